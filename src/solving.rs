//! Solving
//!
//! Every solver finds every solution of every grid. They differ in speed, and in the order of the solutions, which for
//! one solver never changes. A grid whose clues break a rule has no solution.
//!
//! `options` may be NULL for the defaults. `stats` may be NULL; it is written on every result that is not negative.
//! NULL for any other pointer is SUDOKIT_E_NULL.

use crate::memory::{self, Checked, Options, Out, call};
use crate::result::{
    SUDOKIT_CANCELLED, SUDOKIT_E_NULL, SUDOKIT_E_OPTIONS, SUDOKIT_LIMIT, SUDOKIT_NO_SOLUTION, SUDOKIT_NOT_UNIQUE,
    SUDOKIT_OK, sudokit_result,
};
use crate::types::{self, sudokit_candidates, sudokit_grid};
use core::mem::offset_of;
use core::ops::ControlFlow;
use libc::c_void;
use sudokit_core::Backend;
use sudokit_core::batch::Job;
use sudokit_core::board::Grid;
use sudokit_core::method::{self, Method};
use sudokit_core::solve::{Ending, Statistics};

/// The fast engine: it draws conclusions for the whole grid at once, in vector registers, and where nothing more follows
/// it asks a question with two answers and tries both. Its solutions, their order and its statistics are the same with
/// every backend.
pub const SUDOKIT_SOLVER_AUTO: u32 = 0;
/// Backtracking over the cell with the fewest candidates, with forward checking.
pub const SUDOKIT_SOLVER_BACKTRACK: u32 = 1;
/// Exact cover: Algorithm X with dancing links.
pub const SUDOKIT_SOLVER_EXACT_COVER: u32 = 2;
/// Naked and hidden singles to a fixpoint; a guess only when stuck.
pub const SUDOKIT_SOLVER_PROPAGATE: u32 = 3;
/// Backtracking in cell order, least digit first. It enters tens of millions of nodes a second, and there are puzzles
/// that take it thousands of millions: give it a node limit.
pub const SUDOKIT_SOLVER_SIMPLE: u32 = 4;

/// The best backend that this machine has. A backend is the instruction set of the fast engine.
pub const SUDOKIT_BACKEND_AUTO: u32 = 0;
/// Plain instructions: on every machine.
pub const SUDOKIT_BACKEND_PORTABLE: u32 = 1;
/// SSE2: on every x86-64.
pub const SUDOKIT_BACKEND_SSE2: u32 = 2;
/// AVX2 with BMI1 and BMI2.
pub const SUDOKIT_BACKEND_AVX2: u32 = 3;
/// AVX-512 with F, BW, DQ, VL, VBMI, VBMI2, BITALG and VPOPCNTDQ.
pub const SUDOKIT_BACKEND_AVX512: u32 = 4;
/// NEON: on every little-endian AArch64.
pub const SUDOKIT_BACKEND_NEON: u32 = 5;

/// A flag: prove that a solution is the only one.
pub const SUDOKIT_UNIQUE: u32 = 1;

/// How to solve. Call sudokit_solve_options_init first.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct sudokit_solve_options {
    /// The size of this struct.
    pub struct_size: u32,
    /// One of SUDOKIT_SOLVER_AUTO and the others.
    pub solver: u32,
    /// The most nodes that one call may enter for a puzzle; 0 for no limit. A node is a position of the search: the start,
    /// and one for each placement, or answer to a question, that is followed. For an iterator it holds for each
    /// sudokit_solutions_next.
    pub node_limit: u64,
    /// Once a call has entered so many nodes for all its puzzles together, it begins no other; 0 for no limit. Functions
    /// for a single puzzle ignore it.
    pub budget: u64,
    /// SUDOKIT_UNIQUE or 0. Functions whose text does not name the flag ignore it; another flag is always
    /// SUDOKIT_E_OPTIONS.
    pub flags: u32,
    /// One of SUDOKIT_BACKEND_AUTO and the others; one that this machine does not have is SUDOKIT_E_OPTIONS, with every
    /// solver. It makes no difference but to the speed of SUDOKIT_SOLVER_AUTO.
    pub backend: u32,
}

