//! Puzzles: unique by an independent proof, as wished, and the same for ever, however they are made.

mod common;

use common::{Board, Fnv1a, SplitMix64, breaks_a_rule, judge, line, random_solution, stride};
use sudokit_core::Backend;
use sudokit_core::board::{Cell, CellSet, Grid};
use sudokit_core::clues;
use sudokit_core::generate::{Maker, Progress, Refusal, Wish, Wishes};
use sudokit_core::method::{self, Method};
use sudokit_core::solve::Meter;
use sudokit_core::symmetry::Symmetry;

/// In a build without optimisation, or under something slow, every test does less.
fn rounds(release: u64, debug: u64) -> u64 {
    if cfg!(debug_assertions) { debug } else { (release / stride() as u64).max(debug.min(release)) }
}

/// As many nodes as it takes, of the wishes that are asked for here.
const ENOUGH: u64 = 3_000_000;

fn wish(wishes: &Wishes) -> Wish {
    Wish::new(wishes).unwrap_or_else(|refusal| panic!("{wishes:?}: {refusal:?}"))
}

/// What becomes of a seed: the progress, the puzzle and its solution.
fn make(backend: Backend, wish: &Wish, seed: u64, node_limit: u64) -> (Progress, Board, Board) {
    let mut maker = Maker::IDLE;
    maker.begin(wish, seed);
    let progress = maker.advance(backend, &mut Meter::new(node_limit));
    let (puzzle, solution) = maker.puzzle();
    (progress, puzzle.to_bytes(), solution.to_bytes())
}

/// Fails unless the puzzle has this one solution, by a solver that shares nothing with the one that made it.
fn prove(puzzle: &Board, solution: &Board) {
    judge(solution, puzzle);
    let (found, _, statistics) = method::find(Method::ExactCover, &grid(puzzle), u64::MAX, 2);
    assert_eq!(statistics.solutions, 1, "{}", line(puzzle));
    assert_eq!(found, Some(grid(solution)), "{}", line(puzzle));
}

fn grid(board: &Board) -> Grid {
    common::grid(board)
}

fn clue_cells(puzzle: &Board) -> CellSet {
    grid(puzzle).placed().fold(CellSet::EMPTY, |all, (cell, _)| all.with(cell))
}

/// Whether some clue could go, by trying each with a solver that shares nothing with the one that made the puzzle.
fn has_redundant_clue(puzzle: &Board) -> bool {
    (0..81).filter(|&cell| puzzle[cell] != 0).any(|cell| {
        let mut left = *puzzle;
        left[cell] = 0;
        method::find(Method::Propagate, &grid(&left), u64::MAX, 2).2.solutions == 1
    })
}

/// A pattern with a symmetry and about so many cells that a wish may have.
fn pattern(symmetry: Symmetry, count: u32, random: &mut SplitMix64) -> CellSet {
    loop {
        let mut cells = CellSet::EMPTY;
        for cell in random.order::<81>().into_iter().filter_map(Cell::new) {
            if cells.len() < count {
                cells = cells.union(symmetry.orbit(cell));
            }
        }
        if Wish::new(&Wishes { pattern: Some(cells), ..Wishes::DEFAULT }).is_ok() {
            return cells;
        }
    }
}

/// Wishes of all kinds that are met soon, by number.
fn any_wishes(random: &mut SplitMix64) -> Wishes {
    let symmetry = Symmetry::with_number(random.below(10) as u32);
    let least = 17 + random.below(30) as u32;
    match random.below(8) {
        0 | 1 => Wishes { symmetry, ..Wishes::DEFAULT },
        2 => Wishes { symmetry: None, ..Wishes::DEFAULT },
        3 => Wishes { min_clues: least.max(23), max_clues: least.max(23) + random.below(3) as u32, ..Wishes::DEFAULT },
        4 => Wishes { symmetry, min_clues: least.max(28), max_clues: least.max(28) + 8, ..Wishes::DEFAULT },
        5 => Wishes { max_clues: 22 + random.below(3) as u32, is_minimal: true, ..Wishes::DEFAULT },
        6 => Wishes { solution: Some(grid(&random_solution(random))), symmetry, ..Wishes::DEFAULT },
        _ => Wishes { pattern: Some(pattern(Symmetry::None, 34, random)), ..Wishes::DEFAULT },
    }
}

