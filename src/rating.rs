//! Rating
//!
//! How hard is a puzzle for a person? Sudoku Explainer 1.2.1 solves it step by step with the easiest technique that finds
//! anything, and gives each step a rating, from 1.0 for the last cell of a house to 11 and more for nets of nested chains.
//! ER is the rating of the hardest step, EP that of the hardest up to the first digit that is placed, ED that of the first
//! step: "8.4/1.2/1.2". The numbers here are ten times those, 84, 12, 12, and equal to what that program prints.
//!
//! HoDoKu gives each technique a score; that of a puzzle is the sum on HoDoKu's way, and its level that of the hardest
//! step or what the sum is worth. Where its techniques end, forcing chains are looked for as Sudoku Explainer does: these
//! count 500 each, nets of them, from 8.5 on, 700, and 10,000 are added where nothing goes on.

use crate::memory::{self, Checked, Options, Out, call};
use crate::result::{SUDOKIT_CONFLICT, SUDOKIT_E_OPTIONS, SUDOKIT_E_STATE, SUDOKIT_LIMIT, SUDOKIT_OK, sudokit_result};
use crate::techniques::SUDOKIT_TECHNIQUES;
use crate::types::{self, sudokit_grid};
use sudokit_core::logic::{PlainRater, Progress, Rater, Scale};

/// The scale of Sudoku Explainer 1.2.1.3 of 2009, which everybody refers to.
pub const SUDOKIT_SCALE_SE_1213: u32 = 0;
/// The scale of its maintained line of 2022, where a direct deduction also eliminates candidates. Up to 8.9 one puzzle of
/// a hundred has another rating.
pub const SUDOKIT_SCALE_SE_2022: u32 = 1;

/// How to rate. Call sudokit_rate_options_init first.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct sudokit_rate_options {
    /// The size of this struct.
    pub struct_size: u32,
    /// SUDOKIT_SCALE_SE_1213 or SUDOKIT_SCALE_SE_2022.
    pub scale: u32,
    /// The most nodes that the chains of both ways may reach, where every other technique that is asked counts as one; 0
    /// for 100 million, which take some seconds; UINT64_MAX for no limit. sudokit_rater_step ignores it.
    pub node_limit: u64,
}

memory::plain!(sudokit_rate_options);

const _: () = assert!(size_of::<sudokit_rate_options>() == 16 && align_of::<sudokit_rate_options>() == 8);

impl Default for sudokit_rate_options {
    fn default() -> Self {
        Self { struct_size: size_of::<Self>() as u32, scale: SUDOKIT_SCALE_SE_1213, node_limit: 0 }
    }
}

impl Options for sudokit_rate_options {
    const SIZES: &'static [usize] = &[size_of::<Self>()];
}

/// A rating. Set `struct_size` to sizeof(sudokit_rating) before it is written. A later library, whose
/// struct may be larger, takes this one too.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct sudokit_rating {
    /// The size of this struct.
    pub struct_size: u32,
    /// Ten times the rating of the hardest step; 0 for a filled grid, 200 if no technique goes on.
    pub er: u32,
    /// The same of the hardest step up to the first that places a digit.
    pub ep: u32,
    /// The same of the first step.
    pub ed: u32,
    /// The sum of HoDoKu's scores.
    pub hodoku_score: u32,
    /// HoDoKu's level: 1 easy, 2 medium, 3 hard, 4 unfair, 5 extreme; 0 for a filled grid.
    pub hodoku_level: u32,
    /// How many steps Sudoku Explainer takes.
    pub steps: u32,
    /// 1 if all numbers are the least that they can be: since the node limit came first or, with SUDOKIT_OK, since there
    /// was no room for a chain.
    pub is_lower_bound: u32,
    /// How many of these steps are of each technique.
    pub counts: [u32; SUDOKIT_TECHNIQUES as usize],
    /// How many steps on HoDoKu's way are of each technique.
    pub hodoku_counts: [u32; SUDOKIT_TECHNIQUES as usize],
}

memory::plain!(sudokit_rating);

