//! What every search shares: how it is limited, what it counts, and how it hands out solutions.
//!
//! A solver only knows how to go on to its next solution. Everything around that stands here once: clues that break a
//! rule, the start position, the node limit, the statistics and the sink.

use crate::board::Grid;
use core::ops::ControlFlow;

/// What a search has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    /// Solutions found.
    pub solutions: u64,
    /// Positions entered: the start, and one for each placement that was followed.
    pub nodes: u64,
    /// Placements followed where there was a choice of two or more.
    pub guesses: u64,
    /// Placements taken back.
    pub backtracks: u64,
    /// Candidates struck; each solver says what it counts.
    pub eliminations: u64,
    /// The most placements of the search that stood at one time.
    pub max_depth: u32,
}

/// How many nodes a search may still enter, and what it has done so far.
#[derive(Clone, Copy, Debug)]
pub struct Meter {
    /// What was done.
    pub statistics: Statistics,
    node_limit: u64,
}

impl Meter {
    /// A meter at zero. `node_limit` is the most nodes that may be entered.
    pub fn new(node_limit: u64) -> Self {
        Self { statistics: Statistics::default(), node_limit }
    }

    /// How many nodes may still be entered.
    pub fn left(&self) -> u64 {
        self.node_limit.saturating_sub(self.statistics.nodes)
    }

    /// Counts other work as nodes, as far as there are any left.
    pub fn spend(&mut self, nodes: u64) {
        self.statistics.nodes += nodes.min(self.left());
    }

    /// Enters a position that is `depth` placements below the start; false, and nothing counted, at the limit.
    #[inline]
    pub fn enter(&mut self, depth: usize) -> bool {
        if self.statistics.nodes >= self.node_limit {
            return false;
        }
        self.statistics.nodes += 1;
        self.statistics.max_depth = self.statistics.max_depth.max(depth as u32);
        true
    }
}

/// Where a search came to rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event<T = Grid> {
    /// At a solution; there may be more.
    Solution(T),
    /// At its end: every solution has been handed out.
    Exhausted,
    /// At the node limit; it can go on.
    Limit,
}

/// A way to search. The state is plain memory without pointers: a copy of it is a snapshot that goes on by itself.
///
/// Any bytes are a valid state as far as memory goes, so a state may live in memory that a stranger can write to.
pub trait Solver {
    /// A state that holds no search.
    const IDLE: Self;

    /// Sets up the search for the solutions of a grid whose clues break no rule.
    fn start(&mut self, puzzle: &Grid, meter: &mut Meter);

    /// Goes on to the next solution. Calls [`Meter::enter`] before each placement and stops, unchanged, when refused.
    fn advance(&mut self, meter: &mut Meter) -> Event;
}

/// A search that can be stopped at any node and gone on with.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Search<S> {
    phase: u64,
    solver: S,
}

/// Nothing left to hand out. The value of all-zero memory, too.
const EXHAUSTED: u64 = 0;
/// Set up, the start position not yet entered.
const READY: u64 = 1;
/// The start position entered.
const RUNNING: u64 = 2;

impl<S: Solver> Search<S> {
    /// A search without solutions.
    pub const IDLE: Self = Self { phase: EXHAUSTED, solver: S::IDLE };

    /// Begins the search for the solutions of `puzzle`. Clues that break a rule leave it without any.
    pub fn begin(&mut self, puzzle: &Grid, meter: &mut Meter) {
        self.begin_if(|solver| {
            let is_searched = puzzle.obeys_rules();
            if is_searched {
                solver.start(puzzle, meter);
            }
            is_searched
        });
    }

    /// Begins the search that `start` sets up; without any solution where it says no.
    #[inline]
    pub(crate) fn begin_if(&mut self, start: impl FnOnce(&mut S) -> bool) {
        self.phase = if start(&mut self.solver) { READY } else { EXHAUSTED };
    }

    pub(crate) fn solver_mut(&mut self) -> &mut S {
        &mut self.solver
    }

    /// Goes on to the next solution.
    pub fn advance(&mut self, meter: &mut Meter) -> Event {
        if self.phase == READY {
            if !meter.enter(0) {
                return Event::Limit;
            }
            self.phase = RUNNING;
        }
        if self.phase != RUNNING {
            return Event::Exhausted;
        }
        let event = self.solver.advance(meter);
        match event {
            Event::Solution(_) => meter.statistics.solutions += 1,
            Event::Exhausted => self.phase = EXHAUSTED,
            Event::Limit => {}
        }
        event
    }
}

/// Why a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Every solution was given to the sink.
    Exhausted,
    /// The sink wanted no more.
    Stopped,
    /// The node limit was reached.
    Limit,
}

/// Takes solutions one by one and says whether it wants more.
pub type Sink<'a> = &'a mut dyn FnMut(&Grid) -> ControlFlow<()>;

/// Runs a whole search with solver `S` on the stack of this call.
#[inline(never)]
pub(crate) fn run<S: Solver>(puzzle: &Grid, node_limit: u64, sink: Sink) -> (Ending, Statistics) {
    let mut meter = Meter::new(node_limit);
    let mut search = Search::<S>::IDLE;
    search.begin(puzzle, &mut meter);
    let ending = loop {
        match search.advance(&mut meter) {
            Event::Solution(solution) if sink(&solution).is_break() => break Ending::Stopped,
            Event::Solution(_) => {}
            Event::Exhausted => break Ending::Exhausted,
            Event::Limit => break Ending::Limit,
        }
    };
    (ending, meter.statistics)
}
