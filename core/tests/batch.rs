//! Many puzzles in one call: each comes out as if it were alone, whatever is beside it and whatever the workspace.

mod common;

use common::{
    Board, NO_LIMIT, SplitMix64, UNIQUE, awkward, board, data_lines, grid, judge, line, random_solution, sample,
    stride, with_changed_clue, without_cells,
};
use std::collections::HashSet;
use sudokit_core::Backend;
use sudokit_core::batch::{Job, Outcome, Puzzles, WORKSPACE_WORDS, solve, workspace_words};
use sudokit_core::method::{Method, find};
use sudokit_core::solve::Ending;

/// The most nodes of a puzzle here that has no limit.
const NODES: u64 = 20_000;

/// Puzzles to be taken one by one, and what was reported of them.
struct Queue<'a> {
    puzzles: &'a [Board],
    taken: usize,
    reported: Vec<Option<Outcome>>,
}

impl Puzzles for Queue<'_> {
    fn next(&mut self, cells: &mut [u8; 81]) -> bool {
        let Some(puzzle) = self.puzzles.get(self.taken) else { return false };
        self.taken += 1;
        *cells = *puzzle;
        true
    }

    fn report(&mut self, number: usize, outcome: &Outcome) {
        assert!(number < self.taken, "number {number} is not begun");
        assert!(self.reported[number].is_none(), "number {number} a second time");
        self.reported[number] = Some(*outcome);
        if let Outcome::Solved(solution) | Outcome::NotUnique(solution) = outcome {
            judge(&solution.to_bytes(), &self.puzzles[number]);
        }
    }
}

/// What comes of the puzzles that a call gets to. Checks that each of these, and no other, was reported.
fn run(backend: Backend, job: Job, puzzles: &[Board], workspace: &mut [u64]) -> Vec<Outcome> {
    let mut queue = Queue { puzzles, taken: 0, reported: vec![None; puzzles.len()] };
    let count = solve(backend, job, &mut queue, workspace);
    assert_eq!(count, queue.taken, "taken, but not reported");
    assert!(queue.reported[count..].iter().all(Option::is_none), "reported beyond the end");
    queue.reported[..count].iter().map(|one| one.expect("reported")).collect()
}

/// The same for a puzzle by itself, and the nodes that this takes: a start, if nothing else.
fn alone(puzzle: &Board, is_unique: bool, node_limit: u64) -> (Outcome, u64) {
    let method = Method::Fast(Backend::PORTABLE);
    let (found, ending, statistics) = find(method, &grid(puzzle), node_limit, if is_unique { 2 } else { 1 });
    let outcome = match (found, ending) {
        (_, Ending::Limit) => Outcome::Limit,
        (None, _) => Outcome::NoSolution,
        (Some(solution), Ending::Stopped) if is_unique => Outcome::NotUnique(solution),
        (Some(solution), _) => Outcome::Solved(solution),
    };
    (outcome, statistics.nodes.max(1))
}

#[track_caller]
fn assert_same(found: &[Outcome], expected: &[Outcome], puzzles: &[Board], what: &str) {
    for ((found, expected), puzzle) in found.iter().zip(expected).zip(puzzles) {
        assert_eq!(found, expected, "{what}: {}", line(puzzle));
    }
    assert_eq!(found.len(), expected.len(), "{what}");
}

fn expected(puzzles: &[Board], is_unique: bool, node_limit: u64) -> Vec<Outcome> {
    puzzles.iter().map(|puzzle| alone(puzzle, is_unique, node_limit).0).collect()
}

/// Puzzles of all kinds in random order, none of which takes long.
fn mixture(count: usize, random: &mut SplitMix64) -> Vec<Board> {
    let mut kinds: Vec<Vec<Board>> = vec![sample(), awkward(), UNIQUE.map(board).to_vec(), vec![[0; 81]]];
    for file in ["hardest11.txt", "top1465.txt", "seventeen.txt", "serg.txt", "hardest.txt"] {
        let Some(lines) = data_lines(file) else { continue };
        kinds.push((0..200).map(|_| board(&lines[random.below(lines.len())])).collect());
    }
    let mut puzzles = vec![];
    while puzzles.len() < count {
        let puzzle = match random.below(4) {
            0 => without_cells(&random_solution(random), random.below(82), random),
            1 => {
                let holes = 20 + random.below(40);
                with_changed_clue(&without_cells(&random_solution(random), holes, random), random)
            }
            _ => {
                let kind = &kinds[random.below(kinds.len())];
                kind[random.below(kind.len())]
            }
        };
        if find(Method::Fast(Backend::PORTABLE), &grid(&puzzle), NODES, 2).1 != Ending::Limit {
            puzzles.push(puzzle);
        }
    }
    puzzles
}

