//! Bivalue universal grave: what is left would have two candidates everywhere, but for some extra candidates.
//!
//! If every empty cell had two candidates, and every digit two places or none in every house, the puzzle would have no
//! solution or several. So in a puzzle with one solution one of the *extra* candidates must be true. Type 1: they are in one
//! cell, which loses the others. Type 2: they are one digit, which goes from what sees them all. Type 3: they stand in for
//! one cell of a naked subset. Type 4: two cells with extras share a digit that is no extra and a house, and keep only it and
//! their extras.
//!
//! Sound for puzzles with one solution only.

use super::order::{choices, common, houses, peers, shared_houses};
use crate::board::{Cell, CellSet, Digit, DigitSet, House};
use crate::logic::{List, Position, Role, Sink, Step, Technique};
use core::ops::ControlFlow;

/// Type 1; or types 2 and 4; or types 4 and 3, in this order.
pub fn bug(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    match Grave::of(position) {
        Some(grave) => grave.each_step(position, sink),
        None => ControlFlow::Continue(()),
    }
}

struct Grave {
    /// The cells with extra candidates, in order of discovery, with those.
    cells: List<(Cell, DigitSet), 81>,
    extras: DigitSet,
    /// The cells that see all cells with extras.
    common: CellSet,
}

impl Grave {
    fn of(position: &Position) -> Option<Self> {
        let mut scratch = *position;
        let mut grave =
            Self { cells: List::new((Cell::R1C1, DigitSet::EMPTY)), extras: DigitSet::EMPTY, common: CellSet::FULL };
        for house in houses() {
            for digit in Digit::ALL {
                let places = scratch.places_in(house, digit);
                if places.is_empty() || places.len() == 2 {
                    continue;
                }
                let mut wide = places.into_iter().filter(|&cell| position.of(cell).len() > 2);
                let cell = wide.next()?;
                if wide.next().is_none() {
                    grave.add(cell, digit)?;
                    scratch.eliminate(cell, digit);
                }
            }
        }
        let is_grave = Cell::ALL.into_iter().all(|cell| position.digit(cell).is_some() || scratch.of(cell).is_pair())
            && houses()
                .all(|house| Digit::ALL.into_iter().all(|digit| matches!(scratch.spots(house, digit).len(), 0 | 2)));
        (is_grave && !grave.cells.as_slice().is_empty()).then_some(grave)
    }

    /// None when the cells with extras can no longer be told anything about.
    fn add(&mut self, cell: Cell, digit: Digit) -> Option<()> {
        match self.cells.as_mut_slice().iter_mut().find(|(known, _)| *known == cell) {
            Some((_, digits)) => *digits = digits.with(digit),
            None => self.cells.push((cell, DigitSet::only(digit))),
        }
        self.extras = self.extras.with(digit);
        self.common = self.common.intersection(cell.peers());
        for (known, _) in self.cells.as_slice() {
            self.common = self.common.without(*known);
        }
        let is_hopeless = self.cells.as_slice().len() > 1 && self.extras.len() > 1 && self.common.is_empty();
        (!is_hopeless).then_some(())
    }

    fn each_step(&self, position: &Position, sink: &mut Sink) -> ControlFlow<()> {
        match *self.cells.as_slice() {
            [(cell, extras)] => {
                let mut step = self.step(Technique::Bug1);
                step.eliminations[cell] = position.of(cell).minus(extras);
                hand_out(&step, sink)
            }
            [first, second] if self.extras.len() == 1 => {
                self.type_2(position, sink)?;
                self.type_4(position, first, second, sink)
            }
            _ if self.extras.len() == 1 => self.type_2(position, sink),
            _ if self.common.is_empty() => ControlFlow::Continue(()),
            [first, second] => {
                self.type_4(position, first, second, sink)?;
                self.type_3(position, sink)
            }
            _ => self.type_3(position, sink),
        }
    }

    fn type_2(&self, position: &Position, sink: &mut Sink) -> ControlFlow<()> {
        let mut step = self.step(Technique::Bug2);
        for digit in self.extras {
            step.eliminate_all(position.places(digit).intersection(self.common), digit);
        }
        hand_out(&step, sink)
    }

    fn type_3(&self, position: &Position, sink: &mut Sink) -> ControlFlow<()> {
        let Some(&(first, _)) = self.cells.as_slice().first() else { return ControlFlow::Continue(()) };
        for house in super::order::houses_of(first) {
            if !self.cells.as_slice().iter().all(|(cell, _)| house.set().contains(*cell)) {
                continue;
            }
            let mut cells = List::<Cell, 20>::new(first);
            let is_common = |cell: &Cell| self.common.contains(*cell) && house.set().contains(*cell);
            peers(first).into_iter().filter(is_common).for_each(|cell| cells.push(cell));
            for size in 2..=6 {
                self.subsets(position, house, cells.as_slice(), size, sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn subsets(
        &self,
        position: &Position,
        house: House,
        cells: &[Cell],
        size: u32,
        sink: &mut Sink,
    ) -> ControlFlow<()> {
        if (cells.len() as u32) < size || self.extras.len() < 2 {
            return ControlFlow::Continue(());
        }
        for choice in choices(cells.len() as u32, size - 1) {
            let chosen = cells.iter().enumerate().filter(|(i, _)| choice >> i & 1 != 0).map(|(_, &cell)| cell);
            let set = chosen.fold(CellSet::EMPTY, CellSet::with);
            let digits = set.fold(DigitSet::EMPTY, |all, cell| all.union(position.of(cell)));
            let is_subset = digits.len() == size
                && self.extras.minus(digits).is_empty()
                && set.into_iter().all(|cell| position.of(cell).len() >= 2);
            if !is_subset {
                continue;
            }
            let mut step = self.step(Technique::Bug3);
            step.rating += size - 1;
            for cell in cells.iter().copied().filter(|&cell| !set.contains(cell)) {
                step.eliminations[cell] = common(position.of(cell), digits);
            }
            set.for_each(|cell| step.mark(cell, position.of(cell), Role::SetA));
            step.mark_house(house, Role::Base);
            hand_out(&step, sink)?;
        }
        ControlFlow::Continue(())
    }

    fn type_4(
        &self,
        position: &Position,
        first: (Cell, DigitSet),
        second: (Cell, DigitSet),
        sink: &mut Sink,
    ) -> ControlFlow<()> {
        let shared = common(position.of(first.0), position.of(second.0)).minus(self.extras);
        let Some(house) = shared_houses(first.0, second.0).next().filter(|_| shared.len() == 1) else {
            return ControlFlow::Continue(());
        };
        let mut step = self.step(Technique::Bug4);
        for (cell, extras) in [first, second] {
            step.eliminations[cell] = position.of(cell).minus(extras).minus(shared);
            step.mark(cell, shared, Role::Pattern);
        }
        step.mark_house(house, Role::Base);
        hand_out(&step, sink)
    }

    fn step(&self, technique: Technique) -> Step {
        let mut step = Step::new(technique);
        for &(cell, extras) in self.cells.as_slice() {
            step.mark(cell, extras, Role::Fin);
        }
        step
    }
}

fn hand_out(step: &Step, sink: &mut Sink) -> ControlFlow<()> {
    if step.is_idle() { ControlFlow::Continue(()) } else { sink(step) }
}
