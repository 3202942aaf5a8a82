//! The legend: what the colours, shapes and lines of a step mean.

use super::curve::Curve;
use super::links::arrow;
use super::look::{Look, Theme, look};
use super::pen::Pen;
use super::place::{CELL, Frame, Point};
use super::shapes::{GONE, PLACED, is_outcome, shape, strike};
use crate::board::{Candidates, Cell};
use crate::logic::{Role, Step};

/// Entries side by side, and from a row of them to the next.
const COLUMNS: usize = 4;
const ROW: i32 = 52;

/// What an entry is about.
#[derive(Clone, Copy)]
enum Sign {
    Shape(Look),
    Gone,
    Link { is_strong: bool },
}

/// The entries that a step needs, with the words for them.
fn entries(step: &Step) -> impl Iterator<Item = (Sign, &'static str)> {
    let links = step.links.as_slice();
    // The digit that is placed stands where its candidates were.
    let is_covered = move |cell: Cell| links.is_empty() && step.placement.is_some_and(|(placed, _)| placed == cell);
    // Chains go from digits that are on to digits that are off, and back, in the two colours.
    let has_role = move |role: Role| {
        !links.is_empty() && matches!(role, Role::ColorA | Role::ColorB)
            || step
                .marks
                .as_slice()
                .iter()
                .any(|mark| mark.role == role && !is_covered(mark.cell) && !is_outcome(step, mark))
            || step.houses.as_slice().iter().any(|house| house.role == role)
    };
    let roles = Role::ALL
        .into_iter()
        .filter(move |&role| has_role(role))
        .map(|role| (Sign::Shape(look(role)), word(role, !links.is_empty())));
    let extra = [
        (links.iter().any(|link| link.to.is_on), Sign::Link { is_strong: true }, "strong link"),
        (links.iter().any(|link| !link.to.is_on), Sign::Link { is_strong: false }, "weak link"),
        (step.placement.is_some(), Sign::Shape(PLACED), "placed"),
        (step.eliminations != Candidates::NONE, Sign::Gone, "eliminated"),
    ];
    roles.chain(extra.into_iter().filter(|entry| entry.0).map(|(_, sign, word)| (sign, word)))
}

/// The height of the legend.
pub(super) fn height(step: Option<&Step>) -> i32 {
    step.map_or(0, |step| ROW * entries(step).count().div_ceil(COLUMNS) as i32)
}

pub(super) fn draw(pen: &mut Pen, theme: Theme, frame: &Frame, step: &Step) {
    let left = frame.crossing(9, 0).plus(24, 30);
    for (i, (sign, word)) in entries(step).enumerate() {
        let at = left.plus((i % COLUMNS) as i32 * 9 * CELL / COLUMNS as i32, (i / COLUMNS) as i32 * ROW + 20);
        draw_sign(pen, theme, at, sign);
        pen.tag("text").number("x", at.x + 38).number("y", at.y + 10);
        pen.number("font-size", 30).text("fill", theme.ink()).end_with("text", word);
    }
}

fn draw_sign(pen: &mut Pen, theme: Theme, at: Point, sign: Sign) {
    match sign {
        Sign::Shape(look) => shape(pen, theme, at, look),
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
