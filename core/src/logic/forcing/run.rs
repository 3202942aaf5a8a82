//! A run: everything that follows from an assumption, with the reasons.
//!
//! A literal that is on is followed up before any that is off. In a dynamic run a candidate that is off is struck from the
//! position, so that strong links appear that were not there at the start: what else had to be struck for such a link, its
//! silent parents, is worked out again from the times, and not kept.

use super::links::{Cause, Rules, Strong, strong, zones};
use super::literal::{Literal, Literals, NO_LITERAL};
use crate::board::Candidates;
use crate::logic::{List, Position};

/// The most literals that are on: a second one in a cell is a contradiction, and four follow from what is off.
const MOST_ON: usize = 81 + 4;
/// The most deductions inside a run that each strike something; half more than has ever been seen.
const MOST_INNER: usize = 256;
/// The most candidates that these need to be missing, all together; nearly twice what has ever been seen.
const MOST_PARENTS: usize = 3072;

/// Why a literal holds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// What it follows from first; of no meaning for what is assumed.
    pub(super) parent: Literal,
    pub(super) cause: Cause,
    /// How many candidates were struck before; for an inner cause, the number of the deduction.
    pub(super) time: u16,
    /// How many literals lead here along first parents, itself included.
    pub(super) depth: u16,
}

impl Entry {
    /// All zero, as all that stands for nothing here: to fill memory with zeros is quick.
    const NONE: Self = Self { parent: NO_LITERAL, cause: Cause::Assumed, time: 0, depth: 0 };
}

/// A deduction inside a run.
#[derive(Clone, Copy, Debug)]
pub(super) struct Inner {
    first: u16,
    length: u16,
    /// What it adds to the complexity; 0 for subsets and the like.
    complexity: u32,
    /// What tells it from others.
    hash: u64,
}

impl Inner {
    /// What tells a chain from others, and what it adds to the complexity.
    pub(super) fn chain(&self) -> Option<(u64, u32)> {
        (self.complexity != 0).then_some((self.hash, self.complexity))
    }
}

/// All that follows from an assumption.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run {
    pub(super) reached: Literals,
    /// Why it is on, for the literal of each cell that is.
    on_entries: [Entry; 81],
    off_entries: [[Entry; 9]; 81],
    /// What would be on but for a contradiction.
    barred: (Literal, Entry),
    /// What is on, in order of arrival.
    pub(super) on: List<Literal, MOST_ON>,
    /// What is off, in order of arrival.
    pub(super) off: List<Literal, 729>,
    /// When each candidate was struck.
    struck: [[u16; 9]; 81],
    strikes: u16,
    /// The candidates at the start.
    pub(super) start: Candidates,
    inner: List<Inner, MOST_INNER>,
    /// The numbers of the literals that these need.
    parents: List<u16, MOST_PARENTS>,
    next_on: usize,
    next_off: usize,
    /// How many literals the searches for deductions inside have reached.
    work: u64,
}

const NEVER: u16 = u16::MAX;

impl Run {
    pub(super) const IDLE: Self = Self {
        reached: Literals::NONE,
        on_entries: [Entry::NONE; 81],
        off_entries: [[Entry::NONE; 9]; 81],
        barred: (NO_LITERAL, Entry::NONE),
        on: List::new(NO_LITERAL),
        off: List::new(NO_LITERAL),
        struck: [[0; 9]; 81],
        strikes: 0,
        start: Candidates::NONE,
        inner: List::new(Inner { first: 0, length: 0, complexity: 0, hash: 0 }),
        parents: List::new(0),
        work: 0,
        next_on: 0,
        next_off: 0,
    };

    /// Begins with an assumption.
    pub(super) fn begin(&mut self, position: &Position, assumption: Literal) {
        self.reached = Literals::NONE;
        self.on.clear();
        self.off.clear();
        self.inner.clear();
        self.parents.clear();
        (self.strikes, self.next_on, self.next_off, self.work) = (0, 0, 0, 0);
        (self.start, self.barred) = (*position.candidates(), (NO_LITERAL, Entry::NONE));
        self.add(assumption, Entry { depth: 1, ..Entry::NONE });
    }

    /// Whether something had no room.
    pub(super) fn is_overfull(&self) -> bool {
        self.on.left_out() + self.inner.left_out() + self.parents.left_out() != 0
    }

    /// Whether there are chains inside.
    pub(super) fn has_chains(&self) -> bool {
        self.inner.as_slice().iter().any(|inner| inner.complexity != 0)
    }

    /// How many literals were reached, those of searches inside among them.
    pub(super) fn work(&self) -> u64 {
        self.work + (self.on.as_slice().len() + self.off.as_slice().len()) as u64
    }

    /// Counts the literals that a search inside has reached.
    pub(super) fn add_work(&mut self, work: u64) {
        self.work += work;
    }

    pub(super) fn entry(&self, literal: Literal) -> Entry {
        match literal.is_on {
            false => self.off_entries[literal.cell.index()][literal.digit.index()],
            true if literal == self.barred.0 => self.barred.1,
            true => self.on_entries[literal.cell.index()],
        }
    }

    fn add(&mut self, literal: Literal, entry: Entry) {
        if !self.reached.insert(literal) {
            return;
        }
        let (cell, digit) = (literal.cell.index(), literal.digit.index());
        if literal.is_on {
            self.on_entries[cell] = entry;
            self.on.push(literal);
        } else {
            self.off_entries[cell][digit] = entry;
            self.struck[cell][digit] = NEVER;
            self.off.push(literal);
        }
    }

