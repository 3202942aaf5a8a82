//! Who may know whom in `core`, and where `unsafe` may stand.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use sudokit_tests::path;

/// Each room of the engine and the rooms that it may use.
const ROOMS: [(&str, &[&str]); 3] = [("board", &[]), ("solve", &["board"]), ("text", &["board"])];

#[test]
fn rooms_know_only_whom_they_may() {
    let folders = fs::read_dir(path("core/src")).expect("core/src is there");
    let rooms: BTreeSet<String> = folders
        .map(|entry| entry.expect("entries can be read").path())
        .filter(|path| path.is_dir())
        .map(|path| path.file_name().expect("folders have names").to_string_lossy().into_owned())
        .collect();
    assert_eq!(rooms, ROOMS.iter().map(|(room, _)| (*room).to_owned()).collect());
    for (room, known) in ROOMS {
        for file in sources(&path("core/src").join(room)) {
            let source = fs::read_to_string(&file).expect("sources can be read");
            for used in source.split("crate::").skip(1).map(|rest| rest.split("::").next().unwrap_or_default()) {
                let is_known = used == room || known.contains(&used) || !rooms.contains(used);
                assert!(is_known, "{} uses {used}", file.display());
            }
        }
    }
}

#[test]
fn unsafe_code_stands_in_memory_and_nowhere_else() {
    let engine = fs::read_to_string(path("core/src/lib.rs")).expect("core/src/lib.rs is there");
    assert!(engine.contains("#![forbid(unsafe_code)]"));
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
