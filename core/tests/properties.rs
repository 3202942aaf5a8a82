//! What must hold whatever the grid: symmetries, clues taken and given, propagation, candidates, sets and tables.

mod common;

use common::{
    Board, NO_LIMIT, SplitMix64, Twist, are_peers, board, box_of, breaks_a_rule, column_of, count, grid, houses, line,
    outcome, random_solution, row_of, solutions_by_the_book, with_changed_clue, without_cells,
};
use std::collections::BTreeSet;
use sudokit_core::board::{Candidates, Cell, CellSet, Contradiction, Digit, DigitSet, Grid, House, HouseSet};
use sudokit_core::method::Method;
use sudokit_core::solve::{Ending, propagate};

fn sorted_solutions(method: Method, puzzle: &Board, cap: usize) -> Vec<Board> {
    let mut solutions = outcome(method, puzzle, NO_LIMIT, cap).solutions;
    solutions.sort();
    solutions
}

/// Relabelled, with its lines moved, transposed, and all at once: the solutions are changed alike.
#[test]
fn a_twisted_puzzle_has_the_twisted_solutions() {
    let random = &mut SplitMix64(10);
    for round in 0..150 {
        let mut puzzle = without_cells(&random_solution(random), 35 + round % 15, random);
        if round % 5 == 0 {
            puzzle = with_changed_clue(&puzzle, random);
        }
        let twists = [
            Twist { digits: random.order(), ..Twist::none() },
            Twist { rows: Twist::random_lines(random), ..Twist::none() },
            Twist { columns: Twist::random_lines(random), ..Twist::none() },
            Twist { is_transposed: true, ..Twist::none() },
            Twist::random(random),
        ];
        let solutions = sorted_solutions(Method::Propagate, &puzzle, 500);
        for twist in twists {
            let twisted = twist.of(&puzzle);
            let mut expected: Vec<Board> = solutions.iter().map(|solution| twist.of(solution)).collect();
            expected.sort();
            for method in Method::ALL {
                let found = sorted_solutions(method, &twisted, 500);
                assert_eq!(found.len(), expected.len(), "{method:?} on {}", line(&twisted));
                assert!(found == expected || found.len() == 500, "{method:?} on {}", line(&twisted));
            }
        }
    }
}

/// From a full board down, clue by clue, and up again by the clues of a solution.
#[test]
fn fewer_clues_never_mean_fewer_solutions() {
    const CAP: usize = 300;
    let random = &mut SplitMix64(11);
    for _ in 0..20 {
        let solution = random_solution(random);
        for method in Method::ALL {
            let mut puzzle = solution;
            let mut before = 1;
            for cell in random.order::<81>() {
                puzzle[cell] = 0;
                let outcome = outcome(method, &puzzle, NO_LIMIT, CAP);
                let now = outcome.solutions.len();
                assert!(now >= before, "{method:?}: {now} after {before} on {}", line(&puzzle));
                if outcome.ending == Ending::Stopped {
                    break;
                }
                assert!(outcome.solutions.contains(&solution), "{method:?} loses a solution of {}", line(&puzzle));
                before = now;
            }
            let other = outcome(method, &puzzle, NO_LIMIT, CAP).solutions[random.below(CAP)];
            before = CAP;
            for cell in random.order::<81>() {
                puzzle[cell] = other[cell];
                let now = count(method, &puzzle, CAP as u64) as usize;
                assert!((1..=before).contains(&now), "{method:?}: {now} after {before} on {}", line(&puzzle));
                before = now;
            }
            assert_eq!(before, 1);
        }
    }
}

/// The candidates of a cell as numbers, for all cells.
type Marks = [[bool; 9]; 81];

fn marks(candidates: &Candidates) -> Marks {
    candidates.to_bits().map(|bits| std::array::from_fn(|digit| bits >> digit & 1 == 1))
}

fn candidates(marks: &Marks) -> Candidates {
    let bits = marks.map(|cell| (0..9).fold(0, |bits, digit| bits | u16::from(cell[digit]) << digit));
    Candidates::from_bits(&bits).unwrap()
}

