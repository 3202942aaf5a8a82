//! What is true of a position: the solution of its puzzle, or what its solutions have in common.

use super::play::Play;
use crate::board::{Candidates, Grid};
use crate::clues::true_candidates;
use crate::method::{Method, find};
use crate::simd::Backend;
use crate::solve::Ending;

/// What is known of the solutions of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Truth {
    /// There is none.
    NoSolution,
    /// There is exactly one.
    Unique(Grid),
    /// There are several.
    Several {
        /// The digits that each cell has in any of them.
        possible: Candidates,
        /// The same for those that have all digits of the player; none if there are none.
        left: Candidates,
    },
    /// The nodes were used up.
    Unknown,
}

impl Truth {
    pub(super) fn is_unique(&self) -> bool {
        matches!(self, Self::Unique(_))
    }

    /// The digits that may stand in each cell, and those that may come into it, where that is known.
    pub(super) fn candidates(&self) -> Option<[Candidates; 2]> {
        match self {
            Self::Unique(solution) => Some([Candidates::of(solution); 2]),
            Self::Several { possible, left } => Some([*possible, *left]),
            Self::NoSolution | Self::Unknown => None,
        }
    }
}

/// Finds out what is true of a position, with so many nodes at most to see whether its puzzle is unique.
pub(super) fn truth(backend: Backend, play: &Play, node_limit: u64) -> Truth {
    let puzzle = play.puzzle();
    let (found, ending, statistics) = find(Method::Fast(backend), &puzzle, node_limit, 2);
    match (found, ending) {
        (_, Ending::Limit) => Truth::Unknown,
        (None, _) => Truth::NoSolution,
        (Some(solution), _) if statistics.solutions == 1 => Truth::Unique(solution),
        _ => {
            let possible = true_candidates(backend, &puzzle, u64::MAX).0;
            let left = if puzzle == play.grid { possible } else { true_candidates(backend, &play.grid, u64::MAX).0 };
            Truth::Several { possible, left }
        }
    }
}
