//! A grid: 81 cells, each empty or with a digit.

use super::cell::Cell;
use super::cell_set::CellSet;
use super::digit::{Digit, DigitSet};
use super::house::{House, HouseSet};
use core::ops::{Index, IndexMut};

/// 81 cells, row by row, each empty or with a digit. Nothing says that the digits obey the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grid([Option<Digit>; 81]);

impl Grid {
    /// The grid without a digit.
    pub const EMPTY: Self = Self([None; 81]);

    /// Reads cells given as 0 for empty and 1 to 9. None if a byte is above 9.
    pub fn from_bytes(bytes: &[u8; 81]) -> Option<Self> {
        // No way out before the end, for vector registers.
        let largest = bytes.iter().fold(0, |largest, &byte| byte.max(largest));
        (largest <= 9).then(|| Self::from_numbers(bytes))
    }

    /// The grid of cells given as 1 to 9; anything else is an empty cell.
    // By itself it is a few vector operations; inlined into a loop it is not.
    #[inline(never)]
    pub fn from_numbers(numbers: &[u8; 81]) -> Self {
        Self(numbers.map(Digit::from_number))
    }

    /// The cells as 0 for empty and 1 to 9.
    pub fn to_bytes(&self) -> [u8; 81] {
        self.0.map(|entry| entry.map_or(0, Digit::number))
    }

    /// The cells that have a digit, with their digits, in index order.
    pub fn placed(&self) -> impl Iterator<Item = (Cell, Digit)> {
        Cell::ALL.into_iter().zip(self.0).filter_map(|(cell, entry)| Some((cell, entry?)))
    }

    /// The cells whose digit stands a second time in one of their houses.
    pub fn conflicts(&self) -> CellSet {
        House::ALL.iter().fold(CellSet::EMPTY, |all, &house| all.union(self.conflicts_in(house)))
    }

    /// Whether no digit stands twice in a house.
    pub fn obeys_rules(&self) -> bool {
        let mut taken = [HouseSet::EMPTY; 9];
        self.placed().all(|(cell, digit)| {
            let houses = &mut taken[digit.index()];
            let is_free = houses.intersection(cell.house_set()).is_empty();
            *houses = houses.union(cell.house_set());
            is_free
        })
    }

    fn conflicts_in(&self, house: House) -> CellSet {
        let (mut once, mut twice) = (DigitSet::EMPTY, DigitSet::EMPTY);
        for digit in house.cells().iter().filter_map(|&cell| self[cell]) {
            if once.contains(digit) {
                twice = twice.with(digit);
            }
            once = once.with(digit);
        }
        house
            .cells()
            .iter()
            .filter(|&&cell| self[cell].is_some_and(|digit| twice.contains(digit)))
            .fold(CellSet::EMPTY, |all, &cell| all.with(cell))
    }
}

impl Index<Cell> for Grid {
    type Output = Option<Digit>;

    #[inline]
    fn index(&self, cell: Cell) -> &Option<Digit> {
        &self.0[cell.index()]
    }
}

impl IndexMut<Cell> for Grid {
    #[inline]
    fn index_mut(&mut self, cell: Cell) -> &mut Option<Digit> {
        &mut self.0[cell.index()]
    }
}
