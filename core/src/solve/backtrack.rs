//! Backtracking over the most constrained cell, with forward checking.
//!
//! The empty cells and their candidates are worked out once. The search takes the cell with the fewest candidates
//! (minimum remaining values) and tries them in turn. Before each placement it copies the list of the other cells and
//! strikes the digit from the peers in the copy; a copy in which a cell has no candidate left is dropped at once,
//! before the search goes down into it. To take a placement back is to drop the copy.
//!
//! Eliminations counted: candidates struck from copies.

use super::search::{Event, Meter, Solver};
use crate::board::{Candidates, Cell, DigitSet, Grid};

/// The state of the search: the path of lists, the shortest last.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Backtrack {
    lists: [OpenCells; 82],
    /// The digits of the clues and of the path, 0 for none.
    numbers: [u8; 81],
    /// How many placements the path has.
    depth: u8,
}

/// The cells that are still empty, with their candidates.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
struct OpenCells {
    candidates: [DigitSet; 81],
    cells: [u8; 81],
    length: u8,
    /// The cell that this level branches on; 81 when there is none.
    chosen: u8,
    /// Whether it had two or more candidates.
    is_guess: u8,
    /// Its candidates that have not been tried.
    untried: DigitSet,
}

const NO_CELL: u8 = 81;

impl Solver for Backtrack {
    const IDLE: Self = Self { lists: [OpenCells::NONE; 82], numbers: [0; 81], depth: 0 };

    fn start(&mut self, puzzle: &Grid, _: &mut Meter) {
        self.numbers = puzzle.to_bytes();
        self.depth = 0;
        let candidates = Candidates::of(puzzle);
        let [root, ..] = &mut self.lists;
        root.length = 0;
        for cell in Cell::ALL.into_iter().filter(|&cell| puzzle[cell].is_none()) {
            root.push(cell as u8, candidates[cell]);
        }
        root.choose();
    }

    fn advance(&mut self, meter: &mut Meter) -> Event {
        loop {
            let depth = self.depth as usize;
            let Some((Some(top), below)) = self.lists.split_at_mut_checked(depth + 1).map(|(a, b)| (a.last_mut(), b))
            else {
                return Event::Exhausted;
            };
            if top.length == 0 && top.chosen != NO_CELL {
                top.chosen = NO_CELL;
                return Grid::from_bytes(&self.numbers).map_or(Event::Exhausted, Event::Solution);
            }
            let branch = top.untried.first().zip(Cell::new(top.chosen as usize)).zip(below.first_mut());
            let Some(((digit, cell), copy)) = branch else {
                if !self.take_back() {
                    return Event::Exhausted;
                }
                meter.statistics.backtracks += 1;
                continue;
            };
            if !meter.enter(depth + 1) {
                return Event::Limit;
            }
            meter.statistics.guesses += u64::from(top.is_guess);
            top.untried = top.untried.without(digit);
            let (struck, dead) = copy.copy_without(top, cell, DigitSet::only(digit));
            meter.statistics.eliminations += struck;
            if dead {
                meter.statistics.backtracks += 1;
                continue;
            }
            copy.choose();
            self.numbers[cell as usize] = digit.number();
            self.depth += 1;
        }
    }
}

impl Backtrack {
    /// Drops the last list and empties the cell that led to it; false when there is none.
    fn take_back(&mut self) -> bool {
        let Some(depth) = self.depth.checked_sub(1) else { return false };
        self.depth = depth;
        let chosen = self.lists.get(depth as usize).and_then(|list| Cell::new(list.chosen as usize));
        if let Some(cell) = chosen {
            self.numbers[cell as usize] = 0;
        }
        true
    }
}

impl OpenCells {
    const NONE: Self = Self {
        candidates: [DigitSet::EMPTY; 81],
        cells: [0; 81],
        length: 0,
        chosen: NO_CELL,
        is_guess: 0,
        untried: DigitSet::EMPTY,
    };

    fn push(&mut self, cell: u8, candidates: DigitSet) {
        let length = self.length as usize;
        if let (Some(a), Some(b)) = (self.cells.get_mut(length), self.candidates.get_mut(length)) {
            *a = cell;
            *b = candidates;
            self.length += 1;
        }
    }

    fn iter(&self) -> impl Iterator<Item = (u8, DigitSet)> {
        self.cells.iter().copied().zip(self.candidates.iter().copied()).take(self.length as usize)
    }

    /// Becomes a copy of `list` without `cell`, whose digit is struck from its peers. Counts the candidates struck;
    /// true when a cell has none left.
    fn copy_without(&mut self, list: &Self, cell: Cell, digit: DigitSet) -> (u64, bool) {
        let peers = cell.peers();
        let mut struck = 0;
        let mut dead = false;
        self.length = 0;
        for (other, candidates) in list.iter() {
            let is_peer = Cell::new(other as usize).is_some_and(|other| peers.contains(other));
            let left = if is_peer { candidates.minus(digit) } else { candidates };
            struck += u64::from(left != candidates);
            if other != cell as u8 {
                dead |= left.is_empty();
                self.push(other, left);
            }
        }
        (struck, dead)
    }

    /// Picks the first of the cells with the fewest candidates.
    fn choose(&mut self) {
        let fewest = self.iter().min_by_key(|(_, candidates)| candidates.len());
        let (cell, candidates) = fewest.unwrap_or((0, DigitSet::EMPTY));
        self.chosen = cell;
        self.untried = candidates;
        self.is_guess = u8::from(candidates.len() > 1);
    }
}
