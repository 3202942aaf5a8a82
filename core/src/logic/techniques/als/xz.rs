//! ALS-XZ: two almost locked sets that are linked.
//!
//! If two sets share a digit x of which all places in both see each other, only one of them can have it. The other then has
//! all its remaining digits: so a second common digit z is in one of the sets, and goes from every cell that sees all its
//! places in both. *Doubly linked* sets have two digits like x: each set has one of them, and with it all its other digits,
//! which go from the cells outside that see all their places in the set.
//!
//! Sound because a set that lacks one of its digits has as many digits left as cells.

use super::links::LinkedSets;
use super::sets::AlmostLockedSet;
use super::{mark_sets, ruled_out};
use crate::board::DigitSet;
use crate::logic::techniques::sight::common;
use crate::logic::{Position, Role, Sink, Step, Technique};
use core::ops::ControlFlow;

/// Pairs of sets: by the first, by the second.
#[inline(never)]
pub fn als_xz(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    let mut linked = LinkedSets::NEW;
    linked.build(position);
    for (number, a) in linked.sets().iter().enumerate() {
        let mut links = linked.links(number);
        while let Some(set) = links.first().map(|link| link.set) {
            let digits = links.iter().take_while(|link| link.set == set).map(|link| link.digit);
            let digits = digits.fold(DigitSet::EMPTY, DigitSet::with);
            links = links.get(digits.len() as usize..).unwrap_or_default();
            if let Some(b) = linked.set(set).filter(|_| number < set.into()) {
                hand_out(position, a, b, digits, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn hand_out(
    position: &Position,
    a: &AlmostLockedSet,
    b: &AlmostLockedSet,
    links: DigitSet,
    sink: &mut Sink,
) -> ControlFlow<()> {
    let both = a.cells.union(b.cells);
    let is_double = links.len() > 1;
    let others = |digits: DigitSet| digits.minus(links);
    let gone =
        |digits: DigitSet, cells| digits.map(move |digit| (digit, ruled_out(position, cells, digit).minus(both)));
    let shared = gone(if is_double { links } else { others(common(a.digits, b.digits)) }, both);
    let of_sets = [a, b].into_iter().filter(|_| is_double).flat_map(|set| gone(others(set.digits), set.cells));
    let mut all = shared.chain(of_sets).filter(|(_, cells)| !cells.is_empty()).peekable();
    if all.peek().is_none() {
        return ControlFlow::Continue(());
    }
    let mut step = Step::new(Technique::AlsXZ);
    all.for_each(|(digit, cells)| step.eliminate_all(cells, digit));
    mark_sets(position, [a, b].into_iter(), &mut step);
    links.for_each(|digit| {
        step.mark_all(both.intersection(position.places(digit)), DigitSet::only(digit), Role::Common)
    });
    sink(&step)
}
