//! The fast engine: one puzzle in vector registers.
//!
//! # The position
//!
//! Nine vectors, one for each place within a box, with nine numbers each, one for each box: the vector of the place at
//! row 1, column 2 holds the cell at that place of all nine boxes. A number is the set of digits that the cell may still
//! take. So whatever is done to a place is done to nine cells at once, all boxes see their neighbours by moving the nine
//! numbers about, and rows and columns are exchanged by exchanging names.
//!
//! # The pass
//!
//! Rows first, then columns, the same way (`triads`). The three cells of a box in one line are a *triad*, and each band
//! has nine. A digit takes three triads of a band, one in each box and one in each line: a *configuration*, one of six.
//!
//! 1. The digits that a triad may take are the union of its cells', less those that are taken in its line elsewhere.
//! 2. Of these a triad keeps what one of the two configurations through it allows: three intersections with the four
//!    triads that are in neither its box nor its line. That is every locked candidate, pointing and claiming, and hides the
//!    rule of the box: a digit that is taken in the box has no other configuration.
//! 3. What is left in no other triad of the line is fixed to this one, and then it is in no other of the box either. If
//!    three digits are fixed, the cells have room for no other.
//! 4. A fixed digit that only one cell of the triad may take is a hidden single, of line and box alike. All cells lose what
//!    the triad has lost, and what is taken in it.
//!
//! After the columns the cells that have a digit lose all others, and naked singles are found (`position`). A position is
//! at rest when a pass has found no single; waiting until nothing at all is struck costs more than it saves. It is dead
//! when a digit has no configuration, a cell has no digit, or a cell would have to take two: without any one of these
//! tests a few puzzles take thousands of times as long. It is solved when every cell has its digit and each house has all
//! of them, which is looked up for every solution that is handed out.
//!
//! # The question
//!
//! The bands and stacks know how many configurations they have for all digits together. The one with the fewest is where
//! to ask (`branch`): is this digit in this triad? Both answers strike at least three candidates. Counting cells instead
//! takes twice the nodes on hard puzzles.
//!
//! # What it gave
//!
//! Measured by `make bench`; the README has the table. A pass is some 430 instructions with AVX-512 and 256-bit registers,
//! about 50 ns; a puzzle with 17 clues takes 13 passes and 1.8 nodes to its solution, and 2.9 passes go to a node of a hard
//! one. Tried, and what came of it:
//!
//! - three registers of 27 triads, in rows and turned for the columns: the moves depend on each other; nine short ones
//!   have three independent chains, and run on AVX2 and SSE2 as they are
//! - moves within a 256-bit register that cross words cost three cycles; with a band to a word only the columns need them
//! - the first of the children stays in registers, only the other is written down
//! - memory for the whole tree costs as much to clear as an easy puzzle to solve: most get room for eight nodes, and move
//!   when that is not enough
//! - `map` on an array of vectors is a call that is not compiled for the instruction set: half as slow again
//!
//! Source: the triad and its configurations as the unit of propagation are Tom Dillon's, in his solver tdoku.

mod branch;
mod position;
mod search;
mod triads;

pub(crate) use branch::{question, total};
pub(crate) use position::{Signs, Update, clean, union};
pub(crate) use triads::{Along, consequences};

pub use search::Fast;
pub(crate) use search::{Remains, Start, search};
