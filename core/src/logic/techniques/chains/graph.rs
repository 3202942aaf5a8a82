//! The nodes of chains, and the links between them.
//!
//! A node is a digit in one cell, or in a group: all its places in the two or three cells that a line and a box share. A
//! weak link says that not both of two nodes are true: one cell cannot have two digits, and cells that all see each other not
//! one digit twice. A strong link says that not both are false: a cell has no other candidates, or a house no other places.
//! An almost locked set links two nodes weakly that each see all its places of one of two digits, since it cannot lose both.

use super::node_set::{NODES, NodeSet};
use crate::board::{Cell, CellSet, Digit, House};
use crate::logic::techniques::als::{self, AlmostLockedSet, NO_SETS, Sets};
use crate::logic::techniques::sight::{pair_of, seen_by_all};
use crate::logic::{List, Position};

/// Which nodes and links take part.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Single cells; links of one digit.
    X,
    /// Cells with two candidates; strong links within them, weak links of one digit.
    XY,
    /// Single cells and all their links.
    Plain,
    /// Groups and almost locked sets too.
    Grouped,
}

/// A digit in a cell, or in one of the cells of a group.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct GraphNode {
    pub(super) digit: Digit,
    pub(super) cells: CellSet,
}

impl GraphNode {
    const NONE: Self = Self { digit: Digit::D1, cells: CellSet::EMPTY };

    /// Whether it is a group.
    pub(super) fn is_group(&self) -> bool {
        self.cells.len() > 1
    }

    /// The cell, unless it is a group.
    pub(super) fn cell(&self) -> Option<Cell> {
        { self.cells }.next().filter(|_| !self.is_group())
    }

    /// Whether two nodes of one digit cannot both be true.
    fn excludes(&self, other: &Self) -> bool {
        other.cells.minus(seen_by_all(self.cells)).is_empty()
    }
}

/// Nodes and links of a position. Nodes and sets that there is no room for are left out, the largest first.
pub(super) struct Graph {
    nodes: List<GraphNode, NODES>,
    weak: [NodeSet; NODES],
    strong: [NodeSet; NODES],
    /// The almost locked sets of more than one cell.
    sets: Sets,
}

impl Graph {
    pub(super) const EMPTY: Self = Self {
        nodes: List::new(GraphNode::NONE),
        weak: [NodeSet::EMPTY; NODES],
        strong: [NodeSet::EMPTY; NODES],
        sets: NO_SETS,
    };

    pub(super) fn nodes(&self) -> &[GraphNode] {
        self.nodes.as_slice()
    }

    pub(super) fn node(&self, index: usize) -> &GraphNode {
        self.nodes().get(index).unwrap_or(&GraphNode::NONE)
    }

    /// The nodes that are false if this one is true.
    pub(super) fn weak(&self, node: usize) -> &NodeSet {
        self.weak.get(node).unwrap_or(&NodeSet::EMPTY)
    }

    /// The nodes that are true if this one is false.
    pub(super) fn strong(&self, node: usize) -> &NodeSet {
        self.strong.get(node).unwrap_or(&NodeSet::EMPTY)
    }

    /// The first almost locked set by which one node rules the other out, if they are not linked without one.
    pub(super) fn set_between(&self, position: &Position, from: usize, to: usize) -> Option<&AlmostLockedSet> {
        let (from, to) = (self.node(from), self.node(to));
        if from.digit == to.digit || from.cells == to.cells && !from.is_group() {
            return None;
        }
        let [seen_from, seen_to] = [from, to].map(|node| seen_by_all(node.cells));
        let is_seen = |set: &AlmostLockedSet, digit: Digit, seen: CellSet| {
            set.digits.contains(digit) && set.places(position, digit).minus(seen).is_empty()
        };
        let links = |set: &&AlmostLockedSet| is_seen(set, from.digit, seen_from) && is_seen(set, to.digit, seen_to);
        self.sets.as_slice().iter().find(links)
    }

    /// Sets up the nodes and links of a kind.
    pub(super) fn build(&mut self, position: &Position, kind: Kind) {
        self.add_nodes(position, kind);
        for links in [&mut self.weak, &mut self.strong] {
            links.iter_mut().for_each(|set| *set = NodeSet::EMPTY);
        }
        self.add_strong_links(position, kind);
        self.add_weak_links(kind);
        if kind == Kind::Grouped {
            als::collect(position, 2, &mut self.sets);
            self.add_links_through_sets(position);
        }
    }

