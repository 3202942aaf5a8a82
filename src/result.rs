//! Results
//!
//! Numbers are permanent: none is ever used for something else.

use libc::c_char;

/// What a call came to. Negative: a mistake of the caller; zero: success; positive: an outcome.
pub type sudokit_result = i32;

/// Done as asked.
pub const SUDOKIT_OK: sudokit_result = 0;
/// Nothing more to hand out.
pub const SUDOKIT_DONE: sudokit_result = 1;
/// The puzzle has no solution.
pub const SUDOKIT_NO_SOLUTION: sudokit_result = 2;
/// The puzzle has more than one solution.
pub const SUDOKIT_NOT_UNIQUE: sudokit_result = 3;
/// A limit that the caller set came before the end. This never means that there is no solution.
pub const SUDOKIT_LIMIT: sudokit_result = 4;
/// The caller's callback stopped the work.
pub const SUDOKIT_CANCELLED: sudokit_result = 5;
/// Digits or candidates break a rule.
pub const SUDOKIT_CONFLICT: sudokit_result = 6;
/// Some clue of the puzzle is redundant.
pub const SUDOKIT_NOT_MINIMAL: sudokit_result = 7;
/// Something is wrong with a position: a digit that breaks a rule or that no solution has, or a candidate that is missing.
pub const SUDOKIT_MISTAKE: sudokit_result = 8;
/// No technique finds a step.
pub const SUDOKIT_NO_STEP: sudokit_result = 9;
/// A pointer is NULL where it must not be.
pub const SUDOKIT_E_NULL: sudokit_result = -1;
/// A digit, cell, mask or other number is out of range.
pub const SUDOKIT_E_VALUE: sudokit_result = -2;
/// A buffer is too small, or a size is impossible.
pub const SUDOKIT_E_SIZE: sudokit_result = -3;
/// A pointer is not aligned for its type.
pub const SUDOKIT_E_ALIGN: sudokit_result = -4;
/// The options ask for something that this library does not know.
pub const SUDOKIT_E_OPTIONS: sudokit_result = -5;
/// The text is not a puzzle.
pub const SUDOKIT_E_TEXT: sudokit_result = -6;
/// The object was never set up. One that was overwritten may give this, or anything else, but does no harm.
pub const SUDOKIT_E_STATE: sudokit_result = -7;

/// The name of a result, such as "SUDOKIT_OK"; "unknown result" for a number that is none. The text is static and ends
/// with a NUL.
///
/// Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_result_name(result: i32) -> *const c_char {
    let name = match result {
        SUDOKIT_OK => c"SUDOKIT_OK",
        SUDOKIT_DONE => c"SUDOKIT_DONE",
        SUDOKIT_NO_SOLUTION => c"SUDOKIT_NO_SOLUTION",
        SUDOKIT_NOT_UNIQUE => c"SUDOKIT_NOT_UNIQUE",
        SUDOKIT_LIMIT => c"SUDOKIT_LIMIT",
        SUDOKIT_CANCELLED => c"SUDOKIT_CANCELLED",
        SUDOKIT_CONFLICT => c"SUDOKIT_CONFLICT",
        SUDOKIT_NOT_MINIMAL => c"SUDOKIT_NOT_MINIMAL",
        SUDOKIT_MISTAKE => c"SUDOKIT_MISTAKE",
        SUDOKIT_NO_STEP => c"SUDOKIT_NO_STEP",
        SUDOKIT_E_NULL => c"SUDOKIT_E_NULL",
        SUDOKIT_E_VALUE => c"SUDOKIT_E_VALUE",
        SUDOKIT_E_SIZE => c"SUDOKIT_E_SIZE",
        SUDOKIT_E_ALIGN => c"SUDOKIT_E_ALIGN",
        SUDOKIT_E_OPTIONS => c"SUDOKIT_E_OPTIONS",
        SUDOKIT_E_TEXT => c"SUDOKIT_E_TEXT",
        SUDOKIT_E_STATE => c"SUDOKIT_E_STATE",
        _ => c"unknown result",
    };
    name.as_ptr()
}
