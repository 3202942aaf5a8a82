//! What follows from a chain.

use super::chain::{Chain, Statement};
use super::graph::{Graph, Kind};
use super::search::{Path, Search};
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
    pub(super) fn verdict(&self, search: &Search, path: &Path) -> Option<Verdict> {
        let (start, end) = (search.start(), path.as_slice().first()?.node());
        if end < start || self.kind == Kind::Grouped && !self.is_grouped(path) {
            return None;
        }
        match (search.starts_true(), start == end) {
            (true, true) => self.exclusion(search, path),
            (true, false) => None,
            (false, true) if self.graph.node(start).cell.is_some() => self.assertion(start),
            (false, false) if self.is_plain() && self.graph.weak(start).contains(end) => self.continuous(search, path),
            (false, _) => self.ends(start, end),
        }
    }

    fn is_plain(&self) -> bool {
        matches!(self.kind, Kind::Plain | Kind::Grouped)
    }

    /// Whether a chain has a group or an almost locked set; one without is found without them.
    fn is_grouped(&self, path: &Path) -> bool {
        let hops = path.as_slice();
        let has_set = hops.iter().zip(hops.iter().skip(1)).any(|(to, from)| to.level() > from.level() + 1);
        has_set || hops.iter().any(|hop| self.graph.node(hop.node()).cell.is_none())
    }

    fn named(&self, plain: Technique, grouped: Technique) -> Technique {
        if self.kind == Kind::Grouped { grouped } else { plain }
    }

    /// One of the two ends is true: what both rule out goes.
    fn ends(&self, start: usize, end: usize) -> Option<Verdict> {
        let (a, b) = (self.graph.node(start), self.graph.node(end));
        let (technique, least) = match self.kind {
            Kind::X => (Technique::XChain, 1),
            Kind::XY => (Technique::XYChain, 1),
            // With one elimination it is a discontinuous loop through the candidate that goes.
            Kind::Plain => (Technique::Aic, 2),
            Kind::Grouped => (Technique::GroupedAic, 2),
        };
        if self.kind == Kind::XY && a.digit != b.digit {
            return None;
        }
        let eliminations = ruled_out(self.position, (a.cells, a.digit), (b.cells, b.digit));
        (count(&eliminations) >= least).then_some(Verdict { technique, eliminations, is_loop: false })
    }

    /// A candidate that is true even if it is not.
    fn assertion(&self, start: usize) -> Option<Verdict> {
        let node = self.graph.node(start);
        let cell = node.cell.filter(|_| self.is_plain())?;
        let mut eliminations = Candidates::NONE;
        eliminations[cell] = self.position.of(cell).without(node.digit);
        let technique = self.discontinuous();
        (!eliminations[cell].is_empty()).then_some(Verdict { technique, eliminations, is_loop: false })
    }

    /// A candidate that is false even if it is not. If more than it goes by what comes between, the least that goes counts.
    fn exclusion(&self, search: &Search, path: &Path) -> Option<Verdict> {
        let node = self.graph.node(search.start());
        let cell = node.cell?;
        let chain = Chain::new(self.position, self.graph, search, path);
        let [_, a, .., b, _] = chain.statements() else { return None };
        let mut eliminations = ruled_out(self.position, (a.cells, a.digit), (b.cells, b.digit));
        if count(&eliminations) > 1 {
            let least = Cell::ALL.into_iter().find(|&cell| !eliminations[cell].is_empty());
            let is_least = least == Some(cell) && { eliminations[cell] }.next() == Some(node.digit);
            let technique = self.named(Technique::Aic, Technique::GroupedAic);
            return is_least.then_some(Verdict { technique, eliminations, is_loop: false });
        }
        eliminations[cell] = DigitSet::only(node.digit);
        Some(Verdict { technique: self.discontinuous(), eliminations, is_loop: false })
    }

    fn discontinuous(&self) -> Technique {
        self.named(Technique::DiscontinuousNiceLoop, Technique::GroupedDiscontinuousNiceLoop)
    }

    /// A loop: of each weak link one end is true, so what both ends rule out goes; and an almost locked set keeps all digits
    /// but the two that link it.
    fn continuous(&self, search: &Search, path: &Path) -> Option<Verdict> {
        let chain = Chain::new(self.position, self.graph, search, path);
        let cells = chain.statements().iter().fold(CellSet::EMPTY, |all, statement| all.union(statement.cells));
        let mut eliminations = Candidates::NONE;
        if let [first, .., last] = chain.statements() {
            self.strike_between(last, first, cells, &mut eliminations);
        }
        for (from, to) in chain.pairs() {
            if let Some(set) = to.set {
                for digit in set.digits.without(from.digit).without(to.digit) {
                    let places = self.position.places(digit);
                    strike(&mut eliminations, places.intersection(seen_by_all(set.cells.intersection(places))), digit);
                }
            } else if from.is_true {
                self.strike_between(from, to, cells, &mut eliminations);
            }
        }
        let technique = self.named(Technique::ContinuousNiceLoop, Technique::GroupedContinuousNiceLoop);
        let is_found = eliminations != Candidates::NONE;
        is_found.then_some(Verdict { technique, eliminations, is_loop: true })
    }

    /// What the ends of a weak link rule out.
    fn strike_between(&self, a: &Statement, b: &Statement, loop_cells: CellSet, eliminations: &mut Candidates) {
        if a.digit == b.digit {
            let seen = seen_by_all(a.cells).intersection(seen_by_all(b.cells)).minus(loop_cells);
            strike(eliminations, seen.intersection(self.position.places(a.digit)), a.digit);
        } else {
            for cell in a.cells {
                let others: DigitSet = self.position.of(cell).without(a.digit).without(b.digit);
                eliminations[cell] = eliminations[cell].union(others);
            }
        }
    }
}

/// What cannot be true if a digit is in one of some cells, or another in one of some others.
fn ruled_out(position: &Position, a: (CellSet, Digit), b: (CellSet, Digit)) -> Candidates {
    let mut gone = Candidates::NONE;
    let (seen_a, seen_b) = (seen_by_all(a.0), seen_by_all(b.0));
    if a.1 == b.1 {
        strike(&mut gone, seen_a.intersection(seen_b).intersection(position.places(a.1)), a.1);
    } else {
        for ((cells, _), (_, other), seen_by_other) in [(a, b, seen_b), (b, a, seen_a)] {
            if cells.len() == 1 {
                strike(&mut gone, cells.intersection(seen_by_other).intersection(position.places(other)), other);
            }
        }
    }
    gone
}

fn count(eliminations: &Candidates) -> u32 {
    Cell::ALL.into_iter().map(|cell| eliminations[cell].len()).sum()
}

fn strike(eliminations: &mut Candidates, cells: CellSet, digit: Digit) {
    for cell in cells {
        eliminations[cell] = eliminations[cell].with(digit);
    }
}
