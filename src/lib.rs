//! sudokit: solve, count, enumerate, make, rate and explain 9 x 9 Sudoku.
//!
//! Conventions that hold for every function, unless its own text says otherwise:
//!
//! - A digit is a byte: 0 for an empty cell, 1 to 9. Cells count along the rows, from 0 to 80. A candidate mask has bit
//!   d - 1 for digit d.
//! - The result is negative for a mistake of the caller, 0 for success and positive for an outcome that is neither.
//! - On a negative result nothing is written but what the function names: the place of an error, or a size that is
//!   needed. Otherwise outputs are written last, and only as the function says. Input and output may be the same
//!   object.
//! - A NULL pointer is SUDOKIT_E_NULL, except where NULL has a meaning, and a pointer that is not aligned for its type
//!   SUDOKIT_E_ALIGN. A NULL text or buffer of length 0 is empty.
//! - Through a pointer to const, memory is only read, so threads may share it. Any function may be called from any
//!   thread at any time, as long as no two threads use the same object and one of them writes to it.
//! - The library allocates nothing, keeps nothing after a call returns, does no input or output, and has no global data
//!   but two bytes that keep which instruction sets the processor has. Equal arguments give equal bytes on every
//!   platform, except from functions that ask which backends it has.
//! - "Stack" is the most that a call uses, whatever the input. "Cost" is counted in steps of constant time; an
//!   unlimited search may take long.
#![no_std]
#![allow(non_camel_case_types)] // the names of C

mod lines;
mod memory;

pub mod batch;
pub mod candidates;
pub mod clues;
pub mod drawing;
pub mod hints;
pub mod iterating;
pub mod making;
pub mod positions;
pub mod rating;
pub mod result;
pub mod rules;
pub mod sentences;
pub mod solving;
pub mod steps;
pub mod symmetry;
pub mod techniques;
pub mod text;
pub mod types;
pub mod version;

/// The optimised library has no way to get here, and no symbol of a panic is left in it.
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    // SAFETY: abort takes nothing and does not return.
    unsafe { libc::abort() }
}
