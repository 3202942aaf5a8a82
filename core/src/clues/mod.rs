//! Which clues a puzzle needs: the search for a second solution, again and again with other clues.
//!
//! A clue is redundant when the puzzle without it has the same only solution, that is, when the puzzle without it has no
//! solution in which its cell has another digit. To take clues away makes others needed and never redundant: a clue that
//! has been found needed stays so.

mod needed;
mod reduction;
mod rival;
mod survey;
mod true_candidates;

pub use needed::{Flaw, is_minimal, minimize, redundant};
pub(crate) use reduction::{Reduction, listed};
pub(crate) use rival::{begin, rival};
pub(crate) use survey::{Finding, Survey};
pub use true_candidates::true_candidates;
