//! Which clues of a puzzle could go, and a puzzle from which none can.

use super::reduction::{Reduction, listed};
use super::survey::{Finding, Survey};
use crate::board::{Cell, CellSet, Grid};
use crate::fast::Fast;
use crate::method::{self, Method};
use crate::random::Random;
use crate::simd::Backend;
use crate::solve::{Ending, Meter, Search};
use core::ops::ControlFlow;

/// Why a puzzle has not exactly one solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// It has none.
    NoSolution,
    /// It has more.
    NotUnique,
}

/// The clues that could go, each by itself.
pub fn redundant(backend: Backend, puzzle: &Grid) -> Result<CellSet, Flaw> {
    let mut found = CellSet::EMPTY;
    each_redundant(backend, puzzle, |cell| {
        found = found.with(cell);
        ControlFlow::Continue(())
    })?;
    Ok(found)
}

/// Whether no clue could go.
pub fn is_minimal(backend: Backend, puzzle: &Grid) -> Result<bool, Flaw> {
    let mut is_minimal = true;
    each_redundant(backend, puzzle, |_| {
        is_minimal = false;
        ControlFlow::Break(())
    })?;
    Ok(is_minimal)
}

/// Takes clues away in random order until none can go.
pub fn minimize(backend: Backend, puzzle: &Grid, random: &mut Random) -> Result<Grid, Flaw> {
    let solution = only_solution(backend, puzzle)?;
    let mut room = Cell::ALL;
    let order = listed(puzzle.placed().map(|(cell, _)| cell), &mut room);
    random.shuffle(order);
    let mut reduction = Reduction::IDLE;
    reduction.begin(&solution.to_bytes(), &puzzle.to_bytes(), order.iter().copied(), 0);
    reduce(backend, &mut reduction);
    Ok(Grid::from_numbers(&reduction.clues(CellSet::only)))
}

/// On a stack of its own, so that it does not lie on top of the search for the solution.
#[inline(never)]
fn reduce(backend: Backend, reduction: &mut Reduction) {
    let mut search = Search::IDLE;
    while !reduction.advance(&mut search, backend, CellSet::only, &mut Meter::new(u64::MAX)) {}
}

/// Gives the redundant clues one by one, in the order of their cells.
fn each_redundant(backend: Backend, puzzle: &Grid, mut found: impl FnMut(Cell) -> ControlFlow<()>) -> Result<(), Flaw> {
    let solution = only_solution(backend, puzzle)?.to_bytes();
    survey(backend, [&solution, &puzzle.to_bytes()], &mut found);
    Ok(())
}

/// On a stack of its own, like `reduce`.
#[inline(never)]
fn survey(backend: Backend, puzzle: [&[u8; 81]; 2], found: &mut impl FnMut(Cell) -> ControlFlow<()>) {
    let (mut search, mut survey) = (Search::<Fast>::IDLE, Survey::START);
    loop {
        match survey.advance(&mut search, backend, puzzle, &mut Meter::new(u64::MAX)) {
            Finding::Redundant(cell) if found(cell).is_break() => return,
            Finding::Redundant(_) | Finding::Limit => {}
            Finding::End => return,
        }
    }
}

/// The solution of a puzzle that has just one.
fn only_solution(backend: Backend, puzzle: &Grid) -> Result<Grid, Flaw> {
    match method::find(Method::Fast(backend), puzzle, u64::MAX, 2) {
        (Some(solution), Ending::Exhausted, _) => Ok(solution),
        (Some(_), ..) => Err(Flaw::NotUnique),
        (None, ..) => Err(Flaw::NoSolution),
    }
}
