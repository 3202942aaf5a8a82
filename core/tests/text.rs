//! Reading and writing puzzles as text, seen from outside.

use std::fmt::Write as _;
use std::path::PathBuf;
use sudokit_core::board::Grid;
use sudokit_core::text::{Cursor, Next, Style, format as print, next_puzzle, parse};

const A: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const B: &str = "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1";
const C: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/// Nothing in it but empty cells.
const E: &str = ".................................................................................";

const STYLES: [Style; 4] = [Style::LineDots, Style::LineZeros, Style::Rows, Style::Framed];

/// The numbers of the generator of random bits by Steele, Lea and Flood.
struct SplitMix64(u64);

impl SplitMix64 {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    /// A grid with about one digit in `rarity` cells.
    fn grid(&mut self, rarity: usize) -> Grid {
        let cells = std::array::from_fn(|_| if self.below(rarity) == 0 { 1 + self.below(9) as u8 } else { 0 });
        Grid::from_bytes(&cells).unwrap()
    }
}

fn grid(line: &str) -> Grid {
    let cells: Vec<u8> = line.bytes().map(|byte| if byte == b'.' { 0 } else { byte - b'0' }).collect();
    Grid::from_bytes(&cells.try_into().unwrap()).unwrap()
}

fn line(grid: &Grid) -> String {
    written(grid, Style::LineDots)
}

fn written(grid: &Grid, style: Style) -> String {
    String::from_utf8(print(grid, style).as_bytes().to_vec()).unwrap()
}

/// All that a walk gives, with its place. Checks that the walk goes forward and that the line ends are counted.
fn walk(text: &[u8]) -> Vec<(Option<Grid>, u32, u32)> {
    let mut cursor = Cursor::default();
    let mut found = vec![];
    loop {
        let before = cursor;
        let next = next_puzzle(text, &mut cursor);
        let passed = before.offset..cursor.offset;
        let ends = passed.filter(|&at| text[at] == b'\n' || text[at] == b'\r' && text.get(at + 1) != Some(&b'\n'));
        assert_eq!((cursor.lines_before - before.lines_before) as usize, ends.count());
        let entry = match next {
            Next::Puzzle(grid) => Some(grid),
            Next::Malformed => None,
            Next::End => {
                assert_eq!(cursor.offset, text.len());
                assert_eq!((cursor.line, cursor.column), (cursor.lines_before + 1, 0));
                let mut again = cursor;
                assert_eq!((next_puzzle(text, &mut again), again), (Next::End, cursor));
                return found;
            }
        };
        assert!(cursor.offset > before.offset, "a call must go forward");
        found.push((entry, cursor.line, cursor.column));
    }
}

/// The same in letters: a name and a place for each puzzle, `!` and a place for malformed text.
fn told(text: &[u8]) -> String {
    let name = |entry: Option<Grid>| match entry.map(|found| line(&found)) {
        None => "!".to_string(),
        Some(found) => match [A, B, C, E].iter().position(|&known| known == found) {
            Some(index) => ["A", "B", "C", "E"][index].to_string(),
            None => found,
        },
    };
    walk(text)
        .into_iter()
        .map(|(entry, line, column)| format!("{} {line}:{column}", name(entry)))
        .collect::<Vec<_>>()
        .join(", ")
}

/// Each row of `cases` is a text, and what a walk through it gives.
fn check(cases: &[(&str, &str)]) {
    for &(text, expected) in cases {
        assert_eq!(told(text.as_bytes()), expected, "reading\n{text}\n{text:?}");
        check_parse(text.as_bytes());
    }
}

/// `parse` takes a text if a walk gives one puzzle and nothing else; otherwise it points where the walk goes wrong.
fn check_parse(text: &[u8]) {
    let parsed = parse(text);
    match *walk(text) {
        [(Some(grid), ..)] => assert_eq!(parsed, Ok(grid)),
        [] => assert_eq!(parsed.unwrap_err().offset, text.len()),
        [(None, line, column), ..] | [(Some(_), ..), (_, line, column), ..] => {
            let place = parsed.unwrap_err();
            assert_eq!((place.line, place.column), (line, column));
            assert_eq!(place.lines_before, line - 1);
        }
    }
}

/// Nine rows, each ended by a line end.
fn rows(puzzle: &str) -> String {
    each_row(puzzle, |row| row.to_string())
}

/// The characters of a row with something between them.
fn spread(row: &str, by: &str) -> String {
    row.chars().map(String::from).collect::<Vec<_>>().join(by)
}

fn each_row(puzzle: &str, spell: impl Fn(&str) -> String) -> String {
    (0..9).map(|row| spell(&puzzle[row * 9..][..9]) + "\n").collect()
}

/// The rows of a text with a gap behind every third but the last.
fn banded(rows: &str, gap: &str) -> String {
    let lines: Vec<&str> = rows.lines().collect();
    lines.chunks(3).map(|band| band.join("\n") + "\n").collect::<Vec<_>>().join(gap)
}

/// Three groups with `bar` between them, and `pad` between cells.
fn barred(puzzle: &str, left: &str, bar: &str, right: &str, pad: &str) -> String {
    each_row(puzzle, |row| {
        let groups = [&row[..3], &row[3..6], &row[6..]].map(|three| spread(three, pad));
        format!("{left}{}{right}", groups.join(bar))
    })
}

