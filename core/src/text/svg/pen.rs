//! Writes elements of XML.

use crate::text::Writer;

/// Writes elements, one a line.
pub(super) struct Pen<'a, 'b> {
    writer: &'a mut Writer<'b>,
}

impl<'a, 'b> Pen<'a, 'b> {
    pub(super) fn new(writer: &'a mut Writer<'b>) -> Self {
        Self { writer }
    }

    /// Begins an element; its attributes follow.
    pub(super) fn tag(&mut self, name: &str) -> &mut Self {
        self.writer.byte(b'<');
        self.writer.text(name);
        self
    }

    /// An attribute. Its text has no character that XML needs for itself.
    pub(super) fn text(&mut self, name: &str, text: &str) -> &mut Self {
        self.open(name);
        self.writer.text(text);
        self.writer.byte(b'"');
        self
    }

    /// An attribute that is a number.
    pub(super) fn number(&mut self, name: &str, number: i32) -> &mut Self {
        self.numbers(name, &[number])
    }

    /// An attribute that is several numbers.
    pub(super) fn numbers(&mut self, name: &str, numbers: &[i32]) -> &mut Self {
        self.open(name);
        self.list(numbers);
        self.writer.byte(b'"');
        self
    }

    /// Where a path goes: letters, and the numbers behind each.
    pub(super) fn path(&mut self, parts: &[(&str, &[i32])]) -> &mut Self {
        self.open("d");
        for (letter, numbers) in parts {
            self.writer.text(letter);
            self.list(numbers);
        }
        self.writer.byte(b'"');
        self
    }

    /// Ends an element without content.
    pub(super) fn end(&mut self) {
        self.writer.text("/>\n");
    }

    /// Ends the attributes of an element with content.
    pub(super) fn begin(&mut self) {
        self.writer.text(">\n");
    }

    /// Ends an element with text in it.
    pub(super) fn end_with(&mut self, name: &str, text: &str) {
        self.writer.byte(b'>');
        self.writer.text(text);
        self.close(name);
    }

    /// Ends an element with content.
    pub(super) fn close(&mut self, name: &str) {
        self.writer.text("</");
        self.writer.text(name);
        self.writer.text(">\n");
    }

    /// An element with nothing but text in it.
    pub(super) fn line(&mut self, name: &str, text: &str) {
        self.tag(name).end_with(name, text);
    }

    fn open(&mut self, name: &str) {
        self.writer.byte(b' ');
        self.writer.text(name);
        self.writer.text("=\"");
    }

    fn list(&mut self, numbers: &[i32]) {
        for (i, &number) in numbers.iter().enumerate() {
            if i > 0 {
                self.writer.byte(b' ');
            }
            if number < 0 {
                self.writer.byte(b'-');
            }
            self.writer.number(number.unsigned_abs());
        }
    }
}
