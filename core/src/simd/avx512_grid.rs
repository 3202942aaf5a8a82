//! AVX-512: twenty-seven triads to a register.
//!
//! The nine triads of the first lines come first, then those of the second and the third; in each nine the boxes are row
//! by row. What stands in the five places behind them is 0.
#![allow(unsafe_code)]

use super::Vector;
use super::avx512::Avx512;
use super::avx512_rows::ThirtyTwo;
use super::avx512_turn::digits;
use super::grid::{Cells, Changed, Diagonals, GridIsa, Layout, Least, LineWork, Lines, Mark, Triads, Words};
use core::arch::x86_64::*;

/// Sixteen numbers, the first nine of them of boxes.
#[derive(Clone, Copy)]
pub(crate) struct Sixteen(__m256i);

/// An operation of this instruction set.
macro_rules! op {
    ($name:ident($($argument:expr),*)) => {
        // SAFETY: an Avx512, a ThirtyTwo or a Sixteen is at hand, the first of which is made where AVX-512 is entered.
        unsafe { $name($($argument),*) }
    };
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg")]
fn splat(number: u16) -> __m256i {
    _mm256_set1_epi16(number as i16)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg")]
fn count(numbers: __m256i) -> __m256i {
    _mm256_popcnt_epi16(numbers)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg")]
fn lowest(numbers: __m256i) -> __m256i {
    _mm256_andnot_si256(_mm256_add_epi16(numbers, splat(0xffff)), numbers)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg")]
fn single(numbers: __m256i) -> __m256i {
    _mm256_maskz_mov_epi16(_mm256_cmpeq_epi16_mask(_mm256_popcnt_epi16(numbers), splat(1)), numbers)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg")]
fn or_if_none(numbers: __m256i, other: __m256i) -> __m256i {
    _mm256_mask_mov_epi16(other, _mm256_test_epi16_mask(numbers, numbers), numbers)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg")]
fn or_if_below_three(numbers: __m256i, other: __m256i) -> __m256i {
    _mm256_mask_mov_epi16(other, _mm256_cmpge_epu16_mask(_mm256_popcnt_epi16(numbers), splat(3)), numbers)
}

/// For each place the triad that is so many lines and boxes on, as bytes.
const fn index(is_down: bool, lines: usize, boxes: usize) -> [u8; 64] {
    let mut index = [0; 64];
    let mut byte = 0;
    while byte < 64 {
        let lane = byte / 2;
        let (line, number) = (lane / 9, lane % 9);
        let (band, stack) = (number / 3, number % 3);
        let number = if is_down { (band + boxes) % 3 * 3 + stack } else { band * 3 + (stack + boxes) % 3 };
        let from = if line < 3 { (line + lines) % 3 * 9 + number } else { lane };
        index[byte] = (2 * from + byte % 2) as u8;
        byte += 1;
    }
    index
}

/// Moves to the right.
struct Right<const LINES: usize, const BOXES: usize>;

impl<const LINES: usize, const BOXES: usize> Right<LINES, BOXES> {
    const INDEX: [u8; 64] = index(false, LINES, BOXES);
}

/// Moves down.
struct Down<const LINES: usize, const BOXES: usize>;

impl<const LINES: usize, const BOXES: usize> Down<LINES, BOXES> {
    const INDEX: [u8; 64] = index(true, LINES, BOXES);
}

/// The places that are a triad's.
const OWN: __mmask32 = (1 << 27) - 1;

/// The place of a cell in three diagonals, 32 places each.
const fn place(cell: usize) -> usize {
    let (row, column) = (cell / 9, cell % 9);
    (column + 3 - row % 3) % 3 * 32 + row % 3 * 9 + row / 3 * 3 + column / 3
}

/// For the places of three diagonals where the cell is: from 0 in the first 64 cells, from 64 in the last 64.
const TO_PLACES: [u8; 128] = {
    let mut index = [0; 128];
    let mut cell = 0;
    while cell < 81 {
        index[place(cell)] = if cell < 64 { cell } else { cell - 17 + 64 } as u8;
        cell += 1;
    }
    index
};

/// For each cell its place.
const TO_CELLS: [u8; 128] = {
    let mut index = [0; 128];
    let mut cell = 0;
    while cell < 81 {
        index[cell] = place(cell) as u8;
        cell += 1;
    }
    index
};

/// The places of the cells of a triad in each diagonal, for each box: three rows, then three columns.
const IN_TRIAD: [[Diagonals<u32>; 6]; 9] = {
    let mut masks = [[[0; 3]; 6]; 9];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        let of_box = &mut masks[row / 3 * 3 + column / 3];
        let (diagonal, bit) = (place(cell) / 32, 1 << (place(cell) % 32));
        of_box[row % 3][diagonal] |= bit;
        of_box[3 + column % 3][diagonal] |= bit;
        cell += 1;
    }
    masks
};

/// The places of the triads of the first box.
const IN_BOX: u32 = 1 | 1 << 9 | 1 << 18;

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg")]
fn read_bytes(bytes: &[u8; 64]) -> __m512i {
    // SAFETY: the bytes are as long as the register, and the load needs no alignment.
    unsafe { _mm512_loadu_si512(bytes.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg")]
fn moved(numbers: __m512i, index: &[u8; 64]) -> __m512i {
    _mm512_permutexvar_epi8(read_bytes(index), numbers)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg")]
fn first_boxes(numbers: __m512i) -> Sixteen {
    Sixteen(_mm512_castsi512_si256(numbers))
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg")]
fn same(number: u16, places: __mmask32) -> ThirtyTwo {
    ThirtyTwo(_mm512_maskz_set1_epi16(places, number as i16))
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg")]
fn load(words: &Lines) -> ThirtyTwo {
    // SAFETY: there are more words than the register has, and the load needs no alignment.
    ThirtyTwo(unsafe { _mm512_loadu_si512(words.as_ptr().cast()) })
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg")]
fn store(numbers: __m512i, words: &mut Lines) {
    // SAFETY: there are more words than the register has, and the store needs no alignment.
    unsafe { _mm512_storeu_si512(words.as_mut_ptr().cast(), numbers) }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg")]
fn words(numbers: __m256i) -> Words {
    let mut words = [0; 4];
    // SAFETY: the words are as long as the register, and the store needs no alignment.
    unsafe { _mm256_storeu_si256(words.as_mut_ptr().cast(), numbers) }
    words
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg")]
fn bands(rows: __m256i, columns: __m256i) -> __m256i {
    // The first box of each stack to the second box of each band, all within the first eight.
    let low = _mm_setr_epi8(-1, -1, 0, 1, -1, -1, -1, -1, 2, 3, -1, -1, -1, -1, 4, 5);
    _mm256_mask_shuffle_epi8(rows, 0b1100_0011_0000_1100, columns, _mm256_castsi128_si256(low))
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg")]
fn least_but_nine(bands: __m256i) -> Option<Least> {
    let numbers = _mm256_castsi256_si128(bands);
    let keys = _mm_or_si128(_mm_slli_epi16::<3>(numbers), _mm_setr_epi16(0, 3, -1, 1, 4, -1, 2, 5));
    let is_nine = _mm_cmpeq_epi16_mask(numbers, _mm_set1_epi16(9));
    let least = _mm_minpos_epu16(_mm_mask_mov_epi16(keys, is_nine, _mm_set1_epi16(-1)));
    Least::of_key(_mm_cvtsi128_si32(least) as u16)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg")]
fn diagonals(cells: &Cells) -> Diagonals<ThirtyTwo> {
    let (Some(first), Some(last)) = (cells.first_chunk(), cells.last_chunk()) else { return [same(0, 0); 3] };
    let (first, last) = (read_bytes(first), read_bytes(last));
    let [front, back] = TO_PLACES.as_chunks::<64>().0 else { return [same(0, 0); 3] };
    let front = _mm512_permutex2var_epi8(first, read_bytes(front), last);
    let back = _mm512_permutex2var_epi8(first, read_bytes(back), last);
    let halves = [front, _mm512_castsi256_si512(_mm512_extracti64x4_epi64::<1>(front)), back];
    let [a, b, c] = halves;
    [sets(a), sets(b), sets(c)]
}

/// The digits in the low half as sets.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg")]
fn sets(digits: __m512i) -> ThirtyTwo {
    let digits = _mm512_cvtepu8_epi16(_mm512_castsi512_si256(digits));
    let bits = _mm512_add_epi16(digits, _mm512_set1_epi16(-1));
    // Of an empty cell the bit is beyond the number.
    ThirtyTwo(_mm512_sllv_epi16(_mm512_maskz_set1_epi16(OWN, 1), bits))
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg")]
fn cells([a, b, c]: Diagonals<ThirtyTwo>) -> Cells {
    let front = _mm512_inserti64x4::<1>(
        _mm512_castsi256_si512(_mm512_cvtepi16_epi8(digits(a.0))),
        _mm512_cvtepi16_epi8(digits(b.0)),
    );
    let back = _mm512_castsi256_si512(_mm512_cvtepi16_epi8(digits(c.0)));
    let mut cells = [0; 128];
    for (cells, index) in cells.as_chunks_mut().0.iter_mut().zip(TO_CELLS.as_chunks::<64>().0) {
        write_bytes(_mm512_permutex2var_epi8(front, read_bytes(index), back), cells);
    }
    *cells.first_chunk().unwrap_or(&[0; 81])
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg")]
fn write_bytes(bytes: __m512i, to: &mut [u8; 64]) {
    // SAFETY: the bytes are as long as the register, and the store needs no alignment.
    unsafe { _mm512_storeu_si512(to.as_mut_ptr().cast(), bytes) }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg")]
fn mark(digit: u16, number: usize, triad: usize) -> Mark<ThirtyTwo> {
    let of_box = IN_TRIAD.get(number).unwrap_or(&[[0; 3]; 6]);
    let [a, b, c] = of_box.get(triad).unwrap_or(&[0; 3]);
    Mark { in_box: same(digit, IN_BOX << (number & 15)), in_triad: [same(digit, *a), same(digit, *b), same(digit, *c)] }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg")]
fn is_none(numbers: __m512i) -> bool {
    _mm512_test_epi16_mask(numbers, numbers) == 0
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg")]
fn has_none(numbers: __m512i) -> bool {
    _mm512_testn_epi16_mask(numbers, numbers) & OWN != 0
}

impl Vector for Sixteen {
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(op!(_mm256_and_si256(self.0, other.0)))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(op!(_mm256_or_si256(self.0, other.0)))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(op!(_mm256_xor_si256(self.0, other.0)))
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Self(op!(_mm256_andnot_si256(other.0, self.0)))
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Self(op!(_mm256_add_epi16(self.0, other.0)))
    }

    #[inline(always)]
    fn least(self, other: Self) -> Self {
        Self(op!(_mm256_min_epi16(self.0, other.0)))
    }

    #[inline(always)]
    fn count(self) -> Self {
        Self(op!(count(self.0)))
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
}

impl Triads for ThirtyTwo {
    type Boxes = Sixteen;

    #[inline(always)]
    fn right<const LINES: usize, const BOXES: usize>(self) -> Self {
        Self(op!(moved(self.0, &Right::<LINES, BOXES>::INDEX)))
    }

    #[inline(always)]
    fn down<const LINES: usize, const BOXES: usize>(self) -> Self {
        Self(op!(moved(self.0, &Down::<LINES, BOXES>::INDEX)))
    }

    #[inline(always)]
    fn by_line<W: LineWork>(of_triads: [Self; 3], first: Diagonals<Self>, second: Diagonals<Self>) -> Changed<Self> {
        W::work(of_triads, first, second)
    }

    #[inline(always)]
    fn any_line(self) -> Self {
        self
    }

    #[inline(always)]
    fn all_lines(self) -> Self {
        self
    }

    #[inline(always)]
    fn lines(self) -> [Sixteen; 3] {
        let (second, third) = (self.right::<1, 0>(), self.right::<2, 0>());
        [op!(first_boxes(self.0)), op!(first_boxes(second.0)), op!(first_boxes(third.0))]
    }
}

impl GridIsa for Avx512 {
    type Triads = ThirtyTwo;
    const LAYOUT: Layout = Layout::Dense;

    #[inline(always)]
    fn triads(self, number: u16) -> ThirtyTwo {
        op!(same(number, OWN))
    }

    #[inline(always)]
    fn first_lines(self, number: u16) -> ThirtyTwo {
        op!(same(number, 0x1ff))
    }

    #[inline(always)]
    fn load(self, words: &Lines) -> ThirtyTwo {
        op!(load(words))
    }

    #[inline(always)]
    fn store(self, triads: ThirtyTwo, words: &mut Lines) {
        op!(store(triads.0, words));
    }

    #[inline(always)]
    fn words(self, boxes: Sixteen) -> Words {
        op!(words(boxes.0))
    }

    #[inline(always)]
    fn bands(self, rows: Sixteen, columns: Sixteen) -> Sixteen {
        Sixteen(op!(bands(rows.0, columns.0)))
    }

    #[inline(always)]
    fn least_but_nine(self, bands: Sixteen) -> Option<Least> {
        op!(least_but_nine(bands.0))
    }

    #[inline(always)]
    fn diagonals(self, cells: &Cells) -> Diagonals<ThirtyTwo> {
        op!(diagonals(cells))
    }

    #[inline(always)]
    fn cells(self, diagonals: Diagonals<ThirtyTwo>) -> Cells {
        op!(cells(diagonals))
    }

    #[inline(always)]
    fn mark(self, digit: u16, number: usize, triad: usize) -> Mark<ThirtyTwo> {
        op!(mark(digit, number, triad))
    }

    #[inline(always)]
    fn is_none(self, triads: ThirtyTwo) -> bool {
        op!(is_none(triads.0))
    }

    #[inline(always)]
    fn has_none(self, triads: ThirtyTwo) -> bool {
        op!(has_none(triads.0))
    }
}
