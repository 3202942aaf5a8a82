//! Hints
//!
//! A hint is the next step of a position: a grid, the notes of the player if there are any, and the clues if they are
//! known. First it is looked whether something is wrong, since nothing should be built on a mistake: digits that stand
//! twice in a house, a digit that no solution has, a candidate that the notes lack although a solution has it. Then the
//! techniques are asked one after the other, as a person would do it or in the order of Sudoku Explainer. Those that need
//! a puzzle with one solution are only asked if it has one. No step is ever wrong.
//!
//! The puzzle is the digits that stand, or the clues where they are known. Notes never are: a Sukaku, whose clues are
//! candidates, gets no hints.

use crate::memory::{self, Checked, Options, Out, call};
use crate::result::{
    SUDOKIT_CONFLICT, SUDOKIT_DONE, SUDOKIT_E_OPTIONS, SUDOKIT_E_VALUE, SUDOKIT_LIMIT, SUDOKIT_MISTAKE,
    SUDOKIT_NO_SOLUTION, SUDOKIT_NO_STEP, SUDOKIT_OK, sudokit_result,
};
use crate::steps::{self, sudokit_step};
use crate::techniques;
use crate::types::{self, sudokit_candidates, sudokit_grid};
use core::mem::offset_of;
use sudokit_core::Backend;
use sudokit_core::board::{Candidates, Cell, CellSet, DigitSet, Grid};
use sudokit_core::coach::{self, Advice, Cursor, Order, Play, Wants};
use sudokit_core::logic::TechniqueSet;

/// Techniques in the order of a person.
pub const SUDOKIT_ORDER_HUMAN: u32 = 0;
/// Techniques in the order of Sudoku Explainer, as its line of 2022 has them: SUDOKIT_SCALE_SE_2022.
pub const SUDOKIT_ORDER_RATING: u32 = 1;

/// What kind of hint is wanted. Call sudokit_hint_options_init first.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct sudokit_hint_options {
    /// The size of this struct.
    pub struct_size: u32,
    /// SUDOKIT_ORDER_HUMAN or SUDOKIT_ORDER_RATING.
    pub order: u32,
    /// The techniques that may be used: bit t % 64 of number t / 64 for technique t. All 0 for all.
    pub techniques: [u64; 2],
    /// The most nodes that may be entered to find the solution, and that chains may reach, where every other technique
    /// that is asked counts as one; 0 for 100 million, which take some seconds; UINT64_MAX for no limit. A chain's first
    /// cell and a technique that were begun are finished, which takes up to some tenths of a second in an almost empty
    /// grid.
    pub node_limit: u64,
    /// Ten times the highest rating of a step, and then no step without a rating; 0 for any.
    pub max_rating: u32,
    /// 1 for a cell whose digit is a clue, 0 for one that the player has filled. All 0 if it is not known: then every
    /// digit is taken for right.
    pub clues: [u8; 81],
    /// 0.
    pub padding: [u8; 3],
}

memory::plain!(sudokit_hint_options);

const _: () = assert!(size_of::<sudokit_hint_options>() == 120 && align_of::<sudokit_hint_options>() == 8);
const _: () = assert!(offset_of!(sudokit_hint_options, clues) == 36);

impl Default for sudokit_hint_options {
    fn default() -> Self {
        Self {
            struct_size: size_of::<Self>() as u32,
            order: SUDOKIT_ORDER_HUMAN,
            techniques: [0; 2],
            node_limit: 0,
            max_rating: 0,
            clues: [0; 81],
            padding: [0; 3],
        }
    }
}

impl Options for sudokit_hint_options {
    const SIZES: &'static [usize] = &[size_of::<Self>()];
}

/// A hundred million.
const DEFAULT_NODE_LIMIT: u64 = 100_000_000;

/// Sets options to their defaults: all techniques in the order of a person, whatever their rating; clues not known. `size`
/// is sizeof(sudokit_hint_options).
///
/// SUDOKIT_OK: written. SUDOKIT_E_SIZE: a size below 120 or above 4096.
///
/// Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_hint_options_init(options: *mut sudokit_hint_options, size: usize) -> sudokit_result {
    call(|| {
        let defaults = sudokit_hint_options { struct_size: size as u32, ..Default::default() };
        memory::init_options(options, size, defaults)?;
        Ok(SUDOKIT_OK)
    })
}

