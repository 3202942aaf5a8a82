//! What follows from one statement, level by level.

use super::graph::Graph;
use super::node_set::NodeSet;
use crate::logic::List;

/// How many links a chain may have at most. A way through an almost locked set counts as one.
pub(super) const LONGEST: usize = 31;

/// The nodes on each level: those that are first known to be true, or false, after so many links. The two take turns.
pub(super) struct Search {
    start: usize,
    starts_true: bool,
    levels: [NodeSet; LONGEST + 1],
    /// The last level with a node.
    last: usize,
}

/// The nodes of a chain, its end first.
pub(super) type Path = List<u16, { LONGEST + 1 }>;

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

    /// Whether the nodes of a level are true.
    fn is_true(&self, level: usize) -> bool {
        level.is_multiple_of(2) == self.starts_true
    }

    /// Finds what follows if a node is true, or false, in up to so many links.
    pub(super) fn run(&mut self, graph: &Graph, start: usize, starts_true: bool, longest: usize) {
        (self.start, self.starts_true, self.last) = (start, starts_true, 0);
        let mut before = NodeSet::only(start);
        let (mut known, mut known_opposite) = (NodeSet::EMPTY, before);
        let mut is_true = starts_true;
        let Some((first, levels)) = self.levels.split_first_mut() else { return };
        *first = before;
        for level in levels.iter_mut().take(longest) {
            let mut reached = NodeSet::EMPTY;
            before.for_each(|node| reached.add(if is_true { graph.weak(node) } else { graph.strong(node) }));
            reached.remove(&known);
            *level = reached;
            if reached.is_empty() {
                break;
            }
            known.add(&reached);
            (known, known_opposite) = (known_opposite, known);
            (before, is_true) = (reached, !is_true);
            self.last += 1;
        }
    }

    /// The first chain from the start to a node of a level: of the nodes that could come before another, always the least.
    pub(super) fn path(&self, graph: &Graph, end: usize, level: usize) -> Path {
        let mut path = Path::new(0);
        path.push(end as u16);
        self.complete(graph, level, &mut path);
        path
    }

    /// Goes on to the next chain of the same ends, if there is one.
    pub(super) fn next_path(&self, graph: &Graph, level: usize, path: &mut Path) -> bool {
        while let Some(tried) = path.pop() {
            let Some(before) = self.before(graph, level, path, usize::from(tried) + 1) else { continue };
            path.push(before);
            self.complete(graph, level, path);
            return true;
        }
        false
    }

    /// Leads a chain back to the start.
    fn complete(&self, graph: &Graph, level: usize, path: &mut Path) {
        while let Some(before) = self.before(graph, level, path, 0) {
            path.push(before);
        }
    }

    /// The first node, from a number on, that the last one of a path follows from.
    fn before(&self, graph: &Graph, level: usize, path: &Path, least: usize) -> Option<u16> {
        let node = usize::from(*path.as_slice().last()?);
        let level_before = level.checked_sub(path.as_slice().len())?;
        let links = if self.is_true(level_before) { graph.weak(node) } else { graph.strong(node) };
        links.first_common(self.level(level_before), least).map(|node| node as u16)
    }
}
