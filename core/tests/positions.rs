//! Reading and writing positions: grids with candidates.

mod common;

use common::{NO_LIMIT, SplitMix64, board, data, data_lines, outcome_of_masks};
use sudokit_core::Backend;
use sudokit_core::board::{Candidates, Cell, CellSet, Digit, DigitSet, Grid};
use sudokit_core::text::{
    CandidateStyle, Cursor, Lone, Spelled, Unspeakable, Writer, format_candidates, parse_candidates,
};

const FRAMED: &str = include_str!("positions/framed.txt");

fn written(spelled: &Spelled, style: CandidateStyle) -> String {
    let mut buffer = [0; 4096];
    let mut out = Writer::new(&mut buffer);
    format_candidates(&spelled.grid, &spelled.candidates, spelled.clues, style, &mut out).expect("it can be written");
    let length = out.length();
    String::from_utf8(buffer[..length].to_vec()).unwrap()
}

fn parse(text: &str, lone: Lone) -> Result<Spelled, (u32, u32)> {
    parse_candidates(text.as_bytes(), lone).map_err(|Cursor { line, column, .. }| (line, column))
}

/// Some digits of a valid grid, and of what they leave most candidates, or in some cells one or none.
fn position(random: &mut SplitMix64) -> Spelled {
    let solution = b"534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let one_in = [1, 2, 3, 81][random.below(4)];
    let cells = std::array::from_fn(|i| if random.below(one_in) == 0 { solution[i] - b'0' } else { 0 });
    let grid = Grid::from_bytes(&cells).unwrap();
    let mut candidates = Candidates::of(&grid);
    let mut clues = CellSet::EMPTY;
    for cell in Cell::ALL {
        if grid[cell].is_some() {
            if random.below(2) == 0 {
                clues = clues.with(cell);
            }
        } else if random.below(20) == 0 {
            candidates[cell] = DigitSet::EMPTY;
        } else {
            candidates[cell].filter(|_| random.below(4) == 0).for_each(|digit| {
                candidates[cell] = candidates[cell].without(digit);
            });
        }
    }
    Spelled { grid, clues, candidates }
}

/// A library line says all. The two others say candidates, and digits as those of cells with one.
fn is_read_back(all: &Spelled) {
    for style in [CandidateStyle::Line, CandidateStyle::Framed] {
        let text = written(all, style);
        let placed = parse(&text, Lone::Placed).unwrap_or_else(|place| panic!("{place:?}: {text}"));
        assert_eq!((placed.grid, placed.candidates), (all.candidates.to_grid(), all.candidates), "{text}");
        let open = parse(&text, Lone::Candidate).unwrap_or_else(|place| panic!("{place:?}: {text}"));
        assert_eq!((open.grid, open.clues, open.candidates), (Grid::EMPTY, CellSet::EMPTY, all.candidates), "{text}");
        for (read, lone) in [(placed, Lone::Placed), (open, Lone::Candidate)] {
            assert_eq!(written(&read, style), text);
            assert_eq!(parse(&written(&read, style), lone), Ok(read), "{text}");
        }
    }
    let text = written(all, CandidateStyle::Library);
    assert_eq!(parse(&text, Lone::Candidate), Ok(*all), "{text}");
    assert_eq!(parse(&text, Lone::Placed), Ok(*all), "{text}");
}

#[test]
fn what_is_written_is_read_back() {
    let mut random = SplitMix64(1);
    for _ in 0..1000 {
        is_read_back(&position(&mut random));
    }
    let empty = Spelled { grid: Grid::EMPTY, clues: CellSet::EMPTY, candidates: Candidates::NONE };
    is_read_back(&empty);
    is_read_back(&Spelled { candidates: Candidates::FULL, ..empty });
    // Candidates that the rules forbid.
    let odd = parse(&"123456789".repeat(81).replacen("123456789", "1........", 2), Lone::Placed).unwrap();
    let mut out = Writer::counting();
    let library = CandidateStyle::Library;
    assert_eq!(format_candidates(&odd.grid, &odd.candidates, odd.clues, library, &mut out), Err(Unspeakable));
    assert_eq!(out.length(), 0);
}

