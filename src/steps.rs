//! Steps
//!
//! A step is what a technique has found, as data: the technique, what follows from it, and everything that shows why:
//! which candidates and houses play which part, and the links of its chains.

use crate::memory::{self, Checked, Out};
use crate::result::SUDOKIT_E_VALUE;
use crate::types::sudokit_candidates;
use sudokit_core::board::{Candidates, Cell, CellSet, Digit, DigitSet, House};
use sudokit_core::logic::{Link, Mark, MarkedHouse, Node, Reason, Role, Step, Technique};

/// No cell, or no house.
pub const SUDOKIT_NONE: u8 = 255;

/// It belongs to the pattern.
pub const SUDOKIT_ROLE_PATTERN: u8 = 0;
/// A fin of a fish, or an extra candidate of a uniqueness pattern.
pub const SUDOKIT_ROLE_FIN: u8 = 1;
/// The cell that a wing turns on, the stem of a death blossom, the intersection of a Sue de Coq.
pub const SUDOKIT_ROLE_PIVOT: u8 = 2;
/// Another cell of a wing.
pub const SUDOKIT_ROLE_PINCER: u8 = 3;
/// It shuts a digit out without being part of the pattern.
pub const SUDOKIT_ROLE_BLOCKER: u8 = 4;
/// A base house of a fish and its candidates; the house that a locked digit or a subset is taken from.
pub const SUDOKIT_ROLE_BASE: u8 = 5;
/// A cover house of a fish; the house where candidates go.
pub const SUDOKIT_ROLE_COVER: u8 = 6;
/// The first almost locked set.
pub const SUDOKIT_ROLE_SET_A: u8 = 7;
/// The second.
pub const SUDOKIT_ROLE_SET_B: u8 = 8;
/// The third.
pub const SUDOKIT_ROLE_SET_C: u8 = 9;
/// One colour.
pub const SUDOKIT_ROLE_COLOR_A: u8 = 10;
/// Its other colour.
pub const SUDOKIT_ROLE_COLOR_B: u8 = 11;
/// One colour of a second pair.
pub const SUDOKIT_ROLE_COLOR_C: u8 = 12;
/// Its other colour.
pub const SUDOKIT_ROLE_COLOR_D: u8 = 13;
/// Where a chain begins: what is assumed.
pub const SUDOKIT_ROLE_ASSUMPTION: u8 = 14;
/// What all the chains come to.
pub const SUDOKIT_ROLE_CONCLUSION: u8 = 15;
/// A restricted common candidate of two almost locked sets.
pub const SUDOKIT_ROLE_COMMON: u8 = 16;
/// It is wrong.
pub const SUDOKIT_ROLE_MISTAKE: u8 = 17;

/// Both statements of a link speak of one cell.
pub const SUDOKIT_REASON_CELL: u8 = 0;
/// Their cells share the house of the link.
pub const SUDOKIT_REASON_HOUSE: u8 = 1;
/// An almost locked set.
pub const SUDOKIT_REASON_LOCKED_SET: u8 = 2;
/// A deduction inside the chain.
pub const SUDOKIT_REASON_INNER: u8 = 3;

/// Candidates of a cell that play a part.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct sudokit_mark {
    /// From 0 to 80.
    pub cell: u8,
    /// SUDOKIT_ROLE_PATTERN and the others.
    pub role: u8,
    /// Bit d - 1 for digit d.
    pub digits: u16,
}

/// A house that plays a part.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct sudokit_marked_house {
    /// From 0: nine rows, nine columns, nine boxes.
    pub house: u8,
    /// SUDOKIT_ROLE_PATTERN and the others.
    pub role: u8,
}

/// A statement: that a digit is in one of the cells, or in none of them.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct sudokit_node {
    /// From 1 to 9.
    pub digit: u8,
    /// 1 if the digit is in one of the cells, 0 if it is in none.
    pub is_on: u8,
    /// One cell, or more for a group; then SUDOKIT_NONE.
    pub cells: [u8; 6],
}

