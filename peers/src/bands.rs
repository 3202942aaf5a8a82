//! Puzzles by how hard they are for a person, and how long ratings, hints and the making of such a puzzle take.

use crate::measure::median;
use crate::sets;
use crate::sudokit::{GenerateOptions, HintOptions, OK, RATING_WORDS, STEP_WORDS, Sudokit, Thinking};
use crate::text::count;
use std::fs;
use std::ptr::{null, null_mut};
use std::time::Instant;

/// What there is in a band, by ten times the rating of Sudoku Explainer, and how many puzzles of it are measured.
struct Band {
    least: u32,
    most: u32,
    puzzles: usize,
}

const BANDS: [Band; 7] = [
    Band { least: 10, most: 15, puzzles: 40 },
    Band { least: 16, most: 25, puzzles: 40 },
    Band { least: 26, most: 45, puzzles: 40 },
    Band { least: 46, most: 70, puzzles: 40 },
    Band { least: 71, most: 80, puzzles: 40 },
    Band { least: 81, most: 89, puzzles: 40 },
    Band { least: 90, most: 200, puzzles: 15 },
];

/// Orders of techniques: that of a person and that of Sudoku Explainer.
const ORDERS: [u32; 2] = [0, 1];

/// Hints are measured up to the steps of this band.
const LAST_BAND_OF_HINTS: usize = 5;

/// A puzzle, and ten times its rating.
type Rated = ([u8; 81], u32);

pub fn print(sudokit: &Sudokit) {
    let Some(thinking) = sudokit.thinking else {
        return println!("\nLeft out: bands, as this library has no sudokit_rate.");
    };
    let file = sets::data().join("se121_ratings.tsv");
    match fs::read_to_string(&file) {
        Ok(text) => {
            let rated: Vec<Rated> = text.lines().filter_map(rated).collect();
            print_ratings(&thinking, &rated);
            print_hints(&thinking, &rated);
        }
        Err(_) => println!("\nLeft out: ratings and hints, as {} is not there.", file.display()),
    }
    print_making(sudokit, &thinking);
}

impl Band {
    fn name(&self) -> String {
        match self.most {
            ..100 => format!("{:.1} to {:.1}", f64::from(self.least) / 10.0, f64::from(self.most) / 10.0),
            _ => format!("{:.1} and more", f64::from(self.least) / 10.0),
        }
    }

    fn has(&self, rating: u32) -> bool {
        (self.least..=self.most).contains(&rating)
    }

    /// Some of the puzzles, from all over the list.
    fn some<'a>(&self, rated: &'a [Rated]) -> impl Iterator<Item = &'a Rated> {
        let (least, most) = (self.least, self.most);
        let is_in = move |puzzle: &&Rated| (least..=most).contains(&puzzle.1);
        let there = rated.iter().filter(is_in).count();
        rated.iter().filter(is_in).step_by(there.div_ceil(self.puzzles).max(1))
    }
}

/// A line of the list: the puzzle, and the ER, EP and ED that two programs give it.
fn rated(line: &str) -> Option<Rated> {
    let mut fields = line.split('\t');
    let puzzle = fields.next()?.as_bytes().as_array::<81>()?;
    let rating: f64 = fields.next()?.parse().ok()?;
    Some((puzzle.map(|byte| if byte == b'.' { 0 } else { byte - b'0' }), (rating * 10.0).round() as u32))
}

fn print_ratings(thinking: &Thinking, list: &[Rated]) {
    println!("\nRatings: one call of sudokit_rate a puzzle; milliseconds");
    println!("{:<16} {:>8} {:>10} {:>10} {:>12}", "ER", "puzzles", "median", "maximum", "per second");
    for band in &BANDS {
        let times: Vec<f64> = band.some(list).map(|(puzzle, er)| rate(thinking, puzzle, *er)).collect();
        let (middle, most) = (median(times.clone()), times.iter().copied().fold(0.0, f64::max));
        let rate = count(1e3 * times.len() as f64 / times.iter().sum::<f64>());
        println!("{:<16} {:>8} {middle:>10.2} {most:>10.2} {rate:>12}", band.name(), times.len());
    }
}

/// The milliseconds that a rating takes, which must come out as `er`.
fn rate(thinking: &Thinking, puzzle: &[u8; 81], er: u32) -> f64 {
    let mut rating = [0_u32; RATING_WORDS];
    rating[0] = size_of_val(&rating) as u32;
    let start = Instant::now();
    // SAFETY: all pointers are to objects of the types that the function takes, or may be NULL.
    let result = unsafe { (thinking.rate)(puzzle, null(), rating.as_mut_ptr()) };
    let time = start.elapsed().as_secs_f64() * 1e3;
    assert_eq!((result, rating[1]), (OK, er));
    time
}

