//! The puzzles to measure with: the fifty of this project, and what is in `SUDOKIT_DATA` or `../shared/data`.

use crate::engine::Sample;
use std::fs;
use std::path::PathBuf;
use std::rc::Rc;

pub struct Set {
    pub name: &'static str,
    /// What a stranger should know of it.
    pub about: &'static str,
    /// How many solutions each puzzle has; 2 stands for more, too.
    pub solutions: u64,
    /// Whether SIMPLE can be kept waiting for.
    pub is_easy: bool,
    pub all: Rc<Sample>,
}

fn project() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().expect("a folder of the project").to_owned()
}

/// The folder of the sets.
pub fn data() -> PathBuf {
    std::env::var_os("SUDOKIT_DATA").map_or_else(|| project().join("../shared/data"), PathBuf::from)
}

/// Every set that is there and asked for.
pub fn all() -> Vec<Set> {
    let data = data();
    let fifty = project().join("c_examples/data/fifty.txt");
    let wanted = std::env::var("SUDOKIT_BENCH_SETS").unwrap_or_default();
    let every = std::env::var("SUDOKIT_BENCH_STEP").map_or(1, |step| step.parse().expect("the step is a number"));
    let set = |name: &'static str, about, file: PathBuf, solutions, is_easy, step: usize| {
        if !wanted.split(',').any(|part| name.contains(part)) {
            return None;
        }
        let Ok(text) = fs::read_to_string(&file) else {
            println!("Left out: {name}, as {} is not there.", file.display());
            return None;
        };
        let puzzles: Vec<[u8; 81]> = puzzles(&text).into_iter().step_by(step).collect();
        let puzzles = thin(&puzzles, every);
        Some(Set { name, about, solutions, is_easy, all: Rc::new(Sample::new(puzzles)) })
    };
    [
        set("fifty", "those that make demo solves", fifty, 1, true, 1),
        set("17 clues", "as few clues as there can be", data.join("seventeen.txt"), 1, false, 1),
        set("top1465", "hard ones", data.join("top1465.txt"), 1, false, 1),
        set("hardest 11+", "rated 11 and above by Sudoku Explainer", data.join("hardest11.txt"), 1, false, 20),
        set("serg", "two or more solutions each", data.join("serg.txt"), 2, false, 1),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// The puzzles of 17 clues, or what else there is.
pub fn main_of(sets: &[Set]) -> Option<&Set> {
    sets.iter().find(|set| set.name == "17 clues").or(sets.first())
}

impl Set {
    /// A sample for an engine that is so much slower than the fastest; none where it would take minutes.
    pub fn sample(&self, slowness: usize) -> Option<Rc<Sample>> {
        match slowness {
            1 => Some(self.all.clone()),
            usize::MAX if !self.is_easy => None,
            _ => Some(Rc::new(Sample::new(thin(&self.all.digits, slowness)))),
        }
    }
}

/// Every so many-th puzzle, but at least 50.
fn thin(puzzles: &[[u8; 81]], step: usize) -> Vec<[u8; 81]> {
    puzzles.iter().copied().step_by(step.min(puzzles.len() / 50).max(1)).collect()
}

/// Lines of 81 cells, or nine lines of nine.
fn puzzles(text: &str) -> Vec<[u8; 81]> {
    let cells = text.lines().filter(|line| !line.starts_with(['#', 'G'])).flat_map(|line| {
        let line = line.split([' ', ',', '\t']).next().unwrap_or_default();
        line.bytes().map(|byte| if byte == b'.' { 0 } else { byte.wrapping_sub(b'0') })
    });
    let cells: Vec<u8> = cells.collect();
    cells.as_chunks::<81>().0.to_vec()
}
