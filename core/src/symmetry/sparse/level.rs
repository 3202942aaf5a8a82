//! A level of the search: a choice of the next row, and of the way in which it reads its least.

use super::Least;
use super::position::Position;
use super::reading::Reading;
use crate::symmetry::rows::Rows;

/// Rows as bits, from 0 to 8.
const ALL: u32 = 0b111_111_111;
const FIRST_OF_BAND: u32 = 0b001_001_001;

/// Where some rows are placed, and which row comes next.
#[derive(Clone, Copy)]
pub(super) struct Level {
    pub(super) position: Position,
    /// The rows that are not placed.
    left: u32,
    /// The rows that can come next and are not begun, and the row that is.
    waiting: u32,
    row: u64,
    /// How many ways of that row are left.
    ways: u32,
    reading: Option<Reading>,
}

impl Level {
    /// No row is placed.
    pub(super) const START: Self =
        Self { position: Position::START, left: ALL, waiting: 0, row: 0, ways: 0, reading: None };

    /// Finds the rows that can come next. False if all are greater than in the least grid so far.
    pub(super) fn begin(&mut self, rows: &Rows, place: usize, least: &mut Least) -> bool {
        let (key, waiting) = self.least(rows);
        self.waiting = waiting;
        least.offer(place, key)
    }

    /// The least that the next row can read, and the rows that can read so.
    pub(super) fn least(&self, rows: &Rows) -> (u64, u32) {
        let rows_of_band = self.begun_band();
        let choice = if rows_of_band == 0 { self.left } else { rows_of_band };
        let empty = choice & rows.empty;
        if empty != 0 {
            return (0, one_of_each(empty));
        }
        let (mut least, mut found) = (u64::MAX, 0);
        for row in bits(choice) {
            let key = self.position.least(rows.at(row));
            if key < least {
                (least, found) = (key, 0);
            }
            found |= u32::from(key == least) << row;
        }
        (least, found)
    }

    /// The next row, placed in one of its ways. None if all are done.
    pub(super) fn next(&mut self, rows: &Rows) -> Option<Self> {
        if self.ways == 0 {
            self.row = bits(self.waiting).next()?;
            self.waiting &= self.waiting - 1;
            let reading = self.position.reading(rows.at(self.row));
            self.ways = reading.ways();
            self.reading = Some(reading);
        }
        self.ways -= 1;
        let triads = self.reading?.arranged(self.ways);
        let position = self.position.with_row(rows.at(self.row), triads);
        Some(Self { position, left: self.left & !(1 << self.row), ..Self::START })
    }

    /// The row that is placed next.
    pub(super) fn row(&self) -> u64 {
        self.row
    }

    /// The rows left of the band of which some are placed.
    fn begun_band(&self) -> u32 {
        let placed = ALL & !self.left;
        let begun = (placed | placed >> 1 | placed >> 2) & FIRST_OF_BAND;
        self.left & (begun * 0b111)
    }
}

/// The rows of a set, in order.
fn bits(set: u32) -> impl Iterator<Item = u64> {
    let mut set = set;
    core::iter::from_fn(move || {
        let row = set.trailing_zeros();
        set &= set.checked_sub(1)?;
        Some(u64::from(row))
    })
}

/// Of empty rows one in each band, and of empty bands one.
fn one_of_each(empty: u32) -> u32 {
    let others = empty << 1 & 0b110_110_110 | empty << 2 & 0b100_100_100;
    let bands = empty & empty >> 1 & empty >> 2 & FIRST_OF_BAND;
    let first = bands & bands.wrapping_neg();
    empty & !others & !(bands & !first)
}
