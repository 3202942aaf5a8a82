//! What a technique has found, as data: what follows, and everything that shows why.

use super::catalogue::Technique;
use super::list::List;
use crate::board::{Candidates, Cell, CellSet, Digit, DigitSet, House};
use core::ops::ControlFlow;

/// Takes steps, one after the other; a break ends the search.
pub type Sink<'a> = dyn FnMut(&Step) -> ControlFlow<()> + 'a;

/// A step: a technique, what follows, and what shows it. Plain data.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The technique.
    pub technique: Technique,
    /// Ten times the rating that Sudoku Explainer gives the step; 0 for a technique that it does not have.
    pub rating: u32,
    /// The nodes of the chains, in Sudoku Explainer's count; 0 where there is no chain.
    pub complexity: u32,
    /// How deep deductions inside the chains go, 0 to 5: 1 for subsets and the like, 2 and more for chains within chains.
    pub nesting: u32,
    /// The candidates that go.
    pub eliminations: Candidates,
    /// The digit that can be placed.
    pub placement: Option<(Cell, Digit)>,
    /// The candidates to look at.
    pub marks: List<Mark, 128>,
    /// The houses to look at.
    pub houses: List<MarkedHouse, 16>,
    /// The links of chains, in order, one chain after the other.
    pub links: List<Link, 256>,
}

/// Candidates of a cell that play a part in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The cell.
    pub cell: Cell,
    /// The digits of it; all candidates where the whole cell plays the part.
    pub digits: DigitSet,
    /// The part.
    pub role: Role,
}

/// A house that plays a part in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MarkedHouse {
    /// The house.
    pub house: House,
    /// The part.
    pub role: Role,
}

/// Which part something plays in a step. The numbers are those of the C interface.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Role {
    /// It belongs to the pattern.
    Pattern = 0,
    /// The fin of a fish; the extra candidates of a uniqueness pattern.
    Fin = 1,
    /// The cell that a wing turns on, the stem of a death blossom, the intersection of a Sue de Coq.
    Pivot = 2,
    /// The other cells of a wing.
    Pincer = 3,
    /// What shuts a digit out without being part of the pattern: a digit that stands elsewhere, an excluding cell.
    Blocker = 4,
    /// The base houses of a fish, and its candidates in them; the house that a locked digit or a subset is taken from.
    Base = 5,
    /// The cover houses of a fish; the house where candidates go.
    Cover = 6,
    /// The first almost locked set.
    SetA = 7,
    /// The second.
    SetB = 8,
    /// The third; those of a chain or blossom go on in turn with `SetA`.
    SetC = 9,
    /// One colour.
    ColorA = 10,
    /// The other colour.
    ColorB = 11,
    /// A second pair of colours.
    ColorC = 12,
    /// Its other colour.
    ColorD = 13,
    /// Where a chain begins: what is assumed.
    Assumption = 14,
    /// What all the chains come to.
    Conclusion = 15,
    /// Restricted common candidates.
    Common = 16,
    /// What is wrong.
    Mistake = 17,
}

impl Role {
    /// Its name in templates.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pattern => "pattern",
            Self::Fin => "fin",
            Self::Pivot => "pivot",
            Self::Pincer => "pincer",
            Self::Blocker => "blocker",
            Self::Base => "base",
            Self::Cover => "cover",
            Self::SetA => "set-a",
            Self::SetB => "set-b",
            Self::SetC => "set-c",
            Self::ColorA => "color-a",
            Self::ColorB => "color-b",
            Self::ColorC => "color-c",
            Self::ColorD => "color-d",
            Self::Assumption => "assumption",
            Self::Conclusion => "conclusion",
            Self::Common => "common",
            Self::Mistake => "mistake",
        }
    }

    /// Every role, in the order of their numbers.
    pub const ALL: [Self; 18] = [
        Self::Pattern,
        Self::Fin,
        Self::Pivot,
        Self::Pincer,
        Self::Blocker,
        Self::Base,
        Self::Cover,
        Self::SetA,
        Self::SetB,
        Self::SetC,
        Self::ColorA,
        Self::ColorB,
        Self::ColorC,
        Self::ColorD,
        Self::Assumption,
        Self::Conclusion,
        Self::Common,
        Self::Mistake,
    ];
}

/// A statement in a chain: that a digit is in one of some cells, or in none of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Node {
    /// The digit.
    pub digit: Digit,
    /// Whether the digit is in one of the cells.
    pub is_on: bool,
    /// The cells, first of all places: one, but for a group or an almost locked set.
    pub cells: [Option<Cell>; 6],
}

impl Node {
    /// A statement about one cell.
    pub const fn new(cell: Cell, digit: Digit, is_on: bool) -> Self {
        Self { digit, is_on, cells: [Some(cell), None, None, None, None, None] }
    }

    /// A statement about several cells, of which the first six are kept.
    pub fn group(cells: CellSet, digit: Digit, is_on: bool) -> Self {
        let mut node = Self { digit, is_on, cells: [None; 6] };
        for (place, cell) in node.cells.iter_mut().zip(cells) {
            *place = Some(cell);
        }
        node
    }
}

/// If one statement, then the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    /// What is given.
    pub from: Node,
    /// What follows.
    pub to: Node,
    /// Why.
    pub reason: Reason,
    /// Which chain of the step it belongs to, from 0.
    pub chain: u8,
}

/// Why a statement follows from another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Both speak of one cell.
    Cell,
    /// The cells share this house.
    House(House),
    /// An almost locked set.
    LockedSet,
    /// A deduction inside the chain.
    Inner,
}

impl Step {
    /// A step of a technique that nothing follows from yet.
    pub const fn new(technique: Technique) -> Self {
        const NODE: Node = Node::new(Cell::R1C1, Digit::D1, false);
        Self {
            technique,
            rating: technique.rating(),
            complexity: 0,
            nesting: 0,
            eliminations: Candidates::NONE,
            placement: None,
            marks: List::new(Mark { cell: Cell::R1C1, digits: DigitSet::EMPTY, role: Role::Pattern }),
            houses: List::new(MarkedHouse { house: House::Row1, role: Role::Pattern }),
            links: List::new(Link { from: NODE, to: NODE, reason: Reason::Cell, chain: 0 }),
        }
    }

    /// Whether nothing follows.
    pub fn is_idle(&self) -> bool {
        self.placement.is_none() && self.eliminations == Candidates::NONE
    }

    /// Whether it shows a mistake, and is no step of a technique.
    pub fn is_mistake(&self) -> bool {
        matches!(self.technique, Technique::Conflict | Technique::WrongDigit | Technique::MissingCandidate)
    }

    /// Lets a candidate go.
    pub fn eliminate(&mut self, cell: Cell, digit: Digit) {
        self.eliminations[cell] = self.eliminations[cell].with(digit);
    }

    /// Lets a digit go from several cells.
    pub fn eliminate_all(&mut self, cells: CellSet, digit: Digit) {
        for cell in cells {
            self.eliminate(cell, digit);
        }
    }

    /// Gives a digit of a cell a part.
    pub fn mark(&mut self, cell: Cell, digits: DigitSet, role: Role) {
        self.marks.push(Mark { cell, digits, role });
    }

    /// Gives a digit a part in several cells.
    pub fn mark_all(&mut self, cells: CellSet, digits: DigitSet, role: Role) {
        for cell in cells {
            self.mark(cell, digits, role);
        }
    }

    /// Gives a house a part.
    pub fn mark_house(&mut self, house: House, role: Role) {
        self.houses.push(MarkedHouse { house, role });
    }
}