#[test]
fn puzzles_are_unique_and_as_wished() {
    let random = &mut SplitMix64(60);
    let mut not_met = 0;
    for seed in 0..rounds(100_000, 500) {
        let wishes = any_wishes(random);
        let (progress, puzzle, solution) = make(Backend::best(), &wish(&wishes), seed, ENOUGH);
        prove(&puzzle, &solution);
        if progress != Progress::Made {
            not_met += 1;
            continue;
        }
        let cells = clue_cells(&puzzle);
        assert!((wishes.min_clues..=wishes.max_clues).contains(&cells.len()), "{wishes:?}: {}", line(&puzzle));
        match wishes.symmetry {
            Some(symmetry) => assert!(symmetry.holds_for(cells), "{symmetry:?}: {}", line(&puzzle)),
            None => {
                let holds = Symmetry::ALL.iter().filter(|symmetry| symmetry.holds_for(cells)).count();
                assert!(holds > 0);
            }
        }
        assert!(wishes.pattern.is_none_or(|pattern| pattern == cells), "{}", line(&puzzle));
        assert!(wishes.solution.is_none_or(|wished| wished == grid(&solution)), "{}", line(&puzzle));
        // A default puzzle is minimal by itself.
        let is_plain = wishes.symmetry == Some(Symmetry::None) && wishes.min_clues == 17 && wishes.pattern.is_none();
        if (wishes.is_minimal || is_plain) && seed % 4 == 0 {
            assert!(!has_redundant_clue(&puzzle), "{}", line(&puzzle));
        }
    }
    // A solution that is given may have no puzzle with few enough clues and such a symmetry; a pattern may be too bad.
    assert!(not_met * 100 < rounds(100_000, 500), "{not_met} wishes were not met");
}

#[test]
fn hard_wishes_are_met() {
    let minimal = Wishes { is_minimal: true, ..Wishes::DEFAULT };
    let wishes = [
        Wishes { max_clues: 20, ..Wishes::DEFAULT },
        Wishes { min_clues: 28, ..minimal },
        Wishes { symmetry: Some(Symmetry::HalfTurn), ..minimal },
        Wishes { symmetry: Some(Symmetry::BothDiagonals), ..minimal },
        Wishes { symmetry: Some(Symmetry::Full), min_clues: 25, max_clues: 28, ..Wishes::DEFAULT },
        Wishes { pattern: Some(pattern(Symmetry::HalfTurn, 27, &mut SplitMix64(61))), ..Wishes::DEFAULT },
    ];
    for wishes in wishes.iter().take(rounds(6, 1) as usize) {
        let (progress, puzzle, solution) = make(Backend::best(), &wish(wishes), 1, 100_000_000);
        assert_eq!(progress, Progress::Made, "{wishes:?}");
        prove(&puzzle, &solution);
        let cells = clue_cells(&puzzle);
        assert!((wishes.min_clues..=wishes.max_clues).contains(&cells.len()), "{}", line(&puzzle));
        assert!(!wishes.is_minimal || !has_redundant_clue(&puzzle), "{}", line(&puzzle));
        assert!(wishes.symmetry.is_some_and(|symmetry| symmetry.holds_for(cells)), "{}", line(&puzzle));
        assert!(wishes.pattern.is_none_or(|pattern| pattern == cells), "{}", line(&puzzle));
    }
}

/// The puzzles of a thousand seeds in one number, which changes only together with SUDOKIT_GENERATOR_VERSION.
#[test]
fn seeds_keep_their_puzzles() {
    let hash = |backend: Backend| {
        let random = &mut SplitMix64(62);
        let mut hash = Fnv1a::new();
        for seed in 0..1000 {
            let wishes = if seed % 2 == 0 { Wishes::DEFAULT } else { any_wishes(random) };
            let (_, puzzle, solution) = make(backend, &wish(&wishes), seed, ENOUGH);
            hash.add(&puzzle);
            hash.add(&solution);
        }
        hash.0
    };
    for backend in Backend::all().filter(|&backend| !cfg!(debug_assertions) || backend == Backend::best()) {
        assert_eq!(hash(backend), GOLDEN, "{backend:?}: now {:#x}", hash(backend));
    }
}

const GOLDEN: u64 = 0xd3bb_05ce_5ef1_80e8;

