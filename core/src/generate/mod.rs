//! Making puzzles.

pub mod filled;

pub use filled::filled;
