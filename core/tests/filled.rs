//! Filled grids: each as likely as any other, and the same everywhere.

mod common;

use common::{Board, Fnv1a, NO_LIMIT, are_peers, box_of, judge, outcome};
use std::collections::{HashMap, HashSet};
use sudokit_core::Backend;
use sudokit_core::board::Digit;
use sudokit_core::generate::filled;
use sudokit_core::generate::filled::{Frame, Lines, MOST, Rest};
use sudokit_core::method::Method;
use sudokit_core::random::Random;

/// How many filled grids there are.
const GRIDS: u128 = 6_670_903_752_021_072_936_960;

/// In how many of them boxes 2 and 3 have 0, 2, 3, 5 or 9 pairs of digits in the same column. It is the same for any two
/// boxes of a band, and for rows of any two boxes of a stack.
const BY_PAIRS: [(u32, u128); 5] = [
    (0, 681_326_797_280_960_839_680),
    (2, 3_806_024_983_942_814_760_960),
    (3, 1_434_597_279_110_945_832_960),
    (5, 721_785_139_337_924_444_160),
    (9, 27_169_552_348_427_059_200),
];

/// In how many of them the three boxes of the first band have the same digits in their rows. It is the same for any band,
/// and for the columns of any stack.
const WITH_EQUAL_ROWS: u128 = 239_832_890_061_603_471_360;

/// For all of them the squares of the numbers of ways to fill boxes 5, 6, 8 and 9, added up, divided by the ways themselves:
/// how many there are for a grid in the mean.
const MEAN_WAYS: f64 = 2724.157;

/// Three sets of three digits, bit `d - 1` for digit `d`, in ascending order.
type Thirds = [u16; 3];

/// New names for the digits, counted from 0.
type Names = [usize; 9];

fn digits(set: u16) -> impl Iterator<Item = usize> {
    (0..9).filter(move |digit| set >> digit & 1 == 1)
}

/// The 280 ways to part the digits into thirds.
fn all_thirds() -> Vec<Thirds> {
    let sets = || (0..1 << 9).filter(|set: &u16| set.count_ones() == 3);
    let pairs = sets().flat_map(|a| sets().filter(move |b| a & b == 0).map(move |b| [a, b, 0x1ff & !(a | b)]));
    pairs.filter(|thirds| thirds.is_sorted()).collect()
}

fn renamed(thirds: &Thirds, names: &Names) -> Thirds {
    let mut renamed = thirds.map(|set| digits(set).fold(0, |set, digit| set | 1 << names[digit]));
    renamed.sort();
    renamed
}

/// How many pairs of digits are together in both.
fn pairs_in_both(one: &Thirds, other: &Thirds) -> u32 {
    let common = |a: &u16| other.iter().map(|b| [0, 0, 1, 3][(a & b).count_ones() as usize]).sum::<u32>();
    one.iter().map(common).sum()
}

const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// Two boxes with the same names as all others that differ from them in names only, and the names that lead there.
fn without_names(one: &Thirds, other: &Thirds) -> ([Thirds; 2], Names) {
    let orders = ORDERS.iter().flat_map(|a| ORDERS.iter().map(move |b| (a, b)));
    let all = orders.map(|(rows, columns)| {
        let sets = rows.iter().flat_map(|&row| columns.iter().map(move |&column| one[row] & other[column]));
        let mut names = [0; 9];
        sets.flat_map(digits).enumerate().for_each(|(name, digit)| names[digit] = name);
        ([one, other].map(|thirds| renamed(thirds, &names)), names)
    });
    all.min().unwrap()
}

/// The rows of the first box, its digits in order.
const ROWS: Thirds = [0o007, 0o070, 0o700];

/// For the columns of boxes 2 and 3, by their numbers, in how many ways the first band can be filled, and in how many with
/// equal rows. The first box is filled.
fn ways_of_the_band(all: &[Thirds]) -> HashMap<[usize; 2], [u64; 2]> {
    let cross = |rows: Thirds| {
        let is_box = move |thirds: &Thirds| rows.iter().all(|a| thirds.iter().all(|b| (a & b).count_ones() == 1));
        (0..all.len()).filter(move |&number| is_box(&all[number]))
    };
    let (mut ways, mut partings) = (HashMap::new(), 0);
    for second in all.iter().flat_map(|thirds| ORDERS.map(|order| order.map(|place| thirds[place]))) {
        if second.iter().zip(ROWS).any(|(set, row)| set & row != 0) {
            continue;
        }
        partings += 1;
        let third: Thirds = std::array::from_fn(|row| 0x1ff & !(second[row] | ROWS[row]));
        let is_equal = second.iter().all(|set| ROWS.contains(set));
        for columns in cross(second).flat_map(|a| cross(third).map(move |b| [a, b])) {
            // The columns of each box are in some order.
            let [all, equal] = ways.entry(columns).or_insert([0; 2]);
            *all += 36;
            *equal += if is_equal { 36 } else { 0 };
        }
    }
    assert_eq!(partings, 56);
    ways
}

