//! The engine of sudokit.
#![cfg_attr(not(test), no_std)]
#![deny(unsafe_code)]

pub mod batch;
pub mod board;
pub mod clues;
pub mod coach;
pub mod fast;
pub mod generate;
pub mod logic;
pub mod method;
pub mod random;
mod simd;
pub mod solve;
pub mod symmetry;
pub mod text;

pub use simd::Backend;
