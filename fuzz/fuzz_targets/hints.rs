//! Hints through the C interface: of random positions with every kind of mistake, and steps of random bytes.
#![no_main]
// The files of the library are part of this program, as it is no library that another Rust program could use.
#![allow(dead_code, non_camel_case_types)]

#[path = "../../core/tests/common/coaching.rs"]
mod coaching;
#[path = "../../core/tests/common/mod.rs"]
mod common;
#[path = "../../src/hints.rs"]
mod hints;
#[path = "../../src/memory.rs"]
mod memory;
#[path = "../../src/result.rs"]
mod result;
#[path = "../../src/steps.rs"]
mod steps;
#[path = "../../src/techniques.rs"]
mod techniques;
#[path = "../../src/types.rs"]
mod types;

use coaching::{Question, Tally, bit};
use common::bytes::Bytes;
use common::{Board, SplitMix64, are_peers};
use hints::*;
use result::*;
use std::ptr::{null, null_mut};
use steps::*;
use sudokit_core::coach::{Advice, Order};
use sudokit_core::logic::{Step, Technique};
use types::{sudokit_candidates, sudokit_grid};

/// The most of all steps that are looked at.
const STEPS: usize = 8;

/// An output with painted bytes behind it.
#[repr(C)]
struct Painted<T> {
    value: T,
    behind: [u8; 64],
}

const PAINT: u8 = 0xa5;

type Room = Painted<[u32; size_of::<sudokit_step>() / 4]>;

/// Room for a step.
fn room() -> Room {
    Painted { value: [u32::from_ne_bytes([PAINT; 4]); size_of::<sudokit_step>() / 4], behind: [PAINT; 64] }
}

impl Room {
    fn is_untouched(&self) -> bool {
        self.value.iter().all(|&word| word == u32::from_ne_bytes([PAINT; 4]))
    }

    fn pointer(&mut self) -> *mut sudokit_step {
        self.value.as_mut_ptr().cast()
    }

    /// The step that was written, checked to be in order: what is beyond the counts is all zero or none.
    fn step(&mut self) -> (sudokit_step, Step) {
        let step = memory::read(self.pointer()).unwrap_or_else(|error| panic!("{error}"));
        let mut known = steps::PLACE;
        steps::read(&step, &mut known).unwrap_or_else(|error| panic!("{error}: a step that is none"));
        assert_eq!(step.reserved, [0; 2]);
        assert_eq!(step.placement_cell == SUDOKIT_NONE, step.placement_digit == 0);
        let marks = step.marks.iter().skip(step.mark_count.into());
        assert!(marks.into_iter().all(|mark| (mark.cell, mark.role, mark.digits) == (0, 0, 0)));
        let houses = step.houses.iter().skip(step.house_count.into());
        assert!(houses.into_iter().all(|house| (house.house, house.role) == (0, 0)));
        let links = step.links.iter().skip(step.link_count.into());
        assert!(links.into_iter().all(|link| (link.reason, link.house, link.chain) == (0, 0, 0)));
        assert!(step.links.iter().all(|link| link.reserved == 0));
        assert_eq!((step.score, step.level), (known.technique.score(), known.technique.level() as u32));
        (step, known)
    }
}

/// What the C interface says, as the engine would.
fn advice(result: sudokit_result, of_all: bool) -> Advice {
    match result {
        SUDOKIT_OK => Advice::Step,
        SUDOKIT_MISTAKE => Advice::Mistake,
        SUDOKIT_NO_SOLUTION => Advice::NoSolution,
        SUDOKIT_LIMIT => Advice::Limit,
        SUDOKIT_NO_STEP if !of_all => Advice::Nothing,
        SUDOKIT_DONE => Advice::Solved,
        other => panic!("{other}"),
    }
}

/// A call that writes a step or nothing.
fn ask(call: impl FnOnce(*mut sudokit_step) -> sudokit_result, of_all: bool) -> (Advice, Option<(sudokit_step, Step)>) {
    let mut room = room();
    let advice = advice(call(room.pointer()), of_all);
    assert_eq!(room.behind, [PAINT; 64]);
    let is_written = [Advice::Step, Advice::Mistake].contains(&advice);
    assert_eq!(room.is_untouched(), !is_written);
    (advice, is_written.then(|| room.step()))
}

