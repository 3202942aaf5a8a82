//! The making of a puzzle, in steps of any size.
//!
//! A random grid loses clues in random order, group by group as the symmetry has it. If what is left is not as wished, it
//! is changed: a few groups go, others come in random order until the puzzle is unique again, and it loses what it can,
//! first of those that came. What is no further from the wish than before is the next to be changed. When that has not
//! helped for a while, another grid has its turn.
//!
//! Everything but when to stop depends on which puzzles are unique, and not on how that is found out: a seed keeps its
//! puzzle whatever becomes of the engine.

use super::extension::Extension;
use super::filled::filled;
use super::grade::Verdict;
use super::vary::{Variation, Varied};
use super::wish::Wish;
use crate::board::{Cell, CellSet, Grid};
use crate::clues::{Finding, Reduction, Survey, listed};
use crate::fast::Fast;
use crate::logic::PlainRater;
use crate::random::Random;
use crate::simd::Backend;
use crate::solve::{Meter, Search};
use crate::symmetry::Symmetry;

/// How far the making of a puzzle has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// The puzzle is as wished.
    Made,
    /// The nodes are used up; it can go on.
    Limit,
    /// There is no such puzzle: of this solution and these clues, nothing else was left to try.
    Impossible,
}

/// A puzzle in the making. Plain data: any bytes are a value.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Maker {
    random: Random,
    wish: Wish,
    /// The number of the symmetry.
    symmetry: u8,
    /// What to do next.
    stage: u8,
    /// How many clues were found redundant.
    flaws: u8,
    /// How many changes in a row have not helped.
    idle_changes: u8,
    /// The best so far.
    best: Candidate,
    /// The one that is changed.
    base: Candidate,
    reduction: Reduction,
    survey: Survey,
    extension: Extension,
    variation: Variation,
    /// The rating of `rated`.
    rater: PlainRater,
    rated: Candidate,
    search: Search<Fast>,
}

/// A puzzle with one solution.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
struct Candidate {
    solution: [u8; 81],
    clues: [u8; 81],
    /// From what is wished.
    distance: u8,
}

impl Candidate {
    /// None yet.
    const NONE: Self = Self { solution: [0; 81], clues: [0; 81], distance: u8::MAX };
}

/// What to do next: take another grid,
const BEGIN: u8 = 0;
/// take clues away,
const REDUCE: u8 = 1;
/// look for redundant clues,
const SURVEY: u8 = 2;
/// add groups until the puzzle is unique,
const EXTEND: u8 = 3;
/// change the digits of clues,
const VARY: u8 = 4;
/// rate the puzzle,
const RATE: u8 = 7;
/// nothing any more, as the puzzle is made,
const MADE: u8 = 5;
/// or as there is none.
const IMPOSSIBLE: u8 = 6;

/// A puzzle that is as wished but for its rating is nearer to the wish than any other.
const NEAR: u8 = 121;

/// How many changes may fail to help before another grid has its turn.
const PATIENCE: u8 = 200;
/// The same where groups are to be minimal clue by clue, which depends more on the grid.
const PATIENCE_WITH_GROUPS: u8 = 20;

impl Maker {
    /// Makes nothing. Begins when it is told what.
    pub const IDLE: Self = Self {
        random: Random::new(0),
        wish: Wish::IDLE,
        symmetry: 0,
        stage: IMPOSSIBLE,
        flaws: 0,
        idle_changes: 0,
        best: Candidate::NONE,
        base: Candidate::NONE,
        reduction: Reduction::IDLE,
        survey: Survey::START,
        extension: Extension::IDLE,
        variation: Variation::IDLE,
        rater: PlainRater::IDLE,
        rated: Candidate::NONE,
        search: Search::IDLE,
    };

    /// Begins the puzzle of a seed.
    pub fn begin(&mut self, wish: &Wish, seed: u64) {
        (self.wish, self.random) = (*wish, Random::new(seed));
        self.symmetry = match wish.symmetry() {
            _ if wish.has_pattern() => Symmetry::None,
            Some(symmetry) => symmetry,
            None => Symmetry::with_number(self.random.below(Symmetry::ALL.len() as u32)).unwrap_or(Symmetry::None),
        }
        .number() as u8;
        (self.best, self.base, self.rated) = (Candidate::NONE, Candidate::NONE, Candidate::NONE);
        self.take_grid();
    }

