//! Several registers used as one.

use super::Vector;

/// Registers on all of which the same is done.
#[derive(Clone, Copy)]
pub(crate) struct Several<V, const N: usize>(pub(crate) [V; N]);

impl<V: Vector, const N: usize> Several<V, N> {
    /// Does something to each.
    #[inline(always)]
    pub(super) fn map(self, each: impl Fn(V) -> V) -> Self {
        let mut changed = self;
        for mine in &mut changed.0 {
            *mine = each(*mine);
        }
        changed
    }

    #[inline(always)]
    fn zip(mut self, other: Self, each: impl Fn(V, V) -> V) -> Self {
        for (mine, other) in self.0.iter_mut().zip(other.0) {
            *mine = each(*mine, other);
        }
        self
    }

    #[inline(always)]
    fn zip_two(mut self, first: Self, second: Self, each: impl Fn(V, V, V) -> V) -> Self {
        for ((mine, first), second) in self.0.iter_mut().zip(first.0).zip(second.0) {
            *mine = each(*mine, first, second);
        }
        self
    }
}

impl<V> Several<V, 3> {
    /// The same three, from another on: each place gets what is so many places on, and after the last comes the first.
    #[inline(always)]
    pub(crate) fn from<const ON: usize>(self) -> Self {
        let [first, second, third] = self.0;
        Self(match ON {
            0 => [first, second, third],
            1 => [second, third, first],
            _ => [third, first, second],
        })
    }
}

impl<V: Vector, const N: usize> Vector for Several<V, N> {
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.zip(other, V::and)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.zip(other, V::or)
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        self.zip(other, V::xor)
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        self.zip(other, V::minus)
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        self.zip(other, V::plus)
    }

    #[inline(always)]
    fn least(self, other: Self) -> Self {
        self.zip(other, V::least)
    }

    #[inline(always)]
    fn count(self) -> Self {
        self.map(V::count)
    }

    #[inline(always)]
    fn lowest(self) -> Self {
        self.map(V::lowest)
    }

    #[inline(always)]
    fn single(self) -> Self {
        self.map(V::single)
    }

    #[inline(always)]
    fn or_if_none(self, other: Self) -> Self {
        self.zip(other, V::or_if_none)
    }

    #[inline(always)]
    fn both(self, other: Self) -> Self {
        self.zip(other, V::both)
    }

    #[inline(always)]
    fn or_if_below_three(self, other: Self) -> Self {
        self.zip(other, V::or_if_below_three)
    }

    #[inline(always)]
    fn minus_both(self, first: Self, second: Self) -> Self {
        self.zip_two(first, second, V::minus_both)
    }
}
