//! Who is where: 32 puzzles in lanes, their open positions in a pool, and new puzzles at the entrance.
//!
//! Passes go over all lanes until enough of them are dead, full or at rest. Then each of these gets something new to do,
//! all together: its question is asked and one answer left in the pool, or a position comes back from the pool, or a new
//! puzzle comes in. A lane that waits for that is frozen: passes leave it as it is, so what becomes of a puzzle does not
//! depend on the others.

use super::kernel::{Arrive, Ask, Block, Check, Enter, FIXED, Leave, Pass, Standing};
use super::lane::{Held, Lane};
use super::{Job, Outcome, Puzzles};
use crate::board::Grid;
use crate::fast::Remains;
use crate::simd::{Backend, Move, Row, Split, bits, lane};
use crate::solve::{Ending, Meter};
use core::ops::ControlFlow;

/// So many lanes have to wait before they are looked at: looking costs about as much for one as for all.
const ENOUGH: u32 = 12;
/// So few puzzles are faster one at a time.
const FEW: u32 = 8;

/// Where the schedule keeps what it works on.
pub(super) struct Desk<'a> {
    pub(super) open: &'a mut Block,
    pub(super) taken: &'a mut Block,
    pub(super) entrance: &'a mut Block,
    pub(super) pool: &'a mut [Block],
}

/// The number of the entrance as a source; smaller ones are blocks of the pool.
const ENTRANCE: u8 = u8::MAX;

/// The most blocks of the pool that are used.
pub(super) const MOST_BLOCKS: usize = 32;

pub(super) struct Schedule<'a, P> {
    backend: Backend,
    job: Job,
    puzzles: &'a mut P,
    desk: Desk<'a>,
    /// For each block of the pool, the columns that are free.
    free: [u32; MOST_BLOCKS],
    lanes: [Lane; 32],
    /// The lanes that have a puzzle.
    active: u32,
    /// The lanes that wait, by what they wait for.
    waiting: Standing,
    /// Puzzles at the entrance: the number of the first, the column of the next, and how many there are.
    first_number: usize,
    next_column: usize,
    columns: usize,
    /// Puzzles taken, and whether there are more.
    taken_in: usize,
    is_over: bool,
    /// The nodes of the puzzles that are finished.
    nodes: u64,
    arrivals: Arrivals,
}

/// What goes into which lane next.
struct Arrivals {
    sources: [Source; MOST_BLOCKS + 1],
    length: usize,
}

/// What comes from one block.
#[derive(Clone, Copy)]
struct Source {
    block: u8,
    /// The column for each lane.
    index: [u8; 32],
    lanes: u32,
    columns: u32,
}

impl Arrivals {
    const NONE: Self =
        Self { sources: [Source { block: 0, index: [0; 32], lanes: 0, columns: 0 }; MOST_BLOCKS + 1], length: 0 };

    fn add(&mut self, block: u8, column: u8, lane: usize) {
        let known = self.sources.iter().take(self.length).position(|source| source.block == block);
        let Some(source) = self.sources.get_mut(known.unwrap_or(self.length)) else { return };
        if known.is_none() {
            self.length += 1;
            (source.block, source.lanes, source.columns) = (block, 0, 0);
        }
        source.index[lane & 31] = column;
        source.lanes |= 1_u32.wrapping_shl(lane as u32);
        source.columns |= 1_u32.wrapping_shl(u32::from(column));
    }
}

impl<'a, P: Puzzles> Schedule<'a, P> {
    pub(super) fn new(backend: Backend, job: Job, puzzles: &'a mut P, desk: Desk<'a>) -> Self {
        Self {
            backend,
            job,
            puzzles,
            desk,
            free: [u32::MAX; MOST_BLOCKS],
            lanes: [Lane::VACANT; 32],
            active: 0,
            waiting: Standing::default(),
            first_number: 0,
            next_column: 0,
            columns: 0,
            taken_in: 0,
            is_over: false,
            nodes: 0,
            arrivals: Arrivals::NONE,
        }
    }

