//! ALS-Chain: four or more almost locked sets in a row, each linked to the next.
//!
//! If the first set lacks a digit z, it has the one that links it to the next set, which lacks that and so has the next, and so
//! on to the last, which then has z: so z is in the first or in the last set, and goes from every cell that sees all its
//! places in both. The digits by which a set is linked to the one before and the one after differ.

use super::links::LinkedSets;
use super::sets::SETS;
use super::{mark_sets, ruled_out};
use crate::board::{Digit, DigitSet};
use crate::logic::techniques::sight::common;
use crate::logic::{List, Position, Role, Sink, Step, Technique};
use core::ops::ControlFlow;

/// Fewer sets are an ALS-XZ or an ALS-XY-Wing.
const FEWEST: u8 = 4;
/// More sets are more than a person looks for.
const MOST: u8 = 8;

/// A set at the end of a chain, and how it was come upon.
#[derive(Clone, Copy)]
struct End {
    set: u16,
    /// The digit that it lacks if the first set lacks what is asked for.
    digit: Digit,
    /// The digit by which the first set is linked.
    first: Digit,
    length: u8,
    /// The end before, as an index.
    before: u16,
}

type Ends = List<End, { 2 * SETS }>;

/// By the first set, by the length of the chain. To each set lead a few chains at most, the shortest ones.
#[inline(never)]
pub fn als_chain(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    let mut linked = LinkedSets::NEW;
    linked.build(position);
    let mut ends = Ends::new(End { set: 0, digit: Digit::D1, first: Digit::D1, length: 0, before: 0 });
    (0..linked.sets().len()).try_for_each(|start| from_set(position, &linked, start, &mut ends, sink))
}

fn from_set(
    position: &Position,
    linked: &LinkedSets,
    start: usize,
    ends: &mut Ends,
    sink: &mut Sink,
) -> ControlFlow<()> {
    // How often each set has been come upon, and by which digits.
    let mut known = [[DigitSet::EMPTY; 9]; SETS];
    ends.clear();
    for link in linked.links(start) {
        add(End { set: link.set, digit: link.digit, first: link.digit, length: 2, before: u16::MAX }, &mut known, ends);
    }
    let mut next = 0;
    while let Some(&end) = ends.as_slice().get(next) {
        if end.length >= FEWEST && usize::from(end.set) > start {
            hand_out(position, linked, start, ends, next, sink)?;
        }
        if end.length < MOST {
            let onward = linked.links(end.set.into()).iter().filter(|link| link.digit != end.digit);
            for link in onward.filter(|link| usize::from(link.set) != start) {
                let one = End {
                    set: link.set,
                    digit: link.digit,
                    first: end.first,
                    length: end.length + 1,
                    before: next as u16,
                };
                add(one, &mut known, ends);
            }
        }
        next += 1;
    }
    ControlFlow::Continue(())
}

fn add(end: End, known: &mut [[DigitSet; 9]; SETS], ends: &mut Ends) {
    let Some(digits) = known.get_mut(usize::from(end.set)).map(|of| &mut of[end.first.index()]) else { return };
    if !digits.contains(end.digit) && digits.len() < 9 {
        *digits = digits.with(end.digit);
        ends.push(end);
    }
}

fn hand_out(
    position: &Position,
    linked: &LinkedSets,
    start: usize,
    ends: &Ends,
    last: usize,
    sink: &mut Sink,
) -> ControlFlow<()> {
    let (Some(end), Some(a)) = (ends.as_slice().get(last), linked.sets().get(start)) else {
        return ControlFlow::Continue(());
    };
    let Some(b) = linked.set(end.set) else { return ControlFlow::Continue(()) };
    let digits = common(a.digits, b.digits).without(end.digit).without(end.first);
    let both = a.cells.union(b.cells);
    let mut gone = digits.map(|digit| (digit, ruled_out(position, both, digit)));
    let Some(found) = gone.find(|(_, cells)| !cells.is_empty()) else { return ControlFlow::Continue(()) };
    let mut step = Step::new(Technique::AlsXYChain);
    core::iter::once(found).chain(gone).for_each(|(digit, cells)| step.eliminate_all(cells, digit));
    let row = core::iter::successors(Some(end), |end| ends.as_slice().get(usize::from(end.before)));
    mark_sets(position, row.clone().filter_map(|end| linked.set(end.set)).chain([a]), &mut step);
    for end in row {
        let before = ends.as_slice().get(usize::from(end.before)).map_or(start as u16, |before| before.set);
        for set in [end.set, before].into_iter().filter_map(|set| linked.set(set)) {
            step.mark_all(set.places(position, end.digit), DigitSet::only(end.digit), Role::Common);
        }
    }
    sink(&step)
}
