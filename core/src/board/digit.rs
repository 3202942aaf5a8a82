//! The nine digits, and sets of them.

use super::index::index_type;

index_type! {
    /// A digit from 1 to 9. Its index is one less than the number it shows.
    Digit, D1 D2 D3 D4 D5 D6 D7 D8 D9
}

impl Digit {
    /// The digit that shows this number, if there is one.
    #[inline]
    pub const fn from_number(number: u8) -> Option<Self> {
        Self::new((number as usize).wrapping_sub(1))
    }

    /// The number that it shows, from 1 to 9.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// A set of digits: bit `d - 1` stands for digit `d`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(transparent)]
pub struct DigitSet(u16);

impl DigitSet {
    /// The set of no digit.
    pub const EMPTY: Self = Self(0);
    /// The set of all nine digits.
    pub const FULL: Self = Self(0x1ff);

    /// The set of one digit.
    #[inline]
    pub const fn only(digit: Digit) -> Self {
        Self(1 << digit as u16)
    }

    /// The set with these bits, if none lies outside the nine.
    #[inline]
    pub const fn from_bits(bits: u16) -> Option<Self> {
        if bits <= Self::FULL.0 { Some(Self(bits)) } else { None }
    }

    /// The bits of the set.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Whether the digit is in the set.
    #[inline]
    pub const fn contains(self, digit: Digit) -> bool {
        self.0 & Self::only(digit).0 != 0
    }

    /// The set with the digit in it.
    #[inline]
    pub const fn with(self, digit: Digit) -> Self {
        Self(self.0 | Self::only(digit).0)
    }

    /// The set without the digit.
    #[inline]
    pub const fn without(self, digit: Digit) -> Self {
        Self(self.0 & !Self::only(digit).0)
    }

    /// The digits that are in either set.
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The digits of this set that are not in the other.
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether the set has no digit.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many digits the set has.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The least digit of the set.
    #[inline]
    pub const fn first(self) -> Option<Digit> {
        Digit::new(self.0.trailing_zeros() as usize)
    }

    /// Whether the set has no more than one digit.
    #[inline]
    pub const fn at_most_one(self) -> bool {
        self.0 & self.0.wrapping_sub(1) == 0
    }

    /// Whether the set has exactly two digits.
    #[inline]
    pub const fn is_pair(self) -> bool {
        let rest = self.0 & self.0.wrapping_sub(1);
        rest != 0 && rest & rest.wrapping_sub(1) == 0
    }
}

impl Iterator for DigitSet {
    type Item = Digit;

    /// Takes the least digit out of the set.
    #[inline]
    fn next(&mut self) -> Option<Digit> {
        let digit = self.first()?;
        self.0 &= self.0 - 1;
        Some(digit)
    }
}
