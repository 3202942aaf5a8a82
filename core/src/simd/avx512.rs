//! AVX-512 as Ice Lake and Zen 4 have it: three-input logic, masks, counts of bits and moves of bytes.
#![allow(unsafe_code)]

use super::avx512_rows::{ThirtyTwo, copy, read, splat, write};
use super::avx512_turn::{enter as enter_rows, leave};
use super::{Grids, Isa, Row, Task};

/// AVX-512 is there. Made by [`enter`] only.
#[derive(Clone, Copy)]
pub(super) struct Avx512(());

/// Runs a task compiled for AVX-512.
#[target_feature(
    enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,avx512vpopcntdq,bmi1,bmi2"
)]
pub(super) fn enter<T: Task>(task: T) -> T::Output {
    task.run(Avx512(()))
}

/// An operation of this instruction set, below.
macro_rules! op {
    ($name:ident($($argument:expr),*)) => {
        // SAFETY: an Avx512 is at hand, which is made where AVX-512 is entered.
        unsafe { $name($($argument),*) }
    };
}

impl Isa for Avx512 {
    type Lanes = ThirtyTwo;
    const GROUPS: usize = 1;

    #[inline(always)]
    fn lanes(self, number: u16) -> ThirtyTwo {
        op!(splat(number))
    }

    #[inline(always)]
    fn read(self, row: &Row, _: usize) -> ThirtyTwo {
        op!(read(row))
    }

    #[inline(always)]
    fn write(self, lanes: ThirtyTwo, row: &mut Row, _: usize) {
        op!(write(lanes, row));
    }

    #[inline(always)]
    fn enter(self, grids: &Grids, rows: &mut [Row; 81]) {
        op!(enter_rows(grids, rows));
    }

    #[inline(always)]
    fn copy(self, rows: &[Row; 81], index: &[u8; 32], places: u32, to: &mut [Row; 81]) {
        op!(copy(rows, index, places, to));
    }

    #[inline(always)]
    fn leave(self, rows: &mut [Row; 81], grids: &mut Grids) {
        op!(leave(rows, grids));
    }
}
