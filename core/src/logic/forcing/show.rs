//! A deduction as a step, with its chains.

use super::find::{ChainKind, Find, What};
use super::links::Cause;
use super::literal::Literal;
use super::memory::Memory;
use super::run::Run;
use super::stage::Stage;
use super::trace::{Tracer, outcome, trace};
use super::walk::{Linked, rating, tenfold};
use crate::board::{CellSet, DigitSet};
use crate::logic::{Link, Position, Role, Step, Technique};

/// Shows a deduction as a step. Apart, so that there is room for one step on the stack, and only while it is shown.
#[inline(never)]
pub(super) fn show<T>(
    stage: Stage,
    position: &mut Position,
    find: &Find,
    memory: &mut Memory,
    take: impl FnOnce(&Step) -> T,
) -> T {
    let (eliminations, target) = outcome(position, &find.what, memory.tools);
    let technique = technique(stage, find, memory.tools.walk.as_slice());
    let mut step = Step::new(technique);
    let base = find.what.chain_base().unwrap_or(stage.method().base);
    step.rating = tenfold(rating(base, find.complexity));
    (step.complexity, step.nesting) = (find.complexity, stage.nesting());
    step.eliminations = eliminations;
    if let Some(target) = target {
        step.placement = target.is_on.then_some((target.cell, target.digit));
        step.mark(target.cell, DigitSet::only(target.digit), Role::Conclusion);
    }
    match find.what {
        What::House { house, .. } => step.mark_house(house, Role::Base),
        What::Cell { cell, .. } => step.mark(cell, position.of(cell), Role::Pivot),
        _ => {}
    }
    let mut chains = Chains { step: &mut step, chain: 0 };
    trace(stage.method(), position, &find.what, memory, &mut chains);
    take(&step)
}

/// `cycle` is that of the deduction, if it is one.
fn technique(stage: Stage, find: &Find, cycle: &[Linked]) -> Technique {
    let kinds = match stage {
        Stage::DynamicPlus => [
            Technique::DynamicPlusContradiction,
            Technique::DynamicPlusDouble,
            Technique::DynamicPlusCell,
            Technique::DynamicPlusRegion,
        ],
        Stage::Nested2 | Stage::Nested3 | Stage::Nested4 | Stage::Nested5 => {
            [Technique::NestedContradiction, Technique::NestedDouble, Technique::NestedCell, Technique::NestedRegion]
        }
        Stage::Multiple => {
            [Technique::Nishio, Technique::DynamicDouble, Technique::CellForcingChains, Technique::RegionForcingChains]
        }
        Stage::Nishio => [Technique::Nishio; 4],
        Stage::Dynamic | Stage::Chains => [
            Technique::DynamicContradiction,
            Technique::DynamicDouble,
            Technique::DynamicCell,
            Technique::DynamicRegion,
        ],
    };
    let [contradiction, double, cell, region] = kinds;
    match find.what {
        What::Contradiction { .. } => contradiction,
        What::Double { .. } => double,
        What::Cell { .. } => cell,
        What::House { .. } => region,
        What::Chain { kind: ChainKind::XY, .. } => Technique::ForcingChain,
        What::Chain { .. } if find.complexity == 6 => Technique::TurbotFish,
        What::Chain { .. } => Technique::ForcingXChain,
        What::Cycle { kind: ChainKind::XY, .. } => Technique::BidirectionalCycle,
        What::Cycle { kind: ChainKind::Y, .. } => Technique::BidirectionalYCycle,
        What::Cycle { .. } => {
            let cells = cycle.iter().fold(CellSet::EMPTY, |all, (literal, _)| all.with(literal.cell));
            if cells.len() == 4 { Technique::GeneralizedXWing } else { Technique::BidirectionalXCycle }
        }
    }
}

struct Chains<'a> {
    step: &'a mut Step,
    chain: u8,
}

impl Chains<'_> {
    fn link(&mut self, from: Literal, to: Literal, cause: Cause) {
        let reason = cause.reason(to.cell);
        self.step.links.push(Link { from: from.node(), to: to.node(), reason, chain: self.chain });
    }
}

impl Tracer for Chains<'_> {
    fn chain(&mut self, run: Option<&Run>, way: &[Linked], _assumed: Cause) {
        let mut before = None;
        for &(literal, cause) in way.iter().rev() {
            if cause == Cause::Assumed {
                self.step.mark(literal.cell, DigitSet::only(literal.digit), Role::Assumption);
            }
            match run {
                Some(run) => run.each_parent(literal, |parent| self.link(parent, literal, cause)),
                None => before.into_iter().for_each(|parent| self.link(parent, literal, cause)),
            }
            before = Some(literal);
        }
        self.chain += 1;
    }

    fn cycle(&mut self, cycle: &[Linked], start: Literal) {
        let mut from = start;
        for &(literal, cause) in cycle.iter().rev() {
            self.link(from, literal, cause);
            let role = if literal.is_on { Role::ColorA } else { Role::ColorB };
            self.step.mark(literal.cell, DigitSet::only(literal.digit), role);
            from = literal;
        }
    }
}
