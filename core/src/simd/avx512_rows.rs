//! AVX-512: thirty-two numbers to a register.
#![allow(unsafe_code)]

use super::{Grids, Lanes, Move, Row, Split, Vector};
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
    let every_grid = _mm512_mullo_epi32(
        _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
        _mm512_set1_epi32(84),
    );
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

/// See [`super::Isa::split`].
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
pub(super) fn split(split: &Split, open: &mut [Row; 81], taken: &mut [Row; 81], away: &mut [Row; 81]) {
    let (index, digits) = (indices(&split.index), read(&split.digits).0);
    let rows = open.iter_mut().zip(taken).zip(away).zip(split.stay.iter().zip(&split.go));
    for (((open, taken), away), (&stay, &go)) in rows {
        let all = read(open).0;
        let copies = _mm512_andnot_si512(_mm512_maskz_mov_epi16(go, digits), all);
        write(ThirtyTwo(_mm512_mask_permutexvar_epi16(read(away).0, split.places, index, copies)), away);
        let left = _mm512_andnot_si512(_mm512_maskz_mov_epi16(stay, digits), all);
        write(ThirtyTwo(left), open);
        write(ThirtyTwo(_mm512_mask_mov_epi16(read(taken).0, stay, single(left))), taken);
    }
}

/// See [`super::Isa::shift_in`].
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
pub(super) fn shift_in(moves: &[Move], open: &mut [Row; 81], taken: &mut [Row; 81]) {
    let mut moves = moves;
    loop {
        moves = match moves {
            [] => return,
            [a] => {
                shift_some([a], open, taken);
                return;
            }
            [a, b] => {
                shift_some([a, b], open, taken);
                return;
            }
            [a, b, c] => {
                shift_some([a, b, c], open, taken);
                return;
            }
            [a, b, c, d, rest @ ..] => {
                shift_some([a, b, c, d], open, taken);
                rest
            }
        };
    }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn shift_some<const N: usize>(moves: [&Move; N], open: &mut [Row; 81], taken: &mut [Row; 81]) {
    let mut index = [_mm512_setzero_si512(); N];
    let mut all = 0;
    for (index, one) in index.iter_mut().zip(moves) {
        *index = indices(one.index);
        all |= one.places;
    }
    for row in 0..81 {
        let mut moved = read(&open[row]).0;
        for (one, index) in moves.iter().zip(index) {
            moved = _mm512_mask_permutexvar_epi16(moved, one.places, index, read(&one.from[row]).0);
        }
        write(ThirtyTwo(moved), &mut open[row]);
        let known = _mm512_mask_mov_epi16(read(&taken[row]).0, all, single(moved));
        write(ThirtyTwo(known), &mut taken[row]);
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
