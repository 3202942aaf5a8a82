//! The chaining techniques, held against every step that Sudoku Explainer took.

mod common;

use common::data_lines;
use std::collections::BTreeMap;
use sudokit_core::board::{Candidates, Cell, Digit, Grid};
use sudokit_core::logic::forcing::{Outcome, Search, Stage};
use sudokit_core::logic::{Position, Step, Technique};

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
    let mut search = Search::new(stage);
    let outcome = search.advance(position, stage, &mut u64::MAX.clone());
    assert!(matches!(outcome, Outcome::Found | Outcome::Nothing), "{outcome:?}");
    search.step(position, stage)
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
