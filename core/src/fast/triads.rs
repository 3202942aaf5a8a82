//! One half of a pass: what the rows of a band, or the columns of a stack, say about its cells.
//!
//! A *triad* is the three cells of a box in one line. Seen along the rows, a band has nine: three boxes with three rows
//! each. In each band every digit takes one cell in each box and in each row, so it takes three triads, one in each box
//! and each row: a *configuration*, one of six. A triad keeps a digit only if one of the two configurations through it
//! is possible. That one rule is every locked candidate of the band, pointing and claiming.
//!
//! Everything is done for all triads at once: a vector holds one number a triad.

use crate::simd::{Triads, Vector};

/// Which boxes are neighbours: along the rows those of a band, along the columns those of a stack.
pub(crate) trait Along<T> {
    /// Each triad gets the number of the triad that is so many lines on in the box that is so many boxes on; after the
    /// last comes the first.
    fn step<const LINES: usize, const BOXES: usize>(triads: T) -> T;

    /// What each triad keeps: the digits that may take one of the two configurations through it.
    #[inline(always)]
    fn kept(triads: T) -> T
    where
        Self: Sized,
        T: Vector,
    {
        let [one, other] = configurations::<T, Self>(triads);
        one.or(other)
    }
}

/// The boxes of a band.
pub(crate) struct Rows;

/// The boxes of a stack.
pub(crate) struct Columns;

impl<T: Triads> Along<T> for Rows {
    #[inline(always)]
    fn step<const LINES: usize, const BOXES: usize>(triads: T) -> T {
        triads.right::<LINES, BOXES>()
    }
}

impl<T: Triads> Along<T> for Columns {
    #[inline(always)]
    fn step<const LINES: usize, const BOXES: usize>(triads: T) -> T {
        triads.down::<LINES, BOXES>()
    }
}

/// What follows for each triad.
pub(crate) struct Consequences<T> {
    /// The digits that may stay.
    pub(crate) possible: T,
    /// The digits that have no other place, in the box or in the line.
    pub(crate) fixed: T,
    /// The digits that have a place in the line.
    pub(crate) placed: T,
}

/// What follows from the digits that each triad may still take, and from those that are in one of its cells for good.
#[inline(always)]
pub(crate) fn consequences<T: Vector, A: Along<T>>(open: T, taken: T) -> Consequences<T> {
    let left = open.minus_both(A::step::<0, 1>(taken), A::step::<0, 2>(taken));
    let possible = A::kept(left);
    let (next, after_next) = (A::step::<0, 1>(possible), A::step::<0, 2>(possible));
    let fixed = possible.minus_both(next, after_next);
    Consequences {
        // Three cells have room for three digits: where three are fixed, the others are out.
        possible: fixed.or_if_below_three(possible),
        fixed,
        placed: possible.or(next).or(after_next),
    }
}

/// The digits that may take each of the two configurations through a triad: the one that goes on to the next line in each
/// next box, and the one that goes on to the line before.
#[inline(always)]
pub(crate) fn configurations<T: Vector, A: Along<T>>(triads: T) -> [T; 2] {
    [
        triads.and(A::step::<1, 1>(triads)).and(A::step::<2, 2>(triads)),
        triads.and(A::step::<2, 1>(triads)).and(A::step::<1, 2>(triads)),
    ]
}
