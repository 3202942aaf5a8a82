//! Sudoku as text: reading the spellings that people and programs use, and writing four of them.
//!
//! A puzzle is 81 cells: `1` to `9` for a digit, one of `0 . _ * - x X ?` for an empty cell. It stands
//! - in one line: 81 cells in a run, behind which a blank, comma, semicolon, quote or bracket starts an annotation that
//!   nobody reads; or 81 cells in fields of equal length and nothing else; or 81 characters that are digits and spaces;
//! - in nine rows of one layout: nine cells in a run, in three fields or in nine fields. Blanks, commas, semicolons,
//!   bars (`| ! :` and those of Unicode), quotes and brackets divide fields. A space is an empty cell where the layout
//!   gives every cell its column (`layout.rs` draws these layouts).
//!
//! The rows stand together, or in three bands, or each by itself. Blank lines or one line of a frame keep them apart,
//! always the same way: wherever else a gap stands, a grid ends. So do two lines of frame, a title (a line with a word,
//! and fewer cells than letters up to it), a puzzle in one line, and a ninth row in a run. A comment, from a `#` at the
//! start of a line or behind a blank, says nothing. Sections called `[State]`, `[Solution]` and `[PencilMarks]` are
//! passed over, since what they hold is no puzzle.
//!
//! Wrong text never becomes a wrong puzzle: where two readings are possible, the text is malformed.

mod block;
mod cursor;
mod layout;
mod line;
mod position;
mod scan;
mod shape;
mod single;
mod speech;
mod svg;
mod walk;
mod write;
mod writer;

pub use cursor::Cursor;
pub use position::{CandidateStyle, Lone, Spelled, Unspeakable, format_candidates, parse_candidates};
pub use speech::{Detail, say, template_with_nul};
pub use svg::{Picture, Theme, svg};
pub use walk::{Next, next_puzzle, parse};
pub use write::{Printed, Style, format};
pub use writer::Writer;
