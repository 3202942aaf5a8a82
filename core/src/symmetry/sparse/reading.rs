//! The ways in which a row can read its least.

/// The name of a digit that has none yet: greater than all others.
pub(super) const NEW: u64 = 15;

/// A stack of a row: names in ascending order as far as columns are loose, and the columns that have them.
#[derive(Clone, Copy)]
pub(super) struct Triad {
    /// Three names in four bits each, the first the highest.
    pub(super) names: u64,
    pub(super) columns: [u64; 3],
    /// How many columns, on the left, stay loose.
    pub(super) loose: u8,
    /// How many columns with new digits are no longer loose, and where the first of them stands.
    new: u8,
    start: u8,
}

impl Triad {
    /// The three columns of a stack, the first so many of them loose, with the name that the row has in each.
    pub(super) fn new(columns: [u64; 3], name: impl Fn(u64) -> u64, loose: u8) -> Self {
        let entries = sorted(columns.map(|column| name(column) << 4 | column), loose);
        let [a, b, c] = entries.map(|entry| entry >> 4);
        let count = |wanted| [a, b, c].iter().zip(0..loose).filter(|&(&name, _)| name == wanted).count() as u8;
        let (names, new) = (a << 8 | b << 4 | c, count(NEW));
        Self { names, columns: entries.map(|entry| entry & 15), loose: count(0), new, start: loose - new }
    }
}

/// A row that reads its least. What is new in loose columns of a stack, or in loose stacks that look the same, can stand
/// in any order: the names are given from left to right.
#[derive(Clone, Copy)]
pub(super) struct Reading {
    triads: [Triad; 3],
    /// How many loose stacks look the same and are not empty, and where the first of them stands.
    equal: u8,
    start: u8,
}

impl Reading {
    /// Of three stacks, the first so many of them loose.
    pub(super) fn new(triads: [Triad; 3], loose: u8) -> Self {
        let [mut a, mut b, mut c] = triads;
        if loose >= 2 {
            order(&mut a, &mut b);
        }
        if loose == 3 {
            order(&mut b, &mut c);
            order(&mut a, &mut b);
        }
        let is_first = loose >= 2 && a.names == b.names && a.names != 0;
        let is_second = loose == 3 && b.names == c.names && b.names != 0;
        let equal = if is_first || is_second { 1 + u8::from(is_first) + u8::from(is_second) } else { 0 };
        Self { triads: [a, b, c], equal, start: u8::from(!is_first) }
    }

    /// How many ways there are.
    pub(super) fn ways(&self) -> u32 {
        self.triads.iter().map(|triad| factorial(triad.new)).product::<u32>() * factorial(self.equal)
    }

    /// One of the ways.
    pub(super) fn arranged(&self, way: u32) -> [Triad; 3] {
        let mut way = way;
        let triads = self.triads.map(|triad| {
            let number = factorial(triad.new);
            let columns = permuted(triad.columns, triad.start, triad.new, way % number);
            way /= number;
            Triad { columns, ..triad }
        });
        permuted(triads, self.start, self.equal, way)
    }
}

/// Swaps two stacks that are not in order.
fn order(low: &mut Triad, high: &mut Triad) {
    if low.names > high.names {
        core::mem::swap(low, high);
    }
}

/// Sorts the first so many of three numbers.
#[inline]
pub(super) fn sorted([a, b, c]: [u64; 3], loose: u8) -> [u64; 3] {
    match loose {
        0 | 1 => [a, b, c],
        2 => [a.min(b), a.max(b), c],
        _ => crate::symmetry::rows::sorted([a, b, c]),
    }
}

fn factorial(number: u8) -> u32 {
    match number {
        0 | 1 => 1,
        2 => 2,
        _ => 6,
    }
}

/// Three things, so many of them from `start` on in one of their orders.
fn permuted<T>([a, b, c]: [T; 3], start: u8, number: u8, order: u32) -> [T; 3] {
    match (number, start, order) {
        (2, 0, 1) | (3, _, 1) => [b, a, c],
        (2, 1, 1) | (3, _, 2) => [a, c, b],
        (3, _, 3) => [b, c, a],
        (3, _, 4) => [c, a, b],
        (3, _, 5) => [c, b, a],
        _ => [a, b, c],
    }
}
