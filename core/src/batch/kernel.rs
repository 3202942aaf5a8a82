//! One pass of 32 puzzles side by side, and the questions about those that are at rest.
//!
//! The algebra is that of the fast engine. A vector holds one number of several puzzles there, so the boxes of a band are
//! three vectors, and going on to the next box is taking the next vector.

use crate::fast::{self, Along, Update, consequences, question, union};
use crate::simd::{Grids, Isa, Lanes, Row, Several, Task, Vector};
use core::hint::black_box;

/// A number for each cell of 32 puzzles.
pub(super) type Block = [Row; 81];

/// Three boxes of a band or stack, one vector each.
type Three<V> = Several<V, 3>;

/// The nine triads of a band or stack, one vector each.
type Nine<V> = Several<Three<V>, 3>;

/// The boxes are side by side as vectors.
struct SideBySide;

impl<V: Vector> Along<Nine<V>> for SideBySide {
    #[inline(always)]
    fn step<const LINES: usize, const BOXES: usize>(triads: Nine<V>) -> Nine<V> {
        let Several([first, second, third]) = triads;
        Several([first.from::<BOXES>(), second.from::<BOXES>(), third.from::<BOXES>()]).from::<LINES>()
    }

    /// Each of the six configurations is worked out once, for the three triads that it goes through.
    #[inline(always)]
    fn kept(triads: Nine<V>) -> Nine<V> {
        let [a, b, c, d, e, f] = configurations(triads);
        Several([
            Several([a.or(b), d.or(e), c.or(f)]),
            Several([c.or(d), a.or(f), b.or(e)]),
            Several([e.or(f), b.or(c), a.or(d)]),
        ])
    }
}

/// The configurations, in the order of a question of the fast engine.
#[inline(always)]
fn configurations<V: Vector>(triads: Nine<V>) -> [V; 6] {
    let Several([Several([a, b, c]), Several([d, e, f]), Several([g, h, i])]) = triads;
    [a.and(e).and(i), a.and(h).and(f), d.and(h).and(c), d.and(b).and(i), g.and(b).and(f), g.and(e).and(c)]
}

/// How the puzzles stand after a pass: a bit for each.
#[derive(Clone, Copy, Default)]
pub(super) struct Standing {
    /// Some rule is broken.
    pub(super) dead: u32,
    /// Every cell has its digit.
    pub(super) full: u32,
    /// The pass has found no digit for any cell.
    pub(super) at_rest: u32,
}

/// A pass over all puzzles but those that are frozen (all bits set).
pub(super) struct Pass<'a> {
    pub(super) open: &'a mut Block,
    pub(super) taken: &'a mut Block,
    pub(super) frozen: &'a Row,
}

impl Task for Pass<'_> {
    type Output = Standing;

    #[inline(always)]
    fn run<I: Isa>(self, isa: I) -> Standing {
        let mut standing = Standing::default();
        for group in 0..I::GROUPS {
            let part = pass(isa, self.open, self.taken, self.frozen, group);
            let shift = group * (32 / I::GROUPS);
            standing.dead |= part.dead << shift;
            standing.full |= part.full << shift;
            standing.at_rest |= part.at_rest << shift;
        }
        standing
    }
}

/// The cells of a band or stack, by the steps between lines, between the cells of a triad, and between boxes.
trait Steps {
    const LINE: usize;
    const ACROSS: usize;
    const ON: usize;
}

/// A band begins with its first row.
struct Band;

impl Steps for Band {
    const LINE: usize = 9;
    const ACROSS: usize = 1;
    const ON: usize = 3;
}

/// A stack begins in the first row.
struct Stack;

impl Steps for Stack {
    const LINE: usize = 1;
    const ACROSS: usize = 9;
    const ON: usize = 27;
}

