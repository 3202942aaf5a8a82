//! Every solver on every set of puzzles: the same number of solutions from all, each solution judged.
//!
//! The set with the hardest puzzles is only sampled in a build without optimisation. Where a solver can take minutes
//! for one puzzle it gets a sample and a node limit; what it has found by then must still be right.

mod common;

use common::{Board, NO_LIMIT, Outcome, board, breaks_a_rule, data, data_lines, line, outcome, stride};
use sudokit_core::Backend;
use sudokit_core::method::Method;
use sudokit_core::solve::Ending;

/// A method, on every how many puzzles it is run, and the most nodes for each.
type Run = (Method, usize, u64);

const ALL_WHOLE: [Run; 5] = [
    (Method::Propagate, 1, NO_LIMIT),
    (Method::Fast(Backend::PORTABLE), 1, NO_LIMIT),
    (Method::ExactCover, 1, NO_LIMIT),
    (Method::Backtrack, 1, NO_LIMIT),
    (Method::Simple, 1, 1_000_000),
];

/// Runs the methods on a set whose puzzles have one solution each (`solutions` 1), or two or more (2).
fn check_set(file: &str, solutions: usize, runs: [Run; 5]) {
    let Some(lines) = data_lines(file) else { return };
    let mut finished = [0; 5];
    let lines: Vec<_> = lines.into_iter().step_by(stride()).collect();
    for (number, puzzle) in lines.iter().enumerate() {
        let puzzle = board(puzzle);
        let mut only = None;
        for ((method, stride, node_limit), finished) in runs.iter().zip(&mut finished) {
            if number % stride != 0 {
                continue;
            }
            let outcome = outcome(*method, &puzzle, *node_limit, 2);
            *finished += check_number(&outcome, solutions, *node_limit, &format!("{method:?} on {}", line(&puzzle)));
            if solutions == 1 && !outcome.solutions.is_empty() {
                let only = *only.get_or_insert(outcome.solutions[0]);
                assert_eq!(line(&outcome.solutions[0]), line(&only), "{method:?} on {}", line(&puzzle));
            }
        }
    }
    for ((method, stride, node_limit), finished) in runs.iter().zip(finished) {
        let tried = lines.len().div_ceil(*stride);
        println!("{file}: {method:?} finished {finished} of the {tried} puzzles it tried");
        assert!(finished == tried || *node_limit != NO_LIMIT);
    }
}

/// Checks how many solutions were found when up to two were looked for. 1 if the search came to an end of its own.
fn check_number(outcome: &Outcome, solutions: usize, node_limit: u64, what: &str) -> usize {
    let found = outcome.solutions.len();
    if outcome.ending == Ending::Limit {
        assert!(node_limit != NO_LIMIT && found <= solutions && found < 2, "{what}: {found} at the limit");
        return 0;
    }
    let ending = if solutions == 2 { Ending::Stopped } else { Ending::Exhausted };
    assert_eq!((found, outcome.ending), (solutions, ending), "{what}");
    1
}

#[test]
fn seventeen() {
    let runs = [
        (Method::Propagate, 1, NO_LIMIT),
        (Method::Fast(Backend::PORTABLE), 1, NO_LIMIT),
        (Method::ExactCover, 1, NO_LIMIT),
        (Method::Backtrack, 500, NO_LIMIT),
        (Method::Simple, 1000, 1_000_000),
    ];
    check_set("seventeen.txt", 1, runs);
}

#[test]
fn hardest11() {
    let stride = if cfg!(debug_assertions) { 10 } else { 1 };
    let runs = [
        (Method::Propagate, stride, NO_LIMIT),
        (Method::Fast(Backend::PORTABLE), stride, NO_LIMIT),
        (Method::ExactCover, stride, NO_LIMIT),
        (Method::Backtrack, 200, NO_LIMIT),
        (Method::Simple, 1000, 1_000_000),
    ];
    check_set("hardest11.txt", 1, runs);
}

#[test]
fn top1465() {
    let runs = [
        (Method::Propagate, 1, NO_LIMIT),
        (Method::Fast(Backend::PORTABLE), 1, NO_LIMIT),
        (Method::ExactCover, 1, NO_LIMIT),
        (Method::Backtrack, 4, NO_LIMIT),
        (Method::Simple, 20, 1_000_000),
    ];
    check_set("top1465.txt", 1, runs);
}

#[test]
fn top95() {
    check_set("top95.txt", 1, ALL_WHOLE);
}

#[test]
fn hardest() {
    check_set("hardest.txt", 1, ALL_WHOLE);
}

#[test]
fn serg() {
    check_set("serg.txt", 2, ALL_WHOLE);
}

#[test]
fn euler() {
    let Some(text) = data("euler/p096_sudoku.txt") else { return };
    let rows: Vec<&str> = text.lines().filter(|line| !line.is_empty() && !line.starts_with("Grid")).collect();
    let puzzles: Vec<Board> = rows.chunks(9).map(|rows| board(&rows.concat())).collect();
    assert_eq!(puzzles.len(), 50);
    for method in Method::ALL {
        let mut sum = 0;
        for puzzle in &puzzles {
            let outcome = outcome(method, puzzle, NO_LIMIT, 2);
            check_number(&outcome, 1, NO_LIMIT, &format!("{method:?} on {}", line(puzzle)));
            let corner = outcome.solutions[0][..3].iter().fold(0, |number, &digit| number * 10 + u32::from(digit));
            sum += corner;
        }
        assert_eq!(sum, 24702, "{method:?}");
    }
}

/// The table says how many solutions each grid has, `1000+` for very many, and the solution where there is one.
#[test]
fn cases() {
    let Some(rows) = data_lines("cases.tsv") else { return };
    for row in rows {
        let fields: Vec<&str> = row.split('\t').collect();
        let [name, puzzle, number, solution, breaks_rule, ..] = fields[..] else {
            panic!("no row of the table: {row}")
        };
        let puzzle = board(puzzle);
        assert_eq!(breaks_a_rule(&puzzle), breaks_rule == "yes", "{name}");
        let (cap, number) = match number.strip_suffix('+') {
            Some(least) => (least.parse().unwrap(), least.parse().unwrap()),
            None => (1000, number.parse().unwrap()),
        };
        for method in Method::ALL {
            let is_slow = matches!(method, Method::Backtrack | Method::Simple);
            let outcome = outcome(method, &puzzle, if is_slow { 5_000_000 } else { NO_LIMIT }, cap);
            let found = outcome.solutions.len();
            match outcome.ending {
                Ending::Limit => assert!(is_slow && found <= number, "{name}, {method:?}: {found} at the limit"),
                Ending::Stopped => assert_eq!((found, number), (cap, cap), "{name}, {method:?}"),
                Ending::Exhausted => assert_eq!(found, number, "{name}, {method:?}"),
            }
            if number == 1 && found == 1 {
                assert_eq!(line(&outcome.solutions[0]), solution, "{name}, {method:?}");
            }
            if breaks_rule == "yes" {
                assert_eq!(outcome.statistics.nodes, 0, "{name}, {method:?}: a search where there is nothing to find");
            }
        }
    }
}
