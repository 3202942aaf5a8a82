//! The codes of the library, and the techniques of the engine that they stand for.

use std::ops::ControlFlow;
use sudokit_core::logic::Technique::{self, *};
use sudokit_core::logic::techniques as of;
use sudokit_core::logic::{Position, Sink};

/// Whether the engine has a technique.
#[derive(PartialEq, Eq)]
pub(crate) enum Support {
    /// It has.
    Full,
    /// It has not.
    None,
}

/// A function that hands out all steps of a family.
type Finder = fn(&Position, &mut Sink) -> ControlFlow<()>;

/// Says whether the engine has the technique of a code.
pub(crate) fn support(code: &str) -> Support {
    if finder(code).is_some() { Support::Full } else { Support::None }
}

/// Hands every step of the technique of a code to the sink.
pub(crate) fn steps(code: &str, position: &Position, sink: &mut Sink) -> ControlFlow<()> {
    let Some((family, wanted)) = finder(code) else { return ControlFlow::Continue(()) };
    family(position, &mut |step| match wanted.contains(&step.technique) {
        true => sink(step),
        false => ControlFlow::Continue(()),
    })
}

/// The family of a code, and the techniques of it that the code means.
fn finder(code: &str) -> Option<(Finder, &'static [Technique])> {
    let code = code.split('-').next().unwrap_or_default();
    let found: (Finder, &'static [Technique]) = match code {
        "0000" => (of::singles::full_houses, &[FullHouse]),
        "0002" => (of::singles::hidden_singles, &[HiddenSingle]),
        "0003" => (of::singles::naked_singles, &[NakedSingle]),
        "0100" => (of::locked::locked, &[Pointing]),
        "0101" => (of::locked::locked, &[Claiming]),
        "0200" => (|position, sink| of::subsets::naked_anywhere(position, 2, sink), &[NakedPair]),
        "0201" => (|position, sink| of::subsets::naked_anywhere(position, 3, sink), &[NakedTriple]),
        "0202" => (|position, sink| of::subsets::naked_anywhere(position, 4, sink), &[NakedQuad]),
        "0210" => (|position, sink| of::subsets::hidden_anywhere(position, 2, sink), &[HiddenPair]),
        "0211" => (|position, sink| of::subsets::hidden_anywhere(position, 3, sink), &[HiddenTriple]),
        "0212" => (|position, sink| of::subsets::hidden_anywhere(position, 4, sink), &[HiddenQuad]),
        "0300" => (|position, sink| of::fish::fish(position, 2, sink), &[XWing]),
        "0301" => (|position, sink| of::fish::fish(position, 3, sink), &[Swordfish]),
        "0302" => (|position, sink| of::fish::fish(position, 4, sink), &[Jellyfish]),
        "0110" => (of::locked_subsets::locked_subsets, &[LockedPair]),
        "0111" => (of::locked_subsets::locked_subsets, &[LockedTriple]),
        "0610" => (of::bug::bug, &[Bug1]),
        "0800" => (of::wings::xy_wings, &[XYWing]),
        "0801" => (of::wings::xyz_wings, &[XYZWing]),
        "0703" => (of::remote_pair::remote_pair, &[RemotePair]),
        "0803" => (of::w_wing::w_wing, &[WWing]),
        "0310" | "03101" => (|position, sink| of::finned_fish::finned_fish(position, 2, sink), &[FinnedXWing]),
        "0320" | "03201" => (|position, sink| of::finned_fish::finned_fish(position, 2, sink), &[SashimiXWing]),
        "0330" => (|position, sink| of::franken::franken_fish(position, 2, sink), &[FrankenXWing]),
        "0340" | "03401" => (|position, sink| of::franken::franken_fish(position, 2, sink), &[FinnedFrankenXWing]),
        "0311" | "03111" => (|position, sink| of::finned_fish::finned_fish(position, 3, sink), &[FinnedSwordfish]),
        "0321" | "03211" => (|position, sink| of::finned_fish::finned_fish(position, 3, sink), &[SashimiSwordfish]),
        "0331" => (|position, sink| of::franken::franken_fish(position, 3, sink), &[FrankenSwordfish]),
        "0341" | "03411" => (|position, sink| of::franken::franken_fish(position, 3, sink), &[FinnedFrankenSwordfish]),
        "0312" | "03121" => (|position, sink| of::finned_fish::finned_fish(position, 4, sink), &[FinnedJellyfish]),
        "0322" | "03221" => (|position, sink| of::finned_fish::finned_fish(position, 4, sink), &[SashimiJellyfish]),
        "0332" => (|position, sink| of::franken::franken_fish(position, 4, sink), &[FrankenJellyfish]),
        "0342" | "03421" => (|position, sink| of::franken::franken_fish(position, 4, sink), &[FinnedFrankenJellyfish]),
        "0600" => (of::unique_rectangles::unique_rectangles, &[UniqueRectangle1]),
        "0601" => (of::unique_rectangles::unique_rectangles, &[UniqueRectangle2]),
        "0602" => (of::unique_rectangles::unique_rectangles, &[UniqueRectangle3]),
        "0603" => (of::unique_rectangles::unique_rectangles, &[UniqueRectangle4]),
        "0604" => (of::unique_rectangles::unique_rectangles, &[UniqueRectangle5]),
        "0605" => (of::unique_rectangles::unique_rectangles, &[UniqueRectangle6]),
        "0606" => (of::hidden_rectangle::hidden_rectangle, &[HiddenRectangle]),
        "0607" => (of::avoidable_rectangles::avoidable_rectangles, &[AvoidableRectangle1]),
        "0608" => (of::avoidable_rectangles::avoidable_rectangles, &[AvoidableRectangle2]),
        "1101" => (of::sue_de_coq::sue_de_coq, &[SueDeCoq]),
        "0400" => (of::single_digit::turbot, &[Skyscraper]),
        "0401" | "0404" => (of::single_digit::turbot, &[TwoStringKite]),
        "0402" | "0405" => (of::single_digit::empty_rectangle, &[EmptyRectangle]),
        "0403" => (of::single_digit::turbot, &[TurbotFish, Skyscraper, TwoStringKite]),
        "0500" => (of::coloring::simple, &[SimpleColorsTrap]),
        "0501" => (of::coloring::simple, &[SimpleColorsWrap]),
        "0502" => (of::coloring::multi, &[MultiColors1]),
        "0503" => (of::coloring::multi, &[MultiColors2]),
        "0701" => (of::chains::x_chains, &[XChain]),
        "0702" => (of::chains::xy_chains, &[XYChain]),
        "0706" => (of::chains::nice_loops, &[ContinuousNiceLoop]),
        "0707" => (of::chains::nice_loops, &[DiscontinuousNiceLoop]),
        "0708" => (of::chains::nice_loops, &[Aic]),
        "0709" => (of::chains::grouped_nice_loops, &[GroupedContinuousNiceLoop]),
        "0710" => (of::chains::grouped_nice_loops, &[GroupedDiscontinuousNiceLoop]),
        "0711" => (of::chains::grouped_nice_loops, &[GroupedAic]),
        "0901" => (of::als::xz::als_xz, &[AlsXZ]),
        "0902" => (of::als::xy_wing::als_xy_wing, &[AlsXYWing]),
        "0903" => (of::als::chain::als_chain, &[AlsXYChain]),
        "0904" => (of::als::death_blossom::death_blossom, &[DeathBlossom]),
        _ => return None,
    };
    Some(found)
}
