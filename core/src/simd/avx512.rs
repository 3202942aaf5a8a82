//! AVX-512 as Ice Lake and Zen 4 have it: three-input logic, masks and counts of bits.
//!
//! Nine boxes stay in 256 bits: three such registers can be worked on at a time, but two of 512.
#![allow(unsafe_code)]

use super::avx512_rows::{
    ThirtyTwo, enter as enter_rows, read as read_row, shift_in, splat as splat_row, split as split_rows,
    write as write_row,
};
use super::bytes::{cells, places};
use super::{Boxes, Cells, Grids, Isa, Move, Places, Row, Split, Task, Vector, Words};
use core::arch::x86_64::*;

/// AVX-512 is there. Made by [`enter`] only.
#[derive(Clone, Copy)]
pub(super) struct Avx512(());

/// Sixteen numbers; for nine boxes, those of a band in a 64-bit word, and nobody's in the fourth place and word.
#[derive(Clone, Copy)]
pub(crate) struct Sixteen(__m256i);

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
        // SAFETY: an Avx512 or a Sixteen is at hand, and the first of these is made where AVX-512 is entered.
        unsafe { $name($($argument),*) }
    };
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn splat(number: u16) -> __m256i {
    _mm256_set1_epi16(number as i16)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn count(numbers: __m256i) -> __m256i {
    _mm256_popcnt_epi16(numbers)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn lowest(numbers: __m256i) -> __m256i {
    _mm256_andnot_si256(_mm256_add_epi16(numbers, splat(0xffff)), numbers)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn single(numbers: __m256i) -> __m256i {
    _mm256_maskz_mov_epi16(_mm256_cmpeq_epi16_mask(_mm256_popcnt_epi16(numbers), splat(1)), numbers)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn or_if_none(numbers: __m256i, other: __m256i) -> __m256i {
    _mm256_mask_mov_epi16(other, _mm256_test_epi16_mask(numbers, numbers), numbers)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn or_if_below_three(numbers: __m256i, other: __m256i) -> __m256i {
    _mm256_mask_mov_epi16(other, _mm256_cmpge_epu16_mask(_mm256_popcnt_epi16(numbers), splat(3)), numbers)
}

/// Each of the boxes of a word gets the number of the next.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn right(numbers: __m256i) -> __m256i {
    let (low, high) = (0x0706_0100_0504_0302, 0x0f0e_0908_0d0c_0b0a);
    _mm256_shuffle_epi8(numbers, _mm256_set_epi64x(high, low, high, low))
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn right_twice(numbers: __m256i) -> __m256i {
    let (low, high) = (0x0706_0302_0100_0504, 0x0f0e_0b0a_0908_0d0c);
    _mm256_shuffle_epi8(numbers, _mm256_set_epi64x(high, low, high, low))
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn down(numbers: __m256i) -> __m256i {
    _mm256_permute4x64_epi64::<0b11_00_10_01>(numbers)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn down_twice(numbers: __m256i) -> __m256i {
    _mm256_permute4x64_epi64::<0b11_01_00_10>(numbers)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn boxes(number: u16) -> __m256i {
    own(splat(number))
}

/// The numbers that are a box's.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn own(numbers: __m256i) -> __m256i {
    const THREE: i64 = (1 << 48) - 1;
    _mm256_and_si256(numbers, _mm256_set_epi64x(0, THREE, THREE, THREE))
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn load(words: &Words) -> __m256i {
    // SAFETY: the words are as long as the register, and the load needs no alignment.
    own(unsafe { _mm256_loadu_si256(words.as_ptr().cast()) })
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn store(numbers: __m256i, words: &mut Words) {
    // SAFETY: the words are as long as the register, and the store needs no alignment.
    unsafe { _mm256_storeu_si256(words.as_mut_ptr().cast(), numbers) }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn is_none(numbers: __m256i) -> bool {
    const THREE: i64 = (1 << 48) - 1;
    _mm256_testz_si256(numbers, _mm256_set_epi64x(0, THREE, THREE, THREE)) != 0
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn has_none(numbers: __m256i) -> bool {
    _mm256_testn_epi16_mask(numbers, numbers) & 0x0777 != 0
}

impl Vector for Sixteen {
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(op!(_mm256_and_si256(self.0, other.0)))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(op!(_mm256_or_si256(self.0, other.0)))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(op!(_mm256_xor_si256(self.0, other.0)))
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Self(op!(_mm256_andnot_si256(other.0, self.0)))
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Self(op!(_mm256_add_epi16(self.0, other.0)))
    }

    #[inline(always)]
    fn least(self, other: Self) -> Self {
        Self(op!(_mm256_min_epi16(self.0, other.0)))
    }

    #[inline(always)]
    fn count(self) -> Self {
        Self(op!(count(self.0)))
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

impl Boxes for Sixteen {
    #[inline(always)]
    fn right(self) -> Self {
        Self(op!(right(self.0)))
    }

    #[inline(always)]
    fn right_twice(self) -> Self {
        Self(op!(right_twice(self.0)))
    }

    #[inline(always)]
    fn down(self) -> Self {
        Self(op!(down(self.0)))
    }

    #[inline(always)]
    fn down_twice(self) -> Self {
        Self(op!(down_twice(self.0)))
    }
}

impl Isa for Avx512 {
    type Lanes = ThirtyTwo;
    const GROUPS: usize = 1;

    #[inline(always)]
    fn lanes(self, number: u16) -> ThirtyTwo {
        op!(splat_row(number))
    }

    #[inline(always)]
    fn read(self, row: &Row, _: usize) -> ThirtyTwo {
        op!(read_row(row))
    }

    #[inline(always)]
    fn write(self, lanes: ThirtyTwo, row: &mut Row, _: usize) {
        op!(write_row(lanes, row));
    }

    #[inline(always)]
    fn enter(self, grids: &Grids, rows: &mut [Row; 81]) {
        op!(enter_rows(grids, rows));
    }

    #[inline(always)]
    fn split(self, split: &Split, open: &mut [Row; 81], taken: &mut [Row; 81], away: &mut [Row; 81]) {
        op!(split_rows(split, open, taken, away));
    }

    #[inline(always)]
    fn shift_in(self, moves: &[Move], open: &mut [Row; 81], taken: &mut [Row; 81]) {
        op!(shift_in(moves, open, taken));
    }

    type Boxes = Sixteen;

    #[inline(always)]
    fn boxes(self, number: u16) -> Sixteen {
        Sixteen(op!(boxes(number)))
    }

    #[inline(always)]
    fn load(self, words: &Words) -> Sixteen {
        Sixteen(op!(load(words)))
    }

    #[inline(always)]
    fn store(self, boxes: Sixteen, words: &mut Words) {
        op!(store(boxes.0, words));
    }

    #[inline(always)]
    fn places(self, cells: &Cells) -> Places<Sixteen> {
        let [[a, b, c], [d, e, f], [g, h, i]] = op!(places(cells));
        [
            [Sixteen(a), Sixteen(b), Sixteen(c)],
            [Sixteen(d), Sixteen(e), Sixteen(f)],
            [Sixteen(g), Sixteen(h), Sixteen(i)],
        ]
    }

    #[inline(always)]
    fn cells(self, places: Places<Sixteen>) -> Cells {
        let [[a, b, c], [d, e, f], [g, h, i]] = places;
        op!(cells([[a.0, b.0, c.0], [d.0, e.0, f.0], [g.0, h.0, i.0]]))
    }

    #[inline(always)]
    fn is_none(self, boxes: Sixteen) -> bool {
        op!(is_none(boxes.0))
    }

    #[inline(always)]
    fn has_none(self, boxes: Sixteen) -> bool {
        op!(has_none(boxes.0))
    }
}
