//! What makes two grids the same in disguise: transforms, canonical forms, automorphisms, symmetric patterns.

mod pattern;

pub use pattern::Symmetry;
