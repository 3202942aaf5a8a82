//! Unique rectangles and loops, types 1 to 4.
//!
//! A closed walk over cells that all hold the same two digits, in which every house that is touched is touched by one cell
//! of even and one of odd number: with those two digits alone it could be filled in two ways. Four cells make a unique
//! rectangle. So one of the *extra* candidates in the loop must be true. Type 1: one cell has extras, and the two digits go
//! from it. Type 2: all extras are one digit, which goes from what sees all of them. Type 3: the extras of two cells stand in
//! for one cell of a naked or hidden subset. Type 4: one of the two digits is bound to the two cells with extras, so that the
//! other goes from both.
//!
//! Sound for puzzles with one solution only: otherwise the two digits of the loop could change places.

use super::loop_walk::{LONGEST, each_loop};
use super::order::{choices, common, shared_houses, subsets};
use crate::board::{Cell, CellSet, Digit, DigitSet, House};
use crate::logic::{List, Position, Role, Sink, Step, Technique};
use core::ops::ControlFlow;

/// The most steps that are told apart.
const MOST: usize = 256;

/// Loops from each start in the order of a walk through box, row and column; of each the steps by type. Each once.
pub fn unique_loops(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    let mut known = List::<Option<Key>, MOST>::new(None);
    each_step(position, &mut |found| {
        if known.as_slice().contains(&Some(found.key)) {
            return ControlFlow::Continue(());
        }
        known.push(Some(found.key));
        sink(&found.step)
    })
}

/// Of the steps that are wanted that of the least rating, then of the least type, then that found first.
pub fn easiest(position: &Position, is_wanted: impl Fn(&Step) -> bool) -> Option<Step> {
    let mut best: Option<(f64, u8, Step)> = None;
    let _ = each_step(position, &mut |found| {
        let is_better = best
            .as_ref()
            .is_none_or(|(rating, kind, _)| found.rating.total_cmp(rating).then(found.kind.cmp(kind)).is_lt());
        if is_better && is_wanted(&found.step) {
            best = Some((found.rating, found.kind, found.step));
        }
        ControlFlow::Continue(())
    });
    best.map(|(_, _, step)| step)
}

/// A step with what it is sorted by, and what tells it from others.
struct Found {
    rating: f64,
    kind: u8,
    step: Step,
    key: Key,
}

/// The technique, the cells of the loop, and for type 3 the subset.
type Key = (Technique, CellSet, Option<Subset>);

/// A house, and the cells and digits of a subset in it beside the cell that the extras stand in for.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Subset {
    house: House,
    cells: CellSet,
    digits: DigitSet,
}

type Take<'a> = dyn FnMut(Found) -> ControlFlow<()> + 'a;

fn each_step(position: &Position, take: &mut Take) -> ControlFlow<()> {
    each_loop(position, &mut |cells| Loop::new(position, cells).each_step(position, take))
}

/// A loop with the two digits that could change places.
struct Loop {
    cells: CellSet,
    length: usize,
    pair: DigitSet,
    /// Those of its cells that have extras, in the order of the walk.
    extra_cells: List<Cell, LONGEST>,
}

impl Loop {
    fn new(position: &Position, walk: &[Cell]) -> Self {
        let mut extra_cells = List::new(Cell::R1C1);
        walk.iter().filter(|&&cell| position.of(cell).len() > 2).for_each(|&cell| extra_cells.push(cell));
        let cells = walk.iter().fold(CellSet::EMPTY, |all, &cell| all.with(cell));
        let pair = walk.first().map_or(DigitSet::EMPTY, |&start| position.of(start));
        Self { cells, length: walk.len(), pair, extra_cells }
    }

    fn extras(&self, position: &Position, cell: Cell) -> DigitSet {
        position.of(cell).minus(self.pair)
    }

    fn each_step(&self, position: &Position, take: &mut Take) -> ControlFlow<()> {
        match *self.extra_cells.as_slice() {
            [] => ControlFlow::Continue(()),
            [cell] => {
                let mut step = self.step(position, 1, 0);
                step.eliminations[cell] = self.pair;
                self.hand_out(1, 0.0, step, None, take)
            }
            [a, b] => {
                let extras = self.extras(position, a).union(self.extras(position, b));
                match extras.len() {
                    1 => self.type_2(position, take)?,
                    _ => self.type_3(position, [a, b], extras, take)?,
                }
                self.type_4(position, [a, b], take)
            }
            _ => self.type_2(position, take),
        }
    }

    fn type_2(&self, position: &Position, take: &mut Take) -> ControlFlow<()> {
        let Some(&first) = self.extra_cells.as_slice().first() else { return ControlFlow::Continue(()) };
        let Some(digit) = self.extras(position, first).first() else { return ControlFlow::Continue(()) };
        let seen = self.extra_cells.as_slice().iter().fold(CellSet::FULL, |all, cell| all.intersection(cell.peers()));
        let mut step = self.step(position, 2, 0);
        step.eliminate_all(position.places(digit).intersection(seen), digit);
        self.hand_out(2, 0.0, step, None, take)
    }

