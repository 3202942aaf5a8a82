//! Reading a position.

use super::kind::Kind;
use super::row::Row;
use crate::board::{Candidates, Cell, CellSet, DigitSet, Grid};
use crate::text::cursor::Cursor;
use crate::text::scan::{Line, Lines};
use crate::text::walk;

/// What a cell is that has a single digit in a spelling that does not tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lone {
    /// A cell with that digit.
    Placed,
    /// An empty cell with one candidate.
    Candidate,
}

/// A position as it was spelled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spelled {
    /// The digits that stand.
    pub grid: Grid,
    /// The cells whose digit is a clue: all that have a digit, unless the spelling tells them apart.
    pub clues: CellSet,
    /// The candidates; a cell with a digit has that one.
    pub candidates: Candidates,
}

impl Spelled {
    /// The position with these digits in each cell.
    pub(super) fn new(candidates: &Candidates, lone: Lone) -> Self {
        let grid = if lone == Lone::Placed { candidates.to_grid() } else { Grid::EMPTY };
        let clues = grid.placed().fold(CellSet::EMPTY, |clues, (cell, _)| clues.with(cell));
        Self { grid, clues, candidates: *candidates }
    }
}

/// Reads a text that holds one position, and nothing else but what is passed over.
///
/// The error tells where the text goes wrong: at a second position too, or at the end if it is too short.
pub fn parse_candidates(text: &[u8], lone: Lone) -> Result<Spelled, Cursor> {
    let lines = Lines::at(text, 0, 0);
    if lines.is_utf16() {
        return Err(Cursor { offset: 0, line: 1, column: 1, lines_before: 0 });
    }
    let (mut found, mut rows) = (None, Rows::NONE);
    for line in lines {
        match Kind::of(&line) {
            Kind::Nothing => {}
            Kind::Title if rows.count == 0 || found.is_some() => {}
            Kind::Title => return Err(line.start()),
            Kind::Broken(at) => return Err(line.place(at)),
            Kind::Position(_) | Kind::Row(_) if found.is_some() => return Err(line.start()),
            Kind::Position(_) if rows.count > 0 => return Err(line.start()),
            Kind::Position(single) => found = Some(single.read(lone).map_err(|at| line.place(at))?),
            Kind::Row(row) => {
                rows.add(&row, &line);
                if rows.count == 9 {
                    found = Some(rows.position(lone)?);
                }
            }
        }
    }
    found.ok_or_else(|| walk::end(text))
}

/// The rows of a candidate grid so far.
struct Rows {
    candidates: Candidates,
    count: usize,
    /// Whether a cell has several digits, so that this is a candidate grid beyond doubt.
    sure: bool,
    /// The first cell without a digit.
    vacant: Option<Cursor>,
}

impl Rows {
    const NONE: Self = Self { candidates: Candidates::NONE, count: 0, sure: false, vacant: None };

    fn add(&mut self, row: &Row, line: &Line) {
        let cells = Cell::ALL.as_chunks::<9>().0.get(self.count);
        for (&cell, &digits) in cells.into_iter().flatten().zip(&row.cells) {
            self.candidates[cell] = digits;
            self.sure |= !DigitSet::at_most_one(digits);
        }
        self.vacant = self.vacant.or(row.vacant.map(|at| line.place(at)));
        self.count += 1;
    }

    /// A grid of single digits and dots is a puzzle, and no position without candidates.
    fn position(&self, lone: Lone) -> Result<Spelled, Cursor> {
        match self.vacant {
            Some(place) if !self.sure => Err(place),
            _ => Ok(Spelled::new(&self.candidates, lone)),
        }
    }
}
