//! x86-64 as it always is: eight numbers to a register, and two registers to nine boxes.
#![allow(unsafe_code)]

use super::boxes::{Boxes, BoxesIsa};
use super::grid::Words;
use super::{Isa, Lanes, Row, Several, Vector};
use core::arch::x86_64::*;

/// Part of every x86-64.
#[derive(Clone, Copy)]
pub(super) struct Sse2;

/// Eight numbers.
#[derive(Clone, Copy)]
pub(crate) struct Eight(__m128i);

/// Nine numbers. The first register holds two bands, the second one band, and nobody's numbers above that.
type Bands = Several<Eight, 2>;

/// An operation of this instruction set.
macro_rules! op {
    ($name:ident($($argument:expr),*)) => {
        // SAFETY: SSE2 is part of every x86-64.
        unsafe { $name($($argument),*) }
    };
}

/// The bits of the three boxes in a word.
const THREE: i64 = (1 << 48) - 1;

#[inline]
#[target_feature(enable = "sse2")]
fn splat(number: u16) -> __m128i {
    _mm_set1_epi16(number as i16)
}

#[inline]
#[target_feature(enable = "sse2")]
fn without_lowest(numbers: __m128i) -> __m128i {
    _mm_and_si128(numbers, _mm_add_epi16(numbers, splat(0xffff)))
}

/// All bits of each number that is 0.
#[inline]
#[target_feature(enable = "sse2")]
fn zeros(numbers: __m128i) -> __m128i {
    _mm_cmpeq_epi16(numbers, _mm_setzero_si128())
}

#[inline]
#[target_feature(enable = "sse2")]
fn count(numbers: __m128i) -> __m128i {
    let pairs = _mm_sub_epi16(numbers, _mm_and_si128(_mm_srli_epi16::<1>(numbers), splat(0x5555)));
    let low = _mm_and_si128(pairs, splat(0x3333));
    let fours = _mm_add_epi16(low, _mm_and_si128(_mm_srli_epi16::<2>(pairs), splat(0x3333)));
    let eights = _mm_and_si128(_mm_add_epi16(fours, _mm_srli_epi16::<4>(fours)), splat(0x0f0f));
    _mm_and_si128(_mm_add_epi16(eights, _mm_srli_epi16::<8>(eights)), splat(0x1f))
}

#[inline]
#[target_feature(enable = "sse2")]
fn lowest(numbers: __m128i) -> __m128i {
    _mm_andnot_si128(_mm_add_epi16(numbers, splat(0xffff)), numbers)
}

#[inline]
#[target_feature(enable = "sse2")]
fn single(numbers: __m128i) -> __m128i {
    _mm_and_si128(numbers, zeros(without_lowest(numbers)))
}

#[inline]
#[target_feature(enable = "sse2")]
fn or_if_none(numbers: __m128i, other: __m128i) -> __m128i {
    _mm_or_si128(numbers, _mm_and_si128(other, zeros(numbers)))
}

#[inline]
#[target_feature(enable = "sse2")]
fn or_if_below_three(numbers: __m128i, other: __m128i) -> __m128i {
    _mm_or_si128(numbers, _mm_and_si128(other, zeros(without_lowest(without_lowest(numbers)))))
}

/// Each of the boxes of a word gets the number of the next.
#[inline]
#[target_feature(enable = "sse2")]
fn right(numbers: __m128i) -> __m128i {
    _mm_shufflehi_epi16::<0b11_00_10_01>(_mm_shufflelo_epi16::<0b11_00_10_01>(numbers))
}

#[inline]
#[target_feature(enable = "sse2")]
fn right_twice(numbers: __m128i) -> __m128i {
    _mm_shufflehi_epi16::<0b11_01_00_10>(_mm_shufflelo_epi16::<0b11_01_00_10>(numbers))
}

#[inline]
#[target_feature(enable = "sse2")]
fn down([first, last]: [Eight; 2]) -> [Eight; 2] {
    [Eight(_mm_unpacklo_epi64(_mm_unpackhi_epi64(first.0, first.0), last.0)), first]
}

#[inline]
#[target_feature(enable = "sse2")]
fn down_twice([first, last]: [Eight; 2]) -> [Eight; 2] {
    [Eight(_mm_unpacklo_epi64(last.0, first.0)), Eight(_mm_unpackhi_epi64(first.0, first.0))]
}

/// The numbers that are a box's.
#[inline]
#[target_feature(enable = "sse2")]
fn own([first, last]: [Eight; 2]) -> [Eight; 2] {
    let masks = (_mm_set1_epi64x(THREE), _mm_set_epi64x(0, THREE));
    [Eight(_mm_and_si128(first.0, masks.0)), Eight(_mm_and_si128(last.0, masks.1))]
}

#[inline]
#[target_feature(enable = "sse2")]
fn boxes(number: u16) -> [Eight; 2] {
    own([Eight(splat(number)); 2])
}

