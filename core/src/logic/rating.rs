//! How hard a puzzle is on the scale of Sudoku Explainer.

use super::catalogue::Technique;
use super::explainer::{NextStep, NoStep, Scale};
use super::forcing::Room;
use super::position::Position;
use super::step::Step;
use crate::board::Grid;

/// A rating on its way. Plain data.
#[derive(Clone, Copy, Debug)]
pub struct Rater {
    position: Position,
    scale: Scale,
    next: NextStep,
    /// The ratings so far.
    pub ratings: Ratings,
}

/// What the steps so far come to; ratings are ten times those of Sudoku Explainer.
#[derive(Clone, Copy, Debug)]
pub struct Ratings {
    /// Of the hardest step.
    pub er: u32,
    /// Of the hardest step up to the first that places a digit.
    pub ep: u32,
    /// Of the first step.
    pub ed: u32,
    /// How many steps.
    pub steps: u32,
    /// How many of each technique.
    pub counts: [u16; Technique::ALL.len()],
    has_placed: bool,
}

/// Where a rating came to rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// The rating is known.
    Done,
    /// The effort is used up; it can go on. The ratings are the least that they can be.
    Limit,
    /// There was no room for what comes next. The ratings are the least that they can be.
    NoRoom,
}

/// The rating of what no technique solves.
const BEYOND: u32 = 200;

impl Rater {
    /// Begins with a puzzle.
    pub fn new(puzzle: &Grid, scale: Scale) -> Self {
        Self { position: Position::new(puzzle), scale, next: NextStep::default(), ratings: Ratings::NONE }
    }

    /// The position that was reached.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Goes on until the puzzle is solved or nothing more is found. Every step is shown to `watch`.
    pub fn advance(&mut self, room: &mut Room, effort: &mut u64, mut watch: impl FnMut(&Step)) -> Progress {
        while !self.position.is_filled() {
            match self.next.advance(&self.position, self.scale, room, effort) {
                Ok(step) => {
                    watch(&step);
                    self.ratings.add(&step);
                    self.position.apply(&step);
                    self.next = NextStep::default();
                }
                Err(NoStep::Stuck) => {
                    self.ratings.er = BEYOND;
                    return Progress::Done;
                }
                Err(NoStep::Limit) => return Progress::Limit,
                Err(NoStep::NoRoom) => return Progress::NoRoom,
            }
        }
        Progress::Done
    }

    /// The least that the rating of the hardest step can be, as far as the search has come.
    pub fn least(&self) -> u32 {
        if self.position.is_filled() { self.ratings.er } else { self.ratings.er.max(self.next.least_rating()) }
    }
}

impl Ratings {
    const NONE: Self = Self { er: 0, ep: 0, ed: 0, steps: 0, counts: [0; Technique::ALL.len()], has_placed: false };

    fn add(&mut self, step: &Step) {
        self.er = self.er.max(step.rating);
        if self.steps == 0 {
            self.ed = step.rating;
        }
        if !self.has_placed {
            self.ep = self.er;
            self.has_placed = step.placement.is_some();
        }
        self.steps += 1;
        if let Some(count) = self.counts.get_mut(step.technique as usize) {
            *count = count.saturating_add(1);
        }
    }
}
