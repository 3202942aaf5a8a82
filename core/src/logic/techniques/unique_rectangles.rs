//! Unique Rectangles, types 1 to 6 (also: Uniqueness Tests).
//!
//! Two digits that fill the four corners of a rectangle in two boxes in turn can be exchanged there. Where the puzzle has one
//! solution and none of the corners is a clue, that cannot be, and one of the extra candidates of the corners is true. *Floor*
//! is a corner without extra candidates, *roof* one with some.
//! *Type 1*: one roof corner; it has none of the two digits. *Type 2*: two roof corners side by side, and *type 5*: any other
//! two or three, all with the same extra candidate; what sees all of them loses it. *Type 3*: two roof corners side by side
//! are, with all their extra candidates, like one cell of a naked subset in a house of both. *Type 4*: two roof corners side
//! by side are in a house the only places of one of the digits; they lose the other. *Type 6*: two opposite roof corners,
//! and one of the digits has no other places in both rows or both columns; the roof loses it.
//!
//! Sound because one corner must be other than the pattern. Candidates of the pattern that are gone do not matter.

use super::rectangle::{Rectangle, shared};
use super::sight::{cells_within, common, digits_of, seen_by_all};
use crate::board::{Cell, CellSet, Digit, DigitSet, House, HouseSet};
use crate::logic::{Position, Role, Sink, Step, Technique};
use core::ops::ControlFlow;

/// A rectangle, its two digits, and its roof.
#[derive(Clone, Copy)]
struct Pattern {
    rectangle: Rectangle,
    pair: DigitSet,
    roof: CellSet,
    extra: DigitSet,
}

/// Unique rectangles: rectangle by rectangle, by the digits; of each the types that there are, in increasing order.
pub fn unique_rectangles(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    for rectangle in Rectangle::all() {
        for pair in rectangle.pairs(position) {
            let roof = rectangle.cells().minus(cells_within(position, rectangle.cells(), pair));
            let extra = digits_of(position, roof).minus(pair);
            let pattern = Pattern { rectangle, pair, roof, extra };
            let mut cells = roof;
            match (cells.next(), cells.next(), cells.next()) {
                (Some(corner), None, _) => type_1(position, &pattern, corner, sink)?,
                (Some(a), Some(b), None) if a.peers().contains(b) => {
                    same_extra(position, &pattern, Technique::UniqueRectangle2, sink)?;
                    for house in shared(a, b) {
                        type_3(position, &pattern, house, sink)?;
                    }
                    type_4(position, &pattern, [a, b], sink)?;
                }
                (Some(_), Some(_), third) => {
                    same_extra(position, &pattern, Technique::UniqueRectangle5, sink)?;
                    if third.is_none() {
                        type_6(position, &pattern, sink)?;
                    }
                }
                _ => {}
            }
        }
    }
    ControlFlow::Continue(())
}

impl Pattern {
    fn step(&self, position: &Position, technique: Technique) -> Step {
        let mut step = Step::new(technique);
        for cell in self.rectangle.corners {
            step.mark(cell, common(position.of(cell), self.pair), Role::Pattern);
        }
        for cell in self.roof {
            step.mark(cell, position.of(cell).minus(self.pair), Role::Fin);
        }
        step
    }
}

fn type_1(position: &Position, pattern: &Pattern, corner: Cell, sink: &mut Sink) -> ControlFlow<()> {
    let mut step = pattern.step(position, Technique::UniqueRectangle1);
    step.eliminations[corner] = common(position.of(corner), pattern.pair);
    sink(&step)
}

/// Types 2 and 5: every roof corner has the same extra candidate.
fn same_extra(position: &Position, pattern: &Pattern, technique: Technique, sink: &mut Sink) -> ControlFlow<()> {
    let mut extra = pattern.extra;
    let (Some(digit), None) = (extra.next(), extra.next()) else { return ControlFlow::Continue(()) };
    let gone = seen_by_all(pattern.roof).intersection(position.places(digit));
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    let mut step = pattern.step(position, technique);
    step.eliminate_all(gone, digit);
    sink(&step)
}

