//! The ways of Sudoku Explainer and of HoDoKu through a puzzle: the first step of the first technique, again and again.
//!
//! What they do first, and which of several steps they take, decides the rating: that of the hardest step on the way for
//! Sudoku Explainer 1.2.1 by Nicolas Juillerat, the sum of all scores for HoDoKu by Bernhard Hobiger.

use super::catalogue::{Technique, TechniqueSet};
use super::finder::{Finder, HODOKU_ORDER, RATING_ORDER};
use super::forcing::{Outcome, Search};
use super::position::Position;
use super::step::Step;
use super::techniques::unique_loops;
use crate::board::Candidates;
use core::ops::ControlFlow;

/// Which program to follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// Sudoku Explainer 1.2.1.3 of 2009: a direct technique only places a digit.
    Se1213,
    /// Its maintained line of 2022: a direct technique also eliminates what it shows.
    Se2022,
    /// HoDoKu, in its order.
    Hodoku,
}

impl Scale {
    fn order(self) -> &'static [Finder] {
        match self {
            Self::Se1213 | Self::Se2022 => &RATING_ORDER,
            Self::Hodoku => &HODOKU_ORDER,
        }
    }
}

/// The search for the next step of a position.
#[derive(Clone, Copy, Debug)]
pub struct NextStep {
    /// The place of the family that is asked.
    turn: u32,
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
        Self { turn: 0, search: Search::START }
    }
}

impl NextStep {
    /// Goes on with the search, and shows the step to `take`. Each technique that is asked takes one from the effort, chains
    /// as much as they do.
    pub fn advance(
        &mut self,
        position: &Position,
        scale: Scale,
        effort: &mut u64,
        take: &mut dyn FnMut(&Step),
    ) -> Result<(), NoStep> {
        while let Some(&finder) = scale.order().get(self.turn as usize) {
            if *effort == 0 {
                return Err(NoStep::Limit);
            }
            let is_found = match finder {
                Finder::Chains(stage) => match self.search.advance(position, stage, effort) {
                    Outcome::Found => self.search.show(position, stage, take),
                    Outcome::Nothing => false,
                    Outcome::Limit => return Err(NoStep::Limit),
                    Outcome::NoRoom => return Err(NoStep::NoRoom),
                },
                _ => {
                    *effort -= 1;
                    simple(position, finder, scale, take)
                }
            };
            if is_found {
                return Ok(());
            }
            self.turn += 1;
            self.search = Search::START;
        }
        Err(NoStep::Stuck)
    }

    /// The least rating, ten times, that the next step can have, as far as the search has come.
    pub fn least_rating(&self, scale: Scale) -> u32 {
        match scale.order().get(self.turn as usize) {
            Some(Finder::Chains(stage)) if scale != Scale::Hodoku => stage.least_rating(),
            _ => 0,
        }
    }

    /// As numbers, to be kept in memory that anybody may write to.
    pub(super) fn to_numbers(self) -> [u64; 5] {
        let [a, b, c, d] = self.search.to_numbers();
        [u64::from(self.turn), a, b, c, d]
    }

    /// Back from numbers; what no search is begins anew.
    pub(super) fn from_numbers([turn, a, b, c, d]: [u64; 5]) -> Self {
        Search::from_numbers([a, b, c, d]).map_or(Self::default(), |search| Self { turn: turn as u32, search })
    }
}

/// The techniques that HoDoKu uses if nothing else is said.
const HODOKU: TechniqueSet = {
    let (mut set, mut number) = (TechniqueSet::EMPTY, 0);
    while number < Technique::ALL.len() {
        let technique = Technique::ALL[number];
        let is_left_out = matches!(
            technique,
            Technique::DeathBlossom | Technique::FrankenJellyfish | Technique::FinnedFrankenJellyfish
        );
        if technique.score() != 0 && !is_left_out {
            set = set.with(technique);
        }
        number += 1;
    }
    set
};

/// Shows the first step of a family without chains; false if there is none. Apart, so that its stack is not that of chains.
#[inline(never)]
fn simple(position: &Position, finder: Finder, scale: Scale, take: &mut dyn FnMut(&Step)) -> bool {
    let is_direct = matches!(finder, Finder::DirectLocked | Finder::DirectHidden(_));
    if finder == Finder::UniqueLoops {
        return unique_loops::easiest(position, |_| true).as_ref().map(take).is_some();
    }
    finder
        .each(position, &mut |step| {
            if scale == Scale::Hodoku && !HODOKU.contains(step.technique) {
                return ControlFlow::Continue(());
            }
            if is_direct && scale == Scale::Se1213 {
                take(&Step { eliminations: Candidates::NONE, ..*step });
            } else {
                take(step);
            }
            ControlFlow::Break(())
        })
        .is_break()
}
