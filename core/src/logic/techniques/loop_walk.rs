//! The walks by which unique loops are found: over the cells that hold two digits, back to the start.
//!
//! Each step goes within a house of another kind than the step before. A walk makes a loop if its cells of even number and
//! its cells of odd number touch the same houses, each house once. So cells of one parity lie in different rows, and no loop
//! has more than 18 cells. Cells with more than the two digits have *extras*: a walk may enter two of them, and more as long as
//! only one extra digit was met.

use super::order::houses_of;
use crate::board::{Cell, CellSet, DigitSet, HouseSet};
use crate::logic::{List, Position};
use core::ops::ControlFlow;

/// No longer loop has room.
pub(super) const LONGEST: usize = 18;

/// How many cells are looked at in a position at most: eighty times what any position on the recorded ways of Sudoku Explainer
/// asks for. Notes in which two digits are everywhere would ask for millions of millions.
const MOST_LOOKS: u32 = 1 << 22;

/// Hands out the loops from each cell with two candidates, as cells in their order.
pub(super) fn each_loop(position: &Position, visit: &mut dyn FnMut(&[Cell]) -> ControlFlow<()>) -> ControlFlow<()> {
    let mut looks = MOST_LOOKS;
    for start in Cell::ALL.into_iter().filter(|&cell| position.of(cell).is_pair()) {
        walk(position, start, &mut looks, visit)?;
    }
    ControlFlow::Continue(())
}

/// A cell of a walk: where to look for the next one, and what was seen on the way.
#[derive(Clone, Copy)]
struct Stop {
    cell: Cell,
    /// By which kind of house it was reached: 0 box, 1 row, 2 column, 3 none.
    reached_by: usize,
    /// What to look at next: nine places for each kind.
    next: usize,
    /// The extra digits that were met here and before, whether or not the walk went there.
    extras: DigitSet,
    /// How many more cells with extras may be entered whatever these are.
    allowance: u32,
    /// What the cells of the same parity have taken.
    own: Parity,
    /// What those between have taken.
    others: Parity,
}

/// The houses that the cells of one parity touch, and the cells that could still join them.
#[derive(Clone, Copy)]
struct Parity {
    houses: HouseSet,
    free: CellSet,
}

impl Parity {
    fn with(self, cell: Cell) -> Self {
        Self { houses: self.houses.union(cell.house_set()), free: self.free.minus(cell.peers()).without(cell) }
    }

    /// Whether each house that the others touch is touched or can be.
    fn can_match(self, others: Self) -> bool {
        others.houses.minus(self.houses).all(|house| !self.free.intersection(house.set()).is_empty())
    }
}

fn walk(
    position: &Position,
    start: Cell,
    looks: &mut u32,
    visit: &mut dyn FnMut(&[Cell]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let pair = position.of(start);
    let holders = pair.fold(CellSet::FULL, |all, digit| all.intersection(position.places(digit)));
    let untouched = Parity { houses: HouseSet::EMPTY, free: holders };
    let first = Stop {
        cell: start,
        reached_by: 3,
        next: 0,
        extras: DigitSet::EMPTY,
        allowance: 2,
        own: untouched.with(start),
        others: untouched,
    };
    let mut stops = List::<Stop, LONGEST>::new(first);
    let mut cells = List::<Cell, LONGEST>::new(start);
    stops.push(first);
    cells.push(start);
    while let Some(stop) = stops.as_mut_slice().last_mut() {
        let (kind, index) = (stop.next / 9, stop.next % 9);
        let Some(&house) = houses_of(stop.cell).get(kind) else {
            stops.pop();
            cells.pop();
            continue;
        };
        if kind == stop.reached_by || house.set().intersection(holders) == CellSet::only(stop.cell) {
            stop.next += 9;
            continue;
        }
        stop.next += 1;
        let Some(&cell) = house.cells().get(index) else { continue };
        if !holders.contains(cell) {
            continue;
        }
        *looks = looks.saturating_sub(1);
        if *looks == 0 {
            return ControlFlow::Continue(());
        }
        let walked = cells.as_slice();
        if cell == start && walked.len() >= 4 {
            if stop.own.houses == stop.others.houses {
                visit(walked)?;
            }
            continue;
        }
        if walked.contains(&cell) {
            continue;
        }
        let extras = position.of(cell).minus(pair);
        stop.extras = stop.extras.union(extras);
        let may_enter = extras.is_empty() || stop.extras.len() == 1 || stop.allowance > 0;
        // A cell that meets one of its own parity in a house never belongs to a loop, nor do cells in a house that no cell of
        // the other parity can come to.
        if !may_enter || !stop.others.free.contains(cell) || walked.len() == LONGEST {
            continue;
        }
        let next = Stop {
            cell,
            reached_by: kind,
            next: 0,
            extras: stop.extras,
            allowance: stop.allowance.saturating_sub(u32::from(!extras.is_empty())),
            own: stop.others.with(cell),
            others: stop.own,
        };
        if next.own.can_match(next.others) && next.others.can_match(next.own) {
            stops.push(next);
            cells.push(cell);
        }
    }
    ControlFlow::Continue(())
}
