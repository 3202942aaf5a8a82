//! One round of everything against everything: from any bytes to puzzles, candidates, limits and slices, and all
//! engines compared on them.
//!
//! The bytes may come from a fuzzer or from a generator of random numbers.

use crate::common::bytes::Bytes;
use crate::common::{
    Board, Masks, NO_LIMIT, Outcome, Twist, UNIQUE, board, breaks_a_rule, candidates, choices_by_the_book, grid, judge,
    line, obeys, outcome, outcome_of_masks, random_solution,
};
use sudokit_core::Backend;
use sudokit_core::batch::{self, Job, Puzzles, WORKSPACE_WORDS};
use sudokit_core::board::Candidates;
use sudokit_core::fast::Fast;
use sudokit_core::method::{Method, find, find_candidates};
use sudokit_core::solve::{Ending, Event, Meter, Search};

/// The most nodes of any search here.
const NODES: u64 = 2000;

/// The most solutions that are looked at.
const CAP: usize = 200;

const PORTABLE: Method = Method::Fast(Backend::PORTABLE);

impl Bytes<'_> {
    /// A number of nodes, mostly small.
    fn nodes(&mut self) -> u64 {
        match self.next() {
            0..64 => NODES,
            64..96 => self.below(NODES as usize) as u64,
            small => u64::from(small % 32),
        }
    }

    /// Clues: digits one by one, or some of a solution or of a hard puzzle, with a few written over.
    fn puzzle(&mut self) -> Board {
        let mut puzzle = match self.next() % 4 {
            0 => [0; 81],
            1 => {
                let full = Twist::random(&mut self.seed()).of(&board(UNIQUE[usize::from(self.next()) % UNIQUE.len()]));
                let kept = self.next() | 0xe0;
                full.map(|digit| if kept >> (digit & 7) & 1 == 1 { digit } else { 0 })
            }
            2 => {
                let full = random_solution(&mut self.seed());
                let missing = usize::from(self.next() % 81);
                let mut puzzle = full;
                (0..missing).for_each(|_| puzzle[usize::from(self.next() % 81)] = 0);
                puzzle
            }
            _ => {
                let full = random_solution(&mut self.seed());
                let mut kept = [0; 11].map(|_: u8| self.next());
                kept[10] |= 1;
                std::array::from_fn(|cell| if kept[cell / 8] >> (cell % 8) & 1 == 1 { full[cell] } else { 0 })
            }
        };
        for _ in 0..self.next() % 8 * (self.next() % 4) {
            puzzle[usize::from(self.next() % 81)] = self.next() % 10;
        }
        puzzle
    }

    /// What the puzzle leaves, with some struck, or any digits, or the digits of a solution and others.
    fn masks(&mut self, puzzle: &Board) -> Masks {
        let mut masks = match self.next() % 4 {
            0 | 1 => Candidates::of(&grid(puzzle)).to_bits(),
            2 => {
                let beside = u16::from(self.next());
                random_solution(&mut self.seed())
                    .map(|digit| 1 << (digit - 1) | u16::from(self.next()) << 1 & (beside << 1 | 1))
            }
            _ => std::array::from_fn(|_| (1 << (self.next() % 9)) | 1 << (self.next() % 9)),
        };
        for _ in 0..self.next() % 64 {
            masks[usize::from(self.next() % 81)] &= !(1 << (self.next() % 9));
        }
        for _ in 0..self.next() % 4 {
            masks[usize::from(self.next() % 81)] = u16::from(self.next()) << 1 & 0x1ff;
        }
        masks
    }
}

/// How often a round came to what is worth comparing.
#[derive(Default, Debug)]
pub(crate) struct Tally {
    pub(crate) without: usize,
    pub(crate) with_one: usize,
    pub(crate) with_many: usize,
    pub(crate) cut: usize,
    pub(crate) choices: usize,
}

