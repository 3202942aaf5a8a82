//! Taking clues away as long as the solution stays the only one.
//!
//! The clues go group by group in a given order: a group goes if the puzzle stays unique without it, and stays if it does
//! not, or if there were fewer clues than there may be. Most of the first groups go. So several are tried at once, which
//! comes to the same: a puzzle is unique if it is with fewer clues. A second solution tells which of them cannot all go,
//! since it agrees with the clues that are left: all that it differs in is among the groups taken away, and where the
//! groups before go, the last of those is needed. What comes out depends on the order alone.

use super::rival::{begin, begin_elsewhere, rival};
use crate::board::{Cell, CellSet};
use crate::fast::Fast;
use crate::simd::Backend;
use crate::solve::{Event, Meter, Search};

/// Clues on their way out. Plain data: any bytes are a value.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(crate) struct Reduction {
    /// The only solution.
    pub(crate) solution: [u8; 81],
    /// The clues that are left. While a test is on, those that it is about are missing.
    clues: [u8; 81],
    /// One cell of each group, in the order in which they are to go.
    order: [u8; 81],
    /// How many groups there are.
    length: u8,
    /// How many of them are decided.
    decided: u8,
    /// How many are tested at once; 0 while no test is on.
    tested: u8,
    /// How many to test at once next; 0 for as many as seem best.
    wanted: u8,
    /// Whether the group after those to be tested is needed if these are not.
    is_next_needed: u8,
    /// How many clues are left, those that are tested included.
    count: u8,
    /// How many have to stay.
    floor: u8,
}

impl Reduction {
    /// Nothing to reduce.
    pub(crate) const IDLE: Self = Self {
        solution: [0; 81],
        clues: [0; 81],
        order: [0; 81],
        length: 0,
        decided: 0,
        tested: 0,
        wanted: 0,
        is_next_needed: 0,
        count: 0,
        floor: 0,
    };

    /// Begins with a puzzle and its only solution. The groups of the cells of `order` are to go, all of them clues, but
    /// `floor` clues have to stay.
    pub(crate) fn begin(
        &mut self,
        solution: &[u8; 81],
        clues: &[u8; 81],
        order: impl Iterator<Item = Cell>,
        floor: u32,
    ) {
        (self.solution, self.clues, self.length) = (*solution, *clues, 0);
        for (place, cell) in self.order.iter_mut().zip(order) {
            *place = cell as u8;
            self.length += 1;
        }
        (self.decided, self.tested, self.wanted, self.is_next_needed) = (0, 0, 0, 0);
        self.count = clues.iter().map(|&digit| u8::from(digit != 0)).sum();
        self.floor = floor as u8;
    }

    /// The clues that are left.
    pub(crate) fn clues(&self, group: impl Fn(Cell) -> CellSet) -> [u8; 81] {
        let mut clues = self.clues;
        for cell in self.under_test().flat_map(group) {
            clues[cell as usize] = self.solution[cell as usize];
        }
        clues
    }

    /// Goes on until every group is decided; false at the limit.
    pub(crate) fn advance(
        &mut self,
        search: &mut Search<Fast>,
        backend: Backend,
        group: impl Fn(Cell) -> CellSet,
        meter: &mut Meter,
    ) -> bool {
        loop {
            if self.tested == 0 && !self.begin_test(search, backend, &group) {
                return true;
            }
            match rival(search, &self.solution, meter) {
                Event::Limit => return false,
                Event::Exhausted => self.accept(&group),
                Event::Solution(other) => self.refuse(&other.to_bytes(), &group),
            }
            self.tested = 0;
        }
    }

    /// Takes away the groups that are tested next; false if there are none.
    #[inline]
    fn begin_test(&mut self, search: &mut Search<Fast>, backend: Backend, group: &impl Fn(Cell) -> CellSet) -> bool {
        let room = u32::from(self.count.saturating_sub(self.floor));
        let at_once = at_once(self.count).min(room);
        let (mut taken, mut last) = (0_u32, Cell::R1C1);
        loop {
            let next = usize::from(self.decided) + usize::from(self.tested);
            if next >= usize::from(self.length) {
                break;
            }
            let Some(cell) = self.cell_at(next) else { return false };
            let cells = group(cell);
            let is_too_many = taken + cells.len() > room;
            match self.tested {
                0 if is_too_many => {
                    self.decided += 1;
                    continue;
                }
                0 => {}
                _ if self.wanted == 0 && taken >= at_once || self.tested == self.wanted || is_too_many => break,
                _ => {}
            }
            for cell in cells {
                self.clues[cell as usize] = 0;
                last = cell;
            }
            taken += cells.len();
            self.tested += 1;
        }
        match taken {
            0 => return false,
            1 => begin_elsewhere(search, backend, &self.clues, last, self.solution[last as usize]),
            _ => begin(search, backend, &self.clues),
        }
        true
    }

    /// The groups that are tested can go.
    fn accept(&mut self, group: &impl Fn(Cell) -> CellSet) {
        let gone: u32 = self.under_test().map(|cell| group(cell).len()).sum();
        self.count = self.count.saturating_sub(gone as u8);
        self.decided = self.decided.saturating_add(self.tested).saturating_add(self.is_next_needed);
        (self.wanted, self.is_next_needed) = (0, 0);
    }

    /// The groups that are tested cannot all go, because of another solution.
    fn refuse(&mut self, other: &[u8; 81], group: &impl Fn(Cell) -> CellSet) {
        self.clues = self.clues(group);
        let differs = |cell: Cell| group(cell).any(|cell| other[cell as usize] != self.solution[cell as usize]);
        let mut last = 0;
        for (place, cell) in self.under_test().enumerate() {
            if differs(cell) {
                last = place as u8;
            }
        }
        if last == 0 {
            self.decided = self.decided.saturating_add(1);
        }
        (self.wanted, self.is_next_needed) = (last, last.min(1));
    }

    fn under_test(&self) -> impl Iterator<Item = Cell> {
        let first = usize::from(self.decided);
        (first..first + usize::from(self.tested)).filter_map(|place| self.cell_at(place))
    }

    fn cell_at(&self, place: usize) -> Option<Cell> {
        Cell::new(usize::from(*self.order.get(place)?))
    }
}

/// Cells as a list that can be put into another order.
pub(crate) fn listed(cells: impl Iterator<Item = Cell>, room: &mut [Cell; 81]) -> &mut [Cell] {
    let mut length = 0;
    for (place, cell) in room.iter_mut().zip(cells) {
        *place = cell;
        length += 1;
    }
    room.split_at_mut_checked(length).map_or(&mut [], |(list, _)| list)
}

/// How many clues to take away at once where so many are left: about as many as go together every other time.
fn at_once(clues: u8) -> u32 {
    match clues {
        61.. => 40,
        37.. => 4,
        33.. => 2,
        _ => 1,
    }
}
