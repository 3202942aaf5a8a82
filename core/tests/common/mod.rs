//! What the tests share: random numbers, boards of plain bytes, a judge of solutions, and the data beside the project.
//!
//! Nothing here uses what it helps to test: boards are 81 bytes and houses are worked out from row and column.

// Every test file uses its own part.
#![allow(dead_code)]

pub(crate) mod bytes;

use std::ops::ControlFlow;
use std::path::PathBuf;
use sudokit_core::Backend;
use sudokit_core::board::{Candidates, Grid};
use sudokit_core::method::{self, Method};
use sudokit_core::solve::{Ending, Statistics};

/// 81 cells, row by row, 0 for empty.
pub(crate) type Board = [u8; 81];

pub(crate) const NO_LIMIT: u64 = u64::MAX;

/// Puzzles with one solution, made here: no clue can be missed. The hardest first.
pub(crate) const UNIQUE: [&str; 12] = [
    "....35....672....9........2...7.....8...1.4...45...9.......7..6.7..4..2..8.1.3.9.",
    ".......2...1...5..6...94...........89...27........517....4..897..72.1.....5......",
    "96.4...8...8...3....1....6......1.5..1.5.....7..9..1....6.....8..375..96.....2..1",
    ".76..15..........221.5........4...764.9..7....8......9.3...4..7.4.6...21..8.2..4.",
    "..861..5......2.9..9....8.2.....6...4..7.......1.5.72....54.....5.....19.7....4..",
    ".......2..4...87..81.6....41......76..8..4.....7.51....9....5.....47.2..5......3.",
    "97...8.2.....14...2.4.7....8.......2......5...3.6.1..........76..25.93...43......",
    "..16.24.9..6.3.7....3.8.....8.......39......5.5..4........2..9.....71.2....3...8.",
    ".....1.8...4...3.5.5..829...4...6..3..1......7...3.84.9.7..3.......2.79..2.6.7...",
    "7..54..1.....2....54......71.8..6.3....98.2......3......1.....4..4..9.6.27....9..",
    ".9...3.7.7....9.23..........248...9.1...5..4...5...8.7..3..15...71.........2.....",
    "...8356.21............62...6......34..9.5..7..12.....8..4.......7...3.2.2...17.5.",
];

/// The numbers of the generator of random bits by Steele, Lea and Flood.
pub(crate) struct SplitMix64(pub(crate) u64);

impl SplitMix64 {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    /// The numbers from 0 to N - 1 in random order.
    pub(crate) fn order<const N: usize>(&mut self) -> [usize; N] {
        let mut order = std::array::from_fn(|i| i);
        for i in (1..N).rev() {
            order.swap(i, self.below(i + 1));
        }
        order
    }
}

/// The hash by Fowler, Noll and Vo, 64 bits, the variant called 1a.
pub(crate) struct Fnv1a(pub(crate) u64);

impl Fnv1a {
    pub(crate) const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    pub(crate) fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
}

pub(crate) fn row_of(cell: usize) -> usize {
    cell / 9
}

pub(crate) fn column_of(cell: usize) -> usize {
    cell % 9
}

pub(crate) fn box_of(cell: usize) -> usize {
    cell / 27 * 3 + cell % 9 / 3
}

/// Whether two different cells share a row, a column or a box.
pub(crate) fn are_peers(a: usize, b: usize) -> bool {
    a != b && (row_of(a) == row_of(b) || column_of(a) == column_of(b) || box_of(a) == box_of(b))
}

/// The cells of each house: rows, columns, boxes.
pub(crate) fn houses() -> Vec<Vec<usize>> {
    [row_of, column_of, box_of]
        .iter()
        .flat_map(|house_of| (0..9).map(move |house| (0..81).filter(|&cell| house_of(cell) == house).collect()))
        .collect()
}

/// Whether two peers have the same digit.
pub(crate) fn breaks_a_rule(board: &Board) -> bool {
    (0..81).any(|a| board[a] != 0 && (0..a).any(|b| board[a] == board[b] && are_peers(a, b)))
}

/// Fails unless the board is full, keeps to the rules and has all clues of the puzzle.
pub(crate) fn judge(solution: &Board, puzzle: &Board) {
    let is_right = |seen: [u16; 27]| seen.iter().all(|&digits| digits == 0b11_1111_1110);
    let mut seen = [0; 27];
    for (cell, &digit) in solution.iter().enumerate() {
        for house in [row_of(cell), 9 + column_of(cell), 18 + box_of(cell)] {
            seen[house] |= 1 << digit;
        }
    }
    assert!(is_right(seen), "{} is no solution", line(solution));
    let keeps_clues = (0..81).all(|cell| puzzle[cell] == 0 || puzzle[cell] == solution[cell]);
    assert!(keeps_clues, "{} loses a clue of {}", line(solution), line(puzzle));
}

