//! Every step of every pattern technique, along random ways through hard puzzles, agrees with the solution.

mod common;

use common::{Board, NO_LIMIT, SplitMix64, UNIQUE, board, data_lines, grid, line, stride};
use std::ops::ControlFlow;
use sudokit_core::board::{Cell, Digit, Grid};
use sudokit_core::logic::techniques::{
    als, avoidable_rectangles::avoidable_rectangles, chains, coloring, finned_fish::finned_fish, franken::franken_fish,
    hidden_rectangle::hidden_rectangle, locked, locked_subsets::locked_subsets, remote_pair::remote_pair, single_digit,
    singles, subsets, sue_de_coq::sue_de_coq, unique_rectangles::unique_rectangles, w_wing,
};
use sudokit_core::logic::{Position, Sink, Step, Technique, TechniqueSet};
use sudokit_core::method::{Method, find};

type Finder = fn(&Position, &mut Sink) -> ControlFlow<()>;

const FINDERS: [Finder; 34] = [
    singles::naked_singles,
    singles::hidden_singles,
    |position, sink| subsets::naked_anywhere(position, 3, sink),
    |position, sink| subsets::hidden_anywhere(position, 3, sink),
    |position, sink| subsets::naked_anywhere(position, 4, sink),
    |position, sink| subsets::hidden_anywhere(position, 4, sink),
    locked_subsets,
    single_digit::turbot,
    single_digit::empty_rectangle,
    w_wing::w_wing,
    w_wing::wxyz_wing,
    unique_rectangles,
    hidden_rectangle,
    avoidable_rectangles,
    coloring::simple,
    coloring::multi,
    remote_pair,
    sue_de_coq,
    |position, sink| finned_fish(position, 2, sink),
    |position, sink| finned_fish(position, 3, sink),
    |position, sink| finned_fish(position, 4, sink),
    |position, sink| franken_fish(position, 2, sink),
    |position, sink| franken_fish(position, 3, sink),
    |position, sink| franken_fish(position, 4, sink),
    |position, sink| subsets::naked_anywhere(position, 2, sink),
    |position, sink| subsets::hidden_anywhere(position, 2, sink),
    chains::x_chains,
    chains::xy_chains,
    chains::nice_loops,
    chains::grouped_nice_loops,
    als::xz::als_xz,
    als::xy_wing::als_xy_wing,
    als::chain::als_chain,
    als::death_blossom::death_blossom,
];

const TIDYING: [Finder; 3] = [singles::naked_singles, singles::hidden_singles, locked::locked];

/// What the walks together must come upon. Avoidable rectangles of type 2 are too rare for that.
const EXPECTED: [Technique; 54] = {
    use Technique::*;
    [
        NakedPair,
        NakedTriple,
        NakedQuad,
        HiddenPair,
        HiddenTriple,
        HiddenQuad,
        LockedPair,
        LockedTriple,
        FinnedXWing,
        FinnedSwordfish,
        FinnedJellyfish,
        SashimiXWing,
        SashimiSwordfish,
        SashimiJellyfish,
        FrankenXWing,
        FrankenSwordfish,
        FrankenJellyfish,
        FinnedFrankenXWing,
        FinnedFrankenSwordfish,
        FinnedFrankenJellyfish,
        Skyscraper,
        TwoStringKite,
        TurbotFish,
        EmptyRectangle,
        WWing,
        WXYZWing,
        UniqueRectangle1,
        UniqueRectangle2,
        UniqueRectangle3,
        UniqueRectangle4,
        UniqueRectangle5,
        UniqueRectangle6,
        HiddenRectangle,
        AvoidableRectangle1,
        SimpleColorsTrap,
        SimpleColorsWrap,
        MultiColors1,
        MultiColors2,
        RemotePair,
        SueDeCoq,
        XChain,
        XYChain,
        ContinuousNiceLoop,
        DiscontinuousNiceLoop,
        Aic,
        GroupedContinuousNiceLoop,
        GroupedDiscontinuousNiceLoop,
        GroupedAic,
        AlsXZ,
        AlsXYWing,
        AlsXYChain,
        DeathBlossom,
        NakedSingle,
        HiddenSingle,
    ]
};

