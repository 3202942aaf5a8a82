//! Locked candidates, pairs and X-Wings inside a run.
//!
//! They are those of the techniques of the same names, in the same order, but all that is wanted of them here is what they
//! strike and what had to be missing for them to be there; nested chains ask for that a million times.

use super::literal::{Literal, NO_LITERAL};
use super::run::Run;
use crate::board::{Cell, CellSet, Digit, DigitSet, House};
use crate::logic::{List, Position};

/// Asks one pattern after the other until one has something new for the run.
pub(super) fn deduce(position: &Position, run: &mut Run) -> bool {
    let outlines = House::ALL.map(|house| Outline::of(position, house));
    let mut search = Patterns { position, run, outlines, is_new: false };
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
    outlines: [Outline; 27],
    is_new: bool,
}

/// The digits with few places in a house.
#[derive(Clone, Copy)]
struct Outline {
    /// Those whose places, two or more, are all among the first, the middle or the last three cells.
    thirds: [DigitSet; 3],
    /// Those whose places, two or more, are all in one column of a box.
    columns: [DigitSet; 3],
    /// Those with two places.
    pairs: DigitSet,
}

impl Outline {
    #[inline]
    fn of(position: &Position, house: House) -> Self {
        let mut outline = Self { thirds: [DigitSet::EMPTY; 3], columns: [DigitSet::EMPTY; 3], pairs: DigitSet::EMPTY };
        for digit in Digit::ALL {
            let spots = position.spots(house, digit).bits();
            let shape = SHAPES.get(usize::from(spots)).copied().unwrap_or_default();
            if shape == 0 {
                continue;
            }
            let of = |bit: u32, digits: &mut DigitSet| {
                if shape >> bit & 1 != 0 {
                    *digits = digits.with(digit);
                }
            };
            for (bit, digits) in (0..).zip(outline.thirds.iter_mut().chain(&mut outline.columns)) {
                of(bit, digits);
            }
            of(6, &mut outline.pairs);
        }
        outline
    }
}

/// For places in a house, two or more: a bit for the three thirds and one for the three columns that have all of them, and
/// one if they are two.
const SHAPES: [u8; 512] = {
    let mut shapes = [0; 512];
    let mut spots: usize = 0;
    while spots < 512 {
        if spots.count_ones() >= 2 {
            let mut part = 0;
            while part < 3 {
                shapes[spots] |= ((spots & !(0b111 << (3 * part)) == 0) as u8) << part;
                shapes[spots] |= ((spots & !(0b1_001_001 << part) == 0) as u8) << (3 + part);
                part += 1;
            }
            shapes[spots] |= ((spots.count_ones() == 2) as u8) << 6;
        }
        spots += 1;
    }
    shapes
};

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

/// The digits before one, in order.
fn below(digits: DigitSet, digit: Digit) -> impl Iterator<Item = Digit> {
    digits.take_while(move |&other| other != digit)
}

impl Patterns<'_> {
    fn outline(&self, house: House) -> Outline {
        self.outlines[house.index()]
    }

    /// The digit of a base that is left in one cover only goes from the rest of the cover.
    fn locked(&mut self) {
        for (bases, covers) in [(BOXES, COLUMNS), (BOXES, ROWS), (COLUMNS, BOXES), (ROWS, BOXES)] {
            for base in houses(bases) {
                let (number, outline) = (base.index() % 9, self.outline(base));
                let (first, stride, parts) = match (bases, covers) {
                    (BOXES, COLUMNS) => (COLUMNS + number % 3 * 3, 1, outline.columns),
                    (BOXES, _) => (ROWS + number / 3 * 3, 1, outline.thirds),
                    (COLUMNS, _) => (BOXES + number / 3, 3, outline.thirds),
                    _ => (BOXES + number / 3 * 3, 1, outline.thirds),
                };
                for (part, digits) in parts.into_iter().enumerate() {
                    for digit in digits {
                        self.locked_in(base, House::new(first + stride * part), digit);
                    }
                }
            }
        }
    }

    /// The same for a digit that a base has in one cover only.
    fn locked_in(&mut self, base: House, cover: Option<House>, digit: Digit) {
        let Some(cover) = cover else { return };
        let gone = self.position.places_in(cover, digit).minus(base.set());
        if !gone.is_empty() {
            let mut missing = Missing::new(NO_LITERAL);
            self.add_missing(base.set().minus(cover.set()), digit, &mut missing);
            self.strike(gone.map(|cell| Literal::off(cell, digit)), &missing);
        }
    }

    /// Two digits that have only two cells of a house left, the same two: all others go from these. There have to be more
    /// than four cells without a digit.
    fn hidden_pairs(&mut self) {
        for house in all_houses() {
            let digits = self.outline(house).pairs;
            for second in digits {
                for first in below(digits, second) {
                    let is_pair = self.position.spots(house, first) == self.position.spots(house, second);
                    if is_pair && self.empty_cells(house) > 4 {
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

    /// Two cells of a house that have the same two digits left: these go from the other cells. There have to be four cells
    /// without a digit.
    fn naked_pairs(&mut self) {
        let has_two = |cell: &Cell| self.position.of(*cell).is_pair();
        let twos = Cell::ALL.into_iter().filter(has_two).fold(CellSet::EMPTY, CellSet::with);
        for house in all_houses() {
            let cells = twos.intersection(house.set());
            for second in cells {
                let pair = self.position.of(second);
                for first in cells.take_while(|&first| first != second) {
                    if self.position.of(first) == pair && self.empty_cells(house) >= 4 {
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

    /// A digit that has two cells left in each of two lines, in the same two lines across: it goes from the rest of these. It
    /// must not stand in more than five places.
    fn x_wings(&mut self) {
        for (bases, covers) in [(COLUMNS, ROWS), (ROWS, COLUMNS)] {
            for (index, second) in houses(bases).enumerate() {
                for first in houses(bases).take(index) {
                    let [of_first, of_second] = [first, second].map(|line| self.outline(line).pairs);
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
        if gone.is_empty() || self.position.grid().placed().filter(|&(_, other)| other == digit).count() > 5 {
            return;
        }
        let mut missing = Missing::new(NO_LITERAL);
        for base in bases {
            self.add_missing(base.set().minus(covered), digit, &mut missing);
        }
        self.strike(gone.map(|cell| Literal::off(cell, digit)), &missing);
    }

    /// How many cells of a house have no digit.
    fn empty_cells(&self, house: House) -> usize {
        house.cells().into_iter().filter(|&cell| self.position.digit(cell).is_none()).count()
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
