//! A grid in registers that hold one number for each box: nine of them, three for the lines of three diagonals.

use super::grid::{Cells, Changed, Diagonals, GridIsa, Layout, Least, LineWork, Lines, Mark, Triads, Words};
use super::{Several, Vector};

/// One number for each of the nine boxes.
pub(crate) trait Boxes: Vector {
    /// Each box gets the number of the next box in its band; the last that of the first.
    fn right(self) -> Self;
    /// The same, two boxes on.
    fn right_twice(self) -> Self;
    /// Each box gets the number of the next box in its stack; the last that of the first.
    fn down(self) -> Self;
    /// The same, two boxes on.
    fn down_twice(self) -> Self;
}

/// An instruction set whose registers are for nine boxes.
pub(crate) trait BoxesIsa: Copy {
    /// Nine numbers, one a box.
    type Boxes: Boxes;

    /// Nine times the same number.
    fn boxes(self, number: u16) -> Self::Boxes;
    /// Reads nine numbers.
    fn load(self, words: &Words) -> Self::Boxes;
    /// Writes nine numbers, and anything to what is nobody's.
    fn store(self, boxes: Self::Boxes, words: &mut Words);

    /// The digits of a grid as sets, and none for an empty cell.
    #[inline(always)]
    fn places(self, cells: &Cells) -> Places<Self::Boxes> {
        let mut places = [[self.boxes(0); 3]; 3];
        for (place, of_boxes) in places.as_flattened_mut().iter_mut().zip(CELLS.as_flattened()) {
            let mut words = [0; 4];
            for (word, of_band) in words.iter_mut().zip(of_boxes.as_chunks::<3>().0) {
                for (number, &cell) in of_band.iter().enumerate() {
                    *word |= (1 << cells[cell] >> 1) << (16 * number);
                }
            }
            *place = self.load(&words);
        }
        places
    }

    /// The digits of a grid in which every cell has one.
    #[inline(always)]
    fn cells(self, places: Places<Self::Boxes>) -> Cells {
        let mut cells = [0; 81];
        for (&place, of_boxes) in places.as_flattened().iter().zip(CELLS.as_flattened()) {
            let mut words = [0; 4];
            self.store(place, &mut words);
            for (word, of_band) in words.iter().zip(of_boxes.as_chunks::<3>().0) {
                for (number, &cell) in of_band.iter().enumerate() {
                    cells[cell] = (word >> (16 * number)).trailing_zeros() as u8 + 1;
                }
            }
        }
        cells
    }

    /// See [`GridIsa::bands`].
    #[inline(always)]
    fn bands(self, rows: Self::Boxes, columns: Self::Boxes) -> Self::Boxes {
        let (mut words, mut of_columns) = ([0; 4], [0; 4]);
        self.store(rows, &mut words);
        self.store(columns, &mut of_columns);
        for (stack, word) in words.iter_mut().enumerate() {
            *word = *word & 0xffff | (of_columns[0] >> (16 * stack) & 0xffff) << 16;
        }
        self.load(&words)
    }

    /// See [`GridIsa::least_but_nine`].
    #[inline(always)]
    fn least_but_nine(self, bands: Self::Boxes) -> Option<Least> {
        let mut words = [0; 4];
        self.store(bands, &mut words);
        let [first, second, third, _] = words;
        let mut least = u16::MAX;
        let numbers = [first, second, third, first >> 16, second >> 16, third >> 16];
        for (index, number) in (0..).zip(numbers) {
            let number = number as u16;
            // No branch: nobody can tell which it will be.
            least = least.min((number << 3 | index) | u16::from(number == 9).wrapping_neg());
        }
        Least::of_key(least)
    }

    /// Whether all nine are 0.
    fn is_none(self, boxes: Self::Boxes) -> bool;
    /// Whether one of the nine is 0.
    fn has_none(self, boxes: Self::Boxes) -> bool;
}

/// One vector for each place within a box: the outer index is the row in the box, the inner one the column.
pub(crate) type Places<X> = [[X; 3]; 3];

/// The cell of each box at each place.
const CELLS: Places<[usize; 9]> = {
    let mut places = [[[0; 9]; 3]; 3];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        places[row % 3][column % 3][row / 3 * 3 + column / 3] = cell;
        cell += 1;
    }
    places
};

impl<X: Boxes> Triads for Several<X, 3> {
    type Boxes = X;

    #[inline(always)]
    fn right<const LINES: usize, const BOXES: usize>(self) -> Self {
        let moved = match BOXES {
            0 => self,
            1 => self.map(X::right),
            _ => self.map(X::right_twice),
        };
        moved.from::<LINES>()
    }

    #[inline(always)]
    fn down<const LINES: usize, const BOXES: usize>(self) -> Self {
        let moved = match BOXES {
            0 => self,
            1 => self.map(X::down),
            _ => self.map(X::down_twice),
        };
        moved.from::<LINES>()
    }

    // Spelled out: to walk over arrays of vectors is to have them in memory.
    #[inline(always)]
    fn by_line<W: LineWork>(
        [a, b, c]: [Self; 3],
        [d, e, f]: Diagonals<Self>,
        [g, h, i]: Diagonals<Self>,
    ) -> Changed<Self> {
        let (a, b, c, d, e, f, g, h, i) = (a.0, b.0, c.0, d.0, e.0, f.0, g.0, h.0, i.0);
        let first = W::work([a[0], b[0], c[0]], [d[0], e[0], f[0]], [g[0], h[0], i[0]]);
        let second = W::work([a[1], b[1], c[1]], [d[1], e[1], f[1]], [g[1], h[1], i[1]]);
        let third = W::work([a[2], b[2], c[2]], [d[2], e[2], f[2]], [g[2], h[2], i[2]]);
        (across(first.0, second.0, third.0), across(first.1, second.1, third.1), Several([first.2, second.2, third.2]))
    }

