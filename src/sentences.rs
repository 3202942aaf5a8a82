//! Steps in words
//!
//! A step is told in three degrees: where to look, what to look for, and the whole step with its reason. The words come
//! from templates. English ones are built in, one for each technique and degree, with the numbers of both as its id; a
//! program can bring its own for each, in any language. A template is text with instructions in braces; {{ and }} stand
//! for a brace. Its bytes are copied as they are, and not looked at whether they are UTF-8; a NUL among them is wrong.
//! The instructions are:
//!
//! - {technique}: its English name. {rating}: "4.2". {score}: HoDoKu's. Nothing for a technique that has none.
//! - {digits:PART}: digits of the step, "3, 7". {cells:PART}: cells, "r13c5, r8c46". {houses:PART}: houses, "r3, c5, b2".
//!   PART is pattern, fin, pivot, pincer, blocker, base, cover, set-a, set-b, set-c, color-a, color-b, color-c, color-d,
//!   assumption, conclusion, common or mistake, for what has that role in the step; digits and cells can also be those that
//!   are "eliminated" or "placed", or the "clash": what the chains of a contradiction both claim and deny. Without :PART it
//!   is all that is marked, but for blockers and the conclusion.
//! - {candidates:PART}: which digits in which cells, "4 in r1c3, 68 in r1c46"; PART is that of cells.
//! - {area}: the houses in which to look, like {houses}; nothing if it is the whole grid.
//! - {eliminations}: "r13c5<>27, r8c4<>2". {placement}: "r5c4=8". {result}: the placement, or else the eliminations.
//! - {chain:NUMBER}: a chain, from 1: "r1c1=5 -> r1c7<>5 -> r2c8=5", and "r1c7<>5 + r1c8<>5 -> r1c9=5" where one statement
//!   follows from several; "r1c1=5 => r1c7<>5" where it takes a deduction inside the chain, such as a subset or a chain of its
//!   own; what begins anew stands behind a comma. {chain}: all of them. Behind 64 links stands "...".
//! - {if ARGUMENT}...{else}...{end}: one text if the argument, such as cells:fin, has something to say, and another, which may
//!   be left out, if not. {if one ARGUMENT}: one text if it is one digit, cell, house or elimination, and another if it is
//!   none or several. They can stand in each other, eight deep.
//!
//! Options follow behind bars. Those that are left out, from the last on, are as if not given. Lists take what stands
//! between two items, ", " if not given, and, if it is different, what stands before the last: "{digits:pattern|, | and
//! }". Houses and the area take before these the words for row, column and box: "{houses:base|row |column |box |, | and
//! }"; with one option or two, {houses:base|row |column }, the others stay "c" and "b". Candidates take behind those of a
//! list the word " in ". Chains take the arrow, " -> " if not given, what stands where one begins anew, and the arrow of
//! a deduction inside, " => ".

use crate::memory::{self, Checked, Out, call};
use crate::result::{SUDOKIT_E_TEXT, SUDOKIT_E_VALUE, SUDOKIT_OK, sudokit_result};
use crate::steps::{self, sudokit_step};
use crate::text::sudokit_cursor;
use libc::c_char;
use sudokit_core::logic::Technique;
use sudokit_core::text::{Detail, Writer, say, template_with_nul};

/// Where to look, without what to look for: "Look at row 3 and row 7."
pub const SUDOKIT_DETAIL_WHERE: u32 = 0;
/// What to look for, without what follows: "Look for an X-Wing with 5."
pub const SUDOKIT_DETAIL_WHAT: u32 = 1;
/// The whole step: what it is, why it is right, and what follows.
pub const SUDOKIT_DETAIL_EVERYTHING: u32 = 2;
/// A buffer of this size has room for everything that sudokit_step_text tells, the NUL included.
pub const SUDOKIT_STEP_TEXT_CAPACITY: usize = 8192;

