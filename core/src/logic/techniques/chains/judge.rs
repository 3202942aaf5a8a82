//! What follows from a chain.

use super::chain::Chain;
use super::graph::{Graph, GraphNode, Kind};
use super::search::{Path, Search};
use super::sweep::{SHORTEST, level};
use crate::board::{Candidates, Cell, CellSet, Digit, DigitSet};
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
    /// What follows from a chain. Of a chain that can be read from both ends only one reading counts.
    pub(super) fn verdicts(&self, search: &Search, path: &Path) -> [Option<Verdict>; 2] {
        let start = search.start();
        let end = path.as_slice().first().map_or(start, |&end| end.into());
        if end < start || self.kind == Kind::Grouped && !self.is_grouped(search, path) {
            return [None, None];
        }
        match (search.starts_true(), start == end) {
            (true, true) => self.exclusion(search, path),
            (true, false) => [None, None],
            (false, true) if !self.graph.node(start).is_group() => [self.assertion(start), None],
            (false, _) if !self.is_plain() || !self.graph.weak(start).contains(end) => [self.ends(start, end), None],
            (false, _) => [self.continuous(search, path), self.ends(start, end)],
        }
    }

    fn is_plain(&self) -> bool {
        matches!(self.kind, Kind::Plain | Kind::Grouped)
    }

    /// Whether a chain has a group or an almost locked set; one without is found without them.
    fn is_grouped(&self, search: &Search, path: &Path) -> bool {
        let nodes = path.as_slice();
        let has_group = nodes.iter().any(|&node| self.graph.node(node.into()).is_group());
        // The weak links of a chain are every other one, from the second on if it begins with something false.
        let skipped = usize::from(search.starts_true() != nodes.len().is_multiple_of(2));
        let has_set = |pair: &[u16; 2]| self.is_through_set(pair[1].into(), pair[0].into());
        let weak_links = nodes.get(skipped..).unwrap_or_default().as_chunks().0;
        has_group && nodes.len() > level(SHORTEST, search.starts_true()) || weak_links.iter().any(has_set)
    }

    fn is_through_set(&self, from: usize, to: usize) -> bool {
        let (from, to) = (self.graph.node(from), self.graph.node(to));
        from.digit != to.digit && from.cells != to.cells
    }

    fn named(&self, plain: Technique, grouped: Technique) -> Technique {
        if self.kind == Kind::Grouped { grouped } else { plain }
    }

    /// One of the two ends is true: what both rule out goes.
    fn ends(&self, start: usize, end: usize) -> Option<Verdict> {
        let (technique, least) = match self.kind {
            Kind::X => (Technique::XChain, 1),
            Kind::XY => (Technique::XYChain, 1),
            // With one elimination it is a discontinuous loop through the candidate that goes.
            Kind::Plain => (Technique::Aic, 2),
            Kind::Grouped => (Technique::GroupedAic, 2),
        };
        let (a, b) = (self.graph.node(start), self.graph.node(end));
        if self.kind == Kind::XY && a.digit != b.digit {
            return None;
        }
        let eliminations = self.ruled_out(a, b);
        (count(&eliminations) >= least).then_some(Verdict { technique, eliminations, is_loop: false })
    }

    /// A candidate that is true even if it is not.
    fn assertion(&self, start: usize) -> Option<Verdict> {
        let node = self.graph.node(start);
        let cell = node.cell().filter(|_| self.is_plain())?;
        let mut eliminations = Candidates::NONE;
        eliminations[cell] = self.position.of(cell).without(node.digit);
        let technique = self.discontinuous();
        (!eliminations[cell].is_empty()).then_some(Verdict { technique, eliminations, is_loop: false })
    }

    /// A candidate that is false even if it is not: what is left of the chain without it has ends that rule it out. If nodes
    /// that rule out more, they are found without it; if places in almost locked sets, all that goes is told once.
    fn exclusion(&self, search: &Search, path: &Path) -> [Option<Verdict>; 2] {
        let &[end, b, .., a, start] = path.as_slice() else { return [None, None] };
        let [end, a, b, start] = [end, a, b, start].map(usize::from);
        let node = self.graph.node(start);
        let Some(cell) = node.cell() else { return [None, None] };
        let mut alone = Candidates::NONE;
        alone[cell] = DigitSet::only(node.digit);
        let alone = Some(Verdict { technique: self.discontinuous(), eliminations: alone, is_loop: false });
        if self.is_through_set(start, a) || self.is_through_set(b, end) {
            [alone, self.exclusion_by_sets(&Chain::new(self.position, self.graph, search, path, false))]
        } else {
            let all = self.ruled_out(self.graph.node(a), self.graph.node(b));
            [alone.filter(|_| count(&all) == 1), None]
        }
    }

    /// All that goes with the first statement of a chain, if there is more and the first comes before it.
    fn exclusion_by_sets(&self, chain: &Chain) -> Option<Verdict> {
        let [start, a, .., b, _] = chain.statements() else { return None };
        let eliminations = self.ruled_out(&a.node, &b.node);
        let least = Cell::ALL.into_iter().find(|&cell| !eliminations[cell].is_empty())?;
        let is_told = start.node.cell() == Some(least) && eliminations[least].first() == Some(start.node.digit);
        let technique = Technique::GroupedAic;
        (is_told && count(&eliminations) > 1).then_some(Verdict { technique, eliminations, is_loop: false })
    }

    /// What cannot be true if one of two nodes is.
    fn ruled_out(&self, a: &GraphNode, b: &GraphNode) -> Candidates {
        let mut gone = Candidates::NONE;
        let (seen_a, seen_b) = (seen_by_all(a.cells), seen_by_all(b.cells));
        if a.digit == b.digit {
            strike(&mut gone, seen_a.intersection(seen_b).intersection(self.position.places(a.digit)), a.digit);
        } else {
            for (node, other, seen_by_other) in [(a, b, seen_b), (b, a, seen_a)] {
                if let Some(cell) = node.cell()
                    && seen_by_other.contains(cell)
                    && self.position.has(cell, other.digit)
                {
                    gone[cell] = gone[cell].with(other.digit);
                }
            }
        }
        gone
    }

    fn discontinuous(&self) -> Technique {
        self.named(Technique::DiscontinuousNiceLoop, Technique::GroupedDiscontinuousNiceLoop)
    }

    /// A loop: of each weak link one end is true, so what both ends rule out goes; and an almost locked set keeps all digits
    /// but the two that link it.
    fn continuous(&self, search: &Search, path: &Path) -> Option<Verdict> {
        let chain = Chain::new(self.position, self.graph, search, path, true);
        let mut eliminations = Candidates::NONE;
        for (from, to) in chain.pairs_of_loop() {
            if let Some(set) = to.set {
                for digit in set.digits.without(from.node.digit).without(to.node.digit) {
                    let places = self.position.places(digit);
                    strike(
                        &mut eliminations,
                        places.intersection(seen_by_all(set.places(self.position, digit))),
                        digit,
                    );
                }
            } else if from.is_true {
                self.strike_between(&from.node, &to.node, chain.cells(), &mut eliminations);
            }
        }
        let technique = self.named(Technique::ContinuousNiceLoop, Technique::GroupedContinuousNiceLoop);
        let is_found = eliminations != Candidates::NONE;
        is_found.then_some(Verdict { technique, eliminations, is_loop: true })
    }

    /// What the ends of a weak link rule out. As in HoDoKu, a link between cells takes nothing from the cells of the loop.
    fn strike_between(&self, a: &GraphNode, b: &GraphNode, cells: CellSet, eliminations: &mut Candidates) {
        if a.digit == b.digit {
            let seen = seen_by_all(a.cells).intersection(seen_by_all(b.cells)).minus(cells);
            strike(eliminations, seen.intersection(self.position.places(a.digit)), a.digit);
        } else if let Some(cell) = a.cell() {
            let others = self.position.of(cell).without(a.digit).without(b.digit);
            eliminations[cell] = eliminations[cell].union(others);
        }
    }
}

fn count(eliminations: &Candidates) -> u32 {
    Cell::ALL.into_iter().map(|cell| eliminations[cell].len()).sum()
}

fn strike(eliminations: &mut Candidates, cells: CellSet, digit: Digit) {
    for cell in cells {
        eliminations[cell] = eliminations[cell].with(digit);
    }
}
