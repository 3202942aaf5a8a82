//! Where things are.

use crate::board::{Cell, Digit, House};

/// The side of a cell.
pub(super) const CELL: i32 = 120;
/// From one candidate of a cell to the next.
pub(super) const STEP: i32 = 36;
/// The radius of a shape behind a candidate.
pub(super) const RADIUS: i32 = 16;
/// Around the grid.
const MARGIN: i32 = 24;
/// Above the grid and left of it, where labels are.
const LABELLED: i32 = 64;

/// A place in the picture.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Point {
    pub(super) x: i32,
    pub(super) y: i32,
}

impl Point {
    pub(super) fn plus(self, x: i32, y: i32) -> Self {
        Self { x: self.x + x, y: self.y + y }
    }

    /// How far it is to another point.
    pub(super) fn distance(self, other: Self) -> i32 {
        let (x, y) = (other.x - self.x, other.y - self.y);
        (x * x + y * y).unsigned_abs().isqrt() as i32
    }

    /// So far from here in the direction of another point.
    pub(super) fn toward(self, other: Self, far: i32) -> Self {
        let all = self.distance(other).max(1);
        self.plus(scaled(other.x - self.x, far, all), scaled(other.y - self.y, far, all))
    }
}

/// `number * numerator / denominator`, to the nearest integer.
pub(super) fn scaled(number: i32, numerator: i32, denominator: i32) -> i32 {
    let twice = 2 * number * numerator + denominator * (number * numerator).signum();
    twice.checked_div(2 * denominator).unwrap_or(0)
}

/// A rectangle.
#[derive(Clone, Copy)]
pub(super) struct Area {
    pub(super) corner: Point,
    pub(super) width: i32,
    pub(super) height: i32,
}

/// The grid in the picture.
pub(super) struct Frame {
    corner: Point,
}

impl Frame {
    pub(super) fn new(has_labels: bool) -> Self {
        let side = if has_labels { LABELLED } else { MARGIN };
        Self { corner: Point { x: side, y: side } }
    }

    /// The width of the picture, and its height without a legend.
    pub(super) fn width(&self) -> i32 {
        self.corner.x + 9 * CELL + MARGIN
    }

    /// The upper left corner of a row and column of cells.
    pub(super) fn crossing(&self, row: i32, column: i32) -> Point {
        self.corner.plus(column * CELL, row * CELL)
    }

    /// A cell.
    pub(super) fn cell(&self, cell: Cell) -> Area {
        let (row, column) = (cell.index() as i32 / 9, cell.index() as i32 % 9);
        Area { corner: self.crossing(row, column), width: CELL, height: CELL }
    }

    /// The middle of a cell.
    pub(super) fn middle(&self, cell: Cell) -> Point {
        self.cell(cell).corner.plus(CELL / 2, CELL / 2)
    }

    /// The middle of a candidate.
    pub(super) fn candidate(&self, cell: Cell, digit: Digit) -> Point {
        let digit = digit.index() as i32;
        self.middle(cell).plus((digit % 3 - 1) * STEP, (digit / 3 - 1) * STEP)
    }

    /// A house.
    pub(super) fn house(&self, house: House) -> Area {
        let [first, .., last] = house.cells().map(|cell| self.cell(cell).corner);
        Area { corner: first, width: last.x - first.x + CELL, height: last.y - first.y + CELL }
    }

    /// The cell at a point, and the candidate that is nearest.
    pub(super) fn at(&self, point: Point) -> Option<(Cell, Digit)> {
        let (x, y) = (point.x - self.corner.x, point.y - self.corner.y);
        if !(0..9 * CELL).contains(&x) || !(0..9 * CELL).contains(&y) {
            return None;
        }
        let third = |from: i32| ((from % CELL - (CELL - 3 * STEP) / 2) / STEP).clamp(0, 2);
        let cell = Cell::new((y / CELL * 9 + x / CELL) as usize)?;
        Some((cell, Digit::new((third(y) * 3 + third(x)) as usize)?))
    }
}
