//! Chains of every kind, as Sudoku Explainer has them.
//!
//! From an assumption everything follows that links lead to (`run`). A contradiction, or what several assumptions have in
//! common of which one must be true, is a deduction (`sweep`); chains without branches are searched for themselves
//! (`chains`). Inside a run simpler techniques may help (`inner`). Of all deductions the one with the fewest literals in its
//! chains comes first (`find`, `walk`). The techniques and their order are those of Sudoku Explainer by Nicolas Juillerat.

mod chains;
mod desk;
mod find;
mod inner;
mod links;
mod literal;
mod memory;
mod patterns;
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
use find::{Best, ChainKind, Collector, Find, Window};
use memory::{Memory, Tools, with_memory};

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
    pub const START: Self = Self { part: 0, best: Best { find: None, order: 0 } };

    /// As numbers, to be kept in memory that anybody may write to.
    pub(super) fn to_numbers(self) -> [u64; 4] {
        let [what, rest] = self.best.find.map_or([0; 2], Find::to_numbers);
        [u64::from(self.part), u64::from(self.best.order), what, rest]
    }

    /// Back from numbers; none if they are no search.
    pub(super) fn from_numbers([part, order, what, rest]: [u64; 4]) -> Option<Self> {
        let mut search = Self::START;
        (search.part, search.best.order) = (u32::try_from(part).ok()?, u32::try_from(order).ok()?);
        search.best.find = if what == 0 { None } else { Some(Find::from_numbers([what, rest])?) };
        Some(search)
    }

    /// Goes on with the search, cell by cell; a cell that was begun is finished. Each literal that is reached is taken from
    /// the effort.
    pub fn advance(&mut self, position: &Position, stage: Stage, effort: &mut u64) -> Outcome {
        with_memory(stage, |mut memory| {
            let mut position = *position;
            while self.part < stage.parts() {
                if *effort == 0 {
                    return Outcome::Limit;
                }
                let work = part(stage, self.part, &mut position, &mut memory, &mut self.best);
                *effort = effort.saturating_sub(work.max(1));
                if memory.tools.is_overfull {
                    return Outcome::NoRoom;
                }
                self.part += 1;
            }
            if self.best.find.is_some() { Outcome::Found } else { Outcome::Nothing }
        })
    }

    /// Shows the step of the first deduction, as far as the search has come; false if there is none.
    pub fn show(&self, position: &Position, stage: Stage, take: &mut dyn FnMut(&Step)) -> bool {
        let Some(find) = self.best.find else { return false };
        with_memory(stage, |mut memory| show::show(stage, &mut position.clone(), &find, &mut memory, take));
        true
    }
}

/// Hands out every deduction of a technique in order of discovery, until the effort is used up. Where there is no room for all of
/// them, it is.
pub fn each(position: &Position, stage: Stage, effort: &mut u64, sink: &mut Sink) -> ControlFlow<()> {
    with_memory(stage, |mut memory| {
        let mut position = *position;
        for number in 0..stage.parts() {
            let mut window = Window::first();
            loop {
                if *effort == 0 {
                    return ControlFlow::Continue(());
                }
                let work = part(stage, number, &mut position, &mut memory, &mut window);
                *effort = effort.saturating_sub(work.max(1));
                if memory.tools.is_overfull {
                    *effort = 0;
                    return ControlFlow::Continue(());
                }
                for find in window.as_slice() {
                    show::show(stage, &mut position, find, &mut memory, &mut *sink)?;
                }
                let Some(next) = window.next() else { break };
                window = next;
            }
        }
        ControlFlow::Continue(())
    })
}

/// One part of a search. Gives back how many literals were reached.
fn part(
    stage: Stage,
    number: u32,
    position: &mut Position,
    memory: &mut Memory,
    collector: &mut impl Collector,
) -> u64 {
    let Some(cell) = Cell::new(number as usize % 81) else { return 0 };
    if stage != Stage::Chains {
        return sweep::from_cell(stage.method(), position, cell, memory, collector);
    }
    let kind = match number / 81 {
        0 => ChainKind::X,
        1 => ChainKind::Y,
        _ => ChainKind::XY,
    };
    let Tools { trail, walk, .. } = &mut *memory.tools;
    chains::from_cell(position, kind, cell, trail, walk, collector)
}
