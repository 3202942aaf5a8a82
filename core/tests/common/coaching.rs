//! Questions to a coach from any bytes, and a judge of its answers who knows all solutions.
//!
//! The bytes may come from a fuzzer or from a generator of random numbers.

use crate::common::bytes::Bytes;
use crate::common::{
    Board, Masks, NO_LIMIT, SplitMix64, Twist, UNIQUE, are_peers, board, grid, line, outcome, with_changed_clue,
};
use sudokit_core::board::{Candidates, Cell, CellSet};
use sudokit_core::coach::{Advice, Order, Play, Wants};
use sudokit_core::generate::filled;
use sudokit_core::logic::{Mark, Role, Step, Technique, TechniqueSet};
use sudokit_core::method::Method;
use sudokit_core::random::Random;

/// Puzzles have no more solutions than these.
const CAP: usize = 40;

/// A position in play and what is wanted, with all that there is to know about it.
pub(crate) struct Question {
    pub(crate) grid: Board,
    pub(crate) notes: Option<Masks>,
    /// 1 for clues; all 0 if they are not known.
    pub(crate) clues: Board,
    pub(crate) wants: Wants,
    pub(crate) node_limit: u64,
    /// The solutions of the puzzle, which is the clues alone where they are known.
    solutions: Vec<Board>,
}

/// How often the coach said what.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Tally {
    pub(crate) steps: usize,
    pub(crate) unique_steps: usize,
    pub(crate) conflicts: usize,
    pub(crate) wrong_digits: usize,
    pub(crate) missing_candidates: usize,
    pub(crate) solved: usize,
    pub(crate) without_solution: usize,
    pub(crate) at_a_loss: usize,
    pub(crate) cut: usize,
    /// Steps and mistakes where the puzzle has several solutions.
    pub(crate) several: usize,
}

fn all_solutions(puzzle: &Board) -> Vec<Board> {
    outcome(Method::Propagate, puzzle, NO_LIMIT, CAP + 1).solutions
}

/// A full board with cells taken out one by one in random order, as long as it keeps its only solution.
fn reduced(solution: &Board, random: &mut SplitMix64) -> Board {
    let mut puzzle = *solution;
    for cell in random.order::<81>() {
        puzzle[cell] = 0;
        if outcome(Method::Propagate, &puzzle, NO_LIMIT, 2).solutions.len() > 1 {
            puzzle[cell] = solution[cell];
        }
    }
    puzzle
}

/// Clues with a solution or none, and mostly one, but never too many.
fn random_puzzle(bytes: &mut Bytes) -> (Board, Vec<Board>) {
    let random = &mut bytes.seed();
    let solution = filled(&mut Random::new(random.next())).to_bytes();
    let mut puzzle = match bytes.below(8) {
        0..3 => Twist::random(random).of(&board(UNIQUE[bytes.below(UNIQUE.len())])),
        3 => with_changed_clue(&reduced(&solution, random), random),
        4 => {
            let missing = 20 + bytes.below(44);
            let mut puzzle = solution;
            random.order::<81>()[..missing].iter().for_each(|&cell| puzzle[cell] = 0);
            puzzle
        }
        5 => {
            // Some of few clues that matter are missing.
            let mut puzzle = reduced(&solution, random);
            let clues: Vec<usize> = (0..81).filter(|&cell| puzzle[cell] != 0).collect();
            (0..1 + bytes.below(3)).for_each(|_| puzzle[clues[bytes.below(clues.len())]] = 0);
            puzzle
        }
        _ => reduced(&solution, random),
    };
    let mut solutions = all_solutions(&puzzle);
    while solutions.len() > CAP {
        let cell = random.below(81);
        puzzle[cell] = solutions[0][cell];
        solutions = all_solutions(&puzzle);
    }
    (puzzle, solutions)
}

