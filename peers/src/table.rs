//! The main table: every engine on every set, with one and two solutions asked for.

use crate::engine::Engine;
use crate::measure::{ROUNDS, Row, rows};
use crate::sets::Set;
use crate::text::{count, ratio};

/// A set, measured.
pub struct Block {
    pub set: &'static str,
    pub about: &'static str,
    pub puzzles: usize,
    /// For limit 1 and limit 2.
    pub limits: [Vec<Row>; 2],
}

impl Block {
    /// The peer that is the fastest at a limit.
    pub fn best_peer(&self, limit: usize) -> &Row {
        let peers = self.limits[limit - 1].iter().filter(|row| row.is_peer);
        peers.max_by(|a, b| a.rate().partial_cmp(&b.rate()).expect("rates are numbers")).expect("there is a peer")
    }

    /// The rates and ratios of an engine at a limit, in columns.
    fn cells(&self, limit: usize, engine: usize) -> String {
        let rows = &self.limits[limit - 1];
        let row = &rows[engine];
        let cell = |value: Option<String>| value.unwrap_or_else(|| "-".to_owned());
        let rate = cell(row.rate().map(count));
        let to_best = cell(row.ratio(self.best_peer(limit)).map(ratio));
        let to_first = cell(row.ratio(&rows[0]).map(ratio));
        format!("{rate:>12} {to_best:>9} {to_first:>8}")
    }
}

/// Measures and prints, block by block.
pub fn print(engines: &mut [Box<dyn Engine>], sets: &[Set]) -> Vec<Block> {
    println!(
        "
Puzzles per second, one thread, median of {ROUNDS} rounds in which the engines take turns.
limit 1     find a solution                       best peer   ratio to the fastest of the peers, which stand first
limit 2     and tell whether it is the only one   sudoku      ratio to the crate sudoku; above 1 is faster
AUTO, BACKTRACK, EXACT_COVER, PROPAGATE and SIMPLE get one call for each puzzle, BATCH one for all of them."
    );
    sets.iter().map(|set| block(engines, set)).collect()
}

fn block(engines: &mut [Box<dyn Engine>], set: &Set) -> Block {
    let puzzles = set.all.digits.len();
    let block =
        Block { set: set.name, about: set.about, puzzles, limits: [1, 2].map(|limit| rows(engines, set, limit)) };
    let columns = format!("{:>12} {:>9} {:>8}", "puzzles/s", "best peer", "sudoku");
    println!("\n{}: {} puzzles, {}", set.name, count(puzzles as f64), set.about);
    println!("{:<26}{:>31}   {:>31}", "", "limit 1", "limit 2");
    println!("  {:<15} {:>8} {columns}   {columns}", "engine", "puzzles");
    for (index, row) in block.limits[0].iter().enumerate() {
        let sample = count(row.puzzles as f64);
        println!("  {:<15} {sample:>8} {}   {}", row.engine, block.cells(1, index), block.cells(2, index));
    }
    block
}
