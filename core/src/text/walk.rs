//! Walking through a text from puzzle to puzzle.

use super::block::{Block, Outcome};
use super::cursor::Cursor;
use super::line::Kind;
use super::scan::{Line, Lines};
use super::single::Single;
use crate::board::Grid;

/// What comes next in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// A puzzle.
    Puzzle(Grid),
    /// Text that is neither a puzzle nor to be passed over.
    Malformed,
    /// Nothing.
    End,
}

/// Reads the next puzzle, and moves the cursor on.
///
/// Afterwards `offset` and `lines_before` tell where the next call goes on: at the start of a line or the end of the
/// text. `line` and `column` tell where the first cell of the puzzle is, or where malformed text goes wrong. At the end
/// they are the last line and 0.
///
/// A walk through a whole text takes time in proportion to its length, whatever is in it.
pub fn next_puzzle(text: &[u8], cursor: &mut Cursor) -> Next {
    let mut lines = Lines::at(text, cursor.offset, cursor.lines_before);
    let (place, next) = match read(&mut lines) {
        Some(Ok((grid, place))) => (place, Next::Puzzle(grid)),
        Some(Err(place)) => (place, Next::Malformed),
        None => (Cursor { line: lines.ends.saturating_add(1), ..Cursor::default() }, Next::End),
    };
    *cursor = Cursor { offset: lines.offset, lines_before: lines.ends, ..place };
    next
}

/// Reads a text that holds one puzzle, and nothing else but what is passed over.
///
/// The error tells where the text goes wrong: at a second puzzle too, or at the end if there is none.
pub fn parse(text: &[u8]) -> Result<Grid, Cursor> {
    let mut lines = Lines::at(text, 0, 0);
    let grid = match read(&mut lines) {
        None => return Err(end(text)),
        Some(first) => first?.0,
    };
    match read(&mut lines) {
        None => Ok(grid),
        Some(Ok((_, place)) | Err(place)) => Err(place),
    }
}

/// Goes on to the next puzzle or malformed text, reads it, and goes behind it.
// Not inlined, nor is `end`: the stack of `parse` would hold everything twice.
#[inline(never)]
fn read(lines: &mut Lines) -> Option<Outcome> {
    Some(match find(lines)? {
        Found::Malformed(place) => Err(place),
        Found::Block(block) => block.read(),
        Found::Single(line, single) => {
            let start = line.place(single.start);
            single.grid().map(|grid| (grid, start)).ok_or(start)
        }
    })
}

/// A puzzle or malformed text, not read yet.
enum Found<'a> {
    Single(Line<'a>, Single<'a>),
    Block(Block<'a>),
    Malformed(Cursor),
}

/// Goes on to the next puzzle or malformed text, and behind it.
fn find<'a>(lines: &mut Lines<'a>) -> Option<Found<'a>> {
    if lines.is_utf16() {
        let place = lines.next()?.place(0);
        // Line ends look the same in no other encoding, so there is no place to go on at.
        lines.for_each(drop);
        return Some(Found::Malformed(place));
    }
    let (mut skipping, mut dismissed) = (false, false);
    loop {
        let here = *lines;
        let line = lines.next()?;
        match Kind::of(&line) {
            Kind::Section { skipped } => skipping = skipped,
            _ if skipping => {}
            Kind::Blank | Kind::Comment | Kind::Rule => {}
            Kind::Title => dismissed = false,
            Kind::Puzzle(single) => return Some(Found::Single(line, single)),
            Kind::Broken { at, alone: true } => return Some(Found::Malformed(line.place(at))),
            Kind::Row(_) | Kind::Broken { .. } => {
                if let Some(block) = Block::find(here, dismissed) {
                    *lines = block.behind();
                    return Some(Found::Block(block));
                }
                dismissed = true;
            }
        }
    }
}

/// The place of a byte that belongs to a line; else the end.
pub(super) fn place(text: &[u8], offset: usize) -> Cursor {
    Lines::at(text, 0, 0).find_map(|line| line.place_of(offset)).unwrap_or_else(|| end(text))
}

/// The place behind the last character.
#[inline(never)]
pub(super) fn end(text: &[u8]) -> Cursor {
    let mut lines = Lines::at(text, 0, 0);
    let last = lines.by_ref().last();
    let ends = lines.ends;
    match last.map(|line| line.place(line.bytes.len())) {
        Some(place) if place.lines_before == ends => place,
        _ => Cursor { offset: lines.offset, line: ends.saturating_add(1), column: 1, lines_before: ends },
    }
}
