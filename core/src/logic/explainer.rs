//! The way of Sudoku Explainer through a puzzle: the first step of the first technique, again and again.
//!
//! What it does first, and which of several steps it takes, decides the rating, which is that of the hardest step on the
//! way. The scale is that of Sudoku Explainer 1.2.1 by Nicolas Juillerat.

use super::forcing::{Outcome, Room, Search, Stage};
use super::position::Position;
use super::step::{Sink, Step};
use super::techniques::{bug, exclusion, fish, locked, singles, subsets, unique_loops, wings};
use crate::board::Candidates;
use core::ops::ControlFlow;

/// Which of two programs to follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// Version 1.2.1.3 of 2009: a direct technique only places a digit.
    Se1213,
    /// Its maintained line of 2022: a direct technique also eliminates what it shows.
    Se2022,
}

/// The techniques in the order in which they are asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Turn {
    FullHouses,
    HiddenSingles,
    DirectLocked,
    DirectHidden(u32),
    NakedSingles,
    Locked,
    Naked(u32),
    Hidden(u32),
    Fish(u32),
    XYWings,
    XYZWings,
    UniqueLoops,
    Bug,
    PairExclusion,
    TripleExclusion,
    Chains(Stage),
}

const TURNS: [Turn; 31] = [
    Turn::FullHouses,
    Turn::HiddenSingles,
    Turn::DirectLocked,
    Turn::DirectHidden(2),
    Turn::NakedSingles,
    Turn::DirectHidden(3),
    Turn::Locked,
    Turn::Naked(2),
    Turn::Fish(2),
    Turn::Hidden(2),
    Turn::Naked(3),
    Turn::Fish(3),
    Turn::Hidden(3),
    Turn::XYWings,
    Turn::XYZWings,
    Turn::UniqueLoops,
    Turn::Naked(4),
    Turn::Fish(4),
    Turn::Hidden(4),
    Turn::Bug,
    Turn::PairExclusion,
    Turn::Chains(Stage::Chains),
    Turn::TripleExclusion,
    Turn::Chains(Stage::Nishio),
    Turn::Chains(Stage::Multiple),
    Turn::Chains(Stage::Dynamic),
    Turn::Chains(Stage::DynamicPlus),
    Turn::Chains(Stage::Nested2),
    Turn::Chains(Stage::Nested3),
    Turn::Chains(Stage::Nested4),
    Turn::Chains(Stage::Nested5),
];

/// The search for the next step of a position. Plain data.
#[derive(Clone, Copy, Debug)]
pub struct NextStep {
    turn: usize,
    search: Search,
}

/// What the search for a step came to.
#[derive(Clone, Copy, Debug)]
pub enum Next {
    /// This step comes next.
    Step(Step),
    /// No technique finds anything.
    Stuck,
    /// The effort is used up; it can go on.
    Limit,
    /// The next step is at least as hard as the rating says, ten times; there was no room to find it.
    NoRoom(u32),
}

impl Default for NextStep {
    fn default() -> Self {
        Self { turn: 0, search: Search::new(Stage::Chains) }
    }
}

impl NextStep {
    /// Goes on with the search. Each technique that is asked takes one from the effort, chains as much as they do.
    pub fn advance(&mut self, position: &Position, scale: Scale, room: &mut Room, effort: &mut u64) -> Next {
        while let Some(&turn) = TURNS.get(self.turn) {
            if *effort == 0 {
                return Next::Limit;
            }
            *effort -= 1;
            let found = match turn {
                Turn::Chains(stage) => match self.search.advance(position, stage, room, effort) {
                    Outcome::Found => self.search.step(position, stage, room),
                    Outcome::Nothing => None,
                    Outcome::Limit => return Next::Limit,
                    Outcome::NoRoom => return Next::NoRoom(stage.least_rating()),
                },
                _ => simple(position, turn, scale),
            };
            if let Some(step) = found {
                return Next::Step(step);
            }
            self.turn += 1;
            if let Some(&Turn::Chains(stage)) = TURNS.get(self.turn) {
                self.search = Search::new(stage);
            }
        }
        Next::Stuck
    }

    /// The least rating, ten times, that the next step can have, as far as the search has come.
    pub fn least_rating(&self) -> u32 {
        match TURNS.get(self.turn) {
            Some(Turn::Chains(stage)) => stage.least_rating(),
            _ => 0,
        }
    }
}

/// The first step of a technique without chains.
fn simple(position: &Position, turn: Turn, scale: Scale) -> Option<Step> {
    let step = match turn {
        Turn::FullHouses => first(|sink| singles::full_houses(position, sink)),
        Turn::HiddenSingles => first(|sink| singles::hidden_singles(position, sink)),
        Turn::DirectLocked => first(|sink| locked::direct_locked(position, sink)),
        Turn::DirectHidden(size) => first(|sink| subsets::direct_hidden(position, size, sink)),
        Turn::NakedSingles => first(|sink| singles::naked_singles(position, sink)),
        Turn::Locked => first(|sink| locked::locked(position, sink)),
        Turn::Naked(size) => first(|sink| subsets::naked(position, size, sink)),
        Turn::Hidden(size) => first(|sink| subsets::hidden(position, size, sink)),
        Turn::Fish(size) => first(|sink| fish::fish(position, size, sink)),
        Turn::XYWings => first(|sink| wings::xy_wings(position, sink)),
        Turn::XYZWings => first(|sink| wings::xyz_wings(position, sink)),
        Turn::UniqueLoops => unique_loops::easiest(position),
        Turn::Bug => first(|sink| bug::bug(position, sink)),
        Turn::PairExclusion => first(|sink| exclusion::pairs(position, sink)),
        Turn::TripleExclusion => first(|sink| exclusion::triples(position, sink)),
        Turn::Chains(_) => None,
    };
    let is_direct = matches!(turn, Turn::DirectLocked | Turn::DirectHidden(_));
    step.map(|mut step| {
        if is_direct && scale == Scale::Se1213 {
            step.eliminations = Candidates::NONE;
        }
        step
    })
}

/// The first step that a technique hands out.
pub(crate) fn first(find: impl FnOnce(&mut Sink) -> ControlFlow<()>) -> Option<Step> {
    let mut found = None;
    let _ = find(&mut |step| {
        found = Some(*step);
        ControlFlow::Break(())
    });
    found
}
