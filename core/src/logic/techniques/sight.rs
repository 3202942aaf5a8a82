//! Who sees whom: the cells that several cells see, and the strong links of a digit.

use crate::board::{Cell, CellSet, Digit, DigitSet, House};
use crate::logic::{Position, Reason};

/// The cells that see every cell of a set.
#[inline]
pub(super) fn seen_by_all(cells: CellSet) -> CellSet {
    cells.fold(CellSet::FULL, |seen, cell| seen.intersection(cell.peers()))
}

/// The cells that see at least one cell of a set.
#[inline]
pub(super) fn seen_by_any(cells: CellSet) -> CellSet {
    cells.fold(CellSet::EMPTY, |seen, cell| seen.union(cell.peers()))
}

/// A set of two cells as a pair.
#[inline]
pub(super) fn pair_of(mut cells: CellSet) -> Option<(Cell, Cell)> {
    let pair = (cells.next()?, cells.next()?);
    cells.is_empty().then_some(pair)
}

/// The two places of a digit in a house, if there are just two.
#[inline]
pub(super) fn strong_link(position: &Position, house: House, digit: Digit) -> Option<(Cell, Cell)> {
    if position.spots(house, digit).len() == 2 { pair_of(position.places_in(house, digit)) } else { None }
}

/// Why one of two cells that see each other rules the digit out in the other.
pub(super) fn shared_house(a: Cell, b: Cell) -> Reason {
    a.house_set().intersection(b.house_set()).next().map_or(Reason::Cell, Reason::House)
}

/// The digits that are in both sets.
#[inline]
pub(super) fn common(a: DigitSet, b: DigitSet) -> DigitSet {
    a.minus(a.minus(b))
}

/// The cells of which all candidates are among some digits, and that have one.
pub(super) fn cells_within(position: &Position, cells: CellSet, digits: DigitSet) -> CellSet {
    let is_within = |cell: &Cell| !position.of(*cell).is_empty() && position.of(*cell).minus(digits).is_empty();
    cells.filter(is_within).fold(CellSet::EMPTY, CellSet::with)
}

/// The candidates of several cells together.
pub(super) fn digits_of(position: &Position, cells: CellSet) -> DigitSet {
    cells.fold(DigitSet::EMPTY, |digits, cell| digits.union(position.of(cell)))
}
