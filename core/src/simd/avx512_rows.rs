//! AVX-512: thirty-two numbers to a register.
#![allow(unsafe_code)]

use super::{Lanes, Move, Row, Vector};
use core::arch::x86_64::*;

/// Thirty-two numbers. Made where AVX-512 has been entered only.
#[derive(Clone, Copy)]
pub(crate) struct ThirtyTwo(__m512i);

/// An operation of this instruction set.
macro_rules! op {
    ($name:ident($($argument:expr),*)) => {
        // SAFETY: a ThirtyTwo is at hand, and the first is made where AVX-512 is entered.
        unsafe { $name($($argument),*) }
    };
}

/// The same number everywhere.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
pub(super) fn splat(number: u16) -> ThirtyTwo {
    ThirtyTwo(_mm512_set1_epi16(number as i16))
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
pub(super) fn read(row: &Row) -> ThirtyTwo {
    // SAFETY: the row is as long as the register, and the load needs no alignment.
    ThirtyTwo(unsafe { _mm512_loadu_si512(row.as_ptr().cast()) })
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
pub(super) fn write(numbers: ThirtyTwo, row: &mut Row) {
    // SAFETY: the row is as long as the register, and the store needs no alignment.
    unsafe { _mm512_storeu_si512(row.as_mut_ptr().cast(), numbers.0) }
}

/// See [`super::Isa::shift`].
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
pub(super) fn shift(one: &Move, rows: &mut [Row; 81]) {
    // SAFETY: the index is half as long as a row, and the load needs no alignment.
    let index = _mm512_cvtepu8_epi16(unsafe { _mm256_loadu_si256(one.index.as_ptr().cast()) });
    for (from, row) in one.from.iter().zip(rows) {
        write(ThirtyTwo(_mm512_mask_permutexvar_epi16(read(row).0, one.places, index, read(from).0)), row);
    }
}

/// See [`super::Isa::shift_in`].
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
pub(super) fn shift_in(moves: &[Move], open: &mut [Row; 81], taken: &mut [Row; 81]) {
    for moves in moves.chunks(4) {
        let mut indices = [_mm512_setzero_si512(); 4];
        for (index, one) in indices.iter_mut().zip(moves) {
            // SAFETY: the index is half as long as a row, and the load needs no alignment.
            *index = _mm512_cvtepu8_epi16(unsafe { _mm256_loadu_si256(one.index.as_ptr().cast()) });
        }
        let all = moves.iter().fold(0, |all, one| all | one.places);
        for (number, (open, taken)) in open.iter_mut().zip(&mut *taken).enumerate() {
            let mut moved = read(open).0;
            for (one, index) in moves.iter().zip(indices) {
                let from = one.from.get(number).unwrap_or(&[0; 8]);
                moved = _mm512_mask_permutexvar_epi16(moved, one.places, index, read(from).0);
            }
            write(ThirtyTwo(moved), open);
            write(ThirtyTwo(_mm512_mask_mov_epi16(read(taken).0, all, single(moved))), taken);
        }
    }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn lowest(numbers: __m512i) -> __m512i {
    _mm512_andnot_si512(_mm512_add_epi16(numbers, _mm512_set1_epi16(-1)), numbers)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn single(numbers: __m512i) -> __m512i {
    let is_one = _mm512_cmpeq_epi16_mask(_mm512_popcnt_epi16(numbers), _mm512_set1_epi16(1));
    _mm512_maskz_mov_epi16(is_one, numbers)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn or_if_none(numbers: __m512i, other: __m512i) -> __m512i {
    _mm512_mask_mov_epi16(other, _mm512_test_epi16_mask(numbers, numbers), numbers)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn or_if_below_three(numbers: __m512i, other: __m512i) -> __m512i {
    let is_full = _mm512_cmpge_epu16_mask(_mm512_popcnt_epi16(numbers), _mm512_set1_epi16(3));
    _mm512_mask_mov_epi16(other, is_full, numbers)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn less(numbers: __m512i, than: __m512i) -> __m512i {
    _mm512_movm_epi16(_mm512_cmplt_epu16_mask(numbers, than))
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn zeros(numbers: __m512i) -> u32 {
    _mm512_testn_epi16_mask(numbers, numbers)
}

impl Vector for ThirtyTwo {
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(op!(_mm512_and_si512(self.0, other.0)))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(op!(_mm512_or_si512(self.0, other.0)))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(op!(_mm512_xor_si512(self.0, other.0)))
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Self(op!(_mm512_andnot_si512(other.0, self.0)))
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Self(op!(_mm512_add_epi16(self.0, other.0)))
    }

    #[inline(always)]
    fn least(self, other: Self) -> Self {
        Self(op!(_mm512_min_epi16(self.0, other.0)))
    }

    #[inline(always)]
    fn count(self) -> Self {
        Self(op!(_mm512_popcnt_epi16(self.0)))
    }

    #[inline(always)]
    fn lowest(self) -> Self {
        Self(op!(lowest(self.0)))
    }

    #[inline(always)]
    fn single(self) -> Self {
        Self(op!(single(self.0)))
    }

    #[inline(always)]
    fn or_if_none(self, other: Self) -> Self {
        Self(op!(or_if_none(self.0, other.0)))
    }

    #[inline(always)]
    fn or_if_below_three(self, other: Self) -> Self {
        Self(op!(or_if_below_three(self.0, other.0)))
    }
}

impl Lanes for ThirtyTwo {
    #[inline(always)]
    fn less(self, other: Self) -> Self {
        Self(op!(less(self.0, other.0)))
    }

    #[inline(always)]
    fn zeros(self) -> u32 {
        op!(zeros(self.0))
    }
}
