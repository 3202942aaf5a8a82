//! The families of techniques behind one call, and the orders in which they are asked.

use super::catalogue::{Technique, TechniqueSet};
use super::forcing::{self, Stage};
use super::position::Position;
use super::step::Sink;
use super::techniques::{
    als, avoidable_rectangles, bug, chains, coloring, exclusion, finned_fish, fish, franken, hidden_rectangle, locked,
    locked_subsets, remote_pair, single_digit, singles, subsets, sue_de_coq, unique_loops, unique_rectangles, w_wing,
    wings,
};
use core::ops::ControlFlow;

/// A family of techniques, with a size where it has one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Finder {
    FullHouses,
    HiddenSingles,
    NakedSingles,
    DirectLocked,
    DirectHidden(u32),
    Locked,
    Naked(u32),
    Hidden(u32),
    Fish(u32),
    XYWings,
    XYZWings,
    UniqueLoops,
    Bug,
    PairExclusion,
    TripleExclusion,
    Chains(Stage),
    LockedSubsets,
    NakedAnywhere(u32),
    HiddenAnywhere(u32),
    FinnedFish(u32),
    FrankenFish(u32),
    Turbot,
    EmptyRectangles,
    WWings,
    WXYZWings,
    UniqueRectangles,
    HiddenRectangles,
    AvoidableRectangles,
    SimpleColors,
    MultiColors,
    RemotePairs,
    SueDeCoq,
    XChains,
    XYChains,
    NiceLoops,
    GroupedNiceLoops,
    AlsXZ,
    AlsXYWings,
    AlsChains,
    DeathBlossoms,
}

/// The order of Sudoku Explainer.
pub const RATING_ORDER: [Finder; 31] = [
    Finder::FullHouses,
    Finder::HiddenSingles,
    Finder::DirectLocked,
    Finder::DirectHidden(2),
    Finder::NakedSingles,
    Finder::DirectHidden(3),
    Finder::Locked,
    Finder::Naked(2),
    Finder::Fish(2),
    Finder::Hidden(2),
    Finder::Naked(3),
    Finder::Fish(3),
    Finder::Hidden(3),
    Finder::XYWings,
    Finder::XYZWings,
    Finder::UniqueLoops,
    Finder::Naked(4),
    Finder::Fish(4),
    Finder::Hidden(4),
    Finder::Bug,
    Finder::PairExclusion,
    Finder::Chains(Stage::Chains),
    Finder::TripleExclusion,
    Finder::Chains(Stage::Nishio),
    Finder::Chains(Stage::Multiple),
    Finder::Chains(Stage::Dynamic),
    Finder::Chains(Stage::DynamicPlus),
    Finder::Chains(Stage::Nested2),
    Finder::Chains(Stage::Nested3),
    Finder::Chains(Stage::Nested4),
    Finder::Chains(Stage::Nested5),
];

/// The order of HoDoKu, from singles to chains of chains.
pub const HODOKU_ORDER: [Finder; 48] = [
    Finder::FullHouses,
    Finder::NakedSingles,
    Finder::HiddenSingles,
    Finder::LockedSubsets,
    Finder::Locked,
    Finder::NakedAnywhere(2),
    Finder::NakedAnywhere(3),
    Finder::HiddenAnywhere(2),
    Finder::HiddenAnywhere(3),
    Finder::NakedAnywhere(4),
    Finder::HiddenAnywhere(4),
    Finder::Fish(2),
    Finder::Fish(3),
    Finder::Fish(4),
    Finder::RemotePairs,
    Finder::Bug,
    Finder::Turbot,
    Finder::EmptyRectangles,
    Finder::UniqueRectangles,
    Finder::HiddenRectangles,
    Finder::AvoidableRectangles,
    Finder::WWings,
    Finder::XYWings,
    Finder::XYZWings,
    Finder::FinnedFish(2),
    Finder::SimpleColors,
    Finder::MultiColors,
    Finder::FinnedFish(3),
    Finder::FinnedFish(4),
    Finder::SueDeCoq,
    Finder::XChains,
    Finder::XYChains,
    Finder::NiceLoops,
    Finder::GroupedNiceLoops,
    Finder::AlsXZ,
    Finder::AlsXYWings,
    Finder::AlsChains,
    Finder::FrankenFish(2),
    Finder::FrankenFish(3),
    Finder::Chains(Stage::Chains),
    Finder::Chains(Stage::Nishio),
    Finder::Chains(Stage::Multiple),
    Finder::Chains(Stage::Dynamic),
    Finder::Chains(Stage::DynamicPlus),
    Finder::Chains(Stage::Nested2),
    Finder::Chains(Stage::Nested3),
    Finder::Chains(Stage::Nested4),
    Finder::Chains(Stage::Nested5),
];

