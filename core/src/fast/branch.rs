//! Which question to ask when nothing more follows by itself.
//!
//! The band or stack with the fewest configurations that is not fixed is where most can be learnt. In it a digit is
//! taken that has just two configurations, or else three, or else more, and a triad that the first of them goes through
//! and the second does not. Either the digit is in this triad, or it is not.

use super::position::{Position, turned, union};
use super::triads::{Along, Columns, Rows, configurations};
use crate::simd::{Diagonals, GridIsa, Least, Mark, Triads, Vector, Words};

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

/// The box, and the triad in it, from 0 a row and from 3 a column, by the band, or stack with three more, and the triad of
/// a question.
const PLACES: [[(usize, usize); 6]; 6] = {
    let mut places = [[(0, 0); 6]; 6];
    let mut number = 0;
    while number < 36 {
        let (band, triad) = (number / 6, number % 6);
        let (on, line) = if triad < 3 { (0, triad) } else { (1, (triad + 1) % 3) };
        places[band][triad] = if band < 3 { (3 * band + on, line) } else { (3 * on + band - 3, 3 + line) };
        number += 1;
    }
    places
};

/// The box and the triad in it that a question is about.
#[inline(always)]
pub(crate) fn place(band: usize, triad: usize) -> (usize, usize) {
    PLACES.get(band).and_then(|places| places.get(triad)).copied().unwrap_or((0, 0))
}

/// What to do with a position at rest.
pub(crate) enum Choice<X> {
    /// A digit has no configuration in some band: there is no solution.
    Dead,
    /// Every digit has one configuration in every band: the next pass ends it.
    Fixed,
    /// The digit of the question is in its triad, or it is not. Every solution is in one of the two.
    Split { inside: Diagonals<X>, outside: Diagonals<X> },
}

impl<T: Triads> Position<T> {
    /// What to do with this position, which is at rest.
    #[inline(always)]
    pub(crate) fn choose<I: GridIsa<Triads = T>>(&self, isa: I) -> Choice<T> {
        let [a, b, c, d, e, f] = of_bands::<T, Rows>(union(self.open));
        let [u, v, w, x, y, z] = of_bands::<T, Columns>(union(turned(self.open)));
        let (a, b, c) = (isa.bands(a, u), isa.bands(b, v), isa.bands(c, w));
        let six = [a, b, c, isa.bands(d, x), isa.bands(e, y), isa.bands(f, z)];
        let Some(Least { number: total, index }) = isa.least_but_nine(total(six)) else { return Choice::Fixed };
        if total < 9 {
            return Choice::Dead;
        }
        let [one, ..] = isa.triads(1).lines();
        let Question { digit, triad } = question(six, one);
        // What is asked about a stack stands in the second box of a band.
        let slot = if index < 3 { 3 * index } else { 3 * (index - 3) + 1 };
        let (digit, triad) = (of_box::<I>(&isa.words(digit), slot), of_box::<I>(&isa.words(triad), slot));
        let (number, triad) = place(index, usize::from(triad));
        let Mark { in_box, in_triad } = isa.mark(digit, number, triad);
        let ([a, b, c], [x, y, z]) = (self.open, in_triad);
        let rest = [in_box.minus(x), in_box.minus(y), in_box.minus(z)];
        Choice::Split {
            inside: [a.minus(rest[0]), b.minus(rest[1]), c.minus(rest[2])],
            outside: [a.minus(x), b.minus(y), c.minus(z)],
        }
    }
}

/// The number of a box.
#[inline(always)]
fn of_box<I: GridIsa>(words: &Words, number: usize) -> u16 {
    let (word, shift) = I::LAYOUT.of_box(number);
    (words[word & 3] >> (shift & 63)) as u16
}
