//! What follows from a chain.

use super::chain::{Chain, Statement};
use super::graph::{Graph, GraphNode, Kind};
use super::search::Search;
use crate::board::{Candidates, CellSet, Digit, DigitSet};
use crate::logic::techniques::sight::seen_by_all;
use crate::logic::{Position, Technique};

/// A conclusion and the technique that comes to it.
pub(super) struct Verdict {
    pub(super) technique: Technique,
    pub(super) eliminations: Candidates,
    /// Whether the chain closes.
    pub(super) is_loop: bool,
}

/// Judges chains of a kind in a position.
pub(super) struct Judge<'a> {
    pub(super) position: &'a Position,
    pub(super) graph: &'a Graph,
    pub(super) kind: Kind,
}

impl Judge<'_> {
    /// What follows from the chain that a search has found to a node of a level. Of a chain that can be read from both ends
    /// only one reading counts.
    pub(super) fn verdict(&self, search: &Search, end: usize, level: usize) -> Option<Verdict> {
        let start = search.start();
        match (search.starts_true(), start == end) {
            (true, true) => self.exclusion(search, level),
            (true, false) => None,
            (false, true) if self.graph.node(start).cell.is_some() => self.assertion(search, level),
            (false, _) if end < start => None,
            (false, _) if self.is_plain() && self.graph.weak(start).contains(end) => {
                self.continuous(search, end, level)
            }
            (false, _) => self.ends(search, end, level),
        }
    }

    fn is_plain(&self) -> bool {
        matches!(self.kind, Kind::Plain | Kind::Grouped)
    }

    fn chain(&self, search: &Search, end: usize, level: usize) -> Chain {
        Chain::new(self.position, self.graph, search, end, level)
    }

    /// Whether a chain belongs to the kind: one without groups is found without them.
    fn belongs(&self, chain: &Chain) -> bool {
        self.kind != Kind::Grouped || chain.is_grouped()
    }

    fn named(&self, plain: Technique, grouped: Technique) -> Technique {
        if self.kind == Kind::Grouped { grouped } else { plain }
    }

    /// One of the two ends is true: what both rule out goes.
    fn ends(&self, search: &Search, end: usize, level: usize) -> Option<Verdict> {
        let (a, b) = (self.graph.node(search.start()), self.graph.node(end));
        let gone = ruled_out(self.position, a, b);
        let count: u32 = gone.iter().map(|(cells, _)| cells.len()).sum();
        let (technique, least) = match self.kind {
            Kind::X => (Technique::XChain, 1),
            Kind::XY => (Technique::XYChain, 1),
            // With one elimination it is a discontinuous loop through the candidate that goes.
            Kind::Plain => (Technique::Aic, 2),
            Kind::Grouped => (Technique::GroupedAic, 2),
        };
        if count < least || self.kind == Kind::XY && a.digit != b.digit {
            return None;
        }
        if self.kind == Kind::Grouped && !self.belongs(&self.chain(search, end, level)) {
            return None;
        }
        let mut eliminations = Candidates::NONE;
        gone.into_iter().for_each(|(cells, digit)| strike(&mut eliminations, cells, digit));
        Some(Verdict { technique, eliminations, is_loop: false })
    }

    /// A candidate that is true even if it is not.
    fn assertion(&self, search: &Search, level: usize) -> Option<Verdict> {
        let node = self.graph.node(search.start());
        let cell = node.cell.filter(|_| self.is_plain())?;
        let others = self.position.of(cell).without(node.digit);
        if others.is_empty() || !self.belongs(&self.chain(search, search.start(), level)) {
            return None;
        }
        let mut eliminations = Candidates::NONE;
        eliminations[cell] = others;
        Some(Verdict { technique: self.discontinuous(), eliminations, is_loop: false })
    }

    /// A candidate that is false even if it is not.
    fn exclusion(&self, search: &Search, level: usize) -> Option<Verdict> {
        let node = self.graph.node(search.start());
        let chain = self.chain(search, search.start(), level);
        if !self.belongs(&chain) || self.is_of_longer_reach(&chain) {
            return None;
        }
        let mut eliminations = Candidates::NONE;
        strike(&mut eliminations, node.cells, node.digit);
        Some(Verdict { technique: self.discontinuous(), eliminations, is_loop: false })
    }

    fn discontinuous(&self) -> Technique {
        self.named(Technique::DiscontinuousNiceLoop, Technique::GroupedDiscontinuousNiceLoop)
    }

    /// Whether the chain without its ends rules out more than what it begins with.
    fn is_of_longer_reach(&self, chain: &Chain) -> bool {
        let [_, a, .., b, _] = chain.statements() else { return false };
        let find = |of: &Statement| {
            self.graph.nodes().iter().find(|node| node.digit == of.digit && node.cells == of.cells)
        };
        let (Some(a), Some(b)) = (find(a), find(b)) else { return false };
        ruled_out(self.position, a, b).iter().map(|(cells, _)| cells.len()).sum::<u32>() > 1
    }

    /// A loop: of each weak link one end is true, so what both ends rule out goes; and an almost locked set keeps all digits
    /// but the two that link it.
    fn continuous(&self, search: &Search, end: usize, level: usize) -> Option<Verdict> {
        let chain = self.chain(search, end, level);
        let mut eliminations = Candidates::NONE;
        if let [first, .., last] = chain.statements() {
            self.strike_between(last, first, &mut eliminations);
        }
        for (from, to) in chain.pairs() {
            if let Some(set) = to.set {
                for digit in set.digits.without(from.digit).without(to.digit) {
                    let places = self.position.places(digit);
                    strike(&mut eliminations, places.intersection(seen_by_all(set.cells.intersection(places))), digit);
                }
            } else if from.is_true {
                self.strike_between(from, to, &mut eliminations);
            }
        }
        let technique = self.named(Technique::ContinuousNiceLoop, Technique::GroupedContinuousNiceLoop);
        let is_found = eliminations != Candidates::NONE && self.belongs(&chain);
        is_found.then_some(Verdict { technique, eliminations, is_loop: true })
    }

    /// What the ends of a weak link rule out.
    fn strike_between(&self, a: &Statement, b: &Statement, eliminations: &mut Candidates) {
        if a.digit == b.digit {
            let seen = seen_by_all(a.cells).intersection(seen_by_all(b.cells));
            strike(eliminations, seen.intersection(self.position.places(a.digit)), a.digit);
        } else {
            for cell in a.cells {
                let others: DigitSet = self.position.of(cell).without(a.digit).without(b.digit);
                eliminations[cell] = eliminations[cell].union(others);
            }
        }
    }
}

/// What cannot be true if one of two nodes is.
fn ruled_out(position: &Position, a: &GraphNode, b: &GraphNode) -> [(CellSet, Digit); 2] {
    if a.digit == b.digit {
        let seen = a.seen.intersection(b.seen);
        return [(seen.intersection(position.places(a.digit)), a.digit), (CellSet::EMPTY, b.digit)];
    }
    let in_cell = |seen: CellSet, digit: Digit, node: &GraphNode| {
        if node.cell.is_some() { node.cells.intersection(seen).intersection(position.places(digit)) } else { CellSet::EMPTY }
    };
    [(in_cell(a.seen, a.digit, b), a.digit), (in_cell(b.seen, b.digit, a), b.digit)]
}

fn strike(eliminations: &mut Candidates, cells: CellSet, digit: Digit) {
    for cell in cells {
        eliminations[cell] = eliminations[cell].with(digit);
    }
}
