//! Which question to ask when nothing more follows by itself.
//!
//! The band or stack with the fewest configurations that is not fixed is where most can be learnt. In it a digit is
//! taken that has just two configurations, or else three, or else more, and a triad that the first of them goes through
//! and the second does not. Either the digit is in this triad, or it is not.

use super::position::{Position, turned, union};
use super::triads::{Along, Columns, Rows, configurations};
use crate::simd::{GridIsa, Mark, Scalar, Triads, Vector, Words};

/// The six configurations of a band, each with the digits that may take it. The first two go through the first triad of
/// the first box, the next two through its second, the last two through its third. The first of each two goes on to the
/// next triad in each next box, the second to the one before.
type Configurations<V> = [V; 6];

/// A digit and a triad. In the triad or not, that is the question.
#[derive(Clone, Copy)]
pub(crate) struct Question<V> {
    /// The digit, as a set of one.
    pub(crate) digit: V,
    /// From 0 to 2: that triad of the first box. From 3 to 5: the one after the triad with three less, in the second.
    pub(crate) triad: V,
}

/// Chooses the question about a band that is not fixed. `one` is 1.
#[inline(always)]
pub(crate) fn question<V: Vector>(configurations: Configurations<V>, one: V) -> Question<V> {
    let (ones, twos, fours) = tally(configurations);
    let few = twos.minus(fours);
    let digit = few.minus(ones).or_if_none(few.and(ones).or_if_none(fours)).lowest();
    let [a, b, c, d, e, f] = configurations;
    let (a, b, c) = (a.and(digit), b.and(digit), c.and(digit));
    let (d, e, f) = (d.and(digit), e.and(digit), f.and(digit));
    // The first two configurations of the digit decide. If both go through the same triad of the first box, they part
    // in the second, where the first of them takes the next triad.
    let (in_first, in_second) = (a.or(b), c.or(d));
    let both = a.and(b).or(c.and(d).minus(in_first)).or(e.and(f).minus(in_first.or(in_second)));
    let two = one.plus(one);
    let triad = two.xor(three_if_some(in_second, one)).minus(three_if_some(in_first, one));
    Question { digit, triad: triad.plus(three_if_some(both, one)) }
}

/// Three for some digits, 0 for none.
#[inline(always)]
fn three_if_some<V: Vector>(digits: V, one: V) -> V {
    let flag = digits.least(one);
    flag.plus(flag).plus(flag)
}

/// How many configurations a band has for all digits together: nine if it is fixed.
#[inline(always)]
pub(crate) fn total<V: Vector>(configurations: Configurations<V>) -> V {
    let (ones, twos, fours) = tally(configurations);
    let pairs = twos.count().plus(fours.count().plus(fours.count()));
    ones.count().plus(pairs.plus(pairs))
}

/// How many configurations each digit has, as the bits of a number.
#[inline(always)]
fn tally<V: Vector>([a, b, c, d, e, f]: Configurations<V>) -> (V, V, V) {
    let (front, back) = (a.xor(b).xor(c), d.xor(e).xor(f));
    let carries = (a.majority(b, c), d.majority(e, f), front.and(back));
    let twos = carries.0.xor(carries.1).xor(carries.2);
    (front.xor(back), twos, carries.0.majority(carries.1, carries.2))
}

/// The configurations of all bands; those of a band are where its first box is.
#[inline(always)]
fn of_bands<T: Triads, A: Along<T>>(triads: T) -> Configurations<T::Boxes> {
    let [one, other] = configurations::<T, A>(triads);
    let ([a, c, e], [b, d, f]) = (one.lines(), other.lines());
    [a, b, c, d, e, f]
}

/// The box, in its band or stack, and the line in it, that a triad of a question is.
const TRIADS: [(usize, usize); 6] = [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (1, 0)];

/// What to do with a position at rest.
pub(crate) enum Choice<X> {
    /// A digit has no configuration in some band: there is no solution.
    Dead,
    /// Every digit has one configuration in every band: the next pass ends it.
    Fixed,
    /// The digit of the question is in its triad, or it is not. Every solution is in one of the two.
    Split { inside: Position<X>, outside: Position<X> },
}

impl<T: Triads> Position<T> {
    /// What to do with this position, which is at rest.
    #[inline(always)]
    pub(crate) fn choose<I: GridIsa<Triads = T>>(&self, isa: I) -> Choice<T> {
        let rows = of_bands::<T, Rows>(union(self.open));
        let columns = of_bands::<T, Columns>(union(turned(self.open)));
        let (in_rows, in_columns) = (isa.words(total(rows)), isa.words(total(columns)));
        let top = |number| (of_box::<I>(&in_rows, 3 * number), of_box::<I>(&in_columns, number));
        let ((a, d), (b, e), (c, f)) = (top(0), top(1), top(2));
        let Some(band) = least_open([a, b, c, d, e, f]) else { return Choice::Fixed };
        if band.total < 9 {
            return Choice::Dead;
        }
        let (across, number) = if band.index < 3 { (false, band.index) } else { (true, band.index - 3) };
        let first = if across { number } else { 3 * number };
        let mut six = [Scalar(0); 6];
        for ((one, rows), columns) in six.iter_mut().zip(rows).zip(columns) {
            let words = [isa.words(rows), isa.words(columns)];
            *one = Scalar(of_box::<I>(&words[usize::from(across)], first));
        }
        let Question { digit, triad } = question(six, Scalar(1));
        let (on, line) = TRIADS.get(usize::from(triad.0)).copied().unwrap_or((0, 0));
        let (steps, triad) = if across { (3, 3 + line) } else { (1, line) };
        let Mark { in_box, in_triad } = isa.mark(digit.0, first + on * steps, triad);
        let (mut inside, mut outside) = (*self, *self);
        for ((inside, outside), here) in inside.open.iter_mut().zip(&mut outside.open).zip(in_triad) {
            *inside = inside.minus(in_box.minus(here));
            *outside = outside.minus(here);
        }
        Choice::Split { inside, outside }
    }
}

/// The number of a box.
#[inline(always)]
fn of_box<I: GridIsa>(words: &Words, number: usize) -> u16 {
    let (word, shift) = I::LAYOUT.of_box(number);
    (words[word & 3] >> (shift & 63)) as u16
}

/// A band, or a stack with three more, and the number of its configurations.
struct Band {
    index: usize,
    total: u16,
}

/// The first of those with the fewest configurations that is not fixed.
#[inline(always)]
fn least_open(totals: [u16; 6]) -> Option<Band> {
    let mut least = u16::MAX;
    for (index, total) in (0..).zip(totals) {
        least = least.min(if total == 9 { u16::MAX } else { total << 3 | index });
    }
    if least == u16::MAX { None } else { Some(Band { index: usize::from(least & 7), total: least >> 3 }) }
}