    /// Goes on with the making.
    pub fn advance(&mut self, backend: Backend, meter: &mut Meter) -> Progress {
        // Memory that was written over could make every search end without a node.
        if !self.is_sound() {
            return Progress::Impossible;
        }
        loop {
            let goes_on = match self.stage {
                BEGIN => self.begin_anew(meter),
                REDUCE => self.reduce(backend, meter),
                SURVEY => self.look_for_flaws(backend, meter),
                EXTEND => self.extend(backend, meter),
                VARY => self.vary(backend, meter),
                RATE => self.rate(meter),
                MADE => return Progress::Made,
                _ => return Progress::Impossible,
            };
            if !goes_on {
                return Progress::Limit;
            }
        }
    }

    /// Whether the solutions that everything starts from are solutions.
    fn is_sound(&self) -> bool {
        let is_solved = |cells: &[u8; 81]| {
            cells.iter().all(|digit| (1..=9).contains(digit)) && Grid::from_numbers(cells).obeys_rules()
        };
        is_solved(&self.reduction.solution)
            && (self.base.distance == u8::MAX || is_solved(&self.base.solution))
            && (self.rated.distance == u8::MAX || is_solved(&self.rated.solution))
            && (!self.wish.has_solution() || is_solved(&self.wish.solution))
    }

    /// The best puzzle so far, with its solution. It is always unique.
    pub fn puzzle(&self) -> (Grid, Grid) {
        let (clues, solution) = match self.best.distance {
            u8::MAX => (self.reduction.clues(self.group()), self.reduction.solution),
            _ => (self.best.clues, self.best.solution),
        };
        (Grid::from_numbers(&clues), Grid::from_numbers(&solution))
    }

    fn group(&self) -> impl Fn(Cell) -> CellSet + use<> {
        let symmetry = Symmetry::with_number(u32::from(self.symmetry)).unwrap_or(Symmetry::None);
        move |cell| symmetry.orbit(cell)
    }

    /// A node for each grid, so that no way leads round in a circle without one.
    fn begin_anew(&mut self, meter: &mut Meter) -> bool {
        let may = meter.enter(0);
        if may {
            self.take_grid();
        }
        may
    }

    fn take_grid(&mut self) {
        let solution = if self.wish.has_solution() { self.wish.solution } else { filled(&mut self.random).to_bytes() };
        self.base = Candidate::NONE;
        self.idle_changes = 0;
        self.reduce_all_of(&solution);
    }

    /// Begins to take clues away from a solution, but none of the pattern.
    fn reduce_all_of(&mut self, solution: &[u8; 81]) {
        let mut room = Cell::ALL;
        let groups = self.groups(&mut room);
        self.random.shuffle(groups);
        self.reduction.begin(solution, solution, groups.iter().copied(), self.floor());
        self.stage = REDUCE;
    }

