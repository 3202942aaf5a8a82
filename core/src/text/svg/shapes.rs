//! Shapes behind the candidates that play a part.

use super::Shown;
use super::look::{Hue, Look, Shape, Theme, look};
use super::parts::{Parts, statements};
use super::pen::Pen;
use super::place::{Area, Frame, Point, RADIUS};
use crate::board::Cell;
use crate::logic::{Role, Step};

#[inline(never)]
pub(super) fn draw(pen: &mut Pen, theme: Theme, frame: &Frame, shown: &Shown, step: &Step) {
    for mark in step.marks.as_slice().iter().filter(|mark| mark.role == Role::Mistake) {
        if shown.grid[mark.cell].is_some() {
            wrong_cell(pen, theme, frame.cell(mark.cell));
        }
    }
    groups(pen, theme, frame, step);
    let parts = Parts::new(shown, step);
    // What only surrounds a candidate comes behind what fills it, so that both show.
    for is_ring in [false, true] {
        for (role, candidates) in parts.each().filter(|(role, _)| (look(*role).shape == Shape::Ring) == is_ring) {
            for cell in Cell::ALL {
                candidates[cell].for_each(|digit| shape(pen, theme, frame.candidate(cell, digit), look(role)));
            }
        }
    }
    for cell in Cell::ALL {
        for digit in step.eliminations[cell].filter(|&digit| shown.candidates[cell].contains(digit)) {
            let at = frame.candidate(cell, digit);
            shape(pen, theme, at, GONE);
            strike(pen, theme, at);
        }
    }
    if let Some((cell, digit)) = step.placement.filter(|&(cell, _)| shown.grid[cell].is_none()) {
        shape(pen, theme, frame.candidate(cell, digit), PLACED);
    }
}

/// A candidate that goes.
pub(super) const GONE: Look = Look { hue: Hue::Red, shape: Shape::Square, is_of_cell: false };
/// A candidate that is placed.
pub(super) const PLACED: Look = Look { hue: Hue::Green, shape: Shape::Disc, is_of_cell: false };

/// How a statement of a chain looks.
const fn statement(is_on: bool) -> Look {
    look(if is_on { Role::ColorA } else { Role::ColorB })
}

/// Ties the cells of a statement together.
fn groups(pen: &mut Pen, theme: Theme, frame: &Frame, step: &Step) {
    let nodes = || statements(step);
    for (i, node) in nodes().enumerate().filter(|(_, node)| matches!(node.cells, [_, Some(_), ..])) {
        if nodes().take(i).any(|other| other == node) {
            continue;
        }
        let cells = node.cells.into_iter().flatten();
        for (from, to) in cells.clone().zip(cells.skip(1)) {
            let (from, to) = (frame.candidate(from, node.digit), frame.candidate(to, node.digit));
            pen.tag("path").path(&[("M", &[from.x, from.y]), ("L", &[to.x, to.y])]);
            pen.text("stroke", statement(node.is_on).hue.line(theme)).number("stroke-width", 6).end();
        }
    }
}

/// A shape around a point.
pub(super) fn shape(pen: &mut Pen, theme: Theme, at: Point, look: Look) {
    match look.shape {
        Shape::Disc => {
            pen.tag("circle").number("cx", at.x).number("cy", at.y).number("r", RADIUS);
        }
        Shape::Ring => {
            pen.tag("circle").number("cx", at.x).number("cy", at.y).number("r", RADIUS);
        }
        Shape::Square => {
            let side = 2 * RADIUS - 2;
            pen.tag("rect").number("x", at.x - side / 2).number("y", at.y - side / 2);
            pen.number("width", side).number("height", side);
        }
        Shape::Diamond => {
            let far = RADIUS + 5;
            let points = [("M", [at.x - far, at.y]), ("L", [at.x, at.y - far]), ("L", [at.x + far, at.y])];
            let [(m, a), (l, b), (n, c)] = points;
            pen.tag("path").path(&[(m, &a), (l, &b), (n, &c), ("L", &[at.x, at.y + far]), ("Z", &[])]);
        }
    }
    let (fill, width) = if look.shape == Shape::Ring { ("none", 4) } else { (look.hue.fill(theme), 2) };
    pen.text("fill", fill).text("stroke", look.hue.line(theme)).number("stroke-width", width).end();
}

/// A line across a candidate that goes, below its digit.
pub(super) fn strike(pen: &mut Pen, theme: Theme, at: Point) {
    let (from, to) = (at.plus(1 - RADIUS, RADIUS - 1), at.plus(RADIUS - 1, 1 - RADIUS));
    pen.tag("path").path(&[("M", &[from.x, from.y]), ("L", &[to.x, to.y])]);
    pen.text("stroke", Hue::Red.line(theme)).number("stroke-width", 4).end();
}

/// A frame around a cell whose digit is wrong, with a line across.
fn wrong_cell(pen: &mut Pen, theme: Theme, Area { corner, width, height }: Area) {
    let color = Hue::Red.line(theme);
    pen.tag("rect").number("x", corner.x + 7).number("y", corner.y + 7);
    pen.number("width", width - 14).number("height", height - 14);
    pen.text("fill", "none").text("stroke", color).number("stroke-width", 6).end();
    let (from, to) = (corner.plus(18, height - 18), corner.plus(width - 18, 18));
    pen.tag("path").path(&[("M", &[from.x, from.y]), ("L", &[to.x, to.y])]);
    pen.text("stroke", color).number("stroke-width", 6).end();
}
