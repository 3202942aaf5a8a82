//! Deductions of the chaining techniques, as short as can be: how to come to one again, and what it is sorted by.

use super::literal::{Literal, NO_LITERAL, Table};
use super::walk::{Hash, rating};
use crate::board::{Candidates, Cell, Digit, DigitSet, House};
use crate::logic::{List, Position};
use core::cmp::Ordering;

/// What was found, and from where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum What {
    /// What is assumed leads to a contradiction.
    Contradiction { assumption: Literal },
    /// A digit leads to the target, in its cell and out of it.
    Double { cell: Cell, digit: Digit, target: Literal },
    /// All places of a digit in a house lead to the target.
    House { house: House, digit: Digit, target: Literal },
    /// All digits of a cell lead to the target.
    Cell { cell: Cell, target: Literal },
    /// A chain from what is assumed to its opposite.
    Chain { kind: ChainKind, assumption: Literal },
    /// A chain from a literal that is on to itself, the one with this number.
    Cycle { kind: ChainKind, start: Literal, number: u16 },
}

/// The links of a chain: in houses, in cells, or both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum ChainKind {
    X,
    Y,
    XY,
}

/// A deduction. They are ordered by rating, complexity, kind and discovery.
#[derive(Clone, Copy, Debug)]
pub(super) struct Find {
    pub(super) map: Map,
    pub(super) what: What,
    pub(super) complexity: u32,
    pub(super) order: u32,
}

/// Stands where no deduction is.
pub(super) const NO_FIND: Find =
    Find { map: Map::NONE, what: What::Contradiction { assumption: NO_LITERAL }, complexity: 0, order: 0 };

impl Find {
    pub(super) fn new(map: Map, what: What, complexity: u32) -> Self {
        Self { map, what, complexity, order: 0 }
    }

    pub(super) fn compare(&self, other: &Self) -> Ordering {
        self.compare_rating(other)
            .then(self.complexity.cmp(&other.complexity))
            .then(self.what.rank().cmp(&other.what.rank()))
            .then(self.order.cmp(&other.order))
    }

    /// What comes from runs all has the same base in one search, and the more complex it is the higher its rating.
    fn compare_rating(&self, other: &Self) -> Ordering {
        match (self.what.chain_base(), other.what.chain_base()) {
            (Some(base), Some(other_base)) if base != other_base => {
                rating(base, self.complexity).total_cmp(&rating(other_base, other.complexity))
            }
            _ => Ordering::Equal,
        }
    }

    /// As numbers; the first is not 0.
    pub(super) fn to_numbers(self) -> [u64; 2] {
        [self.what.to_number(), u64::from(self.order) << 32 | u64::from(self.complexity)]
    }

    /// Back from numbers; none if they are no deduction.
    pub(super) fn from_numbers([what, rest]: [u64; 2]) -> Option<Self> {
        let what = What::from_number(what)?;
        Some(Self { map: Map::NONE, what, complexity: rest as u32 & 0xff_ffff, order: (rest >> 32) as u32 })
    }
}

/// The place of a kind of deduction among equals: those of runs, and those of chains with the same links in between.
pub(super) const DOUBLE: u8 = 1;
pub(super) const CELL: u8 = 5;
pub(super) const HOUSE: u8 = 6;
pub(super) const CONTRADICTION: u8 = 7;

impl What {
    fn rank(self) -> u8 {
        match self {
            Self::Double { .. } => DOUBLE,
            Self::Chain { kind, .. } | Self::Cycle { kind, .. } => kind.rank(),
            Self::Cell { .. } => CELL,
            Self::House { .. } => HOUSE,
            Self::Contradiction { .. } => CONTRADICTION,
        }
    }

    /// What the rating of a chain begins with.
    pub(super) fn chain_base(self) -> Option<f64> {
        match self {
            Self::Chain { kind, .. } => Some(kind.chain_base()),
            Self::Cycle { kind, .. } => Some(kind.cycle_base()),
            _ => None,
        }
    }

