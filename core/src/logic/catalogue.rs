//! The techniques: names, ratings, scores. The one list of them.

/// How hard a puzzle is in HoDoKu's terms.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Level {
    /// Up to a score of 800.
    Easy = 1,
    /// Up to 1000.
    Medium = 2,
    /// Up to 1600.
    Hard = 3,
    /// Up to 1800.
    Unfair = 4,
    /// Above.
    Extreme = 5,
}

/// Defines the techniques from the list of them: name, English name, ten times the least rating of Sudoku Explainer (0: it
/// does not have it), HoDoKu's score (0: it does not have it) and HoDoKu's level.
macro_rules! techniques {
    ($($name:ident $text:literal $rating:literal $score:literal $level:ident)+) => {
        /// A way of thinking; the last three stand for what is wrong with a position. The numbers, from 0, are those of the C
        /// interface.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum Technique { $($name),+ }

        impl Technique {
            /// Every technique, in the order of their numbers.
            pub const ALL: [Self; [$(Self::$name),+].len()] = [$(Self::$name),+];

            /// The technique with this number, if there is one.
            #[inline]
            pub const fn new(number: usize) -> Option<Self> {
                match number {
                    $(i if i == Self::$name as usize => Some(Self::$name),)+
                    _ => None,
                }
            }

            /// Its English name.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => $text),+ }
            }

            /// The same with a NUL at the end.
            pub const fn name_with_nul(self) -> &'static str {
                match self { $(Self::$name => concat!($text, "\0")),+ }
            }

            /// Ten times the least rating that Sudoku Explainer gives it; 0 if it does not have it.
            pub const fn rating(self) -> u32 {
                match self { $(Self::$name => $rating),+ }
            }

            /// The score that HoDoKu gives it; 0 if it does not have it.
            pub const fn score(self) -> u32 {
                match self { $(Self::$name => $score),+ }
            }

            /// The level of a puzzle that needs it, in HoDoKu's terms.
            pub const fn level(self) -> Level {
                match self { $(Self::$name => Level::$level),+ }
            }
        }
    };
}

