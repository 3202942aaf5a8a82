//! Text
//!
//! Read is what people have: 81 cells as 1 to 9 and one of 0 . _ * - x X ? for an empty cell, in one line or in nine
//! rows, with or without a frame, blank lines, separators and comment lines; in row layouts a space may be an empty
//! cell. Line ends are LF, CRLF or CR. Text that is not clearly a puzzle is an error, never a wrong puzzle.

use crate::memory::{self, Out, call};
use crate::result::{SUDOKIT_DONE, SUDOKIT_E_TEXT, SUDOKIT_E_VALUE, SUDOKIT_OK, sudokit_result};
use crate::types::{self, sudokit_grid};
use core::mem::offset_of;
use libc::c_char;
use sudokit_core::text::{self, Cursor, Next, Printed, Style};

/// A place in a text. All zero is the start.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct sudokit_cursor {
    /// In bytes from the start.
    pub offset: usize,
    /// From 1.
    pub line: u32,
    /// In characters, from 1.
    pub column: u32,
    /// How many lines end before the offset: kept to number the lines.
    pub lines_before: u32,
    /// The upper half of that number, which only sudokit_solve_lines counts.
    pub lines_before_high: u32,
}

memory::plain!(sudokit_cursor);

const _: () = assert!(size_of::<sudokit_cursor>() == 16 + size_of::<usize>());
const _: () = assert!(offset_of!(sudokit_cursor, line) == size_of::<usize>());
const _: () = assert!(offset_of!(sudokit_cursor, column) == 4 + size_of::<usize>());
const _: () = assert!(offset_of!(sudokit_cursor, lines_before) == 8 + size_of::<usize>());

/// 81 characters, a dot for an empty cell.
pub const SUDOKIT_STYLE_LINE_DOTS: u32 = 0;
/// 81 characters, a zero for an empty cell.
pub const SUDOKIT_STYLE_LINE_ZEROS: u32 = 1;
/// Nine lines of nine characters, each ended by LF; a dot for an empty cell.
pub const SUDOKIT_STYLE_ROWS: u32 = 2;
/// Nine rows in a frame of + - and |, a dot for an empty cell: 13 lines of 25 characters, each ended by LF.
pub const SUDOKIT_STYLE_FRAMED: u32 = 3;
/// A buffer of this size has room for every style, the NUL included.
pub const SUDOKIT_FORMAT_CAPACITY: usize = 339;

const _: () = assert!(SUDOKIT_FORMAT_CAPACITY == Printed::CAPACITY + 1);

