//! The search for a solution other than the one that is known.

use crate::board::{Cell, Grid};
use crate::fast::Fast;
use crate::simd::Backend;
use crate::solve::{Event, Meter, Search};

/// Begins the search among all solutions of a puzzle.
#[inline]
pub(crate) fn begin(search: &mut Search<Fast>, backend: Backend, puzzle: &[u8; 81]) {
    search.begin_without(backend, puzzle, &[0; 81]);
}

/// Begins the search among the solutions in which the digit of `cell` is none of `digit`.
#[inline]
pub(crate) fn begin_elsewhere(search: &mut Search<Fast>, backend: Backend, puzzle: &[u8; 81], cell: Cell, digit: u8) {
    let mut without = [0; 81];
    without[cell as usize] = digit;
    search.begin_without(backend, puzzle, &without);
}

/// Goes on to the next solution that is not the known one.
#[inline]
pub(crate) fn rival(search: &mut Search<Fast>, known: &[u8; 81], meter: &mut Meter) -> Event {
    loop {
        match search.advance(meter) {
            Event::Solution(solution) if solution == Grid::from_numbers(known) => {}
            event => return event,
        }
    }
}
