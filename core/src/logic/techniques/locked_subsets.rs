//! Locked Pair and Locked Triple: a naked subset in the cells that a box and a line share.
//!
//! Two or three cells of such an intersection have together only two or three candidates: the rest of the box loses them,
//! and so does the rest of the line. Where only one of the two houses loses a candidate, it is an ordinary naked subset.
//!
//! Sound by counting: as many cells as digits, in two houses at once.

use super::sight::digits_of;
use crate::board::{CellSet, House};
use crate::logic::{Position, Role, Sink, Step, Technique};
use core::ops::ControlFlow;

/// Locked pairs and triples: box by box, line by line, pairs before triples.
pub fn locked_subsets(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    let empty = position.empty_cells();
    for square in House::ALL.into_iter().skip(18) {
        for line in House::ALL.into_iter().take(18) {
            let shared = square.set().intersection(line.set()).intersection(empty);
            let pairs = shared.into_iter().map(|cell| shared.without(cell)).filter(|_| shared.len() == 3);
            let whole = [shared].into_iter().filter(|_| shared.len() >= 2);
            for cells in pairs.chain(whole) {
                of_cells(position, square, line, cells, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn of_cells(position: &Position, square: House, line: House, cells: CellSet, sink: &mut Sink) -> ControlFlow<()> {
    let digits = digits_of(position, cells);
    if digits.len() != cells.len() {
        return ControlFlow::Continue(());
    }
    let loses =
        |house: House| digits.into_iter().any(|digit| !position.places_in(house, digit).minus(cells).is_empty());
    if !loses(square) || !loses(line) {
        return ControlFlow::Continue(());
    }
    let mut step = Step::new(if cells.len() == 2 { Technique::LockedPair } else { Technique::LockedTriple });
    for house in [square, line] {
        for digit in digits {
            step.eliminate_all(position.places_in(house, digit).minus(cells), digit);
        }
        step.mark_house(house, Role::Base);
    }
    for cell in cells {
        step.mark(cell, position.of(cell), Role::Pattern);
    }
    sink(&step)
}