impl Question {
    pub(crate) fn new(bytes: &mut Bytes) -> Self {
        let (puzzle, mut solutions) = random_puzzle(bytes);
        let mut grid = puzzle;
        let goal = if solutions.is_empty() { puzzle } else { solutions[bytes.below(solutions.len())] };
        let density = bytes.one_of([0, 0, 0, 10, 30, 60, 85, 100]);
        for cell in 0..81 {
            if grid[cell] == 0 && bytes.percent(density) {
                grid[cell] = goal[cell];
            }
        }
        if bytes.percent(25) {
            for _ in 0..1 + bytes.below(3) {
                let cell = bytes.below(81);
                let digit = 1 + bytes.next() % 9;
                let is_seen = (0..81).any(|other| are_peers(cell, other) && grid[other] == digit);
                if puzzle[cell] == 0 && (!is_seen || bytes.percent(20)) {
                    grid[cell] = digit;
                }
            }
        }
        let has_clues = bytes.percent(70) && puzzle != [0; 81];
        let clues = if has_clues { puzzle.map(|digit| u8::from(digit != 0)) } else { [0; 81] };
        if !has_clues {
            solutions.retain(|solution| agrees(solution, &grid));
            if grid != puzzle {
                solutions = all_solutions(&grid);
            }
        }
        let notes = bytes.percent(80).then(|| random_notes(&grid, &solutions, bytes));
        let wants = Wants {
            order: bytes.one_of([Order::Human, Order::Rating]),
            techniques: random_techniques(bytes),
            max_rating: bytes.one_of([0, 0, 0, 10, 15, 30, 45, 65, 70, 80]),
        };
        let node_limit = bytes.one_of([1, 30, 2000, 10_000, 10_000, 10_000]);
        Self { grid, notes, clues, wants, node_limit, solutions }
    }

    /// For the engine.
    pub(crate) fn play(&self) -> Play {
        let clues = Cell::ALL.into_iter().filter(|&cell| self.clues[cell as usize] == 1);
        Play {
            grid: grid(&self.grid),
            notes: self.notes.map(|masks| Candidates::from_bits(&masks).expect("notes have no other bits")),
            clues: clues.fold(CellSet::EMPTY, CellSet::with),
        }
    }

    /// The candidates that a player has in mind: the notes, but none that the rules forbid.
    fn candidates(&self) -> Masks {
        let of_rules = of_rules(&self.grid);
        std::array::from_fn(|cell| match self.grid[cell] {
            0 => self.notes.map_or(0x1ff, |notes| notes[cell]) & of_rules[cell],
            _ => 0,
        })
    }

    /// The solutions that have every digit that stands.
    fn left(&self) -> impl Iterator<Item = &Board> {
        self.solutions.iter().filter(|solution| agrees(solution, &self.grid))
    }

    fn is_unique(&self) -> bool {
        self.solutions.len() == 1
    }

    /// What is wrong, worked out by the book: the technique, and the digits to be marked in each cell.
    fn mistake(&self) -> Option<(Technique, Masks)> {
        let none = |masks: &Masks| masks.iter().all(|&mask| mask == 0);
        let standing = |cell: usize| bit(self.grid[cell]);
        let conflicts = std::array::from_fn(|cell| {
            let twice = (0..81).any(|other| are_peers(cell, other) && self.grid[cell] == self.grid[other]);
            if twice { standing(cell) } else { 0 }
        });
        let possible = union(self.solutions.iter());
        let wrong = std::array::from_fn(|cell| standing(cell) & !possible[cell]);
        let truth = union(self.left());
        let noted = self.candidates();
        let missing = std::array::from_fn(|cell| if self.grid[cell] == 0 { truth[cell] & !noted[cell] } else { 0 });
        if !none(&conflicts) {
            Some((Technique::Conflict, conflicts))
        } else if self.solutions.is_empty() {
            None
        } else if !none(&wrong) {
            Some((Technique::WrongDigit, wrong))
        } else {
            (!none(&missing)).then_some((Technique::MissingCandidate, missing))
        }
    }

