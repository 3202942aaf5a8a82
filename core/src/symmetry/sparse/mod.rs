//! The canonical form of any grid, by a search for the least rows one after the other.
//!
//! Once rows are placed, the next is one of those that can read least, in one of the ways to read so; where there are
//! several, all are followed, depth first, as long as none of their rows is greater than that of the least grid so far.
//! What nothing tells apart is never tried twice: empty rows of a band, empty bands, and columns, stacks and digits that
//! no row has told apart. So each way to the least grid stands for as many transforms as there are orders of these.

mod level;
mod position;
mod reading;

use super::canonical::Canonical;
use super::nibbles::Nibbles;
use super::rows::Rows;
use super::transform::Transform;
use crate::board::DigitSet;
use crate::board::Grid;
use level::Level;

/// The canonical form of a grid that breaks no rule.
pub fn canonical(grid: &Grid) -> Canonical {
    let views = [false, true].map(|is_transposed| Rows::of(grid, is_transposed));
    let mut least = Least { keys: [u64::MAX; 9], transform: Transform::IDENTITY, count: 0 };
    // The least first row of both views, so that the first is not searched where the second begins with less.
    for rows in &views {
        least.offer(0, Level::START.least(rows).0);
    }
    views.iter().for_each(|rows| search(rows, &mut least));
    let orders = views.iter().map(|rows| orders_of_empty(rows.empty)).product::<u64>();
    Canonical::reached(grid, least.transform, least.count * orders * orders_of_unused(grid))
}

/// The orders of lines without a digit within their bands, and of bands without one.
fn orders_of_empty(empty: u32) -> u64 {
    let in_band = [0, 3, 6].map(|shift| u64::from((empty >> shift & 7).count_ones()));
    let bands = in_band.iter().filter(|&&lines| lines == 3).count() as u64;
    in_band.map(factorial).iter().product::<u64>() * factorial(bands)
}

/// The orders of digits that the grid has not.
fn orders_of_unused(grid: &Grid) -> u64 {
    let used = grid.placed().fold(DigitSet::EMPTY, |used, (_, digit)| used.with(digit));
    factorial(9 - u64::from(used.len()))
}

fn factorial(number: u64) -> u64 {
    (1..=number).product()
}

/// Follows all ways to the least grid, from one view of it.
fn search(rows: &Rows, least: &mut Least) {
    let mut levels = [Level::START; 10];
    let mut depth = 0;
    if !levels.first_mut().is_some_and(|first| first.begin(rows, 0, least)) {
        return;
    }
    loop {
        let next = levels.get_mut(depth).and_then(|level| level.next(rows));
        let Some(mut next) = next else {
            let Some(above) = depth.checked_sub(1) else { return };
            depth = above;
            continue;
        };
        if depth == 8 {
            least.reach(|| transform(rows, &levels, &next));
        } else if next.begin(rows, depth + 1, least)
            && let Some(level) = levels.get_mut(depth + 1)
        {
            *level = next;
            depth += 1;
        }
    }
}

/// The transform that all levels together make.
fn transform(rows: &Rows, levels: &[Level; 10], last: &Level) -> Transform {
    let order = (0..).zip(levels.iter().take(9));
    Transform {
        is_transposing: rows.is_transposed,
        rows: order.fold(Nibbles::ZERO, |all, (place, level)| all.with(place, level.row())).with(9, 9),
        columns: last.position.columns,
        digits: last.position.names(),
    }
}

/// The least rows so far, what leads to them, and in how many ways.
struct Least {
    keys: [u64; 9],
    transform: Transform,
    count: u64,
}

impl Least {
    /// Compares a row with the least so far at its place. A lesser one is kept, and what followed is forgotten.
    fn offer(&mut self, place: usize, row: u64) -> bool {
        let mut keys = self.keys.iter_mut().skip(place);
        let Some(least) = keys.next() else { return false };
        if row < *least {
            *least = row;
            keys.for_each(|key| *key = u64::MAX);
            self.count = 0;
        }
        row == *least
    }

    /// All rows are as in the least grid.
    fn reach(&mut self, transform: impl FnOnce() -> Transform) {
        if self.count == 0 {
            self.transform = transform();
        }
        self.count += 1;
    }
}
