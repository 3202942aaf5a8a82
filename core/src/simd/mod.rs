//! Registers of 16-bit numbers, each a set of digits, and the instruction sets that have them.
//!
//! An algorithm is written once, over [`Vector`] and [`Triads`], and compiled once for each instruction set by a
//! [`Task`] that a [`Backend`] runs. Every backend computes the same numbers.
//!
//! All numbers are below 2^15, and all but counts are sets of digits, below 2^9.

mod backend;
mod boxes;
mod grid;
mod portable;
mod rows;
mod scalar;
mod several;

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
#[cfg(target_arch = "x86_64")]
mod avx512_grid;
#[cfg(target_arch = "x86_64")]
mod avx512_rows;
#[cfg(target_arch = "x86_64")]
mod bytes;
#[cfg(target_arch = "x86_64")]
mod sse2;

pub use backend::Backend;
pub(crate) use grid::{Cells, Changed, Diagonals, GridIsa, Layout, Least, LineWork, Mark, Triads, Words};
pub(crate) use rows::rows;
pub(crate) use scalar::Scalar;
pub(crate) use several::Several;

/// Numbers side by side, on all of which the same is done.
pub(crate) trait Vector: Copy {
    /// The digits in both.
    fn and(self, other: Self) -> Self;
    /// The digits in either.
    fn or(self, other: Self) -> Self;
    /// The digits in one of the two.
    fn xor(self, other: Self) -> Self;
    /// The digits of this that are not in the other.
    fn minus(self, other: Self) -> Self;
    /// The sum.
    fn plus(self, other: Self) -> Self;
    /// The lesser.
    fn least(self, other: Self) -> Self;
    /// How many digits there are.
    fn count(self) -> Self;
    /// The lowest digit; none of none.
    fn lowest(self) -> Self;
    /// What has exactly one digit; 0 for the rest.
    fn single(self) -> Self;
    /// What has any digit; the other for the rest.
    fn or_if_none(self, other: Self) -> Self;
    /// 0 where either is 0, and not 0 elsewhere.
    #[inline(always)]
    fn both(self, other: Self) -> Self {
        self.least(other)
    }
    /// What has three digits or more; the other, which has all of these digits, for the rest.
    fn or_if_below_three(self, other: Self) -> Self;

    /// The digits that two or three have.
    #[inline(always)]
    fn majority(self, second: Self, third: Self) -> Self {
        self.and(second).or(third.and(self.or(second)))
    }
}

/// Numbers of different puzzles.
pub(crate) trait Lanes: Vector {
    /// All bits where this is less than the other, none elsewhere.
    fn less(self, other: Self) -> Self;
    /// A bit for each number, from the low end: 1 where it is 0.
    fn zeros(self) -> u32;
}

/// A number of each of 32 puzzles.
pub(crate) type Row = [u16; 32];

/// Which numbers of a row to take from which.
#[derive(Clone, Copy)]
pub(crate) struct Move<'a> {
    /// The rows to take from.
    pub(crate) from: &'a [Row; 81],
    /// For each of 32 places, which one goes there.
    pub(crate) index: &'a [u8; 32],
    /// A bit for each place: whether any goes there.
    pub(crate) places: u32,
}

/// The digits of 32 grids, row by row, 0 for an empty cell, and nobody's bytes behind them.
pub(crate) type Grids = [[u8; 84]; 32];

/// The digits of a cell as a set, all nine for an empty one.
const SETS: [u16; 16] = [0x1ff, 1, 2, 4, 8, 16, 32, 64, 128, 256, 0x1ff, 0x1ff, 0x1ff, 0x1ff, 0x1ff, 0x1ff];

/// How to split the numbers of some puzzles in two.
pub(crate) struct Split {
    /// For each of 32 places of the copies, which number goes there.
    pub(crate) index: [u8; 32],
    /// A bit for each place: whether any goes there.
    pub(crate) places: u32,
    /// What is to be taken out, for each puzzle.
    pub(crate) digits: Row,
    /// For each row a bit for each puzzle: whether the number that stays loses the digit.
    pub(crate) stay: [u32; 81],
    /// The same for its copy.
    pub(crate) go: [u32; 81],
}

/// An instruction set that is there: values of its registers can be made with it.
pub(crate) trait Isa: GridIsa {
    /// Some numbers of a row, as many as work best.
    type Lanes: Lanes;
    /// How many of them make a row.
    const GROUPS: usize;

    /// The same number everywhere.
    fn lanes(self, number: u16) -> Self::Lanes;
    /// Reads part of a row.
    fn read(self, row: &Row, group: usize) -> Self::Lanes;
    /// Writes part of a row.
    fn write(self, lanes: Self::Lanes, row: &mut Row, group: usize);

    /// Reads the digits of 32 grids as sets, all nine for an empty cell.
    #[inline(always)]
    fn enter(self, grids: &Grids, rows: &mut [Row; 81]) {
        for (number, grid) in grids.iter().enumerate() {
            for (row, cell) in rows.iter_mut().zip(grid) {
                row[number & 31] = SETS[usize::from(cell & 15)];
            }
        }
    }

    /// Copies numbers to `away`, and takes digits out of those that stay and of the copies.
    #[inline(always)]
    fn split(self, split: &Split, open: &mut [Row; 81], taken: &mut [Row; 81], away: &mut [Row; 81]) {
        let digits = &split.digits;
        for place in bits(split.places) {
            let from = usize::from(split.index[place & 31]) & 31;
            for (open, away) in open.iter().zip(&mut *away) {
                away[place & 31] = open[from];
            }
            let bit = 1_u32.wrapping_shl(from as u32);
            let rows = open.iter_mut().zip(&mut *taken).zip(&mut *away).zip(split.stay.iter().zip(&split.go));
            for (((open, taken), away), (stay, go)) in rows.filter(|(_, (stay, go))| (*stay | *go) & bit != 0) {
                if go & bit != 0 {
                    away[place & 31] &= !digits[from];
                }
                if stay & bit != 0 {
                    open[from] &= !digits[from];
                    taken[from] = Scalar(open[from]).single().0;
                }
            }
        }
    }

    /// Moves numbers of 81 rows to other places in `open`, and puts into `taken` what is single of the numbers moved, and
    /// 0 for the rest of them.
    #[inline(always)]
    fn shift_in(self, moves: &[Move], open: &mut [Row; 81], taken: &mut [Row; 81]) {
        let mut moved = [0; 32];
        for one in moves {
            for place in bits(one.places) {
                moved[place & 31] = u16::MAX;
                let from = usize::from(one.index[place & 31]) & 31;
                for (row, open) in one.from.iter().zip(&mut *open) {
                    open[place & 31] = row[from];
                }
            }
        }
        for (open, taken) in open.iter().zip(taken) {
            for group in 0..Self::GROUPS {
                let (moved, old) = (self.read(&moved, group), self.read(taken, group));
                let single = self.read(open, group).single();
                self.write(single.and(moved).or(old.minus(moved)), taken, group);
            }
        }
    }
}

/// The numbers of the bits that are set.
#[inline(always)]
pub(crate) fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let lowest = (set != 0).then_some(set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(lowest)
    })
}

/// One number of a row.
#[inline(always)]
pub(crate) fn lane(row: &Row, lane: usize) -> u16 {
    row[lane & 31]
}

/// What can be compiled for every instruction set.
pub(crate) trait Task {
    /// What comes of it.
    type Output;

    /// Does it. Must be inlined always: only then is it compiled for the instruction set.
    fn run<I: Isa>(self, isa: I) -> Self::Output;
}