    /// Solves all puzzles, and gives their number.
    // A frame of its own: what it takes is then taken once, and at the start.
    #[inline(never)]
    pub(super) fn run(&mut self) -> usize {
        for lane in 0..32 {
            self.come_in(lane);
        }
        self.settle_in();
        loop {
            if self.is_over && self.next_column == self.columns && self.active.count_ones() <= FEW {
                for lane in bits(self.active) {
                    self.finish_alone(lane);
                }
                return self.taken_in;
            }
            let all = self.waiting.dead | self.waiting.full | self.waiting.at_rest;
            let frozen = frozen(!self.active | all);
            let (open, taken) = (&mut *self.desk.open, &mut *self.desk.taken);
            let now = self.backend.run(Pass { open, taken, frozen: &frozen });
            let working = self.active & !all;
            let (dead, full) = (now.dead & working, now.full & working & !now.dead);
            self.waiting.dead |= dead;
            self.waiting.full |= full;
            self.waiting.at_rest |= now.at_rest & working & !dead & !full;
            let all = self.waiting.dead | self.waiting.full | self.waiting.at_rest;
            if all.count_ones() >= ENOUGH || all == self.active {
                self.attend();
            }
        }
    }

    /// Gives every lane that waits something to do.
    fn attend(&mut self) {
        let waiting = core::mem::take(&mut self.waiting);
        let mut dead = waiting.dead;
        if waiting.at_rest != 0 {
            dead |= self.branch(waiting.at_rest);
        }
        if waiting.full != 0 {
            let solved = waiting.full & self.backend.run(Check { open: self.desk.open });
            dead |= waiting.full & !solved;
            for lane in bits(solved) {
                self.harvest(lane);
            }
        }
        for lane in bits(dead) {
            self.go_back(lane);
        }
        self.settle_in();
    }

    /// Asks the question about each of these lanes, and goes on with the first answer; gives those that are dead.
    fn branch(&mut self, lanes: u32) -> u32 {
        let questions = self.backend.run(Ask { open: self.desk.open });
        let (mut dead, mut split) = (0, 0_u32);
        for number in bits(lanes) {
            match lane(&questions.total, number) {
                FIXED => {}
                0..9 => dead |= 1 << number,
                _ if self.lanes[number & 31].nodes >= self.job.node_limit => self.finish(number, &Outcome::Limit),
                _ => split |= 1 << number,
            }
        }
        while split != 0 {
            let Some((block, free)) = self.room(split.count_ones()) else {
                for lane in bits(split) {
                    self.waiting.at_rest |= 1 << lane;
                    self.finish_alone(lane);
                }
                break;
            };
            let (digits, nobody) = (questions.digit, [0; 81]);
            let mut parts = Split { index: [0; 32], places: 0, digits, stay: nobody, go: nobody };
            for (number, column) in bits(split).zip(bits(free)) {
                parts.index[column & 31] = number as u8;
                parts.places |= 1 << column;
                let triad = triad(lane(&questions.band, number), lane(&questions.triad, number));
                triad.mark(number, &mut parts);
                let lane = &mut self.lanes[number & 31];
                lane.nodes += 1;
                lane.hold(Held { block: block as u8, column: column as u8 });
                split &= !(1 << number);
            }
            let (open, taken) = (&mut *self.desk.open, &mut *self.desk.taken);
            if let (Some(pool), Some(free)) = (self.desk.pool.get_mut(block), self.free.get_mut(block)) {
                self.backend.run(Leave { split: &parts, open, taken, pool });
                *free &= !parts.places;
            }
        }
        dead
    }

