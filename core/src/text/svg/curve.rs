//! The way of an arrow from one candidate to another: of several curves the one that hides least.

use super::Shown;
use super::place::{Frame, Point, RADIUS, scaled};
use crate::board::Candidates;

/// A parabola, from where it leaves the first candidate to where it reaches the second.
#[derive(Clone, Copy)]
pub(super) struct Curve {
    pub(super) from: Point,
    /// Where the tangents at both ends meet.
    pub(super) control: Point,
    pub(super) to: Point,
}

/// How far the control point lies beside the line, in hundredths of its length.
const BENDS: [i32; 12] = [10, -10, 16, -16, 24, -24, 34, -34, 46, -46, 60, -60];
/// The same between neighbours, which would hide a flat curve.
const NEAR_BENDS: [i32; 2] = [110, -110];
/// So near are neighbours.
const NEAR: i32 = 56;
/// In how many parts a curve is looked at.
const PARTS: i32 = 32;

/// The curve that hides least. `named` are the candidates of the chains.
pub(super) fn best(frame: &Frame, shown: &Shown, from: Point, to: Point, named: &Candidates) -> Curve {
    let far = from.distance(to);
    let bends = if far < NEAR { &NEAR_BENDS[..] } else { &BENDS[..] };
    let curves = bends.iter().map(|&bend| {
        let curve = bent(from, to, bend);
        (hidden(frame, shown, &curve, named) + bend.abs() * 3 / 2, curve)
    });
    let straight = Curve { from, control: from, to };
    curves.min_by_key(|&(cost, _)| cost).map_or(straight, |(_, curve)| curve)
}

fn bent(from: Point, to: Point, bend: i32) -> Curve {
    let (x, y) = (to.x - from.x, to.y - from.y);
    let middle = Point { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    let control = middle.plus(scaled(y, bend, 100), scaled(-x, bend, 100));
    Curve { from: from.toward(control, RADIUS + 1), control, to: to.toward(control, RADIUS + 2) }
}

/// How much a curve hides.
fn hidden(frame: &Frame, shown: &Shown, curve: &Curve, named: &Candidates) -> i32 {
    let &Curve { from, control, to } = curve;
    let at = |i: i32| {
        let (a, b, c) = ((PARTS - i) * (PARTS - i), 2 * i * (PARTS - i), i * i);
        let on = |from: i32, control: i32, to: i32| (a * from + b * control + c * to) / (PARTS * PARTS);
        Point { x: on(from.x, control.x, to.x), y: on(from.y, control.y, to.y) }
    };
    (1..PARTS)
        .map(|i| {
            let point = at(i);
            let Some((cell, digit)) = frame.at(point) else { return 12 };
            let from_middle = point.distance(frame.middle(cell));
            let from_candidate = point.distance(frame.candidate(cell, digit));
            match () {
                () if shown.grid[cell].is_some() => 8 * i32::from(from_middle < 34),
                () if !shown.candidates[cell].contains(digit) => 0,
                () if named[cell].contains(digit) && from_candidate < RADIUS + 4 => 40,
                () if from_candidate < 13 => 5,
                () => 0,
            }
        })
        .sum()
}
