//! One half of a pass: what the rows of a band, or the columns of a stack, say about its cells.
//!
//! A *triad* is the three cells of a box in one line. Seen along the rows, a band has nine: three boxes with three rows
//! each. In each band every digit takes one cell in each box and in each row, so it takes three triads, one in each box
//! and each row: a *configuration*, one of six. A triad keeps a digit only if one of the two configurations through it
//! is possible. That one rule is every locked candidate of the band, pointing and claiming.
//!
//! Everything is done for all boxes at once: a vector holds one number a box.

use crate::simd::Vector;

/// Which boxes are neighbours: along the rows those of a band, along the columns those of a stack.
pub(crate) trait Along<X> {
    /// Each box gets the number of the next one; the last that of the first.
    fn next(numbers: X) -> X;
    /// The same, two boxes on.
    fn after_next(numbers: X) -> X;
}

/// The three triads of each box, or what is known of them.
pub(crate) type Triads<X> = [X; 3];

/// Does something to each of three. The method of arrays is a call, which would leave the registers.
#[inline(always)]
pub(crate) fn each<T, U>([first, second, third]: [T; 3], change: impl Fn(T) -> U) -> [U; 3] {
    [change(first), change(second), change(third)]
}

/// What follows for the triads of each box.
pub(crate) struct Consequences<X> {
    /// The digits that may stay.
    pub(crate) possible: Triads<X>,
    /// The digits that have no other place, in the box or in the line.
    pub(crate) fixed: Triads<X>,
    /// The digits that have a place in the first line: those that have a configuration.
    pub(crate) placed: X,
}

/// What follows from the digits that each triad may still take, and from those that are in one of its cells for good.
#[inline(always)]
pub(crate) fn consequences<X: Vector, A: Along<X>>(open: Triads<X>, taken: Triads<X>) -> Consequences<X> {
    let ([first, second, third], [x, y, z]) = (open, taken);
    let first = first.minus(A::next(x)).minus(A::after_next(x));
    let second = second.minus(A::next(y)).minus(A::after_next(y));
    let third = third.minus(A::next(z)).minus(A::after_next(z));
    let left = [first, second, third];
    let ([a, b, c], [x, y, z]) = (each(left, A::next), each(left, A::after_next));
    let possible = [through(first, b, z, y, c), through(second, c, x, z, a), through(third, a, y, x, b)];
    let ([p, q, r], next, after) = (possible, each(possible, A::next), each(possible, A::after_next));
    let fixed = [p.minus(next[0]).minus(after[0]), q.minus(next[1]).minus(after[1]), r.minus(next[2]).minus(after[2])];
    let [f, g, h] = fixed;
    Consequences {
        // Three cells have room for three digits: where three are fixed, the others are out.
        possible: [f.or_if_below_three(p), g.or_if_below_three(q), h.or_if_below_three(r)],
        fixed,
        placed: p.or(next[0]).or(after[0]),
    }
}

/// What a triad keeps for the two configurations through it, each given by its two other triads.
#[inline(always)]
fn through<X: Vector>(triad: X, one: X, with_one: X, other: X, with_other: X) -> X {
    triad.and(one.and(with_one).or(other.and(with_other)))
}
