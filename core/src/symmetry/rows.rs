//! The rows of a grid as words.

use super::nibbles::Nibbles;
use crate::board::Cell;
use crate::board::Digit;
use crate::board::Grid;

/// The nine rows of a grid, or its columns for rows: for each column the digit, or 0.
#[derive(Clone, Copy)]
pub(super) struct Rows {
    pub(super) is_transposed: bool,
    rows: [Nibbles; 9],
    /// The rows without a digit, as bits.
    pub(super) empty: u32,
}

impl Rows {
    pub(super) fn of(grid: &Grid, is_transposed: bool) -> Self {
        let rows: [Nibbles; 9] = core::array::from_fn(|row| {
            (0..9).fold(Nibbles::ZERO, |digits, column| {
                let cell = Cell::new(if is_transposed { column * 9 + row } else { row * 9 + column });
                digits.with(column as u64, u64::from(cell.and_then(|cell| grid[cell]).map_or(0, Digit::number)))
            })
        });
        let empty = (0..).zip(&rows).filter(|&(_, &row)| row == Nibbles::ZERO);
        Self { is_transposed, rows, empty: empty.fold(0, |set, (row, _)| set | 1 << row) }
    }

    /// The row with a number from 0 to 8.
    #[inline]
    pub(super) fn at(&self, row: u64) -> Nibbles {
        self.rows.get(row as usize).copied().unwrap_or(Nibbles::ZERO)
    }
}

/// Three numbers in ascending order.
#[inline]
pub(super) fn sorted([a, b, c]: [u64; 3]) -> [u64; 3] {
    let (a, b) = (a.min(b), a.max(b));
    let (b, c) = (b.min(c), b.max(c));
    [a.min(b), a.max(b), c]
}
