//! No filled grid is more likely than another that differs from it in names, or in the places of lines: what is told of a
//! sample is told as often of a sample that was renamed or moved.

mod common;

use common::{Board, SplitMix64, Twist, box_of, grid};
use std::collections::HashMap;
use sudokit_core::Backend;
use sudokit_core::generate::filled;
use sudokit_core::method::{Method, find};
use sudokit_core::random::Random;

/// How many grids a sample has.
const SAMPLE: usize = 40_000;

/// Where grids come from.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Source {
    /// All equally likely.
    Fair,
    /// In every fifth grid a 2 in the first cell becomes a 1, and each 1 a 2.
    Named,
    /// Every other grid whose boxes 2 and 3 have three digits of a column in common is drawn again.
    Banded,
    /// The boxes of the diagonal are random, the others what a solver finds first, which is how it is often done.
    Diagonal,
}

impl Source {
    fn draw(self, number: usize, random: &mut Random) -> Board {
        let board = filled(random).to_bytes();
        match self {
            Self::Named if number.is_multiple_of(5) && board[0] == 2 => {
                board.map(|digit| if digit <= 2 { 3 - digit } else { digit })
            }
            Self::Banded if number.is_multiple_of(2) && shared_columns(&board).contains(&3) => {
                filled(random).to_bytes()
            }
            Self::Diagonal => {
                let is_kept = |cell: usize| box_of(cell).is_multiple_of(4);
                let puzzle: Board = std::array::from_fn(|cell| if is_kept(cell) { board[cell] } else { 0 });
                find(Method::Fast(Backend::best()), &grid(&puzzle), u64::MAX, 1).0.unwrap().to_bytes()
            }
            _ => board,
        }
    }

    fn sample(self, seed: u64) -> Vec<Board> {
        let mut random = Random::new(seed);
        (0..SAMPLE).map(|number| self.draw(number, &mut random)).collect()
    }
}

const UNFAIR: [Source; 3] = [Source::Named, Source::Banded, Source::Diagonal];

/// What is told of a grid.
type Statistic = fn(&Board) -> u64;

/// Each of them sees only a few cells, or one band, so that a grid that is moved shows it others.
const STATISTICS: [(&str, Statistic); 4] = [
    ("two digits", |board| u64::from(board[0]) * 10 + u64::from(board[40])),
    ("columns of boxes 2 and 3", |board| shared_columns(board).into_iter().fold(0, |all, number| all * 4 + number)),
    ("origins in row 2", origins),
    ("exchanges in rows 1 and 4", exchanges),
];

/// How many digits each column of box 2 has in common with each of box 3, in ascending order.
fn shared_columns(board: &Board) -> [u64; 9] {
    let column = |column: usize| [0, 9, 18].map(|row| board[row + column]);
    let mut shared = std::array::from_fn(|i| {
        let (one, other) = (column(3 + i / 3), column(6 + i % 3));
        one.iter().filter(|digit| other.contains(digit)).count() as u64
    });
    shared.sort();
    shared
}

/// For each digit of row 2 whether it stands one box on in row 1, or two: 56 ways.
fn origins(board: &Board) -> u64 {
    let box_in_first_row = |digit: u8| (0..9).find(|&column| board[column] == digit).map(|column| column / 3);
    let is_next = |column: usize| box_in_first_row(board[9 + column]) == Some((column / 3 + 1) % 3);
    (0..9).fold(0, |all, column| all * 2 + u64::from(is_next(column)))
}

/// The lengths of the cycles that lead from row 1 to row 4, in ascending order.
fn exchanges(board: &Board) -> u64 {
    let mut to = [0; 10];
    (0..9).for_each(|column| to[usize::from(board[column])] = board[27 + column]);
    let length = |first: u8| {
        let way = std::iter::successors(Some(to[usize::from(first)]), |&digit| Some(to[usize::from(digit)]));
        1 + way.take_while(|&digit| digit != first).count()
    };
    let mut lengths: Vec<usize> = (1..=9).map(length).collect();
    lengths.sort();
    lengths.iter().fold(0, |all, &length| all * 10 + length as u64)
}

/// Names alone, lines of a band, bands, stacks, rows as columns, and all of it.
fn twists() -> Vec<(&'static str, Twist)> {
    let with = |change: fn(&mut Twist)| {
        let mut twist = Twist::none();
        change(&mut twist);
        twist
    };
    vec![
        ("names", with(|twist| twist.digits.rotate_left(1))),
        ("rows", with(|twist| twist.rows.swap(1, 2))),
        ("bands", with(|twist| twist.rows.rotate_left(3))),
        ("stacks", with(|twist| twist.columns.rotate_left(3))),
        ("transposed", with(|twist| twist.is_transposed = true)),
        ("all", Twist::random(&mut SplitMix64(91))),
    ]
}