/// Compares all engines on what the bytes say.
pub(crate) fn compare(bytes: &[u8], tally: &mut Tally) {
    let bytes = &mut Bytes(bytes);
    let puzzle = bytes.puzzle();
    let whole = outcome(PORTABLE, &puzzle, NODES, CAP);
    let number = match whole.ending {
        Ending::Exhausted if whole.solutions.is_empty() => &mut tally.without,
        Ending::Exhausted if whole.solutions.len() == 1 => &mut tally.with_one,
        _ => &mut tally.with_many,
    };
    *number += 1;
    compare_with_exact_cover(&puzzle, &whole);
    tally.cut += usize::from(compare_backends(&puzzle, bytes) == Ending::Limit);
    compare_slices(&puzzle, bytes);
    compare_candidates(&puzzle, &whole, bytes, tally);
    compare_batch(&puzzle, bytes);
}

fn compare_with_exact_cover(puzzle: &Board, whole: &Outcome) {
    let other = outcome(Method::ExactCover, puzzle, 20 * NODES, CAP);
    if whole.ending == Ending::Limit || other.ending == Ending::Limit {
        return;
    }
    let numbers = (other.ending, other.solutions.len());
    assert_eq!((whole.ending, whole.solutions.len()), numbers, "on {}", line(puzzle));
    if whole.ending == Ending::Exhausted {
        let (mut found, mut expected) = (whole.solutions.clone(), other.solutions);
        found.sort();
        expected.sort();
        assert!(found == expected, "other solutions of {}", line(puzzle));
    }
}

fn compare_backends(puzzle: &Board, bytes: &mut Bytes) -> Ending {
    let (node_limit, cap) = (bytes.nodes(), 1 + bytes.below(CAP));
    let expected = outcome(PORTABLE, puzzle, node_limit, cap);
    for backend in Backend::all() {
        let found = outcome(Method::Fast(backend), puzzle, node_limit, cap);
        assert!(found == expected, "{backend:?}, {node_limit} nodes, cap {cap} on {}", line(puzzle));
    }
    expected.ending
}

/// Slices of any length, each with any backend.
fn compare_slices(puzzle: &Board, bytes: &mut Bytes) {
    let all: Vec<Backend> = Backend::all().collect();
    let (limit, cap) = (bytes.nodes(), 1 + bytes.below(CAP));
    let expected = outcome(PORTABLE, puzzle, limit, cap);
    let mut search = Search::<Fast>::IDLE;
    search.begin(&grid(puzzle), &mut Meter::new(0));
    let (mut solutions, mut nodes, mut eliminations, mut refusals) = (vec![], 0, 0, 0);
    let ending = loop {
        search.go_on_with(all[usize::from(bytes.next()) % all.len()]);
        // Slices of no length at all must come to an end.
        let slice = if refusals > 50 { NO_LIMIT } else { bytes.nodes() };
        let mut meter = Meter::new(slice.min(limit - nodes));
        let event = search.advance(&mut meter);
        nodes += meter.statistics.nodes;
        eliminations += meter.statistics.eliminations;
        refusals += usize::from(meter.statistics.nodes == 0);
        match event {
            Event::Solution(solution) => {
                judge(&solution.to_bytes(), puzzle);
                solutions.push(solution.to_bytes());
                if solutions.len() == cap {
                    break Ending::Stopped;
                }
            }
            Event::Exhausted => break Ending::Exhausted,
            Event::Limit if nodes == limit => break Ending::Limit,
            Event::Limit => {}
        }
    };
    assert!(solutions == expected.solutions, "other solutions of {} in slices", line(puzzle));
    let sums = (expected.ending, expected.statistics.nodes, expected.statistics.eliminations);
    assert_eq!((ending, nodes, eliminations), sums, "in slices on {}", line(puzzle));
}

