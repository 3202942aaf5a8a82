//! All solvers behind one call.

use crate::board::{Candidates, Grid};
use crate::fast::{self, Start};
use crate::simd::Backend;
use crate::solve::{self, Backtrack, Ending, ExactCover, Propagate, Simple, Sink, Statistics};
use core::ops::ControlFlow;

/// Which solver to use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Backtracking over the cell with the fewest candidates, with forward checking.
    Backtrack,
    /// Algorithm X with dancing links.
    ExactCover,
    /// Naked and hidden singles to a fixpoint before every guess.
    Propagate,
    /// Backtracking in cell order.
    Simple,
    /// The fast engine, with the instructions of a backend.
    Fast(Backend),
}

impl Method {
    /// Every method; of the fast engine, the backend that every machine has.
    pub const ALL: [Self; 5] =
        [Self::Backtrack, Self::ExactCover, Self::Propagate, Self::Simple, Self::Fast(Backend::PORTABLE)];
}

/// Gives the solutions of `puzzle` to `sink` until it wants no more, and enters at most `node_limit` nodes.
pub fn search(method: Method, puzzle: &Grid, node_limit: u64, sink: Sink) -> (Ending, Statistics) {
    match method {
        Method::Backtrack => solve::run::<Backtrack>(puzzle, node_limit, sink),
        Method::ExactCover => solve::run::<ExactCover>(puzzle, node_limit, sink),
        Method::Propagate => solve::run::<Propagate>(puzzle, node_limit, sink),
        Method::Simple => solve::run::<Simple>(puzzle, node_limit, sink),
        Method::Fast(backend) => fast::search(backend, Start::Grid(puzzle), node_limit, sink),
    }
}

/// Gives the solutions that choose one of its candidates for each cell to `sink` until it wants no more.
pub fn search_candidates(
    backend: Backend,
    candidates: &Candidates,
    node_limit: u64,
    sink: Sink,
) -> (Ending, Statistics) {
    fast::search(backend, Start::Candidates(candidates), node_limit, sink)
}

/// Looks for up to `cap` solutions, at least one; gives back the first one found. The ending is `Stopped` when the cap
/// was reached.
pub fn find(method: Method, puzzle: &Grid, node_limit: u64, cap: u64) -> (Option<Grid>, Ending, Statistics) {
    first_of(cap, |sink| search(method, puzzle, node_limit, sink))
}

/// The same for candidates.
pub fn find_candidates(
    backend: Backend,
    candidates: &Candidates,
    node_limit: u64,
    cap: u64,
) -> (Option<Grid>, Ending, Statistics) {
    first_of(cap, |sink| search_candidates(backend, candidates, node_limit, sink))
}

#[inline(always)]
fn first_of(cap: u64, run: impl FnOnce(Sink) -> (Ending, Statistics)) -> (Option<Grid>, Ending, Statistics) {
    let mut found = None;
    let mut left = cap;
    let (ending, statistics) = run(&mut |solution| {
        found.get_or_insert(*solution);
        left = left.saturating_sub(1);
        if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    (found, ending, statistics)
}
