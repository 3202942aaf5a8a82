//! Pictures: those in `docs` are what the engine draws, and every step that it finds becomes sound XML with every digit in it.
//!
//! `SUDOKIT_WRITE_DOCS=1` rewrites `docs`.

mod common;

use common::{UNIQUE, board, data_lines, grid};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use sudokit_core::board::{Candidates, Cell, CellSet, Digit, DigitSet, Grid};
use sudokit_core::logic::{HUMAN_ORDER, Position, Rater, Role, Scale, Step, Technique};
use sudokit_core::text::{Lone, Picture, Spelled, Theme, Writer, parse_candidates, svg};

/// The pictures in `docs`: name, puzzle, technique, colours.
const STEPS: [(&str, usize, Technique, Theme); 6] = [
    ("hidden_pair", 3, Technique::HiddenPair, Theme::Light),
    ("x_wing", 5, Technique::XWing, Theme::Light),
    ("xy_wing", 4, Technique::XYWing, Theme::Light),
    ("unique_rectangle", 2, Technique::UniqueRectangle4, Theme::Light),
    ("forcing_chain", 2, Technique::ForcingChain, Theme::Light),
    ("forcing_chains_of_a_cell", 4, Technique::CellForcingChains, Theme::Dark),
];

fn drawn(picture: &Picture) -> String {
    let mut counter = Writer::counting();
    svg(picture, &mut counter);
    let mut bytes = vec![0; counter.length()];
    svg(picture, &mut Writer::new(&mut bytes));
    String::from_utf8(bytes).expect("pictures are ASCII")
}

/// Shows every step on the way of Sudoku Explainer, as a picture.
fn walk(puzzle: usize, mut watch: impl FnMut(&Picture, &Step)) {
    let puzzle = grid(&board(UNIQUE[puzzle]));
    let mut position = Position::new(&puzzle);
    let clues = puzzle.placed().fold(CellSet::EMPTY, |all, (cell, _)| all.with(cell));
    Rater::new(&puzzle, Scale::Se2022).advance(&mut u64::MAX.clone(), |step| {
        let (grid, notes) = (*position.grid(), *position.candidates());
        watch(&Picture { grid, clues, notes, step: Some(step), ..Picture::EMPTY }, step);
        position.apply(step);
    });
}

fn is_golden(name: &str, picture: &Picture) {
    let fresh = drawn(&Picture { has_labels: true, has_legend: true, ..*picture });
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs").join(name).with_extension("svg");
    if std::env::var_os("SUDOKIT_WRITE_DOCS").is_some() {
        fs::create_dir_all(file.parent().expect("docs")).expect("docs can be made");
        fs::write(&file, &fresh).expect("docs can be written");
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == fresh, "docs/{name}.svg is not what is drawn now: SUDOKIT_WRITE_DOCS=1 rewrites it");
}

#[test]
fn docs_show_what_is_drawn() {
    for (name, puzzle, technique, theme) in STEPS {
        let mut is_shown = false;
        walk(puzzle, |picture, step| {
            if step.technique == technique && !is_shown {
                is_golden(name, &Picture { theme, ..*picture });
                is_shown = true;
            }
        });
        assert!(is_shown, "{technique:?} is no step of puzzle {puzzle}");
    }
}

#[test]
fn docs_show_mistakes() {
    let puzzle = grid(&board(UNIQUE[3]));
    let clues = puzzle.placed().fold(CellSet::EMPTY, |all, (cell, _)| all.with(cell));
    let (mut grid, mut step) = (puzzle, Step::new(Technique::WrongDigit));
    grid[Cell::R5C2] = Some(Digit::D6);
    grid[Cell::R7C3] = Some(Digit::D9);
    step.mark(Cell::R7C3, DigitSet::only(Digit::D9), Role::Mistake);
    step.mark(Cell::R1C4, DigitSet::only(Digit::D2), Role::Mistake);
    let mut notes = Candidates::of(&grid);
    notes[Cell::R1C4] = notes[Cell::R1C4].without(Digit::D2);
    is_golden("mistakes", &Picture { grid, clues, notes, step: Some(&step), ..Picture::EMPTY });
}

/// The elements of a picture, each with its attributes. Panics if it is not sound.
fn elements(picture: &str) -> Vec<(&str, &str)> {
    let (mut open, mut elements) = (vec![], vec![]);
    for tag in picture.split('<').skip(1) {
        let (tag, text) = tag.split_once('>').expect("tags end");
        assert!(!text.contains(['&', '"']), "{text}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "elements end in order");
            continue;
        }
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        let quoted = attributes.trim_end_matches('/').split('"').collect::<Vec<_>>();
        assert!(quoted.len() % 2 == 1 && quoted.iter().step_by(2).all(|name| name.is_empty() || name.ends_with('=')));
        let mut names = quoted.iter().step_by(2).collect::<Vec<_>>();
        names.sort();
        assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "{tag}: an attribute twice");
        if !tag.ends_with('/') {
            open.push(name);
        }
        elements.push((name, attributes));
    }
    assert!(open.is_empty() && elements[0].0 == "svg" && picture.ends_with("</svg>\n"));
    elements
}

/// What is drawn without where it is.
fn kind((name, attributes): (&str, &str)) -> String {
    let places = ["x", "y", "cx", "cy", "d", "width", "height", "x1", "y1"];
    let quoted = attributes.trim_end_matches('/').split('"').collect::<Vec<_>>();
    let pairs = quoted.chunks(2).filter(|pair| pair.len() == 2);
    let kept = pairs.filter(|pair| !places.contains(&pair[0].trim().trim_end_matches('=')));
    // What is short has short dashes.
    let value = |pair: &[&str]| if pair[0].contains("dasharray") { "some".to_owned() } else { pair[1].to_owned() };
    name.to_owned() + &kept.map(|pair| format!(" {}{}", pair[0].trim(), value(pair))).collect::<String>()
}

