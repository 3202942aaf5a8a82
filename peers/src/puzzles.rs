//! How many puzzles are made in a second.

use crate::making::{self, Maker};
use crate::qqwing;
use crate::sudokit::{GenerateOptions, OK, SolveOptions, Sudokit};
use std::ptr::null_mut;
use sudoku::Sudoku;
use sudoku::board::Symmetry;

/// How many puzzles a maker makes at a time.
const PUZZLES: usize = 1000;

pub fn print(sudokit: &Sudokit) {
    let mut makers: Vec<Maker> = ours(sudokit);
    if makers.is_empty() {
        return println!("\nLeft out: puzzles made, as this library makes none.");
    }
    makers.push(Maker::peer("sudoku, Symmetry::None", PUZZLES, |puzzles| {
        puzzles.fill_with(|| Sudoku::generate_with_symmetry(Symmetry::None).to_bytes());
    }));
    // Half-turn symmetry: what cannot go without its twin may be redundant by itself.
    makers.push(Maker::peer("sudoku, generate()", PUZZLES, |puzzles| {
        puzzles.fill_with(|| Sudoku::generate().to_bytes());
    }));
    match qqwing::puzzles_of_a_second() {
        Some(puzzles) => makers.push(Maker::peer("qqwing --generate", puzzles, qqwing::generate)),
        None => println!("\nLeft out: QQWing, as there is no program qqwing on the PATH."),
    }
    making::print("Puzzles made", &mut makers, "clues, without redundant ones", |maker| about(sudokit, &maker.made));
}

fn ours(sudokit: &Sudokit) -> Vec<Maker<'static>> {
    let mut makers = Vec::new();
    if let Some(generate) = sudokit.generate {
        let mut seed = 0;
        makers.push(Maker::ours("sudokit_generate", PUZZLES, move |puzzles| {
            for puzzle in puzzles {
                // SAFETY: all pointers are to objects of the types that the function takes, or may be NULL.
                assert_eq!(unsafe { generate(&GenerateOptions::new(seed), puzzle, null_mut()) }, OK);
                seed += 1;
            }
        }));
    }
    if let Some(batch) = sudokit.generate_batch {
        let mut seed = 0;
        makers.push(Maker::ours("sudokit_generate_batch", PUZZLES, move |puzzles| {
            let (count, room) = (puzzles.len(), puzzles.as_mut_ptr().cast());
            let options = GenerateOptions::new(0);
            // SAFETY: there is room for as many puzzles as the count says, and the other pointers may be NULL.
            assert_eq!(unsafe { batch(seed, count, &options, room, 81, null_mut(), 0, null_mut()) }, OK);
            seed += count as u64;
        }));
    }
    makers
}

/// The clues on average, and the share of puzzles without a redundant one.
fn about(sudokit: &Sudokit, puzzles: &[[u8; 81]]) -> String {
    let clues: usize = puzzles.iter().map(|puzzle| puzzle.iter().filter(|&&digit| digit > 0).count()).sum();
    let minimal = puzzles.iter().filter(|puzzle| is_minimal(sudokit, puzzle)).count();
    let of_all = |number: usize| number as f64 / puzzles.len() as f64;
    format!("{:.1}, {:.1} %", of_all(clues), 100.0 * of_all(minimal))
}

/// Finds out whether no clue can go. The puzzle itself must have one solution.
fn is_minimal(sudokit: &Sudokit, puzzle: &[u8; 81]) -> bool {
    assert!(is_unique(sudokit, puzzle), "a puzzle has one solution");
    (0..81).filter(|&cell| puzzle[cell] > 0).all(|cell| {
        let mut fewer = *puzzle;
        fewer[cell] = 0;
        !is_unique(sudokit, &fewer)
    })
}

fn is_unique(sudokit: &Sudokit, puzzle: &[u8; 81]) -> bool {
    let mut solution = [0; 81];
    // SAFETY: all pointers are to objects of the types that the function takes, or may be NULL.
    unsafe { (sudokit.solve_unique)(puzzle, &SolveOptions::new(), &mut solution, null_mut()) == OK }
}
