//! AVX-512: thirty-two numbers to a register.
#![allow(unsafe_code)]

use super::{Grids, Lanes, Row, Vector};
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

/// See [`super::Isa::enter`]. Four cells of sixteen grids are one register of 32-bit numbers.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
pub(super) fn enter(grids: &Grids, rows: &mut [Row; 81]) {
    let every_grid = every_grid();
    let (first, second) = grids.split_at(16);
    for (number, rows) in rows.chunks_mut(4).enumerate() {
        let offsets = _mm512_add_epi32(every_grid, _mm512_set1_epi32(4 * number as i32));
        // SAFETY: 16 grids of 84 bytes, and in each four bytes from a place that is at most 80.
        let mut first = unsafe { _mm512_i32gather_epi32::<1>(offsets, first.as_ptr().cast()) };
        // SAFETY: the other 16 grids.
        let mut second = unsafe { _mm512_i32gather_epi32::<1>(offsets, second.as_ptr().cast()) };
        for row in rows {
            let low = _mm512_castsi256_si512(_mm512_cvtepi32_epi16(first));
            let all = _mm512_inserti64x4::<1>(low, _mm512_cvtepi32_epi16(second));
            let digits = _mm512_and_si512(all, _mm512_set1_epi16(15));
            let sets = _mm512_sllv_epi16(_mm512_set1_epi16(1), _mm512_add_epi16(digits, _mm512_set1_epi16(-1)));
            write(ThirtyTwo(or_if_none(sets, _mm512_set1_epi16(0x1ff))), row);
            (first, second) = (_mm512_srli_epi32::<8>(first), _mm512_srli_epi32::<8>(second));
        }
    }
}

/// How far on each of sixteen grids begins.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn every_grid() -> __m512i {
    let number = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    _mm512_mullo_epi32(number, _mm512_set1_epi32(84))
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

/// See [`super::Isa::leave`]. Four cells of sixteen grids are one register of 32-bit numbers.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
pub(super) fn leave(rows: &[Row; 81], grids: &mut Grids) {
    let every_grid = every_grid();
    let (first, second) = grids.split_at_mut(16);
    for (number, rows) in rows.chunks(4).enumerate() {
        let mut both = [_mm512_setzero_si512(); 2];
        for row in rows.iter().rev() {
            let digits = digits(read(row).0);
            let low = _mm512_cvtepu16_epi32(_mm512_castsi512_si256(digits));
            let high = _mm512_cvtepu16_epi32(_mm512_extracti64x4_epi64::<1>(digits));
            both = [
                _mm512_or_si512(_mm512_slli_epi32::<8>(both[0]), low),
                _mm512_or_si512(_mm512_slli_epi32::<8>(both[1]), high),
            ];
        }
        let offsets = _mm512_add_epi32(every_grid, _mm512_set1_epi32(4 * number as i32));
        // SAFETY: 16 grids of 84 bytes, and in each four bytes from a place that is at most 80.
        unsafe { _mm512_i32scatter_epi32::<1>(first.as_mut_ptr().cast(), offsets, both[0]) }
        // SAFETY: the other 16 grids.
        unsafe { _mm512_i32scatter_epi32::<1>(second.as_mut_ptr().cast(), offsets, both[1]) }
    }
}

/// The digits of sets of one: the bits below a bit, and it, are as many.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn digits(sets: __m512i) -> __m512i {
    _mm512_popcnt_epi16(_mm512_or_si512(sets, _mm512_add_epi16(sets, _mm512_set1_epi16(-1))))
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
