//! The canonical form: the grid that stands for all that are the same in disguise.

use super::filled;
use super::sparse;
use super::transform::Transform;
use crate::board::Grid;

/// The canonical form of a grid, and how many transforms leave the grid as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Canonical {
    /// The least grid of the class: cells are compared in index order, and an empty cell is less than any digit.
    pub grid: Grid,
    /// One of the transforms that lead from the grid to its canonical form.
    pub transform: Transform,
    /// The number of transforms that leave the grid as it is.
    pub automorphisms: u64,
}

impl Canonical {
    /// The canonical form of a grid. None if the grid breaks a rule.
    pub fn of(grid: &Grid) -> Option<Self> {
        if !grid.obeys_rules() {
            return None;
        }
        let is_filled = grid.placed().count() == 81;
        Some(if is_filled { filled::canonical(grid) } else { sparse::canonical(grid) })
    }

    pub(super) fn reached(grid: &Grid, transform: Transform, automorphisms: u64) -> Self {
        Self { grid: transform.apply(grid), transform, automorphisms }
    }
}
