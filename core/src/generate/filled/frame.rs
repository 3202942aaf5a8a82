//! What surrounds the last four boxes: the rest of the first band and of the first stack, by their numbers.
//!
//! The first box has its digits in order. A number below 56 · 6⁶ is a way to fill the other two boxes of its band: its
//! remainder by 56 is the parting of the digits among the rows of box 2, and so among those of box 3; then follow, lowest
//! first, six digits to base 6, which say in what order three digits stand in each row of box 2, from above, and of box 3.
//! The stack is the same, mirrored: rows become columns, and so do those of the first box.

use super::parting::{Line, Lines, PARTINGS, Parting};
use crate::board::Digit;
use crate::board::Digit::{D1, D2, D3, D4, D5, D6, D7, D8, D9};

/// The first box, row by row.
pub(super) const FIRST: Lines = [[D1, D2, D3], [D4, D5, D6], [D7, D8, D9]];

/// How many ways there are to fill the other two boxes of the first band.
pub(super) const WAYS: u32 = PARTINGS as u32 * 6_u32.pow(6);

/// What boxes 5, 6, 8 and 9 must heed, whatever the digits of the first box are. Each of the four boxes has each digit once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// Boxes 2 and 3, column by column.
    pub above: [Lines; 2],
    /// Boxes 4 and 7, row by row.
    pub beside: [Lines; 2],
}

impl Frame {
    /// The frame with this number of the band and this number of the stack.
    pub(super) fn new(band: u32, stack: u32) -> Self {
        let mirrored = |lines: Lines| turned(lines).map(|line| line.map(|digit| MIRRORED[digit as usize]));
        Self { above: neighbours(band).map(turned), beside: neighbours(stack).map(mirrored) }
    }
}

/// The rows as columns.
#[inline]
pub(super) fn turned([[a, b, c], [d, e, f], [g, h, i]]: Lines) -> Lines {
    [[a, d, g], [b, e, h], [c, f, i]]
}

/// The two other boxes of the band with this number, row by row.
fn neighbours(number: u32) -> [Lines; 2] {
    let mut orders = number / PARTINGS as u32;
    let [a, b, c, d, e, f] = ROWS[number as usize % PARTINGS].map(|row| {
        let order = ORDERS[orders as usize % 6];
        orders /= 6;
        order.map(|place| row[place as usize])
    });
    [[a, b, c], [d, e, f]]
}

/// The digits of the first box mirrored: 2 and 4, 3 and 7, 6 and 8 change places.
const MIRRORED: [Digit; 9] = [D1, D4, D7, D2, D5, D8, D3, D6, D9];

/// The orders of three things.
const ORDERS: [[Line; 3]; 6] = {
    use Line::{First, Second, Third};
    [
        [First, Second, Third],
        [First, Third, Second],
        [Second, First, Third],
        [Second, Third, First],
        [Third, First, Second],
        [Third, Second, First],
    ]
};

/// For every parting of the first box, the digits of each row of box 2, and of box 3, in ascending order.
static ROWS: [[[Digit; 3]; 6]; PARTINGS] = rows();

const fn rows() -> [[[Digit; 3]; 6]; PARTINGS] {
    let mut rows = [[[D1; 3]; 6]; PARTINGS];
    let mut number = 0;
    while number < PARTINGS {
        let parting = Parting::new(number as u32);
        let ([second, third], mut filled) = ([parting.lines(), parting.other().lines()], [0; 6]);
        let mut digit = 0;
        while digit < 9 {
            let places = [second[digit] as usize, 3 + third[digit] as usize];
            rows[number][places[0]][filled[places[0]]] = Digit::ALL[digit];
            rows[number][places[1]][filled[places[1]]] = Digit::ALL[digit];
            filled[places[0]] += 1;
            filled[places[1]] += 1;
            digit += 1;
        }
        number += 1;
    }
    rows
}
