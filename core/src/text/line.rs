//! What a line is, looked at by itself.

use super::layout::{Fields, Row};
use super::scan::{Line, Mark, Marks};
use super::single::{self, Run, Single};

/// What a line is.
pub(super) enum Kind<'a> {
    /// Nothing, or dividers without cells.
    Blank,
    Comment,
    /// A line of a frame.
    Rule,
    Title,
    /// A title in brackets.
    Section {
        /// Whether what follows is no puzzle.
        skipped: bool,
    },
    Puzzle(Single<'a>),
    Row(Row),
    Broken {
        /// The byte at which it goes wrong.
        at: usize,
        /// Whether it is too long for a row, so that it breaks no other line.
        alone: bool,
    },
}

impl<'a> Kind<'a> {
    pub(super) fn of(line: &Line<'a>) -> Self {
        let Some(body) = line.body() else { return Self::Comment };
        let (rule, run, fields) = (is_rule(body), Run::of(body), Fields::of(body));
        if let Some(single) = Single::find(body, &run, &fields, rule) {
            return Self::Puzzle(single);
        }
        if let Some(row) = Row::read(body, &fields, rule) {
            return Self::Row(row);
        }
        if rule {
            return Self::Rule;
        }
        if is_blank(body) {
            return Self::Blank;
        }
        if is_title(body) {
            return match body.trim_ascii() {
                [b'[', name @ .., b']'] => Self::Section { skipped: is_skipped(name) },
                _ => Self::Title,
            };
        }
        if let Some(at) = single::spaced_fault(body).or(run.fault()) {
            return Self::Broken { at, alone: true };
        }
        // Nine fields with many cells may be a row of pencil marks.
        let alone = run.is_long() || fields.cells > 30 && fields.count != 9;
        let cells = if alone || fields.cells > 45 && !fields.hold(81) { 81 } else { 9 };
        Self::Broken { at: fields.fault(body, cells), alone }
    }
}

/// Sections in which the files of Sudoku programs keep a grid that is no puzzle.
fn is_skipped(name: &[u8]) -> bool {
    [&b"State"[..], b"Solution", b"PencilMarks"].iter().any(|skipped| name.trim_ascii().eq_ignore_ascii_case(skipped))
}

/// Nothing, or what stands beside rows: brackets, bars, a comma. Several commas are empty fields.
pub(super) fn is_blank(body: &[u8]) -> bool {
    let mut commas = 0_usize;
    Marks::of(body).all(|(_, mark)| match mark {
        Mark::Space | Mark::Tab | Mark::Quote | Mark::Bracket | Mark::Bar => true,
        Mark::Comma => {
            commas += 1;
            commas == 1
        }
        _ => false,
    })
}

/// A line of a frame has nothing else in it, and is drawn: three strokes side by side, or three and a character that
/// can be no cell.
pub(super) fn is_rule(body: &[u8]) -> bool {
    let (mut strokes, mut run, mut longest, mut sure) = (0_usize, 0_usize, 0, false);
    for (_, mark) in Marks::of(body) {
        match mark {
            Mark::Dash | Mark::Star | Mark::Stroke | Mark::Joint => {
                strokes += 1;
                run += 1;
                longest = longest.max(run);
                sure |= matches!(mark, Mark::Stroke | Mark::Joint);
            }
            Mark::Space | Mark::Tab | Mark::Bar | Mark::Dot | Mark::Quote => run = 0,
            _ => return false,
        }
    }
    longest >= 3 || sure && strokes >= 3
}

/// A title has a word, which is two letters side by side, and up to it no more cells than letters; nowhere has it nine
/// cells in a run. A row or a puzzle into which letters have strayed is none.
pub(super) fn is_title(body: &[u8]) -> bool {
    let (mut letters, mut cells, mut strokes, mut run) = (0_usize, 0_usize, 0_usize, 0_usize);
    let (mut word, mut before) = (false, Mark::Space);
    let mut verdict = None;
    for (_, mark) in Marks::of(body) {
        run = if matches!(mark, Mark::Digit(_) | Mark::Empty | Mark::Dot) { run + 1 } else { 0 };
        match mark {
            _ if run == 9 => return false,
            Mark::Bad => return false,
            Mark::Letter => {
                letters += 1;
                word |= before == Mark::Letter;
            }
            Mark::Digit(_) | Mark::Empty | Mark::Dot => cells += 1,
            Mark::Dash | Mark::Star => strokes += 1,
            Mark::Space | Mark::Tab if word => verdict = verdict.or(Some(letters >= cells + strokes)),
            // Strokes that stand apart from the word adorn it.
            Mark::Space | Mark::Tab => strokes = 0,
            _ => {}
        }
        before = mark;
    }
    verdict.unwrap_or(word && letters >= cells + strokes)
}
