//! Positions as text: digits with the candidates that are left.
//!
//! Read are three spellings. In 729 characters every cell has nine places, the d-th of which holds the digit d, or `.` or
//! `0`. In a candidate grid nine rows hold nine cells each, a cell being its digits in any order; blanks, commas and bars
//! divide cells, and lines of a frame, titles and comments are passed over. A library line of HoDoKu,
//! `:technique:digits:cells:deleted candidates:...`, holds 81 cells with a `+` before a digit that is not a clue, and the
//! candidates that are gone beyond what the rules rule out; its cells may also stand alone.
//!
//! Text that is not clearly one position is an error, never a wrong position.

mod kind;
mod library;
mod read;
mod row;
mod run;
mod write;

pub use read::{Lone, Spelled, parse_candidates};
pub use write::{CandidateStyle, Unspeakable, format_candidates};
