//! The program that the README shows builds against the installed library with what `pkg-config` gives.

use std::fs;
use std::path::Path;
use std::process::Command;
use sudokit_tests::{library, output, path, root, scratch, skip};

/// What the program of the README prints.
const SOLUTION: &str = "\
+-------+-------+-------+
| 5 3 4 | 6 7 8 | 9 1 2 |
| 6 7 2 | 1 9 5 | 3 4 8 |
| 1 9 8 | 3 4 2 | 5 6 7 |
+-------+-------+-------+
| 8 5 9 | 7 6 1 | 4 2 3 |
| 4 2 6 | 8 5 3 | 7 9 1 |
| 7 1 3 | 9 2 4 | 8 5 6 |
+-------+-------+-------+
| 9 6 1 | 5 3 7 | 2 8 4 |
| 2 8 7 | 4 1 9 | 6 3 5 |
| 3 4 5 | 2 8 6 | 1 7 9 |
+-------+-------+-------+

";

/// The program that the README shows.
fn program() -> String {
    let readme = fs::read_to_string(path("README.md")).expect("README.md is there");
    let (_, rest) = readme.split_once("```c\n").expect("the README shows a program");
    rest.split("```").next().expect("the program ends").to_owned()
}

#[test]
fn installed_library_serves_c_and_cpp_and_goes_away_again() {
    library();
    let folder = scratch("install");
    let (prefix, moved) = (folder.join("prefix"), folder.join("moved"));
    make("install", &prefix);
    let mut files: Vec<String> = fs::read_dir(prefix.join("lib")).expect("lib is there").map(name).collect();
    files.sort();
    let version = env!("CARGO_PKG_VERSION");
    let shared = format!("libsudokit.so.{version}");
    if cfg!(target_os = "linux") {
        let expected = ["libsudokit.a", "libsudokit.so", "libsudokit.so.0", &shared, "pkgconfig"];
        assert_eq!(files, expected);
        for link in ["libsudokit.so", "libsudokit.so.0"] {
            let target = fs::read_link(prefix.join("lib").join(link)).expect("a link");
            assert_eq!(target, Path::new(&shared), "links stay within the folder");
        }
    }
    if Command::new("pkg-config").arg("--version").output().is_err() {
        skip("pkg-config is not installed");
    } else {
        // The installed tree can be moved as a whole.
        fs::rename(&prefix, &moved).expect("folders can be renamed");
        fs::write(folder.join("program.c"), program()).expect("the scratch folder takes files");
        for (compiler, standard) in [(cc(), "-std=c99"), ("c++".to_owned(), "-std=c++11")] {
            assert_eq!(build_and_run(&folder, &moved, &compiler, standard), SOLUTION);
        }
        let stated = output(pkg_config(&moved).arg("--modversion"));
        assert_eq!(stated.trim(), version);
        fs::rename(&moved, &prefix).expect("folders can be renamed");
    }
    make("uninstall", &prefix);
    for below in ["lib", "include", "lib/pkgconfig"] {
        let left: Vec<String> = fs::read_dir(prefix.join(below)).expect("the folder stays").map(name).collect();
        assert!(left.iter().all(|name| name == "pkgconfig"), "{left:?} stayed in {below}");
    }
}

fn build_and_run(folder: &Path, prefix: &Path, compiler: &str, standard: &str) -> String {
    let flags = output(pkg_config(prefix).args(["--cflags", "--libs"]));
    let program = folder.join("program");
    let language = if standard.contains("++") { "c++" } else { "c" };
    let mut command = Command::new(compiler);
    command.args([standard, "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-x", language]).arg(folder.join("program.c"));
    output(command.args(["-x", "none"]).args(flags.split_whitespace()).arg("-o").arg(&program));
    let variable = if cfg!(target_os = "macos") { "DYLD_LIBRARY_PATH" } else { "LD_LIBRARY_PATH" };
    output(Command::new(program).env(variable, prefix.join("lib")))
}

fn cc() -> String {
    std::env::var("CC").unwrap_or_else(|_| "cc".into())
}

fn pkg_config(prefix: &Path) -> Command {
    let mut command = Command::new("pkg-config");
    command.env("PKG_CONFIG_PATH", prefix.join("lib/pkgconfig")).arg("sudokit");
    command
}

fn make(goal: &str, prefix: &Path) {
    let prefix = format!("PREFIX={}", prefix.display());
    output(Command::new("make").args([goal, &prefix]).current_dir(root()));
}

fn name(entry: std::io::Result<fs::DirEntry>) -> String {
    entry.expect("entries can be read").file_name().to_string_lossy().into_owned()
}
