//! What the tests share: where things are, the built library, and how programs are compiled and run.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::{LazyLock, Once};

/// The top folder of the project.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the tests stand in a folder of the project")
}

/// A file or folder of the project.
pub fn path(relative: &str) -> PathBuf {
    root().join(relative)
}

/// A fresh folder below `build/tests`.
pub fn scratch(name: &str) -> PathBuf {
    let folder = path("build/tests").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("build/tests takes folders");
    folder
}

/// Says in one line that a test does nothing, and why.
pub fn skip(why: &str) {
    eprintln!("skipped: {why}");
}

/// The folder of puzzles and right answers: `SUDOKIT_DATA`, else `../shared/data` beside the project. None if absent.
pub fn data() -> Option<PathBuf> {
    let folder = std::env::var_os("SUDOKIT_DATA").map_or_else(|| path("../shared/data"), PathBuf::from);
    folder.is_dir().then_some(folder)
}

/// Builds both libraries as they ship, once for a test program.
pub fn library() {
    static BUILD: Once = Once::new();
    BUILD.call_once(|| {
        output(Command::new("make").arg("lib").current_dir(root()));
    });
}

/// The shared library, once [`library`] has built it.
pub fn shared_library() -> PathBuf {
    path("build/lib/libsudokit.so")
}

/// The static library, once [`library`] has built it.
pub fn static_library() -> PathBuf {
    path("build/lib/libsudokit.a")
}

/// What the compiler needs to hear to link the shared library.
pub fn link_shared() -> Vec<&'static OsStr> {
    static RUN_PATH: LazyLock<OsString> = LazyLock::new(|| {
        let mut argument = OsString::from("-Wl,-rpath,");
        argument.push(path("build/lib"));
        argument
    });
    vec!["-Lbuild/lib".as_ref(), "-lsudokit".as_ref(), RUN_PATH.as_os_str()]
}

/// A static library that a sanitizer watches, if there is a nightly toolchain.
pub fn sanitized_library(sanitizer: &str) -> Option<PathBuf> {
    let target = "x86_64-unknown-linux-gnu";
    let nightly = Command::new("rustup").args(["run", "nightly", "rustc", "-vV"]).output().ok()?;
    if !String::from_utf8_lossy(&nightly.stdout).contains(target) {
        return None;
    }
    let folder = path("build").join(sanitizer);
    let flags = format!("-Zsanitizer={sanitizer} -Cunsafe-allow-abi-mismatch=sanitizer");
    let mut command = Command::new("rustup");
    command.args(["run", "nightly", "cargo", "rustc", "--release", "-p", "sudokit", "--crate-type=staticlib"]);
    command.args(["--target", target, "--target-dir"]).arg(&folder);
    output(command.env("RUSTFLAGS", flags).env_remove("CARGO").env_remove("RUSTC").current_dir(root()));
    Some(folder.join(target).join("release/libsudokit.a"))
}

/// Compiles a C program with the project's header, strictly. Gives the path of the program.
pub fn compile(source: &Path, arguments: &[&OsStr], name: &str) -> PathBuf {
    let folder = path("build/tests");
    std::fs::create_dir_all(&folder).expect("build takes folders");
    let program = folder.join(name);
    let mut command = Command::new(std::env::var_os("CC").unwrap_or_else(|| "cc".into()));
    command.args(["-std=c99", "-O1", "-Wall", "-Wextra", "-Wpedantic", "-Wundef", "-Werror", "-Iinclude"]);
    command.arg(source).args(arguments).args(["-lpthread", "-o"]).arg(&program).current_dir(root());
    output(&mut command);
    program
}

/// Runs a command that must succeed, and gives what it printed.
pub fn output(command: &mut Command) -> String {
    let Output { status, stdout, stderr } =
        command.output().unwrap_or_else(|error| panic!("{command:?} cannot be started: {error}"));
    let (stdout, stderr) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    assert!(status.success(), "{command:?}: {status}\n{stdout}{stderr}");
    stdout.into_owned()
}
