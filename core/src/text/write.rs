//! Grids as text.

use crate::board::Grid;

/// How a grid is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// 81 characters, a dot for an empty cell. No line end.
    LineDots,
    /// 81 characters, a zero for an empty cell. No line end.
    LineZeros,
    /// Nine lines of nine characters, a dot for an empty cell.
    Rows,
    /// Nine rows in a frame, a dot for an empty cell: 13 lines.
    Framed,
}

/// A written grid.
#[derive(Clone, Copy, Debug)]
pub struct Printed {
    bytes: [u8; Self::CAPACITY],
    length: usize,
}

impl Printed {
    /// The length of the longest style: 13 lines of 25 characters and a line end.
    pub const CAPACITY: usize = 13 * 26;

    /// The text. It is ASCII.
    pub fn as_bytes(&self) -> &[u8] {
        self.bytes.get(..self.length).unwrap_or_default()
    }

    fn push(&mut self, text: &[u8]) {
        for &byte in text {
            if let Some(slot) = self.bytes.get_mut(self.length) {
                *slot = byte;
                self.length += 1;
            }
        }
    }
}

/// Writes a grid.
pub fn format(grid: &Grid, style: Style) -> Printed {
    let mut out = Printed { bytes: [0; Printed::CAPACITY], length: 0 };
    let empty = if style == Style::LineZeros { b'0' } else { b'.' };
    let letters = grid.to_bytes().map(|number| if number == 0 { empty } else { b'0' + number });
    match style {
        Style::LineDots | Style::LineZeros => out.push(&letters),
        Style::Rows => letters.chunks_exact(9).for_each(|row| {
            out.push(row);
            out.push(b"\n");
        }),
        Style::Framed => framed(&mut out, &letters),
    }
    out
}

fn framed(out: &mut Printed, letters: &[u8; 81]) {
    const RULE: &[u8] = b"+-------+-------+-------+\n";
    for band in letters.chunks_exact(27) {
        out.push(RULE);
        for row in band.chunks_exact(9) {
            for three in row.chunks_exact(3) {
                out.push(b"|");
                three.iter().for_each(|&letter| out.push(&[b' ', letter]));
                out.push(b" ");
            }
            out.push(b"|\n");
        }
    }
    out.push(RULE);
}
