//! Cycles and forcing chains: chains of weak and strong links in turn, in a position that does not change.
//!
//! A cycle comes back to where it began: each weak link of it might as well be strong, so that what sees both its ends
//! goes. A forcing chain leads from a literal to its opposite, which therefore holds. Both are searched level by level from
//! every candidate; Sudoku Explainer reaches what is on only once, but what is off again and again when it looks for cycles.

use super::find::{ChainKind, Collector, Find, What, map_of, map_of_all};
use super::links::{Cause, Rules, strong, weak};
use super::literal::{Literal, NO_LITERAL};
use super::run::Run;
use super::walk::increment;
use crate::board::{Candidates, Cell, CellSet, Digit};
use crate::logic::{List, Position};
use core::ops::ControlFlow;

impl ChainKind {
    pub(super) const ALL: [Self; 3] = [Self::X, Self::Y, Self::XY];

    pub(super) const fn rules(self) -> Rules {
        match self {
            Self::X => Rules { cell_weak: false, cell_strong: false, house_strong: true, is_dynamic: false },
            Self::Y => Rules { cell_weak: true, cell_strong: true, house_strong: false, is_dynamic: false },
            Self::XY => Rules { cell_weak: true, cell_strong: true, house_strong: true, is_dynamic: false },
        }
    }

    const fn rank(self) -> u8 {
        match self {
            Self::X => 2,
            Self::Y => 3,
            Self::XY => 4,
        }
    }

    const fn cycle_base(self) -> f64 {
        match self {
            Self::X | Self::Y => 6.5,
            Self::XY => 7.0,
        }
    }

    const fn chain_base(self) -> f64 {
        match self {
            Self::X | Self::Y => 6.6,
            Self::XY => 7.0,
        }
    }
}

/// A literal of a cycle with the link that leads to it.
pub(super) type Linked = (Literal, Cause);

/// A cycle: its literals back from the end, without the start, which is the same as the end.
pub(super) type Cycle = List<Linked, 1458>;

pub(super) const NO_CYCLE: Cycle = List::new((NO_LITERAL, Cause::Assumed));

/// How a literal that is on was reached in the search for cycles: over what is off, from what is on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hop {
    off: Literal,
    weak: Cause,
    strong: Cause,
    from: Literal,
}

/// What the search for cycles needs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trail {
    hops: [[Hop; 9]; 81],
    reached: Candidates,
    waiting: List<Literal, 729>,
    pub(super) cycle: Cycle,
}

impl Trail {
    pub(super) const IDLE: Self = Self {
        hops: [[Hop { off: NO_LITERAL, weak: Cause::Assumed, strong: Cause::Assumed, from: NO_LITERAL }; 9]; 81],
        reached: Candidates::NONE,
        waiting: List::new(NO_LITERAL),
        cycle: NO_CYCLE,
    };

    fn hop(&self, literal: Literal) -> Hop {
        self.hops[literal.cell.index()][literal.digit.index()]
    }

    /// Looks for cycles from a start, and hands each to `visit`, with itself as the place where the cycle stands.
    fn search(
        &mut self,
        position: &Position,
        rules: Rules,
        start: Literal,
        mut visit: impl FnMut(&Cycle) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.reached = Candidates::NONE;
        self.reached[start.cell] = self.reached[start.cell].with(start.digit);
        self.waiting.clear();
        self.waiting.push(start);
        let (mut next, mut end, mut is_first) = (0, 1, true);
        while next < end {
            while next < end {
                let Some(&from) = self.waiting.as_slice().get(next) else { break };
                next += 1;
                for (off, weak) in weak(position, rules, from.cell, from.digit) {
                    if self.has_passed(start, from, off) {
                        continue;
                    }
                    for (on, strong) in strong(position, rules, off.cell, off.digit) {
                        let hop = Hop { off, weak, strong, from };
                        if on == start && !is_first {
                            self.close(start, hop);
                            visit(&self.cycle)?;
                        }
                        let digits = &mut self.reached[on.cell];
                        if !digits.contains(on.digit) {
                            *digits = digits.with(on.digit);
                            self.hops[on.cell.index()][on.digit.index()] = hop;
                            self.waiting.push(on);
                        }
                    }
                }
            }
            (end, is_first) = (self.waiting.as_slice().len(), false);
        }
        ControlFlow::Continue(())
    }

