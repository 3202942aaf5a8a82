//! All chains of a kind, the shortest first.

use super::Room;
use super::graph::{Graph, Kind};
use super::judge::{Judge, Verdict};
use super::search::{LONGEST, Search};
use crate::logic::{Position, Sink, Step};
use core::ops::ControlFlow;

/// The fewest links of a chain; what a single strong link shows is left to simpler techniques.
const SHORTEST: usize = 3;

/// Hands out the chains of a kind: by length, by their first node, by their last. Of each two ends that is one shortest chain.
///
/// Every search is made twice: first to learn which lengths there are, then once more for each length that has a chain.
pub(super) fn sweep(position: &Position, room: &mut Room, kind: Kind, sink: &mut Sink) -> ControlFlow<()> {
    let Room { graph, search, lengths } = room;
    graph.build(position, kind);
    let judge = Judge { position, graph, kind };
    let mut all = 0;
    for (start, lengths) in lengths.iter_mut().enumerate().take(graph.nodes().len()) {
        for (starts_true, lengths) in [false, true].into_iter().zip(lengths) {
            *lengths = 0;
            if is_wanted(graph, kind, start, starts_true) {
                search.run(graph, start, starts_true, LONGEST);
                *lengths = lengths_found(&judge, search);
                all |= *lengths;
            }
        }
    }
    for length in (SHORTEST..=LONGEST).filter(|length| all >> length & 1 != 0) {
        for (start, lengths) in lengths.iter().enumerate().take(graph.nodes().len()) {
            for (starts_true, lengths) in [false, true].into_iter().zip(lengths) {
                if lengths >> length & 1 != 0 {
                    let level = level(length, starts_true);
                    search.run(graph, start, starts_true, level);
                    hand_out(&judge, search, level, sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether chains of a kind begin with a node in this way. With something true begin only those that exclude a candidate.
fn is_wanted(graph: &Graph, kind: Kind, start: usize, starts_true: bool) -> bool {
    !starts_true || matches!(kind, Kind::Plain | Kind::Grouped) && graph.node(start).cell.is_some()
}

/// The level where a chain ends: the weak links to what goes are no part of its length.
const fn level(length: usize, starts_true: bool) -> usize {
    if starts_true { length + 2 } else { length }
}

fn lengths_found(judge: &Judge, search: &Search) -> u64 {
    let mut lengths = 0;
    for length in (SHORTEST..=LONGEST).step_by(2) {
        let level = level(length, search.starts_true());
        if level > search.last() {
            break;
        }
        if search.level(level).into_iter().any(|end| judge.verdict(search, end, level).is_some()) {
            lengths |= 1 << length;
        }
    }
    lengths
}

fn hand_out(judge: &Judge, search: &Search, level: usize, sink: &mut Sink) -> ControlFlow<()> {
    for end in *search.level(level) {
        if let Some(verdict) = judge.verdict(search, end, level) {
            show(judge, search, end, level, &verdict, sink)?;
        }
    }
    ControlFlow::Continue(())
}

fn show(
    judge: &Judge,
    search: &Search,
    end: usize,
    level: usize,
    verdict: &Verdict,
    sink: &mut Sink,
) -> ControlFlow<()> {
    let mut step = Step::new(verdict.technique);
    step.eliminations = verdict.eliminations;
    super::chain::Chain::new(judge.position, judge.graph, search, end, level).write(
        judge.position,
        verdict.is_loop,
        &mut step,
    );
    sink(&step)
}
