//! Which lines make up a grid, before their cells are read.
//!
//! Rows come in pieces with gaps between them. A grid is one piece of nine rows, three of three or nine of one, and the
//! gaps inside it are alike. A larger gap ends it. Where a smaller one follows, the last gap was no inner one either.
//! Pieces too large for a band stand by themselves; but one line of a frame between such a piece and a band means that
//! bands have run together. What goes on beyond nine rows without a larger gap is malformed as a whole: nothing tells
//! where a grid starts in it.

use super::layout::{Empties, Layouts, Row};
use super::line::Kind;
use super::scan::{Line, Lines};

/// What the lines from some place on decide about doubtful ones.
pub(super) struct Surroundings {
    layouts: Layouts,
    empties: Empties,
    /// Whether all rows are doubtful: an empty grid.
    pub(super) all_doubtful: bool,
}

/// What a line is to the grid around it.
enum Part {
    Row {
        good: bool,
    },
    Rule,
    Blank,
    Comment,
    /// Nothing that a grid could go on behind.
    Wall,
}

impl Surroundings {
    /// A doubtful line is a row if the next nine rows have its layout and spell empty cells as it does. Nine doubtful
    /// lines among which there is no other row are an empty grid.
    pub(super) fn of(lines: Lines) -> Self {
        let (mut sure, mut doubtful) = (Shared::START, Shared::START);
        let mut broken = 0;
        for line in lines {
            match Kind::of(&line) {
                Kind::Row(row) if row.doubtful => doubtful.add(&row),
                Kind::Row(row) if sure.layouts.and(row.layouts) == Layouts::NONE => break,
                Kind::Row(row) => sure.add(&row),
                Kind::Broken { alone: false, .. } => broken += 1,
                Kind::Blank | Kind::Comment | Kind::Rule => {}
                _ => break,
            }
            let rows = sure.rows + broken;
            if rows == 9 || rows == 0 && doubtful.rows == 10 {
                break;
            }
        }
        let all_doubtful = sure.rows + broken == 0 && doubtful.rows == 9;
        let layouts = match () {
            () if sure.rows > 0 => sure.layouts,
            () if all_doubtful && doubtful.empties == Empties::SPACE => doubtful.layouts.and(Layouts::FRAMED),
            () if all_doubtful => doubtful.layouts,
            () => Layouts::NONE,
        };
        let empties = if all_doubtful { doubtful.empties } else { sure.empties };
        Self { layouts, empties, all_doubtful }
    }

    pub(super) fn take(&self, row: &Row) -> bool {
        let alike = self.layouts.and(row.layouts) != Layouts::NONE && row.empties.within(self.empties);
        alike || !row.doubtful
    }

    fn part(&self, line: &Line) -> Part {
        match Kind::of(line) {
            Kind::Row(row) if self.take(&row) => Part::Row { good: self.all_doubtful || !row.doubtful },
            Kind::Row(row) if row.empties == Empties::SPACE => Part::Blank,
            Kind::Row(_) | Kind::Rule => Part::Rule,
            Kind::Broken { alone: false, .. } => Part::Row { good: false },
            Kind::Blank => Part::Blank,
            Kind::Comment => Part::Comment,
            _ => Part::Wall,
        }
    }

    /// The rows that follow without a gap.
    fn run<'a>(&self, mut lines: Lines<'a>) -> Piece<'a> {
        let mut piece = Piece { rows: 0, good: false, behind: lines };
        while !piece.is_hopeless()
            && let Some(line) = lines.next()
            && let Part::Row { good } = self.part(&line)
        {
            piece = piece.with(Piece { rows: 1, good, behind: lines });
        }
        piece
    }

    /// Runs between which there are only comments. They are one piece as long as they make up one grid; behind nine
    /// rows put together like that, nothing tells where the next grid starts.
    fn piece<'a>(&self, lines: Lines<'a>) -> Piece<'a> {
        let mut piece = self.run(lines);
        let mut joined = false;
        loop {
            let gap = self.gap(piece.behind);
            if gap.wall || gap.size != Gap::COMMENTS || piece.is_hopeless() {
                return piece;
            }
            let run = self.run(gap.behind);
            let beyond = joined && piece.rows >= 9;
            if run.rows >= 9 || piece.rows + run.rows > 9 && !beyond {
                return piece;
            }
            piece = piece.with(run);
            joined = true;
        }
    }

    fn gap<'a>(&self, mut lines: Lines<'a>) -> Gap<'a> {
        let mut gap = Gap { size: Gap::COMMENTS, wall: false, behind: lines };
        let (blanks, rules) = (&mut gap.size.0, &mut gap.size.1);
        while *rules < 2 {
            match lines.next().map_or(Part::Wall, |line| self.part(&line)) {
                Part::Row { .. } => return gap,
                Part::Wall => break,
                Part::Rule => *rules += 1,
                Part::Blank => *blanks += 1,
                Part::Comment => {}
            }
            gap.behind = lines;
        }
        gap.wall = true;
        gap
    }
}

