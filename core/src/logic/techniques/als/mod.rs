//! Almost locked sets.

mod sets;

pub(super) use sets::{AlmostLockedSet, NO_SETS, Sets, collect};
