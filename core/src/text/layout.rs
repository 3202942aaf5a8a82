//! One row of a grid: nine cells, and the layouts that they may be read in.

use super::scan::{Mark, Marks};

/// The layouts in which every cell has its column, so that a space can be an empty cell. `c` is a digit or a space.
///
/// Nothing may stand before or behind such a row but its frame: a blank more could as well be a cell more.
const TEMPLATES: [&[u8]; 12] = [
    b"ccccccccc",
    b"c c c c c c c c c",
    b"ccc|ccc|ccc",
    b"c c c|c c c|c c c",
    b"c c c | c c c | c c c",
    b"c|c|c|c|c|c|c|c|c",
    b"c | c | c | c | c | c | c | c | c",
    b"|ccc|ccc|ccc|",
    b"|c c c|c c c|c c c|",
    b"| c c c | c c c | c c c |",
    b"|c|c|c|c|c|c|c|c|c|",
    b"| c | c | c | c | c | c | c | c | c |",
];

/// A set of layouts. The first three bits stand for a run, three fields and nine fields, then come the templates.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Layouts(u16);

impl Layouts {
    pub(super) const NONE: Self = Self(0);
    pub(super) const ALL: Self = Self(!0);
    /// Those in which a row without a cell shows that it is a row.
    pub(super) const FRAMED: Self = Self(!(0b111_1111 << 3));

    fn template(index: usize) -> Self {
        Self(8_u16.wrapping_shl(index as u32))
    }

    pub(super) fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// A set of spellings of the empty cell, only those that can be mistaken for a frame or for nothing.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Empties(u8);

impl Empties {
    pub(super) const NONE: Self = Self(0);
    pub(super) const SPACE: Self = Self(1);

    fn of(mark: Mark) -> Self {
        match mark {
            Mark::Dot => Self(2),
            Mark::Dash => Self(4),
            Mark::Star => Self(8),
            _ => Self(0),
        }
    }

    pub(super) fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(super) fn within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    pub(super) fn len(self) -> u32 {
        self.0.count_ones()
    }
}

/// A row.
pub(super) struct Row {
    pub(super) cells: [u8; 9],
    /// The byte of the line at which the first cell is.
    pub(super) start: usize,
    pub(super) layouts: Layouts,
    pub(super) empties: Empties,
    /// Whether the line may as well be part of a frame, or blank.
    pub(super) doubtful: bool,
}

impl Row {
    /// Reads the body of a line. `fields` are its fields, `rule` tells whether it is a line of a frame.
    pub(super) fn read(body: &[u8], fields: &Fields, rule: bool) -> Option<Self> {
        let spaced = Self::in_template(body);
        if !fields.hold(9) {
            return spaced;
        }
        let by_width = Layouts(match fields.width {
            9 => 1,
            3 => 2,
            _ => 4,
        });
        Some(Self {
            cells: cells(body),
            start: Marks::of(body).find(|(_, mark)| mark.cell().is_some())?.0,
            layouts: spaced.map_or(by_width, |row| by_width.or(row.layouts)),
            empties: fields.empties,
            doubtful: rule,
        })
    }

    /// At most one template fits: they differ in length or in where their bars are.
    fn in_template(body: &[u8]) -> Option<Self> {
        let lead = body.len().saturating_sub(body.trim_ascii_start().len());
        TEMPLATES.iter().enumerate().find_map(|(index, template)| {
            let framed = template.first() == Some(&b'|');
            let (skipped, line) = if framed { (lead, body.trim_ascii()) } else { (0, body) };
            let (cells, start) = fit(template, line)?;
            Some(Self {
                cells,
                start: start.saturating_add(skipped),
                layouts: Layouts::template(index),
                empties: Empties::SPACE,
                doubtful: cells == [0; 9],
            })
        })
    }
}

/// The cells of a line that fits a template, and the byte at which the first one is.
fn fit(template: &[u8], line: &[u8]) -> Option<([u8; 9], usize)> {
    let mut cells = [0; 9];
    let mut slots = cells.iter_mut();
    let mut start = None;
    let mut marks = Marks::of(line);
    for &place in template {
        let (at, mark) = marks.next()?;
        match (place, mark) {
            (b'c', Mark::Digit(_) | Mark::Space) => {
                *slots.next()? = mark.cell().unwrap_or(0);
                start = start.or(Some(at));
            }
            (b' ', Mark::Space) | (b'|', Mark::Bar) => {}
            _ => return None,
        }
    }
    if marks.next().is_some() { None } else { Some((cells, start?)) }
}

/// The first cells of a line, as many as there is room for.
pub(super) fn cells<const N: usize>(body: &[u8]) -> [u8; N] {
    let mut cells = [0; N];
    let numbers = Marks::of(body).filter_map(|(_, mark)| mark.cell());
    cells.iter_mut().zip(numbers).for_each(|(cell, number)| *cell = number);
    cells
}

/// The runs of cells in a line, and what is wrong with them.
#[derive(Default)]
pub(super) struct Fields {
    /// Cells in all of them.
    pub(super) cells: usize,
    pub(super) count: usize,
    /// Cells in the first of them.
    pub(super) width: usize,
    pub(super) empties: Empties,
    /// The first character that neither is a cell nor divides fields, or divides them a second time.
    pub(super) odd: Option<usize>,
    /// The first field that is not as wide as the first.
    uneven: Option<usize>,
    /// The byte behind the last cell.
    end: usize,
}

impl Fields {
    pub(super) fn of(body: &[u8]) -> Self {
        let mut fields = Self::default();
        let (mut start, mut width) = (0, 0);
        let (mut divided, mut before) = (false, Mark::Space);
        for (at, mark) in Marks::of(body) {
            if mark.cell().is_some() {
                if width == 0 {
                    start = at;
                }
                width += 1;
                divided = false;
                fields.empties = fields.empties.or(Empties::of(mark));
                fields.end = at.saturating_add(1);
            } else {
                fields.close(start, width);
                width = 0;
                let fine = match mark {
                    Mark::Space | Mark::Tab | Mark::Quote | Mark::Bracket => true,
                    Mark::Comma => !divided,
                    Mark::Bar => !divided || before == Mark::Bar,
                    _ => false,
                };
                divided |= matches!(mark, Mark::Comma | Mark::Bar);
                fields.odd = fields.odd.or(if fine { None } else { Some(at) });
            }
            before = mark;
        }
        fields.close(start, width);
        fields
    }

    /// Whether the line is this many cells in fields of equal width, and nothing else.
    pub(super) fn hold(&self, cells: usize) -> bool {
        self.cells == cells && self.odd.is_none() && self.uneven.is_none()
    }

    /// Where a line goes wrong that should have held this many cells: at the first character out of place, or the first
    /// cell too many; behind the last cell, if there are too few; else at the first field of another width.
    pub(super) fn fault(&self, body: &[u8], cells: usize) -> usize {
        let surplus = Marks::of(body).filter(|(_, mark)| mark.cell().is_some()).nth(cells).map(|(at, _)| at);
        let first = [self.odd, surplus].into_iter().flatten().min();
        first.or(if self.cells < cells { None } else { self.uneven }).unwrap_or(self.end)
    }

    fn close(&mut self, start: usize, width: usize) {
        if width == 0 {
            return;
        }
        if self.count == 0 {
            self.width = width;
        } else if width != self.width {
            self.uneven = self.uneven.or(Some(start));
        }
        self.count += 1;
        self.cells += width;
    }
}
