//! Deductions inside a run, which make chains of chains.
//!
//! When nothing more follows from link to link, the position with what has been struck so far is looked at with simpler
//! techniques. What they find holds because of the candidates that are missing: those are its parents.

use super::chains;
use super::desk::Enabling;
use super::find::ChainKind;
use super::find::Finds;
use super::links::Cause;
use super::literal::Literal;
use super::memory::{Memory, Tools};
use super::patterns;
use super::run::Run;
use super::sweep::{self, Method};
use super::trace::{Tracer, outcome, trace};
use super::walk::{Hash, Linked};
use crate::board::{Candidates, Cell};
use crate::logic::Position;

/// Asks the simpler techniques of a level, one after the other, until one has something new for the run.
pub(super) fn deduce(level: u32, position: &mut Position, run: &mut Run, memory: &mut Memory) -> bool {
    if level == 0 {
        return false;
    }
    if patterns::deduce(position, run) {
        return true;
    }
    match level {
        2 => by_chains(position, run, memory),
        3 => by_chains(position, run, memory) || by_runs(Method::MULTIPLE, position, run, memory),
        4 => by_runs(Method::dynamic(0), position, run, memory),
        5 => by_runs(Method::dynamic(0), position, run, memory) || by_runs(Method::dynamic(2), position, run, memory),
        _ => false,
    }
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

fn by_chains(position: &mut Position, run: &mut Run, memory: &mut Memory) -> bool {
    let Some((finds, mut memory)) = memory.finds() else { return false };
    finds.clear();
    let Tools { trail, walk, .. } = &mut *memory.tools;
    trail.clear();
    for kind in ChainKind::ALL {
        for cell in Cell::ALL {
            run.add_work(chains::from_cell(position, kind, cell, trail, walk, finds));
        }
    }
    take_over(Method::MULTIPLE, position, run, finds, &mut memory)
}

fn by_runs(method: Method, position: &mut Position, run: &mut Run, memory: &mut Memory) -> bool {
    let Some((finds, mut memory)) = memory.finds() else { return false };
    finds.clear();
    for cell in Cell::ALL {
        run.add_work(sweep::from_cell(method, position, cell, &mut memory, finds));
    }
    take_over(method, position, run, finds, &mut memory)
}

/// Takes what was found over into the run, in order.
fn take_over(method: Method, position: &mut Position, run: &mut Run, finds: &mut Finds, memory: &mut Memory) -> bool {
    memory.tools.is_overfull |= finds.left_out() != 0;
    let missing = missing(position, run);
    let mut is_new = false;
    for find in finds.sorted() {
        let (eliminations, _) = outcome(position, &find.what, memory.tools);
        if struck(&eliminations).all(|literal| run.reached.contains(literal)) {
            continue;
        }
        let mut dependence = Dependence { missing, enabling: Enabling::NONE, hash: Hash::START };
        trace(method, position, &find.what, memory, &mut dependence);
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
    fn chain(&mut self, _run: Option<&Run>, way: &[Linked], assumed: Cause) {
        for &(literal, cause) in way {
            self.depend(literal, if cause == Cause::Assumed { assumed } else { cause });
            self.hash.add(literal.number());
        }
        self.end(way.len());
    }

    /// A cycle has two ends: that of the cycle as it was found, and that of the same cycle the other way round, where all
    /// is off that was on and each literal keeps its cause.
    fn cycle(&mut self, cycle: &[Linked], start: Literal) {
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