#[inline(always)]
fn pass<I: Isa>(isa: I, open: &mut Block, taken: &mut Block, frozen: &Row, group: usize) -> Standing {
    let (none, all) = (isa.lanes(0), isa.lanes(0x1ff));
    let mut work = Work {
        isa,
        group,
        frozen: isa.read(frozen, group),
        // Hidden, as the compiler knows a slower way to see that one less has nothing in common.
        minus_one: isa.lanes(black_box(u16::MAX)),
        placed: all,
        new: none,
        several: none,
        twice: none,
        below: none,
    };
    for (open, taken) in open.as_chunks_mut::<27>().0.iter_mut().zip(taken.as_chunks_mut::<27>().0) {
        work.half::<Band, 27>(open, taken);
    }
    for stack in [0, 3, 6] {
        let (Some(open), Some(taken)) = (open.get_mut(stack..), taken.get_mut(stack..)) else { continue };
        let (Some(open), Some(taken)) = (open.first_chunk_mut::<75>(), taken.first_chunk_mut::<75>()) else { continue };
        work.half::<Stack, 75>(open, taken);
    }
    let lanes = if I::GROUPS == 1 { u32::MAX } else { (1 << (32 / I::GROUPS)) - 1 };
    let (broken, empty) = (all.minus(work.placed).or(work.twice), work.below.and(isa.lanes(1 << 15)));
    let dead = !(broken.zeros() & empty.zeros()) & lanes;
    Standing { dead, full: work.several.zeros() & !dead & lanes, at_rest: work.new.zeros() & lanes }
}

/// What there is about the triads of a line.
type OfLine<I> = (Three<<I as Isa>::Lanes>, Three<<I as Isa>::Lanes>, Three<<I as Isa>::Lanes>);

/// A pass on its way.
struct Work<I: Isa> {
    isa: I,
    group: usize,
    frozen: I::Lanes,
    minus_one: I::Lanes,
    /// The digits that have a configuration in each band and stack.
    placed: I::Lanes,
    /// What has been taken.
    new: I::Lanes,
    /// The digits of cells that may take several, all but the lowest.
    several: I::Lanes,
    /// The digits of cells that more than one must go to.
    twice: I::Lanes,
    /// One less than what is left for each cell: the highest bit where that is nothing.
    below: I::Lanes,
}

impl<I: Isa> Work<I> {
    /// The part of a pass that is about one band or stack. With the stacks the cells are cleaned.
    #[inline(always)]
    fn half<S: Steps, const N: usize>(&mut self, open: &mut [Row; N], taken: &mut [Row; N]) {
        let before = unions::<I, S, N>(self.isa, taken, self.group);
        let found = consequences::<_, SideBySide>(unions::<I, S, N>(self.isa, open, self.group), before);
        self.placed = self.placed.and(found.placed.0[0].0[0]);
        // What was read is read again: the registers have no room for it, and to be put aside and fetched costs more.
        let (open, taken) = (black_box(open), black_box(taken));
        // Spelled out: to walk over arrays of vectors is to have them in memory.
        let (Several([a, b, c]), Several([f, g, h]), Several([x, y, z])) = (found.possible, found.fixed, before);
        self.line::<S, N>(open, taken, 0, (a, f, x));
        self.line::<S, N>(open, taken, S::LINE, (b, g, y));
        self.line::<S, N>(open, taken, 2 * S::LINE, (c, h, z));
    }

    /// The same for one line of all boxes, by what may stay, what has no other place and what was taken before.
    #[inline(always)]
    fn line<S: Steps, const N: usize>(
        &mut self,
        open: &mut [Row; N],
        taken: &mut [Row; N],
        start: usize,
        (Several([a, b, c]), Several([f, g, h]), Several([x, y, z])): OfLine<I>,
    ) {
        let frozen = self.frozen;
        self.triad::<S, N>(open, taken, start, &Update::of(a, f, x, frozen));
        self.triad::<S, N>(open, taken, start + S::ON, &Update::of(b, g, y, frozen));
        self.triad::<S, N>(open, taken, start + 2 * S::ON, &Update::of(c, h, z, frozen));
    }

    /// The same for one triad, which begins at a cell.
    #[inline(always)]
    fn triad<S: Steps, const N: usize>(
        &mut self,
        open: &mut [Row; N],
        taken: &mut [Row; N],
        start: usize,
        update: &Update<I::Lanes>,
    ) {
        let old = three::<I, S, N>(self.isa, open, start, self.group);
        let own = three::<I, S, N>(self.isa, taken, start, self.group);
        let ([mut a, mut b, mut c], [mut x, mut y, mut z], mut new) = update.triad(old, own);
        if S::LINE == Stack::LINE {
            (a, x) = self.clean(a, x);
            (b, y) = self.clean(b, y);
            (c, z) = self.clean(c, z);
            new = union([x, y, z]).minus(update.before);
        }
        self.new = self.new.or(new);
        self.write(open, taken, start, a, x);
        self.write(open, taken, start + S::ACROSS, b, y);
        self.write(open, taken, start + 2 * S::ACROSS, c, z);
    }

