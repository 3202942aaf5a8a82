//! Bytes of a fuzzer, or of a generator of random numbers, as choices.

use super::SplitMix64;

/// Bytes to be used up; 0 for ever after.
pub(crate) struct Bytes<'a>(pub(crate) &'a [u8]);

impl Bytes<'_> {
    pub(crate) fn next(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        *first
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        usize::from(u16::from_le_bytes([self.next(), self.next()])) % bound
    }

    pub(crate) fn word(&mut self) -> u64 {
        u64::from_le_bytes(std::array::from_fn(|_| self.next()))
    }

    pub(crate) fn seed(&mut self) -> SplitMix64 {
        SplitMix64(self.word())
    }

    /// Yes in one of so many cases.
    pub(crate) fn one_in(&mut self, cases: u8) -> bool {
        self.next().is_multiple_of(cases)
    }

    /// Yes in so many of a hundred cases.
    pub(crate) fn percent(&mut self, cases: u8) -> bool {
        self.next() % 100 < cases
    }

    pub(crate) fn one_of<T: Copy, const N: usize>(&mut self, all: [T; N]) -> T {
        all[self.below(N)]
    }
}