/// Reads the one puzzle that a text of `len` bytes holds.
///
/// SUDOKIT_OK: the puzzle is in `out`; its clues may break a rule.
/// SUDOKIT_E_TEXT: the text holds no puzzle, more than one, or something else; `where`, unless it is NULL, tells the
/// offset, line and column of what is wrong: the first character that does not belong, or the end of a text that is too
/// short.
/// SUDOKIT_E_NULL: `out` is NULL, or `text` is with a `len` above 0.
///
/// Cost: linear in `len`. Stack: 4 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_parse(
    text: *const c_char,
    len: usize,
    out: *mut sudokit_grid,
    r#where: *mut sudokit_cursor,
) -> sudokit_result {
    call(|| {
        let (out, place) = (Out::required(out)?, Out::optional(r#where)?);
        match text::parse(memory::bytes(text, len)?) {
            Ok(grid) => {
                out.write(grid.into());
                Ok(SUDOKIT_OK)
            }
            Err(cursor) => {
                place.write(cursor.into());
                Err(SUDOKIT_E_TEXT)
            }
        }
    })
}

/// Reads the next puzzle of a text of `len` bytes that holds any number of them, and moves `cursor` behind it. Start
/// with a cursor of all zero.
///
/// Accepted are puzzles one a line (what follows a blank, comma, semicolon or tab is ignored), in nine rows, framed or
/// not, with titles such as "Grid 01" between them, and the files that end in .sdm, .sdk, .ss and .csv. Every puzzle
/// takes at least 81 bytes, so there are at most `len` / 81.
///
/// SUDOKIT_OK: the puzzle is in `out`; line and column of the cursor tell where it begins.
/// SUDOKIT_E_TEXT: a malformed puzzle; line and column of the cursor tell where what is wrong with it stands. `out` is
/// not written, the cursor is: the next call goes on behind that puzzle.
/// SUDOKIT_DONE: the text has no further puzzle.
/// SUDOKIT_E_NULL: `cursor` or `out` is NULL, or `text` is with a `len` above 0; the cursor stays.
///
/// Cost: linear in the text that the cursor moves over. Stack: 4 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_next_puzzle(
    text: *const c_char,
    len: usize,
    cursor: *mut sudokit_cursor,
    out: *mut sudokit_grid,
) -> sudokit_result {
    call(|| {
        let out = Out::required(out)?;
        let mut place = memory::read(cursor)?.into();
        let next = text::next_puzzle(memory::bytes(text, len)?, &mut place);
        Out::required(cursor)?.write(place.into());
        match next {
            Next::Puzzle(grid) => {
                out.write(grid.into());
                Ok(SUDOKIT_OK)
            }
            Next::Malformed => Err(SUDOKIT_E_TEXT),
            Next::End => Ok(SUDOKIT_DONE),
        }
    })
}

/// Writes a grid as text that ends with a NUL.
///
/// `*needed`, unless it is NULL, gets the number of bytes that the text takes, the NUL included.
///
/// SUDOKIT_OK: the text is in `out`.
/// SUDOKIT_E_SIZE: `capacity` is less than needed. `out` is not written and may be NULL if `capacity` is 0, so a first
/// call can ask for the size.
/// SUDOKIT_E_VALUE: a cell above 9, or a style that is none. SUDOKIT_E_NULL: `grid` is NULL, or `out` is with a
/// `capacity` above 0. `needed` is not written.
///
/// Cost: constant. Stack: 4 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_format(
    grid: *const sudokit_grid,
    style: u32,
    out: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> sudokit_result {
    call(|| {
        let needed = Out::optional(needed)?;
        let style = match style {
            SUDOKIT_STYLE_LINE_DOTS => Style::LineDots,
            SUDOKIT_STYLE_LINE_ZEROS => Style::LineZeros,
            SUDOKIT_STYLE_ROWS => Style::Rows,
            SUDOKIT_STYLE_FRAMED => Style::Framed,
            _ => return Err(SUDOKIT_E_VALUE),
        };
        let printed = text::format(&types::grid(grid)?, style);
        memory::write_text(out, capacity, needed, |writer| {
            writer.bytes(printed.as_bytes());
            Ok(())
        })?;
        Ok(SUDOKIT_OK)
    })
}

impl sudokit_cursor {
    /// How many lines end before it.
    pub(crate) fn lines(&self) -> u64 {
        u64::from(self.lines_before_high) << 32 | u64::from(self.lines_before)
    }

    /// The cursor some bytes further, where a line begins that so many end before.
    pub(crate) fn moved(self, bytes: usize, lines: u64) -> Self {
        Self {
            offset: self.offset + bytes,
            line: u32::try_from(lines).map_or(u32::MAX, |lines| lines.saturating_add(1)),
            column: 1,
            lines_before: lines as u32,
            lines_before_high: (lines >> 32) as u32,
        }
    }
}

impl From<sudokit_cursor> for Cursor {
    fn from(cursor: sudokit_cursor) -> Self {
        let sudokit_cursor { offset, line, column, lines_before, lines_before_high: _ } = cursor;
        Self { offset, line, column, lines_before }
    }
}

impl From<Cursor> for sudokit_cursor {
    fn from(cursor: Cursor) -> Self {
        let Cursor { offset, line, column, lines_before } = cursor;
        Self { offset, line, column, lines_before, lines_before_high: 0 }
    }
}
