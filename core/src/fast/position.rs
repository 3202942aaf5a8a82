//! A grid in registers, and the pass that finds what follows from it.

use super::triads::{Along, Triads, consequences, each};
use crate::simd::{Boxes, Isa, Places, Vector};

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

/// Half a pass, over the lines of all bands or stacks. Gives the digits that have a configuration, and adds to `new` what
/// is taken now that was not before.
#[inline(always)]
fn half_pass<X: Vector, A: Along<X>>(open: &mut Places<X>, taken: &mut Places<X>, none: X, new: &mut X) -> X {
    let before = each(*taken, union);
    let found = consequences::<X, A>(each(*open, union), before);
    // Spelled out: to walk over arrays of vectors is to have them in memory.
    let ([a, b, c], [f, g, h], [x, y, z]) = (found.possible, found.fixed, before);
    (open[0], taken[0]) = Update::of(a, f, x, none).triad(open[0], taken[0], new);
    (open[1], taken[1]) = Update::of(b, g, y, none).triad(open[1], taken[1], new);
    (open[2], taken[2]) = Update::of(c, h, z, none).triad(open[2], taken[2], new);
    found.placed
}

/// What is to be done with the cells of a triad.
pub(crate) struct Update<X> {
    keep: X,
    fixed: X,
    before: X,
    frozen: X,
}

impl<X: Vector> Update<X> {
    /// From what may stay in the triad, what has no other place, and what one of its cells has for good. Where `frozen` is
    /// all bits nothing is to be done.
    #[inline(always)]
    pub(crate) fn of(possible: X, fixed: X, before: X, frozen: X) -> Self {
        Self { keep: possible.minus(before).or(frozen), fixed, before, frozen }
    }

    /// What is open and what is taken afterwards.
    #[inline(always)]
    pub(crate) fn triad(&self, open: [X; 3], taken: [X; 3], new: &mut X) -> ([X; 3], [X; 3]) {
        let ([a, b, c], [x, y, z]) = (open, taken);
        let in_one_cell = self.fixed.minus(a.majority(b, c)).minus(self.frozen);
        *new = new.or(in_one_cell.minus(self.before));
        // The digit of a cell is kept by hand: the triad has it no more.
        let left = [a.and(self.keep).or(x), b.and(self.keep).or(y), c.and(self.keep).or(z)];
        (left, [x.or(in_one_cell.and(a)), y.or(in_one_cell.and(b)), z.or(in_one_cell.and(c))])
    }
}

/// What is found out about the cells of a position.
pub(crate) struct Found<X> {
    /// What has been taken.
    pub(crate) new: X,
    /// The least of what is open in a cell: 0 if there is a cell that nothing, or more than one digit, must go to.
    pub(crate) fewest: X,
    /// The least of what is taken in a cell: 0 if there is a cell that has not its digit.
    pub(crate) fewest_taken: X,
}

impl<X: Vector> Found<X> {
    /// Leaves a cell that has its digit nothing else, and takes the digit of one that nothing else is left for. Gives what
    /// is open and what is taken afterwards.
    #[inline(always)]
    pub(crate) fn clean(&mut self, open: X, taken: X) -> (X, X) {
        let left = taken.or_if_none(open);
        let single = left.single();
        self.new = self.new.or(single.minus(taken));
        // Two digits in one cell: nothing is single, though something is taken.
        self.fewest = self.fewest.least(left.minus(taken.minus(single)));
        self.fewest_taken = self.fewest_taken.least(single);
        (left, single)
    }

    /// The same for three cells.
    #[inline(always)]
    pub(crate) fn clean_line(&mut self, [a, b, c]: [X; 3], [x, y, z]: [X; 3]) -> ([X; 3], [X; 3]) {
        let (a, b, c) = (self.clean(a, x), self.clean(b, y), self.clean(c, z));
        ([a.0, b.0, c.0], [a.1, b.1, c.1])
    }
}

/// The digits that are taken twice in a line.
#[inline(always)]
fn twice<X: Vector, A: Along<X>>([first, second, third]: Places<X>) -> X {
    twice_in::<X, A>(first).or(twice_in::<X, A>(second)).or(twice_in::<X, A>(third))
}

#[inline(always)]
fn twice_in<X: Vector, A: Along<X>>(triad: [X; 3]) -> X {
    let all = union(triad);
    let [first, second, third] = triad;
    first.majority(second, third).or(all.and(A::next(all)))
}

/// Those of three that are single.
#[inline(always)]
fn singles<X: Vector>(three: [X; 3]) -> [X; 3] {
    each(three, X::single)
}

/// The digits that all three lines have somewhere.
#[inline(always)]
fn in_all_lines<X: Vector, A: Along<X>>([first, second, third]: Triads<X>) -> X {
    in_line::<X, A>(first).and(in_line::<X, A>(second)).and(in_line::<X, A>(third))
}

#[inline(always)]
fn in_line<X: Vector, A: Along<X>>(triad: X) -> X {
    triad.or(A::next(triad)).or(A::after_next(triad))
}

impl<X: Boxes> Position<X> {
    /// The position in which these digits are left.
    #[inline(always)]
    pub(crate) fn of(open: Places<X>) -> Self {
        Self { open, taken: each(open, singles) }
    }

    /// Whether a digit is taken twice in a row, a column or a box.
    #[inline(always)]
    pub(crate) fn breaks_a_rule<I: Isa<Boxes = X>>(&self, isa: I) -> bool {
        let taken = turned(self.taken);
        let twice = twice::<X, Rows>(self.taken).or(twice::<X, Columns>(taken));
        let [first, second, third] = each(self.taken, union);
        !isa.is_none(twice.or(first.majority(second, third)))
    }

    /// Passes until one finds no new digit.
    #[inline(always)]
    pub(crate) fn settle<I: Isa<Boxes = X>>(&mut self, isa: I, passes: &mut u64) -> Rest {
        let (none, full) = (isa.boxes(0), isa.boxes(0x1ff));
        loop {
            *passes += 1;
            let mut found = Found { new: none, fewest: full, fewest_taken: full };
            let in_rows = half_pass::<X, Rows>(&mut self.open, &mut self.taken, none, &mut found.new);
            let (mut open, mut taken) = (turned(self.open), turned(self.taken));
            let in_columns = half_pass::<X, Columns>(&mut open, &mut taken, none, &mut found.new);
            self.open = turned(open);
            self.taken = turned(taken);
            (self.open[0], self.taken[0]) = found.clean_line(self.open[0], self.taken[0]);
            (self.open[1], self.taken[1]) = found.clean_line(self.open[1], self.taken[1]);
            (self.open[2], self.taken[2]) = found.clean_line(self.open[2], self.taken[2]);
            let placed = in_rows.and(in_columns);
            if !isa.is_none(full.minus(placed)) || isa.has_none(found.fewest) {
                return Rest::Dead;
            }
            if !isa.has_none(found.fewest_taken) {
                return if self.is_solution(isa) { Rest::Solved } else { Rest::Dead };
            }
            if isa.is_none(found.new) {
                return Rest::Open;
            }
        }
    }

    /// Whether a position in which every cell has its digit obeys the rules.
    #[inline(always)]
    fn is_solution<I: Isa<Boxes = X>>(&self, isa: I) -> bool {
        let rows = each(self.open, union);
        let columns = each(turned(self.open), union);
        let (in_rows, in_columns) = (in_all_lines::<X, Rows>(rows), in_all_lines::<X, Columns>(columns));
        let everywhere = in_rows.and(in_columns).and(union(rows));
        isa.is_none(isa.boxes(0x1ff).minus(everywhere))
    }
}
