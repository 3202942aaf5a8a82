//! The almost locked sets of a position.

use crate::board::{CellSet, Digit, DigitSet, House};
use crate::logic::techniques::order::{houses, subsets};
use crate::logic::techniques::sight::digits_of;
use crate::logic::{List, Position};

/// How many sets a position has room for: about twice as many as a hard one has.
pub(in crate::logic::techniques) const SETS: usize = 512;

/// Cells of a house with one digit more than there are cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::logic::techniques) struct AlmostLockedSet {
    pub(in crate::logic::techniques) cells: CellSet,
    pub(in crate::logic::techniques) digits: DigitSet,
}

impl AlmostLockedSet {
    /// Its places of a digit.
    pub(in crate::logic::techniques) fn places(&self, position: &Position, digit: Digit) -> CellSet {
        self.cells.intersection(position.places(digit))
    }
}

/// The almost locked sets, small ones first. Those that there is no room for are left out.
pub(in crate::logic::techniques) type Sets = List<AlmostLockedSet, SETS>;

/// No set yet.
pub(in crate::logic::techniques) const NO_SETS: Sets =
    List::new(AlmostLockedSet { cells: CellSet::EMPTY, digits: DigitSet::EMPTY });

/// Collects the sets of so many cells or more: by their size, by house, by their cells in it. Cells that lie in a box and in
/// a line are taken once, for the box.
pub(in crate::logic::techniques) fn collect(position: &Position, least: u32, sets: &mut Sets) {
    sets.clear();
    for size in least..=8 {
        for house in houses() {
            for chosen in subsets(open(position, house), size) {
                add(position, house, chosen, size, sets);
            }
        }
    }
}

/// The cells of a house that have candidates, as indices.
fn open(position: &Position, house: House) -> u16 {
    let cells = house.cells();
    let open = cells.iter().enumerate().filter(|(_, cell)| !position.of(**cell).is_empty());
    open.fold(0, |all, (index, _)| all | 1 << index)
}

fn add(position: &Position, house: House, chosen: u16, size: u32, sets: &mut Sets) {
    let cells = house.cells();
    let chosen = cells.iter().enumerate().filter(|(index, _)| chosen >> index & 1 != 0);
    let cells = chosen.fold(CellSet::EMPTY, |all, (_, cell)| all.with(*cell));
    let digits = digits_of(position, cells);
    let is_new = |cells: CellSet| {
        let square = cells.into_iter().next().map(|cell| cell.houses()[2]);
        square.is_some_and(|square| square == house || !cells.minus(square.set()).is_empty())
    };
    if digits.len() == size + 1 && is_new(cells) {
        sets.push(AlmostLockedSet { cells, digits });
    }
}
