//! Which frames cannot have many ways to fill the rest, told by pairs of digits.
//!
//! Two digits are *together* in a box if they stand in one line of it: in one column of boxes 2 and 3, in one row of boxes 4
//! and 7. How many ways there are depends on nothing but which digits are together, and much can be told from the number of
//! pairs that are together in two boxes. The tables are no theorem but what counting has given, for all frames that differ
//! in more than names; a test counts again.

use super::frame::Frame;
use super::parting::Lines;
use crate::board::Digit;

/// The most ways to fill the rest, by the number of pairs that are together in boxes 2 and 3 and of those in boxes 4 and 7.
/// Two boxes have 0, 2, 3, 5 or 9 pairs in common; 0 ways stand where the number cannot be.
const BY_SIDES: [u16; 19] =
    [5616, 0, 3830, 3914, 4304, 3773, 3960, 4276, 4960, 5068, 5644, 5034, 5032, 0, 5420, 0, 0, 0, 11_664];

/// The same by the number of pairs that are together in boxes 2 and 4, of those in 2 and 7, in 3 and 4, and in 3 and 7.
const BY_CORNERS: [u16; 37] = [
    6280, 0, 4017, 3837, 3988, 3904, 3914, 3456, 5104, 3726, 3864, 3916, 4192, 3196, 4424, 3237, 3400, 3216, 5616,
    2924, 4240, 3336, 4304, 0, 3996, 0, 0, 0, 5184, 0, 0, 0, 0, 0, 0, 0, 11_664,
];

impl Frame {
    /// A number of ways to fill the rest that there are no more of.
    pub fn at_most(&self) -> u32 {
        let [second, third] = self.above.each_ref().map(pairs);
        let [fourth, seventh] = self.beside.each_ref().map(pairs);
        let sides = [second & third, fourth & seventh];
        let corners = [second & fourth, second & seventh, third & fourth, third & seventh];
        most(&BY_SIDES, &sides).min(most(&BY_CORNERS, &corners))
    }
}

/// What the table has for the number of pairs in all sets together.
fn most(table: &[u16], sets: &[u64]) -> u32 {
    let number: u32 = sets.iter().map(|set| set.count_ones()).sum();
    table.get(number as usize).map_or(0, |&most| u32::from(most))
}

/// The pairs that are together, as a set.
fn pairs(lines: &Lines) -> u64 {
    lines.iter().fold(0, |all, &[a, b, c]| all | pair(a, b) | pair(a, c) | pair(b, c))
}

/// The set of one pair.
fn pair(one: Digit, other: Digit) -> u64 {
    PAIRS[one as usize][other as usize]
}

/// The set of each pair: 36 bits for the 36 pairs of two different digits.
static PAIRS: [[u64; 9]; 9] = {
    let mut pairs = [[0; 9]; 9];
    let (mut number, mut low, mut high) = (0, 0, 1);
    while high < 9 {
        pairs[low][high] = 1 << number;
        pairs[high][low] = 1 << number;
        number += 1;
        low += 1;
        if low == high {
            (low, high) = (0, high + 1);
        }
    }
    assert!(number == 36);
    pairs
};
