//! AVX-512: thirty-two numbers to a register.
#![allow(unsafe_code)]

use super::{Grids, Lanes, Move, Row, Shared, Split, Vector};
use core::arch::x86_64::*;

/// Thirty-two numbers. Made where AVX-512 has been entered only.
#[derive(Clone, Copy)]
pub(crate) struct ThirtyTwo(pub(super) __m512i);

/// An operation of this instruction set.
macro_rules! op {
    ($name:ident($($argument:expr),*)) => {
        // SAFETY: a ThirtyTwo is at hand, and the first is made where AVX-512 is entered.
        unsafe { $name($($argument),*) }
    };
}

/// The same number everywhere.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
pub(super) fn splat(number: u16) -> ThirtyTwo {
    ThirtyTwo(_mm512_set1_epi16(number as i16))
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
pub(super) fn read(row: &Row) -> ThirtyTwo {
    // SAFETY: the row is as long as the register, and the load needs no alignment.
    ThirtyTwo(unsafe { _mm512_loadu_si512(row.as_ptr().cast()) })
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
pub(super) fn write(numbers: ThirtyTwo, row: &mut Row) {
    // SAFETY: the row is as long as the register, and the store needs no alignment.
    unsafe { _mm512_storeu_si512(row.as_mut_ptr().cast(), numbers.0) }
}

/// A byte for each place as a number.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn indices(bytes: &[u8; 32]) -> __m512i {
    // SAFETY: the bytes are half as long as a row, and the load needs no alignment.
    _mm512_cvtepu8_epi16(unsafe { _mm256_loadu_si256(bytes.as_ptr().cast()) })
}

/// See [`super::Isa::enter`]. Four cells of sixteen grids are one register of 32-bit numbers.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
pub(super) fn enter(grids: &Grids, rows: &mut [Row; 81]) {
    let every_grid = every_grid();
    let (first, second) = grids.split_at(16);
    for (number, rows) in rows.chunks_mut(4).enumerate() {
        let offsets = _mm512_add_epi32(every_grid, _mm512_set1_epi32(4 * number as i32));
        // SAFETY: 16 grids of 84 bytes, and in each four bytes from a place that is at most 80.
        let mut first = unsafe { _mm512_i32gather_epi32::<1>(offsets, first.as_ptr().cast()) };
        // SAFETY: the other 16 grids.
        let mut second = unsafe { _mm512_i32gather_epi32::<1>(offsets, second.as_ptr().cast()) };
        for row in rows {
            let low = _mm512_castsi256_si512(_mm512_cvtepi32_epi16(first));
            let all = _mm512_inserti64x4::<1>(low, _mm512_cvtepi32_epi16(second));
            let digits = _mm512_and_si512(all, _mm512_set1_epi16(15));
            let sets = _mm512_sllv_epi16(_mm512_set1_epi16(1), _mm512_add_epi16(digits, _mm512_set1_epi16(-1)));
            write(ThirtyTwo(or_if_none(sets, _mm512_set1_epi16(0x1ff))), row);
            (first, second) = (_mm512_srli_epi32::<8>(first), _mm512_srli_epi32::<8>(second));
        }
    }
}

/// How far on each of sixteen grids begins.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn every_grid() -> __m512i {
    let number = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    _mm512_mullo_epi32(number, _mm512_set1_epi32(84))
}

/// See [`super::Isa::copy`].
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
pub(super) fn copy(rows: &[Row; 81], index: &[u8; 32], places: u32, to: &mut [Row; 81]) {
    let index = indices(index);
    for (row, to) in rows.iter().zip(to) {
        let moved = _mm512_mask_permutexvar_epi16(read(to).0, places, index, read(row).0);
        write(ThirtyTwo(moved), to);
    }
}

/// See [`super::Isa::leave`]. Four cells of sixteen grids are one register of 32-bit numbers.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
pub(super) fn leave(rows: &[Row; 81], grids: &mut Grids) {
    let every_grid = every_grid();
    let (first, second) = grids.split_at_mut(16);
    for (number, rows) in rows.chunks(4).enumerate() {
        let mut both = [_mm512_setzero_si512(); 2];
        for row in rows.iter().rev() {
            let digits = digits(read(row).0);
            let low = _mm512_cvtepu16_epi32(_mm512_castsi512_si256(digits));
            let high = _mm512_cvtepu16_epi32(_mm512_extracti64x4_epi64::<1>(digits));
            both = [
                _mm512_or_si512(_mm512_slli_epi32::<8>(both[0]), low),
                _mm512_or_si512(_mm512_slli_epi32::<8>(both[1]), high),
            ];
        }
        let offsets = _mm512_add_epi32(every_grid, _mm512_set1_epi32(4 * number as i32));
        // SAFETY: 16 grids of 84 bytes, and in each four bytes from a place that is at most 80.
        unsafe { _mm512_i32scatter_epi32::<1>(first.as_mut_ptr().cast(), offsets, both[0]) }
        // SAFETY: the other 16 grids.
        unsafe { _mm512_i32scatter_epi32::<1>(second.as_mut_ptr().cast(), offsets, both[1]) }
    }
}

