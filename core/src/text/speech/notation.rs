//! Cells, houses and candidates as the field writes them.

use crate::board::{Candidates, Cell, CellSet, Digit, DigitSet, House};
use crate::logic::Node;
use crate::text::writer::Writer;

/// What stands between the items of a list, and before the last.
#[derive(Clone, Copy)]
pub(super) struct Between<'a> {
    pub(super) items: &'a [u8],
    pub(super) last: &'a [u8],
}

impl Between<'_> {
    /// Writes a list. The items are told apart by number, so that the last is known.
    pub(super) fn list<T>(
        self,
        out: &mut Writer,
        items: impl Iterator<Item = T>,
        mut write: impl FnMut(&mut Writer, T),
    ) {
        let (mut items, mut is_first) = (items.peekable(), true);
        while let Some(item) = items.next() {
            if !is_first {
                out.bytes(if items.peek().is_some() { self.items } else { self.last });
            }
            write(out, item);
            is_first = false;
        }
    }
}

/// Cells as `r13c5`: rows that have the same cells together, or columns, whichever needs fewer names.
pub(super) fn cells(out: &mut Writer, cells: CellSet, between: Between) {
    let by_row = Blocks::new(cells, |cell| (cell as usize / 9, cell as usize % 9));
    let by_column = Blocks::new(cells, |cell| (cell as usize % 9, cell as usize / 9));
    let turned = by_column.count() < by_row.count();
    let blocks = if turned { by_column } else { by_row };
    between.list(out, blocks, |out, (lines, places)| {
        let (rows, columns) = if turned { (places, lines) } else { (lines, places) };
        out.byte(b'r');
        out.digits(rows);
        out.byte(b'c');
        out.digits(columns);
    });
}

/// Cells as lines and places in them; a block is the lines with the same places.
#[derive(Clone, Copy)]
struct Blocks {
    lines: [DigitSet; 9],
}

impl Blocks {
    fn new(cells: CellSet, split: impl Fn(Cell) -> (usize, usize)) -> Self {
        let mut lines = [DigitSet::EMPTY; 9];
        for (line, place) in cells.map(split) {
            if let Some((places, digit)) = lines.get_mut(line).zip(Digit::new(place)) {
                *places = places.with(digit);
            }
        }
        Self { lines }
    }
}

impl Iterator for Blocks {
    type Item = (DigitSet, DigitSet);

    fn next(&mut self) -> Option<(DigitSet, DigitSet)> {
        let places = self.lines.iter().copied().find(|places| !places.is_empty())?;
        let mut numbers = DigitSet::EMPTY;
        for (line, digit) in self.lines.iter_mut().zip(Digit::ALL) {
            if *line == places {
                numbers = numbers.with(digit);
                *line = DigitSet::EMPTY;
            }
        }
        Some((numbers, places))
    }
}

/// A house by the word for its kind and its number.
pub(super) fn house(out: &mut Writer, house: House, words: [&[u8]; 3]) {
    let [row, column, square] = words;
    out.bytes(match house as usize / 9 {
        0 => row,
        1 => column,
        _ => square,
    });
    out.number(house as u32 % 9 + 1);
}

/// Candidates that go, as `r13c5<>27`: cells that lose the same digits together.
pub(super) fn eliminations(out: &mut Writer, gone: &Candidates, between: Between) {
    together(out, gone, between, |out, alike, digits| {
        cells(out, alike, Between { items: b",", last: b"," });
        out.text("<>");
        out.digits(digits);
    });
}

/// Candidates as `27 in r13c5`, with this or another word: cells with the same digits together.
pub(super) fn candidates(out: &mut Writer, all: &Candidates, between: Between, word: &[u8]) {
    together(out, all, between, |out, alike, digits| {
        out.digits(digits);
        out.bytes(word);
        cells(out, alike, Between { items: b",", last: b"," });
    });
}

/// A list of the cells with the same digits, and these.
fn together(
    out: &mut Writer,
    all: &Candidates,
    between: Between,
    mut write: impl FnMut(&mut Writer, CellSet, DigitSet),
) {
    let of = |digits: DigitSet| Cell::ALL.into_iter().filter(move |&cell| all[cell] == digits);
    let firsts = Cell::ALL.into_iter().filter(|&cell| !all[cell].is_empty() && of(all[cell]).next() == Some(cell));
    between.list(out, firsts, |out, first| {
        write(out, of(all[first]).fold(CellSet::EMPTY, CellSet::with), all[first]);
    });
}

/// The cells of a statement.
pub(super) fn cells_of(node: &Node) -> CellSet {
    node.cells.into_iter().flatten().fold(CellSet::EMPTY, CellSet::with)
}

/// A statement as `r1c1=5` or `r1c1<>5`.
pub(super) fn node(out: &mut Writer, node: &Node) {
    cells(out, cells_of(node), Between { items: b",", last: b"," });
    out.text(if node.is_on { "=" } else { "<>" });
    out.digit(node.digit);
}
