//! Counting and enumerating: exact numbers, no solution twice, the same set of solutions from every method.

mod common;

use common::{
    Board, NO_LIMIT, SplitMix64, board, breaks_a_rule, count, data_lines, grid, line, outcome, random_solution, sample,
    solutions_by_the_book, with_changed_clue, without_cells,
};
use std::collections::HashSet;
use sudokit_core::method::{Method, find};
use sudokit_core::solve::{Ending, Statistics};

/// The table of counts: grids and how many solutions each has.
fn table() -> Option<Vec<(Board, u64)>> {
    let read = |row: &String| {
        let (puzzle, number) = row.split_once('\t').unwrap();
        (board(puzzle), number.trim().parse().unwrap())
    };
    Some(data_lines("counts.tsv")?.iter().map(read).collect())
}

/// The slower the method, the smaller the largest count it is asked for.
#[test]
fn counts_are_exact() {
    let Some(table) = table() else { return };
    let reach = |method| match method {
        Method::Propagate | Method::Fast(_) => u64::MAX,
        Method::ExactCover => 200_000,
        Method::Backtrack => 100_000,
        Method::Simple => 50_000,
    };
    for (puzzle, number) in table {
        for method in Method::ALL.into_iter().filter(|&method| number <= reach(method)) {
            assert_eq!(count(method, &puzzle, u64::MAX), number, "{method:?} on {}", line(&puzzle));
        }
    }
}

#[test]
fn every_method_enumerates_the_same_set_without_repeats() {
    let Some(table) = table() else { return };
    for (puzzle, number) in table.into_iter().filter(|&(_, number)| number <= 30_000) {
        let mut first = None;
        for method in Method::ALL {
            let outcome = outcome(method, &puzzle, NO_LIMIT, usize::MAX);
            assert_eq!(outcome.ending, Ending::Exhausted);
            assert_eq!(outcome.solutions.len() as u64, number, "{method:?} on {}", line(&puzzle));
            let set: HashSet<Board> = outcome.solutions.into_iter().collect();
            assert_eq!(set.len() as u64, number, "{method:?} repeats itself on {}", line(&puzzle));
            assert!(*first.get_or_insert(set.clone()) == set, "{method:?} on {}", line(&puzzle));
        }
    }
}

/// Random boards, about half of them with a clue changed, so that many have no solution at all.
#[test]
fn every_method_finds_what_a_search_by_the_book_finds() {
    let random = &mut SplitMix64(1);
    let (mut without, mut with_many) = (0, 0);
    for round in 0..1500 {
        let mut puzzle = without_cells(&random_solution(random), 25 + round % 23, random);
        if round % 2 == 1 {
            puzzle = with_changed_clue(&puzzle, random);
        }
        let mut expected = solutions_by_the_book(&puzzle, 5000);
        if expected.len() == 5000 {
            continue;
        }
        expected.sort();
        without += usize::from(expected.is_empty());
        with_many += usize::from(expected.len() > 1);
        for method in Method::ALL {
            let mut found = outcome(method, &puzzle, NO_LIMIT, usize::MAX).solutions;
            found.sort();
            assert!(found == expected, "{method:?} on {}: {} of {}", line(&puzzle), found.len(), expected.len());
        }
    }
    assert!(without > 200 && with_many > 200, "the boards are all alike: {without}, {with_many}");
}

/// With some digits taken out altogether, every empty cell has just those as candidates, so that all of a wide choice must
/// be tried. Swapping the digits makes solutions of solutions.
#[test]
fn every_choice_of_many_is_tried() {
    let random = &mut SplitMix64(20);
    for missing in [2, 3, 4] {
        for _ in 0..5 {
            let puzzle = random_solution(random).map(|digit| if digit <= missing { 0 } else { digit });
            let numbers = Method::ALL.map(|method| outcome(method, &puzzle, NO_LIMIT, usize::MAX).solutions.len());
            let swaps: usize = (1..=missing as usize).product();
            assert!(numbers[0] > 0 && numbers[0] % swaps == 0, "{numbers:?} on {}", line(&puzzle));
            assert_eq!(numbers, [numbers[0]; 5], "{}", line(&puzzle));
        }
    }
}

#[test]
fn the_empty_grid_stops_at_the_cap_at_once() {
    for method in Method::ALL {
        for cap in [1, 2, 1000] {
            let outcome = outcome(method, &[0; 81], NO_LIMIT, cap);
            assert_eq!((outcome.solutions.len(), outcome.ending), (cap, Ending::Stopped), "{method:?}");
            let nodes = outcome.statistics.nodes;
            assert!(nodes < 500 + 50 * cap as u64, "{method:?}: {nodes} nodes for {cap} solutions");
            let different: HashSet<Board> = outcome.solutions.into_iter().collect();
            assert_eq!(different.len(), cap, "{method:?}");
        }
    }
}

/// `find` is the same search with a cap: the first solution, and not a node more. A cap of none counts as one.
#[test]
fn find_gives_the_first_solution_and_stops_at_the_cap() {
    for puzzle in sample() {
        for method in Method::ALL {
            for cap in [0, 1, 2, 3, 100] {
                let (first, ending, statistics) = find(method, &grid(&puzzle), 20_000, cap);
                let expected = outcome(method, &puzzle, 20_000, cap.max(1) as usize);
                let first = first.map(|solution| solution.to_bytes());
                assert_eq!(first, expected.solutions.first().copied(), "{method:?} on {}", line(&puzzle));
                let expected = (expected.ending, expected.statistics);
                assert_eq!((ending, statistics), expected, "{method:?}, cap {cap} on {}", line(&puzzle));
            }
        }
    }
}

#[test]
fn a_full_grid_gives_exactly_itself() {
    let random = &mut SplitMix64(2);
    for _ in 0..20 {
        let full = random_solution(random);
        for method in Method::ALL {
            let outcome = outcome(method, &full, NO_LIMIT, usize::MAX);
            assert_eq!((outcome.solutions, outcome.ending), (vec![full], Ending::Exhausted), "{method:?}");
        }
    }
}

/// Two equal digits in one house, whatever the house and however full the grid: nothing is searched.
#[test]
fn clues_that_break_a_rule_leave_no_solution() {
    let random = &mut SplitMix64(3);
    for round in 0..300 {
        let mut puzzle = without_cells(&random_solution(random), round % 80, random);
        while !breaks_a_rule(&puzzle) {
            puzzle[random.below(81)] = 1 + random.below(9) as u8;
        }
        for method in Method::ALL {
            let outcome = outcome(method, &puzzle, NO_LIMIT, usize::MAX);
            let nothing = (Ending::Exhausted, Statistics::default());
            assert_eq!((outcome.ending, outcome.statistics), nothing, "{method:?} on {}", line(&puzzle));
        }
    }
}