memory::plain!(sudokit_solve_options);

/// What a search did.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct sudokit_stats {
    /// Solutions found.
    pub solutions: u64,
    /// Positions entered: the start, and one for each placement that was followed. AUTO: for each answer to a question.
    pub nodes: u64,
    /// Placements followed where there was a choice of two or more. AUTO: first answers followed.
    pub guesses: u64,
    /// Placements taken back. AUTO: second answers followed.
    pub backtracks: u64,
    /// Candidates struck. AUTO counts passes over the grid, EXACT_COVER nodes unlinked, SIMPLE digits that did not fit.
    pub eliminations: u64,
    /// The most placements of the search that stood at one time. AUTO: the most answers.
    pub max_depth: u32,
    /// 0.
    pub reserved: u32,
}

memory::plain!(sudokit_stats);

const _: () = assert!(size_of::<sudokit_solve_options>() == 32 && align_of::<sudokit_solve_options>() == 8);
const _: () = assert!(offset_of!(sudokit_solve_options, struct_size) == 0);
const _: () = assert!(offset_of!(sudokit_solve_options, solver) == 4);
const _: () = assert!(offset_of!(sudokit_solve_options, node_limit) == 8);
const _: () = assert!(offset_of!(sudokit_solve_options, budget) == 16);
const _: () =
    assert!(offset_of!(sudokit_solve_options, flags) == 24 && offset_of!(sudokit_solve_options, backend) == 28);
const _: () = assert!(offset_of!(sudokit_stats, solutions) == 0 && offset_of!(sudokit_stats, nodes) == 8);
const _: () = assert!(offset_of!(sudokit_stats, guesses) == 16 && offset_of!(sudokit_stats, backtracks) == 24);
const _: () = assert!(offset_of!(sudokit_stats, eliminations) == 32 && offset_of!(sudokit_stats, max_depth) == 40);
const _: () = assert!(size_of::<sudokit_stats>() == 48 && align_of::<sudokit_stats>() == 8);

/// Takes a solution while sudokit_for_each runs. `user` is what the caller gave with the function; the solution is
/// there until the function returns. Returns 0 to go on, anything else to stop. Must come back by returning: no
/// longjmp, no exception.
pub type sudokit_solution_fn = Option<extern "C" fn(user: *mut c_void, solution: *const sudokit_grid) -> i32>;

/// Sets options to their defaults: SUDOKIT_SOLVER_AUTO, SUDOKIT_BACKEND_AUTO, no limits, no flags. `size` is
/// sizeof(sudokit_solve_options).
///
/// SUDOKIT_OK: written. SUDOKIT_E_SIZE: a size below 32 other than 16, or above 4096.
///
/// A struct of 16 bytes ends before `budget`; what it lacks is 0. A program compiled with a later header may have a
/// larger struct: its further fields are set to 0, and must be 0 when it is used.
///
/// Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_solve_options_init(options: *mut sudokit_solve_options, size: usize) -> sudokit_result {
    call(|| {
        let defaults = sudokit_solve_options { struct_size: size as u32, ..Default::default() };
        memory::init_options(options, size, defaults)?;
        Ok(SUDOKIT_OK)
    })
}

