//! What a puzzle should be like, and whether there can be such a puzzle at all.

use super::grade::Grade;
use crate::board::{Cell, CellSet, Grid, House};
use crate::symmetry::Symmetry;

/// What is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Wishes {
    /// How the clues should lie; none for one of the ten as the seed has it.
    pub symmetry: Option<Symmetry>,
    /// The fewest clues.
    pub min_clues: u32,
    /// The most clues.
    pub max_clues: u32,
    /// Whether no clue may be redundant.
    pub is_minimal: bool,
    /// The cells that must have a clue, when no other may.
    pub pattern: Option<CellSet>,
    /// The solution that the puzzle must have.
    pub solution: Option<Grid>,
    /// How hard it must be.
    pub grade: Grade,
}

/// Why there can be no such puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The wishes contradict each other, or what is known of Sudoku.
    Impossible,
    /// The solution is not a filled grid that obeys the rules.
    NotSolved,
}

/// Every puzzle with one solution has at least 17 clues (Gary McGuire, Bastian Tugemann and Gilles Civario: "There is no
/// 16-clue Sudoku").
pub(super) const FEWEST_CLUES: u32 = 17;
/// With more there is nothing to solve.
pub(super) const MOST_CLUES: u32 = 80;
/// No minimal puzzle with more clues is known.
pub(super) const MOST_MINIMAL_CLUES: u32 = 40;

impl Wishes {
    /// Nothing in particular.
    pub const DEFAULT: Self = Self {
        symmetry: Some(Symmetry::None),
        min_clues: FEWEST_CLUES,
        max_clues: MOST_CLUES,
        is_minimal: false,
        pattern: None,
        solution: None,
        grade: Grade::ANY,
    };
}

/// Wishes that do not contradict each other. Plain data: any bytes are a value.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Wish {
    pub(super) grade: Grade,
    /// The number of the symmetry; ten for any.
    symmetry: u8,
    pub(super) min_clues: u8,
    pub(super) max_clues: u8,
    /// 1 where no clue may be redundant.
    is_minimal: u8,
    /// How many cells must have a clue, when no other may; 0 where it does not matter.
    pub(super) pattern_clues: u8,
    /// 1 for those cells.
    pattern: [u8; 81],
    /// The solution; all 0 for any.
    pub(super) solution: [u8; 81],
}

impl Wish {
    /// Anything.
    pub(super) const IDLE: Self = Self {
        grade: Grade::ANY,
        symmetry: 0,
        min_clues: FEWEST_CLUES as u8,
        max_clues: MOST_CLUES as u8,
        is_minimal: 0,
        pattern_clues: 0,
        pattern: [0; 81],
        solution: [0; 81],
    };

    /// Looks for contradictions: what is provably impossible, as far as that takes no search.
    pub fn new(wishes: &Wishes) -> Result<Self, Refusal> {
        if wishes.solution.is_some_and(|solution| !is_solved(&solution)) {
            return Err(Refusal::NotSolved);
        }
        let most = if wishes.is_minimal { MOST_MINIMAL_CLUES } else { MOST_CLUES };
        let (least, most) = (wishes.min_clues, wishes.max_clues.min(most));
        let is_in_range = least >= FEWEST_CLUES && wishes.max_clues <= MOST_CLUES && least <= most;
        let can_be = is_in_range
            && match wishes.pattern {
                Some(pattern) => can_be_unique(pattern) && (least..=most).contains(&pattern.len()),
                None => true,
            }
            && match (wishes.symmetry, wishes.pattern) {
                (Some(symmetry), Some(pattern)) => symmetry.holds_for(pattern),
                (Some(symmetry), None) => has_count(symmetry, least, most),
                (None, _) => true,
            };
        if !can_be {
            return Err(Refusal::Impossible);
        }
        let pattern = wishes.pattern.unwrap_or_default();
        let mut wish = Self {
            grade: wishes.grade,
            symmetry: wishes.symmetry.map_or(Symmetry::ALL.len() as u8, |symmetry| symmetry.number() as u8),
            min_clues: least as u8,
            max_clues: most as u8,
            is_minimal: u8::from(wishes.is_minimal),
            pattern_clues: pattern.len() as u8,
            pattern: [0; 81],
            solution: wishes.solution.map_or([0; 81], |solution| solution.to_bytes()),
        };
        for cell in pattern {
            wish.pattern[cell as usize] = 1;
        }
        Ok(wish)
    }

    /// The symmetry that is asked for; none for any.
    pub(super) fn symmetry(&self) -> Option<Symmetry> {
        Symmetry::with_number(u32::from(self.symmetry))
    }

    pub(super) fn is_minimal(&self) -> bool {
        self.is_minimal != 0
    }

    pub(super) fn has_pattern(&self) -> bool {
        self.pattern_clues != 0
    }

    pub(super) fn has_solution(&self) -> bool {
        self.solution[0] != 0
    }

    /// Whether the cell is one of those that must have a clue.
    pub(super) fn is_in_pattern(&self, cell: Cell) -> bool {
        self.pattern[cell as usize] != 0
    }
}

fn is_solved(grid: &Grid) -> bool {
    grid.obeys_rules() && Cell::ALL.into_iter().all(|cell| grid[cell].is_some())
}

/// Whether there can be a puzzle with one solution that has clues exactly there, as far as that is known without a search.
/// Two rows of a band, or columns of a stack, that have no clue can be exchanged. And where two bands meet two stacks, four
/// boxes without a clue can always be filled in more than one way, as the filling of grids counts.
fn can_be_unique(pattern: CellSet) -> bool {
    let is_empty = |house: &House| pattern.intersection(house.set()).is_empty();
    let (lines, boxes) = House::ALL.split_at(18);
    let has_twin = lines.chunks(3).any(|three| three.iter().filter(|house| is_empty(house)).count() > 1);
    let mut bands = [0_u8; 3];
    for ((place, house), number) in boxes.iter().enumerate().zip([1_u8, 2, 4].into_iter().cycle()) {
        if let Some(band) = bands.get_mut(place / 3).filter(|_| is_empty(house)) {
            *band |= number;
        }
    }
    let [a, b, c] = bands;
    let has_rectangle = [a & b, a & c, b & c].iter().any(|both| both.count_ones() > 1);
    pattern.len() >= FEWEST_CLUES && !has_twin && !has_rectangle
}

/// Whether any pattern with the symmetry has so many clues.
fn has_count(symmetry: Symmetry, least: u32, most: u32) -> bool {
    let orbits = Cell::ALL.into_iter().map(|cell| (cell, symmetry.orbit(cell)));
    let orbits = orbits.filter(|&(cell, mut orbit)| orbit.next() == Some(cell));
    // Bit n stands for n clues.
    let counts = orbits.fold(1_u128, |counts, (_, orbit)| counts | counts << orbit.len());
    (least..=most).any(|count| counts >> count & 1 == 1)
}