    /// A block of the pool with so many free columns, or else the one with the most, and these. The first will do: what
    /// is together is fetched together.
    fn room(&self, wanted: u32) -> Option<(usize, u32)> {
        let blocks = || self.free.iter().copied().take(self.desk.pool.len()).enumerate();
        let enough = blocks().find(|(_, free)| free.count_ones() >= wanted);
        enough.or_else(|| blocks().max_by_key(|(_, free)| free.count_ones())).filter(|&(_, free)| free != 0)
    }

    /// Takes the solution of a lane.
    fn harvest(&mut self, number: usize) {
        let mut numbers = [0; 81];
        for (digit, row) in numbers.iter_mut().zip(&*self.desk.open) {
            *digit = u32::from(lane(row, number)).trailing_zeros() as u8 + 1;
        }
        let solution = Grid::from_numbers(&numbers);
        match self.lanes[number & 31].first {
            Some(first) => self.finish(number, &Outcome::NotUnique(first)),
            None if self.job.is_unique => {
                self.lanes[number & 31].first = Some(solution);
                self.go_back(number);
            }
            None => self.finish(number, &Outcome::Solved(solution)),
        }
    }

    /// Goes on with the position that was left last, or ends.
    fn go_back(&mut self, number: usize) {
        let lane = &mut self.lanes[number & 31];
        if lane.held().is_empty() {
            let outcome = lane.first.map_or(Outcome::NoSolution, Outcome::Solved);
            return self.finish(number, &outcome);
        }
        if lane.nodes >= self.job.node_limit {
            return self.finish(number, &Outcome::Limit);
        }
        lane.nodes += 1;
        if let Some(held) = lane.take() {
            self.arrivals.add(held.block, held.column, number);
        }
    }

    /// Reports what has come of a puzzle, and lets the next one in.
    fn finish(&mut self, number: usize, outcome: &Outcome) {
        let lane = &self.lanes[number & 31];
        self.nodes = self.nodes.saturating_add(lane.nodes);
        for held in lane.held() {
            if let Some(free) = self.free.get_mut(usize::from(held.block)) {
                *free |= 1 << held.column;
            }
        }
        self.puzzles.report(lane.number, outcome);
        self.active &= !(1 << number);
        self.come_in(number);
    }

    /// Lets a puzzle into a vacant lane, if there is any.
    fn come_in(&mut self, number: usize) {
        if self.next_column == self.columns {
            self.open_the_door();
        }
        if self.next_column < self.columns {
            self.lanes[number & 31].begin(self.first_number + self.next_column);
            self.arrivals.add(ENTRANCE, self.next_column as u8, number);
            self.next_column += 1;
            self.active |= 1 << number;
        }
    }

    /// Takes up to 32 puzzles to the entrance.
    #[inline(never)]
    fn open_the_door(&mut self) {
        if self.is_over {
            return;
        }
        self.settle_in();
        (self.first_number, self.next_column, self.columns) = (self.taken_in, 0, 0);
        let mut grids = [[0; 84]; 32];
        for grid in &mut grids {
            if self.nodes >= self.job.budget && self.taken_in > 0 {
                self.is_over = true;
                break;
            }
            let Some(puzzle) = self.puzzles.next() else {
                self.is_over = true;
                break;
            };
            if let Some(cells) = grid.first_chunk_mut() {
                *cells = puzzle.to_bytes();
            }
            self.columns += 1;
            self.taken_in += 1;
        }
        self.backend.run(Enter { grids: &grids, entrance: self.desk.entrance });
    }

    /// Moves what has arrived into its lanes.
    fn settle_in(&mut self) {
        let arrivals = core::mem::replace(&mut self.arrivals.length, 0);
        if arrivals == 0 {
            return;
        }
        let mut moves = [Move { from: self.desk.entrance, index: &[0; 32], places: 0 }; MOST_BLOCKS + 1];
        for (one, source) in moves.iter_mut().zip(self.arrivals.sources.iter().take(arrivals)) {
            let block = self.desk.pool.get(usize::from(source.block));
            *one = Move { from: block.unwrap_or(self.desk.entrance), index: &source.index, places: source.lanes };
            if let Some(free) = self.free.get_mut(usize::from(source.block)) {
                *free |= source.columns;
            }
        }
        let (open, taken) = (&mut *self.desk.open, &mut *self.desk.taken);
        self.backend.run(Arrive { moves: moves.get(..arrivals).unwrap_or_default(), open, taken });
    }

