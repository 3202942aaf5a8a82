//! What every solver looks like to the tables.

use crate::rules::is_solution;

/// Something that solves puzzles.
pub trait Engine: Send {
    /// What the tables call it.
    fn name(&self) -> &str;

    /// Solves the puzzles, each up to `limit` solutions, writes one solution of each, as digits or as text, and gives
    /// the number of solutions found.
    fn solve(&mut self, sample: &Sample, limit: u64, solutions: &mut [[u8; 81]]) -> u64;

    /// How many times slower than the fastest it may be: it gets that much smaller a sample.
    fn slowness(&self) -> usize {
        1
    }

    /// Whether it is none of ours.
    fn is_peer(&self) -> bool {
        false
    }
}

/// Puzzles in the forms that solvers read, made beforehand so that no solver is measured converting them.
pub struct Sample {
    /// 0 for an empty cell, 1 to 9.
    pub digits: Vec<[u8; 81]>,
    /// A dot for an empty cell, and a NUL at the end.
    pub texts: Vec<[u8; 82]>,
}

impl Sample {
    pub fn new(digits: Vec<[u8; 81]>) -> Sample {
        let text = |puzzle: &[u8; 81]| {
            let mut text = [0; 82];
            for (character, &digit) in text.iter_mut().zip(puzzle) {
                *character = if digit == 0 { b'.' } else { b'0' + digit };
            }
            text
        };
        let texts = digits.iter().map(text).collect();
        Sample { digits, texts }
    }

    /// Finds out whether each puzzle has got a solution; digits may be text.
    pub fn is_solved_by(&self, solutions: &[[u8; 81]]) -> bool {
        self.digits.iter().zip(solutions).all(|(puzzle, solution)| is_solution(puzzle, solution))
    }
}
