//! What is true of a position: the solution of its puzzle, or what its solutions have in common.

use super::play::Play;
use crate::board::Candidates;
use crate::clues::true_candidates;
use crate::method::{Method, find};
use crate::simd::Backend;
use crate::solve::Ending;

/// How many solutions a puzzle has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Solutions {
    None,
    One,
    Several,
    /// The nodes were used up.
    Unknown,
}

/// What is known of the solutions of a puzzle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Truth {
    pub(super) solutions: Solutions,
    /// The digits that each cell has in any of them.
    possible: Candidates,
    /// The same for those that have all digits of the player.
    left: Candidates,
}

impl Truth {
    /// Nothing but how many there are.
    const fn only(solutions: Solutions) -> Self {
        Self { solutions, possible: Candidates::NONE, left: Candidates::NONE }
    }

    pub(super) fn is_unique(&self) -> bool {
        self.solutions == Solutions::One
    }

    /// The digits that may stand in each cell, and those that may come into it, where that is known.
    pub(super) fn candidates(&self) -> Option<[Candidates; 2]> {
        matches!(self.solutions, Solutions::One | Solutions::Several).then_some([self.possible, self.left])
    }

    /// Whether no solution has all digits of the player.
    pub(super) fn has_none_left(&self) -> bool {
        self.left == Candidates::NONE
    }
}

/// Finds out what is true of a position, with so many nodes at most to see whether its puzzle is unique.
pub(super) fn truth(backend: Backend, play: &Play, node_limit: u64) -> Truth {
    let puzzle = play.puzzle();
    let (found, ending, statistics) = find(Method::Fast(backend), &puzzle, node_limit, 2);
    match (found, ending) {
        (_, Ending::Limit) => Truth::only(Solutions::Unknown),
        (None, _) => Truth::only(Solutions::None),
        (Some(solution), _) if statistics.solutions == 1 => {
            let possible = Candidates::of(&solution);
            Truth { solutions: Solutions::One, possible, left: possible }
        }
        _ => {
            let possible = true_candidates(backend, &puzzle, u64::MAX).0;
            let left = if puzzle == play.grid { possible } else { true_candidates(backend, &play.grid, u64::MAX).0 };
            Truth { solutions: Solutions::Several, possible, left }
        }
    }
}
