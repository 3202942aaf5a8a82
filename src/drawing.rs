//! Drawing
//!
//! A picture of a position is SVG: text that browsers show, and that programs for books and print turn into PDF or PNG.
//! It stands by itself, without scripts, styles, images or fonts; digits are in the sans-serif font of whoever shows it.
//! Clues are black and bold, other digits blue. With a step, its houses are tinted, with a solid line around them or a
//! dashed one around cover houses, and candidates that play a part have a shape behind them, in the colour of their role.
//! Candidates that go are crossed out, and the digit that is placed is green. In chains, digits that are there stand on
//! discs and digits that are not in rings; strong links are solid arrows and weak links dashed ones, bent so that they
//! hide little. A digit that is a mistake is red and crossed out with a frame around its cell; a candidate that the notes
//! lack has a red ring. The roles of a step differ in shapes and tinted cells too, so that print without colours shows
//! them, and colours are taken from a palette for colour-blind people.

use crate::memory::{self, Checked, Options, Out, call};
use crate::result::{SUDOKIT_E_OPTIONS, SUDOKIT_OK, sudokit_result};
use crate::steps::{self, sudokit_step};
use crate::types::{self, sudokit_candidates, sudokit_grid};
use libc::c_char;
use sudokit_core::board::Candidates;
use sudokit_core::text::{Picture, Theme, svg};

/// A theme: white paper.
pub const SUDOKIT_THEME_LIGHT: u32 = 0;
/// A dark screen.
pub const SUDOKIT_THEME_DARK: u32 = 1;

/// A flag: the names of rows and columns, r1 to r9 and c1 to c9, stand beside the grid.
pub const SUDOKIT_SVG_LABELS: u32 = 1;
/// A flag: below the grid stands, in English, what the colours, shapes and lines of the step mean.
pub const SUDOKIT_SVG_LEGEND: u32 = 2;

/// How a picture looks. Call sudokit_svg_options_init first.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct sudokit_svg_options {
    /// The size of this struct.
    pub struct_size: u32,
    /// SUDOKIT_SVG_LABELS and SUDOKIT_SVG_LEGEND, or 0.
    pub flags: u32,
    /// SUDOKIT_THEME_LIGHT or SUDOKIT_THEME_DARK.
    pub theme: u32,
    /// The width in pixels, up to 65535; 0 for 720. The height follows. Whoever shows the picture can scale it.
    pub width: u32,
}

memory::plain!(sudokit_svg_options);

const _: () = assert!(size_of::<sudokit_svg_options>() == 16 && align_of::<sudokit_svg_options>() == 4);

impl Default for sudokit_svg_options {
    fn default() -> Self {
        Self { struct_size: size_of::<Self>() as u32, flags: SUDOKIT_SVG_LABELS, theme: SUDOKIT_THEME_LIGHT, width: 0 }
    }
}

impl Options for sudokit_svg_options {
    const SIZES: &'static [usize] = &[size_of::<Self>()];
}

const DEFAULT_WIDTH: u32 = 720;
const LARGEST_WIDTH: u32 = 65535;

/// Sets options to their defaults: SUDOKIT_SVG_LABELS, SUDOKIT_THEME_LIGHT, 720 pixels. `size` is
/// sizeof(sudokit_svg_options).
///
/// SUDOKIT_OK: written. SUDOKIT_E_SIZE: a size below 16 or above 4096.
///
/// Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_svg_options_init(options: *mut sudokit_svg_options, size: usize) -> sudokit_result {
    call(|| {
        let defaults = sudokit_svg_options { struct_size: size as u32, ..Default::default() };
        memory::init_options(options, size, defaults)?;
        Ok(SUDOKIT_OK)
    })
}

/// Draws a position, and what a step says about it, as SVG that ends with a NUL. The step is one that has been found but
/// not yet been applied.
///
/// `clues` are 81 flags, 1 for a cell whose digit is a clue and else 0; NULL if all digits are clues. `notes` are the
/// candidates to be drawn in the empty cells; NULL for none. `step` may be NULL; the candidates that it speaks of are
/// always drawn, also those that `notes` lacks. Its digit is drawn in its cell, unless chains lead to it; then the
/// candidate is marked. NULL for `options` is their default.
///
/// `*needed`, unless it is NULL, gets the number of bytes that the text takes, the NUL included: some 3,000 for a puzzle,
/// 15,000 with its candidates, 40,000 if every cell has all candidates, and 300 for each link of a step.
///
/// SUDOKIT_OK: the picture is in `out`; equal arguments give equal bytes.
/// SUDOKIT_E_SIZE: `capacity` is less than needed. `out` is not written and may be NULL if `capacity` is 0, so a first
/// call can ask for the size.
/// SUDOKIT_E_VALUE: a cell above 9, a flag above 1, a bad mask, or a step that is none. SUDOKIT_E_OPTIONS: a flag, theme
/// or width that is none. SUDOKIT_E_NULL: `grid` is NULL, or `out` is with a `capacity` above 0. `needed` is not written.
///
/// Cost: linear in the length of the text, below a millisecond for steps of some twenty links. Stack: 16 KiB. Threads:
/// any. Since 0.1.0.
///
/// cbindgen:ptrs-as-arrays=[[clues;81]]
#[allow(rustdoc::broken_intra_doc_links)] // cbindgen's way to write an array
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_format_svg(
    grid: *const sudokit_grid,
    clues: *const u8,
    notes: *const sudokit_candidates,
    step: *const sudokit_step,
    options: *const sudokit_svg_options,
    out: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> sudokit_result {
    call(|| {
        let needed = Out::optional(needed)?;
        let mut place = steps::PLACE;
        let step = match step.is_null() {
            true => None,
            false => {
                steps::read(step, &mut place)?;
                Some(&place)
            }
        };
        let picture = Picture {
            grid: types::grid(grid)?,
            clues: types::clues(clues)?,
            notes: if notes.is_null() { Candidates::NONE } else { types::candidates(notes)? },
            step,
            ..look(options)?
        };
        memory::write_text(out, capacity, needed, |writer| {
            svg(&picture, writer);
            Ok(())
        })?;
        Ok(SUDOKIT_OK)
    })
}

/// An empty picture that looks as the options say.
fn look(options: *const sudokit_svg_options) -> Checked<Picture<'static>> {
    let options = memory::options(options)?;
    if options.flags & !(SUDOKIT_SVG_LABELS | SUDOKIT_SVG_LEGEND) != 0 || options.width > LARGEST_WIDTH {
        return Err(SUDOKIT_E_OPTIONS);
    }
    Ok(Picture {
        theme: match options.theme {
            SUDOKIT_THEME_LIGHT => Theme::Light,
            SUDOKIT_THEME_DARK => Theme::Dark,
            _ => return Err(SUDOKIT_E_OPTIONS),
        },
        width: if options.width == 0 { DEFAULT_WIDTH } else { options.width },
        has_labels: options.flags & SUDOKIT_SVG_LABELS != 0,
        has_legend: options.flags & SUDOKIT_SVG_LEGEND != 0,
        ..Picture::EMPTY
    })
}
