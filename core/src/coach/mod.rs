//! A coach for a player: knows what is true of a position, and thinks like a person.
//!
//! The engine finds the solution (`truth`), the mistakes come from comparing with it (`mistakes`), and the techniques of
//! `logic` do the rest (`hint`).

mod hint;
mod mistakes;
mod play;
mod truth;

pub use hint::{Advice, Cursor, Order, Wants};
pub use play::Play;

use crate::logic::Step;
use crate::simd::Backend;
use truth::truth;

/// What comes next: a step, or what has to be said before. So many nodes at most go into finding the solution, and as many
/// into chains.
pub fn hint(backend: Backend, play: &Play, wants: &Wants, node_limit: u64) -> (Advice, Option<Step>) {
    let (truth, mut found) = (truth(backend, play, node_limit), None);
    let advice = play
        .first_of_all(&truth, &mut found)
        .unwrap_or_else(|| wants.next(&play.position(), truth.is_unique(), &mut node_limit.clone(), &mut found));
    (advice, found)
}

/// Of all steps the one at the cursor, which is moved on; `Nothing` when there are no more. Mistakes come first, as above.
pub fn step_at(
    backend: Backend,
    play: &Play,
    wants: &Wants,
    node_limit: u64,
    cursor: &mut Cursor,
) -> (Advice, Option<Step>) {
    let (truth, mut found) = (truth(backend, play, node_limit), None);
    let advice = play
        .first_of_all(&truth, &mut found)
        .unwrap_or_else(|| wants.at(&play.position(), truth.is_unique(), cursor, &mut node_limit.clone(), &mut found));
    (advice, found)
}
