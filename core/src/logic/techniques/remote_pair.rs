//! Remote Pair: a chain of cells that have the same two candidates, each of which sees the next.
//!
//! The two digits take turns along the chain, so of two cells an odd number of links apart one has the one digit and one
//! the other: a cell that sees both has neither. The shortest chain of use has three links.
//!
//! Sound because of two cells with the same two candidates that see each other each has the digit that the other has not.

use super::sight::{cells_within, shared_house};
use crate::board::{Cell, CellSet, Digit, DigitSet};
use crate::logic::{Link, Node, Position, Reason, Role, Sink, Step, Technique};
use core::ops::ControlFlow;

/// Remote pairs: by the digits, by the two ends, each with a shortest chain between them; then for every set of joined cells
/// that has eliminations from several ends one step with all of them.
pub fn remote_pair(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    for first in Digit::ALL {
        for second in Digit::ALL.into_iter().filter(|&second| second > first) {
            let pair = DigitSet::only(first).with(second);
            let bivalue = cells_within(position, CellSet::FULL, pair).filter(|&cell| position.of(cell) == pair);
            let cells = bivalue.fold(CellSet::EMPTY, CellSet::with);
            if cells.len() >= 4 {
                of_cells(position, [first, second], cells, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn of_cells(position: &Position, digits: [Digit; 2], cells: CellSet, sink: &mut Sink) -> ControlFlow<()> {
    let mut left = cells;
    while let Some(first) = left.next() {
        let [even, odd] = colors(first, cells);
        left = left.minus(even).minus(odd);
        // Two cells of one colour that see each other show that the position has no solution.
        let is_sound = |color: CellSet| color.into_iter().all(|cell| cell.peers().intersection(color).is_empty());
        if even.len() + odd.len() < 4 || !is_sound(even) || !is_sound(odd) {
            continue;
        }
        let mut all = Step::new(Technique::RemotePair);
        let mut count = 0;
        for start in even {
            for end in odd.filter(|end| !start.peers().contains(*end)) {
                let gone = start.peers().intersection(end.peers()).minus(even).minus(odd);
                if !can_lose(position, digits, gone) {
                    continue;
                }
                let mut step = Step::new(Technique::RemotePair);
                for digit in digits {
                    step.eliminate_all(gone.intersection(position.places(digit)), digit);
                    all.eliminate_all(gone.intersection(position.places(digit)), digit);
                }
                write_chain(&mut step, digits, start, end, even.union(odd));
                sink(&step)?;
                count += 1;
            }
        }
        if count > 1 {
            all.mark_all(even, DigitSet::only(digits[0]).with(digits[1]), Role::ColorA);
            all.mark_all(odd, DigitSet::only(digits[0]).with(digits[1]), Role::ColorB);
            sink(&all)?;
        }
    }
    ControlFlow::Continue(())
}

fn can_lose(position: &Position, digits: [Digit; 2], gone: CellSet) -> bool {
    digits.into_iter().any(|digit| !gone.intersection(position.places(digit)).is_empty())
}

/// The cells that can be reached from the first, in an even and in an odd number of links.
fn colors(first: Cell, cells: CellSet) -> [CellSet; 2] {
    let [mut even, mut odd] = [CellSet::only(first), CellSet::EMPTY];
    loop {
        let before = (even, odd);
        odd = even.fold(odd, |odd, cell| odd.union(cell.peers().intersection(cells)));
        even = odd.fold(even, |even, cell| even.union(cell.peers().intersection(cells)));
        if before == (even, odd) {
            return [even, odd];
        }
    }
}

/// Marks a shortest chain of the cells from start to end.
fn write_chain(step: &mut Step, digits: [Digit; 2], start: Cell, end: Cell, cells: CellSet) {
    let pair = DigitSet::only(digits[0]).with(digits[1]);
    let distances = distances(end, cells);
    let distance = |cell: Cell| distances[cell.index()];
    let (mut cell, mut chain_digits) = (start, digits);
    step.mark(start, pair, Role::ColorA);
    while cell != end {
        let mut beside = cells.intersection(cell.peers());
        let Some(next) = beside.find(|&next| distance(next) < distance(cell)) else {
            return;
        };
        let [on, other] = chain_digits;
        let reason = shared_house(cell, next);
        step.links.push(Link { from: Node::new(cell, on, true), to: Node::new(next, on, false), reason, chain: 0 });
        if next != end {
            let (from, to) = (Node::new(next, on, false), Node::new(next, other, true));
            step.links.push(Link { from, to, reason: Reason::Cell, chain: 0 });
        }
        let is_even = distance(next) % 2 != 0;
        step.mark(next, pair, if is_even { Role::ColorA } else { Role::ColorB });
        (cell, chain_digits) = (next, [other, on]);
    }
}

/// How many links each of the cells is away from the end.
fn distances(end: Cell, cells: CellSet) -> [u8; 81] {
    let mut distances = [u8::MAX; 81];
    distances[end.index()] = 0;
    let (mut reached, mut last, mut steps) = (CellSet::only(end), CellSet::only(end), 0);
    while !last.is_empty() {
        steps += 1;
        last = last.fold(CellSet::EMPTY, |next, cell| next.union(cell.peers().intersection(cells))).minus(reached);
        reached = reached.union(last);
        last.for_each(|cell| distances[cell.index()] = steps);
    }
    distances
}
