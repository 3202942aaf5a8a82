//! The 27 houses: nine rows, nine columns, nine boxes.

use super::cell::Cell;
use super::cell_set::CellSet;
use super::index::index_type;
use super::tables;

index_type! {
    /// A row, column or box: nine cells that hold every digit once.
    House,
    Row1 Row2 Row3 Row4 Row5 Row6 Row7 Row8 Row9
    Column1 Column2 Column3 Column4 Column5 Column6 Column7 Column8 Column9
    Box1 Box2 Box3 Box4 Box5 Box6 Box7 Box8 Box9
}

impl House {
    /// Its nine cells: a row from left to right, a column from top to bottom, a box row by row.
    #[inline]
    pub const fn cells(self) -> [Cell; 9] {
        tables::CELLS[self.index()]
    }

    /// Its nine cells as a set.
    #[inline]
    pub const fn set(self) -> CellSet {
        tables::HOUSE_SETS[self.index()]
    }
}

/// A set of houses: bit `i` stands for the house with index `i`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(transparent)]
pub struct HouseSet(u32);

impl HouseSet {
    /// The set of no house.
    pub const EMPTY: Self = Self(0);
    /// The set of all 27 houses.
    pub const FULL: Self = Self((1 << 27) - 1);

    /// The set of one house.
    #[inline]
    pub const fn only(house: House) -> Self {
        Self(1 << house as u32)
    }

    /// The houses that are in both sets.
    #[inline]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The houses that are in either set.
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The houses of this set that are not in the other.
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many houses the set has.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set has no house.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Iterator for HouseSet {
    type Item = House;

    /// Takes the house with the least index out of the set.
    #[inline]
    fn next(&mut self) -> Option<House> {
        let house = House::new(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(house)
    }
}
