//! How hard wishes are to meet: the nodes and the time that a puzzle takes until it is as wished.

use crate::measure::median;
use crate::sudokit::{GENERATOR_WORDS, GenerateOptions, LIMIT, MINIMAL, OK, PATTERN, Sudokit};
use crate::text::count;
use std::ptr::null_mut;
use std::time::Instant;

/// Nodes are counted in steps of so many.
const STEP: u64 = 50;
/// The node limit that sudokit_generate has by itself.
const MOST: u64 = 20_000_000;
const SEEDS: u64 = 20;

/// A name, and the options for a seed.
type Wish = (&'static str, fn(&mut GenerateOptions));

const WISHES: [Wish; 15] = [
    ("the defaults", |_| {}),
    ("half turn", |wish| wish.symmetry = 1),
    ("all symmetries", |wish| wish.symmetry = 9),
    ("at most 22 clues", |wish| wish.max_clues = 22),
    ("at most 20", |wish| wish.max_clues = 20),
    ("at most 19", |wish| wish.max_clues = 19),
    ("at least 28, minimal", |wish| (wish.flags, wish.min_clues) = (MINIMAL, 28)),
    ("at least 30, minimal", |wish| (wish.flags, wish.min_clues) = (MINIMAL, 30)),
    ("half turn, minimal", |wish| (wish.flags, wish.symmetry) = (MINIMAL, 1)),
    ("quarter turn, minimal", |wish| (wish.flags, wish.symmetry) = (MINIMAL, 2)),
    ("all symmetries, minimal", |wish| (wish.flags, wish.symmetry) = (MINIMAL, 9)),
    ("pattern of 32 cells", |wish| scatter(wish, 32)),
    ("pattern of 28 cells", |wish| scatter(wish, 28)),
    ("pattern of 26 cells", |wish| scatter(wish, 26)),
    ("pattern of 24 cells", |wish| scatter(wish, 24)),
];

pub fn print(sudokit: &Sudokit) {
    println!(
        "\nWishes: what {SEEDS} seeds take, each within {} nodes; median, and the mean of all",
        count(MOST as f64)
    );
    println!("{:<26} {:>10} {:>10} {:>12} {:>12} {:>6}", "wish", "nodes", "mean", "microseconds", "mean", "met");
    for (name, set) in WISHES {
        let Some(made) = (0..SEEDS).map(|seed| make(sudokit, set, seed)).collect::<Option<Vec<Made>>>() else {
            return println!("Left out: wishes, as this library has no sudokit_generator_step.");
        };
        let nodes: Vec<f64> = made.iter().map(|made| made.nodes as f64).collect();
        let times: Vec<f64> = made.iter().map(|made| made.microseconds).collect();
        let mean = |values: &[f64]| count(values.iter().sum::<f64>() / values.len() as f64);
        let met = made.iter().filter(|made| made.is_met).count();
        let (mean_nodes, mean_time) = (mean(&nodes), mean(&times));
        let (nodes, time) = (count(median(nodes)), count(median(times)));
        println!("{name:<26} {nodes:>10} {mean_nodes:>10} {time:>12} {mean_time:>12} {met:>6}");
    }
}

struct Made {
    nodes: u64,
    microseconds: f64,
    is_met: bool,
}

fn make(sudokit: &Sudokit, set: fn(&mut GenerateOptions), seed: u64) -> Option<Made> {
    let (init, step) = sudokit.generator?;
    let mut generator = vec![0; GENERATOR_WORDS];
    let (mut options, mut puzzle) = (GenerateOptions::new(seed), [0; 81]);
    set(&mut options);
    let start = Instant::now();
    // SAFETY: the generator is as large as it must be, and the other pointer to an object of the type that is taken.
    let result = unsafe { init(generator.as_mut_ptr(), &options) };
    assert_eq!(result, OK);
    let (mut nodes, mut result) = (0, LIMIT);
    while result == LIMIT && nodes < MOST {
        // SAFETY: the same, and a solution is not wanted.
        result = unsafe { step(generator.as_mut_ptr(), STEP, &mut puzzle, null_mut()) };
        nodes += STEP;
    }
    Some(Made { nodes, microseconds: start.elapsed().as_secs_f64() * 1e6, is_met: result == OK })
}

/// A pattern of random cells with one in each row and column, from the seed.
fn scatter(wish: &mut GenerateOptions, cells: usize) {
    wish.flags = PATTERN;
    let mut state = wish.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut below = |bound: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % bound as u64) as usize
    };
    loop {
        wish.pattern = [0; 81];
        while wish.pattern.iter().filter(|&&cell| cell == 1).count() < cells {
            wish.pattern[below(81)] = 1;
        }
        let is_used = |first: usize, step: usize| (0..9).any(|place| wish.pattern[first + step * place] == 1);
        if (0..9).all(|line| is_used(9 * line, 1) && is_used(line, 9)) {
            return;
        }
    }
}
