//! Templates: sentences with places for what a step says.
//!
//! A place is a name in braces, some with a part after a colon: `{cells:pivot}`. Two braces in a row are a brace of the
//! text. What stands in a place is the same in every language: digits, cells as in `r1c23`, houses as in `r1`, `c2`, `b3`.

use super::writer::Writer;
use crate::board::{CellSet, DigitSet, House};
use crate::logic::{Link, Node, Role, Step};

/// What is wrong with a template: at which byte a place begins that is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Malformed(pub usize);

/// Fills the places of a template with what a step says.
pub fn fill(template: &[u8], step: &Step, out: &mut Writer) -> Result<(), Malformed> {
    let mut at = 0;
    while let Some(&byte) = template.get(at) {
        match (byte, template.get(at + 1)) {
            (b'{', Some(b'{')) | (b'}', Some(b'}')) => {
                out.byte(byte);
                at += 2;
            }
            (b'{', _) => {
                let rest = template.get(at + 1..).unwrap_or_default();
                let length = rest.iter().position(|&byte| byte == b'}').ok_or(Malformed(at))?;
                let place = rest.get(..length).unwrap_or_default();
                put(place, step, out).ok_or(Malformed(at))?;
                at += length + 2;
            }
            (b'}', _) => return Err(Malformed(at)),
            _ => {
                out.byte(byte);
                at += 1;
            }
        }
    }
    Ok(())
}

fn put(place: &[u8], step: &Step, out: &mut Writer) -> Option<()> {
    let colon = place.iter().position(|&byte| byte == b':').unwrap_or(place.len());
    let (name, part) = place.split_at_checked(colon)?;
    let part = if part.is_empty() { None } else { Some(role(part.get(1..)?)?) };
    match (name, part) {
        (b"technique", None) => out.text(step.technique.name()),
        (b"rating", None) => {
            out.number(step.rating / 10);
            out.byte(b'.');
            out.number(step.rating % 10);
        }
        (b"digits", _) => digits(marks(step, part).fold(DigitSet::EMPTY, |all, mark| all.union(mark.digits)), out),
        (b"cells", _) => out.cells(marks(step, part).fold(CellSet::EMPTY, |all, mark| all.with(mark.cell))),
        (b"houses", _) => {
            houses(step.houses.as_slice().iter().filter(|h| part.is_none_or(|p| p == h.role)).map(|h| h.house), out)
        }
        (b"area", None) => area(step, out),
        (b"placement", None) => placement(step, out),
        (b"eliminations", None) => eliminations(step, out),
        (b"outcome", None) if step.placement.is_some() => placement(step, out),
        (b"outcome", None) => eliminations(step, out),
        (b"chains", None) => chains(step, out),
        _ => return None,
    }
    Some(())
}

fn role(name: &[u8]) -> Option<Role> {
    Role::ALL.into_iter().find(|role| role.name().as_bytes() == name)
}

fn marks(step: &Step, part: Option<Role>) -> impl Iterator<Item = crate::logic::Mark> {
    step.marks.as_slice().iter().copied().filter(move |mark| part.is_none_or(|part| part == mark.role))
}

/// Digits with a stroke between them.
fn digits(digits: DigitSet, out: &mut Writer) {
    for (number, digit) in digits.enumerate() {
        if number > 0 {
            out.byte(b'/');
        }
        out.digit(digit);
    }
}

fn houses(houses: impl Iterator<Item = House>, out: &mut Writer) {
    for (number, house) in houses.enumerate() {
        if number > 0 {
            out.text(", ");
        }
        let (kind, index) = (house.index() / 9, house.index() % 9);
        out.byte(if kind == 0 {
            b'r'
        } else if kind == 1 {
            b'c'
        } else {
            b'b'
        });
        out.byte(b'1' + index as u8);
    }
}

/// Where to look: the houses of the step, or the boxes of its cells.
fn area(step: &Step, out: &mut Writer) {
    if !step.houses.as_slice().is_empty() {
        return houses(step.houses.as_slice().iter().map(|marked| marked.house), out);
    }
    let touched = |house: &House| step.marks.as_slice().iter().any(|mark| house.set().contains(mark.cell));
    houses(House::ALL.into_iter().filter(|&house| house >= House::Box1).filter(touched), out);
}

fn placement(step: &Step, out: &mut Writer) {
    if let Some((cell, digit)) = step.placement {
        out.cell(cell);
        out.byte(b'=');
        out.digit(digit);
    }
}

/// Cells that lose the same digits together, as in `r1c23<>4`.
fn eliminations(step: &Step, out: &mut Writer) {
    let cells_with = |digits: DigitSet| {
        let cells = CellSet::FULL.filter(|&cell| step.eliminations[cell] == digits);
        cells.fold(CellSet::EMPTY, CellSet::with)
    };
    let mut done = CellSet::EMPTY;
    for cell in CellSet::FULL {
        let lost = step.eliminations[cell];
        if lost.is_empty() || done.contains(cell) {
            continue;
        }
        if !done.is_empty() {
            out.text("; ");
        }
        let cells = cells_with(lost);
        done = done.union(cells);
        out.cells(cells);
        out.text("<>");
        out.digits(lost);
    }
}

/// The links, each where the last one ended: `r1c1=5 -> r1c4<>5 -> r7c4=5`; what begins elsewhere behind a semicolon.
fn chains(step: &Step, out: &mut Writer) {
    let mut last: Option<&Link> = None;
    for link in step.links.as_slice() {
        let goes_on = last.is_some_and(|last| last.to == link.from && last.chain == link.chain);
        if !goes_on {
            if last.is_some() {
                out.text("; ");
            }
            node(&link.from, out);
        }
        out.text(" -> ");
        node(&link.to, out);
        last = Some(link);
    }
    if step.links.left_out() > 0 {
        out.text("; ...");
    }
}

fn node(node: &Node, out: &mut Writer) {
    out.cells(node.cells.iter().flatten().fold(CellSet::EMPTY, |all, &cell| all.with(cell)));
    out.text(if node.is_on { "=" } else { "<>" });
    out.digit(node.digit);
}
