//! A short list in a fixed place.

/// A list with room for `N` items. What does not fit is counted and left out. Plain data.
#[derive(Clone, Copy, Debug)]
pub struct List<T, const N: usize> {
    items: [T; N],
    length: usize,
    left_out: usize,
}

impl<T: Copy, const N: usize> List<T, N> {
    /// A list of nothing; `filler` stands where no item is.
    pub const fn new(filler: T) -> Self {
        Self { items: [filler; N], length: 0, left_out: 0 }
    }

    /// Adds an item at the end, if there is room.
    #[inline]
    pub fn push(&mut self, item: T) {
        match self.items.get_mut(self.length) {
            Some(place) => {
                *place = item;
                self.length += 1;
            }
            None => self.left_out += 1,
        }
    }

    /// Takes the last item away.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.length = self.length.checked_sub(1)?;
        self.items.get(self.length).copied()
    }

    /// The items.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        self.items.get(..self.length).unwrap_or_default()
    }

    /// The items, to be changed.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        self.items.get_mut(..self.length).unwrap_or_default()
    }

    /// Keeps the first so many items.
    #[inline]
    pub fn truncate(&mut self, length: usize) {
        self.length = self.length.min(length);
    }

    /// Takes all items out.
    #[inline]
    pub fn clear(&mut self) {
        (self.length, self.left_out) = (0, 0);
    }

    /// How many items there was no room for.
    pub fn left_out(&self) -> usize {
        self.left_out
    }
}
