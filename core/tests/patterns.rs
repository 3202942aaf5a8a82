//! The symmetries of patterns: against turns and mirrors written down by themselves.

mod common;

use common::SplitMix64;
use std::collections::BTreeSet;
use sudokit_core::board::{Cell, CellSet};
use sudokit_core::symmetry::Symmetry;

/// A row and a column, both from 1 to 9, and where they go.
type Motion = fn(usize, usize) -> (usize, usize);

/// Each symmetry with its number, motions that generate it, the size of its largest orbit, and how many orbits it has.
const SYMMETRIES: [(Symmetry, u32, &[Motion], usize, usize); 10] = [
    (Symmetry::None, 0, &[], 1, 81),
    (Symmetry::HalfTurn, 1, &[|r, c| (10 - r, 10 - c)], 2, 41),
    (Symmetry::QuarterTurn, 2, &[|r, c| (c, 10 - r)], 4, 21),
    (Symmetry::Horizontal, 3, &[|r, c| (10 - r, c)], 2, 45),
    (Symmetry::Vertical, 4, &[|r, c| (r, 10 - c)], 2, 45),
    (Symmetry::BothAxes, 5, &[|r, c| (10 - r, c), |r, c| (r, 10 - c)], 4, 25),
    (Symmetry::Diagonal, 6, &[|r, c| (c, r)], 2, 45),
    (Symmetry::Antidiagonal, 7, &[|r, c| (10 - c, 10 - r)], 2, 45),
    (Symmetry::BothDiagonals, 8, &[|r, c| (c, r), |r, c| (10 - c, 10 - r)], 4, 25),
    (Symmetry::Full, 9, &[|r, c| (c, r), |r, c| (10 - r, c)], 8, 15),
];

fn moved(motion: Motion, cell: Cell) -> Cell {
    let (row, column) = motion(cell.index() / 9 + 1, cell.index() % 9 + 1);
    Cell::new((row - 1) * 9 + column - 1).unwrap()
}

#[test]
fn symmetries_have_their_numbers() {
    assert_eq!(SYMMETRIES.map(|(symmetry, ..)| symmetry), Symmetry::ALL);
    for (symmetry, number, ..) in SYMMETRIES {
        assert_eq!((symmetry.number(), Symmetry::with_number(number)), (number, Some(symmetry)));
    }
    for number in [10, 255, 256, u32::MAX] {
        assert_eq!(Symmetry::with_number(number), None);
    }
}

#[test]
fn orbits_are_what_the_motions_reach() {
    for (symmetry, _, motions, _, _) in SYMMETRIES {
        for cell in Cell::ALL {
            let mut reached = BTreeSet::from([cell]);
            loop {
                let further: Vec<Cell> =
                    reached.iter().flat_map(|&cell| motions.iter().map(move |&motion| moved(motion, cell))).collect();
                let before = reached.len();
                reached.extend(further);
                if reached.len() == before {
                    break;
                }
            }
            assert_eq!(symmetry.orbit(cell).collect::<BTreeSet<_>>(), reached, "{symmetry:?} of {cell:?}");
        }
    }
}

#[test]
fn orbits_part_the_cells() {
    for (symmetry, _, _, largest, number) in SYMMETRIES {
        let orbits: BTreeSet<Vec<Cell>> = Cell::ALL.map(|cell| symmetry.orbit(cell).collect()).into();
        assert_eq!(orbits.len(), number, "{symmetry:?}");
        assert_eq!(orbits.iter().map(Vec::len).sum::<usize>(), 81, "{symmetry:?}");
        assert_eq!(orbits.iter().map(Vec::len).max(), Some(largest), "{symmetry:?}");
    }
}

#[test]
fn patterns_have_the_symmetries_they_should() {
    let random = &mut SplitMix64(31);
    for (symmetry, _, motions, _, _) in SYMMETRIES {
        assert!(symmetry.holds_for(CellSet::EMPTY) && symmetry.holds_for(CellSet::FULL));
        for _ in 0..500 {
            let mut pattern = CellSet::EMPTY;
            for _ in 0..random.below(20) {
                pattern = pattern.union(symmetry.orbit(Cell::ALL[random.below(81)]));
            }
            assert!(symmetry.holds_for(pattern), "{symmetry:?}");
            for other in Symmetry::ALL {
                let (_, _, motions, _, _) = SYMMETRIES[other.number() as usize];
                let keeps =
                    motions.iter().all(|&motion| pattern.into_iter().all(|cell| pattern.contains(moved(motion, cell))));
                assert_eq!(other.holds_for(pattern), keeps, "{other:?}");
            }
            let cell = Cell::ALL[random.below(81)];
            let changed = if pattern.contains(cell) { pattern.without(cell) } else { pattern.with(cell) };
            let is_fixed = motions.iter().all(|&motion| moved(motion, cell) == cell);
            assert_eq!(symmetry.holds_for(changed), is_fixed, "{symmetry:?} without {cell:?}");
        }
    }
}
