//! A line of the library, read.

use std::collections::BTreeSet;
use std::fmt;
use sudokit_core::board::{Cell, Digit, Grid};
use sudokit_core::logic::{Position, Step};
use sudokit_core::method::{Method, find};

/// A position, a technique and what it has to find there.
pub(crate) struct Case {
    /// The code of the technique, with its variant.
    pub(crate) code: String,
    pub(crate) position: Position,
    pub(crate) expected: Outcome,
    /// The solution of the clues, if there is just one.
    pub(crate) solution: Option<Grid>,
}

/// What a step does: the candidates that go, and those that are placed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(crate) struct Outcome {
    eliminations: BTreeSet<(Cell, Digit)>,
    placements: BTreeSet<(Cell, Digit)>,
}

impl Case {
    /// Reads `:code:candidates:digits:deleted:eliminations:placements:`.
    pub(crate) fn read(line: &str) -> Self {
        let fields: Vec<&str> = line.split(':').collect();
        let [_, code, _, digits, deleted, eliminations, placements, ..] = fields[..] else {
            panic!("no line of the library: {line}");
        };
        let (grid, clues) = read_digits(digits);
        let mut position = Position::new(&grid);
        position.set_clues(
            clues.placed().map(|(cell, _)| cell).fold(Default::default(), sudokit_core::board::CellSet::with),
        );
        for (cell, digit) in read_candidates(deleted) {
            position.eliminate(cell, digit);
        }
        let expected = Outcome { eliminations: read_candidates(eliminations), placements: read_candidates(placements) };
        let (solution, _, statistics) = find(Method::Propagate, &clues, u64::MAX, 2);
        let solution = solution.filter(|_| statistics.solutions == 1);
        Self { code: code.to_owned(), position, expected, solution }
    }
}

/// All digits, and the clues among them: those without a `+` before them.
fn read_digits(text: &str) -> (Grid, Grid) {
    let (mut grid, mut clues) = (Grid::EMPTY, Grid::EMPTY);
    let mut cells = Cell::ALL.into_iter();
    let mut is_clue = true;
    for letter in text.chars() {
        if letter == '+' {
            is_clue = false;
            continue;
        }
        let cell = cells.next().unwrap_or_else(|| panic!("more than 81 cells: {text}"));
        grid[cell] = letter.to_digit(10).and_then(|number| Digit::from_number(number as u8));
        clues[cell] = grid[cell].filter(|_| is_clue);
        is_clue = true;
    }
    assert!(cells.next().is_none(), "fewer than 81 cells: {text}");
    (grid, clues)
}

/// Candidates as digit, row, column, with blanks between.
fn read_candidates(text: &str) -> BTreeSet<(Cell, Digit)> {
    let read = |word: &str| {
        let &[digit, row, column] = word.as_bytes() else { panic!("no candidate: {word}") };
        let cell = usize::from(row - b'1') * 9 + usize::from(column - b'1');
        (Cell::ALL[cell], Digit::from_number(digit - b'0').unwrap_or_else(|| panic!("no digit: {word}")))
    };
    text.split_whitespace().map(read).collect()
}

impl Outcome {
    pub(crate) fn of(step: &Step) -> Self {
        let eliminations =
            Cell::ALL.into_iter().flat_map(|cell| step.eliminations[cell].map(move |digit| (cell, digit)));
        Self { eliminations: eliminations.collect(), placements: step.placement.into_iter().collect() }
    }

    /// Whether it does all that another does.
    pub(crate) fn contains(&self, other: &Self) -> bool {
        self.eliminations.is_superset(&other.eliminations) && self.placements.is_superset(&other.placements)
    }

    /// Whether it takes a digit of the solution away, or places one that is not.
    pub(crate) fn contradicts(&self, solution: &Grid) -> bool {
        self.eliminations.iter().any(|&(cell, digit)| solution[cell] == Some(digit))
            || self.placements.iter().any(|&(cell, digit)| solution[cell] != Some(digit))
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        for (cell, digit) in &self.eliminations {
            write!(out, "{}{}{} ", digit.number(), *cell as usize / 9 + 1, *cell as usize % 9 + 1)?;
        }
        for (cell, digit) in &self.placements {
            write!(out, "={}{}{} ", digit.number(), *cell as usize / 9 + 1, *cell as usize % 9 + 1)?;
        }
        Ok(())
    }
}
