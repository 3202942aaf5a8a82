//! Chains of every kind, as Sudoku Explainer has them.
//!
//! From an assumption everything follows that links lead to (`run`). A contradiction, or what several assumptions have in
//! common of which one must be true, is a deduction (`sweep`); chains without branches are searched for themselves
//! (`chains`). Inside a run simpler techniques may help (`inner`). Of all deductions the one with the fewest literals in its
//! chains comes first (`find`, `walk`). The techniques and their order are those of Sudoku Explainer by Nicolas Juillerat.

mod chains;
mod find;
mod inner;
mod layer;
mod links;
mod literal;
mod run;
mod show;
mod stage;
mod sweep;
mod trace;
mod walk;

pub use stage::Stage;

use crate::board::Cell;
use crate::logic::{Position, Sink, Step};
use core::ops::ControlFlow;
use find::{Best, ChainKind, Collector};
use layer::Layer;

/// The memory that the search needs, to be used again and again. What it holds between searches does not matter.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    layers: [Layer; 3],
}

impl Room {
    /// Unused.
    pub const IDLE: Self = Self { layers: [Layer::IDLE; 3] };
}

/// How far the search for the first deduction of a technique has come. Plain data.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    part: u32,
    best: Best,
}

/// What the search came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The first deduction in order is known.
    Found,
    /// There is none.
    Nothing,
    /// The effort is used up; it can go on.
    Limit,
    /// There was no room for all deductions inside the chains, so that it cannot be known.
    NoRoom,
}

impl Search {
    /// At the start.
    pub const fn new(stage: Stage) -> Self {
        let has_one_base = !matches!(stage, Stage::Chains);
        Self { part: 0, best: Best { find: None, order: 0, has_one_base } }
    }

    /// Goes on with the search, cell by cell; a cell that was begun is finished. Each literal that is reached is taken from
    /// the effort.
    pub fn advance(&mut self, position: &Position, stage: Stage, room: &mut Room, effort: &mut u64) -> Outcome {
        let mut position = *position;
        while self.part < stage.parts() {
            if *effort == 0 {
                return Outcome::Limit;
            }
            let work = part(stage, self.part, &mut position, room, &mut self.best);
            *effort = effort.saturating_sub(work.max(1));
            if room.is_overfull() {
                return Outcome::NoRoom;
            }
            self.part += 1;
        }
        if self.best.find.is_some() { Outcome::Found } else { Outcome::Nothing }
    }

    /// The step of the first deduction, as far as the search has come.
    pub fn step(&self, position: &Position, stage: Stage, room: &mut Room) -> Option<Step> {
        show::step(stage, &mut position.clone(), &self.best.find?, &mut room.layers)
    }
}

impl Room {
    fn is_overfull(&mut self) -> bool {
        let is_overfull = self.layers.iter().any(|layer| layer.is_overfull);
        self.layers.iter_mut().for_each(|layer| layer.is_overfull = false);
        is_overfull
    }
}

/// Hands out every deduction of a technique in order of discovery.
pub fn each(position: &Position, stage: Stage, room: &mut Room, sink: &mut Sink) -> ControlFlow<()> {
    let mut position = *position;
    for number in 0..stage.parts() {
        let mut finds = find::Finds::new(find::NO_FIND);
        part(stage, number, &mut position, room, &mut finds);
        for find in finds.as_slice() {
            if let Some(step) = show::step(stage, &mut position, find, &mut room.layers) {
                sink(&step)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// One part of a search. Gives back how many literals were reached.
fn part(stage: Stage, number: u32, position: &mut Position, room: &mut Room, collector: &mut impl Collector) -> u64 {
    let Some(cell) = Cell::new(number as usize % 81) else { return 0 };
    if stage != Stage::Chains {
        return sweep::from_cell(stage.method(), position, cell, &mut room.layers, collector);
    }
    let [Layer { run, trail, .. }, ..] = &mut room.layers;
    let kind = match number / 81 {
        0 => ChainKind::X,
        1 => ChainKind::Y,
        _ => ChainKind::XY,
    };
    chains::from_cell(position, kind, cell, run, trail, collector);
    u64::from(position.of(cell).len()) * 16
}
