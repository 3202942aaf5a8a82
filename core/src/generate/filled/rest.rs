//! The ways to fill boxes 5, 6, 8 and 9: how many there are, and each of them by its number.
//!
//! A way is four partings: of the rows of box 4 and of the columns of box 2 into box 5, of the columns of box 3 into box 6,
//! and of the rows of box 7 into box 8. Their others follow, and it is a way if in all four boxes rows and columns meet:
//!
//! | box | its rows are parted from | its columns are parted from |
//! | --- | --- | --- |
//! | 5 | box 4 | box 2 |
//! | 6 | box 4, by the other | box 3 |
//! | 8 | box 7 | box 2, by the other |
//! | 9 | box 7, by the other | box 3, by the other |
//!
//! Ways are numbered in the order of the partings of rows of box 4, then of columns of box 2, then of columns of box 3, then
//! of rows of box 7.
//!
//! To count them, the partings of the rows of box 7 are counted for each parting of the columns of box 2 and each of those of
//! box 3. Then, for each parting of the rows of box 4, what is there for the columns that it meets is added up. The columns of
//! box 3 are done all at once: their numbers lie side by side. No sum is large, as a parting meets eight others or none.

use super::frame::{FIRST, Frame};
use super::meeting::find_meetings;
use super::parting::{Lines, Parting, Partings, Table};
use crate::board::Digit;

/// The ways to fill what a frame leaves.
#[derive(Clone, Copy, Debug)]
pub struct Rest {
    frame: Frame,
    /// For each parting of the rows of box 4 into box 5, the partings of the columns of box 2 into it that it meets.
    in_5: Table<Partings>,
    /// The same for the rows of box 4 into box 6 and the columns of box 3.
    in_6: Table<Partings>,
    /// The same for the columns of box 2 into box 8 and the rows of box 7.
    in_8: Table<Partings>,
    /// The same for the rows of box 7 into box 9 and the columns of box 3.
    in_9: Table<Partings>,
    /// For each parting of the columns of box 2 into box 5 and each of those of box 3 into box 6, how many partings of the rows
    /// of box 7 go with both.
    below: Table<Numbers>,
}

/// A number for each parting.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Numbers(Table<u8>);

impl Numbers {
    const ZERO: Self = Self([0; 64]);
}

impl Rest {
    /// Room for the ways, without any.
    pub const NONE: Self = Self {
        frame: Frame { above: [FIRST; 2], beside: [FIRST; 2] },
        in_5: [Partings::NONE; 64],
        in_6: [Partings::NONE; 64],
        in_8: [Partings::NONE; 64],
        in_9: [Partings::NONE; 64],
        below: [Numbers::ZERO; 64],
    };

    /// Becomes the ways to fill what this frame leaves.
    // A function that gives them back would make them in one place and move them to another.
    #[inline]
    pub fn find(&mut self, frame: &Frame) {
        let ([second, third], [fourth, seventh]) = (&frame.above, &frame.beside);
        self.frame = *frame;
        find_meetings(&mut self.in_5, fourth, second);
        find_meetings(&mut self.in_6, fourth, third);
        find_meetings(&mut self.in_8, second, seventh);
        find_meetings(&mut self.in_9, seventh, third);
        add_up(&mut self.below, &self.in_8, &self.in_9);
    }

    /// How many ways there are.
    pub fn count(&self) -> u32 {
        Partings::ALL.map(|rows| self.count_with(rows)).sum()
    }

    /// The way with this number, if there are more: boxes 5, 6, 8 and 9, row by row.
    pub fn nth(&self, number: u32) -> Option<[Lines; 4]> {
        let mut left = number;
        for rows_of_4 in Partings::ALL {
            let count = self.count_with(rows_of_4);
            if left < count {
                return self.nth_with(rows_of_4, left);
            }
            left -= count;
        }
        None
    }

    /// How many ways there are with this parting of the rows of box 4.
    #[inline]
    fn count_with(&self, rows_of_4: Parting) -> u32 {
        let numbers = sum(self.in_5[rows_of_4.number()], &self.below);
        self.in_6[rows_of_4.other().number()].map(|columns| u32::from(numbers.0[columns.number()])).sum()
    }

