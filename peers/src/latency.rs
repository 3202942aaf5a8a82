//! How long one puzzle takes to make.

use crate::sudokit::{Generate, GenerateOptions, OK, Sudokit};
use crate::text::count;
use std::collections::BTreeMap;
use std::ptr::null_mut;
use std::time::Instant;

const SEEDS: u64 = 20_000;

/// How often each is called to tell a puzzle that takes long from a thread that had to wait. The first call counts.
const CALLS: usize = 5;

/// The length of the longest bar.
const BAR: usize = 60;

pub fn print(sudokit: &Sudokit) {
    let Some(generate) = sudokit.generate else {
        return println!("\nLeft out: latency, as this library has no sudokit_generate.");
    };
    println!("\nLatency: one call of sudokit_generate with the defaults, of {} seeds;", count(SEEDS as f64));
    println!("each line reaches from its microseconds to those of the next");
    let mut times: Vec<f64> = (0..SEEDS).map(|seed| time(generate, seed)).collect();
    let again = |(seed, first)| (1..CALLS).map(|_| time(generate, seed)).fold(first, f64::min);
    let mut least: Vec<f64> = (0..).zip(times.iter().copied()).map(again).collect();
    times.sort_by(f64::total_cmp);
    least.sort_by(f64::total_cmp);
    histogram(&times);
    println!("microseconds: {}", marks(&times));
    println!("the least of {CALLS} calls of each seed, without what else the machine does: {}", marks(&least));
}

/// The median, and what is above.
fn marks(sorted: &[f64]) -> String {
    let of = |part: f64| sorted[(part * (sorted.len() - 1) as f64).round() as usize];
    format!("median {:.1}, 99 % {:.1}, 99.9 % {:.1}, maximum {:.1}", of(0.5), of(0.99), of(0.999), of(1.0))
}

/// Microseconds.
fn time(generate: Generate, seed: u64) -> f64 {
    let (options, mut puzzle) = (GenerateOptions::new(seed), [0; 81]);
    let start = Instant::now();
    // SAFETY: all pointers are to objects of the types that the function takes, or may be NULL.
    let result = unsafe { generate(&options, &mut puzzle, null_mut()) };
    let time = start.elapsed().as_secs_f64() * 1e6;
    assert_eq!(result, OK);
    time
}

/// A line for each power of the square root of 2, from the first with a call to the last.
fn histogram(times: &[f64]) {
    let mut buckets = BTreeMap::new();
    for time in times {
        *buckets.entry((2.0 * time.log2()).floor() as i32).or_insert(0) += 1;
    }
    let (Some(&first), Some(&last)) = (buckets.keys().min(), buckets.keys().max()) else { return };
    let most: usize = buckets.values().copied().max().unwrap_or(1);
    for bucket in first..=last {
        let calls = buckets.get(&bucket).copied().unwrap_or(0);
        let line =
            format!("{:>10.1} {:>8} {}", 2f64.powf(f64::from(bucket) / 2.0), count(calls as f64), bar(calls, most));
        println!("{}", line.trim_end());
    }
}

/// At least one sign for what is not nothing.
fn bar(calls: usize, most: usize) -> String {
    "#".repeat((calls * BAR).div_ceil(most))
}