/// Memory with anything in it.
fn dirt(words: usize, random: &mut SplitMix64) -> Vec<u64> {
    (0..words).map(|_| random.next()).collect()
}

/// One workspace for all of them, full of random words at the beginning and of the last batch later.
#[test]
fn any_number_of_puzzles_of_all_kinds() {
    let random = &mut SplitMix64(50);
    let sizes: &[usize] =
        if cfg!(debug_assertions) { &[0, 1, 2, 31, 33, 100] } else { &[0, 1, 2, 7, 8, 9, 31, 32, 33, 64, 100, 1000] };
    let mut workspace = dirt(WORKSPACE_WORDS, random);
    let mut kinds = HashSet::new();
    for &size in sizes {
        let puzzles = mixture(size, random);
        for is_unique in [false, true] {
            for node_limit in [0, 1, 2, 5, 50, NO_LIMIT] {
                let expected = expected(&puzzles, is_unique, node_limit);
                kinds.extend(expected.iter().map(|one| (is_unique, std::mem::discriminant(one))));
                let job = Job { is_unique, node_limit, budget: NO_LIMIT };
                for backend in Backend::all() {
                    let found = run(backend, job, &puzzles, &mut workspace);
                    assert_same(&found, &expected, &puzzles, &format!("{backend:?}, {job:?}, {size} puzzles"));
                }
            }
        }
    }
    assert_eq!(kinds.len(), 7, "the puzzles are all alike: {kinds:?}");
}

/// None, too little, just enough for some positions of the pool, all, too much; and beginning anywhere in a cache line.
#[test]
fn any_workspace() {
    let random = &mut SplitMix64(51);
    let block = 8 * 81;
    for backend in Backend::all() {
        let full = WORKSPACE_WORDS;
        let mut lengths = vec![0, 1, 7, block, 3 * block + 7, full / 2, full - 1, full, full + 1, full + 3 * block];
        lengths.extend((4..8).flat_map(|blocks| [blocks * block, blocks * block + 7]));
        for (round, length) in lengths.into_iter().enumerate() {
            let puzzles = mixture(if cfg!(debug_assertions) { 60 } else { 200 }, random);
            let mut memory = dirt(length + 8, random);
            let start = (round + backend.number() as usize) % 8;
            for (is_unique, node_limit) in [(true, NO_LIMIT), (false, NO_LIMIT), (true, 20), (false, 3)] {
                let job = Job { is_unique, node_limit, budget: NO_LIMIT };
                let found = run(backend, job, &puzzles, &mut memory[start..start + length]);
                let expected = expected(&puzzles, is_unique, node_limit);
                assert_same(&found, &expected, &puzzles, &format!("{backend:?}, {job:?}, {length} words from {start}"));
            }
        }
    }
}

/// What lies behind the memory that a batch was given stays as it is.
#[test]
fn nothing_else_is_written() {
    let random = &mut SplitMix64(52);
    let puzzles = mixture(100, random);
    for backend in Backend::all() {
        for length in [0, 100, 3000, workspace_words(backend)] {
            let before = dirt(length + 64, random);
            let mut memory = before.clone();
            let job = Job { is_unique: true, node_limit: NO_LIMIT, budget: NO_LIMIT };
            run(backend, job, &puzzles, &mut memory[32..32 + length]);
            assert!(memory[..32] == before[..32] && memory[32 + length..] == before[32 + length..], "{backend:?}");
        }
    }
}

