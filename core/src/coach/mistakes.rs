//! What is wrong with a position, before anything is built on it.

use crate::board::{Candidates, Cell, CellSet, DigitSet, Grid};
use crate::logic::{Role, Step, Technique};

/// The first mistake of these kinds, in this order, with all its cells: digits that stand twice in a house, digits that no
/// solution has, and true candidates that the notes of empty cells lack. `truth` holds, where that is known, the digits that
/// each cell has in any solution of the puzzle, and in any that has the digits of the grid.
pub(super) fn mistake(grid: &Grid, notes: &Candidates, truth: Option<[Candidates; 2]>) -> Option<Step> {
    let standing = |cell: Cell| grid[cell].map_or(DigitSet::EMPTY, DigitSet::only);
    let conflicts = grid.conflicts();
    if !conflicts.is_empty() {
        return step(Technique::Conflict, conflicts, standing);
    }
    let [possible, left] = truth?;
    let wrong = |cell: Cell| standing(cell).minus(possible[cell]);
    let missing = |cell: Cell| if grid[cell].is_some() { DigitSet::EMPTY } else { left[cell].minus(notes[cell]) };
    step(Technique::WrongDigit, CellSet::FULL, wrong)
        .or_else(|| step(Technique::MissingCandidate, CellSet::FULL, missing))
}

/// A step that shows some digits of some cells; none if there are no such digits.
fn step(technique: Technique, cells: CellSet, digits: impl Fn(Cell) -> DigitSet) -> Option<Step> {
    let mut cells = cells.filter(|&cell| !digits(cell).is_empty()).peekable();
    cells.peek()?;
    let mut step = Step::new(technique);
    for cell in cells {
        step.mark(cell, digits(cell), Role::Mistake);
    }
    Some(step)
}
