//! Positions with candidates as text: reading four spellings of them, and writing three.
//!
//! - 729 characters: nine for each cell, the digit or one of `. 0` where it is no candidate.
//! - A frame of nine rows of nine cells, each the digits that are left, divided by blanks and bars. Lines of frame, and
//!   lines with letters before and behind, do not matter.
//! - 81 cells, where a `+` marks a digit that is no clue.
//! - A line of HoDoKu's library: `:technique:digits:cells:deleted:...`, with cells like those, and candidates such as `512`
//!   for digit 5 in row 1, column 2, that are deleted from what the rules leave.

use super::cursor::Cursor;
use super::writer::Writer;
use crate::board::{Candidates, Cell, CellSet, Digit, DigitSet, Grid};

/// A position as it was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Noted {
    /// The digits that stand.
    pub grid: Grid,
    /// The cells whose digits are clues.
    pub clues: CellSet,
    /// The candidates; a cell with a digit has it alone.
    pub candidates: Candidates,
}

/// Reads a position. A lone candidate is a digit that stands if `lone_stands`, where the text does not say it. On malformed
/// text the place of what is wrong.
pub fn parse_candidates(text: &[u8], lone_stands: bool) -> Result<Noted, Cursor> {
    read(text, lone_stands).map_err(|offset| Cursor::within(text, offset))
}

type Read = Result<Noted, usize>;

fn read(text: &[u8], lone_stands: bool) -> Read {
    let start = if text.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 };
    let (first, end) = trimmed(text, start, text.len());
    let body = text.get(first..end).unwrap_or_default();
    let is_one_run = !body.iter().any(u8::is_ascii_whitespace);
    if body.first() == Some(&b':') {
        library(text, first, end)
    } else if is_one_run && body.len() >= 365 {
        line_of_729(text, first, end, lone_stands)
    } else if is_one_run {
        let (grid, clues, behind) = cells(text, first, end)?;
        if behind == end { Ok(by_rules(grid, clues)) } else { Err(behind) }
    } else {
        framed(text, first, end, lone_stands)
    }
}

/// The part of a text without blanks at its ends.
fn trimmed(text: &[u8], start: usize, end: usize) -> (usize, usize) {
    let part = text.get(start..end).unwrap_or_default();
    let is_dark = |byte: &u8| !byte.is_ascii_whitespace();
    match (part.iter().position(is_dark), part.iter().rposition(is_dark)) {
        (Some(first), Some(last)) => (start + first, start + last + 1),
        _ => (end, end),
    }
}

fn by_rules(grid: Grid, clues: CellSet) -> Noted {
    Noted { grid, clues, candidates: Candidates::of(&grid) }
}

/// A position of candidates alone.
fn by_candidates(candidates: Candidates, lone_stands: bool) -> Noted {
    let grid = if lone_stands { candidates.to_grid() } else { Grid::EMPTY };
    let clues = grid.placed().fold(CellSet::EMPTY, |all, (cell, _)| all.with(cell));
    Noted { grid, clues, candidates }
}

fn line_of_729(text: &[u8], first: usize, end: usize, lone_stands: bool) -> Read {
    let mut candidates = Candidates::NONE;
    let mut at = first;
    for cell in Cell::ALL {
        for digit in Digit::ALL {
            match text.get(at).filter(|_| at < end) {
                Some(b'.' | b'0') => {}
                Some(&byte) if byte == b'0' + digit.number() => candidates[cell] = candidates[cell].with(digit),
                _ => return Err(at.min(end)),
            }
            at += 1;
        }
    }
    if at == end { Ok(by_candidates(candidates, lone_stands)) } else { Err(at) }
}