    /// Whether the way from the start to `at` leads over `off`.
    fn has_passed(&self, start: Literal, mut at: Literal, off: Literal) -> bool {
        while at != start {
            let hop = self.hop(at);
            if hop.off == off {
                return true;
            }
            at = hop.from;
        }
        false
    }

    fn close(&mut self, start: Literal, last: Hop) {
        self.cycle.clear();
        let (mut on, mut hop) = (start, last);
        loop {
            self.cycle.push((on, hop.strong));
            self.cycle.push((hop.off, hop.weak));
            if hop.from == start {
                return;
            }
            (on, hop) = (hop.from, self.hop(hop.from));
        }
    }

    /// Finds the cycle with a number again.
    pub(super) fn find_again(&mut self, position: &Position, kind: ChainKind, start: Literal, number: u16) {
        let mut left = number;
        let _ = self.search(position, kind.rules(), start, |_| {
            left = left.wrapping_sub(1);
            if left == u16::MAX { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
    }
}

/// What goes because of a cycle: what is ruled out whichever of its literals are true.
pub(super) fn cycle_eliminations(position: &Position, cycle: &Cycle) -> Candidates {
    let mut seen = [[CellSet::EMPTY; 9]; 2];
    let mut cells = CellSet::EMPTY;
    for (literal, _) in cycle.as_slice() {
        let seen = &mut seen[usize::from(literal.is_on)];
        seen[literal.digit.index()] = seen[literal.digit.index()].union(literal.cell.peers());
        cells = cells.with(literal.cell);
    }
    let mut map = Candidates::NONE;
    for digit in Digit::ALL {
        let [off, on] = [seen[0][digit.index()], seen[1][digit.index()]];
        for cell in position.places(digit).intersection(off).intersection(on).minus(cells) {
            map[cell] = map[cell].with(digit);
        }
    }
    map
}

/// All deductions that start from a cell, with links of a kind.
pub(super) fn from_cell(
    position: &mut Position,
    kind: ChainKind,
    cell: Cell,
    run: &mut Run,
    trail: &mut Trail,
    collector: &mut impl Collector,
) {
    let digits = position.of(cell);
    if digits.at_most_one() || (kind == ChainKind::Y && digits.len() != 2) {
        return;
    }
    for digit in digits {
        cycles(position, kind, Literal::on(cell, digit), trail, collector);
        if kind != ChainKind::Y {
            for assumption in [Literal::on(cell, digit), Literal::off(cell, digit)] {
                chain(position, kind, assumption, run, collector);
            }
        }
    }
}

fn cycles(position: &Position, kind: ChainKind, start: Literal, trail: &mut Trail, collector: &mut impl Collector) {
    let mut number = 0;
    let _ = trail.search(position, kind.rules(), start, |cycle| {
        let map = cycle_eliminations(position, cycle);
        if map != Candidates::NONE {
            let complexity = cycle.as_slice().len() as u32;
            collector.take(Find {
                what: What::Cycle { kind, start, number },
                rating: kind.cycle_base() + increment(complexity),
                complexity,
                rank: kind.rank(),
                order: 0,
                map: map_of_all(&map),
            });
        }
        number += 1;
        ControlFlow::Continue(())
    });
}

fn chain(position: &Position, kind: ChainKind, assumption: Literal, run: &mut Run, collector: &mut impl Collector) {
    if run.reach_opposite(position, kind.rules(), assumption) {
        let complexity = u32::from(run.entry(assumption.opposite()).depth);
        collector.take(Find {
            what: What::Chain { kind, assumption },
            rating: kind.chain_base() + increment(complexity),
            complexity,
            rank: kind.rank(),
            order: 0,
            map: map_of(position, assumption.opposite()),
        });
    }
}
