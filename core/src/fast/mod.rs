//! The fast engine: one puzzle in vector registers.
//!
//! TODO

mod branch;
mod position;
mod search;
mod triads;

pub(crate) use branch::{question, total};
pub(crate) use position::{Found, Update, union};
pub(crate) use triads::{Along, consequences};

pub use search::Fast;
pub(crate) use search::{Remains, Start, search};
