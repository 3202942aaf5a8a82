//! A puzzle in nine rows.

use super::cursor::Cursor;
use super::layout::{Empties, Layouts, Row};
use super::line::Kind;
use super::scan::{Line, Lines};
use super::shape::{Shape, Surroundings};
use crate::board::Grid;

/// What a puzzle is read as: a grid and where its first cell is, or where it goes wrong.
pub(super) type Outcome = Result<(Grid, Cursor), Cursor>;

/// Rows that belong together, their cells not read yet.
pub(super) struct Block<'a> {
    lines: Lines<'a>,
    around: Surroundings,
    shape: Shape<'a>,
}

impl<'a> Block<'a> {
    /// The rows that start with the next line. None if that line is no row after all.
    ///
    /// `dismissed` tells that this was so with a line before. Then the doubtful lines from here on are the rest of more
    /// than nine, and no empty grid.
    pub(super) fn find(lines: Lines<'a>, dismissed: bool) -> Option<Self> {
        let around = Surroundings::of(lines);
        let mut rest = lines;
        let broken = match Kind::of(&rest.next()?) {
            Kind::Row(row) if around.take(&row) => false,
            Kind::Broken { .. } => true,
            _ => return None,
        };
        let shape = Shape::of(lines, &around);
        let is_grid = shape.good && !(around.all_doubtful && (dismissed || !shape.whole));
        if is_grid || broken { Some(Self { lines, around, shape }) } else { None }
    }

    /// The lines behind the rows.
    pub(super) fn behind(&self) -> Lines<'a> {
        self.shape.behind
    }

    // Not inlined, so that the stack does not hold the cells while the lines are being sorted.
    #[inline(never)]
    pub(super) fn read(&self) -> Outcome {
        let mut cells = Cells::NONE;
        let mut end = Cursor::default();
        let mut rows = 0;
        for line in self.lines {
            match Kind::of(&line) {
                Kind::Row(row) if self.around.take(&row) => cells.add(row, rows, &line)?,
                Kind::Broken { at, .. } => return Err(line.place(at)),
                _ => continue,
            }
            if rows >= self.shape.placed {
                return Err(line.start());
            }
            rows += 1;
            if rows == self.shape.rows {
                end = line.end();
                break;
            }
        }
        // The surroundings reach beyond the grid, so a line of a frame may have been taken for a row of this one.
        let drawn = self.around.all_doubtful || cells.doubtful.within(cells.sure);
        let grid = Grid::from_bytes(&cells.numbers).filter(|_| self.shape.whole && drawn);
        grid.zip(cells.start).ok_or(end)
    }
}

/// The cells of the rows that were read.
struct Cells {
    numbers: [u8; 81],
    start: Option<Cursor>,
    layouts: Layouts,
    /// How the rows spell empty cells: those beyond doubt, and the doubtful ones.
    sure: Empties,
    doubtful: Empties,
}

impl Cells {
    const NONE: Self =
        Self { numbers: [0; 81], start: None, layouts: Layouts::ALL, sure: Empties::NONE, doubtful: Empties::NONE };

    /// Adds a row. An error if it has not the layout of those before it.
    fn add(&mut self, row: Row, index: usize, line: &Line) -> Result<(), Cursor> {
        self.layouts = self.layouts.and(row.layouts);
        if self.layouts == Layouts::NONE {
            return Err(line.start());
        }
        let empties = if row.doubtful { &mut self.doubtful } else { &mut self.sure };
        *empties = empties.or(row.empties);
        if index == 0 {
            self.start = Some(line.place(row.start));
        }
        if let Some(slots) = self.numbers.as_chunks_mut::<9>().0.get_mut(index) {
            *slots = row.cells;
        }
        Ok(())
    }
}
