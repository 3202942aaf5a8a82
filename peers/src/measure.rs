//! How engines are measured: they take turns, so that a machine that speeds up or slows down does so for all of them. A
//! rate is the median of the rounds, and a ratio the median of the ratios within a round.

use crate::engine::{Engine, Sample};
use crate::making::Maker;
use crate::sets::Set;
use std::rc::Rc;
use std::time::{Duration, Instant};

pub const ROUNDS: usize = 7;

/// A turn that ends sooner is repeated until it has taken that long, as a clock and a cold cache are too coarse for it.
pub const TURN: Duration = Duration::from_millis(10);

/// A turn of a maker: puzzles differ more in what they cost to make than in what they cost to solve.
const MAKING_TURN: Duration = Duration::from_millis(200);

/// What an engine did with a set.
pub struct Row {
    pub engine: String,
    pub is_peer: bool,
    /// How many puzzles it got.
    pub puzzles: usize,
    /// Puzzles per second, in each round; none where it would have taken minutes.
    rates: Vec<f64>,
}

impl Row {
    /// Puzzles per second.
    pub fn rate(&self) -> Option<f64> {
        (!self.rates.is_empty()).then(|| median(self.rates.clone()))
    }

    pub fn ratio(&self, other: &Row) -> Option<f64> {
        (!self.rates.is_empty())
            .then(|| median(self.rates.iter().zip(&other.rates).map(|(rate, other)| rate / other).collect()))
    }
}

/// Measures all the engines with a set. Every engine must find the right number of solutions, and write right ones.
pub fn rows(engines: &mut [Box<dyn Engine>], set: &Set, limit: u64) -> Vec<Row> {
    let samples: Vec<Option<Rc<Sample>>> = engines.iter().map(|engine| set.sample(engine.slowness())).collect();
    let row = |(index, sample): (usize, &Option<Rc<Sample>>)| Row {
        engine: engines[index].name().to_owned(),
        is_peer: engines[index].is_peer(),
        puzzles: sample.as_ref().map_or(0, |sample| sample.digits.len()),
        rates: Vec::new(),
    };
    let mut rows: Vec<Row> = samples.iter().enumerate().map(row).collect();
    let mut solutions = vec![[0; 81]; set.all.digits.len()];
    for _ in 0..ROUNDS {
        for ((engine, sample), row) in engines.iter_mut().zip(&samples).zip(&mut rows) {
            let Some(sample) = sample else { continue };
            let solutions = &mut solutions[..sample.digits.len()];
            solutions.fill([0; 81]);
            let (found, rate) = turn(TURN, sample.digits.len(), || engine.solve(sample, limit, solutions));
            row.rates.push(rate);
            let expected = sample.digits.len() as u64 * set.solutions.min(limit);
            assert_eq!(found, expected, "{} on {}: the number of solutions", row.engine, set.name);
            assert!(sample.is_solved_by(solutions), "{} on {}: a solution is wrong", row.engine, set.name);
        }
    }
    rows
}

/// Measures makers, each of which fills its grids in one piece of work. Checks are for afterwards.
pub fn makers(makers: &mut [Maker]) -> Vec<Row> {
    let row = |maker: &Maker| Row {
        engine: maker.name.to_owned(),
        is_peer: maker.is_peer,
        puzzles: maker.made.len(),
        rates: Vec::new(),
    };
    let mut rows: Vec<Row> = makers.iter().map(row).collect();
    for _ in 0..ROUNDS {
        for (maker, row) in makers.iter_mut().zip(&mut rows) {
            row.rates.push(turn(MAKING_TURN, maker.made.len(), || (maker.make)(&mut maker.made)).1);
        }
    }
    rows
}

/// Does something with so many puzzles, again until `least` has passed; gives what it gives and the puzzles per second.
pub fn turn<T>(least: Duration, puzzles: usize, mut work: impl FnMut() -> T) -> (T, f64) {
    let start = Instant::now();
    for times in 1.. {
        let result = work();
        let elapsed = start.elapsed();
        if elapsed >= least {
            return (result, (times * puzzles) as f64 / elapsed.as_secs_f64());
        }
    }
    unreachable!("the time comes")
}

pub fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
