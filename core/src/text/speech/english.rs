//! English templates: where to look, and what to look for.

use super::reasons;
use super::words::{digits, houses};
use crate::logic::Technique;

/// How much is said of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// Where to look, without the technique.
    Where,
    /// What to look for, without what follows.
    What,
    /// The whole step: what, why, and what follows.
    Everything,
}

/// The digits with a role, if there are any.
macro_rules! with {
    ($part:literal) => {
        concat!("{if digits:", $part, "} with ", digits!($part), "{end}")
    };
}

/// The English template for a technique, with a NUL at its end.
pub const fn template_with_nul(technique: Technique, detail: Detail) -> &'static str {
    match detail {
        Detail::Where => place(technique),
        Detail::What => pattern(technique),
        Detail::Everything => reasons::reason(technique),
    }
}

const fn place(technique: Technique) -> &'static str {
    use Technique as T;
    match technique {
        T::Conflict | T::WrongDigit | T::MissingCandidate => {
            "Something is not right in {if area}{area|row |column |box |, | and }{else}several boxes{end}.\0"
        }
        _ => "Look at {if area}{area|row |column |box |, | and }{else}the whole grid{end}.\0",
    }
}

const fn pattern(technique: Technique) -> &'static str {
    use Technique as T;
    match technique {
        T::FullHouse => concat!("Look for a Full House: only one cell of ", houses!("base"), " is empty.\0"),
        T::HiddenSingle => {
            concat!("Look for a Hidden Single: where can {digits:placed} go in ", houses!("base"), "?\0")
        }
        T::NakedSingle => "Look for a Naked Single: one cell has only one candidate left.\0",
        T::DirectPointing | T::DirectClaiming => concat!(
            "Look for {technique}: where can {digits:pattern} go in ",
            houses!("base"),
            ", and which place does that leave it elsewhere?\0"
        ),
        T::DirectHiddenPair | T::DirectHiddenTriple => concat!(
            "Look for a {technique} of ",
            digits!("pattern"),
            " in ",
            houses!("base"),
            ": it leaves another digit only one place.\0"
        ),
        T::Pointing | T::Claiming => {
            concat!("Look for {technique}: where can {digits:pattern} go in ", houses!("base"), "?\0")
        }
        T::LockedPair
        | T::LockedTriple
        | T::NakedPair
        | T::NakedTriple
        | T::NakedQuad
        | T::HiddenPair
        | T::HiddenTriple
        | T::HiddenQuad => concat!("Look for a {technique} of ", digits!("pattern"), " in ", houses!("base"), ".\0"),
        T::XWing => "Look for an X-Wing with {digits:base}.\0",
        T::Swordfish
        | T::Jellyfish
        | T::FinnedXWing
        | T::FinnedSwordfish
        | T::FinnedJellyfish
        | T::SashimiXWing
        | T::SashimiSwordfish
        | T::SashimiJellyfish
        | T::FrankenXWing
        | T::FrankenSwordfish
        | T::FrankenJellyfish
        | T::FinnedFrankenXWing
        | T::FinnedFrankenSwordfish
        | T::FinnedFrankenJellyfish => "Look for a {technique} with {digits:base}.\0",
        T::EmptyRectangle | T::XChain => "Look for an {technique} with {digits}.\0",
        T::Skyscraper | T::TwoStringKite | T::TurbotFish | T::ForcingXChain => {
            "Look for a {technique} with {digits}.\0"
        }
        T::WWing => {
            concat!("Look for a W-Wing: two cells have only the candidates ", digits!("pincer"), ".\0")
        }
        T::XYWing | T::XYZWing => {
            concat!("Look for an {technique} around a cell with the candidates ", digits!("pivot"), ".\0")
        }
        T::WXYZWing => concat!("Look for a WXYZ-Wing around a cell with the candidates ", digits!("pivot"), ".\0"),
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
        T::AvoidableRectangle1 | T::AvoidableRectangle2 => {
            "Look for an {technique}: a rectangle without a clue whose corners must not just swap two digits.\0"
        }
        T::Bug1 | T::Bug2 | T::Bug3 | T::Bug4 => {
            "Look for a {technique}: almost all empty cells have just two candidates.\0"
        }
        T::SimpleColorsTrap | T::SimpleColorsWrap => {
            "Look for a {technique}: give the places of {digits} two colours in turn.\0"
        }
        T::MultiColors1 | T::MultiColors2 => {
            "Look for {technique}: give the places of {digits} two pairs of colours in turn.\0"
        }
        T::RemotePair => concat!("Look for a Remote Pair with ", digits!("color-a"), ".\0"),
        T::XYChain => {
            concat!("Look for an XY-Chain", with!("color-a"), ": a chain through cells with two candidates.\0")
        }
        T::Aic => concat!("Look for an AIC", with!("color-a"), ": a chain of strong and weak links in turn.\0"),
        T::GroupedAic => {
            concat!("Look for a Grouped AIC", with!("color-a"), ": a chain of strong and weak links in turn.\0")
        }
        T::ContinuousNiceLoop
        | T::DiscontinuousNiceLoop
        | T::GroupedContinuousNiceLoop
        | T::GroupedDiscontinuousNiceLoop
        | T::GeneralizedXWing
        | T::BidirectionalXCycle
        | T::BidirectionalYCycle
        | T::BidirectionalCycle => concat!("Look for a {technique}", with!("color-a"), ".\0"),
        T::ForcingChain => {
            "Look for a Forcing Chain: one assumption about {digits:assumption} that leads to its own opposite.\0"
        }
        T::SueDeCoq => concat!("Look for a Sue de Coq with ", digits!("pivot"), ".\0"),
        T::AlsXZ => concat!(
            "Look for an ALS-XZ: two almost locked sets{if digits:common} that share ",
            digits!("common"),
            "{end}.\0"
        ),
        T::AlsXYWing => concat!("Look for an ALS-XY-Wing", with!("common"), ": three almost locked sets.\0"),
        T::AlsXYChain => concat!("Look for an ALS-XY-Chain", with!("common"), ": a chain of almost locked sets.\0"),
        T::DeathBlossom => {
            concat!("Look for a Death Blossom around a cell with the candidates ", digits!("pivot"), ".\0")
        }
        T::AlignedPairExclusion => {
            "Look for an Aligned Pair Exclusion: in which ways can two cells be filled together?\0"
        }
        T::AlignedTripleExclusion => {
            "Look for an Aligned Triple Exclusion: in which ways can three cells be filled together?\0"
        }
        T::Nishio | T::DynamicContradiction | T::DynamicPlusContradiction | T::NestedContradiction => {
            "Look for {technique}: one assumption about {digits:assumption} that leads to a contradiction.\0"
        }
        T::DynamicDouble | T::DynamicPlusDouble | T::NestedDouble => {
            "Look for {technique}: what follows whether {cells:assumption} is {digits:assumption} or not?\0"
        }
        T::CellForcingChains | T::DynamicCell | T::DynamicPlusCell | T::NestedCell => {
            "Look for {technique}: what follows from each candidate of {cells:pivot}?\0"
        }
        T::RegionForcingChains | T::DynamicRegion | T::DynamicPlusRegion | T::NestedRegion => concat!(
            "Look for {technique}: what follows from each place of {digits:assumption} in ",
            houses!("base"),
            "?\0"
        ),
        T::Conflict => "Look for a digit that stands twice in a row, a column or a box.\0",
        T::WrongDigit => "Look for a digit that was placed wrongly.\0",
        T::MissingCandidate => "Look for a note that is missing.\0",
    }
}
