//! The techniques, one file a family.
//!
//! Each is a pure function from a position to steps: it hands every step that it finds to a sink, in an order that its
//! file states, until the sink has enough. No step is handed out that changes nothing.

pub mod als;
pub mod avoidable_rectangles;
pub mod bug;
pub mod chains;
pub mod coloring;
pub mod exclusion;
pub mod finned_fish;
pub mod fish;
mod fish_pattern;
pub mod franken;
pub mod hidden_rectangle;
pub mod locked;
pub mod locked_subsets;
mod loop_walk;
pub(crate) mod order;
mod rectangle;
pub mod remote_pair;
mod sight;
pub mod single_digit;
pub mod singles;
pub mod subsets;
pub mod sue_de_coq;
pub mod unique_loops;
pub mod unique_rectangles;
pub mod w_wing;
pub mod wings;
