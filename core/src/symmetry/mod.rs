//! What makes two grids the same in disguise: transforms, canonical forms, automorphisms, symmetric patterns.
//!
//! Two grids are of the same class if a transform leads from one to the other.

mod canonical;
pub mod filled;
mod nibbles;
mod pattern;
mod rows;
pub mod sparse;
mod transform;

pub use canonical::Canonical;
pub use pattern::Symmetry;
pub use transform::{Parts, Transform};