    /// Follows everything up; a contradiction ends it: what is on and what is off, of which one is not among what was
    /// reached, but has its entry.
    pub(super) fn follow(&mut self, position: &mut Position, rules: Rules) -> Option<[Literal; 2]> {
        loop {
            if let Some(&on) = self.on.as_slice().get(self.next_on) {
                self.next_on += 1;
                if let Some(off) = self.weaken(position, rules, on) {
                    return Some([off.opposite(), off]);
                }
            } else if let Some(&off) = self.off.as_slice().get(self.next_off) {
                self.next_off += 1;
                let (links, time) = (strong(position, rules, off.cell, off.digit), self.strikes);
                if rules.is_dynamic {
                    self.strike(position, off);
                }
                if let Some(on) = self.strengthen(off, time, &links) {
                    return Some([on, on.opposite()]);
                }
            } else {
                return None;
            }
        }
    }

    /// Adds what is off because something is on, up to the first that is on already. That one only gets its entry.
    #[inline]
    fn weaken(&mut self, position: &Position, rules: Rules, on: Literal) -> Option<Literal> {
        let depth = self.entry(on).depth + 1;
        let entry = |cause| Entry { parent: on, cause, time: 0, depth };
        if rules.cell_weak {
            for digit in position.of(on.cell).without(on.digit) {
                let off = Literal::off(on.cell, digit);
                if self.reached.on(digit).contains(on.cell) {
                    self.off_entries[off.cell.index()][off.digit.index()] = entry(Cause::Cell);
                    return Some(off);
                }
                self.add(off, entry(Cause::Cell));
            }
        }
        let seen = position.places(on.digit).intersection(on.cell.peers());
        let barred = seen.intersection(self.reached.on(on.digit));
        let news = seen.minus(self.reached.off(on.digit)).union(barred);
        if news.is_empty() {
            return None;
        }
        for (zone, cause) in zones(on.cell) {
            for cell in news.intersection(zone) {
                let off = Literal::off(cell, on.digit);
                if barred.contains(cell) {
                    self.off_entries[off.cell.index()][off.digit.index()] = entry(cause);
                    return Some(off);
                }
                self.add(off, entry(cause));
            }
        }
        None
    }

    /// The same for what is on because something is off.
    #[inline]
    fn strengthen(&mut self, off: Literal, time: u16, links: &Strong) -> Option<Literal> {
        let depth = self.entry(off).depth + 1;
        for link in links {
            let &Some((on, cause)) = link else { continue };
            let entry = Entry { parent: off, cause, time, depth };
            if self.reached.contains(on.opposite()) {
                self.barred = (on, entry);
                return Some(on);
            }
            self.add(on, entry);
        }
        None
    }

    fn strike(&mut self, position: &mut Position, literal: Literal) {
        if position.has(literal.cell, literal.digit) {
            position.eliminate(literal.cell, literal.digit);
            self.struck[literal.cell.index()][literal.digit.index()] = self.strikes;
            self.strikes += 1;
        }
    }

    /// Puts the position back to what it was at the start.
    pub(super) fn restore(&self, position: &mut Position) {
        for literal in self.off.as_slice() {
            if self.struck[literal.cell.index()][literal.digit.index()] != NEVER {
                position.restore(literal.cell, literal.digit);
            }
        }
    }

    /// Takes what a deduction inside the run strikes, if it depends on what is missing: `parents`. True if there is
    /// something new.
    pub(super) fn deduce(
        &mut self,
        struck: impl Iterator<Item = Literal>,
        parents: &[Literal],
        chain: Option<(u64, u32)>,
    ) -> bool {
        let Some(first) = parents.first() else { return false };
        let depth = self.entry(*first).depth + 1;
        let number = self.inner.as_slice().len() as u16;
        let mut is_new = false;
        for literal in struck {
            if !self.reached.contains(literal) {
                is_new = true;
                self.add(literal, Entry { parent: *first, cause: Cause::Inner, time: number, depth });
            }
        }
        if is_new {
            let first = self.parents.as_slice().len() as u16;
            parents.iter().for_each(|&parent| self.parents.push(parent.number() as u16));
            let (hash, complexity) = chain.unwrap_or((0, 0));
            self.inner.push(Inner { first, length: parents.len() as u16, complexity, hash });
        }
        is_new
    }

    /// The deduction inside the run that a literal comes from.
    pub(super) fn inner(&self, entry: &Entry) -> Option<&Inner> {
        (entry.cause == Cause::Inner).then(|| self.inner.as_slice().get(usize::from(entry.time))).flatten()
    }

    /// The parents of a literal, in order: the first, and then the silent ones.
    pub(super) fn each_parent(&self, literal: Literal, mut visit: impl FnMut(Literal)) {
        let entry = self.entry(literal);
        if let Some(inner) = self.inner(&entry) {
            let first = usize::from(inner.first);
            let parents = self.parents.as_slice().get(first..first + usize::from(inner.length)).unwrap_or_default();
            parents.iter().filter_map(|&number| Literal::from_number(number.into())).for_each(visit);
            return;
        }
        if entry.cause == Cause::Assumed {
            return;
        }
        visit(entry.parent);
        if !literal.is_on || entry.time == 0 {
            return;
        }
        let is_silent = |off: Literal| {
            self.start[off.cell].contains(off.digit)
                && self.reached.contains(off)
                && self.struck[off.cell.index()][off.digit.index()] < entry.time
        };
        match entry.cause.house(literal.cell) {
            Some(house) => {
                let cells = house.cells().into_iter().map(|cell| Literal::off(cell, literal.digit));
                cells.filter(|&off| is_silent(off)).for_each(visit);
            }
            None => {
                let digits = self.start[literal.cell].map(|digit| Literal::off(literal.cell, digit));
                digits.filter(|&off| is_silent(off)).for_each(visit);
            }
        }
    }
}
