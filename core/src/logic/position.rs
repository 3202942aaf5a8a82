//! A position in play: the digits that stand, and the candidates that are left.

use super::step::Step;
use crate::board::{Candidates, Cell, CellSet, Digit, DigitSet, Grid, House};

/// A grid with candidates, and for every house where each digit may still go. Plain data.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    grid: Grid,
    /// The digits left for each empty cell; none for a cell with a digit.
    candidates: Candidates,
    /// The cells left for each digit.
    places: [CellSet; 9],
    spots: [[Spots; 9]; 27],
    /// The cells whose digit is a clue.
    clues: CellSet,
}

/// Cells of a house: bit `i` for its cell `i`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(transparent)]
pub struct Spots(u16);

impl Spots {
    /// No cell.
    pub const EMPTY: Self = Self(0);

    /// The cells with these bits, of the nine.
    #[inline]
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits & 0x1ff)
    }

    /// The bits.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// How many cells.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Iterator for Spots {
    type Item = usize;

    /// Takes the least index out.
    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(index)
    }
}

impl Position {
    /// The position of a puzzle: all its digits are clues, and an empty cell has the digits that the rules leave.
    pub fn new(puzzle: &Grid) -> Self {
        Self::with_candidates(puzzle, &Candidates::of(puzzle))
    }

    /// A position with the candidates of a player. Those of a cell with a digit are not looked at, nor are candidates that
    /// the digit of a peer rules out.
    pub fn with_candidates(grid: &Grid, candidates: &Candidates) -> Self {
        let mut position = Self {
            grid: *grid,
            candidates: Candidates::NONE,
            places: [CellSet::EMPTY; 9],
            spots: [[Spots::EMPTY; 9]; 27],
            clues: CellSet::EMPTY,
        };
        let allowed = Candidates::of(grid);
        for cell in Cell::ALL {
            if grid[cell].is_some() {
                position.clues = position.clues.with(cell);
                continue;
            }
            for digit in candidates[cell].filter(|&digit| allowed[cell].contains(digit)) {
                position.restore(cell, digit);
            }
        }
        position
    }

    /// Says which of the digits that stand are clues. All are, unless this is called.
    pub fn set_clues(&mut self, clues: CellSet) {
        self.clues = clues.into_iter().filter(|&cell| self.grid[cell].is_some()).fold(CellSet::EMPTY, CellSet::with);
    }

    /// The cells whose digit is a clue.
    #[inline]
    pub fn clues(&self) -> CellSet {
        self.clues
    }

    /// The digits that stand.
    #[inline]
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The digit of a cell.
    #[inline]
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.grid[cell]
    }

    /// All candidates; a cell with a digit has none.
    #[inline]
    pub fn candidates(&self) -> &Candidates {
        &self.candidates
    }

    /// The candidates of a cell; none if it has a digit.
    #[inline]
    pub fn of(&self, cell: Cell) -> DigitSet {
        self.candidates[cell]
    }

    /// Whether a digit is a candidate of a cell.
    #[inline]
    pub fn has(&self, cell: Cell, digit: Digit) -> bool {
        self.candidates[cell].contains(digit)
    }

    /// The cells that have a digit as a candidate.
    #[inline]
    pub fn places(&self, digit: Digit) -> CellSet {
        self.places[digit.index()]
    }

    /// The cells of a house that have a digit as a candidate.
    #[inline]
    pub fn places_in(&self, house: House, digit: Digit) -> CellSet {
        self.places[digit.index()].intersection(house.set())
    }

    /// The same as indices into `house.cells()`.
    #[inline]
    pub fn spots(&self, house: House, digit: Digit) -> Spots {
        self.spots[house.index()][digit.index()]
    }

    /// The cells without a digit.
    pub fn empty_cells(&self) -> CellSet {
        Cell::ALL.into_iter().filter(|&cell| self.grid[cell].is_none()).fold(CellSet::EMPTY, CellSet::with)
    }

    /// Whether every cell has a digit.
    pub fn is_filled(&self) -> bool {
        Cell::ALL.into_iter().all(|cell| self.grid[cell].is_some())
    }

    /// Puts a digit into a cell, and takes it from the candidates of the peers. Nothing cascades.
    pub fn place(&mut self, cell: Cell, digit: Digit) {
        for other in self.candidates[cell] {
            self.eliminate(cell, other);
        }
        self.grid[cell] = Some(digit);
        for peer in cell.peers().intersection(self.places(digit)) {
            self.eliminate(peer, digit);
        }
    }

    /// Takes a candidate away, if it is there.
    #[inline]
    pub fn eliminate(&mut self, cell: Cell, digit: Digit) {
        self.candidates[cell] = self.candidates[cell].without(digit);
        self.places[digit.index()] = self.places[digit.index()].without(cell);
        for (house, index) in SPOTS[cell.index()] {
            let spots = &mut self.spots[house.index()][digit.index()];
            *spots = Spots(spots.0 & !(1 << index));
        }
    }

    /// Puts a candidate back.
    #[inline]
    pub fn restore(&mut self, cell: Cell, digit: Digit) {
        self.candidates[cell] = self.candidates[cell].with(digit);
        self.places[digit.index()] = self.places[digit.index()].with(cell);
        for (house, index) in SPOTS[cell.index()] {
            let spots = &mut self.spots[house.index()][digit.index()];
            *spots = Spots(spots.0 | 1 << index);
        }
    }

    /// Does what a step says: first what it eliminates, then what it places.
    pub fn apply(&mut self, step: &Step) {
        for cell in Cell::ALL {
            for digit in step.eliminations[cell] {
                self.eliminate(cell, digit);
            }
        }
        if let Some((cell, digit)) = step.placement {
            self.place(cell, digit);
        }
    }
}

/// For every cell its houses, with its index in each.
static SPOTS: [[(House, u8); 3]; 81] = spots();

const fn spots() -> [[(House, u8); 3]; 81] {
    let mut table = [[(House::Row1, 0); 3]; 81];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        let square = row / 3 * 3 + column / 3;
        table[cell] = [
            (House::ALL[row], column as u8),
            (House::ALL[9 + column], row as u8),
            (House::ALL[18 + square], (row % 3 * 3 + column % 3) as u8),
        ];
        cell += 1;
    }
    table
}
