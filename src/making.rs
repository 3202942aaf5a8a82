//! Making puzzles
//!
//! A seed gives the same puzzle everywhere and for ever: on every platform, with every backend, in one call or in steps.
//! The seed fills the state of the generator xoshiro256** (Blackman and Vigna) by SplitMix64, as its authors say, and
//! everything is drawn from that. Should a seed ever have to give another puzzle, SUDOKIT_GENERATOR_VERSION changes; but
//! what a node limit cuts short may also change with a faster engine.
//!
//! A puzzle begins as a random filled grid, from which clues go in random order, those of a symmetry together, as long as
//! the solution is proved to stay the only one and there are no fewer clues than `min_clues`. If what is left is not as
//! wished, it is changed a little again and again, and now and then given up for another grid. The clues of a pattern get
//! other digits until they have only one solution. Every puzzle that is written has exactly one solution.
//!
//! What half of the seeds need, in nodes, of which a million takes about a tenth of a second: a puzzle as it comes, with
//! any symmetry, some hundred; at most 22 clues two thousand, at most 20 fifty thousand, at most 19 one and a half
//! million; at least 28 clues of which none is redundant twenty-five thousand, at least 30 six hundred thousand; no
//! redundant clue and a symmetry from five thousand (half turn) to three million (full); a pattern of 28 random cells two
//! thousand, of 24 fifty thousand, but there are some that take many million. With ratings, where a literal that a chain
//! reaches counts as a node: up to 2.5 a thousand, 2.6 to 4.5 three thousand, 4.6 to 8.0 fifteen thousand, from 9.0 on
//! two million.

use crate::memory::{self, Checked, Options, Out, Outputs, call};
use crate::rating::{self, SUDOKIT_SCALE_SE_1213};
use crate::result::{
    SUDOKIT_E_OPTIONS, SUDOKIT_E_STATE, SUDOKIT_E_VALUE, SUDOKIT_LIMIT, SUDOKIT_NO_SOLUTION, SUDOKIT_OK, sudokit_result,
};
use crate::solving::{SUDOKIT_BACKEND_AUTO, backend};
use crate::techniques;
use crate::types::sudokit_grid;
use core::mem::offset_of;
use sudokit_core::Backend;
use sudokit_core::board::{Cell, CellSet, Grid};
use sudokit_core::generate::{Grade, Maker, Progress, Refusal, Wish, Wishes, filled};
use sudokit_core::random::Random;
use sudokit_core::solve::Meter;
use sudokit_core::symmetry::Symmetry;

/// Changes whenever any seed gives another puzzle or filled grid than before.
pub const SUDOKIT_GENERATOR_VERSION: u32 = 1;

/// No symmetry is asked for.
pub const SUDOKIT_SYMMETRY_NONE: u32 = 0;
/// The cells with clues lie as before after half a turn; their digits do not matter, here and below.
pub const SUDOKIT_SYMMETRY_HALF_TURN: u32 = 1;
/// They lie as before after a quarter of a turn.
pub const SUDOKIT_SYMMETRY_QUARTER_TURN: u32 = 2;
/// With a mirror in the middle row: the first row and the last have clues in the same columns.
pub const SUDOKIT_SYMMETRY_HORIZONTAL: u32 = 3;
/// With a mirror in the middle column.
pub const SUDOKIT_SYMMETRY_VERTICAL: u32 = 4;
/// With a mirror in the middle row and one in the middle column.
pub const SUDOKIT_SYMMETRY_BOTH_AXES: u32 = 5;
/// With a mirror in the diagonal from the top left: rows have their clues where columns have theirs.
pub const SUDOKIT_SYMMETRY_DIAGONAL: u32 = 6;
/// With a mirror in the other diagonal.
pub const SUDOKIT_SYMMETRY_ANTIDIAGONAL: u32 = 7;
/// With mirrors in both diagonals.
pub const SUDOKIT_SYMMETRY_BOTH_DIAGONALS: u32 = 8;
/// With all turns and all mirrors.
pub const SUDOKIT_SYMMETRY_FULL: u32 = 9;
/// One of the ten above, each as likely as any other: the seed decides, whatever else is wished.
pub const SUDOKIT_SYMMETRY_ANY: u32 = 10;

/// A flag: no clue may be redundant, each by itself.
pub const SUDOKIT_GENERATE_MINIMAL: u32 = 1;
/// A flag: clues exactly where `pattern` says.
pub const SUDOKIT_GENERATE_PATTERN: u32 = 2;
/// A flag: the solution is `solution`.
pub const SUDOKIT_GENERATE_SOLUTION: u32 = 4;

