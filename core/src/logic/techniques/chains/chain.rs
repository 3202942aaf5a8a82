//! A chain as statements in a row, each of which follows from the one before.

use super::graph::{Graph, GraphNode};
use super::search::{Path, Search};
use crate::board::{CellSet, DigitSet, House};
use crate::logic::techniques::als::AlmostLockedSet;
use crate::logic::{Link, List, Node, Position, Reason, Role, Step};

/// That a digit is in one of some cells, or in none of them.
#[derive(Clone, Copy)]
pub(super) struct Statement {
    pub(super) node: GraphNode,
    pub(super) is_true: bool,
    /// The almost locked set by which it follows.
    pub(super) set: Option<AlmostLockedSet>,
}

impl Statement {
    const fn new(node: GraphNode, is_true: bool) -> Self {
        Self { node, is_true, set: None }
    }

    fn to_node(self) -> Node {
        Node::group(self.node.cells, self.node.digit, self.is_true)
    }
}

/// Statements in a row; of a loop, without the first at the end again.
pub(super) struct Chain {
    statements: List<Statement, 80>,
}

impl Chain {
    /// The chain that a search has found as a path.
    pub(super) fn new(position: &Position, graph: &Graph, search: &Search, path: &Path, is_loop: bool) -> Self {
        let mut chain = Self { statements: List::new(Statement::new(*graph.node(search.start()), false)) };
        let mut is_true = search.starts_true();
        let mut before = None;
        for node in path.as_slice().iter().rev().map(|&node| usize::from(node)) {
            if let Some(before) = before.filter(|_| !is_true) {
                chain.pass_through_set(position, graph, before, node);
            }
            chain.statements.push(Statement::new(*graph.node(node), is_true));
            (before, is_true) = (Some(node), !is_true);
        }
        if let Some(before) = before.filter(|_| is_loop) {
            chain.pass_through_set(position, graph, before, search.start());
        }
        chain
    }

    /// Adds the statements inside the almost locked set through which one node rules out another, if there is one.
    fn pass_through_set(&mut self, position: &Position, graph: &Graph, from: usize, to: usize) {
        if let Some(set) = graph.set_between(position, from, to) {
            for (node, is_true) in [(from, false), (to, true)] {
                let digit = graph.node(node).digit;
                let node = GraphNode { digit, cells: set.places(position, digit) };
                self.statements.push(Statement { node, is_true, set: Some(*set).filter(|_| is_true) });
            }
        }
    }

    /// The statements, the start first.
    pub(super) fn statements(&self) -> &[Statement] {
        self.statements.as_slice()
    }

    /// The cells of the nodes.
    pub(super) fn cells(&self) -> CellSet {
        self.statements().iter().fold(CellSet::EMPTY, |all, statement| all.union(statement.node.cells))
    }

    /// Each statement with the one that follows from it.
    fn pairs(&self) -> impl Iterator<Item = (&Statement, &Statement)> {
        self.statements().iter().zip(self.statements().iter().skip(1))
    }

    /// The same of a loop, where the first follows from the last.
    pub(super) fn pairs_of_loop(&self) -> impl Iterator<Item = (&Statement, &Statement)> {
        self.pairs().chain(self.statements().last().zip(self.statements().first()))
    }

    /// Writes the links and the marks of the chain into a step; of a loop, the one that closes it too.
    pub(super) fn write(&self, position: &Position, is_loop: bool, step: &mut Step) {
        let pairs = self.pairs_of_loop().take(self.statements().len() - usize::from(!is_loop));
        pairs.for_each(|(from, to)| write_link(position, from, to, step));
        for Statement { node, is_true, .. } in self.statements() {
            let role = if *is_true { Role::ColorA } else { Role::ColorB };
            step.mark_all(node.cells, DigitSet::only(node.digit), role);
        }
        let sets = self.statements().iter().filter_map(|statement| statement.set);
        for (set, role) in sets.zip([Role::SetA, Role::SetB, Role::SetC].into_iter().cycle()) {
            set.cells.for_each(|cell| step.mark(cell, position.of(cell), role));
        }
    }
}

fn write_link(position: &Position, from: &Statement, to: &Statement, step: &mut Step) {
    let reason = if to.set.is_some() {
        Reason::LockedSet
    } else if from.node.digit != to.node.digit {
        Reason::Cell
    } else {
        Reason::House(house_of(position, from, to))
    };
    step.links.push(Link { from: from.to_node(), to: to.to_node(), reason, chain: 0 });
}

/// The house of a link: for a strong one a house with no other places. Where each cell of a group is seen through another
/// house it is one of those.
fn house_of(position: &Position, from: &Statement, to: &Statement) -> House {
    let both = from.node.cells.union(to.node.cells);
    let shared = || House::ALL.into_iter().filter(|house| both.minus(house.set()).is_empty());
    let is_strong = |house: &House| to.is_true && position.places_in(*house, to.node.digit).minus(both).is_empty();
    let ends = [from, to].map(|end| { end.node.cells }.next().map(|cell| cell.house_set()).unwrap_or_default());
    let [a, b] = ends;
    shared().find(is_strong).or_else(|| shared().next()).or_else(|| a.intersection(b).next()).unwrap_or(House::Row1)
}
