//! The engine of sudokit.
#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]

pub mod board;
pub mod solve;
pub mod text;
