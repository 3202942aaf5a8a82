//! A row of a candidate grid.

use crate::board::{Digit, DigitSet};
use crate::text::scan::{Mark, Marks};

/// Nine cells, each with its digits.
pub(super) struct Row {
    pub(super) cells: [DigitSet; 9],
    /// The byte of the first cell that is but one dot or 0, as an empty cell of a puzzle is.
    pub(super) vacant: Option<usize>,
}

impl Row {
    /// Reads the body of a line. The error is the byte at which it is no row.
    pub(super) fn read(body: &[u8]) -> Result<Self, usize> {
        let mut row = Self { cells: [DigitSet::EMPTY; 9], vacant: None };
        let mut slots = row.cells.iter_mut();
        let mut open: Option<Open> = None;
        for (at, mark) in Marks::of(body) {
            let digit = match mark {
                Mark::Digit(number) => Digit::from_number(number),
                Mark::Dot => None,
                Mark::Empty if body.get(at) == Some(&b'0') => None,
                Mark::Space | Mark::Tab | Mark::Comma | Mark::Bar => {
                    row.vacant = row.vacant.or(open.take().and_then(|cell| cell.vacant()));
                    continue;
                }
                _ => return Err(at),
            };
            let mut cell = match open.take() {
                Some(cell) => cell,
                None => Open::new(at, slots.next().ok_or(at)?),
            };
            cell.add(digit).ok_or(at)?;
            open = Some(cell);
        }
        row.vacant = row.vacant.or(open.and_then(|cell| cell.vacant()));
        if slots.next().is_some() { Err(body.trim_ascii_end().len()) } else { Ok(row) }
    }
}

/// A cell that is being read: digits in any order, or with dots for those that are not there, and then each in its place.
struct Open<'a> {
    start: usize,
    digits: &'a mut DigitSet,
    length: usize,
    has_gaps: bool,
    is_in_places: bool,
}

impl<'a> Open<'a> {
    fn new(start: usize, digits: &'a mut DigitSet) -> Self {
        Self { start, digits, length: 0, has_gaps: false, is_in_places: true }
    }

    /// Adds a digit or a dot, if it can stand here.
    fn add(&mut self, digit: Option<Digit>) -> Option<()> {
        let place = Digit::new(self.length)?;
        match digit {
            Some(digit) if self.digits.contains(digit) => return None,
            Some(digit) => {
                *self.digits = self.digits.with(digit);
                self.is_in_places &= digit == place;
            }
            None => self.has_gaps = true,
        }
        self.length += 1;
        (self.is_in_places || !self.has_gaps).then_some(())
    }

    fn vacant(&self) -> Option<usize> {
        (self.digits.is_empty() && self.length == 1).then_some(self.start)
    }
}