/// Both functions that look for steps, with the judge that knows all solutions.
fn play(question: &Question, bytes: &mut Bytes) {
    let is_filled = question.grid.iter().all(|&digit| digit != 0);
    let grid = sudokit_grid { cells: question.grid };
    let notes = question.notes.map(|cells| sudokit_candidates { cells });
    let notes = notes.as_ref().map_or(null(), |notes| &raw const *notes);
    let set = question.wants.techniques.bits();
    let options = sudokit_hint_options {
        order: match question.wants.order {
            Order::Human => SUDOKIT_ORDER_HUMAN,
            Order::Rating => SUDOKIT_ORDER_RATING,
        },
        techniques: [set as u64, (set >> 64) as u64],
        node_limit: question.node_limit,
        max_rating: question.wants.max_rating,
        clues: question.clues,
        ..Default::default()
    };
    let mut tally = Tally::default();
    let (advice, hint) = ask(|step| sudokit_hint(&grid, notes, &options, step), false);
    question.judge(advice, hint.as_ref().map(|(_, step)| step), &mut tally);
    let (mut cursor, mut steps, mut is_over, mut are_all) = (0, vec![], false, false);
    while steps.len() < STEPS && !is_over {
        let before = cursor;
        let (mut advice, step) = ask(|step| sudokit_steps(&grid, notes, &options, &mut cursor, step), true);
        // The end of all steps has the same result as a filled grid.
        if advice == Advice::Solved && !is_filled {
            advice = Advice::Nothing;
        }
        question.judge(advice, step.as_ref().map(|(_, step)| step), &mut tally);
        is_over = advice != Advice::Step;
        are_all = is_over && advice != Advice::Limit;
        assert_eq!(is_over, before == cursor);
        if let Some((raw, step)) = step {
            apply(question, &raw, bytes);
            steps.extend((!is_over).then_some(step));
        }
    }
    question.compare(advice, hint.as_ref().map(|(_, step)| step), &steps, are_all);
    if let Some((raw, _)) = hint {
        apply(question, &written_over(&raw, bytes), bytes);
    }
    lose_the_cursor(&grid, notes, &options, bytes);
}

/// Any cursor gives a step, or says why not.
fn lose_the_cursor(
    grid: &sudokit_grid,
    notes: *const sudokit_candidates,
    options: &sudokit_hint_options,
    bytes: &mut Bytes,
) {
    let mut cursor = bytes.word() >> bytes.below(64) & !(0xffff_ff00 * u64::from(bytes.percent(50)));
    let (before, mut room) = (cursor, room());
    let result = sudokit_steps(grid, notes, options, &mut cursor, room.pointer());
    let is_written = [SUDOKIT_OK, SUDOKIT_MISTAKE].contains(&result);
    assert_eq!((room.is_untouched(), room.behind), (!is_written, [PAINT; 64]));
    assert!(result >= 0 || result == SUDOKIT_E_VALUE);
    assert!(result == SUDOKIT_OK || cursor == before);
}

/// A step with a few bytes, or with all of them, replaced.
fn written_over(step: &sudokit_step, bytes: &mut Bytes) -> sudokit_step {
    let mut room = room();
    *memory::in_place(room.pointer()).unwrap_or_else(|error| panic!("{error}")) = *step;
    let mut filling = SplitMix64(bytes.word());
    match bytes.below(8) {
        0 => room.value.iter_mut().for_each(|word| *word = filling.next() as u32),
        kind => {
            let reach = if kind < 5 { 60 } else { room.value.len() };
            for _ in 0..bytes.next() % 8 {
                room.value[bytes.below(reach)] ^= u32::from(bytes.next()) << bytes.below(25);
            }
        }
    }
    memory::read(room.pointer()).unwrap_or_else(|error| panic!("{error}"))
}

/// What a step does to grid and notes is what it says, or nothing.
fn apply(question: &Question, step: &sudokit_step, bytes: &mut Bytes) {
    let before = (question.grid, question.notes.unwrap_or([0x1ff; 81]));
    let mut grid = Painted { value: sudokit_grid { cells: before.0 }, behind: [PAINT; 64] };
    let mut notes = Painted { value: sudokit_candidates { cells: before.1 }, behind: [PAINT; 64] };
    let has_notes = bytes.percent(80);
    let pointer = if has_notes { &raw mut notes.value } else { null_mut() };
    let result = sudokit_step_apply(&mut grid.value, pointer, step);
    let after = (grid.value.cells, notes.value.cells);
    assert_eq!([grid.behind, notes.behind], [[PAINT; 64]; 2]);
    let is_mistake = step.technique >= Technique::Conflict as u32;
    match result {
        SUDOKIT_OK if is_mistake => assert_eq!(after, before),
        SUDOKIT_OK => {
            let (grid, mut expected) = applied(&before.0, &before.1, step);
            if !has_notes {
                expected = before.1;
            }
            assert_eq!(after, (grid, expected));
        }
        SUDOKIT_CONFLICT | SUDOKIT_E_VALUE => assert_eq!(after, before),
        other => panic!("{other}"),
    }
    assert_eq!(result == SUDOKIT_E_VALUE, steps::read(step, &mut { steps::PLACE }).is_err());
}

/// By the book.
fn applied(grid: &Board, notes: &[u16; 81], step: &sudokit_step) -> (Board, [u16; 81]) {
    let (mut grid, mut notes) = (*grid, *notes);
    (0..81).for_each(|cell| notes[cell] &= !step.eliminations.cells[cell]);
    if step.placement_cell != SUDOKIT_NONE {
        let (cell, digit) = (usize::from(step.placement_cell), step.placement_digit);
        grid[cell] = digit;
        notes[cell] = bit(digit);
        (0..81).filter(|&other| are_peers(cell, other)).for_each(|other| notes[other] &= !bit(digit));
    }
    (grid, notes)
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let bytes = &mut Bytes(bytes);
    let question = Question::new(bytes);
    play(&question, bytes);
});