/// The text without its `line`th line, from 1.
fn without(text: &str, line: usize) -> String {
    text.split_inclusive('\n').enumerate().filter(|&(index, _)| index + 1 != line).map(|(_, kept)| kept).collect()
}

#[test]
fn every_empty_cell() {
    for empty in "0._*-xX?".chars() {
        for puzzle in [A, B, C, E] {
            let name = ["A", "B", "C", "E"][[A, B, C, E].iter().position(|&known| known == puzzle).unwrap()];
            let spelled = puzzle.replace('.', &empty.to_string());
            let framed = barred(&spelled, "| ", " | ", " |", " ");
            let frame = "+-------+-------+-------+\n";
            check(&[
                (&spelled, &format!("{name} 1:1")),
                (&rows(&spelled), &format!("{name} 1:1")),
                (&banded(&rows(&spelled), "\n"), &format!("{name} 1:1")),
                (&barred(&spelled, "", "|", "", ""), &format!("{name} 1:1")),
                (&barred(&spelled, " |", "|", "| ", ""), &format!("{name} 1:3")),
                (&barred(&spelled, "", " ", "", " "), &format!("{name} 1:1")),
                (&format!("{frame}{}{frame}", banded(&framed, frame)), &format!("{name} 2:3")),
            ]);
        }
    }
}

#[test]
fn one_line() {
    let quoted: Vec<String> = (0..9).map(|row| format!("\"{}\"", &A[row * 9..][..9])).collect();
    let listed: Vec<String> =
        (0..9).map(|row| format!("{:?}", A[row * 9..][..9].chars().collect::<Vec<_>>())).collect();
    let apart: String = A.chars().map(|cell| format!("{cell} ")).collect();
    check(&[
        (&format!("{A}\n{B}\n{C}\n"), "A 1:1, B 2:1, C 3:1"),
        (&format!("{A}\n\n\n{B}"), "A 1:1, B 4:1"),
        (&format!("\t {A} \t"), "A 1:3"),
        (&format!("\"{A}\",\n\"{B}\"\n"), "A 1:2, B 2:2"),
        (&format!("[{A}]\n({B})\n{{'{C}'}}"), "A 1:2, B 2:2, C 3:3"),
        (&format!("{A} easy\n{A}\t9.5\n{A},{C}\n{A};x y\n{A} # 7"), "A 1:1, A 2:1, A 3:1, A 4:1, A 5:1"),
        (&format!("quizzes,solutions\n{A},{C}\n{B},{C}\n"), "A 2:1, B 3:1"),
        (&format!("\"puzzle\",\"solution\"\n\"{A}\",\"{C}\"\n"), "A 2:2"),
        (&format!("My favourites\n\n# one\n{A}\n# two\n{B}\n"), "A 4:1, B 6:1"),
        (&format!("[{}]", quoted.join(",")), "A 1:3"),
        (&format!("[{}]", listed.join(", ").replace('.', "0")), "A 1:4"),
        (&A.as_bytes().chunks(9).map(|row| str::from_utf8(row).unwrap()).collect::<Vec<_>>().join(" "), "A 1:1"),
        (&A.as_bytes().chunks(27).map(|band| str::from_utf8(band).unwrap()).collect::<Vec<_>>().join("|"), "A 1:1"),
        (&apart, "A 1:1"),
        (&A.replace('.', " "), "A 1:1"),
        (&format!("{}\n{}\n", B.replace('.', " "), A.replace('.', " ")), "B 1:1, A 2:1"),
    ]);
}

#[test]
fn broken_lines() {
    let (head, tail) = A.split_at(40);
    check(&[
        (&A[..80], "! 1:81"),
        (&format!("{A}9"), "! 1:82"),
        (&format!("{A}{A}"), "! 1:82"),
        (&format!("{head}A{}", &tail[1..]), "! 1:41"),
        (&format!("A{}", &A[1..]), "! 1:1"),
        (&format!("AB{}", &A[2..]), "! 1:1"),
        (&format!("{}Z", &A[..80]), "! 1:81"),
        (&format!("{A}Z"), "! 1:82"),
        (&format!("{A}|"), "A 1:1"),
        (&format!("{A}|9"), "! 1:83"),
        (&format!("{head}\0{}", &tail[1..]), "! 1:41"),
        (&format!("{head}٣{}", &tail[1..]), "! 1:41"),
        (&format!("{head}５{}", &tail[1..]), "! 1:41"),
        (&format!("{head} {tail}"), "! 1:41"),
        (&format!("{head}  {}", &tail[1..]), "! 1:41"),
        (&format!("{} {}", &A[..80], &A[80..]), "! 1:81"),
        (&format!("{} 9", &A[..80]), "! 1:81"),
        (&format!("  {} easy", &A[..80]), "! 1:83"),
        (&format!("{},{C}", &A[..80]), "! 1:81"),
        (&format!("{A}5,{C}"), "! 1:82"),
        (&format!("{A}\n{}\n{B}\n{A}1\n{C}", &A[..80]), "A 1:1, ! 2:81, B 3:1, ! 4:82, C 5:1"),
        // A space may be an empty cell, so none may be too many.
        (&format!("{} ", A.replace('.', " ")), "! 1:82"),
        (&A.replace('.', " ")[..80], "! 1:81"),
        (&format!(" {}\n{}", A.replace('.', " "), B.replace('.', " ")), "! 1:82, B 2:1"),
        (&" ".repeat(81), ""),
        // Candidates are no cells.
        (&["123456789"; 9].join(" "), "! 1:11"),
        (&format!("| {} |", ["123456789 123456789 123456789"; 3].join(" | ")), "! 1:13"),
        (&"123456789".repeat(81), "! 1:82"),
        // 81 cells of a frame are none.
        (&format!("*{}*", "-".repeat(79)), ""),
        (&format!(".{0}.{0}.{0}.", "-".repeat(25)), ""),
    ]);
}

