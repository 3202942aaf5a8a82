//! The transforms that take a Sudoku to one that is the same in disguise.
//!
//! There are 2 * 6^8 * 9! of them, a group: rows and columns change places, the bands change places and the rows within a
//! band, the stacks and the columns within a stack, and the digits get other names.

use super::nibbles::Nibbles;
use crate::board::Cell;
use crate::board::Digit;
use crate::board::Grid;
use crate::random::Random;

/// A transform. First the grid is transposed, if at all; then row `i` of the result is row `rows[i]`, column `j` is
/// column `columns[j]`, and digit `d` becomes `digits[d]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Transform {
    pub(super) is_transposing: bool,
    /// Rows and columns from 0 to 8; 9, which is none, stays.
    pub(super) rows: Nibbles,
    pub(super) columns: Nibbles,
    /// Digits from 1 to 9; 0, the empty cell, stays.
    pub(super) digits: Nibbles,
}

/// A transform as plain bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parts {
    /// 1 for a grid that is transposed first, else 0.
    pub transpose: u8,
    /// For each row of the result the row that it is, from 0.
    pub rows: [u8; 9],
    /// For each column of the result the column that it is, from 0.
    pub columns: [u8; 9],
    /// What each digit from 1 on becomes.
    pub digits: [u8; 9],
}

impl Transform {
    /// The transform that changes nothing.
    pub const IDENTITY: Self =
        Self { is_transposing: false, rows: Nibbles::IDENTITY, columns: Nibbles::IDENTITY, digits: Nibbles::IDENTITY };

    /// Reads plain bytes. None if they are no transform.
    pub fn from_parts(parts: &Parts) -> Option<Self> {
        let is_valid = parts.transpose <= 1
            && are_lines(parts.rows)
            && are_lines(parts.columns)
            && set(parts.digits) == 0b11_1111_1110;
        is_valid.then(|| Self {
            is_transposing: parts.transpose == 1,
            rows: Nibbles::from_bytes(0, parts.rows).with(9, 9),
            columns: Nibbles::from_bytes(0, parts.columns).with(9, 9),
            digits: Nibbles::from_bytes(1, parts.digits),
        })
    }

    /// The transform as plain bytes.
    pub fn to_parts(&self) -> Parts {
        Parts {
            transpose: u8::from(self.is_transposing),
            rows: self.rows.to_bytes(0),
            columns: self.columns.to_bytes(0),
            digits: self.digits.to_bytes(1),
        }
    }

    /// Any of the transforms, each as likely as any other.
    pub fn random(random: &mut Random) -> Self {
        let is_transposing = random.below(2) == 1;
        let (rows, columns) = (random_lines(random), random_lines(random));
        let mut digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
        random.shuffle(&mut digits);
        Self { is_transposing, rows, columns, digits: Nibbles::from_bytes(1, digits) }
    }

    /// What becomes of a grid.
    pub fn apply(&self, grid: &Grid) -> Grid {
        let mut result = Grid::EMPTY;
        for cell in Cell::ALL {
            let (row, column) = (self.rows.at(cell as u64 / 9), self.columns.at(cell as u64 % 9));
            let source = if self.is_transposing { column * 9 + row } else { row * 9 + column };
            let digit = Cell::new(source as usize).and_then(|source| grid[source]);
            result[cell] = digit.and_then(|digit| Digit::from_number(self.digits.at(u64::from(digit.number())) as u8));
        }
        result
    }

    /// The transform that leads back.
    pub fn inverse(&self) -> Self {
        let (rows, columns) = (self.rows.inverse(), self.columns.inverse());
        let (rows, columns) = if self.is_transposing { (columns, rows) } else { (rows, columns) };
        Self { is_transposing: self.is_transposing, rows, columns, digits: self.digits.inverse() }
    }

    /// This transform and then another, as one.
    pub fn then(&self, second: &Self) -> Self {
        // A second transform that transposes finds the rows of the first among its columns.
        let (rows, columns) = if second.is_transposing { (self.columns, self.rows) } else { (self.rows, self.columns) };
        Self {
            is_transposing: self.is_transposing != second.is_transposing,
            rows: second.rows.then(rows),
            columns: second.columns.then(columns),
            digits: self.digits.then(second.digits),
        }
    }
}

/// The numbers as a set of bits; those that are above 9 have none.
fn set(numbers: [u8; 9]) -> u16 {
    numbers.iter().filter(|&&number| number <= 9).fold(0, |set, &number| set | 1 << number)
}

/// Whether each of nine lines is there, and every three stand in one band or stack.
fn are_lines(lines: [u8; 9]) -> bool {
    let (groups, _) = lines.as_chunks::<3>();
    set(lines) == 0b1_1111_1111 && groups.iter().all(|[a, b, c]| a / 3 == b / 3 && b / 3 == c / 3)
}

/// Bands or stacks in random order, and the lines of each in random order.
fn random_lines(random: &mut Random) -> Nibbles {
    let mut groups = [[0, 1, 2], [3, 4, 5], [6, 7, 8]];
    random.shuffle(&mut groups);
    groups.iter_mut().for_each(|group| random.shuffle(group));
    let lines = (0..).zip(groups.iter().flatten());
    lines.fold(Nibbles::ZERO, |all, (place, &line)| all.with(place, line)).with(9, 9)
}
