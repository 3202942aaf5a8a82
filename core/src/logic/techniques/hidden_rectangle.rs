//! Hidden Rectangle.
//!
//! A rectangle in two boxes that two digits could fill in turn. A corner has no other candidates than these, and in the row
//! and in the column of the opposite corner one of the digits has no places but corners: the opposite corner loses the other.
//!
//! Sound where the puzzle has one solution and no corner is a clue: with the other digit there, the one digit would be in
//! both corners beside it, so the other again in the first, and the two digits could be exchanged.

use super::rectangle::Rectangle;
use super::sight::{cells_within, common};
use crate::board::DigitSet;
use crate::logic::{Position, Role, Sink, Step, Technique};
use core::ops::ControlFlow;

/// Hidden rectangles: rectangle by rectangle, by the digits, by the corner that loses, by the digit that is bound. With three
/// corners of two candidates it is a unique rectangle of type 1, and left out.
pub fn hidden_rectangle(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    for rectangle in Rectangle::all() {
        for pair in rectangle.pairs(position) {
            let floor = cells_within(position, rectangle.cells(), pair);
            if floor.len() > 2 {
                continue;
            }
            for [corner, in_row, in_column, opposite] in rectangle.views() {
                if !floor.contains(opposite) {
                    continue;
                }
                let [row, column, _] = corner.houses();
                for bound in pair {
                    let Some(gone) = pair.without(bound).first() else { continue };
                    let is_bound = |house, beside| {
                        let rest = position.places_in(house, bound).without(corner);
                        rest.contains(beside) && rest.without(beside).is_empty()
                    };
                    if !position.has(corner, gone) || !is_bound(row, in_row) || !is_bound(column, in_column) {
                        continue;
                    }
                    let mut step = Step::new(Technique::HiddenRectangle);
                    step.eliminate(corner, gone);
                    for cell in rectangle.corners {
                        step.mark(cell, common(position.of(cell), pair), Role::Pattern);
                    }
                    for cell in [corner, in_row, in_column] {
                        step.mark(cell, common(position.of(cell), DigitSet::only(bound)), Role::Base);
                    }
                    step.mark_house(row, Role::Base);
                    step.mark_house(column, Role::Base);
                    sink(&step)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
