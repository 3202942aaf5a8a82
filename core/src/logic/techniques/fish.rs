//! Fish: a digit that is confined in as many lines as crossing lines.
//!
//! In two, three or four lines of one kind, the *base*, the places of a digit lie in as many lines of the other kind, the
//! *cover*: an X-Wing, a Swordfish, a Jellyfish. The digit goes from the cover outside the base.
//!
//! Sound by counting: each base line needs the digit, and no cover line holds it twice, so that the base lines use the
//! cover lines up.

use super::order::{COLUMNS, ROWS, choices};
use crate::board::{CellSet, Digit, DigitSet, House};
use crate::logic::{Position, Role, Sink, Spots, Step, Technique};
use core::ops::ControlFlow;

/// Fish of a size from 2 to 4 whose digit stands in no more than `9 - 2 * size` cells: columns as base, then rows; the lines
/// as choices out of nine; the digits in turn.
pub fn fish(position: &Position, size: u32, sink: &mut Sink) -> ControlFlow<()> {
    for (bases, covers) in [(COLUMNS, ROWS), (ROWS, COLUMNS)] {
        let confined = Digit::ALL.map(|digit| (digit, confining_lines(position, &bases, digit, size)));
        for lines in choices(9, size) {
            for (digit, _) in confined.into_iter().filter(|&(_, all)| lines & !all == 0) {
                let bases = chosen(&bases, lines);
                let spots = bases.clone().fold(0, |all, base| all | position.spots(base, digit).bits());
                if spots.count_ones() == size {
                    let covers = chosen(&covers, spots);
                    hand_out(position, digit, bases, covers, sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The lines with at least two and at most `size` places for a digit; none if the digit stands too often.
fn confining_lines(position: &Position, lines: &[House; 9], digit: Digit, size: u32) -> u16 {
    let standing = position.grid().placed().filter(|&(_, other)| other == digit).count() as u32;
    if standing + 2 * size > 9 {
        return 0;
    }
    let is_confining = |line: House| (2..=size).contains(&position.spots(line, digit).len());
    (0..).zip(lines).filter(|&(_, &line)| is_confining(line)).fold(0, |all, (i, _)| all | 1 << i)
}

fn hand_out(
    position: &Position,
    digit: Digit,
    bases: impl Iterator<Item = House> + Clone,
    covers: impl Iterator<Item = House> + Clone,
    sink: &mut Sink,
) -> ControlFlow<()> {
    let union = |houses: &mut dyn Iterator<Item = House>| houses.fold(CellSet::EMPTY, |all, one| all.union(one.set()));
    let (base, cover) = (union(&mut bases.clone()), union(&mut covers.clone()));
    let losers = position.places(digit).intersection(cover).minus(base);
    if losers.is_empty() {
        return ControlFlow::Continue(());
    }
    let mut step = Step::new(match bases.clone().count() {
        2 => Technique::XWing,
        3 => Technique::Swordfish,
        _ => Technique::Jellyfish,
    });
    step.eliminate_all(losers, digit);
    step.mark_all(position.places(digit).intersection(base), DigitSet::only(digit), Role::Base);
    bases.for_each(|house| step.mark_house(house, Role::Base));
    covers.for_each(|house| step.mark_house(house, Role::Cover));
    sink(&step)
}

fn chosen(lines: &[House; 9], bits: u16) -> impl Iterator<Item = House> + Clone {
    let numbers = Spots::from_bits(bits);
    (0..).zip(*lines).filter(move |(i, _)| numbers.bits() >> i & 1 != 0).map(|(_, line)| line)
}