/// If one statement, then the other.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct sudokit_link {
    /// What is given.
    pub from: sudokit_node,
    /// What follows.
    pub to: sudokit_node,
    /// SUDOKIT_REASON_CELL and the others.
    pub reason: u8,
    /// The house for SUDOKIT_REASON_HOUSE, from 0 to 26, else SUDOKIT_NONE.
    pub house: u8,
    /// Which chain of the step it belongs to, from 0.
    pub chain: u8,
    /// 0.
    pub reserved: u8,
}

/// What a technique has found.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct sudokit_step {
    /// SUDOKIT_TECHNIQUE_FULL_HOUSE and the others.
    pub technique: u32,
    /// Ten times the rating that Sudoku Explainer gives this step; 0 if it does not have the technique.
    pub rating: u32,
    /// The score that HoDoKu gives the technique; 0 if it does not have it.
    pub score: u32,
    /// The level of a puzzle that needs the technique, as HoDoKu has it: 1 easy, 2 medium, 3 hard, 4 unfair, 5 extreme.
    pub level: u32,
    /// How many nodes the chains have, as Sudoku Explainer counts; else 0.
    pub complexity: u32,
    /// How deep deductions inside the chains go, from 0 to 5.
    pub nesting: u32,
    /// The cell that gets a digit, or SUDOKIT_NONE.
    pub placement_cell: u8,
    /// The digit, or 0.
    pub placement_digit: u8,
    /// How many of `marks` there are.
    pub mark_count: u8,
    /// How many of `houses` there are.
    pub house_count: u8,
    /// How many of `links` there are.
    pub link_count: u16,
    /// How many more links there was no room for.
    pub links_left_out: u16,
    /// The candidates that go.
    pub eliminations: sudokit_candidates,
    /// The houses to look at.
    pub houses: [sudokit_marked_house; 16],
    /// 0.
    pub reserved: [u8; 2],
    /// The candidates to look at.
    pub marks: [sudokit_mark; 128],
    /// The links of the chains in order, one chain after the other.
    pub links: [sudokit_link; 256],
}

memory::plain!(sudokit_mark, sudokit_marked_house, sudokit_node, sudokit_link, sudokit_step);

const _: () = assert!(size_of::<sudokit_mark>() == 4 && size_of::<sudokit_marked_house>() == 2);
const _: () = assert!(size_of::<sudokit_node>() == 8 && size_of::<sudokit_link>() == 20);
const _: () = assert!(size_of::<sudokit_step>() == 5860 && align_of::<sudokit_step>() == 4);
const _: () = assert!(Role::ALL.len() == SUDOKIT_ROLE_MISTAKE as usize + 1);

impl From<&Step> for sudokit_step {
    fn from(step: &Step) -> Self {
        const NODE: sudokit_node = sudokit_node { digit: 0, is_on: 0, cells: [0; 6] };
        let (cell, digit) = step.placement.map_or((SUDOKIT_NONE, 0), |(cell, digit)| (cell as u8, digit.number()));
        let mut out = Self {
            technique: step.technique as u32,
            rating: step.rating,
            score: step.technique.score(),
            level: step.technique.level() as u32,
            complexity: step.complexity,
            nesting: step.nesting,
            placement_cell: cell,
            placement_digit: digit,
            mark_count: step.marks.as_slice().len() as u8,
            house_count: step.houses.as_slice().len() as u8,
            link_count: step.links.as_slice().len() as u16,
            links_left_out: step.links.left_out().min(usize::from(u16::MAX)) as u16,
            eliminations: step.eliminations.into(),
            houses: [sudokit_marked_house { house: 0, role: 0 }; 16],
            reserved: [0; 2],
            marks: [sudokit_mark { cell: 0, role: 0, digits: 0 }; 128],
            links: [sudokit_link { from: NODE, to: NODE, reason: 0, house: 0, chain: 0, reserved: 0 }; 256],
        };
        for (to, from) in out.houses.iter_mut().zip(step.houses.as_slice()) {
            *to = sudokit_marked_house { house: from.house as u8, role: from.role as u8 };
        }
        for (to, from) in out.marks.iter_mut().zip(step.marks.as_slice()) {
            *to = sudokit_mark { cell: from.cell as u8, role: from.role as u8, digits: from.digits.bits() };
        }
        for (to, from) in out.links.iter_mut().zip(step.links.as_slice()) {
            *to = from.into();
        }
        out
    }
}

