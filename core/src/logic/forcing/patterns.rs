//! Locked candidates, pairs and X-Wings inside a run.
//!
//! They are those of the techniques of the same names, in the same order, but all that is wanted of them here is what they
//! strike and what had to be missing for them to be there; nested chains ask for that a million times.

use super::literal::{Literal, NO_LITERAL};
use super::run::Run;
use crate::board::{Cell, CellSet, Digit, DigitSet, House};
use crate::logic::{List, Position, Spots};

/// Asks one pattern after the other until one has something new for the run.
pub(super) fn deduce(position: &Position, run: &mut Run) -> bool {
    let mut search = Patterns { position, run, empty: position.empty_cells(), is_new: false };
    search.locked();
    if !search.is_new {
        search.hidden_pairs();
    }
    if !search.is_new {
        search.naked_pairs();
    }
    if !search.is_new {
        search.x_wings();
    }
    search.is_new
}

/// Candidates that had to be missing, in order: fewer than two lines have cells.
type Missing = List<Literal, 16>;

struct Patterns<'a> {
    position: &'a Position,
    run: &'a mut Run,
    /// The cells without a digit.
    empty: CellSet,
    is_new: bool,
}

const ROWS: usize = 0;
const COLUMNS: usize = 9;
const BOXES: usize = 18;

fn houses(first: usize) -> impl Iterator<Item = House> {
    House::ALL.into_iter().skip(first).take(9)
}

/// Boxes, columns, rows.
fn all_houses() -> impl Iterator<Item = House> {
    houses(BOXES).chain(houses(COLUMNS)).chain(houses(ROWS))
}

/// The only two of some places, if they are two.
fn is_pair(spots: Spots) -> bool {
    let rest = spots.bits() & spots.bits().wrapping_sub(1);
    rest != 0 && rest & (rest - 1) == 0
}

/// The digits before one, in order.
fn below(digits: DigitSet, digit: Digit) -> impl Iterator<Item = Digit> {
    digits.take_while(move |&other| other != digit)
}