    fn type_3(&self, position: &Position, pair: [Cell; 2], extras: DigitSet, take: &mut Take) -> ControlFlow<()> {
        let empty = position.empty_cells();
        for size in extras.len()..=7 {
            for house in shared_houses(pair[0], pair[1]) {
                let room = house.set().intersection(empty).len();
                if 2 * size <= room {
                    self.naked(position, pair, extras, house, size, take)?;
                }
                if 2 * size < room {
                    self.hidden(position, pair, extras, house, size, take)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn naked(
        &self,
        position: &Position,
        [a, b]: [Cell; 2],
        extras: DigitSet,
        house: House,
        size: u32,
        take: &mut Take,
    ) -> ControlFlow<()> {
        let cells = house.cells();
        let both = common(extras, common(position.of(a), position.of(b)));
        for choice in choices(9, size) {
            let chosen = |&(i, _): &(usize, Cell)| choice >> i & 1 != 0;
            let chosen = cells.into_iter().enumerate().filter(chosen).map(|(_, cell)| cell);
            let all = chosen.fold(CellSet::EMPTY, CellSet::with);
            let others = all.without(a);
            if !all.contains(a) || all.contains(b) || others.into_iter().any(|cell| position.of(cell).len() < 2) {
                continue;
            }
            let theirs = others.fold(DigitSet::EMPTY, |all, cell| all.union(position.of(cell)));
            let digits = theirs.union(extras);
            if both.union(theirs).len() != size || digits.len() != size || extras.len() < 2 {
                continue;
            }
            let mut step = self.step(position, 3, size - 1);
            for digit in digits {
                let losers = position.places_in(house, digit).minus(all).without(b);
                step.eliminate_all(losers, digit);
            }
            others.for_each(|cell| step.mark(cell, position.of(cell), Role::SetA));
            step.mark_house(house, Role::Base);
            self.hand_out(3, f64::from(size - 1) * 0.1, step, Some(Subset { house, cells: others, digits }), take)?;
        }
        ControlFlow::Continue(())
    }

    fn hidden(
        &self,
        position: &Position,
        [a, b]: [Cell; 2],
        extras: DigitSet,
        house: House,
        size: u32,
        take: &mut Take,
    ) -> ControlFlow<()> {
        let others = DigitSet::FULL.minus(self.pair).minus(extras);
        let cells = house.cells();
        for chosen in subsets(others.bits(), size - 2).filter_map(DigitSet::from_bits) {
            let digits = chosen.union(self.pair);
            let places = |digit: Digit| position.places_in(house, digit).without(b);
            let set = digits.fold(CellSet::EMPTY, |all, digit| all.union(places(digit)));
            if set.len() != size || digits.into_iter().any(|digit| places(digit).is_empty()) {
                continue;
            }
            let mut step = self.step(position, 3, size - 2);
            for cell in cells.into_iter().filter(|&cell| set.contains(cell) && cell != a) {
                step.eliminations[cell] = position.of(cell).minus(digits);
                step.mark(cell, common(position.of(cell), digits), Role::SetA);
            }
            // Places of the subset too, of which one is left for it. The role of the house tells it from a naked one.
            [a, b].into_iter().for_each(|cell| step.mark(cell, self.pair, Role::SetA));
            step.mark_house(house, Role::SetA);
            self.hand_out(
                3,
                f64::from(size - 2) * 0.1,
                step,
                Some(Subset { house, cells: set.without(a), digits }),
                take,
            )?;
        }
        ControlFlow::Continue(())
    }

    fn type_4(&self, position: &Position, [a, b]: [Cell; 2], take: &mut Take) -> ControlFlow<()> {
        let is_bound = |digit: Digit| {
            let others = |house: House| position.places_in(house, digit).without(a).without(b);
            shared_houses(a, b).find(|&house| others(house).is_empty())
        };
        let bound = self.pair.into_iter().find_map(|digit| Some((digit, is_bound(digit)?)));
        let Some((digit, house)) = bound else { return ControlFlow::Continue(()) };
        let mut step = self.step(position, 4, 0);
        for cell in [a, b] {
            step.eliminations[cell] = self.pair.without(digit);
        }
        step.mark_house(house, Role::Base);
        self.hand_out(4, 0.0, step, None, take)
    }

    fn base(&self) -> f64 {
        match self.length {
            4 => 4.5,
            6 => 4.6,
            8 => 4.7,
            _ => 5.0,
        }
    }

    fn step(&self, position: &Position, kind: u8, tenths: u32) -> Step {
        let mut step = Step::new(match (self.length, kind) {
            (4, 1) => Technique::UniqueRectangle1,
            (4, 2) => Technique::UniqueRectangle2,
            (4, 3) => Technique::UniqueRectangle3,
            (4, _) => Technique::UniqueRectangle4,
            (_, 1) => Technique::UniqueLoop1,
            (_, 2) => Technique::UniqueLoop2,
            (_, 3) => Technique::UniqueLoop3,
            _ => Technique::UniqueLoop4,
        });
        step.rating = (self.base() * 10.0 + 0.5) as u32 + tenths;
        for cell in self.cells {
            step.mark(cell, self.pair, Role::Pattern);
            let extras = self.extras(position, cell);
            if !extras.is_empty() {
                step.mark(cell, extras, Role::Fin);
            }
        }
        step
    }

    fn hand_out(&self, kind: u8, more: f64, step: Step, subset: Option<Subset>, take: &mut Take) -> ControlFlow<()> {
        if step.is_idle() {
            return ControlFlow::Continue(());
        }
        let key = (step.technique, self.cells, subset);
        take(Found { rating: self.base() + more, kind, step, key })
    }
}
