//! What follows from one statement, level by level.

use super::graph::Graph;
use super::node_set::NodeSet;
use crate::logic::List;

/// How many links a chain may have at most.
pub(super) const LONGEST: usize = 63;

/// The nodes on each level: those that are first known to be true, or false, after so many links. The two take turns. A way
/// through an almost locked set counts as the three links that it is.
pub(super) struct Search {
    start: usize,
    starts_true: bool,
    levels: [NodeSet; LONGEST + 1],
    /// The last level with a node.
    last: usize,
}

/// A node of a chain, and the level that it is on.
#[derive(Clone, Copy)]
pub(super) struct Hop {
    node: u16,
    level: u8,
}

impl Hop {
    pub(super) const fn new(node: usize, level: usize) -> Self {
        Self { node: node as u16, level: level as u8 }
    }

    pub(super) const fn node(self) -> usize {
        self.node as usize
    }

    pub(super) const fn level(self) -> usize {
        self.level as usize
    }
}

/// A chain, its end first.
pub(super) type Path = List<Hop, { LONGEST + 1 }>;

impl Search {
    pub(super) const EMPTY: Self =
        Self { start: 0, starts_true: false, levels: [NodeSet::EMPTY; LONGEST + 1], last: 0 };

    pub(super) fn start(&self) -> usize {
        self.start
    }

    pub(super) fn starts_true(&self) -> bool {
        self.starts_true
    }

    pub(super) fn last(&self) -> usize {
        self.last
    }

    /// The nodes of a level.
    pub(super) fn level(&self, level: usize) -> &NodeSet {
        self.levels.get(level).unwrap_or(&NodeSet::EMPTY)
    }

    /// Finds what follows if a node is true, or false, in up to so many links.
    pub(super) fn run(&mut self, graph: &Graph, start: usize, starts_true: bool, longest: usize) {
        (self.start, self.starts_true, self.last) = (start, starts_true, 0);
        // The last three levels, the latest first.
        let mut before = [NodeSet::only(start), NodeSet::EMPTY, NodeSet::EMPTY];
        let (mut known, mut known_opposite) = (NodeSet::EMPTY, before[0]);
        for (number, level) in self.levels.iter_mut().enumerate().take(longest + 1) {
            if number == 0 {
                *level = before[0];
                continue;
            }
            let is_true = (number % 2 == 0) == starts_true;
            *level = if is_true { follow_strong(graph, &before) } else { follow_weak(graph, &before) };
            level.remove(&known);
            known.add(level);
            (known, known_opposite) = (known_opposite, known);
            before = [*level, before[0], before[1]];
            if !level.is_empty() {
                self.last = number;
            } else if number > self.last + 2 {
                break;
            }
        }
    }

    /// The first chain from the start to a node of a level: of the nodes that could come before another, always the least.
    pub(super) fn path(&self, graph: &Graph, end: usize, level: usize) -> Path {
        let hop = Hop::new(end, level);
        let mut path = Path::new(hop);
        path.push(hop);
        self.complete(graph, &mut path);
        path
    }

    /// Goes on to the next chain of the same ends, if there is one.
    pub(super) fn next_path(&self, graph: &Graph, path: &mut Path) -> bool {
        while let Some(last) = path.pop() {
            let Some(&hop) = path.as_slice().last() else { break };
            if let Some(before) = self.before(graph, hop, Some(last)) {
                path.push(before);
                self.complete(graph, path);
                return true;
            }
        }
        false
    }

    /// Leads a chain back to the start.
    fn complete(&self, graph: &Graph, path: &mut Path) {
        while let Some(before) = path.as_slice().last().and_then(|&hop| self.before(graph, hop, None)) {
            path.push(before);
        }
    }

    /// The first node that another follows from, or the first after one that has been tried: by links, then by sets.
    fn before(&self, graph: &Graph, hop: Hop, tried: Option<Hop>) -> Option<Hop> {
        let is_true = (hop.level() % 2 == 0) == self.starts_true;
        let links = if is_true { graph.strong(hop.node()) } else { graph.weak(hop.node()) };
        let ways = [(links, 1), (graph.through_sets(hop.node()), 3)];
        let ways = ways.into_iter().take(if is_true { 1 } else { 2 });
        let on = |(links, length): (&NodeSet, usize)| {
            let level = hop.level().checked_sub(length)?;
            let least = match tried {
                Some(tried) if tried.level() < level => return None,
                Some(tried) if tried.level() == level => tried.node() + 1,
                _ => 0,
            };
            let node = links.first_common(self.level(level), least)?;
            Some(Hop::new(node, level))
        };
        ways.filter_map(on).next()
    }
}

fn follow_strong(graph: &Graph, before: &[NodeSet; 3]) -> NodeSet {
    let mut reached = NodeSet::EMPTY;
    before[0].for_each(|node| reached.add(graph.strong(node)));
    reached
}

fn follow_weak(graph: &Graph, before: &[NodeSet; 3]) -> NodeSet {
    let mut reached = NodeSet::EMPTY;
    before[0].for_each(|node| reached.add(graph.weak(node)));
    before[2].for_each(|node| reached.add(graph.through_sets(node)));
    reached
}