/// A question that has passed all checks.
struct Question {
    play: Play,
    wants: Wants,
    node_limit: u64,
}

fn question(
    grid: *const sudokit_grid,
    notes: *const sudokit_candidates,
    options: *const sudokit_hint_options,
) -> Checked<Question> {
    let grid = types::grid(grid)?;
    let notes = if notes.is_null() { None } else { Some(types::candidates(notes)?) };
    let options = memory::options(options)?;
    let order = match options.order {
        SUDOKIT_ORDER_HUMAN => Order::Human,
        SUDOKIT_ORDER_RATING => Order::Rating,
        _ => return Err(SUDOKIT_E_OPTIONS),
    };
    if options.padding != [0; 3] {
        return Err(SUDOKIT_E_OPTIONS);
    }
    let techniques = match techniques::set(options.techniques)? {
        set if set.is_empty() => TechniqueSet::FULL,
        set => set,
    };
    let clues = clues(&options.clues, &grid)?;
    let node_limit = if options.node_limit == 0 { DEFAULT_NODE_LIMIT } else { options.node_limit };
    Ok(Question {
        play: Play { grid, notes, clues },
        wants: Wants { order, techniques, max_rating: options.max_rating },
        node_limit,
    })
}

/// The cells that are marked as clues, which must have a digit.
fn clues(marks: &[u8; 81], grid: &Grid) -> Checked<CellSet> {
    let mut clues = CellSet::EMPTY;
    for (cell, &mark) in Cell::ALL.into_iter().zip(marks) {
        match mark {
            0 => {}
            1 if grid[cell].is_some() => clues = clues.with(cell),
            _ => return Err(SUDOKIT_E_VALUE),
        }
    }
    Ok(clues)
}

/// The next step of a position. `notes` may be NULL for the candidates that the rules leave; those of a cell with a digit
/// do not matter. `options` may be NULL for the defaults.
///
/// SUDOKIT_OK: `step` is the next step.
/// SUDOKIT_MISTAKE: something is wrong. The technique of `step` is SUDOKIT_TECHNIQUE_CONFLICT, WRONG_DIGIT or
/// MISSING_CANDIDATE, and its marks are the cells with the digits that are wrong or missing.
/// SUDOKIT_DONE: every cell has its digit. SUDOKIT_NO_SOLUTION: the puzzle has none; if the clues are not known, some
/// digit may be wrong; if the puzzle has several, no one of them has all digits that stand. SUDOKIT_NO_STEP: no technique
/// that may be used finds anything. SUDOKIT_LIMIT: the node limit came first, or there was no room for a chain. With
/// these nothing is written.
/// SUDOKIT_E_VALUE: a cell above 9, a mask with other bits than those of digits, a clue without a digit.
/// SUDOKIT_E_OPTIONS: an order or a technique that is none, a struct_size that does not fit, something other than 0 in
/// `padding`. SUDOKIT_E_NULL: `grid` or `step` is NULL.
///
/// Cost: some ten microseconds for easy steps, up to ten milliseconds for chains, some tenths of a second for nested ones.
/// Stack: 128 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_hint(
    grid: *const sudokit_grid,
    notes: *const sudokit_candidates,
    options: *const sudokit_hint_options,
    step: *mut sudokit_step,
) -> sudokit_result {
    call(|| {
        let out = Out::required(step)?;
        let Question { play, wants, node_limit } = question(grid, notes, options)?;
        let (advice, step) = coach::hint(Backend::best(), &play, &wants, node_limit);
        steps::write(step.as_ref(), out);
        result(advice)
    })
}

fn result(advice: Advice) -> Checked<sudokit_result> {
    Ok(match advice {
        Advice::Step => SUDOKIT_OK,
        Advice::Mistake => SUDOKIT_MISTAKE,
        Advice::Solved => SUDOKIT_DONE,
        Advice::NoSolution => SUDOKIT_NO_SOLUTION,
        Advice::Nothing => SUDOKIT_NO_STEP,
        Advice::Limit => SUDOKIT_LIMIT,
        Advice::Astray => return Err(SUDOKIT_E_VALUE),
    })
}