techniques! {
    FullHouse "Full House" 10 4 Easy
    HiddenSingle "Hidden Single" 12 14 Easy
    NakedSingle "Naked Single" 23 4 Easy
    DirectPointing "Direct Pointing" 17 0 Medium
    DirectClaiming "Direct Claiming" 19 0 Medium
    DirectHiddenPair "Direct Hidden Pair" 20 0 Medium
    DirectHiddenTriple "Direct Hidden Triple" 25 0 Medium
    Pointing "Pointing" 26 50 Medium
    Claiming "Claiming" 28 50 Medium
    LockedPair "Locked Pair" 0 40 Medium
    LockedTriple "Locked Triple" 0 60 Medium
    NakedPair "Naked Pair" 30 60 Medium
    NakedTriple "Naked Triple" 36 80 Medium
    NakedQuad "Naked Quad" 50 120 Hard
    HiddenPair "Hidden Pair" 34 70 Medium
    HiddenTriple "Hidden Triple" 40 100 Medium
    HiddenQuad "Hidden Quad" 54 150 Hard
    XWing "X-Wing" 32 140 Hard
    Swordfish "Swordfish" 38 150 Hard
    Jellyfish "Jellyfish" 52 160 Hard
    FinnedXWing "Finned X-Wing" 0 130 Hard
    FinnedSwordfish "Finned Swordfish" 0 200 Unfair
    FinnedJellyfish "Finned Jellyfish" 0 250 Unfair
    SashimiXWing "Sashimi X-Wing" 0 150 Hard
    SashimiSwordfish "Sashimi Swordfish" 0 240 Unfair
    SashimiJellyfish "Sashimi Jellyfish" 0 260 Unfair
    FrankenXWing "Franken X-Wing" 0 300 Unfair
    FrankenSwordfish "Franken Swordfish" 0 350 Unfair
    FrankenJellyfish "Franken Jellyfish" 0 370 Unfair
    FinnedFrankenXWing "Finned Franken X-Wing" 0 390 Unfair
    FinnedFrankenSwordfish "Finned Franken Swordfish" 0 410 Unfair
    FinnedFrankenJellyfish "Finned Franken Jellyfish" 0 430 Unfair
    Skyscraper "Skyscraper" 0 130 Hard
    TwoStringKite "2-String Kite" 0 150 Hard
    TurbotFish "Turbot Fish" 66 120 Hard
    EmptyRectangle "Empty Rectangle" 0 120 Hard
    WWing "W-Wing" 0 150 Hard
    XYWing "XY-Wing" 42 160 Hard
    XYZWing "XYZ-Wing" 44 180 Hard
    WXYZWing "WXYZ-Wing" 0 0 Hard
    UniqueRectangle1 "Unique Rectangle Type 1" 45 100 Hard
    UniqueRectangle2 "Unique Rectangle Type 2" 45 100 Hard
    UniqueRectangle3 "Unique Rectangle Type 3" 45 100 Hard
    UniqueRectangle4 "Unique Rectangle Type 4" 45 100 Hard
    UniqueRectangle5 "Unique Rectangle Type 5" 0 100 Hard
    UniqueRectangle6 "Unique Rectangle Type 6" 0 100 Hard
    HiddenRectangle "Hidden Rectangle" 0 100 Hard
    AvoidableRectangle1 "Avoidable Rectangle Type 1" 0 100 Hard
    AvoidableRectangle2 "Avoidable Rectangle Type 2" 0 100 Hard
    UniqueLoop1 "Unique Loop Type 1" 46 0 Hard
    UniqueLoop2 "Unique Loop Type 2" 46 0 Hard
    UniqueLoop3 "Unique Loop Type 3" 46 0 Hard
    UniqueLoop4 "Unique Loop Type 4" 46 0 Hard
    Bug1 "BUG Type 1" 56 100 Hard
    Bug2 "BUG Type 2" 57 0 Hard
    Bug3 "BUG Type 3" 57 0 Hard
    Bug4 "BUG Type 4" 57 0 Hard
    SimpleColorsTrap "Simple Colors Trap" 0 150 Hard
    SimpleColorsWrap "Simple Colors Wrap" 0 150 Hard
    MultiColors1 "Multi-Colors 1" 0 200 Hard
    MultiColors2 "Multi-Colors 2" 0 200 Hard
    RemotePair "Remote Pair" 0 110 Hard
    XChain "X-Chain" 0 260 Unfair
    XYChain "XY-Chain" 0 260 Unfair
    ContinuousNiceLoop "Continuous Nice Loop" 0 280 Unfair
    DiscontinuousNiceLoop "Discontinuous Nice Loop" 0 280 Unfair
    Aic "AIC" 0 280 Unfair
    GroupedContinuousNiceLoop "Grouped Continuous Nice Loop" 0 300 Unfair
    GroupedDiscontinuousNiceLoop "Grouped Discontinuous Nice Loop" 0 300 Unfair
    GroupedAic "Grouped AIC" 0 300 Unfair
    SueDeCoq "Sue de Coq" 0 250 Unfair
    AlsXZ "ALS-XZ" 0 300 Unfair
    AlsXYWing "ALS-XY-Wing" 0 320 Unfair
    AlsXYChain "ALS-XY-Chain" 0 340 Unfair
    DeathBlossom "Death Blossom" 0 360 Unfair
    AlignedPairExclusion "Aligned Pair Exclusion" 62 0 Extreme
    AlignedTripleExclusion "Aligned Triple Exclusion" 75 0 Extreme
    GeneralizedXWing "Generalized X-Wing" 65 0 Extreme
    BidirectionalXCycle "Bidirectional X-Cycle" 65 0 Extreme
    BidirectionalYCycle "Bidirectional Y-Cycle" 65 0 Extreme
    BidirectionalCycle "Bidirectional Cycle" 70 0 Extreme
    ForcingXChain "Forcing X-Chain" 66 0 Extreme
    ForcingChain "Forcing Chain" 70 0 Extreme
    Nishio "Nishio Forcing Chains" 75 0 Extreme
    CellForcingChains "Cell Forcing Chains" 80 0 Extreme
    RegionForcingChains "Region Forcing Chains" 80 0 Extreme
    DynamicContradiction "Dynamic Contradiction Forcing Chains" 85 0 Extreme
    DynamicDouble "Dynamic Double Forcing Chains" 85 0 Extreme
    DynamicCell "Dynamic Cell Forcing Chains" 85 0 Extreme
    DynamicRegion "Dynamic Region Forcing Chains" 85 0 Extreme
    DynamicPlusContradiction "Dynamic Contradiction Forcing Chains (+)" 90 0 Extreme
    DynamicPlusDouble "Dynamic Double Forcing Chains (+)" 90 0 Extreme
    DynamicPlusCell "Dynamic Cell Forcing Chains (+)" 90 0 Extreme
    DynamicPlusRegion "Dynamic Region Forcing Chains (+)" 90 0 Extreme
    NestedContradiction "Nested Contradiction Forcing Chains" 95 0 Extreme
    NestedDouble "Nested Double Forcing Chains" 95 0 Extreme
    NestedCell "Nested Cell Forcing Chains" 95 0 Extreme
    NestedRegion "Nested Region Forcing Chains" 95 0 Extreme
    Conflict "Conflict" 0 0 Easy
    WrongDigit "Wrong Digit" 0 0 Easy
    MissingCandidate "Missing Candidate" 0 0 Easy
}

/// A set of techniques: bit `i` for number `i`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TechniqueSet(u128);

const _: () = assert!(Technique::ALL.len() <= 128);

impl TechniqueSet {
    /// No technique.
    pub const EMPTY: Self = Self(0);
    /// All techniques.
    pub const FULL: Self = Self((1 << Technique::ALL.len()) - 1);

    /// The set with these bits; those that stand for no technique are left out.
    pub const fn from_bits(bits: u128) -> Self {
        Self(bits & Self::FULL.0)
    }

    /// The bits.
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Whether it holds a technique.
    #[inline]
    pub const fn contains(self, technique: Technique) -> bool {
        self.0 >> technique as u8 & 1 != 0
    }

    /// The set with the technique.
    #[inline]
    pub const fn with(self, technique: Technique) -> Self {
        Self(self.0 | 1 << technique as u8)
    }

    /// The techniques that are in both sets.
    #[inline]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether the set has no technique.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set without the technique.
    #[inline]
    pub const fn without(self, technique: Technique) -> Self {
        Self(self.0 & !(1 << technique as u8))
    }
}
