//! Locked candidates: all places of a digit in one house lie in a second one.
//!
//! *Pointing*: the places of a digit in a box lie in one row or column, so it goes from the rest of the line. *Claiming*:
//! the places in a line lie in one box, so it goes from the rest of the box. Either is *direct* if it leaves one place for
//! the digit in another box (or line): that place is named at once.
//!
//! Sound because the digit must stand in the first house, hence in both, and so nowhere else in the second.

use super::order::{BOXES, COLUMNS, ROWS};
use crate::board::{CellSet, Digit, DigitSet, House};
use crate::logic::{Position, Role, Sink, Step, Technique};
use core::ops::ControlFlow;

/// The kinds of the house that locks and the house that loses candidates.
const KINDS: [([House; 9], [House; 9]); 4] = [(BOXES, COLUMNS), (BOXES, ROWS), (COLUMNS, BOXES), (ROWS, BOXES)];

/// Pointing, in columns and then in rows, and claiming, of columns and then of rows. Within that, locking house, losing
/// house and digit in turn.
pub fn locked(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    for (bases, covers) in KINDS {
        for lock in locks(position, bases, covers) {
            let losers = lock.losers(position);
            if !losers.is_empty() {
                let technique = if lock.is_pointing() { Technique::Pointing } else { Technique::Claiming };
                sink(&lock.step(position, technique, losers))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Direct pointing and claiming, in the order of `locked`; of each pattern the first single. What is eliminated is told
/// along with the placement that it leads to.
pub fn direct_locked(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    for (bases, covers) in KINDS {
        for lock in locks(position, bases, covers) {
            let mut others = bases.into_iter().filter(|&house| house != lock.base);
            let Some((house, left)) = others.find_map(|house| Some((house, lock.left(position, house)?))) else {
                continue;
            };
            let technique = if lock.is_pointing() { Technique::DirectPointing } else { Technique::DirectClaiming };
            let mut step = lock.step(position, technique, lock.losers(position));
            for cell in left {
                step.placement = Some((cell, lock.digit));
                step.mark(cell, DigitSet::only(lock.digit), Role::Conclusion);
            }
            step.mark_house(house, Role::Pattern);
            sink(&step)?;
        }
    }
    ControlFlow::Continue(())
}

/// A digit whose places in the base, two or more, all lie in the cover.
#[derive(Clone, Copy)]
struct Lock {
    base: House,
    cover: House,
    digit: Digit,
}

fn locks(position: &Position, bases: [House; 9], covers: [House; 9]) -> impl Iterator<Item = Lock> {
    let crossing =
        move |base: House| covers.into_iter().filter(move |cover| !cover.set().intersection(base.set()).is_empty());
    let pairs = bases.into_iter().flat_map(move |base| crossing(base).map(move |cover| (base, cover)));
    let locks = pairs.flat_map(|(base, cover)| Digit::ALL.map(|digit| Lock { base, cover, digit }));
    locks.filter(|lock| {
        let places = position.places_in(lock.base, lock.digit);
        places.len() >= 2 && places.minus(lock.cover.set()).is_empty()
    })
}

impl Lock {
    fn is_pointing(self) -> bool {
        BOXES.contains(&self.base)
    }

    fn losers(self, position: &Position) -> CellSet {
        position.places_in(self.cover, self.digit).minus(self.base.set())
    }

    /// The one place of the digit that is left in a house that has some in the cover.
    fn left(self, position: &Position, house: House) -> Option<CellSet> {
        let places = position.places_in(house, self.digit);
        let left = places.minus(self.cover.set());
        (left.len() == 1 && places.len() >= 2).then_some(left)
    }

    fn step(self, position: &Position, technique: Technique, losers: CellSet) -> Step {
        let mut step = Step::new(technique);
        step.eliminate_all(losers, self.digit);
        step.mark_all(position.places_in(self.base, self.digit), DigitSet::only(self.digit), Role::Pattern);
        step.mark_house(self.base, Role::Base);
        step.mark_house(self.cover, Role::Cover);
        step
    }
}