impl Patterns<'_> {
    /// The digit of a base that is left in one cover only goes from the rest of the cover.
    fn locked(&mut self) {
        for (bases, covers) in [(BOXES, COLUMNS), (BOXES, ROWS), (COLUMNS, BOXES), (ROWS, BOXES)] {
            for base in houses(bases) {
                for part in 0..3 {
                    self.locked_in(base, part, covers);
                }
            }
        }
    }

    /// The same for one of the three covers that cross a base.
    fn locked_in(&mut self, base: House, part: usize, covers: usize) {
        let number = base.index() % 9;
        let (cover, within) = match (base.index() / 9 * 9, covers) {
            (BOXES, ROWS) => (number / 3 * 3 + part, 0b111 << (3 * part)),
            (BOXES, _) => (COLUMNS + number % 3 * 3 + part, 0b1_001_001 << part),
            (COLUMNS, _) => (BOXES + part * 3 + number / 3, 0b111 << (3 * part)),
            _ => (BOXES + number / 3 * 3 + part, 0b111 << (3 * part)),
        };
        let Some(cover) = House::new(cover) else { return };
        for digit in Digit::ALL {
            let spots = self.position.spots(base, digit).bits();
            if spots & !within != 0 || spots & spots.wrapping_sub(1) == 0 {
                continue;
            }
            let gone = self.position.places_in(cover, digit).minus(base.set());
            if !gone.is_empty() {
                let mut missing = Missing::new(NO_LITERAL);
                self.add_missing(base.set().minus(cover.set()), digit, &mut missing);
                self.strike(gone.map(|cell| Literal::off(cell, digit)), &missing);
            }
        }
    }

    /// Two digits that have only two cells of a house left, the same two: all others go from these.
    fn hidden_pairs(&mut self) {
        for house in all_houses() {
            if self.empty.intersection(house.set()).len() <= 4 {
                continue;
            }
            let has_two = |digit: &Digit| is_pair(self.position.spots(house, *digit));
            let digits = Digit::ALL.into_iter().filter(has_two).fold(DigitSet::EMPTY, DigitSet::with);
            for second in digits {
                for first in below(digits, second) {
                    if self.position.spots(house, first) == self.position.spots(house, second) {
                        self.hidden_pair(house, DigitSet::only(first).with(second), second);
                    }
                }
            }
        }
    }

    fn hidden_pair(&mut self, house: House, pair: DigitSet, digit: Digit) {
        let cells = self.position.places_in(house, digit);
        if cells.into_iter().all(|cell| self.position.of(cell) == pair) {
            return;
        }
        let mut missing = Missing::new(NO_LITERAL);
        for cell in house.cells().into_iter().filter(|&cell| !cells.contains(cell)) {
            for digit in pair.filter(|&digit| self.run.start[cell].contains(digit)) {
                missing.push(Literal::off(cell, digit));
            }
        }
        self.strike_of(cells, |digits| digits.minus(pair), &missing);
    }

    /// Two cells of a house that have the same two digits left: these go from the other cells.
    fn naked_pairs(&mut self) {
        for house in all_houses() {
            if self.empty.intersection(house.set()).len() < 4 {
                continue;
            }
            for (index, second) in house.cells().into_iter().enumerate() {
                let pair = self.position.of(second);
                if !pair.is_pair() {
                    continue;
                }
                for first in house.cells().into_iter().take(index) {
                    if self.position.of(first) == pair {
                        self.naked_pair(house, [first, second], pair);
                    }
                }
            }
        }
    }

    fn naked_pair(&mut self, house: House, cells: [Cell; 2], pair: DigitSet) {
        let holders = pair.fold(CellSet::EMPTY, |all, digit| all.union(self.position.places_in(house, digit)));
        let others = cells.into_iter().fold(holders, CellSet::without);
        if others.is_empty() {
            return;
        }
        let mut missing = Missing::new(NO_LITERAL);
        for cell in cells {
            for digit in self.run.start[cell].minus(pair) {
                missing.push(Literal::off(cell, digit));
            }
        }
        self.strike_of(others, |digits| digits.minus(digits.minus(pair)), &missing);
    }

    /// A digit that has two cells left in each of two lines, in the same two lines across: it goes from the rest of these.
    fn x_wings(&mut self) {
        let mut placed = [0; 9];
        self.position.grid().placed().for_each(|(_, digit)| placed[digit.index()] += 1);
        let is_open = |digit: &Digit| placed[digit.index()] <= 5;
        let open = Digit::ALL.into_iter().filter(is_open).fold(DigitSet::EMPTY, DigitSet::with);
        for (bases, covers) in [(COLUMNS, ROWS), (ROWS, COLUMNS)] {
            let mut pairs = [DigitSet::EMPTY; 9];
            for (pairs, line) in pairs.iter_mut().zip(houses(bases)) {
                let has_two = |digit: &Digit| is_pair(self.position.spots(line, *digit));
                *pairs = open.filter(has_two).fold(DigitSet::EMPTY, DigitSet::with);
            }
            for (index, (second, of_second)) in houses(bases).zip(pairs).enumerate() {
                for (first, of_first) in houses(bases).zip(pairs).take(index) {
                    for digit in of_first.minus(of_first.minus(of_second)) {
                        self.x_wing([first, second], covers, digit);
                    }
                }
            }
        }
    }

    fn x_wing(&mut self, bases: [House; 2], covers: usize, digit: Digit) {
        let [spots, others] = bases.map(|base| self.position.spots(base, digit));
        if spots != others {
            return;
        }
        let lines = spots.filter_map(|index| House::new(covers + index));
        let covered = lines.fold(CellSet::EMPTY, |all, line| all.union(line.set()));
        let gone = bases.iter().fold(self.position.places(digit), |left, base| left.minus(base.set()));
        let gone = gone.intersection(covered);
        if !gone.is_empty() {
            let mut missing = Missing::new(NO_LITERAL);
            for base in bases {
                self.add_missing(base.set().minus(covered), digit, &mut missing);
            }
            self.strike(gone.map(|cell| Literal::off(cell, digit)), &missing);
        }
    }

    /// Adds the cells where a digit was at the start and is not any more.
    fn add_missing(&self, cells: CellSet, digit: Digit, missing: &mut Missing) {
        let gone = cells.intersection(self.run.reached.off(digit)).minus(self.position.places(digit));
        gone.for_each(|cell| missing.push(Literal::off(cell, digit)));
    }

    fn strike_of(&mut self, cells: CellSet, gone: impl Fn(DigitSet) -> DigitSet, missing: &Missing) {
        let position = self.position;
        let gone = cells.flat_map(|cell| gone(position.of(cell)).map(move |digit| Literal::off(cell, digit)));
        self.strike(gone, missing);
    }

    fn strike(&mut self, gone: impl Iterator<Item = Literal>, missing: &Missing) {
        self.is_new |= self.run.deduce(gone, missing.as_slice(), None);
    }
}
