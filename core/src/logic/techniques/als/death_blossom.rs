//! Death Blossom: a cell, the *stem*, and for each of its candidates an almost locked set, the *petals*.
//!
//! Every petal has its candidate of the stem only where the stem sees it. Whichever the stem is, one petal lacks it and has all
//! its other digits: a digit that all petals have goes from every cell that sees all its places in them.

use super::sets::{AlmostLockedSet, NO_SETS, SETS, Sets, collect};
use super::{mark_sets, ruled_out};
use crate::board::{Candidates, Cell, CellSet, Digit, DigitSet};
use crate::logic::techniques::sight::{common, seen_by_all};
use crate::logic::{List, Position, Role, Sink, Step, Technique};
use core::ops::ControlFlow;

/// More candidates are more than a person looks at.
const MOST_PETALS: u32 = 5;

/// How many candidates a position has room for.
const CANDIDATES: usize = 384;

const WORDS: usize = SETS / 64;

/// The almost locked sets, bit by bit.
type SetOfSets = [u64; WORDS];

/// A candidate, and the sets of which it sees all places of its digit.
#[derive(Clone, Copy)]
struct Candidate {
    cell: Cell,
    digit: Digit,
    sets: SetOfSets,
}

/// 40 KiB.
struct Room {
    sets: Sets,
    candidates: List<Candidate, CANDIDATES>,
}

impl Room {
    const NEW: Self = Self { sets: NO_SETS, candidates: List::new(NOTHING) };
}

const NOTHING: Candidate = Candidate { cell: Cell::R1C1, digit: Digit::D1, sets: [0; WORDS] };

/// By the stem, by the candidate that goes; the petals are the smallest that there are.
#[inline(never)]
pub fn death_blossom(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    let mut room = Room::NEW;
    collect(position, 1, &mut room.sets);
    for cell in Cell::ALL {
        for digit in position.of(cell) {
            room.candidates.push(Candidate { cell, digit, sets: [0; WORDS] });
        }
    }
    for (number, set) in room.sets.as_slice().iter().enumerate() {
        for digit in set.digits {
            let seen = seen_by_all(set.places(position, digit));
            for one in
                room.candidates.as_mut_slice().iter_mut().filter(|one| one.digit == digit && seen.contains(one.cell))
            {
                if let Some(word) = one.sets.get_mut(number / 64) {
                    *word |= 1 << (number % 64);
                }
            }
        }
    }
    let candidates = room.candidates.as_slice();
    for cell in Cell::ALL {
        let mut stem = List::<Candidate, 9>::new(NOTHING);
        candidates.iter().filter(|one| one.cell == cell).for_each(|one| stem.push(*one));
        let count = stem.as_slice().len() as u32;
        if (2..=MOST_PETALS).contains(&count) && count == position.of(cell).len() {
            candidates.iter().try_for_each(|target| on_stem(position, &room, stem.as_slice(), target, sink))?;
        }
    }
    ControlFlow::Continue(())
}

fn on_stem(
    position: &Position,
    room: &Room,
    stem: &[Candidate],
    target: &Candidate,
    sink: &mut Sink,
) -> ControlFlow<()> {
    let mut petals = List::<(Digit, AlmostLockedSet), 9>::new((Digit::D1, NO_SET));
    for one in stem {
        match first_common(&one.sets, &target.sets).and_then(|set| room.sets.as_slice().get(set)) {
            Some(set) if one.digit != target.digit => petals.push((one.digit, *set)),
            _ => return ControlFlow::Continue(()),
        }
    }
    let petals = petals.as_slice();
    let cells = petals.iter().fold(CellSet::EMPTY, |all, (_, set)| all.union(set.cells));
    let digits = petals.iter().fold(DigitSet::FULL, |all, (_, set)| common(all, set.digits));
    let digits = petals.iter().fold(digits, |all, (digit, _)| all.without(*digit));
    let mut gone = Candidates::NONE;
    for digit in digits {
        ruled_out(position, cells, digit).for_each(|cell| gone[cell] = gone[cell].with(digit));
    }
    let first = Cell::ALL.into_iter().find(|&cell| !gone[cell].is_empty());
    let is_told = first == Some(target.cell) && gone[target.cell].first() == Some(target.digit);
    let (Some(stem), true) = (stem.first(), is_told) else { return ControlFlow::Continue(()) };
    let mut step = Step::new(Technique::DeathBlossom);
    step.eliminations = gone;
    step.mark(stem.cell, position.of(stem.cell), Role::Pivot);
    mark_sets(position, petals.iter().map(|(_, set)| set), &mut step);
    petals
        .iter()
        .for_each(|(digit, set)| step.mark_all(set.places(position, *digit), DigitSet::only(*digit), Role::Common));
    sink(&step)
}

const NO_SET: AlmostLockedSet = AlmostLockedSet { cells: CellSet::EMPTY, digits: DigitSet::EMPTY };

/// The first set, hence one of the smallest, that is in both.
fn first_common(a: &SetOfSets, b: &SetOfSets) -> Option<usize> {
    let mut words = a.iter().zip(b).map(|(a, b)| a & b).enumerate();
    let (index, word) = words.find(|&(_, word)| word != 0)?;
    Some(index * 64 + word.trailing_zeros() as usize)
}