/// Finds a solution: the first one, for a puzzle that has several.
///
/// SUDOKIT_OK: it is in `solution`.
/// SUDOKIT_NO_SOLUTION: there is none. SUDOKIT_LIMIT: the node limit came first. `solution` is not written.
/// SUDOKIT_E_VALUE: a cell above 9. SUDOKIT_E_OPTIONS: an unknown solver or flag, a backend that this machine does not
/// have, or a struct_size that does not fit.
///
/// Cost: microseconds with AUTO; see the node limit. Stack: 32 KiB with AUTO, 31 KiB with PROPAGATE, 24 KiB with
/// BACKTRACK, 44 KiB with EXACT_COVER, 4 KiB with SIMPLE. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_solve(
    puzzle: *const sudokit_grid,
    options: *const sudokit_solve_options,
    solution: *mut sudokit_grid,
    stats: *mut sudokit_stats,
) -> sudokit_result {
    call(|| {
        let (solution, stats) = (Out::required(solution)?, Out::optional(stats)?);
        let (puzzle, Settings { method, node_limit, .. }) = (types::grid(puzzle)?, settings(options)?);
        let (found, ending, statistics) = method::find(method, &puzzle, node_limit, 1);
        stats.write(statistics.into());
        Ok(outcome(found, ending, false, solution))
    })
}

/// Finds the solution and proves that there is no other.
///
/// SUDOKIT_OK: the only solution is in `solution`.
/// SUDOKIT_NOT_UNIQUE: there are more; the one that sudokit_solve finds is in `solution`.
/// SUDOKIT_NO_SOLUTION: there is none. SUDOKIT_LIMIT: the node limit came before the proof. `solution` is not written.
/// SUDOKIT_E_VALUE, SUDOKIT_E_OPTIONS: as in sudokit_solve.
///
/// Cost: microseconds with AUTO; see the node limit. Stack: as in sudokit_solve. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_solve_unique(
    puzzle: *const sudokit_grid,
    options: *const sudokit_solve_options,
    solution: *mut sudokit_grid,
    stats: *mut sudokit_stats,
) -> sudokit_result {
    call(|| {
        let (solution, stats) = (Out::required(solution)?, Out::optional(stats)?);
        let (puzzle, Settings { method, node_limit, .. }) = (types::grid(puzzle)?, settings(options)?);
        let (found, ending, statistics) = method::find(method, &puzzle, node_limit, 2);
        stats.write(statistics.into());
        Ok(outcome(found, ending, true, solution))
    })
}

/// Finds a solution that takes one of its candidates for each cell. With SUDOKIT_UNIQUE, also proves that there is no
/// other. No cell needs to be decided: the rules and the candidates are all that counts.
///
/// SUDOKIT_OK: it is in `solution`.
/// SUDOKIT_NOT_UNIQUE: with SUDOKIT_UNIQUE only: there are more; the one found without the flag is in `solution`.
/// SUDOKIT_NO_SOLUTION: there is none, as when a cell has no candidate. SUDOKIT_LIMIT: the node limit came first, with
/// SUDOKIT_UNIQUE perhaps between a solution and the proof. `solution` is not written.
/// SUDOKIT_E_VALUE: a mask with a bit beyond the nine. SUDOKIT_E_OPTIONS: as in sudokit_solve, or a solver other than
/// AUTO.
///
/// Cost: microseconds; see the node limit. Stack: 32 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_solve_candidates(
    candidates: *const sudokit_candidates,
    options: *const sudokit_solve_options,
    solution: *mut sudokit_grid,
    stats: *mut sudokit_stats,
) -> sudokit_result {
    call(|| {
        let (solution, stats) = (Out::required(solution)?, Out::optional(stats)?);
        let (candidates, (backend, job)) = (types::candidates(candidates)?, fast_settings(options)?);
        let cap = if job.is_unique { 2 } else { 1 };
        let (found, ending, statistics) = method::find_candidates(backend, &candidates, job.node_limit, cap);
        stats.write(statistics.into());
        Ok(outcome(found, ending, job.is_unique, solution))
    })
}

