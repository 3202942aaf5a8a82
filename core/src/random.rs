//! Random numbers that are the same everywhere and for ever.
//!
//! xoshiro256** by David Blackman and Sebastiano Vigna, its state filled by SplitMix64 (Guy Steele, Doug Lea and
//! Christine Flood) from a seed. It is written out here because it lives in memory of the caller's, so that it has to be
//! plain data of which every byte pattern is a value; a test compares it with the crate `rand_xoshiro`.

/// A stream of random numbers. Memory of all zero is a stream of zeros: no use, but no harm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct Random([u64; 4]);

impl Random {
    /// The stream of a seed.
    pub const fn new(seed: u64) -> Self {
        let mut state = [0; 4];
        let (mut counter, mut word) = (seed, 0);
        while word < 4 {
            counter = counter.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut mixed = counter;
            mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            state[word] = mixed ^ mixed >> 31;
            word += 1;
        }
        Self(state)
    }

    /// The next 64 bits.
    #[inline]
    pub const fn next(&mut self) -> u64 {
        let [a, b, c, d] = self.0;
        let (c, d) = (c ^ a, d ^ b);
        self.0 = [a ^ d, b ^ c, c ^ b << 17, d.rotate_left(45)];
        b.wrapping_mul(5).rotate_left(7).wrapping_mul(9)
    }

    /// A number below `bound`, 0 if that is 0. It always takes one number of the stream, so that it ends whatever the
    /// state; no number comes more than `bound` / 2^64 too often or too seldom.
    #[inline]
    pub const fn below(&mut self, bound: u32) -> u32 {
        ((self.next() as u128 * bound as u128) >> 64) as u32
    }

    /// Puts things into random order, each order as likely as any other (Ronald Fisher and Frank Yates).
    #[inline]
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        let mut rest = things;
        while let Some((last, others)) = rest.split_last_mut() {
            // What is drawn may be the last itself: it stays.
            let drawn = self.below(others.len() as u32 + 1) as usize;
            if let Some(other) = others.get_mut(drawn) {
                core::mem::swap(last, other);
            }
            rest = others;
        }
    }
}
