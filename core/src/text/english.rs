//! What to say about a step, in English: templates for each technique in three degrees.

use crate::logic::Technique;

/// How much to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// Where to look.
    Where,
    /// What to look for.
    What,
    /// Everything.
    Everything,
}

/// The template for a technique. It ends with a NUL.
pub const fn english(technique: Technique, detail: Detail) -> &'static str {
    match detail {
        Detail::Where => at(technique),
        Detail::What => what(technique),
        Detail::Everything => everything(technique),
    }
}

const fn at(technique: Technique) -> &'static str {
    use Technique as T;
    match technique {
        T::Conflict | T::WrongDigit | T::MissingCandidate => "Something is wrong in {area}.\0",
        _ => "Look at {area}.\0",
    }
}

const fn what(technique: Technique) -> &'static str {
    use Technique as T;
    match technique {
        T::Conflict => "Digits {digits} break a rule.\0",
        T::WrongDigit => "A digit in {cells} is wrong.\0",
        T::MissingCandidate => "Candidates are missing in {cells}.\0",
        T::NakedSingle => "Look for a cell with one candidate: {technique} in {area}.\0",
        T::FullHouse | T::HiddenSingle => "Look for the only place of {digits}: {technique} in {area}.\0",
        _ => "Look for: {technique}, digits {digits}.\0",
    }
}

