//! How many canonical forms are found in a second.

use crate::filled;
use crate::making::{self, Maker};
use crate::sets::Set;
use crate::sudokit::{OK, Sudokit};
use std::ptr::null_mut;
use sudoku::Sudoku;

/// How many filled grids there are.
const GRIDS: usize = 1000;

pub fn print(sudokit: &Sudokit, sets: &[Set]) {
    let (Some(_), Some(generate)) = (sudokit.canonicalize, sudokit.generate_filled) else {
        return println!("\nLeft out: canonical forms, as this library finds none.");
    };
    let mut grids = vec![[0; 81]; GRIDS];
    filled::fill(generate, 0, &mut grids);
    let mut makers = ours(sudokit, &grids);
    makers.push(Maker::peer("sudoku, canonicalized()", GRIDS, |forms| {
        for (grid, form) in grids.iter().zip(forms) {
            let grid = Sudoku::from_bytes(*grid).expect("the bytes are digits");
            *form = grid.canonicalized().expect("a filled grid has one solution").0.to_bytes();
        }
    }));
    compare("Canonical forms of filled grids", &mut makers);

    // The crate gives the form of the solution of a puzzle, not of the puzzle.
    match sets.iter().find(|set| set.name == "17 clues") {
        Some(set) => compare("Canonical forms of the puzzles of 17 clues", &mut ours(sudokit, &set.all.digits)),
        None => println!("\nLeft out: canonical forms of the puzzles of 17 clues, as there is no such set."),
    }
}

/// All must find the same forms.
fn compare(title: &str, makers: &mut [Maker]) {
    making::print(title, makers, "", |_| String::new());
    assert!(makers.iter().all(|maker| maker.made == makers[0].made), "all find the same forms");
}

fn ours<'a>(sudokit: &Sudokit, grids: &'a [[u8; 81]]) -> Vec<Maker<'a>> {
    let mut makers = Vec::new();
    if let Some(canonicalize) = sudokit.canonicalize {
        makers.push(Maker::ours("sudokit_canonicalize", grids.len(), move |forms| {
            for (grid, form) in grids.iter().zip(forms) {
                // SAFETY: all pointers are to objects of the types that the function takes, or may be NULL.
                assert_eq!(unsafe { canonicalize(grid, form, null_mut()) }, OK);
            }
        }));
    }
    if let Some(batch) = sudokit.canonicalize_batch {
        makers.push(Maker::ours("sudokit_canonicalize_batch", grids.len(), move |forms| {
            let room = forms.as_mut_ptr().cast();
            assert_eq!(forms.len(), grids.len());
            // SAFETY: grids and forms are as many as the count says, and the last pointer may be NULL.
            assert_eq!(unsafe { batch(grids.as_ptr().cast(), 81, grids.len(), room, 81, null_mut()) }, OK);
        }));
    }
    makers
}