fn compare_candidates(puzzle: &Board, whole: &Outcome, bytes: &mut Bytes, tally: &mut Tally) {
    let masks = bytes.masks(puzzle);
    let (node_limit, cap) = (bytes.nodes(), 1 + bytes.below(CAP));
    let expected = outcome_of_masks(Backend::PORTABLE, &masks, node_limit, cap);
    let first = expected.solutions.first().map(grid);
    for backend in Backend::all() {
        let found = outcome_of_masks(backend, &masks, node_limit, cap);
        assert!(found == expected, "{backend:?}, {node_limit} nodes, cap {cap} on {masks:?}");
        let found = find_candidates(backend, &candidates(&masks), node_limit, cap as u64);
        assert_eq!(found, (first, expected.ending, expected.statistics), "{backend:?} on {masks:?}");
    }
    let Outcome { mut solutions, ending, .. } = outcome_of_masks(Backend::PORTABLE, &masks, NODES, CAP);
    if ending == Ending::Limit {
        return;
    }
    solutions.sort();
    assert!(solutions.is_sorted_by(|a, b| a < b), "a solution twice on {masks:?}");
    let is_of_puzzle = masks.iter().zip(puzzle).all(|(&mask, &digit)| digit == 0 || mask & !(1 << (digit - 1)) == 0);
    if is_of_puzzle && whole.ending == Ending::Exhausted && !breaks_a_rule(puzzle) {
        let mut expected: Vec<Board> = whole.solutions.iter().filter(|board| obeys(board, &masks)).copied().collect();
        expected.sort();
        assert!(solutions == expected, "{} choices of {masks:?}", solutions.len());
    }
    if let Some(mut expected) = choices_by_the_book(&masks, CAP, 100) {
        tally.choices += 1;
        expected.sort();
        assert_eq!(solutions.len(), expected.len(), "choices of {masks:?}");
        assert!(solutions == expected || expected.len() == CAP, "other choices of {masks:?}");
    }
}

/// Puzzles to be taken, and what was reported of them.
struct Queue {
    puzzles: Vec<Board>,
    taken: usize,
    reported: Vec<Option<batch::Outcome>>,
}

impl Puzzles for Queue {
    fn next(&mut self, cells: &mut [u8; 81]) -> bool {
        let Some(puzzle) = self.puzzles.get(self.taken) else { return false };
        self.taken += 1;
        *cells = *puzzle;
        true
    }

    fn report(&mut self, number: usize, outcome: &batch::Outcome) {
        let before = self.reported[number].replace(*outcome);
        assert!(number < self.taken && before.is_none(), "{number} of {}, {before:?}", self.taken);
    }
}

/// The puzzle and others like it, each against a call of its own; in calls as long as a budget allows.
fn compare_batch(puzzle: &Board, bytes: &mut Bytes) {
    let mut puzzles = vec![*puzzle];
    for _ in 0..bytes.below(80) {
        puzzles.push(match bytes.next() % 4 {
            0 => bytes.puzzle(),
            1 => puzzles[bytes.below(puzzles.len())],
            _ => {
                let mut changed = Twist::random(&mut bytes.seed()).of(puzzle);
                (0..bytes.next() % 4).for_each(|_| changed[usize::from(bytes.next() % 81)] = 0);
                changed
            }
        });
    }
    let job = Job { is_unique: bytes.next() % 2 == 1, node_limit: bytes.nodes(), budget: bytes.nodes() * 4 };
    let all: Vec<Backend> = Backend::all().collect();
    let backend = all[usize::from(bytes.next()) % all.len()];
    let words = match bytes.next() % 4 {
        0 => bytes.below(WORKSPACE_WORDS + 1),
        1 => 8 * 81 * (4 + bytes.below(3)) + 7,
        _ => WORKSPACE_WORDS,
    };
    let dirt = &mut bytes.seed();
    let mut workspace: Vec<u64> = (0..words).map(|_| dirt.next()).collect();
    let mut rest = &puzzles[..];
    while !rest.is_empty() {
        let mut queue = Queue { puzzles: rest.to_vec(), taken: 0, reported: vec![None; rest.len()] };
        let count = batch::solve(backend, job, &mut queue, &mut workspace);
        assert!(count > 0 && count == queue.taken, "{count} of {}", queue.taken);
        for (puzzle, found) in rest.iter().zip(&queue.reported[..count]) {
            let cap = if job.is_unique { 2 } else { 1 };
            let (first, ending, _) = find(PORTABLE, &grid(puzzle), job.node_limit, cap);
            let expected = match (first, ending) {
                (_, Ending::Limit) => batch::Outcome::Limit,
                (None, _) => batch::Outcome::NoSolution,
                (Some(first), Ending::Stopped) if job.is_unique => batch::Outcome::NotUnique(first),
                (Some(first), _) => batch::Outcome::Solved(first),
            };
            assert_eq!(*found, Some(expected), "{backend:?}, {job:?}, {words} words, on {}", line(puzzle));
        }
        rest = &rest[count..];
    }
}