/// The English template for a technique and a degree, as SUDOKIT_TECHNIQUE_... and SUDOKIT_DETAIL_...; an empty text if
/// either is none. The text is static and ends with a NUL.
///
/// Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_template(technique: u32, detail: u32) -> *const c_char {
    let template = Technique::new(technique as usize).zip(self::detail(detail).ok());
    template.map_or("\0", |(technique, detail)| template_with_nul(technique, detail)).as_ptr().cast()
}

/// Tells a step in English, as text that ends with a NUL. `detail` is SUDOKIT_DETAIL_WHERE, _WHAT or _EVERYTHING.
///
/// `*needed`, unless it is NULL, gets the number of bytes that the text takes, the NUL included: up to some 500, and with
/// long chains some thousand.
///
/// SUDOKIT_OK: the text is in `out`.
/// SUDOKIT_E_SIZE: `capacity` is less than needed. `out` is not written and may be NULL if `capacity` is 0, so a first
/// call can ask for the size.
/// SUDOKIT_E_VALUE: a step that is none, or a detail that is none. SUDOKIT_E_NULL: `step` is NULL, or `out` is with a
/// `capacity` above 0. `needed` is not written.
///
/// Cost: linear in the length of the text. Stack: 12 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_step_text(
    step: *const sudokit_step,
    detail: u32,
    out: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> sudokit_result {
    call(|| {
        let (needed, detail) = (Out::optional(needed)?, self::detail(detail)?);
        let mut place = steps::PLACE;
        steps::read(step, &mut place)?;
        let template = template_with_nul(place.technique, detail).trim_end_matches('\0').as_bytes();
        memory::write_text(out, capacity, needed, |writer| say(template, &place, writer).map_err(|_| SUDOKIT_E_TEXT))?;
        Ok(SUDOKIT_OK)
    })
}

/// The same with a template of the caller's, of `len` bytes. It must not share memory with `out`.
///
/// SUDOKIT_OK: the text is in `out`.
/// SUDOKIT_E_TEXT: the template is wrong, whatever the step; `where`, unless it is NULL, tells the offset, line and
/// column of the first thing that is.
/// SUDOKIT_E_SIZE: `capacity` is less than needed. `out` is not written and may be NULL if `capacity` is 0, so a first
/// call can ask for the size.
/// SUDOKIT_E_VALUE: a step that is none, or `out` overlaps the template. SUDOKIT_E_NULL: `step` is NULL, or `text` is
/// with a `len` or `out` with a `capacity` above 0. `needed` is not written.
///
/// Cost: linear in the length of template and text. Stack: 12 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_step_format(
    step: *const sudokit_step,
    text: *const c_char,
    len: usize,
    out: *mut c_char,
    capacity: usize,
    needed: *mut usize,
    r#where: *mut sudokit_cursor,
) -> sudokit_result {
    call(|| {
        let (needed, wrong) = (Out::optional(needed)?, Out::optional(r#where)?);
        let mut place = steps::PLACE;
        steps::read(step, &mut place)?;
        let template = memory::bytes(text, len)?;
        if memory::overlap(template, out, capacity) {
            return Err(SUDOKIT_E_VALUE);
        }
        if let Err(cursor) = say(template, &place, &mut Writer::counting()) {
            wrong.write(cursor.into());
            return Err(SUDOKIT_E_TEXT);
        }
        memory::write_text(out, capacity, needed, |writer| say(template, &place, writer).map_err(|_| SUDOKIT_E_TEXT))?;
        Ok(SUDOKIT_OK)
    })
}

fn detail(number: u32) -> Checked<Detail> {
    match number {
        SUDOKIT_DETAIL_WHERE => Ok(Detail::Where),
        SUDOKIT_DETAIL_WHAT => Ok(Detail::What),
        SUDOKIT_DETAIL_EVERYTHING => Ok(Detail::Everything),
        _ => Err(SUDOKIT_E_VALUE),
    }
}
