//! Literals: that a digit is in a cell, or that it is not.

use crate::board::{Cell, CellSet, Digit};
use crate::logic::Node;

/// That a digit is in a cell (on), or that it is not (off).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Literal {
    pub(super) cell: Cell,
    pub(super) digit: Digit,
    pub(super) is_on: bool,
}

impl Literal {
    pub(super) const fn on(cell: Cell, digit: Digit) -> Self {
        Self { cell, digit, is_on: true }
    }

    pub(super) const fn off(cell: Cell, digit: Digit) -> Self {
        Self { cell, digit, is_on: false }
    }

    pub(super) const fn opposite(self) -> Self {
        Self { is_on: !self.is_on, ..self }
    }

    pub(super) const fn node(self) -> Node {
        Node::new(self.cell, self.digit, self.is_on)
    }

    /// A number for each literal.
    pub(super) const fn number(self) -> u64 {
        (self.cell as u64 * 9 + self.digit as u64) * 2 + self.is_on as u64
    }

    /// The literal with a number, if there is one.
    pub(super) fn from_number(number: u64) -> Option<Self> {
        let place = (number / 2) as usize;
        Some(Self { cell: Cell::new(place / 9)?, digit: Digit::new(place % 9)?, is_on: number % 2 == 1 })
    }
}

/// Stands where no literal is.
pub(super) const NO_LITERAL: Literal = Literal::off(Cell::R1C1, Digit::D1);

/// A set of literals: for each digit the cells where it is on, and those where it is off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Literals {
    on: [CellSet; 9],
    off: [CellSet; 9],
}

impl Literals {
    pub(super) const NONE: Self = Self { on: [CellSet::EMPTY; 9], off: [CellSet::EMPTY; 9] };

    #[inline]
    pub(super) fn contains(&self, literal: Literal) -> bool {
        let half = if literal.is_on { &self.on } else { &self.off };
        half[literal.digit.index()].contains(literal.cell)
    }

    /// Adds a literal; false if it was there.
    #[inline]
    pub(super) fn insert(&mut self, literal: Literal) -> bool {
        let half = if literal.is_on { &mut self.on } else { &mut self.off };
        let cells = &mut half[literal.digit.index()];
        let is_new = !cells.contains(literal.cell);
        *cells = cells.with(literal.cell);
        is_new
    }

    /// The cells where a digit is on.
    #[inline]
    pub(super) fn on(&self, digit: Digit) -> CellSet {
        self.on[digit.index()]
    }

    /// The cells where a digit is off.
    #[inline]
    pub(super) fn off(&self, digit: Digit) -> CellSet {
        self.off[digit.index()]
    }
}

/// A value for every literal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table<T> {
    on: [[T; 9]; 81],
    off: [[T; 9]; 81],
}

impl<T: Copy> Table<T> {
    pub(super) const fn new(value: T) -> Self {
        Self { on: [[value; 9]; 81], off: [[value; 9]; 81] }
    }

    #[inline]
    pub(super) fn get(&self, literal: Literal) -> T {
        let half = if literal.is_on { &self.on } else { &self.off };
        half[literal.cell.index()][literal.digit.index()]
    }

    #[inline]
    pub(super) fn set(&mut self, literal: Literal, value: T) {
        let half = if literal.is_on { &mut self.on } else { &mut self.off };
        half[literal.cell.index()][literal.digit.index()] = value;
    }
}
