//! English templates: the whole step, why it is right, and what follows.

use super::unique;
use super::words::{cells, digits, houses, number};
use crate::logic::Technique;

/// The cells of a colour, all or none of which are true.
macro_rules! color {
    ($part:literal) => {
        concat!("{if one cells:", $part, "}{cells:", $part, "}{else}all of ", cells!($part), "{end}")
    };
}

/// All chains.
macro_rules! chains {
    () => {
        "{if chain} {chain| -> |; }.{end}"
    };
}

/// The template for a technique.
pub(super) const fn reason(technique: Technique) -> &'static str {
    use Technique as T;
    match technique {
        T::FullHouse => concat!(
            "Full House: {cells:placed} is the only empty cell of ",
            houses!("base"),
            ", and only {digits:placed} is missing there: {placement}.\0"
        ),
        T::HiddenSingle => concat!(
            "Hidden Single: in ",
            houses!("base"),
            " only {cells:placed} can be {digits:placed}",
            "{if cells:blocker}; it stands already in ",
            cells!("blocker"),
            "{end}: {placement}.\0"
        ),
        T::NakedSingle => "Naked Single: {cells:placed} has only one candidate left, {digits:placed}: {placement}.\0",
        T::DirectPointing | T::DirectClaiming => concat!(
            "{technique}: in ",
            houses!("base"),
            " all places of {digits:pattern}, ",
            cells!("pattern"),
            ", lie in ",
            houses!("cover"),
            ", so it goes nowhere else there. That leaves it one place in ",
            houses!("pattern"),
            ": {placement}.\0"
        ),
        T::DirectHiddenPair | T::DirectHiddenTriple => concat!(
            "{technique}: in ",
            houses!("base"),
            " the digits ",
            digits!("pattern"),
            " can only go in ",
            cells!("pattern"),
            ", so nothing else goes there. That leaves {digits:placed} one place in ",
            houses!("base"),
            ": {placement}.\0"
        ),
        T::Pointing | T::Claiming => concat!(
            "{technique}: in ",
            houses!("base"),
            " all places of {digits:pattern}, ",
            cells!("pattern"),
            ", lie in ",
            houses!("cover"),
            ", so it goes nowhere else there: {eliminations}.\0"
        ),
        T::LockedPair | T::LockedTriple | T::NakedPair | T::NakedTriple | T::NakedQuad => concat!(
            "{technique}: ",
            cells!("pattern"),
            " have only the candidates ",
            digits!("pattern"),
            ", so these digits go nowhere else in ",
            houses!("base"),
            ": {eliminations}.\0"
        ),
        T::HiddenPair | T::HiddenTriple | T::HiddenQuad => concat!(
            "{technique}: in ",
            houses!("base"),
            " the digits ",
            digits!("pattern"),
            " can only go in ",
            cells!("pattern"),
            ", so nothing else goes there: {eliminations}.\0"
        ),
        T::XWing | T::Swordfish | T::Jellyfish | T::FrankenXWing | T::FrankenSwordfish | T::FrankenJellyfish => {
            concat!(
                "{technique}: in ",
                houses!("base"),
                " all places of {digits:base} lie in ",
                houses!("cover"),
                ", just as many houses. So each of these has its {digits:base} there, and nowhere else: {eliminations}.\0"
            )
        }
        T::FinnedXWing
        | T::FinnedSwordfish
        | T::FinnedJellyfish
        | T::SashimiXWing
        | T::SashimiSwordfish
        | T::SashimiJellyfish
        | T::FinnedFrankenXWing
        | T::FinnedFrankenSwordfish
        | T::FinnedFrankenJellyfish => concat!(
            "{technique}: in ",
            houses!("base"),
            " all places of {digits:base} except ",
            number!("cells:fin", "the fin ", "the fins "),
            cells!("fin"),
            " lie in ",
            houses!("cover"),
            ". If ",
            number!("cells:fin", "the fin", "one of the fins"),
            " is {digits:base}, it goes from the cells that see it; if not, the fish holds. Either way: {eliminations}.\0"
        ),
        T::Skyscraper | T::TwoStringKite => concat!(
            "{technique}: {chain| -> |; }. So {digits:pattern} is at one end or the other",
            "{if chain:2} of each chain{end}, and in no cell that sees both: {eliminations}.\0"
        ),
        T::EmptyRectangle => concat!(
            "Empty Rectangle: in ",
            houses!("base"),
            " all places of {digits:pattern}, ",
            cells!("pivot"),
            ", lie in one row and one column. In ",
            houses!("cover"),
            " it has only two places{if chain:2} each{end}, ",
            cells!("pattern"),
            " and ",
            cells!("conclusion"),
            ". Either way it cannot be in ",
            "{cells:eliminated|, | or }: {eliminations}.\0"
        ),
        T::WWing => concat!(
            "W-Wing: ",
            cells!("pincer"),
            " have only the candidates ",
            digits!("pincer"),
            ". If both were {digits:pattern}, none of its places in ",
            houses!("base"),
            ", ",
            cells!("pattern"),
            ", would be left. So one of them is {digits:eliminated}: {eliminations}.\0"
        ),
        T::XYWing => concat!(
            "XY-Wing: whether {cells:pivot} is ",
            digits!("pivot", "or"),
            ", one of ",
            cells!("pincer"),
            " becomes {digits:eliminated}, so no cell that sees both can be: {eliminations}.\0"
        ),
        T::XYZWing => concat!(
            "XYZ-Wing: whether {cells:pivot} is ",
            digits!("pivot", "or"),
            ", it or one of ",
            cells!("pincer"),
            " becomes {digits:eliminated}, so no cell that sees all three can be: {eliminations}.\0"
        ),
        T::WXYZWing => concat!(
            "WXYZ-Wing: the four cells {cells|, | and } have four candidates in all, of which only {digits:eliminated} can be ",
            "there more than once. So one of them is {digits:eliminated}, and no cell that sees all its places there can be: ",
            "{eliminations}.\0"
        ),
        T::UniqueRectangle1 | T::UniqueLoop1 => unique::ONE_CORNER,
        T::UniqueRectangle2 | T::UniqueRectangle5 | T::UniqueLoop2 => unique::SAME_EXTRA,
        T::UniqueRectangle3 | T::UniqueLoop3 => unique::SUBSET,
        T::UniqueRectangle4 | T::UniqueLoop4 => unique::BOUND,
        T::UniqueRectangle6 => unique::CROSSED,
        T::HiddenRectangle => unique::HIDDEN,
        T::AvoidableRectangle1 => unique::AVOIDABLE_1,
        T::AvoidableRectangle2 => unique::AVOIDABLE_2,
        T::Bug1 => unique::BUG_1,
        T::Bug2 => unique::BUG_2,
        T::Bug3 => unique::BUG_3,
        T::Bug4 => unique::BUG_4,
        T::SimpleColorsTrap => concat!(
            "Simple Colors Trap: {digits} is either in ",
            color!("color-a"),
            " or in ",
            color!("color-b"),
            ". It cannot be in a cell that sees both colours: {eliminations}.\0"
        ),
        T::SimpleColorsWrap => concat!(
            "Simple Colors Wrap: {digits} is either in ",
            color!("color-a"),
            " or in ",
            color!("color-b"),
            ". Two cells of one colour see each other, so that colour is false: {eliminations}.\0"
        ),
        T::MultiColors1 => concat!(
            "Multi-Colors 1: {digits} is either in ",
            color!("color-a"),
            " or in ",
            color!("color-b"),
            ", and either in ",
            color!("color-c"),
            " or in ",
            color!("color-d"),
            ". Colours of the two pairs that see each other are not both true, so one of the other two is, and no cell that sees ",
            "both of these can be {digits}: {eliminations}.\0"
        ),
        T::MultiColors2 => concat!(
            "Multi-Colors 2: {digits} is either in ",
            color!("color-a"),
            " or in ",
            color!("color-b"),
            ", and either in ",
            color!("color-c"),
            " or in ",
            color!("color-d"),
            ". One colour sees both colours of the other pair, so it is false: {eliminations}.\0"
        ),
        T::RemotePair => concat!(
            "Remote Pair: ",
            "{cells|, | and } have only the candidates ",
            digits!("color-a"),
            ", which take turns from cell to cell. One of the two is in ",
            color!("color-a"),
            " and the other in ",
            color!("color-b"),
            ", so a cell that sees both kinds can be neither: {eliminations}.\0"
        ),
        T::XChain | T::XYChain | T::Aic | T::GroupedAic => {
            "{technique}: {chain| -> |; }. So one end or the other of the chain is true, and either way: {result}.\0"
        }
        T::TurbotFish => concat!(
            "Turbot Fish: {chain| -> |; }. ",
            "{if cells:assumption}What is assumed leads to its own opposite, so it is wrong: {result}.{else}",
            "So {digits:pattern} is at one end or the other{if chain:2} of each chain{end}, and in no cell that sees both: ",
            "{result}.{end}\0"
        ),
        T::ContinuousNiceLoop | T::GroupedContinuousNiceLoop => concat!(
            "{technique}: {chain| -> |; }. The loop closes, so of two candidates side by side in it exactly one is true. ",
            "What sees both goes: {result}.\0"
        ),
        T::DiscontinuousNiceLoop | T::GroupedDiscontinuousNiceLoop => {
            "{technique}: {chain| -> |; }. The loop comes back to the cell where it began, and leaves it no choice: {result}.\0"
        }
        T::GeneralizedXWing | T::BidirectionalXCycle | T::BidirectionalYCycle | T::BidirectionalCycle => concat!(
            "{technique}: {chain| -> |; }. The chain closes, so either all of this is true or the opposite of all of it. ",
            "Either way: {result}.\0"
        ),
        T::ForcingXChain | T::ForcingChain => {
            "{technique}: {chain| -> |; }. What is assumed leads to its own opposite, so it is wrong: {result}.\0"
        }
        T::SueDeCoq => concat!(
            "Sue de Coq: ",
            cells!("pivot"),
            " share their candidates with ",
            cells!("set-a"),
            " in ",
            houses!("set-a"),
            " and with ",
            cells!("set-b"),
            " in ",
            houses!("set-b"),
            ". Together these cells need all of their digits, which are not left for other cells then: {eliminations}.\0"
        ),
        T::AlsXZ => concat!(
            "ALS-XZ: ",
            cells!("set-a"),
            " and ",
            cells!("set-b"),
            " are almost locked sets, with one digit more than cells. ",
            number!(
                "digits:common",
                "{digits:common} cannot be in both, so one of them is locked",
                concat!(digits!("common"), " cannot be in both, so both are locked")
            ),
            ": {eliminations}.\0"
        ),
        T::AlsXYWing => concat!(
            "ALS-XY-Wing: ",
            cells!("set-a"),
            ", ",
            cells!("set-b"),
            " and ",
            cells!("set-c"),
            " are almost locked sets, with one digit more than cells",
            "{if digits:common}, joined by ",
            digits!("common"),
            "{end}. One of the two outer sets is locked: {eliminations}.\0"
        ),
        T::AlsXYChain => concat!(
            "ALS-XY-Chain: {if chain}{chain| -> |; }. This is a chain of{else}these are{end} almost locked sets, with one digit ",
            "more than cells. One of the sets at its ends is locked: {eliminations}.\0"
        ),
        T::DeathBlossom => concat!(
            "Death Blossom: whether {cells:pivot} is ",
            digits!("pivot", "or"),
            ", it takes a digit from an almost locked set, which is locked then. Each of these sets has {digits:eliminated}: ",
            "{eliminations}.\0"
        ),
        T::AlignedPairExclusion | T::AlignedTripleExclusion => concat!(
            "{technique}: every way to fill ",
            cells!("pattern"),
            " with one of these candidates breaks a rule",
            "{if cells:blocker} or leaves ",
            number!("cells:blocker", "", "one of "),
            cells!("blocker"),
            " without a candidate{end}: {eliminations}.\0"
        ),
        T::Nishio | T::DynamicContradiction | T::DynamicPlusContradiction | T::NestedContradiction => {
            concat!(
                "{technique}: if {cells:assumption} were {if placement}not {end}{digits:assumption}, {if cells:clash}",
                "{cells:clash} would be both {digits:clash} and not {digits:clash}{else}there would be a contradiction",
                "{end}: {result}.",
                chains!(),
                "\0"
            )
        }
        T::DynamicDouble | T::DynamicPlusDouble | T::NestedDouble => {
            concat!(
                "{technique}: whether {cells:assumption} is {digits:assumption} or not, the same follows: {result}.",
                chains!(),
                "\0"
            )
        }
        T::CellForcingChains | T::DynamicCell | T::DynamicPlusCell | T::NestedCell => concat!(
            "{technique}: whether {cells:pivot} is ",
            digits!("pivot", "or"),
            ", the same follows: {result}.",
            chains!(),
            "\0"
        ),
        T::RegionForcingChains | T::DynamicRegion | T::DynamicPlusRegion | T::NestedRegion => concat!(
            "{technique}: wherever {digits:assumption} goes in ",
            houses!("base"),
            ", the same follows: {result}.",
            chains!(),
            "\0"
        ),
        T::Conflict => concat!(
            "Conflict: ",
            digits!("mistake"),
            number!("digits:mistake", " stands", " stand"),
            " more than once in a row, a column or a box, in ",
            cells!("mistake"),
            ".\0"
        ),
        T::WrongDigit => concat!(
            "Wrong Digit: ",
            number!(
                "cells:mistake",
                "no solution has {digits:mistake} in {cells:mistake}",
                concat!("no solution has the digits that stand in ", cells!("mistake"))
            ),
            ".\0"
        ),
        T::MissingCandidate => concat!(
            "Missing Candidate: the notes lack {candidates:mistake|, | and }, but a solution has ",
            number!("candidates:mistake", "this digit", "these digits"),
            " there.\0"
        ),
    }
}
