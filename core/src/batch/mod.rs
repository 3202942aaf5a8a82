//! Many puzzles in one call: 32 in lockstep.
//!
//! A row holds one number of each of 32 puzzles, and 81 rows are their cells. The pass is that of the fast engine
//! (`kernel`); as all numbers of a vector belong to different puzzles, nothing has to be moved about in it, and nothing
//! waits for anything. That is what makes it faster than one puzzle at a time, though puzzles wait for each other:
//! when twelve of them have come to rest they are all given something to do (`schedule`). Solutions are put together,
//! and leave 32 at a time (`exit`).
//!
//! What becomes of a puzzle is what becomes of it alone. A puzzle that waits is left as it is by the passes, its question is
//! asked from its own cells, and it goes through its own positions depth first: same solution, same nodes, whoever is
//! beside it. The last few of a batch are finished one at a time, by the fast engine, from where they are.
//!
//! With AVX-512 a pass over 32 puzzles is some 3100 instructions, 1700 of them vector operations, and takes about 1150
//! cycles; of the lanes 28 are at work, and on hard puzzles every second pass is followed by a change. Tried, and what came
//! of it:
//!
//! - reading the cells a second time instead of keeping 54 vectors over the middle of a half pass: fewer moves
//! - each of the six configurations worked out once for its three triads; what is single found from what is one less, without
//!   counting; what is new looked for in triads instead of cells: together a fifth off the pass
//! - marks for what each puzzle loses, applied as the rows go by: a third faster on hard sets than changing cells one by one;
//!   all that changes between two passes in one walk over the rows: another 5 to 9 in a hundred
//! - a column of every block of the pool for each lane, so that a position goes and comes by a choice between two rows: with
//!   AVX2 1.8 times as fast on puzzles with many solutions as moving columns, with AVX-512 a little slower on hard puzzles than
//!   permuting them into a denser pool
//! - the first block of the pool where all have room; the first where each has room spreads what is done at once over more
//!   blocks, and takes a third longer on puzzles with many solutions; the block used last, or the fullest, takes up to a
//!   fifth longer on hard ones
//! - blocks fetched ahead into the nearest memory for those that are dead, while the others have another pass: a tenth slower
//!   on hard puzzles, though half of a change is to wait for them
//! - solutions and puzzles turned from rows to grids and back 32 at a time, by shuffles of registers: one by one this was a
//!   fifth of the time on easy puzzles, and gathered and scattered four cells at a time it is a twentieth more than now
//! - what is in any of three as one operation, as for what is in neither of two others: fewer operations, but more moves, and
//!   three in a hundred slower
//! - eight or sixteen puzzles at rest instead of twelve: no difference

mod exit;
mod kernel;
mod lane;
mod schedule;

use crate::board::Grid;
use crate::method::{Method, find};
use crate::simd::{Backend, rows};
use crate::solve::Ending;
use schedule::{Desk, MOST_BLOCKS, Schedule};

/// What comes of one puzzle of a batch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// A solution; the only one, if that was asked.
    Solved(Grid),
    /// One of several solutions, the one that a search for the first finds.
    NotUnique(Grid),
    /// There is none.
    NoSolution,
    /// The node limit came first.
    Limit,
}

/// Puzzles, and where what comes of them goes.
pub trait Puzzles {
    /// Writes the cells of the next puzzle, 0 for an empty one, to where there may have been anything; false at the end. None
    /// is above 9. Puzzles count from 0 in the order in which they are taken.
    // Not a grid, which would be moved from hand to hand.
    fn next(&mut self, cells: &mut [u8; 81]) -> bool;

    /// Takes what has come of a puzzle. Each is reported once, in any order.
    fn report(&mut self, number: usize, outcome: &Outcome);
}

/// What to do with each puzzle.
#[derive(Clone, Copy, Debug)]
pub struct Job {
    /// Whether to show that a solution is the only one.
    pub is_unique: bool,
    /// The most nodes for each puzzle.
    pub node_limit: u64,
    /// Once so many nodes have been entered for all puzzles together, no other puzzle is begun.
    pub budget: u64,
}

/// Solves puzzles until there are no more, or the budget is used up: those begun are finished. `workspace` is memory to
/// work in; [`WORKSPACE_WORDS`] is what is of use, and with too little it is slower. Gives the number of puzzles, all of
/// which have been reported.
pub fn solve<P: Puzzles>(backend: Backend, job: Job, puzzles: &mut P, workspace: &mut [u64]) -> usize {
    match desk(workspace) {
        Some(desk) if job.node_limit > 0 && is_lockstep(backend) => {
            let mut schedule = Schedule::new(backend, job, puzzles, desk);
            schedule.run()
        }
        _ => one_by_one(backend, job, puzzles),
    }
}

/// Whether many puzzles at a time are faster than one by one. Words with four numbers each are not wide enough.
fn is_lockstep(backend: Backend) -> bool {
    backend != Backend::PORTABLE
}

/// The workspace that is of use, in words of 64 bits: four blocks to work on, the pool, and what it takes to begin where
/// a cache line does.
pub const WORKSPACE_WORDS: usize = 8 * 81 * (4 + MOST_BLOCKS) + 7;

/// Spreads out in the workspace; none if it is too small.
fn desk(workspace: &mut [u64]) -> Option<Desk<'_>> {
    let (blocks, _) = rows(workspace).as_chunks_mut::<81>();
    let [open, taken, entrance, exit, pool @ ..] = blocks else { return None };
    let room = pool.len().min(MOST_BLOCKS);
    let pool = pool.get_mut(..room)?;
    if pool.is_empty() { None } else { Some(Desk { open, taken, entrance, exit, pool }) }
}

/// The same without a workspace.
#[inline(never)]
fn one_by_one<P: Puzzles>(backend: Backend, job: Job, puzzles: &mut P) -> usize {
    let (mut number, mut nodes) = (0, 0_u64);
    let mut cells = [0; 81];
    while (nodes < job.budget || number == 0) && puzzles.next(&mut cells) {
        let puzzle = Grid::from_numbers(&cells);
        let cap = if job.is_unique { 2 } else { 1 };
        let (found, ending, statistics) = find(Method::Fast(backend), &puzzle, job.node_limit, cap);
        let outcome = match (found, ending) {
            (_, Ending::Limit) => Outcome::Limit,
            (None, _) => Outcome::NoSolution,
            (Some(found), Ending::Stopped) if job.is_unique => Outcome::NotUnique(found),
            (Some(found), _) => Outcome::Solved(found),
        };
        puzzles.report(number, &outcome);
        number += 1;
        nodes = nodes.saturating_add(statistics.nodes);
    }
    number
}

/// The workspace, in words of 64 bits, with which a backend works best.
pub fn workspace_words(backend: Backend) -> usize {
    if is_lockstep(backend) { WORKSPACE_WORDS } else { 0 }
}
