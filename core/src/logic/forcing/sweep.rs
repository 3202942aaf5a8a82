//! Nishio, multiple, dynamic and nested forcing chains: the runs from the candidates of a cell, and what they have in common.

use super::find::{Collector, Find, What, losers, map_of};
use super::inner;
use super::layer::{Common, Layer};
use super::links::Rules;
use super::literal::Literal;
use super::walk::increment;
use crate::board::{Cell, Digit, House};
use crate::logic::Position;

/// What kind of runs there are, and what is made of them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Method {
    pub(super) rules: Rules,
    /// How deep deductions inside the runs go.
    pub(super) level: u32,
    pub(super) base: f64,
    /// Whether contradictions count, and cells of two candidates.
    pub(super) is_dynamic: bool,
    /// Whether what several runs have in common counts.
    pub(super) is_multiple: bool,
}

const ALL_LINKS: Rules = Rules { cell_weak: true, cell_strong: true, house_strong: true, is_dynamic: true };

impl Method {
    pub(super) const NISHIO: Self = Self {
        rules: Rules { cell_weak: false, cell_strong: false, house_strong: true, is_dynamic: true },
        level: 0,
        base: 7.5,
        is_dynamic: true,
        is_multiple: false,
    };
    pub(super) const MULTIPLE: Self = Self {
        rules: Rules { is_dynamic: false, ..ALL_LINKS },
        level: 0,
        base: 8.0,
        is_dynamic: false,
        is_multiple: true,
    };

    /// Dynamic chains with deductions inside, of level 0 to 5.
    pub(super) const fn dynamic(level: u32) -> Self {
        let base = match level {
            0 => 8.5,
            1 => 9.0,
            2 => 9.5,
            3 => 10.0,
            4 => 10.5,
            _ => 11.0,
        };
        Self { rules: ALL_LINKS, level, base, is_dynamic: true, is_multiple: true }
    }
}

/// Runs from an assumption; a contradiction is what is on and what is off.
pub(super) fn run(
    method: Method,
    position: &mut Position,
    assumption: Literal,
    layer: &mut Layer,
    rest: &mut [Layer],
) -> Option<[Literal; 2]> {
    layer.run.begin(position, assumption);
    let contradiction = loop {
        let contradiction = layer.run.follow(position, method.rules);
        if contradiction.is_some() || !inner::deduce(method.level, position, &mut layer.run, rest) {
            break contradiction;
        }
    };
    layer.run.restore(position);
    layer.is_overfull |= layer.run.is_overfull();
    contradiction
}

/// All deductions that start from a cell. Gives back how many literals its runs have reached.
pub(super) fn from_cell(
    method: Method,
    position: &mut Position,
    cell: Cell,
    layers: &mut [Layer],
    collector: &mut impl Collector,
) -> u64 {
    let Some((layer, rest)) = layers.split_first_mut() else { return 0 };
    let mut sweep = Sweep { method, position, cell, layer, rest, collector, work: 0 };
    sweep.go();
    sweep.work
}

struct Sweep<'a, C> {
    method: Method,
    position: &'a mut Position,
    cell: Cell,
    layer: &'a mut Layer,
    rest: &'a mut [Layer],
    collector: &'a mut C,
    work: u64,
}

