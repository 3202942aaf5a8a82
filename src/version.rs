//! Versions
//!
//! The numbers of the header, to compare with those of the library that a program finds when it runs.

use crate::solving::{SUDOKIT_BACKEND_AVX2, SUDOKIT_BACKEND_AVX512, SUDOKIT_BACKEND_NEON, SUDOKIT_BACKEND_SSE2};
use libc::c_char;
use sudokit_core::Backend;

/// Changes when programs must be adapted.
pub const SUDOKIT_VERSION_MAJOR: u32 = 0;
/// Changes when something is added.
pub const SUDOKIT_VERSION_MINOR: u32 = 1;
/// Changes when something is mended.
pub const SUDOKIT_VERSION_PATCH: u32 = 0;
/// MAJOR * 10000 + MINOR * 100 + PATCH.
pub const SUDOKIT_VERSION_NUMBER: u32 = 100;
/// Changes when programs must be compiled again. The shared library carries it in its name.
pub const SUDOKIT_ABI_VERSION: u32 = 0;

const _: () = assert!(
    SUDOKIT_VERSION_NUMBER == SUDOKIT_VERSION_MAJOR * 10_000 + SUDOKIT_VERSION_MINOR * 100 + SUDOKIT_VERSION_PATCH
);

/// SUDOKIT_VERSION_NUMBER of the library.
///
/// Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_version_number() -> u32 {
    SUDOKIT_VERSION_NUMBER
}

/// The version of the library as text, such as "0.1.0". The text is static and ends with a NUL.
///
/// Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_version_string() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}

/// SUDOKIT_ABI_VERSION of the library.
///
/// Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_abi_version() -> u32 {
    SUDOKIT_ABI_VERSION
}

/// The instruction set that the fast engine uses on this machine, the name of what SUDOKIT_BACKEND_AUTO stands for:
/// "portable", "sse2", "avx2", "avx512" or "neon". The text is static and ends with a NUL.
///
/// Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_backend_name() -> *const c_char {
    let name = match Backend::best().number() {
        SUDOKIT_BACKEND_SSE2 => c"sse2",
        SUDOKIT_BACKEND_AVX2 => c"avx2",
        SUDOKIT_BACKEND_AVX512 => c"avx512",
        SUDOKIT_BACKEND_NEON => c"neon",
        _ => c"portable",
    };
    name.as_ptr()
}
