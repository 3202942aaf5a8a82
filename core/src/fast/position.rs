//! A grid in registers, and the pass that finds what follows from it.

use super::triads::{Along, Triads, consequences, each};
use crate::simd::{Boxes, Isa, Vector};

/// One vector for each place within a box: the outer index is the row in the box, the inner one the column. Each vector
/// holds that place's number of all nine boxes.
pub(crate) type Places<X> = [[X; 3]; 3];

/// What each cell may still take.
#[derive(Clone, Copy)]
pub(crate) struct Position<X> {
    /// The digits that are left for each cell.
    pub(crate) open: Places<X>,
    /// The digit of each cell that has just one; 0 for the others.
    pub(crate) taken: Places<X>,
}

/// How a position came to rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rest {
    /// Some rule is broken: there is no solution.
    Dead,
    /// Every cell has its digit, and no rule is broken.
    Solved,
    /// The last pass found no digit for any cell.
    Open,
}

/// The boxes of a band.
pub(crate) struct Rows;

/// The boxes of a stack.
pub(crate) struct Columns;

impl<X: Boxes> Along<X> for Rows {
    #[inline(always)]
    fn next(numbers: X) -> X {
        numbers.right()
    }

    #[inline(always)]
    fn after_next(numbers: X) -> X {
        numbers.right_twice()
    }
}

impl<X: Boxes> Along<X> for Columns {
    #[inline(always)]
    fn next(numbers: X) -> X {
        numbers.down()
    }

    #[inline(always)]
    fn after_next(numbers: X) -> X {
        numbers.down_twice()
    }
}

/// The places with rows and columns exchanged.
#[inline(always)]
pub(crate) fn turned<X: Copy>(places: Places<X>) -> Places<X> {
    let [[a, b, c], [d, e, f], [g, h, i]] = places;
    [[a, d, g], [b, e, h], [c, f, i]]
}

/// What three have between them.
#[inline(always)]
pub(crate) fn union<X: Vector>([first, second, third]: [X; 3]) -> X {
    first.or(second).or(third)
}

/// Half a pass, over the lines of all bands or stacks. Gives the digits that have a place in their lines, and adds to
/// `new` what is taken now that was not before.
#[inline(always)]
fn half_pass<X: Vector, A: Along<X>>(open: &mut Places<X>, taken: &mut Places<X>, new: &mut X) -> X {
    let before = each(*taken, union);
    let found = consequences::<X, A>(each(*open, union), before);
    for (line, (open, taken)) in open.iter_mut().zip(taken).enumerate() {
        let [first, second, third] = *open;
        let in_one_cell = found.fixed[line].minus(first.majority(second, third));
        *new = new.or(in_one_cell.minus(before[line]));
        let keep = found.possible[line].minus(before[line]);
        for (open, taken) in open.iter_mut().zip(taken) {
            // The digit of a cell is kept by hand: the triad has it no more.
            let own = *taken;
            *taken = own.or(in_one_cell.and(*open));
            *open = open.and(keep).or(own);
        }
    }
    found.placed
}

impl<X: Boxes> Position<X> {
    /// The position in which these digits are left.
    #[inline(always)]
    pub(crate) fn of(open: Places<X>) -> Self {
        Self { open, taken: each(open, |line| each(line, X::single)) }
    }

    /// Passes until one finds no new digit.
    #[inline(always)]
    pub(crate) fn settle<I: Isa<Boxes = X>>(&mut self, isa: I, passes: &mut u64) -> Rest {
        let (none, full) = (isa.boxes(0), isa.boxes(0x1ff));
        loop {
            *passes += 1;
            let mut new = none;
            let in_rows = half_pass::<X, Rows>(&mut self.open, &mut self.taken, &mut new);
            let (mut open, mut taken) = (turned(self.open), turned(self.taken));
            let in_columns = half_pass::<X, Columns>(&mut open, &mut taken, &mut new);
            self.open = turned(open);
            self.taken = turned(taken);
            let (fewest, fewest_taken) = self.clean(full, &mut new);
            let placed = in_rows.and(in_columns);
            if !isa.is_none(full.minus(placed)) || isa.has_none(fewest) {
                return Rest::Dead;
            }
            if !isa.has_none(fewest_taken) {
                return if self.is_solution(isa) { Rest::Solved } else { Rest::Dead };
            }
            if isa.is_none(new) {
                return Rest::Open;
            }
        }
    }

    /// Leaves a cell that has its digit nothing else, and finds the cells that only one digit is left for. Gives the
    /// least of all that is open in the places, 0 for a cell that nothing or two digits must go to, and the least of all
    /// that is taken.
    #[inline(always)]
    fn clean(&mut self, full: X, new: &mut X) -> (X, X) {
        let (mut fewest, mut fewest_taken) = (full, full);
        for (open, taken) in self.open.as_flattened_mut().iter_mut().zip(self.taken.as_flattened_mut()) {
            let left = taken.or_if_none(*open);
            let single = left.single();
            *new = new.or(single.minus(*taken));
            // Two digits in one cell: nothing is single, though something is taken.
            fewest = fewest.least(left.minus(taken.minus(single)));
            *open = left;
            *taken = single;
            fewest_taken = fewest_taken.least(single);
        }
        (fewest, fewest_taken)
    }

    /// Whether a position in which every cell has its digit obeys the rules.
    #[inline(always)]
    fn is_solution<I: Isa<Boxes = X>>(&self, isa: I) -> bool {
        let has_all = |triads: Triads<X>, along: fn([X; 3]) -> [X; 3]| {
            let [first, second, third] = each(triads, |triad| union(along([triad; 3])));
            first.and(second).and(third)
        };
        let rows = each(self.open, union);
        let columns = each(turned(self.open), union);
        let in_rows = has_all(rows, |[a, b, c]| [a, b.right(), c.right_twice()]);
        let in_columns = has_all(columns, |[a, b, c]| [a, b.down(), c.down_twice()]);
        let everywhere = in_rows.and(in_columns).and(union(rows));
        isa.is_none(isa.boxes(0x1ff).minus(everywhere))
    }
}
