//! Plain data

use crate::memory::{self, Checked};
use crate::result::SUDOKIT_E_VALUE;
use sudokit_core::board::{Candidates, Cell, CellSet, Digit, Grid};

/// 81 cells, row by row: 0 for empty, 1 to 9.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct sudokit_grid {
    /// Cell 9 * row + column, both from 0.
    pub cells: [u8; 81],
}

memory::plain!(sudokit_grid);

/// For each of 81 cells, row by row, the digits that it may still take.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct sudokit_candidates {
    /// Bit d - 1 for digit d; the other bits are 0.
    pub cells: [u16; 81],
}

memory::plain!(sudokit_candidates);

const _: () = assert!(size_of::<sudokit_grid>() == 81 && align_of::<sudokit_grid>() == 1);
const _: () = assert!(size_of::<sudokit_candidates>() == 162 && align_of::<sudokit_candidates>() == 2);

/// Reads a grid of the caller's.
#[inline]
pub(crate) fn grid(pointer: *const sudokit_grid) -> Checked<Grid> {
    Grid::from_bytes(&memory::read(pointer)?.cells).ok_or(SUDOKIT_E_VALUE)
}

/// Cells that break a rule, to stand for what is no grid.
pub(crate) const UNSOLVABLE: [u8; 81] = [1; 81];

/// Whether cells are empty or have a digit. It has no way out before its end, for vector registers.
#[inline]
pub(crate) fn are_cells(cells: &[u8; 81]) -> bool {
    cells.iter().fold(0, |largest, &cell| cell.max(largest)) <= 9
}

/// Reads candidates of the caller's.
pub(crate) fn candidates(pointer: *const sudokit_candidates) -> Checked<Candidates> {
    Candidates::from_bits(&memory::read(pointer)?.cells).ok_or(SUDOKIT_E_VALUE)
}

/// Reads 81 flags of the caller's, 1 for a cell whose digit is a clue and else 0; for NULL they are all 1.
pub(crate) fn clues(flags: *const u8) -> Checked<CellSet> {
    if flags.is_null() {
        return Ok(CellSet::FULL);
    }
    let flags: [u8; 81] = memory::read(flags.cast())?;
    if flags.iter().any(|&flag| flag > 1) {
        return Err(SUDOKIT_E_VALUE);
    }
    let clues = Cell::ALL.into_iter().zip(flags).filter(|&(_, flag)| flag == 1);
    Ok(clues.fold(CellSet::EMPTY, |all, (cell, _)| all.with(cell)))
}

/// The cell with a number from 0 to 80.
#[inline]
pub(crate) fn cell(number: u32) -> Checked<Cell> {
    Cell::new(number as usize).ok_or(SUDOKIT_E_VALUE)
}

/// The digit with a number from 1 to 9.
#[inline]
pub(crate) fn digit(number: u32) -> Checked<Digit> {
    u8::try_from(number).ok().and_then(Digit::from_number).ok_or(SUDOKIT_E_VALUE)
}

impl From<Grid> for sudokit_grid {
    #[inline]
    fn from(grid: Grid) -> Self {
        Self { cells: grid.to_bytes() }
    }
}

impl From<Candidates> for sudokit_candidates {
    fn from(candidates: Candidates) -> Self {
        Self { cells: candidates.to_bits() }
    }
}
