//! The ancestors of a literal, and how many they are: what Sudoku Explainer calls the complexity.

use super::links::Cause;
use super::literal::{Literal, Literals, NO_LITERAL};
use super::run::Run;
use crate::logic::List;

/// A literal with the link that leads to it.
pub(super) type Linked = (Literal, Cause);

/// What leads to a literal, itself first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Walk {
    way: List<Linked, 1458>,
    seen: Literals,
}

impl Walk {
    pub(super) const IDLE: Self = Self { way: List::new((NO_LITERAL, Cause::Assumed)), seen: Literals::NONE };

    /// Walks from a literal of a run to what is assumed: all ancestors, level by level, each once.
    pub(super) fn go(&mut self, run: &Run, end: Literal) -> &[Linked] {
        self.way.clear();
        self.seen = Literals::NONE;
        let Self { way, seen } = self;
        seen.insert(end);
        way.push((end, run.entry(end).cause));
        let mut next = 0;
        while let Some(&(literal, _)) = way.as_slice().get(next) {
            next += 1;
            run.each_parent(literal, |parent| {
                if seen.insert(parent) {
                    way.push((parent, run.entry(parent).cause));
                }
            });
        }
        way.as_slice()
    }

    /// Takes a way as it is.
    pub(super) fn take(&mut self, way: impl Iterator<Item = Linked>) -> &[Linked] {
        self.way.clear();
        way.for_each(|linked| self.way.push(linked));
        self.way.as_slice()
    }

    pub(super) fn as_slice(&self) -> &[Linked] {
        self.way.as_slice()
    }
}

/// A hash of lists of literals.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hash(u64);

impl Hash {
    pub(super) const START: Self = Self(0x243f_6a88_85a3_08d3);

    pub(super) fn add(&mut self, number: u64) {
        let mixed = (self.0 ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) ^ mixed >> 32;
    }

    pub(super) fn value(self) -> u64 {
        self.0
    }
}

/// The rating of a deduction with what its kind begins with: the more literals its chains have, the higher.
pub(super) fn rating(base: f64, complexity: u32) -> f64 {
    let (mut sum, mut threshold, mut is_even) = (0.0, 4, true);
    while complexity > threshold + 2 {
        sum += 0.1;
        threshold = if is_even { threshold * 3 / 2 } else { threshold * 4 / 3 };
        is_even = !is_even;
    }
    base + sum
}

/// Ten times a rating, as it is printed.
pub(super) fn tenfold(rating: f64) -> u32 {
    ((rating + 0.05) * 10.0) as u32
}
