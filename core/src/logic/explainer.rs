//! The way of Sudoku Explainer through a puzzle: the first step of the first technique, again and again.
//!
//! What it does first, and which of several steps it takes, decides the rating, which is that of the hardest step on the
//! way. The scale is that of Sudoku Explainer 1.2.1 by Nicolas Juillerat.

use super::finder::{Finder, RATING_ORDER, first};
use super::forcing::{Outcome, Room, Search, Stage};
use super::position::Position;
use super::step::Step;
use super::techniques::unique_loops;
use crate::board::Candidates;

/// Which of two programs to follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// Version 1.2.1.3 of 2009: a direct technique only places a digit.
    Se1213,
    /// Its maintained line of 2022: a direct technique also eliminates what it shows.
    Se2022,
}

/// The search for the next step of a position. Plain data.
#[derive(Clone, Copy, Debug)]
pub struct NextStep {
    turn: usize,
    search: Search,
}

/// Why there is no next step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoStep {
    /// No technique finds anything.
    Stuck,
    /// The effort is used up; the search can go on.
    Limit,
    /// There was no room to find it.
    NoRoom,
}

impl Default for NextStep {
    fn default() -> Self {
        Self { turn: 0, search: Search::new(Stage::Chains) }
    }
}

impl NextStep {
    /// Goes on with the search. Each technique that is asked takes one from the effort, chains as much as they do.
    pub fn advance(
        &mut self,
        position: &Position,
        scale: Scale,
        room: &mut Room,
        effort: &mut u64,
    ) -> Result<Step, NoStep> {
        while let Some(&finder) = RATING_ORDER.get(self.turn) {
            if *effort == 0 {
                return Err(NoStep::Limit);
            }
            let found = match finder {
                Finder::Chains(stage) => match self.search.advance(position, stage, room, effort) {
                    Outcome::Found => self.search.step(position, stage, room),
                    Outcome::Nothing => None,
                    Outcome::Limit => return Err(NoStep::Limit),
                    Outcome::NoRoom => return Err(NoStep::NoRoom),
                },
                _ => {
                    *effort -= 1;
                    simple(position, finder, scale, room)
                }
            };
            if let Some(step) = found {
                return Ok(step);
            }
            self.turn += 1;
            if let Some(&Finder::Chains(stage)) = RATING_ORDER.get(self.turn) {
                self.search = Search::new(stage);
            }
        }
        Err(NoStep::Stuck)
    }

    /// The least rating, ten times, that the next step can have, as far as the search has come.
    pub fn least_rating(&self) -> u32 {
        match RATING_ORDER.get(self.turn) {
            Some(Finder::Chains(stage)) => stage.least_rating(),
            _ => 0,
        }
    }
}

/// The first step of a family without chains.
fn simple(position: &Position, finder: Finder, scale: Scale, room: &mut Room) -> Option<Step> {
    let mut step = match finder {
        Finder::UniqueLoops => unique_loops::easiest(position),
        _ => first(|sink| finder.each(position, room, sink)),
    }?;
    let is_direct = matches!(finder, Finder::DirectLocked | Finder::DirectHidden(_));
    if is_direct && scale == Scale::Se1213 {
        step.eliminations = Candidates::NONE;
    }
    Some(step)
}
