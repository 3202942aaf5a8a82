//! Whether two threads on the halves of one array get in each other's way.

use crate::batch::InBatches;
use crate::engine::{Engine, Sample};
use crate::measure::{ROUNDS, median, turn};
use crate::one_by_one;
use crate::sets::{self, Set};
use crate::sudokit::Sudokit;
use crate::text::{count, ratio};
use std::sync::Barrier;
use std::time::Duration;

/// Long, so that what one thread still does when the other has ended is little of it.
const LONG_TURN: Duration = Duration::from_millis(200);

pub fn print(sudokit: &Sudokit, sets: &[Set]) {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let (true, Some(set)) = (cores > 1, sets::main_of(sets)) else {
        return println!("\nLeft out: threads, as there is one core or no set.");
    };
    let half = set.all.digits.len() / 2;
    let halves = [0, half].map(|start| Sample::new(set.all.digits[start..start + half].to_vec()));
    // One array, so that its halves meet in a cache line.
    let mut solutions = vec![[0; 81]; 2 * half];

    println!(
        "\nThreads: each half of {}, {} puzzles, alone and with a thread on the other half",
        set.name,
        count(half as f64)
    );
    println!("at the same time; puzzles/s of the one thread; limit 2, median of {ROUNDS} rounds");
    println!("{:<10} {:>8} {:>12} {:>12} {:>8}", "engine", "half", "alone", "together", "ratio");
    let auto = || one_by_one::all(sudokit, &[]).next().map(|engine| Box::new(engine) as Box<dyn Engine>);
    let batch = || InBatches::new(sudokit, 0).map(|engine| Box::new(engine) as Box<dyn Engine>);
    for pair in [[auto(), auto()], [batch(), batch()]] {
        let [Some(first), Some(second)] = pair else { continue };
        let mut engines = [first, second];
        let rounds: Vec<[Pair; 2]> = (0..ROUNDS).map(|_| round(&mut engines, &halves, &mut solutions)).collect();
        for (index, half) in ["first", "second"].into_iter().enumerate() {
            let of = |value: fn(&Pair) -> f64| median(rounds.iter().map(|round| value(&round[index])).collect());
            let (alone, together) = (count(of(|pair| pair.alone)), count(of(|pair| pair.together)));
            let ratio = ratio(of(|pair| pair.together / pair.alone));
            println!("{:<10} {half:>8} {alone:>12} {together:>12} {ratio:>8}", engines[0].name());
        }
    }
}

/// Puzzles per second of a thread.
struct Pair {
    alone: f64,
    together: f64,
}

/// Both threads alone, then both at the same time.
fn round(engines: &mut [Box<dyn Engine>; 2], halves: &[Sample; 2], solutions: &mut [[u8; 81]]) -> [Pair; 2] {
    let (first, second) = solutions.split_at_mut(halves[0].digits.len());
    let mut work: Vec<_> = engines.iter_mut().zip(halves).zip([first, second]).collect();
    let mut alone = Vec::new();
    for ((engine, half), solutions) in &mut work {
        alone.push(turn(LONG_TURN, half.digits.len(), || engine.solve(half, 2, solutions)).1);
    }
    let barrier = &Barrier::new(work.len());
    let together: Vec<f64> = std::thread::scope(|scope| {
        let mut threads = Vec::new();
        for ((engine, half), solutions) in work {
            threads.push(scope.spawn(move || {
                barrier.wait();
                turn(LONG_TURN, half.digits.len(), || engine.solve(half, 2, solutions)).1
            }));
        }
        threads.into_iter().map(|thread| thread.join().expect("the thread ends")).collect()
    });
    [0, 1].map(|index| Pair { alone: alone[index], together: together[index] })
}