/// Which puzzle to make. Call sudokit_generate_options_init first.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct sudokit_generate_options {
    /// The size of this struct.
    pub struct_size: u32,
    /// SUDOKIT_GENERATE_MINIMAL and the others, or 0.
    pub flags: u32,
    /// Any number.
    pub seed: u64,
    /// One of SUDOKIT_SYMMETRY_NONE and the others. A pattern must have it; with ANY every pattern will do.
    pub symmetry: u32,
    /// The fewest clues: 17 to 80. Without SUDOKIT_GENERATE_MINIMAL clues are taken away until as many are left, or until
    /// none can go.
    pub min_clues: u32,
    /// The most clues: 17 to 80.
    pub max_clues: u32,
    /// 0.
    pub reserved: u32,
    /// The most nodes that a call may enter for a puzzle; 0 for 20 million, which take about two seconds, and six with
    /// ratings; UINT64_MAX for no limit. sudokit_generator_step ignores it.
    pub node_limit: u64,
    /// One of SUDOKIT_BACKEND_AUTO and the others. It makes no difference but to the speed.
    pub backend: u32,
    /// 1 for a cell with a clue, 0 for one without. All 0 without SUDOKIT_GENERATE_PATTERN.
    pub pattern: [u8; 81],
    /// A filled grid. All 0 without SUDOKIT_GENERATE_SOLUTION.
    pub solution: [u8; 81],
    /// 0.
    pub padding: [u8; 2],
    /// Ten times the least rating of the hardest step, as in sudokit_rate, up to 200; 0 for any.
    pub min_rating: u32,
    /// Ten times the highest, from 10 to 200; 0 for any.
    pub max_rating: u32,
    /// The scale of the rating: SUDOKIT_SCALE_SE_1213 or SUDOKIT_SCALE_SE_2022.
    pub scale: u32,
    /// 0.
    pub reserved_2: u32,
    /// The techniques that may be needed on Sudoku Explainer's way: bit t % 64 of number t / 64 for technique t. All 0 for
    /// all. SUDOKIT_TECHNIQUE_FULL_HOUSE must be among them, as the last cell of every puzzle is one.
    pub allowed: [u64; 2],
    /// The techniques that must be needed: those that have a rating on Sudoku Explainer's way, the others on HoDoKu's:
    /// each is then counted in `counts` or `hodoku_counts` of sudokit_rating. All must be allowed. All 0 for none.
    pub required: [u64; 2],
}

memory::plain!(sudokit_generate_options);

const _: () = assert!(size_of::<sudokit_generate_options>() == 256 && align_of::<sudokit_generate_options>() == 8);
const _: () = assert!(offset_of!(sudokit_generate_options, seed) == 8);
const _: () = assert!(offset_of!(sudokit_generate_options, node_limit) == 32);
const _: () = assert!(offset_of!(sudokit_generate_options, pattern) == 44);
const _: () = assert!(offset_of!(sudokit_generate_options, solution) == 125);
const _: () = assert!(offset_of!(sudokit_generate_options, min_rating) == 208);
const _: () = assert!(offset_of!(sudokit_generate_options, allowed) == 224);

impl Default for sudokit_generate_options {
    fn default() -> Self {
        let Wishes { min_clues, max_clues, .. } = Wishes::DEFAULT;
        Self {
            struct_size: size_of::<Self>() as u32,
            flags: 0,
            seed: 0,
            symmetry: SUDOKIT_SYMMETRY_NONE,
            min_clues,
            max_clues,
            reserved: 0,
            node_limit: 0,
            backend: SUDOKIT_BACKEND_AUTO,
            pattern: [0; 81],
            solution: [0; 81],
            padding: [0; 2],
            min_rating: 0,
            max_rating: 0,
            scale: SUDOKIT_SCALE_SE_1213,
            reserved_2: 0,
            allowed: [0; 2],
            required: [0; 2],
        }
    }
}

impl Options for sudokit_generate_options {
    const SIZES: &'static [usize] = &[size_of::<Self>()];
}

/// SUDOKIT_GENERATOR_VERSION of the library.
///
/// Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_generator_version() -> u32 {
    SUDOKIT_GENERATOR_VERSION
}