    /// Fails unless this is a right answer.
    pub(crate) fn judge(&self, advice: Advice, step: Option<&Step>, tally: &mut Tally) {
        let mistake = self.mistake();
        match advice {
            Advice::Limit => {
                assert!(!matches!(mistake, Some((Technique::Conflict, _))), "{}", self.text());
                tally.cut += 1;
            }
            Advice::Mistake => self.judge_mistake(step, mistake, tally),
            _ if mistake.is_some() => panic!("{advice:?} in spite of {mistake:?}: {}", self.text()),
            Advice::NoSolution => {
                assert_eq!(self.left().count(), 0, "{}", self.text());
                tally.without_solution += 1;
            }
            _ => assert_ne!(self.left().count(), 0, "{advice:?} without a solution: {}", self.text()),
        }
        match advice {
            Advice::Step => self.judge_step(step, tally),
            Advice::Mistake => return,
            Advice::Solved => tally.solved += 1,
            Advice::Nothing => tally.at_a_loss += 1,
            Advice::NoSolution | Advice::Limit => {}
            Advice::Astray => panic!("the cursor is lost: {}", self.text()),
        }
        assert_eq!(step.is_some(), advice == Advice::Step, "{advice:?}: {}", self.text());
        let is_filled = self.grid.iter().all(|&digit| digit != 0);
        let is_open = [Advice::Step, Advice::Nothing].contains(&advice);
        assert!(is_filled || advice != Advice::Solved, "{}", self.text());
        assert!(!is_filled || !is_open, "{advice:?}: {}", self.text());
    }

    fn judge_mistake(&self, step: Option<&Step>, mistake: Option<(Technique, Masks)>, tally: &mut Tally) {
        let step = step.unwrap_or_else(|| panic!("a mistake without a step: {}", self.text()));
        let mut marked = [0; 81];
        for &Mark { cell, digits, role } in step.marks.as_slice() {
            assert_eq!((role, marked[cell as usize]), (Role::Mistake, 0), "{}", self.text());
            marked[cell as usize] = digits.bits();
        }
        assert_eq!(Some((step.technique, marked)), mistake, "{}", self.text());
        assert!(step.is_idle() && step.rating == 0, "{}", self.text());
        match step.technique {
            Technique::Conflict => tally.conflicts += 1,
            Technique::WrongDigit => tally.wrong_digits += 1,
            _ => tally.missing_candidates += 1,
        }
        tally.several += usize::from(self.solutions.len() > 1);
    }

    fn judge_step(&self, step: Option<&Step>, tally: &mut Tally) {
        let step = step.unwrap_or_else(|| panic!("a step that is none: {}", self.text()));
        let says = || format!("{}: {}", said(step), self.text());
        let Wants { techniques, max_rating, .. } = self.wants;
        assert!(techniques.contains(step.technique), "{}", says());
        assert!(max_rating == 0 || (1..=max_rating).contains(&step.rating), "{}", says());
        assert!(self.is_unique() || !needs_uniqueness(step.technique), "{}", says());
        let candidates = self.candidates();
        let gone = step.eliminations.to_bits();
        assert!((0..81).all(|cell| gone[cell] & !candidates[cell] == 0), "a candidate that is none goes: {}", says());
        assert!(!step.is_idle(), "{}", says());
        if let Some((cell, digit)) = step.placement {
            assert_ne!(candidates[cell as usize] & bit(digit.number()), 0, "{}", says());
        }
        for solution in self.left() {
            assert!((0..81).all(|cell| gone[cell] & bit(solution[cell]) == 0), "{} {}", line(solution), says());
            let is_right = step.placement.is_none_or(|(cell, digit)| solution[cell as usize] == digit.number());
            assert!(is_right, "{} {}", line(solution), says());
        }
        tally.steps += 1;
        tally.unique_steps += usize::from(needs_uniqueness(step.technique));
        tally.several += usize::from(self.solutions.len() > 1);
    }

    /// Fails unless the hint is what comes first of all steps, or of those of its family that came first of all: `steps` are
    /// the first of all steps, and `are_all` if there are no others.
    pub(crate) fn compare(&self, advice: Advice, hint: Option<&Step>, steps: &[Step], are_all: bool) {
        let what = |step: &Step| (step.technique, step.rating, step.placement, step.eliminations);
        match (advice, hint, steps.first()) {
            (Advice::Step, Some(hint), Some(first)) => {
                assert!(hint.rating <= first.rating, "{} before {}: {}", said(hint), said(first), self.text());
                let is_among = steps.iter().any(|step| what(step) == what(hint));
                assert!(!are_all || is_among, "{} is not among all steps: {}", said(hint), self.text());
            }
            (Advice::Step, _, None) => assert!(!are_all, "no steps after a hint: {}", self.text()),
            (Advice::Limit, ..) => {}
            (_, _, first) => assert!(first.is_none(), "{} after {advice:?}: {}", said(&steps[0]), self.text()),
        }
    }

