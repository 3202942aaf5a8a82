//! The memory of a sweep.

use super::chains::Trail;
use super::find::Finds;
use super::literal::{Literal, Literals, NO_LITERAL};
use super::run::{Inner, Run};
use super::walk::Walk;
use crate::board::{Cell, DigitSet};
use crate::logic::List;

/// What one search needs; the deductions inside its runs need another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layer {
    pub(super) desk: Desk,
    pub(super) trail: Trail,
}

/// What the search for deductions inside a run needs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Inside {
    pub(super) layer: Layer,
    pub(super) finds: Finds,
}

/// What the search with runs needs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Desk {
    pub(super) run: Run,
    pub(super) walk: Walk,
    /// What the digit at hand leads to.
    pub(super) one: Hits<ALL>,
    /// What it leads to together with other assumptions.
    pub(super) common: Hits<ALL>,
    /// What all digits of the cell so far lead to.
    pub(super) cell: Hits<ALL>,
    /// What is weighed at one time.
    pub(super) scale: Hits<128>,
    pub(super) nested: Nested,
    /// Whether something had no room.
    pub(super) is_overfull: bool,
}

/// Literals that one or more runs reach, in order of arrival in the first: first what is on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hits<const N: usize>(List<Hit, N>);

/// All literals.
const ALL: usize = 1458;

/// A literal that one or more runs reach.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hit {
    pub(super) target: Literal,
    /// What its complexity is at least: for each run the depth, or the complexity where that is known.
    pub(super) least: u32,
}

/// The deductions inside runs that count for a hit: its number, the hash of the deduction.
pub(super) type Nested = List<(u16, u64), 512>;

impl<const N: usize> Hits<N> {
    const NONE: Self = Self(List::new(Hit { target: NO_LITERAL, least: 0 }));

    /// Lists what a run has reached, as far as it is wanted.
    pub(super) fn list(&mut self, run: &Run, mut is_wanted: impl FnMut(&Hit) -> bool) {
        self.0.clear();
        for &target in run.on.as_slice().iter().chain(run.off.as_slice()) {
            let hit = Hit { target, least: u32::from(run.entry(target).depth) };
            if is_wanted(&hit) {
                self.0.push(hit);
            }
        }
    }

    /// Takes over some hits, as far as they are wanted.
    pub(super) fn copy(&mut self, hits: &[Hit], mut is_wanted: impl FnMut(&Hit) -> bool) {
        self.0.clear();
        for hit in hits.iter().filter(|hit| is_wanted(hit)) {
            self.0.push(*hit);
        }
    }

    /// Keeps what another run reaches too, as far as it is wanted.
    pub(super) fn meet(&mut self, run: &Run, is_wanted: impl Fn(&Hit) -> bool) {
        self.retain(|_, hit| {
            if !run.reached.contains(hit.target) {
                return false;
            }
            hit.least += u32::from(run.entry(hit.target).depth);
            is_wanted(hit)
        });
    }

    /// Counts the literals that lead to each hit in a run, instead of its depth, and what deductions inside the run add;
    /// keeps what is wanted.
    pub(super) fn weigh(&mut self, run: &Run, walk: &mut Walk, nested: &mut Nested, is_wanted: impl Fn(&Hit) -> bool) {
        self.retain(|number, hit| {
            hit.least -= u32::from(run.entry(hit.target).depth);
            hit.least += weight(run, walk, nested, number, hit.target);
            is_wanted(hit)
        });
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.as_slice().is_empty()
    }

    pub(super) fn as_slice(&self) -> &[Hit] {
        self.0.as_slice()
    }

    /// Keeps some of the hits, in order; the number of each is its own as long as it is there.
    fn retain(&mut self, mut is_kept: impl FnMut(u16, &mut Hit) -> bool) {
        let Self(list) = self;
        let mut kept = 0;
        for index in 0..list.as_slice().len() {
            let Some(mut hit) = list.as_slice().get(index).copied() else { break };
            if is_kept(hit.target.number() as u16, &mut hit) {
                if let Some(place) = list.as_mut_slice().get_mut(kept) {
                    *place = hit;
                }
                kept += 1;
            }
        }
        list.truncate(kept);
    }
}

/// How many literals of a run lead to one of them, itself included, and what the deductions among them add that have not been
/// counted yet for the hit with this number.
pub(super) fn weight(run: &Run, walk: &mut Walk, nested: &mut Nested, number: u16, end: Literal) -> u32 {
    let literals = walk.go(run, end);
    let mut sum = literals.len() as u32;
    if run.has_chains() {
        for &literal in literals {
            let chain = run.inner(&run.entry(literal)).and_then(Inner::chain);
            if let Some((hash, complexity)) = chain.filter(|&(hash, _)| !nested.as_slice().contains(&(number, hash))) {
                nested.push((number, hash));
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

impl Layer {
    pub(super) const IDLE: Self = Self {
        desk: Desk {
            run: Run::IDLE,
            walk: Walk::IDLE,
            one: Hits::NONE,
            common: Hits::NONE,
            cell: Hits::NONE,
            scale: Hits::NONE,
            nested: List::new((0, 0)),
            is_overfull: false,
        },
        trail: Trail::IDLE,
    };

    pub(super) fn is_overfull(&self) -> bool {
        self.desk.is_overfull
    }
}

impl Inside {
    pub(super) const IDLE: Self = Self { layer: Layer::IDLE, finds: Finds::NONE };

    pub(super) fn is_overfull(&self) -> bool {
        self.layer.is_overfull()
    }
}