/// The entries of a legend: the word, and what stands before it, each thing as its kind. And the kinds in the picture.
fn legend(picture: &Picture) -> (Vec<(String, Vec<String>)>, BTreeSet<String>) {
    let bare = drawn(&Picture { has_legend: false, ..*picture });
    let whole = drawn(&Picture { has_legend: true, ..*picture });
    // Only the legend differs, but for the height in the first and the paper in the second line.
    let known = elements(&bare).len();
    let kinds = elements(&bare).into_iter().map(kind).collect();
    let (mut entries, mut signs) = (vec![], vec![]);
    let words = whole.split("</text>").filter_map(|text| text.rsplit_once('>')).map(|(_, word)| word.to_owned());
    let texts = elements(&bare).iter().filter(|element| element.0 == "text").count();
    let mut words = words.skip(texts);
    for element in elements(&whole).into_iter().skip(known) {
        let is_word = element.0 == "text" && element.1.contains("font-size");
        let word = if element.0 == "text" { words.next().expect("a word") } else { String::new() };
        if is_word {
            entries.push((word, std::mem::take(&mut signs)));
        } else if element.0 != "g" {
            signs.push(kind(element));
        }
    }
    (entries, kinds)
}

/// Without colours.
fn gray(signs: &[String]) -> Vec<String> {
    let is_kept = |part: &&str| !part.contains('#');
    signs.iter().map(|sign| sign.split(' ').filter(is_kept).collect::<Vec<_>>().join(" ")).collect()
}

/// Each entry of a legend is in the picture, and looks like no other, even in grey.
fn legend_tells_all_apart(picture: &Picture, name: &str) {
    let (entries, kinds) = legend(picture);
    assert!(!entries.is_empty(), "{name}");
    for (word, signs) in &entries {
        for sign in signs.iter().filter(|sign| !sign.starts_with("text")) {
            assert!(kinds.contains(sign), "{name}: {word} is not in the picture: {sign}");
        }
        for (other, theirs) in entries.iter().filter(|(other, _)| other != word) {
            assert!(gray(signs) != gray(theirs), "{name}: {word} looks like {other}: {signs:?}");
        }
    }
}

#[test]
fn legends_tell_all_apart() {
    let mut shown = BTreeMap::<Technique, usize>::new();
    let draw = |position: &Position, clues: CellSet, step: &Step| {
        let (grid, notes) = (*position.grid(), *position.candidates());
        legend_tells_all_apart(
            &Picture { grid, clues, notes, step: Some(step), ..Picture::EMPTY },
            step.technique.name(),
        );
    };
    for puzzle in UNIQUE {
        let puzzle = grid(&board(puzzle));
        let mut position = Position::new(&puzzle);
        Rater::new(&puzzle, Scale::Se2022).advance(&mut u64::MAX.clone(), |step| {
            draw(&position, CellSet::EMPTY, step);
            *shown.entry(step.technique).or_default() += 1;
            position.apply(step);
        });
    }
    for line in data_lines("hodoku/reglib.txt").unwrap_or_default() {
        let Spelled { grid, clues, candidates } = parse_candidates(line.as_bytes(), Lone::Placed).unwrap();
        let mut position = Position::with_candidates(&grid, &candidates);
        position.set_clues(clues);
        for finder in HUMAN_ORDER.iter().filter(|finder| finder.least_rating() < 85) {
            let is_rare = |technique: Technique| shown.get(&technique).is_none_or(|&count| count < 20);
            if !Technique::ALL.into_iter().any(|it| finder.techniques().contains(it) && is_rare(it)) {
                continue;
            }
            let mut some = 0;
            let _ = finder.each(&position, &mut |step| {
                draw(&position, clues, step);
                *shown.entry(step.technique).or_default() += 1;
                some += 1;
                if some < 3 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
        }
    }
    println!("{} techniques", shown.len());
    assert!(shown.len() > 25, "{}", shown.len());
}

#[test]
fn every_step_becomes_sound_xml_with_every_digit() {
    let mut steps = 0;
    for puzzle in 0..UNIQUE.len() {
        walk(puzzle, |picture, step| {
            let empty = Cell::ALL.into_iter().filter(|&cell| picture.grid[cell].is_none());
            let is_big = |cell| step.links.as_slice().is_empty() && step.placement.is_some_and(|(it, _)| it == cell);
            let digits = 81 - empty.clone().filter(|&cell| !is_big(cell)).count();
            let candidates: u32 = empty.filter(|&cell| !is_big(cell)).map(|cell| picture.notes[cell].len()).sum();
            let text = drawn(picture);
            let count = |name: &str| elements(&text).iter().filter(|element| element.0 == name).count();
            assert_eq!(count("text"), digits + candidates as usize, "{}", step.technique.name());
            let more = drawn(&Picture { has_labels: true, has_legend: true, theme: Theme::Dark, ..*picture });
            assert!(elements(&more).len() >= elements(&text).len() + 18);
            steps += 1;
        });
    }
    println!("{steps} steps");
    assert!(steps > 500);
    let empty = drawn(&Picture::EMPTY);
    assert!(elements(&empty).iter().all(|element| element.0 != "text") && Picture::EMPTY.grid == Grid::EMPTY);
}
