//! A grid in registers, and the pass that finds what follows from it.

use super::triads::{Along, Columns, Rows, consequences};
use crate::simd::{Changed, Diagonals, GridIsa, LineWork, Triads, Vector};

/// What each cell may still take.
#[derive(Clone, Copy)]
pub(crate) struct Position<T> {
    /// The digits that are left for each cell.
    pub(crate) open: Diagonals<T>,
    /// The digit of each cell that has just one; 0 for the others.
    pub(crate) taken: Diagonals<T>,
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

/// The diagonals with rows and columns exchanged: what held triads of rows holds triads of columns.
#[inline(always)]
pub(crate) fn turned<T: Triads>([first, second, third]: Diagonals<T>) -> Diagonals<T> {
    [first, third.right::<1, 0>(), second.right::<2, 0>()]
}

/// What three have between them.
#[inline(always)]
pub(crate) fn union<X: Vector>([first, second, third]: [X; 3]) -> X {
    first.or(second).or(third)
}

/// Half a pass, over the lines of all bands or stacks. Gives the digits that have a configuration, and what is taken now
/// that was not before.
#[inline(always)]
fn half_pass<T: Triads, A: Along<T>>(open: &mut Diagonals<T>, taken: &mut Diagonals<T>) -> (T, T) {
    let before = union(*taken);
    let found = consequences::<T, A>(union(*open), before);
    let of_triads = [found.possible, found.fixed, before];
    let (left, digits, new) = T::by_line::<InCells>(of_triads, *open, *taken);
    (*open, *taken) = (left, digits);
    (found.placed, new.any_line())
}

/// What follows for the cells.
struct InCells;

impl LineWork for InCells {
    #[inline(always)]
    fn work<X: Vector>([possible, fixed, before]: [X; 3], open: [X; 3], taken: [X; 3]) -> Changed<X> {
        Update::of(possible, fixed, before, before.minus(before)).triad(open, taken)
    }
}

/// What is to be done with the cells of a triad.
pub(crate) struct Update<X> {
    keep: X,
    fixed: X,
    /// What one of its cells has had before.
    pub(crate) before: X,
    frozen: X,
}

impl<X: Vector> Update<X> {
    /// From what may stay in the triad, what has no other place, and what one of its cells has for good. Where `frozen` is
    /// all bits nothing is to be done.
    #[inline(always)]
    pub(crate) fn of(possible: X, fixed: X, before: X, frozen: X) -> Self {
        Self { keep: possible.minus(before).or(frozen), fixed, before, frozen }
    }

    /// What is open and what is taken afterwards, and what is taken now that was not before.
    #[inline(always)]
    pub(crate) fn triad(&self, open: [X; 3], taken: [X; 3]) -> Changed<X> {
        let ([a, b, c], [x, y, z]) = (open, taken);
        let in_one_cell = self.fixed.minus(a.majority(b, c)).minus(self.frozen);
        // The digit of a cell is kept by hand: the triad has it no more.
        let left = [a.and(self.keep).or(x), b.and(self.keep).or(y), c.and(self.keep).or(z)];
        let digits = [x.or(in_one_cell.and(a)), y.or(in_one_cell.and(b)), z.or(in_one_cell.and(c))];
        (left, digits, in_one_cell.minus(self.before))
    }
}

/// Leaves a cell that has its digit nothing else, and takes the digit of one that nothing else is left for. Gives what is
/// open and what is taken afterwards, and 0 if nothing, or more than one digit, must go to the cell.
#[inline(always)]
fn clean<X: Vector>(open: X, taken: X) -> (X, X, X) {
    let left = taken.or_if_none(open);
    let single = left.single();
    // Two digits in one cell: nothing is single, though something is taken.
    (left, single, left.minus(taken.minus(single)))
}

/// The digits that are taken twice in a line.
#[inline(always)]
fn twice<T: Vector, A: Along<T>>(taken: Diagonals<T>) -> T {
    let [first, second, third] = taken;
    let all = union(taken);
    first.majority(second, third).or(all.and(A::step::<0, 1>(all)))
}

/// The digits that are somewhere in the line of a triad.
#[inline(always)]
fn in_line<T: Vector, A: Along<T>>(triads: T) -> T {
    union([triads, A::step::<0, 1>(triads), A::step::<0, 2>(triads)])
}

/// The digits that are somewhere in the box of a triad.
#[inline(always)]
fn in_box<T: Triads>(triads: T) -> T {
    union([triads, triads.right::<1, 0>(), triads.right::<2, 0>()])
}

impl<T: Triads> Position<T> {
    /// The position in which these digits are left.
    #[inline(always)]
    pub(crate) fn of(open: Diagonals<T>) -> Self {
        let [first, second, third] = open;
        Self { open, taken: [first.single(), second.single(), third.single()] }
    }

    /// Whether a digit is taken twice in a row, a column or a box.
    #[inline(always)]
    pub(crate) fn breaks_a_rule<I: GridIsa<Triads = T>>(&self, isa: I) -> bool {
        let all = union(self.taken);
        let in_lines = twice::<T, Rows>(self.taken).or(twice::<T, Columns>(turned(self.taken)));
        !isa.is_none(in_lines.or(all.and(all.right::<1, 0>())))
    }

    /// Passes until one finds no new digit.
    #[inline(always)]
    pub(crate) fn settle<I: GridIsa<Triads = T>>(&mut self, isa: I, passes: &mut u64) -> Rest {
        let in_a_line = isa.first_lines(0x1ff);
        loop {
            *passes += 1;
            let (in_rows, new_in_rows) = half_pass::<T, Rows>(&mut self.open, &mut self.taken);
            let (mut open, mut taken) = (turned(self.open), turned(self.taken));
            let before = union(taken);
            let (in_columns, _) = half_pass::<T, Columns>(&mut open, &mut taken);
            let (a, x, first) = clean(open[0], taken[0]);
            let (b, y, second) = clean(open[1], taken[1]);
            let (c, z, third) = clean(open[2], taken[2]);
            let alive = first.all_lines().both(second.all_lines()).both(third.all_lines());
            let full = x.all_lines().both(y.all_lines()).both(z.all_lines());
            let new = union([x, y, z]).minus(before).any_line().or(new_in_rows);
            (self.open, self.taken) = (turned([a, b, c]), turned([x, y, z]));
            if !isa.is_none(in_a_line.minus(in_rows.and(in_columns))) || isa.has_none(alive) {
                return Rest::Dead;
            }
            if !isa.has_none(full) {
                return if self.is_solution(isa) { Rest::Solved } else { Rest::Dead };
            }
            if isa.is_none(new) {
                return Rest::Open;
            }
        }
    }

    /// Whether a position in which every cell has its digit obeys the rules.
    #[inline(always)]
    fn is_solution<I: GridIsa<Triads = T>>(&self, isa: I) -> bool {
        let (rows, columns) = (union(self.open), union(turned(self.open)));
        let everywhere = in_line::<T, Rows>(rows).and(in_line::<T, Columns>(columns)).and(in_box(rows));
        isa.is_none(isa.triads(0x1ff).minus(everywhere))
    }
}
