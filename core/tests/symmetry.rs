//! The canonical form: the same for all disguises of a grid, different for different ones, and the least there is.

mod common;

use common::{
    Board, SplitMix64, Twist, awkward, board, breaks_a_rule, data_lines, grid, line, random_solution, sample, stride,
    with_changed_clue, without_cells,
};
use std::collections::{HashMap, HashSet};
use sudokit_core::method::{self, Method};
use sudokit_core::symmetry::{Canonical, filled, sparse};

/// All transforms: 2 * 6^8 * 9!.
const ALL: u64 = 2 * 6_u64.pow(8) * 362_880;

/// In a build without optimisation every test does less.
const fn rounds(release: usize, debug: usize) -> usize {
    if cfg!(debug_assertions) { debug } else { release }
}

fn canonical(board: &Board) -> Canonical {
    Canonical::of(&grid(board)).unwrap_or_else(|| panic!("{} has no canonical form", line(board)))
}

/// Boxes that are each other's turned about: of all filled grids the one with the most automorphisms.
fn most_symmetric() -> Board {
    std::array::from_fn(|cell| {
        let (row, column) = (cell / 9, cell % 9);
        ((row + column / 3) % 3 * 3 + (row / 3 + column) % 3) as u8 + 1
    })
}

/// Filled grids that no pattern has made: each the first solution of a sparse puzzle.
fn solutions(count: usize, random: &mut SplitMix64) -> Vec<Board> {
    let mut found = vec![];
    while found.len() < count {
        let clues = with_changed_clue(&without_cells(&random_solution(random), 69, random), random);
        let (solution, ..) = method::find(Method::Propagate, &grid(&clues), 100_000, 1);
        found.extend(solution.map(|solution| solution.to_bytes()));
    }
    found
}

/// Boards of all kinds that break no rule: no clue to all, with one solution, many and none, symmetric and not.
fn boards(count: usize, random: &mut SplitMix64) -> Vec<Board> {
    let mut boards = [sample(), awkward(), vec![most_symmetric(), random_solution(random)]].concat();
    boards.extend(solutions(20, random));
    if let Some(lines) = data_lines("seventeen.txt") {
        boards.extend(lines.iter().step_by(500).map(|line| board(line)));
    }
    while boards.len() < 2 * count {
        let solution = if random.below(2) == 0 { most_symmetric() } else { solutions(1, random)[0] };
        let clues = match random.below(5) {
            0 => without_cells(&solution, random.below(6), random),
            1 => without_cells(&solution, 64 + random.below(17), random),
            2 => without_cells(&solution, random.below(82), random),
            3 => with_changed_clue(&without_cells(&solution, 20 + random.below(40), random), random),
            _ => with_some_parts(&solution, random),
        };
        boards.push(clues);
    }
    boards.retain(|board| !breaks_a_rule(board));
    boards.truncate(count);
    boards
}

/// Some digits, some rows and some columns of a board.
fn with_some_parts(board: &Board, random: &mut SplitMix64) -> Board {
    let [digits, rows, columns] =
        std::array::from_fn(|_| if random.below(3) == 0 { 0x3ff } else { random.below(0x400) });
    std::array::from_fn(|cell| {
        let is_kept = digits >> board[cell] & rows >> (cell / 9) & columns >> (cell % 9) & 1 == 1;
        if is_kept { board[cell] } else { 0 }
    })
}

#[test]
fn disguises_have_the_same_form() {
    let random = &mut SplitMix64(51);
    for before in boards(rounds(1000, 400), random) {
        let first = canonical(&before);
        assert_eq!(first.transform.apply(&grid(&before)), first.grid, "{}", line(&before));
        assert!(first.grid.to_bytes() <= before, "{} is less than its form", line(&before));
        assert_eq!(Canonical::of(&first.grid).map(|again| again.grid), Some(first.grid), "{}", line(&before));
        assert!(ALL.is_multiple_of(first.automorphisms), "{}", line(&before));
        for _ in 0..rounds(1000, 50) {
            let disguised = Twist::random(random).of(&before);
            let found = canonical(&disguised);
            assert_eq!(found.grid, first.grid, "{} and {}", line(&before), line(&disguised));
            assert_eq!(found.automorphisms, first.automorphisms, "{} and {}", line(&before), line(&disguised));
            assert_eq!(found.transform.apply(&grid(&disguised)), found.grid, "{}", line(&disguised));
        }
    }
}

#[test]
fn grids_that_break_a_rule_have_no_form() {
    let random = &mut SplitMix64(52);
    for board in awkward() {
        assert_eq!(Canonical::of(&grid(&board)).is_none(), breaks_a_rule(&board), "{}", line(&board));
    }
    let mut swapped = random_solution(random);
    swapped.swap(0, 1);
    assert_eq!(Canonical::of(&grid(&swapped)), None);
}

/// All orders of nine lines that keep bands together.
fn orders_of_lines() -> Vec<[usize; 9]> {
    const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let choices = (0..6_usize.pow(4)).map(|number| [1, 6, 36, 216].map(|power| ORDERS[number / power % 6]));
    choices.map(|[bands, lines @ ..]| std::array::from_fn(|i| bands[i / 3] * 3 + lines[i / 3][i % 3])).collect()
}

