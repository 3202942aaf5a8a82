//! How the rate of a batch depends on the number of puzzles, and on how many of them a call gets.

use crate::batch::InBatches;
use crate::measure::{TURN, median, turn};
use crate::sets::{self, Set};
use crate::sudokit::Sudokit;
use crate::text::count;

const ROUNDS: usize = 3;
const COUNTS: [usize; 4] = [1_000, 10_000, 100_000, 1_000_000];
const CALLS: [usize; 5] = [32, 64, 128, 512, 2048];

pub fn print(sudokit: &Sudokit, sets: &[Set]) {
    let (Some(mut batch), Some(set)) = (InBatches::new(sudokit, 0), sets::main_of(sets)) else {
        return println!("\nLeft out: scaling, as there is no sudokit_solve_batch or no set.");
    };
    let most = COUNTS[COUNTS.len() - 1];
    let puzzles: Vec<[u8; 81]> = set.all.digits.iter().copied().cycle().take(most).collect();
    let mut solutions = vec![[0; 81]; most];
    let mut rate = |puzzles: &[[u8; 81]], call: usize| {
        let solutions = &mut solutions[..puzzles.len()];
        let mut all = || {
            let calls = puzzles.chunks(call).zip(solutions.chunks_mut(call));
            calls.for_each(|(puzzles, solutions)| _ = batch.call(puzzles, 2, solutions));
        };
        median((0..ROUNDS).map(|_| turn(TURN, puzzles.len(), &mut all).1).collect())
    };

    println!("\nScaling: BATCH on {}, repeated as needed; limit 2, one thread, median of {ROUNDS} rounds", set.name);
    println!("{:>12} {:>16} {:>12}", "puzzles", "puzzles a call", "puzzles/s");
    for number in COUNTS {
        println!("{:>12} {:>16} {:>12}", count(number as f64), "all", count(rate(&puzzles[..number], number)));
    }
    for call in CALLS {
        let number = most / 10;
        println!("{:>12} {call:>16} {:>12}", count(number as f64), count(rate(&puzzles[..number], call)));
    }
}
