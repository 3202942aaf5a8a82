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

impl Cursor {
    /// The place of a byte. A line ends with LF, CR LF or CR.
    pub fn within(text: &[u8], offset: usize) -> Self {
        let before = text.get(..offset).unwrap_or_default();
        let ends = before
            .iter()
            .enumerate()
            .filter(|&(at, &byte)| byte == b'\n' && (at == 0 || before.get(at - 1) != Some(&b'\r')) || byte == b'\r');
        let lines = ends.count() as u32;
        let line = before
            .iter()
            .rposition(|byte| matches!(byte, b'\n' | b'\r'))
            .map_or(before, |end| before.get(end + 1..).unwrap_or_default());
        let line = line.strip_prefix(b"\xef\xbb\xbf").unwrap_or(line);
        let characters = line.iter().filter(|&&byte| byte & 0xc0 != 0x80).count() as u32;
        Self { offset, line: lines + 1, column: characters + 1, lines_before: lines }
    }
}
