//! The links of chains as arrows: a strong link, from a digit that is not there to one that is, with a solid line, a weak
//! link with a dashed one.

use super::Shown;
use super::curve::{Curve, best};
use super::look::Theme;
use super::pen::Pen;
use super::place::{Frame, Point, scaled};
use crate::board::{Candidates, CellSet};
use crate::logic::{Link, Node, Step};

pub(super) fn draw(pen: &mut Pen, theme: Theme, frame: &Frame, shown: &Shown, step: &Step) {
    let links = step.links.as_slice();
    let is_new =
        |i: usize, link: &Link| !links.iter().take(i).any(|other| (other.from, other.to) == (link.from, link.to));
    let mut named = Candidates::NONE;
    for node in links.iter().flat_map(|link| [link.from, link.to]) {
        node.cells.into_iter().flatten().for_each(|cell| named[cell] = named[cell].with(node.digit));
    }
    pen.tag("g").text("stroke", theme.link()).text("fill", theme.link()).number("stroke-width", 4).begin();
    for (_, link) in links.iter().enumerate().filter(|&(i, link)| is_new(i, link)) {
        if let Some((from, to)) = ends(frame, &link.from, &link.to) {
            arrow(pen, &best(frame, shown, from, to, &named), link.to.is_on);
        }
    }
    pen.close("g");
}

/// Whether a link has an arrow: not if both statements are about one place.
pub(super) fn is_drawn(link: &Link) -> bool {
    let cells = |node: &Node| node.cells.into_iter().flatten().fold(CellSet::EMPTY, CellSet::with);
    link.from.digit != link.to.digit || cells(&link.from).intersection(cells(&link.to)).is_empty()
}

/// Where two statements are nearest to each other. None if they are about one place.
fn ends(frame: &Frame, from: &Node, to: &Node) -> Option<(Point, Point)> {
    let places = |node: &Node| {
        let digit = node.digit;
        node.cells.into_iter().flatten().map(move |cell| frame.candidate(cell, digit))
    };
    let pairs = places(from).flat_map(|from| places(to).map(move |to| (from, to)));
    pairs.min_by_key(|(from, to)| from.distance(*to)).filter(|(from, to)| from != to)
}

/// Draws a link along a curve.
pub(super) fn arrow(pen: &mut Pen, curve: &Curve, is_strong: bool) {
    let &Curve { from, control, to } = curve;
    // A short arrow has a small head and short dashes.
    let (length, half, dashes) = if from.distance(to) < 40 { (11, 5, "5 4") } else { (15, 7, "10 7") };
    let base = to.toward(control, length);
    let line: [(&str, &[i32]); 2] = [("M", &[from.x, from.y]), ("Q", &[control.x, control.y, base.x, base.y])];
    pen.tag("path").path(&line).text("fill", "none");
    if !is_strong {
        pen.text("stroke-dasharray", dashes);
    }
    pen.end();
    let (x, y) = (scaled(base.y - to.y, half, length), scaled(to.x - base.x, half, length));
    let corners: [(&str, &[i32]); 4] =
        [("M", &[to.x, to.y]), ("L", &[base.x + x, base.y + y]), ("L", &[base.x - x, base.y - y]), ("Z", &[])];
    pen.tag("path").path(&corners).text("stroke", "none").end();
}
