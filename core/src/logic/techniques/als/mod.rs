//! Almost locked sets: cells of a house with one digit more than there are cells. Without any one of its digits a set has all
//! the others.

pub mod chain;
pub mod death_blossom;
mod links;
mod sets;
pub mod xy_wing;
pub mod xz;

pub(super) use sets::{AlmostLockedSet, NO_SETS, Sets, collect};

use super::sight::seen_by_all;
use crate::board::{CellSet, Digit};
use crate::logic::{Position, Role, Step};

/// The roles of the sets in a step, in turn.
const ROLES: [Role; 3] = [Role::SetA, Role::SetB, Role::SetC];

/// The places of a digit that see all its places in some cells.
fn ruled_out(position: &Position, cells: CellSet, digit: Digit) -> CellSet {
    let places = position.places(digit);
    places.intersection(seen_by_all(cells.intersection(places)))
}

/// Marks the cells of sets with all their candidates.
fn mark_sets<'a>(position: &Position, sets: impl Iterator<Item = &'a AlmostLockedSet>, step: &mut Step) {
    for (set, role) in sets.zip(ROLES.into_iter().cycle()) {
        set.cells.for_each(|cell| step.mark(cell, position.of(cell), role));
    }
}
