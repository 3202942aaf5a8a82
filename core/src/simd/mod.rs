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
mod avx512_turn;
#[cfg(target_arch = "x86_64")]
mod bytes;
#[cfg(target_arch = "x86_64")]
mod sse2;

#[cfg(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"))]
mod neon;
#[cfg(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"))]
mod neon_bytes;

pub use backend::Backend;
pub(crate) use grid::{Cells, Changed, Diagonals, GridIsa, Layout, Least, LineWork, Mark, Triads, Words};
pub(crate) use rows::rows;
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

    /// The digits of this that are in neither of the others.
    #[inline(always)]
    fn minus_both(self, first: Self, second: Self) -> Self {
        self.minus(first).minus(second)
    }

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

    /// What is in this, or in both others.
    #[inline(always)]
    fn or_both(self, first: Self, second: Self) -> Self {
        self.or(first.and(second))
    }

    /// One less, and all bits for 0. The other is all bits.
    #[inline(always)]
    fn one_less(self, minus_one: Self) -> Self {
        self.plus(minus_one)
    }

    /// What has exactly one digit; 0 for the rest. The other is one less.
    #[inline(always)]
    fn single_by(self, _: Self) -> Self {
        self.single()
    }
}

/// A number of each of 32 puzzles.
pub(crate) type Row = [u16; 32];

/// The digits of 32 grids, row by row, 0 for an empty cell, and nobody's bytes behind them.
pub(crate) type Grids = [[u8; 84]; 32];

/// The digits of a cell as a set, all nine for an empty one.
const SETS: [u16; 16] = [0x1ff, 1, 2, 4, 8, 16, 32, 64, 128, 256, 0x1ff, 0x1ff, 0x1ff, 0x1ff, 0x1ff, 0x1ff];

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

    /// Copies numbers of each row to other places elsewhere.
    #[inline(always)]
    fn copy(self, rows: &[Row; 81], index: &[u8; 32], places: u32, to: &mut [Row; 81]) {
        for place in bits(places) {
            let from = usize::from(index[place & 31]) & 31;
            for (row, to) in rows.iter().zip(&mut *to) {
                to[place & 31] = row[from];
            }
        }
    }

    /// Writes the digits of 32 grids, each cell of which has one. The rows are used up.
    #[inline(always)]
    fn leave(self, rows: &mut [Row; 81], grids: &mut Grids) {
        for (cell, row) in rows.iter_mut().enumerate() {
            for group in 0..Self::GROUPS {
                let set = self.read(row, group);
                // The bits below a bit, and it, are as many as its digit.
                self.write(set.or(set.one_less(self.lanes(u16::MAX))).count(), row, group);
            }
            for (grid, digit) in grids.iter_mut().zip(*row) {
                grid[cell] = digit as u8;
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
