//! Candidates as input: a choice of one candidate for each cell, against a search by the book, and against grids.

mod common;

use common::{
    Board, Masks, NO_LIMIT, Outcome, SplitMix64, board, candidates, choices_by_the_book, data_lines, grid, obeys,
    outcome, outcome_of_masks, random_masks, random_solution, sample, stride, with_changed_clue, without_cells,
};
use std::collections::HashSet;
use sudokit_core::Backend;
use sudokit_core::board::Candidates;
use sudokit_core::method::{Method, find_candidates};
use sudokit_core::solve::{Ending, Statistics};

fn masks_of(puzzle: &Board) -> Masks {
    Candidates::of(&grid(puzzle)).to_bits()
}

/// All solutions, sorted, none of them twice.
#[track_caller]
fn all_of(backend: Backend, masks: &Masks) -> Vec<Board> {
    let Outcome { mut solutions, ending, .. } = outcome_of_masks(backend, masks, NO_LIMIT, usize::MAX);
    assert_eq!(ending, Ending::Exhausted);
    solutions.sort();
    assert!(solutions.is_sorted_by(|a, b| a < b), "{backend:?} repeats itself on {masks:?}");
    solutions
}

#[test]
fn what_a_search_by_the_book_finds_is_found() {
    const CAP: usize = 2000;
    let random = &mut SplitMix64(40);
    let rounds = if cfg!(debug_assertions) { 1500 } else { 6000 };
    let (mut without, mut with_one, mut with_many) = (0, 0, 0);
    for _ in 0..rounds {
        let masks = random_masks(random);
        let Some(mut expected) = choices_by_the_book(&masks, CAP, 3000) else { continue };
        if expected.len() == CAP {
            continue;
        }
        expected.sort();
        match expected.len() {
            0 => without += 1,
            1 => with_one += 1,
            _ => with_many += 1,
        }
        for backend in Backend::all() {
            let found = all_of(backend, &masks);
            assert!(found == expected, "{backend:?} on {masks:?}: {} of {}", found.len(), expected.len());
        }
    }
    let least = rounds / 30;
    let is_varied = without > least && with_one > least && with_many > least;
    assert!(is_varied, "the candidates are all alike: {without}, {with_one}, {with_many}");
}

/// Grids, some of them with a wrong clue, as their own candidates, and these thinned: a solution stays as long as all of
/// its digits do.
#[test]
fn candidates_of_a_grid_have_its_solutions_and_fewer_have_fewer() {
    let random = &mut SplitMix64(41);
    let (mut fewer, mut none) = (0, 0);
    for round in 0..if cfg!(debug_assertions) { 200 } else { 800 } {
        let solution = random_solution(random);
        let mut puzzle = without_cells(&solution, 30 + round % 24, random);
        if round % 4 == 3 {
            puzzle = with_changed_clue(&puzzle, random);
        }
        let Outcome { mut solutions, ending, .. } = outcome(Method::ExactCover, &puzzle, NO_LIMIT, 3000);
        if ending != Ending::Exhausted {
            continue;
        }
        solutions.sort();
        let masks = masks_of(&puzzle);
        let all: Vec<Masks> = [0, 2, 10, 40]
            .map(|rarity| {
                let mut thinned = masks;
                (0..rarity).for_each(|_| thinned[random.below(81)] &= !(1 << random.below(9)));
                thinned
            })
            .to_vec();
        // All but one of the solutions' digits in some cell; and the known solution kept.
        let kept: Masks = std::array::from_fn(|cell| masks[cell] & (random.next() as u16 | 1 << (solution[cell] - 1)));
        for (number, thinned) in all.iter().chain([&kept]).enumerate() {
            let expected: Vec<Board> = solutions.iter().filter(|board| obeys(board, thinned)).copied().collect();
            fewer += usize::from((1..solutions.len()).contains(&expected.len()));
            none += usize::from(expected.is_empty() && !solutions.is_empty());
            assert!(number > 0 || expected == solutions);
            if number == 4 && round % 4 != 3 {
                assert!(expected.contains(&solution));
            }
            for backend in Backend::all() {
                let found = all_of(backend, thinned);
                assert!(found == expected, "{backend:?} on {thinned:?}: {} of {}", found.len(), expected.len());
            }
        }
    }
    assert!(fewer > 50 && none > 50, "the candidates are all alike: {fewer}, {none}");
}