impl From<&Node> for sudokit_node {
    fn from(node: &Node) -> Self {
        let cells = node.cells.map(|cell| cell.map_or(SUDOKIT_NONE, |cell| cell as u8));
        Self { digit: node.digit.number(), is_on: node.is_on.into(), cells }
    }
}

impl From<&Link> for sudokit_link {
    fn from(link: &Link) -> Self {
        let (reason, house) = match link.reason {
            Reason::Cell => (SUDOKIT_REASON_CELL, SUDOKIT_NONE),
            Reason::House(house) => (SUDOKIT_REASON_HOUSE, house as u8),
            Reason::LockedSet => (SUDOKIT_REASON_LOCKED_SET, SUDOKIT_NONE),
            Reason::Inner => (SUDOKIT_REASON_INNER, SUDOKIT_NONE),
        };
        Self { from: (&link.from).into(), to: (&link.to).into(), reason, house, chain: link.chain, reserved: 0 }
    }
}

/// Writes a step, if there is one. Apart, so that its stack is not that of finding it.
#[inline(never)]
pub(crate) fn write(step: Option<&Step>, out: Out<sudokit_step>) {
    if let Some(step) = step {
        out.write(step.into());
    }
}

/// A place for a step to be read into: it is large, and so never moved.
pub(crate) const PLACE: Step = Step::new(Technique::FullHouse);

/// Reads a step of the caller's into a fresh [`PLACE`]. What the technique alone decides is not looked at.
pub(crate) fn read(pointer: *const sudokit_step, step: &mut Step) -> Checked<()> {
    parse(memory::look(pointer)?, step).ok_or(SUDOKIT_E_VALUE)
}

fn parse(from: &sudokit_step, step: &mut Step) -> Option<()> {
    step.technique = Technique::new(from.technique as usize)?;
    (step.rating, step.complexity, step.nesting) = (from.rating, from.complexity, from.nesting);
    step.eliminations = Candidates::from_bits(&from.eliminations.cells)?;
    if from.placement_cell != SUDOKIT_NONE {
        step.placement = Some((cell(from.placement_cell)?, Digit::from_number(from.placement_digit)?));
    }
    for &sudokit_marked_house { house, role } in from.houses.get(..usize::from(from.house_count))? {
        step.houses.push(MarkedHouse { house: self::house(house)?, role: self::role(role)? });
    }
    for &sudokit_mark { cell, role, digits } in from.marks.get(..usize::from(from.mark_count))? {
        let digits = DigitSet::from_bits(digits)?;
        step.marks.push(Mark { cell: self::cell(cell)?, digits, role: self::role(role)? });
    }
    for from in from.links.get(..usize::from(from.link_count))? {
        step.links.push(link(from)?);
    }
    Some(())
}

fn link(from: &sudokit_link) -> Option<Link> {
    let reason = match from.reason {
        SUDOKIT_REASON_CELL => Reason::Cell,
        SUDOKIT_REASON_HOUSE => Reason::House(house(from.house)?),
        SUDOKIT_REASON_LOCKED_SET => Reason::LockedSet,
        SUDOKIT_REASON_INNER => Reason::Inner,
        _ => return None,
    };
    Some(Link { from: node(&from.from)?, to: node(&from.to)?, reason, chain: from.chain })
}

fn node(from: &sudokit_node) -> Option<Node> {
    let mut cells = CellSet::EMPTY;
    for &number in from.cells.iter().take_while(|&&number| number != SUDOKIT_NONE) {
        cells = cells.with(cell(number)?);
    }
    if cells.is_empty() || from.is_on > 1 {
        return None;
    }
    Some(Node::group(cells, Digit::from_number(from.digit)?, from.is_on == 1))
}

fn cell(number: u8) -> Option<Cell> {
    Cell::new(usize::from(number))
}

fn house(number: u8) -> Option<House> {
    House::new(usize::from(number))
}

fn role(number: u8) -> Option<Role> {
    Role::ALL.into_iter().find(|&role| role as u8 == number)
}
