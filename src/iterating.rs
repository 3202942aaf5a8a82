//! Iterating
//!
//! The same search, but the caller holds it: it can hand out solutions one at a time, stop after any number of nodes
//! (one frame of a game, a cancel button, a progress bar) and go on later. Its state is plain memory without pointers:
//! a copy is a snapshot that goes on by itself, and nothing has to be freed.

use crate::memory::{self, Checked, Out, Plain, call};
use crate::result::{SUDOKIT_DONE, SUDOKIT_E_STATE, SUDOKIT_LIMIT, SUDOKIT_OK, sudokit_result};
use crate::solving::{SUDOKIT_BACKEND_AUTO, Settings, backend, method, number, settings, sudokit_solve_options};
use crate::types::{self, sudokit_grid};
use sudokit_core::Backend;
use sudokit_core::fast::Fast;
use sudokit_core::method::Method;
use sudokit_core::solve::{Backtrack, Event, ExactCover, Meter, Propagate, Search, Simple, Solver};

/// A search in the caller's memory: 40 KiB, aligned to 8 bytes; better in a struct of your own, static or on the heap
/// than on a small stack. Set it up with sudokit_solutions_init.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct sudokit_solutions {
    /// Nothing to read or write.
    pub opaque: [u64; 5120],
}

memory::plain!(sudokit_solutions);

/// What stands before the search itself.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct Head {
    magic: u64,
    node_limit: u64,
    solver: u32,
    /// That of the fast engine.
    backend: u32,
}

memory::plain!(Head);

/// Tells a search that was set up by this version of the library from any other memory.
const MAGIC: u64 = u64::from_be_bytes(*b"sudokit\0");

const fn fits<T>() -> bool {
    size_of::<Head>() + size_of::<T>() <= size_of::<sudokit_solutions>() && align_of::<T>() <= 8
}

const _: () = assert!(fits::<Search<Backtrack>>() && fits::<Search<ExactCover>>());
const _: () = assert!(fits::<Search<Propagate>>() && fits::<Search<Simple>>() && fits::<Search<Fast>>());

/// Sets up the search for all solutions of a puzzle. The node limit of the options holds for each call of
/// sudokit_solutions_next.
///
/// SUDOKIT_OK: `it` is ready, also for a puzzle without a solution.
/// SUDOKIT_E_NULL: `it` or `puzzle` is NULL. SUDOKIT_E_VALUE, SUDOKIT_E_OPTIONS: as in sudokit_solve. `it` is not
/// written.
///
/// Cost: constant. Stack: 4 KiB. Threads: any, one at a time with the same object. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_solutions_init(
    it: *mut sudokit_solutions,
    puzzle: *const sudokit_grid,
    options: *const sudokit_solve_options,
) -> sudokit_result {
    call(|| {
        memory::check(it)?;
        let (puzzle, Settings { method, node_limit, .. }) = (types::grid(puzzle)?, settings(options)?);
        memory::zero(it)?;
        match method {
            Method::Backtrack => search::<Backtrack>(it)?.begin(&puzzle, &mut Meter::new(0)),
            Method::ExactCover => search::<ExactCover>(it)?.begin(&puzzle, &mut Meter::new(0)),
            Method::Propagate => search::<Propagate>(it)?.begin(&puzzle, &mut Meter::new(0)),
            Method::Simple => search::<Simple>(it)?.begin(&puzzle, &mut Meter::new(0)),
            Method::Fast(_) => search::<Fast>(it)?.begin(&puzzle, &mut Meter::new(0)),
        }
        let backend = if let Method::Fast(backend) = method { backend.number() } else { SUDOKIT_BACKEND_AUTO };
        *memory::in_place(it.cast())? = Head { magic: MAGIC, node_limit, solver: number(method), backend };
        Ok(SUDOKIT_OK)
    })
}

/// Goes on to the next solution.
///
/// SUDOKIT_OK: it is in `out`. SUDOKIT_DONE: there are no more, now and on every further call.
/// SUDOKIT_LIMIT: the node limit came first; call again to go on.
/// SUDOKIT_E_STATE: `it` was not set up. SUDOKIT_E_NULL: `it` or `out` is NULL.
///
/// Cost: that of the search to the next solution. Stack: 4 KiB. Threads: any, one at a time with the same object.
/// Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_solutions_next(it: *mut sudokit_solutions, out: *mut sudokit_grid) -> sudokit_result {
    call(|| {
        let out = Out::required(out)?;
        let head = head(it)?;
        advance(it, head, head.node_limit, out)
    })
}

/// Goes on to the next solution, but enters at most `max_nodes` nodes, whatever the options say.
///
/// SUDOKIT_OK: it is in `out`. SUDOKIT_DONE: there are no more, now and on every further call.
/// SUDOKIT_LIMIT: the nodes are used up; call again to go on.
/// SUDOKIT_E_STATE: `it` was not set up. SUDOKIT_E_NULL: `it` or `out` is NULL.
///
/// Any slicing hands out the same solutions in the same order.
///
/// Cost: at most `max_nodes` nodes, each of some microseconds at most. Stack: 4 KiB. Threads: any, one at a time with
/// the same object. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_solutions_step(
    it: *mut sudokit_solutions,
    max_nodes: u64,
    out: *mut sudokit_grid,
) -> sudokit_result {
    call(|| {
        let out = Out::required(out)?;
        advance(it, head(it)?, max_nodes, out)
    })
}

fn head(it: *mut sudokit_solutions) -> Checked<Head> {
    let head = memory::read(memory::check(it)?.as_ptr().cast::<Head>())?;
    if head.magic == MAGIC { Ok(head) } else { Err(SUDOKIT_E_STATE) }
}

/// The search behind the head.
fn search<'a, S: Solver>(it: *mut sudokit_solutions) -> Checked<&'a mut Search<S>>
where
    Search<S>: Plain,
{
    memory::in_place(it.cast::<Head>().wrapping_add(1).cast())
}

fn advance(it: *mut sudokit_solutions, head: Head, max_nodes: u64, out: Out<sudokit_grid>) -> Checked<sudokit_result> {
    let meter = &mut Meter::new(max_nodes);
    // A copy may have come from a machine with other backends, which makes no difference but to the speed.
    let backend = backend(head.backend).unwrap_or(Backend::PORTABLE);
    let event = match method(head.solver, backend).ok_or(SUDOKIT_E_STATE)? {
        Method::Backtrack => search::<Backtrack>(it)?.advance(meter),
        Method::ExactCover => search::<ExactCover>(it)?.advance(meter),
        Method::Propagate => search::<Propagate>(it)?.advance(meter),
        Method::Simple => search::<Simple>(it)?.advance(meter),
        Method::Fast(backend) => {
            let search = search::<Fast>(it)?;
            search.go_on_with(backend);
            search.advance(meter)
        }
    };
    Ok(match event {
        Event::Solution(solution) => {
            out.write(solution.into());
            SUDOKIT_OK
        }
        Event::Exhausted => SUDOKIT_DONE,
        Event::Limit => SUDOKIT_LIMIT,
    })
}
