//! An exact cover problem as a mesh of dancing links, and Algorithm X over it.
//!
//! A matrix of zeros and ones is given; wanted are rows that together have exactly one 1 in every column. Each 1 is a
//! node in two circular lists, that of its row and that of its column. Covering a column takes it and all rows that
//! touch it out of the lists of the other columns; the nodes taken out still know their neighbours, so uncovering, in
//! exactly the reverse order, puts them back. The search covers the column with the fewest rows first.
//!
//! Nodes are numbered: 0 is the header, 1 and up are the columns, then follow the rows. The lists are parallel arrays
//! of numbers. Their lengths are no power of two: nodes with one index would fall on the same place of every 4 KiB,
//! where processors confuse a load with an earlier store.
//!
//! Source: Donald Knuth, "Dancing Links" (2000).

use crate::solve::search::{Event, Meter};

/// A matrix with rows of `ONES` ones each. `HEADS` counts the columns and the header, `NODES` these and the ones of all
/// rows that there may be, `DEPTH` the rows that a solution may have.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(super) struct Matrix<const NODES: usize, const HEADS: usize, const ONES: usize, const DEPTH: usize> {
    left: [u16; NODES],
    right: [u16; NODES],
    up: [u16; NODES],
    down: [u16; NODES],
    column: [u16; NODES],
    row_id: [u16; NODES],
    /// For the header and each column: [`COVERED`] while it is, how many rows it has left in units of [`ONE_ROW`], and
    /// its own number. So the least of all is the first of the columns with the fewest rows, and finding it is work for
    /// vectors.
    size: [i16; HEADS],
    /// The node by which each row of the partial solution was chosen.
    path: [u16; DEPTH],
    depth: u16,
    /// The node that is tried next, when the phase is `TRY`.
    node: u16,
    phase: u16,
    /// How many rows of the path have a row below them, in the column they were chosen from, that is still to be tried.
    open: u16,
    /// How many numbers are in use.
    nodes: u16,
}

const HEADER: u16 = 0;

const COVERED: i16 = 1 << 14;
const ONE_ROW: i16 = 1 << 10;
/// More rows than a size can count, so than a column can have. It ends every walk, even in memory that was written over.
const MOST_ROWS: i16 = COVERED / ONE_ROW;
/// The size of the header, which is no column to choose.
const NEVER_LEAST: i16 = i16::MAX;

/// A column is to be chosen.
const CHOOSE: u16 = 0;
/// A row of the chosen column is to be tried.
const TRY: u16 = 1;
/// The last row chosen is to be taken back.
const RETREAT: u16 = 2;

impl<const NODES: usize, const HEADS: usize, const ONES: usize, const DEPTH: usize> Matrix<NODES, HEADS, ONES, DEPTH> {
    /// All zero: a matrix that still wants to be cleared.
    pub(super) const NONE: Self = Self {
        left: [0; NODES],
        right: [0; NODES],
        up: [0; NODES],
        down: [0; NODES],
        column: [0; NODES],
        row_id: [0; NODES],
        size: [0; HEADS],
        path: [0; DEPTH],
        depth: 0,
        node: 0,
        phase: 0,
        open: 0,
        nodes: 0,
    };

    /// Who stands left and who stands right of each node: the same for every matrix of this shape.
    const NEIGHBOURS: ([u16; NODES], [u16; NODES]) = Self::neighbours();

    /// Becomes a matrix without rows.
    pub(super) fn clear(&mut self) {
        (self.left, self.right) = Self::NEIGHBOURS;
        for list in [&mut self.up, &mut self.down, &mut self.column] {
            for (entry, number) in list.iter_mut().zip(0..HEADS as u16) {
                *entry = number;
            }
        }
        for (size, number) in self.size.iter_mut().zip(0..) {
            *size = number;
        }
        self.change_size(HEADER, |_| NEVER_LEAST);
        self.nodes = HEADS as u16;
        self.depth = 0;
        self.phase = CHOOSE;
        self.open = 0;
    }

    const fn neighbours() -> ([u16; NODES], [u16; NODES]) {
        assert!(NODES <= 1 << 16);
        assert!(HEADS <= ONE_ROW as usize && HEADS < NODES);
        let (mut left, mut right) = ([0; NODES], [0; NODES]);
        let mut node = 0;
        while node < NODES {
            // The header and the columns are one circle, the ones of each row another.
            let (first, length) = match node.checked_sub(HEADS) {
                None => (0, HEADS),
                Some(one) => (node - one % ONES, ONES),
            };
            left[node] = (first + (node - first + length - 1) % length) as u16;
            right[node] = (first + (node - first + 1) % length) as u16;
            node += 1;
        }
        (left, right)
    }

    /// Adds a row that has its ones in these columns, all different. `id` is what [`Matrix::rows`] gives back for it.
    #[inline]
    pub(super) fn add_row(&mut self, id: u16, columns: [u16; ONES]) {
        let first = self.nodes;
        let above = columns.map(|column| at(&self.up, column));
        let lists = [&mut self.up, &mut self.down, &mut self.column, &mut self.row_id];
        for (list, entries) in lists.into_iter().zip([above, columns, columns, [id; ONES]]) {
            if let Some(ones) = list.get_mut(first as usize..).and_then(|list| list.first_chunk_mut()) {
                *ones = entries;
            }
        }
        for ((node, column), above) in (first..).zip(columns).zip(above) {
            set(&mut self.down, above, node);
            set(&mut self.up, column, node);
            self.change_size(column, |size| size.wrapping_add(ONE_ROW));
        }
        self.nodes = first + ONES as u16;
    }