    /// A number of its own that is not 0: from the low end the kind, two literals, and what else there is.
    fn to_number(self) -> u64 {
        let pack = |tag: u64, a: u64, b: u64, c: u64| tag | a << 8 | b << 24 | c << 40;
        match self {
            Self::Contradiction { assumption } => pack(1, assumption.number(), 0, 0),
            Self::Double { cell, digit, target } => pack(2, Literal::on(cell, digit).number(), target.number(), 0),
            Self::House { house, digit, target } => pack(3, digit as u64, target.number(), house as u64),
            Self::Cell { cell, target } => pack(4, Literal::on(cell, Digit::D1).number(), target.number(), 0),
            Self::Chain { kind, assumption } => pack(5, assumption.number(), 0, kind as u64),
            Self::Cycle { kind, start, number } => pack(6 + kind as u64, start.number(), 0, u64::from(number)),
        }
    }

    fn from_number(number: u64) -> Option<Self> {
        let [a, b, c] = [number >> 8, number >> 24, number >> 40].map(|part| part & 0xffff);
        let kind = |number: u64| ChainKind::ALL.into_iter().find(|&kind| kind as u64 == number);
        Some(match number & 0xff {
            1 => Self::Contradiction { assumption: Literal::from_number(a)? },
            2 => {
                let Literal { cell, digit, .. } = Literal::from_number(a)?;
                Self::Double { cell, digit, target: Literal::from_number(b)? }
            }
            3 => Self::House {
                house: House::new(c as usize)?,
                digit: Digit::new(a as usize)?,
                target: Literal::from_number(b)?,
            },
            4 => Self::Cell { cell: Literal::from_number(a)?.cell, target: Literal::from_number(b)? },
            5 => Self::Chain { kind: kind(c)?, assumption: Literal::from_number(a)? },
            tag => Self::Cycle { kind: kind(tag.checked_sub(6)?)?, start: Literal::from_number(a)?, number: c as u16 },
        })
    }
}

/// What follows from a literal: the candidates that go.
pub(super) fn eliminations(position: &Position, target: Literal) -> Candidates {
    let mut map = Candidates::NONE;
    map[target.cell] = losers(position, target);
    map
}

/// The digits that go from the cell of a literal.
pub(super) fn losers(position: &Position, target: Literal) -> DigitSet {
    let digits = position.of(target.cell);
    let rest = digits.without(target.digit);
    if target.is_on { rest } else { digits.minus(rest) }
}

/// What a deduction eliminates, for comparison: what follows from a literal, by its number, or anything else, as a hash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Map(u64);

/// Tells a hash from the number of a literal.
const HASH: u64 = 1 << 63;

impl Map {
    const NONE: Self = Self(0);

    const fn one(literal: Literal) -> Self {
        Self(literal.number())
    }

    /// The literal, if everything follows from one.
    fn literal(self) -> Option<Literal> {
        Literal::from_number(self.0)
    }

    /// That of a literal. Of two that say the same in a cell of two candidates it is the one that is off.
    pub(super) fn of(position: &Position, target: Literal) -> Self {
        let gone = losers(position, target);
        match gone.first() {
            Some(digit) if gone.at_most_one() => Self::one(Literal::off(target.cell, digit)),
            _ => Self::one(target),
        }
    }

    /// That of a cycle.
    pub(super) fn of_all(position: &Position, eliminations: &Candidates) -> Self {
        let cells = || Cell::ALL.into_iter().filter(|&cell| !eliminations[cell].is_empty());
        if let (Some(cell), 1) = (cells().next(), cells().count()) {
            let gone = eliminations[cell];
            let left = position.of(cell).minus(gone);
            match (gone.first(), left.first()) {
                (Some(digit), _) if gone.at_most_one() => return Self::one(Literal::off(cell, digit)),
                (_, Some(digit)) if left.at_most_one() => return Self::one(Literal::on(cell, digit)),
                _ => {}
            }
        }
        let mut hash = Hash::START;
        for cell in cells() {
            hash.add((cell as u64) << 16 | u64::from(eliminations[cell].bits()));
        }
        Self(hash.value() | HASH)
    }
}

/// Takes deductions as they are found.
pub(super) trait Collector {
    /// The greatest complexity that is of interest for a deduction of this rank, found from now on. All have the same base.
    fn limit(&self, target: Literal, rank: u8) -> u32;
    /// Whether a chain of a rating with this base may be of interest.
    fn wants(&self, _base: f64) -> bool {
        true
    }
    fn take(&mut self, find: Find);
}