    /// What is open and what is taken in a cell in the end, as in the fast engine.
    #[inline(always)]
    fn clean(&mut self, open: I::Lanes, taken: I::Lanes) -> (I::Lanes, I::Lanes) {
        let left = taken.or_if_none(open);
        let below = left.one_less(self.minus_one);
        let single = left.single_by(below);
        self.several = self.several.or_both(left, below);
        self.twice = self.twice.or(taken.minus(single));
        self.below = self.below.or(below);
        (left, single)
    }

    #[inline(always)]
    fn write<const N: usize>(
        &self,
        open: &mut [Row; N],
        taken: &mut [Row; N],
        cell: usize,
        left: I::Lanes,
        digit: I::Lanes,
    ) {
        if let (Some(open), Some(taken)) = (open.get_mut(cell), taken.get_mut(cell)) {
            self.isa.write(left, open, self.group);
            self.isa.write(digit, taken, self.group);
        }
    }
}

/// The cells of a triad.
#[inline(always)]
fn three<I: Isa, S: Steps, const N: usize>(isa: I, rows: &[Row; N], start: usize, group: usize) -> [I::Lanes; 3] {
    [
        read(isa, rows, start, group),
        read(isa, rows, start + S::ACROSS, group),
        read(isa, rows, start + 2 * S::ACROSS, group),
    ]
}

#[inline(always)]
fn read<I: Isa, const N: usize>(isa: I, rows: &[Row; N], cell: usize, group: usize) -> I::Lanes {
    isa.read(rows.get(cell).unwrap_or(&[0; 32]), group)
}

/// The union of each triad of a band or stack.
#[inline(always)]
fn unions<I: Isa, S: Steps, const N: usize>(isa: I, rows: &[Row; N], group: usize) -> Nine<I::Lanes> {
    Several([
        line::<I, S, N>(isa, rows, 0, group),
        line::<I, S, N>(isa, rows, S::LINE, group),
        line::<I, S, N>(isa, rows, 2 * S::LINE, group),
    ])
}

#[inline(always)]
fn line<I: Isa, S: Steps, const N: usize>(isa: I, rows: &[Row; N], start: usize, group: usize) -> Three<I::Lanes> {
    Several([
        union(three::<I, S, N>(isa, rows, start, group)),
        union(three::<I, S, N>(isa, rows, start + S::ON, group)),
        union(three::<I, S, N>(isa, rows, start + 2 * S::ON, group)),
    ])
}

/// What to ask about each puzzle, as numbers of 32.
#[derive(Clone, Copy, Default)]
pub(super) struct Questions {
    /// How many configurations the chosen band has: below nine there is no solution, and above all numbers every band is
    /// fixed.
    pub(super) total: Row,
    /// From 0 to 2 for bands, from 3 for stacks.
    pub(super) band: Row,
    /// As in a question of the fast engine.
    pub(super) digit: Row,
    pub(super) triad: Row,
}

/// No band is to be asked about.
pub(super) const FIXED: u16 = 0x7fff;

/// The questions about all puzzles.
pub(super) struct Ask<'a> {
    pub(super) open: &'a Block,
}

impl Task for Ask<'_> {
    type Output = Questions;

    #[inline(always)]
    fn run<I: Isa>(self, isa: I) -> Questions {
        let mut questions = Questions::default();
        for group in 0..I::GROUPS {
            ask(isa, self.open, group, &mut questions);
        }
        questions
    }
}

#[inline(always)]
fn ask<I: Isa>(isa: I, open: &Block, group: usize, questions: &mut Questions) {
    let (none, one, nine, fixed) = (isa.lanes(0), isa.lanes(1), isa.lanes(9), isa.lanes(FIXED));
    let (mut best, mut total, mut band, mut number) = ([none; 6], fixed, none, none);
    for index in 0..6 {
        let Some(six) = configurations_of(isa, open, index, group) else { continue };
        let of_all = fast::total(six);
        // A band that is fixed has nine, and nothing to be asked.
        let of_open = choose(nine.xor(of_all).less(one), fixed, of_all);
        let is_better = of_open.less(total);
        for (best, six) in best.iter_mut().zip(six) {
            *best = choose(is_better, six, *best);
        }
        total = choose(is_better, of_open, total);
        band = choose(is_better, number, band);
        number = number.plus(one);
    }
    let asked = question(best, one);
    isa.write(total, &mut questions.total, group);
    isa.write(band, &mut questions.band, group);
    isa.write(asked.digit, &mut questions.digit, group);
    isa.write(asked.triad, &mut questions.triad, group);
}

