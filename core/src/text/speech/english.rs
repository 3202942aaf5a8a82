//! English templates: where to look, and what to look for.

use super::reasons;
use crate::logic::Technique;

/// How much is said of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// Where to look, without the technique.
    Where,
    /// What to look for.
    What,
    /// The whole step: what, why, and what follows.
    Everything,
}

/// The English template for a technique, with a NUL at its end.
pub const fn template_with_nul(technique: Technique, detail: Detail) -> &'static str {
    match detail {
        Detail::Where => place(technique),
        Detail::What => pattern(technique),
        Detail::Everything => reasons::reason(technique),
    }
}

/// `{houses:...}` in words.
macro_rules! houses {
    ($part:literal) => {
        concat!("{houses:", $part, "|row |column |box |, | and }")
    };
}
pub(super) use houses;

/// `{digits:...}` in words.
macro_rules! digits {
    ($part:literal) => {
        concat!("{digits:", $part, "|, | and }")
    };
}
pub(super) use digits;

const fn place(technique: Technique) -> &'static str {
    use Technique as T;
    match technique {
        T::Conflict => "Look at the digits that stand: two of them cannot both be right.\0",
        T::WrongDigit => "Look at the digits that you have filled in.\0",
        T::MissingCandidate => "Look at your notes.\0",
        T::Bug1 | T::Bug2 | T::Bug3 | T::Bug4 => {
            "Look at the cells that have more than two candidates: there are few of them left.\0"
        }
        T::XChain
        | T::ForcingXChain
        | T::BidirectionalXCycle
        | T::SimpleColorsTrap
        | T::SimpleColorsWrap
        | T::MultiColors1
        | T::MultiColors2 => "Follow one digit through the whole grid.\0",
        T::XYChain | T::RemotePair | T::BidirectionalYCycle => "Look at the cells that have two candidates.\0",
        _ => concat!("Look at {if area}{area|row |column |box |, | and }{else}the whole grid{end}.", "\0"),
    }
}

const fn pattern(technique: Technique) -> &'static str {
    use Technique as T;
    match technique {
        T::FullHouse => concat!("Look for a Full House: one digit is missing in ", houses!("base"), ".\0"),
        T::HiddenSingle => {
            concat!("Look for a Hidden Single: the digit {digits:placed} has one place in ", houses!("base"), ".\0")
        }
        T::NakedSingle => "Look for a Naked Single: some cell can be nothing but {digits:placed}.\0",
        T::DirectPointing | T::DirectClaiming => {
            "Look for {technique} with the digit {digits:pattern}: where it is locked leaves one place for it elsewhere.\0"
        }
        T::DirectHiddenPair | T::DirectHiddenTriple => concat!(
            "Look for a {technique} of the digits ",
            digits!("pattern"),
            ": it leaves one place for {digits:placed}.\0"
        ),
        T::Pointing | T::Claiming => {
            concat!("Look for {technique}: where in ", houses!("base"), " can the digit {digits:pattern} go?\0")
        }
        T::XWing
        | T::XChain
        | T::XYWing
        | T::XYZWing
        | T::XYChain
        | T::Aic
        | T::AlsXZ
        | T::AlsXYWing
        | T::AlsXYChain
        | T::EmptyRectangle
        | T::AlignedPairExclusion
        | T::AlignedTripleExclusion
        | T::AvoidableRectangle1
        | T::AvoidableRectangle2 => {
            concat!("Look for an {technique}{if digits} with ", "{digits|, | and }", "{end}.\0")
        }
        T::SimpleColorsTrap | T::SimpleColorsWrap => "Color the digit {digits} with two colors: {technique}.\0",
        T::MultiColors1 | T::MultiColors2 => "Color the digit {digits} with two pairs of colors: {technique}.\0",
        T::SueDeCoq
        | T::Nishio
        | T::CellForcingChains
        | T::RegionForcingChains
        | T::DynamicContradiction
        | T::DynamicDouble
        | T::DynamicCell
        | T::DynamicRegion
        | T::DynamicPlusContradiction
        | T::DynamicPlusDouble
        | T::DynamicPlusCell
        | T::DynamicPlusRegion
        | T::NestedContradiction
        | T::NestedDouble
        | T::NestedCell
        | T::NestedRegion => concat!(
            "Look for {technique}{if cells:assumption}, beginning with {digits:assumption|, | or } in ",
            "{cells:assumption|, | or }{end}.\0"
        ),
        T::UniqueRectangle1
        | T::UniqueRectangle2
        | T::UniqueRectangle3
        | T::UniqueRectangle4
        | T::UniqueRectangle5
        | T::UniqueRectangle6
        | T::HiddenRectangle
        | T::UniqueLoop1
        | T::UniqueLoop2
        | T::UniqueLoop3
        | T::UniqueLoop4 => concat!("Look for a {technique} with ", digits!("pattern"), ".\0"),
        T::Conflict => "A digit stands twice in a row, a column or a box: {digits:mistake|, | and }.\0",
        T::WrongDigit => "A digit does not lead to the solution: {digits:mistake|, | or }.\0",
        T::MissingCandidate => "The notes lack a digit that the solution has there: {digits:mistake|, | or }.\0",
        _ => concat!("Look for a {technique}{if digits} with ", "{digits|, | and }", "{end}.\0"),
    }
}
