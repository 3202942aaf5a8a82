//! Techniques
//!
//! The ways of thinking that the library knows, with permanent numbers from 0, and for each the least rating that Sudoku
//! Explainer gives it and the score that HoDoKu gives it, where these programs have it. The last three are no techniques:
//! they stand in a step for what is wrong with a position.
//!
//! A set of techniques is two numbers: bit t % 64 of number t / 64 stands for technique t.

use crate::memory::Checked;
use crate::result::SUDOKIT_E_OPTIONS;
use libc::c_char;
use sudokit_core::logic::{Technique, TechniqueSet};

/// How many numbers there is room for. Those above SUDOKIT_TECHNIQUE_MISSING_CANDIDATE stand for nothing yet.
pub const SUDOKIT_TECHNIQUES: u32 = 128;

/// Full House: rating 1.0, score 4.
pub const SUDOKIT_TECHNIQUE_FULL_HOUSE: u32 = 0;
/// Hidden Single: rating 1.2, score 14.
pub const SUDOKIT_TECHNIQUE_HIDDEN_SINGLE: u32 = 1;
/// Naked Single: rating 2.3, score 4.
pub const SUDOKIT_TECHNIQUE_NAKED_SINGLE: u32 = 2;
/// Direct Pointing: rating 1.7.
pub const SUDOKIT_TECHNIQUE_DIRECT_POINTING: u32 = 3;
/// Direct Claiming: rating 1.9.
pub const SUDOKIT_TECHNIQUE_DIRECT_CLAIMING: u32 = 4;
/// Direct Hidden Pair: rating 2.0.
pub const SUDOKIT_TECHNIQUE_DIRECT_HIDDEN_PAIR: u32 = 5;
/// Direct Hidden Triple: rating 2.5.
pub const SUDOKIT_TECHNIQUE_DIRECT_HIDDEN_TRIPLE: u32 = 6;
/// Pointing: rating 2.6, score 50.
pub const SUDOKIT_TECHNIQUE_POINTING: u32 = 7;
/// Claiming: rating 2.8, score 50.
pub const SUDOKIT_TECHNIQUE_CLAIMING: u32 = 8;
/// Locked Pair: score 40.
pub const SUDOKIT_TECHNIQUE_LOCKED_PAIR: u32 = 9;
/// Locked Triple: score 60.
pub const SUDOKIT_TECHNIQUE_LOCKED_TRIPLE: u32 = 10;
/// Naked Pair: rating 3.0, score 60.
pub const SUDOKIT_TECHNIQUE_NAKED_PAIR: u32 = 11;
/// Naked Triple: rating 3.6, score 80.
pub const SUDOKIT_TECHNIQUE_NAKED_TRIPLE: u32 = 12;
/// Naked Quad: rating 5.0, score 120.
pub const SUDOKIT_TECHNIQUE_NAKED_QUAD: u32 = 13;
/// Hidden Pair: rating 3.4, score 70.
pub const SUDOKIT_TECHNIQUE_HIDDEN_PAIR: u32 = 14;
/// Hidden Triple: rating 4.0, score 100.
pub const SUDOKIT_TECHNIQUE_HIDDEN_TRIPLE: u32 = 15;
/// Hidden Quad: rating 5.4, score 150.
pub const SUDOKIT_TECHNIQUE_HIDDEN_QUAD: u32 = 16;
/// X-Wing: rating 3.2, score 140.
pub const SUDOKIT_TECHNIQUE_X_WING: u32 = 17;
/// Swordfish: rating 3.8, score 150.
pub const SUDOKIT_TECHNIQUE_SWORDFISH: u32 = 18;
/// Jellyfish: rating 5.2, score 160.
pub const SUDOKIT_TECHNIQUE_JELLYFISH: u32 = 19;
/// Finned X-Wing: score 130.
pub const SUDOKIT_TECHNIQUE_FINNED_X_WING: u32 = 20;
/// Finned Swordfish: score 200.
pub const SUDOKIT_TECHNIQUE_FINNED_SWORDFISH: u32 = 21;
/// Finned Jellyfish: score 250.
pub const SUDOKIT_TECHNIQUE_FINNED_JELLYFISH: u32 = 22;
/// Sashimi X-Wing: score 150.
pub const SUDOKIT_TECHNIQUE_SASHIMI_X_WING: u32 = 23;
/// Sashimi Swordfish: score 240.
pub const SUDOKIT_TECHNIQUE_SASHIMI_SWORDFISH: u32 = 24;
/// Sashimi Jellyfish: score 260.
pub const SUDOKIT_TECHNIQUE_SASHIMI_JELLYFISH: u32 = 25;
/// Franken X-Wing: score 300.
pub const SUDOKIT_TECHNIQUE_FRANKEN_X_WING: u32 = 26;
/// Franken Swordfish: score 350.
pub const SUDOKIT_TECHNIQUE_FRANKEN_SWORDFISH: u32 = 27;
/// Franken Jellyfish: score 370.
pub const SUDOKIT_TECHNIQUE_FRANKEN_JELLYFISH: u32 = 28;
/// Finned Franken X-Wing: score 390.
pub const SUDOKIT_TECHNIQUE_FINNED_FRANKEN_X_WING: u32 = 29;
/// Finned Franken Swordfish: score 410.
pub const SUDOKIT_TECHNIQUE_FINNED_FRANKEN_SWORDFISH: u32 = 30;
/// Finned Franken Jellyfish: score 430.
pub const SUDOKIT_TECHNIQUE_FINNED_FRANKEN_JELLYFISH: u32 = 31;
/// Skyscraper: score 130.
pub const SUDOKIT_TECHNIQUE_SKYSCRAPER: u32 = 32;
/// 2-String Kite: score 150.
pub const SUDOKIT_TECHNIQUE_TWO_STRING_KITE: u32 = 33;
/// Turbot Fish: rating 6.6, score 120.
pub const SUDOKIT_TECHNIQUE_TURBOT_FISH: u32 = 34;
/// Empty Rectangle: score 120.
pub const SUDOKIT_TECHNIQUE_EMPTY_RECTANGLE: u32 = 35;
/// W-Wing: score 150.
pub const SUDOKIT_TECHNIQUE_W_WING: u32 = 36;
/// XY-Wing: rating 4.2, score 160.
pub const SUDOKIT_TECHNIQUE_XY_WING: u32 = 37;
/// XYZ-Wing: rating 4.4, score 180.
pub const SUDOKIT_TECHNIQUE_XYZ_WING: u32 = 38;
/// WXYZ-Wing.
pub const SUDOKIT_TECHNIQUE_WXYZ_WING: u32 = 39;
/// Unique Rectangle Type 1: rating 4.5, score 100.
pub const SUDOKIT_TECHNIQUE_UNIQUE_RECTANGLE_1: u32 = 40;
/// Unique Rectangle Type 2: rating 4.5, score 100.
pub const SUDOKIT_TECHNIQUE_UNIQUE_RECTANGLE_2: u32 = 41;
/// Unique Rectangle Type 3: rating 4.5, score 100.
pub const SUDOKIT_TECHNIQUE_UNIQUE_RECTANGLE_3: u32 = 42;
/// Unique Rectangle Type 4: rating 4.5, score 100.
pub const SUDOKIT_TECHNIQUE_UNIQUE_RECTANGLE_4: u32 = 43;
/// Unique Rectangle Type 5: score 100.
pub const SUDOKIT_TECHNIQUE_UNIQUE_RECTANGLE_5: u32 = 44;
/// Unique Rectangle Type 6: score 100.
pub const SUDOKIT_TECHNIQUE_UNIQUE_RECTANGLE_6: u32 = 45;
/// Hidden Rectangle: score 100.
pub const SUDOKIT_TECHNIQUE_HIDDEN_RECTANGLE: u32 = 46;
/// Avoidable Rectangle Type 1: score 100.
pub const SUDOKIT_TECHNIQUE_AVOIDABLE_RECTANGLE_1: u32 = 47;
/// Avoidable Rectangle Type 2: score 100.
pub const SUDOKIT_TECHNIQUE_AVOIDABLE_RECTANGLE_2: u32 = 48;
/// Unique Loop Type 1: rating 4.6.
pub const SUDOKIT_TECHNIQUE_UNIQUE_LOOP_1: u32 = 49;
/// Unique Loop Type 2: rating 4.6.
pub const SUDOKIT_TECHNIQUE_UNIQUE_LOOP_2: u32 = 50;
/// Unique Loop Type 3: rating 4.6.
pub const SUDOKIT_TECHNIQUE_UNIQUE_LOOP_3: u32 = 51;
/// Unique Loop Type 4: rating 4.6.
pub const SUDOKIT_TECHNIQUE_UNIQUE_LOOP_4: u32 = 52;
/// BUG Type 1: rating 5.6, score 100.
pub const SUDOKIT_TECHNIQUE_BUG_1: u32 = 53;
/// BUG Type 2: rating 5.7.
pub const SUDOKIT_TECHNIQUE_BUG_2: u32 = 54;
/// BUG Type 3: rating 5.7.
pub const SUDOKIT_TECHNIQUE_BUG_3: u32 = 55;
/// BUG Type 4: rating 5.7.
pub const SUDOKIT_TECHNIQUE_BUG_4: u32 = 56;
/// Simple Colors Trap: score 150.
pub const SUDOKIT_TECHNIQUE_SIMPLE_COLORS_TRAP: u32 = 57;
/// Simple Colors Wrap: score 150.
pub const SUDOKIT_TECHNIQUE_SIMPLE_COLORS_WRAP: u32 = 58;
/// Multi-Colors 1: score 200.
pub const SUDOKIT_TECHNIQUE_MULTI_COLORS_1: u32 = 59;
/// Multi-Colors 2: score 200.
pub const SUDOKIT_TECHNIQUE_MULTI_COLORS_2: u32 = 60;
/// Remote Pair: score 110.
pub const SUDOKIT_TECHNIQUE_REMOTE_PAIR: u32 = 61;
/// X-Chain: score 260.
pub const SUDOKIT_TECHNIQUE_X_CHAIN: u32 = 62;
/// XY-Chain: score 260.
pub const SUDOKIT_TECHNIQUE_XY_CHAIN: u32 = 63;
/// Continuous Nice Loop: score 280.
pub const SUDOKIT_TECHNIQUE_CONTINUOUS_NICE_LOOP: u32 = 64;
/// Discontinuous Nice Loop: score 280.
pub const SUDOKIT_TECHNIQUE_DISCONTINUOUS_NICE_LOOP: u32 = 65;
/// AIC: score 280.
pub const SUDOKIT_TECHNIQUE_AIC: u32 = 66;
/// Grouped Continuous Nice Loop: score 300.
pub const SUDOKIT_TECHNIQUE_GROUPED_CONTINUOUS_NICE_LOOP: u32 = 67;
/// Grouped Discontinuous Nice Loop: score 300.
pub const SUDOKIT_TECHNIQUE_GROUPED_DISCONTINUOUS_NICE_LOOP: u32 = 68;
/// Grouped AIC: score 300.
pub const SUDOKIT_TECHNIQUE_GROUPED_AIC: u32 = 69;
/// Sue de Coq: score 250.
pub const SUDOKIT_TECHNIQUE_SUE_DE_COQ: u32 = 70;
/// ALS-XZ: score 300.
pub const SUDOKIT_TECHNIQUE_ALS_XZ: u32 = 71;
/// ALS-XY-Wing: score 320.
pub const SUDOKIT_TECHNIQUE_ALS_XY_WING: u32 = 72;
/// ALS-XY-Chain: score 340.
pub const SUDOKIT_TECHNIQUE_ALS_XY_CHAIN: u32 = 73;
/// Death Blossom: score 360.
pub const SUDOKIT_TECHNIQUE_DEATH_BLOSSOM: u32 = 74;
/// Aligned Pair Exclusion: rating 6.2.
pub const SUDOKIT_TECHNIQUE_ALIGNED_PAIR_EXCLUSION: u32 = 75;
/// Aligned Triple Exclusion: rating 7.5.
pub const SUDOKIT_TECHNIQUE_ALIGNED_TRIPLE_EXCLUSION: u32 = 76;
/// Generalized X-Wing: rating 6.5.
pub const SUDOKIT_TECHNIQUE_GENERALIZED_X_WING: u32 = 77;
/// Bidirectional X-Cycle: rating 6.5.
pub const SUDOKIT_TECHNIQUE_BIDIRECTIONAL_X_CYCLE: u32 = 78;
/// Bidirectional Y-Cycle: rating 6.5.
pub const SUDOKIT_TECHNIQUE_BIDIRECTIONAL_Y_CYCLE: u32 = 79;
/// Bidirectional Cycle: rating 7.0.
pub const SUDOKIT_TECHNIQUE_BIDIRECTIONAL_CYCLE: u32 = 80;
/// Forcing X-Chain: rating 6.6.
pub const SUDOKIT_TECHNIQUE_FORCING_X_CHAIN: u32 = 81;
/// Forcing Chain: rating 7.0.
pub const SUDOKIT_TECHNIQUE_FORCING_CHAIN: u32 = 82;
/// Nishio Forcing Chains: rating 7.5.
pub const SUDOKIT_TECHNIQUE_NISHIO: u32 = 83;
/// Cell Forcing Chains: rating 8.0.
pub const SUDOKIT_TECHNIQUE_CELL_FORCING_CHAINS: u32 = 84;
/// Region Forcing Chains: rating 8.0.
pub const SUDOKIT_TECHNIQUE_REGION_FORCING_CHAINS: u32 = 85;
/// Dynamic Contradiction Forcing Chains: rating 8.5.
pub const SUDOKIT_TECHNIQUE_DYNAMIC_CONTRADICTION: u32 = 86;
/// Dynamic Double Forcing Chains: rating 8.5.
pub const SUDOKIT_TECHNIQUE_DYNAMIC_DOUBLE: u32 = 87;
/// Dynamic Cell Forcing Chains: rating 8.5.
pub const SUDOKIT_TECHNIQUE_DYNAMIC_CELL: u32 = 88;
/// Dynamic Region Forcing Chains: rating 8.5.
pub const SUDOKIT_TECHNIQUE_DYNAMIC_REGION: u32 = 89;
/// Dynamic Contradiction Forcing Chains (+): rating 9.0.
pub const SUDOKIT_TECHNIQUE_DYNAMIC_PLUS_CONTRADICTION: u32 = 90;
/// Dynamic Double Forcing Chains (+): rating 9.0.
pub const SUDOKIT_TECHNIQUE_DYNAMIC_PLUS_DOUBLE: u32 = 91;
/// Dynamic Cell Forcing Chains (+): rating 9.0.
pub const SUDOKIT_TECHNIQUE_DYNAMIC_PLUS_CELL: u32 = 92;
/// Dynamic Region Forcing Chains (+): rating 9.0.
pub const SUDOKIT_TECHNIQUE_DYNAMIC_PLUS_REGION: u32 = 93;
/// Nested Contradiction Forcing Chains: rating 9.5.
pub const SUDOKIT_TECHNIQUE_NESTED_CONTRADICTION: u32 = 94;
/// Nested Double Forcing Chains: rating 9.5.
pub const SUDOKIT_TECHNIQUE_NESTED_DOUBLE: u32 = 95;
/// Nested Cell Forcing Chains: rating 9.5.
pub const SUDOKIT_TECHNIQUE_NESTED_CELL: u32 = 96;
/// Nested Region Forcing Chains: rating 9.5.
pub const SUDOKIT_TECHNIQUE_NESTED_REGION: u32 = 97;
/// Conflict.
pub const SUDOKIT_TECHNIQUE_CONFLICT: u32 = 98;
/// Wrong Digit.
pub const SUDOKIT_TECHNIQUE_WRONG_DIGIT: u32 = 99;
/// Missing Candidate.
pub const SUDOKIT_TECHNIQUE_MISSING_CANDIDATE: u32 = 100;

