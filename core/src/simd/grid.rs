//! A grid in registers: one number for each triad, the three cells of a box in one line.

use super::Vector;

/// The digits of a grid, row by row, 0 for an empty cell.
pub(crate) type Cells = [u8; 81];

/// What comes of the cells of triads, and of the triads.
pub(crate) type Changed<X> = ([X; 3], [X; 3], X);

/// Work on triads that needs nothing of others.
// Not a closure, which would not be compiled for the instruction set.
pub(crate) trait LineWork {
    /// From three numbers of each triad, and two of each of its cells.
    fn work<X: Vector>(of_triads: [X; 3], first: [X; 3], second: [X; 3]) -> Changed<X>;
}

/// One number for each of the 27 triads of rows, or of columns. A triad is in a line of its box: the first, the second or
/// the third row, or column.
pub(crate) trait Triads: Vector {
    /// One number for each of the nine boxes.
    type Boxes: Vector;

    /// Each triad gets the number of the triad that is so many lines on in the box that is so many boxes on in its band;
    /// after the last comes the first.
    fn right<const LINES: usize, const BOXES: usize>(self) -> Self;
    /// The same, with boxes on in the stack.
    fn down<const LINES: usize, const BOXES: usize>(self) -> Self;
    /// Works on each line for itself, where lines have registers of their own: what is worked on at a time is then less.
    fn by_line<W: LineWork>(of_triads: [Self; 3], first: Diagonals<Self>, second: Diagonals<Self>) -> Changed<Self>;
    /// The digits of each number, or of all lines, where these stand in registers of their own.
    fn any_line(self) -> Self;
    /// 0 for each number that is 0, or for all lines, where these stand in registers of their own. Not 0 elsewhere.
    fn all_lines(self) -> Self;
    /// The numbers of the first lines, the second and the third.
    fn lines(self) -> [Self::Boxes; 3];
}

/// The cells of a grid, in three: of each box one diagonal, the cells `(line, line + k)` for the k-th, where after the
/// last column comes the first. So the three cells of a triad of rows are at the same place in all three, and those of a
/// triad of columns are so after a turn.
pub(crate) type Diagonals<T> = [T; 3];

/// Numbers of triads in memory: 27 of 40 places, as words with four numbers each from the low end.
pub(crate) type Lines = [u64; 10];

/// Numbers of boxes in memory.
pub(crate) type Words = [u64; 4];

/// Where numbers stand in memory.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Layout {
    /// Three words a line, one for each band, with three numbers each. The fourth of each word, and what is behind the
    /// ninth word, are nobody's.
    Banded,
    /// Side by side.
    Dense,
}

/// A word, and the bits that a number in it is from the low end.
type Place = (usize, u32);

impl Layout {
    /// The words that the numbers of triads take. One that stands behind them may be written too.
    pub(crate) const fn words(self) -> usize {
        match self {
            Self::Banded => 9,
            Self::Dense => 8,
        }
    }

    /// The place of the number of a box.
    pub(crate) const fn of_box(self, number: usize) -> Place {
        match self {
            Self::Banded => (number / 3, 16 * (number % 3) as u32),
            Self::Dense => (number / 4, 16 * (number % 4) as u32),
        }
    }

    /// The place of the number of a cell in three diagonals, one after the other.
    pub(crate) const fn of_cell(self, cell: usize) -> Place {
        let (row, column) = (cell / 9, cell % 9);
        let (number, line) = (row / 3 * 3 + column / 3, row % 3);
        let diagonal = (column + 3 - line) % 3;
        let (word, shift) = match self {
            Self::Banded => (3 * line + number / 3, number % 3),
            Self::Dense => ((9 * line + number) / 4, (9 * line + number) % 4),
        };
        (diagonal * self.words() + word, 16 * shift as u32)
    }
}

/// A digit in some cells of a box, and none elsewhere.
pub(crate) struct Mark<T> {
    /// In all cells, the same for each diagonal.
    pub(crate) in_box: T,
    /// In one triad.
    pub(crate) in_triad: Diagonals<T>,
}

/// The least of some numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Least {
    pub(crate) number: u16,
    pub(crate) index: usize,
}

impl Least {
    /// From the number with the index in the low three bits; none of all bits.
    #[inline(always)]
    pub(super) fn of_key(key: u16) -> Option<Self> {
        if key == u16::MAX { None } else { Some(Self { number: key >> 3, index: usize::from(key & 7) }) }
    }
}

/// One number for each box.
pub(crate) type BoxesOf<I> = <<I as GridIsa>::Triads as Triads>::Boxes;

/// The part of an instruction set that is for one grid.
pub(crate) trait GridIsa: Copy {
    /// Twenty-seven numbers, one a triad.
    type Triads: Triads;
    /// How they stand in memory.
    const LAYOUT: Layout;

    /// The same number everywhere.
    fn triads(self, number: u16) -> Self::Triads;
    /// A number in the first lines, and 0 in the others.
    fn first_lines(self, number: u16) -> Self::Triads;
    /// Reads numbers.
    fn load(self, words: &Lines) -> Self::Triads;
    /// Writes numbers, and anything to what is nobody's.
    fn store(self, triads: Self::Triads, words: &mut Lines);
    /// The numbers of boxes, and anything where is nobody's.
    fn words(self, boxes: BoxesOf<Self>) -> Words;
    /// One number for each band and for each stack: what `rows` has for the first box of the band stays there, and what
    /// `columns` has for the first box of the stack goes to the second box of the band with the same number. Anything for
    /// the other boxes.
    fn bands(self, rows: BoxesOf<Self>, columns: BoxesOf<Self>) -> BoxesOf<Self>;
    /// The least of these six that is not nine, and which it is: from 0 a band, from 3 a stack. Of equals the first.
    /// All are below 2^12.
    fn least_but_nine(self, bands: BoxesOf<Self>) -> Option<Least>;

    /// The digits of a grid as sets, and none for an empty cell.
    fn diagonals(self, cells: &Cells) -> Diagonals<Self::Triads>;
    /// The digits of a grid in which every cell has one.
    fn cells(self, diagonals: Diagonals<Self::Triads>) -> Cells;
    /// Marks a digit in a box and in one of its triads: from 0 a row, from 3 a column.
    fn mark(self, digit: u16, number: usize, triad: usize) -> Mark<Self::Triads>;

    /// Whether all are 0.
    fn is_none(self, triads: Self::Triads) -> bool;
    /// Whether one is 0.
    fn has_none(self, triads: Self::Triads) -> bool;
}
