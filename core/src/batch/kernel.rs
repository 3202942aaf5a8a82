//! One pass of 32 puzzles side by side, and the questions about those that are at rest.
//!
//! The algebra is that of the fast engine. A vector holds one number of several puzzles there, so the boxes of a band are
//! three vectors, and going on to the next box is taking the next vector.

use crate::fast::{self, Along, Found, clean, each, half_pass, question, union};
use crate::simd::{Isa, Lanes, Move, Places, Row, Several, Task, Vector};

/// A number for each cell of 32 puzzles.
pub(super) type Block = [Row; 81];

/// Three boxes of a band or stack, one vector each.
type Three<V> = Several<V, 3>;

/// The boxes are side by side as vectors.
struct SideBySide;

impl<V: Vector> Along<Three<V>> for SideBySide {
    #[inline(always)]
    fn next(Several([first, second, third]): Three<V>) -> Three<V> {
        Several([second, third, first])
    }

    #[inline(always)]
    fn after_next(Several([first, second, third]): Three<V>) -> Three<V> {
        Several([third, first, second])
    }
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

/// The cells of a band or stack: `line` and `across` are the steps between lines and between the cells of a triad, `on`
/// that between boxes.
#[derive(Clone, Copy)]
struct Steps {
    on: usize,
    line: usize,
    across: usize,
}

/// A band begins with its first row.
const BAND: Steps = Steps { on: 3, line: 9, across: 1 };
/// A stack begins in the first row.
const STACK: Steps = Steps { on: 27, line: 1, across: 9 };

#[inline(always)]
fn pass<I: Isa>(isa: I, open: &mut Block, taken: &mut Block, frozen: &Row, group: usize) -> Standing {
    let (none, all) = (isa.lanes(0), isa.lanes(0x1ff));
    let frozen = Several([isa.read(frozen, group); 3]);
    let mut found = Found { new: Several([none; 3]), fewest: Several([all; 3]), fewest_taken: Several([all; 3]) };
    let mut placed = all;
    for (open, taken) in open.as_chunks_mut::<27>().0.iter_mut().zip(taken.as_chunks_mut::<27>().0) {
        let (mut o, mut t) = (gather(isa, open, BAND, group), gather(isa, taken, BAND, group));
        let Several([p, _, _]) = half_pass::<_, SideBySide>(&mut o, &mut t, frozen, &mut found.new);
        placed = placed.and(p);
        scatter(isa, o, open, BAND, group);
        scatter(isa, t, taken, BAND, group);
    }
    for stack in [0, 3, 6] {
        let (Some(open), Some(taken)) = (open.get_mut(stack..), taken.get_mut(stack..)) else { continue };
        let (Some(open), Some(taken)) = (open.first_chunk_mut::<75>(), taken.first_chunk_mut::<75>()) else { continue };
        let (mut o, mut t) = (gather(isa, open, STACK, group), gather(isa, taken, STACK, group));
        let Several([p, _, _]) = half_pass::<_, SideBySide>(&mut o, &mut t, frozen, &mut found.new);
        placed = placed.and(p);
        clean(&mut o, &mut t, &mut found);
        scatter(isa, o, open, STACK, group);
        scatter(isa, t, taken, STACK, group);
    }
    let (Several([a, b, c]), Several([d, e, f]), Several([g, h, i])) = (found.new, found.fewest, found.fewest_taken);
    let is_dead = d.least(e).least(f).zeros() | !all.minus(placed).zeros();
    let lanes = if I::GROUPS == 1 { u32::MAX } else { (1 << (32 / I::GROUPS)) - 1 };
    Standing {
        dead: is_dead & lanes,
        full: !g.least(h).least(i).zeros() & lanes,
        at_rest: a.or(b).or(c).zeros() & lanes,
    }
}

/// Reads the places of a band or stack.
#[inline(always)]
fn gather<I: Isa, const N: usize>(isa: I, rows: &[Row; N], steps: Steps, group: usize) -> Places<Three<I::Lanes>> {
    let none = isa.lanes(0);
    let mut places = [[Several([none; 3]); 3]; 3];
    for (line, triads) in places.iter_mut().enumerate() {
        for (across, boxes) in triads.iter_mut().enumerate() {
            for (on, numbers) in boxes.0.iter_mut().enumerate() {
                if let Some(row) = rows.get(line * steps.line + across * steps.across + on * steps.on) {
                    *numbers = isa.read(row, group);
                }
            }
        }
    }
    places
}

/// Writes them back.
#[inline(always)]
fn scatter<I: Isa, const N: usize>(
    isa: I,
    places: Places<Three<I::Lanes>>,
    rows: &mut [Row; N],
    steps: Steps,
    group: usize,
) {
    for (line, triads) in places.into_iter().enumerate() {
        for (across, boxes) in triads.into_iter().enumerate() {
            for (on, numbers) in boxes.0.into_iter().enumerate() {
                if let Some(row) = rows.get_mut(line * steps.line + across * steps.across + on * steps.on) {
                    isa.write(numbers, row, group);
                }
            }
        }
    }
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
        let Some(six) = configurations(isa, open, index, group) else { continue };
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
fn configurations<I: Isa>(isa: I, open: &Block, index: usize, group: usize) -> Option<[I::Lanes; 6]> {
    let places = match index {
        0..3 => gather(isa, open.get(27 * index..)?.first_chunk::<27>()?, BAND, group),
        _ => gather(isa, open.get(3 * (index - 3)..)?.first_chunk::<75>()?, STACK, group),
    };
    let [Several([a, b, c]), Several([d, e, f]), Several([g, h, i])] = each(places, union);
    Some([a.and(e).and(i), a.and(h).and(f), d.and(h).and(c), d.and(b).and(i), g.and(b).and(f), g.and(e).and(c)])
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
        let triads = each(gather(isa, band, BAND, group), union);
        let Several([first, second, third]) = union(triads);
        everywhere = everywhere.and(first).and(second).and(third);
        for Several(row) in triads {
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

/// Leaves positions in the pool.
pub(super) struct Leave<'a> {
    pub(super) leaving: Move<'a>,
    pub(super) pool: &'a mut Block,
}

impl Task for Leave<'_> {
    type Output = ();

    #[inline(always)]
    fn run<I: Isa>(self, isa: I) {
        isa.shift(&self.leaving, self.pool);
    }
}

/// Brings positions to their lanes.
pub(super) struct Arrive<'a> {
    pub(super) moves: &'a [Move<'a>],
    pub(super) open: &'a mut Block,
    pub(super) taken: &'a mut Block,
}

impl Task for Arrive<'_> {
    type Output = ();

    #[inline(always)]
    fn run<I: Isa>(self, isa: I) {
        isa.shift_in(self.moves, self.open, self.taken);
    }
}
