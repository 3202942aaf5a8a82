//! The puzzles to measure with: what is in `SUDOKIT_DATA` or `../shared/data`, and the fifty of this project in any case.

use std::fs;
use std::path::PathBuf;

pub struct Set {
    pub name: &'static str,
    /// How many solutions each puzzle has; 2 stands for more, too.
    pub solutions: u64,
    /// Whether SIMPLE can be kept waiting for.
    pub is_easy: bool,
    pub puzzles: Vec<[u8; 81]>,
}

/// Every set that is there.
pub fn all() -> Vec<Set> {
    let project = PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().expect("a folder of the project").to_owned();
    let data = std::env::var_os("SUDOKIT_DATA").map_or_else(|| project.join("../shared/data"), PathBuf::from);
    let fifty = project.join("c_examples/data/fifty.txt");
    let set = |name, file: PathBuf, solutions, is_easy, step| {
        let Ok(text) = fs::read_to_string(&file) else {
            eprintln!("skipped: {} is not there", file.display());
            return None;
        };
        let puzzles = puzzles(&text).into_iter().step_by(step).collect();
        Some(Set { name, solutions, is_easy, puzzles })
    };
    [
        set("fifty", fifty, 1, true, 1),
        set("17 clues", data.join("seventeen.txt"), 1, false, 1),
        set("top1465", data.join("top1465.txt"), 1, false, 1),
        set("hardest 11+", data.join("hardest11.txt"), 1, false, 20),
        set("serg", data.join("serg.txt"), 2, false, 1),
    ]
    .into_iter()
    .flatten()
    .collect()
}

impl Set {
    /// Every so many-th puzzle, but at least 50, for an engine that is so much slower; none where it would take minutes.
    pub fn sample(&self, slowness: usize) -> Option<Vec<[u8; 81]>> {
        if slowness == usize::MAX && !self.is_easy {
            return None;
        }
        let step = slowness.min(self.puzzles.len() / 50).max(1);
        Some(self.puzzles.iter().copied().step_by(step).collect())
    }
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
