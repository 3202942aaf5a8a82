//! Who is where: 32 puzzles in lanes, their open positions in a pool, and new puzzles at the entrance.
//!
//! Passes go over all lanes until enough of them are dead, full or at rest. Then each of these gets something new to do,
//! all together: its question is asked and one answer left in the pool, or a position comes back from the pool, or a new
//! puzzle comes in. A lane that waits for that is frozen: passes leave it as it is, so what becomes of a puzzle does not
//! depend on the others.

use super::exit::{Exit, Verdict};
use super::kernel::{Ask, Block, Change, Check, Enter, FIXED, Gather, Leave, Pass, Standing};
use super::lane::{First, Held, Lane};
use super::{Job, Outcome, Puzzles};
use crate::board::Grid;
use crate::fast::Remains;
use crate::simd::{Backend, Move, NO_BOX, Row, Shared, Split, bits, lane};
use crate::solve::{Ending, Meter};
use core::cell::Cell;
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
    pub(super) exit: &'a mut Block,
    pub(super) pool: &'a mut [Block],
}

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
    departures: Departures,
    exit: Exit,
}

/// What goes into which lane next, by the block that it comes from; the entrance is the last.
struct Arrivals {
    sources: [Source; SOURCES],
    /// A bit for each source that there is something from.
    some: u64,
}

/// The blocks of the pool, and the entrance.
const SOURCES: usize = MOST_BLOCKS + 1;

/// So many of them are moved at a time.
const FEW_MOVES: usize = 6;

/// What comes from one block.
#[derive(Clone, Copy)]
struct Source {
    /// The column for each lane.
    index: [u8; 32],
    lanes: u32,
    columns: u32,
}

impl Arrivals {
    const NONE: Self = Self { sources: [Source { index: [0; 32], lanes: 0, columns: 0 }; SOURCES], some: 0 };

    #[inline(always)]
    fn add(&mut self, Held { block, column }: Held, lane: usize) {
        let Some(source) = self.sources.get_mut(usize::from(block)) else { return };
        if self.some >> (block & 63) & 1 == 0 {
            (source.lanes, source.columns) = (0, 0);
        }
        source.index[lane & 31] = column;
        source.lanes |= 1_u32.wrapping_shl(lane as u32);
        source.columns |= 1_u32.wrapping_shl(u32::from(column));
        self.some |= 1_u64.wrapping_shl(u32::from(block));
    }
}

/// What goes to the pool next.
#[derive(Clone, Copy)]
struct Departures {
    block: usize,
    /// The lane for each column.
    index: [u8; 32],
    columns: u32,
    digits: Row,
    /// For each lane, as in a split.
    boxes: Row,
    triads: Row,
}

