//! Steps in words.

mod common;

use common::{SplitMix64, UNIQUE, board, data_lines, grid};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;
use sudokit_core::board::{Cell, CellSet, Digit, DigitSet, House};
use sudokit_core::logic::{Finder, HUMAN_ORDER, Link, Node, Position, RATING_ORDER, Reason, Role, Step, Technique};
use sudokit_core::text::{Cursor, Detail, Lone, Spelled, Writer, parse_candidates, say, template_with_nul};

const DETAILS: [Detail; 3] = [Detail::Where, Detail::What, Detail::Everything];

fn said(template: &str, step: &Step) -> Result<String, Cursor> {
    let mut buffer = vec![0; 1 << 16];
    let mut out = Writer::new(&mut buffer);
    say(template.as_bytes(), step, &mut out)?;
    let length = out.length();
    Ok(String::from_utf8(buffer[..length].to_vec()).unwrap())
}

fn english(step: &Step, detail: Detail) -> String {
    let template = template_with_nul(step.technique, detail).strip_suffix('\0').expect("it ends with a NUL");
    said(template, step).unwrap_or_else(|place| panic!("{:?} {detail:?}: {place:?}", step.technique))
}

/// How many steps of a technique are looked at.
const ENOUGH: usize = 6;

type Steps = BTreeMap<Technique, Vec<Step>>;