#[test]
fn any_slicing_makes_the_same_puzzle() {
    let random = &mut SplitMix64(63);
    for seed in 0..rounds(300, 20) {
        let wish = wish(&any_wishes(random));
        let whole = make(Backend::best(), &wish, seed, 30_000);
        let most = [1, 2, 7, 100, 3000][random.below(5)];
        let (mut maker, mut left) = (Maker::IDLE, 30_000);
        maker.begin(&wish, seed);
        let progress = loop {
            let budget = (1 + random.next() % most).min(left);
            let mut meter = Meter::new(budget);
            let progress = maker.advance(Backend::PORTABLE, &mut meter);
            let done = meter.statistics.nodes;
            assert!(done <= budget && (done == budget || progress != Progress::Limit));
            left -= done;
            if progress != Progress::Limit || left == 0 {
                break progress;
            }
            // A copy goes on by itself, and what there is so far is a puzzle.
            let snapshot = maker;
            maker.begin(&wish, seed + 1);
            maker = snapshot;
            if done.is_multiple_of(16) {
                let (puzzle, solution) = maker.puzzle();
                prove(&puzzle.to_bytes(), &solution.to_bytes());
            }
        };
        let (puzzle, solution) = maker.puzzle();
        assert_eq!((progress, puzzle.to_bytes(), solution.to_bytes()), whole, "seed {seed}");
    }
}

#[test]
fn what_cannot_be_is_refused() {
    let default = Wishes::DEFAULT;
    let full = Some(CellSet::FULL);
    let without = |house: usize, other: usize| {
        let houses = [house, other].map(|index| sudokit_core::board::House::ALL[index].set());
        houses.iter().fold(CellSet::FULL, |left, &house| left.minus(house))
    };
    let four_boxes = [18, 19, 21, 22]
        .iter()
        .fold(CellSet::FULL, |left, &index: &usize| left.minus(sudokit_core::board::House::ALL[index].set()));
    let refused = [
        Wishes { max_clues: 16, ..default },
        Wishes { min_clues: 16, ..default },
        Wishes { min_clues: 0, ..default },
        Wishes { max_clues: 81, ..default },
        Wishes { max_clues: u32::MAX, ..default },
        Wishes { min_clues: 30, max_clues: 29, ..default },
        Wishes { min_clues: 41, is_minimal: true, ..default },
        Wishes { symmetry: Some(Symmetry::Full), min_clues: 18, max_clues: 19, ..default },
        Wishes { symmetry: Some(Symmetry::QuarterTurn), min_clues: 30, max_clues: 31, ..default },
        Wishes { pattern: full, ..default },
        Wishes { pattern: Some(CellSet::only(Cell::R1C1)), ..default },
        Wishes { pattern: Some(without(0, 2)), ..default },
        Wishes { pattern: Some(without(12, 13)), ..default },
        Wishes { pattern: Some(four_boxes), ..default },
        Wishes { pattern: Some(without(0, 3)), max_clues: 30, ..default },
        Wishes { pattern: Some(without(0, 3)), is_minimal: true, ..default },
        Wishes { pattern: Some(without(0, 3)), symmetry: Some(Symmetry::HalfTurn), ..default },
    ];
    for wishes in refused {
        assert_eq!(Wish::new(&wishes).err(), Some(Refusal::Impossible), "{wishes:?}");
    }
    let allowed = [
        Wishes { symmetry: Some(Symmetry::Full), min_clues: 20, max_clues: 20, ..default },
        Wishes { min_clues: 17, max_clues: 17, ..default },
        Wishes { min_clues: 40, is_minimal: true, ..default },
        Wishes { pattern: Some(without(0, 3)), symmetry: None, ..default },
    ];
    for wishes in allowed {
        assert!(Wish::new(&wishes).is_ok(), "{wishes:?}");
    }
    let mut solution = random_solution(&mut SplitMix64(64));
    solution[80] = 0;
    for wrong in [solution, [1; 81], [0; 81]] {
        let wishes = Wishes { solution: Some(grid(&wrong)), ..default };
        assert_eq!(Wish::new(&wishes).err(), Some(Refusal::NotSolved));
    }
}

/// With a pattern and a solution there is just one puzzle to look at.
#[test]
fn pattern_and_solution_are_decided_at_once() {
    let random = &mut SplitMix64(65);
    let mut seen = [0, 0];
    for seed in 0..rounds(300, 30) {
        let (solution, cells) =
            (random_solution(random), pattern(Symmetry::None, 24 + random.below(20) as u32, random));
        let puzzle: Board =
            std::array::from_fn(|cell| if cells.contains(Cell::ALL[cell]) { solution[cell] } else { 0 });
        let is_unique = method::find(Method::Propagate, &grid(&puzzle), u64::MAX, 2).2.solutions == 1;
        let wishes = Wishes { pattern: Some(cells), solution: Some(grid(&solution)), ..Wishes::DEFAULT };
        let (progress, made, _) = make(Backend::best(), &wish(&wishes), seed, u64::MAX);
        seen[usize::from(is_unique)] += 1;
        assert_eq!(progress, if is_unique { Progress::Made } else { Progress::Impossible });
        assert!(!is_unique || made == puzzle);
    }
    assert!(seen.iter().all(|&times| times > 0), "{seen:?}");
}

