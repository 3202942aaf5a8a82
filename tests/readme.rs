//! What the README says: its links lead somewhere, and the pieces of C in it build.

use std::fs;
use sudokit_tests::{compile, library, link_shared, path, scratch};

/// What the pieces speak of.
const BEFORE: &str = "\
#include <stdio.h>
#include <sudokit.h>
void piece(sudokit_grid puzzle, sudokit_grid solution, sudokit_grid grid, sudokit_candidates notes);
void piece(sudokit_grid puzzle, sudokit_grid solution, sudokit_grid grid, sudokit_candidates notes)
{
    sudokit_result result;
    char text[4096];
";

const AFTER: &str = "(void)puzzle, (void)solution, (void)grid, (void)notes, (void)text, (void)result;\n}\nint main(void) { return 0; }\n";

fn readme() -> String {
    fs::read_to_string(path("README.md")).expect("README.md is there")
}

#[test]
fn names_only_files_that_are_there() {
    for link in readme().split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
        if !link.contains("://") && !link.starts_with('#') {
            assert!(path(link).exists(), "README.md links to {link}");
        }
    }
}

#[test]
fn its_pieces_of_c_build() {
    library();
    let readme = readme();
    // The first is a whole program, which tests/install.rs builds and runs.
    let pieces = readme.split("```c\n").skip(2).map(|rest| rest.split("```").next().expect("a piece ends"));
    let mut count = 0;
    for piece in pieces {
        let file = scratch("readme").join("piece.c");
        fs::write(&file, [BEFORE, piece, AFTER].concat()).expect("the scratch folder takes files");
        compile(&file, &link_shared(), "readme_piece");
        count += 1;
    }
    assert!(count >= 3, "the README has {count} pieces of C");
}
