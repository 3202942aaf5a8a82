//! Subsets: as many cells of a house as digits, which keep to themselves.
//!
//! *Naked*: two, three or four cells of a house have together only as many candidates, so the rest of the house loses these.
//! *Hidden*: two, three or four digits have together only as many places in a house, so these cells lose all else. A hidden
//! subset is *direct* if it leaves one place in the house for another digit: that place is named at once.
//!
//! Sound by counting: as many cells as digits, each of which must be used.

use super::order::{common, houses_for_subsets, subsets};
use crate::board::{Cell, CellSet, Digit, DigitSet, House};
use crate::logic::{Position, Role, Sink, Spots, Step, Technique};
use core::ops::ControlFlow;

/// Naked subsets of a size from 2 to 4 in houses with at least twice as many empty cells: boxes, columns, rows; the cells
/// as choices out of nine.
pub fn naked(position: &Position, size: u32, sink: &mut Sink) -> ControlFlow<()> {
    naked_where(position, size, |empty| empty >= 2 * size, sink)
}

/// The same in every house. Where few cells are empty, the hidden subset beside it is the smaller one.
pub fn naked_anywhere(position: &Position, size: u32, sink: &mut Sink) -> ControlFlow<()> {
    naked_where(position, size, |empty| empty > size, sink)
}

fn naked_where(position: &Position, size: u32, has_room: impl Fn(u32) -> bool, sink: &mut Sink) -> ControlFlow<()> {
    let technique = match size {
        2 => Technique::NakedPair,
        3 => Technique::NakedTriple,
        _ => Technique::NakedQuad,
    };
    let empty = position.empty_cells();
    for house in houses_for_subsets().filter(|house| has_room(house.set().intersection(empty).len())) {
        let cells = house.cells();
        let is_narrow = |cell: Cell| (2..=size).contains(&position.of(cell).len());
        let narrow = (0..).zip(cells).filter(|&(_, cell)| is_narrow(cell)).fold(0, |all, (i, _)| all | 1 << i);
        for chosen in subsets(narrow, size) {
            let set = cells_at(house, Spots::from_bits(chosen));
            let digits = set.fold(DigitSet::EMPTY, |all, cell| all.union(position.of(cell)));
            if digits.len() != size || !digits.into_iter().any(|digit| loses(position, house, set, digit)) {
                continue;
            }
            let mut step = Step::new(technique);
            for digit in digits {
                step.eliminate_all(position.places_in(house, digit).minus(set), digit);
            }
            mark(&mut step, position, house, set, digits);
            sink(&step)?;
        }
    }
    ControlFlow::Continue(())
}

/// Hidden subsets of a size from 2 to 4 in houses with more than twice as many empty cells: boxes, columns, rows; the digits
/// as choices out of nine.
pub fn hidden(position: &Position, size: u32, sink: &mut Sink) -> ControlFlow<()> {
    hidden_where(position, size, |empty| empty > 2 * size, sink)
}

/// The same in every house. Where few cells are empty, the naked subset beside it is the smaller one.
pub fn hidden_anywhere(position: &Position, size: u32, sink: &mut Sink) -> ControlFlow<()> {
    hidden_where(position, size, |empty| empty > size, sink)
}

fn hidden_where(position: &Position, size: u32, has_room: impl Fn(u32) -> bool, sink: &mut Sink) -> ControlFlow<()> {
    let technique = match size {
        2 => Technique::HiddenPair,
        3 => Technique::HiddenTriple,
        _ => Technique::HiddenQuad,
    };
    let empty = position.empty_cells();
    for house in houses_for_subsets().filter(|house| has_room(house.set().intersection(empty).len())) {
        for (digits, spots) in hidden_sets(position, house, size) {
            let set = cells_at(house, spots);
            if set.into_iter().any(|cell| !position.of(cell).minus(digits).is_empty()) {
                sink(&hidden_step(technique, position, house, set, digits))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Hidden pairs or triples that leave one place for another digit, in houses with more empty cells than that; of each the
/// first such digit. What is eliminated is told along with the placement that it leads to.
pub fn direct_hidden(position: &Position, size: u32, sink: &mut Sink) -> ControlFlow<()> {
    let technique = if size == 2 { Technique::DirectHiddenPair } else { Technique::DirectHiddenTriple };
    let empty = position.empty_cells();
    for house in houses_for_subsets().filter(|house| house.set().intersection(empty).len() > size) {
        for (digits, spots) in hidden_sets(position, house, size) {
            let set = cells_at(house, spots);
            let left = |digit| position.places_in(house, digit).minus(set);
            let mut others = DigitSet::FULL.minus(digits);
            let single = others.find(|&digit| left(digit).len() == 1 && position.spots(house, digit).len() >= 2);
            let Some(digit) = single else { continue };
            let mut step = hidden_step(technique, position, house, set, digits);
            for cell in left(digit) {
                step.placement = Some((cell, digit));
                step.mark(cell, DigitSet::only(digit), Role::Conclusion);
            }
            sink(&step)?;
        }
    }
    ControlFlow::Continue(())
}

/// The sets of digits that have together as many places in a house as they are, and each two or more.
fn hidden_sets(position: &Position, house: House, size: u32) -> impl Iterator<Item = (DigitSet, Spots)> {
    let is_narrow = move |&digit: &Digit| (2..=size).contains(&position.spots(house, digit).len());
    let narrow = Digit::ALL.into_iter().filter(is_narrow).fold(DigitSet::EMPTY, DigitSet::with);
    let sets = subsets(narrow.bits(), size).filter_map(DigitSet::from_bits);
    sets.filter_map(move |digits| {
        let bits = digits.fold(0, |all, digit| all | position.spots(house, digit).bits());
        let spots = Spots::from_bits(bits);
        (spots.len() == size).then_some((digits, spots))
    })
}

fn hidden_step(technique: Technique, position: &Position, house: House, set: CellSet, digits: DigitSet) -> Step {
    let mut step = Step::new(technique);
    for cell in set {
        step.eliminations[cell] = position.of(cell).minus(digits);
    }
    mark(&mut step, position, house, set, digits);
    step
}

fn mark(step: &mut Step, position: &Position, house: House, set: CellSet, digits: DigitSet) {
    for cell in set {
        step.mark(cell, common(position.of(cell), digits), Role::Pattern);
    }
    step.mark_house(house, Role::Base);
}

fn loses(position: &Position, house: House, set: CellSet, digit: Digit) -> bool {
    !position.places_in(house, digit).minus(set).is_empty()
}

fn cells_at(house: House, spots: Spots) -> CellSet {
    let cells = (0..).zip(house.cells());
    cells.filter(|(i, _)| spots.bits() >> i & 1 != 0).fold(CellSet::EMPTY, |all, (_, cell)| all.with(cell))
}
