//! One of the 32 puzzles that are being solved.

use crate::board::Grid;

/// A position that waits in the pool: its block and its column there.
#[derive(Clone, Copy)]
pub(super) struct Held {
    pub(super) block: u8,
    pub(super) column: u8,
}

/// No search leaves more behind: see the tree of the fast engine.
const MOST: usize = 110;

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
    held: [Held; MOST],
    height: usize,
}

impl Lane {
    pub(super) const VACANT: Self =
        Self { number: 0, nodes: 0, first: First::None, held: [Held { block: 0, column: 0 }; MOST], height: 0 };

    /// Begins with a puzzle.
    pub(super) fn begin(&mut self, number: usize) {
        self.number = number;
        self.nodes = 1;
        self.first = First::None;
        self.height = 0;
    }

    /// Remembers a position for later; false if there is no room.
    pub(super) fn hold(&mut self, held: Held) -> bool {
        let Some(room) = self.held.get_mut(self.height) else { return false };
        *room = held;
        self.height += 1;
        true
    }

    /// The position that was left last.
    pub(super) fn take(&mut self) -> Option<Held> {
        self.height = self.height.checked_sub(1)?;
        self.held.get(self.height).copied()
    }

    /// All positions that wait, the one left last at the end.
    pub(super) fn held(&self) -> &[Held] {
        self.held.get(..self.height).unwrap_or_default()
    }
}
