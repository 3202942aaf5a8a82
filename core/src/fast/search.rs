//! The search: what is still open, and the way through it.

use super::branch::Choice;
use super::position::{Position, Rest};
use crate::board::{Candidates, Grid};
use crate::simd::{Backend, Cells, Diagonals, GridIsa, Isa, Layout, Task, Vector};
use crate::solve::{Ending, Event, Meter, Search, Sink, Solver, Statistics};

/// A position to be looked at: the digits that are left for each cell, as three diagonals in the layout of the backend,
/// and the depth in the last word.
type Node = [u64; 28];

/// Positions that are still to be looked at, the next one last.
///
/// A position leaves the other answer to its question behind, so there is never more than one for each question on the
/// way down. A yes leaves two configurations at most in its band for its digit, and a second yes one: two for each of nine
/// digits in each of six bands and stacks, which makes 108. A limit may leave one more.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Tree<const N: usize> {
    nodes: [Node; N],
    /// How many there are.
    height: u32,
    /// The number of the backend.
    backend: u32,
}

/// The search for any puzzle.
pub type Fast = Tree<110>;

/// Most puzzles need no more.
type Small = Tree<8>;

/// Where a search stopped.
enum Stop {
    At(Event),
    /// There is no room for another position.
    Full,
}

/// The word of a node that is no digits: the depth, and what the position is.
const TAG: usize = 27;
/// The answer yes to a question, left behind by a limit.
const GUESS: u64 = 1 << 16;
/// Entered and at rest, left behind because its parts had no room.
const AT_REST: u64 = 1 << 17;

impl<const N: usize> Tree<N> {
    const EMPTY: Self = Self { nodes: [[0; 28]; N], height: 0, backend: 0 };

    /// Begins with a puzzle, unless it breaks a rule. Cells do not take the digit that they have in `without`.
    #[inline(always)]
    fn plant<I: Isa>(&mut self, isa: I, puzzle: &Cells, without: Option<&Cells>) -> bool {
        let full = isa.triads(0x1ff);
        let taken = isa.diagonals(puzzle);
        let [a, b, c] = taken;
        let mut root = Position { open: [a.or_if_none(full), b.or_if_none(full), c.or_if_none(full)], taken };
        if root.breaks_a_rule(isa) {
            return false;
        }
        if let Some(without) = without {
            let ([a, b, c], [x, y, z]) = (root.open, isa.diagonals(without));
            root.open = [a.minus(x), b.minus(y), c.minus(z)];
        }
        if let Some(node) = self.nodes.first_mut() {
            pack(isa, root.open, 0, node);
            self.height = 1;
        }
        true
    }

    /// Begins with what each cell may take.
    fn plant_candidates(&mut self, layout: Layout, candidates: &Candidates) {
        let Some(node) = self.nodes.first_mut() else { return };
        *node = node_of(layout, &candidates.to_bits());
        self.height = 1;
    }

    fn advance(&mut self, backend: Backend, meter: &mut Meter) -> Stop {
        backend.run(Advance { tree: self, meter })
    }

    /// Looks at one position after the other, up to the next solution.
    #[inline(always)]
    fn explore<I: Isa>(&mut self, isa: I, meter: &mut Meter) -> Stop {
        loop {
            let Some(height) = self.height.checked_sub(1) else { return Stop::At(Event::Exhausted) };
            let Some(node) = self.nodes.get(height as usize) else { return Stop::At(Event::Exhausted) };
            let (mut position, tag) = unpack(isa, node);
            let mut depth = tag as u16;
            let mut is_at_rest = tag & AT_REST != 0;
            if depth > 0 && !is_at_rest {
                if !meter.enter(usize::from(depth)) {
                    return Stop::At(Event::Limit);
                }
                let answers = &mut meter.statistics;
                let counter = if tag & GUESS != 0 { &mut answers.guesses } else { &mut answers.backtracks };
                *counter += 1;
            }
            self.height = height;
            loop {
                if !is_at_rest {
                    match position.settle(isa, &mut meter.statistics.eliminations) {
                        Rest::Dead => break,
                        Rest::Solved => return Stop::At(Event::Solution(solution(isa, &position))),
                        Rest::Open => {}
                    }
                }
                is_at_rest = false;
                let (inside, outside) = match position.choose(isa) {
                    Choice::Dead => break,
                    Choice::Fixed => continue,
                    Choice::Split { inside, outside } => (inside, outside),
                };
                depth += 1;
                let here = self.nodes.get_mut(self.height as usize..).unwrap_or_default();
                let [first, second, ..] = here else {
                    return self.make_way(isa, &position, depth - 1);
                };
                pack(isa, outside, u64::from(depth), first);
                if !meter.enter(usize::from(depth)) {
                    pack(isa, inside, u64::from(depth) | GUESS, second);
                    self.height += 2;
                    return Stop::At(Event::Limit);
                }
                meter.statistics.guesses += 1;
                self.height += 1;
                position = Position::of(inside);
            }
        }
    }

