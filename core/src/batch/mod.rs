//! Many puzzles in one call.

use crate::board::Grid;
use crate::method::{Method, find};
use crate::simd::Backend;
use crate::solve::Ending;

/// What comes of one puzzle of a batch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// A solution; the only one, if that was asked.
    Solved(Grid),
    /// One of several solutions, the one that a search for the first finds.
    NotUnique(Grid),
    /// There is none.
    NoSolution,
    /// The node limit came first.
    Limit,
}

/// Puzzles, and where what comes of them goes.
pub trait Puzzles {
    /// The next puzzle; none at the end. Puzzles count from 0 in the order in which they are taken.
    fn next(&mut self) -> Option<Grid>;

    /// Takes what has come of a puzzle. Each is reported once, in any order.
    fn report(&mut self, number: usize, outcome: &Outcome);
}

/// What to do with each puzzle.
#[derive(Clone, Copy, Debug)]
pub struct Job {
    /// Whether to show that a solution is the only one.
    pub is_unique: bool,
    /// The most nodes for each puzzle.
    pub node_limit: u64,
    /// Once so many nodes have been entered for all puzzles together, no other puzzle is begun.
    pub budget: u64,
}

/// Solves puzzles until there are no more, or the budget is used up: those begun are finished. `workspace` is memory to
/// work in; [`workspace_words`] tells how much is of use, and with less it is slower. Gives the number of puzzles, all of
/// which have been reported.
pub fn solve<P: Puzzles>(backend: Backend, job: Job, puzzles: &mut P, workspace: &mut [u64]) -> usize {
    let _ = workspace;
    let (mut number, mut nodes) = (0, 0_u64);
    while nodes < job.budget {
        let Some(puzzle) = puzzles.next() else { break };
        let cap = if job.is_unique { 2 } else { 1 };
        let (found, ending, statistics) = find(Method::Fast(backend), &puzzle, job.node_limit, cap);
        let outcome = match (found, ending) {
            (_, Ending::Limit) => Outcome::Limit,
            (None, _) => Outcome::NoSolution,
            (Some(found), Ending::Stopped) if job.is_unique => Outcome::NotUnique(found),
            (Some(found), _) => Outcome::Solved(found),
        };
        puzzles.report(number, &outcome);
        number += 1;
        nodes += statistics.nodes;
    }
    number
}

/// The workspace, in words of 64 bits, with which a backend works best.
pub fn workspace_words(backend: Backend) -> usize {
    let _ = backend;
    0
}
