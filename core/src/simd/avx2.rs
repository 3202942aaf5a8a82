//! AVX2: sixteen numbers to a register.
#![allow(unsafe_code)]

use super::boxes::{Boxes, BoxesIsa, Places};
use super::bytes::{cells, places};
use super::grid::{Cells, Least, Words};
use super::{Isa, Lanes, Row, Task, Vector};
use core::arch::x86_64::*;

/// AVX2 is there. Made by [`enter`] only.
#[derive(Clone, Copy)]
pub(super) struct Avx2(());

/// Sixteen numbers; for nine boxes, those of a band in a 64-bit word, and nobody's in the fourth place and word.
#[derive(Clone, Copy)]
pub(crate) struct Sixteen(__m256i);

/// Runs a task compiled for AVX2.
#[target_feature(enable = "avx2,bmi1,bmi2")]
pub(super) fn enter<T: Task>(task: T) -> T::Output {
    task.run(Avx2(()))
}

/// An operation of this instruction set, below.
macro_rules! op {
    ($name:ident($($argument:expr),*)) => {
        // SAFETY: an Avx2 or a Sixteen is at hand, and the first of these is made where AVX2 is entered.
        unsafe { $name($($argument),*) }
    };
}

#[inline]
#[target_feature(enable = "avx2")]
fn splat(number: u16) -> __m256i {
    _mm256_set1_epi16(number as i16)
}

#[inline]
#[target_feature(enable = "avx2")]
fn without_lowest(numbers: __m256i) -> __m256i {
    _mm256_and_si256(numbers, _mm256_add_epi16(numbers, splat(0xffff)))
}

/// All bits of each number that is 0.
#[inline]
#[target_feature(enable = "avx2")]
fn zeros(numbers: __m256i) -> __m256i {
    _mm256_cmpeq_epi16(numbers, _mm256_setzero_si256())
}

#[inline]
#[target_feature(enable = "avx2")]
fn count(numbers: __m256i) -> __m256i {
    let pairs = _mm256_sub_epi16(numbers, _mm256_and_si256(_mm256_srli_epi16::<1>(numbers), splat(0x5555)));
    let low = _mm256_and_si256(pairs, splat(0x3333));
    let fours = _mm256_add_epi16(low, _mm256_and_si256(_mm256_srli_epi16::<2>(pairs), splat(0x3333)));
    let eights = _mm256_and_si256(_mm256_add_epi16(fours, _mm256_srli_epi16::<4>(fours)), splat(0x0f0f));
    _mm256_and_si256(_mm256_add_epi16(eights, _mm256_srli_epi16::<8>(eights)), splat(0x1f))
}

#[inline]
#[target_feature(enable = "avx2")]
fn lowest(numbers: __m256i) -> __m256i {
    _mm256_andnot_si256(_mm256_add_epi16(numbers, splat(0xffff)), numbers)
}

#[inline]
#[target_feature(enable = "avx2")]
fn single(numbers: __m256i) -> __m256i {
    _mm256_and_si256(numbers, zeros(without_lowest(numbers)))
}

#[inline]
#[target_feature(enable = "avx2")]
fn or_if_none(numbers: __m256i, other: __m256i) -> __m256i {
    _mm256_or_si256(numbers, _mm256_and_si256(other, zeros(numbers)))
}

#[inline]
#[target_feature(enable = "avx2")]
fn or_if_below_three(numbers: __m256i, other: __m256i) -> __m256i {
    let third = without_lowest(without_lowest(numbers));
    _mm256_or_si256(numbers, _mm256_and_si256(other, zeros(third)))
}

/// Each of the boxes of a word gets the number of the next.
#[inline]
#[target_feature(enable = "avx2")]
fn right(numbers: __m256i) -> __m256i {
    let (low, high) = (0x0706_0100_0504_0302, 0x0f0e_0908_0d0c_0b0a);
    _mm256_shuffle_epi8(numbers, _mm256_set_epi64x(high, low, high, low))
}

#[inline]
#[target_feature(enable = "avx2")]
fn right_twice(numbers: __m256i) -> __m256i {
    let (low, high) = (0x0706_0302_0100_0504, 0x0f0e_0b0a_0908_0d0c);
    _mm256_shuffle_epi8(numbers, _mm256_set_epi64x(high, low, high, low))
}

#[inline]
#[target_feature(enable = "avx2")]
fn down(numbers: __m256i) -> __m256i {
    _mm256_permute4x64_epi64::<0b11_00_10_01>(numbers)
}

#[inline]
#[target_feature(enable = "avx2")]
fn down_twice(numbers: __m256i) -> __m256i {
    _mm256_permute4x64_epi64::<0b11_01_00_10>(numbers)
}

#[inline]
#[target_feature(enable = "avx2")]
fn boxes(number: u16) -> __m256i {
    own(splat(number))
}

