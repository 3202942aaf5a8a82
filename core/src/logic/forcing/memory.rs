//! The memory that a search takes: on the stack, no more than its technique needs.

use super::chains::Trail;
use super::desk::Desk;
use super::find::Finds;
use super::stage::Stage;
use super::walk::Walk;

/// What only one search needs at a time, however deep it is: nothing in here outlives a search of chains or a walk.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tools {
    pub(super) trail: Trail,
    pub(super) walk: Walk,
    /// Whether something had no room, anywhere.
    pub(super) is_overfull: bool,
}

impl Tools {
    const IDLE: Self = Self { trail: Trail::IDLE, walk: Walk::IDLE, is_overfull: false };
}

/// The memory of a search and of those inside its runs. A search with runs takes the first desk and leaves the others to
/// what is inside; one inside a run takes the first list besides.
pub(super) struct Memory<'a> {
    pub(super) desks: &'a mut [Desk],
    pub(super) finds: &'a mut [Finds],
    pub(super) tools: &'a mut Tools,
}

impl Memory<'_> {
    /// A desk, and what is left without it.
    pub(super) fn desk(&mut self) -> Option<(&mut Desk, Memory<'_>)> {
        let (desk, desks) = self.desks.split_first_mut()?;
        Some((desk, Memory { desks, finds: self.finds, tools: self.tools }))
    }

    /// A list of deductions, and what is left without it.
    pub(super) fn finds(&mut self) -> Option<(&mut Finds, Memory<'_>)> {
        let (list, finds) = self.finds.split_first_mut()?;
        Some((list, Memory { desks: self.desks, finds, tools: self.tools }))
    }
}

/// Gives a search the memory that it needs.
pub(super) fn with_memory<T>(stage: Stage, go: impl FnOnce(Memory) -> T) -> T {
    #[inline(never)]
    fn on_stack<const DESKS: usize, const FINDS: usize, T>(go: impl FnOnce(Memory) -> T) -> T {
        let (mut desks, mut finds, mut tools) = ([Desk::IDLE; DESKS], [Finds::NONE; FINDS], Tools::IDLE);
        go(Memory { desks: &mut desks, finds: &mut finds, tools: &mut tools })
    }
    match stage {
        Stage::Chains => on_stack::<0, 0, T>(go),
        Stage::Nishio | Stage::Multiple | Stage::Dynamic | Stage::DynamicPlus => on_stack::<1, 0, T>(go),
        Stage::Nested2 => on_stack::<1, 1, T>(go),
        Stage::Nested3 | Stage::Nested4 => on_stack::<2, 1, T>(go),
        Stage::Nested5 => on_stack::<2, 2, T>(go),
    }
}
