//! Every backend does what the portable one does, to the last number: solutions in order, endings, statistics.

mod common;

use common::{
    Board, Masks, NO_LIMIT, Outcome, SplitMix64, awkward, board, candidates, data_lines, grid, judge, line, outcome,
    outcome_of_masks, random_masks, sample, stride,
};
use std::collections::HashSet;
use sudokit_core::Backend;
use sudokit_core::fast::Fast;
use sudokit_core::method::{Method, find, find_candidates};
use sudokit_core::solve::{Ending, Event, Meter, Search, Statistics};

const SETS: [&str; 6] = ["seventeen.txt", "hardest11.txt", "top1465.txt", "top95.txt", "hardest.txt", "serg.txt"];

/// The backends beside the portable one.
fn others() -> Vec<Backend> {
    Backend::all().filter(|&backend| backend != Backend::PORTABLE).collect()
}

/// A limit or cap of any size below a power of two.
fn any_size(random: &mut SplitMix64) -> u64 {
    random.next() >> (64 - 1 - random.below(14))
}

#[track_caller]
fn check(puzzle: &Board, node_limit: u64, cap: usize) -> Outcome {
    let expected = outcome(Method::Fast(Backend::PORTABLE), puzzle, node_limit, cap);
    for backend in others() {
        let found = outcome(Method::Fast(backend), puzzle, node_limit, cap);
        assert!(found == expected, "{backend:?}, {node_limit} nodes, cap {cap} on {}: {found:?}", line(puzzle));
    }
    expected
}

#[test]
fn backends_have_names_and_numbers_of_their_own() {
    let all: Vec<Backend> = Backend::all().collect();
    assert!(all.contains(&Backend::PORTABLE) && all.contains(&Backend::best()), "{all:?}");
    let names: HashSet<&str> = all.iter().map(|backend| backend.name()).collect();
    assert_eq!(names.len(), all.len());
    assert_eq!(Backend::PORTABLE.name(), "portable");
    for number in (0..100).chain([u32::MAX]) {
        let backend = Backend::with_number(number);
        assert!(backend.is_none_or(|backend| backend.number() == number));
        assert_eq!(backend.is_some(), all.iter().any(|backend| backend.number() == number), "{number}");
    }
    println!("this machine has {names:?}");
    if cfg!(any(target_arch = "x86_64", all(target_arch = "aarch64", target_endian = "little"))) {
        assert!(all.len() > 1, "nothing to compare with");
    }
}

#[test]
fn sets() {
    let random = &mut SplitMix64(30);
    let every = stride() * if cfg!(debug_assertions) { 40 } else { 1 };
    for file in SETS {
        for puzzle in data_lines(file).unwrap_or_default().iter().step_by(every) {
            let puzzle = board(puzzle);
            let whole = check(&puzzle, NO_LIMIT, 2);
            check(&puzzle, random.next() % (whole.statistics.nodes + 1), 1 + random.below(2));
        }
    }
}

#[test]
fn boards_of_all_kinds() {
    let random = &mut SplitMix64(31);
    let (mut endings, mut deep) = (HashSet::new(), 0);
    for puzzle in sample().into_iter().chain(awkward()) {
        for node_limit in [0, 1, 2, 3, 20_000] {
            for cap in [1, 2, 300] {
                let found = check(&puzzle, node_limit, cap);
                endings.insert(format!("{:?}", found.ending));
                deep = found.statistics.max_depth.max(deep);
            }
        }
        for _ in 0..10 {
            check(&puzzle, any_size(random), 1 + any_size(random) as usize);
        }
    }
    assert!(endings.len() == 3 && deep > 20, "the boards are all alike: {endings:?}, {deep} deep");
}

#[test]
fn find_is_the_same() {
    for puzzle in sample().into_iter().chain(awkward()) {
        for (node_limit, cap) in [(0, 1), (1, 1), (2, 2), (20_000, 0), (20_000, 2), (20_000, 100)] {
            let expected = find(Method::Fast(Backend::PORTABLE), &grid(&puzzle), node_limit, cap);
            for backend in others() {
                let found = find(Method::Fast(backend), &grid(&puzzle), node_limit, cap);
                assert_eq!(found, expected, "{backend:?}, {node_limit} nodes, cap {cap} on {}", line(&puzzle));
            }
        }
    }
}

