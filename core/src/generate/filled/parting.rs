//! The 56 ways to part the digits of one box among the lines of another.
//!
//! A box has three lines of three digits each: three rows, as its neighbours in the band have, or three columns, as those in
//! the stack have. No digit stands in the same line of two neighbours. So to get to the next box each digit goes one line
//! on, or else two, the lines being a circle. If all lines are to have three digits again, as many go one line on from each
//! of them: none, one, two or three, which makes 1 + 27 + 27 + 1 ways. In the last box each digit stands in the line that is
//! left: that is the same with one and two exchanged.

use crate::board::Digit;

/// A box as its three lines: rows from above, or columns from the left.
pub type Lines = [[Digit; 3]; 3];

/// One of three lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Line {
    First,
    Second,
    Third,
}

/// How many partings there are.
pub(super) const PARTINGS: usize = 56;

/// A parting, by its number. Its pattern has bit `3 i + j` set if digit `j` of line `i` goes one line on; partings count from
/// 0 in the order of their patterns. There is room for 64 numbers, so that any six bits are one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Parting(u8);

impl Parting {
    /// The parting with this number.
    #[inline]
    pub(super) const fn new(number: u32) -> Self {
        Self(number as u8 & 63)
    }

    /// The number, below 64.
    #[inline]
    pub(super) const fn number(self) -> usize {
        self.0 as usize & 63
    }

    /// One line on and two lines on exchanged: the parting into the last box. This inverts the pattern, and so the order.
    #[inline]
    pub(super) const fn other(self) -> Self {
        Self((PARTINGS as u8 - 1).wrapping_sub(self.0) & 63)
    }

    /// Where each of nine digits goes, counted line by line.
    #[inline]
    pub(super) const fn lines(self) -> &'static [Line; 9] {
        &LINES[self.number()]
    }
}

/// A set of partings: bit `n` stands for parting `n`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Partings(u64);

impl Partings {
    /// No parting.
    pub(super) const NONE: Self = Self(0);
    /// Every parting.
    pub(super) const ALL: Self = Self((1 << PARTINGS) - 1);

    /// The partings that are in none of the sets with these bits.
    #[inline]
    pub(super) const fn in_none_of([a, b, c]: [u64; 3]) -> Self {
        Self(Self::ALL.0 & !(a | b | c))
    }

    /// The bits of the set.
    #[inline]
    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    /// Whether the parting is in the set.
    #[inline]
    pub(super) const fn contains(self, parting: Parting) -> bool {
        self.0 >> parting.number() & 1 != 0
    }
}

impl Iterator for Partings {
    type Item = Parting;

    /// Takes the parting with the least number out of the set.
    #[inline]
    fn next(&mut self) -> Option<Parting> {
        if self.0 == 0 {
            return None;
        }
        let parting = Parting::new(self.0.trailing_zeros());
        self.0 &= self.0 - 1;
        Some(parting)
    }
}

/// Something for each number that a parting may have.
pub(super) type Table<T> = [T; 64];

/// Where each of nine digits goes, for every parting; what is behind them is no parting.
static LINES: [[Line; 9]; 64] = lines();

/// The pattern of every parting.
const PATTERNS: [u16; PARTINGS] = patterns();

const fn patterns() -> [u16; PARTINGS] {
    let mut patterns = [0; PARTINGS];
    let (mut pattern, mut number) = (0_u16, 0);
    while pattern < 1 << 9 {
        let from_each = [pattern & 7, pattern >> 3 & 7, pattern >> 6];
        let counts = [from_each[0].count_ones(), from_each[1].count_ones(), from_each[2].count_ones()];
        if counts[0] == counts[1] && counts[1] == counts[2] {
            patterns[number] = pattern;
            number += 1;
        }
        pattern += 1;
    }
    assert!(number == PARTINGS);
    patterns
}

const fn lines() -> [[Line; 9]; 64] {
    let circle = [Line::First, Line::Second, Line::Third];
    let mut lines = [[Line::First; 9]; 64];
    let mut number = 0;
    while number < PARTINGS * 9 {
        let (parting, digit) = (number / 9, number % 9);
        let step = if PATTERNS[parting] >> digit & 1 == 1 { 1 } else { 2 };
        lines[parting][digit] = circle[(digit / 3 + step) % 3];
        number += 1;
    }
    lines
}