    /// The way with this number among those with this parting of the rows of box 4.
    fn nth_with(&self, rows_of_4: Parting, number: u32) -> Option<[Lines; 4]> {
        let mut left = number;
        for columns_of_2 in self.in_5[rows_of_4.number()] {
            for columns_of_3 in self.in_6[rows_of_4.other().number()] {
                let count = u32::from(self.below[columns_of_2.number()].0[columns_of_3.number()]);
                if left < count {
                    let rows_of_7 = self.rows_of_7(columns_of_2, columns_of_3).nth(left as usize)?;
                    return Some(self.boxes([rows_of_4, rows_of_7], [columns_of_2, columns_of_3]));
                }
                left -= count;
            }
        }
        None
    }

    /// The partings of the rows of box 7 that go with these of columns.
    fn rows_of_7(&self, of_2: Parting, of_3: Parting) -> impl Iterator<Item = Parting> {
        let meets_of_3 = move |rows: &Parting| self.in_9[rows.other().number()].contains(of_3.other());
        self.in_8[of_2.other().number()].filter(meets_of_3)
    }

    /// The boxes that these partings of the rows of boxes 4 and 7 and of the columns of boxes 2 and 3 fill.
    fn boxes(&self, [of_4, of_7]: [Parting; 2], [of_2, of_3]: [Parting; 2]) -> [Lines; 4] {
        let ([second, third], [fourth, seventh]) = (&self.frame.above, &self.frame.beside);
        [
            crossed((fourth, of_4), (second, of_2)),
            crossed((fourth, of_4.other()), (third, of_3)),
            crossed((seventh, of_7), (second, of_2.other())),
            crossed((seventh, of_7.other()), (third, of_3.other())),
        ]
    }
}

/// The box in which each digit stands where its row and its column cross.
fn crossed((rows, row_parting): (&Lines, Parting), (columns, column_parting): (&Lines, Parting)) -> Lines {
    let mut row_of = *row_parting.lines();
    for (&digit, &row) in rows.as_flattened().iter().zip(row_parting.lines()) {
        row_of[digit as usize] = row;
    }
    let mut lines = [[Digit::D1; 3]; 3];
    for (&digit, &column) in columns.as_flattened().iter().zip(column_parting.lines()) {
        lines[row_of[digit as usize] as usize][column as usize] = digit;
    }
    lines
}

/// Counts the partings of the rows of box 7 for each two of columns.
#[inline(never)]
fn add_up(below: &mut Table<Numbers>, in_8: &Table<Partings>, in_9: &Table<Partings>) {
    let mut of_rows = [Numbers::ZERO; 64];
    for rows in Partings::ALL {
        of_rows[rows.number()] = ones(in_9[rows.other().number()]);
    }
    for columns in Partings::ALL {
        below[columns.number()] = sum(in_8[columns.other().number()], &of_rows);
    }
}

/// One for each parting whose other is in the set, 0 for the rest.
#[inline(always)]
fn ones(set: Partings) -> Numbers {
    let mut numbers = Numbers::ZERO;
    let (chunks, _) = numbers.0.as_chunks_mut::<8>();
    // The other of a parting is as far from the end as it is from the start.
    for (chunk, bits) in chunks.iter_mut().zip((set.bits() << 8).to_be_bytes()) {
        // A copy of the bits in each byte, which keeps the one that is its own; then that is made the lowest.
        let own = (u64::from(bits) * 0x0101_0101_0101_0101) & 0x0102_0408_1020_4080;
        *chunk = (((own + 0x7f7f_7f7f_7f7f_7f7f) >> 7) & 0x0101_0101_0101_0101).to_le_bytes();
    }
    numbers
}

/// The numbers of all partings in the set, added up. There are eight or none of them, and added up twice
/// they come to 64 at most.
#[inline(always)]
fn sum(set: Partings, table: &Table<Numbers>) -> Numbers {
    let mut sums = Numbers::ZERO;
    for parting in set {
        for (sum, number) in sums.0.iter_mut().zip(table[parting.number()].0) {
            *sum = u8::wrapping_add(*sum, number);
        }
    }
    sums
}
