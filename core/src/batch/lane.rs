//! One of the 32 puzzles that are being solved.

use crate::board::Grid;

/// The most positions of a puzzle that wait in the pool: no more blocks are used, and each has one column for a lane.
pub(super) const MOST: usize = 32;

/// The first solution of a puzzle.
#[derive(Clone, Copy)]
pub(super) enum First {
    None,
    /// It waits in a column of the exit.
    Waits(u8),
    Known(Grid),
}

/// A puzzle on its way.
#[derive(Clone, Copy)]
pub(super) struct Lane {
    /// Its number in the batch.
    pub(super) number: usize,
    /// The positions entered.
    pub(super) nodes: u64,
    pub(super) first: First,
    /// The blocks of the pool in whose column of the lane a position waits.
    held: [u8; MOST],
    height: usize,
}

impl Lane {
    pub(super) const VACANT: Self = Self { number: 0, nodes: 0, first: First::None, held: [0; MOST], height: 0 };

    /// Begins with a puzzle.
    pub(super) fn begin(&mut self, number: usize) {
        self.number = number;
        self.nodes = 1;
        self.first = First::None;
        self.height = 0;
    }

    /// Remembers a position for later, by its block.
    pub(super) fn hold(&mut self, block: u8) {
        if let Some(room) = self.held.get_mut(self.height) {
            *room = block;
            self.height += 1;
        }
    }

    /// The position that was left last, by its block.
    pub(super) fn take(&mut self) -> Option<u8> {
        self.height = self.height.checked_sub(1)?;
        self.held.get(self.height).copied()
    }

    /// All positions that wait, the one left last at the end.
    pub(super) fn held(&self) -> &[u8] {
        self.held.get(..self.height).unwrap_or_default()
    }
}
