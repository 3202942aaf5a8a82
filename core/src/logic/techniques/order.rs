//! In which order houses, peers and choices are gone through, where that order decides which step is the first.

use crate::board::{Cell, DigitSet, House};
use core::iter::successors;

/// The boxes.
pub(crate) const BOXES: [House; 9] = nine_from(18);
/// The rows.
pub(crate) const ROWS: [House; 9] = nine_from(0);
/// The columns.
pub(crate) const COLUMNS: [House; 9] = nine_from(9);

const fn nine_from(start: usize) -> [House; 9] {
    let mut houses = [House::Row1; 9];
    let mut i = 0;
    while i < 9 {
        houses[i] = House::ALL[start + i];
        i += 1;
    }
    houses
}

/// Boxes, columns, rows: the order for singles, locked candidates and subsets.
pub(crate) fn houses_for_subsets() -> impl Iterator<Item = House> {
    BOXES.into_iter().chain(COLUMNS).chain(ROWS)
}

/// Boxes, rows, columns: the order for everything else.
pub(crate) fn houses() -> impl Iterator<Item = House> {
    BOXES.into_iter().chain(ROWS).chain(COLUMNS)
}

/// The box, the row and the column of a cell.
pub(crate) const fn houses_of(cell: Cell) -> [House; 3] {
    let [row, column, square] = cell.houses();
    [square, row, column]
}

/// The houses that two cells share: box, row, column.
pub(crate) fn shared_houses(a: Cell, b: Cell) -> impl Iterator<Item = House> {
    houses_of(a).into_iter().filter(move |house| house.set().contains(b))
}

/// The peers of a cell: its box, then the rest of its row, then the rest of its column.
pub(crate) fn peers(cell: Cell) -> [Cell; 20] {
    PEERS[cell.index()]
}

static PEERS: [[Cell; 20]; 81] = all_peers();

const fn all_peers() -> [[Cell; 20]; 81] {
    let mut table = [[Cell::R1C1; 20]; 81];
    let mut index = 0;
    while index < 81 {
        let cell = Cell::ALL[index];
        let mut left = cell.peers();
        let (mut count, mut kind) = (0, 0);
        while kind < 3 {
            let cells = houses_of(cell)[kind].cells();
            let mut place = 0;
            while place < 9 {
                if left.contains(cells[place]) {
                    left = left.without(cells[place]);
                    table[index][count] = cells[place];
                    count += 1;
                }
                place += 1;
            }
            kind += 1;
        }
        index += 1;
    }
    table
}

/// The choices of `size` things out of `count`, bit `i` for thing `i`, in increasing order as numbers. No thing can be
/// chosen in one way if there are things at all.
pub(crate) fn choices(count: u32, size: u32) -> impl Iterator<Item = u16> {
    let first = (0 < count && size <= count && count < 16).then(|| (1_u32 << size) - 1);
    let all = successors(first, move |&choice| {
        // The next greater number with as many bits: the lowest run of ones carries, and its rest goes to the bottom.
        let lowest = choice & choice.wrapping_neg();
        let carried = choice + lowest;
        let next = carried | ((choice ^ carried) >> 2).checked_div(lowest)?;
        (next >> count == 0).then_some(next)
    });
    all.map(|choice| choice as u16)
}

/// The subsets of `size` bits of a set of bits, in increasing order as numbers.
pub(crate) fn subsets(set: u16, size: u32) -> impl Iterator<Item = u16> {
    choices(set.count_ones(), size).map(move |choice| spread(choice, set))
}

/// The bits of the set whose ranks in it are chosen.
fn spread(choice: u16, set: u16) -> u16 {
    let (mut rest, mut chosen, mut ranks) = (set, 0, choice);
    while ranks != 0 {
        let lowest = rest & rest.wrapping_neg();
        if ranks & 1 != 0 {
            chosen |= lowest;
        }
        rest ^= lowest;
        ranks >>= 1;
    }
    chosen
}

/// The digits that are in both sets.
pub(crate) fn common(a: DigitSet, b: DigitSet) -> DigitSet {
    a.minus(a.minus(b))
}
