//! A puzzle in one line.

use super::layout::{Fields, cells};
use super::scan::{Mark, Marks};
use crate::board::Grid;

/// The run of cells that a line starts with, behind quotes, brackets and blanks.
pub(super) struct Run<'a> {
    /// The line from the run on.
    bytes: &'a [u8],
    pub(super) start: usize,
    pub(super) length: usize,
    /// Whether an annotation may follow, or the line ends.
    closed: bool,
}

impl<'a> Run<'a> {
    pub(super) fn of(body: &'a [u8]) -> Self {
        let mut marks = Marks::of(body).skip_while(|&(_, mark)| may_precede(mark));
        let start = marks.next().map_or(body.len(), |(at, _)| at);
        let bytes = body.get(start..).unwrap_or_default();
        // A cell is one byte, so the run is as long in bytes as in cells.
        let length = Marks::of(bytes).take_while(|(_, mark)| mark.cell().is_some()).count();
        let behind = bytes.get(length..).and_then(|behind| Marks::of(behind).next());
        let closed = behind.is_none_or(|(_, mark)| may_precede(mark) || mark == Mark::Comma);
        Self { bytes, start, length, closed }
    }

    /// Whether the run must have been meant as a puzzle.
    pub(super) fn is_long(&self) -> bool {
        self.length > 30
    }

    /// Where a run goes wrong that is closed and has not 81 cells.
    pub(super) fn fault(&self) -> Option<usize> {
        if self.is_long() && self.closed { Some(self.start.saturating_add(self.length.min(81))) } else { None }
    }
}

/// Where in a line its cells are.
pub(super) struct Single<'a> {
    /// 81 bytes of cells, or more: then cells and what divides them.
    bytes: &'a [u8],
    /// The byte of the line at which the first cell is.
    pub(super) start: usize,
}

impl<'a> Single<'a> {
    /// Looks at the body of a line.
    pub(super) fn find(body: &'a [u8], run: &Run<'a>, fields: &Fields, rule: bool) -> Option<Self> {
        // A long line of a frame can have 81 cells by chance. Only 81 times the same character is a puzzle.
        let drawn = rule && (fields.count > 1 || fields.empties.len() > 1);
        if !drawn && run.length == 81 && run.closed {
            return Some(Self { bytes: run.bytes.get(..81)?, start: run.start });
        }
        if !rule && fields.hold(81) && !holds_pencil_marks(body, fields) {
            return Some(Self { bytes: run.bytes, start: run.start });
        }
        // Not one blank more, since it could as well be a cell more.
        if body.len() == 81 && is_spaced(body) { Some(Self { bytes: body, start: 0 }) } else { None }
    }

    pub(super) fn grid(&self) -> Option<Grid> {
        let all_cells = self.bytes.len() == 81;
        let mut numbers = [0; 81];
        let cells = Marks::of(self.bytes).filter(|(_, mark)| all_cells || mark.cell().is_some());
        numbers.iter_mut().zip(cells).for_each(|(number, (_, mark))| *number = mark.cell().unwrap_or(0));
        Grid::from_bytes(&numbers)
    }
}

fn may_precede(mark: Mark) -> bool {
    matches!(mark, Mark::Space | Mark::Tab | Mark::Quote | Mark::Bracket)
}

/// Nine fields of `123456789` are no solved grid but nine open cells with all their candidates.
fn holds_pencil_marks(body: &[u8], fields: &Fields) -> bool {
    let first: [u8; 18] = cells(body);
    fields.width == 9 && first == [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9]
}

/// Where a line goes wrong that has some digits and spaces too many or too few.
pub(super) fn spaced_fault(body: &[u8]) -> Option<usize> {
    if (78..=84).contains(&body.len()) && is_spaced(body) { Some(body.len().min(81)) } else { None }
}

/// Whether a line is made of digits and spaces, which then are empty cells.
fn is_spaced(body: &[u8]) -> bool {
    let mut digits = false;
    Marks::of(body).all(|(_, mark)| {
        digits |= matches!(mark, Mark::Digit(_));
        matches!(mark, Mark::Digit(_) | Mark::Space)
    }) && digits
}
