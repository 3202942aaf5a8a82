//! The canonical form of filled grids.
//!
//! Its first row reads 123456789, whatever row that is: the digits are named so. What is left to choose is that row, the
//! second row, and the order of the columns. Stack `p0` of the second row has `x` digits that the first row has in stack
//! `p1`, and 3 - `x` that it has in stack `p2`. Since no digit stands twice in a row, `x` is the same when all three go
//! round in a circle, and 3 - `x` when two change places. So there is an order of stacks with an `x` of 2 or 3, and the
//! second row begins with 456 where `x` is 3, else with 457. Either way few orders of columns lead to that beginning, and
//! those that lead to the least second row are compared further.

use super::canonical::Canonical;
use super::nibbles::Nibbles;
use super::rows::{Rows, sorted};
use super::transform::Transform;
use crate::board::Grid;
use core::cmp::Ordering;

/// The canonical form of a grid that is full and breaks no rule.
pub fn canonical(grid: &Grid) -> Canonical {
    let views = [false, true].map(|is_transposed| Rows::of(grid, is_transposed));
    let is_whole = views.iter().any(|rows| pairs().any(|(first, second)| is_whole(rows, first, second)));
    let mut least = Least { keys: [u64::MAX; 8], transform: Transform::IDENTITY, count: 0 };
    for rows in &views {
        for (first, second) in pairs() {
            if self::is_whole(rows, first, second) == is_whole {
                Pair::new(rows, first, second).try_columns(is_whole, &mut least);
            }
        }
    }
    Canonical::reached(grid, least.transform, least.count)
}

/// Two rows of the same band, in all 18 ways.
fn pairs() -> impl Iterator<Item = (u64, u64)> {
    (0..9).flat_map(|first| (1..3).map(move |step| (first, first / 3 * 3 + (first + step) % 3)))
}

/// How many digits stack 0 of the second row has in common with stack 1 of the first.
fn common(rows: &Rows, first: u64, second: u64) -> u32 {
    let set = |row: Nibbles, column| 1_u32 << row.at(column) | 1 << row.at(column + 1) | 1 << row.at(column + 2);
    (set(rows.at(second), 0) & set(rows.at(first), 3)).count_ones()
}

/// Whether each stack of the second row has all digits of one stack of the first.
fn is_whole(rows: &Rows, first: u64, second: u64) -> bool {
    matches!(common(rows, first, second), 0 | 3)
}

