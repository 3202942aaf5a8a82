//! A candidate grid that keeps itself at the fixpoint of naked and hidden singles.
//!
//! Everything goes through one act, `eliminate`: a digit is struck from a cell. It has two consequences. A cell with
//! one candidate left takes it (naked single), and a digit with one cell left in a house goes there (hidden single). To
//! `assign` a digit is to eliminate the others from the cell and the digit from the peers. So each calls for the other,
//! until nothing follows any more.
//!
//! What is called for waits in an agenda instead of on the call stack. The fixpoint is the same, the stack stays small
//! whatever the grid, and a house is looked at once for many eliminations instead of once for each.
//!
//! Source: Peter Norvig, "Solving Every Sudoku Puzzle".

use crate::board::{Candidates, Cell, CellSet, Contradiction, Digit, DigitSet, Grid};

/// The candidates seen from both sides, and what is already decided.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(super) struct Position {
    /// The cells that each digit may still take.
    places: [CellSet; 9],
    /// The cells that have their digit: assigned, or on the agenda to be.
    settled: CellSet,
    /// The digits that each cell may still take.
    candidates: Candidates,
}

/// What follows from the eliminations so far and is still to be done.
struct Agenda {
    /// Assignments. A cell has one at most.
    assignments: [(Cell, Digit); 81],
    length: usize,
    /// The digits that lost a place.
    digits: DigitSet,
    /// How many candidates were struck.
    struck: u64,
}

impl Position {
    /// No position. All bits are 0, so that a path of positions is cheap to set up.
    pub(super) const NONE: Self =
        Self { places: [CellSet::EMPTY; 9], settled: CellSet::EMPTY, candidates: Candidates::NONE };

    /// Everything that the clues of a grid lead to. The clues are assigned together: what that strikes is known at
    /// once.
    pub(super) fn of(puzzle: &Grid, eliminations: &mut u64) -> Result<Self, Contradiction> {
        let mut position = Self { places: [CellSet::FULL; 9], ..Self::NONE };
        for (cell, digit) in puzzle.placed() {
            position.places[digit as usize] = position.places[digit as usize].minus(cell.peers());
            position.settled = position.settled.with(cell);
        }
        for places in &mut position.places {
            *places = places.minus(position.settled);
        }
        for (cell, digit) in puzzle.placed() {
            position.places[digit as usize] = position.places[digit as usize].with(cell);
        }
        position.candidates = Candidates::of(puzzle);
        *eliminations += 729 - position.places.iter().map(|places| u64::from(places.len())).sum::<u64>();
        position.settle(eliminations)?;
        Ok(position)
    }

    /// Everything that a candidate grid leads to.
    pub(super) fn of_candidates(candidates: &Candidates, eliminations: &mut u64) -> Result<Self, Contradiction> {
        let mut position = Self { candidates: *candidates, ..Self::NONE };
        for cell in Cell::ALL {
            for digit in candidates[cell] {
                position.places[digit as usize] = position.places[digit as usize].with(cell);
            }
        }
        position.settle(eliminations)?;
        Ok(position)
    }

    /// Looks at every cell and every house, and does all that follows.
    fn settle(&mut self, eliminations: &mut u64) -> Result<(), Contradiction> {
        let mut agenda = Agenda { digits: DigitSet::FULL, ..Agenda::new() };
        for cell in CellSet::FULL.minus(self.settled) {
            self.look_at_cell(cell, &mut agenda)?;
        }
        let result = self.work_off(&mut agenda);
        *eliminations += agenda.struck;
        result
    }

    /// Puts a digit into a cell, with everything that follows. After a contradiction the position is of no use.
    pub(super) fn place(&mut self, cell: Cell, digit: Digit, eliminations: &mut u64) -> Result<(), Contradiction> {
        let mut agenda = Agenda::new();
        self.call_for(cell, digit, &mut agenda);
        let result = self.work_off(&mut agenda);
        *eliminations += agenda.struck;
        result
    }

    /// The candidates that are left.
    pub(super) fn candidates(&self) -> &Candidates {
        &self.candidates
    }

