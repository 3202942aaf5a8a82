//! QQWing, a program in C++, timed as a whole process.

use std::process::Command;
use std::time::Instant;

/// How many puzzles it is first asked for.
const FEW: usize = 50;

/// How many puzzles it makes in about a second; none if it is not on the PATH.
pub fn puzzles_of_a_second() -> Option<usize> {
    let start = Instant::now();
    output(FEW)?;
    Some((FEW as f64 / start.elapsed().as_secs_f64()).max(1.0) as usize)
}

/// Makes as many puzzles as there is room for.
pub fn generate(puzzles: &mut [[u8; 81]]) {
    let text = output(puzzles.len()).expect("qqwing runs again");
    let mut lines = text.lines().filter(|line| line.len() == 81);
    for puzzle in puzzles {
        let line = lines.next().expect("qqwing prints as many puzzles as it is asked for").as_bytes();
        *puzzle = std::array::from_fn(|cell| if line[cell] == b'.' { 0 } else { line[cell] - b'0' });
    }
}

/// What it prints: a puzzle a line.
fn output(puzzles: usize) -> Option<String> {
    let output = Command::new("qqwing").args(["--generate", &puzzles.to_string(), "--one-line"]).output().ok()?;
    String::from_utf8(output.stdout).ok()
}
