//! tdoku, the fastest solver in C++: <https://github.com/t-dillon/tdoku>.
//!
//! No part of it is here. `TDOKU_LIB` names a shared library with two functions of its header. One solves, but writes a
//! solution only when it has found as many as the limit: with limit 2, none of a puzzle that has one. So the other is
//! asked for limit 2; it hands out each solution, and is as fast.

use crate::engine::{Engine, Sample};
use libloading::Library;
use std::ffi::OsStr;

/// As in `tdoku.h`: `TdokuSolverDpllTriadSimd`.
type Solve = unsafe extern "C" fn(
    input: *const [u8; 82],
    limit: usize,
    configuration: u32,
    solution: *mut [u8; 81],
    guesses: *mut usize,
) -> usize;

/// As in `tdoku.h`: `TdokuEnumerate`.
type Enumerate =
    unsafe extern "C" fn(input: *const [u8; 82], limit: usize, callback: Callback, argument: *mut [u8; 81]) -> usize;
type Callback = unsafe extern "C" fn(solution: *const [u8; 81], argument: *mut [u8; 81]);

pub struct Tdoku {
    solve: Solve,
    enumerate: Enumerate,
}

impl Tdoku {
    pub fn load(path: &OsStr) -> Tdoku {
        // SAFETY: when tdoku is loaded it sets up its own solvers, nothing else.
        let library = unsafe { Library::new(path) };
        let library = library.unwrap_or_else(|error| panic!("{} cannot be loaded: {error}", path.display()));
        // The library stays loaded to the end, and so do its functions.
        let library: &'static Library = Box::leak(Box::new(library));
        let expected = "the library has the functions of tdoku";
        // SAFETY: the functions have these types in `tdoku.h`.
        unsafe {
            Tdoku {
                solve: *library.get(b"TdokuSolverDpllTriadSimd").expect(expected),
                enumerate: *library.get(b"TdokuEnumerate").expect(expected),
            }
        }
    }
}

impl Engine for Tdoku {
    fn name(&self) -> &str {
        "tdoku"
    }

    fn solve(&mut self, sample: &Sample, limit: u64, solutions: &mut [[u8; 81]]) -> u64 {
        let mut guesses = 0;
        let solve = |(text, solution): (&[u8; 82], &mut [u8; 81])| {
            // SAFETY: the text ends with a NUL, by which tdoku knows that it is no pencilmark puzzle; the other
            // pointers are to objects of the types that the functions write; one thread at a time uses tdoku.
            let found = unsafe {
                match limit {
                    1 => (self.solve)(text, 1, 0, solution, &mut guesses),
                    _ => (self.enumerate)(text, limit as usize, take, solution),
                }
            };
            found as u64
        };
        sample.texts.iter().zip(solutions).map(solve).sum()
    }

    fn is_peer(&self) -> bool {
        true
    }
}

/// Copies a solution to where `solve` wants it.
unsafe extern "C" fn take(solution: *const [u8; 81], argument: *mut [u8; 81]) {
    // SAFETY: tdoku hands out 81 characters, and the argument that it was given: a solution of the slice of `solve`.
    unsafe { *argument = *solution }
}