#[test]
fn row_layouts() {
    let unicode = barred(A, "│ ", " │ ", " │", " ");
    let (top, mid, low) = ("┌───────┬───────┬───────┐\n", "├───────┼───────┼───────┤\n", "└───────┴───────┴───────┘\n");
    let heavy = barred(A, "║ ", " ║ ", " ║", " ");
    let double = "╬═══════╬═══════╬═══════╬\n";
    let (dots, colon, quote) =
        (".-------.-------.-------.\n", ":-------+-------+-------:\n", "'-------'-------'-------'\n");
    let rule = "+---+---+---+---+---+---+---+---+---+\n";
    let small = "+-+-+-+-+-+-+-+-+-+\n";
    let celled = each_row(A, |row| format!("| {} |", spread(row, " | ")));
    let boxed = |rows: &str, rule: &str| {
        rule.to_string() + &rows.lines().map(|row| format!("{row}\n{rule}")).collect::<String>()
    };
    let json = each_row(A, |row| format!(" [{}],", spread(&row.replace('.', "0"), ", ")));
    check(&[
        (&rows(A), "A 1:1"),
        (rows(A).trim_end(), "A 1:1"),
        (&rows(A).replace('\n', "\r\n"), "A 1:1"),
        (&rows(A).replace('\n', "\r"), "A 1:1"),
        (&(rows(A)[..40].replace('\n', "\r\n") + &rows(A)[40..70].replace('\n', "\r") + &rows(A)[70..]), "A 1:1"),
        (&rows(A).replace('\n', " \t \n"), "A 1:1"),
        (&rows(A).replace('\n', "\n\n"), "A 1:1"),
        (&rows(A).replace('\n', "\r\r\n"), "A 1:1"),
        (&banded(&rows(A), "\n"), "A 1:1"),
        (&banded(&rows(A), "\n \n"), "A 1:1"),
        (&banded(&barred(A, "", "|", "", ""), "-----------\n"), "A 1:1"),
        (&banded(&barred(A, "", " ", "", ""), "\n"), "A 1:1"),
        (&banded(&barred(A, "", " | ", "", " "), "------+-------+------\n"), "A 1:1"),
        (&banded(&barred(A, "", "|", "", " "), "-----+-----+-----\n"), "A 1:1"),
        (&banded(&barred(A, "", "|", "", ""), "---+---+---\n"), "A 1:1"),
        (&banded(&barred(A, "", "|", "", ""), "===========\n"), "A 1:1"),
        (&banded(&barred(A, "", " ! ", "", " "), "======+=======+======\n"), "A 1:1"),
        (&banded(&barred(A, "|", "|", "|", ""), "|---|---|---|\n"), "A 1:2"),
        (
            &(" *-----------*\n".to_string()
                + &banded(&barred(A, " |", "|", "|", ""), " |---+---+---|\n")
                + " *-----------*\n Simple Sudoku\n  Version 4.2n\n"),
            "A 2:3",
        ),
        (&format!("{dots}{}{quote}", banded(&barred(A, "| ", " | ", " |", " "), colon)), "A 2:3"),
        (&format!("{top}{}{low}", banded(&unicode, mid)), "A 2:3"),
        (&format!("{double}{}{double}", banded(&heavy, double)), "A 2:3"),
        (&boxed(&celled, rule), "A 2:3"),
        (&boxed(&celled.replace('.', " "), rule), "A 2:3"),
        (&boxed(&celled.replace(' ', ""), small), "A 2:2"),
        (&boxed(&celled.replace(' ', "").replace('.', " "), small), "A 2:2"),
        (&format!("[{json}]\n"), "A 1:4"),
        (&format!("grid = [\n{json}]\n"), "A 2:3"),
        (&format!("{{\n{json}}},\n{{\n{json}}};\n"), "A 2:3, A 13:3"),
        (&each_row(A, |row| format!("{row:?},")), "A 1:2"),
        (&each_row(A, |row| spread(row, ",")), "A 1:1"),
        (&each_row(A, |row| spread(row, "\t")), "A 1:1"),
        // Comments and titles.
        (&format!("[Puzzle]\n{}", rows(A)), "A 2:1"),
        (&format!("#Aauthor\n#D5.3\n{}#end", rows(A)), "A 3:1"),
        (&each_row(A, |row| format!("{row} # seen")), "A 1:1"),
        (&each_row(A, |row| format!("# 123456789\n{row}")), "A 2:1"),
        (&format!("\u{feff}{}", rows(A)), "A 1:1"),
        (&format!("\u{feff}# note\n{}", rows(A)), "A 2:1"),
        (&format!("A puzzle by a friend\n--- hard ---\n1. late, 2006-08-03 10:25\n{}", rows(A)), "A 4:1"),
        // One row in another layout.
        (&rows(A).replacen("6..195...", "6 . . 1 9 5 . . .", 1), "! 2:1"),
        (&rows(A).replacen("6..195...", "6..|195|...", 1), "! 2:1"),
        (&rows(A).replacen("6..195...", "6  195   ", 1), "! 2:1"),
    ]);
}

