//! The header is what cbindgen makes of `src`, chapter by chapter, and it compiles everywhere.
//!
//! `make header` rewrites it.

use std::fmt::Write;
use std::fs;
use sudokit_tests::path;

/// The chapters in the order of the header: files of `src`.
const CHAPTERS: [&str; 19] = [
    "version",
    "result",
    "types",
    "text",
    "positions",
    "rules",
    "candidates",
    "solving",
    "iterating",
    "batch",
    "clues",
    "making",
    "symmetry",
    "techniques",
    "steps",
    "hints",
    "rating",
    "sentences",
    "drawing",
];

#[test]
fn header_is_in_step_with_the_source() {
    let (file, fresh) = (path("include/sudokit.h"), header());
    if std::env::var_os("SUDOKIT_WRITE_HEADER").is_some() {
        fs::write(&file, fresh).expect("the header can be written");
        return;
    }
    let committed = fs::read_to_string(&file).expect("include/sudokit.h is there");
    assert!(committed == fresh, "include/sudokit.h is out of step with src: run `make header`");
}

fn header() -> String {
    let mut header = comment(&introduction("lib"));
    header += "#ifndef SUDOKIT_H\n#define SUDOKIT_H\n\n#include <stddef.h>\n#include <stdint.h>\n\n";
    header += "#ifdef __cplusplus\nextern \"C\" {\n#endif\n";
    for chapter in CHAPTERS {
        write!(header, "\n{}\n{}", comment(&introduction(chapter)), declarations(chapter)).expect("strings take text");
    }
    header += "\n#ifdef __cplusplus\n}\n#endif\n\n#endif\n";
    tidy(&header)
}

/// Puts a comment of one line on one line and a negative number in parentheses.
fn tidy(header: &str) -> String {
    let mut tidied = String::new();
    let mut lines = header.lines().map(str::trim_end);
    while let Some(line) = lines.next() {
        let indent = &line[..line.len() - line.trim_start().len()];
        match line.split_once(" -") {
            Some((definition, number)) if definition.starts_with("#define") => {
                tidied += &format!("{definition} (-{number})\n");
                continue;
            }
            _ => {}
        }
        if line.trim_start() != "/**" {
            tidied += &format!("{line}\n");
            continue;
        }
        let mut text: Vec<&str> = lines.by_ref().take_while(|line| line.trim_start() != "*/").collect();
        while text.last().is_some_and(|line| line.trim() == "*") {
            text.pop();
        }
        match text[..] {
            [only] => tidied += &format!("{indent}/** {} */\n", only.trim_start_matches([' ', '*'])),
            _ => tidied += &format!("{line}\n{}\n{indent} */\n", text.join("\n")),
        }
    }
    tidied
}

/// The `//!` lines at the head of a file.
fn introduction(chapter: &str) -> Vec<String> {
    let source = fs::read_to_string(path(&format!("src/{chapter}.rs"))).expect("the chapter is there");
    let lines = source.lines().map_while(|line| line.strip_prefix("//!"));
    lines.map(|line| line.strip_prefix(' ').unwrap_or(line).to_owned()).collect()
}

fn comment(lines: &[String]) -> String {
    let body: String = lines.iter().map(|line| format!(" * {line}").trim_end().to_owned() + "\n").collect();
    format!("/*\n{body} */\n")
}

/// What cbindgen makes of one file.
fn declarations(chapter: &str) -> String {
    let config = cbindgen::Config::from_file(path("cbindgen.toml")).expect("cbindgen.toml can be read");
    let source = path(&format!("src/{chapter}.rs"));
    let bindings = cbindgen::Builder::new().with_config(config).with_src(source).generate().expect("cbindgen runs");
    let mut text = Vec::new();
    bindings.write(&mut text);
    String::from_utf8(text).expect("cbindgen writes UTF-8")
}