/// The order of a person: HoDoKu's, with hidden singles first, and with everything else in its place.
pub const HUMAN_ORDER: [Finder; 54] = [
    Finder::FullHouses,
    Finder::HiddenSingles,
    Finder::NakedSingles,
    Finder::LockedSubsets,
    Finder::Locked,
    Finder::NakedAnywhere(2),
    Finder::NakedAnywhere(3),
    Finder::HiddenAnywhere(2),
    Finder::HiddenAnywhere(3),
    Finder::NakedAnywhere(4),
    Finder::HiddenAnywhere(4),
    Finder::Fish(2),
    Finder::Fish(3),
    Finder::Fish(4),
    Finder::RemotePairs,
    Finder::Bug,
    Finder::Turbot,
    Finder::EmptyRectangles,
    Finder::UniqueRectangles,
    Finder::UniqueLoops,
    Finder::HiddenRectangles,
    Finder::AvoidableRectangles,
    Finder::WWings,
    Finder::XYWings,
    Finder::XYZWings,
    Finder::WXYZWings,
    Finder::FinnedFish(2),
    Finder::SimpleColors,
    Finder::MultiColors,
    Finder::FinnedFish(3),
    Finder::FinnedFish(4),
    Finder::SueDeCoq,
    Finder::XChains,
    Finder::XYChains,
    Finder::NiceLoops,
    Finder::GroupedNiceLoops,
    Finder::AlsXZ,
    Finder::AlsXYWings,
    Finder::AlsChains,
    Finder::DeathBlossoms,
    Finder::PairExclusion,
    Finder::FrankenFish(2),
    Finder::FrankenFish(3),
    Finder::FrankenFish(4),
    Finder::Chains(Stage::Chains),
    Finder::TripleExclusion,
    Finder::Chains(Stage::Nishio),
    Finder::Chains(Stage::Multiple),
    Finder::Chains(Stage::Dynamic),
    Finder::Chains(Stage::DynamicPlus),
    Finder::Chains(Stage::Nested2),
    Finder::Chains(Stage::Nested3),
    Finder::Chains(Stage::Nested4),
    Finder::Chains(Stage::Nested5),
];

impl Finder {
    /// The least rating, ten times, of its techniques.
    pub fn least_rating(self) -> u32 {
        let ratings = Technique::ALL.into_iter().filter(|&one| self.techniques().contains(one)).map(Technique::rating);
        ratings.min().unwrap_or(0)
    }

    /// Hands out every step of the family.
    pub fn each(self, position: &Position, sink: &mut Sink) -> ControlFlow<()> {
        self.each_within(position, &mut { u64::MAX }, sink)
    }

    /// The same, of chains until the effort is used up. Other families take none.
    pub fn each_within(self, position: &Position, effort: &mut u64, sink: &mut Sink) -> ControlFlow<()> {
        match self {
            Self::Chains(stage) => forcing::each(position, stage, effort, sink),
            _ => self.each_simple(position, sink),
        }
    }

