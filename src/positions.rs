//! Positions as text
//!
//! A position is the digits that stand and the candidates that are left. Three spellings of it are read and written: 729
//! characters; a grid of candidates, framed or not; and a line of HoDoKu's library. Text that is not clearly one position
//! is an error, never a wrong position.
//!
//! - In 729 characters each cell has nine, of which the d-th is the digit d, or . or 0 if it is no candidate.
//! - A grid of candidates has nine rows of nine cells. A cell is its digits in any order; or with . or 0 for those that it
//!   lacks, and then each digit in its place, as in 12.4; dots alone are a cell without candidates. Blanks, commas,
//!   semicolons and bars divide cells, and nothing else does. Frames, titles before and behind, and comments from a # on are
//!   passed over. A grid of single digits and single dots is no position but a puzzle, for sudokit_parse.
//! - A library line, ":technique:digits:cells:deleted candidates:eliminations:placements:", has 81 cells with a + before a
//!   digit that is not a clue, and the candidates that have gone beyond what the rules take away, as in "512 513" for digit 5
//!   in r1c2 and r1c3. The cells may also stand alone.

use crate::memory::{self, Out, call};
use crate::result::{SUDOKIT_CONFLICT, SUDOKIT_E_TEXT, SUDOKIT_E_VALUE, SUDOKIT_OK, sudokit_result};
use crate::text::sudokit_cursor;
use crate::types::{self, sudokit_candidates, sudokit_grid};
use libc::c_char;
use sudokit_core::board::{Candidates, Cell};
use sudokit_core::text::{CandidateStyle, Lone, format_candidates, parse_candidates};

/// A flag of sudokit_parse_candidates: a cell with a lone digit has that digit. Without it, it is empty and has one
/// candidate. A library line says by itself which it is.
pub const SUDOKIT_CANDIDATES_LONE_STANDS: u32 = 1;

/// 729 characters, a dot for a candidate that is not there.
pub const SUDOKIT_CANDIDATES_LINE: u32 = 0;
/// A framed grid of 13 lines, each ended by LF, its columns as wide as they need; two dots for a cell without candidates.
pub const SUDOKIT_CANDIDATES_FRAMED: u32 = 1;
/// A library line of HoDoKu without a step.
pub const SUDOKIT_CANDIDATES_LIBRARY: u32 = 2;
/// A buffer of this size has room for each of the three, the NUL included.
pub const SUDOKIT_FORMAT_CANDIDATES_CAPACITY: usize = 3009;

/// Reads the one position that a text of `len` bytes holds. `flags` is SUDOKIT_CANDIDATES_LONE_STANDS or 0.
///
/// SUDOKIT_OK: the digits are in `grid`, the candidates in `candidates`; a cell with a digit has that candidate. Of
/// `clues`, unless it is NULL, the byte of a cell is 1 if it has a digit that is a clue, else 0; only a library line tells
/// clues from other digits. Digits and candidates may break a rule.
/// SUDOKIT_E_TEXT: the text holds no position, more than one, or something else; `where`, unless it is NULL, tells the
/// offset, line and column of what is wrong: the first character that does not belong, or the end of a text that is too
/// short.
/// SUDOKIT_E_VALUE: an unknown flag. SUDOKIT_E_NULL: `grid` or `candidates` is NULL, or `text` is with a `len` above 0.
///
/// Cost: linear in `len`. Stack: 4 KiB. Threads: any. Since 0.1.0.
///
/// cbindgen:ptrs-as-arrays=[[clues;81]]
#[allow(rustdoc::broken_intra_doc_links)] // cbindgen's way to write an array
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_parse_candidates(
    text: *const c_char,
    len: usize,
    flags: u32,
    grid: *mut sudokit_grid,
    candidates: *mut sudokit_candidates,
    clues: *mut u8,
    r#where: *mut sudokit_cursor,
) -> sudokit_result {
    call(|| {
        let (grid, candidates) = (Out::required(grid)?, Out::required(candidates)?);
        let (clues, place) = (Out::optional(clues.cast::<[u8; 81]>())?, Out::optional(r#where)?);
        let lone = match flags {
            0 => Lone::Candidate,
            SUDOKIT_CANDIDATES_LONE_STANDS => Lone::Placed,
            _ => return Err(SUDOKIT_E_VALUE),
        };
        match parse_candidates(memory::bytes(text, len)?, lone) {
            Ok(position) => {
                grid.write(position.grid.into());
                candidates.write(position.candidates.into());
                clues.write(Cell::ALL.map(|cell| u8::from(position.clues.contains(cell))));
                Ok(SUDOKIT_OK)
            }
            Err(cursor) => {
                place.write(cursor.into());
                Err(SUDOKIT_E_TEXT)
            }
        }
    })
}

/// Writes a position as text that ends with a NUL, in the style SUDOKIT_CANDIDATES_LINE, _FRAMED or _LIBRARY. The
/// candidates of a cell with a digit are not looked at; `candidates` may be NULL for those that the rules leave. `clues`,
/// which only a library line tells, are 81 flags, 1 for a cell whose digit is a clue and else 0; NULL if all digits are
/// clues.
///
/// What is written is read back by sudokit_parse_candidates: from a library line all of it; from the other styles the
/// candidates as they are, a digit as a lone candidate, and a lone candidate as a digit with
/// SUDOKIT_CANDIDATES_LONE_STANDS.
///
/// `*needed`, unless it is NULL, gets the number of bytes that the text takes, the NUL included.
///
/// SUDOKIT_OK: the text is in `out`.
/// SUDOKIT_CONFLICT: a library line cannot have a candidate that the digit of a peer rules out. Nothing is written.
/// SUDOKIT_E_SIZE: `capacity` is less than needed. `out` is not written and may be NULL if `capacity` is 0, so a first
/// call can ask for the size.
/// SUDOKIT_E_VALUE: a cell or a flag that is none, a bad mask, an unknown style. SUDOKIT_E_NULL: `grid` is NULL, or `out`
/// is with a `capacity` above 0. `needed` is not written.
///
/// Cost: constant. Stack: 4 KiB. Threads: any. Since 0.1.0.
///
/// cbindgen:ptrs-as-arrays=[[clues;81]]
#[allow(rustdoc::broken_intra_doc_links)] // cbindgen's way to write an array
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_format_candidates(
    grid: *const sudokit_grid,
    candidates: *const sudokit_candidates,
    clues: *const u8,
    style: u32,
    out: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> sudokit_result {
    call(|| {
        let needed = Out::optional(needed)?;
        let (grid, clues) = (types::grid(grid)?, types::clues(clues)?);
        let candidates = match candidates.is_null() {
            true => Candidates::of(&grid),
            false => types::candidates(candidates)?,
        };
        let style = match style {
            SUDOKIT_CANDIDATES_LINE => CandidateStyle::Line,
            SUDOKIT_CANDIDATES_FRAMED => CandidateStyle::Framed,
            SUDOKIT_CANDIDATES_LIBRARY => CandidateStyle::Library,
            _ => return Err(SUDOKIT_E_VALUE),
        };
        memory::write_text(out, capacity, needed, |writer| {
            format_candidates(&grid, &candidates, clues, style, writer).map_err(|_| SUDOKIT_CONFLICT)
        })?;
        Ok(SUDOKIT_OK)
    })
}