/// Naked and hidden singles, applied wherever they stand, again and again until nothing changes.
fn propagate_by_the_book(marks: &Marks, houses: &[Vec<usize>]) -> Option<Marks> {
    let mut after = *marks;
    loop {
        let before = after;
        for cell in 0..81 {
            let digits: Vec<usize> = (0..9).filter(|&digit| after[cell][digit]).collect();
            if let [digit] = digits[..] {
                (0..81).filter(|&other| are_peers(cell, other)).for_each(|other| after[other][digit] = false);
            }
        }
        for (house, digit) in houses.iter().flat_map(|house| (0..9).map(move |digit| (house, digit))) {
            let places: Vec<usize> = house.iter().copied().filter(|&cell| after[cell][digit]).collect();
            if let [cell] = places[..] {
                after[cell] = std::array::from_fn(|other| other == digit);
            }
            if places.is_empty() {
                return None;
            }
        }
        if after.contains(&[false; 9]) {
            return None;
        }
        if after == before {
            return Some(after);
        }
    }
}

/// Candidates of a solution with others beside them. One time in three some of the solution's own are struck, and one
/// time in three some cells are fixed to it.
fn random_marks(solution: &Board, random: &mut SplitMix64) -> Marks {
    let density = 20 + random.below(80);
    let mut marks: Marks =
        solution.map(|right| std::array::from_fn(|digit| digit + 1 == right as usize || random.below(100) < density));
    match random.below(3) {
        0 => (0..1 + random.below(3)).for_each(|_| {
            let cell = random.below(81);
            marks[cell][solution[cell] as usize - 1] = false;
        }),
        1 => (0..random.below(25)).for_each(|_| {
            let cell = random.below(81);
            marks[cell] = std::array::from_fn(|digit| digit + 1 == solution[cell] as usize);
        }),
        _ => {}
    }
    marks
}

#[test]
fn propagation_is_the_fixpoint_of_singles() {
    let random = &mut SplitMix64(12);
    let houses = houses();
    let (mut contradictions, mut stuck, mut moved) = (0, 0, 0);
    for round in 0..6000 {
        let solution = random_solution(random);
        let before = if round % 2 == 0 {
            random_marks(&solution, random)
        } else {
            let mut puzzle = without_cells(&solution, 40 + random.below(25), random);
            if round % 4 == 1 {
                puzzle = with_changed_clue(&puzzle, random);
            }
            marks(&Candidates::of(&grid(&puzzle)))
        };
        let after = propagate(&candidates(&before));
        let expected = propagate_by_the_book(&before, &houses);
        assert_eq!(after.ok().map(|after| marks(&after)), expected, "{before:?}");
        let Ok(after) = after else {
            contradictions += 1;
            continue;
        };
        assert_eq!(propagate(&after), Ok(after), "not idempotent");
        stuck += usize::from(after.to_bits().iter().any(|bits| bits.count_ones() > 1));
        moved += usize::from(marks(&after) != before);
        let keeps = |marks: &Marks| (0..81).all(|cell| marks[cell][solution[cell] as usize - 1]);
        assert!(!keeps(&before) || keeps(&marks(&after)), "loses {}", line(&solution));
    }
    let is_varied = contradictions > 500 && stuck > 500 && moved > 500;
    assert!(is_varied, "the positions are all alike: {contradictions}, {stuck}, {moved}");
    assert_eq!(propagate(&Candidates::FULL), Ok(Candidates::FULL));
    assert_eq!(propagate(&Candidates::NONE), Err(Contradiction));
}

/// With few solutions, none of them is lost, not only the one that the puzzle was made from.
#[test]
fn propagation_never_loses_a_solution() {
    let random = &mut SplitMix64(13);
    for round in 0..100 {
        let puzzle = without_cells(&random_solution(random), 35 + round % 15, random);
        let after = propagate(&Candidates::of(&grid(&puzzle))).unwrap();
        for solution in solutions_by_the_book(&puzzle, 50) {
            let is_kept = Cell::ALL.iter().all(|&cell| {
                Digit::from_number(solution[cell.index()]).is_some_and(|digit| after[cell].contains(digit))
            });
            assert!(is_kept, "{} of {}", line(&solution), line(&puzzle));
        }
    }
}

