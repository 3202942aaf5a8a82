//! Backtracking in a fixed order: the teaching baseline, and the oracle for tests on easy grids.
//!
//! The cells are filled in index order, the least digit first, and a digit is checked against its row, column and box
//! as it is placed. When no digit fits, the last cell filled is taken back and tries its next one. Some puzzles with
//! one solution take this search minutes.
//!
//! Eliminations counted: digits that the check turned down.

use super::search::{Event, Meter, Solver};
use crate::board::{Cell, Digit, DigitSet, Grid};

/// The state of the search: the grid as filled so far, and the digit to try next.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Simple {
    /// The digits that stand in each house.
    present: [DigitSet; 27],
    /// The digit in each cell, 0 for none.
    numbers: [u8; 81],
    /// The empty cells of the puzzle, in index order.
    order: [u8; 81],
    /// How many cells `order` has.
    length: u8,
    /// How many of them are filled.
    depth: u8,
    /// The least number to try in the next cell; above 9 when none is left.
    next: u8,
}

const FIRST: u8 = 1;
const NONE_LEFT: u8 = 10;

impl Solver for Simple {
    const IDLE: Self =
        Self { present: [DigitSet::EMPTY; 27], numbers: [0; 81], order: [0; 81], length: 0, depth: 0, next: NONE_LEFT };

    fn start(&mut self, puzzle: &Grid, _: &mut Meter) {
        *self = Self { next: FIRST, ..Self::IDLE };
        for (cell, digit) in puzzle.placed() {
            self.place(cell, digit);
        }
        let empty = Cell::ALL.into_iter().filter(|&cell| puzzle[cell].is_none());
        for (slot, cell) in self.order.iter_mut().zip(empty) {
            *slot = cell as u8;
            self.length += 1;
        }
    }

    fn advance(&mut self, meter: &mut Meter) -> Event {
        loop {
            if self.depth < self.length {
                let Some(cell) = self.cell_at(self.depth) else { return Event::Exhausted };
                if let Some(digit) = self.fitting(cell, meter) {
                    if !meter.enter(self.depth as usize + 1) {
                        return Event::Limit;
                    }
                    meter.statistics.guesses += u64::from(self.allowed(cell).len() > 1);
                    self.place(cell, digit);
                    self.depth += 1;
                    self.next = FIRST;
                    continue;
                }
            } else if self.next == FIRST {
                self.next = NONE_LEFT;
                return Grid::from_bytes(&self.numbers).map_or(Event::Exhausted, Event::Solution);
            }
            if !self.take_back() {
                return Event::Exhausted;
            }
            meter.statistics.backtracks += 1;
        }
    }
}

impl Simple {
    fn cell_at(&self, depth: u8) -> Option<Cell> {
        Cell::new(*self.order.get(depth as usize)? as usize)
    }

    /// The digits that stand in no house of the cell.
    fn allowed(&self, cell: Cell) -> DigitSet {
        cell.houses().iter().fold(DigitSet::FULL, |left, &house| left.minus(self.present[house as usize]))
    }

    /// The least digit from `next` on that breaks no rule in the cell. `next` moves up to it.
    fn fitting(&mut self, cell: Cell, meter: &mut Meter) -> Option<Digit> {
        let allowed = self.allowed(cell);
        while let Some(digit) = Digit::from_number(self.next) {
            if allowed.contains(digit) {
                return Some(digit);
            }
            meter.statistics.eliminations += 1;
            self.next += 1;
        }
        None
    }

    fn place(&mut self, cell: Cell, digit: Digit) {
        self.numbers[cell as usize] = digit.number();
        for house in cell.houses() {
            self.present[house as usize] = self.present[house as usize].with(digit);
        }
    }

    /// Empties the cell filled last; false when there is none.
    fn take_back(&mut self) -> bool {
        let Some(depth) = self.depth.checked_sub(1) else { return false };
        let Some(cell) = self.cell_at(depth) else { return false };
        let number = self.numbers[cell as usize];
        if let Some(digit) = Digit::from_number(number) {
            for house in cell.houses() {
                self.present[house as usize] = self.present[house as usize].without(digit);
            }
        }
        self.numbers[cell as usize] = 0;
        self.depth = depth;
        self.next = number.saturating_add(1);
        true
    }
}
