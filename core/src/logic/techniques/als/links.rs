//! Which almost locked sets are linked: by a digit that only one of them can have.

use super::sets::{AlmostLockedSet, NO_SETS, SETS, Sets, collect};
use crate::board::{CellSet, Digit};
use crate::logic::techniques::sight::{common, seen_by_all};
use crate::logic::{List, Position};

/// How many links a position has room for.
const LINKS: usize = 4096;

/// A link to a set: the *restricted common* digit. All its places in either set see each other.
#[derive(Clone, Copy)]
pub(super) struct SetLink {
    pub(super) set: u16,
    pub(super) digit: Digit,
}

/// The almost locked sets of a position, with the links between those that share no cell: 29 KiB. Sets and links that there
/// is no room for are left out.
pub(super) struct LinkedSets {
    sets: Sets,
    links: List<SetLink, LINKS>,
    /// For each set where its links end; they begin where those of the set before end.
    ends: [u16; SETS],
}

impl LinkedSets {
    pub(super) const NEW: Self =
        Self { sets: NO_SETS, links: List::new(SetLink { set: 0, digit: Digit::D1 }), ends: [0; SETS] };

    /// Collects sets and links.
    pub(super) fn build(&mut self, position: &Position) {
        collect(position, 1, &mut self.sets);
        for (a, end) in self.sets.as_slice().iter().zip(&mut self.ends) {
            let mut seen = [CellSet::EMPTY; 9];
            a.digits.for_each(|digit| seen[digit.index()] = seen_by_all(a.places(position, digit)));
            for (number, b) in self.sets.as_slice().iter().enumerate() {
                for digit in common(a.digits, b.digits) {
                    if b.places(position, digit).minus(seen[digit.index()]).is_empty() {
                        self.links.push(SetLink { set: number as u16, digit });
                    }
                }
            }
            *end = self.links.as_slice().len() as u16;
        }
    }

    /// The sets.
    pub(super) fn sets(&self) -> &[AlmostLockedSet] {
        self.sets.as_slice()
    }

    /// The set with a number.
    pub(super) fn set(&self, number: u16) -> Option<&AlmostLockedSet> {
        self.sets().get(usize::from(number))
    }

    /// The links of a set: by the other set, by digit.
    pub(super) fn links(&self, number: usize) -> &[SetLink] {
        let start = number.checked_sub(1).and_then(|before| self.ends.get(before)).map_or(0, |&end| end.into());
        let end = self.ends.get(number).map_or(0, |&end| end.into());
        self.links.as_slice().get(start..end).unwrap_or_default()
    }
}
