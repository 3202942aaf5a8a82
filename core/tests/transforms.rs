//! Transforms: the laws of a group, and against code of its own that moves lines and names digits.

mod common;

use common::{Board, SplitMix64, Twist, grid, random_solution, without_cells};
use std::collections::HashSet;
use sudokit_core::board::Grid;
use sudokit_core::random::Random;
use sudokit_core::symmetry::{Parts, Transform};

fn random_transform(random: &mut SplitMix64) -> Transform {
    Transform::random(&mut Random::new(random.next()))
}

fn random_grid(random: &mut SplitMix64) -> Grid {
    let count = random.below(82);
    grid(&without_cells(&random_solution(random), count, random))
}

/// The same change, made of the plain bytes.
fn twist(transform: &Transform) -> Twist {
    let Parts { transpose, rows, columns, digits } = transform.to_parts();
    Twist {
        digits: digits.map(|digit| usize::from(digit) - 1),
        rows: rows.map(usize::from),
        columns: columns.map(usize::from),
        is_transposed: transpose == 1,
    }
}

#[test]
fn transforms_do_what_their_bytes_say() {
    let random = &mut SplitMix64(41);
    for _ in 0..2000 {
        let (transform, before) = (random_transform(random), random_grid(random));
        assert_eq!(transform.apply(&before).to_bytes(), twist(&transform).of(&before.to_bytes()));
    }
    // Grids that break rules are moved like any other.
    let broken: Board = std::array::from_fn(|cell| (cell % 10) as u8);
    let transform = random_transform(random);
    assert_eq!(transform.apply(&grid(&broken)).to_bytes(), twist(&transform).of(&broken));
}

#[test]
fn transforms_are_a_group() {
    let random = &mut SplitMix64(42);
    let same = Transform::IDENTITY;
    for _ in 0..2000 {
        let [a, b, c] = std::array::from_fn(|_| random_transform(random));
        let before = random_grid(random);
        assert_eq!(same.apply(&before), before);
        assert_eq!((a.then(&same), same.then(&a)), (a, a));
        assert_eq!((a.then(&a.inverse()), a.inverse().then(&a)), (same, same));
        assert_eq!(a.inverse().inverse(), a);
        assert_eq!(a.then(&b).apply(&before), b.apply(&a.apply(&before)));
        assert_eq!(a.then(&b).then(&c), a.then(&b.then(&c)));
        assert_eq!(a.then(&b).inverse(), b.inverse().then(&a.inverse()));
        assert_eq!(a.inverse().apply(&a.apply(&before)), before);
        assert_eq!(a.apply(&before).obeys_rules(), before.obeys_rules());
    }
}

#[test]
fn bytes_that_are_no_transform_are_turned_down() {
    let random = &mut SplitMix64(43);
    for _ in 0..200 {
        let transform = random_transform(random);
        let parts = transform.to_parts();
        assert_eq!(Transform::from_parts(&parts), Some(transform));
        for wrong in 0..=u8::MAX {
            let place = random.below(9);
            let mut bad = [parts; 3];
            bad[0].rows[place] = wrong;
            bad[1].columns[place] = wrong;
            bad[2].digits[place] = wrong;
            for bad in bad.into_iter().filter(|&bad| bad != parts) {
                assert_eq!(Transform::from_parts(&bad), None, "{bad:?}");
            }
            let found = Transform::from_parts(&Parts { transpose: wrong, ..parts });
            assert_eq!(found.is_some(), wrong <= 1);
        }
        // Two lines of different bands change places.
        let (a, b) = (random.below(9), random.below(9));
        let mut torn = [parts; 2];
        torn[0].rows.swap(a, b);
        torn[1].columns.swap(a, b);
        for torn in torn {
            assert_eq!(Transform::from_parts(&torn).is_some(), a / 3 == b / 3, "{torn:?}");
        }
    }
}

#[test]
fn random_transforms_are_valid_and_of_every_kind() {
    let random = &mut Random::new(44);
    let (mut lines, mut digits) = ([HashSet::new(), HashSet::new()], [[0; 9]; 9]);
    let (mut transposed, draws) = (0, 30_000);
    for _ in 0..draws {
        let transform = Transform::random(random);
        let parts = transform.to_parts();
        assert_eq!(Transform::from_parts(&parts), Some(transform));
        transposed += u32::from(parts.transpose);
        lines[0].insert(parts.rows);
        lines[1].insert(parts.columns);
        (0..9).for_each(|digit| digits[digit][usize::from(parts.digits[digit]) - 1] += 1);
    }
    let nearly = |number: u32, expected: u32| number.abs_diff(expected) < expected / 7;
    assert!(nearly(transposed, draws / 2), "{transposed}");
    assert_eq!(lines.map(|lines| lines.len()), [1296, 1296]);
    assert!(digits.iter().flatten().all(|&times| nearly(times, draws / 9)), "{digits:?}");
}

/// Programs keep seeds, so a seed means the same for ever.
#[test]
fn seeds_keep_their_transforms() {
    let expected = Parts {
        transpose: 1,
        rows: [1, 0, 2, 6, 8, 7, 3, 4, 5],
        columns: [1, 2, 0, 4, 5, 3, 8, 6, 7],
        digits: [9, 8, 3, 1, 7, 5, 6, 4, 2],
    };
    assert_eq!(Transform::random(&mut Random::new(1)).to_parts(), expected);
}
