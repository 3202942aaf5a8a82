//! Pieces of English templates.

/// `{houses:...}` in words.
macro_rules! houses {
    ($part:literal) => {
        concat!("{houses:", $part, "|row |column |box |, | and }")
    };
}
pub(super) use houses;

/// `{digits:...}` in words, with "and" or another word before the last.
macro_rules! digits {
    ($part:literal) => {
        digits!($part, "and")
    };
    ($part:literal, $word:literal) => {
        concat!("{digits:", $part, "|, | ", $word, " }")
    };
}
pub(super) use digits;

/// `{cells:...}` in words.
macro_rules! cells {
    ($part:literal) => {
        concat!("{cells:", $part, "|, | and }")
    };
}
pub(super) use cells;

/// One text for a single digit or cell, another for several.
macro_rules! number {
    ($argument:literal, $one:expr, $several:expr) => {
        concat!("{if one ", $argument, "}", $one, "{else}", $several, "{end}")
    };
}
pub(super) use number;
