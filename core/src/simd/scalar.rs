//! A single number, for what is decided one at a time.

use super::Vector;

/// One number.
#[derive(Clone, Copy)]
pub(crate) struct Scalar(pub(crate) u16);

impl Vector for Scalar {
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Self(self.0.wrapping_add(other.0))
    }

    #[inline(always)]
    fn least(self, other: Self) -> Self {
        Self(self.0.min(other.0))
    }

    #[inline(always)]
    fn count(self) -> Self {
        Self(self.0.count_ones() as u16)
    }

    #[inline(always)]
    fn lowest(self) -> Self {
        Self(self.0 & self.0.wrapping_neg())
    }

    #[inline(always)]
    fn single(self) -> Self {
        Self(if self.0.count_ones() == 1 { self.0 } else { 0 })
    }

    #[inline(always)]
    fn or_if_none(self, other: Self) -> Self {
        if self.0 == 0 { other } else { self }
    }

    #[inline(always)]
    fn or_if_below_three(self, other: Self) -> Self {
        if self.0.count_ones() < 3 { other } else { self }
    }
}
