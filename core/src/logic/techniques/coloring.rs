//! Colouring: Simple Colors (trap, wrap) and Multi-Colors (1, 2).
//!
//! The places of a digit that strong links join are given two colours in turn: all cells of one colour hold the digit, and
//! none of the other. *Trap*: a cell that sees both colours loses the digit. *Wrap*: a colour with two cells that see each
//! other is the false one. With two such clusters, a colour that sees a colour of the other cannot be true together with it.
//! *Multi-Colors 1*: then one of their opposites is true, so a cell that sees both opposites loses the digit.
//! *Multi-Colors 2*: a colour that sees both colours of the other cluster is false.
//!
//! Sound because a strong link has exactly one true end, so that a cluster has exactly two states.

use super::sight::seen_by_any;
use crate::board::{CellSet, Digit, DigitSet, House};
use crate::logic::{List, Position, Role, Sink, Step, Technique};
use core::ops::ControlFlow;

/// The places of a digit that strong links join, in two colours.
#[derive(Clone, Copy)]
struct Cluster {
    colors: [CellSet; 2],
}

impl Cluster {
    const NONE: Self = Self { colors: [CellSet::EMPTY; 2] };

    fn cells(&self) -> CellSet {
        self.colors[0].union(self.colors[1])
    }
}

/// The cells that see a cell of a colour, whatever the other colour is.
fn sees(color: CellSet, cells: CellSet) -> bool {
    !seen_by_any(color).intersection(cells).is_empty()
}

/// Simple Colors: digit by digit, cluster by cluster in the order of their first cells, the wrap before the trap. A cluster
/// of two cells is left out: it is a locked candidate.
pub fn simple(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    for digit in Digit::ALL {
        for cluster in clusters(position, digit).as_slice().iter().filter(|cluster| cluster.cells().len() > 2) {
            for color in cluster.colors.into_iter().filter(|&color| sees(color, color)) {
                hand_out(Technique::SimpleColorsWrap, digit, &[*cluster], color, sink)?;
            }
            let [a, b] = cluster.colors.map(seen_by_any);
            let trapped = a.intersection(b).intersection(position.places(digit)).minus(cluster.cells());
            hand_out(Technique::SimpleColorsTrap, digit, &[*cluster], trapped, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// Multi-Colors: digit by digit, for every two clusters first the colours that are false, then what both opposites see.
pub fn multi(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    for digit in Digit::ALL {
        let clusters = clusters(position, digit);
        for first in clusters.as_slice() {
            for second in clusters.as_slice() {
                of_two(position, digit, first, second, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// What follows for two clusters: in either order for a false colour of the first, in one order for the rest.
fn of_two(position: &Position, digit: Digit, first: &Cluster, second: &Cluster, sink: &mut Sink) -> ControlFlow<()> {
    let order = first.cells().next().cmp(&second.cells().next());
    if order.is_eq() {
        return ControlFlow::Continue(());
    }
    let pair = [*first, *second];
    for color in first.colors {
        if second.colors.into_iter().all(|other| sees(color, other)) {
            hand_out(Technique::MultiColors2, digit, &pair, color, sink)?;
        }
    }
    if order.is_gt() {
        return ControlFlow::Continue(());
    }
    let mut gone = CellSet::EMPTY;
    let opposites = |cluster: &Cluster| {
        let [a, b] = cluster.colors;
        [(a, b), (b, a)]
    };
    for (color, opposite) in opposites(first) {
        for (_, its_opposite) in opposites(second).into_iter().filter(|(other, _)| sees(color, *other)) {
            gone = gone.union(seen_by_any(opposite).intersection(seen_by_any(its_opposite)));
        }
    }
    let gone = gone.intersection(position.places(digit));
    hand_out(Technique::MultiColors1, digit, &pair, gone, sink)
}

fn hand_out(
    technique: Technique,
    digit: Digit,
    clusters: &[Cluster],
    gone: CellSet,
    sink: &mut Sink,
) -> ControlFlow<()> {
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    let mut step = Step::new(technique);
    step.eliminate_all(gone, digit);
    let roles = [[Role::ColorA, Role::ColorB], [Role::ColorC, Role::ColorD]];
    for (cluster, roles) in clusters.iter().zip(roles) {
        for (color, role) in cluster.colors.into_iter().zip(roles) {
            step.mark_all(color, DigitSet::only(digit), role);
        }
    }
    sink(&step)
}

/// The clusters of a digit, in the order of their first cells, which have the first colour.
fn clusters(position: &Position, digit: Digit) -> List<Cluster, 40> {
    let mut clusters = List::new(Cluster::NONE);
    let (links, count) = strong_links(position, digit);
    let links = links.get(..count).unwrap_or_default();
    let mut left = links.iter().fold(CellSet::EMPTY, |all, &link| all.union(link));
    while let Some(start) = left.next() {
        let mut colors = [CellSet::only(start), CellSet::EMPTY];
        // A link whose one end has a colour gives its other end the other colour, until nothing changes.
        loop {
            let before = colors;
            for &link in links {
                let [a, b] = colors.map(|color| color.intersection(link));
                colors[1] = if a.is_empty() { colors[1] } else { colors[1].union(link.minus(a)) };
                colors[0] = if b.is_empty() { colors[0] } else { colors[0].union(link.minus(b)) };
            }
            if before == colors {
                break;
            }
        }
        left = left.minus(colors[0]).minus(colors[1]);
        // A cell of both colours shows that the position has no solution; nothing follows from that here.
        if colors[0].intersection(colors[1]).is_empty() {
            clusters.push(Cluster { colors });
        }
    }
    clusters
}

/// The strong links of a digit, as sets of two cells, and how many there are.
fn strong_links(position: &Position, digit: Digit) -> ([CellSet; 27], usize) {
    let mut links = [CellSet::EMPTY; 27];
    let found = House::ALL.into_iter().filter(|&house| position.spots(house, digit).len() == 2);
    let count = links.iter_mut().zip(found).map(|(link, house)| *link = position.places_in(house, digit)).count();
    (links, count)
}
