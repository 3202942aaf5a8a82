//! Which candidates are drawn in which role.

use super::Shown;
use super::look::{Shape, look};
use crate::board::{Candidates, Cell, CellSet, Digit};
use crate::logic::{Mark, Node, Role, Step, Technique};

/// Whether the chains of a step show as digits that are on and off: not where colours say as much of whole cells.
pub(super) fn is_of_chains(step: &Step) -> bool {
    !step.links.as_slice().is_empty() && step.technique != Technique::RemotePair
}

/// The statements of the chains.
pub(super) fn statements(step: &Step) -> impl Iterator<Item = Node> {
    let links = if is_of_chains(step) { step.links.as_slice() } else { &[] };
    links.iter().flat_map(|link| [link.from, link.to])
}

/// The candidates that have a shape, by the number of its role; of chains those that are on as `ColorA`, the others as
/// `ColorB`. A candidate has a shape that fills it, a ring, or both.
pub(super) struct Parts {
    roles: [Candidates; 18],
}

impl Parts {
    pub(super) fn new(shown: &Shown, step: &Step) -> Self {
        let mut parts = Self { roles: [Candidates::NONE; 18] };
        let mut stated = Candidates::NONE;
        for node in statements(step) {
            let role = if node.is_on { Role::ColorA } else { Role::ColorB };
            for cell in node.cells.into_iter().flatten() {
                stated[cell] = stated[cell].with(node.digit);
                parts.put(shown, step, cell, node.digit, role);
            }
        }
        for mark in step.marks.as_slice() {
            let digits = mark.digits.filter(|&digit| is_drawn(shown, step, mark, stated[mark.cell].contains(digit)));
            digits.for_each(|digit| parts.put(shown, step, mark.cell, digit, mark.role));
        }
        parts
    }

    /// Gives a candidate a shape instead of the one of this kind that it has, unless it goes; but what is assumed shows then too.
    fn put(&mut self, shown: &Shown, step: &Step, cell: Cell, digit: Digit, role: Role) {
        let is_hidden = step.eliminations[cell].contains(digit) && look(role).shape != Shape::Diamond;
        if is_hidden || !shown.candidates[cell].contains(digit) {
            return;
        }
        let is_ring = |role: Role| look(role).shape == Shape::Ring;
        for (candidates, other) in self.roles.iter_mut().zip(Role::ALL) {
            if other == role {
                candidates[cell] = candidates[cell].with(digit);
            } else if is_ring(other) == is_ring(role) {
                candidates[cell] = candidates[cell].without(digit);
            }
        }
    }

    /// The roles with the candidates that have their shape.
    pub(super) fn each(&self) -> impl Iterator<Item = (Role, &Candidates)> {
        Role::ALL.into_iter().zip(&self.roles)
    }
}

/// Whether any candidate has the shape of a role, by its number. Apart, so that the parts are not kept on the stack.
#[inline(never)]
pub(super) fn roles(shown: &Shown, step: &Step) -> [bool; 18] {
    Parts::new(shown, step).roles.map(|candidates| candidates != Candidates::NONE)
}

/// Whether a mark shows at a candidate. Chains say more of theirs than a role, but for what is assumed; and a disc would be
/// taken for one of theirs. A cell that is tinted for one role has no shapes of another such.
fn is_drawn(shown: &Shown, step: &Step, mark: &Mark, is_stated: bool) -> bool {
    let look = look(mark.role);
    let is_of_others = !is_of_chains(step)
        || matches!(mark.role, Role::Assumption | Role::Mistake)
        || !(is_stated || look.is_of_cell && look.shape == Shape::Disc);
    let is_apart = !look.is_of_cell || tinted(shown, step, mark.role).contains(mark.cell);
    is_of_others && is_apart && !is_outcome(step, mark)
}

/// Whether a mark says that its candidates are the conclusion, as the shapes of what follows say too.
fn is_outcome(step: &Step, mark: &Mark) -> bool {
    let placed = |digit| step.placement == Some((mark.cell, digit));
    mark.role == Role::Conclusion
        && mark.digits.into_iter().all(|digit| placed(digit) || step.eliminations[mark.cell].contains(digit))
}

/// The cells that are tinted for a role: those that it has as a whole, and those with a digit; each for its first role.
pub(super) fn tinted(shown: &Shown, step: &Step, role: Role) -> CellSet {
    let is_tinted = |mark: &Mark| look(mark.role).is_of_cell || shown.given[mark.cell].is_some();
    let (mut cells, mut taken) = (CellSet::EMPTY, CellSet::EMPTY);
    taken = step.placement.map_or(taken, |(cell, _)| taken.with(cell));
    for mark in step.marks.as_slice().iter().filter(|mark| is_tinted(mark)) {
        if mark.role == role && !taken.contains(mark.cell) {
            cells = cells.with(mark.cell);
        }
        taken = taken.with(mark.cell);
    }
    cells
}