/// Reads 81 cells, and gives back where they end.
fn cells(text: &[u8], first: usize, end: usize) -> Result<(Grid, CellSet, usize), usize> {
    let (mut grid, mut clues, mut at) = (Grid::EMPTY, CellSet::EMPTY, first);
    for cell in Cell::ALL {
        let is_placed = text.get(at).filter(|_| at < end) == Some(&b'+');
        if is_placed {
            at += 1;
        }
        match text.get(at).filter(|_| at < end) {
            Some(b'.' | b'0') if !is_placed => {}
            Some(&byte @ b'1'..=b'9') => {
                grid[cell] = Digit::from_number(byte - b'0');
                if !is_placed {
                    clues = clues.with(cell);
                }
            }
            _ => return Err(at.min(end)),
        }
        at += 1;
    }
    Ok((grid, clues, at))
}

fn library(text: &[u8], first: usize, end: usize) -> Read {
    let mut at = first;
    for _ in 0..3 {
        let rest = text.get(at..end).unwrap_or_default();
        let colon = rest.iter().position(|&byte| byte == b':' || byte == b'\n' || byte == b'\r');
        match colon.map(|colon| at + colon).filter(|&colon| text.get(colon) == Some(&b':')) {
            Some(colon) => at = colon + 1,
            None => return Err(end),
        }
    }
    let (grid, clues, behind) = cells(text, at, end)?;
    let mut noted = by_rules(grid, clues);
    at = match text.get(behind).filter(|_| behind < end) {
        None => return Ok(noted),
        Some(b':') => behind + 1,
        Some(_) => return Err(behind),
    };
    loop {
        let [digit, row, column] = [at, at + 1, at + 2].map(|at| text.get(at).copied().filter(|_| at < end));
        match (digit, number(digit), number(row), number(column)) {
            (Some(b' '), ..) => at += 1,
            (None | Some(b':'), ..) => break,
            (_, Some(digit), Some(row), Some(column)) => {
                let cell = Cell::new(row * 9 + column).ok_or(at)?;
                let digit = Digit::new(digit).ok_or(at)?;
                if grid[cell].is_none() {
                    noted.candidates[cell] = noted.candidates[cell].without(digit);
                }
                at += 3;
            }
            _ => return Err(at),
        }
    }
    // What follows is what a technique does, on this one line.
    let rest = text.get(at..end).unwrap_or_default();
    match rest.iter().position(|byte| !matches!(byte, b':' | b' ' | b'-' | b'0'..=b'9')) {
        None => Ok(noted),
        Some(stray) => Err(at + stray),
    }
}

/// One less than a digit from 1 to 9.
fn number(byte: Option<u8>) -> Option<usize> {
    byte.filter(|byte| (b'1'..=b'9').contains(byte)).map(|byte| usize::from(byte - b'1'))
}

fn framed(text: &[u8], first: usize, end: usize, lone_stands: bool) -> Read {
    let mut candidates = Candidates::NONE;
    let (mut rows, mut at) = (0, first);
    while at < end {
        let rest = text.get(at..end).unwrap_or_default();
        let length = rest.iter().position(|byte| matches!(byte, b'\n' | b'\r')).unwrap_or(rest.len());
        let line = rest.get(..length).unwrap_or_default();
        let has_letters = line.iter().any(u8::is_ascii_alphabetic);
        let has_digits = line.iter().any(u8::is_ascii_digit);
        match (has_letters, has_digits) {
            (true, _) if rows == 0 || rows == 9 => {}
            (false, true) if rows < 9 => {
                row(line, at, rows, &mut candidates)?;
                rows += 1;
            }
            (false, false) => {}
            _ => return Err(at),
        }
        at += length + 1;
    }
    if rows == 9 { Ok(by_candidates(candidates, lone_stands)) } else { Err(end) }
}

