//! Where to look.

use crate::board::{CellSet, House, HouseSet};
use crate::logic::{Role, Step};

/// The houses that a step names, the bases alone if it has such; else the one house that holds the pattern, a box before a
/// row before a column; else its boxes, if they are no more than four; else none, which means the whole grid.
pub(super) fn area(step: &Step) -> HouseSet {
    let named = |is_wanted: fn(Role) -> bool| houses(step, is_wanted);
    let bases = named(|role| role == Role::Base);
    if !bases.is_empty() {
        return bases;
    }
    let all = named(|_| true);
    if !all.is_empty() {
        return all;
    }
    let cells = pattern(step);
    let boxes = || House::ALL.into_iter().filter(|&house| house >= House::Box1);
    let lines = House::ALL.into_iter().filter(|&house| house < House::Box1);
    if let Some(house) = boxes().chain(lines).find(|house| cells.minus(house.set()).is_empty()) {
        return HouseSet::only(house);
    }
    let touched = boxes().filter(|house| !cells.intersection(house.set()).is_empty());
    let touched = touched.fold(HouseSet::EMPTY, |all, house| all.union(HouseSet::only(house)));
    if touched.len() <= 4 { touched } else { HouseSet::EMPTY }
}

/// The houses with a role.
pub(super) fn houses(step: &Step, is_wanted: impl Fn(Role) -> bool) -> HouseSet {
    let wanted = step.houses.as_slice().iter().filter(|marked| is_wanted(marked.role));
    wanted.fold(HouseSet::EMPTY, |all, marked| all.union(HouseSet::only(marked.house)))
}

/// The cells of the pattern: those that are marked, but for what shuts out or concludes; without any, what changes.
fn pattern(step: &Step) -> CellSet {
    let marks = step.marks.as_slice().iter().filter(|mark| is_pattern(mark.role));
    let cells = marks.fold(CellSet::EMPTY, |all, mark| all.with(mark.cell));
    if cells.is_empty() { changed(step) } else { cells }
}

/// Whether a role belongs to a pattern.
pub(super) fn is_pattern(role: Role) -> bool {
    !matches!(role, Role::Blocker | Role::Conclusion)
}

/// The cells that lose a candidate or get a digit.
pub(super) fn changed(step: &Step) -> CellSet {
    let losing = CellSet::FULL.filter(|&cell| !step.eliminations[cell].is_empty());
    losing.chain(step.placement.map(|(cell, _)| cell)).fold(CellSet::EMPTY, CellSet::with)
}
