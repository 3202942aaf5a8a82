//! Digits and candidates.

use super::look::Hue;
use super::pen::Pen;
use super::place::{Frame, Point};
use super::{Picture, Shown};
use crate::board::{Candidates, Cell, Digit};
use crate::logic::Role;

pub(super) fn draw(pen: &mut Pen, picture: &Picture, frame: &Frame, shown: &Shown) {
    pen.tag("g").text("text-anchor", "middle").begin();
    big(pen, picture, frame, shown);
    small(pen, picture, frame, shown);
    pen.close("g");
}

/// The digits that stand: clues are bold and black.
fn big(pen: &mut Pen, picture: &Picture, frame: &Frame, shown: &Shown) {
    let theme = picture.theme;
    let marks = picture.step.map_or(&[][..], |step| step.marks.as_slice());
    let is_wrong = |cell: Cell| marks.iter().any(|mark| mark.cell == cell && mark.role == Role::Mistake);
    pen.tag("g").number("font-size", 80).begin();
    for (cell, digit) in shown.grid.placed() {
        let is_clue = picture.clues.contains(cell) && picture.grid[cell].is_some();
        let color = match () {
            () if is_wrong(cell) => Hue::Red.line(theme),
            () if picture.grid[cell].is_none() => Hue::Green.line(theme),
            () if is_clue => theme.ink(),
            () => theme.placed(),
        };
        let weight = if is_clue || picture.grid[cell].is_none() { "bold" } else { "normal" };
        text(pen, frame.middle(cell).plus(0, 29), digit, color, weight);
    }
    pen.close("g");
}

/// The candidates: those that play a part are bold.
fn small(pen: &mut Pen, picture: &Picture, frame: &Frame, shown: &Shown) {
    let theme = picture.theme;
    let named = Shown::new(&Picture { notes: Candidates::NONE, ..*picture }).candidates;
    pen.tag("g").number("font-size", 27).begin();
    for cell in Cell::ALL {
        for digit in shown.candidates[cell] {
            let (color, weight) = match () {
                () if named[cell].contains(digit) => (theme.ink(), "bold"),
                () => (theme.note(), "normal"),
            };
            text(pen, frame.candidate(cell, digit).plus(0, 10), digit, color, weight);
        }
    }
    pen.close("g");
}

pub(super) fn text(pen: &mut Pen, at: Point, digit: Digit, color: &str, weight: &str) {
    const TEXTS: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
    pen.tag("text").number("x", at.x).number("y", at.y).text("fill", color);
    if weight == "bold" {
        pen.text("font-weight", weight);
    }
    pen.end_with("text", TEXTS[digit.index()]);
}
