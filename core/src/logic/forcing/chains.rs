//! Cycles and forcing chains: chains of weak and strong links in turn, in a position that does not change.
//!
//! A cycle comes back to where it began: each weak link of it might as well be strong, so that what sees both its ends
//! goes. A forcing chain leads from a literal to its opposite, which therefore holds. Both are searched level by level from
//! every candidate; Sudoku Explainer reaches what is on only once, but what is off again and again when it looks for cycles.

use super::find::{ChainKind, Collector, Find, Map, What, losers};
use super::links::{Cause, Packed, Rules, Strong, strong, zones};
use super::literal::{Literal, NO_LITERAL};
use super::walk::{Linked, Walk};
use crate::board::{Candidates, Cell, CellSet, Digit};
use crate::logic::{List, Position};
use core::iter::{empty, once, successors};
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

    pub(super) const fn rank(self) -> u8 {
        match self {
            Self::X => 2,
            Self::Y => 3,
            Self::XY => 4,
        }
    }

    pub(super) const fn cycle_base(self) -> f64 {
        match self {
            Self::X | Self::Y => 6.5,
            Self::XY => 7.0,
        }
    }

    pub(super) const fn chain_base(self) -> f64 {
        match self {
            Self::X | Self::Y => 6.6,
            Self::XY => 7.0,
        }
    }
}

/// How a literal that is on was reached in a search: over what is off, from what is on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hop {
    off: Literal,
    weak: Cause,
    strong: Cause,
    from: Literal,
}

/// Candidates: for each digit the cells, and the same for each cell the digits.
#[derive(Clone, Copy, Debug)]
struct Marks {
    cells: [CellSet; 9],
    digits: Candidates,
}

impl Marks {
    const NONE: Self = Self { cells: [CellSet::EMPTY; 9], digits: Candidates::NONE };

    #[inline]
    fn add(&mut self, cell: Cell, digit: Digit) {
        self.cells[digit.index()] = self.cells[digit.index()].with(cell);
        self.digits[cell] = self.digits[cell].with(digit);
    }
}

/// What the search for cycles and chains needs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trail {
    /// The links that the table of strong links holds.
    kind: Option<ChainKind>,
    strong: [[Packed; 9]; 81],
    /// The candidates that have strong links: no others lead on if they are off.
    live: Marks,
    /// The candidates that were met as off.
    passed: Marks,
    reached: Candidates,
    hops: [[Hop; 9]; 81],
    waiting: List<Literal, 729>,
}

impl Trail {
    pub(super) const IDLE: Self = Self {
        kind: None,
        strong: [[Packed::NONE; 9]; 81],
        live: Marks::NONE,
        passed: Marks::NONE,
        reached: Candidates::NONE,
        hops: [[Hop { off: NO_LITERAL, weak: Cause::Assumed, strong: Cause::Assumed, from: NO_LITERAL }; 9]; 81],
        waiting: List::new(NO_LITERAL),
    };

    /// Forgets a position.
    pub(super) fn clear(&mut self) {
        self.kind = None;
    }

    /// Lists the strong links of a position, unless they are listed.
    fn prepare(&mut self, position: &Position, kind: ChainKind) {
        if self.kind == Some(kind) {
            return;
        }
        (self.kind, self.live) = (Some(kind), Marks::NONE);
        for cell in Cell::ALL {
            for digit in position.of(cell) {
                let links = strong(position, kind.rules(), cell, digit);
                self.strong[cell.index()][digit.index()] = Packed::of(&links);
                if links.iter().any(Option::is_some) {
                    self.live.add(cell, digit);
                }
            }
        }
    }

    fn strong(&self, candidate: Literal) -> Packed {
        self.strong[candidate.cell.index()][candidate.digit.index()]
    }

    fn hop(&self, literal: Literal) -> Hop {
        self.hops[literal.cell.index()][literal.digit.index()]
    }

    fn begin(&mut self) {
        (self.passed, self.reached) = (Marks::NONE, Candidates::NONE);
        self.waiting.clear();
    }

    fn reach(&mut self, on: Literal, hop: Hop) {
        let digits = &mut self.reached[on.cell];
        if !digits.contains(on.digit) {
            *digits = digits.with(on.digit);
            self.hops[on.cell.index()][on.digit.index()] = hop;
            self.waiting.push(on);
        }
    }

