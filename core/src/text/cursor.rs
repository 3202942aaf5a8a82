//! A place in a text.

/// Where in a text something is. All zero is the start.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Cursor {
    /// Bytes before it.
    pub offset: usize,
    /// The line, from 1. A line ends with LF, CR LF or CR.
    pub line: u32,
    /// The column, from 1. It counts characters; a byte that is not UTF-8 counts as one, a byte order mark as none.
    pub column: u32,
    /// Line ends before `offset`.
    pub lines_before: u32,
}