    /// The first of the cells with the fewest candidates, two or more; none when every cell has its digit.
    pub(super) fn most_constrained(&self) -> Option<Cell> {
        // Nearly always some cell has two candidates.
        self.candidates.position(DigitSet::is_pair).or_else(|| {
            let open = Cell::ALL.into_iter().filter(|&cell| !self.candidates[cell].at_most_one());
            open.min_by_key(|&cell| self.candidates[cell].len())
        })
    }

    fn work_off(&mut self, agenda: &mut Agenda) -> Result<(), Contradiction> {
        loop {
            if let Some((cell, digit)) = agenda.take_assignment() {
                self.assign(cell, digit, agenda)?;
            } else if let Some(digit) = agenda.digits.next() {
                self.look_at_houses(digit, agenda)?;
            } else {
                return Ok(());
            }
        }
    }

    fn assign(&mut self, cell: Cell, digit: Digit, agenda: &mut Agenda) -> Result<(), Contradiction> {
        if !self.candidates[cell].contains(digit) {
            return Err(Contradiction);
        }
        let others = self.candidates[cell].without(digit);
        let peers = self.places[digit as usize].intersection(cell.peers());
        self.candidates[cell] = DigitSet::only(digit);
        for other in others {
            self.places[other as usize] = self.places[other as usize].without(cell);
            agenda.struck += 1;
        }
        agenda.digits = agenda.digits.union(others);
        self.eliminate(digit, peers, agenda)
    }

    /// Strikes a digit from cells that have it.
    #[inline]
    fn eliminate(&mut self, digit: Digit, cells: CellSet, agenda: &mut Agenda) -> Result<(), Contradiction> {
        self.places[digit as usize] = self.places[digit as usize].minus(cells);
        agenda.digits = agenda.digits.with(digit);
        for cell in cells {
            self.candidates[cell] = self.candidates[cell].without(digit);
            agenda.struck += 1;
            self.look_at_cell(cell, agenda)?;
        }
        Ok(())
    }

    /// The rule of the naked single.
    #[inline]
    fn look_at_cell(&mut self, cell: Cell, agenda: &mut Agenda) -> Result<(), Contradiction> {
        if self.candidates[cell].at_most_one() {
            let last = self.candidates[cell].first().ok_or(Contradiction)?;
            self.call_for(cell, last, agenda);
        }
        Ok(())
    }

    /// The rule of the hidden single, in all houses at once.
    // A call of its own leaves the loops around it their registers, which makes the solver some 6 % faster.
    #[inline(never)]
    fn look_at_houses(&mut self, digit: Digit, agenda: &mut Agenda) -> Result<(), Contradiction> {
        let places = self.places[digit as usize];
        // Nothing is left to find out about a digit that waits for no cell: its cells are peers of each other nowhere.
        if places.minus(self.settled).is_empty() {
            return if places.len() == 9 { Ok(()) } else { Err(Contradiction) };
        }
        let singles = places.alone_in_a_house().ok_or(Contradiction)?;
        for cell in singles.minus(self.settled) {
            self.call_for(cell, digit, agenda);
        }
        Ok(())
    }

    /// Asks for an assignment. A cell that has another digit, or waits for it, will lose this one, and the house that
    /// had no other cell for it is left with none.
    #[inline]
    fn call_for(&mut self, cell: Cell, digit: Digit, agenda: &mut Agenda) {
        if !self.settled.contains(cell) {
            self.settled = self.settled.with(cell);
            agenda.add_assignment(cell, digit);
        }
    }
}

impl Agenda {
    fn new() -> Self {
        Self { assignments: [(Cell::R1C1, Digit::D1); 81], length: 0, digits: DigitSet::EMPTY, struck: 0 }
    }

    #[inline]
    fn add_assignment(&mut self, cell: Cell, digit: Digit) {
        if let Some(slot) = self.assignments.get_mut(self.length) {
            *slot = (cell, digit);
            self.length += 1;
        }
    }

    #[inline]
    fn take_assignment(&mut self) -> Option<(Cell, Digit)> {
        self.length = self.length.checked_sub(1)?;
        self.assignments.get(self.length).copied()
    }
}
