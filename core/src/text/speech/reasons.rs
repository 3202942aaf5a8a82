//! English templates: the whole step, why it is right, and what follows.

use super::english::{digits, houses};
use crate::logic::Technique;

/// What keeps a digit out of cells that see two of which one has it.
macro_rules! either {
    () => {
        concat!(
            "{if cells:assumption} So the assumption contradicts itself: {result}.{else} One of the two ends has to be true, so",
            " whatever contradicts both is not: {result}.{end}"
        )
    };
}

/// What makes a pattern of two digits impossible.
macro_rules! deadly {
    () => {
        concat!(
            "{technique}: if {cells:pattern|, | and } had nothing but ",
            digits!("pattern"),
            ", these could be swapped and the puzzle would have two solutions."
        )
    };
}

/// The candidates that keep a pattern of two digits from being impossible.
macro_rules! extras {
    () => {
        concat!("one of the other candidates has to be true: ", digits!("fin"), " in {cells:fin|, | and }")
    };
}

pub(super) const fn reason(technique: Technique) -> &'static str {
    use Technique as T;
    match technique {
        T::FullHouse => concat!(
            "Full House: {cells:placed} is the last empty cell of ",
            houses!("base"),
            ", where only {digits:placed} is missing: {placement}.\0"
        ),
        T::HiddenSingle => concat!(
            "Hidden Single: in ",
            houses!("base"),
            " only {cells:placed} can be {digits:placed}",
            "{if cells:blocker}; {cells:blocker|, | and } keep it out of the other cells{end}: {placement}.\0"
        ),
        T::NakedSingle => "Naked Single: {cells:placed} can be nothing but {digits:placed}: {placement}.\0",
        T::DirectPointing | T::DirectClaiming => concat!(
            "{technique}: the {digits:pattern} of ",
            houses!("base"),
            " is in {cells:pattern|, | and }, so it is nowhere else in ",
            houses!("cover"),
            "; that leaves {digits:placed} one place in ",
            houses!("pattern"),
            ": {placement}.\0"
        ),
        T::DirectHiddenPair | T::DirectHiddenTriple => concat!(
            "{technique}: in ",
            houses!("base"),
            " the digits ",
            digits!("pattern"),
            " have no place but {cells:pattern|, | and }, so nothing else goes there; that leaves {digits:placed} one place: ",
            "{placement}.\0"
        ),
        T::Pointing | T::Claiming => concat!(
            "{technique}: the {digits:pattern} of ",
            houses!("base"),
            " is in {cells:pattern|, | and }, all of them in ",
            houses!("cover"),
            ", so it is nowhere else there: {eliminations}.\0"
        ),
        T::LockedPair | T::LockedTriple | T::NakedPair | T::NakedTriple | T::NakedQuad => concat!(
            "{technique}: {cells:pattern|, | and } have no candidates but ",
            digits!("pattern"),
            ", as many as there are cells, so these are used up in ",
            houses!("base"),
            ": {eliminations}.\0"
        ),
        T::HiddenPair | T::HiddenTriple | T::HiddenQuad => concat!(
            "{technique}: in ",
            houses!("base"),
            " the digits ",
            digits!("pattern"),
            " have no place but {cells:pattern|, | and }, as many as there are digits, so nothing else goes there: {eliminations}.\0"
        ),
        T::XWing | T::Swordfish | T::Jellyfish | T::FrankenXWing | T::FrankenSwordfish | T::FrankenJellyfish => {
            concat!(
                "{technique}: in ",
                houses!("base"),
                " the digit {digits:base} is only in ",
                houses!("cover"),
                ", as many houses. Each of these gets its {digits:base} from there, and from nowhere else: {eliminations}.\0"
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
            " the digit {digits:base} is only in ",
            houses!("cover"),
            ", as many houses, but for {cells:fin|, | and }. If it is not there, it goes from the other cells of ",
            houses!("cover"),
            "; if it is, from those that see it. What goes both ways: {eliminations}.\0"
        ),
        T::Skyscraper | T::TwoStringKite | T::TurbotFish | T::EmptyRectangle | T::XChain => concat!(
            "{technique} with {digits:eliminated}{if area} in {area|row |column |box |, | and }{end}",
            "{if chain}: {chain}{end}.",
            either!(),
            "\0"
        ),
        T::WWing => concat!(
            "W-Wing: {cells:pincer|, | and } have the same two candidates ",
            digits!("pincer"),
            ". {digits:pattern} in {cells:pattern|, | and } joins them: both cannot be {digits:pattern}, so one of them is ",
            "{digits:eliminated}: {eliminations}.\0"
        ),
        T::XYWing => concat!(
            "XY-Wing: {cells:pivot} is ",
            "{digits:pivot|, | or }",
            ", and either way one of {cells:pincer|, | and } is {digits:eliminated}: {eliminations}.\0"
        ),
        T::XYZWing | T::WXYZWing => concat!(
            "{technique}: whatever {cells:pivot} is, one of {cells:pivot} and {cells:pincer|, | and } is {digits:eliminated}, so no cell",
            " that sees all of these is: {eliminations}.\0"
        ),
        T::UniqueRectangle1 | T::UniqueLoop1 => {
            concat!(deadly!(), " So {cells:fin|, | and } has another digit: {result}.\0")
        }
        T::UniqueRectangle2 | T::UniqueRectangle5 | T::UniqueLoop2 => concat!(
            deadly!(),
            " So one of {cells:fin|, | and } is {digits:fin}, and no cell that sees all of them: {eliminations}.\0"
        ),
        T::UniqueRectangle3 | T::UniqueLoop3 => concat!(
            deadly!(),
            " So ",
            extras!(),
            "; with {cells:set-a|, | and } they make a subset",
            "{if houses:base} in ",
            houses!("base"),
            "{end}: {eliminations}.\0"
        ),
        T::UniqueRectangle4 | T::UniqueLoop4 => concat!(
            deadly!(),
            "{if houses:base} In ",
            houses!("base"),
            " one of the two digits has no place but {cells:fin|, | and }, so the other goes from there:{else} So{end} ",
            "{eliminations}.\0"
        ),
        T::UniqueRectangle6 | T::HiddenRectangle => concat!(
            deadly!(),
            " One of the two digits has no other place in the lines around, which would force the swap: ",
            "{eliminations}.\0"
        ),
        T::AvoidableRectangle1 | T::AvoidableRectangle2 => {
            concat!(deadly!(), " None of these digits is a clue, so that cannot be: {result}.\0")
        }
        T::Bug1 => concat!(
            "BUG Type 1: without {digits:fin} in {cells:fin|, | and }, every cell would have two candidates and every digit two places",
            " in each house; such a puzzle has two solutions or none. So it is true: {result}.\0"
        ),
        T::Bug2 | T::Bug3 | T::Bug4 => concat!(
            "{technique}: if every cell had two candidates and every digit two places in each house, the puzzle would have two",
            " solutions or none. So ",
            extras!(),
            "{if cells:set-a}; with {cells:set-a|, | and } they make a subset{end}: {eliminations}.\0"
        ),
        T::SimpleColorsTrap => concat!(
            "Simple Colors Trap: the places {cells:color-a|, | and } of {digits:eliminated} are all true or {cells:color-b|, | and } are. A cell",
            " that sees both colors cannot have it: {eliminations}.\0"
        ),
        T::SimpleColorsWrap => concat!(
            "Simple Colors Wrap: the places {cells:color-a|, | and } of {digits:eliminated} are all true or {cells:color-b|, | and } are. Two of",
            " one color see each other, so that color is false: {eliminations}.\0"
        ),
        T::MultiColors1 | T::MultiColors2 => concat!(
            "{technique}: of {digits:eliminated}, either {cells:color-a|, | and } or {cells:color-b|, | and } are true, and either",
            " {cells:color-c|, | and } or {cells:color-d|, | and }. Colors of the two pairs see each other, which leaves: {eliminations}.\0"
        ),
        T::RemotePair => concat!(
            "Remote Pair: along {cells} the digits ",
            digits!("eliminated"),
            " take turns, so of {cells:color-a|, | and } and {cells:color-b|, | and } one has the one and one the other: {eliminations}.\0"
        ),
        T::XYChain | T::Aic | T::GroupedAic => concat!("{technique}: {chain}.", either!(), "\0"),
        T::ContinuousNiceLoop
        | T::GroupedContinuousNiceLoop
        | T::BidirectionalXCycle
        | T::BidirectionalYCycle
        | T::BidirectionalCycle
        | T::GeneralizedXWing => concat!(
            "{technique}: {chain}. The loop closes, so all of it is true or all of it false; of the two ends of every link one",
            " is true either way: {eliminations}.\0"
        ),
        T::DiscontinuousNiceLoop | T::GroupedDiscontinuousNiceLoop => concat!(
            "{technique}: {chain}. The loop comes back to where it began and says the same whatever is assumed: {result}.\0"
        ),
        T::SueDeCoq => concat!(
            "Sue de Coq: {cells:pivot} have the candidates ",
            digits!("pivot"),
            "; {cells:set-a|, | and } and {cells:set-b|, | and } take some of them each, so that all cells together have as many digits as there",
            " are cells: {eliminations}.\0"
        ),
        T::AlsXZ => concat!(
            "ALS-XZ: {cells:set-a|, | and } and {cells:set-b|, | and } have one digit more than cells each. {digits:common|, | and } cannot be in",
            " both, so one of them has all of its other digits: {eliminations}.\0"
        ),
        T::AlsXYWing => concat!(
            "ALS-XY-Wing: {cells:set-a|, | and }, {cells:set-b|, | and } and {cells:set-c|, | and } have one digit more than cells each, and",
            " {digits:common|, | and } join them. One of the outer two has all of its other digits: {eliminations}.\0"
        ),
        T::AlsXYChain => concat!(
            "ALS-XY-Chain: almost locked sets, each with one digit more than cells, joined by {digits:common|, | and }",
            "{if chain}: {chain}{end}. One of the two at the ends has all of its other digits: {eliminations}.\0"
        ),
        T::DeathBlossom => concat!(
            "Death Blossom: each candidate of {cells:pivot}, ",
            "{digits:pivot|, | or }",
            ", takes a digit from an almost locked set and so locks it. One of them is locked: {eliminations}.\0"
        ),
        T::AlignedPairExclusion | T::AlignedTripleExclusion => concat!(
            "{technique}: of all ways to fill {cells:pattern|, | and }, those that leave one of {cells:blocker|, | and } without a digit or",
            " break a rule are out; no way is left with {eliminations}.\0"
        ),
        T::ForcingXChain | T::ForcingChain => {
            "{technique}: {chain}. What is assumed leads to its contrary, which therefore is true: {result}.\0"
        }
        T::Nishio | T::DynamicContradiction | T::DynamicPlusContradiction | T::NestedContradiction => concat!(
            "{technique}: if {digits:assumption|, | or } in {cells:assumption} is assumed, both a candidate and its",
            " contrary follow. So the assumption is false: {result}.{if chain} {chain| -> |; }.{end}\0"
        ),
        T::DynamicDouble | T::DynamicPlusDouble | T::NestedDouble => concat!(
            "{technique}: whether {digits:assumption|, | or } is in {cells:assumption} or not, the same follows: {result}.",
            "{if chain} {chain| -> |; }.{end}\0"
        ),
        T::CellForcingChains | T::DynamicCell | T::DynamicPlusCell | T::NestedCell => concat!(
            "{technique}: whichever of ",
            "{digits:pivot|, | or }",
            " is in {cells:pivot}, the same follows: {result}.{if chain} {chain| -> |; }.{end}\0"
        ),
        T::RegionForcingChains | T::DynamicRegion | T::DynamicPlusRegion | T::NestedRegion => concat!(
            "{technique}: wherever in ",
            houses!("base"),
            " the digit {digits:assumption} goes, the same follows: {result}.",
            "{if chain} {chain| -> |; }.{end}\0"
        ),
        T::Conflict => {
            "Conflict: in {cells:mistake|, | and } the same digit stands twice in a row, a column or a box.\0"
        }
        T::WrongDigit => "Wrong Digit: {cells:mistake|, | and } cannot be {digits:mistake|, | and }.\0",
        T::MissingCandidate => concat!(
            "Missing Candidate: the notes of {cells:mistake|, | and } lack {digits:mistake|, | and }, which the solution has there.\0"
        ),
    }
}
