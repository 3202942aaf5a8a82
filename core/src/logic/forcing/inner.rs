//! Deductions inside a run, which make chains of chains.
//!
//! When nothing more follows from link to link, the position with what has been struck so far is looked at with simpler
//! techniques. What they find holds because of the candidates that are missing: those are its parents.

use super::chains;
use super::find::ChainKind;
use super::layer::{Enabling, Layer};
use super::links::Cause;
use super::literal::Literal;
use super::run::Run;
use super::sweep::{self, Method};
use super::trace::{Tracer, outcome, trace};
use super::walk::Hash;
use crate::board::{Candidates, Cell, CellSet, DigitSet, House};
use crate::logic::techniques::{fish, locked, subsets};
use crate::logic::{Position, Role, Sink, Step, Technique};
use core::ops::ControlFlow;

/// Asks the simpler techniques of a level, one after the other, until one has something new for the run.
pub(super) fn deduce(level: u32, position: &mut Position, run: &mut Run, rest: &mut [Layer]) -> bool {
    if level == 0 {
        return false;
    }
    if by_subsets(position, run) {
        return true;
    }
    match level {
        2 => by_chains(position, run, rest),
        3 => by_chains(position, run, rest) || by_runs(Method::MULTIPLE, position, run, rest),
        4 => by_runs(Method::dynamic(0), position, run, rest),
        5 => by_runs(Method::dynamic(0), position, run, rest) || by_runs(Method::dynamic(2), position, run, rest),
        _ => false,
    }
}

fn by_subsets(position: &Position, run: &mut Run) -> bool {
    ask(position, run, |sink| locked::locked(position, sink))
        || ask(position, run, |sink| subsets::hidden(position, 2, sink))
        || ask(position, run, |sink| subsets::naked(position, 2, sink))
        || ask(position, run, |sink| fish::fish(position, 2, sink))
}

fn ask(position: &Position, run: &mut Run, find: impl FnOnce(&mut Sink) -> ControlFlow<()>) -> bool {
    let mut is_new = false;
    let _ = find(&mut |step| {
        let missing = missing(position, run);
        let mut enabling = Enabling::NONE;
        enable(step, &missing, &run.start, &mut enabling);
        is_new |= run.deduce(struck(&step.eliminations), enabling.list.as_slice(), None);
        ControlFlow::Continue(())
    });
    is_new
}

/// The candidates that were there at the start of a run and are not there now.
fn missing(position: &Position, run: &Run) -> Candidates {
    let mut missing = Candidates::NONE;
    for cell in Cell::ALL {
        missing[cell] = run.start[cell].minus(position.of(cell));
    }
    missing
}

fn struck(eliminations: &Candidates) -> impl Iterator<Item = Literal> {
    Cell::ALL.into_iter().flat_map(|cell| eliminations[cell].map(move |digit| Literal::off(cell, digit)))
}

/// What had to disappear for a pattern to be there.
fn enable(step: &Step, missing: &Candidates, start: &Candidates, enabling: &mut Enabling) {
    let digits = step.marks.as_slice().iter().fold(DigitSet::EMPTY, |all, mark| all.union(mark.digits));
    let houses =
        |role| step.houses.as_slice().iter().filter(move |marked| marked.role == role).map(|marked| marked.house);
    let mut bases = houses(Role::Base);
    match step.technique {
        Technique::HiddenPair => {
            let pattern = step.marks.as_slice().iter().fold(CellSet::EMPTY, |all, mark| all.with(mark.cell));
            for cell in bases.flat_map(House::cells).filter(|&cell| !pattern.contains(cell)) {
                enabling.add_all(cell, start[cell].minus(start[cell].minus(digits)));
            }
        }
        Technique::NakedPair => {
            for mark in step.marks.as_slice() {
                enabling.add_all(mark.cell, start[mark.cell].minus(digits));
            }
        }
        _ => {
            let covers = houses(Role::Cover).fold(CellSet::EMPTY, |all, house| all.union(house.set()));
            for base in &mut bases {
                for cell in base.cells().into_iter().filter(|&cell| !covers.contains(cell)) {
                    enabling.add_all(cell, missing[cell].minus(missing[cell].minus(digits)));
                }
            }
        }
    }
}