    /// Leaves a position at rest behind, for a larger tree.
    #[inline(never)]
    fn make_way<I: Isa>(&mut self, isa: I, position: &Position<I::Triads>, depth: u16) -> Stop {
        let Some(node) = self.nodes.get_mut(self.height as usize) else { return Stop::At(Event::Exhausted) };
        pack(isa, position.open, u64::from(depth) | AT_REST, node);
        self.height += 1;
        Stop::Full
    }
}

/// The beginning with a puzzle.
struct Plant<'a, const N: usize> {
    tree: &'a mut Tree<N>,
    puzzle: &'a Cells,
    without: Option<&'a Cells>,
}

impl<const N: usize> Task for Plant<'_, N> {
    type Output = bool;

    #[inline(always)]
    fn run<I: Isa>(self, isa: I) -> bool {
        self.tree.plant(isa, self.puzzle, self.without)
    }
}

/// The way to the next solution.
struct Advance<'a, const N: usize> {
    tree: &'a mut Tree<N>,
    meter: &'a mut Meter,
}

impl<const N: usize> Task for Advance<'_, N> {
    type Output = Stop;

    #[inline(always)]
    fn run<I: Isa>(self, isa: I) -> Stop {
        self.tree.explore(isa, self.meter)
    }
}

#[inline(always)]
fn unpack<I: GridIsa>(isa: I, node: &Node) -> (Position<I::Triads>, u64) {
    let diagonal = |number| match node.get(number * I::LAYOUT.words()..).and_then(|words| words.first_chunk()) {
        Some(words) => isa.load(words),
        None => isa.triads(0),
    };
    (Position::of([diagonal(0), diagonal(1), diagonal(2)]), node[TAG])
}

#[inline(always)]
fn pack<I: GridIsa>(isa: I, open: Diagonals<I::Triads>, tag: u64, node: &mut Node) {
    // In this order: each may write a word more than is its own.
    for (number, open) in open.into_iter().enumerate() {
        if let Some(words) = node.get_mut(number * I::LAYOUT.words()..).and_then(|words| words.first_chunk_mut()) {
            isa.store(open, words);
        }
    }
    node[TAG] = tag;
}

/// The position as a solution.
#[inline(always)]
fn solution<I: Isa>(isa: I, position: &Position<I::Triads>) -> Grid {
    Grid::from_numbers(&isa.cells(position.open))
}

impl Search<Fast> {
    /// Goes on with this backend, which makes no difference but to the speed.
    pub fn go_on_with(&mut self, backend: Backend) {
        self.solver_mut().move_to(backend);
    }

    /// Begins the search for the solutions of `puzzle` in which no cell has the digit that it has in `without`. What was
    /// there before needs not be cleared.
    pub(crate) fn begin_without(&mut self, backend: Backend, puzzle: &Cells, without: &Cells) {
        self.begin_if(|tree| {
            (tree.height, tree.backend) = (0, backend.number());
            backend.run(Plant { tree, puzzle, without: Some(without) })
        });
    }
}

impl Fast {
    /// Has its positions as the backend wants them.
    fn move_to(&mut self, backend: Backend) {
        let (old, new) = (Backend::layout(self.backend), Backend::layout(backend.number()));
        self.backend = backend.number();
        if old != new {
            for node in self.nodes.iter_mut().take(self.height as usize) {
                let tag = node[TAG];
                *node = node_of(new, &candidates_of(old, node));
                node[TAG] = tag;
            }
        }
    }
}

impl Solver for Fast {
    const IDLE: Self = Self::EMPTY;

    fn start(&mut self, puzzle: &Grid, _: &mut Meter) {
        let backend = Backend::best();
        self.backend = backend.number();
        backend.run(Plant { tree: self, puzzle: &puzzle.to_bytes(), without: None });
    }

    fn advance(&mut self, meter: &mut Meter) -> Event {
        let backend = Backend::with_number(self.backend).unwrap_or(Backend::PORTABLE);
        // Begun on another machine: this one may not have the backend.
        if backend.number() != self.backend {
            self.move_to(backend);
        }
        match Tree::advance(self, backend, meter) {
            Stop::At(event) => event,
            Stop::Full => Event::Exhausted,
        }
    }
}

