//! Making puzzles through the C interface: with any options, and from generators whose memory was written over.
#![no_main]
// The files of the library are part of this program, as it is no library that another Rust program could use.
#![allow(dead_code, non_camel_case_types)]

#[path = "../../core/tests/common/mod.rs"]
mod common;
#[path = "../../src/making.rs"]
mod making;
#[path = "../../src/memory.rs"]
mod memory;
#[path = "../../src/rating.rs"]
mod rating;
#[path = "../../src/result.rs"]
mod result;
#[path = "../../src/solving.rs"]
mod solving;
#[path = "../../src/techniques.rs"]
mod techniques;
#[path = "../../src/types.rs"]
mod types;

use common::bytes::Bytes;
use common::{Board, SplitMix64, grid, judge, line, random_solution};
use making::*;
use result::*;
use std::ptr::null_mut;
use sudokit_core::board::{Cell, CellSet};
use sudokit_core::method::{Method, find};
use sudokit_core::symmetry::Symmetry;
use types::sudokit_grid;

/// The most nodes of any call here.
const NODES: usize = 2000;

/// What an output that was not written is left with.
const PAINT: Board = [0xa5; 81];

/// Where options lie: as much memory as the largest that a later header may have.
type Memory = [u64; 512];

/// Options that make sense for the most part.
fn sensible(bytes: &mut Bytes) -> sudokit_generate_options {
    let flags = u32::from(bytes.next() % 8);
    let symmetry = u32::from(bytes.next() % 11);
    let least = 17 + u32::from(bytes.next() % 64);
    let most = least + u32::from(bytes.next() % 64);
    let mut options = sudokit_generate_options {
        flags,
        seed: bytes.word(),
        symmetry,
        min_clues: if bytes.one_in(2) { 17 } else { least },
        max_clues: if bytes.one_in(2) { 80 } else { most.min(80) },
        backend: u32::from(bytes.next() % 3),
        ..Default::default()
    };
    if flags & SUDOKIT_GENERATE_PATTERN != 0 {
        let orbits = Symmetry::with_number(symmetry).unwrap_or(Symmetry::None);
        for _ in 0..bytes.next() % 64 {
            let cell = Cell::ALL[bytes.below(81)];
            orbits.orbit(cell).for_each(|cell| options.pattern[cell as usize] = 1);
        }
    }
    if flags & SUDOKIT_GENERATE_SOLUTION != 0 {
        options.solution = random_solution(&mut SplitMix64(bytes.word()));
    }
    options
}

/// Lays the options down, has a few bytes written over, but so that no call takes long, and says what they are now.
fn lay_down(options: &sudokit_generate_options, memory: &mut Memory, bytes: &mut Bytes) -> sudokit_generate_options {
    let pointer = memory.as_mut_ptr().cast::<sudokit_generate_options>();
    *in_place(pointer) = *options;
    for _ in 0..(bytes.next() % 8).saturating_sub(4) {
        let words = if bytes.one_in(4) { memory.len() } else { size_of::<sudokit_generate_options>() / 8 };
        memory[bytes.below(words)] ^= u64::from(bytes.next()) << bytes.below(64);
    }
    let laid_down = in_place(pointer);
    laid_down.node_limit = 1 + bytes.below(NODES) as u64;
    // Beyond the memory there may be nothing, so that a size must not say that there is.
    laid_down.struct_size = if bytes.one_in(8) { bytes.below(5000) as u32 } else { options.struct_size };
    *laid_down
}

/// A value of plain data where it lies.
fn in_place<'a, T: memory::Plain>(pointer: *mut T) -> &'a mut T {
    memory::in_place(pointer).unwrap_or_else(|error| panic!("{error}"))
}

fn has(options: &sudokit_generate_options, flag: u32) -> bool {
    options.flags & flag != 0
}

fn clues(puzzle: &Board) -> CellSet {
    grid(puzzle).placed().fold(CellSet::EMPTY, |all, (cell, _)| all.with(cell))
}