/// By the cells of the subset, as choices among those of the house. A subset in both houses of the roof counts for both, and
/// is handed out with the first.
fn type_3(position: &Position, pattern: &Pattern, house: House, sink: &mut Sink) -> ControlFlow<()> {
    let Pattern { roof, extra, .. } = *pattern;
    if extra.len() < 2 {
        return ControlFlow::Continue(());
    }
    let others = house.set().intersection(position.empty_cells()).minus(roof);
    let cells_of = |chosen: u16| {
        let cells = (0..9).zip(others).filter(|(i, _)| chosen >> i & 1 != 0);
        cells.fold(CellSet::EMPTY, |all, (_, cell)| all.with(cell))
    };
    for cells in (1..(1_u16 << others.len().min(9)) - 1).map(cells_of) {
        let digits = extra.union(digits_of(position, cells));
        if digits.len() != cells.len() + 1 {
            continue;
        }
        let mut corners = roof;
        let (Some(a), Some(b)) = (corners.next(), corners.next()) else { continue };
        let houses = shared(a, b).filter(|other| cells.minus(other.set()).is_empty());
        let houses = houses.fold(HouseSet::EMPTY, |all, house| all.union(HouseSet::only(house)));
        let gone = |digit| {
            let seen = houses.fold(CellSet::EMPTY, |all, house| all.union(house.set()));
            seen.intersection(position.places(digit)).minus(cells).minus(roof)
        };
        let loses = digits.into_iter().any(|digit| !gone(digit).is_empty());
        if !loses || houses.into_iter().next() != Some(house) {
            continue;
        }
        let mut step = pattern.step(position, Technique::UniqueRectangle3);
        for digit in digits {
            step.eliminate_all(gone(digit), digit);
        }
        for cell in cells {
            step.mark(cell, position.of(cell), Role::SetA);
        }
        houses.for_each(|house| step.mark_house(house, Role::Base));
        sink(&step)?;
    }
    ControlFlow::Continue(())
}

fn type_4(position: &Position, pattern: &Pattern, roof: [Cell; 2], sink: &mut Sink) -> ControlFlow<()> {
    let [a, b] = roof;
    for kept in pattern.pair {
        let Some(other) = pattern.pair.without(kept).first() else { continue };
        let gone = pattern.roof.intersection(position.places(other));
        let is_bound = |house: &House| position.places_in(*house, kept) == pattern.roof;
        let Some(house) = shared(a, b).find(is_bound).filter(|_| !gone.is_empty()) else { continue };
        let mut step = pattern.step(position, Technique::UniqueRectangle4);
        step.eliminate_all(gone, other);
        step.mark_house(house, Role::Base);
        sink(&step)?;
    }
    ControlFlow::Continue(())
}

fn type_6(position: &Position, pattern: &Pattern, sink: &mut Sink) -> ControlFlow<()> {
    let [a, _, _, d] = pattern.rectangle.corners;
    let ([first_row, first_column, _], [second_row, second_column, _]) = (a.houses(), d.houses());
    for digit in pattern.pair {
        let is_bound = |house: House| is_bound(position, house, digit, pattern.rectangle.cells());
        let lines = [[first_row, second_row], [first_column, second_column]];
        let gone = pattern.roof.intersection(position.places(digit));
        let Some(lines) = lines.into_iter().find(|lines| lines.iter().all(|&line| is_bound(line))) else { continue };
        if gone.is_empty() {
            continue;
        }
        let mut step = pattern.step(position, Technique::UniqueRectangle6);
        step.eliminate_all(gone, digit);
        lines.into_iter().for_each(|line| step.mark_house(line, Role::Base));
        sink(&step)?;
    }
    ControlFlow::Continue(())
}

/// Whether a digit has its places in a house among some cells.
fn is_bound(position: &Position, house: House, digit: Digit, cells: CellSet) -> bool {
    let places = position.places_in(house, digit);
    !places.is_empty() && places.minus(cells).is_empty()
}
