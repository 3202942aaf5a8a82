//! The fast engine: one puzzle in vector registers.
//!
//! # The position
//!
//! The three cells of a box in one line are a *triad*; a grid has 27 of rows and 27 of columns. A number is the set of
//! digits that a cell may still take, and three vectors of 27 numbers are the grid: the first, second and third cell of
//! each triad of rows. Where a triad begins depends on its line, so that each vector holds a diagonal of every box: then
//! the same three vectors, with the numbers of two of them moved within their boxes, are the triads of columns. Whatever
//! is done to a triad is done to all 27 at once.
//!
//! With AVX-512 a vector is one register, and to look at a neighbour is to permute its bytes. Elsewhere it is three, one
//! for the nine boxes of each line: going on to the next line is then taking the next register.
//!
//! # The pass
//!
//! Rows first, then columns, the same way (`triads`). A band has nine triads, of which a digit takes three, one in each
//! box and one in each line: a *configuration*, one of six.
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
//! Measured by `make bench`; the README has the table. A pass is some 115 instructions with AVX-512, about 30 ns with
//! everything around it; a puzzle with 17 clues takes 13 passes and 1.8 nodes to its solution, and 2.9 passes go to a node
//! of a hard one. Tried, and what came of it:
//!
//! - with AVX-512 too, nine registers of 256 bits, one for each place within the boxes: each operation waits for fewer
//!   others, but there are four times as many, and it takes 1.3 times as long
//! - to choose the band by comparing its count with those of the others, and only then to ask about it: nobody can foresee
//!   these comparisons; asking about all six at once and taking the answer of the one with the least count is 8 % faster
//! - where a line has its own registers, the cells are worked on line by line: all at once they do not fit into sixteen
//! - moves within a 256-bit register that cross words cost three cycles; with a band to a word only the columns need them
//! - the first of the children stays in registers, only the other is written down
//! - memory for the whole tree costs as much to clear as an easy puzzle to solve: most get room for eight nodes, and move
//!   when that is not enough
//! - in words of 64 bits, the lesser of two numbers is eleven operations; that both are there is five
//! - `map` on an array of vectors, or a closure, is a call that is not compiled for the instruction set: ten times as slow
//!
//! Source: the triad and its configurations as the unit of propagation are Tom Dillon's, in his solver tdoku.

mod branch;
mod position;
mod search;
mod triads;

pub(crate) use branch::{place, question, total};
pub(crate) use position::{Update, union};
pub(crate) use triads::{Along, consequences};

pub use search::Fast;
pub(crate) use search::{Remains, Start, search};