#[test]
fn a_frame_is_as_wide_as_it_needs_to_be() {
    let mut spelled = Spelled { grid: Grid::EMPTY, clues: CellSet::EMPTY, candidates: Candidates::NONE };
    for (cell, digit) in Cell::ALL.into_iter().zip(Digit::ALL.into_iter().cycle()) {
        spelled.candidates[cell] = DigitSet::only(digit);
    }
    let narrow = written(&spelled, CandidateStyle::Framed);
    assert!(narrow.starts_with("+-------+-------+-------+\n| 1 2 3 | 4 5 6 | 7 8 9 |\n"), "{narrow}");
    assert_eq!(narrow.lines().count(), 13);
    spelled.candidates[Cell::R1C1] = DigitSet::EMPTY;
    spelled.candidates[Cell::R2C9] = DigitSet::FULL;
    let wide = written(&spelled, CandidateStyle::Framed);
    let expected = "+--------+-------+---------------+\n| .. 2 3 | 4 5 6 | 7 8 9         |\n\
                    | 1  2 3 | 4 5 6 | 7 8 123456789 |\n";
    assert!(wide.starts_with(expected), "{wide}");
}

/// Nothing but what is clear divides cells.
#[test]
fn what_could_be_a_separator_is_none() {
    let row = "| 24568  9      268    | 1456   12468  3      | 146    7      14568  |";
    let rows = [
        "24568.9.268 1456 12468 3 146 7 14568",
        "24568-9-268 1456 12468 3 146 7 14568",
        "24568*9*268 1456 12468 3 146 7 14568",
        "24568+9+268 1456 12468 3 146 7 14568",
        "24568/9/268 1456 12468 3 146 7 14568",
        "24568\u{e9}9\u{e9}268 1456 12468 3 146 7 14568",
        "24568\u{3000}9\u{3000}268 1456 12468 3 146 7 14568",
        "24568 9 268 1456 12468 3 146 7 14568 .",
        "- 24568 9 268 1456 12468 3 146 7 14568",
        "12.4 9 268 1456 12468 3 146 14568",
        "2.4568 9 268 1456 12468 3 146 7 14568",
        "24568 9. 268 1456 12468 3 146 7 14568",
        "24568 +9 268 1456 12468 3 146 7 14568",
    ];
    for odd in rows {
        let text = FRAMED.replacen(row, odd, 1);
        let place = parse(&text, Lone::Placed).expect_err(odd);
        assert_eq!(place.0, 2, "{odd}");
    }
    let sound = FRAMED.replacen(row, "24568,9;268|1456 .2.4.6.8 ..3 1..4.6 000000700 14568", 1);
    let expected = FRAMED.replacen("12468", "2468 ", 1);
    assert_eq!(parse(&sound, Lone::Placed), parse(&expected, Lone::Placed));
}

#[test]
fn candidate_grids_in_many_dresses_are_the_same() {
    let expected = parse(FRAMED, Lone::Placed).unwrap();
    assert_eq!(expected.grid[Cell::R1C2], Some(Digit::D9));
    let dresses: [&dyn Fn(&str) -> String; 8] = [
        &|text| text.replace('|', "\u{2502}").replace('-', "\u{2500}").replace('+', "\u{253c}"),
        &|text| {
            text.lines().filter(|line| !line.starts_with('+')).map(|line| line.replace('|', " ") + "\r\n").collect()
        },
        &|text| text.replace('+', "*").replace('\n', "\r"),
        &|text| format!("Simple Sudoku\n Version 4.2n\n# a comment 12 3\n{text}  Simple Sudoku\n  Version 4.2n\n"),
        &|text| text.replace("24568 ", "86542 ").replace("14568", "85146"),
        &|text| text.replace("+-", ".-").replace("-+", "-."),
        &|text| text.replace(" |", "  |").replace("146 ", "1..406 "),
        &|text| text.replace("+\n", "+\n\n"),
    ];
    for dress in dresses {
        let text = dress(FRAMED);
        assert_eq!(parse(&text, Lone::Placed), Ok(expected), "{text}");
    }
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    let changed = |from: &str, to: &str| FRAMED.replacen(from, to, 1);
    let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let line = |head: &str, tail: &str| format!(":{head}:{puzzle}{tail}");
    let places = "123456789".repeat(81);
    let cases = [
        (String::new(), (1, 1)),
        ("words".into(), (1, 6)),
        (changed("24568  9", "24568  99"), (2, 11)),
        (changed("24568  9", "24a68  9"), (2, 5)),
        (changed("| 24568  9", "| 24568  "), (2, 70)),
        (changed("| 24568  9", "| 24568 9 9 9 "), (2, 60)),
        (changed("| 7      14568", "some words\n| 7      14568"), (3, 1)),
        (FRAMED.lines().take(11).collect::<Vec<_>>().join("\n"), (11, 71)),
        (FRAMED.repeat(2), (15, 1)),
        (format!("{puzzle}\n{puzzle}"), (2, 1)),
        ("5 . . | . 6 . | . . .\n".repeat(9), (1, 3)),
        (puzzle[..80].into(), (1, 81)),
        (format!("{puzzle}."), (1, 82)),
        (puzzle.replacen("53", "+.3", 1), (1, 2)),
        (puzzle.replacen("53", "++5", 1), (1, 2)),
        (format!("{puzzle}+"), (1, 83)),
        (format!("{puzzle}x"), (1, 82)),
        (places.replacen("12345", "12435", 1), (1, 3)),
        (places[..728].into(), (1, 729)),
        (format!("{places}1"), (1, 730)),
        (line("0000:1", ":11:"), (1, 93)),
        (line("0000:1", ":101:"), (1, 92)),
        (line("0000:1", ":1111:"), (1, 94)),
        (line("0000:1", "::1234:"), (1, 95)),
        (line("0000:+", ":"), (1, 7)),
        (":0000:1".into(), (1, 8)),
        ("\u{feff}\u{e4}".into(), (1, 1)),
    ];
    for (text, (line, column)) in cases {
        assert_eq!(parse(&text, Lone::Placed), Err((line, column)), "{text}");
    }
    assert!(parse(&places, Lone::Placed).is_ok() && parse(&format!("{places} note"), Lone::Placed).is_ok());
}

