//! The C examples: each is built by the line that its first comment gives, and prints what stands in `tests/examples`.
//!
//! `SUDOKIT_WRITE_EXAMPLES=1` rewrites what they must print.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::Once;
use sudokit_tests::{data, library, output, path, root, scratch, skip};

const FIFTY: &str = "c_examples/data/fifty.txt";

/// The examples that need arguments to show what they do.
const ARGUMENTS: [(&str, &[&str]); 3] = [
    ("02_solve_file", &["--all", FIFTY]),
    ("08_daily_puzzle", &["--solution", "2026-02-28"]),
    ("09_make_a_book", &["5"]),
];

const SOLVERS: [&str; 5] = ["auto", "backtrack", "exact-cover", "propagate", "simple"];

/// A puzzle with one solution, and that solution.
const PUZZLE: &str = "...4...7.2.619..5.....5.2.3..2..57...........6.9....21..5...8.......4....8.321...";
const SOLUTION: &str = "518432679236197458497856213342915786871263945659748321125679834763584192984321567";

/// The C files of the examples, in order.
fn sources() -> Vec<PathBuf> {
    let entries = fs::read_dir(path("c_examples")).expect("c_examples is there");
    let files = entries.map(|entry| entry.expect("folders can be read").path());
    let mut sources: Vec<PathBuf> = files.filter(|file| file.extension().is_some_and(|end| end == "c")).collect();
    sources.sort();
    assert!(!sources.is_empty());
    sources
}

fn name(source: &Path) -> &str {
    source.file_stem().and_then(|stem| stem.to_str()).expect("examples have plain names")
}

/// The program of an example. The first call builds them all.
fn program(name: &str) -> Command {
    static BUILD: Once = Once::new();
    BUILD.call_once(|| {
        library();
        for source in sources() {
            output(Command::new("sh").arg("-c").arg(build_line(&source)).current_dir(root()));
        }
    });
    let mut command = Command::new(path("build").join(name));
    command.current_dir(root()).stdin(Stdio::null());
    command
}

/// The example with the arguments that it needs to show what it does.
fn demonstration(name: &str) -> Command {
    let mut command = program(name);
    command.args(ARGUMENTS.iter().filter(|(example, _)| *example == name).flat_map(|(_, arguments)| *arguments));
    command
}

/// The line of the first comment that builds the example, with the compiler of the environment.
fn build_line(source: &Path) -> String {
    let text = fs::read_to_string(source).expect("examples are text");
    let (comment, _) = text.strip_prefix("/*").and_then(|text| text.split_once("*/")).expect("a comment comes first");
    let lines: Vec<&str> = comment.lines().filter_map(|line| line.trim().strip_prefix("* cc ")).collect();
    let [arguments] = lines[..] else { panic!("{source:?} must name one command that builds it") };
    let compiler = std::env::var("CC").unwrap_or_else(|_| "cc".to_owned());
    format!("{compiler} {arguments}")
}

/// Hides the one thing that differs from run to run: a time at the end of a line.
fn without_times(text: &str) -> String {
    let mask = |line: &str| match line.strip_suffix(" us").and_then(|line| line.rsplit_once(' ')) {
        Some((rest, _)) => format!("{} TIME us\n", rest.trim_end()),
        None => format!("{line}\n"),
    };
    text.lines().map(mask).collect()
}

/// Runs a program. Gives its exit status, what it printed, and its errors.
fn run(command: &mut Command) -> (Option<i32>, String, String) {
    outcome(command.output().expect("the example starts"))
}

fn outcome(Output { status, stdout, stderr }: Output) -> (Option<i32>, String, String) {
    let text = |bytes| String::from_utf8(bytes).expect("examples print text");
    (status.code(), text(stdout), text(stderr))
}

/// Starts a program whose input and output are pipes.
fn start(command: &mut Command) -> Child {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().expect("the example starts")
}

/// Gives a program its input and waits for its end.
fn finish(mut child: Child, input: &str) -> (Option<i32>, String, String) {
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("the example reads its input");
    outcome(child.wait_with_output().expect("the example ends"))
}

