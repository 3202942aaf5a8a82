//! Finned and sashimi fish: X-Wing, Swordfish, Jellyfish that a few candidates spoil.
//!
//! The places of a digit in two, three or four parallel base lines lie in as many lines across, the cover, but for some fins
//! in one box. Either the fish holds or a fin is true: the digit goes from the cells of the cover, outside of the base, that
//! see all fins. The fish is *sashimi* if without the fins a base line is left with a single place. Two such fish on the same
//! base whose eliminations are told together are *siamese*.
//!
//! Sound because without a true fin each base line has its digit in a cover line of its own, so that all are used.

use super::fish_pattern::{Fish, hand_out_with_twins, set_of};
use crate::board::{CellSet, Digit, House, HouseSet};
use crate::logic::{List, Position, Sink, Technique};
use core::ops::ControlFlow;

/// Finned and sashimi fish of a size from 2 to 4: digit by digit, rows as the base before columns, the base lines as choices
/// out of nine. The siamese fish of a base come after the fish that they are made of.
pub fn finned_fish(position: &Position, size: u32, sink: &mut Sink) -> ControlFlow<()> {
    for digit in Digit::ALL {
        for start in [0, 9] {
            let lines = House::ALL.into_iter().skip(start).take(9);
            let spots = |line: House| position.spots(line, digit).bits();
            let is_usable = |line: House| (1..=size + 2).contains(&spots(line).count_ones());
            let usable = (0..).zip(lines.clone()).fold(0, |all, (i, line)| all | u16::from(is_usable(line)) << i);
            for chosen in (1..512_u16).filter(|chosen| chosen.count_ones() == size && chosen & !usable == 0) {
                let base = (0..).zip(lines.clone()).filter(|(i, _)| chosen >> i & 1 != 0).map(|(_, line)| line);
                let taken = base.clone().fold(0, |all, line| all | spots(line));
                let extra = taken.count_ones().saturating_sub(size);
                if !(1..=2).contains(&extra) {
                    continue;
                }
                let mut fishes = List::new(Fish::NONE);
                for fins in fins_of(taken, extra) {
                    if let Some(fish) = fish(position, digit, base.clone(), taken, fins, start) {
                        fishes.push(fish);
                    }
                }
                hand_out_with_twins::<9>(position, &fishes, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The choices of so many lines across for the fins, 1 or 2, all of one chute.
fn fins_of(taken: u16, count: u32) -> impl Iterator<Item = u16> {
    const CHOICES: [u16; 6] = [0b001, 0b010, 0b100, 0b011, 0b101, 0b110];
    let all = [0, 3, 6].into_iter().flat_map(|shift| CHOICES.map(|choice| choice << shift));
    all.filter(move |fins| fins.count_ones() == count && fins & !taken == 0)
}

/// The fish with these lines across for its fins, if something follows from it.
fn fish(
    position: &Position,
    digit: Digit,
    base: impl Iterator<Item = House> + Clone,
    taken: u16,
    fins: u16,
    start: usize,
) -> Option<Fish> {
    let across = |bits: u16| {
        let lines = (0..).zip(House::ALL.into_iter().skip(9 - start).take(9));
        lines
            .filter(move |(i, _)| bits >> i & 1 != 0)
            .fold(HouseSet::EMPTY, |all, (_, line)| all.union(HouseSet::only(line)))
    };
    let body = |line: House| (position.spots(line, digit).bits() & !fins).count_ones();
    let least = base.clone().map(body).min().filter(|&least| least > 0)?;
    let size = base.clone().count();
    let base = base.fold(HouseSet::EMPTY, |all, line| all.union(HouseSet::only(line)));
    let (places, base_set) = (position.places(digit), set_of(base));
    let fin_cells = base_set.intersection(set_of(across(fins))).intersection(places);
    let square = fin_cells.into_iter().next()?.houses()[2];
    if !fin_cells.minus(square.set()).is_empty() {
        return None;
    }
    let cover = across(taken & !fins);
    let gone = set_of(cover).intersection(square.set()).intersection(places).minus(base_set);
    let technique = technique(size, least == 1);
    (gone != CellSet::EMPTY).then_some(Fish { technique, digit, base, cover, fins: fin_cells, gone })
}

fn technique(size: usize, is_sashimi: bool) -> Technique {
    match (size, is_sashimi) {
        (2, false) => Technique::FinnedXWing,
        (3, false) => Technique::FinnedSwordfish,
        (_, false) => Technique::FinnedJellyfish,
        (2, true) => Technique::SashimiXWing,
        (3, true) => Technique::SashimiSwordfish,
        (_, true) => Technique::SashimiJellyfish,
    }
}