#[test]
fn spaces_for_empty_cells() {
    let spaced = A.replace('.', " ");
    let empty_row = B.replace('.', " ");
    let frame = "+-------+-------+-------+\n";
    let all = [B, E].map(|puzzle| {
        format!("{frame}{}{frame}", banded(&barred(&puzzle.replace('.', " "), "| ", " | ", " |", " "), frame))
    });
    check(&[
        (&rows(&spaced), "A 1:1"),
        (&banded(&rows(&spaced), "\n"), "A 1:1"),
        (&rows(&empty_row), "B 1:1"),
        (&format!("{}\n{}", rows(&empty_row), rows(&spaced)), "B 1:1, A 11:1"),
        (&each_row(&spaced, |row| spread(row, " ")), "A 1:1"),
        (&banded(&barred(&empty_row, "", "|", "", ""), "---+---+---\n"), "B 1:1"),
        (&banded(&barred(&empty_row, "|", "|", "|", ""), "|---|---|---|\n"), "B 1:2"),
        (&banded(&barred(&empty_row, "", " | ", "", " "), "------+-------+------\n"), "B 1:1"),
        (&banded(&barred(&empty_row, "", "|", "", " "), "------+-------+------\n"), "B 1:1"),
        (&all[0], "B 2:3"),
        (&all[1], "E 2:3"),
        // A line of a frame without strokes is no row, if empty cells are dots.
        (&each_row(A, |row| format!("|   |   |   |\n|{}|{}|{}|", &row[..3], &row[3..6], &row[6..])), "A 2:2"),
        // One blank too many or too few could be a cell.
        (&rows(&spaced).replacen("6  195   ", "6  195    ", 1), "! 2:7"),
        (&rows(&spaced).replacen("6  195   ", "6  195", 1), "! 2:7"),
        (&rows(&empty_row).replacen("\n         \n", "\n\n", 1), "! 9:10"),
    ]);
}

#[test]
fn dashes_and_stars() {
    for empty in ['-', '*'] {
        let puzzle = B.replace('.', &empty.to_string());
        let top = format!("{}{}", E.get(..9).unwrap(), &A[9..]).replace('.', &empty.to_string());
        let rule = String::from(empty).repeat(9) + "\n";
        let told_top = format!("{}{} 1:1", ".".repeat(9), &A[9..]);
        check(&[
            (&rows(&puzzle), "B 1:1"),
            (&rows(&top), &told_top),
            (&format!("{}\n{}", rows(&puzzle), rows(A)), "B 1:1, A 11:1"),
            (&format!("{}\n{}", rows(A), rows(&puzzle)), "A 1:1, B 11:1"),
            (&format!("{}{rule}{}", rows(A), rows(B)), "A 1:1, B 11:1"),
            (&banded(&rows(A), &rule), "A 1:1"),
            (&format!("{rule}{}{rule}", banded(&rows(A), &rule)), "A 2:1"),
            (&banded(&barred(&puzzle, "", "|", "", ""), "---+---+---\n"), "B 1:1"),
            (&format!("Easy\n{rule}{A}\n{rule}{B}\n"), "A 3:1, B 5:1"),
            // The line below the rows is a tenth row, as far as anybody can tell.
            (&format!("{}{rule}", rows(&puzzle)), "! 10:1"),
            // Eight rows, a line of frame, and a grid in which that line would be a row.
            (&format!("{}{rule}{}", without(&rows(A), 9), rows(&puzzle)), "! 10:1"),
        ]);
    }
}

#[test]
fn broken_rows() {
    let second = |row: &str| rows(A).replacen("6..195...", row, 1);
    let framed = written(&grid(A), Style::Framed);
    let frame_second = |row: &str| framed.replacen("| 6 . . | 1 9 5 | . . . |", row, 1);
    check(&[
        (&second("6..195.."), "! 2:9"),
        (&second("6..195...."), "! 2:10"),
        (&second("6..1A5..."), "! 2:5"),
        (&second("6..1٣5..."), "! 2:5"),
        (&second("6..1\u{0}5..."), "! 2:5"),
        (&second("6..19 5..."), "! 2:7"),
        (&second("AB.195..."), "! 2:1"),
        (&second("6..195... x"), "! 2:11"),
        (&second("6..,195,...."), "! 2:12"),
        (&second("6..|195|"), "! 2:8"),
        (&second(",,"), "! 2:2"),
        (&second("@"), "! 2:1"),
        (&without(&rows(A), 9), "! 8:10"),
        (&without(&rows(A), 4), "! 8:10"),
        (&format!("{}.........\n", rows(A)), "! 10:1"),
        (&format!("{}{}", rows(A), rows(B)), "! 10:1"),
        (&frame_second("| 6 .   | 1 9 5 | . . . |"), "! 3:24"),
        (&frame_second("| 6 . . | 1 9 5 | . . . . |"), "! 3:25"),
        (&frame_second("| 6 . . | 1 9 5 + . . . |"), "! 3:17"),
        (&frame_second("| 6 . . | 1 9 5 | | . . . |"), "! 3:19"),
        (&without(&framed, 4), "! 11:26"),
        (&without(&framed, 13), "A 2:3"),
        (&without(&framed, 1), "A 1:3"),
        // Candidates.
        ("| 12  3 4 | 5 6 7 | 8 9 1 |", "! 1:25"),
        ("53A.7....", "! 1:3"),
        ("5", "! 1:2"),
        ("@@@\n\n@@@", "! 1:1, ! 3:1"),
    ]);
}

