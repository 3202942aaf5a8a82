//! Which instruction set to use: a value, found out at run time.
#![allow(unsafe_code)]

#[cfg(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"))]
use super::neon;
use super::{Layout, Task, portable};
#[cfg(target_arch = "x86_64")]
use super::{avx2, avx512, sse2};

/// An instruction set that this machine has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Backend(Kind);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(dead_code)] // no target has all of them
enum Kind {
    Portable,
    Sse2,
    Avx2,
    Avx512,
    Neon,
}

#[cfg(target_arch = "x86_64")]
cpufeatures::new!(has_avx2, "avx2", "bmi1", "bmi2");
#[cfg(target_arch = "x86_64")]
cpufeatures::new!(
    has_avx512,
    "avx512f",
    "avx512bw",
    "avx512dq",
    "avx512vl",
    "avx512vbmi",
    "avx512vbmi2",
    "avx512bitalg",
    "avx512vpopcntdq",
    "bmi1",
    "bmi2"
);

impl Backend {
    /// Needs no instruction set: there on every machine.
    pub const PORTABLE: Self = Self(Kind::Portable);

    /// The names of all, whether this machine has them or not, by their numbers less one.
    pub const NAMES: [&'static str; 5] = ["portable", "sse2", "avx2", "avx512", "neon"];

    /// The fastest that this machine has. Asks the processor once; what it said is kept.
    #[inline]
    pub fn best() -> Self {
        #[cfg(target_arch = "x86_64")]
        {
            if has_avx512::get() {
                Self(Kind::Avx512)
            } else if has_avx2::get() {
                Self(Kind::Avx2)
            } else {
                Self(Kind::Sse2)
            }
        }
        #[cfg(not(target_arch = "x86_64"))]
        Self::with_number(Self(Kind::Neon).number()).unwrap_or(Self::PORTABLE)
    }

    /// The backend with this number, if there is one and this machine has it.
    pub fn with_number(number: u32) -> Option<Self> {
        match number {
            1 => Some(Self::PORTABLE),
            #[cfg(target_arch = "x86_64")]
            2 => Some(Self(Kind::Sse2)),
            #[cfg(target_arch = "x86_64")]
            3 if has_avx2::get() => Some(Self(Kind::Avx2)),
            #[cfg(target_arch = "x86_64")]
            4 if has_avx512::get() => Some(Self(Kind::Avx512)),
            #[cfg(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"))]
            5 => Some(Self(Kind::Neon)),
            _ => None,
        }
    }

    /// Its number, from 1.
    #[inline]
    pub const fn number(self) -> u32 {
        self.0 as u32 + 1
    }

    /// Every backend that this machine has.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::NAMES.len() as u32).filter_map(Self::with_number)
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self.0 as usize]
    }

    /// How the backend with this number has triads in memory, whether this machine has it or not.
    pub(crate) const fn layout(number: u32) -> Layout {
        match number {
            4 => Layout::Dense,
            _ => Layout::Banded,
        }
    }

    /// Runs a task with the instructions of this backend.
    #[inline]
    pub(crate) fn run<T: Task>(self, task: T) -> T::Output {
        match self.0 {
            #[cfg(target_arch = "x86_64")]
            // SAFETY: the value is only made when the instruction set was detected.
            Kind::Avx512 => unsafe { avx512::enter(task) },
            #[cfg(target_arch = "x86_64")]
            // SAFETY: the value is only made when the instruction set was detected.
            Kind::Avx2 => unsafe { avx2::enter(task) },
            #[cfg(target_arch = "x86_64")]
            Kind::Sse2 => task.run(sse2::Sse2),
            #[cfg(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"))]
            Kind::Neon => task.run(neon::Neon),
            _ => task.run(portable::Portable),
        }
    }
}
