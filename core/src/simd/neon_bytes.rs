//! Digits in memory as numbers in NEON registers and back, by lookups of bytes.
#![allow(unsafe_code)]

use super::boxes::Places;
use super::grid::Cells;
use super::{Grids, Row, SETS};
use core::arch::aarch64::*;

/// An index that no lookup knows, not even with the number of a byte added: it gives 0.
const NONE: u8 = 0xc0;

/// The bytes of the cells at the first place of the boxes of the first two bands, two bytes to a number.
const OF_TWO_BANDS: [u8; 16] = [0, NONE, 3, NONE, 6, NONE, NONE, NONE, 27, NONE, 30, NONE, 33, NONE, NONE, NONE];

/// The same for the last band, in the last 32 bytes of a grid.
const OF_ONE_BAND: [u8; 16] = [5, NONE, 8, NONE, 11, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE];

/// The bytes of a row of cells, from three registers for its three columns in each box. Four bytes on is the next band.
const OF_A_ROW: [u8; 16] = [0, 16, 32, 1, 17, 33, 2, 18, 34, NONE, NONE, NONE, NONE, NONE, NONE, NONE];

/// The end of two rows of cells.
const OF_THE_END: [u8; 16] = [2, 3, 4, 5, 6, 7, 8, 16, 17, 18, 19, 20, 21, 22, 23, 24];

#[inline]
#[target_feature(enable = "neon")]
fn read(bytes: &[u8; 16]) -> uint8x16_t {
    // SAFETY: the bytes are as long as the register.
    unsafe { vld1q_u8(bytes.as_ptr()) }
}

#[inline]
#[target_feature(enable = "neon")]
fn write(numbers: uint8x16_t, bytes: &mut [u8; 16]) {
    // SAFETY: the bytes are as long as the register.
    unsafe { vst1q_u8(bytes.as_mut_ptr(), numbers) }
}

/// The bytes of a table, for those that are `by` bytes further on.
#[inline]
#[target_feature(enable = "neon")]
fn on(index: &[u8; 16], by: usize) -> uint8x16_t {
    vaddq_u8(read(index), vdupq_n_u8(by as u8))
}

/// The digits of the cells as sets, and none for an empty cell.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn places(cells: &Cells) -> Places<[uint16x8_t; 2]> {
    let (front, back) = (cells.first_chunk::<64>().unwrap_or(&[0; 64]), cells.last_chunk::<32>().unwrap_or(&[0; 32]));
    // SAFETY: the bytes are as long as the four registers.
    let front = unsafe { vld1q_u8_x4(front.as_ptr()) };
    // SAFETY: the bytes are as long as the two registers.
    let back = unsafe { vld1q_u8_x2(back.as_ptr()) };
    let mut places = [[[vdupq_n_u16(0); 2]; 3]; 3];
    for (row, places) in places.iter_mut().enumerate() {
        for (column, [first, last]) in places.iter_mut().enumerate() {
            let place = 9 * row + column;
            *first = sets(vqtbl4q_u8(front, on(&OF_TWO_BANDS, place)));
            *last = sets(vqtbl2q_u8(back, on(&OF_ONE_BAND, place)));
        }
    }
    places
}

/// The digits from 1 to 9, two bytes to each, as sets of one; none for 0.
#[inline]
#[target_feature(enable = "neon")]
fn sets(digits: uint8x16_t) -> uint16x8_t {
    let places = vaddq_u16(vreinterpretq_u16_u8(digits), vdupq_n_u16(0xffff));
    // To shift by -1 is to shift out.
    vshlq_u16(vdupq_n_u16(1), vreinterpretq_s16_u16(places))
}

/// The digits from 1 to 9 of sets of one, as bytes.
#[inline]
#[target_feature(enable = "neon")]
fn digits([first, last]: [uint16x8_t; 2]) -> uint8x16_t {
    let first = vsubq_u16(vdupq_n_u16(16), vclzq_u16(first));
    let last = vsubq_u16(vdupq_n_u16(16), vclzq_u16(last));
    vuzp1q_u8(vreinterpretq_u8_u16(first), vreinterpretq_u8_u16(last))
}

