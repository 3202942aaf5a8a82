//! Candidates
//!
//! No function changes the candidates that it is given: the result goes to `out`, which may be the same object. A mask
//! with a bit above the nine is SUDOKIT_E_VALUE, and NULL for `in`, `grid` or `out` is SUDOKIT_E_NULL. A mask of 0, a
//! cell without candidates, is allowed in the input.

use crate::memory::{Checked, Out, call};
use crate::result::{SUDOKIT_CONFLICT, SUDOKIT_OK, sudokit_result};
use crate::types::{self, sudokit_candidates, sudokit_grid};
use sudokit_core::board::{Candidates, Contradiction};
use sudokit_core::solve;

/// Writes all nine digits for every cell: the candidates of the empty grid.
///
/// Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_candidates_full(out: *mut sudokit_candidates) -> sudokit_result {
    call(|| finish(Out::required(out)?, Ok(Candidates::FULL)))
}

/// Writes what the rules leave to each cell: its digit if it has one, else the digits that none of its peers has. An
/// empty cell may be left with none, and digits that break a rule are kept as they are; sudokit_check tells of those.
///
/// SUDOKIT_OK: written. SUDOKIT_E_VALUE: a cell above 9.
///
/// Cost: constant. Stack: 2 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_candidates_from_grid(
    grid: *const sudokit_grid,
    out: *mut sudokit_candidates,
) -> sudokit_result {
    call(|| {
        let out = Out::required(out)?;
        finish(out, Ok(Candidates::of(&types::grid(grid)?)))
    })
}

/// Writes a grid of the cells that have exactly one candidate, with that digit, and leaves the others empty.
///
/// SUDOKIT_OK: written; its digits may break a rule. SUDOKIT_E_VALUE: a bad mask.
///
/// Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_candidates_to_grid(
    r#in: *const sudokit_candidates,
    out: *mut sudokit_grid,
) -> sudokit_result {
    call(|| {
        let out = Out::required(out)?;
        out.write(types::candidates(r#in)?.to_grid().into());
        Ok(SUDOKIT_OK)
    })
}

/// Assigns a digit by elimination: the cell keeps only that candidate and its 20 peers lose it. Nothing further
/// follows; see sudokit_candidates_propagate.
///
/// SUDOKIT_OK: the result is in `out`.
/// SUDOKIT_CONFLICT: the digit is no candidate of the cell, or a peer has no candidate left. Nothing is written.
/// SUDOKIT_E_VALUE: a cell above 80, a digit that is not 1 to 9, or a bad mask.
///
/// Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_candidates_assign(
    r#in: *const sudokit_candidates,
    cell: u32,
    digit: u32,
    out: *mut sudokit_candidates,
) -> sudokit_result {
    call(|| {
        let (out, before) = (Out::required(out)?, types::candidates(r#in)?);
        finish(out, before.assign(types::cell(cell)?, types::digit(digit)?))
    })
}

/// Strikes one candidate, if the cell has it. Nothing further follows.
///
/// SUDOKIT_OK: the result is in `out`.
/// SUDOKIT_CONFLICT: the cell has no candidate left. Nothing is written.
/// SUDOKIT_E_VALUE: a cell above 80, a digit that is not 1 to 9, or a bad mask.
///
/// Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_candidates_eliminate(
    r#in: *const sudokit_candidates,
    cell: u32,
    digit: u32,
    out: *mut sudokit_candidates,
) -> sudokit_result {
    call(|| {
        let (out, before) = (Out::required(out)?, types::candidates(r#in)?);
        finish(out, before.eliminate(types::cell(cell)?, types::digit(digit)?))
    })
}

/// Follows naked and hidden singles to the end: a cell with one candidate takes it from its peers, and a digit with one
/// place in a house goes there, until neither strikes anything. No solution is lost.
///
/// SUDOKIT_OK: the result is in `out`.
/// SUDOKIT_CONFLICT: a cell is left without a candidate or a house without a place for a digit: these candidates have
/// no solution. Nothing is written.
/// SUDOKIT_E_VALUE: a bad mask.
///
/// Cost: constant. Stack: 2 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_candidates_propagate(
    r#in: *const sudokit_candidates,
    out: *mut sudokit_candidates,
) -> sudokit_result {
    call(|| {
        let out = Out::required(out)?;
        finish(out, solve::propagate(&types::candidates(r#in)?))
    })
}

fn finish(out: Out<sudokit_candidates>, after: Result<Candidates, Contradiction>) -> Checked<sudokit_result> {
    Ok(match after {
        Ok(candidates) => {
            out.write(candidates.into());
            SUDOKIT_OK
        }
        Err(Contradiction) => SUDOKIT_CONFLICT,
    })
}