/// Many hard puzzles at the same time, with positions of all of them in the pool, and many of one kind.
#[test]
fn sets() {
    let random = &mut SplitMix64(53);
    let every = stride() * if cfg!(debug_assertions) { 50 } else { 4 };
    for file in ["hardest11.txt", "top1465.txt", "top95.txt", "seventeen.txt", "serg.txt"] {
        let lines = data_lines(file).unwrap_or_default();
        let puzzles: Vec<Board> = lines.iter().step_by(every).map(|line| board(line)).collect();
        for (is_unique, node_limit) in [(true, NO_LIMIT), (false, NO_LIMIT), (true, 1 + random.below(30) as u64)] {
            let expected = expected(&puzzles, is_unique, node_limit);
            for backend in Backend::all() {
                let mut workspace = dirt(workspace_words(backend), random);
                let job = Job { is_unique, node_limit, budget: NO_LIMIT };
                let found = run(backend, job, &puzzles, &mut workspace);
                assert_same(&found, &expected, &puzzles, &format!("{backend:?}, {job:?}, {file}"));
            }
        }
    }
}

/// The same puzzle in all lanes, so that all of them want the same at the same time; empty grids, and those with one
/// clue, leave the most behind.
#[test]
fn many_times_the_same_puzzle() {
    let random = &mut SplitMix64(54);
    let mut workspace = dirt(WORKSPACE_WORDS, random);
    let puzzles: Vec<Board> = UNIQUE.map(board).into_iter().chain(awkward()).collect();
    for (round, puzzle) in puzzles.iter().enumerate() {
        let is_unique = round % 2 == 0;
        let (outcome, nodes) = alone(puzzle, is_unique, 2000);
        for node_limit in [2000, nodes, nodes - 1] {
            let outcome = if node_limit < nodes { Outcome::Limit } else { outcome };
            let is_broken = common::breaks_a_rule(puzzle);
            let outcome = if is_broken { Outcome::NoSolution } else { outcome };
            for backend in Backend::all() {
                let job = Job { is_unique, node_limit, budget: NO_LIMIT };
                let found = run(backend, job, &[*puzzle; 70], &mut workspace);
                assert_same(&found, &[outcome; 70], &[*puzzle; 70], &format!("{backend:?}, {job:?}"));
            }
        }
    }
}

/// A budget ends a call early, not before it is used up; each call goes on where the last one ended.
#[test]
fn a_budget_cuts_a_batch_into_calls() {
    let random = &mut SplitMix64(55);
    let size = if cfg!(debug_assertions) { 300 } else { 1500 };
    for (is_unique, node_limit) in [(true, NO_LIMIT), (false, NO_LIMIT), (true, 10)] {
        let puzzles = mixture(size, random);
        let all: Vec<(Outcome, u64)> = puzzles.iter().map(|puzzle| alone(puzzle, is_unique, node_limit)).collect();
        let expected: Vec<Outcome> = all.iter().map(|&(outcome, _)| outcome).collect();
        for backend in Backend::all() {
            for words in [0, workspace_words(backend)] {
                let mut workspace = dirt(words, random);
                for budget in [0, 1, 2, 50, 1000, 20_000, NO_LIMIT] {
                    let job = Job { is_unique, node_limit, budget };
                    let what = format!("{backend:?}, {job:?}, {words} words");
                    let (mut start, mut calls) = (0, 0);
                    while start < puzzles.len() {
                        let found = run(backend, job, &puzzles[start..], &mut workspace);
                        let end = start + found.len();
                        assert!(end > start, "{what}: no puzzle from {start}");
                        assert_same(&found, &expected[start..end], &puzzles[start..], &what);
                        let nodes: u64 = all[start..end].iter().map(|&(_, nodes)| nodes).sum();
                        assert!(nodes >= budget || end == puzzles.len(), "{what}: {nodes} nodes from {start} to {end}");
                        (start, calls) = (end, calls + 1);
                    }
                    let is_cut = budget < 100;
                    assert!(!is_cut || calls > 2, "{what}: {calls} calls");
                    assert!(budget < NO_LIMIT || calls == 1, "{what}: {calls} calls");
                    assert_eq!(run(backend, job, &[], &mut workspace), [], "{what}");
                }
            }
        }
    }
}
