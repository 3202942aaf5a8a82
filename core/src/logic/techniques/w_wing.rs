//! W-Wing and WXYZ-Wing.
//!
//! *W-Wing*: two cells with the same two candidates, and a house where one of these digits has just two places, each seen by
//! one of the cells. Not both cells have that digit, so one of them has the other: what sees both cells loses it.
//! *WXYZ-Wing*: a cell, the pivot, and three others that it sees, with four candidates together, of which all but one are
//! restricted: all cells that have it see each other. What sees every place of the one that is not loses it.
//!
//! The first is sound because the strong link has a true end; the second by counting: four cells need four digits, each
//! restricted one serves a single cell, so one cell is left for the other digit.

use super::sight::{digits_of, seen_by_all, shared_house, strong_link};
use crate::board::{Cell, CellSet, Digit, DigitSet, House};
use crate::logic::{Link, Node, Position, Reason, Role, Sink, Step, Technique};
use core::ops::ControlFlow;

/// W-Wings: by the two cells, by the digit of the strong link, by its house.
pub fn w_wing(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    let bivalue =
        position.empty_cells().filter(|&cell| position.of(cell).is_pair()).fold(CellSet::EMPTY, CellSet::with);
    for one in bivalue {
        let pair = position.of(one);
        for other in bivalue.minus(one.peers()).filter(|&other| other > one && position.of(other) == pair) {
            for linked in pair {
                let Some(digit) = pair.without(linked).first() else { continue };
                let gone = one.peers().intersection(other.peers()).intersection(position.places(digit));
                if !gone.is_empty() {
                    of_cells(position, [one, other], linked, digit, gone, sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn of_cells(
    position: &Position,
    ends: [Cell; 2],
    linked: Digit,
    digit: Digit,
    gone: CellSet,
    sink: &mut Sink,
) -> ControlFlow<()> {
    let [one, other] = ends;
    for house in House::ALL {
        let Some((a, b)) = strong_link(position, house, linked) else { continue };
        let [a, b] = if one.peers().contains(a) { [a, b] } else { [b, a] };
        if !one.peers().contains(a) || !other.peers().contains(b) {
            continue;
        }
        let mut step = Step::new(Technique::WWing);
        step.eliminate_all(gone, digit);
        step.mark(one, position.of(one), Role::Pincer);
        step.mark(other, position.of(other), Role::Pincer);
        step.mark_all(CellSet::only(a).with(b), DigitSet::only(linked), Role::Pattern);
        step.mark_house(house, Role::Base);
        let node = Node::new;
        for (from, to, reason) in [
            (node(one, digit, false), node(one, linked, true), Reason::Cell),
            (node(one, linked, true), node(a, linked, false), shared_house(one, a)),
            (node(a, linked, false), node(b, linked, true), Reason::House(house)),
            (node(b, linked, true), node(other, linked, false), shared_house(b, other)),
            (node(other, linked, false), node(other, digit, true), Reason::Cell),
        ] {
            step.links.push(Link { from, to, reason, chain: 0 });
        }
        sink(&step)?;
    }
    ControlFlow::Continue(())
}

/// WXYZ-Wings: by the pivot, by the other three cells in index order.
pub fn wxyz_wing(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    let narrow = |cell: &Cell| (2..=4).contains(&position.of(*cell).len());
    let cells = position.empty_cells().filter(narrow).fold(CellSet::EMPTY, CellSet::with);
    for pivot in cells {
        let mut first = cells.intersection(pivot.peers());
        while let Some(a) = first.next() {
            let two = position.of(pivot).union(position.of(a));
            let mut second = if two.len() <= 4 { first } else { CellSet::EMPTY };
            while let Some(b) = second.next() {
                let three = two.union(position.of(b));
                let third = if three.len() <= 4 { second } else { CellSet::EMPTY };
                for c in third.filter(|&c| three.union(position.of(c)).len() == 4) {
                    of_wing(position, pivot, CellSet::only(a).with(b).with(c), sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn of_wing(position: &Position, pivot: Cell, pincers: CellSet, sink: &mut Sink) -> ControlFlow<()> {
    let cells = pincers.with(pivot);
    let digits = digits_of(position, cells);
    let places = |digit| cells.intersection(position.places(digit));
    let is_restricted = |digit: Digit| {
        let places = places(digit);
        places.into_iter().all(|cell| places.without(cell).minus(cell.peers()).is_empty())
    };
    let mut free = digits.filter(|&digit| !is_restricted(digit));
    let (Some(digit), None) = (free.next(), free.next()) else { return ControlFlow::Continue(()) };
    let gone = seen_by_all(places(digit)).intersection(position.places(digit)).minus(cells);
    // With several pivots it is one wing: that of the first of them.
    let is_pivot = |cell: Cell| cells.without(cell).minus(cell.peers()).is_empty();
    if gone.is_empty() || cells.into_iter().find(|&cell| is_pivot(cell)) != Some(pivot) {
        return ControlFlow::Continue(());
    }
    let mut step = Step::new(Technique::WXYZWing);
    step.eliminate_all(gone, digit);
    step.mark(pivot, position.of(pivot), Role::Pivot);
    for cell in pincers {
        step.mark(cell, position.of(cell), Role::Pincer);
    }
    sink(&step)
}
