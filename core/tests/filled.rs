//! Filled grids: each as likely as any other, and the same everywhere.

mod common;

use common::{Board, Fnv1a, NO_LIMIT, judge, outcome};
use std::collections::HashSet;
use sudokit_core::Backend;
use sudokit_core::board::Digit;
use sudokit_core::generate::filled;
use sudokit_core::generate::filled::{Frame, Lines, Rest};
use sudokit_core::method::Method;
use sudokit_core::random::Random;

/// The cells of a box, from 0 to 8, row by row.
fn cells(number: usize) -> [usize; 9] {
    std::array::from_fn(|i| (number / 3 * 3 + i / 3) * 9 + number % 3 * 3 + i % 3)
}

/// Three lines of three digits from 1 to 9.
fn lines(digits: [u8; 9]) -> Lines {
    std::array::from_fn(|i| std::array::from_fn(|j| Digit::from_number(digits[3 * i + j]).unwrap()))
}

fn rows(board: &Board, number: usize) -> [u8; 9] {
    cells(number).map(|cell| board[cell])
}

fn columns(board: &Board, number: usize) -> [u8; 9] {
    let rows = rows(board, number);
    std::array::from_fn(|i| rows[i % 3 * 3 + i / 3])
}

fn frame(board: &Board) -> Frame {
    let above = [1, 2].map(|number| lines(columns(board, number)));
    Frame { above, beside: [3, 6].map(|number| lines(rows(board, number))) }
}

fn grids(seed: u64, number: usize) -> impl Iterator<Item = Board> {
    let mut random = Random::new(seed);
    (0..number).map(move |_| filled(&mut random).to_bytes())
}

/// The band of one grid and the stack of another, whose digits are renamed so that the first boxes are the same.
#[test]
fn ways_are_the_solutions_that_the_solver_finds() {
    let mut of_stack = grids(2, 200);
    for of_band in grids(1, 200) {
        let stack = of_stack.next().unwrap();
        let mut names = [0; 10];
        cells(0).iter().for_each(|&cell| names[usize::from(stack[cell])] = of_band[cell]);
        let puzzle: Board = std::array::from_fn(|cell| match (cell / 27, cell % 9 / 3) {
            (0, _) => of_band[cell],
            (_, 0) => names[usize::from(stack[cell])],
            _ => 0,
        });
        let frame = frame(&puzzle);
        let mut rest = Rest::NONE;
        rest.find(&frame);
        let found = outcome(Method::Fast(Backend::best()), &puzzle, NO_LIMIT, usize::MAX).solutions;
        let ways: HashSet<Board> = (0..rest.count())
            .map(|number| {
                let mut board = puzzle;
                for (number, lines) in [4, 5, 7, 8].into_iter().zip(rest.nth(number).unwrap()) {
                    cells(number)
                        .iter()
                        .zip(lines.as_flattened())
                        .for_each(|(&cell, digit)| board[cell] = digit.number());
                }
                board
            })
            .collect();
        assert_eq!((rest.count() as usize, rest.nth(rest.count())), (found.len(), None));
        assert!(rest.count() <= frame.at_most());
        assert!(ways.len() == found.len() && found.iter().all(|solution| ways.contains(solution)));
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
