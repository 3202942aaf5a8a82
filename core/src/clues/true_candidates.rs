//! Which candidates occur in any solution.

use crate::board::{Candidates, Cell, Grid};
use crate::fast::{self, Start};
use crate::simd::Backend;
use crate::solve::Ending;
use core::ops::ControlFlow;

/// For each cell the digits that it has in any solution, and whether these are all: at most `cap` solutions are looked
/// at. A solution is always asked for one that has something new, so 729 are enough for every puzzle.
pub fn true_candidates(backend: Backend, puzzle: &Grid, cap: u64) -> (Candidates, bool) {
    let (mut seen, mut open) = (Candidates::NONE, Candidates::NONE);
    if !puzzle.obeys_rules() {
        return (seen, true);
    }
    let mut left = cap;
    let rules = Candidates::of(puzzle);
    for cell in Cell::ALL {
        open[cell] = rules[cell];
    }
    for cell in Cell::ALL {
        loop {
            let mut asked = open;
            asked[cell] = open[cell].minus(seen[cell]);
            if asked[cell].is_empty() {
                break;
            }
            if left == 0 {
                return (seen, false);
            }
            match first(backend, &asked) {
                Some(solution) => {
                    left -= 1;
                    for (cell, digit) in solution.placed() {
                        seen[cell] = seen[cell].with(digit);
                    }
                }
                // What has no solution now is false for good.
                None => {
                    open[cell] = seen[cell];
                    break;
                }
            }
        }
    }
    (seen, true)
}

/// A solution that takes one of its candidates for each cell.
fn first(backend: Backend, candidates: &Candidates) -> Option<Grid> {
    let mut found = None;
    let (ending, _) = fast::search(backend, Start::Candidates(candidates), u64::MAX, &mut |solution| {
        found = Some(*solution);
        ControlFlow::Break(())
    });
    found.filter(|_| ending == Ending::Stopped)
}
