//! Memory as rows.
#![allow(unsafe_code)]

use super::Row;

/// The words as rows, from where a cache line begins. What does not make a row is left out.
pub(crate) fn rows(words: &mut [u64]) -> &mut [Row] {
    let to_line = (64 - words.as_ptr() as usize % 64) % 64 / 8;
    let (rows, _) = words.get_mut(to_line..).unwrap_or_default().as_chunks_mut::<8>();
    let (start, length) = (rows.as_mut_ptr().cast(), rows.len());
    // SAFETY: eight words are as long as a row and aligned better, and any bits are numbers.
    unsafe { core::slice::from_raw_parts_mut(start, length) }
}
