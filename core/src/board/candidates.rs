//! A candidate grid: for every cell the digits that it may still take.

use super::cell::Cell;
use super::digit::{Digit, DigitSet};
use super::grid::Grid;
use core::ops::{Index, IndexMut};

/// For every cell, row by row, the digits that it may still take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(transparent)]
pub struct Candidates([DigitSet; 81]);

/// A cell that no digit is left for, a digit that no cell of a house is left for, or a digit put where it cannot go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contradiction;

impl Candidates {
    /// No digit in any cell.
    pub const NONE: Self = Self([DigitSet::EMPTY; 81]);
    /// Every digit in every cell: the empty grid.
    pub const FULL: Self = Self([DigitSet::FULL; 81]);

    /// Reads 81 masks, bit `d - 1` for digit `d`. None if a mask has a bit outside the nine.
    pub fn from_bits(bits: &[u16; 81]) -> Option<Self> {
        if bits.iter().any(|&mask| DigitSet::from_bits(mask).is_none()) {
            return None;
        }
        Some(Self(bits.map(|mask| DigitSet::from_bits(mask).unwrap_or_default())))
    }

    /// The 81 masks, bit `d - 1` for digit `d`.
    pub fn to_bits(&self) -> [u16; 81] {
        self.0.map(DigitSet::bits)
    }

    /// The first cell whose candidates are as asked.
    #[inline]
    pub fn position(&self, is_wanted: impl Fn(DigitSet) -> bool) -> Option<Cell> {
        let (chunks, rest) = self.0.as_chunks::<16>();
        // A whole chunk is looked at before any of its cells is: that is work for vectors.
        let chunk = chunks.iter().position(|chunk| chunk.iter().fold(false, |found, &set| found | is_wanted(set)));
        let (start, within) = match chunk {
            Some(chunk) => (chunk * 16, chunks.get(chunk)?.iter().position(|&set| is_wanted(set))),
            None => (chunks.len() * 16, rest.iter().position(|&set| is_wanted(set))),
        };
        Cell::new(start + within?)
    }

    /// What the rules leave by themselves: a cell with a digit has that candidate, an empty cell all but the digits of
    /// its peers. A broken rule shows as it is, and an empty cell may come out without a candidate.
    pub fn of(grid: &Grid) -> Self {
        let mut taken = [DigitSet::EMPTY; 27];
        for (cell, digit) in grid.placed() {
            for house in cell.houses() {
                taken[house.index()] = taken[house.index()].with(digit);
            }
        }
        let mut candidates = Self::FULL;
        for cell in Cell::ALL {
            let [row, column, square] = cell.houses().map(|house| taken[house.index()]);
            candidates[cell] = match grid[cell] {
                Some(digit) => DigitSet::only(digit),
                None => DigitSet::FULL.minus(row).minus(column).minus(square),
            };
        }
        candidates
    }

    /// The cells that have exactly one candidate, with that digit.
    pub fn to_grid(&self) -> Grid {
        let mut grid = Grid::EMPTY;
        for cell in Cell::ALL.into_iter().filter(|&cell| self[cell].at_most_one()) {
            grid[cell] = self[cell].first();
        }
        grid
    }

    /// Assigning as an act of elimination: the cell keeps only the digit, and its peers lose it. Nothing cascades.
    pub fn assign(&self, cell: Cell, digit: Digit) -> Result<Self, Contradiction> {
        if !self[cell].contains(digit) {
            return Err(Contradiction);
        }
        let mut after = *self;
        after[cell] = DigitSet::only(digit);
        for peer in cell.peers() {
            after[peer] = after[peer].without(digit);
            if after[peer].is_empty() {
                return Err(Contradiction);
            }
        }
        Ok(after)
    }

    /// Strikes one candidate. Nothing cascades.
    pub fn eliminate(&self, cell: Cell, digit: Digit) -> Result<Self, Contradiction> {
        let left = self[cell].without(digit);
        if left.is_empty() {
            return Err(Contradiction);
        }
        let mut after = *self;
        after[cell] = left;
        Ok(after)
    }
}

impl Index<Cell> for Candidates {
    type Output = DigitSet;

    #[inline]
    fn index(&self, cell: Cell) -> &DigitSet {
        &self.0[cell.index()]
    }
}

impl IndexMut<Cell> for Candidates {
    #[inline]
    fn index_mut(&mut self, cell: Cell) -> &mut DigitSet {
        &mut self.0[cell.index()]
    }
}
