//! Many puzzles
//!
//! One call for many puzzles is faster than a call for each: the fast engine works at several of them at a time. What
//! comes of a puzzle is what sudokit_solve or, with SUDOKIT_UNIQUE, sudokit_solve_unique says of it, whatever stands
//! beside it, and with every backend and workspace. A solver other than AUTO is SUDOKIT_E_OPTIONS.
//!
//! The workspace is memory of any kind and alignment that is used during the call and means nothing after it. NULL or
//! less than sudokit_batch_workspace_size says only makes the call slower; more is not used. A thread needs one of its
//! own, and it must not overlap anything else.
//!
//! With a budget a call stops in between, to show progress or to look at a clock: once its puzzles have taken so many
//! nodes, it begins no other, but finishes those begun, which are up to 64. It does at least one puzzle, so calling again
//! always comes to an end. How many it does depends on the workspace.

use crate::lines::{Lines, Slot};
use crate::memory::{self, Inputs, Out, Outputs, call};
use crate::result::{
    SUDOKIT_E_VALUE, SUDOKIT_LIMIT, SUDOKIT_NO_SOLUTION, SUDOKIT_NOT_UNIQUE, SUDOKIT_OK, sudokit_result,
};
use crate::solving::{backend, fast_settings, sudokit_solve_options};
use crate::text::sudokit_cursor;
use crate::types::{UNSOLVABLE, are_cells};
use libc::{c_char, c_void};
use sudokit_core::Backend;
use sudokit_core::batch::{Job, Outcome, Puzzles, solve, workspace_words};

/// What sudokit_solve_lines writes for a line: 81 characters and LF.
pub const SUDOKIT_LINE_SIZE: usize = 82;

const _: () = assert!(SUDOKIT_LINE_SIZE == size_of::<Slot>());

/// The size of the workspace with which a backend works best; SUDOKIT_BACKEND_AUTO asks for this machine's. It is enough
/// at any address. 0 if none is of use, and for a backend that this machine does not have.
///
/// Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_batch_workspace_size(backend: u32) -> usize {
    match self::backend(backend).map_or(0, workspace_words) {
        0 => 0,
        // One more, of which the beginning is lost where the memory is not aligned.
        words => size_of::<u64>() * (words + 1),
    }
}

/// Solves `count` puzzles, each of 81 bytes: 0 for an empty cell, 1 to 9. Puzzle i starts at puzzles + i * puzzle_stride
/// and its solution goes to solutions + i * solution_stride; what is between them is neither read nor written. Puzzles
/// and solutions may be the same memory with the same stride, but must not overlap otherwise.
///
/// `results[i]`, unless `results` is NULL, gets what came of puzzle i:
/// SUDOKIT_OK: its solution, the first one found, is written, unless `solutions` is NULL.
/// SUDOKIT_NOT_UNIQUE: with SUDOKIT_UNIQUE only: there are more; the same solution is written.
/// SUDOKIT_NO_SOLUTION: there is none. SUDOKIT_LIMIT: the node limit, which holds for each puzzle, came first.
/// SUDOKIT_E_VALUE: it has a byte above 9. No solution is written.
///
/// The call itself gives:
/// SUDOKIT_OK: all puzzles are done, and `*done` is `count`.
/// SUDOKIT_LIMIT: the budget is used up. The first `*done` puzzles are done, at least one, and the others untouched: call
/// again with the arrays that are not NULL moved on by so many, and `count` less so many.
/// SUDOKIT_E_SIZE: a stride below 81, but for `solution_stride` where `solutions` is NULL, or an array that would not fit
/// into memory.
/// SUDOKIT_E_NULL: `puzzles` is NULL with a `count` above 0, or `done` with a budget; without one it may be NULL.
/// SUDOKIT_E_OPTIONS: as in sudokit_solve_candidates.
///
/// Cost: less than a microsecond for an easy puzzle. Stack: 64 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_solve_batch(
    puzzles: *const u8,
    puzzle_stride: usize,
    count: usize,
    options: *const sudokit_solve_options,
    solutions: *mut u8,
    solution_stride: usize,
    results: *mut sudokit_result,
    workspace: *mut c_void,
    workspace_size: usize,
    done: *mut usize,
) -> sudokit_result {
    call(|| {
        let (backend, job) = fast_settings(options)?;
        let done = if job.budget == u64::MAX { Out::optional(done)? } else { Out::required(done)? };
        let mut array = Array {
            puzzles: Inputs::new(puzzles.cast(), puzzle_stride, count)?,
            solutions: Outputs::optional(solutions.cast(), solution_stride, count)?,
            results: Outputs::optional(results, size_of::<sudokit_result>(), count)?,
            taken: 0,
        };
        let solved = run(backend, job, &mut array, workspace, workspace_size);
        done.write(solved);
        Ok(if solved == count { SUDOKIT_OK } else { SUDOKIT_LIMIT })
    })
}

