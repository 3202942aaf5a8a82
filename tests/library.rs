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
}

/// The crate `cpufeatures` keeps what the processor can do in one byte for each set of instructions: asking the processor
/// again for each call would take longer than many a puzzle. Whoever asks first writes the answer, atomically, and
/// everybody would write the same. There is nothing else that can be written to, but for what the loader fills in and
/// then locks.
#[test]
fn two_bytes_for_the_processor_are_the_only_writable_data() {
    library();
    let expected: &[&str] =
        if cfg!(target_arch = "x86_64") { &["::has_avx2::STORAGE", "::has_avx512::STORAGE"] } else { &[] };
    for file in [shared_library(), static_library()] {
        let sections = output(Command::new("readelf").arg("-SW").arg(&file));
        let mut total = 0;
        for section in sections.lines().filter_map(|line| line.split_once("] ")) {
            let fields: Vec<&str> = section.1.split_whitespace().collect();
            let [name, _, _, _, size, _, flags, ..] = fields[..] else { continue };
            if flags.contains('W') && is_for_writing(name) {
                total += u64::from_str_radix(size, 16).expect("sizes are numbers");
            }
        }
        assert_eq!(total, expected.len() as u64, "{sections}");

        // Name, value, class, type, size, line, section.
        let symbols = output(Command::new("nm").args(["--format=sysv", "--demangle", "--defined-only"]).arg(&file));
        let fields = symbols.lines().map(|line| line.split('|').map(str::trim).collect::<Vec<_>>());
        let writable = fields.filter(|fields| fields.last().is_some_and(|section| is_for_writing(section)));
        let mut found: Vec<String> = writable.map(|fields| fields[0].to_owned()).collect();
        found.sort();
        let is_expected = found.iter().zip(expected).all(|(found, expected)| found.ends_with(expected));
        assert!(found.len() == expected.len() && is_expected, "{}: {found:?}", file.display());
    }
}

/// Whether a section can be written to as long as the program runs, if it can be written to at all.
fn is_for_writing(section: &str) -> bool {
    let is = |names: &[&str]| names.iter().any(|name| section.starts_with(name));
    is(&[".data", ".bss", ".sdata", ".sbss", ".tdata", ".tbss", "*COM*"]) && !is(&[".data.rel.ro"])
}

/// The compiler touches a large frame page by page in a loop that needs the register r11. Some versions moved that loop
/// behind code that keeps something there, and the function then never came back. At a function's start r11 is free.
#[test]
#[cfg(target_arch = "x86_64")]
fn large_frames_are_touched_at_the_start_of_a_function() {
    library();
    let code = output(Command::new("objdump").args(["-d", "--no-show-raw-insn"]).arg(shared_library()));
    let (mut function, mut instructions) = ("", 0);
    for line in code.lines() {
        match line.strip_suffix(">:") {
            Some(name) => (function, instructions) = (name, 0),
            None => instructions += 1,
        }
        // Six registers saved, the loop's five instructions, and a few more.
        assert!(!line.contains("%r11,%rsp") || instructions <= 16, "{function}: {line}");
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
