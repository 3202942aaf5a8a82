//! The C side, from C: programs of tests/c against both libraries, under valgrind and under the sanitizers.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::Command;
use sudokit_tests::{compile, library, link_shared, output, path, sanitized_library, scratch, skip, static_library};

const PROGRAMS: [&str; 12] = [
    "layout",
    "contract",
    "backends",
    "batch",
    "lines",
    "symmetry",
    "overwritten",
    "threads",
    "making",
    "thinking",
    "graded",
    "rating",
];

fn source(program: &str) -> PathBuf {
    path(&format!("tests/c/{program}.c"))
}

#[test]
fn programs_hold_against_the_shared_library() {
    library();
    for program in PROGRAMS {
        output(&mut Command::new(compile(&source(program), &link_shared(), &format!("{program}-shared"))));
    }
}

#[test]
fn programs_hold_against_the_static_library() {
    library();
    for program in PROGRAMS {
        let library = static_library();
        output(&mut Command::new(compile(&source(program), &[library.as_ref()], &format!("{program}-static"))));
    }
}

#[test]
fn programs_run_without_an_error_under_valgrind() {
    if Command::new("valgrind").arg("--version").output().is_err() {
        return skip("valgrind is not installed");
    }
    library();
    // To make puzzles of every difficulty would take minutes.
    for program in PROGRAMS.into_iter().filter(|&program| program != "graded") {
        let program = compile(&source(program), &link_shared(), &format!("{program}-valgrind"));
        let arguments = ["-q", "--error-exitcode=9", "--leak-check=full", "--track-origins=yes"];
        output(Command::new("valgrind").args(arguments).arg(program));
    }
}

#[test]
fn threads_do_not_race_under_thread_sanitizer() {
    let Some(library) = sanitized_library("thread") else {
        return skip("no nightly toolchain for ThreadSanitizer");
    };
    let program = compile(&source("threads"), &["-g".as_ref(), "-fsanitize=thread".as_ref(), library.as_ref()], "tsan");
    output(&mut Command::new(program));
}

#[test]
fn programs_run_without_an_error_under_address_sanitizer() {
    let Some(library) = sanitized_library("address") else {
        return skip("no nightly toolchain for AddressSanitizer");
    };
    for program in PROGRAMS {
        let flags: [&OsStr; 3] = ["-g".as_ref(), "-fsanitize=address,undefined".as_ref(), library.as_ref()];
        output(&mut Command::new(compile(&source(program), &flags, &format!("{program}-asan"))));
    }
}

/// The header alone, in every language version and with every warning that a strict project turns on.
#[test]
fn header_compiles_alone() {
    let folder = scratch("header");
    let file = folder.join("alone.c");
    let text = "#include \"sudokit.h\"\n#include \"sudokit.h\"\nint main(void) { return 0; }\n";
    std::fs::write(&file, text).expect("the scratch folder takes files");
    let include = path("include");
    let strict = ["-Wall", "-Wextra", "-Wpedantic", "-Wundef", "-Werror", "-fsyntax-only", "-I"];
    for (language, compilers, standards) in [
        ("c", ["gcc", "clang"], &["c99", "c11", "c17"][..]),
        ("c++", ["g++", "clang++"], &["c++11", "c++14", "c++17", "c++20"][..]),
    ] {
        for compiler in compilers {
            if Command::new(compiler).arg("--version").output().is_err() {
                skip(&format!("{compiler} is not installed"));
                continue;
            }
            for standard in standards {
                let mut command = Command::new(compiler);
                command.arg(format!("-std={standard}")).args(["-x", language]).args(strict).arg(&include).arg(&file);
                output(&mut command);
            }
        }
    }
}
