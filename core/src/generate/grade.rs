//! How hard a puzzle should be.

use crate::board::Grid;
use crate::logic::{
    Finder, HODOKU_ORDER, PlainRater, Progress, RATING_ORDER, Rater, Ratings, Scale, Technique, TechniqueSet,
};

/// How hard a puzzle should be. Plain data: any bytes are a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct Grade {
    /// The techniques that may be needed, as two halves of a set.
    allowed: [u64; 2],
    /// The techniques that must be needed.
    required: [u64; 2],
    /// Ten times the least rating of the hardest step.
    min: u32,
    /// Ten times the highest.
    max: u32,
    /// 1 for the scale of 2022.
    is_2022: u32,
    /// 1 if anything is asked for.
    is_wanted: u32,
}

/// What a rating comes to as far as a grade goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    Fits,
    /// How far from fitting, from 1.
    Misses(u8),
    Limit,
}

/// The rating of what no technique solves.
const HIGHEST: u32 = 200;

impl Grade {
    /// Anything will do.
    pub const ANY: Self = Self { allowed: [0; 2], required: [0; 2], min: 0, max: 0, is_2022: 0, is_wanted: 0 };

    /// A grade; none if no puzzle can have it, as far as that is plain. A `max` of 0 is no limit, and no technique allowed stands for all. The last
    /// cell of every puzzle is a full house.
    pub fn new(min: u32, max: u32, scale: Scale, allowed: TechniqueSet, required: TechniqueSet) -> Option<Self> {
        let allowed = if allowed.is_empty() { TechniqueSet::FULL } else { allowed };
        let is_wanted = min != 0 || max != 0 || allowed != TechniqueSet::FULL || !required.is_empty();
        let max = if max == 0 { HIGHEST } else { max };
        let mut needed = Technique::ALL.into_iter().filter(|&technique| required.contains(technique));
        let can_be = min <= max
            && (10..=HIGHEST).contains(&max)
            && allowed.contains(Technique::FullHouse)
            && any_rates(allowed, min, max)
            && needed.all(|technique| allowed.contains(technique) && can_be_needed(technique, max));
        can_be.then_some(Self {
            allowed: halves(allowed),
            required: halves(required),
            min,
            max,
            is_2022: (scale == Scale::Se2022).into(),
            is_wanted: is_wanted.into(),
        })
    }

    pub(super) fn is_wanted(&self) -> bool {
        self.is_wanted != 0
    }

    /// Begins to rate a puzzle.
    pub(super) fn begin(&self, puzzle: &Grid) -> PlainRater {
        let scale = if self.is_2022 == 1 { Scale::Se2022 } else { Scale::Se1213 };
        Rater::new(puzzle, scale).to_plain()
    }

    /// Goes on with a rating until it is known whether the puzzle fits.
    pub(super) fn judge(&self, plain: &mut PlainRater, effort: &mut u64) -> Verdict {
        let Some(mut rater) = Rater::from_plain(plain) else { return Verdict::Misses(u8::MAX) };
        // Step by step, since what is too hard need not be rated to the end.
        let verdict = loop {
            match rater.step(effort) {
                Some(Progress::Limit) => break Verdict::Limit,
                Some(Progress::NoRoom) => break Verdict::Misses(u8::MAX),
                _ if rater.ratings.er > self.max => break Verdict::Misses(distance(rater.ratings.er - self.max)),
                _ if self.has_forbidden(&rater.ratings) => break Verdict::Misses(1),
                None => {}
                Some(Progress::Done) => break self.judge_whole(&mut rater, effort),
            }
        };
        *plain = rater.to_plain();
        verdict
    }

    fn judge_whole(&self, rater: &mut Rater, effort: &mut u64) -> Verdict {
        let er = rater.ratings.er;
        if er < self.min {
            return Verdict::Misses(distance(self.min - er));
        }
        if set(self.required).is_empty() {
            return Verdict::Fits;
        }
        match rater.advance_score(effort) {
            Progress::Limit => Verdict::Limit,
            Progress::Done | Progress::NoRoom => {
                let missing = missing(set(self.required), &rater.ratings);
                if missing == 0 { Verdict::Fits } else { Verdict::Misses(missing) }
            }
        }
    }

    fn has_forbidden(&self, ratings: &Ratings) -> bool {
        let allowed = set(self.allowed);
        allowed != TechniqueSet::FULL
            && Technique::ALL.into_iter().zip(&ratings.counts).any(|(one, &count)| count != 0 && !allowed.contains(one))
    }
}

/// Below this, each technique has one rating.
const VARIED: u32 = 45;

/// Whether the hardest step on Sudoku Explainer's way can have a rating between these with such techniques.
fn any_rates(allowed: TechniqueSet, min: u32, max: u32) -> bool {
    let least = if max < VARIED { min.max(1) } else { 1 };
    let can_be_hardest = |one: Technique| (least..=max).contains(&one.rating()) && is_among(&RATING_ORDER, one);
    Technique::ALL.into_iter().any(|one| allowed.contains(one) && can_be_hardest(one))
}

/// Whether a technique is on the way that it is looked for on, and not beyond the highest rating.
fn can_be_needed(technique: Technique, max: u32) -> bool {
    match technique.rating() {
        0 => technique.score() != 0 && is_among(&HODOKU_ORDER, technique),
        rating => rating <= max && is_among(&RATING_ORDER, technique),
    }
}

fn is_among(order: &[Finder], technique: Technique) -> bool {
    order.iter().any(|finder| finder.techniques().contains(technique))
}

/// How many of the techniques that must be needed are not. What Sudoku Explainer does not have is looked for on HoDoKu's way.
fn missing(required: TechniqueSet, ratings: &Ratings) -> u8 {
    let counts = Technique::ALL.into_iter().zip(ratings.counts.iter().zip(&ratings.hodoku_counts));
    let is_missing = |&(one, (&explainer, &hodoku)): &(Technique, (&u16, &u16))| {
        let count = if one.rating() == 0 { hodoku } else { explainer };
        required.contains(one) && count == 0
    };
    counts.filter(is_missing).count() as u8
}

fn distance(tenths: u32) -> u8 {
    tenths.clamp(1, 120) as u8
}

fn halves(set: TechniqueSet) -> [u64; 2] {
    [set.bits() as u64, (set.bits() >> 64) as u64]
}

fn set([low, high]: [u64; 2]) -> TechniqueSet {
    TechniqueSet::from_bits(u128::from(high) << 64 | u128::from(low))
}
