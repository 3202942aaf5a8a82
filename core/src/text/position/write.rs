//! Writing a position.

use crate::board::{Candidates, Cell, CellSet, Digit, DigitSet, Grid};
use crate::text::writer::Writer;

/// How a position is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CandidateStyle {
    /// 729 characters, a dot for a candidate that is not there. No line end.
    Line,
    /// A framed candidate grid of 13 lines, its columns as wide as they need; two dots for a cell without candidates.
    Framed,
    /// A library line of HoDoKu without a step. No line end.
    Library,
}

/// What a style has no way to write: a candidate in a library line that a peer's digit rules out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unspeakable;

/// Writes a position. The candidates of a cell with a digit are not looked at; `clues` matter for a library line only.
pub fn format_candidates(
    grid: &Grid,
    candidates: &Candidates,
    clues: CellSet,
    style: CandidateStyle,
    out: &mut Writer,
) -> Result<(), Unspeakable> {
    let of = |cell: Cell| grid[cell].map_or(candidates[cell], DigitSet::only);
    match style {
        CandidateStyle::Line => Cell::ALL.into_iter().for_each(|cell| places(of(cell), out)),
        CandidateStyle::Framed => framed(of, out),
        CandidateStyle::Library => return library(grid, candidates, clues, out),
    }
    Ok(())
}

fn places(digits: DigitSet, out: &mut Writer) {
    for digit in Digit::ALL {
        out.byte(if digits.contains(digit) { b'0' + digit.number() } else { b'.' });
    }
}

/// One dot would make a grid of single digits look like a puzzle.
const NO_CANDIDATES: &str = "..";

fn framed(of: impl Fn(Cell) -> DigitSet, out: &mut Writer) {
    let width = |cell: Cell| match of(cell) {
        digits if digits.is_empty() => NO_CANDIDATES.len(),
        digits => digits.len() as usize,
    };
    let widest = |column: usize| Cell::ALL.into_iter().skip(column).step_by(9).map(width).max().unwrap_or(1);
    let rule = |out: &mut Writer| {
        for stack in 0..3 {
            out.byte(b'+');
            out.repeat(b'-', (0..3).map(|column| widest(3 * stack + column) + 1).sum::<usize>() + 1);
        }
        out.text("+\n");
    };
    for (row, cells) in Cell::ALL.chunks(9).enumerate() {
        if row % 3 == 0 {
            rule(out);
        }
        for (column, &cell) in cells.iter().enumerate() {
            out.text(if column % 3 == 0 { "| " } else { "" });
            match of(cell) {
                digits if digits.is_empty() => out.text(NO_CANDIDATES),
                digits => out.digits(digits),
            }
            out.repeat(b' ', widest(column).saturating_sub(width(cell)) + 1);
        }
        out.text("|\n");
    }
    rule(out);
}

fn library(grid: &Grid, candidates: &Candidates, clues: CellSet, out: &mut Writer) -> Result<(), Unspeakable> {
    let allowed = Candidates::of(grid);
    let empty = || Cell::ALL.into_iter().filter(|&cell| grid[cell].is_none());
    if empty().any(|cell| !candidates[cell].minus(allowed[cell]).is_empty()) {
        return Err(Unspeakable);
    }
    out.text(":0000:x:");
    for cell in Cell::ALL {
        match grid[cell] {
            None => out.byte(b'.'),
            Some(digit) => {
                out.text(if clues.contains(cell) { "" } else { "+" });
                out.digit(digit);
            }
        }
    }
    out.byte(b':');
    let mut blank = "";
    for digit in Digit::ALL {
        for cell in empty().filter(|&cell| allowed[cell].minus(candidates[cell]).contains(digit)) {
            out.text(blank);
            out.digit(digit);
            out.number(cell as u32 / 9 + 1);
            out.number(cell as u32 % 9 + 1);
            blank = " ";
        }
    }
    out.text(":::");
    Ok(())
}
