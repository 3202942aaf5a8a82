//! Unique loops that are like one another, and notes that are all alike.

mod common;

use common::{board, grid};
use std::ops::ControlFlow;
use sudokit_core::board::{Candidates, Cell, Digit};
use sudokit_core::logic::techniques::unique_loops::{easiest, unique_loops};
use sudokit_core::logic::{Position, Technique};

/// The extra digits 2 and 6 of r2c5 and r3c5 make a naked pair with r1c5 in the box, and one in the column.
#[test]
fn one_set_in_two_houses_makes_two_steps_and_no_step_comes_twice() {
    let puzzle = "98.3.415..247.93.8...8..4.941.2859..6951..2842.894651.3426..895.6.5..7417514986..";
    let position = Position::new(&grid(&board(puzzle)));
    let mut steps = vec![];
    let _ = unique_loops(&position, &mut |step| {
        let houses: Vec<_> = step.houses.as_slice().iter().map(|marked| marked.house).collect();
        steps.push((step.technique, houses, step.eliminations));
        ControlFlow::Continue(())
    });
    let eliminates = |cell: Cell, digit: Digit| {
        steps
            .iter()
            .filter(|(technique, _, map)| *technique == Technique::UniqueRectangle3 && map[cell].contains(digit))
            .count()
    };
    assert_eq!((eliminates(Cell::R3C6, Digit::D2), eliminates(Cell::R8C5, Digit::D2)), (1, 1), "{steps:?}");
    assert!((1..steps.len()).all(|i| !steps[..i].contains(&steps[i])), "{steps:?}");
}

/// More walks than could ever be gone: they end nevertheless. No cell has an extra digit, so nothing follows.
#[test]
fn notes_that_are_all_alike_are_left() {
    let pairs = Candidates::from_bits(&[0b11; 81]).expect("1 and 2 are digits");
    let position = Position::with_candidates(&grid(&[0; 81]), &pairs);
    assert!(easiest(&position, |_| true).is_none());
}