/// How many solutions there are, two for more, by a solver that shares nothing with the one that makes puzzles.
fn solutions(puzzle: &Board) -> u64 {
    find(Method::Propagate, &grid(puzzle), u64::MAX, 2).2.solutions
}

fn is_minimal(puzzle: &Board) -> bool {
    clues(puzzle).into_iter().all(|cell| {
        let mut left = *puzzle;
        left[cell as usize] = 0;
        solutions(&left) > 1
    })
}

/// What holds for every puzzle that is written.
fn prove(options: &sudokit_generate_options, puzzle: &Board, solution: &Board) {
    judge(solution, puzzle);
    assert_eq!(solutions(puzzle), 1, "{}", line(puzzle));
    assert!(!has(options, SUDOKIT_GENERATE_SOLUTION) || *solution == options.solution, "{}", line(solution));
    let cells = clues(puzzle);
    if has(options, SUDOKIT_GENERATE_PATTERN) {
        assert!((0..81).all(|cell| options.pattern[cell] == 0 || puzzle[cell] != 0), "{}", line(puzzle));
    } else {
        let mut symmetries = Symmetry::ALL.into_iter();
        let is_wished = |symmetry: Symmetry| [symmetry.number(), SUDOKIT_SYMMETRY_ANY].contains(&options.symmetry);
        assert!(symmetries.any(|symmetry| is_wished(symmetry) && symmetry.holds_for(cells)), "{}", line(puzzle));
    }
}

/// What holds for one that is as wished.
fn prove_as_wished(options: &sudokit_generate_options, puzzle: &Board) {
    let cells = clues(puzzle);
    assert!((options.min_clues..=options.max_clues).contains(&cells.len()), "{}", line(puzzle));
    assert!(!has(options, SUDOKIT_GENERATE_MINIMAL) || is_minimal(puzzle), "{}", line(puzzle));
    if has(options, SUDOKIT_GENERATE_PATTERN) {
        let pattern = Cell::ALL.into_iter().filter(|&cell| options.pattern[cell as usize] == 1);
        assert!(cells.into_iter().eq(pattern), "{}", line(puzzle));
        let holds = Symmetry::with_number(options.symmetry).is_none_or(|symmetry| symmetry.holds_for(cells));
        assert!(holds, "{}", line(puzzle));
    }
}

/// There is no puzzle only where pattern and solution say which it would be, and it is not as wished.
fn disprove(options: &sudokit_generate_options) {
    assert!(has(options, SUDOKIT_GENERATE_PATTERN) && has(options, SUDOKIT_GENERATE_SOLUTION));
    let puzzle = std::array::from_fn(|cell| options.pattern[cell] * options.solution[cell]);
    let is_as_wished = solutions(&puzzle) == 1 && (!has(options, SUDOKIT_GENERATE_MINIMAL) || is_minimal(&puzzle));
    assert!(!is_as_wished, "{}", line(&puzzle));
}

/// What plainly is no option must not be taken for one.
fn is_well_formed(options: &sudokit_generate_options) -> bool {
    let all_zero = |cells: &[u8]| cells.iter().all(|&cell| cell == 0);
    (208..=4096).contains(&options.struct_size)
        && options.flags < 8
        && options.symmetry <= SUDOKIT_SYMMETRY_ANY
        && 17 <= options.min_clues
        && options.min_clues <= options.max_clues
        && options.max_clues <= 80
        && options.reserved == 0
        && options.padding == [0; 2]
        && options.pattern.iter().all(|&cell| cell <= 1)
        && (has(options, SUDOKIT_GENERATE_PATTERN) || all_zero(&options.pattern))
        && (has(options, SUDOKIT_GENERATE_SOLUTION) || all_zero(&options.solution))
}