const _: () = assert!(SUDOKIT_TECHNIQUES as usize >= Technique::ALL.len() && SUDOKIT_TECHNIQUES == u128::BITS);
const _: () = assert!(SUDOKIT_TECHNIQUE_FULL_HOUSE == Technique::FullHouse as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_HIDDEN_SINGLE == Technique::HiddenSingle as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_NAKED_SINGLE == Technique::NakedSingle as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_DIRECT_POINTING == Technique::DirectPointing as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_DIRECT_CLAIMING == Technique::DirectClaiming as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_DIRECT_HIDDEN_PAIR == Technique::DirectHiddenPair as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_DIRECT_HIDDEN_TRIPLE == Technique::DirectHiddenTriple as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_POINTING == Technique::Pointing as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_CLAIMING == Technique::Claiming as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_LOCKED_PAIR == Technique::LockedPair as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_LOCKED_TRIPLE == Technique::LockedTriple as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_NAKED_PAIR == Technique::NakedPair as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_NAKED_TRIPLE == Technique::NakedTriple as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_NAKED_QUAD == Technique::NakedQuad as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_HIDDEN_PAIR == Technique::HiddenPair as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_HIDDEN_TRIPLE == Technique::HiddenTriple as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_HIDDEN_QUAD == Technique::HiddenQuad as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_X_WING == Technique::XWing as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_SWORDFISH == Technique::Swordfish as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_JELLYFISH == Technique::Jellyfish as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_FINNED_X_WING == Technique::FinnedXWing as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_FINNED_SWORDFISH == Technique::FinnedSwordfish as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_FINNED_JELLYFISH == Technique::FinnedJellyfish as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_SASHIMI_X_WING == Technique::SashimiXWing as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_SASHIMI_SWORDFISH == Technique::SashimiSwordfish as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_SASHIMI_JELLYFISH == Technique::SashimiJellyfish as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_FRANKEN_X_WING == Technique::FrankenXWing as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_FRANKEN_SWORDFISH == Technique::FrankenSwordfish as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_FRANKEN_JELLYFISH == Technique::FrankenJellyfish as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_FINNED_FRANKEN_X_WING == Technique::FinnedFrankenXWing as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_FINNED_FRANKEN_SWORDFISH == Technique::FinnedFrankenSwordfish as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_FINNED_FRANKEN_JELLYFISH == Technique::FinnedFrankenJellyfish as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_SKYSCRAPER == Technique::Skyscraper as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_TWO_STRING_KITE == Technique::TwoStringKite as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_TURBOT_FISH == Technique::TurbotFish as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_EMPTY_RECTANGLE == Technique::EmptyRectangle as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_W_WING == Technique::WWing as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_XY_WING == Technique::XYWing as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_XYZ_WING == Technique::XYZWing as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_WXYZ_WING == Technique::WXYZWing as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_UNIQUE_RECTANGLE_1 == Technique::UniqueRectangle1 as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_UNIQUE_RECTANGLE_2 == Technique::UniqueRectangle2 as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_UNIQUE_RECTANGLE_3 == Technique::UniqueRectangle3 as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_UNIQUE_RECTANGLE_4 == Technique::UniqueRectangle4 as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_UNIQUE_RECTANGLE_5 == Technique::UniqueRectangle5 as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_UNIQUE_RECTANGLE_6 == Technique::UniqueRectangle6 as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_HIDDEN_RECTANGLE == Technique::HiddenRectangle as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_AVOIDABLE_RECTANGLE_1 == Technique::AvoidableRectangle1 as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_AVOIDABLE_RECTANGLE_2 == Technique::AvoidableRectangle2 as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_UNIQUE_LOOP_1 == Technique::UniqueLoop1 as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_UNIQUE_LOOP_2 == Technique::UniqueLoop2 as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_UNIQUE_LOOP_3 == Technique::UniqueLoop3 as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_UNIQUE_LOOP_4 == Technique::UniqueLoop4 as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_BUG_1 == Technique::Bug1 as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_BUG_2 == Technique::Bug2 as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_BUG_3 == Technique::Bug3 as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_BUG_4 == Technique::Bug4 as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_SIMPLE_COLORS_TRAP == Technique::SimpleColorsTrap as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_SIMPLE_COLORS_WRAP == Technique::SimpleColorsWrap as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_MULTI_COLORS_1 == Technique::MultiColors1 as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_MULTI_COLORS_2 == Technique::MultiColors2 as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_REMOTE_PAIR == Technique::RemotePair as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_X_CHAIN == Technique::XChain as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_XY_CHAIN == Technique::XYChain as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_CONTINUOUS_NICE_LOOP == Technique::ContinuousNiceLoop as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_DISCONTINUOUS_NICE_LOOP == Technique::DiscontinuousNiceLoop as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_AIC == Technique::Aic as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_GROUPED_CONTINUOUS_NICE_LOOP == Technique::GroupedContinuousNiceLoop as u32);
const _: () =
    assert!(SUDOKIT_TECHNIQUE_GROUPED_DISCONTINUOUS_NICE_LOOP == Technique::GroupedDiscontinuousNiceLoop as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_GROUPED_AIC == Technique::GroupedAic as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_SUE_DE_COQ == Technique::SueDeCoq as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_ALS_XZ == Technique::AlsXZ as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_ALS_XY_WING == Technique::AlsXYWing as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_ALS_XY_CHAIN == Technique::AlsXYChain as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_DEATH_BLOSSOM == Technique::DeathBlossom as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_ALIGNED_PAIR_EXCLUSION == Technique::AlignedPairExclusion as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_ALIGNED_TRIPLE_EXCLUSION == Technique::AlignedTripleExclusion as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_GENERALIZED_X_WING == Technique::GeneralizedXWing as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_BIDIRECTIONAL_X_CYCLE == Technique::BidirectionalXCycle as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_BIDIRECTIONAL_Y_CYCLE == Technique::BidirectionalYCycle as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_BIDIRECTIONAL_CYCLE == Technique::BidirectionalCycle as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_FORCING_X_CHAIN == Technique::ForcingXChain as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_FORCING_CHAIN == Technique::ForcingChain as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_NISHIO == Technique::Nishio as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_CELL_FORCING_CHAINS == Technique::CellForcingChains as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_REGION_FORCING_CHAINS == Technique::RegionForcingChains as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_DYNAMIC_CONTRADICTION == Technique::DynamicContradiction as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_DYNAMIC_DOUBLE == Technique::DynamicDouble as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_DYNAMIC_CELL == Technique::DynamicCell as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_DYNAMIC_REGION == Technique::DynamicRegion as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_DYNAMIC_PLUS_CONTRADICTION == Technique::DynamicPlusContradiction as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_DYNAMIC_PLUS_DOUBLE == Technique::DynamicPlusDouble as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_DYNAMIC_PLUS_CELL == Technique::DynamicPlusCell as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_DYNAMIC_PLUS_REGION == Technique::DynamicPlusRegion as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_NESTED_CONTRADICTION == Technique::NestedContradiction as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_NESTED_DOUBLE == Technique::NestedDouble as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_NESTED_CELL == Technique::NestedCell as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_NESTED_REGION == Technique::NestedRegion as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_CONFLICT == Technique::Conflict as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_WRONG_DIGIT == Technique::WrongDigit as u32);
const _: () = assert!(SUDOKIT_TECHNIQUE_MISSING_CANDIDATE == Technique::MissingCandidate as u32);

/// The set of two numbers, of which each bit must stand for a technique.
pub(crate) fn set(bits: [u64; 2]) -> Checked<TechniqueSet> {
    let [low, high] = bits.map(u128::from);
    let bits = high << 64 | low;
    let set = TechniqueSet::from_bits(bits);
    if set.bits() == bits && bits >> SUDOKIT_TECHNIQUE_CONFLICT == 0 { Ok(set) } else { Err(SUDOKIT_E_OPTIONS) }
}

/// The English name of a technique, such as "X-Wing"; "unknown technique" for a number that is none. The text is static
/// and ends with a NUL.
///
/// Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_technique_name(technique: u32) -> *const c_char {
    let name = Technique::new(technique as usize).map_or("unknown technique\0", Technique::name_with_nul);
    name.as_ptr().cast()
}
