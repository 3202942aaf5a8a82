//! NEON: eight numbers to a register, and two registers to nine boxes.
#![allow(unsafe_code)]

use super::boxes::{Boxes, BoxesIsa, Places};
use super::grid::{Cells, Least, Words};
use super::neon_bytes::{cells, enter, leave, places};
use super::{Grids, Isa, Lanes, Row, Several, Vector};
use core::arch::aarch64::*;

/// Part of every target that this file is compiled for.
#[derive(Clone, Copy)]
pub(super) struct Neon;

/// Eight numbers.
#[derive(Clone, Copy)]
pub(crate) struct Eight(uint16x8_t);

/// Nine numbers. The first register holds two bands, the second one band, and nobody's numbers above that.
type Bands = Several<Eight, 2>;

/// An operation of this instruction set.
macro_rules! op {
    ($name:ident($($argument:expr),*)) => {
        // SAFETY: NEON is part of the target.
        unsafe { $name($($argument),*) }
    };
}

/// The bits of the three boxes in a word.
const THREE: u64 = (1 << 48) - 1;

#[inline]
#[target_feature(enable = "neon")]
fn words(low: u64, high: u64) -> uint16x8_t {
    vcombine_u16(vcreate_u16(low), vcreate_u16(high))
}

#[inline]
#[target_feature(enable = "neon")]
fn majority(first: uint16x8_t, second: uint16x8_t, third: uint16x8_t) -> uint16x8_t {
    // Where two differ, the third one is with either.
    vbslq_u16(veorq_u16(first, second), third, second)
}

#[inline]
#[target_feature(enable = "neon")]
fn count(numbers: uint16x8_t) -> uint16x8_t {
    vpaddlq_u8(vcntq_u8(vreinterpretq_u8_u16(numbers)))
}

#[inline]
#[target_feature(enable = "neon")]
fn lowest(numbers: uint16x8_t) -> uint16x8_t {
    vbicq_u16(numbers, vaddq_u16(numbers, vdupq_n_u16(0xffff)))
}

#[inline]
#[target_feature(enable = "neon")]
fn single(numbers: uint16x8_t) -> uint16x8_t {
    vbicq_u16(numbers, vtstq_u16(numbers, vaddq_u16(numbers, vdupq_n_u16(0xffff))))
}

#[inline]
#[target_feature(enable = "neon")]
fn or_if_none(numbers: uint16x8_t, other: uint16x8_t) -> uint16x8_t {
    vbslq_u16(vceqzq_u16(numbers), other, numbers)
}

#[inline]
#[target_feature(enable = "neon")]
fn or_if_below_three(numbers: uint16x8_t, other: uint16x8_t) -> uint16x8_t {
    vbslq_u16(vcgtq_u16(count(numbers), vdupq_n_u16(2)), numbers, other)
}

/// Each of the boxes of a word gets the number of the next.
#[inline]
#[target_feature(enable = "neon")]
fn right(numbers: uint16x8_t) -> uint16x8_t {
    take(numbers, words(0x0706_0100_0504_0302, 0x0f0e_0908_0d0c_0b0a))
}

#[inline]
#[target_feature(enable = "neon")]
fn right_twice(numbers: uint16x8_t) -> uint16x8_t {
    take(numbers, words(0x0706_0302_0100_0504, 0x0f0e_0b0a_0908_0d0c))
}

/// The bytes with these indices.
#[inline]
#[target_feature(enable = "neon")]
fn take(numbers: uint16x8_t, bytes: uint16x8_t) -> uint16x8_t {
    vreinterpretq_u16_u8(vqtbl1q_u8(vreinterpretq_u8_u16(numbers), vreinterpretq_u8_u16(bytes)))
}

/// The bytes with these indices, those from 16 of the second register.
#[inline]
#[target_feature(enable = "neon")]
fn take_of_two(first: uint16x8_t, second: uint16x8_t, bytes: uint16x8_t) -> uint16x8_t {
    let both = uint8x16x2_t(vreinterpretq_u8_u16(first), vreinterpretq_u8_u16(second));
    vreinterpretq_u16_u8(vqtbl2q_u8(both, vreinterpretq_u8_u16(bytes)))
}

