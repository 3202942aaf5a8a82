//! Clues that have to stay where they are, and get other digits until the puzzle is unique.
//!
//! The digits are those of a filled grid at first, and then one clue after the other is changed: a digit that leaves no
//! more solutions than there were, but some, is taken. Counting stops at the number to beat.

use crate::board::{Cell, Grid};
use crate::clues::begin;
use crate::fast::Fast;
use crate::random::Random;
use crate::simd::Backend;
use crate::solve::{Event, Meter, Search};

/// Digits on trial. Plain data: any bytes are a value.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(super) struct Variation {
    /// How many solutions the digits leave; as many as `MOST` stands for more, too.
    solutions: u32,
    /// How many have been found of what is on trial.
    found: u32,
    clues: [u8; 81],
    /// The last solution found.
    solution: [u8; 81],
    /// The cells of the clues, in the order in which they are changed.
    order: [u8; 81],
    length: u8,
    /// The cell that is next or on trial.
    at: u8,
    /// The digit that is next or on trial, from 0.
    digit: u8,
    is_testing: u8,
    /// How many rounds have brought nothing.
    idle_rounds: u8,
}

/// More solutions than these are not told apart.
const MOST: u32 = 1000;

/// How many rounds over all clues may bring nothing before the digits are given up.
const PATIENCE: u8 = 3;

/// What varying comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Varied {
    /// Digits that leave one solution.
    Unique {
        solution: [u8; 81],
        clues: [u8; 81],
    },
    /// These digits lead nowhere.
    Stuck,
    Limit,
}

impl Variation {
    pub(super) const IDLE: Self = Self {
        solutions: 0,
        found: 0,
        clues: [0; 81],
        solution: [0; 81],
        order: [0; 81],
        length: 0,
        at: 0,
        digit: 0,
        is_testing: 0,
        idle_rounds: 0,
    };

    /// Begins with the digits of `clues`. It is not known how many solutions they leave; 1 where it is known.
    pub(super) fn begin(&mut self, clues: &[u8; 81], solutions: u32, random: &mut Random) {
        *self = Self { clues: *clues, solutions, ..Self::IDLE };
        let mut length = 0;
        for (cell, _) in Grid::from_numbers(clues).placed() {
            if let Some(place) = self.order.get_mut(length) {
                *place = cell as u8;
                length += 1;
            }
        }
        self.length = length as u8;
        self.mix(random);
    }

    fn mix(&mut self, random: &mut Random) {
        if let Some((order, _)) = self.order.split_at_mut_checked(usize::from(self.length)) {
            random.shuffle(order);
        }
    }

    /// Goes on to digits that leave one solution, or what else it comes to.
    pub(super) fn advance(
        &mut self,
        search: &mut Search<Fast>,
        backend: Backend,
        random: &mut Random,
        meter: &mut Meter,
    ) -> Varied {
        loop {
            if self.is_testing == 0 {
                let Some(clues) = self.next_trial(random) else { return Varied::Stuck };
                begin(search, backend, &clues);
                (self.is_testing, self.found) = (1, 0);
            }
            if !self.count(search, meter) {
                return Varied::Limit;
            }
            self.is_testing = 0;
            if self.judge() {
                return Varied::Unique { solution: self.solution, clues: self.clues };
            }
        }
    }

    /// The clues to try next: those that are there, where it is not known what they leave, or one of them changed.
    fn next_trial(&mut self, random: &mut Random) -> Option<[u8; 81]> {
        if self.solutions == 0 {
            return Some(self.clues);
        }
        loop {
            if self.digit >= 9 {
                (self.at, self.digit) = (self.at.saturating_add(1), 0);
            }
            if self.at >= self.length {
                self.idle_rounds = self.idle_rounds.saturating_add(1);
                if self.idle_rounds > PATIENCE {
                    return None;
                }
                self.mix(random);
                (self.at, self.digit) = (0, 0);
            }
            let cell = self.cell()?;
            self.digit += 1;
            if self.clues[cell as usize] != self.digit {
                let mut clues = self.clues;
                clues[cell as usize] = self.digit;
                return Some(clues);
            }
        }
    }

    fn cell(&self) -> Option<Cell> {
        Cell::new(usize::from(*self.order.get(usize::from(self.at))?))
    }

    /// Counts the solutions of what is on trial as far as that matters; false at the limit.
    fn count(&mut self, search: &mut Search<Fast>, meter: &mut Meter) -> bool {
        let enough = if self.solutions == 0 { MOST } else { self.solutions.saturating_add(1).min(MOST) };
        while self.found < enough {
            match search.advance(meter) {
                Event::Solution(solution) => {
                    self.solution = solution.to_bytes();
                    self.found += 1;
                }
                Event::Exhausted => break,
                Event::Limit => return false,
            }
        }
        true
    }

    /// Takes what is on trial if it leaves no more solutions; tells whether it leaves one.
    fn judge(&mut self) -> bool {
        if self.solutions == 0 {
            self.solutions = self.found.max(1);
            return self.found == 1;
        }
        let Some(cell) = self.cell().filter(|_| self.found != 0 && self.found <= self.solutions) else { return false };
        if self.found < self.solutions {
            self.idle_rounds = 0;
        }
        self.clues[cell as usize] = self.digit;
        self.solutions = self.found;
        self.found == 1
    }
}
