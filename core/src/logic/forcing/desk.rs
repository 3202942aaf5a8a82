//! What a search with runs works with: the run at hand, and what it has in common with others.

use super::links::Cause;
use super::literal::{Literal, Literals, NO_LITERAL};
use super::run::{Inner, Run};
use super::walk::Walk;
use crate::board::{Cell, DigitSet};
use crate::logic::List;

/// What the search with runs needs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Desk {
    pub(super) run: Run,
    /// What the digit at hand leads to.
    pub(super) one: Hits,
    /// What it leads to together with other assumptions.
    pub(super) common: Hits,
    /// What all digits of the cell so far lead to.
    pub(super) cell: Hits,
    pub(super) scale: Scale,
}

impl Desk {
    pub(super) const IDLE: Self =
        Self { run: Run::IDLE, one: Hits::NONE, common: Hits::NONE, cell: Hits::NONE, scale: Scale::NONE };
}

/// The most literals that runs have in common; twice what has ever been seen.
const MOST: usize = 512;

/// A literal that one or more runs reach.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hit {
    pub(super) target: Literal,
    /// What its complexity is at least: for each run the depth, or the complexity where that is known.
    pub(super) least: u32,
}

/// Literals that one or more runs reach, in order of arrival in the first: first what is on. For each its number and the
/// sum of its depths.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hits(List<[u16; 2], MOST>);

impl Hits {
    const NONE: Self = Self(List::new([0; 2]));

    fn push(&mut self, hit: Hit) {
        self.0.push([hit.target.number() as u16, hit.least as u16]);
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Hit> {
        self.0.as_slice().iter().filter_map(|&[number, least]| {
            Some(Hit { target: Literal::from_number(number.into())?, least: least.into() })
        })
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.as_slice().is_empty()
    }

    /// Whether something had no room.
    pub(super) fn is_overfull(&self) -> bool {
        self.0.left_out() != 0
    }

    /// Lists what a run has reached, as far as it is wanted.
    pub(super) fn list(&mut self, run: &Run, is_wanted: impl Fn(&Hit) -> bool) {
        self.0.clear();
        for &target in run.on.as_slice().iter().chain(run.off.as_slice()) {
            let hit = Hit { target, least: u32::from(run.entry(target).depth) };
            if is_wanted(&hit) {
                self.push(hit);
            }
        }
    }

    /// Takes over another list, as far as it is wanted.
    pub(super) fn copy(&mut self, other: &Self, is_wanted: impl Fn(&Hit) -> bool) {
        self.0.clear();
        other.iter().filter(is_wanted).for_each(|hit| self.push(hit));
    }

    /// Keeps what another run reaches too, as far as it is wanted.
    pub(super) fn meet(&mut self, run: &Run, is_wanted: impl Fn(&Hit) -> bool) {
        let mut kept = 0;
        for index in 0..self.0.as_slice().len() {
            let Some(&[number, least]) = self.0.as_slice().get(index) else { break };
            let Some(target) = Literal::from_number(number.into()) else { break };
            if !run.reached.contains(target) {
                continue;
            }
            let hit = Hit { target, least: u32::from(least) + u32::from(run.entry(target).depth) };
            if let Some(place) = self.0.as_mut_slice().get_mut(kept).filter(|_| is_wanted(&hit)) {
                *place = [target.number() as u16, hit.least as u16];
                kept += 1;
            }
        }
        self.0.truncate(kept);
    }
}

/// Hits that are weighed at one time.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    pub(super) hits: List<Hit, 128>,
    nested: Nested,
}

/// The deductions inside runs that count for hits: each hit with each of its deductions, as a hash.
type Nested = List<u64, 384>;

impl Scale {
    const NONE: Self = Self { hits: List::new(Hit { target: NO_LITERAL, least: 0 }), nested: List::new(0) };

    /// Takes hits on.
    pub(super) fn load(&mut self, hits: impl Iterator<Item = Hit>) {
        self.hits.clear();
        self.nested.clear();
        hits.for_each(|hit| self.hits.push(hit));
    }

    /// Whether something had no room.
    pub(super) fn is_overfull(&self) -> bool {
        self.nested.left_out() != 0
    }

    /// Counts the literals that lead to each hit in a run, instead of its depth, and what deductions inside the run add;
    /// keeps what is wanted.
    pub(super) fn weigh(&mut self, run: &Run, walk: &mut Walk, is_wanted: impl Fn(&Hit) -> bool) {
        let Self { hits, nested } = self;
        let mut kept = 0;
        for index in 0..hits.as_slice().len() {
            let Some(mut hit) = hits.as_slice().get(index).copied() else { break };
            hit.least -= u32::from(run.entry(hit.target).depth);
            hit.least += weight(run, walk, nested, hit.target.number() as u16, hit.target);
            if let Some(place) = hits.as_mut_slice().get_mut(kept).filter(|_| is_wanted(&hit)) {
                *place = hit;
                kept += 1;
            }
        }
        hits.truncate(kept);
    }

    /// The complexity of two ends of a run together.
    pub(super) fn weigh_pair(&mut self, run: &Run, walk: &mut Walk, ends: [Literal; 2]) -> u32 {
        self.nested.clear();
        ends.into_iter().map(|end| weight(run, walk, &mut self.nested, 0, end)).sum()
    }
}

/// How many literals of a run lead to one of them, itself included, and what the deductions among them add that have not been
/// counted yet for the hit with this number.
fn weight(run: &Run, walk: &mut Walk, nested: &mut Nested, number: u16, end: Literal) -> u32 {
    let literals = walk.go(run, end);
    let mut sum = literals.len() as u32;
    if run.has_chains() {
        for &(literal, cause) in literals {
            if cause != Cause::Inner {
                continue;
            }
            let chain = run.inner(&run.entry(literal)).and_then(Inner::chain);
            let Some((hash, complexity)) = chain else { continue };
            let hash = hash ^ u64::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            if !nested.as_slice().contains(&hash) {
                nested.push(hash);
                sum += complexity;
            }
        }
    }
    sum
}

/// Candidates that have to be missing for a deduction, each once, in order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Enabling {
    pub(super) list: List<Literal, 729>,
    seen: Literals,
}

impl Enabling {
    pub(super) const NONE: Self = Self { list: List::new(NO_LITERAL), seen: Literals::NONE };

    pub(super) fn add_all(&mut self, cell: Cell, digits: DigitSet) {
        for digit in digits {
            self.add(Literal::off(cell, digit));
        }
    }

    pub(super) fn add(&mut self, off: Literal) {
        if self.seen.insert(off) {
            self.list.push(off);
        }
    }
}
