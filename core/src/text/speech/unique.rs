//! English templates: why steps are right that only hold if the puzzle has one solution.

use super::words::{cells, digits, houses};

/// What makes a pattern of two digits impossible.
macro_rules! deadly {
    () => {
        concat!(
            "{technique}: if ",
            cells!("pattern"),
            " had nothing but ",
            digits!("pattern"),
            ", these could be swapped and the puzzle would have two solutions."
        )
    };
}

/// What makes a grave impossible, and what therefore is true.
macro_rules! grave {
    () => {
        concat!(
            "{technique}: if every empty cell had two candidates and every digit two places in each house, the puzzle could ",
            "not have exactly one solution. So "
        )
    };
}

pub(super) const ONE_CORNER: &str = concat!(deadly!(), " So ", cells!("fin"), " must be something else: {result}.\0");

pub(super) const SAME_EXTRA: &str = concat!(
    deadly!(),
    " So one of ",
    cells!("fin"),
    " is {digits:fin}, and no cell that sees them all can be: {eliminations}.\0"
);

pub(super) const SUBSET: &str = concat!(
    deadly!(),
    " So one of ",
    cells!("fin"),
    " is ",
    digits!("fin", "or"),
    "{if houses:set-a}. In ",
    houses!("set-a"),
    " the digits ",
    digits!("set-a"),
    " can only go in ",
    cells!("set-a"),
    ", and only one of them in ",
    cells!("fin"),
    ", so nothing else goes in ",
    cells!("eliminated"),
    "{else}, and makes a subset with ",
    cells!("set-a"),
    " in ",
    houses!("base"),
    "{end}: {eliminations}.\0"
);

pub(super) const BOUND: &str = concat!(
    deadly!(),
    " In ",
    houses!("base"),
    " one of them can only go in ",
    cells!("fin"),
    ", so {digits:eliminated} must not go there with it: {eliminations}.\0"
);

pub(super) const CROSSED: &str = concat!(
    deadly!(),
    " In ",
    houses!("base"),
    " the digit {digits:eliminated} can only go in these cells, but in ",
    cells!("fin"),
    " it would leave just that: {eliminations}.\0"
);

pub(super) const HIDDEN: &str = concat!(
    deadly!(),
    " In ",
    houses!("base"),
    " the digit {digits:base} can only go in these cells, so {digits:eliminated} in {cells:eliminated} would leave just that: ",
    "{eliminations}.\0"
);

pub(super) const AVOIDABLE_1: &str = concat!(
    "Avoidable Rectangle Type 1: none of ",
    cells!("pattern"),
    " is a clue. If {cells:eliminated} were {digits:eliminated}, two digits could be swapped there and the puzzle would ",
    "have two solutions: {eliminations}.\0"
);

pub(super) const AVOIDABLE_2: &str = concat!(
    "Avoidable Rectangle Type 2: none of ",
    cells!("pattern"),
    " is a clue. If neither of ",
    cells!("fin"),
    " were {digits:fin}, two digits could be swapped there and the puzzle would have two solutions. So one of them is, ",
    "and no cell that sees both can be: {eliminations}.\0"
);

pub(super) const BUG_1: &str = concat!(grave!(), "{cells:fin} is ", digits!("fin", "or"), ": {result}.\0");

pub(super) const BUG_2: &str = concat!(
    grave!(),
    "one of ",
    cells!("fin"),
    " is {digits:fin}, and no cell that sees them all can be: {eliminations}.\0"
);

pub(super) const BUG_3: &str = concat!(
    grave!(),
    "one of ",
    cells!("fin"),
    " is ",
    digits!("fin", "or"),
    ", and makes a subset with ",
    cells!("set-a"),
    " in ",
    houses!("base"),
    ": {eliminations}.\0"
);

pub(super) const BUG_4: &str = concat!(
    grave!(),
    "one of ",
    cells!("fin"),
    " is ",
    digits!("fin", "or"),
    ". In ",
    houses!("base"),
    " the other must then be {digits:pattern}, so nothing else goes there: {eliminations}.\0"
);