/// One where all bits are set, the other where none is.
#[inline(always)]
fn choose<V: Vector>(which: V, one: V, other: V) -> V {
    which.and(one).or(other.minus(which))
}

/// The configurations of a band, or of a stack with three more.
#[inline(always)]
fn configurations_of<I: Isa>(isa: I, open: &Block, index: usize, group: usize) -> Option<[I::Lanes; 6]> {
    Some(configurations(match index {
        0..3 => unions::<I, Band, 27>(isa, open.get(27 * index..)?.first_chunk()?, group),
        _ => unions::<I, Stack, 75>(isa, open.get(3 * (index - 3)..)?.first_chunk()?, group),
    }))
}

/// Which puzzles are solved: a bit for each. In the others some digit is missing from a house.
pub(super) struct Check<'a> {
    pub(super) open: &'a Block,
}

impl Task for Check<'_> {
    type Output = u32;

    #[inline(always)]
    fn run<I: Isa>(self, isa: I) -> u32 {
        let mut solved = 0;
        for group in 0..I::GROUPS {
            solved |= check(isa, self.open, group) << (group * (32 / I::GROUPS));
        }
        solved
    }
}

#[inline(always)]
fn check<I: Isa>(isa: I, open: &Block, group: usize) -> u32 {
    let mut everywhere = isa.lanes(0x1ff);
    let (bands, _) = open.as_chunks::<27>();
    for band in bands {
        let triads = unions::<I, Band, 27>(isa, band, group);
        let Several([first, second, third]) = union(triads.0);
        everywhere = everywhere.and(first).and(second).and(third);
        for Several(row) in triads.0 {
            everywhere = everywhere.and(union(row));
        }
    }
    for column in 0..9 {
        let mut all = isa.lanes(0);
        for row in open.iter().skip(column).step_by(9) {
            all = all.or(isa.read(row, group));
        }
        everywhere = everywhere.and(all);
    }
    isa.lanes(0x1ff).minus(everywhere).zeros()
}

/// Lets puzzles in.
pub(super) struct Enter<'a> {
    pub(super) grids: &'a Grids,
    pub(super) entrance: &'a mut Block,
}

impl Task for Enter<'_> {
    type Output = ();

    #[inline(always)]
    fn run<I: Isa>(self, isa: I) {
        isa.enter(self.grids, self.entrance);
    }
}

/// Puts solutions together.
pub(super) struct Gather<'a> {
    pub(super) open: &'a Block,
    /// The lane for each column.
    pub(super) index: &'a [u8; 32],
    pub(super) columns: u32,
    pub(super) exit: &'a mut Block,
}

impl Task for Gather<'_> {
    type Output = ();

    #[inline(always)]
    fn run<I: Isa>(self, isa: I) {
        isa.copy(self.open, self.index, self.columns, self.exit);
    }
}

/// Turns solutions into grids.
pub(super) struct Leave<'a> {
    pub(super) exit: &'a mut Block,
    pub(super) grids: &'a mut Grids,
}

impl Task for Leave<'_> {
    type Output = ();

    #[inline(always)]
    fn run<I: Isa>(self, isa: I) {
        isa.leave(self.exit, self.grids);
    }
}

/// How to split the positions of some puzzles in two: copies go to the pool, what is left stays.
pub(super) struct Split {
    /// The block that the copies go to, each to the column of its lane.
    pub(super) block: usize,
    /// All bits for the lanes that are split.
    pub(super) lanes: Row,
    /// What is to be taken out, for each lane.
    pub(super) digits: Row,
    /// For each lane the box, and the triad in it, from 0 a row and from 3 a column: the copy loses the digit in the triad,
    /// and what stays in the rest of the box. [`NO_BOX`] for those that are left whole.
    pub(super) boxes: Row,
    pub(super) triads: Row,
}

/// The box of a puzzle that is not split.
pub(super) const NO_BOX: u16 = 0x7fff;

/// A block of the pool, and all bits for the lanes that take their column of it.
#[derive(Clone, Copy)]
pub(super) struct Return {
    pub(super) block: usize,
    pub(super) lanes: Row,
}

/// New puzzles: the column for each lane, and the lanes that get one.
pub(super) struct Entry<'a> {
    pub(super) entrance: &'a Block,
    pub(super) index: &'a [u8; 32],
    pub(super) lanes: u32,
}

