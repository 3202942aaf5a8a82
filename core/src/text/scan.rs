//! Bytes become lines, and the bytes of a line become marks.

use super::cursor::Cursor;

/// The lines of a text from some place on.
#[derive(Clone, Copy)]
pub(super) struct Lines<'a> {
    rest: &'a [u8],
    /// Bytes before the rest.
    pub(super) offset: usize,
    /// Line ends before the rest.
    pub(super) ends: u32,
}

/// One line without its end.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    pub(super) bytes: &'a [u8],
    offset: usize,
    ends: u32,
}

impl<'a> Lines<'a> {
    /// The lines behind `offset`, before which there are `ends` line ends. None if it lies behind the text.
    pub(super) fn at(text: &'a [u8], offset: usize, ends: u32) -> Self {
        Self { rest: text.get(offset..).unwrap_or_default(), offset, ends }
    }

    /// Whether the text says of itself that it is UTF-16.
    pub(super) fn is_utf16(&self) -> bool {
        self.offset == 0 && matches!(self.rest, [0xff, 0xfe, ..] | [0xfe, 0xff, ..])
    }

    fn skip(&mut self, length: usize) -> Option<&'a [u8]> {
        let (skipped, rest) = self.rest.split_at_checked(length)?;
        self.rest = rest;
        self.offset = self.offset.saturating_add(length);
        Some(skipped)
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = Line<'a>;

    fn next(&mut self) -> Option<Line<'a>> {
        if self.rest.is_empty() {
            return None;
        }
        if self.offset == 0 && self.rest.starts_with(b"\xef\xbb\xbf") {
            self.skip(3)?;
        }
        let (offset, ends) = (self.offset, self.ends);
        let length = self.rest.iter().position(|byte| matches!(byte, b'\n' | b'\r')).unwrap_or(self.rest.len());
        let bytes = self.skip(length)?;
        let end = match self.rest {
            [] => 0,
            [b'\r', b'\n', ..] => 2,
            _ => 1,
        };
        self.skip(end)?;
        self.ends = ends.saturating_add(end.min(1) as u32);
        Some(Line { bytes, offset, ends })
    }
}

impl<'a> Line<'a> {
    /// The line up to its comment. None if the line is a comment and nothing else.
    pub(super) fn body(&self) -> Option<&'a [u8]> {
        let mut before = b' ';
        let starts_comment = |&byte: &u8| {
            let behind_blank = matches!(before, b' ' | b'\t');
            before = byte;
            byte == b'#' && behind_blank
        };
        let Some(hash) = self.bytes.iter().position(starts_comment) else { return Some(self.bytes) };
        self.bytes.get(..hash).filter(|body| !body.trim_ascii().is_empty())
    }

    /// Where the byte `at` of the line is in the text. Counts characters, so ask only for what is shown.
    pub(super) fn place(&self, at: usize) -> Cursor {
        let before = Marks::of(self.bytes).take_while(|&(start, _)| start < at).count();
        Cursor {
            offset: self.offset.saturating_add(at),
            line: self.ends.saturating_add(1),
            column: u32::try_from(before).unwrap_or(u32::MAX).saturating_add(1),
            lines_before: self.ends,
        }
    }

    /// Where a byte of the text is, if it belongs to the line.
    pub(super) fn place_of(&self, offset: usize) -> Option<Cursor> {
        let at = offset.checked_sub(self.offset)?;
        (at < self.bytes.len()).then(|| self.place(at))
    }

    /// Where the first character is that is no blank.
    pub(super) fn start(&self) -> Cursor {
        self.place(self.bytes.len().saturating_sub(self.bytes.trim_ascii_start().len()))
    }

    /// Where the line ends, its comment and the blanks before it left out.
    pub(super) fn end(&self) -> Cursor {
        self.place(self.body().unwrap_or_default().trim_ascii_end().len())
    }
}

/// What a character can be to a reader of Sudoku.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    /// `1` to `9`.
    Digit(u8),
    /// An empty cell, and nothing else.
    Empty,
    /// An empty cell, or the corner of a frame.
    Dot,
    /// An empty cell, or part of a frame.
    Dash,
    /// An empty cell, or part of a frame.
    Star,
    Space,
    Tab,
    /// A comma or a semicolon.
    Comma,
    /// Divides fields, and stands upright in a frame.
    Bar,
    /// Lies in a frame.
    Stroke,
    /// A corner or a crossing of a frame.
    Joint,
    Quote,
    Bracket,
    Letter,
    Other,
    /// A control character or a byte that is not UTF-8.
    Bad,
}

