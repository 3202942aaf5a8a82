//! A text with a puzzle a line, and what comes of each line.

use crate::memory::Outputs;
use crate::types;
use sudokit_core::batch::{Outcome, Puzzles};
use sudokit_core::board::Grid;

/// What is written for a line: 81 characters and LF.
pub(crate) type Slot = [u8; 82];

/// The lines of a text, each with its slot.
pub(crate) struct Lines<'a> {
    /// The text behind the lines taken.
    pub(crate) rest: &'a [u8],
    pub(crate) slots: &'a mut [Slot],
    /// The number of the next line.
    pub(crate) number: u64,
    pub(crate) taken: usize,
    /// The numbers of malformed lines.
    pub(crate) malformed: Outputs<u64>,
    pub(crate) malformed_count: usize,
}

impl Puzzles for Lines<'_> {
    /// Every line is a puzzle, so that a number tells the slot. One without a puzzle has no solution, and its slot begins
    /// with what to write then.
    #[inline]
    fn next(&mut self) -> Option<Grid> {
        let slot = self.slots.get_mut(self.taken)?;
        let line = take_line(&mut self.rest)?;
        let (mark, puzzle) = match line {
            Line::Puzzle(puzzle) => (b'-', puzzle),
            Line::Empty => (b'#', types::unsolvable()),
            Line::Malformed => {
                self.malformed.write(self.malformed_count, self.number);
                self.malformed_count += 1;
                (b'!', types::unsolvable())
            }
        };
        slot[0] = mark;
        self.taken += 1;
        self.number = self.number.wrapping_add(1);
        Some(puzzle)
    }

    #[inline]
    fn report(&mut self, number: usize, outcome: &Outcome) {
        let Some([cells @ .., end]) = self.slots.get_mut(number) else { return };
        *cells = match outcome {
            Outcome::Solved(solution) => solution.to_bytes().map(|number| b'0' + number),
            Outcome::NotUnique(_) => [b'+'; 81],
            Outcome::NoSolution => [cells[0]; 81],
            Outcome::Limit => [b'?'; 81],
        };
        *end = b'\n';
    }
}

/// What stands in a line.
enum Line {
    Puzzle(Grid),
    /// Nothing, or a comment.
    Empty,
    Malformed,
}

/// Takes the next line off a text; none at the end.
#[inline]
fn take_line(text: &mut &[u8]) -> Option<Line> {
    if text.is_empty() {
        return None;
    }
    let puzzle = text.split_first_chunk().and_then(|(cells, rest)| Some((puzzle(cells)?, rest)));
    let (puzzle, rest) = puzzle.map_or((None, *text), |(puzzle, rest)| (Some(puzzle), rest));
    let (line, rest) = split_line(rest);
    *text = rest;
    Some(match (puzzle, line) {
        (Some(puzzle), [] | [b' ' | b'\t' | b',' | b';' | b'#', ..]) => Line::Puzzle(puzzle),
        (None, line) if matches!(line.trim_ascii_start(), [] | [b'#', ..]) => Line::Empty,
        _ => Line::Malformed,
    })
}

/// The first line without its end, and what is behind that.
#[inline]
fn split_line(text: &[u8]) -> (&[u8], &[u8]) {
    let length = text.iter().position(|&byte| byte == b'\n').unwrap_or(text.len());
    let (line, rest) = text.split_at_checked(length).unwrap_or((text, &[]));
    (line.strip_suffix(b"\r").unwrap_or(line), rest.get(1..).unwrap_or_default())
}

/// The puzzle that the first 81 characters of a line are. It has no way out before its end, for vector registers.
#[inline]
fn puzzle(cells: &[u8; 81]) -> Option<Grid> {
    let numbers = cells.map(|cell| if cell == b'.' { 0 } else { cell.wrapping_sub(b'0') });
    let largest = numbers.iter().fold(0, |largest, &number| number.max(largest));
    (largest <= 9).then(|| Grid::from_numbers(&numbers))
}