#[test]
fn no_step_contradicts_the_solution() {
    let random = &mut SplitMix64(8);
    let mut puzzles: Vec<Board> = UNIQUE.iter().map(|line| board(line)).collect();
    let lines = data_lines("top1465.txt");
    puzzles.extend(lines.iter().flatten().step_by(2 * stride()).map(|line| board(line)));
    let mut seen = TechniqueSet::EMPTY;
    let mut steps = 0;
    for (index, puzzle) in puzzles.iter().enumerate() {
        seen = walk(puzzle, index % 24 != 0, random, seen, &mut steps);
    }
    println!("{} puzzles, {steps} steps", puzzles.len());
    if lines.is_some() && stride() == 1 {
        let missing: Vec<Technique> = EXPECTED.into_iter().filter(|&technique| !seen.contains(technique)).collect();
        assert!(missing.is_empty(), "never found: {missing:?}");
    }
}

/// Takes random steps until there are none, and checks all that there are at each position. On a tidy walk singles and locked
/// candidates are taken as soon as there are any: that leads to the positions of players, and leaves out the many large fish
/// that only stand for them.
fn walk(
    puzzle: &Board,
    is_tidy: bool,
    random: &mut SplitMix64,
    mut seen: TechniqueSet,
    steps: &mut usize,
) -> TechniqueSet {
    let solution = find(Method::Propagate, &grid(puzzle), NO_LIMIT, 2).0.expect("the puzzles have solutions");
    let mut position = Position::new(&grid(puzzle));
    loop {
        if is_tidy && let Some(step) = first_of(&position, &TIDYING) {
            check(&step, &position, &solution, puzzle);
            position.apply(&step);
            continue;
        }
        let mut found = Vec::<Step>::new();
        for (index, finder) in FINDERS.iter().enumerate() {
            // The largest fish and the chains have by far the most steps: now and then is enough.
            if ((22..24).contains(&index) || (29..33).contains(&index)) && random.below(6) != 0 {
                continue;
            }
            // One step of each family, drawn among all, is a candidate for the next step.
            let (mut drawn, mut count) = (None, 0);
            let _ = finder(&position, &mut |step| {
                check(step, &position, &solution, puzzle);
                seen = seen.with(step.technique);
                *steps += 1;
                count += 1;
                if random.below(count) == 0 {
                    drawn = Some(*step);
                }
                ControlFlow::Continue(())
            });
            found.extend(drawn);
        }
        if found.is_empty() {
            return seen;
        }
        // Singles would solve most of the puzzle: whatever else there is comes first, most of the time.
        let others: Vec<Step> = found.iter().filter(|step| step.placement.is_none()).copied().collect();
        let from = if others.is_empty() || random.below(4) == 0 { &found } else { &others };
        position.apply(&from[random.below(from.len())]);
    }
}

fn first_of(position: &Position, finders: &[Finder]) -> Option<Step> {
    let mut first = None;
    let found = |finder: &Finder| {
        finder(position, &mut |step| {
            first = Some(*step);
            ControlFlow::Break(())
        })
    };
    let _ = finders.iter().try_for_each(found);
    first
}

fn check(step: &Step, position: &Position, solution: &Grid, puzzle: &Board) {
    let context = || format!("{:?} on {} in {:?}", step.technique, line(puzzle), position.candidates());
    assert!(!step.is_idle(), "idle: {}", context());
    for cell in Cell::ALL {
        let gone = step.eliminations[cell];
        assert!(gone.minus(position.of(cell)).is_empty(), "not there: {}", context());
        let is_true = |digit: Digit| gone.contains(digit) && solution[cell] == Some(digit);
        assert!(!Digit::ALL.into_iter().any(is_true), "wrong at {cell:?}: {}", context());
    }
    if let Some((cell, digit)) = step.placement {
        assert!(solution[cell] == Some(digit), "wrong digit at {cell:?}: {}", context());
    }
    let left_out = [step.marks.left_out(), step.houses.left_out(), step.links.left_out()];
    assert!(left_out == [0; 3], "cut short {left_out:?}: {}", context());
}
