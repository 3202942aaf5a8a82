//! What a coach says of random positions, with every kind of mistake, is right.

#[path = "common/coaching.rs"]
mod coaching;
mod common;

use coaching::{Question, Tally};
use common::bytes::Bytes;
use common::{SplitMix64, stride};
use sudokit_core::Backend;
use sudokit_core::coach::{self, Advice, Cursor};

/// The most of all steps of a position that are looked at.
const STEPS: usize = 20;

#[test]
fn no_hint_is_wrong_and_no_mistake_goes_unseen() {
    let random = &mut SplitMix64(11);
    let rounds = if cfg!(debug_assertions) { 1500 } else { 6000 / stride().min(10) };
    let mut tally = Tally::default();
    for _ in 0..rounds {
        let bytes: Vec<u8> = (0..2000).map(|_| random.next() as u8).collect();
        let question = Question::new(&mut Bytes(&bytes));
        let (play, Question { wants, node_limit, .. }) = (question.play(), &question);
        let (advice, first) = coach::hint(Backend::PORTABLE, &play, wants, *node_limit);
        question.judge(advice, first.as_ref(), &mut tally);
        let (mut cursor, mut steps, mut is_over, mut are_all) = (Cursor::START, vec![], false, false);
        while steps.len() < STEPS && !is_over {
            let (advice, step) = coach::step_at(Backend::PORTABLE, &play, wants, *node_limit, &mut cursor);
            question.judge(advice, step.as_ref(), &mut tally);
            is_over = advice != Advice::Step;
            are_all = is_over && advice != Advice::Limit;
            steps.extend(step.filter(|_| !is_over));
        }
        question.compare(advice, first.as_ref(), &steps, are_all);
    }
    println!("{rounds} positions: {tally:?}");
    let Tally { unique_steps, conflicts, wrong_digits, missing_candidates, .. } = tally;
    let others = [tally.several, tally.solved, tally.without_solution, tally.at_a_loss, tally.cut];
    let numbers = [[unique_steps, conflicts, wrong_digits, missing_candidates].as_slice(), &others].concat();
    assert!(numbers.iter().all(|&number| number > rounds / 200), "the bytes all say the same: {tally:?}");
}