    /// The same without chains. Apart, so that its stack is not that of chains.
    #[inline(never)]
    fn each_simple(self, position: &Position, sink: &mut Sink) -> ControlFlow<()> {
        match self {
            Self::FullHouses => singles::full_houses(position, sink),
            Self::HiddenSingles => singles::hidden_singles(position, sink),
            Self::NakedSingles => singles::naked_singles(position, sink),
            Self::DirectLocked => locked::direct_locked(position, sink),
            Self::DirectHidden(size) => subsets::direct_hidden(position, size, sink),
            Self::Locked => locked::locked(position, sink),
            Self::Naked(size) => subsets::naked(position, size, sink),
            Self::Hidden(size) => subsets::hidden(position, size, sink),
            Self::Fish(size) => fish::fish(position, size, sink),
            Self::XYWings => wings::xy_wings(position, sink),
            Self::XYZWings => wings::xyz_wings(position, sink),
            Self::UniqueLoops => unique_loops::unique_loops(position, sink),
            Self::Bug => bug::bug(position, sink),
            Self::PairExclusion => exclusion::pairs(position, sink),
            Self::TripleExclusion => exclusion::triples(position, sink),
            Self::Chains(_) => ControlFlow::Continue(()),
            Self::LockedSubsets => locked_subsets::locked_subsets(position, sink),
            Self::NakedAnywhere(size) => subsets::naked_anywhere(position, size, sink),
            Self::HiddenAnywhere(size) => subsets::hidden_anywhere(position, size, sink),
            Self::FinnedFish(size) => finned_fish::finned_fish(position, size, sink),
            Self::FrankenFish(size) => franken::franken_fish(position, size, sink),
            Self::Turbot => single_digit::turbot(position, sink),
            Self::EmptyRectangles => single_digit::empty_rectangle(position, sink),
            Self::WWings => w_wing::w_wing(position, sink),
            Self::WXYZWings => w_wing::wxyz_wing(position, sink),
            Self::UniqueRectangles => unique_rectangles::unique_rectangles(position, sink),
            Self::HiddenRectangles => hidden_rectangle::hidden_rectangle(position, sink),
            Self::AvoidableRectangles => avoidable_rectangles::avoidable_rectangles(position, sink),
            Self::SimpleColors => coloring::simple(position, sink),
            Self::MultiColors => coloring::multi(position, sink),
            Self::RemotePairs => remote_pair::remote_pair(position, sink),
            Self::SueDeCoq => sue_de_coq::sue_de_coq(position, sink),
            Self::XChains => chains::x_chains(position, sink),
            Self::XYChains => chains::xy_chains(position, sink),
            Self::NiceLoops => chains::nice_loops(position, sink),
            Self::GroupedNiceLoops => chains::grouped_nice_loops(position, sink),
            Self::AlsXZ => als::xz::als_xz(position, sink),
            Self::AlsXYWings => als::xy_wing::als_xy_wing(position, sink),
            Self::AlsChains => als::chain::als_chain(position, sink),
            Self::DeathBlossoms => als::death_blossom::death_blossom(position, sink),
        }
    }

