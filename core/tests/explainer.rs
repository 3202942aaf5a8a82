//! Ratings, held against what Sudoku Explainer printed: every step of 330 paths, and all ratings of its two versions.

mod common;

use common::{board, data_lines, grid};
use std::collections::BTreeMap;
use sudokit_core::board::{Candidates, Cell, Digit};
use sudokit_core::logic::{Progress, Rater, Scale, Step};

/// Rates a puzzle, and writes each step as the paths have it: technique, rating, placement, eliminations.
fn rate(puzzle: &str, scale: Scale) -> ([u32; 3], Vec<String>) {
    let mut rater = Rater::new(&grid(&board(&puzzle[..81])), scale);
    let mut steps = vec![];
    let progress = rater.advance(&mut u64::MAX.clone(), |step| steps.push(written(step)));
    assert_eq!(progress, Progress::Done, "{puzzle}");
    ([rater.ratings.er, rater.ratings.ep, rater.ratings.ed], steps)
}

fn written(step: &Step) -> String {
    let place = |cell: Cell| format!("r{}c{}", cell.index() / 9 + 1, cell.index() % 9 + 1);
    let name = step
        .technique
        .name()
        .replace("Triple", "Triplet")
        .replace("Type", "type")
        .replace("Full House", "Hidden Single");
    let placement =
        step.placement.map_or("-".to_owned(), |(cell, digit)| format!("{}={}", place(cell), digit.number()));
    let of = |map: &Candidates, cell: Cell| -> Vec<u8> { map[cell].map(Digit::number).collect() };
    let eliminations: Vec<String> = Cell::ALL
        .into_iter()
        .flat_map(|cell| of(&step.eliminations, cell).into_iter().map(move |digit| format!("{}<>{digit}", place(cell))))
        .collect();
    let eliminations = if eliminations.is_empty() { "-".to_owned() } else { eliminations.join(",") };
    format!("{name}\t{}\t{placement}\t{eliminations}", step.rating)
}

#[test]
fn every_step_is_that_of_the_program() {
    let (Some(puzzles), Some(lines)) = (data_lines("se121_ratings.tsv"), data_lines("se_paths.tsv")) else { return };
    let mut paths = BTreeMap::<usize, Vec<String>>::new();
    for line in lines.iter().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let technique = fields[2].split(" (w/").next().expect("a split has a first part");
        let technique = technique.replace("Unique Loop 8", "Unique Loop");
        let step = format!("{technique}\t{}\t{}\t{}", fields[3], fields[4], fields[5]);
        paths.entry(fields[0].parse().expect("puzzles have numbers")).or_default().push(step);
    }
    let mut table = BTreeMap::<String, usize>::new();
    let mut complaints = vec![];
    for (number, path) in &paths {
        let (_, steps) = rate(&puzzles[number - 1], Scale::Se2022);
        for step in &steps {
            *table.entry(step.split('\t').next().unwrap_or_default().to_owned()).or_default() += 1;
        }
        let differs = (0..path.len().max(steps.len())).find(|&i| path.get(i) != steps.get(i));
        if let Some(i) = differs {
            complaints.push(format!("{number} {}: {:?}, not {:?}", i + 1, steps.get(i), path.get(i)));
        }
    }
    for (technique, steps) in &table {
        println!("{technique:40} {steps:5}");
    }
    println!("{} paths, {} steps", paths.len(), paths.values().map(Vec::len).sum::<usize>());
    assert!(complaints.is_empty(), "{} differ:\n{}", complaints.len(), complaints.join("\n"));
}

#[test]
fn every_rating_is_that_of_the_program() {
    let Some(puzzles) = data_lines("se121_ratings.tsv") else { return };
    let mut complaints = vec![];
    for line in &puzzles {
        let fields: Vec<&str> = line.split('\t').collect();
        let printed = |column: usize| -> [u32; 3] {
            let tenfold = |text: &str| text.replace('.', "").parse().expect("ratings are numbers");
            std::array::from_fn(|i| tenfold(fields[column + i]))
        };
        for (scale, column) in [(Scale::Se1213, 1), (Scale::Se2022, 4)] {
            let (ratings, _) = rate(fields[0], scale);
            if ratings != printed(column) {
                complaints.push(format!("{} {scale:?}: {ratings:?}, not {:?}", fields[0], printed(column)));
            }
        }
    }
    println!("{} puzzles", puzzles.len());
    assert!(complaints.is_empty(), "{} differ:\n{}", complaints.len(), complaints.join("\n"));
}
