//! sudokit, through its C ABI, one call for many puzzles.

use crate::engine::{Engine, Sample};
use crate::sudokit::{self, NOT_UNIQUE, OK, SolveOptions, Sudokit, UNIQUE};

/// As in `sudokit.h`.
pub type WorkspaceSize = unsafe extern "C" fn(backend: u32) -> usize;
/// As in `sudokit.h`.
pub type Batch = unsafe extern "C" fn(
    puzzles: *const u8,
    puzzle_stride: usize,
    count: usize,
    options: *const SolveOptions,
    solutions: *mut u8,
    solution_stride: usize,
    results: *mut i32,
    workspace: *mut Block,
    workspace_size: usize,
    done: *mut usize,
) -> i32;

/// What the workspace is made of: it must be aligned to 64 bytes.
#[repr(C, align(64))]
#[derive(Clone, Copy)]
pub struct Block([u8; 64]);

/// AUTO on the whole sample at once, with one backend.
pub struct InBatches {
    batch: Batch,
    name: String,
    backend: u32,
    workspace: Vec<Block>,
    results: Vec<i32>,
}

/// The best backend and each of the backends; none if the library does not know batches.
pub fn all(sudokit: &Sudokit, backends: &[u32]) -> Vec<InBatches> {
    [0].iter().chain(backends).filter_map(|&backend| InBatches::new(sudokit, backend)).collect()
}

impl InBatches {
    /// 0 is the best backend.
    pub fn new(sudokit: &Sudokit, backend: u32) -> Option<InBatches> {
        let (workspace_size, batch) = sudokit.batch?;
        // SAFETY: the function takes any number.
        let size = unsafe { workspace_size(backend) };
        let workspace = vec![Block([0; 64]); size.div_ceil(64)];
        let name = sudokit::name("BATCH", backend);
        Some(InBatches { batch, name, backend, workspace, results: Vec::new() })
    }

    /// Solves the puzzles in one call, and gives the number of solutions found.
    pub fn call(&mut self, puzzles: &[[u8; 81]], limit: u64, solutions: &mut [[u8; 81]]) -> u64 {
        assert!(solutions.len() >= puzzles.len(), "each puzzle has room for a solution");
        if self.results.len() < puzzles.len() {
            self.results.resize(puzzles.len(), 0);
        }
        let flags = if limit == 1 { 0 } else { UNIQUE };
        let options = SolveOptions { flags, backend: self.backend, ..SolveOptions::new() };
        let mut done = 0;
        // SAFETY: puzzles, solutions and results are as many as the count says, the workspace is aligned and as large
        // as the library wants it, and the other pointers are to objects of the types that the function takes.
        let result = unsafe {
            (self.batch)(
                puzzles.as_ptr().cast(),
                81,
                puzzles.len(),
                &options,
                solutions.as_mut_ptr().cast(),
                81,
                self.results.as_mut_ptr(),
                self.workspace.as_mut_ptr(),
                self.workspace.len() * size_of::<Block>(),
                &mut done,
            )
        };
        assert_eq!((result, done), (OK, puzzles.len()), "{}: the result and the number of puzzles done", self.name);
        let solutions_of = |result: &i32| match *result {
            OK => 1,
            NOT_UNIQUE => 2,
            other => panic!("{}: result {other}", self.name),
        };
        self.results[..puzzles.len()].iter().map(solutions_of).sum()
    }
}

impl Engine for InBatches {
    fn name(&self) -> &str {
        &self.name
    }

    fn solve(&mut self, sample: &Sample, limit: u64, solutions: &mut [[u8; 81]]) -> u64 {
        self.call(&sample.digits, limit, solutions)
    }
}
