//! The next step for a player.

use crate::logic::forcing::{Outcome, Search};
use crate::logic::techniques::unique_loops;
use crate::logic::{Finder, HUMAN_ORDER, Position, RATING_ORDER, Step, TechniqueSet};
use core::ops::ControlFlow;

/// In which order techniques are tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// As a person would.
    Human,
    /// As Sudoku Explainer does.
    Rating,
}

/// What kind of steps are wanted.
#[derive(Clone, Copy, Debug)]
pub struct Wants {
    /// The order.
    pub order: Order,
    /// The techniques that may be used.
    pub techniques: TechniqueSet,
    /// Ten times the highest rating of a step; what has no rating is left out then. 0 for no limit.
    pub max_rating: u32,
}

/// What there is to say about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Advice {
    /// This step comes next.
    Step,
    /// Something is wrong, as the step shows.
    Mistake,
    /// Every cell has its digit.
    Solved,
    /// The puzzle has no solution, or of several none with these digits.
    NoSolution,
    /// No technique that is wanted finds anything.
    Nothing,
    /// The effort or the nodes are used up.
    Limit,
    /// The cursor did not come from this position.
    Astray,
}

/// A place among all steps of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cursor {
    /// The family, among those that are asked.
    pub family: u32,
    /// How many of its steps have been handed out.
    pub passed: u32,
}

impl Cursor {
    /// Before the first.
    pub const START: Self = Self { family: 0, passed: 0 };
}

impl Wants {
    fn finders(&self, is_unique: bool) -> impl Iterator<Item = Finder> {
        let order: &[Finder] = match self.order {
            Order::Human => &HUMAN_ORDER,
            Order::Rating => &RATING_ORDER,
        };
        let techniques = self.techniques;
        let max_rating = self.max_rating;
        order.iter().copied().filter(move |finder| {
            let least = match finder {
                Finder::Chains(stage) => stage.least_rating(),
                _ => finder.least_rating(),
            };
            (is_unique || !finder.needs_uniqueness())
                && (max_rating == 0 || least <= max_rating)
                && !finder.techniques().intersection(techniques).is_empty()
        })
    }

    fn accepts(&self, step: &Step) -> bool {
        self.techniques.contains(step.technique)
            && (self.max_rating == 0 || (1..=self.max_rating).contains(&step.rating))
    }

    /// Finds the step that comes next. Of a family whose steps vary in rating it is the one with the least.
    pub fn next(&self, position: &Position, is_unique: bool, effort: &mut u64, found: &mut Option<Step>) -> Advice {
        for finder in self.finders(is_unique) {
            if *effort == 0 {
                return Advice::Limit;
            }
            match finder {
                Finder::Chains(stage) => {
                    let mut search = Search::START;
                    match search.advance(position, stage, effort) {
                        Outcome::Found => {}
                        Outcome::Nothing => continue,
                        Outcome::Limit | Outcome::NoRoom => return Advice::Limit,
                    }
                    search.show(position, stage, &mut |step| {
                        if self.accepts(step) {
                            *found = Some(*step);
                        }
                    });
                }
                _ => *effort -= 1,
            }
            if found.is_none() {
                let flow = self.easiest(position, finder, effort, found);
                if matches!(finder, Finder::Chains(_)) && flow.is_continue() && *effort == 0 {
                    *found = None;
                    return Advice::Limit;
                }
            }
            if found.is_some() {
                return Advice::Step;
            }
        }
        Advice::Nothing
    }

    /// Of the steps of a family the first with the least rating. Breaks off where no other can have less.
    fn easiest(
        &self,
        position: &Position,
        finder: Finder,
        effort: &mut u64,
        found: &mut Option<Step>,
    ) -> ControlFlow<()> {
        if finder == Finder::UniqueLoops {
            *found = unique_loops::easiest(position, |step| self.accepts(step));
            return ControlFlow::Continue(());
        }
        let least = finder.least_rating();
        finder.each_within(position, effort, &mut |step| {
            if self.accepts(step) && found.as_ref().is_none_or(|best| step.rating < best.rating) {
                *found = Some(*step);
            }
            match found {
                Some(step) if step.rating <= least => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            }
        })
    }

    /// Finds, of all steps in order, each family after the other, the one at the cursor, which is moved on.
    pub fn at(
        &self,
        position: &Position,
        is_unique: bool,
        cursor: &mut Cursor,
        effort: &mut u64,
        found: &mut Option<Step>,
    ) -> Advice {
        let families = self.finders(is_unique).count();
        let has_come_from_here = cursor.passed != 0 && (cursor.family as usize) < families;
        if *cursor != Cursor::START && !has_come_from_here {
            return Advice::Astray;
        }
        for (family, finder) in (0..).zip(self.finders(is_unique)).skip(cursor.family as usize) {
            let from = if family == cursor.family { cursor.passed } else { 0 };
            let advice = self.nth(position, finder, from, effort, found);
            if advice != Advice::Nothing {
                if advice == Advice::Step {
                    *cursor = Cursor { family, passed: from + 1 };
                }
                return advice;
            }
        }
        Advice::Nothing
    }

    /// Finds the step of a family with so many before it.
    fn nth(
        &self,
        position: &Position,
        finder: Finder,
        number: u32,
        effort: &mut u64,
        found: &mut Option<Step>,
    ) -> Advice {
        let mut passed = 0;
        let flow = finder.each_within(position, effort, &mut |step| {
            if !self.accepts(step) {
                return ControlFlow::Continue(());
            }
            if passed == number {
                *found = Some(*step);
                return ControlFlow::Break(());
            }
            passed += 1;
            ControlFlow::Continue(())
        });
        match flow {
            ControlFlow::Break(()) => Advice::Step,
            ControlFlow::Continue(()) if *effort == 0 => Advice::Limit,
            ControlFlow::Continue(()) if passed < number => Advice::Astray,
            ControlFlow::Continue(()) => Advice::Nothing,
        }
    }
}
