//! What the fuzz target runs on the bytes of a fuzzer, on random bytes.

mod common;
#[path = "common/differential.rs"]
mod differential;

use common::{SplitMix64, stride};
use differential::{Tally, compare};

#[test]
fn all_engines_do_the_same_on_what_random_bytes_say() {
    let random = &mut SplitMix64(60);
    let rounds = if cfg!(debug_assertions) { 500 } else { 5000 / stride().min(10) };
    let mut tally = Tally::default();
    for _ in 0..rounds {
        let bytes: Vec<u8> = (0..random.below(2000)).map(|_| random.next() as u8).collect();
        compare(&bytes, &mut tally);
    }
    println!("{tally:?}");
    let numbers = [tally.without, tally.with_one, tally.with_many, tally.cut, tally.choices];
    assert!(numbers.iter().all(|&number| number > rounds / 50), "the bytes all say the same: {tally:?}");
}
