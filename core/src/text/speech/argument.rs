//! The arguments of templates: `{name:part|option|option}`.

use super::area::{area, changed, houses, is_pattern};
use super::chain::{Style, chains, clash};
use super::notation::{self, Between};
use crate::board::{Candidates, CellSet, DigitSet, HouseSet};
use crate::logic::{Role, Step};
use crate::text::writer::Writer;

/// An argument, and how it is to be written.
pub(super) struct Argument<'a> {
    name: Name,
    options: [Option<&'a [u8]>; 5],
}

enum Name {
    Technique,
    Rating,
    Score,
    Digits(Part),
    Cells(Part),
    Candidates(Part),
    Houses(Part),
    Area,
    Eliminations,
    Placement,
    Result,
    /// All chains, or one of them.
    Chain(Option<u8>),
}

/// Of what an argument tells the digits, cells or houses.
#[derive(Clone, Copy)]
enum Part {
    Pattern,
    Role(Role),
    Eliminated,
    Placed,
    Clash,
}

impl<'a> Argument<'a> {
    /// Reads what stands in braces. The error is the byte at which it goes wrong.
    pub(super) fn read(text: &'a [u8]) -> Result<Self, usize> {
        let mut fields = text.split(|&byte| byte == b'|');
        let head = fields.next().unwrap_or_default();
        let mut parts = head.splitn(2, |&byte| byte == b':');
        let (word, part) = (parts.next().unwrap_or_default(), parts.next());
        let behind = word.len() + 1;
        let (name, room) = match (word, part) {
            (b"digits", part) => (Name::Digits(Part::read(part).ok_or(behind)?), 2),
            (b"cells", part) => (Name::Cells(Part::read(part).ok_or(behind)?), 2),
            (b"candidates", part) => (Name::Candidates(Part::read(part).ok_or(behind)?), 3),
            (b"houses", part) => (Name::Houses(Part::read(part).ok_or(behind)?), 5),
            (b"chain", part) => (Name::Chain(chain(part).ok_or(behind)?), 3),
            (b"technique", None) => (Name::Technique, 0),
            (b"rating", None) => (Name::Rating, 0),
            (b"score", None) => (Name::Score, 0),
            (b"area", None) => (Name::Area, 5),
            (b"eliminations", None) => (Name::Eliminations, 2),
            (b"placement", None) => (Name::Placement, 0),
            (b"result", None) => (Name::Result, 2),
            (b"technique" | b"rating" | b"score" | b"area" | b"eliminations" | b"placement" | b"result", _) => {
                return Err(behind);
            }
            _ => return Err(0),
        };
        let mut argument = Self { name, options: [None; 5] };
        let (mut places, mut at) = (argument.options.iter_mut().take(room), head.len() + 1);
        for option in fields {
            *places.next().ok_or(at)? = Some(option);
            at += option.len() + 1;
        }
        Ok(argument)
    }

    /// Whether there is nothing to write.
    pub(super) fn is_empty(&self, step: &Step) -> bool {
        let mut nothing = Writer::counting();
        self.write(step, &mut nothing);
        nothing.length() == 0
    }

    /// Whether it is one thing: a list of one, or what is no list.
    pub(super) fn is_one(&self, step: &Step) -> bool {
        match self.name {
            Name::Digits(part) => part.digits(step).len() == 1,
            Name::Cells(part) => part.cells(step).len() == 1,
            Name::Candidates(part) => count(&part.candidates(step)) == 1,
            Name::Houses(part) => part.houses(step).len() == 1,
            Name::Area => area(step).len() == 1,
            Name::Eliminations => count(&step.eliminations) == 1,
            _ => !self.is_empty(step),
        }
    }

