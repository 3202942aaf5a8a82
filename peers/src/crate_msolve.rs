//! The crate `msolve`.

use crate::engine::{Engine, Sample};
use msolve::Sudoku;

pub struct Crate;

impl Engine for Crate {
    fn name(&self) -> &str {
        "msolve"
    }

    fn solve(&mut self, sample: &Sample, limit: u64, solutions: &mut [[u8; 81]]) -> u64 {
        let solve = |(puzzle, solution): (&[u8; 81], &mut [u8; 81])| {
            let mut found = Sudoku::from(puzzle).iter().take(limit as usize);
            let Some(first) = found.next() else { return 0 };
            *solution = first.to_array();
            1 + found.count() as u64
        };
        sample.digits.iter().zip(solutions).map(solve).sum()
    }

    fn is_peer(&self) -> bool {
        true
    }
}
