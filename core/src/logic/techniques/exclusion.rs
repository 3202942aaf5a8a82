//! Aligned exclusion: two or three cells, and all the ways to fill them.
//!
//! A way is impossible if it puts a digit twice into a house, or if it leaves an *excluding cell*, which sees all of the
//! cells, without a candidate. A candidate that no possible way has goes. Two cells: aligned pair exclusion, with excluding
//! cells of two candidates. Three: aligned triple exclusion, with excluding cells of two or three.
//!
//! Sound, because the solution fills the cells in one of the ways. First described by Rod Hagglund.

use super::order::peers;
use crate::board::{Cell, CellSet, Digit, DigitSet};
use crate::logic::{List, Position, Role, Sink, Step, Technique};
use core::ops::ControlFlow;

/// Pairs of cells that share two excluding cells or more, the second cell slowest.
pub fn pairs(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    let bases = Bases::of(position, 2);
    for (second, cell_2) in bases.list.as_slice().iter().copied().enumerate() {
        for cell_1 in bases.list.as_slice().iter().copied().take(second) {
            let excluding = bases.excluding(cell_1).intersection(bases.excluding(cell_2));
            if excluding.len() >= 2 {
                exclude(position, &[cell_1, cell_2], excluding, Technique::AlignedPairExclusion, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Triples of cells that share two excluding cells or more: pairs as before, and with each an excluding cell of the first
/// or the second.
pub fn triples(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    let bases = Bases::of(position, 3);
    for (second, cell_2) in bases.list.as_slice().iter().copied().enumerate() {
        for cell_1 in bases.list.as_slice().iter().copied().take(second) {
            let near_1 = bases.excluding(cell_1);
            let pair = near_1.intersection(bases.excluding(cell_2));
            if pair.len() < 2 {
                continue;
            }
            let near_2 = bases.excluding(cell_2).minus(near_1);
            let thirds = in_order(cell_1, near_1).chain(in_order(cell_2, near_2));
            for cell_3 in thirds.filter(|&cell| bases.set.contains(cell) && cell != cell_1 && cell != cell_2) {
                let excluding = pair.intersection(bases.excluding(cell_3));
                if excluding.len() >= 2 {
                    let cells = [cell_1, cell_2, cell_3];
                    exclude(position, &cells, excluding, Technique::AlignedTripleExclusion, sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn in_order(cell: Cell, set: CellSet) -> impl Iterator<Item = Cell> {
    peers(cell).into_iter().filter(move |&peer| set.contains(peer))
}

/// The cells that may be filled in all ways: they see an excluding cell.
struct Bases {
    list: List<Cell, 81>,
    set: CellSet,
    /// The cells with so few candidates that they may exclude.
    narrow: CellSet,
}

impl Bases {
    fn of(position: &Position, most: u32) -> Self {
        let of_size = |sizes: core::ops::RangeInclusive<u32>| {
            let is_wanted = |&cell: &Cell| sizes.contains(&position.of(cell).len());
            Cell::ALL.into_iter().filter(is_wanted).fold(CellSet::EMPTY, CellSet::with)
        };
        let (narrow, single) = (of_size(2..=most), of_size(1..=1));
        let mut bases = Self { list: List::new(Cell::R1C1), set: CellSet::EMPTY, narrow };
        for cell in of_size(2..=9) {
            let peers = cell.peers();
            if !peers.intersection(narrow).is_empty() && peers.intersection(single).is_empty() {
                bases.list.push(cell);
                bases.set = bases.set.with(cell);
            }
        }
        bases
    }

    fn excluding(&self, cell: Cell) -> CellSet {
        cell.peers().intersection(self.narrow)
    }
}

fn exclude<const N: usize>(
    position: &Position,
    cells: &[Cell; N],
    excluding: CellSet,
    technique: Technique,
    sink: &mut Sink,
) -> ControlFlow<()> {
    let mut possible = [DigitSet::EMPTY; N];
    let first = cells.map(|cell| position.of(cell).first().unwrap_or(Digit::D1));
    let mut way = first;
    loop {
        if is_possible(position, cells, &way, excluding) {
            for (set, &digit) in possible.iter_mut().zip(&way) {
                *set = set.with(digit);
            }
        }
        // The next way: count up, the last cell fastest.
        let mut is_last = true;
        for (digit, &cell) in way.iter_mut().zip(cells).rev() {
            let mut greater = position.of(cell).filter(|&other| other > *digit);
            match greater.next() {
                Some(next) => {
                    *digit = next;
                    is_last = false;
                    break;
                }
                None => *digit = position.of(cell).first().unwrap_or(Digit::D1),
            }
        }
        if is_last {
            break;
        }
    }
    let losers = || cells.iter().zip(possible).map(|(&cell, possible)| (cell, position.of(cell).minus(possible)));
    if losers().all(|(_, digits)| digits.is_empty()) {
        return ControlFlow::Continue(());
    }
    let mut step = Step::new(technique);
    for (cell, digits) in losers() {
        step.eliminations[cell] = digits;
        step.mark(cell, position.of(cell), Role::Pattern);
    }
    let all = cells.iter().fold(DigitSet::EMPTY, |all, &cell| all.union(position.of(cell)));
    for cell in excluding.filter(|&cell| position.of(cell).minus(all).is_empty()) {
        step.mark(cell, position.of(cell), Role::Blocker);
    }
    sink(&step)
}

fn is_possible<const N: usize>(position: &Position, cells: &[Cell; N], way: &[Digit; N], excluding: CellSet) -> bool {
    let filled = || cells.iter().zip(way).enumerate();
    let clashes = filled()
        .any(|(i, (a, digit))| filled().skip(i + 1).any(|(_, (b, other))| digit == other && a.peers().contains(*b)));
    let digits = way.iter().fold(DigitSet::EMPTY, |all, &digit| all.with(digit));
    !clashes && !excluding.into_iter().any(|cell| position.of(cell).minus(digits).is_empty())
}
