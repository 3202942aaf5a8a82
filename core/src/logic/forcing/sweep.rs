//! Nishio, multiple, dynamic and nested forcing chains: the runs from the candidates of a cell, and what they have in common.

use super::desk::{Desk, Hit};
use super::find::{CELL, CONTRADICTION, Collector, DOUBLE, Find, HOUSE, Map, What, losers};
use super::inner;
use super::links::Rules;
use super::literal::Literal;
use super::memory::{Memory, Tools};
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
    desk: &mut Desk,
    memory: &mut Memory,
) -> Option<[Literal; 2]> {
    desk.run.begin(position, assumption);
    let contradiction = loop {
        let contradiction = desk.run.follow(position, method.rules);
        if contradiction.is_some() || !inner::deduce(method.level, position, &mut desk.run, memory) {
            break contradiction;
        }
    };
    desk.run.restore(position);
    memory.tools.is_overfull |= desk.run.is_overfull();
    contradiction
}

/// All deductions that start from a cell. Gives back how many literals its runs have reached.
pub(super) fn from_cell(
    method: Method,
    position: &mut Position,
    cell: Cell,
    memory: &mut Memory,
    collector: &mut impl Collector,
) -> u64 {
    let Some((desk, memory)) = memory.desk() else { return 0 };
    let mut sweep = Sweep { method, position, cell, desk, memory, collector, at_hand: None, work: 0 };
    sweep.go();
    sweep.work
}

struct Sweep<'a, C> {
    method: Method,
    position: &'a mut Position,
    cell: Cell,
    desk: &'a mut Desk,
    memory: Memory<'a>,
    collector: &'a mut C,
    /// What the run at hand has assumed.
    at_hand: Option<Literal>,
    work: u64,
}