    /// Finishes the puzzle of a lane by itself.
    #[inline(never)]
    fn finish_alone(&mut self, number: usize) {
        let mut remains = Remains::new(self.backend);
        let mine = &self.lanes[number & 31];
        for held in mine.held() {
            if let Some(block) = self.desk.pool.get(usize::from(held.block)) {
                remains.add(&column(block, usize::from(held.column)));
            }
        }
        let is_at_rest = self.waiting.at_rest >> number & 1 != 0;
        remains.add_entered(&column(self.desk.open, number), is_at_rest);
        let mut meter = Meter::new(self.job.node_limit - mine.nodes.min(self.job.node_limit));
        let (mut first, is_unique) = (mine.first, self.job.is_unique);
        let mut is_second = false;
        let ending = remains.search(self.backend, &mut meter, &mut |solution| {
            is_second = first.is_some();
            first.get_or_insert(*solution);
            if is_second || !is_unique { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let outcome = match (first, ending) {
            (_, Ending::Limit) => Outcome::Limit,
            (None, _) => Outcome::NoSolution,
            (Some(first), _) if is_second => Outcome::NotUnique(first),
            (Some(first), _) => Outcome::Solved(first),
        };
        self.lanes[number & 31].nodes += meter.statistics.nodes;
        let standing = &mut self.waiting;
        for set in [&mut standing.dead, &mut standing.full, &mut standing.at_rest] {
            *set &= !(1 << number);
        }
        self.finish(number, &outcome);
    }
}

/// The candidates of one puzzle of a block.
fn column(block: &Block, number: usize) -> [u16; 81] {
    let mut candidates = [0; 81];
    for (set, row) in candidates.iter_mut().zip(block) {
        *set = lane(row, number);
    }
    candidates
}

/// All bits for these lanes.
fn frozen(lanes: u32) -> Row {
    let mut row = [0; 32];
    for (lane, number) in row.iter_mut().enumerate() {
        *number = (lanes >> lane & 1) as u16 * u16::MAX;
    }
    row
}

/// A triad of a question, as cells.
struct Triad {
    /// The first cell of its box.
    start: usize,
    line: usize,
    /// The steps from line to line and along a line.
    steps: (usize, usize),
}

/// The triad with this number in a question about a band, or about a stack with three more.
fn triad(band: u16, number: u16) -> Triad {
    let (band, number) = (usize::from(band), usize::from(number));
    let (on, line) = if number < 3 { (0, number) } else { (1, (number - 2) % 3) };
    match band {
        0..3 => Triad { start: 27 * band + 3 * on, line, steps: (9, 1) },
        _ => Triad { start: 27 * on + 3 * (band - 3), line, steps: (1, 9) },
    }
}

impl Triad {
    /// The cells of a line of its box.
    fn cells(&self, line: usize) -> [usize; 3] {
        let first = self.start + line * self.steps.0;
        [first, first + self.steps.1, first + 2 * self.steps.1]
    }

    /// Marks the cells of a puzzle that lose the digit: those of the triad in the copy, those of the other triads of the
    /// box in what stays.
    #[inline(always)]
    fn mark(&self, number: usize, split: &mut Split) {
        let bit = 1_u32.wrapping_shl(number as u32);
        for line in 0..3 {
            let marks = if line == self.line { &mut split.go } else { &mut split.stay };
            for cell in self.cells(line) {
                if let Some(mark) = marks.get_mut(cell) {
                    *mark |= bit;
                }
            }
        }
    }
}
