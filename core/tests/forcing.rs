//! The chaining techniques, held against every step that Sudoku Explainer took.

mod common;

use common::{SplitMix64, UNIQUE, data_lines};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use sudokit_core::board::{Candidates, Cell, Digit, Grid};
use sudokit_core::logic::forcing::{Outcome, Search, Stage, each};
use sudokit_core::logic::{NextStep, Position, Scale, Step, Technique};
use sudokit_core::method::{Method, find};

/// A step of a path: as it was printed.
struct Recorded {
    puzzle: usize,
    number: usize,
    technique: String,
    rating: u32,
    placement: Option<(Cell, Digit)>,
    eliminations: Candidates,
}

fn recorded(line: &str) -> Recorded {
    let fields: Vec<&str> = line.split('\t').collect();
    let [puzzle, number, technique, rating, placement, eliminations] = fields[..] else { panic!("{line}") };
    let place = |text: &str| {
        let bytes = text.as_bytes();
        let number = |byte: u8| usize::from(byte - b'0');
        (Cell::new(number(bytes[1]) * 9 + number(bytes[3]) - 10).unwrap(), bytes[4..].to_vec())
    };
    let mut map = Candidates::NONE;
    for text in eliminations.split([' ', ',']).filter(|text| text.starts_with('r')) {
        let (cell, digits) = place(text);
        for byte in digits.into_iter().filter(u8::is_ascii_digit) {
            map[cell] = map[cell].with(Digit::from_number(byte - b'0').unwrap());
        }
    }
    let placement = placement.starts_with('r').then(|| {
        let (cell, digits) = place(placement);
        (cell, Digit::from_number(digits[1] - b'0').unwrap())
    });
    Recorded {
        puzzle: puzzle.parse().unwrap(),
        number: number.parse().unwrap(),
        technique: technique.to_owned(),
        rating: rating.parse().unwrap(),
        placement,
        eliminations: map,
    }
}

/// The technique that the program calls so.
fn stage(technique: &str) -> Option<Stage> {
    Some(match technique {
        "Forcing Chain"
        | "Turbot Fish"
        | "Bidirectional Cycle"
        | "Bidirectional Y-Cycle"
        | "Forcing X-Chain"
        | "Bidirectional X-Cycle"
        | "Generalized X-Wing" => Stage::Chains,
        "Nishio Forcing Chains" => Stage::Nishio,
        "Cell Forcing Chains" | "Region Forcing Chains" => Stage::Multiple,
        _ if technique.ends_with("(+)") => Stage::DynamicPlus,
        _ if technique.starts_with("Dynamic") => Stage::Dynamic,
        _ => return None,
    })
}

fn first(position: &Position, stage: Stage) -> Option<Step> {
    let mut search = Search::START;
    let outcome = search.advance(position, stage, &mut u64::MAX.clone());
    assert!(matches!(outcome, Outcome::Found | Outcome::Nothing), "{outcome:?}");
    shown(&search, position, stage)
}

fn shown(search: &Search, position: &Position, stage: Stage) -> Option<Step> {
    let mut shown = None;
    search.show(position, stage, &mut |step| shown = Some(*step));
    shown
}

