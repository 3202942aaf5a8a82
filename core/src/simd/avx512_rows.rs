//! AVX-512: thirty-two numbers to a register.
#![allow(unsafe_code)]

use super::{Lanes, Row, Vector};
use core::arch::x86_64::*;

/// Thirty-two numbers. Made where AVX-512 has been entered only.
#[derive(Clone, Copy)]
pub(crate) struct ThirtyTwo(pub(super) __m512i);

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

/// A byte for each place as a number.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn indices(bytes: &[u8; 32]) -> __m512i {
    // SAFETY: the bytes are half as long as a row, and the load needs no alignment.
    _mm512_cvtepu8_epi16(unsafe { _mm256_loadu_si256(bytes.as_ptr().cast()) })
}

/// See [`super::Isa::copy`].
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
pub(super) fn copy(rows: &[Row; 81], index: &[u8; 32], places: u32, to: &mut [Row; 81]) {
    let index = indices(index);
    for (row, to) in rows.iter().zip(to) {
        let moved = _mm512_mask_permutexvar_epi16(read(to).0, places, index, read(row).0);
        write(ThirtyTwo(moved), to);
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

/// In one, where the compiler would keep what both have for other uses.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn or_both(numbers: __m512i, first: __m512i, second: __m512i) -> __m512i {
    _mm512_ternarylogic_epi64::<0xf8>(numbers, first, second)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn single_by(numbers: __m512i, one_less: __m512i) -> __m512i {
    _mm512_maskz_mov_epi16(_mm512_testn_epi16_mask(numbers, one_less), numbers)
}

/// Three-input logic: the compiler takes it apart where a part seems to be of use elsewhere.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn minus_both(numbers: __m512i, first: __m512i, second: __m512i) -> __m512i {
    _mm512_ternarylogic_epi64::<0x10>(numbers, first, second)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn majority(first: __m512i, second: __m512i, third: __m512i) -> __m512i {
    _mm512_ternarylogic_epi64::<0xe8>(first, second, third)
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

    #[inline(always)]
    fn minus_both(self, first: Self, second: Self) -> Self {
        Self(op!(minus_both(self.0, first.0, second.0)))
    }

    #[inline(always)]
    fn majority(self, second: Self, third: Self) -> Self {
        Self(op!(majority(self.0, second.0, third.0)))
    }
}

impl Lanes for ThirtyTwo {
    #[inline(always)]
    fn or_both(self, first: Self, second: Self) -> Self {
        Self(op!(or_both(self.0, first.0, second.0)))
    }

    #[inline(always)]
    fn single_by(self, one_less: Self) -> Self {
        Self(op!(single_by(self.0, one_less.0)))
    }

    #[inline(always)]
    fn less(self, other: Self) -> Self {
        Self(op!(less(self.0, other.0)))
    }

    #[inline(always)]
    fn zeros(self) -> u32 {
        op!(zeros(self.0))
    }
}
