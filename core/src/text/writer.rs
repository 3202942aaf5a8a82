//! Text into memory of the caller's, or only its length.

use crate::board::{Digit, DigitSet};

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

    /// Adds bytes.
    pub fn bytes(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.byte(byte));
    }

    /// Adds text.
    pub fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    /// Adds a byte several times.
    pub fn repeat(&mut self, byte: u8, count: usize) {
        (0..count).for_each(|_| self.byte(byte));
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
}