impl Mark {
    /// The number that a cell shows, 0 if it is empty. None if this is no cell.
    pub(super) fn cell(self) -> Option<u8> {
        match self {
            Self::Digit(number) => Some(number),
            Self::Empty | Self::Dot | Self::Dash | Self::Star => Some(0),
            _ => None,
        }
    }

    fn of_ascii(byte: u8) -> Self {
        match byte {
            b'1'..=b'9' => Self::Digit(byte - b'0'),
            b'0' | b'_' | b'?' | b'x' | b'X' => Self::Empty,
            b'.' => Self::Dot,
            b'-' => Self::Dash,
            b'*' => Self::Star,
            b' ' => Self::Space,
            b'\t' => Self::Tab,
            b',' | b';' => Self::Comma,
            b'|' | b'!' | b':' => Self::Bar,
            b'=' => Self::Stroke,
            b'+' => Self::Joint,
            b'"' | b'\'' | b'`' => Self::Quote,
            b'[' | b']' | b'(' | b')' | b'{' | b'}' => Self::Bracket,
            b'A'..=b'Z' | b'a'..=b'z' => Self::Letter,
            b'!'..=b'~' => Self::Other,
            _ => Self::Bad,
        }
    }

    /// The character U+2500 + `index`, for the 128 of them that draw boxes.
    fn of_box_drawing(index: u8) -> Self {
        match index {
            0x00 | 0x01 | 0x04 | 0x05 | 0x08 | 0x09 | 0x4c | 0x4d | 0x50 => Self::Stroke,
            0x02 | 0x03 | 0x06 | 0x07 | 0x0a | 0x0b | 0x4e | 0x4f | 0x51 => Self::Bar,
            0x74..=0x7f if index & 1 == 0 => Self::Stroke,
            0x74..=0x7f => Self::Bar,
            _ => Self::Joint,
        }
    }

    /// The mark that the bytes start with, and its length. A byte that starts no character is a mark of its own.
    fn first(bytes: &[u8]) -> Option<(Self, usize)> {
        Some(match *bytes {
            [] => return None,
            [byte @ ..0x80, ..] => (Self::of_ascii(byte), 1),
            [0xe2, half @ 0x94..=0x95, low @ 0x80..=0xbf, ..] => {
                (Self::of_box_drawing((half & 1) << 6 | low & 0x3f), 3)
            }
            [0xc2..=0xdf, 0x80..=0xbf, ..] => (Self::Other, 2),
            [0xe0, 0xa0..=0xbf, 0x80..=0xbf, ..]
            | [0xe1..=0xec | 0xee..=0xef, 0x80..=0xbf, 0x80..=0xbf, ..]
            | [0xed, 0x80..=0x9f, 0x80..=0xbf, ..] => (Self::Other, 3),
            [0xf0, 0x90..=0xbf, 0x80..=0xbf, 0x80..=0xbf, ..]
            | [0xf1..=0xf3, 0x80..=0xbf, 0x80..=0xbf, 0x80..=0xbf, ..]
            | [0xf4, 0x80..=0x8f, 0x80..=0xbf, 0x80..=0xbf, ..] => (Self::Other, 4),
            _ => (Self::Bad, 1),
        })
    }
}

/// The marks of some bytes, each with the byte at which it starts.
#[derive(Clone)]
pub(super) struct Marks<'a> {
    rest: &'a [u8],
    at: usize,
}

impl<'a> Marks<'a> {
    pub(super) fn of(bytes: &'a [u8]) -> Self {
        Self { rest: bytes, at: 0 }
    }
}

impl Iterator for Marks<'_> {
    type Item = (usize, Mark);

    #[inline]
    fn next(&mut self) -> Option<(usize, Mark)> {
        let (mark, length) = Mark::first(self.rest)?;
        let at = self.at;
        self.rest = self.rest.get(length..)?;
        self.at = at.saturating_add(length);
        Some((at, mark))
    }
}