impl<C: Collector> Sweep<'_, C> {
    fn go(&mut self) {
        let digits = self.position.of(self.cell);
        let (fewest, is_multiple) = (if self.method.is_dynamic { 2 } else { 3 }, self.method.is_multiple);
        if digits.len() < fewest {
            return;
        }
        let mut rest = digits.len();
        for digit in digits {
            self.run_or_contradict(Literal::on(self.cell, digit));
            if is_multiple {
                self.list(rest == digits.len(), rest - 1);
            }
            rest -= 1;
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
        let contradiction = run(self.method, self.position, assumption, self.desk, &mut self.memory);
        self.work += self.desk.run.work();
        self.at_hand = Some(assumption);
        contradiction
    }

    fn run_or_contradict(&mut self, assumption: Literal) {
        let Some(ends) = self.run(assumption).filter(|_| self.method.is_dynamic) else { return };
        let target = assumption.opposite();
        if losers(self.position, target).is_empty() {
            return;
        }
        let (Desk { run, scale, .. }, Tools { walk, .. }) = (&mut *self.desk, &mut *self.memory.tools);
        let depths = ends.map(|end| u32::from(run.entry(end).depth));
        if depths.into_iter().sum::<u32>() > self.collector.limit(target, CONTRADICTION) {
            return;
        }
        let complexity = scale.weigh_pair(run, walk, ends);
        self.memory.tools.is_overfull |= scale.is_overfull();
        self.take(What::Contradiction { assumption }, target, complexity);
    }

    fn take(&mut self, what: What, target: Literal, complexity: u32) {
        let map = Map::of(self.position, target);
        self.collector.take(Find::new(map, what, complexity));
    }

    /// Lists what the digit at hand leads to, and what all digits of the cell so far lead to, of which some are left.
    fn list(&mut self, is_first: bool, left: u32) {
        let Desk { run, one, cell, .. } = &mut *self.desk;
        let (position, collector) = (&*self.position, &*self.collector);
        one.list(run, |hit| {
            hit.least < collector.limit(hit.target, DOUBLE) && !losers(position, hit.target).is_empty()
        });
        self.memory.tools.is_overfull |= one.is_overfull();
        let is_wanted = |hit: &Hit| hit.least + left <= collector.limit(hit.target, CELL);
        match is_first {
            true => cell.copy(one, is_wanted),
            false => cell.meet(run, is_wanted),
        }
    }

    /// What the digit at hand leads to and `left` other assumptions may lead to as well; false if there is nothing.
    fn begin(&mut self, left: u32, rank: u8) -> bool {
        let Desk { one, common, .. } = &mut *self.desk;
        let collector = &*self.collector;
        common.copy(one, |hit| hit.least + left <= collector.limit(hit.target, rank));
        !common.is_empty()
    }

    /// The same for the run at hand; `left` runs are still to come.
    fn meet(&mut self, left: u32, rank: u8) -> bool {
        let Desk { run, common, .. } = &mut *self.desk;
        let collector = &*self.collector;
        common.meet(run, |hit| hit.least + left <= collector.limit(hit.target, rank));
        !common.is_empty()
    }

    /// What a digit leads to both in the cell and out of it. The run without it is at hand.
    fn double(&mut self, digit: Digit) {
        if self.begin(1, DOUBLE) && self.meet(0, DOUBLE) {
            let cell = self.cell;
            let assumptions = [Literal::off(cell, digit), Literal::on(cell, digit)];
            self.weigh(assumptions.into_iter(), DOUBLE, |target| What::Double { cell, digit, target });
        }
    }

    /// What all places of a digit in a house lead to, if the cell is the first of them.
    fn house(&mut self, house: House, digit: Digit) {
        let places = self.position.places_in(house, digit);
        let others = places.without(self.cell);
        let (mut last, mut left) = (self.cell, others.len());
        if left == 0 || places.into_iter().next() != Some(self.cell) || !self.begin(left, HOUSE) {
            return;
        }
        for other in others {
            left -= 1;
            self.run(Literal::on(other, digit));
            if !self.meet(left, HOUSE) {
                return;
            }
            last = other;
        }
        let assumptions = [last].into_iter().chain(places.without(last)).map(|cell| Literal::on(cell, digit));
        self.weigh(assumptions, HOUSE, |target| What::House { house, digit, target });
    }

    /// What all digits of the cell lead to.
    fn cell(&mut self) {
        let Desk { common, cell, .. } = &mut *self.desk;
        common.copy(cell, |_| true);
        let cell = self.cell;
        let assumptions = self.position.of(cell).map(|digit| Literal::on(cell, digit));
        self.weigh(assumptions, CELL, |target| What::Cell { cell, target });
    }

    /// Takes what the runs from all assumptions have in common, some at a time: run by run the literals are counted, and what
    /// comes to too many is left out.
    fn weigh(&mut self, assumptions: impl Iterator<Item = Literal> + Clone, rank: u8, what: impl Fn(Literal) -> What) {
        // Few where deductions inside the runs have to be told apart for each.
        let (size, mut first) = (if self.method.level < 2 { 128 } else { 8 }, 0);
        while self.desk.common.iter().nth(first).is_some() {
            let Desk { common, scale, .. } = &mut *self.desk;
            let hits = common.iter().skip(first).take(size);
            scale.load(hits.filter(|hit| hit.least <= self.collector.limit(hit.target, rank)));
            first += size;
            for assumption in assumptions.clone() {
                if self.desk.scale.hits.as_slice().is_empty() {
                    break;
                }
                if self.at_hand != Some(assumption) {
                    self.run(assumption);
                }
                let (Desk { run, scale, .. }, Tools { walk, .. }) = (&mut *self.desk, &mut *self.memory.tools);
                let collector = &*self.collector;
                scale.weigh(run, walk, |hit| hit.least <= collector.limit(hit.target, rank));
            }
            self.memory.tools.is_overfull |= self.desk.scale.is_overfull();
            for number in 0.. {
                let Some(Hit { target, least }) = self.desk.scale.hits.as_slice().get(number).copied() else { break };
                self.take(what(target), target, least);
            }
        }
    }
}
