//! Deductions of the chaining techniques, as short as can be: how to come to one again, and what it is sorted by.

use super::literal::{Literal, NO_LITERAL};
use super::walk::{Hash, tenfold};
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
    pub(super) what: What,
    pub(super) rating: f64,
    pub(super) complexity: u32,
    /// The place of its kind among equals.
    pub(super) rank: u8,
    pub(super) order: u32,
    /// A hash of what it eliminates.
    pub(super) map: u64,
}

/// Stands where no deduction is.
pub(super) const NO_FIND: Find = Find {
    what: What::Contradiction { assumption: NO_LITERAL },
    rating: 0.0,
    complexity: 0,
    rank: 0,
    order: 0,
    map: 0,
};

impl Find {
    pub(super) fn compare(&self, other: &Self) -> Ordering {
        self.rating
            .total_cmp(&other.rating)
            .then(self.complexity.cmp(&other.complexity))
            .then(self.rank.cmp(&other.rank))
            .then(self.order.cmp(&other.order))
    }

    pub(super) fn tenfold(&self) -> u32 {
        tenfold(self.rating)
    }

    /// As numbers; the first is not 0.
    pub(super) fn to_numbers(self) -> [u64; 3] {
        let rest = u64::from(self.order) << 32 | u64::from(self.complexity & 0xff_ffff) << 8 | u64::from(self.rank);
        [self.what.to_number(), self.rating.to_bits(), rest]
    }

    /// Back from numbers; none if they are no deduction.
    pub(super) fn from_numbers([what, rating, rest]: [u64; 3]) -> Option<Self> {
        Some(Self {
            what: What::from_number(what)?,
            rating: f64::from_bits(rating),
            complexity: (rest >> 8) as u32 & 0xff_ffff,
            rank: rest as u8,
            order: (rest >> 32) as u32,
            map: 0,
        })
    }
}

impl What {
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

/// A hash of what a literal eliminates.
pub(super) fn map_of(position: &Position, target: Literal) -> u64 {
    map_hash([(target.cell, losers(position, target))].into_iter())
}

/// The same for the eliminations of a cycle.
pub(super) fn map_of_all(map: &Candidates) -> u64 {
    map_hash(Cell::ALL.into_iter().map(|cell| (cell, map[cell])).filter(|(_, digits)| !digits.is_empty()))
}

fn map_hash(map: impl Iterator<Item = (Cell, DigitSet)>) -> u64 {
    let mut hash = Hash::START;
    for (cell, digits) in map {
        hash.add((cell as u64) << 16 | u64::from(digits.bits()));
    }
    hash.value()
}

/// Takes deductions as they are found.
pub(super) trait Collector {
    /// The greatest complexity that is of interest.
    fn limit(&self) -> u32;
    fn take(&mut self, find: Find);
}

/// Only the first in order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Best {
    pub(super) find: Option<Find>,
    pub(super) order: u32,
    /// Whether all have the same base, so that the complexity alone decides.
    pub(super) has_one_base: bool,
}

impl Collector for Best {
    fn limit(&self) -> u32 {
        match self.find {
            Some(find) if self.has_one_base => find.complexity,
            _ => u32::MAX,
        }
    }

    fn take(&mut self, find: Find) {
        let find = Find { order: self.order, ..find };
        self.order += 1;
        if self.find.is_none_or(|best| find.compare(&best).is_lt()) {
            self.find = Some(find);
        }
    }
}

/// The most deductions that are kept to be sorted.
const MOST: usize = 768;

/// All of them.
pub(super) type Finds = List<Find, MOST>;

impl Collector for Finds {
    fn limit(&self) -> u32 {
        u32::MAX
    }

    fn take(&mut self, find: Find) {
        self.push(Find { order: self.as_slice().len() as u32, ..find });
    }
}
