//! The random numbers: those of the crate `rand_xoshiro`, in any order.

use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};
use std::collections::HashSet;
use sudokit_core::random::Random;

#[test]
fn numbers_are_those_of_another_implementation() {
    for seed in (0..100).chain([u64::MAX, 1 << 63, 0x5eed_5eed_5eed_5eed]) {
        let (mut ours, mut theirs) = (Random::new(seed), Xoshiro256StarStar::seed_from_u64(seed));
        for _ in 0..100 {
            assert_eq!(ours.next(), theirs.next_u64());
        }
    }
}

#[test]
fn numbers_stay_below_their_bound_and_reach_all_of_it() {
    let mut random = Random::new(1);
    for bound in 1..100 {
        let seen: HashSet<u32> = (0..bound * 20).map(|_| random.below(bound)).collect();
        assert_eq!(seen, (0..bound).collect());
    }
    assert_eq!(random.below(0), 0);
    assert!((0..100).any(|_| random.below(u32::MAX) > u32::MAX / 2));
}

#[test]
fn every_order_is_as_likely_as_any_other() {
    let mut random = Random::new(2);
    let mut seen = std::collections::HashMap::new();
    for _ in 0..24_000 {
        let mut order = [0, 1, 2, 3];
        random.shuffle(&mut order);
        *seen.entry(order).or_insert(0) += 1;
    }
    assert_eq!(seen.len(), 24);
    // Six standard deviations.
    assert!(seen.values().all(|&times: &i32| (times - 1000).abs() < 190), "{seen:?}");
    random.shuffle(&mut [0; 0]);
}