    /// The ids of the rows of the partial solution, in the order in which they were chosen.
    pub(super) fn rows(&self) -> impl Iterator<Item = u16> {
        self.path.iter().take(self.depth as usize).map(|&node| at(&self.row_id, node))
    }

    /// Goes on to the next solution, whose rows are then in [`Matrix::rows`].
    pub(super) fn advance(&mut self, meter: &mut Meter) -> Event<()> {
        loop {
            match self.phase {
                CHOOSE if self.right[0] == HEADER => {
                    self.phase = RETREAT;
                    return Event::Solution(());
                }
                CHOOSE => self.choose(meter),
                TRY => {
                    let node = self.node;
                    let column = at(&self.column, node);
                    if node == column {
                        self.uncover(column);
                        self.phase = RETREAT;
                        continue;
                    }
                    let Some(slot) = self.path.get_mut(self.depth as usize) else { return Event::Exhausted };
                    if !meter.enter(self.depth as usize + 1) {
                        return Event::Limit;
                    }
                    *slot = node;
                    self.depth += 1;
                    self.open += u16::from(at(&self.down, node) != column);
                    meter.statistics.guesses += u64::from(self.rows_in(column) > 1);
                    meter.statistics.eliminations += self.cover_others(node);
                    self.phase = CHOOSE;
                }
                // No need to put everything back when there is nothing left to try.
                _ if self.open == 0 => return Event::Exhausted,
                _ => {
                    let Some(depth) = self.depth.checked_sub(1) else { return Event::Exhausted };
                    let Some(&node) = self.path.get(depth as usize) else { return Event::Exhausted };
                    self.depth = depth;
                    meter.statistics.backtracks += 1;
                    self.uncover_others(node);
                    self.node = at(&self.down, node);
                    self.open -= u16::from(self.node != at(&self.column, node));
                    self.phase = TRY;
                }
            }
        }
    }

    /// Covers the column with the fewest rows, the first of several, and gets its first row ready to be tried.
    fn choose(&mut self, meter: &mut Meter) {
        let column = (self.size.iter().copied().min().unwrap_or(0) & (ONE_ROW - 1)) as u16;
        if self.rows_in(column) == 0 {
            self.phase = RETREAT;
            return;
        }
        meter.statistics.eliminations += self.cover(column);
        self.node = at(&self.down, column);
        self.phase = TRY;
    }

    /// How many rows the column has left.
    fn rows_in(&self, column: u16) -> u8 {
        let size = self.size.get(column as usize).copied().unwrap_or(0);
        ((size & !COVERED) / ONE_ROW) as u8
    }

    #[inline]
    fn change_size(&mut self, column: u16, change: impl Fn(i16) -> i16) {
        if let Some(size) = self.size.get_mut(column as usize) {
            *size = change(*size);
        }
    }

    /// Covers the other columns of a node's row, from left to right.
    fn cover_others(&mut self, mut node: u16) -> u64 {
        let mut unlinked = 0;
        for _ in 1..ONES {
            node = at(&self.right, node);
            unlinked += self.cover(at(&self.column, node));
        }
        unlinked
    }

    /// Undoes [`Matrix::cover_others`].
    fn uncover_others(&mut self, mut node: u16) {
        for _ in 1..ONES {
            node = at(&self.left, node);
            self.uncover(at(&self.column, node));
        }
    }

    /// Takes a column out of the header's list and its rows out of all other columns. Counts the nodes unlinked.
    fn cover(&mut self, column: u16) -> u64 {
        let (left, right) = (at(&self.left, column), at(&self.right, column));
        set(&mut self.right, left, right);
        set(&mut self.left, right, left);
        self.change_size(column, |size| size ^ COVERED);
        let mut row = at(&self.down, column);
        for _ in 0..MOST_ROWS {
            if row == column {
                break;
            }
            let mut node = row;
            for _ in 1..ONES {
                node = at(&self.right, node);
                let (up, down) = (at(&self.up, node), at(&self.down, node));
                set(&mut self.down, up, down);
                set(&mut self.up, down, up);
                self.change_size(at(&self.column, node), |size| size.wrapping_sub(ONE_ROW));
            }
            row = at(&self.down, row);
        }
        u64::from(self.rows_in(column)) * (ONES as u64 - 1)
    }

    /// Undoes [`Matrix::cover`].
    fn uncover(&mut self, column: u16) {
        let mut row = at(&self.up, column);
        for _ in 0..MOST_ROWS {
            if row == column {
                break;
            }
            let mut node = row;
            for _ in 1..ONES {
                node = at(&self.left, node);
                let (up, down) = (at(&self.up, node), at(&self.down, node));
                self.change_size(at(&self.column, node), |size| size.wrapping_add(ONE_ROW));
                set(&mut self.down, up, node);
                set(&mut self.up, down, node);
            }
            row = at(&self.up, row);
        }
        self.change_size(column, |size| size ^ COVERED);
        let (left, right) = (at(&self.left, column), at(&self.right, column));
        set(&mut self.right, left, column);
        set(&mut self.left, right, column);
    }
}

/// The entry of a list for a node. No list is too short for a node of its own matrix.
#[inline]
fn at(list: &[u16], node: u16) -> u16 {
    list.get(node as usize).copied().unwrap_or(HEADER)
}

/// Changes the entry of a list for a node.
#[inline]
fn set(list: &mut [u16], node: u16, value: u16) {
    if let Some(entry) = list.get_mut(node as usize) {
        *entry = value;
    }
}