impl Departures {
    const NONE: Self =
        Self { block: 0, index: [0; 32], columns: 0, digits: [0; 32], boxes: [NO_BOX; 32], triads: [0; 32] };
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
            departures: Departures::NONE,
            exit: Exit::EMPTY,
        }
    }

    /// Solves all puzzles, and gives their number.
    // A frame of its own: what it takes is then taken once, and at the start.
    #[inline(never)]
    pub(super) fn run(&mut self) -> usize {
        for lane in 0..32 {
            self.come_in(lane);
        }
        self.change();
        loop {
            if self.is_over && self.next_column == self.columns && self.active.count_ones() <= FEW {
                for lane in bits(self.active) {
                    self.finish_alone(lane);
                }
                self.open_the_exit();
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
        self.change();
    }

    /// Asks the question about each of these lanes, and goes on with the first answer; gives those that are dead.
    fn branch(&mut self, lanes: u32) -> u32 {
        let questions = self.backend.run(Ask { open: self.desk.open });
        let (mut dead, mut split) = (0, 0_u32);
        for number in bits(lanes) {
            match lane(&questions.total, number) {
                FIXED => {}
                0..9 => dead |= 1 << number,
                _ if self.lanes[number & 31].nodes >= self.job.node_limit => {
                    self.finish_without(number, &Outcome::Limit)
                }
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
            // What has not gone yet has filled its block.
            self.change();
            let parts = &mut self.departures;
            *parts = Departures { block, digits: questions.digit, ..Departures::NONE };
            for (number, column) in bits(split).zip(bits(free)) {
                parts.index[column & 31] = number as u8;
                parts.columns |= 1 << column;
                let (band, triad) = (lane(&questions.band, number), lane(&questions.triad, number));
                (parts.boxes[number & 31], parts.triads[number & 31]) = place(band, triad);
                let lane = &mut self.lanes[number & 31];
                lane.nodes += 1;
                lane.hold(Held { block: block as u8, column: column as u8 });
                split &= !(1 << number);
            }
            if let Some(free) = self.free.get_mut(block) {
                *free &= !parts.columns;
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
        let First::None = self.lanes[number & 31].first else { return self.finish(number, Verdict::NotUnique) };
        if self.exit.is_full() {
            self.open_the_exit();
        }
        let lane = &mut self.lanes[number & 31];
        lane.first = First::Waits(self.exit.take(lane.number, number));
        if self.job.is_unique { self.go_back(number) } else { self.finish(number, Verdict::Solved) }
    }

    /// Reports the puzzles whose solutions wait.
    #[inline(never)]
    fn open_the_exit(&mut self) {
        self.gather();
        let mut grids = [[0; 84]; 32];
        self.backend.run(Leave { exit: self.desk.exit, grids: &mut grids });
        for (slot, grid) in self.exit.empty().zip(&grids) {
            let Some(cells) = grid.first_chunk() else { continue };
            let solution = Grid::from_numbers(cells);
            match slot.verdict {
                Verdict::Open => self.lanes[slot.lane & 31].first = First::Known(solution),
                Verdict::Solved => self.puzzles.report(slot.number, &Outcome::Solved(solution)),
                Verdict::NotUnique => self.puzzles.report(slot.number, &Outcome::NotUnique(solution)),
                Verdict::Dropped => {}
            }
        }
    }

    /// Puts the solutions that are still in their lanes together with the others.
    fn gather(&mut self) {
        let Exit { index, columns, .. } = &self.exit;
        if *columns != 0 {
            let (open, exit) = (&*self.desk.open, &mut *self.desk.exit);
            self.backend.run(Gather { open, index, columns: *columns, exit });
            self.exit.columns = 0;
        }
    }

    /// Goes on with the position that was left last, or ends.
    fn go_back(&mut self, number: usize) {
        let lane = &mut self.lanes[number & 31];
        if lane.held().is_empty() {
            return match lane.first {
                First::None => self.finish_without(number, &Outcome::NoSolution),
                _ => self.finish(number, Verdict::Solved),
            };
        }
        if lane.nodes >= self.job.node_limit {
            return self.finish_without(number, &Outcome::Limit);
        }
        lane.nodes += 1;
        if let Some(held) = lane.take() {
            self.arrivals.add(held, number);
        }
    }

    /// Has a puzzle reported with its first solution, and lets the next one in.
    fn finish(&mut self, number: usize, verdict: Verdict) {
        let lane = &self.lanes[number & 31];
        match (lane.first, verdict) {
            (First::Waits(column), _) => self.exit.decide(column, verdict),
            (First::Known(first), Verdict::NotUnique) => self.puzzles.report(lane.number, &Outcome::NotUnique(first)),
            (First::Known(first), _) => self.puzzles.report(lane.number, &Outcome::Solved(first)),
            (First::None, _) => self.puzzles.report(lane.number, &Outcome::NoSolution),
        }
        self.vacate(number);
    }

    /// Reports a puzzle without a solution, and lets the next one in.
    fn finish_without(&mut self, number: usize, outcome: &Outcome) {
        let lane = &self.lanes[number & 31];
        if let First::Waits(column) = lane.first {
            self.exit.decide(column, Verdict::Dropped);
        }
        self.puzzles.report(lane.number, outcome);
        self.vacate(number);
    }

    /// Gives back what a puzzle holds, and lets the next one in.
    fn vacate(&mut self, number: usize) {
        let lane = &self.lanes[number & 31];
        self.nodes = self.nodes.saturating_add(lane.nodes);
        for held in lane.held() {
            if let Some(free) = self.free.get_mut(usize::from(held.block)) {
                *free |= 1 << held.column;
            }
        }
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
            self.arrivals.add(Held { block: MOST_BLOCKS as u8, column: self.next_column as u8 }, number);
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
        self.change();
        (self.first_number, self.next_column, self.columns) = (self.taken_in, 0, 0);
        let mut grids = [[0; 84]; 32];
        for grid in &mut grids {
            if self.nodes >= self.job.budget && self.taken_in > 0 {
                self.is_over = true;
                break;
            }
            let cells = grid.first_chunk_mut();
            if !cells.is_some_and(|cells| self.puzzles.next(cells)) {
                self.is_over = true;
                break;
            }
            self.columns += 1;
            self.taken_in += 1;
        }
        self.backend.run(Enter { grids: &grids, entrance: self.desk.entrance });
    }

    /// Moves what goes and what comes.
    #[inline(never)]
    fn change(&mut self) {
        self.gather();
        let mut some = core::mem::take(&mut self.arrivals.some);
        if some == 0 && self.departures.columns == 0 {
            return;
        }
        let pool = Cell::from_mut(&mut *self.desk.pool).as_slice_of_cells();
        let entrance = Cell::from_mut(&mut *self.desk.entrance);
        let block = |number| -> Shared { pool.get(number).unwrap_or(entrance).as_array_of_cells() };
        let Departures { block: to, index, columns, digits, boxes, triads } = &self.departures;
        let split = Split { away: block(*to), index, places: *columns, digits, boxes, triads };
        let mut split = (*columns != 0).then_some(split);
        let mut none = 0;
        loop {
            // Few at a time: there are seldom more.
            let mut moves = [Move { from: block(SOURCES), index: &[0; 32], places: 0 }; FEW_MOVES];
            let mut length = 0;
            while let (Some(one), true) = (moves.get_mut(length), some != 0) {
                let number = some.trailing_zeros() as usize;
                some &= some - 1;
                let Some(source) = self.arrivals.sources.get(number) else { continue };
                *one = Move { from: block(number), index: &source.index, places: source.lanes };
                *self.free.get_mut(number).unwrap_or(&mut none) |= source.columns;
                length += 1;
            }
            let (open, taken) = (&mut *self.desk.open, &mut *self.desk.taken);
            let moves = moves.get(..length).unwrap_or_default();
            self.backend.run(Change { split: split.take(), moves, open, taken });
            if some == 0 {
                break;
            }
        }
        self.departures.columns = 0;
    }

    /// Finishes the puzzle of a lane by itself.
    #[inline(never)]
    fn finish_alone(&mut self, number: usize) {
        if let First::Waits(_) = self.lanes[number & 31].first {
            self.open_the_exit();
        }
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
        let mut first = match mine.first {
            First::Known(first) => Some(first),
            _ => None,
        };
        let (mut is_second, is_unique) = (false, self.job.is_unique);
        let ending = remains.search(self.backend, &mut meter, &mut |solution| {
            is_second = first.is_some();
            first.get_or_insert(*solution);
            if is_second || !is_unique { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let mine = &mut self.lanes[number & 31];
        mine.nodes += meter.statistics.nodes;
        mine.first = first.map_or(First::None, First::Known);
        let standing = &mut self.waiting;
        for set in [&mut standing.dead, &mut standing.full, &mut standing.at_rest] {
            *set &= !(1 << number);
        }
        match (first, ending) {
            (_, Ending::Limit) => self.finish_without(number, &Outcome::Limit),
            (None, _) => self.finish_without(number, &Outcome::NoSolution),
            (Some(_), _) if is_second => self.finish(number, Verdict::NotUnique),
            (Some(_), _) => self.finish(number, Verdict::Solved),
        }
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

/// The box and the triad in it, as in a split, by the band, or stack with three more, and the triad of a question.
const PLACES: [[(u16, u16); 6]; 6] = {
    let mut places = [[(0, 0); 6]; 6];
    let mut number = 0;
    while number < 36 {
        let (band, triad) = (number / 6, number % 6);
        let (on, line) = if triad < 3 { (0, triad) } else { (1, (triad + 1) % 3) };
        let place = if band < 3 { (3 * band + on, line) } else { (3 * on + band - 3, 3 + line) };
        places[band][triad] = (place.0 as u16, place.1 as u16);
        number += 1;
    }
    places
};

#[inline(always)]
fn place(band: u16, triad: u16) -> (u16, u16) {
    PLACES.as_flattened().get(usize::from(6 * band + triad)).copied().unwrap_or((NO_BOX, 0))
}