const _: () = assert!(size_of::<sudokit_rating>() == 1056);

impl Default for sudokit_rating {
    fn default() -> Self {
        Self {
            struct_size: size_of::<Self>() as u32,
            er: 0,
            ep: 0,
            ed: 0,
            hodoku_score: 0,
            hodoku_level: 0,
            steps: 0,
            is_lower_bound: 0,
            counts: [0; SUDOKIT_TECHNIQUES as usize],
            hodoku_counts: [0; SUDOKIT_TECHNIQUES as usize],
        }
    }
}

/// A hundred million.
const DEFAULT_NODE_LIMIT: u64 = 100_000_000;

/// Sets options to their defaults: the scale of Sudoku Explainer 1.2.1.3. `size` is sizeof(sudokit_rate_options).
///
/// SUDOKIT_OK: written. SUDOKIT_E_SIZE: a size below 16 or above 4096.
///
/// Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_rate_options_init(options: *mut sudokit_rate_options, size: usize) -> sudokit_result {
    call(|| {
        memory::init_options(options, size, sudokit_rate_options { struct_size: size as u32, ..Default::default() })?;
        Ok(SUDOKIT_OK)
    })
}

/// The scale with a number.
pub(crate) fn scale(number: u32) -> Checked<Scale> {
    match number {
        SUDOKIT_SCALE_SE_1213 => Ok(Scale::Se1213),
        SUDOKIT_SCALE_SE_2022 => Ok(Scale::Se2022),
        _ => Err(SUDOKIT_E_OPTIONS),
    }
}

/// Where a rating goes: its `struct_size` must be that of this header.
fn out(rating: *mut sudokit_rating) -> Checked<Out<sudokit_rating>> {
    let out = Out::required(rating)?;
    match memory::read(rating.cast::<u32>())? as usize == size_of::<sudokit_rating>() {
        true => Ok(out),
        false => Err(SUDOKIT_E_OPTIONS),
    }
}

/// Goes on with a rating, with so many nodes for what is left of it.
fn go_on(rater: &mut Rater, nodes: &mut u64, out: Out<sudokit_rating>) -> sudokit_result {
    let mut progress = rater.advance(nodes, |_| {});
    if progress == Progress::Done {
        progress = rater.advance_score(nodes);
    }
    let ratings = &rater.ratings;
    let mut rating = sudokit_rating {
        er: rater.least(),
        ep: ratings.ep,
        ed: ratings.ed,
        hodoku_score: ratings.score,
        hodoku_level: ratings.level(),
        steps: ratings.steps,
        is_lower_bound: (progress != Progress::Done).into(),
        ..Default::default()
    };
    for (to, &from) in rating.counts.iter_mut().zip(&ratings.counts) {
        *to = from.into();
    }
    for (to, &from) in rating.hodoku_counts.iter_mut().zip(&ratings.hodoku_counts) {
        *to = from.into();
    }
    out.write(rating);
    match progress {
        Progress::Limit => SUDOKIT_LIMIT,
        // Whoever goes on until there is no limit must come to an end.
        Progress::Done | Progress::NoRoom => SUDOKIT_OK,
    }
}

/// Rates a puzzle. `options` may be NULL for the defaults. A puzzle with no solution or with several is rated as far as
/// the techniques go, like Sudoku Explainer does.
///
/// SUDOKIT_OK: written. SUDOKIT_LIMIT: the node limit came first; what is written is the least that the rating can be.
/// SUDOKIT_CONFLICT: the clues break a rule; nothing is written.
/// SUDOKIT_E_VALUE: a cell above 9. SUDOKIT_E_OPTIONS: a scale that is none, or a struct_size that does not fit, of the
/// options or of `rating`. SUDOKIT_E_NULL: `puzzle` or `rating` is NULL.
///
/// Cost: about 0.1 milliseconds for easy puzzles, 0.6 around 6, 3 around 7.5, 35 around 8.5, 150 from 9.0 on, seconds from
/// 11 on. Stack: 128 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_rate(
    puzzle: *const sudokit_grid,
    options: *const sudokit_rate_options,
    rating: *mut sudokit_rating,
) -> sudokit_result {
    call(|| {
        let out = out(rating)?;
        let puzzle = types::grid(puzzle)?;
        let options = memory::options(options)?;
        let mut rater = Rater::new(&puzzle, scale(options.scale)?);
        if !puzzle.obeys_rules() {
            return Ok(SUDOKIT_CONFLICT);
        }
        let mut nodes = if options.node_limit == 0 { DEFAULT_NODE_LIMIT } else { options.node_limit };
        Ok(go_on(&mut rater, &mut nodes, out))
    })
}

