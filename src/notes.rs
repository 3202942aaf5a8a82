//! Positions and steps as text
//!
//! A position in play is a grid with candidates. People and programs write it as a frame with the candidates of each cell,
//! as 729 characters, or as HoDoKu does. A step becomes a sentence by a template: text with names in braces that stand for
//! what the step says. There is an English template for every technique in three degrees, and a game can bring its own:
//!
//! {technique}     its English name
//! {rating}        its rating, as in 4.2
//! {digits}        the digits of all marks, as in 3/7; {digits:pivot} those with a role
//! {cells}         the cells of all marks, as in r1c23, r5c7; {cells:pivot} those with a role
//! {houses}        all houses, as in r1, c2, b3; {houses:base} those with a role
//! {area}          the houses, or the boxes of the marks if there are none
//! {placement}     the digit that is placed, as in r1c2=3
//! {eliminations}  the candidates that go, as in r1c23<>4; r5c7<>89
//! {outcome}       the placement if there is one, else the eliminations
//! {chains}        the links, as in r1c1=5 -> r1c4<>5 -> r7c4=5; a new beginning stands behind a semicolon
//!
//! The roles are pattern, fin, pivot, pincer, blocker, base, cover, set-a to set-c, color-a to color-d, assumption,
//! conclusion, common and mistake. {{ and }} stand for braces.

use crate::memory::{self, Out, call};
use crate::result::{SUDOKIT_E_TEXT, SUDOKIT_E_VALUE, SUDOKIT_OK, sudokit_result};
use crate::steps::{self, sudokit_step};
use crate::text::sudokit_cursor;
use crate::types::{self, sudokit_candidates, sudokit_grid};
use libc::c_char;
use sudokit_core::board::{Cell, CellSet};
use sudokit_core::logic::Technique;
use sudokit_core::text::{self, Cursor, Detail, NoteStyle, Noted, fill};

/// A flag: a cell with one candidate has that digit. Without it, it has one candidate.
pub const SUDOKIT_CANDIDATES_LONE_STANDS: u32 = 1;

/// 729 characters, nine for each cell: the digit, or a dot where it is no candidate.
pub const SUDOKIT_CANDIDATES_LINE: u32 = 0;
/// Nine rows in a frame of + - and |, the columns as wide as they need, a dot for a cell without candidates.
pub const SUDOKIT_CANDIDATES_FRAMED: u32 = 1;
/// A line of HoDoKu's library, with the candidates that have gone from what the rules leave.
pub const SUDOKIT_CANDIDATES_LIBRARY: u32 = 2;