/// Steps of the families that may still have new ones, in a position; the first of all if there is any.
fn look(position: &Position, finders: &[Finder], steps: &mut Steps) -> Option<Step> {
    let mut first = None;
    for finder in finders {
        let is_wanted = |&technique: &Technique| steps.get(&technique).is_none_or(|steps| steps.len() < ENOUGH);
        let mut techniques = Technique::ALL.into_iter().filter(|&technique| finder.techniques().contains(technique));
        if first.is_some() && !techniques.any(|technique| is_wanted(&technique)) {
            continue;
        }
        let mut seen = BTreeSet::new();
        let _ = finder.each(position, &mut |step| {
            first.get_or_insert(*step);
            let known = steps.entry(step.technique).or_default();
            let is_new = known.iter().all(|other| said("{result}", other) != said("{result}", step));
            if known.len() < ENOUGH && is_new && seen.insert(step.technique) {
                known.push(*step);
            }
            if is_slow(finder) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
    }
    first
}

/// Whether a family takes too long to be asked in every position.
fn is_slow(finder: &Finder) -> bool {
    finder.least_rating() >= 85
}

/// Steps of every family, on the way through some puzzles and in HoDoKu's positions.
fn steps() -> Steps {
    let mut steps = Steps::new();
    let mut finders: Vec<Finder> = HUMAN_ORDER.to_vec();
    finders.extend(RATING_ORDER.into_iter().filter(|finder| !HUMAN_ORDER.contains(finder)));
    let fast: Vec<Finder> = finders.iter().copied().filter(|finder| !is_slow(finder)).collect();
    let slow: Vec<Finder> = finders.iter().copied().filter(is_slow).collect();
    for puzzle in UNIQUE.map(str::to_owned).into_iter().chain(data_lines("hardest.txt").unwrap_or_default()) {
        let mut position = Position::new(&grid(&board(&puzzle[..81])));
        let mut next = look(&position, &fast, &mut steps);
        while let Some(step) = next {
            position.apply(&step);
            next = look(&position, &fast, &mut steps);
            for finder in &slow {
                next = next.or_else(|| look(&position, &[*finder], &mut steps));
            }
        }
    }
    for line in data_lines("hodoku/reglib.txt").unwrap_or_default() {
        let Spelled { grid, clues, candidates } = parse_candidates(line.as_bytes(), Lone::Placed).unwrap();
        let mut position = Position::with_candidates(&grid, &candidates);
        position.set_clues(clues);
        look(&position, &fast, &mut steps);
    }
    steps
}

/// A step of which every role has `count` cells with as many digits, and the houses that have a role.
fn full(technique: Technique, count: usize) -> Step {
    let mut step = Step::new(technique);
    for (index, role) in Role::ALL.into_iter().enumerate() {
        for i in 0..count {
            let cell = Cell::ALL[(index * 4 + i * 10) % 81];
            let digits = (0..count).fold(DigitSet::EMPTY, |all, digit| all.with(Digit::ALL[(index + digit) % 9]));
            step.mark(cell, digits, role);
            if matches!(role, Role::Pattern | Role::Base | Role::Cover | Role::SetA | Role::SetB) {
                step.mark_house(House::ALL[(index * 5 + i * 8) % 27], role);
            }
            step.eliminate(cell, Digit::ALL[index % 9]);
        }
    }
    let statement = |i: usize, is_on| Node::new(Cell::ALL[i % 81], Digit::ALL[i % 9], is_on);
    let link = |i| Link { from: statement(i, true), to: statement(i, false), reason: Reason::Cell, chain: i as u8 };
    (0..count).for_each(|i| step.links.push(link(i)));
    if technique < Technique::Pointing {
        step.placement = Some((Cell::R5C5, Digit::D5));
    }
    step
}

/// What a sentence lacks where an argument has nothing to say, and where several things are told as one.
fn is_whole(text: &str) {
    let holes = ["  ", " .", " ,", " ;", " :", " in is", " of is", "with .", "and .", "and ,", ", ,", ".."];
    let short = text.replace("; ...", "");
    for hole in holes {
        assert!(!short.contains(hole), "a hole {hole:?} in {text}");
    }
    let spelled = text.replace("Simple Colors", "").replace("Multi-Colors", "");
    assert!(!spelled.to_lowercase().contains("color"), "{text}");
    assert!(text.len() > 10 && text.ends_with(['.', '?']) && !text.contains(['\0', '{', '}']), "{text}");
    assert!(text.starts_with(|first: char| first.is_uppercase() || first.is_ascii_digit()), "{text}");
}

/// Tells a step in three degrees, none of which gives away what the next one is for.
fn is_told_in_degrees(step: &Step) {
    let [place, pattern, all] = DETAILS.map(|detail| english(step, detail));
    for text in [&place, &pattern, &all] {
        is_whole(text);
    }
    let name = step.technique.name();
    assert!(!place.contains(name) && !place.contains(['=', '<', '?']), "{place}");
    let tells_cells =
        place.split(' ').any(|word| word.starts_with('r') && word[1..].starts_with(|c: char| c.is_ascii_digit()));
    assert!(!tells_cells, "{place}");
    assert!(!pattern.contains(['=', '<']), "{pattern}");
    assert!(all.starts_with(&format!("{name}: ")), "{all}");
    if ["Conflict", "Wrong Digit", "Missing Candidate"].contains(&name) {
        return;
    }
    assert!(pattern.contains(name), "{pattern}");
    let is_chain = ["Chain", "Loop", "Cycle", "AIC", "X-Cycle", "ALS-XY-Wing"].iter().any(|word| name.contains(word));
    assert!(!is_chain || pattern.contains(|c: char| c.is_ascii_digit()), "no help: {pattern}");
    assert!(all.contains(&said("{result}", step).unwrap()), "{all}");
    assert_eq!(
        all.contains("two solutions") || all.contains("exactly one solution"),
        is_about_uniqueness(step.technique)
    );
}

#[test]
fn every_technique_is_told_in_three_degrees() {
    let found = steps();
    assert!(found.len() > 60, "only {} techniques", found.len());
    for technique in Technique::ALL {
        for count in [1, 2, 3] {
            is_told_in_degrees(&full(technique, count));
        }
        for step in found.get(&technique).into_iter().flatten() {
            DETAILS.iter().for_each(|&detail| println!("{}", english(step, detail)));
            is_told_in_degrees(step);
            chains_can_be_followed(step);
        }
    }
}

/// Each arrow is a link, and no statement is used before it is told, but where a chain is a loop or its links are cut.
fn chains_can_be_followed(step: &Step) {
    let links = step.links.as_slice();
    let node = |node: &Node| {
        let mut one = Step::new(Technique::ForcingChain);
        one.links.push(Link { from: *node, to: *node, reason: Reason::Cell, chain: 0 });
        said("{chain|~}", &one).unwrap().split('~').next().unwrap().to_owned()
    };
    let known: Vec<(u8, String, String)> =
        links.iter().map(|link| (link.chain, node(&link.from), node(&link.to))).collect();
    for chain in 0..=links.iter().map(|link| link.chain).max().unwrap_or(0) {
        let text = said(&format!("{{chain:{}| -> |; | -> }}", chain + 1), step).unwrap();
        let mut told = BTreeSet::new();
        let mut arrows = 0;
        for piece in text.split("; ").filter(|&piece| piece != "...") {
            let parts: Vec<&str> = piece.split(" -> ").collect();
            for pair in parts.windows(2) {
                for from in pair[0].split(" + ") {
                    let link = (chain, from.to_owned(), pair[1].to_owned());
                    assert!(known.contains(&link), "{from} -> {} in {text}", pair[1]);
                    let follows = known.iter().any(|(other, _, to)| *other == chain && to == from);
                    let is_loop = pair[0] == parts[0] && told.is_empty();
                    let is_cut = step.links.left_out() > 0;
                    assert!(!follows || told.contains(from) || is_loop || is_cut, "{from} comes late in {text}");
                    arrows += 1;
                }
                told.insert(pair[1]);
            }
        }
        let all = known.iter().filter(|link| link.0 == chain).count();
        assert!(arrows == all || arrows <= 64 && text.ends_with("..."), "{arrows} of {all}: {text}");
    }
}

#[test]
fn no_sentence_is_longer_than_the_header_says() {
    let mut longest = 0;
    for technique in Technique::ALL {
        let mut step = full(technique, 9);
        for (index, cell) in Cell::ALL.into_iter().enumerate() {
            let digits = DigitSet::from_bits(index as u16 * 6 + 1).unwrap();
            step.mark(cell, digits, Role::ALL[index % 18]);
            step.eliminations[cell] = digits;
        }
        step.links.clear();
        let corner =
            |i: usize| CellSet::FULL.filter(move |cell| cell.index() % 4 == i % 4).fold(CellSet::EMPTY, CellSet::with);
        for i in 0..256 {
            let node = |i: usize| Node::group(corner(i), Digit::ALL[i % 9], false);
            step.links.push(Link { from: node(i), to: node(i + 2), reason: Reason::Inner, chain: i as u8 });
        }
        longest = longest.max(english(&step, Detail::Everything).len());
    }
    println!("{longest} bytes");
    assert!(longest < 8192, "{longest}");
}

/// What the steps of a technique are told as on the way through a puzzle.
fn told(puzzle: &str, technique: Technique) -> Vec<String> {
    let (mut position, mut texts) = (Position::new(&grid(&board(puzzle))), vec![]);
    loop {
        let mut first = None;
        for finder in RATING_ORDER {
            if first.is_some() && !finder.techniques().contains(technique) {
                continue;
            }
            let _ = finder.each(&position, &mut |step| {
                texts.extend((step.technique == technique).then(|| english(step, Detail::Everything)));
                first.get_or_insert(*step);
                ControlFlow::Continue(())
            });
        }
        match first.filter(|_| texts.is_empty()) {
            Some(step) => position.apply(&step),
            None => return texts,
        }
    }
}

#[test]
fn a_hidden_subset_beside_a_rectangle_is_told_as_one() {
    let puzzle = ".5.3.7.411.....3...3.......5.8.3.612..18..5.9.6.2154...9.54.126.156927..6.2...95.";
    let texts = told(puzzle, Technique::UniqueRectangle3);
    let hidden = "In box 1 the digits 2 and 8 can only go in r13c1 and r2c2, and only one of them in r13c1, so nothing else \
                  goes in r2c2: r2c2<>7.";
    assert!(texts.iter().any(|text| text.ends_with(hidden)), "{texts:#?}");
    let naked = texts.iter().filter(|text| text.contains("makes a subset with"));
    naked.for_each(|text| assert!(!text.ends_with(": r2c2<>7."), "{text}"));
}

#[test]
fn a_contradiction_names_the_clash() {
    let clash = |text: &str| {
        let (_, rest) = text.split_once(" were ").expect(text);
        let (claim, chains) = rest.split_once(". ").expect(text);
        let (_, claim) = claim.split_once(", ").expect(text);
        let (claim, _) = claim.rsplit_once(": ").expect(text);
        let (cell, digits) = claim.split_once(" would be both ").unwrap_or_else(|| panic!("{text}"));
        let (digit, _) = digits.split_once(" and not ").expect(text);
        for statement in [format!("{cell}={digit}"), format!("{cell}<>{digit}")] {
            assert!(chains.contains("; ...") || chains.contains(&statement), "{statement} in {text}");
        }
    };
    let texts = told(UNIQUE[4], Technique::Nishio);
    assert!(!texts.is_empty());
    texts.iter().for_each(|text| clash(text));
    let mut step = full(Technique::DynamicContradiction, 1);
    step.links.clear();
    assert!(english(&step, Detail::Everything).contains("there would be a contradiction"));
    let node = |cell, is_on| Node::new(cell, Digit::D5, is_on);
    let mut link = |from, to, chain| step.links.push(Link { from, to, reason: Reason::Cell, chain });
    link(node(Cell::R1C1, true), node(Cell::R1C7, false), 0);
    link(node(Cell::R1C1, true), node(Cell::R4C7, false), 1);
    link(node(Cell::R4C7, false), node(Cell::R1C7, true), 1);
    assert!(english(&step, Detail::Everything).contains("r1c7 would be both 5 and not 5: "));
    assert_eq!(said("{if cells:clash}{cells:clash}/{digits:clash}{end}", &step).unwrap(), "r1c7/5");
    step.technique = Technique::DynamicCell;
    assert_eq!(said("{if cells:clash}{cells:clash}/{digits:clash}{end}", &step).unwrap(), "");
}

fn is_about_uniqueness(technique: Technique) -> bool {
    ["Unique", "BUG", "Avoidable", "Hidden Rectangle"].iter().any(|word| technique.name().starts_with(word))
}

/// An X-Wing with a fin, and two chains.
fn example() -> Step {
    let mut step = Step::new(Technique::FinnedXWing);
    let base = CellSet::only(Cell::R2C3).with(Cell::R2C7).with(Cell::R6C3).with(Cell::R6C7);
    step.mark_all(base, DigitSet::only(Digit::D5), Role::Base);
    step.mark(Cell::R6C8, DigitSet::only(Digit::D5), Role::Fin);
    step.mark_house(House::Row2, Role::Base);
    step.mark_house(House::Row6, Role::Base);
    step.mark_house(House::Column3, Role::Cover);
    step.mark_house(House::Box6, Role::Cover);
    step.eliminate_all(CellSet::only(Cell::R4C7).with(Cell::R5C7), Digit::D5);
    step.eliminate(Cell::R9C9, Digit::D1);
    step.eliminate(Cell::R9C9, Digit::D2);
    let pair = Node::group(CellSet::only(Cell::R4C4).with(Cell::R4C5), Digit::D7, true);
    let mut link = |from, to, chain| step.links.push(Link { from, to, reason: Reason::Cell, chain });
    link(Node::new(Cell::R1C1, Digit::D7, true), Node::new(Cell::R4C1, Digit::D7, false), 0);
    link(Node::new(Cell::R4C1, Digit::D7, false), pair, 0);
    link(Node::new(Cell::R1C2, Digit::D1, true), Node::new(Cell::R1C3, Digit::D1, false), 0);
    link(Node::new(Cell::R9C1, Digit::D2, true), Node::new(Cell::R9C9, Digit::D2, false), 1);
    step
}

#[test]
fn arguments_are_filled_in() {
    let mut step = example();
    let cases = [
        ("{technique} {rating} {score}", "Finned X-Wing  130"),
        ("{if rating}A{else}B{end}{if one rating}C{end}{if score}D{end}", "BD"),
        ("{digits} {digits:fin}|{digits:eliminated|-|+}", "5 5|1-2+5"),
        ("{cells} {cells:base} {cells:fin}", "r2c37, r6c378 r26c37 r6c8"),
        ("{cells:eliminated| ; | und }", "r45c7 und r9c9"),
        ("{houses:base} {houses:cover|Zeile |Spalte |Block |, | und }", "r2, r6 Spalte 3 und Block 6"),
        ("{houses| Z| S| B|}", " Z2 Z6 S3 B6"),
        ("{area}", "r2, r6"),
        ("{eliminations} | {eliminations|;}", "r45c7<>5, r9c9<>12 | r45c7<>5;r9c9<>12"),
        ("{result}", "r45c7<>5, r9c9<>12"),
        ("{placement}[{digits:placed}][{cells:placed}]", "[][]"),
        ("{chain:1}", "r1c1=7 -> r4c1<>7 -> r4c45=7, r1c2=1 -> r1c3<>1"),
        ("{chain:2}{chain:3}", "r9c1=2 -> r9c9<>2"),
        ("{chain|>|; }", "r1c1=7>r4c1<>7>r4c45=7; r1c2=1>r1c3<>1; r9c1=2>r9c9<>2"),
        ("{{{digits}}} {{}}", "{5} {}"),
        ("{if placement}A{else}B{if cells:fin}C{else}D{end}E{end}F", "BCEF"),
        ("{if cells:mistake}{cells}{if technique}X{end}{else}{end}", ""),
        ("{if one cells:fin}A{else}B{end}{if one digits:base}C{end}{if one cells:eliminated}D{else}E{end}", "ACE"),
        ("{if one houses:base}A{end}{if one eliminations}B{end}{if one technique}C{end}{if one placement}D{end}", "C"),
        ("", ""),
        ("caf\u{e9} \u{6570}{digits}", "caf\u{e9} \u{6570}5"),
    ];
    for (template, expected) in cases {
        assert_eq!(said(template, &step), Ok(expected.to_owned()), "{template}");
    }
    step.placement = Some((Cell::R5C9, Digit::D8));
    step.rating = 42;
    step.technique = Technique::Nishio;
    assert_eq!(said("{rating}{if rating}A{end}[{score}]{if score}B{end}", &step).unwrap(), "4.2A[]");
    let text = said("{placement} {result} {rating} {digits:placed} {cells:placed}", &step);
    assert_eq!(text.unwrap(), "r5c9=8 r5c9=8 4.2 8 r5c9");
}

#[test]
fn deductions_inside_a_chain_have_an_arrow_of_their_own() {
    let mut step = Step::new(Technique::DynamicPlusCell);
    let node = |cell, is_on| Node::new(cell, Digit::D5, is_on);
    let mut link = |from, to, reason| step.links.push(Link { from, to, reason, chain: 0 });
    link(node(Cell::R1C1, true), node(Cell::R1C7, false), Reason::House(House::Row1));
    link(node(Cell::R1C1, true), node(Cell::R3C3, false), Reason::House(House::Box1));
    link(node(Cell::R1C7, false), node(Cell::R9C9, false), Reason::Inner);
    link(node(Cell::R3C3, false), node(Cell::R9C9, false), Reason::Inner);
    link(node(Cell::R9C9, false), node(Cell::R9C1, true), Reason::House(House::Row9));
    let begin = "r1c1=5 -> r1c7<>5, r1c1=5 -> r3c3<>5, r1c7<>5 + r3c3<>5";
    assert_eq!(said("{chain}", &step).unwrap(), format!("{begin} => r9c9<>5 -> r9c1=5"));
    assert_eq!(said("{chain:1| -> |, | ~> }", &step).unwrap(), format!("{begin} ~> r9c9<>5 -> r9c1=5"));
    assert!(english(&step, Detail::Everything).contains(" => r9c9<>5 -> r9c1=5"));
}

#[test]
fn notes_that_are_missing_are_told_by_cell() {
    let mut step = Step::new(Technique::MissingCandidate);
    let digits = |digits: &[Digit]| digits.iter().copied().fold(DigitSet::EMPTY, DigitSet::with);
    for (cell, digits) in [
        (Cell::R1C3, digits(&[Digit::D4])),
        (Cell::R1C4, digits(&[Digit::D6, Digit::D8])),
        (Cell::R1C6, digits(&[Digit::D6])),
        (Cell::R1C6, digits(&[Digit::D8])),
    ] {
        step.mark(cell, digits, Role::Mistake);
    }
    assert_eq!(said("{candidates:mistake}", &step).unwrap(), "4 in r1c3, 68 in r1c46");
    assert_eq!(said("{candidates:mistake|; | und | bei }", &step).unwrap(), "4 bei r1c3 und 68 bei r1c46");
    assert_eq!(said("{if one candidates:mistake}A{end}{if candidates:fin}B{end}", &step).unwrap(), "");
    let expected =
        "Missing Candidate: the notes lack 4 in r1c3 and 68 in r1c46, but a solution has these digits there.";
    assert_eq!(english(&step, Detail::Everything), expected);
    step.marks.clear();
    step.mark(Cell::R1C3, digits(&[Digit::D4]), Role::Mistake);
    let expected = "Missing Candidate: the notes lack 4 in r1c3, but a solution has this digit there.";
    assert_eq!(english(&step, Detail::Everything), expected);
}

#[test]
fn cells_are_named_as_short_as_can_be() {
    let cases = [
        ("11", "r1c1"),
        ("11 13", "r1c13"),
        ("15 35", "r13c5"),
        ("11 13 31 33", "r13c13"),
        ("11 12 23", "r1c12, r2c3"),
        ("12 22 32 33", "r12c2, r3c23"),
        ("11 21 22 31 32", "r1c1, r23c12"),
        ("11 21 31 32 42", "r123c1, r34c2"),
        ("19 91", "r1c9, r9c1"),
    ];
    for (cells, expected) in cases {
        let mut step = Step::new(Technique::NakedPair);
        for cell in cells.split(' ') {
            let [row, column] = cell.as_bytes() else { panic!("{cell}") };
            let cell = Cell::new(usize::from(row - b'1') * 9 + usize::from(column - b'1')).unwrap();
            step.mark(cell, DigitSet::FULL, Role::Pattern);
        }
        assert_eq!(said("{cells}", &step).unwrap(), expected);
    }
}

#[test]
fn a_wrong_template_tells_where() {
    let deep = "{if digits}".repeat(9);
    let cases = [
        ("{", 1, 1),
        ("ab}", 1, 3),
        ("{digits", 1, 1),
        ("x{y}", 1, 3),
        ("{digits:}", 1, 9),
        ("{digits:finn}", 1, 9),
        ("{digits|a|b|c}", 1, 13),
        ("{technique|a}", 1, 12),
        ("{technique:fin}", 1, 12),
        ("{chain:0}", 1, 8),
        ("{chain:256}", 1, 8),
        ("{chain:x}", 1, 8),
        ("{else}", 1, 2),
        ("{end}", 1, 2),
        ("{if digits}", 1, 12),
        ("{if digits}{else}{else}{end}", 1, 19),
        ("{if digit}{end}", 1, 5),
        ("{if one digit}{end}", 1, 9),
        ("{if one}{end}", 1, 5),
        ("{digits:set_a}", 1, 9),
        ("{if placement}{nothing}{end}", 1, 16),
        ("\u{e9}\n{digits}\n{\u{e9}}", 3, 2),
        ("{a{b}}", 1, 1),
        ("{}", 1, 2),
        ("a\n\0", 2, 1),
        ("ab\0{", 1, 3),
        ("{if digits}\0{end}", 1, 12),
        ("{digits|\0}", 1, 1),
        (deep.as_str(), 1, 90),
    ];
    for (template, line, column) in cases {
        let place = said(template, &example()).expect_err(template);
        assert_eq!((place.line, place.column), (line, column), "{template}");
    }
    let deep = "{if digits}".repeat(8) + "x" + &"{end}".repeat(8);
    assert_eq!(said(&deep, &example()).unwrap(), "x");
}

#[test]
fn damaged_templates_are_refused_or_filled_in() {
    let (mut random, step) = (SplitMix64(3), example());
    let mut refused = 0;
    for _ in 0..20_000 {
        let technique = Technique::ALL[random.below(Technique::ALL.len())];
        let mut template = template_with_nul(technique, DETAILS[random.below(3)]).as_bytes().to_vec();
        assert_eq!(template.pop(), Some(0));
        for _ in 0..=random.below(3) {
            let at = random.below(template.len());
            match random.below(3) {
                0 => drop(template.remove(at)),
                1 => template.insert(at, b"{}|: \nifend"[random.below(11)]),
                _ => template[at] = random.next() as u8,
            }
        }
        let mut out = Writer::new(&mut []);
        if let Err(place) = say(&template, &step, &mut out) {
            assert!(place.offset <= template.len() && place.line > 0 && place.column > 0);
            refused += 1;
        }
    }
    assert!(refused > 2000, "{refused}");
}
