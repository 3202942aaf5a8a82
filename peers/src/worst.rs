//! The puzzles of each set that take AUTO the most nodes.

use crate::measure::median;
use crate::sets::Set;
use crate::sudokit::{SolveOptions, Stats, Sudokit};
use crate::text::count;
use std::time::Instant;

const WORST: usize = 10;
const CALLS: usize = 7;

pub fn print(sudokit: &Sudokit, sets: &[Set]) {
    println!(
        "\nWorst: the {WORST} puzzles of each set that take AUTO the most nodes, with limit 2 and one call for each;"
    );
    println!("microseconds are the median of {CALLS} calls");
    for set in sets {
        let mut nodes: Vec<(u64, &[u8; 82])> = Vec::new();
        for (puzzle, text) in set.all.digits.iter().zip(&set.all.texts) {
            nodes.push((solve(sudokit, puzzle).nodes, text));
        }
        let mean = nodes.iter().map(|&(nodes, _)| nodes as f64).sum::<f64>() / nodes.len() as f64;
        let middle = median(nodes.iter().map(|&(nodes, _)| nodes as f64).collect());
        nodes.sort_by_key(|&(nodes, _)| std::cmp::Reverse(nodes));

        println!("\n{}: {mean:.1} nodes on average, {middle:.0} in the median", set.name);
        println!("{:>10} {:>14}   puzzle", "nodes", "microseconds");
        for (nodes, text) in nodes.into_iter().take(WORST) {
            let digits = std::array::from_fn(|cell| if text[cell] == b'.' { 0 } else { text[cell] - b'0' });
            let time = |_| {
                let start = Instant::now();
                solve(sudokit, &digits);
                start.elapsed().as_secs_f64() * 1e6
            };
            let time = median((0..CALLS).map(time).collect());
            let text = String::from_utf8_lossy(&text[..81]);
            println!("{:>10} {time:>14.1}   {text}", count(nodes as f64));
        }
    }
}

fn solve(sudokit: &Sudokit, puzzle: &[u8; 81]) -> Stats {
    let mut stats = Stats::default();
    let mut solution = [0; 81];
    // SAFETY: all pointers are to objects of the types that the function takes.
    let result = unsafe { (sudokit.solve_unique)(puzzle, &SolveOptions::new(), &mut solution, &mut stats) };
    assert!(result >= 0, "result {result}");
    stats
}
