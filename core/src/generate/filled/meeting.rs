//! Which partings of rows go with which partings of columns.
//!
//! A box is filled by saying in which row and in which column each digit stands. It is a box if no two digits share both:
//! then the parting that gives the rows *meets* the one that gives the columns. The rows are parted from those of a box in
//! the same band, the columns from those of a box in the same stack.
//!
//! A parting of rows meets eight partings of columns, or none. Of three digits that are to stand in one row, each must leave
//! the column that it has in the other box. If these are three columns, all go one on, or all go two; if two of the digits
//! have one column, the third goes there, and they go to the others in one of two orders; if all three have one, there is no
//! way. The columns are full by themselves, as each row gives each of them a digit.

use super::parting::{Line, Lines, PARTINGS, Parting, Partings, Table};
use crate::board::Digit;

/// Finds for each parting of the lines of one box the partings of the lines of the other that it meets.
#[inline(never)]
pub(super) fn find_meetings(sets: &mut Table<Partings>, lines: &Lines, crossing: &Lines) {
    let places = places(lines, crossing);
    let mut pairs = [0; 64];
    for (pair, &[low, high]) in pairs.iter_mut().zip(&PAIRS) {
        *pair = TOGETHER[places[low as usize] as usize][places[high as usize] as usize];
    }
    let mut triples = [0; 128];
    for (triple, &[a, b, c]) in triples.iter_mut().zip(&TRIPLES) {
        *triple = pairs[usize::from(a & 63)] | pairs[usize::from(b & 63)] | pairs[usize::from(c & 63)];
    }
    for (set, &[a, b, c]) in sets.iter_mut().zip(&TRIPLES_OF_PARTINGS) {
        *set = Partings::in_none_of([a, b, c].map(|triple| triples[usize::from(triple & 127)]));
    }
}

/// Where in the second box the digits of the first stand. Digits stand for places: both are counted line by line.
fn places(lines: &Lines, crossing: &Lines) -> [Digit; 9] {
    let mut place_of = Digit::ALL;
    for (&digit, place) in crossing.as_flattened().iter().zip(Digit::ALL) {
        place_of[digit as usize] = place;
    }
    let mut places = Digit::ALL;
    for (place, &digit) in places.iter_mut().zip(lines.as_flattened()) {
        *place = place_of[digit as usize];
    }
    places
}

/// For two places, the partings that put what stands there into one line.
static TOGETHER: [[u64; 9]; 9] = {
    let mut sets = [[0; 9]; 9];
    let mut number = 0;
    while number < PARTINGS * 81 {
        let (parting, one, other) = (number / 81, number / 9 % 9, number % 9);
        let lines = Parting::new(parting as u32).lines();
        if lines[one] as u8 == lines[other] as u8 {
            sets[one][other] |= 1 << parting;
        }
        number += 1;
    }
    sets
};

/// The pairs of two places, by their number.
static PAIRS: [[Digit; 2]; 36] = {
    let mut pairs = [[Digit::D1; 2]; 36];
    let mut number = 0;
    while number < 81 {
        let (low, high) = (number / 9, number % 9);
        if low < high {
            pairs[pair(low, high)] = [Digit::ALL[low], Digit::ALL[high]];
        }
        number += 1;
    }
    pairs
};

/// The numbers of the three pairs in three places, by the number of the three.
static TRIPLES: [[u8; 3]; 84] = {
    let mut triples = [[0; 3]; 84];
    let mut number = 0;
    while number < 729 {
        let (a, b, c) = (number / 81, number / 9 % 9, number % 9);
        if a < b && b < c {
            triples[triple([a, b, c])] = [pair(a, b) as u8, pair(a, c) as u8, pair(b, c) as u8];
        }
        number += 1;
    }
    triples
};

/// The numbers of the three places that each parting puts into each line.
static TRIPLES_OF_PARTINGS: [[u8; 3]; PARTINGS] = {
    let mut triples = [[0; 3]; PARTINGS];
    let mut parting = 0;
    while parting < PARTINGS {
        let lines = Parting::new(parting as u32).lines();
        triples[parting] = [
            triple(of_line(lines, Line::First)) as u8,
            triple(of_line(lines, Line::Second)) as u8,
            triple(of_line(lines, Line::Third)) as u8,
        ];
        parting += 1;
    }
    triples
};

/// The three places, in order, that go to this line.
const fn of_line(lines: &[Line; 9], line: Line) -> [usize; 3] {
    let mut places = [0; 3];
    let (mut place, mut found) = (0, 0);
    while place < 9 {
        if lines[place] as u8 == line as u8 {
            places[found] = place;
            found += 1;
        }
        place += 1;
    }
    places
}

/// Numbers the pairs of places in ascending order from 0.
const fn pair(low: usize, high: usize) -> usize {
    high * (high - 1) / 2 + low
}

/// Numbers three places in ascending order from 0.
const fn triple([a, b, c]: [usize; 3]) -> usize {
    c * (c - 1) * (c - 2) / 6 + pair(a, b)
}
