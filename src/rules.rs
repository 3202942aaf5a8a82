//! Rules

use crate::memory::{Out, call};
use crate::result::{SUDOKIT_CONFLICT, SUDOKIT_OK, sudokit_result};
use crate::types::{self, sudokit_grid};
use sudokit_core::board::{Cell, Digit};

/// Tells whether a digit stands twice in a row, column or box. The grid may be full or not.
///
/// `conflicts`, unless it is NULL, gets 81 bytes: 1 for a cell whose digit stands a second time in one of its houses, 0
/// for any other.
///
/// SUDOKIT_OK: no rule is broken. SUDOKIT_CONFLICT: some is. `conflicts` is written in both cases.
/// SUDOKIT_E_VALUE: a cell above 9. SUDOKIT_E_NULL: `grid` is NULL.
///
/// Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
///
/// cbindgen:ptrs-as-arrays=[[conflicts;81]]
#[allow(rustdoc::broken_intra_doc_links)] // cbindgen's way to write an array
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_check(grid: *const sudokit_grid, conflicts: *mut u8) -> sudokit_result {
    call(|| {
        let conflicts = Out::optional(conflicts.cast::<[u8; 81]>())?;
        let cells = types::grid(grid)?.conflicts();
        conflicts.write(Cell::ALL.map(|cell| u8::from(cells.contains(cell))));
        Ok(if cells.is_empty() { SUDOKIT_OK } else { SUDOKIT_CONFLICT })
    })
}

/// The first three digits of the top row as one number: 483 for 4, 8, 3. An empty cell counts as 0. The result is 0 for
/// a NULL pointer and for a grid with a cell above 9.
///
/// Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_corner_number(grid: *const sudokit_grid) -> u32 {
    let Ok(grid) = types::grid(grid) else { return 0 };
    let digits = [Cell::R1C1, Cell::R1C2, Cell::R1C3].map(|cell| grid[cell].map_or(0, Digit::number));
    digits.iter().fold(0, |number, &digit| number * 10 + u32::from(digit))
}
