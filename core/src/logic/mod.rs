//! Thinking like a person: positions, techniques, hints and ratings.
//!
//! A position (`position`) is a grid with its candidates. A technique looks for a pattern in it and says what follows, as a
//! step (`step`). The `catalogue` lists the techniques with their names, ratings and scores; `techniques` holds them, one
//! file a family.

mod catalogue;
mod explainer;
mod finder;
pub mod forcing;
mod list;
mod position;
mod rating;
mod step;
pub mod techniques;

pub use catalogue::{Level, Technique, TechniqueSet};
pub use explainer::{NextStep, NoStep, Scale};
pub use finder::{Finder, HODOKU_ORDER, HUMAN_ORDER, RATING_ORDER};
pub use list::List;
pub use position::{Position, Spots};
pub use rating::{PlainRater, Progress, Rater, Ratings};
pub use step::{Link, Mark, MarkedHouse, Node, Reason, Role, Sink, Step};