/// What to solve.
pub(crate) enum Start<'a> {
    /// A grid. It has no solution if it breaks a rule, and then nothing is searched.
    Grid(&'a Grid),
    /// The digits that each cell may take.
    Candidates(&'a Candidates),
}

/// Gives the solutions to `sink` until it wants no more, and enters at most `node_limit` nodes.
pub(crate) fn search(backend: Backend, start: Start, node_limit: u64, sink: Sink) -> (Ending, Statistics) {
    let mut meter = Meter::new(node_limit);
    let mut tree = Small::EMPTY;
    match start {
        Start::Grid(puzzle) => {
            if !backend.run(Plant { tree: &mut tree, puzzle: &puzzle.to_bytes(), without: None }) {
                return (Ending::Exhausted, meter.statistics);
            }
        }
        Start::Candidates(candidates) => tree.plant_candidates(Backend::layout(backend.number()), candidates),
    }
    if !meter.enter(0) {
        return (Ending::Limit, meter.statistics);
    }
    let ending = match harvest(&mut tree, backend, &mut meter, sink) {
        Some(ending) => ending,
        None => search_on(&tree, backend, &mut meter, sink),
    };
    (ending, meter.statistics)
}

/// The rest of a search that needs more room.
#[inline(never)]
fn search_on(small: &Small, backend: Backend, meter: &mut Meter, sink: Sink) -> Ending {
    let mut tree = Fast::EMPTY;
    for (node, small) in tree.nodes.iter_mut().zip(&small.nodes) {
        *node = *small;
    }
    tree.height = small.height;
    harvest(&mut tree, backend, meter, sink).unwrap_or(Ending::Exhausted)
}

/// A search that was begun elsewhere.
pub(crate) struct Remains(Fast);

impl Remains {
    /// Nothing yet.
    pub(crate) fn new(backend: Backend) -> Self {
        Self(Tree { backend: backend.number(), ..Fast::EMPTY })
    }

    /// Adds a position that has not been entered, to be looked at before those that are there.
    pub(crate) fn add(&mut self, candidates: &[u16; 81]) {
        self.push(candidates, 1);
    }

    /// Adds the position that the search is at.
    pub(crate) fn add_entered(&mut self, candidates: &[u16; 81], is_at_rest: bool) {
        self.push(candidates, if is_at_rest { AT_REST } else { 0 });
    }

    fn push(&mut self, candidates: &[u16; 81], tag: u64) {
        let Some(node) = self.0.nodes.get_mut(self.0.height as usize) else { return };
        *node = node_of(Backend::layout(self.0.backend), candidates);
        node[TAG] = tag;
        self.0.height += 1;
    }

    /// Goes on with the search.
    #[inline(never)]
    pub(crate) fn search(&mut self, backend: Backend, meter: &mut Meter, sink: Sink) -> Ending {
        harvest(&mut self.0, backend, meter, sink).unwrap_or(Ending::Exhausted)
    }
}

/// A node of what each cell may take.
fn node_of(layout: Layout, candidates: &[u16; 81]) -> Node {
    let mut node = [0; 28];
    for (cell, &set) in candidates.iter().enumerate() {
        let (word, shift) = layout.of_cell(cell);
        if let Some(word) = node.get_mut(word) {
            *word |= u64::from(set) << (shift & 63);
        }
    }
    node
}

/// What each cell may take in a node.
fn candidates_of(layout: Layout, node: &Node) -> [u16; 81] {
    let mut candidates = [0; 81];
    for (cell, set) in candidates.iter_mut().enumerate() {
        let (word, shift) = layout.of_cell(cell);
        *set = (node.get(word).unwrap_or(&0) >> (shift & 63)) as u16 & 0x1ff;
    }
    candidates
}

/// Takes solutions as long as there are any and they are wanted; none if the tree is full.
#[inline(always)]
fn harvest<const N: usize>(tree: &mut Tree<N>, backend: Backend, meter: &mut Meter, sink: Sink) -> Option<Ending> {
    loop {
        match tree.advance(backend, meter) {
            Stop::At(Event::Solution(solution)) => {
                meter.statistics.solutions += 1;
                if sink(&solution).is_break() {
                    return Some(Ending::Stopped);
                }
            }
            Stop::At(Event::Exhausted) => return Some(Ending::Exhausted),
            Stop::At(Event::Limit) => return Some(Ending::Limit),
            Stop::Full => return None,
        }
    }
}
