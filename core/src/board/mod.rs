//! What a Sudoku is: cells, houses, digits, grids and candidates. Knows nothing of any solver.

mod candidates;
mod cell;
mod cell_set;
mod digit;
mod grid;
mod house;
mod index;
mod tables;

pub use candidates::{Candidates, Contradiction};
pub use cell::Cell;
pub use cell_set::CellSet;
pub use digit::{Digit, DigitSet};
pub use grid::Grid;
pub use house::{House, HouseSet};