#[inline]
#[target_feature(enable = "sse2")]
fn load(words: &Words) -> [Eight; 2] {
    let [top, middle, bottom, _] = *words;
    own([Eight(_mm_set_epi64x(middle as i64, top as i64)), Eight(_mm_set_epi64x(0, bottom as i64))])
}

#[inline]
#[target_feature(enable = "sse2")]
fn store([first, last]: [Eight; 2], words: &mut Words) {
    let (front, back) = words.split_at_mut(2);
    // SAFETY: half of the words is as long as the register, and the store needs no alignment.
    unsafe { _mm_storeu_si128(front.as_mut_ptr().cast(), first.0) }
    // SAFETY: the other half is, too.
    unsafe { _mm_storeu_si128(back.as_mut_ptr().cast(), last.0) }
}

#[inline]
#[target_feature(enable = "sse2")]
fn is_none(boxes: [Eight; 2]) -> bool {
    let [first, last] = own(boxes);
    let zeros = _mm_cmpeq_epi8(_mm_or_si128(first.0, last.0), _mm_setzero_si128());
    _mm_movemask_epi8(zeros) == 0xffff
}

#[inline]
#[target_feature(enable = "sse2")]
fn has_none([first, last]: [Eight; 2]) -> bool {
    !is_none([Eight(zeros(first.0)), Eight(zeros(last.0))])
}

#[inline]
#[target_feature(enable = "sse2")]
fn read(words: &[u16; 8]) -> __m128i {
    // SAFETY: the numbers are as long as the register, and the load needs no alignment.
    unsafe { _mm_loadu_si128(words.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "sse2")]
fn write(numbers: __m128i, words: &mut [u16; 8]) {
    // SAFETY: the words are as long as the register, and the store needs no alignment.
    unsafe { _mm_storeu_si128(words.as_mut_ptr().cast(), numbers) }
}

#[inline]
#[target_feature(enable = "sse2")]
fn less(numbers: __m128i, than: __m128i) -> __m128i {
    _mm_cmpgt_epi16(than, numbers)
}

#[inline]
#[target_feature(enable = "sse2")]
fn zeros_as_bits(numbers: __m128i) -> u32 {
    _mm_movemask_epi8(_mm_packs_epi16(zeros(numbers), _mm_setzero_si128())) as u32
}

impl Vector for Eight {
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(op!(_mm_and_si128(self.0, other.0)))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(op!(_mm_or_si128(self.0, other.0)))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(op!(_mm_xor_si128(self.0, other.0)))
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Self(op!(_mm_andnot_si128(other.0, self.0)))
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Self(op!(_mm_add_epi16(self.0, other.0)))
    }

    #[inline(always)]
    fn least(self, other: Self) -> Self {
        Self(op!(_mm_min_epi16(self.0, other.0)))
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

impl Lanes for Eight {
    #[inline(always)]
    fn less(self, other: Self) -> Self {
        Self(op!(less(self.0, other.0)))
    }

    #[inline(always)]
    fn zeros(self) -> u32 {
        op!(zeros_as_bits(self.0))
    }
}

impl Boxes for Bands {
    #[inline(always)]
    fn right(self) -> Self {
        self.map(|eight| Eight(op!(right(eight.0))))
    }

    #[inline(always)]
    fn right_twice(self) -> Self {
        self.map(|eight| Eight(op!(right_twice(eight.0))))
    }

    #[inline(always)]
    fn down(self) -> Self {
        Several(op!(down(self.0)))
    }

    #[inline(always)]
    fn down_twice(self) -> Self {
        Several(op!(down_twice(self.0)))
    }
}

impl Isa for Sse2 {
    type Lanes = Eight;
    const GROUPS: usize = 4;

    #[inline(always)]
    fn lanes(self, number: u16) -> Eight {
        Eight(op!(splat(number)))
    }

    #[inline(always)]
    fn read(self, row: &Row, group: usize) -> Eight {
        let words = row.as_chunks::<8>().0;
        Eight(op!(read(&words[group & 3])))
    }

    #[inline(always)]
    fn write(self, lanes: Eight, row: &mut Row, group: usize) {
        let words = row.as_chunks_mut::<8>().0;
        op!(write(lanes.0, &mut words[group & 3]));
    }
}

impl BoxesIsa for Sse2 {
    type Boxes = Bands;

    #[inline(always)]
    fn boxes(self, number: u16) -> Bands {
        Several(op!(boxes(number)))
    }

    #[inline(always)]
    fn load(self, words: &Words) -> Bands {
        Several(op!(load(words)))
    }

    #[inline(always)]
    fn store(self, boxes: Bands, words: &mut Words) {
        op!(store(boxes.0, words));
    }

    #[inline(always)]
    fn is_none(self, boxes: Bands) -> bool {
        op!(is_none(boxes.0))
    }

    #[inline(always)]
    fn has_none(self, boxes: Bands) -> bool {
        op!(has_none(boxes.0))
    }
}
