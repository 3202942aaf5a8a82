//! The bytes of a fuzzer as what a test wants to choose.

use super::SplitMix64;

/// Bytes to be used up; 0 for ever after.
pub(crate) struct Bytes<'a>(pub(crate) &'a [u8]);

impl Bytes<'_> {
    pub(crate) fn next(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        *first
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        usize::from(u16::from_le_bytes([self.next(), self.next()])) % bound
    }

    pub(crate) fn word(&mut self) -> u64 {
        u64::from_le_bytes(std::array::from_fn(|_| self.next()))
    }

    pub(crate) fn seed(&mut self) -> SplitMix64 {
        SplitMix64(self.word())
    }
}