/// A rating on its way, in the caller's memory: 2 KiB, aligned to 8 bytes. Plain memory without pointers: a copy is a
/// snapshot, and nothing has to be freed. Set it up with sudokit_rater_init.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct sudokit_rater {
    /// Nothing to read or write.
    pub opaque: [u64; 256],
}

memory::plain!(sudokit_rater);

/// What stands in that memory.
#[derive(Clone, Copy)]
#[repr(C)]
struct Desk {
    magic: u64,
    rater: PlainRater,
}

memory::plain!(Desk);

/// Tells a rater that was set up by this version of the library from any other memory.
const MAGIC: u64 = u64::from_be_bytes(*b"sudorate");

const _: () = assert!(size_of::<Desk>() <= size_of::<sudokit_rater>() && align_of::<Desk>() <= 8);

/// Sets up the rating of a puzzle in steps. `options` may be NULL for the defaults; their node limit does not matter.
///
/// SUDOKIT_OK: `rater` is ready. SUDOKIT_CONFLICT: the clues break a rule. SUDOKIT_E_VALUE, SUDOKIT_E_OPTIONS,
/// SUDOKIT_E_NULL: as in sudokit_rate. Then `rater` is not written.
///
/// Cost: some microseconds. Stack: 16 KiB. Threads: any, one at a time with the same object. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_rater_init(
    rater: *mut sudokit_rater,
    puzzle: *const sudokit_grid,
    options: *const sudokit_rate_options,
) -> sudokit_result {
    call(|| {
        memory::check(rater)?;
        let puzzle = types::grid(puzzle)?;
        let scale = scale(memory::options(options)?.scale)?;
        if !puzzle.obeys_rules() {
            return Ok(SUDOKIT_CONFLICT);
        }
        memory::zero(rater)?;
        let desk = memory::in_place(rater.cast::<Desk>())?;
        (desk.magic, desk.rater) = (MAGIC, Rater::new(&puzzle, scale).to_plain());
        Ok(SUDOKIT_OK)
    })
}

/// Goes on with a rating until about `max_nodes` more nodes of chains are reached; with 0 it does not get on. Where a
/// chain begins in a cell it is finished with that cell.
///
/// SUDOKIT_OK: the rating is known and written, now and on every further call.
/// SUDOKIT_LIMIT: the nodes are used up; call again to go on. What is written is the least that the rating can be.
/// SUDOKIT_E_STATE: `rater` was not set up. SUDOKIT_E_OPTIONS: the struct_size of `rating` does not fit. SUDOKIT_E_NULL:
/// `rater` or `rating` is NULL.
///
/// Any slicing comes to what sudokit_rate says without a limit.
///
/// Cost: `max_nodes` of up to a microsecond each, and what the cell needs that was begun: up to 20,000 nodes below 9.5,
/// some million for nested chains. Stack: 128 KiB. Threads: any, one at a time with the same object. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_rater_step(
    rater: *mut sudokit_rater,
    max_nodes: u64,
    rating: *mut sudokit_rating,
) -> sudokit_result {
    call(|| {
        let out = out(rating)?;
        let desk = memory::in_place(rater.cast::<Desk>())?;
        let state = Rater::from_plain(&desk.rater).filter(|_| desk.magic == MAGIC);
        let mut rater = state.ok_or(SUDOKIT_E_STATE)?;
        let result = go_on(&mut rater, &mut max_nodes.clone(), out);
        desk.rater = rater.to_plain();
        Ok(result)
    })
}
