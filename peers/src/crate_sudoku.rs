//! The crate `sudoku`, the fastest solver in Rust on easy puzzles.

use crate::engine::{Engine, Sample};
use sudoku::Sudoku;

pub struct Crate;

impl Engine for Crate {
    fn name(&self) -> &str {
        "sudoku"
    }

    fn solve(&mut self, sample: &Sample, limit: u64, solutions: &mut [[u8; 81]]) -> u64 {
        let mut found = [[0; 81]; 2];
        let (room, _) = found.split_at_mut(limit as usize);
        let solve = |(puzzle, solution): (&[u8; 81], &mut [u8; 81])| {
            let puzzle = Sudoku::from_bytes(*puzzle).expect("the bytes are digits");
            let count = puzzle.solutions_up_to_buffer(room, limit as usize);
            *solution = room[0];
            count as u64
        };
        sample.digits.iter().zip(solutions).map(solve).sum()
    }

    fn is_peer(&self) -> bool {
        true
    }
}