fn solve_file(arguments: &[&str]) -> Command {
    let mut command = program("02_solve_file");
    command.args(arguments);
    command
}

/// The columns of the row of a solver: puzzles, unique, several, none, limit, corner sum.
fn row<'a>(table: &'a str, solver: &str) -> Vec<&'a str> {
    let rows: Vec<&str> = table.lines().filter(|line| line.split(' ').next() == Some(solver)).collect();
    let [row] = rows[..] else { panic!("one row for {solver}:\n{table}") };
    row.split_whitespace().skip(1).take(6).collect()
}

#[test]
fn examples_print_what_they_should() {
    for source in sources() {
        let name = name(&source);
        let (status, printed, errors) = run(&mut demonstration(name));
        assert_eq!((status, errors.as_str()), (Some(0), ""), "{name}");
        let file = path("tests/examples").join(name).with_extension("txt");
        let printed = without_times(&printed);
        if std::env::var_os("SUDOKIT_WRITE_EXAMPLES").is_some() {
            fs::write(&file, &printed).expect("tests/examples takes files");
        }
        let expected = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file:?}: {error}"));
        assert_eq!(printed, expected, "{name}");
    }
}

#[test]
fn examples_compile_without_a_warning() {
    for compiler in ["gcc", "clang"] {
        if Command::new(compiler).arg("--version").output().is_err() {
            skip(&format!("{compiler} is not installed"));
            continue;
        }
        for source in sources() {
            let strict = ["-std=c99", "-O2", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-Iinclude", "-c"];
            output(Command::new(compiler).args(strict).arg(source).args(["-o", "/dev/null"]).current_dir(root()));
        }
    }
}

#[test]
fn examples_report_a_full_disk() {
    if !Path::new("/dev/full").exists() {
        return skip("there is no /dev/full");
    }
    for source in sources() {
        let name = name(&source);
        let full = File::create("/dev/full").expect("/dev/full takes writers");
        let (status, _, errors) = run(demonstration(name).stdout(full));
        assert_ne!(status, Some(0), "{name}");
        assert!(errors.starts_with(&format!("{name}: standard output: ")), "{errors}");
    }
}

#[test]
fn solve_tells_what_is_wrong_with_a_puzzle() {
    let twice = format!("11{}", ".".repeat(79));
    let stuck = format!("12345678.........9{}", ".".repeat(63));
    for (puzzle, status, error) in [
        (twice.as_str(), 1, "no solution: a digit stands twice in a row, column or box"),
        (&stuck, 1, "no solution"),
        (&".".repeat(81), 1, "more than one solution"),
        (&".".repeat(80), 2, "not a puzzle: see line 1, column 81"),
        (&format!("..a{}", ".".repeat(78)), 2, "not a puzzle: see line 1, column 3"),
        ("", 2, "not a puzzle: see line 1, column 1"),
    ] {
        let (found, _, errors) = run(program("01_solve").arg(puzzle));
        assert_eq!((found, errors), (Some(status), format!("01_solve: {error}\n")), "{puzzle:?}");
    }
}

#[test]
fn solve_file_agrees_with_every_solver() {
    for solver in SOLVERS {
        let (status, table, errors) = run(&mut solve_file(&["--solver", solver, FIFTY]));
        assert_eq!((status, errors.as_str()), (Some(0), ""), "{solver}");
        assert_eq!(row(&table, solver), ["50", "50", "0", "0", "0", "29120"]);
    }
}

#[test]
fn solve_file_prints_solutions() {
    let (status, solutions, errors) = run(&mut solve_file(&["--solutions", FIFTY]));
    assert_eq!((status, errors.as_str(), solutions.lines().count()), (Some(0), "", 50));
    let (status, all, errors) = run(&mut solve_file(&["--solutions", "--all", FIFTY]));
    let expected: String = SOLVERS.iter().map(|solver| format!("# {solver}\n{solutions}")).collect();
    assert_eq!((status, errors.as_str(), all), (Some(0), "", expected));
}

#[test]
fn solve_file_reads_standard_input() {
    for arguments in [&["--solutions"][..], &["--solutions", "-"]] {
        let result = finish(start(&mut solve_file(arguments)), PUZZLE);
        assert_eq!(result, (Some(0), format!("{SOLUTION}\n"), String::new()));
    }
}

#[test]
fn solve_file_names_broken_puzzles_and_solves_the_others() {
    let file = scratch("examples").join("mixed.txt");
    let (short, letter) = (&PUZZLE[1..], PUZZLE.replacen('4', "b", 1));
    let (empty, twice) = (".".repeat(81), format!("11{}", ".".repeat(79)));
    fs::write(&file, [PUZZLE, short, &empty, &letter, &twice, PUZZLE, ""].join("\n")).expect("the folder takes files");
    let name = file.to_str().expect("a plain name");

    let broken = format!("{name}:2:81: not a puzzle\n{name}:4:4: not a puzzle\n");
    let (status, table, errors) = run(&mut solve_file(&[name]));
    assert_eq!((status, errors), (Some(1), broken.clone()));
    assert_eq!(row(&table, "auto"), ["4", "2", "1", "1", "0", "1036"]);
    assert!(table.ends_with("malformed, not among these puzzles: 2\n"), "{table}");

    let (status, solutions, errors) = run(&mut solve_file(&["--solutions", name]));
    assert_eq!((status, solutions), (Some(1), format!("{SOLUTION}\n{SOLUTION}\n")));
    assert_eq!(errors, format!("{broken}{name}:3:1: more than one solution\n{name}:5:1: no solution\n"));
}

#[test]
fn solve_file_stops_at_what_it_cannot_read() {
    let empty = scratch("examples-empty").join("empty.txt");
    fs::write(&empty, "").expect("the folder takes files");
    let empty = empty.to_str().expect("a plain name");
    for (argument, error) in [
        ("c_examples/missing.txt", "No such file or directory"),
        ("c_examples", "Is a directory"),
        (empty, "no puzzle in it"),
    ] {
        let result = run(&mut solve_file(&[argument]));
        assert_eq!(result, (Some(2), String::new(), format!("02_solve_file: {argument}: {error}\n")));
    }
    let error = "02_solve_file: standard input: no puzzle in it\n";
    assert_eq!(run(&mut solve_file(&[])), (Some(2), String::new(), error.to_owned()));
}

#[test]
fn solve_file_explains_its_options() {
    for arguments in [&["--solver"][..], &["--nonsense"], &["--all", "--solver", "auto"], &[FIFTY, FIFTY]] {
        let (status, printed, errors) = run(&mut solve_file(arguments));
        assert_eq!((status, printed.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(errors.starts_with("usage: 02_solve_file "), "{errors}");
    }
    let (status, printed, errors) = run(&mut solve_file(&["--solver", "nonsense", FIFTY]));
    let error = "02_solve_file: nonsense: no such solver; there are auto, backtrack, exact-cover, propagate, simple\n";
    assert_eq!((status, printed.as_str(), errors.as_str()), (Some(2), "", error));
}

#[test]
fn solve_file_reports_a_closed_pipe() {
    for arguments in [&[][..], &["--solutions"]] {
        let mut child = start(&mut solve_file(arguments));
        // The reader goes before there is anything to solve.
        drop(child.stdout.take());
        let result = finish(child, PUZZLE);
        let error = "02_solve_file: standard output: Broken pipe\n";
        assert_eq!(result, (Some(2), String::new(), error.to_owned()), "{arguments:?}");
    }
}

#[test]
fn solve_file_finds_the_sum_of_the_original_fifty() {
    let Some(file) = data().map(|folder| folder.join("euler/p096_sudoku.txt")).filter(|file| file.is_file()) else {
        return skip("no euler/p096_sudoku.txt, see SUDOKIT_DATA");
    };
    for solver in SOLVERS {
        let (status, table, errors) = run(solve_file(&["--solver", solver]).arg(&file));
        assert_eq!((status, errors.as_str()), (Some(0), ""), "{solver}");
        assert_eq!(row(&table, solver), ["50", "50", "0", "0", "0", "24702"]);
    }
}

#[test]
fn solve_huge_file_leaves_its_input_alone() {
    let folder = scratch("huge");
    let (file, other) = (folder.join("puzzles.txt"), folder.join("solutions.txt"));
    fs::write(&file, format!("{PUZZLE}\n")).expect("the folder takes files");
    let solve = |input: &Path, out: &Path| run(program("07_solve_huge_file").arg(input).arg(out));

    let error = format!("07_solve_huge_file: {}: the same file as the puzzles\n", file.display());
    assert_eq!(solve(&file, &file), (Some(2), String::new(), error));
    assert_eq!(fs::read_to_string(&file).expect("the puzzle is still there"), format!("{PUZZLE}\n"));

    let error = format!("07_solve_huge_file: {}: not a regular file\n", folder.display());
    assert_eq!(solve(&folder, &other), (Some(2), String::new(), error));
    assert!(!other.exists(), "written without a puzzle");

    assert_eq!(solve(&file, &other), (Some(0), String::new(), String::new()));
    assert_eq!(fs::read_to_string(&other).expect("the solution is there"), format!("{SOLUTION}\n"));
}

#[test]
fn daily_puzzle_knows_the_calendar() {
    let daily = |date: &str| run(program("08_daily_puzzle").arg(date));
    for date in ["2024-02-29", "2000-02-29", "2026-12-31", "0001-01-01", "9999-04-30"] {
        let (status, printed, errors) = daily(date);
        assert_eq!((status, errors.as_str()), (Some(0), ""), "{date}");
        assert!(printed.starts_with(&format!("The puzzle of {date}:\n+-------+")), "{printed}");
        assert!(!printed.contains("solution"), "{printed}");
    }
    for date in [
        "2026-02-29",
        "1900-02-29",
        "2026-04-31",
        "2026-13-01",
        "2026-00-10",
        "2026-01-00",
        "2026-01-32",
        "0000-01-01",
        "2026-1-01",
        "2026/01/01",
        "26-01-01",
        "2026-01-011",
        "2026-01-0x",
        "today",
        "",
    ] {
        let error = format!("08_daily_puzzle: {date}: no such date; write it as 2026-02-28\n");
        assert_eq!(daily(date), (Some(2), String::new(), error));
    }
    for arguments in [&["--nonsense"][..], &["-026-01-01"], &["2026-01-01", "2026-01-01"]] {
        let usage = "usage: 08_daily_puzzle [--solution] [YYYY-MM-DD]\n";
        assert_eq!(run(program("08_daily_puzzle").args(arguments)), (Some(2), String::new(), usage.to_owned()));
    }
    let (status, printed, errors) = run(&mut program("08_daily_puzzle"));
    assert_eq!((status, errors.as_str()), (Some(0), ""));
    assert!(printed.starts_with("The puzzle of "), "{printed}");
}

#[test]
fn make_a_book_writes_a_new_file() {
    let file = scratch("book").join("book.txt");
    let name = file.to_str().expect("a plain name");
    let book = |arguments: &[&str]| run(program("09_make_a_book").args(arguments));

    let (status, printed, errors) = book(&["2000", name, "18446744073709551615"]);
    assert_eq!((status, errors.as_str()), (Some(0), ""));
    assert!(printed.starts_with("2000 puzzles, 2"), "{printed}");
    assert!(printed.ends_with(" clues on average, 2000 seeds from 18446744073709551615 on\n"), "{printed}");
    let text = fs::read_to_string(&file).expect("the book is there");
    assert_eq!((text.lines().count(), text.len()), (2000, 2000 * 82));
    let (status, solutions, errors) = run(&mut solve_file(&["--solutions", name]));
    assert_eq!((status, errors.as_str(), solutions.lines().count()), (Some(0), "", 2000));

    // After the greatest seed comes 0.
    let (_, printed, _) = book(&["1999", "-", "0"]);
    assert!(printed.starts_with(&format!("{}# 1999 puzzles, ", &text[82..])));

    let error = format!("09_make_a_book: {name}: File exists\n");
    assert_eq!(book(&["1", name]), (Some(2), String::new(), error));
    assert_eq!(fs::read_to_string(&file).expect("the book is still there"), text);
}

#[test]
fn make_a_book_tells_what_is_wrong() {
    let folder = scratch("book-errors");
    let file = folder.join("book.txt");
    let name = file.to_str().expect("a plain name");
    let book = |arguments: &[&str]| run(program("09_make_a_book").args(arguments));

    for number in ["0", "1000001", "18446744073709551617", "-1", "+1", " 1", "1x", "x", ""] {
        let error = format!("09_make_a_book: {number}: not a number of puzzles from 1 to 1000000\n");
        assert_eq!(book(&[number, name]), (Some(2), String::new(), error));
    }
    for seed in ["18446744073709551616", "-1", "x", ""] {
        let error = format!("09_make_a_book: {seed}: not a seed from 0 to 18446744073709551615\n");
        assert_eq!(book(&["1", name, seed]), (Some(2), String::new(), error));
    }
    for arguments in [&[][..], &["1", name, "1", "1"]] {
        let usage = "usage: 09_make_a_book PUZZLES [FILE [FIRST_SEED]]\n";
        assert_eq!(book(arguments), (Some(2), String::new(), usage.to_owned()));
    }
    let missing = folder.join("missing/book.txt");
    let missing = missing.to_str().expect("a plain name");
    let error = format!("09_make_a_book: {missing}: No such file or directory\n");
    assert_eq!(book(&["1", missing]), (Some(2), String::new(), error));
    assert!(!file.exists(), "written in spite of an error");
}

#[test]
fn make_a_book_leaves_no_unfinished_file() {
    let file = scratch("book-unfinished").join("book.txt");
    let book = program("09_make_a_book");
    // A limit of a few blocks stands for a full disk.
    let script = "trap '' XFSZ; ulimit -f 8; exec \"$0\" 1000 \"$1\"";
    let mut limited = Command::new("sh");
    let (status, printed, errors) =
        run(limited.args(["-c", script]).arg(book.get_program()).arg(&file).current_dir(root()));
    assert_eq!((status, printed.as_str()), (Some(2), ""));
    assert_eq!(errors, format!("09_make_a_book: {}: File too large\n", file.display()));
    assert!(!file.exists(), "half a book");
}

#[test]
fn same_puzzle_tells_disguises_from_other_puzzles() {
    let same = |first: &str, second: &str| run(program("10_same_puzzle").args([first, second]));
    // The first and the last band change places, and 1 and 2.
    let (first, rest) = PUZZLE.split_at(27);
    let (middle, last) = rest.split_at(27);
    let swap = |c| if c == '1' { '2' } else { '1' };
    let swapped = |c| if c == '1' || c == '2' { swap(c) } else { c };
    let disguised: String = [last, middle, first].concat().chars().map(swapped).collect();
    let (status, printed, errors) = same(PUZZLE, &disguised);
    assert_eq!((status, errors.as_str()), (Some(0), ""));
    assert!(printed.contains("the rows come in the order 7 8 9 | 4 5 6 | 1 2 3\n"), "{printed}");
    assert!(printed.contains("the digits 1 2 3 4 5 6 7 8 9 become 2 1 3 4 5 6 7 8 9\n"), "{printed}");
    let (status, printed, errors) = same(PUZZLE, SOLUTION);
    assert_eq!((status, errors.as_str()), (Some(1), ""));
    assert!(printed.ends_with("No, they are different puzzles.\n"), "{printed}");
}

#[test]
fn same_puzzle_tells_what_is_wrong() {
    let twice = format!("11{}", ".".repeat(79));
    for (first, second, error) in [
        (&PUZZLE[1..], PUZZLE, "the first is not a puzzle: see line 1, column 81"),
        (PUZZLE, "..x", "the second is not a puzzle: see line 1, column 4"),
        (&twice, PUZZLE, "in the first a digit stands twice in a row, column or box"),
        (PUZZLE, &twice, "in the second a digit stands twice in a row, column or box"),
    ] {
        let result = run(program("10_same_puzzle").args([first, second]));
        assert_eq!(result, (Some(2), String::new(), format!("10_same_puzzle: {error}\n")));
    }
    let usage = "usage: 10_same_puzzle [PUZZLE PUZZLE]\n";
    assert_eq!(run(program("10_same_puzzle").arg(PUZZLE)), (Some(2), String::new(), usage.to_owned()));
}
