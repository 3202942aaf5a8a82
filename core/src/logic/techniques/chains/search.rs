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
    pub(super) node: usize,
    pub(super) level: usize,
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

    /// A chain from the start to a node of a level: of the nodes that could come before another, always the least.
    pub(super) fn path(&self, graph: &Graph, end: usize, level: usize) -> Path {
        let mut hop = Hop { node: end, level };
        let mut path = Path::new(hop);
        path.push(hop);
        while hop.level > 0 {
            let is_true = (hop.level % 2 == 0) == self.starts_true;
            let links = if is_true { graph.strong(hop.node) } else { graph.weak(hop.node) };
            let (node, length) = match links.first_common(self.level(hop.level - 1)) {
                Some(node) => (Some(node), 1),
                None if hop.level >= 3 => (graph.through_sets(hop.node).first_common(self.level(hop.level - 3)), 3),
                None => (None, 1),
            };
            let Some(node) = node else { break };
            hop = Hop { node, level: hop.level - length };
            path.push(hop);
        }
        path
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
