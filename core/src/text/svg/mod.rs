//! A picture of a position and a step, as SVG for books and screens.
//!
//! It is made in layers, from the ground up: houses and cells are tinted, lines drawn (`ground`), shapes put behind the
//! candidates that play a part (`shapes`, of the `parts` that candidates have), chains laid over them (`links`, each along the `curve` that hides least), and
//! at last the digits written (`digits`). Colours and shapes stand in `look`, where things are in `place`. Roles that come
//! together differ in shape, or in whether the whole cell is tinted, and not in colour alone: nothing is lost in grey. What
//! is computed is integers, nothing refers to anything outside, and there are no styles or scripts, so that every program that
//! reads SVG at all can read it.

mod curve;
mod digits;
mod ground;
mod legend;
mod links;
mod look;
mod parts;
mod pen;
mod place;
mod shapes;

pub use look::Theme;

use super::writer::Writer;
use crate::board::{Candidates, Cell, CellSet, DigitSet, Grid};
use crate::logic::Step;
use pen::Pen;
use place::Frame;

/// What a picture shows.
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    /// The digits that stand.
    pub grid: Grid,
    /// The cells whose digit is a clue.
    pub clues: CellSet,
    /// The candidates of the empty cells.
    pub notes: Candidates,
    /// A step to be shown. The candidates that it speaks of are drawn whether they are among the notes or not.
    pub step: Option<&'a Step>,
    /// The colours.
    pub theme: Theme,
    /// The width in pixels.
    pub width: u32,
    /// Whether rows and columns have their names beside them.
    pub has_labels: bool,
    /// Whether a legend stands below.
    pub has_legend: bool,
}

impl Picture<'_> {
    /// The empty grid, on white paper, without anything beside it.
    pub const EMPTY: Self = Self {
        grid: Grid::EMPTY,
        clues: CellSet::EMPTY,
        notes: Candidates::NONE,
        step: None,
        theme: Theme::Light,
        width: 720,
        has_labels: false,
        has_legend: false,
    };
}

/// Draws a picture.
pub fn svg(picture: &Picture, writer: &mut Writer) {
    let frame = Frame::new(picture.has_labels);
    let shown = Shown::new(picture);
    let legend = picture.step.filter(|_| picture.has_legend).map_or(0, |step| legend::height(&shown, step));
    let (width, height) = (frame.width(), frame.width() + legend);
    let mut pen = Pen::new(writer);
    pen.tag("svg").text("xmlns", "http://www.w3.org/2000/svg");
    // As high as it must be for the width, rounded up.
    let pixels = u64::from(picture.width);
    let high = (pixels * height as u64).div_ceil(width as u64);
    pen.number("width", pixels as i32).number("height", high as i32);
    pen.numbers("viewBox", &[0, 0, width, height]).text("font-family", "sans-serif").begin();
    if let Some(step) = picture.step {
        pen.line("title", step.technique.name());
    }
    pen.tag("rect").number("width", width).number("height", height).text("fill", picture.theme.paper()).end();
    ground::draw(&mut pen, picture, &frame, &shown);
    if let Some(step) = picture.step {
        shapes::draw(&mut pen, picture.theme, &frame, &shown, step);
        links::draw(&mut pen, picture.theme, &frame, &shown, step);
    }
    digits::draw(&mut pen, picture, &frame, &shown);
    if let (Some(step), true) = (picture.step, picture.has_legend) {
        legend::draw(&mut pen, picture.theme, &frame, &shown, step);
    }
    pen.close("svg");
}

/// What is in the cells of the picture.
struct Shown {
    /// The digits that stand.
    given: Grid,
    /// The digits that stand, and the one that is placed if it is not the end of a chain.
    grid: Grid,
    /// The candidates of the other cells.
    candidates: Candidates,
}

impl Shown {
    fn new(picture: &Picture) -> Self {
        let mut shown = Self { given: picture.grid, grid: picture.grid, candidates: picture.notes };
        if let Some(step) = picture.step {
            if let (Some((cell, digit)), true) = (step.placement, step.links.as_slice().is_empty()) {
                shown.grid[cell] = shown.grid[cell].or(Some(digit));
            }
            let marks = step.marks.as_slice().iter().map(|mark| (mark.cell, mark.digits));
            let links = step.links.as_slice().iter().flat_map(|link| [link.from, link.to]);
            let nodes = links
                .flat_map(|node| node.cells.into_iter().flatten().map(move |cell| (cell, DigitSet::only(node.digit))));
            let gone = Cell::ALL.into_iter().map(|cell| (cell, step.eliminations[cell]));
            for (cell, digits) in marks.chain(nodes).chain(gone) {
                shown.candidates[cell] = shown.candidates[cell].union(digits);
            }
        }
        for (cell, _) in shown.grid.placed() {
            shown.candidates[cell] = DigitSet::EMPTY;
        }
        shown
    }
}