/// Makes a puzzle in one call, in a batch, and in steps.
fn make(memory: &Memory, options: &sudokit_generate_options, bytes: &mut Bytes) {
    let pointer = memory.as_ptr().cast::<sudokit_generate_options>();
    let [mut puzzle, mut solution, mut from_batch, mut in_steps] = [PAINT; 4].map(|cells| sudokit_grid { cells });
    let result = sudokit_generate(pointer, &mut puzzle, &mut solution);
    match result {
        SUDOKIT_OK => prove_as_wished(options, &puzzle.cells),
        SUDOKIT_LIMIT => {}
        SUDOKIT_NO_SOLUTION => disprove(options),
        SUDOKIT_E_OPTIONS | SUDOKIT_E_VALUE => {}
        other => panic!("{other}"),
    }
    if [SUDOKIT_OK, SUDOKIT_LIMIT].contains(&result) {
        prove(options, &puzzle.cells, &solution.cells);
    } else {
        assert_eq!([puzzle.cells, solution.cells], [PAINT; 2]);
    }
    assert!(result < 0 || is_well_formed(options));

    let (mut of_batch, cells) = (99, from_batch.cells.as_mut_ptr());
    let whole = sudokit_generate_batch(options.seed, 1, pointer, cells, 81, null_mut(), 0, &mut of_batch);
    assert_eq!((whole, of_batch, from_batch.cells), (result, if result < 0 { 99 } else { result }, puzzle.cells));

    let mut generator = sudokit_generator { opaque: [7; 4096] };
    let begun = sudokit_generator_init(&mut generator, pointer);
    if result < 0 {
        assert_eq!(begun, result);
        assert!(generator.opaque.iter().all(|&word| word == 7));
        return;
    }
    assert_eq!(begun, SUDOKIT_OK);
    let (mut left, mut last) = (options.node_limit, SUDOKIT_LIMIT);
    while last == SUDOKIT_LIMIT && left > 0 {
        let nodes = (1 + bytes.next() as u64 * 8).min(left);
        left -= nodes;
        in_steps.cells = PAINT;
        last = sudokit_generator_step(&mut generator, nodes, &mut in_steps, null_mut());
    }
    assert_eq!(last, result);
    assert_eq!(in_steps.cells, puzzle.cells);
    write_over(&mut generator, bytes);
}

/// Calls return, write only with the results that say so, and notice only whether a generator was set up at all.
fn write_over(generator: &mut sudokit_generator, bytes: &mut Bytes) {
    let magic = generator.opaque[0];
    let mut filling = SplitMix64(bytes.word());
    match bytes.next() % 4 {
        0 => generator.opaque[1..].iter_mut().for_each(|word| *word = filling.next()),
        kind => {
            let reach = if kind == 1 { 4096 } else { 256 };
            for _ in 0..bytes.next() {
                let shift = bytes.below(64);
                generator.opaque[1 + bytes.below(reach - 1)] ^= u64::from(bytes.next()) << shift;
            }
        }
    }
    if bytes.one_in(16) {
        generator.opaque[0] ^= bytes.word();
    }
    for _ in 0..4 {
        let (mut puzzle, mut solution) = (sudokit_grid { cells: PAINT }, sudokit_grid { cells: PAINT });
        let result = sudokit_generator_step(generator, bytes.below(NODES) as u64, &mut puzzle, &mut solution);
        let is_untouched = [puzzle.cells, solution.cells] == [PAINT; 2];
        match result {
            SUDOKIT_OK | SUDOKIT_LIMIT => {
                assert!([puzzle, solution].iter().all(|grid| grid.cells.iter().all(|&d| d <= 9)))
            }
            SUDOKIT_NO_SOLUTION => assert!(is_untouched),
            SUDOKIT_E_STATE => assert!(is_untouched),
            other => panic!("{other}"),
        }
        assert_eq!(result == SUDOKIT_E_STATE, generator.opaque[0] != magic);
    }
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let bytes = &mut Bytes(bytes);
    let options = sensible(bytes);
    let mut memory = [0; 512];
    let options = lay_down(&options, &mut memory, bytes);
    make(&memory, &options, bytes);
});
