//! Reading a template and filling it in.

use super::argument::Argument;
use crate::logic::Step;
use crate::text::cursor::Cursor;
use crate::text::walk;
use crate::text::writer::Writer;

/// How deep `{if}` may stand in `{if}`.
const DEPTH: usize = 8;

/// Writes a template with the arguments filled in from a step. The error is where the template goes wrong; the whole of it is
/// read, whatever the step. A NUL is wrong everywhere; other bytes are copied as they are.
///
/// A pair of braces, `{{` or `}}`, stands for a brace. `{name}`, `{name:part}` and `{name|option}` are arguments.
/// `{if argument}`, `{else}`, `{end}` take in what stands between them if the argument has something to say, or nothing;
/// with `{if one argument}` it is if that is one thing.
pub fn say(template: &[u8], step: &Step, out: &mut Writer) -> Result<(), Cursor> {
    // What is wrong before the NUL is told rather than it.
    let sound = template.split(|&byte| byte == 0).next().unwrap_or_default();
    let filled = fill(sound, step, out);
    let filled = if sound.len() < template.len() { filled.and(Err(sound.len())) } else { filled };
    filled.map_err(|at| walk::place(template, at))
}

fn fill(template: &[u8], step: &Step, out: &mut Writer) -> Result<(), usize> {
    let (mut rest, mut at) = (template, 0);
    let mut branches = Branches { frames: [Frame { holds: true, turned: false }; DEPTH], depth: 0 };
    while !rest.is_empty() {
        let (literal, taken) = match rest {
            [b'{', b'{', ..] | [b'}', b'}', ..] => (rest.get(..1).unwrap_or_default(), 2),
            [b'}', ..] => return Err(at),
            [b'{', behind @ ..] => {
                let length = behind.iter().position(|byte| matches!(byte, b'{' | b'}')).ok_or(at)?;
                let (inner, close) = behind.split_at_checked(length).ok_or(at)?;
                if close.first() != Some(&b'}') {
                    return Err(at);
                }
                instruction(inner, step, &mut branches, out).map_err(|fault| at + 1 + fault)?;
                (&[][..], length + 2)
            }
            _ => {
                let length = rest.iter().position(|byte| matches!(byte, b'{' | b'}')).unwrap_or(rest.len());
                (rest.get(..length).unwrap_or_default(), length)
            }
        };
        if branches.hold() {
            out.bytes(literal);
        }
        rest = rest.get(taken..).unwrap_or_default();
        at += taken;
    }
    if branches.depth > 0 { Err(at) } else { Ok(()) }
}

/// Does what stands in braces.
fn instruction(text: &[u8], step: &Step, branches: &mut Branches, out: &mut Writer) -> Result<(), usize> {
    match text {
        b"else" => branches.turn().ok_or(0),
        b"end" => branches.close().ok_or(0),
        [b'i', b'f', b' ', b'o', b'n', b'e', b' ', name @ ..] => {
            let argument = Argument::read(name).map_err(|fault| fault + 7)?;
            branches.open(argument.is_one(step)).ok_or(0)
        }
        [b'i', b'f', b' ', name @ ..] => {
            let argument = Argument::read(name).map_err(|fault| fault + 3)?;
            branches.open(!argument.is_empty(step)).ok_or(0)
        }
        _ => {
            let argument = Argument::read(text)?;
            if branches.hold() {
                argument.write(step, out);
            }
            Ok(())
        }
    }
}

/// An `{if}` that is open.
#[derive(Clone, Copy)]
struct Frame {
    /// Whether what stands here is taken in.
    holds: bool,
    /// Whether `{else}` has come.
    turned: bool,
}

struct Branches {
    frames: [Frame; DEPTH],
    depth: usize,
}

impl Branches {
    fn hold(&self) -> bool {
        self.frames.iter().take(self.depth).all(|frame| frame.holds)
    }

    fn open(&mut self, holds: bool) -> Option<()> {
        *self.frames.get_mut(self.depth)? = Frame { holds, turned: false };
        self.depth += 1;
        Some(())
    }

    fn turn(&mut self) -> Option<()> {
        let frame = self.frames.get_mut(self.depth.checked_sub(1)?)?;
        if frame.turned {
            return None;
        }
        *frame = Frame { holds: !frame.holds, turned: true };
        Some(())
    }

    fn close(&mut self) -> Option<()> {
        self.depth = self.depth.checked_sub(1)?;
        Some(())
    }
}