/// The lesson: in an empty grid, 5 goes into the first cell.
#[test]
fn assigning_takes_the_digit_from_the_peers() {
    let after = Candidates::FULL.assign(Cell::R1C1, Digit::D5).unwrap();
    assert_eq!(after[Cell::R1C1], DigitSet::only(Digit::D5));
    assert_eq!(after[Cell::R1C2], DigitSet::FULL.without(Digit::D5));
    assert_eq!(after[Cell::R2C1], DigitSet::FULL.without(Digit::D5));
    assert_eq!(after[Cell::R9C9], DigitSet::FULL);
    assert_eq!(after.assign(Cell::R1C1, Digit::D5), Ok(after));
    assert_eq!(after.assign(Cell::R1C1, Digit::D6), Err(Contradiction));
    assert_eq!(after.eliminate(Cell::R1C1, Digit::D5), Err(Contradiction));
    assert_eq!(Candidates::FULL[Cell::R1C1], DigitSet::FULL);
}

#[test]
fn assign_and_eliminate_keep_their_laws() {
    let random = &mut SplitMix64(14);
    let mut contradictions = 0;
    for _ in 0..3000 {
        let before = random_marks(&random_solution(random), random);
        let (cell, digit) = (random.below(81), random.below(9));
        let (at, what) = (Cell::new(cell).unwrap(), Digit::new(digit).unwrap());

        let mut assigned = before;
        assigned[cell] = std::array::from_fn(|other| other == digit);
        (0..81).filter(|&other| are_peers(cell, other)).for_each(|other| assigned[other][digit] = false);
        let is_possible =
            before[cell][digit] && (0..81).all(|other| !are_peers(cell, other) || assigned[other] != [false; 9]);
        let found = candidates(&before).assign(at, what);
        assert_eq!(found.map(|after| marks(&after)), if is_possible { Ok(assigned) } else { Err(Contradiction) });
        contradictions += usize::from(!is_possible);

        let mut eliminated = before;
        eliminated[cell][digit] = false;
        let is_possible = eliminated[cell] != [false; 9];
        let found = candidates(&before).eliminate(at, what);
        assert_eq!(found.map(|after| marks(&after)), if is_possible { Ok(eliminated) } else { Err(Contradiction) });
    }
    assert!((300..2700).contains(&contradictions), "{contradictions}");
}

/// Boards with any digits anywhere, most of them against the rules.
fn random_digits(random: &mut SplitMix64) -> Board {
    let rarity = 1 + random.below(12);
    std::array::from_fn(|_| if random.below(rarity) == 0 { random.below(10) as u8 } else { 0 })
}

#[test]
fn grids_know_their_conflicts_and_candidates() {
    let random = &mut SplitMix64(15);
    let mut clean = 0;
    for round in 0..2000 {
        let digits =
            if round % 2 == 0 { random_digits(random) } else { without_cells(&random_solution(random), 30, random) };
        let read = grid(&digits);
        assert_eq!(read.to_bytes(), digits);
        let conflicts: BTreeSet<usize> =
            (0..81).filter(|&a| digits[a] != 0 && (0..81).any(|b| digits[a] == digits[b] && are_peers(a, b))).collect();
        assert_eq!(indices(read.conflicts()), conflicts, "{}", line(&digits));
        assert_eq!(read.obeys_rules(), conflicts.is_empty(), "{}", line(&digits));
        assert_eq!(breaks_a_rule(&digits), !conflicts.is_empty());
        clean += usize::from(conflicts.is_empty());
        let placed: Vec<(usize, u8)> = read.placed().map(|(cell, digit)| (cell.index(), digit.number())).collect();
        let expected: Vec<(usize, u8)> =
            (0..81).filter(|&cell| digits[cell] != 0).map(|cell| (cell, digits[cell])).collect();
        assert_eq!(placed, expected);
        let allowed: Marks = std::array::from_fn(|cell| {
            let fits = |digit: u8| (0..81).all(|other| !are_peers(cell, other) || digits[other] != digit);
            std::array::from_fn(|i| if digits[cell] == 0 { fits(i as u8 + 1) } else { digits[cell] == i as u8 + 1 })
        });
        assert_eq!(marks(&Candidates::of(&read)), allowed, "{}", line(&digits));
    }
    assert!((1000..2000).contains(&clean), "{clean}");
}

#[test]
fn what_is_no_digit_is_turned_down() {
    for cell in 0..81 {
        for byte in 0..=u8::MAX {
            let mut bytes = board(common::UNIQUE[0]);
            bytes[cell] = byte;
            assert_eq!(Grid::from_bytes(&bytes).is_some(), byte <= 9);
        }
        for bit in 0..16 {
            let mut bits = Candidates::FULL.to_bits();
            bits[cell] = 1 << bit;
            let read = Candidates::from_bits(&bits);
            assert_eq!(read.map(|candidates| candidates.to_bits()), (bit < 9).then_some(bits));
        }
    }
}

