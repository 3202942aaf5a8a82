//! The ground: tinted houses and cells, the lines of the grid, and the names of rows and columns.

use super::look::{Look, Shape, Theme, look};
use super::parts::tinted;
use super::pen::Pen;
use super::place::{Area, CELL, Frame};
use super::shapes::PLACED;
use super::{Picture, Shown};
use crate::logic::{MarkedHouse, Role, Step};

pub(super) fn draw(pen: &mut Pen, picture: &Picture, frame: &Frame, shown: &Shown) {
    if let Some(step) = picture.step {
        cells(pen, picture.theme, frame, shown, step);
        let houses = step.houses.as_slice().iter();
        houses.for_each(|marked| tint_house(pen, picture.theme, frame.house(marked.house), marked.role));
    }
    lines(pen, picture.theme, frame);
    if picture.has_labels {
        labels(pen, picture.theme, frame);
    }
    if let Some(step) = picture.step {
        for &MarkedHouse { house, role } in step.houses.as_slice() {
            outline(pen, picture.theme, frame.house(house), role, "18 10");
        }
    }
}

/// Tints the cells that play a part as a whole: by their role, since their digit stands, or since they get it.
fn cells(pen: &mut Pen, theme: Theme, frame: &Frame, shown: &Shown, step: &Step) {
    for role in Role::ALL {
        tinted(shown, step, role).for_each(|cell| tint(pen, look(role), theme, frame.cell(cell)));
    }
    if let Some((cell, _)) = step.placement {
        tint(pen, PLACED, theme, frame.cell(cell));
    }
}

/// Tints a cell. Roles whose cells have squares or diamonds have a line in it too, so that they are told apart without colours
/// where chains take the place of these.
pub(super) fn tint(pen: &mut Pen, look: Look, theme: Theme, cell: Area) {
    area(pen, cell, 0).text("fill", look.hue.fill(theme)).text("fill-opacity", "0.6").end();
    if look.is_of_cell && matches!(look.shape, Shape::Square | Shape::Diamond) {
        area(pen, cell, 4).text("fill", "none").text("stroke", look.hue.line(theme)).number("stroke-width", 2);
        if look.shape == Shape::Diamond {
            pen.text("stroke-dasharray", "6 4");
        }
        pen.end();
    }
}

/// Tints a house so that a house that crosses it shows through.
pub(super) fn tint_house(pen: &mut Pen, theme: Theme, house: Area, role: Role) {
    let fill = look(role).hue.fill(theme);
    area(pen, house, 0).text("fill", fill).text("fill-opacity", "0.4").end();
}

/// Draws a line around a house: dashed for a cover house, so that it is told from a base house without colours.
pub(super) fn outline(pen: &mut Pen, theme: Theme, house: Area, role: Role, dash: &str) {
    area(pen, house, 5).text("fill", "none").text("stroke", look(role).hue.line(theme)).number("stroke-width", 5);
    if role == Role::Cover {
        pen.text("stroke-dasharray", dash);
    }
    pen.end();
}

/// A rectangle, so much smaller on every side.
fn area<'p, 'a, 'b>(pen: &'p mut Pen<'a, 'b>, area: Area, less: i32) -> &'p mut Pen<'a, 'b> {
    let Area { corner, width, height } = area;
    pen.tag("rect").number("x", corner.x + less).number("y", corner.y + less);
    pen.number("width", width - 2 * less).number("height", height - 2 * less)
}

fn lines(pen: &mut Pen, theme: Theme, frame: &Frame) {
    for (color, width, is_wanted) in [(theme.line(), 2, 1), (theme.ink(), 5, 0)] {
        pen.tag("g").text("stroke", color).number("stroke-width", width).text("stroke-linecap", "square").begin();
        for i in (0..=9).filter(|i| (i % 3 != 0) == (is_wanted == 1)) {
            let (top, bottom) = (frame.crossing(0, i), frame.crossing(9, i));
            let (left, right) = (frame.crossing(i, 0), frame.crossing(i, 9));
            for (from, to) in [(top, bottom), (left, right)] {
                pen.tag("path").path(&[("M", &[from.x, from.y]), ("L", &[to.x, to.y])]).end();
            }
        }
        pen.close("g");
    }
}

fn labels(pen: &mut Pen, theme: Theme, frame: &Frame) {
    const ROWS: [&str; 9] = ["r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9"];
    const COLUMNS: [&str; 9] = ["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9"];
    pen.tag("g").text("fill", theme.note()).number("font-size", 30).text("text-anchor", "middle").begin();
    for ((row, column), i) in ROWS.into_iter().zip(COLUMNS).zip(0..) {
        let (left, above) = (frame.crossing(i, 0).plus(-32, CELL / 2 + 10), frame.crossing(0, i).plus(CELL / 2, -22));
        for (label, at) in [(row, left), (column, above)] {
            pen.tag("text").number("x", at.x).number("y", at.y).end_with("text", label);
        }
    }
    pen.close("g");
}