#[test]
fn every_chain_is_that_of_the_program() {
    let (Some(puzzles), Some(steps)) = (data_lines("se121_ratings.tsv"), data_lines("se_paths.tsv")) else { return };
    let Some(nodes) = data_lines("se_paths_nodes.tsv") else { return };
    let complexities: BTreeMap<(usize, usize), u32> = nodes
        .iter()
        .skip(1)
        .map(|line| {
            let fields: Vec<&str> = line.split('\t').collect();
            ((fields[0].parse().unwrap(), fields[1].parse().unwrap()), fields[4].parse().unwrap())
        })
        .collect();
    let mut table = BTreeMap::<String, (u32, u32)>::new();
    let mut position = Position::new(&Grid::EMPTY);
    let mut complaints = vec![];
    for line in steps.iter().skip(1) {
        let step = recorded(line);
        if step.number == 1 {
            position = Position::new(&common::grid(&common::board(&puzzles[step.puzzle - 1][..81])));
        }
        if let Some(stage) = stage(&step.technique) {
            let row = table.entry(step.technique.clone()).or_default();
            row.0 += 1;
            match complaint(&position, &step, stage, complexities[&(step.puzzle, step.number)]) {
                None => row.1 += 1,
                Some(complaint) => complaints.push(format!("{line}: {complaint}")),
            }
        }
        let mut effect = Step::new(Technique::FullHouse);
        (effect.eliminations, effect.placement) = (step.eliminations, step.placement);
        position.apply(&effect);
    }
    for (technique, (steps, equal)) in &table {
        println!("{technique:40} {steps:5} {equal:5}");
    }
    assert!(
        complaints.is_empty(),
        "{} differ:\n{}",
        complaints.len(),
        complaints[..complaints.len().min(20)].join("\n")
    );
}

fn complaint(position: &Position, step: &Recorded, stage: Stage, complexity: u32) -> Option<String> {
    for earlier in Stage::ALL.into_iter().take_while(|&earlier| earlier != stage) {
        if let Some(found) = first(position, earlier) {
            return Some(format!("{:?} {} comes first", found.technique, found.rating));
        }
    }
    let Some(found) = first(position, stage) else { return Some("not found".to_owned()) };
    let expected = (step.technique.as_str(), step.rating, complexity, step.placement);
    let is = (found.technique.name(), found.rating, found.complexity, found.placement);
    if is != expected {
        return Some(format!("{is:?}"));
    }
    let eliminations = found.eliminations;
    (eliminations != step.eliminations).then(|| format!("eliminates {:?}", eliminations.to_bits()))
}

fn next(position: &Position, mut effort: u64) -> Option<Step> {
    let mut found = None;
    let _ = NextStep::default().advance(position, Scale::Se2022, &mut effort, &mut |step| found = Some(*step));
    found
}

/// The way through a puzzle in the shorthand of the specification: what is done and its rating, time after time.
fn way(puzzle: &str, most: usize) -> Vec<(String, Step)> {
    let mut position = Position::new(&common::grid(&common::board(&puzzle[..81])));
    let mut steps = vec![];
    while !position.is_filled() && steps.len() < most {
        let step = next(&position, u64::MAX).expect("there is a step");
        position.apply(&step);
        steps.push((shorthand(&step), step));
    }
    steps
}

fn shorthand(step: &Step) -> String {
    use Technique as T;
    let inside = ["", "+", "+F", "+M", "+D", "+DF"][step.nesting as usize];
    let name = match step.technique {
        T::FullHouse | T::HiddenSingle => return "h".to_owned(),
        T::NakedSingle => "NS",
        T::DirectPointing => "DPo",
        T::DirectHiddenPair => "DHP",
        T::DirectHiddenTriple => "DHT",
        T::Pointing => "Po",
        T::Claiming => "Cl",
        T::NakedPair => "NP",
        T::NakedTriple => "NT",
        T::NakedQuad => "NQ",
        T::HiddenPair => "HP",
        T::HiddenTriple => "HT",
        T::HiddenQuad => "HQ",
        T::XWing => "XW",
        T::Swordfish => "SF",
        T::Jellyfish => "JF",
        T::XYWing => "XY",
        T::XYZWing => "XYZ",
        T::UniqueRectangle1 => "UR-t1",
        T::UniqueRectangle2 => "UR-t2",
        T::UniqueRectangle3 => "UR-t3",
        T::UniqueRectangle4 => "UR-t4",
        T::UniqueLoop1 => "UL-t1",
        T::UniqueLoop2 => "UL-t2",
        T::UniqueLoop3 => "UL-t3",
        T::UniqueLoop4 => "UL-t4",
        T::Bug1 => "BUG1",
        T::Bug2 => "BUG2",
        T::Bug3 => "BUG3",
        T::Bug4 => "BUG4",
        T::AlignedPairExclusion => "APE",
        T::AlignedTripleExclusion => "ATE",
        T::GeneralizedXWing => "GXW",
        T::BidirectionalXCycle => "XCy",
        T::BidirectionalYCycle => "YCy",
        T::BidirectionalCycle => "XYCy",
        T::TurbotFish => "TF",
        T::ForcingXChain => "FX",
        T::ForcingChain => "FC",
        T::Nishio => "Ni",
        T::CellForcingChains => "Ce",
        T::RegionForcingChains => "Re",
        T::DynamicContradiction | T::DynamicPlusContradiction | T::NestedContradiction => "DCo",
        T::DynamicDouble | T::DynamicPlusDouble | T::NestedDouble => "DDo",
        T::DynamicCell | T::DynamicPlusCell | T::NestedCell => "DCe",
        T::DynamicRegion | T::DynamicPlusRegion | T::NestedRegion => "DRe",
        other => other.name(),
    };
    format!("{name}{inside} {}.{}", step.rating / 10, step.rating % 10)
}

