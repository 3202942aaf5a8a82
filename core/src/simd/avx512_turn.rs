//! AVX-512: 32 grids turned into rows of the same cell of each, and back.
//!
//! Registers of sixteen cells hold a grid to each quarter, and registers of rows a puzzle to each place. From one to the
//! other is to shuffle eight registers like two halves of a pack of cards, three times. Cells gathered from memory and
//! scattered to it one by one take three times as long.
#![allow(unsafe_code)]

use super::avx512_rows::{ThirtyTwo, read, write};
use super::{Grids, Row, SETS};
use core::arch::x86_64::*;

/// The grid whose cells are in a quarter of one of eight registers.
#[inline(always)]
const fn grid_of(register: usize, quarter: usize) -> usize {
    (register + 8 * quarter) & 31
}

/// The tables of the low and the high byte of the set of a digit.
const TABLES: [[u8; 16]; 2] = {
    let mut tables = [[0; 16]; 2];
    let mut digit = 0;
    while digit < 16 {
        [tables[0][digit], tables[1][digit]] = SETS[digit].to_le_bytes();
        digit += 1;
    }
    tables
};

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn load(cells: &[u8; 16]) -> __m128i {
    // SAFETY: the cells are as long as the register, and the load needs no alignment.
    unsafe { _mm_loadu_si128(cells.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn store(numbers: __m128i, cells: &mut [u8; 16]) {
    // SAFETY: the cells are as long as the register, and the store needs no alignment.
    unsafe { _mm_storeu_si128(cells.as_mut_ptr().cast(), numbers) }
}

/// Sixteen cells of all grids: those of a grid in each quarter.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn cells_of_grids(grids: &Grids, part: usize) -> [__m512i; 8] {
    let mut cells = [_mm512_setzero_si512(); 8];
    for (register, cells) in cells.iter_mut().enumerate() {
        let quarter = |quarter| load(grids[grid_of(register, quarter)].as_chunks().0.get(part).unwrap_or(&[0; 16]));
        *cells = _mm512_castsi128_si512(quarter(0));
        *cells = _mm512_inserti32x4::<1>(*cells, quarter(1));
        *cells = _mm512_inserti32x4::<2>(*cells, quarter(2));
        *cells = _mm512_inserti32x4::<3>(*cells, quarter(3));
    }
    cells
}

/// Puts bytes of the first four and of the last four registers next to each other.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn shuffle_bytes([a, b, c, d, e, f, g, h]: [__m512i; 8]) -> [__m512i; 8] {
    [
        _mm512_unpacklo_epi8(a, e),
        _mm512_unpackhi_epi8(a, e),
        _mm512_unpacklo_epi8(b, f),
        _mm512_unpackhi_epi8(b, f),
        _mm512_unpacklo_epi8(c, g),
        _mm512_unpackhi_epi8(c, g),
        _mm512_unpacklo_epi8(d, h),
        _mm512_unpackhi_epi8(d, h),
    ]
}

/// The same with pairs of bytes.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn shuffle_pairs([a, b, c, d, e, f, g, h]: [__m512i; 8]) -> [__m512i; 8] {
    [
        _mm512_unpacklo_epi16(a, e),
        _mm512_unpackhi_epi16(a, e),
        _mm512_unpacklo_epi16(b, f),
        _mm512_unpackhi_epi16(b, f),
        _mm512_unpacklo_epi16(c, g),
        _mm512_unpackhi_epi16(c, g),
        _mm512_unpacklo_epi16(d, h),
        _mm512_unpackhi_epi16(d, h),
    ]
}

/// See [`super::Isa::enter`].
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
pub(super) fn enter(grids: &Grids, rows: &mut [Row; 81]) {
    let [low, high] = TABLES.each_ref().map(|table| load(table));
    let (low, high) = (_mm512_broadcast_i32x4(low), _mm512_broadcast_i32x4(high));
    let (parts, last) = rows.as_chunks_mut::<16>();
    for (part, rows) in parts.iter_mut().enumerate() {
        // Then each register has two cells, a puzzle to each place within a quarter.
        let pairs = shuffle_bytes(shuffle_bytes(shuffle_bytes(cells_of_grids(grids, part))));
        for (cells, [first, second]) in pairs.into_iter().zip(rows.as_chunks_mut().0) {
            let (low, high) = (_mm512_shuffle_epi8(low, cells), _mm512_shuffle_epi8(high, cells));
            write(ThirtyTwo(_mm512_unpacklo_epi8(low, high)), first);
            write(ThirtyTwo(_mm512_unpackhi_epi8(low, high)), second);
        }
    }
    for row in last {
        for (number, grid) in row.iter_mut().zip(grids) {
            *number = SETS[usize::from(grid[80] & 15)];
        }
    }
}

/// The digits of sets of one: the bits below a bit, and it, are as many.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
pub(super) fn digits(sets: __m512i) -> __m512i {
    _mm512_popcnt_epi16(_mm512_or_si512(sets, _mm512_add_epi16(sets, _mm512_set1_epi16(-1))))
}

/// See [`super::Isa::leave`].
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
pub(super) fn leave(rows: &[Row; 81], grids: &mut Grids) {
    let (parts, last) = rows.as_chunks::<16>();
    for (part, rows) in parts.iter().enumerate() {
        let mut pairs = [_mm512_setzero_si512(); 8];
        for (pair, [first, second]) in pairs.iter_mut().zip(rows.as_chunks().0) {
            let (first, second) = (digits(read(first).0), digits(read(second).0));
            *pair = _mm512_or_si512(first, _mm512_slli_epi16::<8>(second));
        }
        let cells = shuffle_pairs(shuffle_pairs(shuffle_pairs(pairs)));
        for (register, cells) in cells.into_iter().enumerate() {
            let quarters = [
                _mm512_castsi512_si128(cells),
                _mm512_extracti32x4_epi32::<1>(cells),
                _mm512_extracti32x4_epi32::<2>(cells),
                _mm512_extracti32x4_epi32::<3>(cells),
            ];
            for (quarter, numbers) in quarters.into_iter().enumerate() {
                if let Some(cells) = grids[grid_of(register, quarter)].as_chunks_mut().0.get_mut(part) {
                    store(numbers, cells);
                }
            }
        }
    }
    for row in last {
        let mut digits_of_row = [0; 32];
        write(ThirtyTwo(digits(read(row).0)), &mut digits_of_row);
        for (grid, digit) in grids.iter_mut().zip(digits_of_row) {
            grid[80] = digit as u8;
        }
    }
}
