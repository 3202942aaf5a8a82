//! Sue de Coq (also: Two-Sector Disjoint Subsets).
//!
//! Two or three cells that a box and a line share, some cells of the rest of the line and some of the rest of the box, with
//! together as many candidates as cells, where no digit is both in the cells of the line and in those of the box. The digits
//! that are not in the cells of the box go from the rest of the line, those not in the cells of the line from the rest of the
//! box.
//!
//! Sound by counting: each of the digits can be used once at most, as all its places in the cells are in one house; so each
//! is used.

use super::sight::{common, digits_of};
use crate::board::{CellSet, DigitSet, House};
use crate::logic::{List, Position, Role, Sink, Step, Technique};
use core::ops::ControlFlow;

/// Cells of a line or box, and their candidates.
#[derive(Clone, Copy)]
struct Part {
    cells: CellSet,
    digits: DigitSet,
}

impl Part {
    fn of(position: &Position, cells: CellSet) -> Self {
        Self { cells, digits: digits_of(position, cells) }
    }
}

/// Sue de Coq: box by box, line by line, by the cells shared, by the cells of the line, by those of the box.
pub fn sue_de_coq(position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    let empty = position.empty_cells();
    for square in House::ALL.into_iter().skip(18) {
        for line in House::ALL.into_iter().take(18) {
            let shared = square.set().intersection(line.set()).intersection(empty);
            let whole = [shared].into_iter().filter(|_| shared.len() >= 2);
            let pairs = shared.into_iter().map(|cell| shared.without(cell)).filter(|_| shared.len() == 3);
            for cells in whole.chain(pairs) {
                let core = Part::of(position, cells);
                if core.digits.len() >= cells.len() + 2 {
                    on_core(position, square, line, &core, sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn on_core(position: &Position, square: House, line: House, core: &Part, sink: &mut Sink) -> ControlFlow<()> {
    let surplus = core.digits.len() - core.cells.len();
    let of_line = parts(position, line.set().minus(square.set()), core);
    let of_box = parts(position, square.set().minus(line.set()), core);
    for first in of_line.as_slice() {
        for second in of_box.as_slice() {
            if common(first.digits, second.digits).is_empty() && gain(first, core) + gain(second, core) == surplus {
                hand_out(position, [line, square], core, [first, second], sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// How many more cells than digits a part adds to the core.
fn gain(part: &Part, core: &Part) -> u32 {
    part.cells.len().saturating_sub(part.digits.minus(core.digits).len())
}

/// The choices of empty cells that add more cells than digits.
fn parts(position: &Position, cells: CellSet, core: &Part) -> List<Part, 63> {
    let cells = cells.intersection(position.empty_cells());
    let mut parts = List::new(Part { cells: CellSet::EMPTY, digits: DigitSet::EMPTY });
    for chosen in 1..1_u16 << cells.len().min(6) {
        let chosen = (0..6).zip(cells).filter(|(i, _)| chosen >> i & 1 != 0);
        let part = Part::of(position, chosen.fold(CellSet::EMPTY, |all, (_, cell)| all.with(cell)));
        if gain(&part, core) > 0 {
            parts.push(part);
        }
    }
    parts
}

fn hand_out(
    position: &Position,
    houses: [House; 2],
    core: &Part,
    parts: [&Part; 2],
    sink: &mut Sink,
) -> ControlFlow<()> {
    let [first, second] = parts;
    let rest = |house: House, part: &Part| house.set().minus(core.cells).minus(part.cells);
    let [line, square] = houses;
    let losses = [
        (rest(line, first), core.digits.union(first.digits).minus(second.digits)),
        (rest(square, second), core.digits.union(second.digits).minus(first.digits)),
    ];
    let loses = |&(cells, digits): &(CellSet, DigitSet)| {
        cells.into_iter().any(|cell| !common(position.of(cell), digits).is_empty())
    };
    if !losses.iter().any(loses) {
        return ControlFlow::Continue(());
    }
    let mut step = Step::new(Technique::SueDeCoq);
    for (cells, digits) in losses {
        for cell in cells {
            step.eliminations[cell] = step.eliminations[cell].union(common(position.of(cell), digits));
        }
    }
    for (part, role) in [(core, Role::Pivot), (first, Role::SetA), (second, Role::SetB)] {
        for cell in part.cells {
            step.mark(cell, position.of(cell), role);
        }
    }
    step.mark_house(line, Role::SetA);
    step.mark_house(square, Role::SetB);
    sink(&step)
}