pub(crate) fn board(line: &str) -> Board {
    let cells: Vec<u8> = line.bytes().map(|byte| if byte == b'.' { 0 } else { byte - b'0' }).collect();
    cells.try_into().unwrap_or_else(|_| panic!("not 81 cells: {line}"))
}

pub(crate) fn line(board: &Board) -> String {
    board.iter().map(|&digit| if digit == 0 { '.' } else { char::from(b'0' + digit) }).collect()
}

pub(crate) fn grid(board: &Board) -> Grid {
    Grid::from_bytes(board).unwrap_or_else(|| panic!("not a grid: {board:?}"))
}

/// A full board: a pattern, relabelled, its lines moved about.
pub(crate) fn random_solution(random: &mut SplitMix64) -> Board {
    let pattern = std::array::from_fn(|cell| {
        let (row, column) = (cell / 9, cell % 9);
        (row * 3 + row / 3 + column) as u8 % 9 + 1
    });
    Twist::random(random).of(&pattern)
}

/// The board with this many cells emptied.
pub(crate) fn without_cells(board: &Board, count: usize, random: &mut SplitMix64) -> Board {
    let mut left = *board;
    for cell in &random.order::<81>()[..count] {
        left[*cell] = 0;
    }
    left
}

/// The board with one digit changed to another that breaks no rule either, most of the time.
pub(crate) fn with_changed_clue(board: &Board, random: &mut SplitMix64) -> Board {
    let mut changed = *board;
    for cell in random.order::<81>().into_iter().filter(|&cell| board[cell] != 0) {
        for digit in random.order::<9>().map(|digit| digit as u8 + 1) {
            changed[cell] = digit;
            if digit != board[cell] && !breaks_a_rule(&changed) {
                return changed;
            }
        }
        changed[cell] = board[cell];
    }
    changed
}

/// Forty boards of all kinds: hard and easy, with no solution, one, very many, full, empty, against the rules.
pub(crate) fn sample() -> Vec<Board> {
    let random = &mut SplitMix64(81);
    let mut boards: Vec<Board> = UNIQUE.iter().map(|line| board(line)).collect();
    for count in 42..54 {
        boards.push(without_cells(&random_solution(random), count, random));
    }
    for count in 38..50 {
        boards.push(with_changed_clue(&without_cells(&random_solution(random), count, random), random));
    }
    boards.push([0; 81]);
    boards.push(random_solution(random));
    boards.push(without_cells(&random_solution(random), 1, random));
    let mut against_the_rules = board(UNIQUE[11]);
    against_the_rules[80] = 5;
    boards.push(against_the_rules);
    boards
}

/// Boards at the edges: empty, a few clues, a cell or a digit that nothing is left for, a wrong clue, full, and against
/// the rules in each of these ways.
pub(crate) fn awkward() -> Vec<Board> {
    let random = &mut SplitMix64(82);
    let mut boards = vec![[0; 81]];
    for count in 1..=16 {
        boards.push(without_cells(&random_solution(random), 81 - count, random));
        boards.push(with_changed_clue(&without_cells(&random_solution(random), 20 + 2 * count, random), random));
        let mut scattered = [0; 81];
        (0..count).for_each(|_| scattered[random.below(81)] = 1 + random.below(9) as u8);
        boards.push(scattered);
    }
    // No digit for the last cell of the first row, and no cell of the first row for 9.
    for nine in [17, 20, 80] {
        let mut nothing_left = [0; 81];
        (0..8).for_each(|cell| nothing_left[cell] = cell as u8 + 1);
        nothing_left[nine] = 9;
        boards.push(nothing_left);
    }
    for count in [0, 0, 0, 1, 2, 5] {
        let full = without_cells(&random_solution(random), count, random);
        boards.push(full);
        let mut wrong = full;
        let cell = random.below(81);
        wrong[cell] = wrong[cell] % 9 + 1;
        boards.push(wrong);
    }
    boards.push([1; 81]);
    boards.push(std::array::from_fn(|cell| (cell % 9) as u8 + 1));
    boards.push(std::array::from_fn(|cell| (cell / 9) as u8 + 1));
    boards
}

