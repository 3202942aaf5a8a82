//! Which frames cannot have many ways to fill the rest, told by pairs of digits.
//!
//! Two digits are *together* in a box if they stand in one line of it. The more pairs are together both in box 2 and box 3,
//! as columns, or both in box 4 and box 7, as rows, the fewer. What follows is no theorem but what counting has given, over
//! all frames that differ in more than names; a test counts again.

use super::parting::Lines;
use crate::board::Digit;

/// The most ways to fill the rest, by the number of pairs that are together in boxes 2 and 3 and of pairs that are together
/// in boxes 4 and 7. Two boxes have 0, 2, 3, 5 or 9 such pairs.
const MOST_BY_PAIRS: [u16; 19] =
    [5616, 0, 3830, 3914, 4304, 3773, 3960, 4276, 4960, 5068, 5644, 5034, 5032, 0, 5420, 0, 0, 0, 11_664];

/// A number of ways to fill the rest that there are no more of, given two boxes column by column and two row by row.
pub(super) fn at_most(above: &[Lines; 2], beside: &[Lines; 2]) -> u32 {
    let in_both = |boxes: &[Lines; 2]| boxes.iter().fold(u64::MAX, |both, lines| both & pairs(lines)).count_ones();
    let number = in_both(above) + in_both(beside);
    MOST_BY_PAIRS.get(number as usize).map_or(0, |&most| u32::from(most))
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