#[test]
fn limits_leave_the_best_so_far() {
    let wishes = Wishes { max_clues: 17, ..Wishes::DEFAULT };
    let mut last = 81;
    for node_limit in [0, 10, 100, 1000, 10_000, 100_000] {
        let (progress, puzzle, solution) = make(Backend::best(), &wish(&wishes), 5, node_limit);
        assert_eq!(progress, Progress::Limit);
        prove(&puzzle, &solution);
        let count = clue_cells(&puzzle).len();
        assert!(count <= last);
        last = count;
    }
    assert!(last <= 21, "{last} clues");
}

#[test]
fn minimal_puzzles_have_no_redundant_clue_and_lose_only_clues() {
    let random = &mut SplitMix64(66);
    for seed in 0..rounds(500, 30) {
        let wishes = Wishes { min_clues: 26 + random.below(20) as u32, ..Wishes::DEFAULT };
        let (_, puzzle, solution) = make(Backend::best(), &wish(&wishes), seed, ENOUGH);
        let stream = &mut sudokit_core::random::Random::new(seed);
        let redundant = clues::redundant(Backend::best(), &grid(&puzzle)).expect("the puzzle is unique");
        for (cell, digit) in grid(&puzzle).placed() {
            let mut left = puzzle;
            left[cell as usize] = 0;
            let is_unique = method::find(Method::Propagate, &grid(&left), u64::MAX, 2).2.solutions == 1;
            assert_eq!(redundant.contains(cell), is_unique, "{digit:?} at {cell:?} of {}", line(&puzzle));
        }
        let minimal =
            clues::minimize(Backend::best(), &grid(&puzzle), stream).expect("the puzzle is unique").to_bytes();
        assert!((0..81).all(|cell| minimal[cell] == 0 || minimal[cell] == puzzle[cell]));
        prove(&minimal, &solution);
        assert!(!has_redundant_clue(&minimal), "{}", line(&minimal));
        assert_eq!(clues::is_minimal(Backend::best(), &grid(&minimal)), Ok(true));
        assert_eq!(clues::is_minimal(Backend::best(), &grid(&puzzle)), Ok(redundant.is_empty()));
    }
    for (board, flaw) in [([0; 81], clues::Flaw::NotUnique), ([1; 81], clues::Flaw::NoSolution)] {
        let stream = &mut sudokit_core::random::Random::new(0);
        assert_eq!(clues::minimize(Backend::best(), &grid(&board), stream), Err(flaw));
        assert_eq!(clues::redundant(Backend::best(), &grid(&board)), Err(flaw));
        assert_eq!(clues::is_minimal(Backend::best(), &grid(&board)), Err(flaw));
    }
}

#[test]
fn true_candidates_are_those_of_all_solutions() {
    let random = &mut SplitMix64(67);
    for _ in 0..rounds(500, 30) {
        let mut puzzle = common::without_cells(&random_solution(random), 40 + random.below(14), random);
        if random.below(4) == 0 {
            puzzle = common::with_changed_clue(&puzzle, random);
        }
        let mut expected = [0; 81];
        let mut count = 0;
        method::search(Method::Backtrack, &grid(&puzzle), u64::MAX, &mut |solution| {
            count += 1;
            for (cell, digit) in solution.placed() {
                expected[cell as usize] |= 1 << digit as u16;
            }
            if count < 20_000 { std::ops::ControlFlow::Continue(()) } else { std::ops::ControlFlow::Break(()) }
        });
        let (found, are_all) = clues::true_candidates(Backend::best(), &grid(&puzzle), u64::MAX);
        assert!(are_all);
        let found = found.to_bits();
        let is_same = if count < 20_000 { found == expected } else { (0..81).all(|c| expected[c] & !found[c] == 0) };
        assert!(is_same, "{}", line(&puzzle));
        let (some, _) = clues::true_candidates(Backend::best(), &grid(&puzzle), 1);
        assert!(some.to_bits().iter().zip(found).all(|(some, all)| some & !all == 0));
    }
    let (all, are_all) = clues::true_candidates(Backend::best(), &Grid::EMPTY, 0);
    assert!(!are_all && all.to_bits() == [0; 81]);
    let (all, are_all) = clues::true_candidates(Backend::best(), &Grid::EMPTY, 729);
    assert!(are_all && all.to_bits() == [0x1ff; 81]);
    assert!(breaks_a_rule(&[1; 81]));
    assert!(clues::true_candidates(Backend::best(), &grid(&[1; 81]), 5).0.to_bits() == [0; 81]);
}
