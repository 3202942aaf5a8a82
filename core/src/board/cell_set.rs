//! Sets of cells.

use super::cell::Cell;
use super::tables;
use core::ops::{BitAnd, BitOr, Not, Shl, Shr, Sub};

/// A set of cells. Each band of three rows has 27 bits, in index order, at the low end of a half word of 32: bands 1
/// and 2 in the first word, band 3 in the second.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(transparent)]
pub struct CellSet([u64; 2]);

impl CellSet {
    /// The set of no cell.
    pub const EMPTY: Self = Self([0; 2]);
    /// The set of all 81 cells.
    pub const FULL: Self = Self([0x07ff_ffff_07ff_ffff, 0x07ff_ffff]);

    /// The set of one cell.
    #[inline]
    pub const fn only(cell: Cell) -> Self {
        tables::ONLY[cell.index()]
    }

    pub(super) const fn from_cell(cell: Cell) -> Self {
        let (band, bit) = (cell as u32 / 27, cell as u32 % 27);
        if band < 2 { Self([1 << (32 * band + bit), 0]) } else { Self([0, 1 << bit]) }
    }

    /// Whether the cell is in the set.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        !self.intersection(Self::only(cell)).is_empty()
    }

    /// The set with the cell in it.
    #[inline]
    pub const fn with(self, cell: Cell) -> Self {
        self.union(Self::only(cell))
    }

    /// The set without the cell.
    #[inline]
    pub const fn without(self, cell: Cell) -> Self {
        self.minus(Self::only(cell))
    }

    /// The cells that are in both sets.
    #[inline]
    pub const fn intersection(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    /// The cells that are in either set.
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// The cells of this set that are not in the other.
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    /// Whether the set has no cell.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// How many cells the set has.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    /// The cells that are the only one of the set in one of their houses. None if a house has no cell of the set.
    ///
    /// All 27 houses are counted at once, in half words side by side. A triad is three cells of a row in one box; "any"
    /// and "more" say that a triad, row, box or column has a cell of the set, and that it has more than one.
    #[inline]
    pub fn alone_in_a_house(self) -> Option<Self> {
        let words = Words(self.0);
        let (any, more) = count(words.parts(1, TRIADS));
        let (row_any, row_more) = count(any.parts(3, ROWS));
        let (box_any, box_more) = count(any.parts(9, BOXES));
        let (column_any, column_more) = count(words.parts(9, COLUMNS));
        let in_row = row_any & !(row_more | more | more >> 3 | more >> 6);
        let in_box = box_any & !(box_more | more | more >> 9 | more >> 18);

        let halves = |words: Words| [words.0[0], words.0[0] >> 32, words.0[1]].map(|half| half as u32);
        let (a, b) = (halves(column_any), halves(column_more));
        let has_all = row_any.0 == ROWS && box_any.0 == BOXES && a[0] | a[1] | a[2] == 0o777;
        if !has_all {
            return None;
        }
        let between_bands = a[0] & a[1] | (a[0] | a[1]) & a[2];
        let in_column = u64::from((a[0] | a[1] | a[2]) & !(b[0] | b[1] | b[2] | between_bands));

        let in_each_row = Words([in_column << 32 | in_column, in_column]) | ((in_box << 3) - in_box);
        let houses = ((in_row << 9) - in_row) | in_each_row | in_each_row << 9 | in_each_row << 18;
        Some(Self((words & houses).0))
    }
}

/// The first cell of each triad, of each row, of each box, and the nine columns.
const TRIADS: [u64; 2] = each_band(0o111_111_111);
const ROWS: [u64; 2] = each_band(0o001_001_001);
const BOXES: [u64; 2] = each_band(0o000_000_111);
const COLUMNS: [u64; 2] = each_band(0o000_000_777);

const fn each_band(bits: u64) -> [u64; 2] {
    [bits << 32 | bits, bits]
}

/// Where any of three flags is set, and where more than one is.
#[inline]
fn count([a, b, c]: [Words; 3]) -> (Words, Words) {
    (a | b | c, a & b | (a | b) & c)
}

/// The two words of a set, worked on side by side.
#[derive(Clone, Copy)]
struct Words([u64; 2]);

impl Words {
    /// Three groups of flags that lie `bits` apart, each moved to where `mask` is.
    #[inline]
    fn parts(self, bits: u32, mask: [u64; 2]) -> [Self; 3] {
        [self & Words(mask), self >> bits & Words(mask), self >> (2 * bits) & Words(mask)]
    }
}

impl BitAnd for Words {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }
}

impl BitOr for Words {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}

impl Not for Words {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

impl Sub for Words {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self([self.0[0].wrapping_sub(other.0[0]), self.0[1].wrapping_sub(other.0[1])])
    }
}

impl Shl<u32> for Words {
    type Output = Self;

    #[inline]
    fn shl(self, bits: u32) -> Self {
        Self(self.0.map(|word| word << bits))
    }
}

impl Shr<u32> for Words {
    type Output = Self;

    #[inline]
    fn shr(self, bits: u32) -> Self {
        Self(self.0.map(|word| word >> bits))
    }
}

impl Iterator for CellSet {
    type Item = Cell;

    /// Takes the cell with the least index out of the set.
    #[inline]
    fn next(&mut self) -> Option<Cell> {
        let [first, second] = &mut self.0;
        let (word, start) = if *first != 0 { (first, 0) } else { (second, 54) };
        if *word == 0 {
            return None;
        }
        let bit = word.trailing_zeros() as usize;
        *word &= *word - 1;
        // Half a word is 32 bits and a band 27.
        Cell::new(start + bit - bit / 32 * 5)
    }
}
