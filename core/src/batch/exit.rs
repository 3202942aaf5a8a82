//! Solutions on their way out. To turn rows into grids costs as much for one as for 32, so they are kept until there are
//! that many.

/// What has come of a puzzle that has a solution.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The search goes on.
    Open,
    Solved,
    NotUnique,
    /// The solution is not wanted any more.
    Dropped,
}

/// A solution, by its column.
#[derive(Clone, Copy)]
pub(super) struct Slot {
    /// The number of the puzzle, and its lane as long as the search goes on.
    pub(super) number: usize,
    pub(super) lane: usize,
    pub(super) verdict: Verdict,
}

/// The solutions that wait.
pub(super) struct Exit {
    slots: [Slot; 32],
    length: usize,
    /// The lane for each column that is still to be copied, and which columns these are.
    pub(super) index: [u8; 32],
    pub(super) columns: u32,
}

impl Exit {
    pub(super) const EMPTY: Self = Self {
        slots: [Slot { number: 0, lane: 0, verdict: Verdict::Dropped }; 32],
        length: 0,
        index: [0; 32],
        columns: 0,
    };

    pub(super) fn is_full(&self) -> bool {
        self.length == 32
    }

    /// Takes the solution of a puzzle that is in a lane; gives its column.
    pub(super) fn take(&mut self, number: usize, lane: usize) -> u8 {
        let column = self.length & 31;
        self.slots[column] = Slot { number, lane, verdict: Verdict::Open };
        self.index[column] = lane as u8;
        self.columns |= 1 << column;
        self.length = column + 1;
        column as u8
    }

    /// Says what has come of a puzzle.
    pub(super) fn decide(&mut self, column: u8, verdict: Verdict) {
        self.slots[usize::from(column & 31)].verdict = verdict;
    }

    /// All solutions by their columns, which are free again.
    pub(super) fn empty(&mut self) -> impl Iterator<Item = Slot> + use<> {
        self.slots.into_iter().take(core::mem::take(&mut self.length))
    }
}