/// How many ways there are to fill the rest beside these columns of boxes 2 and 3, for all rows of boxes 4 and 7.
fn numbers_of_ways(columns: &[Thirds; 2], all: &[Thirds]) -> Vec<u32> {
    let box_of = |thirds: &Thirds| lines(thirds.iter().flat_map(|&set| digits(set)));
    let above = columns.each_ref().map(box_of);
    let mut rest = Rest::NONE;
    let rows = all.iter().flat_map(|fourth| all.iter().map(move |seventh| [fourth, seventh]));
    let numbers = rows.map(|rows| {
        let frame = Frame { above, beside: rows.map(box_of) };
        rest.find(&frame);
        let count = rest.count();
        assert!(count > 0 && count <= frame.at_most(), "{count} of {frame:?}");
        count
    });
    numbers.collect()
}

/// The number of all grids, by way of the number of ways to fill the rest of every frame there is. Frames that differ in
/// names only have the same, so that those with five pairs of boxes 2 and 3 are all.
#[test]
#[cfg_attr(debug_assertions, ignore = "takes too long without optimisation")]
fn all_frames_together_have_as_many_ways_as_there_are_grids() {
    let all = all_thirds();
    let number: HashMap<Thirds, usize> = all.iter().enumerate().map(|(number, thirds)| (*thirds, number)).collect();
    let moves = |names: &Names| -> Vec<usize> { all.iter().map(|thirds| number[&renamed(thirds, names)]).collect() };
    let of_band = ways_of_the_band(&all);
    let (mirrored, mut of_stack) = (moves(&[0, 3, 6, 1, 4, 7, 2, 5, 8]), vec![0; 280 * 280]);
    of_band.iter().for_each(|(&[a, b], &[ways, _])| of_stack[mirrored[a] * 280 + mirrored[b]] = ways);

    // What moves rows and columns of the first box, or boxes 2 and 3, changes no number.
    let lines =
        ORDERS.iter().flat_map(|a| ORDERS.iter().map(move |b| std::array::from_fn(|i| 3 * a[i / 3] + b[i % 3])));
    let lines: Vec<Vec<usize>> = lines.map(|names| moves(&names)).collect();
    let mut classes: HashMap<[usize; 2], [u64; 2]> = HashMap::new();
    for (&[a, b], ways) in &of_band {
        let same = lines.iter().flat_map(|to| [[to[a], to[b]], [to[b], to[a]]]);
        let class = classes.entry(same.min().unwrap()).or_default();
        *class = std::array::from_fn(|i| class[i] + ways[i]);
    }

    let mut numbers: HashMap<[Thirds; 2], Vec<u32>> = HashMap::new();
    let (mut by_pairs, mut with_equal_rows, mut squares) = (HashMap::new(), 0, 0);
    let (mut fewest, mut most) = (u64::MAX, 0);
    for ([a, b], [ways, with_equal]) in classes {
        let (columns, names) = without_names(&all[a], &all[b]);
        let numbers = numbers.entry(columns).or_insert_with(|| numbers_of_ways(&columns, &all));
        let to = moves(&names);
        let (mut sum, mut sum_of_squares) = (0, 0);
        for (rows, ways) in of_stack.iter().enumerate().filter(|&(_, &ways)| ways > 0) {
            let number = u64::from(numbers[to[rows / 280] * 280 + to[rows % 280]]);
            (fewest, most) = (number.min(fewest), number.max(most));
            sum += ways * number;
            sum_of_squares += ways * number * number;
        }
        let grids = |ways: u64, sum: u64| 362_880 * u128::from(ways) * u128::from(sum);
        *by_pairs.entry(pairs_in_both(&all[a], &all[b])).or_insert(0) += grids(ways, sum);
        with_equal_rows += grids(with_equal, sum);
        squares += grids(ways, sum_of_squares);
    }
    assert_eq!(by_pairs.values().sum::<u128>(), GRIDS);
    assert_eq!((fewest, most), (1152, u64::from(MOST)));
    assert_eq!(by_pairs, HashMap::from(BY_PAIRS));
    assert_eq!(with_equal_rows, WITH_EQUAL_ROWS);
    assert!((squares as f64 / GRIDS as f64 - MEAN_WAYS).abs() < 0.01, "{}", squares as f64 / GRIDS as f64);
}

