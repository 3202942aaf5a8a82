//! The legend: what the colours, shapes and lines of a step mean.

use super::Shown;
use super::curve::Curve;
use super::digits::text;
use super::ground::{outline, tint, tint_house};
use super::links::{arrow, is_drawn};
use super::look::{Hue, Look, Theme, look};
use super::parts::{is_of_chains, roles, tinted};
use super::pen::Pen;
use super::place::{Area, CELL, Frame, Point};
use super::shapes::{GONE, PLACED, shape, strike};
use crate::board::{Candidates, Digit};
use crate::logic::{Role, Step};

/// Entries side by side, and from a row of them to the next.
const COLUMNS: usize = 4;
const ROW: i32 = 52;
/// The side of a piece of a cell or house.
const SIDE: i32 = 46;

/// What an entry shows: what is drawn for it in the picture.
#[derive(Clone, Copy)]
enum Sign {
    /// The shape of candidates, on the tint of their cell if it has one.
    Shape(Look),
    /// The tint of cells.
    Cell(Look),
    /// The frame of houses.
    House(Role),
    /// A digit that is placed where no chain leads.
    Placed(Digit),
    Gone,
    Link {
        is_strong: bool,
    },
}

/// The entries that a step needs, with the words for them.
fn entries(shown: &Shown, step: &Step) -> impl Iterator<Item = (Sign, &'static str)> {
    let roles = Role::ALL.into_iter().zip(roles(shown, step)).filter_map(move |(role, has_shape)| {
        let (look, has_tint) = (look(role), !tinted(shown, step, role).is_empty());
        let has_house = step.houses.as_slice().iter().any(|house| house.role == role);
        let sign = match () {
            () if has_shape => Sign::Shape(Look { is_of_cell: look.is_of_cell && has_tint, ..look }),
            () if has_tint => Sign::Cell(look),
            () if has_house => Sign::House(role),
            () => return None,
        };
        Some((sign, word(role, is_of_chains(step))))
    });
    let has_link = |is_strong| step.links.as_slice().iter().any(|link| link.to.is_on == is_strong && is_drawn(link));
    let placed = match step.placement {
        Some((_, digit)) if step.links.as_slice().is_empty() => Sign::Placed(digit),
        _ => Sign::Shape(Look { is_of_cell: true, ..PLACED }),
    };
    let extra = [
        (has_link(true), Sign::Link { is_strong: true }, "strong link"),
        (has_link(false), Sign::Link { is_strong: false }, "weak link"),
        (step.placement.is_some(), placed, "placed"),
        (step.eliminations != Candidates::NONE, Sign::Gone, "eliminated"),
    ];
    roles.chain(extra.into_iter().filter(|entry| entry.0).map(|(_, sign, word)| (sign, word)))
}

/// The height of the legend.
pub(super) fn height(shown: &Shown, step: &Step) -> i32 {
    ROW * entries(shown, step).count().div_ceil(COLUMNS) as i32
}

pub(super) fn draw(pen: &mut Pen, theme: Theme, frame: &Frame, shown: &Shown, step: &Step) {
    let left = frame.crossing(9, 0).plus(24, 30);
    for (i, (sign, word)) in entries(shown, step).enumerate() {
        let at = left.plus((i % COLUMNS) as i32 * 9 * CELL / COLUMNS as i32, (i / COLUMNS) as i32 * ROW + 20);
        draw_sign(pen, theme, at, sign);
        pen.tag("text").number("x", at.x + 38).number("y", at.y + 10);
        pen.number("font-size", 30).text("fill", theme.ink()).end_with("text", word);
    }
}

fn draw_sign(pen: &mut Pen, theme: Theme, at: Point, sign: Sign) {
    let around = Area { corner: at.plus(-SIDE / 2, -SIDE / 2), width: SIDE, height: SIDE };
    match sign {
        Sign::Shape(look) => {
            if look.is_of_cell {
                tint(pen, look, theme, around);
            }
            shape(pen, theme, at, look);
        }
        Sign::Cell(look) => tint(pen, look, theme, around),
        Sign::House(role) => {
            tint_house(pen, theme, around, role);
            outline(pen, theme, around, role, "9 5");
        }
        Sign::Placed(digit) => {
            tint(pen, PLACED, theme, around);
            pen.tag("g").text("text-anchor", "middle").number("font-size", 36).begin();
            text(pen, at.plus(0, 13), digit, Hue::Green.line(theme), "bold");
            pen.close("g");
        }
        Sign::Gone => {
            shape(pen, theme, at, GONE);
            strike(pen, theme, at);
        }
        Sign::Link { is_strong } => {
            let (from, control, to) = (at.plus(-24, 8), at.plus(0, -8), at.plus(26, 6));
            pen.tag("g").text("stroke", theme.link()).text("fill", theme.link()).number("stroke-width", 4).begin();
            arrow(pen, &Curve { from, control, to }, is_strong);
            pen.close("g");
        }
    }
}

/// What a role is called in a legend.
const fn word(role: Role, is_chain: bool) -> &'static str {
    match role {
        Role::ColorA if is_chain => "on",
        Role::ColorB if is_chain => "off",
        Role::SetA => "set A",
        Role::SetB => "set B",
        Role::SetC => "set C",
        Role::ColorA => "colour A",
        Role::ColorB => "colour B",
        Role::ColorC => "colour C",
        Role::ColorD => "colour D",
        _ => role.name(),
    }
}
