//! What is true of a puzzle: its solution, or what its solutions have in common.

use crate::board::{Candidates, Grid};
use crate::clues::true_candidates;
use crate::method::{Method, find};
use crate::simd::Backend;
use crate::solve::Ending;

/// What is known of the solutions of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Truth {
    /// There is none.
    NoSolution,
    /// There is exactly one.
    Unique(Grid),
    /// There are several, and these are the digits that each cell has in any of them.
    Several(Candidates),
    /// The nodes were used up.
    Unknown,
}

impl Truth {
    /// The digits that each cell has in any solution, where that is known.
    pub fn candidates(&self) -> Option<Candidates> {
        match self {
            Self::Unique(solution) => Some(Candidates::of(solution)),
            Self::Several(candidates) => Some(*candidates),
            Self::NoSolution | Self::Unknown => None,
        }
    }
}

/// Finds out what is true of a puzzle, with so many nodes at most to see whether it is unique.
pub fn truth(backend: Backend, puzzle: &Grid, node_limit: u64) -> Truth {
    let (found, ending, statistics) = find(Method::Fast(backend), puzzle, node_limit, 2);
    match (found, ending) {
        (_, Ending::Limit) => Truth::Unknown,
        (None, _) => Truth::NoSolution,
        (Some(solution), _) if statistics.solutions == 1 => Truth::Unique(solution),
        _ => Truth::Several(true_candidates(backend, puzzle, u64::MAX).0),
    }
}