/// What some rows have in common.
struct Shared {
    rows: usize,
    layouts: Layouts,
    empties: Empties,
}

impl Shared {
    const START: Self = Self { rows: 0, layouts: Layouts::ALL, empties: Empties::NONE };

    fn add(&mut self, row: &Row) {
        self.rows += 1;
        self.layouts = self.layouts.and(row.layouts);
        self.empties = self.empties.or(row.empties);
    }
}

/// Some rows that follow each other.
#[derive(Clone, Copy)]
struct Piece<'a> {
    rows: usize,
    good: bool,
    behind: Lines<'a>,
}

impl Piece<'_> {
    /// Ten lines without a good row are no grid. To read on would be to read them again for each of them.
    fn is_hopeless(&self) -> bool {
        !self.good && self.rows >= 10
    }

    /// A band, or a band into which one row has strayed.
    fn may_be_band(&self) -> bool {
        self.rows <= 4
    }

    fn with(self, next: Self) -> Self {
        Self { rows: self.rows + next.rows, good: self.good || next.good, behind: next.behind }
    }
}

/// What stands between two pieces.
struct Gap<'a> {
    /// Blank lines, then lines of a frame: the order in which gaps are compared.
    size: (usize, usize),
    /// Whether no grid can go on behind it: two lines of a frame, or anything else but rows.
    wall: bool,
    behind: Lines<'a>,
}

impl Gap<'_> {
    const COMMENTS: (usize, usize) = (0, 0);
    const ONE_RULE: (usize, usize) = (0, 1);

    /// Whether the pieces around the gap may be of one grid. It is known of each whether it may be a band.
    fn joins(&self, before: bool, behind: bool) -> bool {
        before && behind || before != behind && self.size == Self::ONE_RULE
    }
}

/// The rows that are one grid, or what is left of one.
pub(super) struct Shape<'a> {
    pub(super) rows: usize,
    /// Whether any of them is a row beyond doubt.
    pub(super) good: bool,
    /// How many rows there are before the first one that has no place in a grid.
    pub(super) placed: usize,
    /// Whether the rows are nine and stand as those of a grid do.
    pub(super) whole: bool,
    pub(super) behind: Lines<'a>,
}

impl<'a> Shape<'a> {
    /// The first line must be a row.
    pub(super) fn of(lines: Lines<'a>, around: &Surroundings) -> Self {
        let first = around.piece(lines);
        let (mut all, mut before, mut last) = (first, first, first.may_be_band());
        let (mut placed, mut inner) = (9, None);
        while !all.is_hopeless() {
            let gap = around.gap(all.behind);
            if gap.wall || inner.is_some_and(|inner| gap.size > inner) {
                break;
            }
            if inner.is_some_and(|inner| gap.size < inner) {
                return Self::from(lines, before, 9, false);
            }
            let next = around.piece(gap.behind);
            // Broken lines that are no band of this grid do not spoil it.
            let stray = next.rows != first.rows && !(all.good && next.good);
            if stray || !gap.joins(last, next.may_be_band()) {
                break;
            }
            if next.rows != first.rows {
                placed = placed.min(all.rows);
            }
            inner = Some(gap.size);
            (before, all, last) = (all, all.with(next), next.may_be_band());
        }
        Self::from(lines, all, placed, all.rows == 9 && placed == 9)
    }

    fn from(mut lines: Lines<'a>, piece: Piece<'a>, placed: usize, whole: bool) -> Self {
        if !piece.good {
            // Broken lines without a good row are no grid. Each goes wrong by itself.
            lines.next();
            return Self { rows: 1, good: false, placed: 9, whole: false, behind: lines };
        }
        let placed = if piece.rows == 9 { placed } else { 9 };
        Self { rows: piece.rows, good: true, placed, whole, behind: piece.behind }
    }
}