/// The orders of three things.
const ORDERS: [[u64; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// A choice of the first two rows.
struct Pair<'a> {
    rows: &'a Rows,
    first: u64,
    second: u64,
    /// For each column the one in which the first row has the digit that the second row has in it.
    steps: Nibbles,
    /// From each stack to the one that follows it, so that `x` is 2 or 3.
    turn: u64,
}

impl<'a> Pair<'a> {
    fn new(rows: &'a Rows, first: u64, second: u64) -> Self {
        let steps = rows.at(second).then(rows.at(first).inverse());
        let turn = if common(rows, first, second) >= 2 { 1 } else { 2 };
        Self { rows, first, second, steps, turn }
    }

    /// Tries the orders of columns with which the second row begins with 456 or 457.
    fn try_columns(&self, is_whole: bool, least: &mut Least) {
        for stack in 0..3 {
            if is_whole {
                ORDERS.iter().for_each(|order| self.try_order(self.whole(order.map(|i| 3 * stack + i)), least));
            } else {
                self.try_order(self.parted(stack, false), least);
                self.try_order(self.parted(stack, true), least);
            }
        }
    }

    /// The order of columns that begins with a whole stack: the others follow, for the second row to begin with 456789.
    fn whole(&self, stack: [u64; 3]) -> [u64; 9] {
        let [a, b, c] = stack;
        let [d, e, f] = stack.map(|column| self.steps.at(column));
        let [g, h, i] = [d, e, f].map(|column| self.steps.at(column));
        [a, b, c, d, e, f, g, h, i]
    }

    /// One of the two orders of columns that begin with a stack of which the second row has two digits from the next
    /// stack and one from that after it. The two columns come first, the digits 4 and 5 go where they lead, and 7 goes
    /// where the third column leads; 8 goes to the digit that comes first in the middle of the second row.
    fn parted(&self, stack: u64, is_swapped: bool) -> [u64; 9] {
        let next = (stack + self.turn) % 3;
        let leads = |column: u64, stack: u64| self.steps.at(column) / 3 == stack;
        let [a, b, c] = [3 * stack, 3 * stack + 1, 3 * stack + 2];
        let (a, b, c) = match () {
            () if !leads(a, next) => (b, c, a),
            () if !leads(b, next) => (a, c, b),
            () => (a, b, c),
        };
        let (a, b) = if is_swapped { (b, a) } else { (a, b) };
        let (d, e) = (self.steps.at(a), self.steps.at(b));
        let f = 9 * next + 3 - d - e;
        let (h, i) = match () {
            () if leads(d, stack) => (e, f),
            () if leads(e, stack) => (d, f),
            () => (d, e),
        };
        [a, b, c, d, e, f, self.steps.at(c), self.steps.at(h), self.steps.at(i)]
    }

    /// Compares the second row with the least so far, and if it is not greater, all rows. All orders that are tried give
    /// the second row the same first three digits.
    fn try_order(&self, order: [u64; 9], least: &mut Least) {
        // The name of each digit, under the column in which the first row has it.
        let names = (1..).zip(order).fold(Nibbles::ZERO, |names, (name, column)| names.with(column, name));
        let name = |column: u64| names.at(self.steps.at(column));
        let [_, _, _, d, e, f, g, h, i] = order;
        let [second, ..] = least.keys;
        let middle = name(d) << 8 | name(e) << 4 | name(f);
        if middle > second >> 12 & 0xfff {
            return;
        }
        let end = name(g) << 8 | name(h) << 4 | name(i);
        if middle << 12 | end <= second & 0xff_ffff {
            self.try_rows(order, least);
        }
    }

    /// Names the digits after the first row, and compares the rows with the least so far.
    fn try_rows(&self, order: [u64; 9], least: &mut Least) {
        let first = self.rows.at(self.first);
        let digits = (1..).zip(order).fold(Nibbles::ZERO, |digits, (name, column)| digits.with(first.at(column), name));
        let key = |row: u64| {
            let row = self.rows.at(row);
            order.iter().fold(0, |key, &column| key << 4 | digits.at(row.at(column)))
        };
        let [column, ..] = order;
        let rows = self.rows_after(|row| digits.at(self.rows.at(row).at(column)));
        let comparison = least.offer(rows.iter().skip(1).map(|&row| key(row)));
        if comparison.is_lt() {
            least.count = 0;
            least.transform = Transform {
                is_transposing: self.rows.is_transposed,
                rows: permutation(rows),
                columns: permutation(order),
                digits,
            };
        }
        least.count += u64::from(comparison.is_le());
    }

    /// The order of the rows: the pair, the third of the band, and the others as their first cells say.
    fn rows_after(&self, first_cell: impl Fn(u64) -> u64) -> [u64; 9] {
        let band = self.first / 3;
        // The three rows of a band add up to this.
        let third = 9 * band + 3 - self.first - self.second;
        let sorted_band = |band: u64| sorted([0, 1, 2].map(|i| first_cell(3 * band + i) << 4 | (3 * band + i)));
        let (one, other) = (sorted_band((band + 1) % 3), sorted_band((band + 2) % 3));
        let ([a, b, c], [d, e, f]) = if one < other { (one, other) } else { (other, one) };
        [self.first, self.second, third, a & 15, b & 15, c & 15, d & 15, e & 15, f & 15]
    }
}

fn permutation(lines: [u64; 9]) -> Nibbles {
    (0..).zip(lines).fold(Nibbles::ZERO, |all, (place, line)| all.with(place, line)).with(9, 9)
}

/// The least rows so far, from the second on, what leads to them, and in how many ways.
struct Least {
    keys: [u64; 8],
    transform: Transform,
    count: u64,
}

impl Least {
    /// Compares rows with the least so far, and keeps them if they are less. No row is asked for after a greater one.
    fn offer(&mut self, rows: impl Iterator<Item = u64>) -> Ordering {
        let mut comparison = Ordering::Equal;
        for (least, row) in self.keys.iter_mut().zip(rows) {
            comparison = comparison.then(row.cmp(least));
            match comparison {
                Ordering::Greater => break,
                Ordering::Equal => {}
                Ordering::Less => *least = row,
            }
        }
        comparison
    }
}
