//! Who may know whom in `core`, and where `unsafe` may stand.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use sudokit_tests::path;

/// Each room of the engine and the rooms that it may use. Of the files beside them, `method` may use all, and `random`
/// none.
const ROOMS: [(&str, &[&str]); 11] = [
    ("board", &[]),
    ("simd", &[]),
    ("solve", &["board"]),
    ("fast", &["board", "simd", "solve"]),
    ("batch", &["board", "simd", "fast", "solve", "method"]),
    ("symmetry", &["board", "random"]),
    ("clues", &["board", "simd", "fast", "solve", "method", "random"]),
    ("generate", &["board", "simd", "fast", "solve", "clues", "symmetry", "random", "logic"]),
    ("logic", &["board"]),
    ("coach", &["board", "simd", "solve", "clues", "method", "logic"]),
    ("text", &["board", "logic"]),
];

/// The files of the engine that hold unsafe code: the way into an instruction set, its loads and stores, and memory as
/// rows. All stand in `core/src/simd`.
const UNSAFE: [&str; 10] = [
    "avx2.rs",
    "avx512.rs",
    "avx512_grid.rs",
    "avx512_rows.rs",
    "avx512_turn.rs",
    "backend.rs",
    "neon.rs",
    "neon_bytes.rs",
    "rows.rs",
    "sse2.rs",
];

#[test]
fn rooms_know_only_whom_they_may() {
    let entries = fs::read_dir(path("core/src")).expect("core/src is there");
    let entries: Vec<PathBuf> = entries.map(|entry| entry.expect("entries can be read").path()).collect();
    let stems = |is_wanted: fn(&Path) -> bool| -> BTreeSet<String> {
        let wanted = entries.iter().filter(|path| is_wanted(path));
        wanted.map(|path| path.file_stem().expect("entries have names").to_string_lossy().into_owned()).collect()
    };
    assert_eq!(stems(Path::is_dir), ROOMS.iter().map(|(room, _)| (*room).to_owned()).collect());
    assert_eq!(stems(Path::is_file), BTreeSet::from(["lib", "method", "random"].map(str::to_owned)));
    for (room, known) in ROOMS {
        for file in sources(&path("core/src").join(room)) {
            let source = fs::read_to_string(&file).expect("sources can be read");
            assert!(!source.contains("crate::{"), "{} uses several rooms at once", file.display());
            for used in source.split("crate::").skip(1) {
                let used = used.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default();
                assert!(used == room || known.contains(&used), "{} uses {used}", file.display());
            }
            // The way out of a room leads over `crate`: there are fewer `super` in a row than modules around.
            let around = file.strip_prefix(path("core/src")).expect("below core/src").with_extension("");
            let depth = around.components().count() - usize::from(around.ends_with("mod"));
            assert!(!source.contains(&"super::".repeat(depth)), "{} leaves its room", file.display());
        }
    }
}

#[test]
fn unsafe_code_of_the_engine_stands_in_simd_and_nowhere_else() {
    let engine = fs::read_to_string(path("core/src/lib.rs")).expect("core/src/lib.rs is there");
    assert!(engine.lines().any(|line| line == "#![deny(unsafe_code)]"));
    let allowed = UNSAFE.map(|file| path("core/src/simd").join(file));
    for file in sources(&path("core/src")) {
        let source = fs::read_to_string(&file).expect("sources can be read");
        let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
        let (permits, code): (Vec<&str>, Vec<&str>) = code.partition(|line| line.contains("unsafe_code"));
        let is_allowed = allowed.contains(&file);
        let expected: &[&str] = match is_allowed {
            true => &["#![allow(unsafe_code)]"],
            false if file == path("core/src/lib.rs") => &["#![deny(unsafe_code)]"],
            false => &[],
        };
        assert_eq!(permits, expected, "{}", file.display());
        let holds_unsafe = code.iter().any(|line| line.contains("unsafe"));
        assert_eq!(holds_unsafe, is_allowed, "{}: unsafe code where none may be, or none", file.display());
    }
    assert!(allowed.iter().all(|file| file.is_file()), "of {allowed:?} not all are there");
}

#[test]
fn unsafe_code_of_the_interface_stands_in_memory_and_nowhere_else() {
    for file in sources(&path("src")) {
        let source = fs::read_to_string(&file).expect("sources can be read");
        let blocks = source.lines().filter(|line| line.contains("unsafe {") || line.contains("unsafe impl")).count();
        // The handler of a panic that cannot come calls abort.
        let allowed = match file.file_name().and_then(|name| name.to_str()) {
            Some("memory.rs") => usize::MAX,
            Some("lib.rs") => 1,
            _ => 0,
        };
        assert!(blocks <= allowed, "{} holds unsafe code", file.display());
    }
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("entries can be read").path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else {
            files.push(path);
        }
    }
    files
}
