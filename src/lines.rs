//! A text with a puzzle a line, and what comes of each line.

use crate::memory::Outputs;
use crate::types::{UNSOLVABLE, are_cells};
use sudokit_core::batch::{Outcome, Puzzles};

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
    fn next(&mut self, cells: &mut [u8; 81]) -> bool {
        let Some(slot) = self.slots.get_mut(self.taken) else { return false };
        let Some(line) = take_line(&mut self.rest, cells) else { return false };
        let mark = match line {
            Line::Puzzle => b'-',
            Line::Empty => b'#',
            Line::Malformed => {
                self.malformed.write(self.malformed_count, self.number);
                self.malformed_count += 1;
                b'!'
            }
        };
        if mark != b'-' {
            *cells = UNSOLVABLE;
        }
        slot[0] = mark;
        self.taken += 1;
        self.number = self.number.wrapping_add(1);
        true
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
    Puzzle,
    /// Nothing, or a comment.
    Empty,
    Malformed,
}

/// Takes the next line off a text, and its puzzle; none at the end.
#[inline]
fn take_line(text: &mut &[u8], cells: &mut [u8; 81]) -> Option<Line> {
    if text.is_empty() {
        return None;
    }
    let (is_puzzle, rest) = match text.split_first_chunk() {
        Some((characters, rest)) if read_puzzle(characters, cells) => (true, rest),
        _ => (false, *text),
    };
    let (line, rest) = split_line(rest);
    *text = rest;
    Some(match (is_puzzle, line) {
        (true, [] | [b' ' | b'\t' | b',' | b';' | b'#', ..]) => Line::Puzzle,
        (false, line) if matches!(line.trim_ascii_start(), [] | [b'#', ..]) => Line::Empty,
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

/// Reads the puzzle that the first 81 characters of a line are; false if they are none.
#[inline]
fn read_puzzle(characters: &[u8; 81], cells: &mut [u8; 81]) -> bool {
    *cells = characters.map(|character| if character == b'.' { 0 } else { character.wrapping_sub(b'0') });
    are_cells(cells)
}