impl<C: Collector> Sweep<'_, C> {
    fn go(&mut self) {
        let digits = self.position.of(self.cell);
        let fewest = if self.method.is_dynamic { 2 } else { 3 };
        if digits.len() < fewest {
            return;
        }
        let (mut is_first, is_multiple) = (true, self.method.is_multiple);
        for digit in digits {
            self.run_or_contradict(Literal::on(self.cell, digit));
            if is_multiple {
                let Layer { run, one, least, alone, cell, .. } = &mut *self.layer;
                one.copy(run);
                alone.copy(run);
                if is_first {
                    least.copy(run);
                    *cell = *alone;
                } else {
                    cell.meet(run);
                }
            }
            is_first = false;
            if self.method.is_dynamic {
                self.run_or_contradict(Literal::off(self.cell, digit));
                if is_multiple && digits.len() > 2 {
                    self.double(digit);
                }
            }
            if is_multiple {
                let [row, column, square] = self.cell.houses();
                for house in [square, row, column] {
                    self.house(house, digit);
                }
            }
        }
        if is_multiple {
            self.cell();
        }
    }

    fn run(&mut self, assumption: Literal) -> Option<[Literal; 2]> {
        let contradiction = run(self.method, self.position, assumption, self.layer, self.rest);
        self.work += self.layer.run.len() as u64;
        contradiction
    }

    fn run_or_contradict(&mut self, assumption: Literal) {
        let Some(ends) = self.run(assumption).filter(|_| self.method.is_dynamic) else { return };
        let target = assumption.opposite();
        if losers(self.position, target).is_empty() {
            return;
        }
        let Layer { run, walk, tally, .. } = &mut *self.layer;
        let depths = ends.map(|end| u32::from(run.entry(end).depth));
        if depths.into_iter().sum::<u32>() > self.collector.limit() {
            return;
        }
        let complexity = tally.weigh_pair(run, walk, ends);
        self.layer.is_overfull |= self.layer.tally.is_overfull();
        self.take(What::Contradiction { assumption }, target, complexity, 7);
    }

    fn take(&mut self, what: What, target: Literal, complexity: u32, rank: u8) {
        let rating = self.method.base + increment(complexity);
        let map = map_of(self.position, target);
        self.collector.take(Find { what, rating, complexity, rank, order: 0, map });
    }

    /// What a digit leads to both in the cell and out of it. The run without it is at hand.
    fn double(&mut self, digit: Digit) {
        self.layer.house = self.layer.alone;
        self.layer.house.meet(&self.layer.run);
        if !self.find_hits(|layer| (&layer.one, &layer.house)) {
            return;
        }
        self.weigh();
        self.run(Literal::on(self.cell, digit));
        self.weigh();
        let cell = self.cell;
        self.take_hits(|target| What::Double { cell, digit, target }, 1);
    }

    /// What all places of a digit in a house lead to, if the cell is the first of them.
    fn house(&mut self, house: House, digit: Digit) {
        let places = self.position.places_in(house, digit);
        let others = places.without(self.cell);
        if others.is_empty() || places.into_iter().next() != Some(self.cell) {
            return;
        }
        self.layer.house = self.layer.alone;
        let mut last = self.cell;
        for other in others {
            self.run(Literal::on(other, digit));
            self.layer.house.meet(&self.layer.run);
            last = other;
        }
        if !self.find_hits(|layer| (&layer.one, &layer.house)) {
            return;
        }
        self.weigh();
        for other in places.without(last) {
            self.run(Literal::on(other, digit));
            self.weigh();
        }
        self.take_hits(|target| What::House { house, digit, target }, 6);
    }

    /// What all digits of the cell lead to.
    fn cell(&mut self) {
        if !self.find_hits(|layer| (&layer.least, &layer.cell)) {
            return;
        }
        let cell = self.cell;
        for digit in self.position.of(cell) {
            self.run(Literal::on(cell, digit));
            self.weigh();
        }
        self.take_hits(|target| What::Cell { cell, target }, 5);
    }

    /// Lists what the runs have in common, in order of arrival; false if there is nothing of interest.
    fn find_hits(&mut self, sources: impl Fn(&Layer) -> (&super::layer::Arrivals, &Common)) -> bool {
        let limit = self.collector.limit();
        self.layer.tally.clear();
        let mut tally = self.layer.tally;
        let (arrivals, common) = sources(self.layer);
        for target in arrivals.iter().filter(|&target| common.reached.contains(target)) {
            if !losers(self.position, target).is_empty() && u32::from(common.depth.get(target)) <= limit {
                tally.add(target);
            }
        }
        self.layer.tally = tally;
        !self.layer.tally.hits.as_slice().is_empty()
    }

    fn weigh(&mut self) {
        let Layer { run, walk, tally, .. } = &mut *self.layer;
        tally.weigh(run, walk);
    }

    fn take_hits(&mut self, what: impl Fn(Literal) -> What, rank: u8) {
        self.layer.is_overfull |= self.layer.tally.is_overfull();
        for number in 0.. {
            let Some(hit) = self.layer.tally.hits.as_slice().get(number).copied() else { break };
            let complexity = self.layer.tally.complexity(&hit);
            self.take(what(hit.target), hit.target, complexity, rank);
        }
    }
}
