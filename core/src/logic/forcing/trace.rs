//! The chains of a deduction, worked out again.

use super::chains::cycle_eliminations;
use super::find::{What, eliminations};
use super::links::Cause;
use super::literal::Literal;
use super::memory::{Memory, Tools};
use super::run::Run;
use super::sweep::{Method, run};
use super::walk::Linked;
use crate::board::Candidates;
use crate::logic::Position;

/// Takes the chains of a deduction, end by end.
pub(super) trait Tracer {
    /// What leads to an end, itself first: in a run all its ancestors there, else each what the one before follows from.
    /// What is assumed there counts as caused so.
    fn chain(&mut self, run: Option<&Run>, way: &[Linked], assumed: Cause);
    /// A cycle, from its end back to where it starts.
    fn cycle(&mut self, cycle: &[Linked], start: Literal);
}

/// What a deduction eliminates, and its literal that follows, but for a cycle. That is in the walk then.
pub(super) fn outcome(position: &Position, what: &What, tools: &mut Tools) -> (Candidates, Option<Literal>) {
    let target = match *what {
        What::Contradiction { assumption } | What::Chain { assumption, .. } => assumption.opposite(),
        What::Double { target, .. } | What::House { target, .. } | What::Cell { target, .. } => target,
        What::Cycle { kind, start, number } => {
            let Tools { trail, walk, .. } = tools;
            return (cycle_eliminations(position, trail.cycle(position, kind, start, number, walk)), None);
        }
    };
    (eliminations(position, target), Some(target))
}

/// Hands out the chains of a deduction that a method has found, in the order of Sudoku Explainer.
pub(super) fn trace(
    method: Method,
    position: &mut Position,
    what: &What,
    memory: &mut Memory,
    tracer: &mut impl Tracer,
) {
    let mut branch = |position: &mut Position, assumption, target, assumed| {
        let Some((desk, mut rest)) = memory.desk() else { return };
        let contradiction = run(method, position, assumption, desk, &mut rest);
        let ends: [Option<Literal>; 2] = match target {
            Some(_) => [target, None],
            None => contradiction.map_or([None; 2], |ends| ends.map(Some)),
        };
        for end in ends.into_iter().flatten() {
            let run = &desk.run;
            tracer.chain(Some(run), rest.tools.walk.go(run, end), assumed);
        }
    };
    match *what {
        What::Contradiction { assumption } => branch(position, assumption, None, Cause::Assumed),
        What::Double { cell, digit, target } => {
            for assumption in [Literal::on(cell, digit), Literal::off(cell, digit)] {
                branch(position, assumption, Some(target), Cause::Assumed);
            }
        }
        What::House { house, digit, target } => {
            for cell in position.places_in(house, digit) {
                branch(position, Literal::on(cell, digit), Some(target), Cause::of(house));
            }
        }
        What::Cell { cell, target } => {
            for digit in position.of(cell) {
                branch(position, Literal::on(cell, digit), Some(target), Cause::Cell);
            }
        }
        What::Chain { kind, assumption } => {
            let Tools { trail, walk, .. } = &mut *memory.tools;
            tracer.chain(None, trail.chain(position, kind, assumption, walk), Cause::Assumed);
        }
        What::Cycle { kind, start, number } => {
            let Tools { trail, walk, .. } = &mut *memory.tools;
            tracer.cycle(trail.cycle(position, kind, start, number, walk), start);
        }
    }
}
