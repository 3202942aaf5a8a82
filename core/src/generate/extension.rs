//! A small change of a puzzle: a few groups of clues go, and others come until it is unique again.

use crate::board::{Cell, CellSet};
use crate::clues::{begin, rival};
use crate::fast::Fast;
use crate::random::Random;
use crate::simd::Backend;
use crate::solve::{Event, Meter, Search};

/// A puzzle that gets clues until it is unique. Plain data: any bytes are a value.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(super) struct Extension {
    /// The clues so far.
    pub(super) clues: [u8; 81],
    /// One cell of each group: those that may come, in the order in which they do, the groups that went last of them; then
    /// those that stayed.
    order: [u8; 81],
    /// How many may come.
    coming: u8,
    /// How many have come.
    came: u8,
    /// How many groups there are.
    length: u8,
    is_testing: u8,
}

/// The most groups that go.
const MOST_GONE: u32 = 2;

impl Extension {
    pub(super) const IDLE: Self = Self { clues: [0; 81], order: [0; 81], coming: 0, came: 0, length: 0, is_testing: 0 };

    /// Takes one group or two away from a puzzle, and puts the others in the order in which they may come. `groups` has
    /// one cell of each.
    pub(super) fn begin(
        &mut self,
        clues: &[u8; 81],
        groups: &mut [Cell],
        group: impl Fn(Cell) -> CellSet,
        random: &mut Random,
    ) {
        random.shuffle(groups);
        let gone = 1 + random.below(MOST_GONE) as usize;
        self.clues = *clues;
        let (mut coming, mut staying, mut going) = (0, 0, 0);
        let has_clue = |cell: Cell| clues[cell as usize] != 0;
        for cell in groups.iter().copied().filter(|&cell| !has_clue(cell)) {
            self.put(coming, cell);
            coming += 1;
        }
        for cell in groups.iter().copied().filter(|&cell| has_clue(cell)) {
            if going < gone {
                self.put(coming + going, cell);
                going += 1;
                for cell in group(cell) {
                    self.clues[cell as usize] = 0;
                }
            } else {
                self.put(coming + going + staying, cell);
                staying += 1;
            }
        }
        (self.coming, self.length) = ((coming + going) as u8, (coming + going + staying) as u8);
        (self.came, self.is_testing) = (0, 0);
    }

    fn put(&mut self, place: usize, cell: Cell) {
        if let Some(entry) = self.order.get_mut(place) {
            *entry = cell as u8;
        }
    }

    /// Lets groups come until the puzzle has no solution but the known one; false at the limit.
    pub(super) fn advance(
        &mut self,
        search: &mut Search<Fast>,
        backend: Backend,
        solution: &[u8; 81],
        group: impl Fn(Cell) -> CellSet,
        meter: &mut Meter,
    ) -> bool {
        loop {
            if self.is_testing == 0 {
                begin(search, backend, &self.clues);
                self.is_testing = 1;
            }
            match rival(search, solution, meter) {
                Event::Limit => return false,
                Event::Exhausted => break,
                Event::Solution(other) => {
                    let other = other.to_bytes();
                    while let Some(cell) = self.next() {
                        let mut is_told_apart = false;
                        for cell in group(cell) {
                            self.clues[cell as usize] = solution[cell as usize];
                            is_told_apart |= other[cell as usize] != solution[cell as usize];
                        }
                        if is_told_apart {
                            break;
                        }
                    }
                }
            }
            self.is_testing = 0;
            if self.came >= self.coming {
                break;
            }
        }
        self.is_testing = 0;
        true
    }

    fn next(&mut self) -> Option<Cell> {
        if self.came >= self.coming {
            return None;
        }
        let cell = self.order.get(usize::from(self.came)).and_then(|&cell| Cell::new(usize::from(cell)));
        self.came += 1;
        cell
    }

    /// The groups that are clues now, those that came first.
    pub(super) fn groups(&self) -> impl Iterator<Item = Cell> {
        let (came, coming, length) = (usize::from(self.came), usize::from(self.coming), usize::from(self.length));
        let is_clue = move |&(place, _): &(usize, &u8)| place < came || (coming..length).contains(&place);
        self.order.iter().enumerate().filter(is_clue).filter_map(|(_, &cell)| Cell::new(usize::from(cell)))
    }
}
