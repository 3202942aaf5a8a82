//! How many filled grids are made in a second.

use crate::making::{self, Maker};
use crate::rules::is_solution;
use crate::sudokit::{GenerateFilled, OK, Sudokit};
use sudoku::Sudoku;

/// How many grids a maker makes at a time.
const GRIDS: usize = 1000;

pub fn print(sudokit: &Sudokit) {
    let Some(generate) = sudokit.generate_filled else {
        return println!("\nLeft out: filled grids, as this library has no sudokit_generate_filled.");
    };
    let mut seed = 0;
    let ours = Maker::ours("sudokit_generate_filled", GRIDS, |grids| {
        fill(generate, seed, grids);
        seed += grids.len() as u64;
    });
    let theirs = Maker::peer("sudoku, generate_solved()", GRIDS, |grids| {
        grids.fill_with(|| Sudoku::generate_solved().to_bytes());
    });
    let mut makers = [ours, theirs];
    making::print("Filled grids made", &mut makers, "", |maker| {
        assert!(maker.made.iter().all(|grid| is_solution(&[0; 81], grid)), "{}: a grid is wrong", maker.name);
        String::new()
    });
}

/// Writes the grids of a seed and those that follow.
pub fn fill(generate: GenerateFilled, first_seed: u64, grids: &mut [[u8; 81]]) {
    for (seed, grid) in (first_seed..).zip(grids) {
        // SAFETY: the pointer is to an object of the type that the function takes.
        assert_eq!(unsafe { generate(seed, grid) }, OK);
    }
}
