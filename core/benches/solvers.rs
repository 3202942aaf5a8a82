//! How long each solver takes to solve a set of puzzles and show that each has one solution, one by one and, for the
//! fast engine, in a batch.
//!
//! The set is the fifty puzzles of the C examples, or six others where those are missing.
#![allow(missing_docs)]

use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;
use sudokit_core::Backend;
use sudokit_core::batch::{Job, Outcome, Puzzles, WORKSPACE_WORDS, solve};
use sudokit_core::board::{Cell, Digit, Grid};
use sudokit_core::method::{Method, find};
use sudokit_core::solve::Ending;

/// Easy enough for every solver, each with one solution.
const SIX: [&str; 6] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ".....1.8...4...3.5.5..829...4...6..3..1......7...3.84.9.7..3.......2.79..2.6.7...",
    "7..54..1.....2....54......71.8..6.3....98.2......3......1.....4..4..9.6.27....9..",
    ".9...3.7.7....9.23..........248...9.1...5..4...5...8.7..3..15...71.........2.....",
    "...8356.21............62...6......34..9.5..7..12.....8..4.......7...3.2.2...17.5.",
    "3..4..6...8.5...1..1....3.58.392.....76..5...2......5....87.59.......4....2..6...",
];

/// The sums of the corner numbers of the solutions: three digits at the top left, read as one number.
const SUM_OF_SIX: u32 = 3393;
const SUM_OF_FIFTY: u32 = 29120;

fn grid(line: &str) -> Grid {
    let mut grid = Grid::EMPTY;
    for (cell, byte) in Cell::ALL.into_iter().zip(line.bytes()) {
        grid[cell] = Digit::from_number(byte.wrapping_sub(b'0'));
    }
    grid
}

/// The puzzles, what to call them, and the sum of their corner numbers.
fn puzzles() -> (Vec<Grid>, &'static str, u32) {
    let fifty = concat!(env!("CARGO_MANIFEST_DIR"), "/../c_examples/data/fifty.txt");
    let Ok(text) = std::fs::read_to_string(fifty) else { return (SIX.map(grid).to_vec(), "six", SUM_OF_SIX) };
    let rows: Vec<&str> = text.lines().filter(|line| !line.is_empty() && !line.starts_with("Grid")).collect();
    (rows.chunks(9).map(|rows| grid(&rows.concat())).collect(), "fifty", SUM_OF_FIFTY)
}

fn corner(solution: &Grid) -> u32 {
    solution.to_bytes()[..3].iter().fold(0, |number, &digit| number * 10 + u32::from(digit))
}

fn corner_sum(method: Method, puzzles: &[Grid]) -> u32 {
    let corner = |puzzle: &Grid| {
        let (solution, ending, _) = find(method, black_box(puzzle), u64::MAX, 2);
        assert_eq!(ending, Ending::Exhausted, "not the only solution");
        corner(&solution.expect("a solution"))
    };
    puzzles.iter().map(corner).sum()
}

/// So many times the puzzles make a batch.
const REPEATS: u32 = 20;

/// All puzzles several times over, and the sum of the corner numbers of their solutions.
struct Queue<I> {
    puzzles: I,
    sum: u32,
}

impl<'a, I: Iterator<Item = &'a Grid>> Puzzles for Queue<I> {
    fn next(&mut self, cells: &mut [u8; 81]) -> bool {
        self.puzzles.next().map(|puzzle| *cells = puzzle.to_bytes()).is_some()
    }

    fn report(&mut self, _: usize, outcome: &Outcome) {
        let Outcome::Solved(solution) = outcome else { panic!("not the only solution") };
        self.sum += corner(solution);
    }
}

fn corner_sum_of_batch(backend: Backend, puzzles: &[Grid], workspace: &mut [u64]) -> u32 {
    let repeated = (0..REPEATS).flat_map(|_| black_box(puzzles));
    let mut queue = Queue { puzzles: repeated, sum: 0 };
    let job = Job { is_unique: true, node_limit: u64::MAX, budget: u64::MAX };
    solve(backend, job, &mut queue, workspace);
    queue.sum
}

fn solvers(criterion: &mut Criterion) {
    let (puzzles, name, sum) = puzzles();
    let mut group = criterion.benchmark_group(name);
    group.sample_size(20);
    let fast = Backend::all().skip(1).map(Method::Fast);
    for method in Method::ALL.into_iter().chain(fast) {
        group.bench_function(format!("{method:?}"), |bencher| {
            bencher.iter(|| assert_eq!(corner_sum(method, &puzzles), sum));
        });
    }
    let mut workspace = vec![0; WORKSPACE_WORDS];
    for backend in Backend::all() {
        group.bench_function(format!("{REPEATS} times in a batch, {backend:?}"), |bencher| {
            bencher.iter(|| assert_eq!(corner_sum_of_batch(backend, &puzzles, &mut workspace), REPEATS * sum));
        });
    }
    group.finish();
}

criterion_group!(benches, solvers);
criterion_main!(benches);
