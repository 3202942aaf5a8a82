//! What is settled of the columns and the digits, once some rows are placed.
//!
//! Columns of a stack are loose as long as no placed row has a digit in them, and so are stacks. Nothing tells loose ones
//! apart. An empty cell is least, so loose columns stand on the left of their stack, and loose stacks on the left of the
//! grid.

use super::reading::{NEW, Reading, Triad, sorted};
use crate::symmetry::nibbles::Nibbles;

/// The columns in the order known so far, and the names of the digits.
#[derive(Clone, Copy)]
pub(super) struct Position {
    pub(super) columns: Nibbles,
    digits: Nibbles,
    /// The name that the next digit gets.
    next: u64,
    /// How many columns of each stack are loose; of a loose stack all three.
    loose: [u8; 3],
}

impl Position {
    /// No row is placed.
    pub(super) const START: Self =
        Self { columns: Nibbles::IDENTITY, digits: Nibbles::all(NEW), next: 1, loose: [3; 3] };

    /// The least that a row can read: a name in four bits, the first the highest.
    #[inline]
    pub(super) fn least(&self, row: Nibbles) -> u64 {
        let triad = |place: u64, loose: u8| {
            let name = |i: u64| self.digits.at(row.at(self.columns.at(place + i)));
            let [a, b, c] = sorted([name(0), name(1), name(2)], loose);
            a << 8 | b << 4 | c
        };
        let [first, second, third] = self.loose;
        let triads = [triad(0, first), triad(3, second), triad(6, third)];
        let [a, b, c] = sorted(triads, self.loose_stacks());
        self.with_new_names(a << 24 | b << 12 | c)
    }

    /// The ways in which a row can read its least.
    pub(super) fn reading(&self, row: Nibbles) -> Reading {
        let triad = |place: u64, loose: u8| {
            let columns = [0, 1, 2].map(|i| self.columns.at(place + i));
            Triad::new(columns, |column| self.digits.at(row.at(column)), loose)
        };
        let [first, second, third] = self.loose;
        Reading::new([triad(0, first), triad(3, second), triad(6, third)], self.loose_stacks())
    }

    /// With one more row, its stacks in order.
    pub(super) fn with_row(&self, row: Nibbles, triads: [Triad; 3]) -> Self {
        let columns = (0..).zip(triads.iter().flat_map(|triad| triad.columns));
        let mut after = Self {
            columns: columns.fold(Nibbles::ZERO, |all, (place, column)| all.with(place, column)).with(9, 9),
            loose: triads.map(|triad| triad.loose),
            ..*self
        };
        (0..9).for_each(|place| after.name(row.at(after.columns.at(place))));
        after
    }

    /// The names of all digits; those that no row has get the names that are left.
    pub(super) fn names(&self) -> Nibbles {
        let mut all = *self;
        (1..10).for_each(|digit| all.name(digit));
        all.digits
    }

    fn name(&mut self, digit: u64) {
        if self.digits.at(digit) == NEW {
            self.digits = self.digits.replaced(digit, self.next);
            self.next += 1;
        }
    }

    /// How many stacks are loose.
    #[inline]
    fn loose_stacks(&self) -> u8 {
        self.loose.iter().map(|&loose| u8::from(loose == 3)).sum()
    }

    /// Names new digits from left to right.
    #[inline]
    fn with_new_names(&self, row: u64) -> u64 {
        // Of all names, only that of a new digit has the two highest bits.
        let mut new = row >> 3 & row >> 2 & 0x1_1111_1111;
        let (mut named, mut next) = (row, self.next);
        while new != 0 {
            let bit = 63 - new.leading_zeros();
            named -= (NEW - next) << bit;
            new ^= 1 << bit;
            next += 1;
        }
        named
    }
}
