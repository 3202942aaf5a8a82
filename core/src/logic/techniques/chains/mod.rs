//! Chains: X-Chains, XY-Chains, nice loops and alternating inference chains (AIC), plain and grouped.

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

/// Where chains are looked for: room that the caller owns and that keeps nothing from one call to the next.
pub struct Room {
    graph: Graph,
    search: Search,
    /// For each node the lengths of the chains that begin with it, false or true: bit `i` for length `i`.
    lengths: [[u64; 2]; NODES],
}

impl Room {
    /// Room for one search after the other.
    pub const fn new() -> Self {
        Self { graph: Graph::EMPTY, search: Search::EMPTY, lengths: [[0; 2]; NODES] }
    }
}

impl Default for Room {
    fn default() -> Self {
        Self::new()
    }
}

/// X-Chains.
pub fn x_chains(position: &Position, room: &mut Room, sink: &mut Sink) -> ControlFlow<()> {
    sweep::sweep(position, room, Kind::X, sink)
}

/// XY-Chains.
pub fn xy_chains(position: &Position, room: &mut Room, sink: &mut Sink) -> ControlFlow<()> {
    sweep::sweep(position, room, Kind::XY, sink)
}

/// Continuous and discontinuous nice loops and AICs of single candidates.
pub fn nice_loops(position: &Position, room: &mut Room, sink: &mut Sink) -> ControlFlow<()> {
    sweep::sweep(position, room, Kind::Plain, sink)
}

/// The same with groups and almost locked sets; only those that have one.
pub fn grouped_nice_loops(position: &Position, room: &mut Room, sink: &mut Sink) -> ControlFlow<()> {
    sweep::sweep(position, room, Kind::Grouped, sink)
}
