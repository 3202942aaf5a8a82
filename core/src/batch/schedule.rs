//! Who is where: 32 puzzles in lanes, their open positions in a pool, and new puzzles at the entrance.
//!
//! Passes go over all lanes until enough of them are dead, full or at rest. Then each of these gets something new to do,
//! all together: its question is asked and one answer left in the pool, or a position comes back from the pool, or a new
//! puzzle comes in. A lane that waits for that is frozen: passes leave it as it is, so what becomes of a puzzle does not
//! depend on the others.

use super::exit::{Exit, Verdict};
use super::kernel::{
    Ask, Block, Change, Check, Enter, Entry, FIXED, Gather, Leave, NO_BOX, Pass, Return, Split, Standing,
};
use super::lane::{First, Lane, MOST};
use super::{Job, Outcome, Puzzles};
use crate::board::Grid;
use crate::fast::{Remains, place};
use crate::simd::{Backend, Row, bits, lane};
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
    pub(super) exit: &'a mut Block,
    pub(super) pool: &'a mut [Block],
}

/// The most blocks of the pool that are used.
pub(super) const MOST_BLOCKS: usize = MOST;

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
    /// What goes to the pool next, if anything.
    split: Split,
    has_split: bool,
    exit: Exit,
}

/// What goes into which lane next.
struct Arrivals {
    /// From each block of the pool: the lanes that get their column of it.
    back: [u32; MOST_BLOCKS],
    /// A bit for each block that something comes from.
    blocks: u32,
    /// From the entrance: the column for each lane, and the lanes.
    index: [u8; 32],
    new: u32,
}

/// So many blocks are looked at at a time.
const FEW_BLOCKS: usize = 8;

impl Arrivals {
    const NONE: Self = Self { back: [0; MOST_BLOCKS], blocks: 0, index: [0; 32], new: 0 };
}

/// What goes to the pool next: nothing.
const NO_SPLIT: Split = Split { block: 0, lanes: [0; 32], digits: [0; 32], boxes: [NO_BOX; 32], triads: [0; 32] };

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
            split: NO_SPLIT,
            has_split: false,
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
            let frozen = mask(!self.active | all);
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
            let Some((block, lanes)) = self.room(split) else {
                for lane in bits(split) {
                    self.waiting.at_rest |= 1 << lane;
                    self.finish_alone(lane);
                }
                break;
            };
            // What has not gone yet would be forgotten.
            self.change();
            let parts = &mut self.split;
            (parts.block, parts.lanes, parts.digits, parts.boxes) = (block, mask(lanes), questions.digit, [NO_BOX; 32]);
            for number in bits(lanes) {
                let (band, triad) = (lane(&questions.band, number), lane(&questions.triad, number));
                let (of_box, in_box) = place(usize::from(band), usize::from(triad));
                (parts.boxes[number & 31], parts.triads[number & 31]) = (of_box as u16, in_box as u16);
                let lane = &mut self.lanes[number & 31];
                lane.nodes += 1;
                lane.hold(block as u8);
            }
            self.has_split = true;
            split &= !lanes;
            if let Some(free) = self.free.get_mut(block) {
                *free &= !lanes;
            }
        }
        dead
    }

    /// A block of the pool where all these lanes have room, or else the one where most have, and which these are. The first
    /// will do: what is together is fetched together.
    fn room(&self, lanes: u32) -> Option<(usize, u32)> {
        let blocks = || self.free.iter().map(|free| free & lanes).take(self.desk.pool.len()).enumerate();
        let enough = blocks().find(|&(_, free)| free == lanes);
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
        if let Some(block) = lane.take() {
            let (back, bit) = (self.arrivals.back.get_mut(usize::from(block)), 1 << number);
            *back.unwrap_or(&mut 0) |= bit;
            self.arrivals.blocks |= 1 << block;
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
        for &block in lane.held() {
            if let Some(free) = self.free.get_mut(usize::from(block)) {
                *free |= 1 << number;
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
            self.arrivals.index[number & 31] = self.next_column as u8;
            self.arrivals.new |= 1 << number;
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
        let (mut blocks, lanes) = (self.arrivals.blocks, self.arrivals.new);
        (self.arrivals.blocks, self.arrivals.new) = (0, 0);
        let mut split = core::mem::take(&mut self.has_split).then_some(&self.split);
        if blocks == 0 && lanes == 0 && split.is_none() {
            return;
        }
        let mut entry = Entry { entrance: self.desk.entrance, index: &self.arrivals.index, lanes };
        loop {
            let mut returns = [Return { block: 0, lanes: [0; 32] }; FEW_BLOCKS];
            let mut length = 0;
            for (number, one) in bits(blocks).zip(&mut returns) {
                let (back, free) = (self.arrivals.back.get_mut(number), self.free.get_mut(number));
                let lanes = back.map_or(0, core::mem::take);
                *one = Return { block: number, lanes: mask(lanes) };
                *free.unwrap_or(&mut 0) |= lanes;
                blocks &= !(1 << number);
                length += 1;
            }
            let returns = returns.get(..length).unwrap_or_default();
            let (open, taken, pool) = (&mut *self.desk.open, &mut *self.desk.taken, &mut *self.desk.pool);
            self.backend.run(Change { entry, split: split.take(), returns, open, taken, pool });
            if blocks == 0 {
                return;
            }
            entry = Entry { entrance: self.desk.entrance, index: &self.arrivals.index, lanes: 0 };
        }
    }

    /// Finishes the puzzle of a lane by itself.
    #[inline(never)]
    fn finish_alone(&mut self, number: usize) {
        if let First::Waits(_) = self.lanes[number & 31].first {
            self.open_the_exit();
        }
        let mut remains = Remains::new(self.backend);
        let mine = &self.lanes[number & 31];
        for &block in mine.held() {
            if let Some(block) = self.desk.pool.get(usize::from(block)) {
                remains.add(&column(block, number));
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
fn mask(lanes: u32) -> Row {
    let mut row = [0; 32];
    for (lane, number) in row.iter_mut().enumerate() {
        *number = (lanes >> lane & 1) as u16 * u16::MAX;
    }
    row
}
