//! A library line of HoDoKu: `:technique:digits:cells:deleted candidates:eliminations:placements:extra`.

use super::read::Spelled;
use crate::board::{Candidates, Cell, CellSet, Digit, Grid};

/// The byte behind the first colon, if this is a library line: its first field is a technique, or nothing.
pub(super) fn start(body: &[u8]) -> Option<usize> {
    let lead = body.len().saturating_sub(body.trim_ascii_start().len());
    let (start, rest) = (lead + 1, body.get(lead..)?.strip_prefix(b":")?);
    let end = rest.iter().position(|&byte| byte == b':')?;
    let technique = rest.get(..end)?;
    let is_name = technique.iter().all(|&byte| byte.is_ascii_alphanumeric() || byte == b'-');
    is_name.then_some(start)
}

/// Reads the line from the byte behind the first colon on. The error is the byte at which it goes wrong.
pub(super) fn read(body: &[u8], start: usize) -> Result<Spelled, usize> {
    let mut fields = Fields { body, at: start };
    let (_technique, digits) = (fields.next().ok_or(start)?, fields.next().ok_or(body.len())?);
    if let Some(at) = digits.bytes.iter().position(|byte| !byte.is_ascii_alphanumeric()) {
        return Err(digits.start + at);
    }
    let cells = fields.next().ok_or(body.len())?;
    let mut spelled = self::cells(cells.bytes, cells.start)?;
    if let Some(deleted) = fields.next() {
        for triple in deleted.triples() {
            let (cell, digit) = triple?;
            if spelled.grid[cell].is_none() {
                spelled.candidates[cell] = spelled.candidates[cell].without(digit);
            }
        }
    }
    // What follows from the position is no part of it, but has to be what the format says.
    for field in fields.by_ref().take(2) {
        field.triples().find(Result::is_err).unwrap_or(Ok((Cell::R1C1, Digit::D1)))?;
    }
    Ok(spelled)
}

/// Reads 81 cells, with a `+` before each digit that is not a clue. `start` is where they stand in the line.
pub(super) fn cells(bytes: &[u8], start: usize) -> Result<Spelled, usize> {
    let mut spelled = Spelled { grid: Grid::EMPTY, clues: CellSet::EMPTY, candidates: Candidates::NONE };
    let (mut cells, mut sign) = (Cell::ALL.into_iter(), false);
    for (at, &byte) in (start..).zip(bytes) {
        match byte {
            b'+' if !sign => {
                sign = true;
                continue;
            }
            b'.' | b'0' if !sign => drop(cells.next().ok_or(at)?),
            b'1'..=b'9' => {
                let cell = cells.next().ok_or(at)?;
                spelled.grid[cell] = Digit::from_number(byte - b'0');
                if !sign {
                    spelled.clues = spelled.clues.with(cell);
                }
            }
            _ => return Err(at),
        }
        sign = false;
    }
    if sign || cells.next().is_some() {
        return Err(start + bytes.len());
    }
    spelled.candidates = Candidates::of(&spelled.grid);
    Ok(spelled)
}

/// The fields from some byte on.
struct Fields<'a> {
    body: &'a [u8],
    at: usize,
}

struct Field<'a> {
    bytes: &'a [u8],
    start: usize,
}

impl<'a> Iterator for Fields<'a> {
    type Item = Field<'a>;

    fn next(&mut self) -> Option<Field<'a>> {
        let start = self.at;
        let rest = self.body.get(start..)?;
        let length = rest.iter().position(|&byte| byte == b':').unwrap_or(rest.len());
        self.at = start + length + 1;
        Some(Field { bytes: rest.get(..length)?, start })
    }
}

impl Field<'_> {
    /// Candidates as digit, row and column, with blanks between them; or the byte that is wrong.
    fn triples(&self) -> impl Iterator<Item = Result<(Cell, Digit), usize>> {
        let mut at = 0;
        core::iter::from_fn(move || {
            let rest = self.bytes.get(at..).unwrap_or_default();
            let word = rest.trim_ascii_start();
            let start = at + (rest.len() - word.len());
            let length = word.iter().position(u8::is_ascii_whitespace).unwrap_or(word.len());
            at = start + length;
            let fault = |index: usize| self.start + start + index;
            match word.get(..length)? {
                [] => None,
                [digit @ b'1'..=b'9', row @ b'1'..=b'9', column @ b'1'..=b'9'] => {
                    let cell = Cell::new(usize::from(row - b'1') * 9 + usize::from(column - b'1'));
                    Some(cell.zip(Digit::from_number(digit - b'0')).ok_or(fault(0)))
                }
                word => Some(Err(fault(word.iter().take(3).take_while(|byte| matches!(byte, b'1'..=b'9')).count()))),
            }
        })
    }
}
