//! A coach for a player: knows what is true of a position, and thinks like a person.
//!
//! The engine finds the solution (`truth`), the mistakes come from comparing with it (`mistakes`), and the techniques of
//! `logic` do the rest.

mod hint;
mod mistakes;
mod truth;

pub use hint::{Advice, Order, Play, Wants};
pub use mistakes::mistake;
pub use truth::{Truth, truth};
