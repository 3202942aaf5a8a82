//! The rounds of `core/tests/differential.rs`, on the bytes of a fuzzer.
#![no_main]

#[path = "../../core/tests/common/mod.rs"]
mod common;
#[path = "../../core/tests/common/differential.rs"]
mod differential;

use differential::{Tally, compare};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| compare(bytes, &mut Tally::default()));