#[test]
fn on_behind_a_malformed_puzzle() {
    let bad = |puzzle: &str| rows(puzzle).replacen("6..195...", "6..1z5...", 1);
    let framed = |puzzle: &str| written(&grid(puzzle), Style::Framed);
    let bands = |puzzle: &str| banded(&rows(puzzle), "\n");
    check(&[
        (&format!("Grid 01\n{}Grid 02\n{}Grid 03\n{}", rows(B), bad(A), rows(C)), "B 2:1, ! 13:5, C 22:1"),
        (
            &format!("Grid 01\n{}Grid 02\n{}Grid 03\n{}", rows(B), without(&rows(A), 5), rows(C)),
            "B 2:1, ! 19:10, C 21:1",
        ),
        (&format!("Grid 01\n{}.\nGrid 02\n{}", rows(B), rows(C)), "! 11:2, C 13:1"),
        (&format!("{}\n{}\n{}", bad(A), rows(B), rows(C)), "! 2:5, B 11:1, C 21:1"),
        (&format!("{}\n{}\n{}", without(&rows(A), 1), without(&rows(B), 9), rows(C)), "! 8:10, ! 17:10, C 19:1"),
        (&format!("{}{}{}", framed(B), without(&framed(A), 3), framed(C)), "B 2:3, ! 24:26, C 27:3"),
        (&format!("{}\n{}\n{}", framed(B), without(&framed(A), 3), framed(C)), "B 2:3, ! 25:26, C 29:3"),
        (&format!("{}\n\n{}\n\n{}", bands(B), without(&bands(A), 3), bands(C)), "B 1:1, ! 23:10, C 26:1"),
        // A band missing, a band too many, only a band left.
        (&format!("{}\n\n{}\n\n{}", bands(B), &bands(A)[..61], bands(C)), "B 1:1, ! 20:10, C 23:1"),
        (&format!("{}\n{}\n\n{}", bands(B), &bands(A)[..30], bands(C)), "! 13:1, C 18:1"),
        (&format!("{}\n\n{}", &bands(A)[..30], bands(C)), "! 3:10, C 6:1"),
        // Bands and grids the same distance apart: where does a grid start?
        (&format!("{}\n{}", &bands(A)[..61], bands(C)), "! 13:1"),
        (&format!("{}\n{}", bands(A), bands(C)), "! 13:1"),
        // The rest of a grid and the start of the next are no grid.
        (&format!("{}\n{}", &rows(A)[..40], &rows(B)[..50]), "! 4:10, ! 10:10"),
        (&format!("{}\n{}\n{}", &rows(A)[..80], &rows(B)[..10], rows(C)), "! 8:10, ! 10:10, C 12:1"),
        (&format!("# one\n{}# two\n{}# three\n{}", rows(B), &rows(A)[..80], rows(C)), "B 2:1, ! 19:10, C 21:1"),
        (&format!("{}{}", banded(&rows(A), "---\n"), banded(&rows(B), "---\n")), "! 12:1"),
        (&format!("{}\n{}{A}\n{}", &rows(A)[..30], rows(C), rows(B)), "! 3:10, C 5:1, A 14:1, B 15:1"),
        (&format!("{A}\n{}{B}\n", &rows(A)[..80]), "A 1:1, ! 9:10, B 10:1"),
        // Lines that are nothing each go wrong by themselves.
        (&format!("@\n%\n\n&\n\n{}", rows(A)), "! 1:1, ! 2:1, ! 4:1, A 6:1"),
        (&format!("@\n%\n\n\n{}", bands(A)), "! 1:1, ! 2:1, A 5:1"),
        (&format!("{}@\n{}", framed(A), framed(B)), "A 2:3, ! 14:1, B 16:3"),
        (&format!("5\n{}{}", framed(A), framed(B)), "! 1:2, A 3:3, B 16:3"),
    ]);
}

#[test]
fn sections() {
    check(&[
        (&format!("[Puzzle]\n{}[State]\n{}[Puzzle]\n{}", rows(A), rows(B), rows(C)), "A 2:1, C 22:1"),
        (&format!("[State]\n{}", rows(A)), ""),
        (&format!("[SOLUTION]\n{A}\n[Easy]\n{B}\n"), "B 4:1"),
    ]);
}

#[test]
fn nothing_at_all() {
    for text in [
        "",
        "\n",
        "\r\n\r\n",
        "  \t\n   ",
        "# only\n # this",
        "Title\nAnother one 12\n[Part]\n",
        "\u{feff}",
        "+---+\n| | |",
        "         \n".repeat(9).as_str(),
    ] {
        check(&[(text, "")]);
        assert!(parse(text.as_bytes()).is_err());
    }
    let end =
        |text: &str| parse(text.as_bytes()).map_err(|place| (place.offset, place.line, place.column)).unwrap_err();
    assert_eq!(end(""), (0, 1, 1));
    assert_eq!(end("\n"), (1, 2, 1));
    assert_eq!(end("\u{feff}"), (3, 1, 1));
    assert_eq!(end("# é"), (4, 1, 4));
    assert_eq!(end("Grid 1\r\nGrid 22"), (15, 2, 8));
}

