//! Singles: a digit that can stand in one cell only, or a cell that one digit only can stand in.
//!
//! A *full house* is the last empty cell of a house. A *hidden single* is the only place of a digit in a house, hidden among
//! the other candidates of the cell. A *naked single* is the only candidate of a cell.
//!
//! Sound because every house holds every digit, and every cell one.

use super::order::houses_for_subsets;
use crate::board::{Cell, CellSet, Digit, DigitSet, House};
use crate::logic::{Position, Role, Sink, Step, Technique};
use core::ops::ControlFlow;

/// Full houses: boxes, then columns, then rows.
pub fn full_houses(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    let empty = position.empty_cells();
    for (house, cell, digit) in only_places(position, |cells| cells.len() == 1, empty) {
        let mut step = placing(Technique::FullHouse, cell, digit);
        step.mark_house(house, Role::Base);
        sink(&step)?;
    }
    ControlFlow::Continue(())
}

/// Hidden singles that are no full houses: boxes, then columns, then rows; the digits in turn. Those in a line rate higher.
pub fn hidden_singles(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    let empty = position.empty_cells();
    for (house, cell, digit) in only_places(position, |cells| cells.len() > 1, empty) {
        let mut step = placing(Technique::HiddenSingle, cell, digit);
        if !is_box(house) {
            step.rating = 15;
        }
        step.mark_house(house, Role::Base);
        let shut = house.set().intersection(empty).without(cell);
        let standing = position.grid().placed().filter(|&(_, other)| other == digit);
        for (blocker, _) in standing.filter(|(blocker, _)| !blocker.peers().intersection(shut).is_empty()) {
            step.mark(blocker, DigitSet::only(digit), Role::Blocker);
        }
        sink(&step)?;
    }
    ControlFlow::Continue(())
}

/// Naked singles, cell by cell.
pub fn naked_singles(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    for cell in Cell::ALL {
        let candidates = position.of(cell);
        let Some(digit) = candidates.first().filter(|_| candidates.at_most_one()) else { continue };
        let mut step = placing(Technique::NakedSingle, cell, digit);
        for other in DigitSet::FULL.without(digit) {
            if let Some(blocker) = cell.peers().find(|&peer| position.digit(peer) == Some(other)) {
                step.mark(blocker, DigitSet::only(other), Role::Blocker);
            }
        }
        sink(&step)?;
    }
    ControlFlow::Continue(())
}

/// The only places of digits in the houses whose empty cells are as wanted.
fn only_places(
    position: &Position,
    is_wanted: fn(CellSet) -> bool,
    empty: CellSet,
) -> impl Iterator<Item = (House, Cell, Digit)> {
    let wanted = houses_for_subsets().filter(move |house| is_wanted(house.set().intersection(empty)));
    wanted.flat_map(move |house| {
        let single = Digit::ALL.into_iter().filter(move |&digit| position.spots(house, digit).len() == 1);
        single.filter_map(move |digit| Some((house, position.places_in(house, digit).next()?, digit)))
    })
}

fn placing(technique: Technique, cell: Cell, digit: Digit) -> Step {
    let mut step = Step::new(technique);
    step.placement = Some((cell, digit));
    step.mark(cell, DigitSet::only(digit), Role::Pattern);
    step
}

fn is_box(house: House) -> bool {
    house >= House::Box1
}