/// The least of all disguises, found by trying all orders of rows and columns: for each, the digits are best named in
/// the order in which they come. Also counts the orders that lead to it.
fn least_by_trying(board: &Board) -> (Board, u64) {
    let orders = orders_of_lines();
    let (mut least, mut count) = ([9; 81], 0);
    for transposed in [false, true] {
        let board = Twist { is_transposed: transposed, ..Twist::none() }.of(board);
        for rows in &orders {
            for columns in &orders {
                let (mut names, mut next, mut comparison) = ([0; 10], 1, std::cmp::Ordering::Equal);
                for (cell, least) in least.iter_mut().enumerate() {
                    let digit = usize::from(board[rows[cell / 9] * 9 + columns[cell % 9]]);
                    if digit != 0 && names[digit] == 0 {
                        names[digit] = next;
                        next += 1;
                    }
                    comparison = comparison.then(names[digit].cmp(least));
                    if comparison.is_gt() {
                        break;
                    }
                    if comparison.is_lt() {
                        *least = names[digit];
                    }
                }
                count = if comparison.is_lt() { 1 } else { count + u64::from(comparison.is_eq()) };
            }
        }
    }
    (least, count)
}

#[test]
fn no_disguise_is_less() {
    let random = &mut SplitMix64(53);
    let solution = solutions(1, random)[0];
    let mut boards = vec![most_symmetric(), with_some_parts(&most_symmetric(), random), solution];
    boards.extend([1, 30, 60, 64, 70, 75, 78].map(|count| without_cells(&solution, count, random)));
    boards.extend([30, 50, 60, 70].map(|count| without_cells(&most_symmetric(), count, random)));
    boards.truncate(rounds(boards.len(), 3));
    for board in boards {
        let (least, count) = least_by_trying(&board);
        let unused = (1..=9).filter(|digit| !board.contains(digit)).count() as u64;
        let found = canonical(&board);
        assert_eq!(line(&found.grid.to_bytes()), line(&least), "{}", line(&board));
        assert_eq!(found.automorphisms, count * (1..=unused).product::<u64>(), "{}", line(&board));
    }
}

#[test]
fn both_ways_give_the_same_form_of_filled_grids() {
    let random = &mut SplitMix64(54);
    let mut grids = solutions(rounds(1000, 20), random);
    grids.extend([most_symmetric(), random_solution(random)]);
    for solution in grids {
        let [one, other] = [filled::canonical, sparse::canonical].map(|canonical| canonical(&grid(&solution)));
        assert_eq!((one.grid, one.automorphisms), (other.grid, other.automorphisms), "{}", line(&solution));
        assert_eq!(one.grid.to_bytes()[..9], [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    }
}

/// The numbers of automorphisms that are known by themselves.
#[test]
fn automorphisms_are_counted() {
    assert_eq!(canonical(&most_symmetric()).automorphisms, 648);
    assert_eq!(canonical(&[0; 81]).automorphisms, ALL);
    let mut clues = [0; 81];
    clues[40] = 5;
    // A clue can come to stand in 81 cells, as nine digits.
    assert_eq!(canonical(&clues).automorphisms, ALL / 729);
    let one_digit = most_symmetric().map(|digit| if digit == 7 { 7 } else { 0 });
    // There are 6^6 ways to place one digit nine times, and nine digits.
    assert_eq!(canonical(&one_digit).automorphisms, ALL / (46_656 * 9));
}

/// The size of a class is the number of transforms, divided by that of the automorphisms: here the classes are counted
/// out, among all grids of two clues.
#[test]
fn classes_have_the_sizes_that_automorphisms_say() {
    let mut sizes = HashMap::new();
    for (first, second) in (0..81).flat_map(|second| (0..second).map(move |first| (first, second))) {
        for digits in 0..81 {
            let mut clues = [0; 81];
            clues[first] = digits / 9 + 1;
            clues[second] = digits % 9 + 1;
            if !breaks_a_rule(&clues) {
                let found = canonical(&clues);
                *sizes.entry((found.grid.to_bytes(), found.automorphisms)).or_insert(0) += 1;
            }
        }
    }
    assert!(sizes.iter().all(|(&(_, automorphisms), &size)| size == ALL / automorphisms), "{sizes:?}");
    assert_eq!(sizes.values().sum::<u64>(), 3240 * 81 - 810 * 9);
    // Different digits in one row and box, in one box, in one row, in one band, or apart; equal ones in one band, or apart.
    assert_eq!(sizes.len(), 7);
}

#[test]
fn puzzles_of_seventeen_clues_are_all_different() {
    let Some(lines) = data_lines("seventeen.txt") else { return };
    let lines: Vec<String> = lines.into_iter().step_by(stride()).collect();
    let forms: HashSet<Board> = lines.iter().map(|line| canonical(&board(line)).grid.to_bytes()).collect();
    assert_eq!(forms.len(), lines.len());
}