#[test]
fn candidates_of_all_kinds() {
    let random = &mut SplitMix64(32);
    let full: Masks = [0x1ff; 81];
    let mut rare = vec![[0; 81], full];
    rare.extend((0..9).map(|digit| [1 << digit; 81]));
    rare.extend((0..81).map(|cell| std::array::from_fn(|other| if other == cell { 0 } else { 0x1ff })));
    rare.extend((0..81).map(|cell| std::array::from_fn(|other| if other == cell { 0x10 } else { 0x1ff })));
    let (mut none, mut some) = (0, 0);
    for round in 0..if cfg!(debug_assertions) { 600 } else { 6000 } {
        let masks = rare.get(round).copied().unwrap_or_else(|| random_masks(random));
        let limits = [(2000, 40), (20_000, 2), (any_size(random), 1 + any_size(random) as usize)];
        for (node_limit, cap) in limits {
            let expected = outcome_of_masks(Backend::PORTABLE, &masks, node_limit, cap);
            none += usize::from(expected.ending == Ending::Exhausted && expected.solutions.is_empty());
            some += usize::from(!expected.solutions.is_empty());
            let first = expected.solutions.first().map(grid);
            for backend in Backend::all() {
                let found = outcome_of_masks(backend, &masks, node_limit, cap);
                assert!(found == expected, "{backend:?}, {node_limit} nodes, cap {cap} on {masks:?}: {found:?}");
                let found = find_candidates(backend, &candidates(&masks), node_limit, cap as u64);
                assert_eq!(found, (first, expected.ending, expected.statistics), "{backend:?} on {masks:?}");
            }
        }
    }
    assert!(none > 200 && some > 200, "the candidates are all alike: {none}, {some}");
}

/// Slices of random length, each with another backend, against one call.
#[test]
fn a_search_goes_on_with_any_backend() {
    const NODES: u64 = 4000;
    let random = &mut SplitMix64(33);
    let all: Vec<Backend> = Backend::all().collect();
    let mut puzzles = sample();
    puzzles.extend(awkward());
    for file in SETS {
        let every = if cfg!(debug_assertions) { 700 } else { 70 } * stride();
        puzzles.extend(data_lines(file).unwrap_or_default().iter().step_by(every).map(|puzzle| board(puzzle)));
    }
    for puzzle in puzzles {
        let expected = outcome(Method::Fast(Backend::PORTABLE), &puzzle, NODES, usize::MAX);
        let mut search = Search::<Fast>::IDLE;
        search.begin(&grid(&puzzle), &mut Meter::new(0));
        let (mut solutions, mut sum, mut nodes_left) = (vec![], Statistics::default(), NODES);
        let ending = loop {
            search.go_on_with(all[random.below(all.len())]);
            let mut meter = Meter::new(nodes_left.min(any_size(random) / 16));
            let event = search.advance(&mut meter);
            let done = meter.statistics;
            nodes_left -= done.nodes;
            sum = Statistics {
                solutions: sum.solutions + done.solutions,
                nodes: sum.nodes + done.nodes,
                guesses: sum.guesses + done.guesses,
                backtracks: sum.backtracks + done.backtracks,
                eliminations: sum.eliminations + done.eliminations,
                max_depth: sum.max_depth.max(done.max_depth),
            };
            match event {
                Event::Solution(solution) => {
                    judge(&solution.to_bytes(), &puzzle);
                    solutions.push(solution.to_bytes());
                }
                Event::Exhausted => break Ending::Exhausted,
                Event::Limit if nodes_left == 0 => break Ending::Limit,
                Event::Limit => {}
            }
        };
        let found = Outcome { solutions, ending, statistics: sum };
        assert!(found == expected, "on {}: {:?}, {:?}", line(&puzzle), found.ending, found.statistics);
    }
}
