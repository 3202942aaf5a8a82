//! Steps in words, from templates.
//!
//! A template is a text with arguments in braces. English ones for every technique and degree stand in `english` and
//! `reasons`; any other is as good.

mod area;
mod argument;
mod chain;
mod english;
mod notation;
mod reasons;
mod template;
mod unique;
mod words;

pub use english::{Detail, template_with_nul};
pub use template::say;
