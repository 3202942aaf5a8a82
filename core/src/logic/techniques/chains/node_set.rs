//! Sets of nodes.

/// How many nodes a position has room for. A puzzle has about three hundred candidates, and a hundred groups.
pub(super) const NODES: usize = 384;

/// A set of nodes, bit `i` for node `i`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct NodeSet([u64; NODES / 64]);

impl NodeSet {
    /// No node.
    pub(super) const EMPTY: Self = Self([0; NODES / 64]);

    /// The set of one node.
    pub(super) fn only(node: usize) -> Self {
        let mut set = Self::EMPTY;
        set.insert(node);
        set
    }

    /// Adds a node.
    #[inline]
    pub(super) fn insert(&mut self, node: usize) {
        if let Some(word) = self.0.get_mut(node / 64) {
            *word |= 1 << (node % 64);
        }
    }

    /// Whether the node is in the set.
    #[inline]
    pub(super) fn contains(&self, node: usize) -> bool {
        self.0.get(node / 64).is_some_and(|word| word >> (node % 64) & 1 != 0)
    }

    /// Adds the nodes of another set.
    #[inline]
    pub(super) fn add(&mut self, other: &Self) {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word |= other);
    }

    /// Takes the nodes of another set out.
    #[inline]
    pub(super) fn remove(&mut self, other: &Self) {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= !other);
    }

    /// Whether there is no node.
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// The least node from a number on that is in both sets.
    #[inline]
    pub(super) fn first_common(&self, other: &Self, least: usize) -> Option<usize> {
        let words = self.0.iter().zip(other.0).map(|(word, other)| word & other).enumerate();
        let words = words.map(|(index, word)| match least.checked_sub(index * 64) {
            Some(skipped) => (index, word & u64::MAX.checked_shl(skipped as u32).unwrap_or(0)),
            None => (index, word),
        });
        let (index, word) = words.into_iter().find(|&(_, word)| word != 0)?;
        Some(index * 64 + word.trailing_zeros() as usize)
    }
}

impl Iterator for NodeSet {
    type Item = usize;

    /// Takes the least node out.
    #[inline]
    fn next(&mut self) -> Option<usize> {
        let (index, word) = self.0.iter_mut().enumerate().find(|(_, word)| **word != 0)?;
        let bit = word.trailing_zeros() as usize;
        *word &= *word - 1;
        Some(index * 64 + bit)
    }
}