#[test]
fn the_first_cell_as_asked_is_found() {
    let random = &mut SplitMix64(16);
    for _ in 0..2000 {
        let mut position = Candidates::FULL;
        for _ in 0..random.below(4) {
            position[Cell::new(random.below(81)).unwrap()] = DigitSet::only(Digit::D3);
        }
        let expected = position.to_bits().iter().position(|&bits| bits == 0b100);
        assert_eq!(position.position(DigitSet::at_most_one).map(Cell::index), expected);
    }
}

#[test]
fn tables_are_right() {
    let houses = houses();
    for (house, cells) in House::ALL.into_iter().zip(&houses) {
        assert_eq!(&house.cells().map(Cell::index)[..], &cells[..], "{house:?}");
        assert_eq!(indices(house.set()), cells.iter().copied().collect(), "{house:?}");
    }
    for (index, cell) in Cell::ALL.into_iter().enumerate() {
        assert_eq!(format!("{cell:?}"), format!("R{}C{}", row_of(index) + 1, column_of(index) + 1));
        let own = [row_of(index), 9 + column_of(index), 18 + box_of(index)];
        assert_eq!(cell.houses().map(House::index), own, "{cell:?}");
        assert_eq!(cell.house_set().map(House::index).collect::<Vec<_>>(), own, "{cell:?}");
        let peers: BTreeSet<usize> = (0..81).filter(|&other| are_peers(index, other)).collect();
        assert_eq!((indices(cell.peers()), peers.len()), (peers, 20), "{cell:?}");
    }
    for index in (0..1000).chain([usize::MAX]) {
        assert_eq!(Cell::new(index).map(Cell::index), (index < 81).then_some(index));
        assert_eq!(House::new(index).map(House::index), (index < 27).then_some(index));
        assert_eq!(Digit::new(index).map(Digit::index), (index < 9).then_some(index));
    }
    for number in 0..=u8::MAX {
        assert_eq!(Digit::from_number(number).map(Digit::number), (1..=9).contains(&number).then_some(number));
    }
}

/// The indices of a set of cells. Checks that they come in order.
fn indices(set: CellSet) -> BTreeSet<usize> {
    let listed: Vec<usize> = set.map(Cell::index).collect();
    assert!(listed.is_sorted_by(|a, b| a < b), "{listed:?}");
    listed.into_iter().collect()
}

fn cell_set(cells: &BTreeSet<usize>) -> CellSet {
    cells.iter().fold(CellSet::EMPTY, |set, &cell| set.with(Cell::new(cell).unwrap()))
}

/// Cells chosen with a random density: none, some, nearly all.
fn random_cells(random: &mut SplitMix64) -> BTreeSet<usize> {
    let density = random.below(101);
    (0..81).filter(|_| random.below(100) < density).collect()
}

#[test]
fn cell_sets_are_sets() {
    let random = &mut SplitMix64(17);
    assert_eq!(indices(CellSet::FULL), (0..81).collect());
    for _ in 0..5000 {
        let (a, b) = (random_cells(random), random_cells(random));
        let (first, second) = (cell_set(&a), cell_set(&b));
        assert_eq!(indices(first), a);
        assert_eq!(indices(first.union(second)), &a | &b);
        assert_eq!(indices(first.intersection(second)), &a & &b);
        assert_eq!(indices(first.minus(second)), &a - &b);
        assert_eq!((first.len() as usize, first.is_empty()), (a.len(), a.is_empty()));
        assert_eq!(first == second, a == b);
        let index = random.below(81);
        let cell = Cell::new(index).unwrap();
        let one = BTreeSet::from([index]);
        assert_eq!(indices(CellSet::only(cell)), one);
        assert_eq!((first.contains(cell), indices(first.with(cell))), (a.contains(&index), &a | &one));
        assert_eq!(indices(first.without(cell)), &a - &one);
    }
}

