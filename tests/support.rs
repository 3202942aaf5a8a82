//! What the tests share: where things are.

use std::path::{Path, PathBuf};

/// The top folder of the project.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the tests stand in a folder of the project")
}

/// A file or folder of the project.
pub fn path(relative: &str) -> PathBuf {
    root().join(relative)
}
