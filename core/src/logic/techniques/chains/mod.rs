//! Chains: X-Chains, XY-Chains, nice loops and alternating inference chains (AIC), plain and grouped.
//!
//! A chain goes from statement to statement, each of which follows from the one before, by links that are strong and weak in
//! turn. If its first statement is false then its last is true: one of the two holds, so what both rule out goes. If the last
//! contradicts the first, then the first is wrong: that is a *discontinuous* nice loop. If it leads back to the first, the
//! loop is *continuous*: of each weak link one end is true, and everything that both its ends rule out goes.
//!
//! Sound because every link is: see `graph`.

mod chain;
mod graph;
mod judge;
mod node_set;
mod search;
mod sweep;

use crate::logic::{Position, Sink};
use core::ops::ControlFlow;
use graph::{Graph, Kind};
use node_set::NODES;
use search::Search;

/// Where chains are looked for: 62 KiB.
struct Room {
    graph: Graph,
    search: Search,
    /// For each node the lengths of the chains that begin with it, false or true: bit `i` for length `i`.
    lengths: [[u32; 2]; NODES],
}

impl Room {
    const NEW: Self = Self { graph: Graph::EMPTY, search: Search::EMPTY, lengths: [[0; 2]; NODES] };
}

/// X-Chains: links of one digit.
pub fn x_chains(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    chains(position, Kind::X, sink)
}

/// XY-Chains: through cells with two candidates.
pub fn xy_chains(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    chains(position, Kind::XY, sink)
}

/// Continuous and discontinuous nice loops and AICs of single candidates.
pub fn nice_loops(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    chains(position, Kind::Plain, sink)
}

/// The same with groups and almost locked sets; only those that have one.
pub fn grouped_nice_loops(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    chains(position, Kind::Grouped, sink)
}

#[inline(never)]
fn chains(position: &Position, kind: Kind, sink: &mut Sink) -> ControlFlow<()> {
    let mut room = Room::NEW;
    sweep::sweep(position, &mut room, kind, sink)
}
