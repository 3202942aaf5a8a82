//! Between 81 digits in memory and the places of the boxes, by shuffles of bytes.

use super::grid::Cells;
use core::arch::x86_64::*;

/// The cells row by row, with room to read and write whole registers.
type Padded = [u8; 96];

/// For each column within a box, the bytes of the three boxes of a row of nine, and a byte that is nobody's.
#[inline]
#[target_feature(enable = "avx2")]
fn by_column(row: __m128i) -> __m128i {
    _mm_shuffle_epi8(row, _mm_setr_epi8(0, 3, 6, -1, 1, 4, 7, -1, 2, 5, 8, -1, -1, -1, -1, -1))
}

/// The other way round.
#[inline]
#[target_feature(enable = "avx2")]
fn by_box(columns: __m128i) -> __m128i {
    _mm_shuffle_epi8(columns, _mm_setr_epi8(0, 4, 8, 1, 5, 9, 2, 6, 10, -1, -1, -1, -1, -1, -1, -1))
}

/// Exchanges three registers with the first three quarters of each.
#[inline]
#[target_feature(enable = "avx2")]
fn exchange(first: __m128i, second: __m128i, third: __m128i) -> [__m128i; 3] {
    let (low, high) = (_mm_unpacklo_epi32(first, second), _mm_unpackhi_epi32(first, second));
    [
        _mm_unpacklo_epi64(low, third),
        _mm_unpackhi_epi64(low, _mm_unpacklo_epi32(third, third)),
        _mm_unpacklo_epi64(high, _mm_unpackhi_epi64(third, third)),
    ]
}

/// One of the nine registers, by its row within the boxes.
#[inline]
#[target_feature(enable = "avx2")]
fn row(cells: &Padded, row: usize) -> __m128i {
    let bytes = cells.get(9 * row..).and_then(|rest| rest.first_chunk::<16>()).unwrap_or(&[0; 16]);
    by_column(_mm_setr_epi64x_of(bytes))
}

/// Sixteen bytes as a register.
#[inline]
#[target_feature(enable = "avx2")]
fn _mm_setr_epi64x_of(bytes: &[u8; 16]) -> __m128i {
    let both = u128::from_le_bytes(*bytes);
    _mm_set_epi64x((both >> 64) as i64, both as i64)
}

/// The digits of the cells as sets, and none for an empty cell.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn places(cells: &Cells) -> [[__m256i; 3]; 3] {
    let mut padded = [0; 96];
    for (padded, cell) in padded.iter_mut().zip(cells) {
        *padded = *cell;
    }
    let first = exchange(row(&padded, 0), row(&padded, 3), row(&padded, 6));
    let second = exchange(row(&padded, 1), row(&padded, 4), row(&padded, 7));
    let third = exchange(row(&padded, 2), row(&padded, 5), row(&padded, 8));
    let mut places = [[_mm256_setzero_si256(); 3]; 3];
    for (places, digits) in places.iter_mut().zip([first, second, third]) {
        for (place, digits) in places.iter_mut().zip(digits) {
            *place = sets(_mm256_cvtepu8_epi16(digits));
        }
    }
    places
}

/// The digits from 1 to 9 as sets of one.
#[inline]
#[target_feature(enable = "avx2")]
fn sets(digits: __m256i) -> __m256i {
    let table = _mm_setr_epi8(0, 1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0);
    let low = _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(table), digits);
    let is_nine = _mm256_cmpeq_epi16(digits, _mm256_set1_epi16(9));
    // The boxes' fourth neighbours are nobody's.
    let own = _mm256_set_epi64x(0, (1 << 48) - 1, (1 << 48) - 1, (1 << 48) - 1);
    _mm256_and_si256(_mm256_or_si256(low, _mm256_and_si256(is_nine, _mm256_set1_epi16(0x100))), own)
}

/// The digits from 1 to 9 of sets of one, as bytes.
#[inline]
#[target_feature(enable = "avx2")]
fn digits(sets: __m256i) -> __m128i {
    // A set of one times a power of two: the digit is told by its place.
    let low = _mm256_and_si256(sets, _mm256_set1_epi16(0x0f));
    let high = _mm256_and_si256(_mm256_srli_epi16::<4>(sets), _mm256_set1_epi16(0x0f));
    let of_low = _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 1, 2, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0));
    let of_high = _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 5, 6, 0, 7, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0));
    let nine = _mm256_and_si256(_mm256_srli_epi16::<8>(sets), _mm256_set1_epi16(1));
    let nine = _mm256_or_si256(nine, _mm256_slli_epi16::<3>(nine));
    let eight = _mm256_or_si256(_mm256_shuffle_epi8(of_low, low), _mm256_shuffle_epi8(of_high, high));
    let all = _mm256_or_si256(eight, nine);
    _mm_packus_epi16(_mm256_castsi256_si128(all), _mm256_extracti128_si256::<1>(all))
}

/// The cells of a grid in which every cell has one digit.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn cells(places: [[__m256i; 3]; 3]) -> Cells {
    let mut padded: Padded = [0; 96];
    let mut rows = [[_mm_setzero_si128(); 3]; 3];
    for (rows, [first, second, third]) in rows.iter_mut().zip(places) {
        *rows = exchange(digits(first), digits(second), digits(third));
    }
    // Each register writes more than its nine bytes, so in this order.
    for number in 0..9 {
        let row = by_box(rows[number % 3][number / 3]);
        let bytes = (_mm_cvtsi128_si64(row) as u64, _mm_extract_epi64::<1>(row) as u64);
        if let Some(room) = padded.get_mut(9 * number..).and_then(|rest| rest.first_chunk_mut::<16>()) {
            *room = (u128::from(bytes.0) | u128::from(bytes.1) << 64).to_le_bytes();
        }
    }
    let mut cells = [0; 81];
    for (cell, padded) in cells.iter_mut().zip(padded) {
        *cell = padded;
    }
    cells
}
