//! Sudoku as an exact cover problem.
//!
//! Columns are the 324 things that must be so: each of the 81 cells is filled, and each row, column and box has each
//! digit (three times 81). A matrix row is one digit in one cell, with a 1 in the four columns that it makes so. A clue
//! gives one row, an empty cell nine. 81 rows that cover all columns exactly once are a solution.
//!
//! Eliminations counted: nodes unlinked by covering.

mod matrix;

use super::search::{Event, Meter, Solver};
use crate::board::{Cell, Digit, Grid};
use matrix::Matrix;

/// The state of the search: the mesh and the rows chosen.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct ExactCover {
    /// One header, 324 columns and at most 729 rows of four nodes: 3,241.
    matrix: Matrix<3241, 325, 4, 81>,
}

impl Solver for ExactCover {
    const IDLE: Self = Self { matrix: Matrix::NONE };

    fn start(&mut self, puzzle: &Grid, _: &mut Meter) {
        self.matrix.clear();
        for cell in Cell::ALL {
            match puzzle[cell] {
                Some(digit) => self.add(cell, digit),
                None => Digit::ALL.into_iter().for_each(|digit| self.add(cell, digit)),
            }
        }
    }

    fn advance(&mut self, meter: &mut Meter) -> Event {
        match self.matrix.advance(meter) {
            Event::Solution(()) => Event::Solution(self.solution()),
            Event::Exhausted => Event::Exhausted,
            Event::Limit => Event::Limit,
        }
    }
}

impl ExactCover {
    fn add(&mut self, cell: Cell, digit: Digit) {
        let [row, column, square] = cell.houses().map(|house| house as u16);
        let (cell, digit) = (cell as u16, digit as u16);
        let in_house = |house: u16| 1 + 81 + house * 9 + digit;
        self.matrix.add_row(cell * 9 + digit, [1 + cell, in_house(row), in_house(column), in_house(square)]);
    }

    fn solution(&self) -> Grid {
        let mut grid = Grid::EMPTY;
        for id in self.matrix.rows() {
            if let Some(cell) = Cell::new(id as usize / 9) {
                grid[cell] = Digit::new(id as usize % 9);
            }
        }
        grid
    }
}