/// The cells of a grid in which every cell has one digit.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn cells(places: Places<[uint16x8_t; 2]>) -> Cells {
    let mut rows = [vdupq_n_u8(0); 9];
    for (row, [first, second, third]) in places.into_iter().enumerate() {
        let columns = uint8x16x3_t(digits(first), digits(second), digits(third));
        for (band, rows) in rows.as_chunks_mut::<3>().0.iter_mut().enumerate() {
            rows[row] = vqtbl3q_u8(columns, on(&OF_A_ROW, 4 * band));
        }
    }
    let mut cells = [0; 81];
    // Each register writes more than its nine bytes, so in this order.
    for (number, row) in rows.into_iter().enumerate() {
        if let Some(room) = cells.get_mut(9 * number..).and_then(|rest| rest.first_chunk_mut()) {
            write(row, room);
        }
    }
    let [.., last_but_one, last] = rows;
    if let Some(room) = cells.last_chunk_mut() {
        write(vqtbl2q_u8(uint8x16x2_t(last_but_one, last), read(&OF_THE_END)), room);
    }
    cells
}

/// The low bytes of the sets, or the high ones.
const fn bytes_of_sets(shift: u32) -> [u8; 16] {
    let mut bytes = [0; 16];
    let mut digit = 0;
    while digit < 16 {
        bytes[digit] = (SETS[digit] >> shift) as u8;
        digit += 1;
    }
    bytes
}

/// See [`super::Isa::enter`]. Sixteen cells of sixteen grids are sixteen registers.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn enter(grids: &Grids, rows: &mut [Row; 81]) {
    const LOW: [u8; 16] = bytes_of_sets(0);
    const HIGH: [u8; 16] = bytes_of_sets(8);
    for (half, grids) in grids.as_chunks::<16>().0.iter().enumerate() {
        for (block, rows) in rows.as_chunks_mut::<16>().0.iter_mut().enumerate() {
            let mut cells = [vdupq_n_u8(0); 16];
            for (cells, grid) in cells.iter_mut().zip(grids) {
                *cells = read(grid.get(16 * block..).and_then(|rest| rest.first_chunk()).unwrap_or(&[0; 16]));
            }
            for (row, digits) in rows.iter_mut().zip(turned(cells)) {
                let digits = vandq_u8(digits, vdupq_n_u8(15));
                let sets = uint8x16x2_t(vqtbl1q_u8(read(&LOW), digits), vqtbl1q_u8(read(&HIGH), digits));
                let room = &mut row.as_chunks_mut::<16>().0[half & 1];
                // SAFETY: sixteen numbers are as long as the two registers, and the store needs no alignment.
                unsafe { vst2q_u8(room.as_mut_ptr().cast(), sets) }
            }
        }
    }
    // The cell that is left over.
    for (number, grid) in grids.iter().enumerate() {
        rows[80][number & 31] = SETS[usize::from(grid[80] & 15)];
    }
}

/// See [`super::Isa::leave`]. The other way round.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn leave(rows: &[Row; 81], grids: &mut Grids) {
    for (half, grids) in grids.as_chunks_mut::<16>().0.iter_mut().enumerate() {
        for (block, rows) in rows.as_chunks::<16>().0.iter().enumerate() {
            let mut cells = [vdupq_n_u8(0); 16];
            for (cells, row) in cells.iter_mut().zip(rows) {
                let sets = &row.as_chunks::<16>().0[half & 1];
                // SAFETY: sixteen numbers are as long as the two registers, and the load needs no more alignment.
                let uint16x8x2_t(first, last) = unsafe { vld1q_u16_x2(sets.as_ptr()) };
                *cells = digits([first, last]);
            }
            for (grid, cells) in grids.iter_mut().zip(turned(cells)) {
                if let Some(room) = grid.get_mut(16 * block..).and_then(|rest| rest.first_chunk_mut()) {
                    write(cells, room);
                }
            }
        }
    }
    // The cell that is left over.
    for (grid, set) in grids.iter_mut().zip(rows[80]) {
        grid[80] = set.trailing_zeros() as u8 + 1;
    }
}

/// Sixteen registers of sixteen bytes with rows and columns exchanged: shuffled four times.
#[inline]
#[target_feature(enable = "neon")]
fn turned(mut rows: [uint8x16_t; 16]) -> [uint8x16_t; 16] {
    for _ in 0..4 {
        let before = rows;
        for (number, pair) in rows.as_chunks_mut::<2>().0.iter_mut().enumerate() {
            let (one, other) = (before[number & 7], before[number & 7 | 8]);
            *pair = [vzip1q_u8(one, other), vzip2q_u8(one, other)];
        }
    }
    rows
}