#[inline]
#[target_feature(enable = "neon")]
fn down([first, last]: [Eight; 2]) -> [Eight; 2] {
    [Eight(vextq_u16::<4>(first.0, last.0)), first]
}

#[inline]
#[target_feature(enable = "neon")]
fn down_twice([first, last]: [Eight; 2]) -> [Eight; 2] {
    [Eight(vcombine_u16(vget_low_u16(last.0), vget_low_u16(first.0))), Eight(vextq_u16::<4>(first.0, first.0))]
}

/// The numbers that are a box's.
#[inline]
#[target_feature(enable = "neon")]
fn own([first, last]: [Eight; 2]) -> [Eight; 2] {
    [Eight(vandq_u16(first.0, words(THREE, THREE))), Eight(vandq_u16(last.0, words(THREE, 0)))]
}

#[inline]
#[target_feature(enable = "neon")]
fn boxes(number: u16) -> [Eight; 2] {
    own([Eight(vdupq_n_u16(number)); 2])
}

#[inline]
#[target_feature(enable = "neon")]
fn load(words: &Words) -> [Eight; 2] {
    let (front, back) = words.split_at(2);
    // SAFETY: half of the words is as long as the register, and the load needs no more alignment.
    let first = unsafe { vld1q_u64(front.as_ptr()) };
    // SAFETY: the other half is, too.
    let last = unsafe { vld1q_u64(back.as_ptr()) };
    own([Eight(vreinterpretq_u16_u64(first)), Eight(vreinterpretq_u16_u64(last))])
}

#[inline]
#[target_feature(enable = "neon")]
fn store([first, last]: [Eight; 2], words: &mut Words) {
    let (front, back) = words.split_at_mut(2);
    // SAFETY: half of the words is as long as the register, and the store needs no more alignment.
    unsafe { vst1q_u64(front.as_mut_ptr(), vreinterpretq_u64_u16(first.0)) }
    // SAFETY: the other half is, too.
    unsafe { vst1q_u64(back.as_mut_ptr(), vreinterpretq_u64_u16(last.0)) }
}

#[inline]
#[target_feature(enable = "neon")]
fn bands_of(rows: [Eight; 2], columns: [Eight; 2]) -> [Eight; 2] {
    let ([first, last], [columns, _]) = (rows, columns);
    let (of_two, of_one) = (words(0x1110_0100, 0x1312_0908), words(0x1514_0100, 0));
    [Eight(take_of_two(first.0, columns.0, of_two)), Eight(take_of_two(last.0, columns.0, of_one))]
}

#[inline]
#[target_feature(enable = "neon")]
fn least_but_nine([first, last]: [Eight; 2]) -> Option<Least> {
    // The numbers of bands 0, 2 and 1, each before that of the stack.
    let numbers = vtrn1q_u32(vreinterpretq_u32_u16(first.0), vreinterpretq_u32_u16(last.0));
    let numbers = vreinterpretq_u16_u32(numbers);
    let keys = vorrq_u16(vshlq_n_u16::<3>(numbers), words(0x0005_0002_0003_0000, 0xffff_ffff_0004_0001));
    Least::of_key(vminvq_u16(vorrq_u16(keys, vceqq_u16(numbers, vdupq_n_u16(9)))))
}

#[inline]
#[target_feature(enable = "neon")]
fn is_none(boxes: [Eight; 2]) -> bool {
    let [first, last] = own(boxes);
    vmaxvq_u32(vreinterpretq_u32_u16(vorrq_u16(first.0, last.0))) == 0
}

#[inline]
#[target_feature(enable = "neon")]
fn has_none([first, last]: [Eight; 2]) -> bool {
    let band = vget_low_u16(last.0);
    let least = vminq_u16(first.0, vcombine_u16(band, band));
    vminvq_u16(vorrq_u16(least, words(!THREE, !THREE))) == 0
}

