//! The one way to make an index type: an enum without fields.
//!
//! A value of such an enum can only be one of its names, and the compiler knows it. `table[cell.index()]` on a table of
//! 81 entries therefore needs no bounds check and cannot panic, without `unsafe`.

/// Defines an index type from the list of its names, in index order.
macro_rules! index_type {
    ($(#[$doc:meta])* $type:ident, $($name:ident)+) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum $type { $($name),+ }

        impl $type {
            /// Every value, in index order.
            pub const ALL: [Self; [$(Self::$name),+].len()] = [$(Self::$name),+];

            /// The value with this index, if there is one. Compiles to a comparison.
            #[inline]
            pub const fn new(index: usize) -> Option<Self> {
                match index {
                    $(i if i == Self::$name as usize => Some(Self::$name),)+
                    _ => None,
                }
            }

            /// The index, from 0. Where a value has come through memory or a call the compiler may have lost sight of its
            /// range; the comparison brings it back, and is not there where it has not.
            #[inline]
            pub const fn index(self) -> usize {
                let index = self as usize;
                if index < Self::ALL.len() { index } else { 0 }
            }
        }
    };
}

pub(crate) use index_type;