/// The cells of a box, from 0 to 8, row by row.
fn cells(number: usize) -> [usize; 9] {
    std::array::from_fn(|i| (number / 3 * 3 + i / 3) * 9 + number % 3 * 3 + i % 3)
}

/// Three lines of three digits, counted from 0.
fn lines(digits: impl Iterator<Item = usize>) -> Lines {
    let digits: Vec<Digit> = digits.map(|digit| Digit::ALL[digit]).collect();
    std::array::from_fn(|i| std::array::from_fn(|j| digits[3 * i + j]))
}

/// The rows of a box.
fn rows(board: &Board, number: usize) -> Lines {
    lines(cells(number).iter().map(|&cell| usize::from(board[cell]) - 1))
}

fn thirds(lines: &Lines) -> Thirds {
    let mut thirds = lines.map(|line| line.iter().fold(0, |set, &digit| set | 1 << digit as u16));
    thirds.sort();
    thirds
}

/// Rows as columns, of a board.
fn mirrored(board: &Board) -> Board {
    std::array::from_fn(|cell| board[cell % 9 * 9 + cell / 9])
}

fn frame(board: &Board) -> Frame {
    let mirrored = mirrored(board);
    Frame { above: [3, 6].map(|number| rows(&mirrored, number)), beside: [3, 6].map(|number| rows(board, number)) }
}

fn grids(seed: u64, number: usize) -> impl Iterator<Item = Board> {
    let mut random = Random::new(seed);
    (0..number).map(move |_| filled(&mut random).to_bytes())
}

/// The band of one grid and the stack of another, whose digits are renamed so that the first boxes are the same.
#[test]
fn ways_are_the_solutions_that_the_solver_finds() {
    let number = if cfg!(debug_assertions) { 50 } else { 300 };
    let mut rest = Rest::NONE;
    for (of_band, stack) in grids(1, number).zip(grids(2, number)) {
        let mut names = [0; 10];
        cells(0).iter().for_each(|&cell| names[usize::from(stack[cell])] = of_band[cell]);
        let puzzle: Board = std::array::from_fn(|cell| match (cell / 27, cell % 9 / 3) {
            (0, _) => of_band[cell],
            (_, 0) => names[usize::from(stack[cell])],
            _ => 0,
        });
        rest.find(&frame(&puzzle));
        let found = outcome(Method::Fast(Backend::best()), &puzzle, NO_LIMIT, usize::MAX).solutions;
        let filled_up = |number| {
            let mut board = puzzle;
            for (number, lines) in [4, 5, 7, 8].into_iter().zip(rest.nth(number).unwrap()) {
                cells(number).iter().zip(lines.as_flattened()).for_each(|(&cell, digit)| board[cell] = digit.number());
            }
            board
        };
        let ways: HashSet<Board> = (0..rest.count()).map(filled_up).collect();
        assert_eq!((rest.count() as usize, rest.nth(rest.count())), (found.len(), None));
        assert!(ways.len() == found.len() && found.iter().all(|solution| ways.contains(solution)));
    }
}

/// Where the ways are in a row, the one that came is anywhere in it: in which tenth, and at which number after the last of
/// eight.
#[test]
fn every_way_of_a_frame_is_as_likely() {
    let number = if cfg!(debug_assertions) { 200 } else { 1000 };
    let (mut tenths, mut eighths, mut rest) = ([0; 10], [0; 8], Rest::NONE);
    for board in grids(6, number) {
        rest.find(&frame(&board));
        let boxes = [4, 5, 7, 8].map(|number| rows(&board, number));
        let place = (0..rest.count()).position(|number| rest.nth(number) == Some(boxes)).unwrap();
        tenths[place * 10 / rest.count() as usize] += 1;
        eighths[place % 8] += 1;
    }
    assert!(tenths.iter().all(|&hits| deviation(hits, number, 0.1).abs() < 4.0), "{tenths:?}");
    assert!(eighths.iter().all(|&hits| deviation(hits, number, 0.125).abs() < 4.0), "{eighths:?}");
}