#[inline]
#[target_feature(enable = "neon")]
fn read(numbers: &[u16; 8]) -> uint16x8_t {
    // SAFETY: the numbers are as long as the register, and the load needs no more alignment.
    unsafe { vld1q_u16(numbers.as_ptr()) }
}

#[inline]
#[target_feature(enable = "neon")]
fn write(numbers: uint16x8_t, to: &mut [u16; 8]) {
    // SAFETY: the numbers are as long as the register, and the store needs no more alignment.
    unsafe { vst1q_u16(to.as_mut_ptr(), numbers) }
}

#[inline]
#[target_feature(enable = "neon")]
fn zeros_as_bits(numbers: uint16x8_t) -> u32 {
    let bits = words(0x0008_0004_0002_0001, 0x0080_0040_0020_0010);
    u32::from(vaddvq_u16(vandq_u16(vceqzq_u16(numbers), bits)))
}

impl Vector for Eight {
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(op!(vandq_u16(self.0, other.0)))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(op!(vorrq_u16(self.0, other.0)))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(op!(veorq_u16(self.0, other.0)))
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Self(op!(vbicq_u16(self.0, other.0)))
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Self(op!(vaddq_u16(self.0, other.0)))
    }

    #[inline(always)]
    fn least(self, other: Self) -> Self {
        Self(op!(vminq_u16(self.0, other.0)))
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

    #[inline(always)]
    fn majority(self, second: Self, third: Self) -> Self {
        Self(op!(majority(self.0, second.0, third.0)))
    }
}

impl Lanes for Eight {
    #[inline(always)]
    fn less(self, other: Self) -> Self {
        Self(op!(vcltq_u16(self.0, other.0)))
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

impl Isa for Neon {
    type Lanes = Eight;
    const GROUPS: usize = 4;

    #[inline(always)]
    fn lanes(self, number: u16) -> Eight {
        Eight(op!(vdupq_n_u16(number)))
    }

    #[inline(always)]
    fn read(self, row: &Row, group: usize) -> Eight {
        let numbers = row.as_chunks::<8>().0;
        Eight(op!(read(&numbers[group & 3])))
    }

    #[inline(always)]
    fn write(self, lanes: Eight, row: &mut Row, group: usize) {
        let numbers = row.as_chunks_mut::<8>().0;
        op!(write(lanes.0, &mut numbers[group & 3]));
    }

    #[inline(always)]
    fn enter(self, grids: &Grids, rows: &mut [Row; 81]) {
        op!(enter(grids, rows));
    }

    // Copies are left as they are, one by one: they are about two to a register, and then a lookup costs more.
    #[inline(always)]
    fn leave(self, rows: &mut [Row; 81], grids: &mut Grids) {
        op!(leave(rows, grids));
    }
}

impl BoxesIsa for Neon {
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
    fn places(self, cells: &Cells) -> Places<Bands> {
        let [[a, b, c], [d, e, f], [g, h, i]] = op!(places(cells));
        [[bands(a), bands(b), bands(c)], [bands(d), bands(e), bands(f)], [bands(g), bands(h), bands(i)]]
    }

    #[inline(always)]
    fn cells(self, places: Places<Bands>) -> Cells {
        let [[a, b, c], [d, e, f], [g, h, i]] = places;
        op!(cells([
            [registers(a), registers(b), registers(c)],
            [registers(d), registers(e), registers(f)],
            [registers(g), registers(h), registers(i)],
        ]))
    }

    #[inline(always)]
    fn bands(self, rows: Bands, columns: Bands) -> Bands {
        Several(op!(bands_of(rows.0, columns.0)))
    }

    #[inline(always)]
    fn least_but_nine(self, bands: Bands) -> Option<Least> {
        op!(least_but_nine(bands.0))
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

#[inline(always)]
fn bands([first, last]: [uint16x8_t; 2]) -> Bands {
    Several([Eight(first), Eight(last)])
}

#[inline(always)]
fn registers(Several([first, last]): Bands) -> [uint16x8_t; 2] {
    [first.0, last.0]
}