/// Sets that have a cell in every house, or nearly: the places of one digit in a solution, some more, some fewer.
#[test]
fn a_cell_alone_in_a_house_is_found() {
    let random = &mut SplitMix64(18);
    let houses = houses();
    let (mut without, mut with_some) = (0, 0);
    for round in 0..20_000 {
        let digit = 1 + random.below(9) as u8;
        let solution = random_solution(random);
        let mut cells: BTreeSet<usize> = (0..81).filter(|&cell| solution[cell] == digit).collect();
        for _ in 0..random.below(if round % 2 == 0 { 8 } else { 40 }) {
            cells.insert(random.below(81));
        }
        for _ in 0..random.below(3) {
            cells.remove(&random.below(81));
        }
        let lines: Vec<Vec<usize>> =
            houses.iter().map(|house| house.iter().copied().filter(|cell| cells.contains(cell)).collect()).collect();
        let alone = lines.iter().filter(|line| line.len() == 1).flatten().copied().collect();
        let expected: Option<BTreeSet<usize>> = (!lines.iter().any(Vec::is_empty)).then_some(alone);
        assert_eq!(cell_set(&cells).alone_in_a_house().map(indices), expected, "{cells:?}");
        without += usize::from(expected.is_none());
        with_some += usize::from(expected.is_some_and(|alone| !alone.is_empty()));
    }
    assert!(without > 500 && with_some > 500, "the sets are all alike: {without}, {with_some}");
    assert_eq!(CellSet::FULL.alone_in_a_house(), Some(CellSet::EMPTY));
    assert_eq!(CellSet::EMPTY.alone_in_a_house(), None);
}

/// All 512 sets of digits, and all pairs of them.
#[test]
fn digit_sets_are_sets() {
    let listed = |bits: u16| (0..9).filter(|digit| bits >> digit & 1 == 1).collect::<BTreeSet<usize>>();
    let found = |set: DigitSet| set.map(Digit::index).collect::<Vec<_>>();
    for bits in 0..=u16::MAX {
        let Some(set) = DigitSet::from_bits(bits) else {
            assert!(bits > 0x1ff);
            continue;
        };
        assert!(bits <= 0x1ff);
        let digits = listed(bits);
        assert_eq!((found(set), set.bits()), (digits.iter().copied().collect(), bits));
        assert_eq!((set.len() as usize, set.is_empty()), (digits.len(), digits.is_empty()));
        assert_eq!(set.first().map(Digit::index), digits.first().copied());
        assert_eq!((set.at_most_one(), set.is_pair()), (digits.len() <= 1, digits.len() == 2));
        for digit in Digit::ALL {
            let one = BTreeSet::from([digit.index()]);
            assert_eq!(set.contains(digit), digits.contains(&digit.index()));
            assert_eq!(found(set.with(digit)), (&digits | &one).into_iter().collect::<Vec<_>>());
            assert_eq!(found(set.without(digit)), (&digits - &one).into_iter().collect::<Vec<_>>());
            assert_eq!(found(DigitSet::only(digit)), [digit.index()]);
        }
        for other in 0..0x200 {
            let second = DigitSet::from_bits(other).unwrap();
            assert_eq!((set.union(second).bits(), set.minus(second).bits()), (bits | other, bits & (0x1ff ^ other)));
        }
    }
    assert_eq!((DigitSet::EMPTY.len(), DigitSet::FULL.len()), (0, 9));
}

#[test]
fn house_sets_are_sets() {
    let random = &mut SplitMix64(19);
    let listed = |set: HouseSet| set.map(House::index).collect::<Vec<_>>();
    let random_houses = |random: &mut SplitMix64| {
        let density = random.below(101);
        (0..27).filter(|_| random.below(100) < density).collect::<BTreeSet<usize>>()
    };
    let house_set = |houses: &BTreeSet<usize>| {
        houses.iter().fold(HouseSet::EMPTY, |set, &house| set.union(HouseSet::only(House::new(house).unwrap())))
    };
    assert_eq!(listed(HouseSet::FULL), (0..27).collect::<Vec<_>>());
    for _ in 0..5000 {
        let (a, b) = (random_houses(random), random_houses(random));
        let (first, second) = (house_set(&a), house_set(&b));
        assert_eq!((listed(first), first.is_empty()), (a.iter().copied().collect(), a.is_empty()));
        assert_eq!(listed(first.union(second)), (&a | &b).into_iter().collect::<Vec<_>>());
        assert_eq!(listed(first.intersection(second)), (&a & &b).into_iter().collect::<Vec<_>>());
        assert_eq!(listed(first.minus(second)), (&a - &b).into_iter().collect::<Vec<_>>());
    }
}
