//! How hard a puzzle is, on the scales of Sudoku Explainer and HoDoKu.

use super::catalogue::{Level, Technique};
use super::explainer::{NextStep, NoStep, Scale};
use super::position::Position;
use super::step::Step;
use crate::board::{Candidates, CellSet, Grid};

/// A rating on its way: first as Sudoku Explainer goes, then as HoDoKu goes.
#[derive(Clone, Copy, Debug)]
pub struct Rater {
    puzzle: Grid,
    position: Position,
    scale: Scale,
    phase: Phase,
    next: NextStep,
    /// The ratings so far.
    pub ratings: Ratings,
}

/// On whose way a rating is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
enum Phase {
    Explainer,
    Hodoku,
    Done,
}

/// What the steps come to; ratings are ten times those of Sudoku Explainer. Plain data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct Ratings {
    /// Of the hardest step.
    pub er: u32,
    /// Of the hardest step up to the first that places a digit.
    pub ep: u32,
    /// Of the first step.
    pub ed: u32,
    /// The sum of HoDoKu's scores.
    pub score: u32,
    /// The level of the hardest step on HoDoKu's way, or 0.
    hardest: u32,
    /// How many steps on Sudoku Explainer's way.
    pub steps: u32,
    /// Whether one of them has placed a digit.
    has_placed: u32,
    /// How many there are of each technique on Sudoku Explainer's way.
    pub counts: [u16; Technique::ALL.len()],
    /// The same on HoDoKu's way.
    pub hodoku_counts: [u16; Technique::ALL.len()],
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

impl PlainRater {
    /// No rating.
    pub const IDLE: Self = Self {
        next: [0; 5],
        ratings: Ratings::NONE,
        candidates: [0; 81],
        puzzle: [0; 81],
        grid: [0; 81],
        scale: 0,
        phase: 0,
    };
}

/// A rating on its way, for memory that anybody may write to.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct PlainRater {
    next: [u64; 5],
    ratings: Ratings,
    candidates: [u16; 81],
    puzzle: [u8; 81],
    grid: [u8; 81],
    scale: u8,
    phase: u8,
}

/// The rating of what no technique solves.
const BEYOND: u32 = 200;
/// HoDoKu's scores of a chain and of a net of chains, and of a guess.
const CHAIN_SCORE: u32 = 500;
const NET_SCORE: u32 = 700;
const GUESS_SCORE: u32 = 10_000;

impl Rater {
    /// Begins with a puzzle.
    pub fn new(puzzle: &Grid, scale: Scale) -> Self {
        Self {
            puzzle: *puzzle,
            position: Position::new(puzzle),
            scale,
            phase: Phase::Explainer,
            next: NextStep::default(),
            ratings: Ratings::NONE,
        }
    }

    /// Goes on until the puzzle is solved or nothing more is found, on Sudoku Explainer's way. Every step is shown to `watch`.
    pub fn advance(&mut self, effort: &mut u64, mut watch: impl FnMut(&Step)) -> Progress {
        if self.phase != Phase::Explainer {
            return Progress::Done;
        }
        match self.go(self.scale, effort, &mut |ratings, step| {
            watch(step);
            ratings.add(step);
        }) {
            Err(NoStep::Stuck) => self.ratings.er = BEYOND,
            Err(NoStep::Limit) => return Progress::Limit,
            Err(NoStep::NoRoom) => return Progress::NoRoom,
            Ok(()) => {}
        }
        (self.phase, self.next, self.position) = (Phase::Hodoku, NextStep::default(), Position::new(&self.puzzle));
        Progress::Done
    }

    /// The same on HoDoKu's way, when Sudoku Explainer's is done.
    pub fn advance_score(&mut self, effort: &mut u64) -> Progress {
        if self.phase != Phase::Hodoku {
            return Progress::Done;
        }
        match self.go(Scale::Hodoku, effort, &mut Ratings::add_score) {
            Err(NoStep::Limit) => return Progress::Limit,
            Err(NoStep::Stuck | NoStep::NoRoom) => {
                self.ratings.score = self.ratings.score.saturating_add(GUESS_SCORE);
                self.ratings.hardest = Level::Extreme as u32;
            }
            Ok(()) => {}
        }
        self.phase = Phase::Done;
        Progress::Done
    }

