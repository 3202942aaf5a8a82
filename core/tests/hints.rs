//! What a coach says of random positions, with every kind of mistake, is right.

mod common;
#[path = "common/coaching.rs"]
mod coaching;

use coaching::{Bytes, Question, Tally};
use common::{SplitMix64, stride};
use sudokit_core::Backend;
use sudokit_core::coach::{Advice, Truth, truth};
use sudokit_core::logic::Step;

/// The most of all steps of a position that are looked at.
const STEPS: usize = 20;

fn hint(question: &Question) -> (Advice, Option<Step>) {
    let play = question.play();
    let truth = truth(Backend::PORTABLE, &play.puzzle(), question.node_limit);
    play.first_of_all(&truth).unwrap_or_else(|| {
        let is_unique = matches!(truth, Truth::Unique(_));
        question.wants.next(&play.position(), is_unique, &mut question.node_limit.clone())
    })
}

fn step(question: &Question, place: &mut (u32, u32)) -> (Advice, Option<Step>) {
    let play = question.play();
    let truth = truth(Backend::PORTABLE, &play.puzzle(), question.node_limit);
    play.first_of_all(&truth).unwrap_or_else(|| {
        let is_unique = matches!(truth, Truth::Unique(_));
        match question.wants.step_at(&play.position(), is_unique, place) {
            None => (Advice::Nothing, None),
            step => (Advice::Step, step),
        }
    })
}

#[test]
fn no_hint_is_wrong_and_no_mistake_goes_unseen() {
    let random = &mut SplitMix64(11);
    let rounds = if cfg!(debug_assertions) { 300 } else { 4000 / stride().min(10) };
    let mut tally = Tally::default();
    for _ in 0..rounds {
        let bytes: Vec<u8> = (0..2000).map(|_| random.next() as u8).collect();
        let question = Question::new(&mut Bytes(&bytes));
        let (advice, first) = hint(&question);
        question.judge(advice, first.as_ref(), &mut tally);
        let (mut place, mut steps, mut are_all) = ((0, 0), vec![], false);
        while steps.len() < STEPS && !are_all {
            let (advice, step) = step(&question, &mut place);
            question.judge(advice, step.as_ref(), &mut tally);
            are_all = advice != Advice::Step;
            steps.extend(step.filter(|_| !are_all));
        }
        question.compare(advice, first.as_ref(), &steps, are_all);
    }
    println!("{rounds} positions: {tally:?}");
}
