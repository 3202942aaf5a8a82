//! sudokit, one call for each puzzle.

use crate::engine::{Engine, Sample};
use crate::sudokit::{NOT_UNIQUE, OK, SolveOptions, Sudokit, name};

/// A solver of the library.
pub struct OneByOne {
    sudokit: Sudokit,
    name: String,
    options: SolveOptions,
    slowness: usize,
}

/// AUTO, AUTO with each of the backends, and the solvers that have a name of their own.
pub fn all(sudokit: &Sudokit, backends: &[u32]) -> impl Iterator<Item = OneByOne> {
    let auto = [0].iter().chain(backends).map(|&backend| (name("AUTO", backend), 0, backend, 1));
    let others = [("BACKTRACK", 1, 1000), ("EXACT_COVER", 2, 4), ("PROPAGATE", 3, 1), ("SIMPLE", 4, usize::MAX)];
    let others = others.map(|(name, solver, slowness)| (name.to_owned(), solver, 0, slowness));
    auto.chain(others).map(|(name, solver, backend, slowness)| OneByOne {
        sudokit: *sudokit,
        name,
        options: SolveOptions { solver, backend, ..SolveOptions::new() },
        slowness,
    })
}

impl Engine for OneByOne {
    fn name(&self) -> &str {
        &self.name
    }

    fn solve(&mut self, sample: &Sample, limit: u64, solutions: &mut [[u8; 81]]) -> u64 {
        let solve = if limit == 1 { self.sudokit.solve } else { self.sudokit.solve_unique };
        let solutions_of = |(puzzle, solution): (&[u8; 81], &mut [u8; 81])| {
            // SAFETY: all pointers are to objects of the types that the function takes.
            match unsafe { solve(puzzle, &self.options, solution, std::ptr::null_mut()) } {
                OK => 1,
                NOT_UNIQUE => 2,
                other => panic!("{}: result {other}", self.name),
            }
        };
        sample.digits.iter().zip(solutions).map(solutions_of).sum()
    }

    fn slowness(&self) -> usize {
        self.slowness
    }
}
