//! ALS-XY-Wing: an almost locked set that is linked to two others.
//!
//! A digit x links the pivot to one wing, another digit y to the other. The pivot cannot lack both: so one wing lacks the digit
//! that links it, and has all its others. A digit z that both wings have goes from every cell that sees all its places in
//! them.

use super::links::LinkedSets;
use super::{mark_sets, ruled_out};
use crate::board::DigitSet;
use crate::logic::techniques::sight::common;
use crate::logic::{Position, Role, Sink, Step, Technique};
use core::ops::ControlFlow;

/// By the pivot, by the first wing, by the second.
#[inline(never)]
pub fn als_xy_wing(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    let mut linked = LinkedSets::NEW;
    linked.build(position);
    for (number, pivot) in linked.sets().iter().enumerate() {
        let links = linked.links(number);
        for (index, x) in links.iter().enumerate() {
            let Some(a) = linked.set(x.set) else { continue };
            for y in links.iter().skip(index + 1).filter(|y| y.digit != x.digit && y.set != x.set) {
                let Some(b) = linked.set(y.set) else { continue };
                let digits = common(a.digits, b.digits).without(x.digit).without(y.digit);
                let both = a.cells.union(b.cells);
                if digits.is_empty() {
                    continue;
                }
                let mut gone = digits.map(|digit| (digit, ruled_out(position, both, digit)));
                let Some(first) = gone.find(|(_, cells)| !cells.is_empty()) else { continue };
                let mut step = Step::new(Technique::AlsXYWing);
                core::iter::once(first).chain(gone).for_each(|(digit, cells)| step.eliminate_all(cells, digit));
                mark_sets(position, [a, b, pivot].into_iter(), &mut step);
                for (link, set) in [(x, a), (y, b)] {
                    let places = set.cells.union(pivot.cells).intersection(position.places(link.digit));
                    step.mark_all(places, DigitSet::only(link.digit), Role::Common);
                }
                sink(&step)?;
            }
        }
    }
    ControlFlow::Continue(())
}
