//! Avoidable Rectangles, types 1 and 2.
//!
//! A rectangle in two boxes, some corners of which have been filled already, none of them a clue: two digits in turn would
//! have to be exchangeable there, as in a unique rectangle. *Type 1*: three corners are filled as they would be; the fourth
//! loses the digit that would complete them. *Type 2*: two corners are, and the others have beside their digit of the pattern
//! one more candidate, the same in both: what sees both loses it.
//!
//! Sound where the puzzle has one solution: the clues would allow both ways.

use super::rectangle::Rectangle;
use crate::board::{Cell, CellSet, Digit, DigitSet};
use crate::logic::{Position, Role, Sink, Step, Technique};
use core::ops::ControlFlow;

/// Avoidable rectangles: rectangle by rectangle, corner by corner.
pub fn avoidable_rectangles(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    for rectangle in Rectangle::all().filter(|rectangle| rectangle.cells().intersection(position.clues()).is_empty()) {
        let filled = rectangle.corners.into_iter().filter(|&corner| position.digit(corner).is_some()).count();
        for [corner, in_row, in_column, opposite] in rectangle.views() {
            if position.digit(corner).is_some() {
                continue;
            }
            let [row, column, across] = [in_row, in_column, opposite].map(|cell| position.digit(cell));
            match (filled, row, column, across) {
                (3, Some(row), Some(column), Some(across)) if row == column => {
                    type_1(position, &rectangle, corner, across, sink)?;
                }
                // Each of these by one of its two open corners.
                (2, None, Some(column), Some(across)) if corner < in_row => {
                    type_2(position, &rectangle, [(corner, across), (in_row, column)], sink)?;
                }
                (2, Some(row), None, Some(across)) if corner < in_column => {
                    type_2(position, &rectangle, [(corner, across), (in_column, row)], sink)?;
                }
                (2, Some(row), Some(column), None) if corner < opposite && row == column => {
                    for other in position.of(corner) {
                        type_2(position, &rectangle, [(corner, other), (opposite, other)], sink)?;
                    }
                }
                _ => {}
            }
        }
    }
    ControlFlow::Continue(())
}

fn type_1(position: &Position, rectangle: &Rectangle, corner: Cell, digit: Digit, sink: &mut Sink) -> ControlFlow<()> {
    if !position.has(corner, digit) {
        return ControlFlow::Continue(());
    }
    let mut step = step(position, rectangle, Technique::AvoidableRectangle1);
    step.eliminate(corner, digit);
    sink(&step)
}

/// Two open corners with the digits that would complete the pattern.
fn type_2(position: &Position, rectangle: &Rectangle, open: [(Cell, Digit); 2], sink: &mut Sink) -> ControlFlow<()> {
    let [(a, _), (b, _)] = open;
    let extras = open.map(|(cell, digit)| position.of(cell).without(digit));
    let completes = open.iter().all(|&(cell, digit)| position.has(cell, digit));
    let mut extra = extras[0];
    let (true, true, Some(digit), None) = (completes, extras[0] == extras[1], extra.next(), extra.next()) else {
        return ControlFlow::Continue(());
    };
    let gone = a.peers().intersection(b.peers()).intersection(position.places(digit));
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    let mut step = step(position, rectangle, Technique::AvoidableRectangle2);
    step.eliminate_all(gone, digit);
    step.mark_all(CellSet::only(a).with(b), DigitSet::only(digit), Role::Fin);
    sink(&step)
}

fn step(position: &Position, rectangle: &Rectangle, technique: Technique) -> Step {
    let mut step = Step::new(technique);
    for cell in rectangle.corners {
        let digits = position.digit(cell).map_or(position.of(cell), DigitSet::only);
        step.mark(cell, digits, Role::Pattern);
    }
    step
}
