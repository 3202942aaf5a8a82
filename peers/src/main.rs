//! Measures the solvers of sudokit, through the C ABI of the shared library that is named on the command line, beside the
//! crate `sudoku`: one table, one run, one thread.
//!
//! The engines take turns, so that a machine that speeds up or slows down does so for all of them. A rate is the median of
//! the rounds, and a ratio the median of the ratios within a round. Every engine must find the right number of solutions.

mod crate_sudoku;
mod sets;
mod sudokit;

use std::time::Instant;

/// Something that solves puzzles.
trait Engine {
    /// What the table calls it.
    fn name(&self) -> &'static str;

    /// Solves the puzzles, each up to `limit` solutions, and gives the number of solutions found.
    fn solve(&self, puzzles: &[[u8; 81]], limit: u64) -> u64;

    /// How many times slower than the fastest it may be: it gets that much smaller a sample.
    fn slowness(&self) -> usize;
}

const ROUNDS: usize = 7;

fn main() {
    let Some(library) = std::env::args_os().nth(1) else {
        eprintln!("usage: sudokit-peers LIBRARY, with the path of libsudokit.so");
        std::process::exit(2);
    };
    let mut engines: Vec<Box<dyn Engine>> = vec![Box::new(crate_sudoku::Crate)];
    engines.extend(sudokit::solvers(&library).into_iter().map(|solver| Box::new(solver) as Box<dyn Engine>));

    println!("puzzles per second, and the ratio to the crate `sudoku`; one thread, median of {ROUNDS} rounds");
    print!("{:<12} {:>5} {:>8}", "set", "limit", "puzzles");
    for engine in &engines {
        print!(" {:>18}", engine.name());
    }
    println!();
    for set in sets::all() {
        for limit in [1, 2] {
            print!("{:<12} {:>5} {:>8}", set.name, limit, set.puzzles.len());
            for cell in measure(&engines, &set, limit) {
                print!(" {cell:>18}");
            }
            println!();
        }
    }
}

/// The cells of a row.
fn measure(engines: &[Box<dyn Engine>], set: &sets::Set, limit: u64) -> Vec<String> {
    let samples: Vec<Option<Vec<[u8; 81]>>> = engines.iter().map(|engine| set.sample(engine.slowness())).collect();
    let mut rates = vec![Vec::new(); engines.len()];
    for _ in 0..ROUNDS {
        for ((engine, sample), rates) in engines.iter().zip(&samples).zip(&mut rates) {
            let Some(sample) = sample else { continue };
            let start = Instant::now();
            let found = engine.solve(sample, limit);
            rates.push(sample.len() as f64 / start.elapsed().as_secs_f64());
            let expected = sample.len() as u64 * set.solutions.min(limit);
            assert_eq!(found, expected, "{} on {} finds the wrong number of solutions", engine.name(), set.name);
        }
    }
    let reference = rates[0].clone();
    let cell = |rates: Vec<f64>| match rates.is_empty() {
        true => "-".to_owned(),
        false => {
            let ratios = rates.iter().zip(&reference).map(|(rate, reference)| rate / reference).collect();
            format!("{:.0} {:>7.3}", median(rates), median(ratios))
        }
    };
    rates.into_iter().map(cell).collect()
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