/// Writes the random filled grid of a seed.
///
/// With perfect random numbers each of the 6,670,903,752,021,072,936,960 filled grids would be exactly as likely as any
/// other; the numbers that are used make none more than one part in 10^12 too frequent or too rare. But there are only
/// 2^64 seeds, so that at most one grid of 361 has a seed.
///
/// SUDOKIT_OK: written. SUDOKIT_E_NULL: `out` is NULL.
///
/// Cost: some microseconds. Stack: 16 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_generate_filled(seed: u64, out: *mut sudokit_grid) -> sudokit_result {
    call(|| {
        let out = Out::required(out)?;
        out.write(filled(&mut Random::new(seed)).into());
        Ok(SUDOKIT_OK)
    })
}

/// Sets options to their defaults: seed 0, no symmetry, 17 to 80 clues, SUDOKIT_BACKEND_AUTO, no flags. `size` is
/// sizeof(sudokit_generate_options).
///
/// SUDOKIT_OK: written. SUDOKIT_E_SIZE: a size below 256 or above 4096.
///
/// A program compiled with a later header may have a larger struct: its further fields are set to 0, and must be 0 when it
/// is used.
///
/// Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_generate_options_init(options: *mut sudokit_generate_options, size: usize) -> sudokit_result {
    call(|| {
        let defaults = sudokit_generate_options { struct_size: size as u32, ..Default::default() };
        memory::init_options(options, size, defaults)?;
        Ok(SUDOKIT_OK)
    })
}

/// Makes a puzzle. `options` may be NULL for the defaults, `solution` if it is not wanted.
///
/// SUDOKIT_OK: it is in `puzzle`, its solution in `solution`.
/// SUDOKIT_LIMIT: the node limit came first. The best puzzle so far is written. It has one solution and, unless there is
/// a pattern, the symmetry, but too many clues or too few (at worst all 81), redundant ones, or some outside the pattern,
/// or it is too easy or too hard, or takes other techniques.
/// SUDOKIT_NO_SOLUTION: there is no such puzzle: the clues of this pattern and solution do not leave one solution, or are
/// not minimal. Nothing is written.
/// SUDOKIT_E_OPTIONS: there can be no such puzzle: fewer than 17 clues, more than 80, or 40 if none is redundant; more at
/// least than at most; a number of clues that the symmetry or the pattern does not have; a pattern without the symmetry,
/// with two empty rows in a band or columns in a stack, or with four empty boxes where two bands meet two stacks; a
/// rating that is more at least than at most, or that no step can have; a technique that must be needed but may not be,
/// has a higher rating than is wished, or is on the way of neither program. Or an option that is none: an unknown
/// symmetry, flag, scale or technique, a backend that this machine does not have, a struct_size that does not fit,
/// something other than 0 in a field that is not used.
/// SUDOKIT_E_VALUE: `solution` of the options is no filled grid that obeys the rules, or `pattern` has a byte above 1.
/// SUDOKIT_E_NULL: `puzzle` is NULL.
///
/// Cost: some 20 microseconds with the defaults; see above. Stack: 48 KiB, 160 KiB with ratings. Threads: any. Since
/// 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_generate(
    options: *const sudokit_generate_options,
    puzzle: *mut sudokit_grid,
    solution: *mut sudokit_grid,
) -> sudokit_result {
    call(|| {
        let (puzzle, solution) = (Out::required(puzzle)?, Out::optional(solution)?);
        let order = order(options)?;
        let mut maker = Maker::IDLE;
        maker.begin(&order.wish, order.seed);
        Ok(go_on(&mut maker, order.backend, order.node_limit, into(puzzle, solution)))
    })
}

