//! The fast engine: one puzzle in vector registers.
//!
//! TODO

mod branch;
mod position;
mod search;
mod triads;

pub use search::Fast;
pub(crate) use search::{Start, search};
