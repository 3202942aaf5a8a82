//! A position in one run of characters: 729 places for digits, or 81 cells.

use super::library;
use super::read::{Lone, Spelled};
use crate::board::{Candidates, Cell, Digit};
use crate::text::scan::{Mark, Marks};

/// The run that a line starts with, behind quotes, brackets and blanks.
pub(super) struct Run {
    start: usize,
    /// In bytes.
    length: usize,
    /// Whether an annotation may follow, or the line ends.
    closed: bool,
    /// How many of its characters are a `+`.
    signs: usize,
}

impl Run {
    pub(super) fn of(body: &[u8]) -> Self {
        let mut marks = Marks::of(body).skip_while(|&(_, mark)| is_around(mark));
        let start = marks.next().map_or(body.len(), |(at, _)| at);
        let bytes = body.get(start..).unwrap_or_default();
        let length = bytes.iter().take_while(|byte| matches!(byte, b'0'..=b'9' | b'.' | b'+')).count();
        let signs = bytes.iter().take(length).filter(|&&byte| byte == b'+').count();
        let behind = bytes.get(length..).and_then(|behind| Marks::of(behind).next());
        let closed = behind.is_none_or(|(_, mark)| is_around(mark) || matches!(mark, Mark::Comma));
        Self { start, length, closed, signs }
    }

    /// Whether the run must have been meant as a position: nine cells of a row are not joined.
    pub(super) fn is_long(&self) -> bool {
        self.length - self.signs > 30
    }

    /// Reads the position. The error is the byte at which it goes wrong.
    pub(super) fn read(&self, body: &[u8], lone: Lone) -> Result<Spelled, usize> {
        let end = self.start + self.length;
        let run = body.get(self.start..end).unwrap_or_default();
        // No spelling has a length in between; what is nearer to 81 was meant to be 81.
        if self.signs > 0 || self.length < 99 {
            let spelled = library::cells(run, self.start)?;
            return if self.closed { Ok(spelled) } else { Err(end) };
        }
        let mut candidates = Candidates::NONE;
        let mut places = Cell::ALL.into_iter().flat_map(|cell| Digit::ALL.map(|digit| (cell, digit)));
        for (at, &byte) in (self.start..).zip(run) {
            let (cell, digit) = places.next().ok_or(at)?;
            if byte == b'0' + digit.number() {
                candidates[cell] = candidates[cell].with(digit);
            } else if !matches!(byte, b'.' | b'0') {
                return Err(at);
            }
        }
        if places.next().is_some() || !self.closed { Err(end) } else { Ok(Spelled::new(&candidates, lone)) }
    }
}

/// What may stand before a run, and right behind it.
fn is_around(mark: Mark) -> bool {
    matches!(mark, Mark::Space | Mark::Tab | Mark::Quote | Mark::Bracket)
}