    pub(crate) fn text(&self) -> String {
        let Self { notes, clues, wants, node_limit, solutions, .. } = self;
        let clues: String = clues.iter().map(u8::to_string).collect();
        let solutions: Vec<String> = solutions.iter().map(line).collect();
        format!("{} clues {clues} notes {notes:?} {wants:?} with {node_limit} nodes of {solutions:?}", line(&self.grid))
    }
}

fn random_notes(grid: &Board, solutions: &[Board], bytes: &mut Bytes) -> Masks {
    let truth = union(solutions.iter().filter(|solution| agrees(solution, grid)));
    let mut notes = of_rules(grid);
    // What a player has struck is false.
    let struck = bytes.one_of([0, 0, 20, 50, 80, 95]);
    for (cell, mask) in notes.iter_mut().enumerate() {
        for digit in 1..=9 {
            if truth[cell] & bit(digit) == 0 && bytes.percent(struck) {
                *mask &= !bit(digit);
            }
        }
    }
    match bytes.below(6) {
        // Now and then what may be true.
        0 => (0..1 + bytes.below(3)).for_each(|_| {
            let cell = bytes.below(81);
            notes[cell] &= !solutions.first().map_or(bit(1 + bytes.next() % 9), |solution| bit(solution[cell]));
        }),
        // Or those that the rules forbid were left, and anything where there is a digit.
        1 => (0..81).for_each(|cell| notes[cell] |= bytes.below(512) as u16 & bytes.below(512) as u16),
        _ => {}
    }
    notes
}

/// All, one, or some. With a few of a chaining family all its steps are looked through, which takes long for the hardest.
fn random_techniques(bytes: &mut Bytes) -> TechniqueSet {
    let easy = |one: &Technique| one.rating() < 85;
    let of = |techniques: &mut dyn Iterator<Item = Technique>| techniques.fold(TechniqueSet::EMPTY, TechniqueSet::with);
    let all = Technique::ALL.into_iter();
    let some = match bytes.below(6) {
        0 => of(&mut all.filter(easy).skip(bytes.below(80)).take(1)),
        1 => of(&mut all.filter(easy).filter(|_| bytes.percent(50))),
        2 => of(&mut all.filter(|&one| needs_uniqueness(one))),
        _ => TechniqueSet::FULL,
    };
    // To the C interface none stands for all.
    if some.is_empty() { TechniqueSet::FULL } else { some }
}

/// Those that the field calls uniqueness techniques.
fn needs_uniqueness(technique: Technique) -> bool {
    (Technique::UniqueRectangle1 as usize..=Technique::Bug4 as usize).contains(&(technique as usize))
}

/// What a step comes to.
fn said(step: &Step) -> String {
    let Step { technique, rating, placement, eliminations, .. } = step;
    let gone: Vec<_> = Cell::ALL.into_iter().filter(|&cell| !eliminations[cell].is_empty()).collect();
    let gone: Vec<_> = gone.into_iter().map(|cell| (cell, eliminations[cell].bits())).collect();
    format!("{technique:?} of {rating}, {placement:?}, without {gone:?}")
}

/// The digits that each cell has in any of the boards.
fn union<'a>(boards: impl Iterator<Item = &'a Board>) -> Masks {
    boards.fold([0; 81], |all, board| std::array::from_fn(|cell| all[cell] | bit(board[cell])))
}

/// What the digits leave to each empty cell.
fn of_rules(grid: &Board) -> Masks {
    std::array::from_fn(|cell| {
        let taken = (0..81).filter(|&other| are_peers(cell, other)).fold(0, |taken, other| taken | bit(grid[other]));
        if grid[cell] == 0 { 0x1ff & !taken } else { 0 }
    })
}

fn agrees(solution: &Board, grid: &Board) -> bool {
    (0..81).all(|cell| [0, solution[cell]].contains(&grid[cell]))
}

/// Bit d - 1 for digit d, and none for 0.
pub(crate) fn bit(digit: u8) -> u16 {
    1 << digit >> 1
}