    /// The techniques of the family.
    pub fn techniques(self) -> TechniqueSet {
        use Technique as T;
        let of = |techniques: &[T]| techniques.iter().fold(TechniqueSet::EMPTY, |set, &one| set.with(one));
        match self {
            Self::FullHouses => of(&[T::FullHouse]),
            Self::HiddenSingles => of(&[T::HiddenSingle]),
            Self::NakedSingles => of(&[T::NakedSingle]),
            Self::DirectLocked => of(&[T::DirectPointing, T::DirectClaiming]),
            Self::DirectHidden(2) => of(&[T::DirectHiddenPair]),
            Self::DirectHidden(_) => of(&[T::DirectHiddenTriple]),
            Self::Locked => of(&[T::Pointing, T::Claiming]),
            Self::Naked(2) | Self::NakedAnywhere(2) => of(&[T::NakedPair]),
            Self::Naked(3) | Self::NakedAnywhere(3) => of(&[T::NakedTriple]),
            Self::Naked(_) | Self::NakedAnywhere(_) => of(&[T::NakedQuad]),
            Self::Hidden(2) | Self::HiddenAnywhere(2) => of(&[T::HiddenPair]),
            Self::Hidden(3) | Self::HiddenAnywhere(3) => of(&[T::HiddenTriple]),
            Self::Hidden(_) | Self::HiddenAnywhere(_) => of(&[T::HiddenQuad]),
            Self::Fish(2) => of(&[T::XWing]),
            Self::Fish(3) => of(&[T::Swordfish]),
            Self::Fish(_) => of(&[T::Jellyfish]),
            Self::XYWings => of(&[T::XYWing]),
            Self::XYZWings => of(&[T::XYZWing]),
            Self::UniqueLoops => of(&[
                T::UniqueRectangle1,
                T::UniqueRectangle2,
                T::UniqueRectangle3,
                T::UniqueRectangle4,
                T::UniqueLoop1,
                T::UniqueLoop2,
                T::UniqueLoop3,
                T::UniqueLoop4,
            ]),
            Self::Bug => of(&[T::Bug1, T::Bug2, T::Bug3, T::Bug4]),
            Self::PairExclusion => of(&[T::AlignedPairExclusion]),
            Self::TripleExclusion => of(&[T::AlignedTripleExclusion]),
            Self::Chains(stage) => stage.techniques(),
            Self::LockedSubsets => of(&[T::LockedPair, T::LockedTriple]),
            Self::FinnedFish(2) => of(&[T::FinnedXWing, T::SashimiXWing]),
            Self::FinnedFish(3) => of(&[T::FinnedSwordfish, T::SashimiSwordfish]),
            Self::FinnedFish(_) => of(&[T::FinnedJellyfish, T::SashimiJellyfish]),
            Self::FrankenFish(2) => of(&[T::FrankenXWing, T::FinnedFrankenXWing]),
            Self::FrankenFish(3) => of(&[T::FrankenSwordfish, T::FinnedFrankenSwordfish]),
            Self::FrankenFish(_) => of(&[T::FrankenJellyfish, T::FinnedFrankenJellyfish]),
            Self::Turbot => of(&[T::Skyscraper, T::TwoStringKite, T::TurbotFish]),
            Self::EmptyRectangles => of(&[T::EmptyRectangle]),
            Self::WWings => of(&[T::WWing]),
            Self::WXYZWings => of(&[T::WXYZWing]),
            Self::UniqueRectangles => of(&[
                T::UniqueRectangle1,
                T::UniqueRectangle2,
                T::UniqueRectangle3,
                T::UniqueRectangle4,
                T::UniqueRectangle5,
                T::UniqueRectangle6,
            ]),
            Self::HiddenRectangles => of(&[T::HiddenRectangle]),
            Self::AvoidableRectangles => of(&[T::AvoidableRectangle1, T::AvoidableRectangle2]),
            Self::SimpleColors => of(&[T::SimpleColorsTrap, T::SimpleColorsWrap]),
            Self::MultiColors => of(&[T::MultiColors1, T::MultiColors2]),
            Self::RemotePairs => of(&[T::RemotePair]),
            Self::SueDeCoq => of(&[T::SueDeCoq]),
            Self::XChains => of(&[T::XChain]),
            Self::XYChains => of(&[T::XYChain]),
            Self::NiceLoops => of(&[T::ContinuousNiceLoop, T::DiscontinuousNiceLoop, T::Aic]),
            Self::GroupedNiceLoops => {
                of(&[T::GroupedContinuousNiceLoop, T::GroupedDiscontinuousNiceLoop, T::GroupedAic])
            }
            Self::AlsXZ => of(&[T::AlsXZ]),
            Self::AlsXYWings => of(&[T::AlsXYWing]),
            Self::AlsChains => of(&[T::AlsXYChain]),
            Self::DeathBlossoms => of(&[T::DeathBlossom]),
        }
    }

    /// Whether its steps hold only for puzzles with one solution.
    pub fn needs_uniqueness(self) -> bool {
        matches!(
            self,
            Self::UniqueLoops | Self::Bug | Self::UniqueRectangles | Self::HiddenRectangles | Self::AvoidableRectangles
        )
    }
}