/// Makes `count` puzzles, those of the seeds `first_seed`, `first_seed` + 1 and so on; after the greatest comes 0. The
/// seed of the options does not matter. Each is what sudokit_generate makes of its seed.
///
/// Puzzle i goes to puzzles + i * puzzle_stride and its solution to solutions + i * solution_stride, 81 bytes each; what
/// is between them is not written. `results[i]` gets what came of it: SUDOKIT_OK, SUDOKIT_LIMIT or SUDOKIT_NO_SOLUTION.
/// `solutions` and `results` may be NULL. Nothing may overlap.
///
/// SUDOKIT_OK: all are as wished. SUDOKIT_LIMIT: the node limit, which holds for each, came first for some.
/// SUDOKIT_NO_SOLUTION: there is no such puzzle.
/// SUDOKIT_E_SIZE: a stride below 81, but for `solution_stride` where `solutions` is NULL, or an array that would not fit
/// into memory. SUDOKIT_E_NULL: `puzzles` is NULL with a `count` above 0. SUDOKIT_E_OPTIONS, SUDOKIT_E_VALUE: as in
/// sudokit_generate.
///
/// Cost: as in sudokit_generate, for each. Stack: 48 KiB, 160 KiB with ratings. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_generate_batch(
    first_seed: u64,
    count: usize,
    options: *const sudokit_generate_options,
    puzzles: *mut u8,
    puzzle_stride: usize,
    solutions: *mut u8,
    solution_stride: usize,
    results: *mut sudokit_result,
) -> sudokit_result {
    call(|| {
        let mut puzzles = Outputs::<[u8; 81]>::required(puzzles.cast(), puzzle_stride, count)?;
        let mut solutions = Outputs::<[u8; 81]>::optional(solutions.cast(), solution_stride, count)?;
        let mut results = Outputs::optional(results, size_of::<sudokit_result>(), count)?;
        let order = order(options)?;
        let (mut maker, mut worst) = (Maker::IDLE, SUDOKIT_OK);
        for number in 0..count {
            maker.begin(&order.wish, first_seed.wrapping_add(number as u64));
            let result = go_on(&mut maker, order.backend, order.node_limit, |[clues, solved]| {
                puzzles.write(number, clues.to_bytes());
                solutions.write(number, solved.to_bytes());
            });
            results.write(number, result);
            if result != SUDOKIT_OK {
                worst = result;
            }
        }
        Ok(worst)
    })
}

/// A puzzle in the making, in the caller's memory: 32 KiB, aligned to 8 bytes. Plain memory without pointers: a copy is a
/// snapshot that goes on by itself, and nothing has to be freed. Set it up with sudokit_generator_init.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct sudokit_generator {
    /// Nothing to read or write.
    pub opaque: [u64; 4096],
}

memory::plain!(sudokit_generator);

/// What stands in that memory.
#[derive(Clone, Copy)]
#[repr(C)]
struct Workshop {
    magic: u64,
    backend: u64,
    maker: Maker,
}

memory::plain!(Workshop);

/// Tells a generator that was set up by this version of the library from any other memory.
const MAGIC: u64 = u64::from_be_bytes(*b"sudomake");

const _: () = assert!(size_of::<Workshop>() <= size_of::<sudokit_generator>() && align_of::<Workshop>() <= 8);

/// Sets up the making of a puzzle in steps. `options` may be NULL for the defaults; their node limit does not matter.
///
/// SUDOKIT_OK: `generator` is ready. SUDOKIT_E_OPTIONS, SUDOKIT_E_VALUE: as in sudokit_generate; SUDOKIT_E_NULL:
/// `generator` is NULL. The generator is not written.
///
/// Cost: some microseconds. Stack: 48 KiB. Threads: any, one at a time with the same object. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_generator_init(
    generator: *mut sudokit_generator,
    options: *const sudokit_generate_options,
) -> sudokit_result {
    call(|| {
        memory::check(generator)?;
        let order = order(options)?;
        memory::zero(generator)?;
        let workshop = workshop(generator)?;
        (workshop.magic, workshop.backend) = (MAGIC, u64::from(order.backend.number()));
        workshop.maker.begin(&order.wish, order.seed);
        Ok(SUDOKIT_OK)
    })
}

/// Goes on with the making of a puzzle, for at most `max_nodes` nodes. `solution` may be NULL if it is not wanted.
///
/// SUDOKIT_OK: the puzzle is made and written, now and on every further call.
/// SUDOKIT_LIMIT: the nodes are used up; call again to go on. What is written is the best puzzle so far, as in
/// sudokit_generate.
/// SUDOKIT_NO_SOLUTION: there is no such puzzle, as in sudokit_generate. Nothing is written.
/// SUDOKIT_E_STATE: `generator` was not set up. SUDOKIT_E_NULL: `generator` or `puzzle` is NULL.
///
/// Any slicing makes the puzzle that sudokit_generate makes.
///
/// Cost: at most `max_nodes` nodes, each of some microseconds at most; a rating finishes what it has begun, as in
/// sudokit_rater_step. Stack: 20 KiB, 128 KiB with ratings. Threads: any, one at a time with the same object. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_generator_step(
    generator: *mut sudokit_generator,
    max_nodes: u64,
    puzzle: *mut sudokit_grid,
    solution: *mut sudokit_grid,
) -> sudokit_result {
    call(|| {
        let (puzzle, solution) = (Out::required(puzzle)?, Out::optional(solution)?);
        let workshop = workshop(generator)?;
        if workshop.magic != MAGIC {
            return Err(SUDOKIT_E_STATE);
        }
        // A copy may have come from a machine with other backends, which makes no difference but to the speed.
        let backend = backend(workshop.backend as u32).unwrap_or(Backend::PORTABLE);
        Ok(go_on(&mut workshop.maker, backend, max_nodes, into(puzzle, solution)))
    })
}

