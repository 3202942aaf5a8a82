//! The classic solvers, one file each, behind one interface.
//!
//! All of them hand out every solution of every grid exactly once; the order is each solver's own and never changes.

mod backtrack;
mod exact_cover;
mod propagate;
mod search;
mod simple;

pub use backtrack::Backtrack;
pub use exact_cover::ExactCover;
pub use propagate::{Propagate, propagate};
pub(crate) use search::run;
pub use search::{Ending, Event, Meter, Search, Sink, Solver, Statistics};
pub use simple::Simple;
