//! Same inputs, same bytes: the order of the solutions and all statistics of each solver, in one number each.
//!
//! A number that has changed means that whoever relies on the order of the solutions or on node counts will notice.

mod common;

use common::{Fnv1a, outcome, sample};
use sudokit_core::Backend;
use sudokit_core::method::Method;
use sudokit_core::solve::Ending;

const HASHES: [(Method, u64); 5] = [
    (Method::Backtrack, 0x454c_7027_27f3_fd1a),
    (Method::ExactCover, 0x62e0_d569_f310_f187),
    (Method::Propagate, 0x3885_04d3_fc68_cb9d),
    (Method::Simple, 0x8a5d_1c63_56d2_35b4),
    (Method::Fast(Backend::PORTABLE), 0x09bf_4378_e4ea_3418),
];

/// Up to 20 solutions of each board of the sample, within 20,000 nodes.
fn hash_of_all(method: Method) -> u64 {
    let mut hash = Fnv1a::new();
    for puzzle in sample() {
        let outcome = outcome(method, &puzzle, 20_000, 20);
        let ending = match outcome.ending {
            Ending::Exhausted => 0,
            Ending::Stopped => 1,
            Ending::Limit => 2,
        };
        let all = outcome.statistics;
        let numbers = [ending, all.solutions, all.nodes, all.guesses, all.backtracks, all.eliminations];
        outcome.solutions.iter().for_each(|solution| hash.add(solution));
        numbers.iter().for_each(|number| hash.add(&number.to_le_bytes()));
        hash.add(&all.max_depth.to_le_bytes());
    }
    hash.0
}

/// The inputs themselves, so that a change of theirs is not taken for one of a solver.
#[test]
fn the_boards_are_the_same() {
    let mut hash = Fnv1a::new();
    sample().iter().for_each(|board| hash.add(board));
    assert_eq!((sample().len(), hash.0), (40, 0xdfdc_ab8c_81eb_5429));
}

#[test]
fn solutions_and_statistics_are_the_same() {
    let found = HASHES.map(|(method, _)| (method, hash_of_all(method)));
    assert!(found == HASHES, "now {found:#x?}");
}
