//! Franken fish, with and without fins: fish that have boxes among their houses.
//!
//! Rows and boxes are the base and columns and boxes the cover, or with rows and columns exchanged; at least one box is among
//! them. The places of a digit in a base house that no cover house takes are *fins*; so are those in two base houses, the
//! *endo fins*. The digit goes from the cells that see all fins and are in a cover house outside of the base, or in a base
//! house and two cover houses: the fish eats of itself. *Siamese* fish are two with the same base, told together.
//!
//! Sound because without a true fin the true cells of the base are one a house and all in the cover, whose houses are as
//! many: each cover house has its digit in the base, and none counts for two.

use super::fish_pattern::{Fish, hand_out_with_twins, set_of};
use super::sight::seen_by_all;
use crate::board::{Cell, CellSet, Digit, House, HouseSet};
use crate::logic::{List, Position, Sink, Technique};
use core::ops::ControlFlow;

/// More fins than these are no pattern that a person could look for.
const MOST_FINS: u32 = 5;
const MOST_ENDO_FINS: u32 = 2;

/// The base of a fish: its houses, their places of the digit, and those in two of the houses.
#[derive(Clone, Copy)]
struct Base {
    houses: HouseSet,
    places: CellSet,
    endo_fins: CellSet,
}

/// Franken fish of a size from 2 to 4: digit by digit, rows in the base before columns, by the houses of the base, by the
/// first candidate that goes. Fish where a house could be left out are not looked for.
pub fn franken_fish(position: &Position, size: u32, sink: &mut Sink) -> ControlFlow<()> {
    for digit in Digit::ALL {
        for lines in [0, 9] {
            each_base(position, digit, lines, size, |base| {
                let fishes = fishes_on(position, digit, lines, size, base);
                hand_out_with_twins(position, &fishes, sink)
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Goes through the choices of so many lines and boxes that have the digit to place, in increasing order.
fn each_base(
    position: &Position,
    digit: Digit,
    lines: usize,
    size: u32,
    mut found: impl FnMut(&Base) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let all = House::ALL.into_iter().filter(|&house| house >= House::Box1 || house as usize / 9 == lines / 9);
    let open = all.filter(|&house| !position.spots(house, digit).is_empty());
    let open = open.fold(HouseSet::EMPTY, |all, house| all.union(HouseSet::only(house)));
    let start = Base { houses: HouseSet::EMPTY, places: CellSet::EMPTY, endo_fins: CellSet::EMPTY };
    // For each house chosen so far the base with it, and the houses that may come after it.
    let mut stack = List::<(Base, HouseSet, u32), 5>::new((start, HouseSet::EMPTY, 0));
    stack.push((start, open, 0));
    while let Some((base, mut rest, count)) = stack.pop() {
        let Some(house) = rest.next() else { continue };
        stack.push((base, rest, count));
        let places = position.places_in(house, digit);
        let endo_fins = base.endo_fins.union(base.places.intersection(places));
        if endo_fins.len() > MOST_ENDO_FINS {
            continue;
        }
        let houses = base.houses.union(HouseSet::only(house));
        let base = Base { houses, places: base.places.union(places), endo_fins };
        if count + 1 == size {
            found(&base)?;
        } else {
            stack.push((base, rest, count + 1));
        }
    }
    ControlFlow::Continue(())
}

/// The fish on a base. Each candidate is asked in turn which covers would make it go.
fn fishes_on(position: &Position, digit: Digit, lines: usize, size: u32, base: &Base) -> List<Fish, 24> {
    let mut fishes = List::new(Fish::NONE);
    let places = position.places(digit);
    for target in places.intersection(seen_by_all(base.endo_fins)).minus(base.endo_fins) {
        // What does not see the target must not be a fin.
        let inner = base.places.minus(target.peers()).minus(base.endo_fins);
        each_cover(base, lines, size, target, inner, |cover| {
            if fishes.as_slice().iter().all(|fish: &Fish| fish.cover != cover)
                && let Some(fish) = fish(digit, size, base, cover, places)
            {
                fishes.push(fish);
            }
        });
    }
    fishes
}

/// Goes through the covers of so many houses that hold the target and all inner places, none of them to spare.
fn each_cover(base: &Base, lines: usize, size: u32, target: Cell, inner: CellSet, mut found: impl FnMut(HouseSet)) {
    let [row, column, square] = target.houses();
    let line = if lines == 0 { column } else { row };
    let has_square = base.houses.intersection(HouseSet::only(square)).is_empty();
    let mut stack = List::<(CellSet, HouseSet, u32), 8>::new((CellSet::EMPTY, HouseSet::EMPTY, 0));
    let [only_line, only_square] = [line, square].map(HouseSet::only);
    if !base.places.contains(target) {
        stack.push((inner.minus(line.set()), only_line, size - 1));
        if has_square {
            stack.push((inner.minus(square.set()), only_square, size - 1));
        }
    } else if has_square {
        stack.push((inner.minus(line.set()).minus(square.set()), only_line.union(only_square), size - 2));
    }
    while let Some((rest, cover, left)) = stack.pop() {
        match rest.into_iter().next() {
            None if left == 0 => found(cover),
            Some(cell) if left > 0 => {
                let [row, column, square] = cell.houses();
                for house in [square, if lines == 0 { column } else { row }] {
                    let only = HouseSet::only(house);
                    if base.houses.intersection(only).is_empty() {
                        stack.push((rest.minus(house.set()), cover.union(only), left - 1));
                    }
                }
            }
            _ => {}
        }
    }
}

/// The fish with a base and a cover, if it has a box, not too many fins, and something follows.
fn fish(digit: Digit, size: u32, base: &Base, cover: HouseSet, places: CellSet) -> Option<Fish> {
    if base.houses.union(cover).into_iter().all(|house| house < House::Box1) {
        return None;
    }
    let covered = set_of(cover);
    let fins = base.places.minus(covered).union(base.endo_fins);
    if fins.len() > MOST_FINS {
        return None;
    }
    let (_, twice) = cover.fold((CellSet::EMPTY, CellSet::EMPTY), |(once, twice), house| {
        (once.union(house.set()), twice.union(once.intersection(house.set())))
    });
    let can_go = covered.minus(base.places).union(twice.intersection(base.places)).minus(fins);
    let gone = can_go.intersection(places).intersection(seen_by_all(fins));
    let technique = technique(size, fins.is_empty());
    (!gone.is_empty()).then_some(Fish { technique, digit, base: base.houses, cover, fins, gone })
}

fn technique(size: u32, is_without_fins: bool) -> Technique {
    match (size, is_without_fins) {
        (2, true) => Technique::FrankenXWing,
        (3, true) => Technique::FrankenSwordfish,
        (_, true) => Technique::FrankenJellyfish,
        (2, false) => Technique::FinnedFrankenXWing,
        (3, false) => Technique::FinnedFrankenSwordfish,
        (_, false) => Technique::FinnedFrankenJellyfish,
    }
}
