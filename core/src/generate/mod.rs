//! Making puzzles.
//!
//! A puzzle begins as a random filled grid (`filled`), from which clues go in random order as long as the solution stays
//! the only one (`clues::Reduction`). What then is not as wished (`wish`) is changed a little, again and again
//! (`maker`); a puzzle whose clues must lie in given cells is found by changing their digits (`vary`).

mod extension;
pub mod filled;
mod grade;
mod maker;
mod vary;
mod wish;

pub use filled::filled;
pub use grade::Grade;
pub use maker::{Maker, Progress};
pub use wish::{Refusal, Wish, Wishes};
