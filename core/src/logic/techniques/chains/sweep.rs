//! All chains of a kind, the shortest first.

use super::Room;
use super::chain::Chain;
use super::graph::{Graph, Kind};
use super::judge::{Judge, Verdict};
use super::search::{LONGEST, Path, Search};
use crate::board::Candidates;
use crate::logic::{List, Position, Sink, Step};
use core::ops::ControlFlow;

/// The fewest links of a chain without almost locked sets; what a single strong link shows is left to simpler techniques.
pub(super) const SHORTEST: usize = 3;

/// How many chains of the same ends and length are looked at.
const MOST: usize = 8;

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
    for length in (shortest(kind)..=LONGEST).filter(|length| all >> length & 1 != 0) {
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
    !starts_true || matches!(kind, Kind::Plain | Kind::Grouped) && !graph.node(start).is_group()
}

const fn shortest(kind: Kind) -> usize {
    if matches!(kind, Kind::Grouped) { 1 } else { SHORTEST }
}

/// The level where a chain ends: the weak links to what goes are no part of its length.
pub(super) const fn level(length: usize, starts_true: bool) -> usize {
    if starts_true { length + 2 } else { length }
}

fn lengths_found(judge: &Judge, search: &Search) -> u32 {
    let mut lengths = 0;
    for length in (shortest(judge.kind)..=LONGEST).step_by(2) {
        let level = level(length, search.starts_true());
        if level > search.last() {
            break;
        }
        if search.level(level).into_iter().any(|end| has_verdict(judge, search, end, level)) {
            lengths |= 1 << length;
        }
    }
    lengths
}

fn has_verdict(judge: &Judge, search: &Search, end: usize, level: usize) -> bool {
    let is_any = |_: &Path, _: &Verdict| ControlFlow::Break(());
    each_verdict(judge, search, end, level, is_any).is_break()
}

fn hand_out(judge: &Judge, search: &Search, level: usize, sink: &mut Sink) -> ControlFlow<()> {
    let mut ends = *search.level(level);
    ends.try_for_each(|end| {
        each_verdict(judge, search, end, level, |path, verdict| show(judge, search, path, verdict, sink))
    })
}

/// Goes through the chains of the same ends that come to different conclusions.
fn each_verdict(
    judge: &Judge,
    search: &Search,
    end: usize,
    level: usize,
    mut found: impl FnMut(&Path, &Verdict) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut seen = List::<Candidates, 16>::new(Candidates::NONE);
    let mut path = search.path(judge.graph, end, level);
    for _ in 0..MOST {
        for verdict in judge.verdicts(search, &path).iter().flatten() {
            if !seen.as_slice().contains(&verdict.eliminations) {
                seen.push(verdict.eliminations);
                found(&path, verdict)?;
            }
        }
        if !search.next_path(judge.graph, level, &mut path) {
            break;
        }
    }
    ControlFlow::Continue(())
}

fn show(judge: &Judge, search: &Search, path: &Path, verdict: &Verdict, sink: &mut Sink) -> ControlFlow<()> {
    let mut step = Step::new(verdict.technique);
    step.eliminations = verdict.eliminations;
    let chain = Chain::new(judge.position, judge.graph, search, path, verdict.is_loop);
    chain.write(judge.position, verdict.is_loop, &mut step);
    sink(&step)
}
