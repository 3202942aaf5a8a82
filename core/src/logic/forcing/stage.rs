//! The chaining techniques in the order of Sudoku Explainer.

use super::sweep::Method;
use crate::logic::{Technique, TechniqueSet};

/// A chaining technique.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Stage {
    /// Bidirectional cycles and forcing chains.
    Chains,
    /// Nishio: the chains of one digit, with candidates struck on the way, that lead to a contradiction.
    Nishio,
    /// What all digits of a cell or all places of a digit lead to.
    Multiple,
    /// The same and more, with candidates struck on the way.
    Dynamic,
    /// With locked candidates, pairs and X-Wings on the way.
    DynamicPlus,
    /// With forcing chains on the way.
    Nested2,
    /// With multiple forcing chains on the way.
    Nested3,
    /// With dynamic forcing chains on the way.
    Nested4,
    /// With forcing chains on the way of dynamic chains on the way.
    Nested5,
}

impl Stage {
    /// All of them, in order.
    pub const ALL: [Self; 9] = [
        Self::Chains,
        Self::Nishio,
        Self::Multiple,
        Self::Dynamic,
        Self::DynamicPlus,
        Self::Nested2,
        Self::Nested3,
        Self::Nested4,
        Self::Nested5,
    ];

    /// Ten times the least rating of its deductions.
    pub const fn least_rating(self) -> u32 {
        match self {
            Self::Chains => 65,
            Self::Nishio => 75,
            Self::Multiple => 80,
            Self::Dynamic => 85,
            Self::DynamicPlus => 90,
            Self::Nested2 => 95,
            Self::Nested3 => 100,
            Self::Nested4 => 105,
            Self::Nested5 => 110,
        }
    }

    /// How deep deductions inside the chains go.
    pub(super) const fn nesting(self) -> u32 {
        match self {
            Self::Chains | Self::Nishio | Self::Multiple | Self::Dynamic => 0,
            Self::DynamicPlus => 1,
            Self::Nested2 => 2,
            Self::Nested3 => 3,
            Self::Nested4 => 4,
            Self::Nested5 => 5,
        }
    }

    pub(super) const fn method(self) -> Method {
        match self {
            Self::Nishio => Method::NISHIO,
            Self::Chains | Self::Multiple => Method::MULTIPLE,
            _ => Method::dynamic(self.nesting()),
        }
    }

    /// Its techniques.
    pub fn techniques(self) -> TechniqueSet {
        use Technique as T;
        let all: &[T] = match self {
            Self::Chains => &[
                T::GeneralizedXWing,
                T::BidirectionalXCycle,
                T::BidirectionalYCycle,
                T::BidirectionalCycle,
                T::TurbotFish,
                T::ForcingXChain,
                T::ForcingChain,
            ],
            Self::Nishio => &[T::Nishio],
            Self::Multiple => &[T::CellForcingChains, T::RegionForcingChains],
            Self::Dynamic => &[T::DynamicContradiction, T::DynamicDouble, T::DynamicCell, T::DynamicRegion],
            Self::DynamicPlus => {
                &[T::DynamicPlusContradiction, T::DynamicPlusDouble, T::DynamicPlusCell, T::DynamicPlusRegion]
            }
            _ => &[T::NestedContradiction, T::NestedDouble, T::NestedCell, T::NestedRegion],
        };
        all.iter().fold(TechniqueSet::EMPTY, |set, &one| set.with(one))
    }

    /// How many parts the search has.
    pub(super) const fn parts(self) -> u32 {
        if matches!(self, Self::Chains) { 3 * 81 } else { 81 }
    }
}
