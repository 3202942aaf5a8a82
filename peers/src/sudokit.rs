//! sudokit, through its C ABI as any program would use it.

use crate::batch::{Batch, WorkspaceSize};
use libloading::Library;
use std::ffi::{CStr, OsStr, c_char};

/// As in `sudokit.h`. A library that knows only the first two words accepts the rest as long as it is 0.
#[repr(C)]
pub struct SolveOptions {
    pub struct_size: u32,
    pub solver: u32,
    pub node_limit: u64,
    pub budget: u64,
    pub flags: u32,
    pub backend: u32,
}

/// As in `sudokit.h`.
#[repr(C)]
#[derive(Default)]
pub struct Stats {
    solutions: u64,
    pub nodes: u64,
    guesses: u64,
    backtracks: u64,
    eliminations: u64,
    max_depth: u32,
    reserved: u32,
}

/// As in `sudokit.h`.
#[repr(C)]
pub struct GenerateOptions {
    pub struct_size: u32,
    pub flags: u32,
    pub seed: u64,
    pub symmetry: u32,
    pub min_clues: u32,
    pub max_clues: u32,
    reserved: u32,
    pub node_limit: u64,
    pub backend: u32,
    pub pattern: [u8; 81],
    solution: [u8; 81],
    padding: [u8; 2],
    pub min_rating: u32,
    pub max_rating: u32,
    scale: u32,
    reserved_2: u32,
    allowed: [u64; 2],
    required: [u64; 2],
}

/// As in `sudokit.h`.
#[repr(C)]
pub struct HintOptions {
    struct_size: u32,
    order: u32,
    techniques: [u64; 2],
    node_limit: u64,
    max_rating: u32,
    clues: [u8; 81],
    padding: [u8; 3],
}

pub type Solve = unsafe extern "C" fn(*const [u8; 81], *const SolveOptions, *mut [u8; 81], *mut Stats) -> i32;
pub type Generate = unsafe extern "C" fn(*const GenerateOptions, *mut [u8; 81], *mut [u8; 81]) -> i32;
pub type GenerateBatch = unsafe extern "C" fn(
    first_seed: u64,
    count: usize,
    options: *const GenerateOptions,
    puzzles: *mut u8,
    puzzle_stride: usize,
    solutions: *mut u8,
    solution_stride: usize,
    results: *mut i32,
) -> i32;
/// The first argument is a generator, [`GENERATOR_WORDS`] in size.
pub type GeneratorInit = unsafe extern "C" fn(*mut u64, *const GenerateOptions) -> i32;
/// The same; the last one may be NULL.
pub type GeneratorStep = unsafe extern "C" fn(*mut u64, u64, *mut [u8; 81], *mut [u8; 81]) -> i32;
pub type GenerateFilled = unsafe extern "C" fn(u64, *mut [u8; 81]) -> i32;
/// The last argument is a transform, which may be NULL.
pub type Canonicalize = unsafe extern "C" fn(*const [u8; 81], *mut [u8; 81], *mut u8) -> i32;
pub type CanonicalizeBatch = unsafe extern "C" fn(
    grids: *const u8,
    grid_stride: usize,
    count: usize,
    out: *mut u8,
    out_stride: usize,
    results: *mut i32,
) -> i32;
/// The last argument is a rating, [`RATING_WORDS`] in size. Its first word is that size in bytes, its second one ER.
pub type Rate = unsafe extern "C" fn(*const [u8; 81], *const u64, *mut u32) -> i32;
/// The last argument is a step, up to [`STEP_WORDS`] in size. Its second word is its rating.
pub type HintFunction = unsafe extern "C" fn(*const [u8; 81], *const [u16; 81], *const HintOptions, *mut u32) -> i32;
pub type Apply = unsafe extern "C" fn(*mut [u8; 81], *mut [u16; 81], *const u32) -> i32;
pub type CandidatesFromGrid = unsafe extern "C" fn(*const [u8; 81], *mut [u16; 81]) -> i32;
type Name = unsafe extern "C" fn() -> *const c_char;

pub const OK: i32 = 0;
pub const NOT_UNIQUE: i32 = 3;
pub const LIMIT: i32 = 4;
pub const UNIQUE: u32 = 1;
pub const MINIMAL: u32 = 1;
pub const PATTERN: u32 = 2;
pub const GENERATOR_WORDS: usize = 4096;
pub const RATING_WORDS: usize = 264;
pub const STEP_WORDS: usize = 2048;
const BACKENDS: [&str; 6] = ["", "portable", "sse2", "avx2", "avx512", "neon"];

/// The functions that are measured.
#[derive(Clone, Copy)]
pub struct Sudokit {
    version: Name,
    backend: Name,
    pub solve: Solve,
    pub solve_unique: Solve,
    pub batch: Option<(WorkspaceSize, Batch)>,
    pub generate: Option<Generate>,
    pub generate_batch: Option<GenerateBatch>,
    pub generate_filled: Option<GenerateFilled>,
    pub generator: Option<(GeneratorInit, GeneratorStep)>,
    pub canonicalize: Option<Canonicalize>,
    pub canonicalize_batch: Option<CanonicalizeBatch>,
    pub thinking: Option<Thinking>,
}