    /// Follows a literal that is on to all that is off because of it and leads on, each met once. Only what is linked to
    /// `home` is met again and again. Whether `home` itself is among what is off is the answer.
    #[inline]
    fn follow(
        &mut self,
        position: &Position,
        from: Literal,
        home: Literal,
        near: &Strong,
        mut step: impl FnMut(&mut Self, Literal, Cause),
    ) -> bool {
        let (cell, digit) = (from.cell, from.digit);
        let mut is_home = false;
        if self.kind != Some(ChainKind::X) {
            let digits = position.of(cell).without(digit);
            is_home = cell == home.cell && digits.contains(home.digit);
            let mut known = self.passed.digits[cell];
            for (literal, _) in near.iter().flatten().filter(|(literal, _)| literal.cell == cell) {
                known = known.without(literal.digit);
            }
            let dead = digits.minus(self.live.digits[cell]);
            for other in digits.minus(dead).minus(known) {
                self.passed.add(cell, other);
                step(self, Literal::off(cell, other), Cause::Cell);
            }
        }
        let seen = position.places(digit).intersection(cell.peers());
        is_home |= digit == home.digit && seen.contains(home.cell);
        let mut known = self.passed.cells[digit.index()];
        for (literal, _) in near.iter().flatten().filter(|(literal, _)| literal.digit == digit) {
            known = known.without(literal.cell);
        }
        let news = seen.intersection(self.live.cells[digit.index()]).minus(known);
        if !news.is_empty() {
            for (zone, cause) in zones(cell) {
                for cell in news.intersection(zone) {
                    self.passed.add(cell, digit);
                    step(self, Literal::off(cell, digit), cause);
                }
            }
        }
        is_home
    }

    /// Looks for cycles from a start, and hands each to `visit`, from its end back without the start, which is the same. If
    /// the start leads to its opposite, gives back how many literals the chain has, and what is on before its end.
    ///
    /// What is off may belong to several cycles, so that Sudoku Explainer follows it again and again. All but the first time
    /// that can only matter where it closes a cycle: nothing else comes of it that has not been reached.
    fn search_on(
        &mut self,
        position: &Position,
        start: Literal,
        walk: &mut Walk,
        mut visit: impl FnMut(&[Linked]) -> ControlFlow<()>,
    ) -> Option<(u32, Literal)> {
        let near = self.strong(start).unpack(start);
        self.begin();
        self.reached[start.cell] = self.reached[start.cell].with(start.digit);
        self.waiting.push(start);
        let (mut next, mut end, mut level, mut opposite) = (0, 1, 0, None);
        while next < end {
            while let Some(&from) = self.waiting.as_slice().get(next).filter(|_| next < end) {
                next += 1;
                let mut flow = ControlFlow::Continue(());
                let is_home = self.follow(position, from, start, &near, |trail, off, weak| {
                    trail.strong(off).each(off, |on, strong| {
                        let hop = Hop { off, weak, strong, from };
                        if on != start {
                            trail.reach(on, hop);
                        } else if level != 0 && flow.is_continue() && !trail.has_passed(start, from, off) {
                            flow = visit(walk.take(trail.back(start, Some((start, hop)))));
                        }
                    });
                });
                if is_home && opposite.is_none() {
                    opposite = Some((2 * level + 2, from));
                }
                if flow.is_break() {
                    return opposite;
                }
            }
            (end, level) = (self.waiting.as_slice().len(), level + 1);
        }
        opposite
    }