/// Reads the nine cells of a row.
fn row(line: &[u8], start: usize, row: usize, candidates: &mut Candidates) -> Result<(), usize> {
    let mut digits = DigitSet::EMPTY;
    let mut count = 0;
    for (at, &byte) in line.iter().chain(b" ").enumerate() {
        match byte {
            b'1'..=b'9' => {
                let digit = Digit::from_number(byte - b'0').filter(|&digit| !digits.contains(digit));
                digits = digits.with(digit.ok_or(start + at)?);
            }
            b' ' | b'\t' | b'|' | b'!' | b':' | b'+' | b'*' | b'-' | b'.' | b',' | b';' | 0x80.. => {
                if digits.is_empty() {
                    continue;
                }
                let cell = Cell::new(row * 9 + count).filter(|_| count < 9).ok_or(start + at)?;
                candidates[cell] = digits;
                (digits, count) = (DigitSet::EMPTY, count + 1);
            }
            _ => return Err(start + at),
        }
    }
    if count == 9 { Ok(()) } else { Err(start + line.len()) }
}

/// How a position is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoteStyle {
    /// 729 characters, a dot for what is no candidate.
    Line,
    /// Nine rows in a frame, the cells as wide as they need: 13 lines.
    Framed,
    /// A line of HoDoKu's library without a technique. Candidates that the rules forbid cannot be written so.
    Library,
}

/// Writes a position. False, with nothing or not all written, if the style cannot say it.
pub fn format_candidates(noted: &Noted, style: NoteStyle, out: &mut Writer) -> bool {
    let digits = |cell: Cell| noted.grid[cell].map_or(noted.candidates[cell], DigitSet::only);
    match style {
        NoteStyle::Line => {
            for cell in Cell::ALL {
                for digit in Digit::ALL {
                    out.byte(if digits(cell).contains(digit) { b'0' + digit.number() } else { b'.' });
                }
            }
            true
        }
        NoteStyle::Framed => {
            framed_out(digits, out);
            true
        }
        NoteStyle::Library => library_out(noted, out),
    }
}

fn framed_out(digits: impl Fn(Cell) -> DigitSet, out: &mut Writer) {
    let in_column = |column: usize| Cell::ALL.into_iter().filter(move |cell| cell.index() % 9 == column);
    let width = |column: usize| in_column(column).map(|cell| digits(cell).len().max(1) as usize).max().unwrap_or(1);
    let rule = |out: &mut Writer| {
        for stack in 0..3 {
            out.byte(b'+');
            let dashes = (0..3).map(|column| width(stack * 3 + column) + 2).sum::<usize>();
            (0..dashes).for_each(|_| out.byte(b'-'));
        }
        out.text("+\n");
    };
    for (row, cells) in Cell::ALL.chunks_exact(9).enumerate() {
        if row % 3 == 0 {
            rule(out);
        }
        for (column, &cell) in cells.iter().enumerate() {
            out.text(if column % 3 == 0 { "| " } else { " " });
            let set = digits(cell);
            if set.is_empty() {
                out.byte(b'.');
            }
            out.digits(set);
            out.spaces(width(column) - set.len().max(1) as usize + 1);
        }
        out.text("|\n");
    }
    rule(out);
}

fn library_out(noted: &Noted, out: &mut Writer) -> bool {
    let allowed = Candidates::of(&noted.grid);
    out.text(":::");
    for cell in Cell::ALL {
        match noted.grid[cell] {
            Some(digit) => {
                if !noted.clues.contains(cell) {
                    out.byte(b'+');
                }
                out.digit(digit);
            }
            None => out.byte(b'.'),
        }
    }
    out.byte(b':');
    let mut is_first = true;
    for cell in Cell::ALL.into_iter().filter(|&cell| noted.grid[cell].is_none()) {
        if !noted.candidates[cell].minus(allowed[cell]).is_empty() {
            return false;
        }
        for digit in allowed[cell].minus(noted.candidates[cell]) {
            if !is_first {
                out.byte(b' ');
            }
            is_first = false;
            out.digit(digit);
            out.byte(b'1' + (cell.index() / 9) as u8);
            out.byte(b'1' + (cell.index() % 9) as u8);
        }
    }
    out.text(":::");
    true
}
