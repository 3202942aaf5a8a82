//! What a fish with fins consists of, and what it looks like as a step.

use crate::board::{CellSet, Digit, DigitSet, HouseSet};
use crate::logic::{List, Position, Role, Sink, Step, Technique};
use core::ops::ControlFlow;

/// A fish of a digit: as many base houses as cover houses.
#[derive(Clone, Copy)]
pub(super) struct Fish {
    pub(super) technique: Technique,
    pub(super) digit: Digit,
    pub(super) base: HouseSet,
    pub(super) cover: HouseSet,
    /// The places in a base house that no cover house takes, and those in two base houses.
    pub(super) fins: CellSet,
    /// Where the digit goes.
    pub(super) gone: CellSet,
}

impl Fish {
    /// A filler for lists.
    pub(super) const NONE: Self = Self {
        technique: Technique::FinnedXWing,
        digit: Digit::D1,
        base: HouseSet::EMPTY,
        cover: HouseSet::EMPTY,
        fins: CellSet::EMPTY,
        gone: CellSet::EMPTY,
    };

    /// Hands the fish out.
    pub(super) fn hand_out(&self, position: &Position, sink: &mut Sink) -> ControlFlow<()> {
        let mut step = Step::new(self.technique);
        step.eliminate_all(self.gone, self.digit);
        self.mark(position, &mut step);
        sink(&step)
    }

    fn mark(&self, position: &Position, step: &mut Step) {
        let digits = DigitSet::only(self.digit);
        let base = set_of(self.base).intersection(position.places(self.digit));
        step.mark_all(base.minus(self.fins), digits, Role::Base);
        step.mark_all(self.fins, digits, Role::Fin);
        self.base.for_each(|house| step.mark_house(house, Role::Base));
        self.cover.for_each(|house| step.mark_house(house, Role::Cover));
    }
}

/// The cells of several houses.
pub(super) fn set_of(houses: HouseSet) -> CellSet {
    houses.fold(CellSet::EMPTY, |all, house| all.union(house.set()))
}

/// Hands out each fish on the same base, and after it the siamese twins that it makes with an earlier one: two fish with the
/// same base and other fins, whose eliminations are put together. Sashimi is the pair only if both are.
pub(super) fn hand_out_with_twins<const N: usize>(
    position: &Position,
    fishes: &List<Fish, N>,
    sink: &mut Sink,
) -> ControlFlow<()> {
    for (index, fish) in fishes.as_slice().iter().enumerate() {
        fish.hand_out(position, sink)?;
        for twin in fishes.as_slice().iter().take(index).filter(|twin| !twin.fins.is_empty() && !fish.fins.is_empty()) {
            let gone = fish.gone.union(twin.gone);
            if gone == fish.gone || gone == twin.gone {
                continue;
            }
            let mut step = Step::new(fish.technique.min(twin.technique));
            step.eliminate_all(gone, fish.digit);
            twin.mark(position, &mut step);
            fish.mark(position, &mut step);
            sink(&step)?;
        }
    }
    ControlFlow::Continue(())
}