/// The digits of sets of one: the bits below a bit, and it, are as many.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn digits(sets: __m512i) -> __m512i {
    _mm512_popcnt_epi16(_mm512_or_si512(sets, _mm512_add_epi16(sets, _mm512_set1_epi16(-1))))
}

/// See [`super::Isa::exchange`]. One walk over the rows does it all, for up to [`MOST_MOVES`] moves.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
pub(super) fn exchange(split: Option<Split>, moves: &[Move], open: &mut [Row; 81], taken: &mut [Row; 81]) {
    let (mut now, mut later) = moves.split_at(moves.len().min(MOST_MOVES));
    match split {
        Some(split) => walk_by_moves(splitting(&split), now, open, taken),
        None => walk_by_moves((), now, open, taken),
    }
    while !later.is_empty() {
        (now, later) = later.split_at(later.len().min(MOST_MOVES));
        walk_by_moves((), now, open, taken);
    }
}

/// The most moves of a walk: there are no more masks.
const MOST_MOVES: usize = 6;

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn walk_by_moves<B: Before>(before: B, moves: &[Move], open: &mut [Row; 81], taken: &mut [Row; 81]) {
    match moves {
        [] => walk(before, [], open, taken),
        [a] => walk(before, [a], open, taken),
        [a, b] => walk(before, [a, b], open, taken),
        [a, b, c] => walk(before, [a, b, c], open, taken),
        [a, b, c, d] => walk(before, [a, b, c, d], open, taken),
        [a, b, c, d, e] => walk(before, [a, b, c, d, e], open, taken),
        [a, b, c, d, e, f, ..] => walk(before, [a, b, c, d, e, f], open, taken),
    }
}

/// What is done to a row before others move in.
trait Before: Copy {
    /// What is left of a row, by its cell.
    ///
    /// # Safety
    ///
    /// AVX-512 is there.
    unsafe fn left(&self, row: usize, column: usize, open: __m512i) -> __m512i;
}

impl Before for () {
    #[inline(always)]
    unsafe fn left(&self, _: usize, _: usize, open: __m512i) -> __m512i {
        open
    }
}

/// A split in registers.
#[derive(Clone, Copy)]
struct Splitting<'a> {
    away: Shared<'a>,
    index: __m512i,
    places: __mmask32,
    /// The digit of the puzzles with a box, for each box.
    digits: [__m512i; 9],
    /// All bits for the puzzles with a triad, for each triad of a box.
    triads: [__m512i; 6],
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn splitting<'a>(split: &Split<'a>) -> Splitting<'a> {
    let (boxes, triads, all) = (read(split.boxes).0, read(split.triads).0, read(split.digits).0);
    let (mut digits, mut of_triads) = ([_mm512_setzero_si512(); 9], [_mm512_setzero_si512(); 6]);
    for (number, digits) in (0..).zip(&mut digits) {
        *digits = _mm512_maskz_mov_epi16(_mm512_cmpeq_epi16_mask(boxes, _mm512_set1_epi16(number)), all);
    }
    for (number, of_triad) in (0..).zip(&mut of_triads) {
        *of_triad = _mm512_movm_epi16(_mm512_cmpeq_epi16_mask(triads, _mm512_set1_epi16(number)));
    }
    Splitting { away: split.away, index: indices(split.index), places: split.places, digits, triads: of_triads }
}

