//! The search: what is still open, and the way through it.

use super::branch::Choice;
use super::position::{Position, Rest};
use crate::board::{Cell, Digit, DigitSet, Grid};
use crate::simd::{Backend, Isa, Task};
use crate::solve::{Ending, Event, Meter, Sink, Solver, Statistics};

/// A position to be looked at: the digits that are left for each cell. Three words for each place within a box, one a
/// band, and the depth in the last word.
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

/// The cell of each box at each place.
const PLACES: [[[Cell; 9]; 3]; 3] = {
    let mut places = [[[Cell::R1C1; 9]; 3]; 3];
    let mut index = 0;
    while index < 81 {
        let (row, column) = (index / 9, index % 9);
        places[row % 3][column % 3][row / 3 * 3 + column / 3] = Cell::ALL[index];
        index += 1;
    }
    places
};

/// The word of a node that is no digits: the depth, and what the position is.
const TAG: usize = 27;
/// The answer yes to a question, left behind by a limit.
const GUESS: u64 = 1 << 16;
/// Entered and at rest, left behind because its parts had no room.
const AT_REST: u64 = 1 << 17;

impl<const N: usize> Tree<N> {
    const EMPTY: Self = Self { nodes: [[0; 28]; N], height: 0, backend: 0 };

    /// Begins with a puzzle.
    fn plant(&mut self, puzzle: &Grid, backend: Backend) {
        let [root, ..] = &mut self.nodes[..] else { return };
        *root = [0; 28];
        let (words, _) = root.as_chunks_mut::<3>();
        for (words, cells) in words.iter_mut().zip(PLACES.as_flattened()) {
            for (word, cells) in words.iter_mut().zip(cells.as_chunks::<3>().0) {
                let [first, second, third] = cells.map(|cell| match puzzle[cell] {
                    Some(digit) => u64::from(DigitSet::only(digit).bits()),
                    None => u64::from(DigitSet::FULL.bits()),
                });
                *word = first | second << 16 | third << 32;
            }
        }
        self.height = 1;
        self.backend = backend.number();
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
                pack(isa, &outside, u64::from(depth), first);
                if !meter.enter(usize::from(depth)) {
                    pack(isa, &inside, u64::from(depth) | GUESS, second);
                    self.height += 2;
                    return Stop::At(Event::Limit);
                }
                meter.statistics.guesses += 1;
                self.height += 1;
                position = Position::of(inside.open);
            }
        }
    }

    /// Leaves a position at rest behind, for a larger tree.
    #[inline(never)]
    fn make_way<I: Isa>(&mut self, isa: I, position: &Position<I::Boxes>, depth: u16) -> Stop {
        let Some(node) = self.nodes.get_mut(self.height as usize) else { return Stop::At(Event::Exhausted) };
        pack(isa, position, u64::from(depth) | AT_REST, node);
        self.height += 1;
        Stop::Full
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
fn unpack<I: Isa>(isa: I, node: &Node) -> (Position<I::Boxes>, u64) {
    let mut open = [[isa.boxes(0); 3]; 3];
    for (place, open) in open.as_flattened_mut().iter_mut().enumerate() {
        if let Some(words) = node.get(3 * place..).and_then(|words| words.first_chunk()) {
            *open = isa.load(words);
        }
    }
    (Position::of(open), node[TAG])
}

#[inline(always)]
fn pack<I: Isa>(isa: I, position: &Position<I::Boxes>, tag: u64, node: &mut Node) {
    // In this order: each store writes a word more than is its own.
    for (place, &open) in position.open.as_flattened().iter().enumerate() {
        if let Some(words) = node.get_mut(3 * place..).and_then(|words| words.first_chunk_mut()) {
            isa.store(open, words);
        }
    }
    node[TAG] = tag;
}

#[inline(always)]
fn solution<I: Isa>(isa: I, position: &Position<I::Boxes>) -> Grid {
    let mut grid = Grid::EMPTY;
    for (&open, cells) in position.open.as_flattened().iter().zip(PLACES.as_flattened()) {
        let mut words = [0; 4];
        isa.store(open, &mut words);
        for (word, cells) in words.iter().zip(cells.as_chunks::<3>().0) {
            for (box_in_band, &cell) in cells.iter().enumerate() {
                grid[cell] = Digit::new((word >> (16 * box_in_band)).trailing_zeros() as usize);
            }
        }
    }
    grid
}

impl Solver for Fast {
    const IDLE: Self = Self::EMPTY;

    fn start(&mut self, puzzle: &Grid, _: &mut Meter) {
        self.plant(puzzle, Backend::best());
    }

    fn advance(&mut self, meter: &mut Meter) -> Event {
        let backend = Backend::with_number(self.backend).unwrap_or(Backend::PORTABLE);
        match Tree::advance(self, backend, meter) {
            Stop::At(event) => event,
            Stop::Full => Event::Exhausted,
        }
    }
}

/// Gives the solutions of `puzzle` to `sink` until it wants no more, and enters at most `node_limit` nodes.
pub(crate) fn search(backend: Backend, puzzle: &Grid, node_limit: u64, sink: Sink) -> (Ending, Statistics) {
    let mut meter = Meter::new(node_limit);
    if !puzzle.obeys_rules() {
        return (Ending::Exhausted, meter.statistics);
    }
    if !meter.enter(0) {
        return (Ending::Limit, meter.statistics);
    }
    let mut tree = Small::EMPTY;
    tree.plant(puzzle, backend);
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