#[test]
fn library_lines_tell_clues_from_placed_digits() {
    let cells =
        "6...+53+4.7....4+2+56.+254867+3+9+1.+4..+9+6.1.162+38+5749.3..+1+4.+5....42193..1.+57...+44+2.6+3.+1+75";
    let alone = parse(cells, Lone::Placed).unwrap();
    let line = parse(&format!(":0003:8:{cells}:812::829:"), Lone::Placed).unwrap();
    assert_eq!((alone.grid, alone.clues), (line.grid, line.clues));
    assert!(alone.clues.contains(Cell::R1C1) && !alone.clues.contains(Cell::R1C5) && alone.grid[Cell::R1C5].is_some());
    assert!(alone.candidates[Cell::R1C2].contains(Digit::D8) && !line.candidates[Cell::R1C2].contains(Digit::D8));
}

/// Changed at random, a text is read as it stands or refused: a mistake never makes the digits of a cell others.
#[test]
fn damaged_text_is_refused_or_reads_as_what_it_says() {
    let mut random = SplitMix64(2);
    let mut refused = 0;
    for round in 0..20_000 {
        let all = position(&mut random);
        let style = [CandidateStyle::Line, CandidateStyle::Framed, CandidateStyle::Library][round % 3];
        let mut bytes = written(&all, style).into_bytes();
        for _ in 0..=random.below(3) {
            let at = random.below(bytes.len());
            match random.below(3) {
                0 => drop(bytes.remove(at)),
                1 => bytes.insert(at, *b"0123456789.+:|- \n\r#x\xe2\xff".get(random.below(21)).unwrap_or(&b'1')),
                _ => bytes[at] = random.next() as u8,
            }
        }
        match parse_candidates(&bytes, Lone::Placed) {
            // What it says it must say again.
            Ok(read) => assert_eq!(
                parse(&written(&read, CandidateStyle::Line), Lone::Placed).map(|s| s.candidates),
                Ok(read.candidates)
            ),
            Err(cursor) => {
                assert!(cursor.offset <= bytes.len() && cursor.line > 0 && cursor.column > 0);
                refused += 1;
            }
        }
    }
    assert!(refused > 10_000, "{refused}");
}

#[test]
fn positions_of_other_programs_have_their_solutions() {
    let Some(answers) = data_lines("formats/candidates/answers.tsv") else { return };
    for answer in &answers {
        let [file, "1", solution] = answer.split('\t').collect::<Vec<_>>()[..] else { panic!("{answer}") };
        let Some(text) = data(&format!("formats/candidates/{file}")) else { return };
        for lone in [Lone::Placed, Lone::Candidate] {
            let position = parse(&text, lone).unwrap_or_else(|place| panic!("{file}: {place:?}"));
            for style in [CandidateStyle::Line, CandidateStyle::Framed] {
                assert_eq!(parse(&written(&position, style), lone), Ok(position), "{file}");
            }
            let found = outcome_of_masks(Backend::best(), &position.candidates.to_bits(), NO_LIMIT, 2);
            assert_eq!(found.solutions, [board(solution)], "{file}");
        }
    }
    assert!(answers.len() >= 3);
}

#[test]
fn every_library_line_of_hodoku_is_read() {
    let Some(lines) = data_lines("hodoku/reglib.txt") else { return };
    for line in &lines {
        is_read_back(&parse(line, Lone::Placed).unwrap_or_else(|place| panic!("{place:?}: {line}")));
    }
    println!("{} library lines read", lines.len());
    assert!(lines.len() > 1000);
}
