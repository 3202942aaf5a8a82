//! The ten ways in which the clues of a puzzle can lie symmetrically: the groups of turns and mirrors of the square.

use crate::board::Cell;
use crate::board::CellSet;

/// A symmetry of a pattern of cells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Symmetry {
    /// None at all: every pattern has it.
    None,
    /// Half a turn.
    HalfTurn,
    /// A quarter of a turn, and so half a turn, too.
    QuarterTurn,
    /// The mirror in the middle row: the first row and the last change places.
    Horizontal,
    /// The mirror in the middle column: the first column and the last change places.
    Vertical,
    /// The mirrors in the middle row and the middle column, and so half a turn, too.
    BothAxes,
    /// The mirror in the main diagonal: rows become columns.
    Diagonal,
    /// The mirror in the other diagonal.
    Antidiagonal,
    /// The mirrors in both diagonals, and so half a turn, too.
    BothDiagonals,
    /// All turns and all mirrors.
    Full,
}

impl Symmetry {
    /// Every symmetry, in the order of their numbers.
    pub const ALL: [Self; 10] = [
        Self::None,
        Self::HalfTurn,
        Self::QuarterTurn,
        Self::Horizontal,
        Self::Vertical,
        Self::BothAxes,
        Self::Diagonal,
        Self::Antidiagonal,
        Self::BothDiagonals,
        Self::Full,
    ];

    /// The symmetry with this number, from 0, if there is one. The numbers never change.
    pub const fn with_number(number: u32) -> Option<Self> {
        Some(match number {
            0 => Self::None,
            1 => Self::HalfTurn,
            2 => Self::QuarterTurn,
            3 => Self::Horizontal,
            4 => Self::Vertical,
            5 => Self::BothAxes,
            6 => Self::Diagonal,
            7 => Self::Antidiagonal,
            8 => Self::BothDiagonals,
            9 => Self::Full,
            _ => return None,
        })
    }

    /// Its number, from 0.
    #[inline]
    pub const fn number(self) -> u32 {
        self as u32
    }

    /// The cells that the motions of the symmetry take a cell to, itself among them.
    #[inline]
    pub fn orbit(self, cell: Cell) -> CellSet {
        ORBITS[self as usize][cell as usize]
    }

    /// Whether a pattern has the symmetry: with a cell it has the whole orbit.
    pub fn holds_for(self, pattern: CellSet) -> bool {
        let mut cells = pattern;
        cells.all(|cell| self.orbit(cell).minus(pattern).is_empty())
    }

    /// Its motions, as a set: bit `m` for motion `m`.
    const fn motions(self) -> u8 {
        match self {
            Self::None => set([STAY; 4]),
            Self::HalfTurn => set([STAY, HALF, STAY, HALF]),
            Self::QuarterTurn => set([STAY, SWAP | TOP_DOWN, HALF, SWAP | LEFT_RIGHT]),
            Self::Horizontal => set([STAY, TOP_DOWN, STAY, TOP_DOWN]),
            Self::Vertical => set([STAY, LEFT_RIGHT, STAY, LEFT_RIGHT]),
            Self::BothAxes => set([STAY, TOP_DOWN, LEFT_RIGHT, HALF]),
            Self::Diagonal => set([STAY, SWAP, STAY, SWAP]),
            Self::Antidiagonal => set([STAY, SWAP | HALF, STAY, SWAP | HALF]),
            Self::BothDiagonals => set([STAY, SWAP, HALF, SWAP | HALF]),
            Self::Full => u8::MAX,
        }
    }
}

/// The parts of a motion, in the order in which they are done: row and column swap their numbers, the square is turned
/// over from top to bottom, and from left to right. Each of the eight motions is a choice of these.
const SWAP: u8 = 1;
const TOP_DOWN: u8 = 2;
const LEFT_RIGHT: u8 = 4;
const STAY: u8 = 0;
const HALF: u8 = TOP_DOWN | LEFT_RIGHT;

const fn set([a, b, c, d]: [u8; 4]) -> u8 {
    1 << a | 1 << b | 1 << c | 1 << d
}

/// Where a motion takes a cell.
const fn image(motion: u8, cell: usize) -> Cell {
    let (mut row, mut column) = (cell / 9, cell % 9);
    if motion & SWAP != 0 {
        (row, column) = (column, row);
    }
    if motion & TOP_DOWN != 0 {
        row = 8 - row;
    }
    if motion & LEFT_RIGHT != 0 {
        column = 8 - column;
    }
    Cell::ALL[row * 9 + column]
}

/// The orbit of each cell under each symmetry.
static ORBITS: [[CellSet; 81]; 10] = orbits();

const fn orbits() -> [[CellSet; 81]; 10] {
    let mut table = [[CellSet::EMPTY; 81]; 10];
    let mut symmetry = 0;
    while symmetry < 10 {
        let motions = Symmetry::ALL[symmetry].motions();
        let mut cell = 0;
        while cell < 81 {
            let mut motion = 0;
            while motion < 8 {
                if motions >> motion & 1 == 1 {
                    table[symmetry][cell] = table[symmetry][cell].with(image(motion, cell));
                }
                motion += 1;
            }
            cell += 1;
        }
        symmetry += 1;
    }
    table
}
