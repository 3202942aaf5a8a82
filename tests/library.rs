//! The promises that the built library itself must show: what it exports, what it needs, and what it has no trace of.
//! They are read off an ELF file.
#![cfg(target_os = "linux")]

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::process::Command;
use sudokit_tests::{compile, library, output, path, scratch, shared_library, static_library};

/// What the library may call: copying and filling memory, which every C program brings along and which compilers call
/// by themselves.
const NEEDED: [&str; 5] = ["bcmp", "memcmp", "memcpy", "memmove", "memset"];

#[test]
fn shared_library_exports_the_committed_list() {
    library();
    let committed = fs::read_to_string(path("tests/exports.txt")).expect("tests/exports.txt is there");
    let committed: BTreeSet<&str> = committed.lines().collect();
    let listing = nm(&["-D", "--defined-only"], &shared_library());
    let exported: BTreeSet<&str> = listing.iter().map(String::as_str).collect();
    assert_eq!(exported, committed);
    let header = fs::read_to_string(path("include/sudokit.h")).expect("the header is there");
    for name in &committed {
        assert!(header.contains(&format!("{name}(")), "{name} is not in the header");
    }
}

#[test]
fn shared_library_needs_only_memory_functions() {
    library();
    for name in nm(&["-D", "--undefined-only"], &shared_library()) {
        assert!(NEEDED.contains(&name.as_str()), "the shared library needs {name}");
    }
}

#[test]
fn static_library_needs_and_shows_only_what_it_may() {
    library();
    for name in nm(&["--undefined-only"], &static_library()) {
        assert!(NEEDED.contains(&name.as_str()), "the static library needs {name}");
    }
    let names = nm(&["--extern-only", "--defined-only"], &static_library());
    assert!(!names.is_empty());
    for name in names {
        assert!(name.starts_with("sudokit_"), "the static library shows {name}");
    }
}

#[test]
fn nothing_can_panic_or_unwind() {
    library();
    for file in [shared_library(), static_library()] {
        for name in nm(&[], &file) {
            for trace in ["panic", "unwind", "personality", "_Unwind"] {
                assert!(!name.contains(trace), "{} holds {name}", file.display());
            }
        }
    }
}

#[test]
fn shared_library_has_its_name_and_no_thread_local_memory() {
    library();
    let file = shared_library();
    let file = file.to_str().expect("paths are UTF-8");
    let dynamic = output(Command::new("readelf").args(["-dW", file]));
    assert!(dynamic.contains("Library soname: [libsudokit.so.0]"), "{dynamic}");
    assert!(!dynamic.contains("TEXTREL"));
    assert!(!dynamic.contains("(INIT"), "something runs when the library is loaded");
    let segments = output(Command::new("readelf").args(["-lW", file]));
    assert!(!segments.contains("TLS"), "{segments}");
    // Memory that can be written to: nothing but what the loader fills in and then locks.
    for section in output(Command::new("readelf").args(["-SW", file])).lines() {
        for writable in [" .data ", " .bss "] {
            let size =
                section.split_once(writable).map_or("0", |(_, rest)| rest.split_whitespace().nth(3).unwrap_or("0"));
            assert_eq!(size.trim_start_matches('0'), "", "{section}");
        }
    }
}

/// Another Rust library in the same program brings its own copy of what every Rust library holds.
#[test]
fn static_library_links_beside_another_rust_library() {
    library();
    let folder = scratch("beside");
    let rust = folder.join("other.rs");
    fs::write(&rust, "#[unsafe(no_mangle)] pub extern \"C\" fn other() -> i32 { \"41\".parse::<i32>().unwrap() + 1 }")
        .expect("the scratch folder takes files");
    let other = folder.join("libother.a");
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".into());
    output(Command::new(rustc).args(["--edition=2024", "--crate-type=staticlib", "-o"]).arg(&other).arg(&rust));
    let program = folder.join("beside.c");
    let text = "#include \"sudokit.h\"\nint other(void);\n\
                int main(void) { return !(other() == 42 && sudokit_abi_version() == SUDOKIT_ABI_VERSION); }\n";
    fs::write(&program, text).expect("the scratch folder takes files");
    let system: [&OsStr; 3] = ["-lpthread".as_ref(), "-ldl".as_ref(), "-lm".as_ref()];
    for libraries in [[static_library(), other.clone()], [other, static_library()]] {
        let mut arguments: Vec<&OsStr> = libraries.iter().map(|library| library.as_os_str()).collect();
        arguments.extend(system);
        output(&mut Command::new(compile(&program, &arguments, "beside/program")));
    }
}

/// The names that `nm` lists, sorted.
fn nm(arguments: &[&str], file: &std::path::Path) -> Vec<String> {
    let listing = output(Command::new("nm").arg("--format=just-symbols").args(arguments).arg(file));
    let names = listing.lines().filter(|line| !line.is_empty() && !line.ends_with(':'));
    names.map(|name| name.split('@').next().unwrap_or(name).to_owned()).collect()
}