    pub(super) fn write(&self, step: &Step, out: &mut Writer) {
        let [first, second, third, fourth, fifth] = self.options;
        let items = first.unwrap_or(b", ");
        let between = Between { items, last: second.unwrap_or(items) };
        match self.name {
            Name::Technique => out.text(step.technique.name()),
            Name::Rating if step.rating == 0 => {}
            Name::Rating => {
                out.number(step.rating / 10);
                out.text(".");
                out.number(step.rating % 10);
            }
            Name::Score if step.technique.score() == 0 => {}
            Name::Score => out.number(step.technique.score()),
            Name::Digits(part) => between.list(out, part.digits(step), |out, digit| out.digit(digit)),
            Name::Cells(part) => notation::cells(out, part.cells(step), between),
            Name::Candidates(part) => {
                notation::candidates(out, &part.candidates(step), between, third.unwrap_or(b" in "));
            }
            Name::Houses(_) | Name::Area => {
                let words = [first.unwrap_or(b"r"), second.unwrap_or(b"c"), third.unwrap_or(b"b")];
                let items = fourth.unwrap_or(b", ");
                let list = if let Name::Houses(part) = self.name { part.houses(step) } else { area(step) };
                let between = Between { items, last: fifth.unwrap_or(items) };
                between.list(out, list, |out, house| notation::house(out, house, words));
            }
            Name::Eliminations => notation::eliminations(out, &step.eliminations, between),
            Name::Placement => placement(step, out),
            Name::Result => {
                placement(step, out);
                if step.placement.is_none() {
                    notation::eliminations(out, &step.eliminations, between);
                }
            }
            Name::Chain(number) => {
                let (arrow, between) = (first.unwrap_or(b" -> "), second.unwrap_or(b", "));
                chains(step, number, out, Style { arrow, inner: third.unwrap_or(b" => "), between });
            }
        }
    }
}

impl Part {
    fn read(text: Option<&[u8]>) -> Option<Self> {
        Some(match text {
            None => Self::Pattern,
            Some(b"eliminated") => Self::Eliminated,
            Some(b"placed") => Self::Placed,
            Some(b"clash") => Self::Clash,
            Some(text) => Self::Role(Role::ALL.into_iter().find(|role| role.name().as_bytes() == text)?),
        })
    }

    fn has(self, role: Role) -> bool {
        match self {
            Self::Pattern => is_pattern(role),
            Self::Role(wanted) => wanted == role,
            Self::Eliminated | Self::Placed | Self::Clash => false,
        }
    }

    fn digits(self, step: &Step) -> DigitSet {
        match self {
            Self::Placed => step.placement.map_or(DigitSet::EMPTY, |(_, digit)| DigitSet::only(digit)),
            Self::Eliminated => CellSet::FULL.fold(DigitSet::EMPTY, |all, cell| all.union(step.eliminations[cell])),
            Self::Clash => clash(step).map_or(DigitSet::EMPTY, |node| DigitSet::only(node.digit)),
            _ => {
                let marks = step.marks.as_slice().iter().filter(|mark| self.has(mark.role));
                marks.fold(DigitSet::EMPTY, |all, mark| all.union(mark.digits))
            }
        }
    }

    fn cells(self, step: &Step) -> CellSet {
        match self {
            Self::Placed => step.placement.map_or(CellSet::EMPTY, |(cell, _)| CellSet::only(cell)),
            Self::Eliminated => changed(step).minus(Self::Placed.cells(step)),
            Self::Clash => clash(step).map_or(CellSet::EMPTY, |node| notation::cells_of(&node)),
            _ => {
                let marks = step.marks.as_slice().iter().filter(|mark| self.has(mark.role));
                marks.fold(CellSet::EMPTY, |all, mark| all.with(mark.cell))
            }
        }
    }

    fn candidates(self, step: &Step) -> Candidates {
        let mut all = Candidates::NONE;
        match self {
            Self::Eliminated => all = step.eliminations,
            Self::Placed | Self::Clash => self.cells(step).for_each(|cell| all[cell] = self.digits(step)),
            _ => {
                let marks = step.marks.as_slice().iter().filter(|mark| self.has(mark.role));
                marks.for_each(|mark| all[mark.cell] = all[mark.cell].union(mark.digits));
            }
        }
        all
    }

    fn houses(self, step: &Step) -> HouseSet {
        match self {
            Self::Pattern => houses(step, |_| true),
            _ => houses(step, |role| self.has(role)),
        }
    }
}

/// The index of a chain whose number, from 1, is written; or all.
fn chain(text: Option<&[u8]>) -> Option<Option<u8>> {
    let Some(text) = text else { return Some(None) };
    let digits = text.iter().try_fold(0_u8, |number, &byte| {
        let digit = byte.is_ascii_digit().then(|| byte - b'0')?;
        number.checked_mul(10)?.checked_add(digit)
    })?;
    digits.checked_sub(1).map(Some)
}

fn count(candidates: &Candidates) -> u32 {
    CellSet::FULL.map(|cell| candidates[cell].len()).sum()
}

fn placement(step: &Step, out: &mut Writer) {
    if let Some((cell, digit)) = step.placement {
        notation::cells(out, CellSet::only(cell), Between { items: b"", last: b"" });
        out.text("=");
        out.digit(digit);
    }
}