/// Counts the solutions, and stops when there are `cap`; a cap of 0 counts them all, which can take longer than the
/// world lasts.
///
/// SUDOKIT_OK: `*count` is the number of solutions, or `cap`, unless it is 0, if there are at least as many.
/// SUDOKIT_LIMIT: the node limit came first; `*count` is the number found so far.
/// SUDOKIT_E_VALUE, SUDOKIT_E_OPTIONS: as in sudokit_solve.
///
/// Cost: grows with the number of solutions. Stack: as in sudokit_solve. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_count(
    puzzle: *const sudokit_grid,
    cap: u64,
    options: *const sudokit_solve_options,
    count: *mut u64,
    stats: *mut sudokit_stats,
) -> sudokit_result {
    call(|| {
        let (count, stats) = (Out::required(count)?, Out::optional(stats)?);
        let (puzzle, Settings { method, node_limit, .. }) = (types::grid(puzzle)?, settings(options)?);
        let (_, ending, statistics) = method::find(method, &puzzle, node_limit, most(cap));
        count.write(statistics.solutions);
        stats.write(statistics.into());
        Ok(if ending == Ending::Limit { SUDOKIT_LIMIT } else { SUDOKIT_OK })
    })
}

/// Counts the solutions that take one of its candidates for each cell, as sudokit_count does.
///
/// SUDOKIT_OK: `*count` is the number of solutions, or `cap`, unless it is 0, if there are at least as many.
/// SUDOKIT_LIMIT: the node limit came first; `*count` is the number found so far.
/// SUDOKIT_E_VALUE, SUDOKIT_E_OPTIONS: as in sudokit_solve_candidates.
///
/// Cost: grows with the number of solutions. Stack: 32 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_count_candidates(
    candidates: *const sudokit_candidates,
    cap: u64,
    options: *const sudokit_solve_options,
    count: *mut u64,
    stats: *mut sudokit_stats,
) -> sudokit_result {
    call(|| {
        let (count, stats) = (Out::required(count)?, Out::optional(stats)?);
        let (candidates, (backend, job)) = (types::candidates(candidates)?, fast_settings(options)?);
        let (_, ending, statistics) = method::find_candidates(backend, &candidates, job.node_limit, most(cap));
        count.write(statistics.solutions);
        stats.write(statistics.into());
        Ok(if ending == Ending::Limit { SUDOKIT_LIMIT } else { SUDOKIT_OK })
    })
}

/// Gives every solution to `each`, with `user`, until that returns something other than 0.
///
/// SUDOKIT_OK: every solution was given; there may have been none.
/// SUDOKIT_CANCELLED: `each` stopped it. SUDOKIT_LIMIT: the node limit did.
/// SUDOKIT_E_NULL: `puzzle` or `each` is NULL; `user` may be anything.
/// SUDOKIT_E_VALUE, SUDOKIT_E_OPTIONS: as in sudokit_solve.
///
/// Cost: grows with the number of solutions. Stack: as in sudokit_solve, and what `each` uses. Threads: any. Since
/// 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_for_each(
    puzzle: *const sudokit_grid,
    options: *const sudokit_solve_options,
    each: sudokit_solution_fn,
    user: *mut c_void,
    stats: *mut sudokit_stats,
) -> sudokit_result {
    call(|| {
        let (each, stats) = (each.ok_or(SUDOKIT_E_NULL)?, Out::optional(stats)?);
        let (puzzle, Settings { method, node_limit, .. }) = (types::grid(puzzle)?, settings(options)?);
        let (ending, statistics) = method::search(method, &puzzle, node_limit, &mut |solution| match each(
            user,
            &sudokit_grid::from(*solution),
        ) {
            0 => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        });
        stats.write(statistics.into());
        Ok(match ending {
            Ending::Exhausted => SUDOKIT_OK,
            Ending::Stopped => SUDOKIT_CANCELLED,
            Ending::Limit => SUDOKIT_LIMIT,
        })
    })
}

/// Options that have been checked.
pub(crate) struct Settings {
    pub(crate) method: Method,
    pub(crate) node_limit: u64,
    budget: u64,
    is_unique: bool,
}