/// Walks over the positions on Sudoku Explainer's way, and asks in each for a hint.
fn print_hints(thinking: &Thinking, list: &[Rated]) {
    println!("\nHints: one call of sudokit_hint in each position on Sudoku Explainer's way, by the rating of the step");
    println!("there; milliseconds, in the order of a person, and in that of Sudoku Explainer");
    let heading = |order: &str| format!(" {:>12} {:>10} {:>10}", [order, "median"].join(" "), "99 %", "maximum");
    println!("{:<16} {:>10}{}{}", "rating", "positions", heading("person's"), heading("SE's"));
    let mut times: [Vec<[f64; 2]>; LAST_BAND_OF_HINTS + 1] = Default::default();
    for (puzzle, _) in BANDS.iter().take(LAST_BAND_OF_HINTS + 1).flat_map(|band| band.some(list)) {
        walk(thinking, puzzle, |rating, hints| {
            if let Some(band) = BANDS.iter().position(|band| band.has(rating))
                && let Some(times) = times.get_mut(band)
            {
                times.push(hints);
            }
        });
    }
    for (band, times) in BANDS.iter().zip(times) {
        print!("{:<16} {:>10}", band.name(), count(times.len() as f64));
        for order in ORDERS {
            let mut times: Vec<f64> = times.iter().map(|hints| hints[order as usize]).collect();
            times.sort_by(f64::total_cmp);
            let of = |part: usize| times.get((times.len().saturating_sub(1)) * part / 100).copied().unwrap_or(f64::NAN);
            print!(" {:>12.3} {:>10.3} {:>10.3}", of(50), of(99), of(100));
        }
        println!();
    }
}

/// Hands out the rating of each step, and the milliseconds of a hint in each order.
fn walk(thinking: &Thinking, puzzle: &[u8; 81], mut hints: impl FnMut(u32, [f64; 2])) {
    let (mut grid, mut notes, mut step) = (*puzzle, [0_u16; 81], [0_u32; STEP_WORDS]);
    // SAFETY: here and below, all pointers are to objects of the types that the function takes, or may be NULL.
    assert_eq!(unsafe { (thinking.candidates_from_grid)(&grid, &mut notes) }, OK);
    while grid.contains(&0) {
        let times = ORDERS.map(|order| {
            let options = HintOptions::new(order);
            let start = Instant::now();
            let result = unsafe { (thinking.hint)(&grid, &notes, &options, step.as_mut_ptr()) };
            let time = start.elapsed().as_secs_f64() * 1e3;
            assert_eq!(result, OK);
            time
        });
        hints(step[1], times);
        assert_eq!(unsafe { (thinking.apply)(&mut grid, &mut notes, step.as_ptr()) }, OK);
    }
}

fn print_making(sudokit: &Sudokit, thinking: &Thinking) {
    let Some(generate) = sudokit.generate else {
        return println!("\nLeft out: puzzles of a band, as this library has no sudokit_generate.");
    };
    println!("\nMaking puzzles of a band: one call of sudokit_generate a seed; milliseconds");
    println!("{:<16} {:>8} {:>10} {:>10} {:>10}", "ER", "seeds", "median", "mean", "maximum");
    for band in &BANDS {
        let make = |seed| {
            let mut options = GenerateOptions::new(seed);
            (options.min_rating, options.max_rating) = (band.least, band.most);
            let mut puzzle = [0; 81];
            let start = Instant::now();
            // SAFETY: the same.
            let result = unsafe { generate(&options, &mut puzzle, null_mut()) };
            let time = start.elapsed().as_secs_f64() * 1e3;
            assert_eq!(result, OK);
            let mut rating = [0_u32; RATING_WORDS];
            rating[0] = size_of_val(&rating) as u32;
            // SAFETY: the same.
            assert_eq!(unsafe { (thinking.rate)(&puzzle, null(), rating.as_mut_ptr()) }, OK);
            assert!(band.has(rating[1]));
            time
        };
        let times: Vec<f64> = (0..band.puzzles as u64).map(make).collect();
        let (mean, most) = (times.iter().sum::<f64>() / times.len() as f64, times.iter().copied().fold(0.0, f64::max));
        let (name, seeds, middle) = (band.name(), times.len(), median(times));
        println!("{name:<16} {seeds:>8} {middle:>10.2} {mean:>10.2} {most:>10.2}");
    }
}