/// A way as the specification writes it, "h x2, UL6-t3HPair 4.6", in the shorthand of above, "h", "h", "UL-t3 4.6".
fn written_out(way: &str) -> Vec<String> {
    let mut steps = vec![];
    for part in way.split(", ") {
        let (step, times) = part.rsplit_once(" x").unwrap_or((part, "1"));
        let step = match step.split_once("-t") {
            Some((name, rest)) => {
                let (kind, rating) = (&rest[..1], step.rsplit(' ').next().unwrap());
                format!("{}-t{kind} {rating}", name.trim_end_matches(|c: char| c.is_ascii_digit()))
            }
            None => step.to_owned(),
        };
        steps.extend(vec![step; times.parse().unwrap()]);
    }
    steps
}

/// Among them the puzzles with subsets and chains inside the chains.
#[test]
fn every_vector_of_the_specification_is_met() {
    let Some(lines) = data_lines("se_spec.md") else { return };
    let mut count = 0;
    for pair in lines.windows(2).filter(|pair| pair[0].starts_with("**v")).step_by(every(1)) {
        let (puzzle, (_, expected)) = (pair[0].split('`').nth(1).unwrap(), pair[1].split_once(") ").unwrap());
        let is: Vec<String> = way(puzzle, usize::MAX).into_iter().map(|(step, _)| step).collect();
        assert_eq!(is, written_out(expected), "{}", pair[0]);
        count += 1;
    }
    println!("{count} vectors");
    assert!(count > 0);
}

/// Chains with multiple chains inside: rating, complexity, the candidate that goes (row, column, digit).
#[test]
fn chains_inside_chains_count_once() {
    let puzzle = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
    let expected = [
        ("DCo+F 10.8", 377, 596),
        ("DCo+M 11.1", 131, 312),
        ("DCo+M 11.2", 216, 751),
        ("DCo+M 11.3", 307, 571),
        ("DCo+M 11.5", 700, 724),
        ("DCo+M 11.2", 241, 352),
        ("DCo+M 11.4", 443, 956),
        ("DCo+M 11.6", 825, 437),
        ("Po 2.6", 0, 0),
        ("DCo+F 10.7", 228, 481),
    ];
    let way = way(puzzle, expected.len());
    for ((name, step), (expected, complexity, candidate)) in way.iter().zip(expected) {
        assert_eq!((name.as_str(), step.complexity), (expected, complexity));
        let gone =
            Cell::ALL.into_iter().flat_map(|cell| step.eliminations[cell].map(move |digit| (cell.index(), digit)));
        let gone: Vec<usize> = gone
            .map(|(cell, digit)| (cell / 9 + 1) * 100 + (cell % 9 + 1) * 10 + usize::from(digit.number()))
            .collect();
        assert!(candidate == 0 || gone == [candidate], "{name} eliminates {gone:?}, not {candidate}");
    }
}