/// Reads options of the caller's.
pub(crate) fn settings(options: *const sudokit_solve_options) -> Checked<Settings> {
    let sudokit_solve_options { solver, node_limit, budget, flags, backend, .. } = memory::options(options)?;
    if flags & !SUDOKIT_UNIQUE != 0 {
        return Err(SUDOKIT_E_OPTIONS);
    }
    let method = method(solver, self::backend(backend)?).ok_or(SUDOKIT_E_OPTIONS)?;
    Ok(Settings { method, node_limit: most(node_limit), budget: most(budget), is_unique: flags != 0 })
}

/// The same for a function that the fast engine alone can do.
pub(crate) fn fast_settings(options: *const sudokit_solve_options) -> Checked<(Backend, Job)> {
    let Settings { method, node_limit, budget, is_unique } = settings(options)?;
    match method {
        Method::Fast(backend) => Ok((backend, Job { is_unique, node_limit, budget })),
        _ => Err(SUDOKIT_E_OPTIONS),
    }
}

/// The backend with this number.
pub(crate) fn backend(number: u32) -> Checked<Backend> {
    match number {
        SUDOKIT_BACKEND_AUTO => Ok(Backend::best()),
        _ => Backend::with_number(number).ok_or(SUDOKIT_E_OPTIONS),
    }
}

/// A limit, of which 0 is none.
fn most(limit: u64) -> u64 {
    if limit == 0 { u64::MAX } else { limit }
}

/// What has come of looking for one solution or, to show that it is the only one, two.
fn outcome(found: Option<Grid>, ending: Ending, is_unique: bool, solution: Out<sudokit_grid>) -> sudokit_result {
    let (found, result) = match (found, ending) {
        (_, Ending::Limit) => return SUDOKIT_LIMIT,
        (None, _) => return SUDOKIT_NO_SOLUTION,
        (Some(found), Ending::Stopped) if is_unique => (found, SUDOKIT_NOT_UNIQUE),
        (Some(found), _) => (found, SUDOKIT_OK),
    };
    solution.write(found.into());
    result
}

/// The solver with this number; the fast engine with a backend.
pub(crate) fn method(solver: u32, backend: Backend) -> Option<Method> {
    match solver {
        SUDOKIT_SOLVER_AUTO => Some(Method::Fast(backend)),
        SUDOKIT_SOLVER_PROPAGATE => Some(Method::Propagate),
        SUDOKIT_SOLVER_BACKTRACK => Some(Method::Backtrack),
        SUDOKIT_SOLVER_EXACT_COVER => Some(Method::ExactCover),
        SUDOKIT_SOLVER_SIMPLE => Some(Method::Simple),
        _ => None,
    }
}

/// The number of a solver.
pub(crate) fn number(method: Method) -> u32 {
    match method {
        Method::Backtrack => SUDOKIT_SOLVER_BACKTRACK,
        Method::ExactCover => SUDOKIT_SOLVER_EXACT_COVER,
        Method::Propagate => SUDOKIT_SOLVER_PROPAGATE,
        Method::Simple => SUDOKIT_SOLVER_SIMPLE,
        Method::Fast(_) => SUDOKIT_SOLVER_AUTO,
    }
}

impl Default for sudokit_solve_options {
    fn default() -> Self {
        let (solver, backend) = (SUDOKIT_SOLVER_AUTO, SUDOKIT_BACKEND_AUTO);
        Self { struct_size: size_of::<Self>() as u32, solver, node_limit: 0, budget: 0, flags: 0, backend }
    }
}

impl Options for sudokit_solve_options {
    const SIZES: &'static [usize] = &[offset_of!(Self, budget), size_of::<Self>()];
}

impl From<Statistics> for sudokit_stats {
    fn from(statistics: Statistics) -> Self {
        let Statistics { solutions, nodes, guesses, backtracks, eliminations, max_depth } = statistics;
        Self { solutions, nodes, guesses, backtracks, eliminations, max_depth, reserved: 0 }
    }
}
