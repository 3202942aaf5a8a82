//! The classic solvers, one file each, behind one interface.
//!
//! All of them hand out every solution of every grid exactly once; the order is each solver's own and never changes.

mod backtrack;
mod exact_cover;
mod propagate;
mod search;
mod simple;

use crate::board::Grid;
use core::ops::ControlFlow;

pub use backtrack::Backtrack;
pub use exact_cover::ExactCover;
pub use propagate::{Propagate, propagate};
pub use search::{Ending, Event, Meter, Search, Sink, Solver, Statistics};
pub use simple::Simple;

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
}

impl Method {
    /// Every method.
    pub const ALL: [Self; 4] = [Self::Backtrack, Self::ExactCover, Self::Propagate, Self::Simple];
}

/// Gives the solutions of `puzzle` to `sink` until it wants no more, and enters at most `node_limit` nodes.
pub fn search(method: Method, puzzle: &Grid, node_limit: u64, sink: Sink) -> (Ending, Statistics) {
    match method {
        Method::Backtrack => search::run::<Backtrack>(puzzle, node_limit, sink),
        Method::ExactCover => search::run::<ExactCover>(puzzle, node_limit, sink),
        Method::Propagate => search::run::<Propagate>(puzzle, node_limit, sink),
        Method::Simple => search::run::<Simple>(puzzle, node_limit, sink),
    }
}

/// Looks for up to `cap` solutions, at least one; gives back the first one found. The ending is `Stopped` when the cap
/// was reached.
pub fn find(method: Method, puzzle: &Grid, node_limit: u64, cap: u64) -> (Option<Grid>, Ending, Statistics) {
    let mut found = None;
    let mut left = cap;
    let (ending, statistics) = search(method, puzzle, node_limit, &mut |solution| {
        found.get_or_insert(*solution);
        left = left.saturating_sub(1);
        if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    (found, ending, statistics)
}