/// Reads the one position that a text of `len` bytes holds: 729 characters; nine rows of nine cells, framed or not; 81 cells
/// with a + before digits that are no clues; or a line of HoDoKu's library. `flags` is SUDOKIT_CANDIDATES_LONE_STANDS or 0,
/// and matters for the first two.
///
/// SUDOKIT_OK: the digits that stand are in `grid`, 1 for each that is a clue and else 0 in `clues`, and the candidates in
/// `candidates`; a cell with a digit has it alone. `clues` may be NULL.
/// SUDOKIT_E_TEXT: the text is no position; `where`, unless it is NULL, tells what does not belong.
/// SUDOKIT_E_VALUE: a flag that is none. SUDOKIT_E_NULL: `grid` or `candidates` is NULL, or `text` is with a `len` above 0.
///
/// Cost: linear in `len`. Stack: 4 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_parse_candidates(
    text: *const c_char,
    len: usize,
    flags: u32,
    grid: *mut sudokit_grid,
    candidates: *mut sudokit_candidates,
    clues: *mut [u8; 81],
    r#where: *mut sudokit_cursor,
) -> sudokit_result {
    call(|| {
        let (grid, candidates) = (Out::required(grid)?, Out::required(candidates)?);
        let (clues, place) = (Out::optional(clues)?, Out::optional(r#where)?);
        if flags & !SUDOKIT_CANDIDATES_LONE_STANDS != 0 {
            return Err(SUDOKIT_E_VALUE);
        }
        let lone_stands = flags & SUDOKIT_CANDIDATES_LONE_STANDS != 0;
        match text::parse_candidates(memory::bytes(text, len)?, lone_stands) {
            Ok(noted) => {
                grid.write(noted.grid.into());
                candidates.write(noted.candidates.into());
                clues.write(Cell::ALL.map(|cell| noted.clues.contains(cell).into()));
                Ok(SUDOKIT_OK)
            }
            Err(cursor) => {
                place.write(cursor.into());
                Err(SUDOKIT_E_TEXT)
            }
        }
    })
}

/// Writes a position as text that ends with a NUL. A cell with a digit is written as that digit, whatever its candidates.
/// `candidates` may be NULL for those that the rules leave.
///
/// `*needed`, unless it is NULL, gets the number of bytes that the text takes, the NUL included.
///
/// SUDOKIT_OK: the text is in `out`. SUDOKIT_E_SIZE: `capacity` is less than needed; `out` is not written.
/// SUDOKIT_E_VALUE: a cell above 9, a mask with other bits than those of digits, a style that is none; or candidates that
/// the rules forbid with SUDOKIT_CANDIDATES_LIBRARY. SUDOKIT_E_NULL: `grid` is NULL, or `out` is with a `capacity` above 0.
///
/// Cost: constant. Stack: 4 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_format_candidates(
    grid: *const sudokit_grid,
    candidates: *const sudokit_candidates,
    style: u32,
    out: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> sudokit_result {
    call(|| {
        let needed = Out::optional(needed)?;
        let grid = types::grid(grid)?;
        let candidates = match candidates.is_null() {
            true => sudokit_core::board::Candidates::of(&grid),
            false => types::candidates(candidates)?,
        };
        let style = match style {
            SUDOKIT_CANDIDATES_LINE => NoteStyle::Line,
            SUDOKIT_CANDIDATES_FRAMED => NoteStyle::Framed,
            SUDOKIT_CANDIDATES_LIBRARY => NoteStyle::Library,
            _ => return Err(SUDOKIT_E_VALUE),
        };
        let noted = Noted { grid, clues: CellSet::FULL, candidates };
        memory::write_text(out, capacity, needed, |writer| {
            if text::format_candidates(&noted, style, writer) { Ok(()) } else { Err(SUDOKIT_E_VALUE) }
        })?;
        Ok(SUDOKIT_OK)
    })
}

/// A detail: where to look.
pub const SUDOKIT_DETAIL_WHERE: u32 = 0;
/// What to look for.
pub const SUDOKIT_DETAIL_WHAT: u32 = 1;
/// The whole step.
pub const SUDOKIT_DETAIL_EVERYTHING: u32 = 2;

fn detail(number: u32) -> Option<Detail> {
    match number {
        SUDOKIT_DETAIL_WHERE => Some(Detail::Where),
        SUDOKIT_DETAIL_WHAT => Some(Detail::What),
        SUDOKIT_DETAIL_EVERYTHING => Some(Detail::Everything),
        _ => None,
    }
}

/// The English template for a technique, to be translated: one for each technique and each of SUDOKIT_DETAIL_WHERE, WHAT and
/// EVERYTHING. NULL for other numbers. The text is static and ends with a NUL.
///
/// Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_template(technique: u32, detail: u32) -> *const c_char {
    match (Technique::new(technique as usize), self::detail(detail)) {
        (Some(technique), Some(detail)) => text::english(technique, detail).as_ptr().cast(),
        _ => core::ptr::null(),
    }
}

/// Writes what a step says, in English, as text that ends with a NUL. `detail` is SUDOKIT_DETAIL_WHERE, WHAT or EVERYTHING.
///
/// `*needed`, unless it is NULL, gets the number of bytes that the text takes, the NUL included.
///
/// SUDOKIT_OK: the text is in `out`. SUDOKIT_E_SIZE: `capacity` is less than needed; `out` is not written.
/// SUDOKIT_E_VALUE: a step or a detail that is none. SUDOKIT_E_NULL: `step` is NULL, or `out` is with a `capacity` above 0.
///
/// Cost: linear in the length of the text. Stack: 32 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_step_text(
    step: *const sudokit_step,
    detail: u32,
    out: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> sudokit_result {
    call(|| {
        let needed = Out::optional(needed)?;
        let step = steps::step(step)?;
        let detail = self::detail(detail).ok_or(SUDOKIT_E_VALUE)?;
        let template = text::english(step.technique, detail).trim_end_matches('\0');
        memory::write_text(out, capacity, needed, |writer| {
            fill(template.as_bytes(), &step, writer).map_err(|_| SUDOKIT_E_TEXT)
        })?;
        Ok(SUDOKIT_OK)
    })
}

/// The same with a template of the caller's, of `len` bytes.
///
/// SUDOKIT_E_TEXT: a brace that does not open or close a name, or a name or role that is none; `where`, unless it is NULL,
/// tells where in the template it begins. `needed` is not written. The others as in sudokit_step_text.
///
/// Cost: linear in the lengths of the template and the text. Stack: 32 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_step_format(
    step: *const sudokit_step,
    template: *const c_char,
    len: usize,
    out: *mut c_char,
    capacity: usize,
    needed: *mut usize,
    r#where: *mut sudokit_cursor,
) -> sudokit_result {
    call(|| {
        let (needed, place) = (Out::optional(needed)?, Out::optional(r#where)?);
        let (step, template) = (steps::step(step)?, memory::bytes(template, len)?);
        if let Err(text::Malformed(offset)) = fill(template, &step, &mut text::Writer::counting()) {
            place.write(Cursor::within(template, offset).into());
            return Err(SUDOKIT_E_TEXT);
        }
        memory::write_text(out, capacity, needed, |writer| fill(template, &step, writer).map_err(|_| SUDOKIT_E_TEXT))?;
        Ok(SUDOKIT_OK)
    })
}
