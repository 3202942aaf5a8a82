//! The chains of a deduction, worked out again.

use super::chains::cycle_eliminations;
use super::find::{What, eliminations};
use super::layer::{Desk, Inside, Layer};
use super::links::Cause;
use super::literal::Literal;
use super::run::Run;
use super::sweep::{Method, run};
use crate::board::Candidates;
use crate::logic::Position;

/// Takes the chains of a deduction, end by end.
pub(super) trait Tracer {
    /// The ancestors of an end in a run, itself first. What is assumed there counts as caused so.
    fn chain(&mut self, run: &Run, ancestors: &[Literal], assumed: Cause);
    /// A cycle, from its end back to where it starts.
    fn cycle(&mut self, cycle: &[(Literal, Cause)], start: Literal);
}

/// What a deduction eliminates, and its literal that follows, but for a cycle.
pub(super) fn outcome(position: &Position, what: &What, layer: &mut Layer) -> (Candidates, Option<Literal>) {
    let target = match *what {
        What::Contradiction { assumption } | What::Chain { assumption, .. } => assumption.opposite(),
        What::Double { target, .. } | What::House { target, .. } | What::Cell { target, .. } => target,
        What::Cycle { kind, start, number } => {
            layer.trail.find_again(position, kind, start, number);
            return (cycle_eliminations(position, &layer.trail.cycle), None);
        }
    };
    (eliminations(position, target), Some(target))
}

/// Hands out the chains of a deduction that a method has found, in the order of Sudoku Explainer.
pub(super) fn trace(
    method: Method,
    position: &mut Position,
    what: &What,
    layer: &mut Layer,
    rest: &mut [Inside],
    tracer: &mut impl Tracer,
) {
    let mut branch = |position: &mut Position, assumption, target, assumed| {
        let contradiction = run(method, position, assumption, &mut layer.desk, rest);
        let ends: [Option<Literal>; 2] = match target {
            Some(_) => [target, None],
            None => contradiction.map_or([None; 2], |ends| ends.map(Some)),
        };
        for end in ends.into_iter().flatten() {
            let Desk { run, walk, .. } = &mut layer.desk;
            tracer.chain(run, walk.go(run, end), assumed);
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
            let Desk { run, walk, .. } = &mut layer.desk;
            run.reach_opposite(position, kind.rules(), assumption);
            tracer.chain(run, walk.go(run, assumption.opposite()), Cause::Assumed);
        }
        What::Cycle { kind, start, number } => {
            layer.trail.find_again(position, kind, start, number);
            tracer.cycle(layer.trail.cycle.as_slice(), start);
        }
    }
}
