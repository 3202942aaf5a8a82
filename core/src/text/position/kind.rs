//! What a line of a text with a position is, looked at by itself.

use super::library;
use super::read::{Lone, Spelled};
use super::row::Row;
use super::run::Run;
use crate::text::line::{is_blank, is_rule, is_title};
use crate::text::scan::Line;

/// What a line is.
pub(super) enum Kind<'a> {
    /// Blank, a comment, or a line of a frame.
    Nothing,
    /// Words.
    Title,
    /// A whole position, not read yet.
    Position(Single<'a>),
    /// A row of a candidate grid.
    Row(Row),
    /// Neither of these; the byte at which it goes wrong.
    Broken(usize),
}

/// A position in one line.
pub(super) enum Single<'a> {
    /// A library line, from the byte behind its first colon on.
    Library(&'a [u8], usize),
    Run(&'a [u8], Run),
}

impl<'a> Kind<'a> {
    pub(super) fn of(line: &Line<'a>) -> Self {
        let Some(body) = line.body() else { return Self::Nothing };
        if is_rule(body) || is_blank(body) {
            return Self::Nothing;
        }
        if let Some(start) = library::start(body) {
            return Self::Position(Single::Library(body, start));
        }
        let run = Run::of(body);
        if run.is_long() {
            return Self::Position(Single::Run(body, run));
        }
        match Row::read(body) {
            Ok(row) => Self::Row(row),
            Err(_) if is_title(body) => Self::Title,
            Err(at) => Self::Broken(at),
        }
    }
}

impl Single<'_> {
    /// Reads the position. The error is the byte at which it goes wrong.
    pub(super) fn read(&self, lone: Lone) -> Result<Spelled, usize> {
        match self {
            Self::Library(body, start) => library::read(body, *start),
            Self::Run(body, run) => run.read(body, lone),
        }
    }
}
