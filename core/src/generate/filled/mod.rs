//! A random filled grid, each of the 6,670,903,752,021,072,936,960 as likely as any other.
//!
//! # The places
//!
//! Whatever the digits of the first box, the rest of the first band can be filled in 56 · 6⁶ ways and the rest of the first
//! stack in as many, and each way of the band goes with each of the stack: that is a *frame* (`frame`). Frames differ in the
//! number of ways to fill the other four boxes: 1152 at least, [`MOST`] at most, 2693 in the mean. It is quickly counted,
//! and each way has a number (`rest`).
//!
//! So let every frame have [`MOST`] places, the first of them taken, one by each way to fill the rest, the others empty.
//! Places are drawn, all equally likely, until one is taken: 23 of 100 are. The grid in it has its first box in order, and
//! at last its digits get random names.
//!
//! Most empty places are seen to be empty without counting: which digits stand together in a line tells that the rest cannot
//! have so many ways (`bound`).
//!
//! # What is drawn
//!
//! This is part of the contract: the same numbers of the stream are the same grid for ever. The number of a band, the
//! number of a stack, both below 56 · 6⁶, and a place below [`MOST`]; again these three until the place is taken; then the
//! names, by [`Random::shuffle`]. What the bound saves is counting, not drawing, so that it can be another one day.
//!
//! [`Random::below`] takes one word of the stream for each number, and no number comes more than one part in 2⁴² too often or
//! too seldom, so that no grid does by more than one part in 10¹². A seed of 64 bits reaches 2⁶⁴ grids at most, which is one
//! of 361.
//!
//! # What it gave
//!
//! About 2.2 µs for a grid: 4.3 places are drawn, and the ways of 1.4 frames are counted in 1.3 µs each. Tried, and what came of
//! it:
//!
//! - only the pairs in boxes 2 and 3 and in 4 and 7 for the bound: 1.5 frames; a table by both numbers of pairs would come to
//!   1.2, but it has 193 entries
//! - each two partings of rows compared as sets of 56 bits: without an instruction that counts bits, three times as long
//! - tables made in one place and moved to another, or cleared for each frame: a tenth longer, and twice the stack
//!
//! Source: that all ways for the band go with all ways for the stack, and that what is left is counted by lines of boxes, is
//! from Bertram Felgenhauer and Frazer Jarvis, "Mathematics of Sudoku I" (2006).

mod bound;
mod frame;
mod meeting;
mod parting;
mod rest;

pub use frame::Frame;
pub use parting::Lines;
pub use rest::Rest;

use crate::board::{Digit, Grid, House};
use crate::random::Random;
use frame::{FIRST, WAYS, turned};

/// The most ways that there are to fill what a frame leaves. They are there when boxes 2 and 3 have the same three columns,
/// boxes 4 and 7 the same three rows, and the rows are the same sets of digits as the columns. A test counts the ways of all
/// frames.
pub const MOST: u32 = 11_664;

/// After so many empty places in a row the next frame is filled in its first way. A stream that is random at all does not
/// get there in 10¹¹⁰⁰ calls; but no stream is to keep a caller for ever.
const PATIENCE: u32 = 10_000;

/// A filled grid, each as likely as any other.
pub fn filled(random: &mut Random) -> Grid {
    let (frame, [e, f, h, i]) = taken_place(random);
    let [b, c] = frame.above.map(turned);
    let [d, g] = frame.beside;
    let mut names = Digit::ALL;
    random.shuffle(&mut names);
    let mut grid = Grid::EMPTY;
    for (house, lines) in House::ALL.iter().skip(18).zip([FIRST, b, c, d, e, f, g, h, i]) {
        for (cell, &digit) in house.cells().into_iter().zip(lines.as_flattened()) {
            grid[cell] = Some(names[digit as usize]);
        }
    }
    grid
}

/// Draws places until one is taken: a frame, and the boxes 5, 6, 8 and 9, row by row.
fn taken_place(random: &mut Random) -> (Frame, [Lines; 4]) {
    let (mut rest, mut tries) = (Rest::NONE, 0);
    loop {
        let frame = Frame::new(random.below(WAYS), random.below(WAYS));
        let drawn = random.below(MOST);
        let place = if tries < PATIENCE { drawn } else { 0 };
        if place < frame.at_most() {
            rest.find(&frame);
            if let Some(boxes) = rest.nth(place) {
                return (frame, boxes);
            }
        }
        tries += 1;
    }
}
