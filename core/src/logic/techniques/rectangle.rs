//! The rectangles that two digits could fill in two ways: two rows and two columns that meet in two boxes.

use super::sight::common;
use crate::board::{Cell, CellSet, DigitSet, HouseSet};
use crate::logic::Position;

/// The four corners, row by row: a corner and the third after it, and so on, are opposite.
#[derive(Clone, Copy)]
pub(super) struct Rectangle {
    pub(super) corners: [Cell; 4],
}

impl Rectangle {
    /// Every rectangle: by the first row, the second row, the first column, the second column.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        let pairs = || (0..9).flat_map(|a| (a + 1..9).map(move |b| (a, b)));
        pairs().flat_map(move |(a, b)| {
            // In one band the columns lie in two stacks, and the other way round.
            let columns = pairs().filter(move |&(c, d)| (a / 3 == b / 3) != (c / 3 == d / 3));
            columns.filter_map(move |(c, d)| {
                let corner = |row: usize, column: usize| Cell::new(row * 9 + column);
                Some(Self { corners: [corner(a, c)?, corner(a, d)?, corner(b, c)?, corner(b, d)?] })
            })
        })
    }

    /// The corners as a set.
    pub(super) fn cells(&self) -> CellSet {
        self.corners.into_iter().fold(CellSet::EMPTY, CellSet::with)
    }

    /// Each corner with its neighbour in the row, its neighbour in the column, and the opposite corner.
    pub(super) fn views(&self) -> [[Cell; 4]; 4] {
        let [a, b, c, d] = self.corners;
        [[a, b, c, d], [b, a, d, c], [c, d, a, b], [d, c, b, a]]
    }

    /// The pairs of digits that all corners may fill in turn, each of them the candidates of some corner.
    pub(super) fn pairs(&self, position: &Position) -> impl Iterator<Item = DigitSet> {
        let [a, b, c, d] = self.corners.map(|corner| position.of(corner));
        let (falling, rising) = (common(a, d), common(b, c));
        let sets = [a, b, c, d];
        let is_first = move |i: usize| sets.iter().take(i).all(|other| sets.get(i) != Some(other));
        let is_deadly = move |pair: DigitSet| {
            let [falling, rising] = [falling, rising].map(|digits| common(digits, pair));
            !falling.is_empty() && !rising.is_empty() && falling.union(rising) == pair
        };
        sets.into_iter()
            .enumerate()
            .filter(move |&(i, pair)| pair.is_pair() && is_first(i) && is_deadly(pair))
            .map(|(_, pair)| pair)
    }
}

/// The houses that two cells share.
pub(super) fn shared(a: Cell, b: Cell) -> HouseSet {
    a.house_set().intersection(b.house_set())
}
