//! Text into memory of the caller's, or only its length.

use crate::board::{Cell, CellSet, Digit, DigitSet};

/// Takes text. What has no room is counted and not written.
#[derive(Debug)]
pub struct Writer<'a> {
    out: &'a mut [u8],
    length: usize,
}

impl<'a> Writer<'a> {
    /// Writes to `out` from its start.
    pub fn new(out: &'a mut [u8]) -> Self {
        Self { out, length: 0 }
    }

    /// Writes nothing, and counts.
    pub fn counting() -> Self {
        Self { out: &mut [], length: 0 }
    }

    /// The length of the text so far.
    pub fn length(&self) -> usize {
        self.length
    }

    /// Adds a byte.
    pub fn byte(&mut self, byte: u8) {
        if let Some(place) = self.out.get_mut(self.length) {
            *place = byte;
        }
        self.length += 1;
    }

    /// Adds text.
    pub fn text(&mut self, text: &str) {
        text.bytes().for_each(|byte| self.byte(byte));
    }

    /// Adds spaces.
    pub fn spaces(&mut self, count: usize) {
        (0..count).for_each(|_| self.byte(b' '));
    }

    /// Adds a number.
    pub fn number(&mut self, number: u32) {
        let mut divisor = 1_000_000_000;
        while divisor > 1 && number < divisor {
            divisor /= 10;
        }
        while divisor > 0 {
            self.byte(b'0' + (number / divisor % 10) as u8);
            divisor /= 10;
        }
    }

    /// Adds a digit.
    pub fn digit(&mut self, digit: Digit) {
        self.byte(b'0' + digit.number());
    }

    /// Adds digits without anything between them.
    pub fn digits(&mut self, digits: DigitSet) {
        digits.for_each(|digit| self.digit(digit));
    }

    /// Adds a cell, as in `r1c2`.
    pub fn cell(&mut self, cell: Cell) {
        self.cells(CellSet::only(cell));
    }

    /// Adds cells, those of equal columns together: `r1c23`, `r12c5, r3c7`.
    pub fn cells(&mut self, cells: CellSet) {
        let columns_of = |row: usize| {
            let in_row = cells.into_iter().filter(|cell| cell.index() / 9 == row);
            in_row.fold(0_u16, |all, cell| all | 1 << (cell.index() % 9))
        };
        let mut is_first = true;
        for row in 0..9 {
            let columns = columns_of(row);
            if columns == 0 || (0..row).any(|above| columns_of(above) == columns) {
                continue;
            }
            if !is_first {
                self.text(", ");
            }
            is_first = false;
            self.byte(b'r');
            (row..9).filter(|&row| columns_of(row) == columns).for_each(|row| self.byte(b'1' + row as u8));
            self.byte(b'c');
            (0..9).filter(|column| columns >> column & 1 != 0).for_each(|column| self.byte(b'1' + column as u8));
        }
    }
}
