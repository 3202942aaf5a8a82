//! Any machine: four numbers to a 64-bit word.

use super::boxes::{Boxes, BoxesIsa};
use super::grid::Words;
use super::{Isa, Lanes, Row, Several, Vector};

/// No instruction set is needed.
#[derive(Clone, Copy)]
pub(super) struct Portable;

/// Four numbers.
#[derive(Clone, Copy)]
pub(crate) struct Word(u64);

/// Nine numbers: a word for each band, the boxes of the band in it from the low end.
type Bands = Several<Word, 3>;

/// 1 in each number.
const ONES: u64 = 0x0001_0001_0001_0001;
/// The bit of each number that no number has.
const TOPS: u64 = ONES << 15;
/// The three numbers that are a box's.
const THREE: u64 = (1 << 48) - 1;

/// The same in each number.
#[inline(always)]
const fn all(number: u16) -> u64 {
    (number as u64).wrapping_mul(ONES)
}

impl Word {
    /// The top bit of each number that is not 0.
    #[inline(always)]
    fn tops_of_some(self) -> u64 {
        self.0.wrapping_add(TOPS - ONES) & TOPS
    }

    /// This where the top bit is set, 0 elsewhere.
    #[inline(always)]
    fn where_top(self, tops: u64) -> Self {
        Self(self.0 & tops.wrapping_sub(tops >> 15))
    }

    #[inline(always)]
    fn without_lowest(self) -> Self {
        Self(self.0 & (self.0 | TOPS).wrapping_sub(ONES))
    }

    #[inline(always)]
    fn select(self, tops: u64, other: Self) -> Self {
        self.where_top(tops).or(other.where_top(tops ^ TOPS))
    }
}

impl Vector for Word {
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Self(self.0.wrapping_add(other.0))
    }

    #[inline(always)]
    fn least(self, other: Self) -> Self {
        other.select((self.0 | TOPS).wrapping_sub(other.0) & TOPS, self)
    }

    #[inline(always)]
    fn count(self) -> Self {
        let pairs = self.0.wrapping_sub((self.0 >> 1) & all(0x5555));
        let fours = (pairs & all(0x3333)).wrapping_add((pairs >> 2) & all(0x3333));
        let eights = fours.wrapping_add(fours >> 4) & all(0x0f0f);
        Self(eights.wrapping_add(eights >> 8) & all(0x1f))
    }

    #[inline(always)]
    fn lowest(self) -> Self {
        self.minus(self.without_lowest())
    }

    #[inline(always)]
    fn single(self) -> Self {
        self.where_top(self.without_lowest().tops_of_some() ^ TOPS)
    }

    #[inline(always)]
    fn or_if_none(self, other: Self) -> Self {
        self.or(other.where_top(self.tops_of_some() ^ TOPS))
    }

    #[inline(always)]
    fn both(self, other: Self) -> Self {
        self.where_top(other.tops_of_some())
    }

    #[inline(always)]
    fn or_if_below_three(self, other: Self) -> Self {
        let third = self.without_lowest().without_lowest();
        self.or(other.where_top(third.tops_of_some() ^ TOPS))
    }
}

impl Lanes for Word {
    #[inline(always)]
    fn less(self, other: Self) -> Self {
        let is_less = (other.0 | TOPS).wrapping_sub(self.0).wrapping_sub(ONES) & TOPS;
        Self((is_less << 1).wrapping_sub(is_less >> 15) | is_less)
    }

    #[inline(always)]
    fn one_less(self, _: Self) -> Self {
        Self(((self.0 | TOPS).wrapping_sub(ONES)) ^ TOPS)
    }

    #[inline(always)]
    fn zeros(self) -> u32 {
        let tops = (self.tops_of_some() ^ TOPS) >> 15;
        (tops | tops >> 15 | tops >> 30 | tops >> 45) as u32 & 15
    }
}

impl Boxes for Bands {
    #[inline(always)]
    fn right(self) -> Self {
        self.map(|word| Word(word.0 >> 16 | word.0 << 32 & THREE))
    }

    #[inline(always)]
    fn right_twice(self) -> Self {
        self.map(|word| Word(word.0 >> 32 | word.0 << 16 & THREE))
    }

    #[inline(always)]
    fn down(self) -> Self {
        let [top, middle, bottom] = self.0;
        Several([middle, bottom, top])
    }

    #[inline(always)]
    fn down_twice(self) -> Self {
        let [top, middle, bottom] = self.0;
        Several([bottom, top, middle])
    }
}

impl Isa for Portable {
    type Lanes = Word;
    const GROUPS: usize = 8;

    #[inline(always)]
    fn lanes(self, number: u16) -> Word {
        Word(all(number))
    }

    #[inline(always)]
    fn read(self, row: &Row, group: usize) -> Word {
        let [a, b, c, d] = row.as_chunks::<4>().0[group & 7].map(u64::from);
        Word(a | b << 16 | c << 32 | d << 48)
    }

    #[inline(always)]
    fn write(self, lanes: Word, row: &mut Row, group: usize) {
        let numbers = [lanes.0, lanes.0 >> 16, lanes.0 >> 32, lanes.0 >> 48];
        row.as_chunks_mut::<4>().0[group & 7] = numbers.map(|number| number as u16);
    }
}

impl BoxesIsa for Portable {
    type Boxes = Bands;

    #[inline(always)]
    fn boxes(self, number: u16) -> Bands {
        Several([Word(all(number) & THREE); 3])
    }

    #[inline(always)]
    fn load(self, words: &Words) -> Bands {
        let [top, middle, bottom, _] = *words;
        Several([Word(top & THREE), Word(middle & THREE), Word(bottom & THREE)])
    }

    #[inline(always)]
    fn store(self, boxes: Bands, words: &mut Words) {
        let [top, middle, bottom] = boxes.0;
        *words = [top.0, middle.0, bottom.0, 0];
    }

    #[inline(always)]
    fn is_none(self, boxes: Bands) -> bool {
        let [top, middle, bottom] = boxes.0;
        top.0 | middle.0 | bottom.0 == 0
    }

    #[inline(always)]
    fn has_none(self, boxes: Bands) -> bool {
        let [top, middle, bottom] = boxes.0.map(Word::tops_of_some);
        top & middle & bottom & THREE != TOPS & THREE
    }
}
