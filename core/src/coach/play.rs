//! A position in play, and what has to be said of it before any step.

use super::hint::Advice;
use super::mistakes::mistake;
use super::truth::{Solutions, Truth};
use crate::board::{Candidates, CellSet, Grid};
use crate::logic::{Position, Step};

/// A position in play.
#[derive(Clone, Copy, Debug)]
pub struct Play {
    /// The digits that stand.
    pub grid: Grid,
    /// The candidates that the player has noted; none for those that the rules leave.
    pub notes: Option<Candidates>,
    /// Which digits are clues; none if all may be.
    pub clues: CellSet,
}

impl Play {
    /// The puzzle: the clues alone, where they are known.
    pub(super) fn puzzle(&self) -> Grid {
        if self.clues.is_empty() {
            return self.grid;
        }
        let mut puzzle = Grid::EMPTY;
        for cell in self.clues {
            puzzle[cell] = self.grid[cell];
        }
        puzzle
    }

    /// The position, for the techniques.
    pub(super) fn position(&self) -> Position {
        let mut position = match &self.notes {
            Some(notes) => Position::with_candidates(&self.grid, notes),
            None => Position::new(&self.grid),
        };
        if !self.clues.is_empty() {
            position.set_clues(self.clues);
        }
        position
    }

    /// What has to be said before any step: a mistake, or that there is nothing to do. Apart, so that its stack is not that
    /// of finding a step.
    #[inline(never)]
    pub(super) fn first_of_all(&self, truth: &Truth, found: &mut Option<Step>) -> Option<Advice> {
        let notes = self.notes.unwrap_or(Candidates::of(&self.grid));
        *found = mistake(&self.grid, &notes, truth.candidates());
        if found.is_some() {
            return Some(Advice::Mistake);
        }
        match truth.solutions {
            Solutions::None => Some(Advice::NoSolution),
            Solutions::Unknown => Some(Advice::Limit),
            Solutions::One | Solutions::Several if truth.has_none_left() => Some(Advice::NoSolution),
            Solutions::One | Solutions::Several => self.position().is_filled().then_some(Advice::Solved),
        }
    }
}
