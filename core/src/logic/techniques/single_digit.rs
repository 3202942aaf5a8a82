//! Single-digit patterns: Skyscraper, 2-String Kite, Turbot Fish, Empty Rectangle.
//!
//! Two strong links of a digit, one end of each seeing one end of the other: one of the two far ends holds the digit, and a
//! cell that sees both loses it. Two parallel lines that meet in a line across make a *Skyscraper*, a row and a column that
//! meet in a box a *2-String Kite*, all else a *Turbot Fish*. An *Empty Rectangle* is a box where the digit has no place but
//! in one row and one column: a strong link outside that ends in the row, say, puts the digit either at its far end or into
//! the column. Two kites or two rectangles on the same places of the box are one *dual* step.
//!
//! Sound because a strong link has exactly one true end, and of two cells that see each other at most one is true.

use super::sight::{common, shared_house, strong_link};
use crate::board::{Cell, CellSet, Digit, DigitSet, House};
use crate::logic::{Link, List, Node, Position, Reason, Role, Sink, Step, Technique};
use core::ops::ControlFlow;

/// Two strong links of a digit: outer end, inner end, inner end, outer end.
#[derive(Clone, Copy)]
struct Chain {
    digit: Digit,
    cells: [Cell; 4],
    houses: [House; 2],
}

impl Chain {
    /// The candidates that see both outer ends.
    fn gone(&self, position: &Position) -> CellSet {
        let [a, b, c, d] = self.cells;
        let seen = a.peers().intersection(d.peers()).minus(CellSet::only(b).with(c));
        seen.intersection(position.places(self.digit))
    }

    fn technique(&self) -> Technique {
        let [first, second] = self.houses.map(|house| house as usize / 9);
        let [_, b, c, _] = self.cells;
        let meets_in_line = !b.house_set().intersection(c.house_set()).into_iter().all(|house| house >= House::Box1);
        match (first, second) {
            (0, 0) | (1, 1) if meets_in_line => Technique::Skyscraper,
            (0, 1) => Technique::TwoStringKite,
            _ => Technique::TurbotFish,
        }
    }

    fn write(&self, step: &mut Step, chain: u8) {
        let [a, b, c, d] = self.cells;
        for cell in [a, d] {
            step.mark(cell, DigitSet::only(self.digit), Role::Conclusion);
        }
        for cell in [b, c] {
            step.mark(cell, DigitSet::only(self.digit), Role::Pattern);
        }
        let [first, second] = self.houses.map(Reason::House);
        let node = |cell, is_on| Node::new(cell, self.digit, is_on);
        for (from, to, reason) in [
            (node(a, false), node(b, true), first),
            (node(b, true), node(c, false), shared_house(b, c)),
            (node(c, false), node(d, true), second),
        ] {
            step.links.push(Link { from, to, reason, chain });
        }
        for house in self.houses {
            step.mark_house(house, Role::Base);
        }
    }
}

/// Skyscrapers, kites and other turbot fish: digit by digit, by the two houses, by the ends. Then the dual kites,
/// box by box.
pub fn turbot(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    for digit in Digit::ALL {
        for (index, first) in House::ALL.into_iter().enumerate() {
            let Some(one) = strong_link(position, first, digit) else { continue };
            for second in House::ALL.into_iter().skip(index + 1) {
                let Some(other) = strong_link(position, second, digit) else { continue };
                of_links(position, digit, [first, second], one, other, sink)?;
            }
        }
    }
    dual_kites(position, sink)
}

fn of_links(
    position: &Position,
    digit: Digit,
    houses: [House; 2],
    one: (Cell, Cell),
    other: (Cell, Cell),
    sink: &mut Sink,
) -> ControlFlow<()> {
    for chain in chains(digit, houses, one, other).into_iter().flatten() {
        let gone = chain.gone(position);
        if !gone.is_empty() {
            let mut step = Step::new(chain.technique());
            step.eliminate_all(gone, digit);
            chain.write(&mut step, 0);
            sink(&step)?;
        }
    }
    ControlFlow::Continue(())
}

/// The ways to join two strong links that have no cell in common.
fn chains(digit: Digit, houses: [House; 2], one: (Cell, Cell), other: (Cell, Cell)) -> [Option<Chain>; 4] {
    let are_apart = one.0 != other.0 && one.0 != other.1 && one.1 != other.0 && one.1 != other.1;
    let ways = [
        [one.0, one.1, other.0, other.1],
        [one.0, one.1, other.1, other.0],
        [one.1, one.0, other.0, other.1],
        [one.1, one.0, other.1, other.0],
    ];
    ways.map(|cells| {
        let [_, b, c, _] = cells;
        (are_apart && b.peers().contains(c)).then_some(Chain { digit, cells, houses })
    })
}