/// Solves a text with a puzzle a line, from `cursor` on, and writes a line for each: the n-th line out belongs to the n-th
/// line in. Start with a cursor of all zero. `text` may be a whole file mapped into memory.
///
/// A line in is 81 cells, 1 to 9 and a dot or 0 for an empty one, and the end of the line, LF or CR LF; or a space, comma,
/// tab, semicolon or # and anything before that end. The end of the text ends the last line, too, which counts as a line
/// that has ended. Skip a byte order mark first. Other formats are for sudokit_next_puzzle.
///
/// A line out is SUDOKIT_LINE_SIZE bytes: the 81 digits of the solution and LF, or 81 times the same character:
/// '-': there is no solution. '+': with SUDOKIT_UNIQUE only: there are more than one.
/// '?': the node limit, which holds for each puzzle, came first.
/// '#': the line has nothing but white space, or a # before anything else. '!': it is malformed.
///
/// `malformed`, unless it is NULL, gets the numbers of malformed lines, counted from 0 at the start of the text, up to
/// `malformed_capacity` of them; `*malformed_count`, unless that is NULL, gets how many lines of this call are malformed.
/// `out` must not overlap the text.
///
/// SUDOKIT_OK: the end of the text is reached. SUDOKIT_LIMIT: `out` is full, or the budget used up; call again to go on.
/// Either way `*written` bytes are in `out`, and `cursor` tells where the first line that was not read begins. An
/// offset beyond the text stands for its end.
/// SUDOKIT_E_SIZE: `capacity` is less than SUDOKIT_LINE_SIZE, or a size impossible.
/// SUDOKIT_E_NULL: `cursor`, `out` or `written` is NULL, or `text` is with a `len` above 0.
/// SUDOKIT_E_OPTIONS: as in sudokit_solve_candidates.
///
/// Cost: as in sudokit_solve_batch. Stack: 64 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_solve_lines(
    text: *const c_char,
    len: usize,
    cursor: *mut sudokit_cursor,
    options: *const sudokit_solve_options,
    out: *mut c_char,
    capacity: usize,
    written: *mut usize,
    malformed: *mut u64,
    malformed_capacity: usize,
    malformed_count: *mut usize,
    workspace: *mut c_void,
    workspace_size: usize,
) -> sudokit_result {
    call(|| {
        let (written, malformed_count) = (Out::required(written)?, Out::optional(malformed_count)?);
        let (backend, job) = fast_settings(options)?;
        let place = memory::read(cursor)?;
        let text = memory::bytes(text, len)?.get(place.offset..).unwrap_or_default();
        let mut lines = Lines {
            rest: text,
            slots: memory::lines(out, capacity)?,
            number: place.lines(),
            taken: 0,
            malformed: Outputs::optional(malformed, size_of::<u64>(), malformed_capacity)?,
            malformed_count: 0,
        };
        let solved = run(backend, job, &mut lines, workspace, workspace_size);
        written.write(SUDOKIT_LINE_SIZE * solved);
        malformed_count.write(lines.malformed_count);
        Out::required(cursor)?.write(place.moved(text.len() - lines.rest.len(), lines.number));
        Ok(if lines.rest.is_empty() { SUDOKIT_OK } else { SUDOKIT_LIMIT })
    })
}

/// Solves puzzles with the caller's workspace.
fn run<P: Puzzles>(backend: Backend, job: Job, puzzles: &mut P, workspace: *mut c_void, size: usize) -> usize {
    solve(backend, job, puzzles, memory::workspace(workspace, size, workspace_words(backend)))
}

/// Puzzles in arrays of the caller's.
struct Array {
    puzzles: Inputs<[u8; 81]>,
    solutions: Outputs<[u8; 81]>,
    results: Outputs<sudokit_result>,
    taken: usize,
}

impl Puzzles for Array {
    /// What is no grid is taken for one without a solution, so that a number tells the place.
    #[inline]
    fn next(&mut self, cells: &mut [u8; 81]) -> bool {
        let Some(puzzle) = self.puzzles.read(self.taken) else { return false };
        self.taken += 1;
        *cells = if are_cells(&puzzle) { puzzle } else { UNSOLVABLE };
        true
    }

    #[inline]
    fn report(&mut self, number: usize, outcome: &Outcome) {
        let (solution, result) = match outcome {
            Outcome::Solved(solution) => (Some(solution), SUDOKIT_OK),
            Outcome::NotUnique(solution) => (Some(solution), SUDOKIT_NOT_UNIQUE),
            Outcome::NoSolution if self.is_grid(number) => (None, SUDOKIT_NO_SOLUTION),
            Outcome::NoSolution => (None, SUDOKIT_E_VALUE),
            Outcome::Limit => (None, SUDOKIT_LIMIT),
        };
        if let Some(solution) = solution {
            self.solutions.write(number, solution.to_bytes());
        }
        self.results.write(number, result);
    }
}

impl Array {
    fn is_grid(&self, number: usize) -> bool {
        self.puzzles.read(number).is_some_and(|cells| are_cells(&cells))
    }
}
