//! The memory of a sweep.

use super::chains::Trail;
use super::find::{Finds, NO_FIND};
use super::literal::{Literal, Literals, NO_LITERAL, Table};
use super::run::Run;
use super::walk::Walk;
use crate::board::{Cell, DigitSet};
use crate::logic::List;

/// What one sweep needs; the deductions inside its runs need another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layer {
    pub(super) run: Run,
    pub(super) walk: Walk,
    pub(super) trail: Trail,
    pub(super) finds: Finds,
    /// What the digit at hand leads to.
    pub(super) one: Arrivals,
    /// What the least digit of the cell leads to.
    pub(super) least: Arrivals,
    /// What the digit at hand leads to, alone, and together with others.
    pub(super) alone: Common,
    pub(super) house: Common,
    /// What all digits of the cell so far lead to.
    pub(super) cell: Common,
    pub(super) tally: Tally,
    /// Whether something had no room.
    pub(super) is_overfull: bool,
}

/// The literals that a run has reached, in order of arrival: first what is on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arrivals(List<Literal, 1458>);

impl Arrivals {
    pub(super) fn copy(&mut self, run: &Run) {
        self.0.clear();
        run.on.as_slice().iter().chain(run.off.as_slice()).for_each(|&literal| self.0.push(literal));
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Literal> {
        self.0.as_slice().iter().copied()
    }
}

/// What several runs have reached, and how deep it lies in them together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Common {
    pub(super) reached: Literals,
    pub(super) depth: Table<u16>,
}

impl Common {
    const NONE: Self = Self { reached: Literals::NONE, depth: Table::new(0) };

    pub(super) fn copy(&mut self, run: &Run) {
        self.reached = run.reached;
        for &literal in run.on.as_slice().iter().chain(run.off.as_slice()) {
            self.depth.set(literal, run.entry(literal).depth);
        }
    }

    pub(super) fn meet(&mut self, run: &Run) {
        self.reached.meet(&run.reached);
        for &literal in run.on.as_slice().iter().chain(run.off.as_slice()) {
            self.depth.set(literal, self.depth.get(literal).saturating_add(run.entry(literal).depth));
        }
    }
}

/// What several runs come to, each with its complexity.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tally {
    pub(super) hits: List<Hit, 512>,
    /// The deductions inside the runs, by hash, with what they add.
    nested: List<(u64, u32), 256>,
}

/// A literal that several runs reach.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hit {
    pub(super) target: Literal,
    count: u32,
    nested: [u64; 4],
}

impl Tally {
    pub(super) fn clear(&mut self) {
        self.hits.clear();
        self.nested.clear();
    }

    pub(super) fn add(&mut self, target: Literal) {
        self.hits.push(Hit { target, count: 0, nested: [0; 4] });
    }

    pub(super) fn is_overfull(&self) -> bool {
        self.hits.left_out() + self.nested.left_out() != 0
    }

    /// Adds what a run has to do with each hit.
    pub(super) fn weigh(&mut self, run: &Run, walk: &mut Walk) {
        for hit in self.hits.as_mut_slice() {
            hit.weigh(run, walk, hit.target, &mut self.nested);
        }
    }

    /// The complexity of a literal of a run that leads to its opposite: of both.
    pub(super) fn weigh_pair(&mut self, run: &Run, walk: &mut Walk, ends: [Literal; 2]) -> u32 {
        self.clear();
        let [target, _] = ends;
        let mut hit = Hit { target, count: 0, nested: [0; 4] };
        for end in ends {
            hit.weigh(run, walk, end, &mut self.nested);
        }
        self.complexity(&hit)
    }

    pub(super) fn complexity(&self, hit: &Hit) -> u32 {
        let nested = self.nested.as_slice().iter().enumerate();
        let counted =
            nested.filter(|(number, _)| hit.nested.get(number / 64).is_some_and(|w| w >> (number % 64) & 1 != 0));
        hit.count + counted.map(|(_, (_, complexity))| complexity).sum::<u32>()
    }
}

impl Hit {
    fn weigh(&mut self, run: &Run, walk: &mut Walk, end: Literal, nested: &mut List<(u64, u32), 256>) {
        let literals = walk.go(run, end);
        self.count += literals.len() as u32;
        if !run.has_chains() {
            return;
        }
        for &literal in literals {
            let Some((hash, complexity)) = run.inner(&run.entry(literal)).and_then(|inner| inner.chain) else {
                continue;
            };
            let known = nested.as_slice().iter().position(|&(other, _)| other == hash);
            let number = known.unwrap_or(nested.as_slice().len());
            if known.is_none() {
                nested.push((hash, complexity));
            }
            if let Some(word) = self.nested.get_mut(number / 64) {
                *word |= 1 << (number % 64);
            }
        }
    }
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
    pub(super) const IDLE: Self = {
        Self {
            run: Run::IDLE,
            walk: Walk::IDLE,
            trail: Trail::IDLE,
            finds: List::new(NO_FIND),
            one: Arrivals(List::new(NO_LITERAL)),
            least: Arrivals(List::new(NO_LITERAL)),
            alone: Common::NONE,
            house: Common::NONE,
            cell: Common::NONE,
            tally: Tally {
                hits: List::new(Hit { target: NO_LITERAL, count: 0, nested: [0; 4] }),
                nested: List::new((0, 0)),
            },
            is_overfull: false,
        }
    };
}
