//! Which clues are redundant, one after the other.

use super::rival::{begin_elsewhere, rival};
use crate::board::Cell;
use crate::fast::Fast;
use crate::simd::Backend;
use crate::solve::{Event, Meter, Search};

/// A walk over the clues of a puzzle. Plain data: any bytes are a value.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(crate) struct Survey {
    /// The cell that is next, or under test.
    place: u8,
    is_testing: u8,
}

/// What a survey comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Finding {
    /// A clue that could go.
    Redundant(Cell),
    /// All clues have been looked at.
    End,
    /// The nodes are used up.
    Limit,
}

impl Survey {
    /// A survey that begins with the first cell.
    pub(crate) const START: Self = Self { place: 0, is_testing: 0 };

    /// Goes on to the next redundant clue of a puzzle with one solution.
    pub(crate) fn advance(
        &mut self,
        search: &mut Search<Fast>,
        backend: Backend,
        [solution, clues]: [&[u8; 81]; 2],
        meter: &mut Meter,
    ) -> Finding {
        while let Some(cell) = Cell::new(usize::from(self.place)) {
            let digit = clues[cell as usize];
            if digit != 0 {
                if self.is_testing == 0 {
                    let mut left = *clues;
                    left[cell as usize] = 0;
                    begin_elsewhere(search, backend, &left, cell, digit);
                    self.is_testing = 1;
                }
                let event = rival(search, solution, meter);
                if event == Event::Limit {
                    return Finding::Limit;
                }
                self.is_testing = 0;
                if event == Event::Exhausted {
                    self.place += 1;
                    return Finding::Redundant(cell);
                }
            }
            self.place += 1;
        }
        Finding::End
    }
}
