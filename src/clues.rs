//! Clues
//!
//! Which clues a puzzle needs. A clue is redundant if the puzzle has the same only solution without it. A puzzle of which
//! no clue is redundant is minimal.
//!
//! These functions have no limit: they solve the puzzle some hundred times at most, which takes microseconds for one with
//! a single solution. NULL for any pointer is SUDOKIT_E_NULL, and a cell above 9 SUDOKIT_E_VALUE.

use crate::memory::{Out, call};
use crate::result::{
    SUDOKIT_LIMIT, SUDOKIT_NO_SOLUTION, SUDOKIT_NOT_MINIMAL, SUDOKIT_NOT_UNIQUE, SUDOKIT_OK, sudokit_result,
};
use crate::types::{self, sudokit_candidates, sudokit_grid};
use sudokit_core::Backend;
use sudokit_core::board::CellSet;
use sudokit_core::clues::{self, Flaw};
use sudokit_core::random::Random;

/// Takes redundant clues away, in random order, until the puzzle is minimal. The same puzzle and seed always give the same
/// result.
///
/// SUDOKIT_OK: the minimal puzzle is in `out`. SUDOKIT_NO_SOLUTION, SUDOKIT_NOT_UNIQUE: the puzzle has not exactly one
/// solution; nothing is written.
///
/// Cost: some 20 microseconds. Stack: 32 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_minimize(puzzle: *const sudokit_grid, seed: u64, out: *mut sudokit_grid) -> sudokit_result {
    call(|| {
        let (puzzle, out) = (types::grid(puzzle)?, Out::required(out)?);
        let minimal = clues::minimize(Backend::best(), &puzzle, &mut Random::new(seed)).map_err(result)?;
        out.write(minimal.into());
        Ok(SUDOKIT_OK)
    })
}

/// Tells whether a puzzle is minimal.
///
/// SUDOKIT_OK: it is. SUDOKIT_NOT_MINIMAL: some clue is redundant; sudokit_redundant_clues tells which.
/// SUDOKIT_NO_SOLUTION, SUDOKIT_NOT_UNIQUE: it has not exactly one solution.
///
/// Cost: some 10 microseconds. Stack: 32 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_is_minimal(puzzle: *const sudokit_grid) -> sudokit_result {
    call(|| {
        let is_minimal = clues::is_minimal(Backend::best(), &types::grid(puzzle)?).map_err(result)?;
        Ok(if is_minimal { SUDOKIT_OK } else { SUDOKIT_NOT_MINIMAL })
    })
}

/// Tells which clues are redundant, each by itself: any one of them could go, but perhaps not two.
///
/// `redundant` gets 81 bytes: 1 for a cell with a redundant clue, 0 for any other.
///
/// SUDOKIT_OK: written. SUDOKIT_NO_SOLUTION, SUDOKIT_NOT_UNIQUE: the puzzle has not exactly one solution; nothing is
/// written.
///
/// Cost: some 10 microseconds. Stack: 32 KiB. Threads: any. Since 0.1.0.
///
/// cbindgen:ptrs-as-arrays=[[redundant;81]]
#[allow(rustdoc::broken_intra_doc_links)] // cbindgen's way to write an array
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_redundant_clues(puzzle: *const sudokit_grid, redundant: *mut u8) -> sudokit_result {
    call(|| {
        let (puzzle, out) = (types::grid(puzzle)?, Out::required(redundant.cast::<[u8; 81]>())?);
        let found = clues::redundant(Backend::best(), &puzzle).map_err(result)?;
        out.write(flags(found));
        Ok(SUDOKIT_OK)
    })
}

/// Writes the true candidates of a puzzle: for each cell the digits that it has in at least one solution. A cell of a
/// puzzle without a solution has none.
///
/// At most `cap` solutions are looked at; 0 for as many as it takes, which are never more than 729.
///
/// SUDOKIT_OK: all of them are in `out`. SUDOKIT_LIMIT: the cap came first; `out` has those of the solutions that were
/// looked at, which may be all.
///
/// Cost: microseconds for each solution that is looked at. Stack: 32 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_true_candidates(
    puzzle: *const sudokit_grid,
    out: *mut sudokit_candidates,
    cap: u64,
) -> sudokit_result {
    call(|| {
        let (puzzle, out) = (types::grid(puzzle)?, Out::required(out)?);
        let cap = if cap == 0 { u64::MAX } else { cap };
        let (candidates, are_all) = clues::true_candidates(Backend::best(), &puzzle, cap);
        out.write(candidates.into());
        Ok(if are_all { SUDOKIT_OK } else { SUDOKIT_LIMIT })
    })
}

fn result(flaw: Flaw) -> sudokit_result {
    match flaw {
        Flaw::NoSolution => SUDOKIT_NO_SOLUTION,
        Flaw::NotUnique => SUDOKIT_NOT_UNIQUE,
    }
}

/// 1 for the cells of a set.
fn flags(cells: CellSet) -> [u8; 81] {
    let mut flags = [0; 81];
    for cell in cells {
        flags[cell as usize] = 1;
    }
    flags
}
