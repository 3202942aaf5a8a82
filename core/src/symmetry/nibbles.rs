//! Small numbers in one word: what is looked up in it needs no bounds check, and a copy is one register.

/// Ten numbers from 0 to 15, that at place 0 in the lowest four bits. Places from 10 on hold 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Nibbles(u64);

impl Nibbles {
    /// 0 at every place.
    pub(super) const ZERO: Self = Self(0);
    /// Each place with its own number.
    pub(super) const IDENTITY: Self = Self(0x98_7654_3210);

    /// The same number at the places from 1 to 9, and 0 at place 0.
    pub(super) const fn all(number: u64) -> Self {
        Self(0x11_1111_1110 * number)
    }

    /// The number at a place.
    #[inline]
    pub(super) const fn at(self, place: u64) -> u64 {
        self.0 >> (4 * place) & 15
    }

    /// With a number at a place that had 0.
    #[inline]
    pub(super) const fn with(self, place: u64, number: u64) -> Self {
        Self(self.0 | number << (4 * place))
    }

    /// With another number at a place.
    #[inline]
    pub(super) const fn replaced(self, place: u64, number: u64) -> Self {
        Self(self.0 & !(15 << (4 * place)) | number << (4 * place))
    }

    /// The permutation that takes back what this one does.
    #[inline]
    pub(super) fn inverse(self) -> Self {
        (0..10).fold(Self::ZERO, |inverse, place| inverse.with(self.at(place), place))
    }

    /// What stands in `other` at the places that this one names.
    #[inline]
    pub(super) fn then(self, other: Self) -> Self {
        (0..10).fold(Self::ZERO, |both, place| both.with(place, other.at(self.at(place))))
    }

    /// Nine numbers below 16, from place `first` on.
    pub(super) fn from_bytes(first: u64, bytes: [u8; 9]) -> Self {
        (first..).zip(bytes).fold(Self::ZERO, |all, (place, byte)| all.with(place, u64::from(byte & 15)))
    }

    /// The nine numbers from place `first` on.
    pub(super) fn to_bytes(self, first: u64) -> [u8; 9] {
        core::array::from_fn(|i| self.at(first + i as u64) as u8)
    }
}
