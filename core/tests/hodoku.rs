//! HoDoKu's regression library: in each of its positions the technique that it names finds what it says.
//!
//! A case holds when one step of the technique eliminates or places exactly what the case expects; containing it is not
//! enough, but for the codes in `CONTAINED`. A fail case (`-x`) holds when no step of the technique does that. Whatever
//! the case, no step of its technique may contradict the solution of the puzzle.

mod common;
#[path = "hodoku/library.rs"]
mod library;
#[path = "hodoku/techniques.rs"]
mod techniques;

use common::data_lines;
use library::{Case, Outcome};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use techniques::Support;

/// Codes where a step may eliminate more than the case expects. The library wants no other instance of the technique with
/// other eliminations, and what counts as one instance differs for these.
const CONTAINED: [&str; 0] = [];

/// A loop through an almost locked set that no chain of the nodes and links of the engine goes along.
const MISSED: [&str; 1] = [":0709-2:236:.4..892"];

#[test]
fn every_technique_finds_what_the_library_expects() {
    let Some(lines) = data_lines("hodoku/reglib.txt") else { return };
    let only = std::env::var("SUDOKIT_HODOKU").ok();
    let mut table = BTreeMap::<String, (usize, usize)>::new();
    let mut failures = vec![];
    for line in &lines {
        let case = Case::read(line);
        if only.as_ref().is_some_and(|only| !case.code.starts_with(only.as_str())) {
            continue;
        }
        let row = table.entry(case.code.clone()).or_default();
        row.0 += 1;
        match failure(&case) {
            None => row.1 += 1,
            Some(_) if techniques::support(&case.code) == Support::None => {}
            Some(_) if MISSED.iter().any(|start| line.starts_with(start)) => {}
            Some(reason) => failures.push(format!("{line}\n    {reason}")),
        }
    }
    println!("code     cases  passed");
    for (code, (cases, passed)) in &table {
        let remark = match techniques::support(code) {
            Support::None => "not a technique of the engine",
            Support::Full if CONTAINED.contains(&code.as_str()) => "expected eliminations contained",
            Support::Full => "",
        };
        println!("{code:8} {cases:5}  {passed:6}  {remark}");
    }
    let (cases, passed) = table.values().fold((0, 0), |sum, row| (sum.0 + row.0, sum.1 + row.1));
    println!("all      {cases:5}  {passed:6}");
    assert!(failures.is_empty(), "{} cases fail\n{}", failures.len(), failures.join("\n"));
}

/// Why a case does not hold.
fn failure(case: &Case) -> Option<String> {
    let mut found = Vec::<Outcome>::new();
    let mut wrong = None;
    let _ = techniques::steps(&case.code, &case.position, &mut |step| {
        let outcome = Outcome::of(step);
        if case.solution.as_ref().is_some_and(|solution| outcome.contradicts(solution)) {
            wrong.get_or_insert_with(|| format!("wrong: {:?} {outcome}", step.technique));
        }
        found.push(outcome);
        ControlFlow::Continue(())
    });
    let matches = |outcome: &Outcome| match CONTAINED.contains(&case.code.as_str()) {
        true => outcome.contains(&case.expected),
        false => *outcome == case.expected,
    };
    let found_it = found.iter().any(matches);
    let must_fail = case.code.ends_with("-x");
    wrong.or_else(|| {
        (found_it == must_fail).then(|| {
            let found: Vec<String> = found.iter().map(Outcome::to_string).collect();
            format!("expected {}, found: {}", case.expected, found.join(" | "))
        })
    })
}
