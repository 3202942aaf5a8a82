//! A chain as statements in a row, each of which follows from the one before.

use super::graph::{Graph, GraphNode};
use super::search::{Hop, Path, Search};
use crate::board::{CellSet, Digit, House};
use crate::logic::techniques::als::AlmostLockedSet;
use crate::logic::{Link, List, Node, Position, Reason, Role, Step};

/// That a digit is in one of some cells, or in none of them.
#[derive(Clone, Copy)]
pub(super) struct Statement {
    pub(super) digit: Digit,
    pub(super) cells: CellSet,
    pub(super) is_true: bool,
    /// The almost locked set by which it follows.
    pub(super) set: Option<AlmostLockedSet>,
}

impl Statement {
    const fn new(node: &GraphNode, is_true: bool) -> Self {
        Self { digit: node.digit, cells: node.cells, is_true, set: None }
    }

    fn node(&self) -> Node {
        Node::group(self.cells, self.digit, self.is_true)
    }
}

/// Statements in a row.
pub(super) struct Chain {
    statements: List<Statement, 128>,
}

impl Chain {
    /// The chain that a search has found as a path.
    pub(super) fn new(position: &Position, graph: &Graph, search: &Search, path: &Path) -> Self {
        let mut statements = List::new(Statement::new(graph.node(search.start()), search.starts_true()));
        let hops = path.as_slice().iter().rev();
        let mut before = Hop::new(search.start(), 0);
        for &hop in hops {
            let is_true = (hop.level() % 2 == 0) == search.starts_true();
            if hop.level() > before.level() + 1
                && let Some(set) = graph.set_between(position, before.node(), hop.node())
            {
                let in_set = |node: &GraphNode, is_true: bool| Statement {
                    digit: node.digit,
                    cells: set.cells.intersection(position.places(node.digit)),
                    is_true,
                    set: Some(*set).filter(|_| is_true),
                };
                statements.push(in_set(graph.node(before.node()), false));
                statements.push(in_set(graph.node(hop.node()), true));
            }
            statements.push(Statement::new(graph.node(hop.node()), is_true));
            before = hop;
        }
        Self { statements }
    }

    /// The statements, the start first.
    pub(super) fn statements(&self) -> &[Statement] {
        self.statements.as_slice()
    }

    /// Each statement with the one that follows from it.
    pub(super) fn pairs(&self) -> impl Iterator<Item = (&Statement, &Statement)> {
        self.statements().iter().zip(self.statements().iter().skip(1))
    }

    /// Writes the links and the marks of the chain into a step; of a loop, the one that closes it too.
    pub(super) fn write(&self, position: &Position, is_loop: bool, step: &mut Step) {
        for (from, to) in self.pairs() {
            write_link(position, from, to, step);
        }
        if is_loop && let [first, .., last] = self.statements() {
            write_link(position, last, first, step);
        }
        for statement in self.statements() {
            let role = if statement.is_true { Role::ColorA } else { Role::ColorB };
            for cell in statement.cells {
                step.mark(cell, crate::board::DigitSet::only(statement.digit), role);
            }
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
    } else if from.digit != to.digit {
        Reason::Cell
    } else {
        Reason::House(house_of(position, from, to))
    };
    step.links.push(Link { from: from.node(), to: to.node(), reason, chain: 0 });
}

/// The house of a link: for a strong one a house with no other places. Where each cell of a group is seen through another
/// house it is one of those.
fn house_of(position: &Position, from: &Statement, to: &Statement) -> House {
    let both = from.cells.union(to.cells);
    let shared = || House::ALL.into_iter().filter(|house| both.minus(house.set()).is_empty());
    let is_strong = |house: &House| to.is_true && position.places_in(*house, to.digit).minus(both).is_empty();
    let ends = || [from.cells, to.cells].map(|mut cells| cells.next().map(|cell| cell.house_set()).unwrap_or_default());
    let [a, b] = ends();
    shared().find(is_strong).or_else(|| shared().next()).or_else(|| a.intersection(b).next()).unwrap_or(House::Row1)
}