    /// Takes one step on Sudoku Explainer's way; none if there are more.
    pub fn step(&mut self, effort: &mut u64) -> Option<Progress> {
        if self.phase != Phase::Explainer || self.position.is_filled() {
            return Some(self.advance(effort, |_| {}));
        }
        match self.take_step(self.scale, effort, &mut Ratings::add) {
            Ok(()) => None,
            Err(NoStep::Stuck) => Some(self.advance(effort, |_| {})),
            Err(NoStep::Limit) => Some(Progress::Limit),
            Err(NoStep::NoRoom) => Some(Progress::NoRoom),
        }
    }

    fn go(&mut self, scale: Scale, effort: &mut u64, take: &mut dyn FnMut(&mut Ratings, &Step)) -> Result<(), NoStep> {
        while !self.position.is_filled() {
            self.take_step(scale, effort, take)?;
        }
        Ok(())
    }

    fn take_step(
        &mut self,
        scale: Scale,
        effort: &mut u64,
        take: &mut dyn FnMut(&mut Ratings, &Step),
    ) -> Result<(), NoStep> {
        let mut position = self.position;
        self.next.advance(&self.position, scale, effort, &mut |step| {
            take(&mut self.ratings, step);
            position.apply(step);
        })?;
        (self.position, self.next) = (position, NextStep::default());
        Ok(())
    }

    /// The least that the rating of the hardest step can be, as far as the search has come.
    pub fn least(&self) -> u32 {
        match self.phase {
            Phase::Explainer => self.ratings.er.max(self.next.least_rating(self.scale)),
            Phase::Hodoku | Phase::Done => self.ratings.er,
        }
    }

    /// For memory that anybody may write to.
    pub fn to_plain(&self) -> PlainRater {
        PlainRater {
            next: self.next.to_numbers(),
            ratings: self.ratings,
            candidates: self.position.candidates().to_bits(),
            puzzle: self.puzzle.to_bytes(),
            grid: self.position.grid().to_bytes(),
            scale: match self.scale {
                Scale::Se1213 => 0,
                Scale::Se2022 => 1,
                Scale::Hodoku => 2,
            },
            phase: self.phase as u8,
        }
    }

    /// Back from there; none if that is no rating.
    pub fn from_plain(plain: &PlainRater) -> Option<Self> {
        let scale = match plain.scale {
            0 => Scale::Se1213,
            1 => Scale::Se2022,
            _ => return None,
        };
        let phase = match plain.phase {
            0 => Phase::Explainer,
            1 => Phase::Hodoku,
            2 => Phase::Done,
            _ => return None,
        };
        let (grid, candidates) = (Grid::from_bytes(&plain.grid)?, Candidates::from_bits(&plain.candidates)?);
        let (puzzle, mut position) = (Grid::from_bytes(&plain.puzzle)?, Position::with_candidates(&grid, &candidates));
        position.set_clues(puzzle.placed().map(|(cell, _)| cell).fold(CellSet::EMPTY, CellSet::with));
        Some(Self { puzzle, position, scale, phase, next: NextStep::from_numbers(plain.next), ratings: plain.ratings })
    }
}

impl Ratings {
    const NONE: Self = Self {
        er: 0,
        ep: 0,
        ed: 0,
        score: 0,
        hardest: 0,
        steps: 0,
        has_placed: 0,
        counts: [0; Technique::ALL.len()],
        hodoku_counts: [0; Technique::ALL.len()],
    };

    fn add(&mut self, step: &Step) {
        self.er = self.er.max(step.rating);
        if self.steps == 0 {
            self.ed = step.rating;
        }
        if self.has_placed == 0 {
            self.ep = self.er;
            self.has_placed = step.placement.is_some().into();
        }
        self.steps = self.steps.saturating_add(1);
        count(&mut self.counts, step.technique);
    }

    fn add_score(&mut self, step: &Step) {
        let technique = step.technique;
        let score = match technique.score() {
            0 if technique.rating() < 85 => CHAIN_SCORE,
            0 => NET_SCORE,
            score => score,
        };
        self.score = self.score.saturating_add(score);
        self.hardest = self.hardest.max(technique.level() as u32);
        count(&mut self.hodoku_counts, technique);
    }

    /// HoDoKu's level: that of the hardest step, or a higher one if the score is too much for it. 0 for a filled grid.
    pub fn level(&self) -> u32 {
        let of_score = match self.score {
            ..=800 => 1,
            801..=1000 => 2,
            1001..=1600 => 3,
            1601..=1800 => 4,
            _ => 5,
        };
        if self.hardest == 0 { 0 } else { self.hardest.max(of_score) }
    }
}

fn count(counts: &mut [u16], technique: Technique) {
    if let Some(count) = counts.get_mut(technique as usize) {
        *count = count.saturating_add(1);
    }
}