/// What the complexity of a later deduction may be so that it comes before one that is there.
fn limit_beside(find: &Find, rank: u8) -> u32 {
    if rank < find.what.rank() { find.complexity } else { find.complexity.saturating_sub(1) }
}

/// Only the first in order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Best {
    pub(super) find: Option<Find>,
    pub(super) order: u32,
}

impl Collector for Best {
    fn limit(&self, _target: Literal, rank: u8) -> u32 {
        self.find.map_or(u32::MAX, |find| limit_beside(&find, rank))
    }

    fn wants(&self, base: f64) -> bool {
        self.find.is_none_or(|find| find.what.chain_base().is_none_or(|own| base <= rating(own, find.complexity)))
    }

    fn take(&mut self, find: Find) {
        let find = Find { order: self.order, ..find };
        self.order += 1;
        if self.find.is_none_or(|best| find.compare(&best).is_lt()) {
            self.find = Some(find);
        }
    }
}

/// Some of all deductions, in order of discovery. The search is made again for the next ones.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    skipped: u32,
    order: u32,
    list: List<Find, 64>,
}

impl Window {
    /// On the first deductions.
    pub(super) const fn first() -> Self {
        Self { skipped: 0, order: 0, list: List::new(NO_FIND) }
    }

    pub(super) fn as_slice(&self) -> &[Find] {
        self.list.as_slice()
    }

    /// On the next ones, if there are any.
    pub(super) fn next(&self) -> Option<Self> {
        let skipped = self.skipped + self.as_slice().len() as u32;
        (skipped < self.order).then_some(Self { skipped, ..Self::first() })
    }
}

impl Collector for Window {
    fn limit(&self, _target: Literal, _rank: u8) -> u32 {
        u32::MAX
    }

    fn take(&mut self, find: Find) {
        if self.order >= self.skipped {
            self.list.push(Find { order: self.order, ..find });
        }
        self.order += 1;
    }
}

/// The most deductions that are kept to be sorted.
const MOST: usize = 448;

/// All that eliminate different candidates: of those that eliminate the same the first in order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Finds {
    list: List<Find, MOST>,
    /// Where the list has the deduction of a literal, counted from 1.
    places: Table<u16>,
    order: u32,
}

impl Finds {
    pub(super) const NONE: Self = Self { list: List::new(NO_FIND), places: Table::new(0), order: 0 };

    pub(super) fn clear(&mut self) {
        self.list.clear();
        (self.places, self.order) = (Table::new(0), 0);
    }

    /// All of them in order. Takes everything out of its place, so that nothing can be added any more.
    pub(super) fn sorted(&mut self) -> &[Find] {
        let finds = self.list.as_mut_slice();
        for end in 1..finds.len() {
            for at in (0..end).rev() {
                let Some([before, after]) = finds.get_mut(at..at + 2) else { break };
                if after.compare(before).is_ge() {
                    break;
                }
                core::mem::swap(before, after);
            }
        }
        finds
    }

    pub(super) fn as_slice(&self) -> &[Find] {
        self.list.as_slice()
    }

    /// How many there was no room for.
    pub(super) fn left_out(&self) -> usize {
        self.list.left_out()
    }

    /// Where the list has a deduction that eliminates the same, if it has one.
    fn place(&self, map: Map) -> Option<usize> {
        match map.literal() {
            Some(literal) => usize::from(self.places.get(literal)).checked_sub(1),
            None => self.as_slice().iter().position(|find| find.map == map),
        }
    }
}

impl Collector for Finds {
    fn limit(&self, target: Literal, rank: u8) -> u32 {
        let place = self.place(Map::one(target));
        place.and_then(|place| self.as_slice().get(place)).map_or(u32::MAX, |find| limit_beside(find, rank))
    }

    fn take(&mut self, find: Find) {
        let find = Find { order: self.order, ..find };
        self.order += 1;
        match self.place(find.map) {
            Some(place) => {
                if let Some(other) = self.list.as_mut_slice().get_mut(place).filter(|other| find.compare(other).is_lt())
                {
                    *other = find;
                }
            }
            None => {
                self.list.push(find);
                if let Some(literal) = find.map.literal() {
                    self.places.set(literal, self.as_slice().len() as u16);
                }
            }
        }
    }
}