    #[inline(always)]
    fn any_line(self) -> Self {
        let [first, second, third] = self.0;
        Self([first.or(second).or(third); 3])
    }

    #[inline(always)]
    fn all_lines(self) -> Self {
        let [first, second, third] = self.0;
        Self([first.both(second).both(third); 3])
    }

    #[inline(always)]
    fn lines(self) -> [X; 3] {
        self.0
    }
}

/// What there is of three lines, as triads.
#[inline(always)]
fn across<X>([a, b, c]: [X; 3], [d, e, f]: [X; 3], [g, h, i]: [X; 3]) -> [Several<X, 3>; 3] {
    [Several([a, d, g]), Several([b, e, h]), Several([c, f, i])]
}

/// Three words of a line, and one more.
#[inline(always)]
fn line(words: &Lines, line: usize) -> &Words {
    words.get(3 * line..).and_then(|rest| rest.first_chunk()).unwrap_or(&[0; 4])
}

/// Places as diagonals. The same the other way round.
#[inline(always)]
fn turned<X>([[a, b, c], [d, e, f], [g, h, i]]: Places<X>) -> Diagonals<Several<X, 3>> {
    [Several([a, e, i]), Several([b, f, g]), Several([c, d, h])]
}

/// All bits where a place is in a triad: three rows, then three columns.
const IN_TRIAD: [Places<u16>; 6] = {
    const ALL: u16 = u16::MAX;
    [
        [[ALL, ALL, ALL], [0, 0, 0], [0, 0, 0]],
        [[0, 0, 0], [ALL, ALL, ALL], [0, 0, 0]],
        [[0, 0, 0], [0, 0, 0], [ALL, ALL, ALL]],
        [[ALL, 0, 0], [ALL, 0, 0], [ALL, 0, 0]],
        [[0, ALL, 0], [0, ALL, 0], [0, ALL, 0]],
        [[0, 0, ALL], [0, 0, ALL], [0, 0, ALL]],
    ]
};

impl<I: BoxesIsa> GridIsa for I {
    type Triads = Several<I::Boxes, 3>;
    const LAYOUT: Layout = Layout::Banded;

    #[inline(always)]
    fn triads(self, number: u16) -> Self::Triads {
        Several([self.boxes(number); 3])
    }

    #[inline(always)]
    fn first_lines(self, number: u16) -> Self::Triads {
        Several([self.boxes(number), self.boxes(0), self.boxes(0)])
    }

    #[inline(always)]
    fn load(self, words: &Lines) -> Self::Triads {
        let line = |number| BoxesIsa::load(self, line(words, number));
        Several([line(0), line(1), line(2)])
    }

    #[inline(always)]
    fn store(self, triads: Self::Triads, words: &mut Lines) {
        // In this order: each writes a word more than is its own.
        for (number, boxes) in triads.0.into_iter().enumerate() {
            if let Some(line) = words.get_mut(3 * number..).and_then(|rest| rest.first_chunk_mut()) {
                BoxesIsa::store(self, boxes, line);
            }
        }
    }

    #[inline(always)]
    fn words(self, boxes: I::Boxes) -> Words {
        let mut words = [0; 4];
        BoxesIsa::store(self, boxes, &mut words);
        words
    }

    #[inline(always)]
    fn bands(self, rows: I::Boxes, columns: I::Boxes) -> I::Boxes {
        BoxesIsa::bands(self, rows, columns)
    }

    #[inline(always)]
    fn least_but_nine(self, bands: I::Boxes) -> Option<Least> {
        BoxesIsa::least_but_nine(self, bands)
    }

    #[inline(always)]
    fn diagonals(self, cells: &Cells) -> Diagonals<Self::Triads> {
        turned(self.places(cells))
    }

    #[inline(always)]
    fn cells(self, diagonals: Diagonals<Self::Triads>) -> Cells {
        let [Several([a, e, i]), Several([b, f, g]), Several([c, d, h])] = diagonals;
        BoxesIsa::cells(self, [[a, b, c], [d, e, f], [g, h, i]])
    }

    #[inline(always)]
    fn mark(self, digit: u16, number: usize, triad: usize) -> Mark<Self::Triads> {
        let mut words = [0; 4];
        let (word, shift) = Layout::Banded.of_box(number);
        if let Some(word) = words.get_mut(word) {
            *word = u64::from(digit) << shift;
        }
        let in_box = BoxesIsa::load(self, &words);
        let [[a, b, c], [d, e, f], [g, h, i]] = IN_TRIAD.get(triad).unwrap_or(&[[0; 3]; 3]);
        let place = |mask: &u16| in_box.and(self.boxes(*mask));
        let places = [[place(a), place(b), place(c)], [place(d), place(e), place(f)], [place(g), place(h), place(i)]];
        Mark { in_box: Several([in_box; 3]), in_triad: turned(places) }
    }

    #[inline(always)]
    fn is_none(self, triads: Self::Triads) -> bool {
        let Several([first, second, third]) = triads;
        BoxesIsa::is_none(self, first.or(second).or(third))
    }

    #[inline(always)]
    fn has_none(self, triads: Self::Triads) -> bool {
        let Several([first, second, third]) = triads;
        BoxesIsa::has_none(self, first.both(second).both(third))
    }
}