/// How far a sum of squares that has so many degrees of freedom is from what is to be expected, in standard deviations
/// (Edwin Wilson and Margaret Hilferty, "The distribution of chi-square").
fn deviation(chi_square: f64, freedom: f64) -> f64 {
    let variance = 2.0 / (9.0 * freedom);
    ((chi_square / freedom).cbrt() - (1.0 - variance)) / variance.sqrt()
}

/// How different two samples of the same size are in a statistic. What is seldom told counts as one.
fn difference(one: &[Board], other: &[Board], statistic: Statistic) -> f64 {
    let mut counts: HashMap<u64, [f64; 2]> = HashMap::new();
    for (side, sample) in [one, other].into_iter().enumerate() {
        sample.iter().for_each(|board| counts.entry(statistic(board)).or_default()[side] += 1.0);
    }
    let (often, seldom): (Vec<_>, Vec<_>) = counts.into_values().partition(|[a, b]| a + b >= 20.0);
    let rest = seldom.iter().fold([0.0, 0.0], |[a, b], [c, d]| [a + c, b + d]);
    let counts = often.into_iter().chain(Some(rest).filter(|[a, b]| a + b > 0.0));
    let (classes, sum) =
        counts.fold((0.0, 0.0), |(classes, sum), [a, b]| (classes + 1.0, sum + (a - b) * (a - b) / (a + b)));
    deviation(sum, classes - 1.0)
}

/// All differences between one sample and another that was moved or renamed, by statistic and twist.
fn differences(source: Source) -> Vec<(&'static str, &'static str, f64)> {
    let (one, other) = (source.sample(7), source.sample(8));
    let of_twist = |(twist_name, twist): (&'static str, Twist)| {
        let moved: Vec<Board> = other.iter().map(|board| twist.of(board)).collect();
        STATISTICS.map(|(name, statistic)| (name, twist_name, difference(&one, &moved, statistic)))
    };
    twists().into_iter().flat_map(of_twist).collect()
}

#[test]
fn grids_are_as_likely_renamed_and_moved() {
    let differences = differences(Source::Fair);
    assert!(differences.iter().all(|&(.., difference)| difference < 4.0), "{differences:?}");
}

/// What the test above would say of sources that are not fair: each statistic and each twist shows some of them.
#[test]
#[cfg_attr(debug_assertions, ignore = "takes too long without optimisation")]
fn unfair_grids_would_be_noticed() {
    let of_sources = UNFAIR.map(differences);
    let is_noticed = |&(.., difference): &(&str, &str, f64)| difference > 6.0;
    assert!(of_sources.iter().all(|differences| differences.iter().any(is_noticed)), "{of_sources:?}");
    let noticed: Vec<_> = of_sources.iter().flatten().filter(|difference| is_noticed(difference)).collect();
    for (name, _) in STATISTICS {
        assert!(noticed.iter().any(|(statistic, ..)| *statistic == name), "{name} in {of_sources:?}");
    }
    for (name, _) in twists() {
        assert!(noticed.iter().any(|(_, twist, _)| *twist == name), "{name} in {of_sources:?}");
    }
}

/// In how many ways the nine places of a digit can lie. Lines can be moved so that each becomes any other.
const WAYS_OF_A_DIGIT: f64 = 46_656.0;

/// How far from equally often the digits 1 have their places, in standard deviations.
fn unevenness(sample: &[Board]) -> f64 {
    let mut counts: HashMap<Vec<usize>, f64> = HashMap::new();
    for board in sample {
        *counts.entry((0..81).filter(|&cell| board[cell] == 1).collect()).or_default() += 1.0;
    }
    let number = sample.len() as f64;
    let squares: f64 = counts.values().map(|count| count * count).sum();
    let (chi_square, freedom) = (squares * WAYS_OF_A_DIGIT / number - number, WAYS_OF_A_DIGIT - 1.0);
    (chi_square - freedom) / (2.0 * freedom * (1.0 - 1.0 / number)).sqrt()
}

#[test]
fn a_digit_lies_in_each_way_equally_often() {
    let fair = unevenness(&Source::Fair.sample(9));
    assert!(fair.abs() < 4.0, "{fair}");
    let unfair = unevenness(&Source::Diagonal.sample(9));
    assert!(unfair > 6.0, "{unfair}");
}
