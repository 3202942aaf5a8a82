//! Colours and shapes.
//!
//! The colours keep apart what people with any kind of colour vision see, after the palette of Masataka Okabe and Kei Ito; a
//! fill is light enough for a black digit, or dark enough for a white one, and its line is strong on the paper.

use crate::logic::Role;

/// On what the picture is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// White paper, or a light screen.
    Light,
    /// A dark screen.
    Dark,
}

impl Theme {
    const fn pick(self, light: &'static str, dark: &'static str) -> &'static str {
        match self {
            Self::Light => light,
            Self::Dark => dark,
        }
    }

    /// What all is drawn on.
    pub(super) const fn paper(self) -> &'static str {
        self.pick("#ffffff", "#15181d")
    }

    /// Clues, frames and what must be read.
    pub(super) const fn ink(self) -> &'static str {
        self.pick("#111111", "#f5f6f8")
    }

    /// Digits that are no clues.
    pub(super) const fn placed(self) -> &'static str {
        self.pick("#1f5fb0", "#8fc1ff")
    }

    /// Candidates without a part.
    pub(super) const fn note(self) -> &'static str {
        self.pick("#5a5f66", "#a4abb5")
    }

    /// The lines between cells.
    pub(super) const fn line(self) -> &'static str {
        self.pick("#a8adb3", "#4d545e")
    }

    /// The arrows of chains.
    pub(super) const fn link(self) -> &'static str {
        self.pick("#4a2a86", "#d3b8ff")
    }
}

/// A colour.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Hue {
    Blue,
    Green,
    Orange,
    Yellow,
    Purple,
    Gray,
    Red,
}

impl Hue {
    /// The colour of an area that a digit stands on.
    pub(super) const fn fill(self, theme: Theme) -> &'static str {
        match self {
            Self::Blue => theme.pick("#aed3f4", "#1c568c"),
            Self::Green => theme.pick("#a3e0c8", "#0e5f49"),
            Self::Orange => theme.pick("#ffcf8f", "#79490c"),
            Self::Yellow => theme.pick("#fbec8f", "#655a0c"),
            Self::Purple => theme.pick("#e8c1df", "#68325f"),
            Self::Gray => theme.pick("#dadde1", "#434a54"),
            Self::Red => theme.pick("#ffc6ba", "#7c2415"),
        }
    }

    /// The colour of lines.
    pub(super) const fn line(self, theme: Theme) -> &'static str {
        match self {
            Self::Blue => theme.pick("#0b62a8", "#6fb7f6"),
            Self::Green => theme.pick("#007c5c", "#4fd3a8"),
            Self::Orange => theme.pick("#b86200", "#ffb04a"),
            Self::Yellow => theme.pick("#8f7a00", "#f1de5a"),
            Self::Purple => theme.pick("#96417f", "#e79dd3"),
            Self::Gray => theme.pick("#6a7078", "#b0b6c0"),
            Self::Red => theme.pick("#c4260c", "#ff7d60"),
        }
    }
}

/// What stands behind a candidate.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    Disc,
    Square,
    Diamond,
    /// Nothing but a line around it.
    Ring,
}

/// How a role looks.
#[derive(Clone, Copy)]
pub(super) struct Look {
    pub(super) hue: Hue,
    pub(super) shape: Shape,
    /// Whether the whole cell is tinted too.
    pub(super) is_of_cell: bool,
}

/// How a role looks. Roles that come together differ in shape, or in whether the cell is tinted.
pub(super) const fn look(role: Role) -> Look {
    let (hue, shape, is_of_cell) = match role {
        Role::Pattern => (Hue::Green, Shape::Disc, false),
        Role::Fin => (Hue::Orange, Shape::Square, false),
        Role::Pivot => (Hue::Yellow, Shape::Ring, true),
        Role::Pincer => (Hue::Blue, Shape::Disc, true),
        Role::Blocker => (Hue::Gray, Shape::Square, false),
        Role::Base => (Hue::Blue, Shape::Diamond, false),
        Role::Cover => (Hue::Orange, Shape::Disc, false),
        Role::SetA => (Hue::Blue, Shape::Disc, true),
        Role::SetB => (Hue::Green, Shape::Square, true),
        Role::SetC => (Hue::Purple, Shape::Diamond, true),
        Role::ColorA => (Hue::Blue, Shape::Disc, false),
        Role::ColorB => (Hue::Orange, Shape::Ring, false),
        Role::ColorC => (Hue::Green, Shape::Square, false),
        Role::ColorD => (Hue::Purple, Shape::Diamond, false),
        Role::Assumption => (Hue::Yellow, Shape::Diamond, false),
        Role::Conclusion => (Hue::Purple, Shape::Ring, false),
        Role::Common => (Hue::Yellow, Shape::Ring, false),
        Role::Mistake => (Hue::Red, Shape::Ring, false),
    };
    Look { hue, shape, is_of_cell }
}
