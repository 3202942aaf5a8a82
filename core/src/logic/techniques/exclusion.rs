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
    let candidates = cells.map(|cell| position.of(cell));
    let all = candidates.into_iter().fold(DigitSet::EMPTY, DigitSet::union);
    let excluding = excluding.filter(|&cell| position.of(cell).minus(all).is_empty());
    let excluding = excluding.fold(CellSet::EMPTY, CellSet::with);
    // Digits that clash rule a candidate out by themselves only where two cells have no more than two candidates.
    if excluding.is_empty() && candidates.iter().filter(|digits| digits.len() <= 2).count() < 2 {
        return ControlFlow::Continue(());
    }
    let possible = possible(position, cells, excluding);
    if possible == candidates {
        return ControlFlow::Continue(());
    }
    let mut step = Step::new(technique);
    for ((cell, digits), possible) in cells.iter().zip(candidates).zip(possible) {
        step.eliminations[*cell] = digits.minus(possible);
        step.mark(*cell, digits, Role::Pattern);
    }
    for cell in excluding {
        step.mark(cell, position.of(cell), Role::Blocker);
    }
    sink(&step)
}

/// The candidates of each cell that some possible way has.
fn possible<const N: usize>(position: &Position, cells: &[Cell; N], excluding: CellSet) -> [DigitSet; N] {
    let candidates = cells.map(|cell| position.of(cell));
    let mut possible = [DigitSet::EMPTY; N];
    let Some((&last, heads)) = cells.split_last() else { return possible };
    // All ways to fill the cells but for the last, which is seen to at once.
    let mut way = candidates.map(|digits| digits.first().unwrap_or(Digit::D1));
    while possible != candidates {
        let digits = last_digits(position, heads, &way, last, excluding);
        if !digits.is_empty() {
            for ((set, &digit), _) in possible.iter_mut().zip(&way).zip(heads) {
                *set = set.with(digit);
            }
            if let Some(set) = possible.last_mut() {
                *set = set.union(digits);
            }
        }
        // The next way: count up, the first cell fastest.
        let mut is_done = true;
        for ((digit, candidates), _) in way.iter_mut().zip(candidates).zip(heads) {
            if let Some(next) = candidates.into_iter().find(|other| *other > *digit) {
                (*digit, is_done) = (next, false);
                break;
            }
            *digit = candidates.first().unwrap_or(Digit::D1);
        }
        if is_done {
            break;
        }
    }
    possible
}

/// The digits that the last cell may take if the others are filled so; none if these clash or exclude all.
fn last_digits(position: &Position, heads: &[Cell], way: &[Digit], last: Cell, excluding: CellSet) -> DigitSet {
    let (mut left, mut digits) = (position.of(last), DigitSet::EMPTY);
    for (i, (cell, &digit)) in heads.iter().zip(way).enumerate() {
        let clashes =
            heads.iter().zip(way).take(i).any(|(other, &same)| same == digit && cell.peers().contains(*other));
        if clashes {
            return DigitSet::EMPTY;
        }
        if cell.peers().contains(last) {
            left = left.without(digit);
        }
        digits = digits.with(digit);
    }
    for cell in excluding {
        let rest = position.of(cell).minus(digits);
        if rest.is_empty() {
            return rest;
        }
        if rest.at_most_one() {
            left = left.minus(rest);
        }
    }
    left
}