/// How far a number of hits is from what is to be expected, in standard deviations.
fn deviation(hits: u32, tries: usize, probability: f64) -> f64 {
    let expected = tries as f64 * probability;
    (f64::from(hits) - expected) / (expected * (1.0 - probability)).sqrt()
}

/// What was drawn as band, as stack and as their rest must not show: wherever the first box is taken to be, the rest has as
/// many ways in the mean. The standard deviation of the mean is 3; grids of equally likely frames miss it by 31.
#[test]
fn frames_are_as_likely_as_they_have_ways() {
    let (mut sums, mut rest) = ([0; 9], Rest::NONE);
    for board in grids(3, 10_000) {
        for (number, sum) in sums.iter_mut().enumerate() {
            let corner = cells(number)[0];
            let moved = std::array::from_fn(|cell| board[(corner / 9 + cell / 9) % 9 * 9 + (corner + cell) % 9]);
            rest.find(&frame(&moved));
            *sum += rest.count();
        }
    }
    assert!(sums.iter().all(|&sum| (f64::from(sum) / 10_000.0 - MEAN_WAYS).abs() < 12.0), "{sums:?}");
}

/// The same, in numbers that are known exactly for each band and each stack.
#[test]
fn bands_and_stacks_are_all_alike() {
    let (mut pairs, mut equal) = ([[[0; 10]; 9]; 2], [[0; 3]; 2]);
    for board in grids(4, 50_000) {
        for (side, board) in [board, mirrored(&board)].iter().enumerate() {
            let rows: [Thirds; 9] = std::array::from_fn(|number| thirds(&rows(board, number)));
            for number in 0..9 {
                let next = (number + 3) % 9;
                pairs[side][number][pairs_in_both(&rows[number], &rows[next]) as usize] += 1;
            }
            for band in 0..3 {
                let is_equal = rows[3 * band] == rows[3 * band + 1];
                assert_eq!(is_equal, rows[3 * band] == rows[3 * band + 2]);
                equal[side][band] += u32::from(is_equal);
            }
        }
    }
    let is_near = |hits, grids| deviation(hits, 50_000, grids as f64 / GRIDS as f64).abs() < 4.5;
    for counts in pairs.as_flattened() {
        assert!(BY_PAIRS.iter().all(|&(number, grids)| is_near(counts[number as usize], grids)), "{counts:?}");
    }
    assert!(equal.as_flattened().iter().all(|&hits| is_near(hits, WITH_EQUAL_ROWS)), "{equal:?}");
}

/// Each cell has each digit equally often. Two cells have the same digit in one grid of nine, or in one of six if their boxes
/// have a band or a stack in common: lines can be moved so that the one digit gets to each cell of the other's box.
#[test]
fn cells_are_all_alike() {
    let (mut digits, mut same) = ([[0; 9]; 81], vec![[0; 81]; 81]);
    for board in grids(5, 50_000) {
        for (cell, &digit) in board.iter().enumerate() {
            digits[cell][usize::from(digit) - 1] += 1;
            for other in 0..cell {
                same[cell][other] += u32::from(digit == board[other]);
            }
        }
    }
    assert!(digits.as_flattened().iter().all(|&hits| deviation(hits, 50_000, 1.0 / 9.0).abs() < 4.5), "{digits:?}");
    for (cell, other) in (0..81).flat_map(|cell| (0..cell).map(move |other| (cell, other))) {
        let (a, b) = (box_of(cell), box_of(other));
        match (are_peers(cell, other), a / 3 == b / 3 || a % 3 == b % 3) {
            (true, _) => assert_eq!(same[cell][other], 0),
            (false, true) => assert!(deviation(same[cell][other], 50_000, 1.0 / 6.0).abs() < 5.0, "{cell}, {other}"),
            (false, false) => assert!(deviation(same[cell][other], 50_000, 1.0 / 9.0).abs() < 5.0, "{cell}, {other}"),
        }
    }
}

#[test]
fn grids_are_the_same_everywhere_and_for_ever() {
    let mut hash = Fnv1a::new();
    for seed in 0..1000 {
        for board in grids(seed, 2) {
            judge(&board, &[0; 81]);
            hash.add(&board);
        }
    }
    assert_eq!(hash.0, 0xffe9_d2c8_8cc1_c099, "now {:#x}", hash.0);
}

#[test]
fn a_stream_of_zeros_ends_too() {
    // SAFETY: four numbers, and any bytes are numbers.
    let mut zeros: Random = unsafe { std::mem::zeroed() };
    judge(&filled(&mut zeros).to_bytes(), &[0; 81]);
}
