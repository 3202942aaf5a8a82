//! What follows from a literal at once.
//!
//! From on to off, the weak links: the other digits of the cell, the other cells of its houses. From off to on, the strong
//! links: the only other digit of the cell, the only other cell of a house. The orders are those of Sudoku Explainer: the
//! cell, the box, the row, the column; what has been met once is not met again.

use super::literal::Literal;
use crate::board::{Cell, CellSet, Digit, DigitSet, House};
use crate::logic::{Position, Reason};

/// Which links a chain may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rules {
    /// Weak links within a cell. Those of houses are always used.
    pub(super) cell_weak: bool,
    /// Strong links within a cell.
    pub(super) cell_strong: bool,
    /// Strong links of houses.
    pub(super) house_strong: bool,
    /// Whether candidates that are off are struck on the way, which makes new strong links.
    pub(super) is_dynamic: bool,
}

/// Why a literal holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Cause {
    /// It is assumed.
    Assumed,
    Cell,
    Box,
    Row,
    Column,
    /// A deduction inside the chain.
    Inner,
}

impl Cause {
    /// The kind of a house.
    pub(super) fn of(house: House) -> Self {
        match house.index() / 9 {
            0 => Self::Row,
            1 => Self::Column,
            _ => Self::Box,
        }
    }

    /// The house that a link of a cell runs in.
    pub(super) fn house(self, cell: Cell) -> Option<House> {
        let [row, column, square] = cell.houses();
        match self {
            Self::Box => Some(square),
            Self::Row => Some(row),
            Self::Column => Some(column),
            Self::Assumed | Self::Cell | Self::Inner => None,
        }
    }

    pub(super) fn reason(self, cell: Cell) -> Reason {
        match self.house(cell) {
            Some(house) => Reason::House(house),
            None if self == Self::Inner => Reason::Inner,
            None => Reason::Cell,
        }
    }
}

/// What is off if a digit is in a cell.
#[inline]
pub(super) fn weak(
    position: &Position,
    rules: Rules,
    cell: Cell,
    digit: Digit,
) -> impl Iterator<Item = (Literal, Cause)> + use<> {
    let digits = if rules.cell_weak { position.of(cell).without(digit) } else { DigitSet::EMPTY };
    let [row, column, square] = cell.houses();
    let places = position.places(digit).without(cell);
    let (near, far) = (places.intersection(square.set()), places.minus(square.set()));
    let in_house = move |cells: CellSet, cause| cells.map(move |cell| (Literal::off(cell, digit), cause));
    digits
        .map(move |digit| (Literal::off(cell, digit), Cause::Cell))
        .chain(in_house(near, Cause::Box))
        .chain(in_house(far.intersection(row.set()), Cause::Row))
        .chain(in_house(far.intersection(column.set()), Cause::Column))
}

/// What is on if a digit is not in a cell where it is still a candidate.
#[inline]
pub(super) fn strong(
    position: &Position,
    rules: Rules,
    cell: Cell,
    digit: Digit,
) -> impl Iterator<Item = (Literal, Cause)> + use<> {
    let digits = position.of(cell);
    let other_digit = (rules.cell_strong && digits.len() == 2).then(|| digits.without(digit).first()).flatten();
    let other_cell = |house: House| {
        let places = position.places_in(house, digit);
        (rules.house_strong && places.len() == 2).then(|| places.without(cell).next()).flatten()
    };
    let [row, column, square] = cell.houses();
    let in_box = other_cell(square);
    let in_row = other_cell(row).filter(|&other| in_box != Some(other));
    let in_column = other_cell(column).filter(|&other| in_box != Some(other));
    let on = move |cell| Literal::on(cell, digit);
    [
        other_digit.map(|digit| (Literal::on(cell, digit), Cause::Cell)),
        in_box.map(|cell| (on(cell), Cause::Box)),
        in_row.map(|cell| (on(cell), Cause::Row)),
        in_column.map(|cell| (on(cell), Cause::Column)),
    ]
    .into_iter()
    .flatten()
}
