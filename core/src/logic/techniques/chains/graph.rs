//! The nodes of chains, and the links between them.
//!
//! A node is a digit in one cell, or in a group: all its places in the two or three cells that a line and a box share. A
//! weak link says that not both of two nodes are true: one cell cannot have two digits, and cells that all see each other not
//! one digit twice. A strong link says that not both are false: a cell has no other candidates, or a house no other places.
//! An almost locked set links two nodes weakly that each see all its places of one of two digits, since it cannot lose both.

use super::node_set::{NODES, NodeSet};
use crate::board::{Cell, CellSet, Digit, House};
use crate::logic::techniques::als::{self, AlmostLockedSet, NO_SETS, Sets};
use crate::logic::techniques::sight::seen_by_all;
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
#[derive(Clone, Copy)]
pub(super) struct GraphNode {
    pub(super) digit: Digit,
    pub(super) cells: CellSet,
    /// The cells that see them all.
    pub(super) seen: CellSet,
    /// The cell, if it is one.
    pub(super) cell: Option<Cell>,
}

impl GraphNode {
    const NONE: Self = Self { digit: Digit::D1, cells: CellSet::EMPTY, seen: CellSet::EMPTY, cell: None };

    fn new(digit: Digit, cells: CellSet) -> Self {
        let cell = Some(cells).filter(|cells| cells.len() == 1).and_then(|mut cells| cells.next());
        Self { digit, cells, seen: seen_by_all(cells), cell }
    }
}

/// Nodes and links of a position. Nodes that there is no room for are left out, groups first.
pub(super) struct Graph {
    nodes: List<GraphNode, NODES>,
    weak: [NodeSet; NODES],
    strong: [NodeSet; NODES],
    /// The nodes that each node rules out through an almost locked set.
    through_sets: [NodeSet; NODES],
    /// The almost locked sets of more than one cell.
    sets: Sets,
}

impl Graph {
    pub(super) const EMPTY: Self = Self {
        nodes: List::new(GraphNode::NONE),
        weak: [NodeSet::EMPTY; NODES],
        strong: [NodeSet::EMPTY; NODES],
        through_sets: [NodeSet::EMPTY; NODES],
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

    /// The nodes that an almost locked set makes false if this one is true.
    pub(super) fn through_sets(&self, node: usize) -> &NodeSet {
        self.through_sets.get(node).unwrap_or(&NodeSet::EMPTY)
    }

    /// The first almost locked set that rules one node out if the other is true.
    pub(super) fn set_between(&self, position: &Position, from: usize, to: usize) -> Option<&AlmostLockedSet> {
        let (from, to) = (self.node(from), self.node(to));
        self.sets.as_slice().iter().find(|set| {
            let sees_all = |node: &GraphNode| {
                set.digits.contains(node.digit)
                    && set.cells.intersection(position.places(node.digit)).minus(node.seen).is_empty()
            };
            from.digit != to.digit && sees_all(from) && sees_all(to)
        })
    }

    /// Sets up the nodes and links of a kind.
    pub(super) fn build(&mut self, position: &Position, kind: Kind) {
        self.add_nodes(position, kind);
        let count = self.nodes().len();
        for links in [&mut self.weak, &mut self.strong, &mut self.through_sets] {
            links.iter_mut().take(count).for_each(|set| *set = NodeSet::EMPTY);
        }
        self.add_weak_links(kind);
        self.add_strong_links(position, kind);
        self.sets.clear();
        if kind == Kind::Grouped {
            als::collect(position, 2, &mut self.sets);
            self.add_links_through_sets(position);
        }
    }

    fn add_nodes(&mut self, position: &Position, kind: Kind) {
        self.nodes.clear();
        for digit in Digit::ALL {
            let is_wanted = |cell: &Cell| kind != Kind::XY || position.of(*cell).is_pair();
            for cell in position.places(digit).filter(is_wanted) {
                self.nodes.push(GraphNode::new(digit, CellSet::only(cell)));
            }
        }
        if kind != Kind::Grouped {
            return;
        }
        for digit in Digit::ALL {
            for line in House::ALL.into_iter().take(18) {
                let groups = parts(position.places_in(line, digit), &House::ALL[18..]);
                for cells in groups.filter(|cells| cells.len() > 1) {
                    self.nodes.push(GraphNode::new(digit, cells));
                }
            }
        }
    }

    fn add_weak_links(&mut self, kind: Kind) {
        let nodes = self.nodes.as_slice();
        for (i, a) in nodes.iter().enumerate() {
            for (j, b) in nodes.iter().enumerate().take(i) {
                let is_linked = if a.digit == b.digit {
                    b.cells.minus(a.seen).is_empty()
                } else {
                    matches!(kind, Kind::Plain | Kind::Grouped) && a.cell.is_some() && a.cell == b.cell
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
                let mut digits = position.of(cell);
                if let (Some(a), Some(b)) = (digits.next(), digits.next()) {
                    self.add_strong_link((a, CellSet::only(cell)), (b, CellSet::only(cell)));
                }
            }
        }
        if kind == Kind::XY {
            return;
        }
        for digit in Digit::ALL {
            for house in House::ALL {
                self.add_links_of_house(digit, position.places_in(house, digit), house, kind);
            }
        }
    }

    /// The strong link of a house whose places of a digit are two, or lie in two of its parts.
    fn add_links_of_house(&mut self, digit: Digit, places: CellSet, house: House, kind: Kind) {
        if let Some((a, b)) = crate::logic::techniques::sight::pair_of(places) {
            self.add_strong_link((digit, CellSet::only(a)), (digit, CellSet::only(b)));
        } else if kind == Kind::Grouped {
            let boxes = &House::ALL[18..];
            let (rows, columns) = (&House::ALL[..9], &House::ALL[9..18]);
            for crossing in if (house as usize) < 18 { [boxes, &[]] } else { [rows, columns] } {
                let mut parts = parts(places, crossing);
                if let (Some(a), Some(b), None) = (parts.next(), parts.next(), parts.next()) {
                    self.add_strong_link((digit, a), (digit, b));
                }
            }
        }
    }

    fn add_strong_link(&mut self, a: (Digit, CellSet), b: (Digit, CellSet)) {
        let find = |(digit, cells)| self.nodes().iter().position(|node| node.digit == digit && node.cells == cells);
        if let (Some(a), Some(b)) = (find(a), find(b)) {
            link(&mut self.strong, a, b);
        }
    }

    fn add_links_through_sets(&mut self, position: &Position) {
        for set in self.sets.as_slice() {
            let mut outside = [NodeSet::EMPTY; 9];
            for (index, node) in self.nodes.as_slice().iter().enumerate() {
                if set.digits.contains(node.digit)
                    && set.cells.intersection(position.places(node.digit)).minus(node.seen).is_empty()
                {
                    outside[node.digit.index()].insert(index);
                }
            }
            for digit in set.digits {
                for from in outside[digit.index()] {
                    let Some(links) = self.through_sets.get_mut(from) else { continue };
                    set.digits.without(digit).for_each(|other| links.add(&outside[other.index()]));
                }
            }
        }
    }
}

/// The parts of a set of cells that lie in each of some houses, without empty ones.
fn parts(cells: CellSet, houses: &[House]) -> impl Iterator<Item = CellSet> {
    houses.iter().map(move |house| cells.intersection(house.set())).filter(|part| !part.is_empty())
}

fn link(links: &mut [NodeSet; NODES], a: usize, b: usize) {
    for (from, to) in [(a, b), (b, a)] {
        if let Some(set) = links.get_mut(from) {
            set.insert(to);
        }
    }
}
