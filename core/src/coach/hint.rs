//! The next step for a player.

use super::mistakes::mistake;
use super::truth::Truth;
use crate::board::{Candidates, CellSet, Grid};
use crate::logic::forcing::{Outcome, Search};
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

/// A position in play.
#[derive(Clone, Copy, Debug)]
pub struct Play {
    /// The digits that stand.
    pub grid: Grid,
    /// The candidates that the player has noted; none for those that the rules leave.
    pub notes: Option<Candidates>,
    /// Which digits are clues; none if all may be.
    pub clues: CellSet,
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
    /// The puzzle has no solution.
    NoSolution,
    /// No technique that is wanted finds anything.
    Nothing,
    /// The effort or the nodes are used up.
    Limit,
}

impl Play {
    /// The puzzle: the clues alone, where they are known.
    pub fn puzzle(&self) -> Grid {
        if self.clues.is_empty() {
            return self.grid;
        }
        let mut puzzle = Grid::EMPTY;
        for cell in self.clues {
            puzzle[cell] = self.grid[cell];
        }
        puzzle
    }

    /// The position, for the techniques.
    pub fn position(&self) -> Position {
        let mut position = match &self.notes {
            Some(notes) => Position::with_candidates(&self.grid, notes),
            None => Position::new(&self.grid),
        };
        if !self.clues.is_empty() {
            position.set_clues(self.clues);
        }
        position
    }

    /// What has to be said before any step: a mistake, or that there is nothing to do.
    pub fn first_of_all(&self, truth: &Truth) -> Option<(Advice, Option<Step>)> {
        let notes = self.notes.unwrap_or(Candidates::of(&self.grid));
        if let Some(step) = mistake(&self.grid, &notes, truth.candidates().as_ref()) {
            return Some((Advice::Mistake, Some(step)));
        }
        match truth {
            Truth::NoSolution => Some((Advice::NoSolution, None)),
            Truth::Unknown => Some((Advice::Limit, None)),
            Truth::Unique(_) | Truth::Several(_) => self.position().is_filled().then_some((Advice::Solved, None)),
        }
    }
}

impl Wants {
    fn finders(&self, is_unique: bool) -> impl Iterator<Item = Finder> {
        let order: &[Finder] = match self.order {
            Order::Human => &HUMAN_ORDER,
            Order::Rating => &RATING_ORDER,
        };
        let techniques = self.techniques;
        order.iter().copied().filter(move |finder| {
            (is_unique || !finder.needs_uniqueness()) && !finder.techniques().intersection(techniques).is_empty()
        })
    }

    fn accepts(&self, step: &Step) -> bool {
        self.techniques.contains(step.technique)
            && (self.max_rating == 0 || (1..=self.max_rating).contains(&step.rating))
    }

    /// The step that comes next. Of a family whose steps vary in rating it is the one with the least.
    pub fn next(&self, position: &Position, is_unique: bool, effort: &mut u64) -> (Advice, Option<Step>) {
        for finder in self.finders(is_unique) {
            if *effort == 0 {
                return (Advice::Limit, None);
            }
            let step = match finder {
                Finder::Chains(stage) => {
                    if self.max_rating != 0 && stage.least_rating() > self.max_rating {
                        continue;
                    }
                    let mut search = Search::START;
                    match search.advance(position, stage, effort) {
                        Outcome::Found => search.step(position, stage).filter(|step| self.accepts(step)),
                        Outcome::Nothing => continue,
                        Outcome::Limit | Outcome::NoRoom => return (Advice::Limit, None),
                    }
                    .or_else(|| self.easiest(position, finder))
                }
                _ => {
                    *effort -= 1;
                    self.easiest(position, finder)
                }
            };
            if step.is_some() {
                return (Advice::Step, step);
            }
        }
        (Advice::Nothing, None)
    }

    /// Of the steps of a family the first with the least rating.
    fn easiest(&self, position: &Position, finder: Finder) -> Option<Step> {
        let mut best: Option<Step> = None;
        let least = finder.least_rating();
        let _ = finder.each(position, &mut |step| {
            if self.accepts(step) && best.as_ref().is_none_or(|best| step.rating < best.rating) {
                best = Some(*step);
            }
            match &best {
                Some(step) if step.rating <= least => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            }
        });
        best
    }

    /// The step with a number, from 0, of all steps in order, each family after the other; `place` is the family and the
    /// number within it, and is moved on.
    pub fn step_at(&self, position: &Position, is_unique: bool, place: &mut (u32, u32)) -> Option<Step> {
        for (number, finder) in (0..).zip(self.finders(is_unique)).skip(place.0 as usize) {
            let (mut passed, mut found) = (0, None);
            let from = if number == place.0 { place.1 } else { 0 };
            let _ = finder.each(position, &mut |step| {
                if !self.accepts(step) {
                    return ControlFlow::Continue(());
                }
                if passed == from {
                    found = Some(*step);
                    return ControlFlow::Break(());
                }
                passed += 1;
                ControlFlow::Continue(())
            });
            if found.is_some() {
                *place = (number, from + 1);
                return found;
            }
        }
        None
    }
}