fn by_chains(position: &mut Position, run: &mut Run, rest: &mut [Layer]) -> bool {
    let Some((layer, rest)) = rest.split_first_mut() else { return false };
    layer.finds.clear();
    layer.trail.clear();
    for kind in ChainKind::ALL {
        for cell in Cell::ALL {
            chains::from_cell(position, kind, cell, &mut layer.trail, &mut layer.finds);
        }
    }
    take_over(Method::MULTIPLE, position, run, layer, rest)
}

fn by_runs(method: Method, position: &mut Position, run: &mut Run, rest: &mut [Layer]) -> bool {
    let Some((layer, _)) = rest.split_first_mut() else { return false };
    let mut finds = layer.finds;
    finds.clear();
    for cell in Cell::ALL {
        sweep::from_cell(method, position, cell, rest, &mut finds);
    }
    let Some((layer, rest)) = rest.split_first_mut() else { return false };
    layer.finds = finds;
    take_over(method, position, run, layer, rest)
}

/// Takes what was found over into the run, in order. Of deductions that eliminate the same the first counts.
fn take_over(method: Method, position: &mut Position, run: &mut Run, layer: &mut Layer, rest: &mut [Layer]) -> bool {
    layer.is_overfull |= layer.finds.left_out() != 0;
    let missing = missing(position, run);
    let (mut last, mut is_new) = (None, false);
    loop {
        let finds = layer.finds.as_slice().iter();
        let left = finds.filter(|find| last.as_ref().is_none_or(|last| find.compare(last).is_gt()));
        let Some(find) = left.min_by(|a, b| a.compare(b)).copied() else { break };
        last = Some(find);
        let mut finds = layer.finds.as_slice().iter();
        if finds.any(|other| other.map == find.map && other.compare(&find).is_lt()) {
            continue;
        }
        let (eliminations, _) = outcome(position, &find.what, layer);
        if struck(&eliminations).all(|literal| run.reached.contains(literal)) {
            continue;
        }
        let mut dependence = Dependence { missing, enabling: Enabling::NONE, hash: Hash::START };
        trace(method, position, &find.what, layer, rest, &mut dependence);
        let chain = Some((dependence.hash.value(), find.complexity));
        is_new |= run.deduce(struck(&eliminations), dependence.enabling.list.as_slice(), chain);
    }
    is_new
}

/// What a chain depends on, and a hash that tells it from others.
struct Dependence {
    missing: Candidates,
    enabling: Enabling,
    hash: Hash,
}

impl Dependence {
    fn depend(&mut self, literal: Literal, cause: Cause) {
        if !literal.is_on {
            return;
        }
        match cause.house(literal.cell) {
            Some(house) => {
                for cell in house.cells().into_iter().filter(|&cell| self.missing[cell].contains(literal.digit)) {
                    self.enabling.add(Literal::off(cell, literal.digit));
                }
            }
            None if cause == Cause::Cell => self.enabling.add_all(literal.cell, self.missing[literal.cell]),
            None => {}
        }
    }

    fn end(&mut self, length: usize) {
        self.hash.add(1 << 32 | length as u64);
    }
}

impl Tracer for Dependence {
    fn chain(&mut self, run: &Run, ancestors: &[Literal], assumed: Cause) {
        for &literal in ancestors {
            let cause = run.entry(literal).cause;
            self.depend(literal, if cause == Cause::Assumed { assumed } else { cause });
            self.hash.add(literal.number());
        }
        self.end(ancestors.len());
    }

    /// A cycle has two ends: that of the cycle as it was found, and that of the same cycle the other way round, where all
    /// is off that was on and each literal keeps its cause.
    fn cycle(&mut self, cycle: &[(Literal, Cause)], start: Literal) {
        for &(literal, cause) in cycle {
            self.depend(literal, cause);
            self.hash.add(literal.number());
        }
        self.end(cycle.len());
        self.hash.add(start.opposite().number());
        for &(literal, cause) in cycle.iter().rev() {
            self.depend(literal.opposite(), cause);
            self.hash.add(literal.opposite().number());
        }
        self.end(cycle.len());
    }
}
