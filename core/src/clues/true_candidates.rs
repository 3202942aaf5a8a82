//! Which candidates occur in any solution.

use crate::board::{Candidates, Cell, Grid};
use crate::method;
use crate::simd::Backend;

/// For each cell the digits that it has in any solution, and whether these are all: at most `cap` solutions are looked
/// at. A solution is always asked for one that has something new, so 729 are enough for every puzzle.
pub fn true_candidates(backend: Backend, puzzle: &Grid, cap: u64) -> (Candidates, bool) {
    let (mut seen, mut open) = (Candidates::NONE, Candidates::of(puzzle));
    if !puzzle.obeys_rules() {
        return (seen, true);
    }
    let mut left = cap;
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
            match method::find_candidates(backend, &asked, u64::MAX, 1).0 {
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