/// All solutions, up to `cap`, found by a search that knows nothing but `are_peers`: the cell with the fewest digits
/// that fit is filled first.
pub(crate) fn solutions_by_the_book(board: &Board, cap: usize) -> Vec<Board> {
    fn go_on(board: &mut Board, cap: usize, found: &mut Vec<Board>) {
        let fitting = |cell: usize| {
            let taken =
                (0..81).filter(|&other| are_peers(cell, other)).fold(0, |taken, other| taken | 1 << board[other]);
            (1..=9u8).filter(|&digit| taken >> digit & 1_u16 == 0).collect::<Vec<_>>()
        };
        let open = (0..81).filter(|&cell| board[cell] == 0).map(|cell| (cell, fitting(cell)));
        let Some((cell, digits)) = open.min_by_key(|(_, digits)| digits.len()) else {
            found.push(*board);
            return;
        };
        for digit in digits {
            board[cell] = digit;
            go_on(board, cap, found);
            board[cell] = 0;
            if found.len() >= cap {
                return;
            }
        }
    }
    let mut found = vec![];
    if !breaks_a_rule(board) {
        go_on(&mut board.clone(), cap, &mut found);
    }
    found
}

/// For each cell the digits that it may take, bit `d - 1` for digit `d`.
pub(crate) type Masks = [u16; 81];

pub(crate) fn candidates(masks: &Masks) -> Candidates {
    Candidates::from_bits(masks).unwrap_or_else(|| panic!("no candidates: {masks:?}"))
}

/// Whether each cell of a full board has one of its candidates.
pub(crate) fn obeys(board: &Board, masks: &Masks) -> bool {
    board.iter().zip(masks).all(|(&digit, &mask)| mask << 1 >> digit & 1 == 1)
}

/// Candidates of all kinds: a solution and others beside, those of a grid with many struck, a few digits for each cell,
/// and some of these with single or empty cells.
pub(crate) fn random_masks(random: &mut SplitMix64) -> Masks {
    let solution = random_solution(random);
    let density = random.below(101);
    let some = |random: &mut SplitMix64, density: usize| {
        (0..9).fold(0, |mask, digit| mask | u16::from(random.below(100) < density) << digit)
    };
    let mut masks = match random.below(4) {
        0 => solution.map(|digit| 1 << (digit - 1) | some(random, density)),
        1 => solution.map(|digit| 1 << (digit - 1) | some(random, 15 + density / 3)),
        2 => {
            let puzzle = without_cells(&solution, 30 + random.below(35), random);
            let of_grid = Candidates::of(&grid(&puzzle)).to_bits();
            std::array::from_fn(|cell| of_grid[cell] & (1 << (solution[cell] - 1) | some(random, 50 + density / 2)))
        }
        _ => {
            let number = 1 + random.below(5);
            std::array::from_fn(|_| (0..number).fold(0, |mask, _| mask | 1 << random.below(9)))
        }
    };
    match random.below(6) {
        0 => (0..1 + random.below(20)).for_each(|_| masks[random.below(81)] = 1 << random.below(9)),
        1 => masks[random.below(81)] = 0,
        2 => {
            let cell = random.below(81);
            masks[cell] &= !(1 << (solution[cell] - 1));
        }
        _ => {}
    }
    masks
}

/// All solutions that choose one of its candidates for each cell, up to `cap`, by a search that knows nothing but
/// `are_peers`. None if that takes more than so many steps.
pub(crate) fn choices_by_the_book(masks: &Masks, cap: usize, steps: usize) -> Option<Vec<Board>> {
    fn go_on(masks: &Masks, board: &mut Board, cap: usize, steps: &mut usize, found: &mut Vec<Board>) -> Option<()> {
        *steps = steps.checked_sub(1)?;
        let open = (0..81).filter(|&cell| board[cell] == 0);
        let Some(cell) = open.min_by_key(|&cell| masks[cell].count_ones()) else {
            found.push(*board);
            return Some(());
        };
        for digit in (0..9).filter(|digit| masks[cell] >> digit & 1 == 1) {
            let mut left = *masks;
            (0..81).filter(|&other| are_peers(cell, other)).for_each(|other| left[other] &= !(1 << digit));
            board[cell] = digit + 1;
            go_on(&left, board, cap, steps, found)?;
            board[cell] = 0;
            if found.len() >= cap {
                break;
            }
        }
        Some(())
    }
    let (mut found, mut left) = (vec![], steps);
    go_on(masks, &mut [0; 81], cap, &mut left, &mut found)?;
    Some(found)
}

