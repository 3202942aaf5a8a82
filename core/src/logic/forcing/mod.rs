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
use layer::{Inside, Layer};

/// Gives a search the memory that it needs: a layer, and one more for each depth of chains inside chains.
fn with_layers<T>(stage: Stage, go: impl FnOnce(&mut Layer, &mut [Inside]) -> T) -> T {
    #[inline(never)]
    fn on_stack<const N: usize, T>(go: impl FnOnce(&mut Layer, &mut [Inside]) -> T) -> T {
        go(&mut Layer::IDLE.clone(), &mut [Inside::IDLE; N])
    }
    match stage {
        Stage::Nested5 => on_stack::<2, T>(go),
        Stage::Nested2 | Stage::Nested3 | Stage::Nested4 => on_stack::<1, T>(go),
        _ => on_stack::<0, T>(go),
    }
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
    pub const START: Self = Self { part: 0, best: Best { find: None, order: 0 } };

    /// As numbers, to be kept in memory that anybody may write to.
    pub(super) fn to_numbers(self) -> [u64; 5] {
        let find = self.best.find.map_or([0; 3], Find::to_numbers);
        let [what, rating, rest] = find;
        [u64::from(self.part), u64::from(self.best.order), what, rating, rest]
    }

    /// Back from numbers; none if they are no search.
    pub(super) fn from_numbers([part, order, what, rating, rest]: [u64; 5]) -> Option<Self> {
        let mut search = Self::START;
        (search.part, search.best.order) = (u32::try_from(part).ok()?, u32::try_from(order).ok()?);
        search.best.find = if what == 0 { None } else { Some(Find::from_numbers([what, rating, rest])?) };
        Some(search)
    }

    /// Goes on with the search, cell by cell; a cell that was begun is finished. Each literal that is reached is taken from
    /// the effort.
    pub fn advance(&mut self, position: &Position, stage: Stage, effort: &mut u64) -> Outcome {
        with_layers(stage, |layer, rest| {
            let mut position = *position;
            while self.part < stage.parts() {
                if *effort == 0 {
                    return Outcome::Limit;
                }
                let work = part(stage, self.part, &mut position, layer, rest, &mut self.best);
                *effort = effort.saturating_sub(work.max(1));
                if layer.is_overfull() || rest.iter().any(Inside::is_overfull) {
                    return Outcome::NoRoom;
                }
                self.part += 1;
            }
            if self.best.find.is_some() { Outcome::Found } else { Outcome::Nothing }
        })
    }

    /// The step of the first deduction, as far as the search has come.
    pub fn step(&self, position: &Position, stage: Stage) -> Option<Step> {
        let find = self.best.find?;
        Some(with_layers(stage, |layer, rest| show::step(stage, &mut position.clone(), &find, layer, rest)))
    }
}

/// Hands out every deduction of a technique in order of discovery.
pub fn each(position: &Position, stage: Stage, sink: &mut Sink) -> ControlFlow<()> {
    with_layers(stage, |layer, rest| {
        let mut position = *position;
        for number in 0..stage.parts() {
            let mut window = Window::first();
            loop {
                part(stage, number, &mut position, layer, rest, &mut window);
                for find in window.as_slice() {
                    sink(&show::step(stage, &mut position, find, layer, rest))?;
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
    layer: &mut Layer,
    rest: &mut [Inside],
    collector: &mut impl Collector,
) -> u64 {
    let Some(cell) = Cell::new(number as usize % 81) else { return 0 };
    let Layer { desk, trail } = layer;
    if stage != Stage::Chains {
        return sweep::from_cell(stage.method(), position, cell, desk, rest, collector);
    }
    let kind = match number / 81 {
        0 => ChainKind::X,
        1 => ChainKind::Y,
        _ => ChainKind::XY,
    };
    chains::from_cell(position, kind, cell, trail, collector)
}
