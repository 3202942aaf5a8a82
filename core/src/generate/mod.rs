//! Making puzzles.