/// A change that takes solutions to solutions: new names for the digits, lines moved within the rules, a mirror.
pub(crate) struct Twist {
    pub(crate) digits: [usize; 9],
    pub(crate) rows: [usize; 9],
    pub(crate) columns: [usize; 9],
    pub(crate) is_transposed: bool,
}

impl Twist {
    /// The change that changes nothing.
    pub(crate) fn none() -> Self {
        let same = std::array::from_fn(|i| i);
        Self { digits: same, rows: same, columns: same, is_transposed: false }
    }

    pub(crate) fn random(random: &mut SplitMix64) -> Self {
        Self {
            digits: random.order(),
            rows: Self::random_lines(random),
            columns: Self::random_lines(random),
            is_transposed: random.below(2) == 1,
        }
    }

    /// Bands in random order, lines in random order within each band.
    pub(crate) fn random_lines(random: &mut SplitMix64) -> [usize; 9] {
        let bands: [usize; 3] = random.order();
        let lines: [[usize; 3]; 3] = std::array::from_fn(|_| random.order());
        std::array::from_fn(|line| bands[line / 3] * 3 + lines[line / 3][line % 3])
    }

    pub(crate) fn of(&self, board: &Board) -> Board {
        std::array::from_fn(|cell| {
            let (row, column) = (self.rows[cell / 9], self.columns[cell % 9]);
            let digit = board[if self.is_transposed { column * 9 + row } else { row * 9 + column }];
            if digit == 0 { 0 } else { self.digits[digit as usize - 1] as u8 + 1 }
        })
    }
}

/// What a search gave: the solutions in their order, each of them judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Outcome {
    pub(crate) solutions: Vec<Board>,
    pub(crate) ending: Ending,
    pub(crate) statistics: Statistics,
}

/// Searches for up to `cap` solutions.
pub(crate) fn outcome(method: Method, puzzle: &Board, node_limit: u64, cap: usize) -> Outcome {
    let mut solutions = vec![];
    let (ending, statistics) = method::search(method, &grid(puzzle), node_limit, &mut |solution| {
        let solution = solution.to_bytes();
        judge(&solution, puzzle);
        solutions.push(solution);
        if solutions.len() < cap { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert_eq!(statistics.solutions, solutions.len() as u64, "{method:?} on {}", line(puzzle));
    Outcome { solutions, ending, statistics }
}

/// Searches candidates for up to `cap` solutions.
pub(crate) fn outcome_of_masks(backend: Backend, masks: &Masks, node_limit: u64, cap: usize) -> Outcome {
    let mut solutions = vec![];
    let (ending, statistics) = method::search_candidates(backend, &candidates(masks), node_limit, &mut |solution| {
        let solution = solution.to_bytes();
        judge(&solution, &[0; 81]);
        assert!(obeys(&solution, masks), "{} is not among {masks:?}", line(&solution));
        solutions.push(solution);
        if solutions.len() < cap { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert_eq!(statistics.solutions, solutions.len() as u64, "{backend:?} on {masks:?}");
    Outcome { solutions, ending, statistics }
}

/// The number of solutions, up to `cap`.
pub(crate) fn count(method: Method, puzzle: &Board, cap: u64) -> u64 {
    method::find(method, &grid(puzzle), NO_LIMIT, cap).2.solutions
}

/// A file of the data beside the project. Says so when there is none.
pub(crate) fn data(file: &str) -> Option<String> {
    let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/data");
    let folder = std::env::var_os("SUDOKIT_DATA").map_or_else(|| PathBuf::from(beside), PathBuf::from);
    let text = std::fs::read_to_string(folder.join(file));
    if text.is_err() {
        eprintln!("skipped: no {file} in the data folder; set SUDOKIT_DATA to where it is");
    }
    text.ok()
}

/// The lines of a file that are puzzles, or tables of them, without the comments.
pub(crate) fn data_lines(file: &str) -> Option<Vec<String>> {
    let text = data(file)?;
    Some(text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(str::to_owned).collect())
}

/// Every how many puzzles of a set count: `SUDOKIT_SAMPLE`, where the tests run under something slow.
pub(crate) fn stride() -> usize {
    std::env::var("SUDOKIT_SAMPLE").map_or(1, |text| text.parse().expect("SUDOKIT_SAMPLE is a number"))
}