    fn add_nodes(&mut self, position: &Position, kind: Kind) {
        self.nodes.clear();
        for digit in Digit::ALL {
            for cell in position.places(digit).filter(|&cell| kind != Kind::XY || position.of(cell).is_pair()) {
                self.nodes.push(GraphNode { digit, cells: CellSet::only(cell) });
            }
        }
        if kind != Kind::Grouped {
            return;
        }
        for digit in Digit::ALL {
            for line in House::ALL.into_iter().take(18) {
                for cells in groups(position.places_in(line, digit), &House::ALL[18..]) {
                    self.nodes.push(GraphNode { digit, cells });
                }
            }
        }
    }

    fn add_weak_links(&mut self, kind: Kind) {
        let is_across_digits = matches!(kind, Kind::Plain | Kind::Grouped);
        for (i, a) in self.nodes.as_slice().iter().enumerate() {
            for (j, b) in self.nodes.as_slice().iter().enumerate().take(i) {
                let is_linked = if a.digit == b.digit {
                    a.excludes(b)
                } else {
                    is_across_digits && a.cells == b.cells && !a.is_group()
                };
                if is_linked {
                    link(&mut self.weak, i, j);
                }
            }
        }
    }

    fn add_strong_links(&mut self, position: &Position, kind: Kind) {
        if kind != Kind::X {
            for cell in position.empty_cells().filter(|&cell| position.of(cell).is_pair()) {
                let mut ends = position.of(cell).map(|digit| GraphNode { digit, cells: CellSet::only(cell) });
                self.add_strong_link(ends.next(), ends.next());
            }
        }
        if kind != Kind::XY {
            for digit in Digit::ALL {
                for house in House::ALL {
                    self.add_links_of_house(digit, position.places_in(house, digit), house, kind);
                }
            }
        }
    }

    /// The strong links of a house: between two places, or what else can be split into two nodes.
    fn add_links_of_house(&mut self, digit: Digit, places: CellSet, house: House, kind: Kind) {
        if kind == Kind::Grouped {
            let crossing = if house < House::Box1 { &House::ALL[18..] } else { &House::ALL[..18] };
            let pairs = places.filter(|_| places.len() == 3).map(|cell| places.without(cell));
            for cells in groups(places, crossing).chain(pairs) {
                self.add_link_of_parts(digit, cells, places.minus(cells));
            }
        }
        if let Some((a, b)) = pair_of(places) {
            self.add_link_of_parts(digit, CellSet::only(a), CellSet::only(b));
        }
    }

    fn add_link_of_parts(&mut self, digit: Digit, a: CellSet, b: CellSet) {
        if [a, b].into_iter().all(is_node) {
            for cells in [a, b].into_iter().filter(|cells| cells.len() > 1) {
                let node = GraphNode { digit, cells };
                if !self.nodes().contains(&node) {
                    self.nodes.push(node);
                }
            }
            self.add_strong_link(Some(GraphNode { digit, cells: a }), Some(GraphNode { digit, cells: b }));
        }
    }

    fn add_strong_link(&mut self, a: Option<GraphNode>, b: Option<GraphNode>) {
        let find = |end: Option<GraphNode>| self.nodes().iter().position(|node| Some(*node) == end);
        if let (Some(a), Some(b)) = (find(a), find(b)) {
            link(&mut self.strong, a, b);
        }
    }

    fn add_links_through_sets(&mut self, position: &Position) {
        for set in self.sets.as_slice() {
            let mut outside = [NodeSet::EMPTY; 9];
            let mut seen = [CellSet::EMPTY; 9];
            for digit in set.digits {
                seen[digit.index()] = seen_by_all(set.places(position, digit));
            }
            for (index, node) in self.nodes.as_slice().iter().enumerate() {
                if node.cells.minus(seen[node.digit.index()]).is_empty() {
                    outside[node.digit.index()].insert(index);
                }
            }
            for digit in set.digits {
                for from in outside[digit.index()] {
                    let Some(links) = self.weak.get_mut(from) else { continue };
                    set.digits.without(digit).for_each(|other| links.add(&outside[other.index()]));
                }
            }
        }
    }
}

/// Whether cells are one, or lie in a line and a box.
fn is_node(cells: CellSet) -> bool {
    let lie_in = |house: House| cells.minus(house.set()).is_empty();
    { cells }.next().is_some_and(|cell| {
        let [row, column, square] = cell.houses();
        lie_in(square) && (lie_in(row) || lie_in(column))
    })
}

/// The sets of two or three cells that some cells have in a house.
fn groups(cells: CellSet, houses: &[House]) -> impl Iterator<Item = CellSet> {
    houses.iter().map(move |house| cells.intersection(house.set())).filter(|group| group.len() > 1)
}

fn link(links: &mut [NodeSet; NODES], a: usize, b: usize) {
    for (from, to) in [(a, b), (b, a)] {
        if let Some(set) = links.get_mut(from) {
            set.insert(to);
        }
    }
}