    /// How many literals the chain has that leads from a start that is off to its opposite, and how it ends.
    fn search_off(&mut self, position: &Position, start: Literal) -> Option<(u32, Hop)> {
        let near = self.strong(start).unpack(start);
        self.begin();
        self.passed.add(start.cell, start.digit);
        for (on, strong) in near.into_iter().flatten() {
            self.reach(on, Hop { off: start, weak: Cause::Assumed, strong, from: start });
        }
        let (mut next, mut end, mut level) = (0, self.waiting.as_slice().len(), 0);
        while next < end {
            while let Some(&from) = self.waiting.as_slice().get(next).filter(|_| next < end) {
                next += 1;
                let mut found = None;
                self.follow(position, from, start, &[None; 4], |trail, off, weak| {
                    trail.strong(off).each(off, |on, strong| {
                        let hop = Hop { off, weak, strong, from };
                        if on == start.opposite() {
                            found = found.or(Some(hop));
                        }
                        trail.reach(on, hop);
                    });
                });
                if let Some(hop) = found {
                    return Some((2 * level + 4, hop));
                }
            }
            (end, level) = (self.waiting.as_slice().len(), level + 1);
        }
        None
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

    /// The way back to a start.
    fn back(&self, start: Literal, end: Option<(Literal, Hop)>) -> impl Iterator<Item = Linked> {
        let hops = successors(end, move |(_, hop)| (hop.from != start).then(|| (hop.from, self.hop(hop.from))));
        hops.flat_map(|(on, hop)| [(on, hop.strong), (hop.off, hop.weak)])
    }

    /// Finds the cycle with a number again.
    pub(super) fn cycle<'a>(
        &mut self,
        position: &Position,
        kind: ChainKind,
        start: Literal,
        number: u16,
        walk: &'a mut Walk,
    ) -> &'a [Linked] {
        self.prepare(position, kind);
        let mut left = number;
        self.search_on(position, start, walk, |_| {
            left = left.wrapping_sub(1);
            if left == u16::MAX { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        walk.as_slice()
    }

    /// Finds the chain from what is assumed to its opposite again, from its end.
    pub(super) fn chain<'a>(
        &mut self,
        position: &Position,
        kind: ChainKind,
        assumption: Literal,
        walk: &'a mut Walk,
    ) -> &'a [Linked] {
        self.prepare(position, kind);
        let target = assumption.opposite();
        if !assumption.is_on {
            let Some((_, last)) = self.search_off(position, assumption) else { return walk.take(empty()) };
            return walk.take(self.back(assumption, Some((target, last))));
        }
        let found = self.search_on(position, assumption, walk, |_| ControlFlow::Continue(()));
        let Some((_, from)) = found else { return walk.take(empty()) };
        let mut zones = zones(from.cell).into_iter().filter(|(zone, _)| zone.contains(target.cell));
        let cause = zones.next().filter(|_| from.cell != target.cell).map_or(Cause::Cell, |(_, cause)| cause);
        let way = self.back(assumption, (from != assumption).then(|| (from, self.hop(from))));
        walk.take(once((target, cause)).chain(way).chain(once((assumption, Cause::Assumed))))
    }
}

/// What goes because of a cycle: what is ruled out whichever of its literals are true.
pub(super) fn cycle_eliminations(position: &Position, cycle: &[Linked]) -> Candidates {
    let mut seen = [[CellSet::EMPTY; 9]; 2];
    let mut cells = CellSet::EMPTY;
    for (literal, _) in cycle {
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

/// All deductions that start from a cell, with links of a kind. Gives back how many literals were reached.
pub(super) fn from_cell(
    position: &Position,
    kind: ChainKind,
    cell: Cell,
    trail: &mut Trail,
    walk: &mut Walk,
    collector: &mut impl Collector,
) -> u64 {
    let digits = position.of(cell);
    let is_start = if kind == ChainKind::Y { digits.is_pair() } else { !digits.at_most_one() };
    if !is_start || !collector.wants(kind.cycle_base()) {
        return 0;
    }
    trail.prepare(position, kind);
    let mut work = 0;
    for digit in digits {
        let start = Literal::on(cell, digit);
        let opposite = cycles(position, kind, start, trail, walk, collector);
        work += trail.waiting.as_slice().len();
        if kind != ChainKind::Y {
            chain(position, kind, start, opposite, collector);
            let opposite = trail.search_off(position, start.opposite()).map(|(length, _)| length);
            chain(position, kind, start.opposite(), opposite, collector);
            work += trail.waiting.as_slice().len();
        }
    }
    work as u64
}

/// Takes the cycles from a start; how long the chain to its opposite is, if there is one.
fn cycles(
    position: &Position,
    kind: ChainKind,
    start: Literal,
    trail: &mut Trail,
    walk: &mut Walk,
    collector: &mut impl Collector,
) -> Option<u32> {
    let mut number = 0;
    let opposite = trail.search_on(position, start, walk, |cycle| {
        let map = cycle_eliminations(position, cycle);
        if map != Candidates::NONE {
            let complexity = cycle.len() as u32;
            let what = What::Cycle { kind, start, number };
            collector.take(Find::new(Map::of_all(position, &map), what, complexity));
        }
        number += 1;
        ControlFlow::Continue(())
    });
    opposite.map(|(length, _)| length)
}

fn chain(
    position: &Position,
    kind: ChainKind,
    assumption: Literal,
    length: Option<u32>,
    collector: &mut impl Collector,
) {
    if let Some(complexity) = length.filter(|_| !losers(position, assumption.opposite()).is_empty()) {
        let map = Map::of(position, assumption.opposite());
        collector.take(Find::new(map, What::Chain { kind, assumption }, complexity));
    }
}