/// The puzzles of the sets, as candidates, and as candidates without the digits of their solution in one cell.
#[test]
fn sets() {
    let random = &mut SplitMix64(42);
    let every = stride() * if cfg!(debug_assertions) { 50 } else { 5 };
    for file in ["hardest11.txt", "top1465.txt", "seventeen.txt"] {
        for puzzle in data_lines(file).unwrap_or_default().iter().step_by(every) {
            let puzzle = board(puzzle);
            let solution = outcome(Method::Fast(Backend::PORTABLE), &puzzle, NO_LIMIT, 2).solutions[0];
            let mut masks = masks_of(&puzzle);
            for backend in Backend::all() {
                assert_eq!(all_of(backend, &masks), [solution], "{backend:?} on {masks:?}");
            }
            let cell = random.below(81);
            masks[cell] &= !(1 << (solution[cell] - 1));
            for backend in Backend::all() {
                assert_eq!(all_of(backend, &masks), [[0; 81]; 0], "{backend:?} on {masks:?}");
            }
        }
    }
}

#[test]
fn a_cell_or_a_house_without_a_candidate_leaves_none() {
    for backend in Backend::all() {
        assert_eq!(all_of(backend, &[0; 81]), [[0; 81]; 0]);
        for cell in 0..81 {
            let mut masks = [0x1ff; 81];
            masks[cell] = 0;
            assert_eq!(all_of(backend, &masks), [[0; 81]; 0], "{backend:?}, {cell}");
        }
        for house in common::houses() {
            for digit in 0..9 {
                let mut masks: Masks = [0x1ff; 81];
                house.iter().for_each(|&cell| masks[cell] &= !(1 << digit));
                assert_eq!(all_of(backend, &masks), [[0; 81]; 0], "{backend:?}, {digit} in {house:?}");
            }
        }
    }
}

#[test]
fn single_candidates_are_clues() {
    let random = &mut SplitMix64(43);
    for _ in 0..30 {
        let full = random_solution(random);
        let masks = full.map(|digit| 1 << (digit - 1));
        let mut wrong = masks;
        wrong[random.below(81)] = masks[random.below(81)];
        let mut open = masks;
        (0..20).for_each(|_| open[random.below(81)] = 0x1ff);
        for backend in Backend::all() {
            assert_eq!(all_of(backend, &masks), [full], "{backend:?}");
            let expected = if wrong == masks { vec![full] } else { vec![] };
            assert_eq!(all_of(backend, &wrong), expected, "{backend:?} on {wrong:?}");
            assert!(all_of(backend, &open).contains(&full), "{backend:?} on {open:?}");
        }
    }
    for cell in 0..81 {
        for digit in 0..9 {
            let mut masks = [0x1ff; 81];
            masks[cell] = 1 << digit;
            let found = outcome_of_masks(Backend::best(), &masks, NO_LIMIT, 3);
            assert_eq!((found.solutions.len(), found.ending), (3, Ending::Stopped));
        }
    }
}

/// The start is a node, a limit is exact, and a cap of none counts as one.
#[test]
fn limits_and_caps() {
    for backend in Backend::all() {
        let nothing = (None, Ending::Limit, Statistics::default());
        assert_eq!(find_candidates(backend, &Candidates::FULL, 0, 1), nothing, "{backend:?}");
        for cap in [1, 2, 1000] {
            let found = outcome_of_masks(backend, &[0x1ff; 81], NO_LIMIT, cap);
            assert_eq!((found.solutions.len(), found.ending), (cap, Ending::Stopped), "{backend:?}");
            let different: HashSet<Board> = found.solutions.into_iter().collect();
            assert_eq!(different.len(), cap, "{backend:?}");
        }
        for puzzle in sample() {
            let masks = masks_of(&puzzle);
            let whole = outcome_of_masks(backend, &masks, 2000, 50);
            let nodes = whole.statistics.nodes;
            for limit in [0, 1, 2, nodes / 2, nodes - 1] {
                let cut = outcome_of_masks(backend, &masks, limit.min(nodes - 1), 50);
                assert_eq!((cut.ending, cut.statistics.nodes), (Ending::Limit, limit.min(nodes - 1)), "{masks:?}");
                assert!(whole.solutions.starts_with(&cut.solutions), "{backend:?} on {masks:?}");
            }
            if whole.ending != Ending::Limit {
                assert_eq!(outcome_of_masks(backend, &masks, nodes, 50), whole, "{backend:?} on {masks:?}");
            }
            let zero = find_candidates(backend, &candidates(&masks), 2000, 0);
            assert_eq!(zero, find_candidates(backend, &candidates(&masks), 2000, 1), "{backend:?} on {masks:?}");
        }
    }
}