/// Between passes: some positions are split, some come back, some puzzles come in. What is taken is, afterwards as before,
/// what is single of what is open.
pub(super) struct Change<'a> {
    pub(super) entry: Entry<'a>,
    pub(super) split: Option<&'a Split>,
    pub(super) returns: &'a [Return],
    pub(super) open: &'a mut Block,
    pub(super) taken: &'a mut Block,
    pub(super) pool: &'a mut [Block],
}

impl Task for Change<'_> {
    type Output = ();

    #[inline(always)]
    fn run<I: Isa>(self, isa: I) {
        let Self { entry: Entry { entrance, index, lanes }, split, returns, open, taken, pool } = self;
        if lanes != 0 {
            isa.copy(entrance, index, lanes, open);
        }
        // Hidden, as in a pass.
        let minus_one = isa.lanes(black_box(u16::MAX));
        for group in 0..I::GROUPS {
            let parts = split.map(|split| Parts::of(isa, split, group));
            let nines = open.as_chunks_mut::<9>().0.iter_mut().zip(taken.as_chunks_mut::<9>().0);
            for (number, (open, taken)) in nines.enumerate() {
                let mut left = Several([isa.lanes(0); 9]);
                for (left, row) in left.0.iter_mut().zip(&*open) {
                    *left = isa.read(row, group);
                }
                if let (Some(parts), Some(split)) = (&parts, split)
                    && let Some(away) = nine_mut(pool, split.block, number)
                {
                    left = parts.split(isa, left, away, number, group);
                }
                for back in returns {
                    let (Some(from), lanes) = (nine(pool, back.block, number), isa.read(&back.lanes, group)) else {
                        continue;
                    };
                    for (left, row) in left.0.iter_mut().zip(from) {
                        *left = choose(lanes, isa.read(row, group), *left);
                    }
                }
                for ((left, open), taken) in left.0.iter().zip(open).zip(taken) {
                    isa.write(*left, open, group);
                    isa.write(left.single_by(left.one_less(minus_one)), taken, group);
                }
            }
        }
    }
}

/// Nine rows of a block: those of the cells of a row.
#[inline(always)]
fn nine(pool: &[Block], block: usize, number: usize) -> Option<&[Row; 9]> {
    pool.get(block)?.as_chunks().0.get(number)
}

#[inline(always)]
fn nine_mut(pool: &mut [Block], block: usize, number: usize) -> Option<&mut [Row; 9]> {
    pool.get_mut(block)?.as_chunks_mut().0.get_mut(number)
}

/// A split in registers.
struct Parts<V> {
    lanes: V,
    /// The digit of the lanes with a box, for each box.
    digits: [V; 9],
    /// All bits for the lanes with a triad, for each triad of a box.
    triads: [V; 6],
}

impl<V: Lanes> Parts<V> {
    #[inline(always)]
    fn of<I: Isa<Lanes = V>>(isa: I, split: &Split, group: usize) -> Self {
        let read = |row| isa.read(row, group);
        let (all, boxes, triads) = (read(&split.digits), read(&split.boxes), read(&split.triads));
        let (none, one) = (isa.lanes(0), isa.lanes(1));
        let mut parts = Self { lanes: read(&split.lanes), digits: [none; 9], triads: [none; 6] };
        for (number, digits) in (0..).zip(&mut parts.digits) {
            *digits = all.and(boxes.xor(isa.lanes(number)).less(one));
        }
        for (number, of_triad) in (0..).zip(&mut parts.triads) {
            *of_triad = triads.xor(isa.lanes(number)).less(one);
        }
        parts
    }

    /// Writes the copies of nine rows, and gives what is left.
    #[inline(always)]
    fn split<I: Isa<Lanes = V>>(
        &self,
        isa: I,
        open: Several<V, 9>,
        away: &mut [Row; 9],
        number: usize,
        group: usize,
    ) -> Several<V, 9> {
        let mut left = open;
        for (column, (left, away)) in left.0.iter_mut().zip(away).enumerate() {
            let digit = self.digits[number / 3 * 3 % 9 + column / 3 % 3];
            // The digit, of those with a triad through here.
            let here = digit.and(self.triads[number % 3].or(self.triads[3 + column % 3]));
            isa.write(choose(self.lanes, left.minus(here), isa.read(away, group)), away, group);
            // What stays loses the digit in the rest of the box.
            *left = left.minus(digit.minus(here));
        }
        left
    }
}