const fn everything(technique: Technique) -> &'static str {
    use Technique as T;
    match technique {
        T::FullHouse => "{technique}: {area} has one empty cell left, so {placement}.\0",
        T::HiddenSingle => "{technique}: in {area} only one cell can take {digits:pattern}, so {placement}.\0",
        T::NakedSingle => "{technique}: {cells:pattern} has one candidate left, so {placement}.\0",
        T::DirectPointing | T::DirectClaiming => {
            "{technique}: in {houses:base} all places of {digits:pattern} are in {houses:cover}, which leaves one in \
             {houses:pattern}, so {placement}.\0"
        }
        T::DirectHiddenPair | T::DirectHiddenTriple => {
            "{technique}: in {houses:base} the digits {digits:pattern} need {cells:pattern}, which leaves one place for \
             {digits:conclusion}, so {placement}.\0"
        }
        T::Pointing | T::Claiming => {
            "{technique}: in {houses:base} all places of {digits} are in {houses:cover}, so it goes from the rest of \
             {houses:cover}: {eliminations}.\0"
        }
        T::NakedPair | T::NakedTriple | T::NakedQuad | T::LockedPair | T::LockedTriple => {
            "{technique}: {cells:pattern} have only the candidates {digits:pattern}, so those go from the other cells of \
             {houses:base}: {eliminations}.\0"
        }
        T::HiddenPair | T::HiddenTriple | T::HiddenQuad => {
            "{technique}: in {houses:base} the digits {digits:pattern} have no place but {cells:pattern}, so nothing else \
             can be there: {eliminations}.\0"
        }
        T::XWing | T::Swordfish | T::Jellyfish | T::FrankenXWing | T::FrankenSwordfish | T::FrankenJellyfish => {
            "{technique}: in {houses:base} all places of {digits:base} are in {houses:cover}, so it goes from the rest of \
             those: {eliminations}.\0"
        }
        T::FinnedXWing
        | T::FinnedSwordfish
        | T::FinnedJellyfish
        | T::SashimiXWing
        | T::SashimiSwordfish
        | T::SashimiJellyfish
        | T::FinnedFrankenXWing
        | T::FinnedFrankenSwordfish
        | T::FinnedFrankenJellyfish => {
            "{technique}: in {houses:base} all places of {digits:base} are in {houses:cover}, but for the fins {cells:fin}. \
             Either the fish is there or a fin is true, so {eliminations}.\0"
        }
        T::Skyscraper | T::TwoStringKite | T::EmptyRectangle => {
            "{technique}: two pairs of places for {digits} are linked, so one of the ends has it, and what sees both loses \
             it: {eliminations}.\0"
        }
        T::XYWing => {
            "{technique}: whichever of {digits:pivot} is in {cells:pivot}, one of {cells:pincer} has the digit that they \
             share, so {eliminations}.\0"
        }
        T::XYZWing => {
            "{technique}: whichever of {digits:pivot} is in {cells:pivot}, it or one of {cells:pincer} has the digit that they \
             share, so {eliminations}.\0"
        }
        T::WWing | T::WXYZWing => {
            "{technique}: one of {cells:pincer} must have the digit that they share, so what sees them all loses it: \
             {eliminations}.\0"
        }
        T::UniqueRectangle1
        | T::UniqueRectangle2
        | T::UniqueRectangle3
        | T::UniqueRectangle4
        | T::UniqueRectangle5
        | T::UniqueRectangle6
        | T::UniqueLoop1
        | T::UniqueLoop2
        | T::UniqueLoop3
        | T::UniqueLoop4
        | T::HiddenRectangle
        | T::AvoidableRectangle1
        | T::AvoidableRectangle2 => {
            "{technique}: if only {digits:pattern} were in {cells:pattern}, they could change places and there would be two \
             solutions, so {eliminations}.\0"
        }
        T::Bug1 | T::Bug2 | T::Bug3 | T::Bug4 => {
            "{technique}: without the candidates {digits:fin} in {cells:fin} every cell would have two candidates and the \
             puzzle two solutions, so {outcome}.\0"
        }
        T::SimpleColorsTrap | T::SimpleColorsWrap | T::MultiColors1 | T::MultiColors2 => {
            "{technique}: of the colours of {digits} one is true and the other false, so {eliminations}.\0"
        }
        T::SueDeCoq => {
            "{technique}: the candidates of {cells:pivot} are shared out between its line and its box, so {eliminations}.\0"
        }
        T::AlsXZ | T::AlsXYWing | T::AlsXYChain | T::DeathBlossom => {
            "{technique}: the almost locked sets {cells:set-a} and {cells:set-b} are linked by {digits:common}, so \
             {eliminations}.\0"
        }
        T::AlignedPairExclusion | T::AlignedTripleExclusion => {
            "{technique}: of the ways to fill {cells:pattern} some leave {cells:blocker} without a candidate, and no other has \
             {eliminations}.\0"
        }
        T::GeneralizedXWing | T::BidirectionalXCycle | T::BidirectionalYCycle | T::BidirectionalCycle => {
            "{technique}: the cycle can be true in one way or the other: {chains}. Either way {eliminations}.\0"
        }
        T::Nishio | T::DynamicContradiction | T::DynamicPlusContradiction | T::NestedContradiction => {
            "{technique}: if {cells:assumption} were otherwise, something would be both true and false, so {outcome}. \
             {chains}.\0"
        }
        T::CellForcingChains | T::DynamicCell | T::DynamicPlusCell | T::NestedCell => {
            "{technique}: whichever of {digits:pivot} is in {cells:pivot}, it comes to the same: {outcome}. {chains}.\0"
        }
        T::RegionForcingChains | T::DynamicRegion | T::DynamicPlusRegion | T::NestedRegion => {
            "{technique}: wherever {digits:assumption} is in {houses:base}, it comes to the same: {outcome}. {chains}.\0"
        }
        T::DynamicDouble | T::DynamicPlusDouble | T::NestedDouble => {
            "{technique}: whether {digits:assumption} is in {cells:assumption} or not, it comes to the same: {outcome}. \
             {chains}.\0"
        }
        T::TurbotFish
        | T::RemotePair
        | T::XChain
        | T::XYChain
        | T::ContinuousNiceLoop
        | T::DiscontinuousNiceLoop
        | T::Aic
        | T::GroupedContinuousNiceLoop
        | T::GroupedDiscontinuousNiceLoop
        | T::GroupedAic
        | T::ForcingXChain
        | T::ForcingChain => "{technique}: {chains}. So {outcome}.\0",
        T::Conflict => "{cells} have the same digit as a peer: {digits}.\0",
        T::WrongDigit => "What is in {cells} is wrong: {digits}.\0",
        T::MissingCandidate => "{cells} could still be {digits}, which is missing there.\0",
    }
}