/// The functions that think like a person.
#[derive(Clone, Copy)]
pub struct Thinking {
    pub rate: Rate,
    pub hint: HintFunction,
    pub apply: Apply,
    pub candidates_from_grid: CandidatesFromGrid,
}

impl SolveOptions {
    pub fn new() -> SolveOptions {
        SolveOptions {
            struct_size: size_of::<SolveOptions>() as u32,
            solver: 0,
            node_limit: 0,
            budget: 0,
            flags: 0,
            backend: 0,
        }
    }
}

impl GenerateOptions {
    /// The defaults, with a seed.
    pub fn new(seed: u64) -> GenerateOptions {
        GenerateOptions {
            struct_size: size_of::<GenerateOptions>() as u32,
            flags: 0,
            seed,
            symmetry: 0,
            min_clues: 17,
            max_clues: 80,
            reserved: 0,
            node_limit: 0,
            backend: 0,
            pattern: [0; 81],
            solution: [0; 81],
            padding: [0; 2],
            min_rating: 0,
            max_rating: 0,
            scale: 0,
            reserved_2: 0,
            allowed: [0; 2],
            required: [0; 2],
        }
    }
}

impl HintOptions {
    /// The defaults, with an order.
    pub fn new(order: u32) -> HintOptions {
        HintOptions {
            struct_size: size_of::<HintOptions>() as u32,
            order,
            techniques: [0; 2],
            node_limit: 0,
            max_rating: 0,
            clues: [0; 81],
            padding: [0; 3],
        }
    }
}

impl Thinking {
    /// None if the library is older.
    fn of(library: &'static Library) -> Option<Thinking> {
        // SAFETY: the functions have these types in `sudokit.h`.
        unsafe {
            Some(Thinking {
                rate: *library.get(b"sudokit_rate").ok()?,
                hint: *library.get(b"sudokit_hint").ok()?,
                apply: *library.get(b"sudokit_step_apply").ok()?,
                candidates_from_grid: *library.get(b"sudokit_candidates_from_grid").ok()?,
            })
        }
    }
}

impl Sudokit {
    pub fn load(path: &OsStr) -> Sudokit {
        // SAFETY: the library runs nothing when it is loaded.
        let library = unsafe { Library::new(path) };
        let library = library.unwrap_or_else(|error| panic!("{} cannot be loaded: {error}", path.display()));
        // The library stays loaded to the end, and so do its functions.
        let library: &'static Library = Box::leak(Box::new(library));
        let expected = "the library has the functions of sudokit";
        // SAFETY: the functions have these types in `sudokit.h`.
        unsafe {
            let workspace_size = library.get::<WorkspaceSize>(b"sudokit_batch_workspace_size");
            let batch = library.get::<Batch>(b"sudokit_solve_batch");
            Sudokit {
                version: *library.get(b"sudokit_version_string").expect(expected),
                backend: *library.get(b"sudokit_backend_name").expect(expected),
                solve: *library.get(b"sudokit_solve").expect(expected),
                solve_unique: *library.get(b"sudokit_solve_unique").expect(expected),
                batch: workspace_size.ok().zip(batch.ok()).map(|(workspace_size, batch)| (*workspace_size, *batch)),
                generate: library.get(b"sudokit_generate").ok().map(|function| *function),
                generate_batch: library.get(b"sudokit_generate_batch").ok().map(|function| *function),
                generate_filled: library.get(b"sudokit_generate_filled").ok().map(|function| *function),
                generator: library
                    .get(b"sudokit_generator_init")
                    .ok()
                    .zip(library.get(b"sudokit_generator_step").ok())
                    .map(|(init, step)| (*init, *step)),
                canonicalize: library.get(b"sudokit_canonicalize").ok().map(|function| *function),
                canonicalize_batch: library.get(b"sudokit_canonicalize_batch").ok().map(|function| *function),
                thinking: Thinking::of(library),
            }
        }
    }

    pub fn version(&self) -> String {
        // SAFETY: the text is static and ends with a NUL.
        unsafe { CStr::from_ptr((self.version)()) }.to_string_lossy().into_owned()
    }

    pub fn best_backend(&self) -> String {
        // SAFETY: the text is static and ends with a NUL.
        unsafe { CStr::from_ptr((self.backend)()) }.to_string_lossy().into_owned()
    }

    /// The numbers of the backends that this machine has.
    pub fn backends(&self) -> Vec<u32> {
        let is_there = |backend: &u32| {
            let options = SolveOptions { backend: *backend, ..SolveOptions::new() };
            let mut solution = [0; 81];
            // SAFETY: all pointers are to objects of the types that the function takes.
            unsafe { (self.solve)(&[0; 81], &options, &mut solution, std::ptr::null_mut()) == OK }
        };
        (1..BACKENDS.len() as u32).filter(is_there).collect()
    }
}

/// The name of an engine that is forced to a backend; 0 stands for none.
pub fn name(engine: &str, backend: u32) -> String {
    [engine, BACKENDS[backend as usize]].join(" ").trim_end().to_owned()
}
