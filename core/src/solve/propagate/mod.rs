//! Constraint propagation to a fixpoint, and search only when stuck.
//!
//! Each clue is assigned, which by itself solves the easier puzzles. Where propagation stalls, the cell with the fewest
//! candidates is taken and each candidate is tried on a copy of the position, propagated at once to its own fixpoint.
//!
//! Eliminations counted: candidates struck, in the start position too.

mod position;

use super::search::{Event, Meter, Solver};
use crate::board::{Candidates, Cell, Contradiction, DigitSet, Grid};
use position::Position;

/// The state of the search: the path of positions, each with the cell that it branches on.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Propagate {
    levels: [Level; 81],
    /// How many placements the path has.
    depth: u32,
    /// Whether the last position is new: not yet looked at for a branch.
    is_new: u32,
}

#[derive(Clone, Copy, Debug)]
#[repr(C)]
struct Level {
    position: Position,
    /// The candidates of the chosen cell that have not been tried.
    untried: DigitSet,
    chosen: u8,
}

impl Solver for Propagate {
    const IDLE: Self = Self {
        levels: [Level { position: Position::NONE, untried: DigitSet::EMPTY, chosen: 0 }; 81],
        depth: 0,
        is_new: 0,
    };

    fn start(&mut self, puzzle: &Grid, meter: &mut Meter) {
        let [root, ..] = &mut self.levels;
        root.untried = DigitSet::EMPTY;
        self.depth = 0;
        self.is_new = 0;
        if let Ok(position) = Position::of(puzzle, &mut meter.statistics.eliminations) {
            root.position = position;
            self.is_new = 1;
        }
    }

    fn advance(&mut self, meter: &mut Meter) -> Event {
        loop {
            let depth = self.depth as usize;
            let Some((Some(top), below)) = self.levels.split_at_mut_checked(depth + 1).map(|(a, b)| (a.last_mut(), b))
            else {
                return Event::Exhausted;
            };
            if self.is_new != 0 {
                self.is_new = 0;
                if !top.choose() {
                    return top.solution().map_or(Event::Exhausted, Event::Solution);
                }
            }
            let branch = top.untried.first().zip(Cell::new(top.chosen as usize)).zip(below.first_mut());
            let Some(((digit, cell), copy)) = branch else {
                let Some(depth) = self.depth.checked_sub(1) else { return Event::Exhausted };
                self.depth = depth;
                meter.statistics.backtracks += 1;
                continue;
            };
            if !meter.enter(depth + 1) {
                return Event::Limit;
            }
            meter.statistics.guesses += 1;
            top.untried = top.untried.without(digit);
            copy.position = top.position;
            if copy.position.place(cell, digit, &mut meter.statistics.eliminations).is_ok() {
                self.depth += 1;
                self.is_new = 1;
            } else {
                meter.statistics.backtracks += 1;
            }
        }
    }
}

impl Level {
    /// Picks the cell to branch on; false when every cell has its digit.
    fn choose(&mut self) -> bool {
        let chosen = self.position.most_constrained();
        self.untried = chosen.map_or(DigitSet::EMPTY, |cell| self.position.candidates()[cell]);
        self.chosen = chosen.map_or(0, |cell| cell as u8);
        chosen.is_some()
    }

    fn solution(&self) -> Option<Grid> {
        let mut grid = Grid::EMPTY;
        for cell in Cell::ALL {
            grid[cell] = Some(self.position.candidates()[cell].first()?);
        }
        Some(grid)
    }
}

/// All that naked and hidden singles take from a candidate grid.
pub fn propagate(candidates: &Candidates) -> Result<Candidates, Contradiction> {
    Position::of_candidates(candidates, &mut 0).map(|position| *position.candidates())
}
