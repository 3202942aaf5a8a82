//! Names the shared library for the loader and lets the linker refuse one with open ends.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let argument = |text: &str| println!("cargo::rustc-cdylib-link-arg={text}");
    match std::env::var("CARGO_CFG_TARGET_OS").as_deref() {
        Ok("linux" | "android" | "freebsd" | "netbsd" | "openbsd") => {
            argument("-Wl,-soname,libsudokit.so.0");
            argument("-Wl,-z,defs");
            // No start files: nothing has to run when the library is loaded.
            argument("-nostartfiles");
        }
        Ok("macos" | "ios") => argument("-Wl,-install_name,@rpath/libsudokit.0.dylib"),
        _ => {}
    }
}