/// Two kites that meet in the same two cells of a box, of one digit or of two.
fn dual_kites(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    for square in House::ALL.into_iter().skip(18) {
        for b in square.cells() {
            for c in square.cells().into_iter().filter(|&c| c > b) {
                let digits = common(position.of(b), position.of(c));
                let ways = digits.flat_map(|digit| [(digit, b, c), (digit, c, b)]);
                let mut kites = List::<Chain, 18>::new(Chain { digit: Digit::D1, cells: [b; 4], houses: [square; 2] });
                ways.filter_map(|(digit, row_end, column_end)| kite(position, digit, row_end, column_end))
                    .for_each(|kite| kites.push(kite));
                for (index, one) in kites.as_slice().iter().enumerate() {
                    for other in kites.as_slice().iter().take(index) {
                        dual_step(position, [other, one], sink)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The kite that meets in these two cells of a box, if something follows from it.
fn kite(position: &Position, digit: Digit, row_end: Cell, column_end: Cell) -> Option<Chain> {
    let ([row, _, square], [_, column, _]) = (row_end.houses(), column_end.houses());
    let far = |(a, b): (Cell, Cell), near| if a == near { b } else { a };
    let a = far(strong_link(position, row, digit)?, row_end);
    let d = far(strong_link(position, column, digit)?, column_end);
    let is_outside = !square.set().contains(a) && !square.set().contains(d);
    let chain = Chain { digit, cells: [a, row_end, column_end, d], houses: [row, column] };
    (is_outside && !chain.gone(position).is_empty()).then_some(chain)
}

fn dual_step(position: &Position, kites: [&Chain; 2], sink: &mut Sink) -> ControlFlow<()> {
    let gone = kites.map(|kite| (kite.digit, kite.gone(position)));
    if gone[0] == gone[1] {
        return ControlFlow::Continue(());
    }
    let mut step = Step::new(Technique::TwoStringKite);
    for ((kite, (digit, cells)), chain) in kites.into_iter().zip(gone).zip(0..) {
        step.eliminate_all(cells, digit);
        kite.write(&mut step, chain);
    }
    sink(&step)
}

/// An empty rectangle: a box with the row and the column that hold its places, a strong link and the candidate that goes.
#[derive(Clone, Copy)]
struct Rectangle {
    square: House,
    near: Cell,
    far: Cell,
    link: House,
    gone: Cell,
}

/// Empty rectangles: digit by digit, box by box, by the row and the column in the box, by the line of the strong link. A dual
/// step for every two of the same box follows them.
pub fn empty_rectangle(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    for digit in Digit::ALL {
        for square in House::ALL.into_iter().skip(18) {
            let places = position.places_in(square, digit);
            if places.len() < 2 {
                continue;
            }
            let mut found = List::<Rectangle, 64>::new(Rectangle {
                square,
                near: Cell::R1C1,
                far: Cell::R1C1,
                link: square,
                gone: Cell::R1C1,
            });
            for crossing in square.cells() {
                let [row, column, _] = crossing.houses();
                let arms = [row, column].map(|line| line.set().without(crossing).intersection(places));
                let is_empty = places.minus(row.set()).minus(column.set()).is_empty();
                if is_empty && arms.iter().all(|arm| !arm.is_empty()) {
                    for [through, across] in [[row, column], [column, row]] {
                        links_of(position, digit, square, through, across, |rectangle| found.push(rectangle));
                    }
                }
            }
            for (index, one) in found.as_slice().iter().enumerate() {
                sink(&rectangle_step(position, digit, &[*one]))?;
                for other in found.as_slice().iter().take(index).filter(|other| other.gone != one.gone) {
                    sink(&rectangle_step(position, digit, &[*other, *one]))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The strong links that begin in one line of the rectangle outside of the box, with the candidate that they rule out in the
/// other.
fn links_of(
    position: &Position,
    digit: Digit,
    square: House,
    through: House,
    across: House,
    mut found: impl FnMut(Rectangle),
) {
    let places = position.places(digit);
    for near in places.intersection(through.set()).minus(square.set()) {
        let [row, column, _] = near.houses();
        let link = if through == row { column } else { row };
        let Some((a, b)) = strong_link(position, link, digit) else { continue };
        let far = if a == near { b } else { a };
        let seen = far.peers().intersection(across.set()).minus(square.set()).intersection(places);
        for gone in seen.filter(|&gone| !near.peers().contains(gone) && gone != near) {
            found(Rectangle { square, near, far, link, gone });
        }
    }
}

fn rectangle_step(position: &Position, digit: Digit, rectangles: &[Rectangle]) -> Step {
    let mut step = Step::new(Technique::EmptyRectangle);
    for (rectangle, chain) in rectangles.iter().zip(0..) {
        step.eliminate(rectangle.gone, digit);
        let Rectangle { square, near, far, link, .. } = *rectangle;
        if chain == 0 {
            step.mark_all(position.places_in(square, digit), DigitSet::only(digit), Role::Pivot);
            step.mark_house(square, Role::Base);
        }
        step.mark(near, DigitSet::only(digit), Role::Pattern);
        step.mark(far, DigitSet::only(digit), Role::Conclusion);
        step.mark_house(link, Role::Cover);
        let [from, to] = [(near, false), (far, true)].map(|(cell, is_on)| Node::new(cell, digit, is_on));
        step.links.push(Link { from, to, reason: Reason::House(link), chain });
    }
    step
}
