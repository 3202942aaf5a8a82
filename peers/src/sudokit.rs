//! sudokit, through its C ABI as any program would use it.

use super::Engine;
use libloading::Library;
use std::ffi::{OsStr, c_void};
use std::rc::Rc;

/// As in `sudokit.h`.
#[repr(C)]
struct SolveOptions {
    struct_size: u32,
    solver: u32,
    node_limit: u64,
}

type Solve = unsafe extern "C" fn(*const [u8; 81], *const SolveOptions, *mut [u8; 81], *mut c_void) -> i32;

const OK: i32 = 0;
const NOT_UNIQUE: i32 = 3;

pub struct Solver {
    library: Rc<Library>,
    name: &'static str,
    solver: u32,
    slowness: usize,
}

/// The solvers of the library, in the order of their numbers.
pub fn solvers(path: &OsStr) -> Vec<Solver> {
    // SAFETY: the library runs nothing when it is loaded.
    let library = unsafe { Library::new(path) };
    let library = Rc::new(library.unwrap_or_else(|error| panic!("{} cannot be loaded: {error}", path.display())));
    let names = [("AUTO", 1), ("BACKTRACK", 1000), ("EXACT_COVER", 4), ("PROPAGATE", 1), ("SIMPLE", usize::MAX)];
    let solver = |(solver, (name, slowness))| Solver { library: library.clone(), name, solver, slowness };
    (0u32..).zip(names).map(solver).collect()
}

impl Engine for Solver {
    fn name(&self) -> &'static str {
        self.name
    }

    fn solve(&self, puzzles: &[[u8; 81]], limit: u64) -> u64 {
        let symbol: &[u8] = if limit == 1 { b"sudokit_solve" } else { b"sudokit_solve_unique" };
        // SAFETY: both functions have this type in `sudokit.h`.
        let solve = unsafe { self.library.get::<Solve>(symbol) }.expect("the library has the function");
        let options =
            SolveOptions { struct_size: size_of::<SolveOptions>() as u32, solver: self.solver, node_limit: 0 };
        let mut solution = [0; 81];
        let solutions = |puzzle: &[u8; 81]| {
            // SAFETY: all pointers are to objects of the types that the function takes.
            match unsafe { solve(puzzle, &options, &mut solution, std::ptr::null_mut()) } {
                OK => 1,
                NOT_UNIQUE => 2,
                other => panic!("result {other}"),
            }
        };
        puzzles.iter().map(solutions).sum()
    }

    fn slowness(&self) -> usize {
        self.slowness
    }
}