fn workshop<'a>(generator: *mut sudokit_generator) -> Checked<&'a mut Workshop> {
    memory::in_place(generator.cast())
}

/// Writes a puzzle and its solution.
fn into(puzzle: Out<sudokit_grid>, solution: Out<sudokit_grid>) -> impl FnOnce([Grid; 2]) {
    |[made, solved]| {
        puzzle.write(made.into());
        solution.write(solved.into());
    }
}

/// Goes on with a puzzle, and writes it with its solution if there is anything to write.
fn go_on(maker: &mut Maker, backend: Backend, nodes: u64, write: impl FnOnce([Grid; 2])) -> sudokit_result {
    let result = match maker.advance(backend, &mut Meter::new(nodes)) {
        Progress::Made => SUDOKIT_OK,
        Progress::Limit => SUDOKIT_LIMIT,
        Progress::Impossible => return SUDOKIT_NO_SOLUTION,
    };
    let (puzzle, solution) = maker.puzzle();
    write([puzzle, solution]);
    result
}

/// Options that have been checked.
struct Order {
    wish: Wish,
    seed: u64,
    backend: Backend,
    node_limit: u64,
}

/// The node limit of options that have none.
const NODE_LIMIT: u64 = 20_000_000;

/// Reads options of the caller's.
fn order(options: *const sudokit_generate_options) -> Checked<Order> {
    let options: sudokit_generate_options = memory::options(options)?;
    let has = |flag: u32| options.flags & flag != 0;
    let known = SUDOKIT_GENERATE_MINIMAL | SUDOKIT_GENERATE_PATTERN | SUDOKIT_GENERATE_SOLUTION;
    let is_unused = |bytes: &[u8]| bytes.iter().all(|&byte| byte == 0);
    let is_clean = options.flags & !known == 0
        && options.reserved == 0
        && options.reserved_2 == 0
        && is_unused(&options.padding)
        && (has(SUDOKIT_GENERATE_PATTERN) || is_unused(&options.pattern))
        && (has(SUDOKIT_GENERATE_SOLUTION) || is_unused(&options.solution));
    if !is_clean {
        return Err(SUDOKIT_E_OPTIONS);
    }
    let symmetry = match options.symmetry {
        SUDOKIT_SYMMETRY_ANY => None,
        number => Some(Symmetry::with_number(number).ok_or(SUDOKIT_E_OPTIONS)?),
    };
    let scale = rating::scale(options.scale)?;
    let (allowed, required) = (techniques::set(options.allowed)?, techniques::set(options.required)?);
    let grade =
        Grade::new(options.min_rating, options.max_rating, scale, allowed, required).ok_or(SUDOKIT_E_OPTIONS)?;
    let wishes = Wishes {
        grade,
        symmetry,
        min_clues: options.min_clues,
        max_clues: options.max_clues,
        is_minimal: has(SUDOKIT_GENERATE_MINIMAL),
        pattern: if has(SUDOKIT_GENERATE_PATTERN) { Some(pattern(&options.pattern)?) } else { None },
        solution: if has(SUDOKIT_GENERATE_SOLUTION) { Some(solution(&options.solution)?) } else { None },
    };
    let wish = Wish::new(&wishes).map_err(|refusal| match refusal {
        Refusal::Impossible => SUDOKIT_E_OPTIONS,
        Refusal::NotSolved => SUDOKIT_E_VALUE,
    })?;
    let node_limit = if options.node_limit == 0 { NODE_LIMIT } else { options.node_limit };
    Ok(Order { wish, seed: options.seed, backend: backend(options.backend)?, node_limit })
}

/// The cells with a 1.
fn pattern(flags: &[u8; 81]) -> Checked<CellSet> {
    if flags.iter().any(|&flag| flag > 1) {
        return Err(SUDOKIT_E_VALUE);
    }
    let cells = Cell::ALL.into_iter().zip(flags).filter(|&(_, &flag)| flag == 1);
    Ok(cells.fold(CellSet::EMPTY, |all, (cell, _)| all.with(cell)))
}

fn solution(cells: &[u8; 81]) -> Checked<Grid> {
    Grid::from_bytes(cells).ok_or(SUDOKIT_E_VALUE)
}
