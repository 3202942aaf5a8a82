//! What follows from a literal at once.
//!
//! From on to off, the weak links: the other digits of the cell, the other cells of its houses. From off to on, the strong
//! links: the only other digit of the cell, the only other cell of a house. The orders are those of Sudoku Explainer: the
//! cell, the box, the row, the column; what has been met once is not met again.

use super::literal::Literal;
use crate::board::{Cell, CellSet, Digit, House};
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

/// The cells of a house of each kind that share no earlier one with a cell, in order: the box, the row, the column.
#[inline]
pub(super) fn zones(cell: Cell) -> [(CellSet, Cause); 3] {
    let [row, column, square] = cell.houses();
    let far = |house: House| house.set().minus(square.set());
    [(square.set(), Cause::Box), (far(row), Cause::Row), (far(column), Cause::Column)]
}

/// What is on if a candidate is off, up to one for the cell and each of its houses.
pub(super) type Strong = [Option<(Literal, Cause)>; 4];

/// What is on if a digit is not in a cell where it is still a candidate.
#[inline]
pub(super) fn strong(position: &Position, rules: Rules, cell: Cell, digit: Digit) -> Strong {
    let mut links = [None; 4];
    let digits = position.of(cell);
    if rules.cell_strong && digits.is_pair() {
        let other = digits.without(digit).first();
        links[0] = other.map(|other| (Literal::on(cell, other), Cause::Cell));
    }
    if rules.house_strong {
        let [row, column, square] = cell.houses();
        let other = |house: House| {
            let spots = position.spots(house, digit).bits();
            let rest = spots & spots.wrapping_sub(1);
            let is_pair = rest != 0 && rest & (rest - 1) == 0;
            is_pair.then(|| position.places_in(house, digit).without(cell).next()).flatten()
        };
        let on = |cell, cause| (Literal::on(cell, digit), cause);
        let in_box = other(square);
        links[1] = in_box.map(|cell| on(cell, Cause::Box));
        links[2] = other(row).filter(|&other| in_box != Some(other)).map(|cell| on(cell, Cause::Row));
        links[3] = other(column).filter(|&other| in_box != Some(other)).map(|cell| on(cell, Cause::Column));
    }
    links
}

/// The same for a known candidate, kept short.
#[derive(Clone, Copy, Debug)]
pub(super) struct Packed {
    digit: Option<Digit>,
    cells: [Option<Cell>; 3],
}

impl Packed {
    pub(super) const NONE: Self = Self { digit: None, cells: [None; 3] };

    pub(super) fn of(links: &Strong) -> Self {
        let [digit, cells @ ..] = links;
        let cells = cells.map(|link| link.map(|(on, _)| on.cell));
        Self { digit: digit.map(|(on, _)| on.digit), cells }
    }

    /// Hands out the links, in order.
    #[inline]
    pub(super) fn each(self, candidate: Literal, mut visit: impl FnMut(Literal, Cause)) {
        if let Some(other) = self.digit {
            visit(Literal::on(candidate.cell, other), Cause::Cell);
        }
        for (other, cause) in self.cells.into_iter().zip([Cause::Box, Cause::Row, Cause::Column]) {
            if let Some(cell) = other {
                visit(Literal::on(cell, candidate.digit), cause);
            }
        }
    }

    pub(super) fn unpack(self, candidate: Literal) -> Strong {
        let (mut links, mut next) = ([None; 4], 0);
        self.each(candidate, |on, cause| {
            if let Some(link) = links.get_mut(next) {
                (*link, next) = (Some((on, cause)), next + 1);
            }
        });
        links
    }
}
