//! What each function says of its stack holds: measured on a painted stack.

use std::collections::BTreeMap;
use std::fs;
use std::process::Command;
use sudokit_tests::{compile, library, output, path, static_library};

#[test]
fn no_function_uses_more_stack_than_the_header_says() {
    library();
    let library = static_library();
    let program = compile(&path("tests/c/stack.c"), &["-Wl,-z,now".as_ref(), library.as_ref()], "stack");
    let header = fs::read_to_string(path("include/sudokit.h")).expect("the header is there");
    let exports = fs::read_to_string(path("tests/exports.txt")).expect("tests/exports.txt is there");

    let mut measured = BTreeMap::new();
    for line in output(&mut Command::new(program)).lines() {
        let [function, solver, bytes] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let bytes: u64 = bytes.parse().expect("the size is a number");
        let most = measured.entry((function.to_owned(), solver.to_owned())).or_insert(0);
        *most = bytes.max(*most);
    }
    for function in exports.lines() {
        assert!(measured.keys().any(|(name, _)| name == function), "{function} is not measured");
    }
    for ((function, solver), bytes) in measured {
        let stated = 1024 * stated(&header, &function, &solver);
        println!("{function} {solver}: {bytes} of {stated}");
        assert!(bytes <= stated, "{function} with {solver} uses {bytes} bytes, more than {stated}");
        // Runs of chains inside runs of chains need room, and a puzzle in the making besides.
        let thinking = ["sudokit_hint", "sudokit_steps", "sudokit_rate", "sudokit_rater_step"];
        let thinks = solver == "ratings" || thinking.contains(&function.as_str());
        assert!(stated <= if thinks { 160 << 10 } else { 64 << 10 }, "{function} may use {stated} bytes");
        // Many puzzles at a time need a list for each of those that are on their way.
        let is_many = matches!(function.as_str(), "sudokit_solve_batch" | "sudokit_solve_lines");
        let is_small = !is_many && matches!(solver.as_str(), "AUTO" | "PROPAGATE") || function.contains("_solutions_");
        assert!(!is_small || stated <= 32 << 10, "{function} with {solver} may use {stated} bytes");
    }
}

/// The KiB that the text above a function's declaration gives: "Stack: 4 KiB", "Stack: 31 KiB with AUTO and PROPAGATE,
/// 24 KiB with BACKTRACK" or "Stack: as in sudokit_solve".
fn stated(header: &str, function: &str, solver: &str) -> u64 {
    let declaration = header.find(&format!(" {function}(")).or_else(|| header.find(&format!("*{function}(")));
    let before = &header[..declaration.unwrap_or_else(|| panic!("{function} is not in the header"))];
    let text = before.rsplit("Stack: ").next().expect("something follows");
    let text: String = text.lines().map(|line| line.trim_start_matches([' ', '*'])).collect::<Vec<_>>().join(" ");
    let text = text.split('.').next().expect("something comes first");
    if let Some(other) = text.strip_prefix("as in ") {
        return stated(header, other.split(|c: char| !c.is_alphanumeric() && c != '_').next().expect("a name"), solver);
    }
    let entries: Vec<&str> = text.split(',').map(str::trim).collect();
    let entry = entries.iter().find(|entry| entry.split(' ').any(|word| word == solver)).unwrap_or(&entries[0]);
    let number = entry.split(' ').next().expect("something comes first");
    number.parse().unwrap_or_else(|_| panic!("{function} does not state its stack: {text}"))
}
