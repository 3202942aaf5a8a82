//! Searches in slices, snapshots and node limits: however a search is cut, it does the same.

mod common;

use common::{Board, NO_LIMIT, Outcome, SplitMix64, grid, judge, line, outcome, sample};
use sudokit_core::Backend;
use sudokit_core::fast::Fast;
use sudokit_core::method::Method;
use sudokit_core::solve::{Backtrack, Ending, Event, ExactCover, Meter, Propagate, Search, Simple, Solver, Statistics};

/// The most nodes of any run here.
const NODES: u64 = 4000;

/// Calls a check once for each solver, with its method.
macro_rules! for_each_solver {
    ($check:ident) => {
        $check::<Backtrack>(Method::Backtrack);
        $check::<ExactCover>(Method::ExactCover);
        $check::<Propagate>(Method::Propagate);
        $check::<Simple>(Method::Simple);
        $check::<Fast>(Method::Fast(Backend::PORTABLE));
    };
}

/// A search on its way, with all that it has given so far.
#[derive(Clone)]
struct Progress<S> {
    search: Search<S>,
    puzzle: Board,
    so_far: Outcome,
    nodes_left: u64,
    is_over: bool,
}

impl<S: Solver + Copy> Progress<S> {
    /// Begins on a search that may have been used before.
    fn begin(mut search: Search<S>, puzzle: &Board) -> Self {
        let mut meter = Meter::new(0);
        search.begin(&grid(puzzle), &mut meter);
        let so_far = Outcome { solutions: vec![], ending: Ending::Limit, statistics: meter.statistics };
        Self { search, puzzle: *puzzle, so_far, nodes_left: NODES, is_over: false }
    }

    /// Advances once, with a meter of its own.
    fn advance(&mut self, budget: u64) -> Statistics {
        let budget = budget.min(self.nodes_left);
        let mut meter = Meter::new(budget);
        let event = self.search.advance(&mut meter);
        let done = meter.statistics;
        assert!(done.nodes <= budget, "{} nodes, {budget} allowed", done.nodes);
        assert_eq!(done.solutions, u64::from(matches!(event, Event::Solution(_))));
        self.nodes_left -= done.nodes;
        let sum = &mut self.so_far.statistics;
        *sum = Statistics {
            solutions: sum.solutions + done.solutions,
            nodes: sum.nodes + done.nodes,
            guesses: sum.guesses + done.guesses,
            backtracks: sum.backtracks + done.backtracks,
            eliminations: sum.eliminations + done.eliminations,
            max_depth: sum.max_depth.max(done.max_depth),
        };
        match event {
            Event::Solution(solution) => {
                judge(&solution.to_bytes(), &self.puzzle);
                self.so_far.solutions.push(solution.to_bytes());
            }
            Event::Exhausted => {
                self.so_far.ending = Ending::Exhausted;
                self.is_over = true;
            }
            Event::Limit => {
                assert_eq!(done.nodes, budget, "stopped before the limit");
                self.is_over = self.nodes_left == 0;
            }
        }
        done
    }

    fn finish(mut self, mut budget: impl FnMut() -> u64) -> Outcome {
        while !self.is_over {
            self.advance(budget());
        }
        self.so_far
    }
}

fn uncut(method: Method, puzzle: &Board) -> Outcome {
    outcome(method, puzzle, NODES, usize::MAX)
}

#[track_caller]
fn assert_same(found: &Outcome, expected: &Outcome, method: Method, puzzle: &Board) {
    assert!(found.solutions == expected.solutions, "{method:?} on {}: other solutions", line(puzzle));
    let (found, expected) = ((found.ending, found.statistics), (expected.ending, expected.statistics));
    assert_eq!(found, expected, "{method:?} on {}", line(puzzle));
}

#[test]
fn any_budget_gives_what_one_call_gives() {
    fn check<S: Solver + Copy>(method: Method) {
        let random = &mut SplitMix64(4);
        for puzzle in sample() {
            let expected = uncut(method, &puzzle);
            for budget in [1, 2, 7, 1000, NO_LIMIT] {
                let found = Progress::begin(Search::<S>::IDLE, &puzzle).finish(|| budget);
                assert_same(&found, &expected, method, &puzzle);
            }
            let found = Progress::begin(Search::<S>::IDLE, &puzzle).finish(|| random.below(4) as u64);
            assert_same(&found, &expected, method, &puzzle);
        }
    }
    for_each_solver!(check);
}

#[test]
fn a_budget_of_none_does_nothing() {
    fn check<S: Solver + Copy>(method: Method) {
        for puzzle in sample() {
            let mut progress = Progress::begin(Search::<S>::IDLE, &puzzle);
            while !progress.is_over {
                let solutions = progress.so_far.solutions.len();
                progress.advance(0);
                assert_eq!(progress.so_far.solutions.len(), solutions, "a solution without a node");
                if !progress.is_over {
                    let done = progress.advance(0);
                    assert_eq!(done, Statistics::default(), "{method:?} on {}", line(&puzzle));
                    progress.advance(1);
                }
            }
            assert_same(&progress.so_far, &uncut(method, &puzzle), method, &puzzle);
        }
    }
    for_each_solver!(check);
}

