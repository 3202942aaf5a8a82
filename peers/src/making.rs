//! What makes grids, and the table that sets ours beside others.

use crate::measure::{self, ROUNDS};
use crate::text::{count, ratio};

/// Makes as many grids as there is room for.
pub type Make<'a> = Box<dyn FnMut(&mut [[u8; 81]]) + 'a>;

pub struct Maker<'a> {
    pub name: &'static str,
    pub is_peer: bool,
    pub make: Make<'a>,
    /// What the last piece of work gave.
    pub made: Vec<[u8; 81]>,
}

impl<'a> Maker<'a> {
    pub fn ours(name: &'static str, grids: usize, make: impl FnMut(&mut [[u8; 81]]) + 'a) -> Maker<'a> {
        Maker { name, is_peer: false, make: Box::new(make), made: vec![[0; 81]; grids] }
    }

    pub fn peer(name: &'static str, grids: usize, make: impl FnMut(&mut [[u8; 81]]) + 'a) -> Maker<'a> {
        Maker { is_peer: true, ..Maker::ours(name, grids, make) }
    }
}

/// Measures the makers, and prints the rate of each and how many times as fast each of ours is. `about` tells more of
/// what was made, below the heading `about_heading`.
pub fn print(title: &str, makers: &mut [Maker], about_heading: &str, about: impl Fn(&Maker) -> String) {
    let rows = measure::makers(makers);
    println!("\n{title}; one thread, median of {ROUNDS} rounds;");
    println!("ratios: how many times as fast as the line the maker of the column is");
    let ours = || rows.iter().filter(|row| !row.is_peer);
    let headings: String = ours().map(|row| format!(" {:>18}", short(&row.engine))).collect();
    let print_line = |line: String| println!("{}", line.trim_end());
    print_line(format!("{:<26} {:>10}{headings}   {about_heading}", "maker", "per second"));
    for (row, maker) in rows.iter().zip(&*makers) {
        let rate = row.rate().map_or(String::new(), count);
        let ratios: String =
            ours().map(|our| format!(" {:>18}", our.ratio(row).map_or(String::new(), ratio))).collect();
        print_line(format!("{:<26} {rate:>10}{ratios}   {}", row.engine, about(maker)));
    }
}

/// A name without what all of ours begin with.
fn short(name: &str) -> &str {
    name.strip_prefix("sudokit_").unwrap_or(name)
}