/// Positions on the ways through hard puzzles, with the solution.
fn positions() -> Vec<(Position, Grid)> {
    let sets = ["top1465.txt", "hardest11.txt"].map(|file| data_lines(file).unwrap_or_default());
    let mut puzzles: Vec<_> = sets.iter().flat_map(|set| set.iter().step_by(set.len() / 6 + 1)).collect();
    let own = UNIQUE.map(str::to_owned);
    puzzles.extend(&own);
    let mut positions = vec![];
    for puzzle in puzzles {
        let grid = common::grid(&common::board(&puzzle[..81]));
        let solution = find(Method::Propagate, &grid, u64::MAX, 1).0.unwrap();
        let mut position = Position::new(&grid);
        for number in 0.. {
            let Some(step) = next(&position, 2_000_000) else { break };
            if step.rating >= 65 && number % 5 == 0 {
                positions.push((position, solution));
            }
            position.apply(&step);
        }
    }
    positions
}

/// Every how many positions count.
fn every(number: usize) -> usize {
    number * common::stride() * if cfg!(debug_assertions) { 10 } else { 1 }
}

fn is_sound(step: &Step, solution: &Grid) -> bool {
    let is_true = |cell: Cell, digit| solution[cell] == Some(digit);
    Cell::ALL.into_iter().all(|cell| { step.eliminations[cell] }.all(|digit| !is_true(cell, digit)))
        && step.placement.is_none_or(|(cell, digit)| is_true(cell, digit))
}

/// Of all deductions of a technique none is wrong, and none comes before the one that is found first.
#[test]
fn every_deduction_agrees_with_the_solution() {
    let mut count = 0;
    for (number, (position, solution)) in positions().iter().step_by(every(8)).enumerate() {
        for stage in Stage::ALL.into_iter().take_while(|&stage| stage < Stage::DynamicPlus) {
            let mut least: Option<(u32, u32)> = None;
            let _ = each(position, stage, &mut { u64::MAX }, &mut |step| {
                assert!(is_sound(step, solution), "{:?} {:?} {:?}", step.technique, step.placement, step.eliminations);
                assert!(!step.is_idle() && !step.links.as_slice().is_empty());
                let key = (step.rating, step.complexity);
                least = Some(least.map_or(key, |least| least.min(key)));
                count += 1;
                ControlFlow::Continue(())
            });
            let first = first(position, stage).map(|step| (step.rating, step.complexity));
            assert_eq!(first, least, "{stage:?}");
        }
        let deep = Stage::ALL.into_iter().filter(|&stage| stage >= Stage::DynamicPlus);
        for stage in deep.take(if number == 0 { 5 } else { 3 }) {
            let mut search = Search::START;
            let outcome = search.advance(position, stage, &mut 200_000);
            assert_ne!(outcome, Outcome::NoRoom);
            assert!(shown(&search, position, stage).is_none_or(|step| is_sound(&step, solution)), "{stage:?}");
        }
    }
    println!("{count} deductions");
}

#[test]
fn slices_come_to_what_the_whole_comes_to() {
    let random = &mut SplitMix64(5);
    for (position, _) in positions().iter().step_by(every(12)) {
        for stage in Stage::ALL.into_iter().take_while(|&stage| stage < Stage::Nested2) {
            let (mut search, mut whole, mut all) = (Search::START, Search::START, u64::MAX);
            let expected = whole.advance(position, stage, &mut all);
            let mut spent = 0;
            let outcome = loop {
                let slice = random.next() % 3000;
                let mut effort = slice;
                let outcome = search.advance(position, stage, &mut effort);
                spent += slice - effort;
                if outcome != Outcome::Limit {
                    break outcome;
                }
            };
            let key = |search: &Search| {
                shown(search, position, stage)
                    .map(|step| (step.technique, step.complexity, step.eliminations, step.placement))
            };
            assert_eq!((outcome, key(&search)), (expected, key(&whole)), "{stage:?}");
            assert!(spent <= u64::MAX - all, "{stage:?}: {spent}");
        }
    }
}