/// Snapshots are taken all along the way, some of them between a solution and the next step, and go on when the search
/// that they were taken from, and others, have already gone on.
#[test]
fn a_copy_goes_on_by_itself() {
    fn check<S: Solver + Copy>(method: Method) {
        let random = &mut SplitMix64(5);
        for puzzle in sample() {
            let expected = uncut(method, &puzzle);
            let mut progress = Progress::begin(Search::<S>::IDLE, &puzzle);
            let mut snapshots = vec![progress.clone()];
            while !progress.is_over {
                progress.advance(1 + random.below(20) as u64);
                if random.below(40) == 0 && snapshots.len() < 10 {
                    snapshots.push(progress.clone());
                }
            }
            assert_same(&progress.so_far, &expected, method, &puzzle);
            for _ in 0..100 {
                let chosen = random.below(snapshots.len());
                if !snapshots[chosen].is_over {
                    snapshots[chosen].advance(random.below(30) as u64);
                }
            }
            for snapshot in snapshots {
                assert_same(&snapshot.finish(|| 1 + random.below(50) as u64), &expected, method, &puzzle);
            }
        }
    }
    for_each_solver!(check);
}

/// The end needs no node of its own: a limit of just the nodes of the whole search is enough, one less is not.
#[test]
fn the_node_limit_is_exact() {
    for method in Method::ALL {
        let mut finished = 0;
        for puzzle in sample() {
            let whole = uncut(method, &puzzle);
            let nodes = whole.statistics.nodes;
            finished += usize::from(whole.ending == Ending::Exhausted);
            for limit in [0, 1, 2, 3, 10, 81, nodes / 2, nodes.saturating_sub(1), nodes, nodes + 1] {
                let limit = limit.min(NODES);
                let cut = outcome(method, &puzzle, limit, usize::MAX);
                let is_enough = limit >= nodes && whole.ending == Ending::Exhausted;
                assert_eq!(cut.ending == Ending::Exhausted, is_enough, "{method:?}, {limit} on {}", line(&puzzle));
                let expected = if is_enough { nodes } else { limit };
                assert_eq!(cut.statistics.nodes, expected, "{method:?} on {}", line(&puzzle));
                let is_start = whole.solutions.starts_with(&cut.solutions);
                assert!(is_start, "{method:?}, {limit} on {}", line(&puzzle));
            }
            if whole.solutions.is_empty() {
                continue;
            }
            let first = outcome(method, &puzzle, NODES, 1);
            let nodes = first.statistics.nodes;
            assert_eq!(first.solutions, whole.solutions[..1]);
            assert_eq!(outcome(method, &puzzle, nodes, 1), first, "{method:?} on {}", line(&puzzle));
            let cut = outcome(method, &puzzle, nodes - 1, 1);
            assert_eq!((cut.ending, cut.solutions.len()), (Ending::Limit, 0), "{method:?} on {}", line(&puzzle));
        }
        assert!(finished > 10, "{method:?}: too few whole searches");
    }
}

#[test]
fn the_end_lasts_for_ever() {
    fn check<S: Solver + Copy>(method: Method) {
        let mut idle = Search::<S>::IDLE;
        assert_eq!(idle.advance(&mut Meter::new(NO_LIMIT)), Event::Exhausted, "{method:?}");
        for puzzle in sample() {
            let mut progress = Progress::begin(Search::<S>::IDLE, &puzzle);
            while !progress.is_over {
                progress.advance(NO_LIMIT);
            }
            for budget in
                if progress.so_far.ending == Ending::Exhausted { &[NO_LIMIT, 0, 1, NO_LIMIT][..] } else { &[] }
            {
                let mut meter = Meter::new(*budget);
                assert_eq!(progress.search.advance(&mut meter), Event::Exhausted, "{method:?} on {}", line(&puzzle));
                assert_eq!(meter.statistics, Statistics::default(), "{method:?} on {}", line(&puzzle));
            }
        }
    }
    for_each_solver!(check);
}

/// One search for all puzzles, left at some point of the one and begun with the next. Half the time it is left before
/// its first step.
#[test]
fn a_used_search_begins_afresh() {
    fn check<S: Solver + Copy>(method: Method) {
        let random = &mut SplitMix64(6);
        let puzzles = sample();
        let mut used = Search::<S>::IDLE;
        for _ in 0..400 {
            let mut left = Progress::begin(used, &puzzles[random.below(puzzles.len())]);
            for _ in 0..random.below(2) * random.below(60) {
                left.advance(random.below(9) as u64);
            }
            let puzzle = &puzzles[random.below(puzzles.len())];
            let mut progress = Progress::begin(left.search, puzzle);
            while !progress.is_over {
                progress.advance(NO_LIMIT);
            }
            assert_same(&progress.so_far, &uncut(method, puzzle), method, puzzle);
            used = progress.search;
        }
    }
    for_each_solver!(check);
}