/// Every step of a position, one a call: technique after technique in the order of the options, and of those that are
/// looked for together, such as chains or unique loops, in the order in which they are found; sudokit_hint gives the
/// easiest of these. `cursor` is 0 at first, and is moved on with each step. Mistakes are told as in sudokit_hint.
///
/// SUDOKIT_OK: `step` is one, and `cursor` is moved on. With all other results it stays, and the next call says the same:
/// a loop over all steps ends with whatever is not SUDOKIT_OK. SUDOKIT_DONE: there are no more, or every cell has its
/// digit; nothing is written. The others as in sudokit_hint, but for SUDOKIT_NO_STEP. SUDOKIT_E_NULL: `grid`, `cursor` or
/// `step` is NULL.
/// SUDOKIT_E_VALUE: also if `cursor` cannot have come from this position with these options.
///
/// Cost: as in sudokit_hint for the techniques up to that of the step, since nothing is kept between calls. Stack: 128
/// KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_steps(
    grid: *const sudokit_grid,
    notes: *const sudokit_candidates,
    options: *const sudokit_hint_options,
    cursor: *mut u64,
    step: *mut sudokit_step,
) -> sudokit_result {
    call(|| {
        let (next, out) = (Out::required(cursor)?, Out::required(step)?);
        let at = memory::read(cursor)?;
        let Question { play, wants, node_limit } = question(grid, notes, options)?;
        let mut place = Cursor { family: (at >> 32) as u32, passed: at as u32 };
        let (advice, step) = coach::step_at(Backend::best(), &play, &wants, node_limit, &mut place);
        steps::write(step.as_ref(), out);
        match advice {
            Advice::Step => next.write(u64::from(place.family) << 32 | u64::from(place.passed)),
            Advice::Nothing => return Ok(SUDOKIT_DONE),
            _ => {}
        }
        result(advice)
    })
}

/// Does what a step says, and nothing else: takes its eliminations from `notes`, places its digit in `grid`, leaves it
/// alone in the notes of its cell and strikes it from those of the peers. `notes` may be NULL: then only the digit is
/// placed. Both are inputs and outputs. A step that shows a mistake changes nothing.
///
/// SUDOKIT_OK: written. SUDOKIT_CONFLICT: the digit cannot be placed there: the cell has another, or a peer has it
/// already; nothing is written. SUDOKIT_E_VALUE: a cell above 9, a mask with other bits than those of digits, a step that
/// is none.
/// SUDOKIT_E_NULL: `grid` or `step` is NULL.
///
/// Cost: constant. Stack: 12 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_step_apply(
    grid: *mut sudokit_grid,
    notes: *mut sudokit_candidates,
    step: *const sudokit_step,
) -> sudokit_result {
    call(|| {
        let (out, out_notes) = (Out::required(grid)?, Out::optional(notes)?);
        let (mut grid, mut place) = (types::grid(grid)?, steps::PLACE);
        steps::read(step, &mut place)?;
        let step = &place;
        let mut notes = if notes.is_null() { Candidates::NONE } else { types::candidates(notes)? };
        if step.is_mistake() {
            return Ok(SUDOKIT_OK);
        }
        for cell in Cell::ALL {
            notes[cell] = notes[cell].minus(step.eliminations[cell]);
        }
        if let Some((cell, digit)) = step.placement {
            let is_taken = cell.peers().into_iter().any(|peer| grid[peer] == Some(digit));
            if is_taken || grid[cell].is_some_and(|standing| standing != digit) {
                return Ok(SUDOKIT_CONFLICT);
            }
            (grid[cell], notes[cell]) = (Some(digit), DigitSet::only(digit));
            for peer in cell.peers() {
                notes[peer] = notes[peer].without(digit);
            }
        }
        out.write(grid.into());
        out_notes.write(notes.into());
        Ok(SUDOKIT_OK)
    })
}