/// The numbers that are a box's.
#[inline]
#[target_feature(enable = "avx2")]
fn own(numbers: __m256i) -> __m256i {
    const THREE: i64 = (1 << 48) - 1;
    _mm256_and_si256(numbers, _mm256_set_epi64x(0, THREE, THREE, THREE))
}

#[inline]
#[target_feature(enable = "avx2")]
fn load(words: &Words) -> __m256i {
    // SAFETY: the words are as long as the register, and the load needs no alignment.
    own(unsafe { _mm256_loadu_si256(words.as_ptr().cast()) })
}

#[inline]
#[target_feature(enable = "avx2")]
fn store(numbers: __m256i, words: &mut Words) {
    // SAFETY: the words are as long as the register, and the store needs no alignment.
    unsafe { _mm256_storeu_si256(words.as_mut_ptr().cast(), numbers) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn bands(rows: __m256i, columns: __m256i) -> __m256i {
    let every = _mm256_broadcastq_epi64(_mm256_castsi256_si128(columns));
    let (first, second, third) = (0xffff_ffff_0100_ffff_u64, 0xffff_ffff_0302_ffff_u64, 0xffff_ffff_0504_ffff_u64);
    let second_boxes = _mm256_set_epi64x(-1, third as i64, second as i64, first as i64);
    _mm256_blend_epi16::<0b0010_0010>(rows, _mm256_shuffle_epi8(every, second_boxes))
}

#[inline]
#[target_feature(enable = "avx2")]
fn least_but_nine(bands: __m256i) -> Option<Least> {
    let (front, back) = (_mm256_castsi256_si128(bands), _mm256_extracti128_si256::<1>(bands));
    let numbers = _mm_blend_epi16::<0b0000_1100>(front, _mm_slli_si128::<4>(back));
    let keys = _mm_or_si128(_mm_slli_epi16::<3>(numbers), _mm_setr_epi16(0, 3, 2, 5, 1, 4, -1, -1));
    let is_nine = _mm_cmpeq_epi16(numbers, _mm_set1_epi16(9));
    Least::of_key(_mm_cvtsi128_si32(_mm_minpos_epu16(_mm_or_si128(keys, is_nine))) as u16)
}

#[inline]
#[target_feature(enable = "avx2")]
fn is_none(numbers: __m256i) -> bool {
    const THREE: i64 = (1 << 48) - 1;
    _mm256_testz_si256(numbers, _mm256_set_epi64x(0, THREE, THREE, THREE)) != 0
}

#[inline]
#[target_feature(enable = "avx2")]
fn has_none(numbers: __m256i) -> bool {
    !is_none(zeros(numbers))
}

#[inline]
#[target_feature(enable = "avx2")]
fn read(numbers: &[u16; 16]) -> __m256i {
    // SAFETY: the numbers are as long as the register, and the load needs no alignment.
    unsafe { _mm256_loadu_si256(numbers.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn write(numbers: __m256i, to: &mut [u16; 16]) {
    // SAFETY: the numbers are as long as the register, and the store needs no alignment.
    unsafe { _mm256_storeu_si256(to.as_mut_ptr().cast(), numbers) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn less(numbers: __m256i, than: __m256i) -> __m256i {
    _mm256_cmpgt_epi16(than, numbers)
}

#[inline]
#[target_feature(enable = "avx2")]
fn zeros_as_bits(numbers: __m256i) -> u32 {
    let (low, high) = (_mm256_castsi256_si128(zeros(numbers)), _mm256_extracti128_si256::<1>(zeros(numbers)));
    _mm_movemask_epi8(_mm_packs_epi16(low, high)) as u32
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

impl Lanes for Sixteen {
    #[inline(always)]
    fn less(self, other: Self) -> Self {
        Self(op!(less(self.0, other.0)))
    }

    #[inline(always)]
    fn zeros(self) -> u32 {
        op!(zeros_as_bits(self.0))
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

impl Isa for Avx2 {
    type Lanes = Sixteen;
    const GROUPS: usize = 2;

    #[inline(always)]
    fn lanes(self, number: u16) -> Sixteen {
        Sixteen(op!(splat(number)))
    }

    #[inline(always)]
    fn read(self, row: &Row, group: usize) -> Sixteen {
        let words = row.as_chunks::<16>().0;
        Sixteen(op!(read(&words[group & 1])))
    }

    #[inline(always)]
    fn write(self, lanes: Sixteen, row: &mut Row, group: usize) {
        let words = row.as_chunks_mut::<16>().0;
        op!(write(lanes.0, &mut words[group & 1]));
    }
}

impl BoxesIsa for Avx2 {
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
    fn bands(self, rows: Sixteen, columns: Sixteen) -> Sixteen {
        Sixteen(op!(bands(rows.0, columns.0)))
    }

    #[inline(always)]
    fn least_but_nine(self, bands: Sixteen) -> Option<Least> {
        op!(least_but_nine(bands.0))
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
