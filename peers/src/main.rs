//! Measures the solvers of sudokit, through the C ABI of the shared library that is named on the command line, beside
//! other solvers.
//!
//! After the library's path, words choose what to print: `table`, `scaling`, `threads`, `worst`, `making`, `bands`;
//! without any, all six. `making` is about puzzles, filled grids and canonical forms, beside the crate `sudoku`, and `qqwing` if that
//! program is on the PATH. `bands` is about ratings and hints, and puzzles as hard as wished.
//!
//! Environment:
//!
//! - `SUDOKIT_DATA`: the folder of the puzzle sets, see [`sets`]
//! - `SUDOKIT_BENCH_SETS`: only the sets whose names contain one of these parts, with commas between them
//! - `SUDOKIT_BENCH_STEP`: only every so many-th puzzle of each set, but at least 50, for a quick look
//! - `SUDOKIT_BENCH_PLOT`: a file for the plot of the table, see [`plot`]
//! - `TDOKU_LIB`: tdoku as a shared library, see [`tdoku`]

mod bands;
mod batch;
mod canonical;
mod crate_msolve;
mod crate_sudoku;
mod engine;
mod filled;
mod latency;
mod making;
mod measure;
mod one_by_one;
mod plot;
mod puzzles;
mod qqwing;
mod rules;
mod scaling;
mod sets;
mod sudokit;
mod table;
mod tdoku;
mod text;
mod threads;
mod wishes;
mod worst;

use engine::Engine;
use sudokit::Sudokit;

const TABLES: [&str; 6] = ["table", "scaling", "threads", "worst", "making", "bands"];

fn main() {
    let mut arguments = std::env::args_os().skip(1);
    let library = arguments.next();
    let words: Vec<String> = arguments.map(|word| word.to_string_lossy().into_owned()).collect();
    let (Some(library), true) = (library, words.iter().all(|word| TABLES.contains(&word.as_str()))) else {
        eprintln!("usage: sudokit-peers LIBRARY [{}], with the path of libsudokit.so", TABLES.join("] ["));
        std::process::exit(2);
    };
    let sudokit = Sudokit::load(&library);
    let sets = sets::all();
    let is_asked_for = |table| words.is_empty() || words.iter().any(|word| word == table);

    println!("sudokit {}; the backend of this machine is {}.", sudokit.version(), sudokit.best_backend());
    if is_asked_for("table") {
        let blocks = table::print(&mut engines(&sudokit), &sets);
        if let Some(file) = std::env::var_os("SUDOKIT_BENCH_PLOT") {
            std::fs::write(&file, plot::svg(&blocks)).expect("the plot can be written");
        }
    }
    if is_asked_for("scaling") {
        scaling::print(&sudokit, &sets);
    }
    if is_asked_for("threads") {
        threads::print(&sudokit, &sets);
    }
    if is_asked_for("worst") {
        worst::print(&sudokit, &sets);
    }
    if is_asked_for("making") {
        puzzles::print(&sudokit);
        filled::print(&sudokit);
        canonical::print(&sudokit, &sets);
        latency::print(&sudokit);
        wishes::print(&sudokit);
    }
    if is_asked_for("bands") {
        bands::print(&sudokit);
    }
}

/// The peers, then ours.
fn engines(sudokit: &Sudokit) -> Vec<Box<dyn Engine>> {
    let mut engines: Vec<Box<dyn Engine>> = vec![Box::new(crate_sudoku::Crate), Box::new(crate_msolve::Crate)];
    match std::env::var_os("TDOKU_LIB") {
        Some(path) => engines.push(Box::new(tdoku::Tdoku::load(&path))),
        None => println!("Left out: tdoku, as TDOKU_LIB does not name it."),
    }
    let backends = sudokit.backends();
    if backends.is_empty() {
        println!("Left out: AUTO with each backend, as this library cannot be asked for one.");
    }
    engines.extend(one_by_one::all(sudokit, &backends).map(|engine| Box::new(engine) as Box<dyn Engine>));
    let batches = batch::all(sudokit, &backends);
    if batches.is_empty() {
        println!("Left out: BATCH, as this library has no sudokit_solve_batch.");
    }
    engines.extend(batches.into_iter().map(|engine| Box::new(engine) as Box<dyn Engine>));
    engines
}