impl Before for Splitting<'_> {
    #[inline(always)]
    unsafe fn left(&self, row: usize, column: usize, open: __m512i) -> __m512i {
        // SAFETY: the caller has AVX-512.
        unsafe { split_row(self, row, column, open) }
    }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn split_row(split: &Splitting, row: usize, column: usize, open: __m512i) -> __m512i {
    let digit = split.digits[row / 3 * 3 + column / 3];
    // The digit, of those with a triad through here.
    let here = _mm512_ternarylogic_epi64::<0xe0>(digit, split.triads[row % 3], split.triads[3 + column % 3]);
    let away = &split.away[9 * row + column];
    let copies = _mm512_andnot_si512(here, open);
    let mut to = away.get();
    let moved = _mm512_mask_permutexvar_epi16(read(&to).0, split.places, split.index, copies);
    write(ThirtyTwo(moved), &mut to);
    away.set(to);
    // What stays loses the digit in the rest of the box.
    _mm512_ternarylogic_epi64::<0xb0>(open, digit, here)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn walk<B: Before, const N: usize>(before: B, moves: [&Move; N], open: &mut [Row; 81], taken: &mut [Row; 81]) {
    let mut index = [_mm512_setzero_si512(); N];
    for (index, one) in index.iter_mut().zip(moves) {
        *index = indices(one.index);
    }
    for row in 0..9 {
        for column in 0..9 {
            let cell = 9 * row + column;
            // These may come from where copies go to. A row that has just been written cannot be read at once.
            let mut sources = [_mm512_setzero_si512(); N];
            for (source, one) in sources.iter_mut().zip(moves) {
                *source = read(&one.from[cell].get()).0;
            }
            let all = read(&open[cell]).0;
            // SAFETY: AVX-512 is there.
            let mut numbers = unsafe { before.left(row, column, all) };
            for ((one, index), source) in moves.iter().zip(index).zip(sources) {
                numbers = _mm512_mask_permutexvar_epi16(numbers, one.places, index, source);
            }
            write(ThirtyTwo(numbers), &mut open[cell]);
            write(ThirtyTwo(single(numbers)), &mut taken[cell]);
        }
    }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn lowest(numbers: __m512i) -> __m512i {
    _mm512_andnot_si512(_mm512_add_epi16(numbers, _mm512_set1_epi16(-1)), numbers)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn single(numbers: __m512i) -> __m512i {
    let is_one = _mm512_cmpeq_epi16_mask(_mm512_popcnt_epi16(numbers), _mm512_set1_epi16(1));
    _mm512_maskz_mov_epi16(is_one, numbers)
}

/// In one, where the compiler would keep what both have for other uses.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn or_both(numbers: __m512i, first: __m512i, second: __m512i) -> __m512i {
    _mm512_ternarylogic_epi64::<0xf8>(numbers, first, second)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn single_by(numbers: __m512i, one_less: __m512i) -> __m512i {
    _mm512_maskz_mov_epi16(_mm512_testn_epi16_mask(numbers, one_less), numbers)
}

/// Three-input logic, which the compiler finds in two steps only.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn majority(first: __m512i, second: __m512i, third: __m512i) -> __m512i {
    _mm512_ternarylogic_epi64::<0xe8>(first, second, third)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn or_if_none(numbers: __m512i, other: __m512i) -> __m512i {
    _mm512_mask_mov_epi16(other, _mm512_test_epi16_mask(numbers, numbers), numbers)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn or_if_below_three(numbers: __m512i, other: __m512i) -> __m512i {
    let is_full = _mm512_cmpge_epu16_mask(_mm512_popcnt_epi16(numbers), _mm512_set1_epi16(3));
    _mm512_mask_mov_epi16(other, is_full, numbers)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn less(numbers: __m512i, than: __m512i) -> __m512i {
    _mm512_movm_epi16(_mm512_cmplt_epu16_mask(numbers, than))
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn zeros(numbers: __m512i) -> u32 {
    _mm512_testn_epi16_mask(numbers, numbers)
}

impl Vector for ThirtyTwo {
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(op!(_mm512_and_si512(self.0, other.0)))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(op!(_mm512_or_si512(self.0, other.0)))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(op!(_mm512_xor_si512(self.0, other.0)))
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Self(op!(_mm512_andnot_si512(other.0, self.0)))
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Self(op!(_mm512_add_epi16(self.0, other.0)))
    }

    #[inline(always)]
    fn least(self, other: Self) -> Self {
        Self(op!(_mm512_min_epi16(self.0, other.0)))
    }

    #[inline(always)]
    fn count(self) -> Self {
        Self(op!(_mm512_popcnt_epi16(self.0)))
    }

    #[inline(always)]
    fn lowest(self) -> Self {
        Self(op!(lowest(self.0)))
    }

    #[inline(always)]
    fn single(self) -> Self {
        Self(op!(single(self.0)))
    }

    #[inline(always)]
    fn or_if_none(self, other: Self) -> Self {
        Self(op!(or_if_none(self.0, other.0)))
    }

    #[inline(always)]
    fn or_if_below_three(self, other: Self) -> Self {
        Self(op!(or_if_below_three(self.0, other.0)))
    }

    #[inline(always)]
    fn majority(self, second: Self, third: Self) -> Self {
        Self(op!(majority(self.0, second.0, third.0)))
    }
}

impl Lanes for ThirtyTwo {
    #[inline(always)]
    fn or_both(self, first: Self, second: Self) -> Self {
        Self(op!(or_both(self.0, first.0, second.0)))
    }

    #[inline(always)]
    fn single_by(self, one_less: Self) -> Self {
        Self(op!(single_by(self.0, one_less.0)))
    }

    #[inline(always)]
    fn less(self, other: Self) -> Self {
        Self(op!(less(self.0, other.0)))
    }

    #[inline(always)]
    fn zeros(self) -> u32 {
        op!(zeros(self.0))
    }
}