    /// The first cell of each group that is not of the pattern.
    fn groups<'a>(&self, room: &'a mut [Cell; 81]) -> &'a mut [Cell] {
        let group = self.group();
        let is_first = |&cell: &Cell| group(cell).next() == Some(cell) && !self.wish.is_in_pattern(cell);
        listed(Cell::ALL.into_iter().filter(is_first), room)
    }

    /// Below this many clues none goes, but that what is to be minimal goes all the way.
    fn floor(&self) -> u32 {
        if self.wish.is_minimal() { 0 } else { u32::from(self.wish.min_clues) }
    }

    fn reduce(&mut self, backend: Backend, meter: &mut Meter) -> bool {
        let group = self.group();
        if !self.reduction.advance(&mut self.search, backend, group, meter) {
            return false;
        }
        // What lost its clues one by one is minimal already.
        let is_known = self.symmetry == 0 && !self.wish.has_pattern();
        self.flaws = 0;
        if self.wish.is_minimal() && !is_known {
            (self.survey, self.stage) = (Survey::START, SURVEY);
        } else {
            self.judge();
        }
        true
    }

    fn look_for_flaws(&mut self, backend: Backend, meter: &mut Meter) -> bool {
        let clues = self.reduction.clues(self.group());
        let puzzle = [&self.reduction.solution, &clues];
        match self.survey.advance(&mut self.search, backend, puzzle, meter) {
            Finding::Redundant(_) => self.flaws = self.flaws.saturating_add(1),
            Finding::End => self.judge(),
            Finding::Limit => return false,
        }
        true
    }

    /// Decides what to do with a puzzle that has lost what it can.
    fn judge(&mut self) {
        let clues = self.reduction.clues(self.group());
        let count = clues.iter().map(|&digit| u8::from(digit != 0)).sum::<u8>();
        let Wish { min_clues, max_clues, pattern_clues, .. } = self.wish;
        let distance = match self.wish.has_pattern() {
            true => count.saturating_sub(pattern_clues),
            false => count.saturating_sub(max_clues).max(min_clues.saturating_sub(count)),
        };
        let distance = distance.saturating_add(self.flaws);
        let is_graded = self.wish.grade.is_wanted();
        let far = if is_graded && distance > 0 { NEAR } else { 0 };
        let distance = distance.saturating_add(far).min(u8::MAX - 1);
        let found = Candidate { solution: self.reduction.solution, clues, distance };
        if distance == 0 && is_graded {
            self.rater = self.wish.grade.begin(&Grid::from_numbers(&clues));
            (self.rated, self.stage) = (found, RATE);
            return;
        }
        self.go_on_from(&found, count == pattern_clues);
    }

    /// Decides what to do with a puzzle that is so far from the wish.
    fn go_on_from(&mut self, found: &Candidate, has_pattern: bool) {
        if found.distance < self.best.distance {
            self.best = *found;
        }
        match found.distance {
            0 => self.stage = MADE,
            _ if self.wish.has_pattern() => self.change_digits(has_pattern),
            _ => self.change_groups(found),
        }
    }

    /// Rates the puzzle as far as it takes to see whether it is as hard as wished.
    fn rate(&mut self, meter: &mut Meter) -> bool {
        let (mut effort, left) = (meter.left(), meter.left());
        let verdict = self.wish.grade.judge(&mut self.rater, &mut effort);
        meter.spend(left - effort);
        let mut found = self.rated;
        found.distance = match verdict {
            Verdict::Fits => 0,
            Verdict::Misses(distance) => distance.clamp(1, NEAR - 1),
            Verdict::Limit => return false,
        };
        self.go_on_from(&found, true);
        true
    }

    /// Goes on from the puzzle, if it is no further from the wish than the last one.
    fn change_groups(&mut self, found: &Candidate) {
        self.idle_changes = self.idle_changes.saturating_add(1);
        if found.distance < self.base.distance {
            self.idle_changes = 0;
        }
        if found.distance <= self.base.distance {
            self.base = *found;
        }
        let is_hard = self.wish.is_minimal() && self.symmetry != 0;
        let patience = if is_hard { PATIENCE_WITH_GROUPS } else { PATIENCE };
        self.stage = if self.idle_changes > patience { BEGIN } else { EXTEND };
        if self.stage == EXTEND {
            let mut room = Cell::ALL;
            let groups = self.groups(&mut room);
            self.extension.begin(&self.base.clues, groups, self.group(), &mut self.random);
        }
    }

    fn extend(&mut self, backend: Backend, meter: &mut Meter) -> bool {
        let (group, solution) = (self.group(), self.base.solution);
        if !self.extension.advance(&mut self.search, backend, &solution, &group, meter) {
            return false;
        }
        let floor = self.floor();
        self.reduction.begin(&solution, &self.extension.clues, self.extension.groups(), floor);
        self.stage = REDUCE;
        true
    }

    /// Looks for other digits for the clues of the pattern. There are none for a given solution.
    fn change_digits(&mut self, is_unique: bool) {
        if self.wish.has_solution() {
            self.stage = IMPOSSIBLE;
            return;
        }
        self.idle_changes = self.idle_changes.saturating_add(1);
        self.stage = if self.idle_changes > PATIENCE { BEGIN } else { VARY };
        let mut clues = self.reduction.solution;
        for cell in Cell::ALL.into_iter().filter(|&cell| !self.wish.is_in_pattern(cell)) {
            clues[cell as usize] = 0;
        }
        self.variation.begin(&clues, u32::from(is_unique), &mut self.random);
    }

    fn vary(&mut self, backend: Backend, meter: &mut Meter) -> bool {
        match self.variation.advance(&mut self.search, backend, &mut self.random, meter) {
            Varied::Unique { solution, clues } => {
                self.reduction.begin(&solution, &clues, core::iter::empty(), 0);
                self.stage = REDUCE;
            }
            Varied::Stuck => self.stage = BEGIN,
            Varied::Limit => return false,
        }
        true
    }
}