#[test]
fn other_encodings() {
    let wide = |mark: &str, bytes: fn(u16) -> [u8; 2], text: &str| -> Vec<u8> {
        format!("{mark}{text}").encode_utf16().flat_map(bytes).collect()
    };
    for text in [A.to_string() + "\n", rows(A)] {
        assert_eq!(told(&wide("\u{feff}", u16::to_le_bytes, &text)), "! 1:1");
        assert_eq!(told(&wide("\u{feff}", u16::to_be_bytes, &text)), "! 1:1");
        for bytes in [wide("", u16::to_le_bytes, &text), wide("", u16::to_be_bytes, &text)] {
            let found = walk(&bytes);
            assert!(!found.is_empty() && found.iter().all(|(entry, ..)| entry.is_none()));
        }
    }
    for bad in [&b"\xff"[..], b"\x80", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x94", b"\x7f", b"\x1b"]
    {
        let text = [&A.as_bytes()[..40], bad, &A.as_bytes()[41..]].concat();
        assert_eq!(told(&text), "! 1:41");
        assert_eq!(parse(&text).unwrap_err().offset, 40);
        let text = [rows(B).as_bytes(), b"\n# \xe9t\xe9\n", &rows(A).as_bytes()[..12], bad, &rows(A).as_bytes()[13..]]
            .concat();
        assert_eq!(told(&text), "B 1:1, ! 13:3");
    }
}

#[test]
fn the_offset_of_what_is_wrong() {
    let offset = |text: &str| parse(text.as_bytes()).unwrap_err().offset;
    assert_eq!(offset(&format!("\u{feff}{A}1")), 84);
    assert_eq!(offset(&format!("# é\r\n{A}\r\n{B}")), 6 + 83);
    assert_eq!(offset("│ 5 3 . │ . a . │ . . . │"), 3 + 7 + 3 + 3);
    assert_eq!(offset(&rows(A)[..88]), 88);
    assert_eq!(offset(&rows(A)[..80]), 79);
}

#[test]
fn any_cursor_at_all() {
    let text = rows(A);
    let mut random = SplitMix64(7);
    for _ in 0..1000 {
        let offset = [random.below(200), usize::MAX][random.below(10) / 9];
        let (line, column, lines_before) =
            (random.next() as u32, random.next() as u32, u32::MAX - random.below(3) as u32);
        let mut cursor = Cursor { offset, line, column, lines_before };
        while next_puzzle(text.as_bytes(), &mut cursor) != Next::End {}
        assert_eq!(cursor.offset, offset.max(text.len()));
    }
}

#[test]
fn round_trips() {
    let mut random = SplitMix64(1);
    for round in 0..2000 {
        let grid = random.grid(1 + round % 40);
        for style in STYLES {
            assert_eq!(parse(print(&grid, style).as_bytes()), Ok(grid), "{style:?}");
        }
        let all: String = (0..8).map(|_| written(&grid, Style::Framed)).collect();
        assert_eq!(walk(all.as_bytes()).iter().filter(|(entry, ..)| *entry == Some(grid)).count(), 8);
    }
    assert_eq!(written(&grid(A), Style::LineDots), A);
    assert_eq!(written(&grid(A), Style::LineZeros), A.replace('.', "0"));
    assert_eq!(written(&grid(A), Style::Rows), rows(A));
    assert!(written(&grid(A), Style::Framed).starts_with("+-------+-------+-------+\n| 5 3 . | . 7 . | . . . |\n"));
}

/// Three grids in some spelling, the middle one between two that stay whole.
fn spelled(random: &mut SplitMix64, spelling: usize, grids: [&str; 3]) -> String {
    let empty = random.pick(&["0", ".", "_", "*", "-", "x", "X", "?"]);
    let frame = "+-------+-------+-------+\n";
    let spell = |puzzle: &str| {
        let (spaced, puzzle) = (puzzle.replace('.', " "), puzzle.replace('.', empty));
        match spelling {
            0 => puzzle + "\n",
            1 => rows(&puzzle) + "\n",
            2 => format!("Grid\n{}", rows(&puzzle)),
            3 => banded(&rows(&puzzle), "\n") + "\n\n",
            4 => format!("{frame}{}{frame}", banded(&barred(&puzzle, "| ", " | ", " |", " "), frame)),
            5 => barred(&puzzle, "", " ", "", " ") + "\n",
            6 => spaced + "\n",
            7 => rows(&spaced) + "\n",
            8 => format!("{frame}{}{frame}", banded(&barred(&spaced, "| ", " | ", " |", " "), frame)),
            9 => format!("# one\n{}", rows(&puzzle)),
            10 => puzzle + ",1.5\n",
            _ => banded(&barred(&puzzle, "", "|", "", ""), "-----------\n") + "\n",
        }
    };
    grids.map(spell).concat()
}

/// The characters that are cells of the puzzles in a text, by place.
fn cell_places(text: &str, spelling: usize) -> Vec<usize> {
    let is_cell = |at: usize, byte: u8| match spelling {
        4 | 8 | 11 if text[..at].rsplit('\n').next().unwrap().is_empty() && !text[at..].starts_with('|') => {
            byte.is_ascii_digit()
        }
        6 | 7 => byte != b'\n',
        8 => byte.is_ascii_digit(),
        10 => text[..at].rsplit('\n').next().unwrap().len() < 81 && byte != b'\n',
        _ => b"0123456789._*-xX?".contains(&byte),
    };
    let of_frame = |at: usize| {
        let start = text[..at].rfind('\n').map_or(0, |end| end + 1);
        let line = text[start..].lines().next().unwrap();
        line.starts_with(['+', 'G', '#']) || line == "-----------"
    };
    text.bytes().enumerate().filter(|&(at, byte)| is_cell(at, byte) && !of_frame(at)).map(|(at, _)| at).collect()
}

#[test]
fn wrong_text_never_becomes_a_wrong_puzzle() {
    let mut random = SplitMix64(3);
    for round in 0..12_000 {
        let spelling = round % 12;
        let rarity = [2, 3, 5][random.below(3)];
        let grids: [String; 3] = std::array::from_fn(|_| line(&random.grid(rarity)));
        let text = spelled(&mut random, spelling, [&grids[0], &grids[1], &grids[2]]);
        let originals: Vec<Grid> = grids.iter().map(|puzzle| grid(puzzle)).collect();
        let whole: Vec<Grid> = walk(text.as_bytes()).into_iter().filter_map(|(entry, ..)| entry).collect();
        assert_eq!(whole, originals, "spelling {spelling}\n{text}");

        let places = cell_places(&text, spelling);
        let at = *random.pick(&places);
        let mut edited = text.clone().into_bytes();
        let cell = *random.pick(b"123456789.");
        let edit = random.below(10);
        match edit {
            0 => drop(edited.remove(at)),
            1 => edited.insert(at, cell),
            2 => edited.insert(at, edited[at]),
            3 => edited[at] = *random.pick(b"AZaz@%\0\x80\xff/+=|"),
            4 => edited.truncate(at),
            5 => {
                let start = text[..at].rfind('\n').map_or(0, |end| end + 1);
                let end = at + text[at..].find('\n').unwrap() + 1;
                edited.drain(start..end);
            }
            6 => {
                let start = text[..at].rfind('\n').map_or(0, |end| end + 1);
                let end = at + text[at..].find('\n').unwrap() + 1;
                let line = edited[start..end].to_vec();
                edited.splice(start..start, line);
            }
            8 => edited.insert(at, *random.pick(b"\n\r")),
            7 => edited.insert(at, *random.pick(b"AZaz@%\0\x80\xff/+=")),
            _ => edited[at] = random.pick(b"123456789").to_owned(),
        }
        let found = walk(&edited);
        let puzzles: Vec<Grid> = found.iter().filter_map(|&(entry, ..)| entry).collect();
        let shown = String::from_utf8_lossy(&edited);
        let lines = matches!(spelling, 0 | 6 | 10);
        match edit {
            // A cell is changed: the grid is another, and nothing else.
            9 => {
                let changed: Vec<&Grid> = puzzles.iter().filter(|found| !originals.contains(found)).collect();
                assert!(puzzles.len() == 3 && changed.len() <= 1, "spelling {spelling}\n{shown}");
                for grid in changed {
                    let near =
                        |old: &Grid| old.to_bytes().iter().zip(grid.to_bytes()).filter(|&(a, b)| *a != b).count() == 1;
                    assert!(originals.iter().any(near));
                }
            }
            // A puzzle in one line goes or comes as a whole.
            5 | 6 if lines => assert_eq!((puzzles.len(), found.len()), ([2, 4][edit - 5], [2, 4][edit - 5])),
            4 | 8 => {
                assert!(
                    puzzles.iter().all(|found| originals.contains(found)),
                    "spelling {spelling}, edit {edit}\n{shown}"
                );
                assert!(puzzles.len() <= 2 || edit == 8);
            }
            _ => {
                assert!(
                    puzzles.iter().all(|found| originals.contains(found)),
                    "spelling {spelling}, edit {edit}\n{shown}"
                );
                assert!(
                    puzzles.len() == 2,
                    "spelling {spelling}, edit {edit} at {at}: the other two\n{shown}\n{}",
                    told(&edited)
                );
                assert!(found.len() > 2, "spelling {spelling}, edit {edit}: an error\n{shown}");
            }
        }
        check_parse(&edited);
    }
}

#[test]
fn many_edits_never_glue_grids() {
    let mut random = SplitMix64(5);
    for round in 0..7_000 {
        let spelling = [1, 2, 3, 4, 5, 9, 11][round % 7];
        let grids: [String; 3] = std::array::from_fn(|_| line(&random.grid(2)));
        let text = spelled(&mut random, spelling, [&grids[0], &grids[1], &grids[2]]);
        let originals: Vec<Grid> = grids.iter().map(|puzzle| grid(puzzle)).collect();
        let mut edited = text.clone();
        let is_row = |line: &str| !line.starts_with(['+', 'G', '#']) && line != "-----------" && !line.is_empty();
        let (drops, only_rows) = [(1 + random.below(8), true), (1 + random.below(2), false)][round % 2];
        for _ in 0..drops {
            let lines = edited.lines().enumerate().filter(|(_, line)| is_row(line) || !only_rows);
            let lines: Vec<usize> = lines.map(|(index, _)| index + 1).collect();
            edited = without(&edited, *random.pick(&lines));
        }
        let glued = walk(edited.as_bytes())
            .into_iter()
            .filter_map(|(entry, ..)| entry)
            .find(|found| !originals.contains(found));
        assert_eq!(glued.map(|found| line(&found)), None, "spelling {spelling}\n{edited}");
    }
}

#[test]
fn random_bytes() {
    let mut random = SplitMix64(11);
    let pieces: [&[u8]; 30] = [
        b"\n",
        b"\r",
        b"\r\n",
        b" ",
        b"\t",
        b"#",
        b"5",
        b".",
        b"-",
        b"*",
        b"---------",
        b"|",
        b"+",
        b"+---+---+\n",
        b",",
        b"[",
        b"]",
        b"ab",
        b"Grid\n",
        b"[State]\n",
        b"123456789",
        b"53..7....\n",
        b"5 3 . | . 7 . | . . .\n",
        b"         \n",
        b"\0",
        b"\xff",
        b"\xe2\x94\x82",
        b"\xe2\x94\x80",
        "٣".as_bytes(),
        A.as_bytes(),
    ];
    for round in 0..40_000 {
        let length = random.below(60);
        let text: Vec<u8> = if round % 4 == 0 {
            (0..length * 4).map(|_| random.next() as u8).collect()
        } else {
            (0..length).flat_map(|_| random.pick(&pieces).to_vec()).collect()
        };
        let lines = 1 + text.iter().filter(|&&byte| byte == b'\n' || byte == b'\r').count();
        assert!(walk(&text).len() <= lines);
        check_parse(&text);
    }
}

/// Each of these texts would take hours if a call read more than it goes on by.
#[test]
fn long_texts_come_to_an_end() {
    let many = 60_000;
    let count = |text: &str| {
        let (mut cursor, mut puzzles, mut errors) = (Cursor::default(), 0, 0);
        loop {
            match next_puzzle(text.as_bytes(), &mut cursor) {
                Next::Puzzle(_) => puzzles += 1,
                Next::Malformed => errors += 1,
                Next::End => return (puzzles, errors),
            }
        }
    };
    assert_eq!(count(&"53..7....\n".repeat(many)), (0, 1));
    assert_eq!(count(&"53..7....\n\n".repeat(many)), (0, 1));
    assert_eq!(count(&"53..7....\n#\n".repeat(many)), (0, 1));
    assert_eq!(count(&"53..7..\n".repeat(many)), (0, many));
    assert_eq!(count(&"@\n\n".repeat(many)), (0, many));
    assert_eq!(count(&"@\n\n\n@\n\n".repeat(many)), (0, 2 * many));
    assert_eq!(count(&"@\n#\n".repeat(many)), (0, many));
    assert_eq!(count(&"---------\n".repeat(many)), (0, 0));
    assert_eq!(count(&"---------\n\n".repeat(many)), (0, 0));
    assert_eq!(count(&"         \n".repeat(many)), (0, 0));
    assert_eq!(count(&"[State]\n".repeat(many)), (0, 0));
    assert_eq!(count(&format!("[State]\n{}", format!("{A}\n").repeat(many / 10))), (0, 0));
    assert_eq!(count(&"\r".repeat(many)), (0, 0));
    assert_eq!(count(&".".repeat(many * 10)), (0, 1));
    assert_eq!(count(&" #".repeat(many * 10)), (0, 0));
    assert_eq!(count(&(rows(A) + "\n").repeat(many / 10)), (many / 10, 0));
    assert_eq!(count(&("Grid\n".to_string() + &rows(A)).repeat(many / 10)), (many / 10, 0));
    assert_eq!(count(&(rows(A)[..80].to_string() + "\n").repeat(many / 10)), (0, many / 10));
    assert_eq!(count(&written(&grid(A), Style::Framed).repeat(many / 10)), (many / 10, 0));
    let far = "\n".repeat(many / 10);
    assert_eq!(count(&format!("53..7....\n{far}").repeat(9)), (1, 0));
    assert_eq!(count(&format!("---------\n{far}").repeat(20)), (0, 0));
    assert_eq!(count(&format!("@\n{far}").repeat(20)), (0, 20));
}

#[test]
fn shared_formats() {
    let data = std::env::var_os("SUDOKIT_DATA")
        .map_or(concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/data").into(), PathBuf::from);
    let formats = data.join("formats");
    let Ok(answers) = std::fs::read_to_string(formats.join("answers.tsv")) else {
        println!("skipped: no answers.tsv in {}", formats.display());
        return;
    };
    let mut wrong = String::new();
    for answer in answers.lines().filter(|answer| !answer.starts_with('#')) {
        let [file, puzzles, errors, first] = answer.split('\t').collect::<Vec<_>>()[..] else { panic!("{answer}") };
        let text = std::fs::read(formats.join(file)).unwrap();
        let found = walk(&text);
        let read: Vec<Grid> = found.iter().filter_map(|&(entry, ..)| entry).collect();
        let got = (read.len(), found.len() - read.len(), read.first().map(line).unwrap_or_default());
        if got != (puzzles.parse().unwrap(), errors.parse().unwrap(), first.to_string()) {
            writeln!(wrong, "{file}: {got:?}").unwrap();
        }
        check_parse(&text);
    }
    assert_eq!(wrong, "");
    for (file, count) in [("euler/p096_sudoku.txt", 50), ("seventeen.txt", 49_158), ("top1465.txt", 1465)] {
        let found = std::fs::read(data.join(file)).map(|text| walk_fast(&text)).unwrap_or((count, 0));
        assert_eq!(found, (count, 0), "{file}");
    }
}

/// Puzzles and errors, without the checks of `walk`, which take time with the square of the length.
fn walk_fast(text: &[u8]) -> (usize, usize) {
    let (mut cursor, mut counts) = (Cursor::default(), (0, 0));
    loop {
        match next_puzzle(text, &mut cursor) {
            Next::Puzzle(_) => counts.0 += 1,
            Next::Malformed => counts.1 += 1,
            Next::End => return counts,
        }
    }
}
