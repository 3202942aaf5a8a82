//! XY-Wing and XYZ-Wing: two cells that cannot both miss a digit, because of what a third one can be.
//!
//! The pivot of an XY-Wing has two candidates x and y; its pincers, both peers of it, have x, z and y, z. The pivot of an
//! XYZ-Wing has z as well. The digit z goes from all cells that see both pincers, and the pivot too if it may be z itself.
//!
//! Sound by looking at each digit of the pivot: x makes the first pincer z, y makes the second one z, and z is z.

use super::order::{common, peers};
use crate::board::{Cell, CellSet, Digit};
use crate::logic::{Position, Role, Sink, Step, Technique};
use core::ops::ControlFlow;

/// XY-Wings: pivots in index order, the two pincers in the order of its peers.
pub fn xy_wings(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    wings(position, Technique::XYWing, 2, sink)
}

/// XYZ-Wings, in the same order.
pub fn xyz_wings(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    wings(position, Technique::XYZWing, 3, sink)
}

fn wings(position: &Position, technique: Technique, size: u32, sink: &mut Sink) -> ControlFlow<()> {
    for pivot in Cell::ALL.into_iter().filter(|&cell| position.of(cell).len() == size) {
        let mut pincers = peers(pivot).into_iter().filter(|&cell| position.of(cell).is_pair());
        while let Some(first) = pincers.next() {
            for second in pincers.clone() {
                if let Some((digit, losers)) = pinched(position, pivot, [first, second]) {
                    sink(&step(position, technique, pivot, [first, second], digit, losers))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The digit of a wing and the cells that lose it, if the cells make a wing and there are some.
fn pinched(position: &Position, pivot: Cell, pincers: [Cell; 2]) -> Option<(Digit, CellSet)> {
    let [first, second] = pincers.map(|cell| position.of(cell));
    let (turning, both) = (position.of(pivot), common(first, second));
    let is_wing = turning.union(first).union(second).len() == 3 && common(turning, both).len() + 2 == turning.len();
    let digit = both.first().filter(|_| is_wing)?;
    let seen = pincers.into_iter().fold(position.places(digit), |all, cell| all.intersection(cell.peers()));
    let losers = if turning.contains(digit) { seen.intersection(pivot.peers()) } else { seen };
    (!losers.is_empty()).then_some((digit, losers))
}

fn step(
    position: &Position,
    technique: Technique,
    pivot: Cell,
    pincers: [Cell; 2],
    digit: Digit,
    losers: CellSet,
) -> Step {
    let mut step = Step::new(technique);
    step.eliminate_all(losers, digit);
    step.mark(pivot, position.of(pivot), Role::Pivot);
    for pincer in pincers {
        step.mark(pincer, position.of(pincer), Role::Pincer);
    }
    step
}
