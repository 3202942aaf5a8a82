/*
 * sudokit: solve, count, enumerate, make, rate and explain 9 x 9 Sudoku.
 *
 * Conventions that hold for every function, unless its own text says otherwise:
 *
 * - A digit is a byte: 0 for an empty cell, 1 to 9. Cells count along the rows, from 0 to 80. A candidate mask has bit
 *   d - 1 for digit d.
 * - The result is negative for a mistake of the caller, 0 for success and positive for an outcome that is neither.
 * - On a negative result nothing is written but what the function names: the place of an error, or a size that is
 *   needed. Otherwise outputs are written last, and only as the function says. Input and output may be the same
 *   object.
 * - A NULL pointer is SUDOKIT_E_NULL, except where NULL has a meaning, and a pointer that is not aligned for its type
 *   SUDOKIT_E_ALIGN. A NULL text or buffer of length 0 is empty.
 * - Through a pointer to const, memory is only read, so threads may share it. Any function may be called from any
 *   thread at any time, as long as no two threads use the same object and one of them writes to it.
 * - The library allocates nothing, keeps nothing after a call returns, does no input or output, and has no global data
 *   but two bytes that keep which instruction sets the processor has. Equal arguments give equal bytes on every
 *   platform, except from functions that ask which backends it has.
 * - "Stack" is the most that a call uses, whatever the input. "Cost" is counted in steps of constant time; an
 *   unlimited search may take long.
 */
#ifndef SUDOKIT_H
#define SUDOKIT_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Versions
 *
 * The numbers of the header, to compare with those of the library that a program finds when it runs.
 */

/** Changes when programs must be adapted. */
#define SUDOKIT_VERSION_MAJOR 0

/** Changes when something is added. */
#define SUDOKIT_VERSION_MINOR 1

/** Changes when something is mended. */
#define SUDOKIT_VERSION_PATCH 0

/** MAJOR * 10000 + MINOR * 100 + PATCH. */
#define SUDOKIT_VERSION_NUMBER 100

/** Changes when programs must be compiled again. The shared library carries it in its name. */
#define SUDOKIT_ABI_VERSION 0

/**
 * SUDOKIT_VERSION_NUMBER of the library.
 *
 * Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
 */
uint32_t sudokit_version_number(void);

/**
 * The version of the library as text, such as "0.1.0". The text is static and ends with a NUL.
 *
 * Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
 */
const char *sudokit_version_string(void);

/**
 * SUDOKIT_ABI_VERSION of the library.
 *
 * Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
 */
uint32_t sudokit_abi_version(void);

/**
 * The instruction set that the fast engine uses on this machine, the name of what SUDOKIT_BACKEND_AUTO stands for:
 * "portable", "sse2", "avx2", "avx512" or "neon". The text is static and ends with a NUL.
 *
 * Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
 */
const char *sudokit_backend_name(void);

/*
 * Results
 *
 * Numbers are permanent: none is ever used for something else.
 */

/** What a call came to. Negative: a mistake of the caller; zero: success; positive: an outcome. */
typedef int32_t sudokit_result;

/** Done as asked. */
#define SUDOKIT_OK 0

/** Nothing more to hand out. */
#define SUDOKIT_DONE 1

/** The puzzle has no solution. */
#define SUDOKIT_NO_SOLUTION 2

/** The puzzle has more than one solution. */
#define SUDOKIT_NOT_UNIQUE 3

/** A limit that the caller set came before the end. This never means that there is no solution. */
#define SUDOKIT_LIMIT 4

/** The caller's callback stopped the work. */
#define SUDOKIT_CANCELLED 5

/** Digits or candidates break a rule. */
#define SUDOKIT_CONFLICT 6

/** Some clue of the puzzle is redundant. */
#define SUDOKIT_NOT_MINIMAL 7

/** Something is wrong with a position: a digit that breaks a rule or that no solution has, or a candidate that is missing. */
#define SUDOKIT_MISTAKE 8

/** No technique finds a step. */
#define SUDOKIT_NO_STEP 9

/** A pointer is NULL where it must not be. */
#define SUDOKIT_E_NULL (-1)

/** A digit, cell, mask or other number is out of range. */
#define SUDOKIT_E_VALUE (-2)

/** A buffer is too small, or a size is impossible. */
#define SUDOKIT_E_SIZE (-3)

/** A pointer is not aligned for its type. */
#define SUDOKIT_E_ALIGN (-4)

/** The options ask for something that this library does not know. */
#define SUDOKIT_E_OPTIONS (-5)

/** The text is not a puzzle. */
#define SUDOKIT_E_TEXT (-6)

/** The object was never set up. One that was overwritten may give this, or anything else, but does no harm. */
#define SUDOKIT_E_STATE (-7)

/**
 * The name of a result, such as "SUDOKIT_OK"; "unknown result" for a number that is none. The text is static and ends
 * with a NUL.
 *
 * Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
 */
const char *sudokit_result_name(int32_t result);

/*
 * Plain data
 */

/** 81 cells, row by row: 0 for empty, 1 to 9. */
typedef struct {
    /** Cell 9 * row + column, both from 0. */
    uint8_t cells[81];
} sudokit_grid;

/** For each of 81 cells, row by row, the digits that it may still take. */
typedef struct {
    /** Bit d - 1 for digit d; the other bits are 0. */
    uint16_t cells[81];
} sudokit_candidates;

/*
 * Text
 *
 * Read is what people have: 81 cells as 1 to 9 and one of 0 . _ * - x X ? for an empty cell, in one line or in nine
 * rows, with or without a frame, blank lines, separators and comment lines; in row layouts a space may be an empty
 * cell. Line ends are LF, CRLF or CR. Text that is not clearly a puzzle is an error, never a wrong puzzle.
 */

/** 81 characters, a dot for an empty cell. */
#define SUDOKIT_STYLE_LINE_DOTS 0

/** 81 characters, a zero for an empty cell. */
#define SUDOKIT_STYLE_LINE_ZEROS 1

/** Nine lines of nine characters, each ended by LF; a dot for an empty cell. */
#define SUDOKIT_STYLE_ROWS 2

/** Nine rows in a frame of + - and |, a dot for an empty cell: 13 lines of 25 characters, each ended by LF. */
#define SUDOKIT_STYLE_FRAMED 3

/** A buffer of this size has room for every style, the NUL included. */
#define SUDOKIT_FORMAT_CAPACITY 339

/** A place in a text. All zero is the start. */
typedef struct {
    /** In bytes from the start. */
    size_t offset;
    /** From 1. */
    uint32_t line;
    /** In characters, from 1. */
    uint32_t column;
    /** How many lines end before the offset: kept to number the lines. */
    uint32_t lines_before;
    /** The upper half of that number, which only sudokit_solve_lines counts. */
    uint32_t lines_before_high;
} sudokit_cursor;

/**
 * Reads the one puzzle that a text of `len` bytes holds.
 *
 * SUDOKIT_OK: the puzzle is in `out`; its clues may break a rule.
 * SUDOKIT_E_TEXT: the text holds no puzzle, more than one, or something else; `where`, unless it is NULL, tells the
 * offset, line and column of what is wrong: the first character that does not belong, or the end of a text that is too
 * short.
 * SUDOKIT_E_NULL: `out` is NULL, or `text` is with a `len` above 0.
 *
 * Cost: linear in `len`. Stack: 4 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_parse(const char *text, size_t len, sudokit_grid *out, sudokit_cursor *where);

/**
 * Reads the next puzzle of a text of `len` bytes that holds any number of them, and moves `cursor` behind it. Start
 * with a cursor of all zero.
 *
 * Accepted are puzzles one a line (what follows a blank, comma, semicolon or tab is ignored), in nine rows, framed or
 * not, with titles such as "Grid 01" between them, and the files that end in .sdm, .sdk, .ss and .csv. Every puzzle
 * takes at least 81 bytes, so there are at most `len` / 81.
 *
 * SUDOKIT_OK: the puzzle is in `out`; line and column of the cursor tell where it begins.
 * SUDOKIT_E_TEXT: a malformed puzzle; line and column of the cursor tell where what is wrong with it stands. `out` is
 * not written, the cursor is: the next call goes on behind that puzzle.
 * SUDOKIT_DONE: the text has no further puzzle.
 * SUDOKIT_E_NULL: `cursor` or `out` is NULL, or `text` is with a `len` above 0; the cursor stays.
 *
 * Cost: linear in the text that the cursor moves over. Stack: 4 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_next_puzzle(const char *text, size_t len, sudokit_cursor *cursor, sudokit_grid *out);

/**
 * Writes a grid as text that ends with a NUL.
 *
 * `*needed`, unless it is NULL, gets the number of bytes that the text takes, the NUL included.
 *
 * SUDOKIT_OK: the text is in `out`.
 * SUDOKIT_E_SIZE: `capacity` is less than needed. `out` is not written and may be NULL if `capacity` is 0, so a first
 * call can ask for the size.
 * SUDOKIT_E_VALUE: a cell above 9, or a style that is none. SUDOKIT_E_NULL: `grid` is NULL, or `out` is with a
 * `capacity` above 0. `needed` is not written.
 *
 * Cost: constant. Stack: 4 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_format(const sudokit_grid *grid, uint32_t style, char *out, size_t capacity, size_t *needed);

/*
 * Positions as text
 *
 * A position is the digits that stand and the candidates that are left. Three spellings of it are read and written: 729
 * characters; a grid of candidates, framed or not; and a line of HoDoKu's library. Text that is not clearly one position
 * is an error, never a wrong position.
 *
 * - In 729 characters each cell has nine, of which the d-th is the digit d, or . or 0 if it is no candidate.
 * - A grid of candidates has nine rows of nine cells. A cell is its digits in any order; or with . or 0 for those that it
 *   lacks, and then each digit in its place, as in 12.4; dots alone are a cell without candidates. Blanks, commas,
 *   semicolons and bars divide cells, and nothing else does. Frames, titles before and behind, and comments from a # on are
 *   passed over. A grid of single digits and single dots is no position but a puzzle, for sudokit_parse.
 * - A library line, ":technique:digits:cells:deleted candidates:eliminations:placements:", has 81 cells with a + before a
 *   digit that is not a clue, and the candidates that have gone beyond what the rules take away, as in "512 513" for digit 5
 *   in r1c2 and r1c3. The cells may also stand alone.
 */

/**
 * A flag of sudokit_parse_candidates: a cell with a lone digit has that digit. Without it, it is empty and has one
 * candidate. A library line says by itself which it is.
 */
#define SUDOKIT_CANDIDATES_LONE_STANDS 1

/** 729 characters, a dot for a candidate that is not there. */
#define SUDOKIT_CANDIDATES_LINE 0

/** A framed grid of 13 lines, each ended by LF, its columns as wide as they need; two dots for a cell without candidates. */
#define SUDOKIT_CANDIDATES_FRAMED 1

/** A library line of HoDoKu without a step. */
#define SUDOKIT_CANDIDATES_LIBRARY 2

/** A buffer of this size has room for each of the three, the NUL included. */
#define SUDOKIT_FORMAT_CANDIDATES_CAPACITY 3009

/**
 * Reads the one position that a text of `len` bytes holds. `flags` is SUDOKIT_CANDIDATES_LONE_STANDS or 0.
 *
 * SUDOKIT_OK: the digits are in `grid`, the candidates in `candidates`; a cell with a digit has that candidate. Of
 * `clues`, unless it is NULL, the byte of a cell is 1 if it has a digit that is a clue, else 0; only a library line tells
 * clues from other digits. Digits and candidates may break a rule.
 * SUDOKIT_E_TEXT: the text holds no position, more than one, or something else; `where`, unless it is NULL, tells the
 * offset, line and column of what is wrong: the first character that does not belong, or the end of a text that is too
 * short.
 * SUDOKIT_E_VALUE: an unknown flag. SUDOKIT_E_NULL: `grid` or `candidates` is NULL, or `text` is with a `len` above 0.
 *
 * Cost: linear in `len`. Stack: 4 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_parse_candidates(const char *text,
                                        size_t len,
                                        uint32_t flags,
                                        sudokit_grid *grid,
                                        sudokit_candidates *candidates,
                                        uint8_t clues[81],
                                        sudokit_cursor *where);

/**
 * Writes a position as text that ends with a NUL, in the style SUDOKIT_CANDIDATES_LINE, _FRAMED or _LIBRARY. The
 * candidates of a cell with a digit are not looked at; `candidates` may be NULL for those that the rules leave. `clues`,
 * which only a library line tells, are 81 flags, 1 for a cell whose digit is a clue and else 0; NULL if all digits are
 * clues.
 *
 * What is written is read back by sudokit_parse_candidates: from a library line all of it; from the other styles the
 * candidates as they are, a digit as a lone candidate, and a lone candidate as a digit with
 * SUDOKIT_CANDIDATES_LONE_STANDS.
 *
 * `*needed`, unless it is NULL, gets the number of bytes that the text takes, the NUL included.
 *
 * SUDOKIT_OK: the text is in `out`.
 * SUDOKIT_CONFLICT: a library line cannot have a candidate that the digit of a peer rules out. Nothing is written.
 * SUDOKIT_E_SIZE: `capacity` is less than needed. `out` is not written and may be NULL if `capacity` is 0, so a first
 * call can ask for the size.
 * SUDOKIT_E_VALUE: a cell or a flag that is none, a bad mask, an unknown style. SUDOKIT_E_NULL: `grid` is NULL, or `out`
 * is with a `capacity` above 0. `needed` is not written.
 *
 * Cost: constant. Stack: 4 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_format_candidates(const sudokit_grid *grid,
                                         const sudokit_candidates *candidates,
                                         const uint8_t clues[81],
                                         uint32_t style,
                                         char *out,
                                         size_t capacity,
                                         size_t *needed);

/*
 * Rules
 */

/**
 * Tells whether a digit stands twice in a row, column or box. The grid may be full or not.
 *
 * `conflicts`, unless it is NULL, gets 81 bytes: 1 for a cell whose digit stands a second time in one of its houses, 0
 * for any other.
 *
 * SUDOKIT_OK: no rule is broken. SUDOKIT_CONFLICT: some is. `conflicts` is written in both cases.
 * SUDOKIT_E_VALUE: a cell above 9. SUDOKIT_E_NULL: `grid` is NULL.
 *
 * Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_check(const sudokit_grid *grid, uint8_t conflicts[81]);

/**
 * The first three digits of the top row as one number: 483 for 4, 8, 3. An empty cell counts as 0. The result is 0 for
 * a NULL pointer and for a grid with a cell above 9.
 *
 * Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
 */
uint32_t sudokit_corner_number(const sudokit_grid *grid);

/*
 * Candidates
 *
 * No function changes the candidates that it is given: the result goes to `out`, which may be the same object. A mask
 * with a bit above the nine is SUDOKIT_E_VALUE, and NULL for `in`, `grid` or `out` is SUDOKIT_E_NULL. A mask of 0, a
 * cell without candidates, is allowed in the input.
 */

/**
 * Writes all nine digits for every cell: the candidates of the empty grid.
 *
 * Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_candidates_full(sudokit_candidates *out);

/**
 * Writes what the rules leave to each cell: its digit if it has one, else the digits that none of its peers has. An
 * empty cell may be left with none, and digits that break a rule are kept as they are; sudokit_check tells of those.
 *
 * SUDOKIT_OK: written. SUDOKIT_E_VALUE: a cell above 9.
 *
 * Cost: constant. Stack: 2 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_candidates_from_grid(const sudokit_grid *grid, sudokit_candidates *out);

/**
 * Writes a grid of the cells that have exactly one candidate, with that digit, and leaves the others empty.
 *
 * SUDOKIT_OK: written; its digits may break a rule. SUDOKIT_E_VALUE: a bad mask.
 *
 * Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_candidates_to_grid(const sudokit_candidates *in, sudokit_grid *out);

/**
 * Assigns a digit by elimination: the cell keeps only that candidate and its 20 peers lose it. Nothing further
 * follows; see sudokit_candidates_propagate.
 *
 * SUDOKIT_OK: the result is in `out`.
 * SUDOKIT_CONFLICT: the digit is no candidate of the cell, or a peer has no candidate left. Nothing is written.
 * SUDOKIT_E_VALUE: a cell above 80, a digit that is not 1 to 9, or a bad mask.
 *
 * Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_candidates_assign(const sudokit_candidates *in,
                                         uint32_t cell,
                                         uint32_t digit,
                                         sudokit_candidates *out);

/**
 * Strikes one candidate, if the cell has it. Nothing further follows.
 *
 * SUDOKIT_OK: the result is in `out`.
 * SUDOKIT_CONFLICT: the cell has no candidate left. Nothing is written.
 * SUDOKIT_E_VALUE: a cell above 80, a digit that is not 1 to 9, or a bad mask.
 *
 * Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_candidates_eliminate(const sudokit_candidates *in,
                                            uint32_t cell,
                                            uint32_t digit,
                                            sudokit_candidates *out);

/**
 * Follows naked and hidden singles to the end: a cell with one candidate takes it from its peers, and a digit with one
 * place in a house goes there, until neither strikes anything. No solution is lost.
 *
 * SUDOKIT_OK: the result is in `out`.
 * SUDOKIT_CONFLICT: a cell is left without a candidate or a house without a place for a digit: these candidates have
 * no solution. Nothing is written.
 * SUDOKIT_E_VALUE: a bad mask.
 *
 * Cost: constant. Stack: 2 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_candidates_propagate(const sudokit_candidates *in, sudokit_candidates *out);

/*
 * Solving
 *
 * Every solver finds every solution of every grid. They differ in speed, and in the order of the solutions, which for
 * one solver never changes. A grid whose clues break a rule has no solution.
 *
 * `options` may be NULL for the defaults. `stats` may be NULL; it is written on every result that is not negative.
 * NULL for any other pointer is SUDOKIT_E_NULL.
 */

/**
 * The fast engine: it draws conclusions for the whole grid at once, in vector registers, and where nothing more follows
 * it asks a question with two answers and tries both. Its solutions, their order and its statistics are the same with
 * every backend.
 */
#define SUDOKIT_SOLVER_AUTO 0

/** Backtracking over the cell with the fewest candidates, with forward checking. */
#define SUDOKIT_SOLVER_BACKTRACK 1

/** Exact cover: Algorithm X with dancing links. */
#define SUDOKIT_SOLVER_EXACT_COVER 2

/** Naked and hidden singles to a fixpoint; a guess only when stuck. */
#define SUDOKIT_SOLVER_PROPAGATE 3

/**
 * Backtracking in cell order, least digit first. It enters tens of millions of nodes a second, and there are puzzles
 * that take it thousands of millions: give it a node limit.
 */
#define SUDOKIT_SOLVER_SIMPLE 4

/** The best backend that this machine has. A backend is the instruction set of the fast engine. */
#define SUDOKIT_BACKEND_AUTO 0

/** Plain instructions: on every machine. */
#define SUDOKIT_BACKEND_PORTABLE 1

/** SSE2: on every x86-64. */
#define SUDOKIT_BACKEND_SSE2 2

/** AVX2 with BMI1 and BMI2. */
#define SUDOKIT_BACKEND_AVX2 3

/** AVX-512 with F, BW, DQ, VL, VBMI, VBMI2, BITALG and VPOPCNTDQ. */
#define SUDOKIT_BACKEND_AVX512 4

/** NEON: on every little-endian AArch64. */
#define SUDOKIT_BACKEND_NEON 5

/** A flag: prove that a solution is the only one. */
#define SUDOKIT_UNIQUE 1

/** How to solve. Call sudokit_solve_options_init first. */
typedef struct {
    /** The size of this struct. */
    uint32_t struct_size;
    /** One of SUDOKIT_SOLVER_AUTO and the others. */
    uint32_t solver;
    /**
     * The most nodes that one call may enter for a puzzle; 0 for no limit. A node is a position of the search: the start,
     * and one for each placement, or answer to a question, that is followed. For an iterator it holds for each
     * sudokit_solutions_next.
     */
    uint64_t node_limit;
    /**
     * Once a call has entered so many nodes for all its puzzles together, it begins no other; 0 for no limit. Functions
     * for a single puzzle ignore it.
     */
    uint64_t budget;
    /**
     * SUDOKIT_UNIQUE or 0. Functions whose text does not name the flag ignore it; another flag is always
     * SUDOKIT_E_OPTIONS.
     */
    uint32_t flags;
    /**
     * One of SUDOKIT_BACKEND_AUTO and the others; one that this machine does not have is SUDOKIT_E_OPTIONS, with every
     * solver. It makes no difference but to the speed of SUDOKIT_SOLVER_AUTO.
     */
    uint32_t backend;
} sudokit_solve_options;

/** What a search did. */
typedef struct {
    /** Solutions found. */
    uint64_t solutions;
    /** Positions entered: the start, and one for each placement that was followed. AUTO: for each answer to a question. */
    uint64_t nodes;
    /** Placements followed where there was a choice of two or more. AUTO: first answers followed. */
    uint64_t guesses;
    /** Placements taken back. AUTO: second answers followed. */
    uint64_t backtracks;
    /** Candidates struck. AUTO counts passes over the grid, EXACT_COVER nodes unlinked, SIMPLE digits that did not fit. */
    uint64_t eliminations;
    /** The most placements of the search that stood at one time. AUTO: the most answers. */
    uint32_t max_depth;
    /** 0. */
    uint32_t reserved;
} sudokit_stats;

/**
 * Takes a solution while sudokit_for_each runs. `user` is what the caller gave with the function; the solution is
 * there until the function returns. Returns 0 to go on, anything else to stop. Must come back by returning: no
 * longjmp, no exception.
 */
typedef int32_t (*sudokit_solution_fn)(void *user, const sudokit_grid *solution);

/**
 * Sets options to their defaults: SUDOKIT_SOLVER_AUTO, SUDOKIT_BACKEND_AUTO, no limits, no flags. `size` is
 * sizeof(sudokit_solve_options).
 *
 * SUDOKIT_OK: written. SUDOKIT_E_SIZE: a size below 32 other than 16, or above 4096.
 *
 * A struct of 16 bytes ends before `budget`; what it lacks is 0. A program compiled with a later header may have a
 * larger struct: its further fields are set to 0, and must be 0 when it is used.
 *
 * Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_solve_options_init(sudokit_solve_options *options, size_t size);

/**
 * Finds a solution: the first one, for a puzzle that has several.
 *
 * SUDOKIT_OK: it is in `solution`.
 * SUDOKIT_NO_SOLUTION: there is none. SUDOKIT_LIMIT: the node limit came first. `solution` is not written.
 * SUDOKIT_E_VALUE: a cell above 9. SUDOKIT_E_OPTIONS: an unknown solver or flag, a backend that this machine does not
 * have, or a struct_size that does not fit.
 *
 * Cost: microseconds with AUTO; see the node limit. Stack: 32 KiB with AUTO, 31 KiB with PROPAGATE, 24 KiB with
 * BACKTRACK, 44 KiB with EXACT_COVER, 4 KiB with SIMPLE. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_solve(const sudokit_grid *puzzle,
                             const sudokit_solve_options *options,
                             sudokit_grid *solution,
                             sudokit_stats *stats);

/**
 * Finds the solution and proves that there is no other.
 *
 * SUDOKIT_OK: the only solution is in `solution`.
 * SUDOKIT_NOT_UNIQUE: there are more; the one that sudokit_solve finds is in `solution`.
 * SUDOKIT_NO_SOLUTION: there is none. SUDOKIT_LIMIT: the node limit came before the proof. `solution` is not written.
 * SUDOKIT_E_VALUE, SUDOKIT_E_OPTIONS: as in sudokit_solve.
 *
 * Cost: microseconds with AUTO; see the node limit. Stack: as in sudokit_solve. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_solve_unique(const sudokit_grid *puzzle,
                                    const sudokit_solve_options *options,
                                    sudokit_grid *solution,
                                    sudokit_stats *stats);

/**
 * Finds a solution that takes one of its candidates for each cell. With SUDOKIT_UNIQUE, also proves that there is no
 * other. No cell needs to be decided: the rules and the candidates are all that counts.
 *
 * SUDOKIT_OK: it is in `solution`.
 * SUDOKIT_NOT_UNIQUE: with SUDOKIT_UNIQUE only: there are more; the one found without the flag is in `solution`.
 * SUDOKIT_NO_SOLUTION: there is none, as when a cell has no candidate. SUDOKIT_LIMIT: the node limit came first, with
 * SUDOKIT_UNIQUE perhaps between a solution and the proof. `solution` is not written.
 * SUDOKIT_E_VALUE: a mask with a bit beyond the nine. SUDOKIT_E_OPTIONS: as in sudokit_solve, or a solver other than
 * AUTO.
 *
 * Cost: microseconds; see the node limit. Stack: 32 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_solve_candidates(const sudokit_candidates *candidates,
                                        const sudokit_solve_options *options,
                                        sudokit_grid *solution,
                                        sudokit_stats *stats);

/**
 * Counts the solutions, and stops when there are `cap`; a cap of 0 counts them all, which can take longer than the
 * world lasts.
 *
 * SUDOKIT_OK: `*count` is the number of solutions, or `cap`, unless it is 0, if there are at least as many.
 * SUDOKIT_LIMIT: the node limit came first; `*count` is the number found so far.
 * SUDOKIT_E_VALUE, SUDOKIT_E_OPTIONS: as in sudokit_solve.
 *
 * Cost: grows with the number of solutions. Stack: as in sudokit_solve. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_count(const sudokit_grid *puzzle,
                             uint64_t cap,
                             const sudokit_solve_options *options,
                             uint64_t *count,
                             sudokit_stats *stats);

/**
 * Counts the solutions that take one of its candidates for each cell, as sudokit_count does.
 *
 * SUDOKIT_OK: `*count` is the number of solutions, or `cap`, unless it is 0, if there are at least as many.
 * SUDOKIT_LIMIT: the node limit came first; `*count` is the number found so far.
 * SUDOKIT_E_VALUE, SUDOKIT_E_OPTIONS: as in sudokit_solve_candidates.
 *
 * Cost: grows with the number of solutions. Stack: 32 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_count_candidates(const sudokit_candidates *candidates,
                                        uint64_t cap,
                                        const sudokit_solve_options *options,
                                        uint64_t *count,
                                        sudokit_stats *stats);

/**
 * Gives every solution to `each`, with `user`, until that returns something other than 0.
 *
 * SUDOKIT_OK: every solution was given; there may have been none.
 * SUDOKIT_CANCELLED: `each` stopped it. SUDOKIT_LIMIT: the node limit did.
 * SUDOKIT_E_NULL: `puzzle` or `each` is NULL; `user` may be anything.
 * SUDOKIT_E_VALUE, SUDOKIT_E_OPTIONS: as in sudokit_solve.
 *
 * Cost: grows with the number of solutions. Stack: as in sudokit_solve, and what `each` uses. Threads: any. Since
 * 0.1.0.
 */
sudokit_result sudokit_for_each(const sudokit_grid *puzzle,
                                const sudokit_solve_options *options,
                                sudokit_solution_fn each,
                                void *user,
                                sudokit_stats *stats);

/*
 * Iterating
 *
 * The same search, but the caller holds it: it can hand out solutions one at a time, stop after any number of nodes
 * (one frame of a game, a cancel button, a progress bar) and go on later. Its state is plain memory without pointers:
 * a copy is a snapshot that goes on by itself, and nothing has to be freed.
 */

/**
 * A search in the caller's memory: 40 KiB, aligned to 8 bytes; better in a struct of your own, static or on the heap
 * than on a small stack. Set it up with sudokit_solutions_init.
 */
typedef struct {
    /** Nothing to read or write. */
    uint64_t opaque[5120];
} sudokit_solutions;

/**
 * Sets up the search for all solutions of a puzzle. The node limit of the options holds for each call of
 * sudokit_solutions_next.
 *
 * SUDOKIT_OK: `it` is ready, also for a puzzle without a solution.
 * SUDOKIT_E_NULL: `it` or `puzzle` is NULL. SUDOKIT_E_VALUE, SUDOKIT_E_OPTIONS: as in sudokit_solve. `it` is not
 * written.
 *
 * Cost: constant. Stack: 4 KiB. Threads: any, one at a time with the same object. Since 0.1.0.
 */
sudokit_result sudokit_solutions_init(sudokit_solutions *it,
                                      const sudokit_grid *puzzle,
                                      const sudokit_solve_options *options);

/**
 * Goes on to the next solution.
 *
 * SUDOKIT_OK: it is in `out`. SUDOKIT_DONE: there are no more, now and on every further call.
 * SUDOKIT_LIMIT: the node limit came first; call again to go on.
 * SUDOKIT_E_STATE: `it` was not set up. SUDOKIT_E_NULL: `it` or `out` is NULL.
 *
 * Cost: that of the search to the next solution. Stack: 4 KiB. Threads: any, one at a time with the same object.
 * Since 0.1.0.
 */
sudokit_result sudokit_solutions_next(sudokit_solutions *it, sudokit_grid *out);

/**
 * Goes on to the next solution, but enters at most `max_nodes` nodes, whatever the options say.
 *
 * SUDOKIT_OK: it is in `out`. SUDOKIT_DONE: there are no more, now and on every further call.
 * SUDOKIT_LIMIT: the nodes are used up; call again to go on.
 * SUDOKIT_E_STATE: `it` was not set up. SUDOKIT_E_NULL: `it` or `out` is NULL.
 *
 * Any slicing hands out the same solutions in the same order.
 *
 * Cost: at most `max_nodes` nodes, each of some microseconds at most. Stack: 4 KiB. Threads: any, one at a time with
 * the same object. Since 0.1.0.
 */
sudokit_result sudokit_solutions_step(sudokit_solutions *it, uint64_t max_nodes, sudokit_grid *out);

/*
 * Many puzzles
 *
 * One call for many puzzles is faster than a call for each: the fast engine works at several of them at a time. What
 * comes of a puzzle is what sudokit_solve or, with SUDOKIT_UNIQUE, sudokit_solve_unique says of it, whatever stands
 * beside it, and with every backend and workspace. A solver other than AUTO is SUDOKIT_E_OPTIONS.
 *
 * The workspace is memory of any kind and alignment that is used during the call and means nothing after it. NULL or
 * less than sudokit_batch_workspace_size says only makes the call slower; more is not used. A thread needs one of its
 * own, and it must not overlap anything else.
 *
 * With a budget a call stops in between, to show progress or to look at a clock: once its puzzles have taken so many
 * nodes, it begins no other, but finishes those begun, which are up to 64. It does at least one puzzle, so calling again
 * always comes to an end. How many it does depends on the workspace.
 */

/** What sudokit_solve_lines writes for a line: 81 characters and LF. */
#define SUDOKIT_LINE_SIZE 82

/**
 * The size of the workspace with which a backend works best; SUDOKIT_BACKEND_AUTO asks for this machine's. It is enough
 * at any address. 0 if none is of use, and for a backend that this machine does not have.
 *
 * Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
 */
size_t sudokit_batch_workspace_size(uint32_t backend);

/**
 * Solves `count` puzzles, each of 81 bytes: 0 for an empty cell, 1 to 9. Puzzle i starts at puzzles + i * puzzle_stride
 * and its solution goes to solutions + i * solution_stride; what is between them is neither read nor written. Puzzles
 * and solutions may be the same memory with the same stride, but must not overlap otherwise.
 *
 * `results[i]`, unless `results` is NULL, gets what came of puzzle i:
 * SUDOKIT_OK: its solution, the first one found, is written, unless `solutions` is NULL.
 * SUDOKIT_NOT_UNIQUE: with SUDOKIT_UNIQUE only: there are more; the same solution is written.
 * SUDOKIT_NO_SOLUTION: there is none. SUDOKIT_LIMIT: the node limit, which holds for each puzzle, came first.
 * SUDOKIT_E_VALUE: it has a byte above 9. No solution is written.
 *
 * The call itself gives:
 * SUDOKIT_OK: all puzzles are done, and `*done` is `count`.
 * SUDOKIT_LIMIT: the budget is used up. The first `*done` puzzles are done, at least one, and the others untouched: call
 * again with the arrays that are not NULL moved on by so many, and `count` less so many.
 * SUDOKIT_E_SIZE: a stride below 81, but for `solution_stride` where `solutions` is NULL, or an array that would not fit
 * into memory.
 * SUDOKIT_E_NULL: `puzzles` is NULL with a `count` above 0, or `done` with a budget; without one it may be NULL.
 * SUDOKIT_E_OPTIONS: as in sudokit_solve_candidates.
 *
 * Cost: less than a microsecond for an easy puzzle. Stack: 64 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_solve_batch(const uint8_t *puzzles,
                                   size_t puzzle_stride,
                                   size_t count,
                                   const sudokit_solve_options *options,
                                   uint8_t *solutions,
                                   size_t solution_stride,
                                   sudokit_result *results,
                                   void *workspace,
                                   size_t workspace_size,
                                   size_t *done);

/**
 * Solves a text with a puzzle a line, from `cursor` on, and writes a line for each: the n-th line out belongs to the n-th
 * line in. Start with a cursor of all zero. `text` may be a whole file mapped into memory.
 *
 * A line in is 81 cells, 1 to 9 and a dot or 0 for an empty one, and the end of the line, LF or CR LF; or a space, comma,
 * tab, semicolon or # and anything before that end. The end of the text ends the last line, too, which counts as a line
 * that has ended. Skip a byte order mark first. Other formats are for sudokit_next_puzzle.
 *
 * A line out is SUDOKIT_LINE_SIZE bytes: the 81 digits of the solution and LF, or 81 times the same character:
 * '-': there is no solution. '+': with SUDOKIT_UNIQUE only: there are more than one.
 * '?': the node limit, which holds for each puzzle, came first.
 * '#': the line has nothing but white space, or a # before anything else. '!': it is malformed.
 *
 * `malformed`, unless it is NULL, gets the numbers of malformed lines, counted from 0 at the start of the text, up to
 * `malformed_capacity` of them; `*malformed_count`, unless that is NULL, gets how many lines of this call are malformed.
 * `out` must not overlap the text.
 *
 * SUDOKIT_OK: the end of the text is reached. SUDOKIT_LIMIT: `out` is full, or the budget used up; call again to go on.
 * Either way `*written` bytes are in `out`, and `cursor` tells where the first line that was not read begins. An
 * offset beyond the text stands for its end.
 * SUDOKIT_E_SIZE: `capacity` is less than SUDOKIT_LINE_SIZE, or a size impossible.
 * SUDOKIT_E_NULL: `cursor`, `out` or `written` is NULL, or `text` is with a `len` above 0.
 * SUDOKIT_E_OPTIONS: as in sudokit_solve_candidates.
 *
 * Cost: as in sudokit_solve_batch. Stack: 64 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_solve_lines(const char *text,
                                   size_t len,
                                   sudokit_cursor *cursor,
                                   const sudokit_solve_options *options,
                                   char *out,
                                   size_t capacity,
                                   size_t *written,
                                   uint64_t *malformed,
                                   size_t malformed_capacity,
                                   size_t *malformed_count,
                                   void *workspace,
                                   size_t workspace_size);

/*
 * Clues
 *
 * Which clues a puzzle needs. A clue is redundant if the puzzle has the same only solution without it. A puzzle of which
 * no clue is redundant is minimal.
 *
 * These functions have no limit: they solve the puzzle some hundred times at most, which takes microseconds for one with
 * a single solution. NULL for any pointer is SUDOKIT_E_NULL, and a cell above 9 SUDOKIT_E_VALUE.
 */

/**
 * Takes redundant clues away, in random order, until the puzzle is minimal. The same puzzle and seed always give the same
 * result.
 *
 * SUDOKIT_OK: the minimal puzzle is in `out`. SUDOKIT_NO_SOLUTION, SUDOKIT_NOT_UNIQUE: the puzzle has not exactly one
 * solution; nothing is written.
 *
 * Cost: some 20 microseconds. Stack: 32 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_minimize(const sudokit_grid *puzzle,
                                uint64_t seed,
                                sudokit_grid *out);

/**
 * Tells whether a puzzle is minimal.
 *
 * SUDOKIT_OK: it is. SUDOKIT_NOT_MINIMAL: some clue is redundant; sudokit_redundant_clues tells which.
 * SUDOKIT_NO_SOLUTION, SUDOKIT_NOT_UNIQUE: it has not exactly one solution.
 *
 * Cost: some 10 microseconds. Stack: 32 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_is_minimal(const sudokit_grid *puzzle);

/**
 * Tells which clues are redundant, each by itself: any one of them could go, but perhaps not two.
 *
 * `redundant` gets 81 bytes: 1 for a cell with a redundant clue, 0 for any other.
 *
 * SUDOKIT_OK: written. SUDOKIT_NO_SOLUTION, SUDOKIT_NOT_UNIQUE: the puzzle has not exactly one solution; nothing is
 * written.
 *
 * Cost: some 10 microseconds. Stack: 32 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_redundant_clues(const sudokit_grid *puzzle, uint8_t redundant[81]);

/**
 * Writes the true candidates of a puzzle: for each cell the digits that it has in at least one solution. A cell of a
 * puzzle without a solution has none.
 *
 * At most `cap` solutions are looked at; 0 for as many as it takes, which are never more than 729.
 *
 * SUDOKIT_OK: all of them are in `out`. SUDOKIT_LIMIT: the cap came first; `out` has those of the solutions that were
 * looked at, which may be all.
 *
 * Cost: microseconds for each solution that is looked at. Stack: 32 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_true_candidates(const sudokit_grid *puzzle, sudokit_candidates *out, uint64_t cap);

/*
 * Making puzzles
 *
 * A seed gives the same puzzle everywhere and for ever: on every platform, with every backend, in one call or in steps.
 * The seed fills the state of the generator xoshiro256** (Blackman and Vigna) by SplitMix64, as its authors say, and
 * everything is drawn from that. Should a seed ever have to give another puzzle, SUDOKIT_GENERATOR_VERSION changes; but
 * what a node limit cuts short may also change with a faster engine.
 *
 * A puzzle begins as a random filled grid, from which clues go in random order, those of a symmetry together, as long as
 * the solution is proved to stay the only one and there are no fewer clues than `min_clues`. If what is left is not as
 * wished, it is changed a little again and again, and now and then given up for another grid. The clues of a pattern get
 * other digits until they have only one solution. Every puzzle that is written has exactly one solution.
 *
 * What half of the seeds need, in nodes, of which a million takes about a tenth of a second: a puzzle as it comes, with
 * any symmetry, some hundred; at most 22 clues two thousand, at most 20 fifty thousand, at most 19 one and a half
 * million; at least 28 clues of which none is redundant twenty-five thousand, at least 30 six hundred thousand; no
 * redundant clue and a symmetry from five thousand (half turn) to three million (full); a pattern of 28 random cells two
 * thousand, of 24 fifty thousand, but there are some that take many million. With ratings, where a literal that a chain
 * reaches counts as a node: up to 2.5 a thousand, 2.6 to 4.5 three thousand, 4.6 to 8.0 fifteen thousand, from 9.0 on
 * two million.
 */

/** Changes whenever any seed gives another puzzle or filled grid than before. */
#define SUDOKIT_GENERATOR_VERSION 1

/** No symmetry is asked for. */
#define SUDOKIT_SYMMETRY_NONE 0

/** The cells with clues lie as before after half a turn; their digits do not matter, here and below. */
#define SUDOKIT_SYMMETRY_HALF_TURN 1

/** They lie as before after a quarter of a turn. */
#define SUDOKIT_SYMMETRY_QUARTER_TURN 2

/** With a mirror in the middle row: the first row and the last have clues in the same columns. */
#define SUDOKIT_SYMMETRY_HORIZONTAL 3

/** With a mirror in the middle column. */
#define SUDOKIT_SYMMETRY_VERTICAL 4

/** With a mirror in the middle row and one in the middle column. */
#define SUDOKIT_SYMMETRY_BOTH_AXES 5

/** With a mirror in the diagonal from the top left: rows have their clues where columns have theirs. */
#define SUDOKIT_SYMMETRY_DIAGONAL 6

/** With a mirror in the other diagonal. */
#define SUDOKIT_SYMMETRY_ANTIDIAGONAL 7

/** With mirrors in both diagonals. */
#define SUDOKIT_SYMMETRY_BOTH_DIAGONALS 8

/** With all turns and all mirrors. */
#define SUDOKIT_SYMMETRY_FULL 9

/** One of the ten above, each as likely as any other: the seed decides, whatever else is wished. */
#define SUDOKIT_SYMMETRY_ANY 10

/** A flag: no clue may be redundant, each by itself. */
#define SUDOKIT_GENERATE_MINIMAL 1

/** A flag: clues exactly where `pattern` says. */
#define SUDOKIT_GENERATE_PATTERN 2

/** A flag: the solution is `solution`. */
#define SUDOKIT_GENERATE_SOLUTION 4

/** Which puzzle to make. Call sudokit_generate_options_init first. */
typedef struct {
    /** The size of this struct. */
    uint32_t struct_size;
    /** SUDOKIT_GENERATE_MINIMAL and the others, or 0. */
    uint32_t flags;
    /** Any number. */
    uint64_t seed;
    /** One of SUDOKIT_SYMMETRY_NONE and the others. A pattern must have it; with ANY every pattern will do. */
    uint32_t symmetry;
    /**
     * The fewest clues: 17 to 80. Without SUDOKIT_GENERATE_MINIMAL clues are taken away until as many are left, or until
     * none can go.
     */
    uint32_t min_clues;
    /** The most clues: 17 to 80. */
    uint32_t max_clues;
    /** 0. */
    uint32_t reserved;
    /**
     * The most nodes that a call may enter for a puzzle; 0 for 20 million, which take about two seconds, and six with
     * ratings; UINT64_MAX for no limit. sudokit_generator_step ignores it.
     */
    uint64_t node_limit;
    /** One of SUDOKIT_BACKEND_AUTO and the others. It makes no difference but to the speed. */
    uint32_t backend;
    /** 1 for a cell with a clue, 0 for one without. All 0 without SUDOKIT_GENERATE_PATTERN. */
    uint8_t pattern[81];
    /** A filled grid. All 0 without SUDOKIT_GENERATE_SOLUTION. */
    uint8_t solution[81];
    /** 0. */
    uint8_t padding[2];
    /** Ten times the least rating of the hardest step, as in sudokit_rate, up to 200; 0 for any. */
    uint32_t min_rating;
    /** Ten times the highest, from 10 to 200; 0 for any. */
    uint32_t max_rating;
    /** The scale of the rating: SUDOKIT_SCALE_SE_1213 or SUDOKIT_SCALE_SE_2022. */
    uint32_t scale;
    /** 0. */
    uint32_t reserved_2;
    /**
     * The techniques that may be needed on Sudoku Explainer's way: bit t % 64 of number t / 64 for technique t. All 0 for
     * all. SUDOKIT_TECHNIQUE_FULL_HOUSE must be among them, as the last cell of every puzzle is one.
     */
    uint64_t allowed[2];
    /**
     * The techniques that must be needed: those that have a rating on Sudoku Explainer's way, the others on HoDoKu's:
     * each is then counted in `counts` or `hodoku_counts` of sudokit_rating. All must be allowed. All 0 for none.
     */
    uint64_t required[2];
} sudokit_generate_options;

/**
 * A puzzle in the making, in the caller's memory: 32 KiB, aligned to 8 bytes. Plain memory without pointers: a copy is a
 * snapshot that goes on by itself, and nothing has to be freed. Set it up with sudokit_generator_init.
 */
typedef struct {
    /** Nothing to read or write. */
    uint64_t opaque[4096];
} sudokit_generator;

/**
 * SUDOKIT_GENERATOR_VERSION of the library.
 *
 * Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
 */
uint32_t sudokit_generator_version(void);

/**
 * Writes the random filled grid of a seed.
 *
 * With perfect random numbers each of the 6,670,903,752,021,072,936,960 filled grids would be exactly as likely as any
 * other; the numbers that are used make none more than one part in 10^12 too frequent or too rare. But there are only
 * 2^64 seeds, so that at most one grid of 361 has a seed.
 *
 * SUDOKIT_OK: written. SUDOKIT_E_NULL: `out` is NULL.
 *
 * Cost: some microseconds. Stack: 16 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_generate_filled(uint64_t seed, sudokit_grid *out);

/**
 * Sets options to their defaults: seed 0, no symmetry, 17 to 80 clues, SUDOKIT_BACKEND_AUTO, no flags. `size` is
 * sizeof(sudokit_generate_options).
 *
 * SUDOKIT_OK: written. SUDOKIT_E_SIZE: a size below 256 or above 4096.
 *
 * A program compiled with a later header may have a larger struct: its further fields are set to 0, and must be 0 when it
 * is used.
 *
 * Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_generate_options_init(sudokit_generate_options *options,
                                             size_t size);

/**
 * Makes a puzzle. `options` may be NULL for the defaults, `solution` if it is not wanted.
 *
 * SUDOKIT_OK: it is in `puzzle`, its solution in `solution`.
 * SUDOKIT_LIMIT: the node limit came first. The best puzzle so far is written. It has one solution and, unless there is
 * a pattern, the symmetry, but too many clues or too few (at worst all 81), redundant ones, or some outside the pattern,
 * or it is too easy or too hard, or takes other techniques.
 * SUDOKIT_NO_SOLUTION: there is no such puzzle: the clues of this pattern and solution do not leave one solution, or are
 * not minimal. Nothing is written.
 * SUDOKIT_E_OPTIONS: there can be no such puzzle: fewer than 17 clues, more than 80, or 40 if none is redundant; more at
 * least than at most; a number of clues that the symmetry or the pattern does not have; a pattern without the symmetry,
 * with two empty rows in a band or columns in a stack, or with four empty boxes where two bands meet two stacks; a
 * rating that is more at least than at most, or that no step can have; a technique that must be needed but may not be,
 * has a higher rating than is wished, or is on the way of neither program. Or an option that is none: an unknown
 * symmetry, flag, scale or technique, a backend that this machine does not have, a struct_size that does not fit,
 * something other than 0 in a field that is not used.
 * SUDOKIT_E_VALUE: `solution` of the options is no filled grid that obeys the rules, or `pattern` has a byte above 1.
 * SUDOKIT_E_NULL: `puzzle` is NULL.
 *
 * Cost: some 20 microseconds with the defaults; see above. Stack: 48 KiB, 160 KiB with ratings. Threads: any. Since
 * 0.1.0.
 */
sudokit_result sudokit_generate(const sudokit_generate_options *options,
                                sudokit_grid *puzzle,
                                sudokit_grid *solution);

/**
 * Makes `count` puzzles, those of the seeds `first_seed`, `first_seed` + 1 and so on; after the greatest comes 0. The
 * seed of the options does not matter. Each is what sudokit_generate makes of its seed.
 *
 * Puzzle i goes to puzzles + i * puzzle_stride and its solution to solutions + i * solution_stride, 81 bytes each; what
 * is between them is not written. `results[i]` gets what came of it: SUDOKIT_OK, SUDOKIT_LIMIT or SUDOKIT_NO_SOLUTION.
 * `solutions` and `results` may be NULL. Nothing may overlap.
 *
 * SUDOKIT_OK: all are as wished. SUDOKIT_LIMIT: the node limit, which holds for each, came first for some.
 * SUDOKIT_NO_SOLUTION: there is no such puzzle.
 * SUDOKIT_E_SIZE: a stride below 81, but for `solution_stride` where `solutions` is NULL, or an array that would not fit
 * into memory. SUDOKIT_E_NULL: `puzzles` is NULL with a `count` above 0. SUDOKIT_E_OPTIONS, SUDOKIT_E_VALUE: as in
 * sudokit_generate.
 *
 * Cost: as in sudokit_generate, for each. Stack: 48 KiB, 160 KiB with ratings. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_generate_batch(uint64_t first_seed,
                                      size_t count,
                                      const sudokit_generate_options *options,
                                      uint8_t *puzzles,
                                      size_t puzzle_stride,
                                      uint8_t *solutions,
                                      size_t solution_stride,
                                      sudokit_result *results);

/**
 * Sets up the making of a puzzle in steps. `options` may be NULL for the defaults; their node limit does not matter.
 *
 * SUDOKIT_OK: `generator` is ready. SUDOKIT_E_OPTIONS, SUDOKIT_E_VALUE: as in sudokit_generate; SUDOKIT_E_NULL:
 * `generator` is NULL. The generator is not written.
 *
 * Cost: some microseconds. Stack: 48 KiB. Threads: any, one at a time with the same object. Since 0.1.0.
 */
sudokit_result sudokit_generator_init(sudokit_generator *generator, const sudokit_generate_options *options);

/**
 * Goes on with the making of a puzzle, for at most `max_nodes` nodes. `solution` may be NULL if it is not wanted.
 *
 * SUDOKIT_OK: the puzzle is made and written, now and on every further call.
 * SUDOKIT_LIMIT: the nodes are used up; call again to go on. What is written is the best puzzle so far, as in
 * sudokit_generate.
 * SUDOKIT_NO_SOLUTION: there is no such puzzle, as in sudokit_generate. Nothing is written.
 * SUDOKIT_E_STATE: `generator` was not set up. SUDOKIT_E_NULL: `generator` or `puzzle` is NULL.
 *
 * Any slicing makes the puzzle that sudokit_generate makes.
 *
 * Cost: at most `max_nodes` nodes, each of some microseconds at most; a rating finishes what it has begun, as in
 * sudokit_rater_step. Stack: 20 KiB, 128 KiB with ratings. Threads: any, one at a time with the same object. Since 0.1.0.
 */
sudokit_result sudokit_generator_step(sudokit_generator *generator,
                                      uint64_t max_nodes,
                                      sudokit_grid *puzzle,
                                      sudokit_grid *solution);

/*
 * Symmetry
 *
 * Two grids are the same in disguise, or of one class, if one becomes the other by these steps: rows and columns change
 * roles (the grid is transposed); bands change places, or rows within a band; stacks change places, or columns within a
 * stack; digits get other names. There are 2 * 6^8 * 9! = 1,218,998,108,160 ways to combine them, each a
 * sudokit_transform. A puzzle and its disguise have equally many solutions, and these are each other's disguises.
 *
 * The canonical form of a grid is the least of its class: cells are compared from 0 to 80, and an empty cell counts as
 * 0. So two grids are of one class if and only if their canonical forms have the same bytes. The form of a filled grid
 * begins with 123456789; that of a sparse puzzle begins with empty cells. Every grid that breaks no rule has one, whether
 * it has one solution, many or none, and it never changes from version to version.
 */

/**
 * A way to disguise a grid. The grid is transposed first, if at all: cell 9 * r + c goes to 9 * c + r. Then row i of the
 * result is row `rows[i]`, column j of the result is column `columns[j]`, and digit d becomes `digits[d - 1]`.
 */
typedef struct {
    /** 1 to transpose, else 0. */
    uint8_t transpose;
    /** The numbers from 0 to 8; 0, 1, 2 stand together in a band, and so do 3, 4, 5 and 6, 7, 8. */
    uint8_t rows[9];
    /** The same for columns and stacks. */
    uint8_t columns[9];
    /** The numbers from 1 to 9. */
    uint8_t digits[9];
} sudokit_transform;

/**
 * Writes the transform that changes nothing.
 *
 * Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_transform_identity(sudokit_transform *out);

/**
 * Writes a random transform, each as likely as any other. Equal seeds give equal transforms, on every platform and in
 * every version.
 *
 * Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_transform_random(uint64_t seed, sudokit_transform *out);

/**
 * Writes what a transform makes of a grid, which may break rules.
 *
 * SUDOKIT_OK: written. SUDOKIT_E_VALUE: a cell above 9, or `transform` is none.
 *
 * Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_transform_apply(const sudokit_transform *transform, const sudokit_grid *in, sudokit_grid *out);

/**
 * Writes the transform that takes back what `in` does.
 *
 * SUDOKIT_OK: written. SUDOKIT_E_VALUE: `in` is no transform.
 *
 * Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_transform_invert(const sudokit_transform *in, sudokit_transform *out);

/**
 * Writes the transform that does what `first` and then `second` do.
 *
 * SUDOKIT_OK: written. SUDOKIT_E_VALUE: one of them is no transform.
 *
 * Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_transform_compose(const sudokit_transform *first,
                                         const sudokit_transform *second,
                                         sudokit_transform *out);

/**
 * Writes the canonical form of a grid, and into `transform`, unless it is NULL, one of the transforms that lead to it,
 * the same everywhere.
 *
 * SUDOKIT_OK: written. SUDOKIT_CONFLICT: the grid breaks a rule; nothing is written. SUDOKIT_E_VALUE: a cell above 9.
 *
 * Cost: some microseconds for most grids, a few milliseconds at most. Stack: 6 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_canonicalize(const sudokit_grid *grid, sudokit_grid *out, sudokit_transform *transform);

/**
 * Writes how many transforms leave a grid as it is. There is always one, sudokit_transform_identity, and most grids have
 * no other. Digits that a grid lacks count too: with two of them each has a twin that swaps these. The empty grid has all
 * 1,218,998,108,160. All transforms divided by this is the size of the class.
 *
 * SUDOKIT_OK: written. SUDOKIT_CONFLICT: the grid breaks a rule; nothing is written. SUDOKIT_E_VALUE: a cell above 9.
 *
 * Cost: as in sudokit_canonicalize. Stack: 6 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_automorphisms(const sudokit_grid *grid,
                                     uint64_t *count);

/**
 * Writes the canonical forms of `count` grids, each of 81 bytes. Grid i starts at grids + i * grid_stride and its form
 * goes to out + i * out_stride; what is between them is neither read nor written. Grids and forms may be the same memory
 * with the same stride, but must not overlap otherwise.
 *
 * `results[i]`, unless `results` is NULL, gets what came of grid i: SUDOKIT_OK, or SUDOKIT_CONFLICT or SUDOKIT_E_VALUE as
 * in sudokit_canonicalize, and then no form is written.
 *
 * The call itself gives:
 * SUDOKIT_OK: all grids are done. SUDOKIT_E_NULL: `grids` or `out` is NULL with a `count` above 0.
 * SUDOKIT_E_SIZE: a stride below 81, or an array that would not fit into memory.
 *
 * Cost: as in sudokit_canonicalize, for each grid. Stack: 6 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_canonicalize_batch(const uint8_t *grids,
                                          size_t grid_stride,
                                          size_t count,
                                          uint8_t *out,
                                          size_t out_stride,
                                          sudokit_result *results);

/*
 * Techniques
 *
 * The ways of thinking that the library knows, with permanent numbers from 0, and for each the least rating that Sudoku
 * Explainer gives it and the score that HoDoKu gives it, where these programs have it. The last three are no techniques:
 * they stand in a step for what is wrong with a position.
 *
 * A set of techniques is two numbers: bit t % 64 of number t / 64 stands for technique t.
 */

/** How many numbers there is room for. Those above SUDOKIT_TECHNIQUE_MISSING_CANDIDATE stand for nothing yet. */
#define SUDOKIT_TECHNIQUES 128

/** Full House: rating 1.0, score 4. */
#define SUDOKIT_TECHNIQUE_FULL_HOUSE 0

/** Hidden Single: rating 1.2, score 14. */
#define SUDOKIT_TECHNIQUE_HIDDEN_SINGLE 1

/** Naked Single: rating 2.3, score 4. */
#define SUDOKIT_TECHNIQUE_NAKED_SINGLE 2

/** Direct Pointing: rating 1.7. */
#define SUDOKIT_TECHNIQUE_DIRECT_POINTING 3

/** Direct Claiming: rating 1.9. */
#define SUDOKIT_TECHNIQUE_DIRECT_CLAIMING 4

/** Direct Hidden Pair: rating 2.0. */
#define SUDOKIT_TECHNIQUE_DIRECT_HIDDEN_PAIR 5

/** Direct Hidden Triple: rating 2.5. */
#define SUDOKIT_TECHNIQUE_DIRECT_HIDDEN_TRIPLE 6

/** Pointing: rating 2.6, score 50. */
#define SUDOKIT_TECHNIQUE_POINTING 7

/** Claiming: rating 2.8, score 50. */
#define SUDOKIT_TECHNIQUE_CLAIMING 8

/** Locked Pair: score 40. */
#define SUDOKIT_TECHNIQUE_LOCKED_PAIR 9

/** Locked Triple: score 60. */
#define SUDOKIT_TECHNIQUE_LOCKED_TRIPLE 10

/** Naked Pair: rating 3.0, score 60. */
#define SUDOKIT_TECHNIQUE_NAKED_PAIR 11

/** Naked Triple: rating 3.6, score 80. */
#define SUDOKIT_TECHNIQUE_NAKED_TRIPLE 12

/** Naked Quad: rating 5.0, score 120. */
#define SUDOKIT_TECHNIQUE_NAKED_QUAD 13

/** Hidden Pair: rating 3.4, score 70. */
#define SUDOKIT_TECHNIQUE_HIDDEN_PAIR 14

/** Hidden Triple: rating 4.0, score 100. */
#define SUDOKIT_TECHNIQUE_HIDDEN_TRIPLE 15

/** Hidden Quad: rating 5.4, score 150. */
#define SUDOKIT_TECHNIQUE_HIDDEN_QUAD 16

/** X-Wing: rating 3.2, score 140. */
#define SUDOKIT_TECHNIQUE_X_WING 17

/** Swordfish: rating 3.8, score 150. */
#define SUDOKIT_TECHNIQUE_SWORDFISH 18

/** Jellyfish: rating 5.2, score 160. */
#define SUDOKIT_TECHNIQUE_JELLYFISH 19

/** Finned X-Wing: score 130. */
#define SUDOKIT_TECHNIQUE_FINNED_X_WING 20

/** Finned Swordfish: score 200. */
#define SUDOKIT_TECHNIQUE_FINNED_SWORDFISH 21

/** Finned Jellyfish: score 250. */
#define SUDOKIT_TECHNIQUE_FINNED_JELLYFISH 22

/** Sashimi X-Wing: score 150. */
#define SUDOKIT_TECHNIQUE_SASHIMI_X_WING 23

/** Sashimi Swordfish: score 240. */
#define SUDOKIT_TECHNIQUE_SASHIMI_SWORDFISH 24

/** Sashimi Jellyfish: score 260. */
#define SUDOKIT_TECHNIQUE_SASHIMI_JELLYFISH 25

/** Franken X-Wing: score 300. */
#define SUDOKIT_TECHNIQUE_FRANKEN_X_WING 26

/** Franken Swordfish: score 350. */
#define SUDOKIT_TECHNIQUE_FRANKEN_SWORDFISH 27

/** Franken Jellyfish: score 370. */
#define SUDOKIT_TECHNIQUE_FRANKEN_JELLYFISH 28

/** Finned Franken X-Wing: score 390. */
#define SUDOKIT_TECHNIQUE_FINNED_FRANKEN_X_WING 29

/** Finned Franken Swordfish: score 410. */
#define SUDOKIT_TECHNIQUE_FINNED_FRANKEN_SWORDFISH 30

/** Finned Franken Jellyfish: score 430. */
#define SUDOKIT_TECHNIQUE_FINNED_FRANKEN_JELLYFISH 31

/** Skyscraper: score 130. */
#define SUDOKIT_TECHNIQUE_SKYSCRAPER 32

/** 2-String Kite: score 150. */
#define SUDOKIT_TECHNIQUE_TWO_STRING_KITE 33

/** Turbot Fish: rating 6.6, score 120. */
#define SUDOKIT_TECHNIQUE_TURBOT_FISH 34

/** Empty Rectangle: score 120. */
#define SUDOKIT_TECHNIQUE_EMPTY_RECTANGLE 35

/** W-Wing: score 150. */
#define SUDOKIT_TECHNIQUE_W_WING 36

/** XY-Wing: rating 4.2, score 160. */
#define SUDOKIT_TECHNIQUE_XY_WING 37

/** XYZ-Wing: rating 4.4, score 180. */
#define SUDOKIT_TECHNIQUE_XYZ_WING 38

/** WXYZ-Wing. */
#define SUDOKIT_TECHNIQUE_WXYZ_WING 39

/** Unique Rectangle Type 1: rating 4.5, score 100. */
#define SUDOKIT_TECHNIQUE_UNIQUE_RECTANGLE_1 40

/** Unique Rectangle Type 2: rating 4.5, score 100. */
#define SUDOKIT_TECHNIQUE_UNIQUE_RECTANGLE_2 41

/** Unique Rectangle Type 3: rating 4.5, score 100. */
#define SUDOKIT_TECHNIQUE_UNIQUE_RECTANGLE_3 42

/** Unique Rectangle Type 4: rating 4.5, score 100. */
#define SUDOKIT_TECHNIQUE_UNIQUE_RECTANGLE_4 43

/** Unique Rectangle Type 5: score 100. */
#define SUDOKIT_TECHNIQUE_UNIQUE_RECTANGLE_5 44

/** Unique Rectangle Type 6: score 100. */
#define SUDOKIT_TECHNIQUE_UNIQUE_RECTANGLE_6 45

/** Hidden Rectangle: score 100. */
#define SUDOKIT_TECHNIQUE_HIDDEN_RECTANGLE 46

/** Avoidable Rectangle Type 1: score 100. */
#define SUDOKIT_TECHNIQUE_AVOIDABLE_RECTANGLE_1 47

/** Avoidable Rectangle Type 2: score 100. */
#define SUDOKIT_TECHNIQUE_AVOIDABLE_RECTANGLE_2 48

/** Unique Loop Type 1: rating 4.6. */
#define SUDOKIT_TECHNIQUE_UNIQUE_LOOP_1 49

/** Unique Loop Type 2: rating 4.6. */
#define SUDOKIT_TECHNIQUE_UNIQUE_LOOP_2 50

/** Unique Loop Type 3: rating 4.6. */
#define SUDOKIT_TECHNIQUE_UNIQUE_LOOP_3 51

/** Unique Loop Type 4: rating 4.6. */
#define SUDOKIT_TECHNIQUE_UNIQUE_LOOP_4 52

/** BUG Type 1: rating 5.6, score 100. */
#define SUDOKIT_TECHNIQUE_BUG_1 53

/** BUG Type 2: rating 5.7. */
#define SUDOKIT_TECHNIQUE_BUG_2 54

/** BUG Type 3: rating 5.7. */
#define SUDOKIT_TECHNIQUE_BUG_3 55

/** BUG Type 4: rating 5.7. */
#define SUDOKIT_TECHNIQUE_BUG_4 56

/** Simple Colors Trap: score 150. */
#define SUDOKIT_TECHNIQUE_SIMPLE_COLORS_TRAP 57

/** Simple Colors Wrap: score 150. */
#define SUDOKIT_TECHNIQUE_SIMPLE_COLORS_WRAP 58

/** Multi-Colors 1: score 200. */
#define SUDOKIT_TECHNIQUE_MULTI_COLORS_1 59

/** Multi-Colors 2: score 200. */
#define SUDOKIT_TECHNIQUE_MULTI_COLORS_2 60

/** Remote Pair: score 110. */
#define SUDOKIT_TECHNIQUE_REMOTE_PAIR 61

/** X-Chain: score 260. */
#define SUDOKIT_TECHNIQUE_X_CHAIN 62

/** XY-Chain: score 260. */
#define SUDOKIT_TECHNIQUE_XY_CHAIN 63

/** Continuous Nice Loop: score 280. */
#define SUDOKIT_TECHNIQUE_CONTINUOUS_NICE_LOOP 64

/** Discontinuous Nice Loop: score 280. */
#define SUDOKIT_TECHNIQUE_DISCONTINUOUS_NICE_LOOP 65

/** AIC: score 280. */
#define SUDOKIT_TECHNIQUE_AIC 66

/** Grouped Continuous Nice Loop: score 300. */
#define SUDOKIT_TECHNIQUE_GROUPED_CONTINUOUS_NICE_LOOP 67

/** Grouped Discontinuous Nice Loop: score 300. */
#define SUDOKIT_TECHNIQUE_GROUPED_DISCONTINUOUS_NICE_LOOP 68

/** Grouped AIC: score 300. */
#define SUDOKIT_TECHNIQUE_GROUPED_AIC 69

/** Sue de Coq: score 250. */
#define SUDOKIT_TECHNIQUE_SUE_DE_COQ 70

/** ALS-XZ: score 300. */
#define SUDOKIT_TECHNIQUE_ALS_XZ 71

/** ALS-XY-Wing: score 320. */
#define SUDOKIT_TECHNIQUE_ALS_XY_WING 72

/** ALS-XY-Chain: score 340. */
#define SUDOKIT_TECHNIQUE_ALS_XY_CHAIN 73

/** Death Blossom: score 360. */
#define SUDOKIT_TECHNIQUE_DEATH_BLOSSOM 74

/** Aligned Pair Exclusion: rating 6.2. */
#define SUDOKIT_TECHNIQUE_ALIGNED_PAIR_EXCLUSION 75

/** Aligned Triple Exclusion: rating 7.5. */
#define SUDOKIT_TECHNIQUE_ALIGNED_TRIPLE_EXCLUSION 76

/** Generalized X-Wing: rating 6.5. */
#define SUDOKIT_TECHNIQUE_GENERALIZED_X_WING 77

/** Bidirectional X-Cycle: rating 6.5. */
#define SUDOKIT_TECHNIQUE_BIDIRECTIONAL_X_CYCLE 78

/** Bidirectional Y-Cycle: rating 6.5. */
#define SUDOKIT_TECHNIQUE_BIDIRECTIONAL_Y_CYCLE 79

/** Bidirectional Cycle: rating 7.0. */
#define SUDOKIT_TECHNIQUE_BIDIRECTIONAL_CYCLE 80

/** Forcing X-Chain: rating 6.6. */
#define SUDOKIT_TECHNIQUE_FORCING_X_CHAIN 81

/** Forcing Chain: rating 7.0. */
#define SUDOKIT_TECHNIQUE_FORCING_CHAIN 82

/** Nishio Forcing Chains: rating 7.5. */
#define SUDOKIT_TECHNIQUE_NISHIO 83

/** Cell Forcing Chains: rating 8.0. */
#define SUDOKIT_TECHNIQUE_CELL_FORCING_CHAINS 84

/** Region Forcing Chains: rating 8.0. */
#define SUDOKIT_TECHNIQUE_REGION_FORCING_CHAINS 85

/** Dynamic Contradiction Forcing Chains: rating 8.5. */
#define SUDOKIT_TECHNIQUE_DYNAMIC_CONTRADICTION 86

/** Dynamic Double Forcing Chains: rating 8.5. */
#define SUDOKIT_TECHNIQUE_DYNAMIC_DOUBLE 87

/** Dynamic Cell Forcing Chains: rating 8.5. */
#define SUDOKIT_TECHNIQUE_DYNAMIC_CELL 88

/** Dynamic Region Forcing Chains: rating 8.5. */
#define SUDOKIT_TECHNIQUE_DYNAMIC_REGION 89

/** Dynamic Contradiction Forcing Chains (+): rating 9.0. */
#define SUDOKIT_TECHNIQUE_DYNAMIC_PLUS_CONTRADICTION 90

/** Dynamic Double Forcing Chains (+): rating 9.0. */
#define SUDOKIT_TECHNIQUE_DYNAMIC_PLUS_DOUBLE 91

/** Dynamic Cell Forcing Chains (+): rating 9.0. */
#define SUDOKIT_TECHNIQUE_DYNAMIC_PLUS_CELL 92

/** Dynamic Region Forcing Chains (+): rating 9.0. */
#define SUDOKIT_TECHNIQUE_DYNAMIC_PLUS_REGION 93

/** Nested Contradiction Forcing Chains: rating 9.5. */
#define SUDOKIT_TECHNIQUE_NESTED_CONTRADICTION 94

/** Nested Double Forcing Chains: rating 9.5. */
#define SUDOKIT_TECHNIQUE_NESTED_DOUBLE 95

/** Nested Cell Forcing Chains: rating 9.5. */
#define SUDOKIT_TECHNIQUE_NESTED_CELL 96

/** Nested Region Forcing Chains: rating 9.5. */
#define SUDOKIT_TECHNIQUE_NESTED_REGION 97

/** Conflict. */
#define SUDOKIT_TECHNIQUE_CONFLICT 98

/** Wrong Digit. */
#define SUDOKIT_TECHNIQUE_WRONG_DIGIT 99

/** Missing Candidate. */
#define SUDOKIT_TECHNIQUE_MISSING_CANDIDATE 100

/**
 * The English name of a technique, such as "X-Wing"; "unknown technique" for a number that is none. The text is static
 * and ends with a NUL.
 *
 * Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
 */
const char *sudokit_technique_name(uint32_t technique);

/*
 * Steps
 *
 * A step is what a technique has found, as data: the technique, what follows from it, and everything that shows why:
 * which candidates and houses play which part, and the links of its chains.
 */

/** No cell, or no house. */
#define SUDOKIT_NONE 255

/** It belongs to the pattern. */
#define SUDOKIT_ROLE_PATTERN 0

/** A fin of a fish, or an extra candidate of a uniqueness pattern. */
#define SUDOKIT_ROLE_FIN 1

/** The cell that a wing turns on, the stem of a death blossom, the intersection of a Sue de Coq. */
#define SUDOKIT_ROLE_PIVOT 2

/** Another cell of a wing. */
#define SUDOKIT_ROLE_PINCER 3

/** It shuts a digit out without being part of the pattern. */
#define SUDOKIT_ROLE_BLOCKER 4

/** A base house of a fish and its candidates; the house that a locked digit or a subset is taken from. */
#define SUDOKIT_ROLE_BASE 5

/** A cover house of a fish; the house where candidates go. */
#define SUDOKIT_ROLE_COVER 6

/** The first almost locked set. */
#define SUDOKIT_ROLE_SET_A 7

/** The second. */
#define SUDOKIT_ROLE_SET_B 8

/** The third. */
#define SUDOKIT_ROLE_SET_C 9

/** One colour. */
#define SUDOKIT_ROLE_COLOR_A 10

/** Its other colour. */
#define SUDOKIT_ROLE_COLOR_B 11

/** One colour of a second pair. */
#define SUDOKIT_ROLE_COLOR_C 12

/** Its other colour. */
#define SUDOKIT_ROLE_COLOR_D 13

/** Where a chain begins: what is assumed. */
#define SUDOKIT_ROLE_ASSUMPTION 14

/** What all the chains come to. */
#define SUDOKIT_ROLE_CONCLUSION 15

/** A restricted common candidate of two almost locked sets. */
#define SUDOKIT_ROLE_COMMON 16

/** It is wrong. */
#define SUDOKIT_ROLE_MISTAKE 17

/** Both statements of a link speak of one cell. */
#define SUDOKIT_REASON_CELL 0

/** Their cells share the house of the link. */
#define SUDOKIT_REASON_HOUSE 1

/** An almost locked set. */
#define SUDOKIT_REASON_LOCKED_SET 2

/** A deduction inside the chain. */
#define SUDOKIT_REASON_INNER 3

/** A house that plays a part. */
typedef struct {
    /** From 0: nine rows, nine columns, nine boxes. */
    uint8_t house;
    /** SUDOKIT_ROLE_PATTERN and the others. */
    uint8_t role;
} sudokit_marked_house;

/** Candidates of a cell that play a part. */
typedef struct {
    /** From 0 to 80. */
    uint8_t cell;
    /** SUDOKIT_ROLE_PATTERN and the others. */
    uint8_t role;
    /** Bit d - 1 for digit d. */
    uint16_t digits;
} sudokit_mark;

/** A statement: that a digit is in one of the cells, or in none of them. */
typedef struct {
    /** From 1 to 9. */
    uint8_t digit;
    /** 1 if the digit is in one of the cells, 0 if it is in none. */
    uint8_t is_on;
    /** One cell, or more for a group; then SUDOKIT_NONE. */
    uint8_t cells[6];
} sudokit_node;

/** If one statement, then the other. */
typedef struct {
    /** What is given. */
    sudokit_node from;
    /** What follows. */
    sudokit_node to;
    /** SUDOKIT_REASON_CELL and the others. */
    uint8_t reason;
    /** The house for SUDOKIT_REASON_HOUSE, from 0 to 26, else SUDOKIT_NONE. */
    uint8_t house;
    /** Which chain of the step it belongs to, from 0. */
    uint8_t chain;
    /** 0. */
    uint8_t reserved;
} sudokit_link;

/** What a technique has found. */
typedef struct {
    /** SUDOKIT_TECHNIQUE_FULL_HOUSE and the others. */
    uint32_t technique;
    /** Ten times the rating that Sudoku Explainer gives this step; 0 if it does not have the technique. */
    uint32_t rating;
    /** The score that HoDoKu gives the technique; 0 if it does not have it. */
    uint32_t score;
    /** The level of a puzzle that needs the technique, as HoDoKu has it: 1 easy, 2 medium, 3 hard, 4 unfair, 5 extreme. */
    uint32_t level;
    /** How many nodes the chains have, as Sudoku Explainer counts; else 0. */
    uint32_t complexity;
    /** How deep deductions inside the chains go, from 0 to 5. */
    uint32_t nesting;
    /** The cell that gets a digit, or SUDOKIT_NONE. */
    uint8_t placement_cell;
    /** The digit, or 0. */
    uint8_t placement_digit;
    /** How many of `marks` there are. */
    uint8_t mark_count;
    /** How many of `houses` there are. */
    uint8_t house_count;
    /** How many of `links` there are. */
    uint16_t link_count;
    /** How many more links there was no room for. */
    uint16_t links_left_out;
    /** The candidates that go. */
    sudokit_candidates eliminations;
    /** The houses to look at. */
    sudokit_marked_house houses[16];
    /** 0. */
    uint8_t reserved[2];
    /** The candidates to look at. */
    sudokit_mark marks[128];
    /** The links of the chains in order, one chain after the other. */
    sudokit_link links[256];
} sudokit_step;

/*
 * Hints
 *
 * A hint is the next step of a position: a grid, the notes of the player if there are any, and the clues if they are
 * known. First it is looked whether something is wrong, since nothing should be built on a mistake: digits that stand
 * twice in a house, a digit that no solution has, a candidate that the notes lack although a solution has it. Then the
 * techniques are asked one after the other, as a person would do it or in the order of Sudoku Explainer. Those that need
 * a puzzle with one solution are only asked if it has one. No step is ever wrong.
 *
 * The puzzle is the digits that stand, or the clues where they are known. Notes never are: a Sukaku, whose clues are
 * candidates, gets no hints.
 */

/** Techniques in the order of a person. */
#define SUDOKIT_ORDER_HUMAN 0

/** Techniques in the order of Sudoku Explainer, as its line of 2022 has them: SUDOKIT_SCALE_SE_2022. */
#define SUDOKIT_ORDER_RATING 1

/** What kind of hint is wanted. Call sudokit_hint_options_init first. */
typedef struct {
    /** The size of this struct. */
    uint32_t struct_size;
    /** SUDOKIT_ORDER_HUMAN or SUDOKIT_ORDER_RATING. */
    uint32_t order;
    /** The techniques that may be used: bit t % 64 of number t / 64 for technique t. All 0 for all. */
    uint64_t techniques[2];
    /**
     * The most nodes that may be entered to find the solution, and that chains may reach, where every other technique
     * that is asked counts as one; 0 for 100 million, which take some seconds; UINT64_MAX for no limit. A chain's first
     * cell and a technique that were begun are finished, which takes up to some tenths of a second in an almost empty
     * grid.
     */
    uint64_t node_limit;
    /** Ten times the highest rating of a step, and then no step without a rating; 0 for any. */
    uint32_t max_rating;
    /**
     * 1 for a cell whose digit is a clue, 0 for one that the player has filled. All 0 if it is not known: then every
     * digit is taken for right.
     */
    uint8_t clues[81];
    /** 0. */
    uint8_t padding[3];
} sudokit_hint_options;

/**
 * Sets options to their defaults: all techniques in the order of a person, whatever their rating; clues not known. `size`
 * is sizeof(sudokit_hint_options).
 *
 * SUDOKIT_OK: written. SUDOKIT_E_SIZE: a size below 120 or above 4096.
 *
 * Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_hint_options_init(sudokit_hint_options *options,
                                         size_t size);

/**
 * The next step of a position. `notes` may be NULL for the candidates that the rules leave; those of a cell with a digit
 * do not matter. `options` may be NULL for the defaults.
 *
 * SUDOKIT_OK: `step` is the next step.
 * SUDOKIT_MISTAKE: something is wrong. The technique of `step` is SUDOKIT_TECHNIQUE_CONFLICT, WRONG_DIGIT or
 * MISSING_CANDIDATE, and its marks are the cells with the digits that are wrong or missing.
 * SUDOKIT_DONE: every cell has its digit. SUDOKIT_NO_SOLUTION: the puzzle has none; if the clues are not known, some
 * digit may be wrong; if the puzzle has several, no one of them has all digits that stand. SUDOKIT_NO_STEP: no technique
 * that may be used finds anything. SUDOKIT_LIMIT: the node limit came first, or there was no room for a chain. With
 * these nothing is written.
 * SUDOKIT_E_VALUE: a cell above 9, a mask with other bits than those of digits, a clue without a digit.
 * SUDOKIT_E_OPTIONS: an order or a technique that is none, a struct_size that does not fit, something other than 0 in
 * `padding`. SUDOKIT_E_NULL: `grid` or `step` is NULL.
 *
 * Cost: some ten microseconds for easy steps, up to ten milliseconds for chains, some tenths of a second for nested ones.
 * Stack: 128 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_hint(const sudokit_grid *grid,
                            const sudokit_candidates *notes,
                            const sudokit_hint_options *options,
                            sudokit_step *step);

/**
 * Every step of a position, one a call: technique after technique in the order of the options, and of those that are
 * looked for together, such as chains or unique loops, in the order in which they are found; sudokit_hint gives the
 * easiest of these. `cursor` is 0 at first, and is moved on with each step. Mistakes are told as in sudokit_hint.
 *
 * SUDOKIT_OK: `step` is one, and `cursor` is moved on. With all other results it stays, and the next call says the same:
 * a loop over all steps ends with whatever is not SUDOKIT_OK. SUDOKIT_DONE: there are no more, or every cell has its
 * digit; nothing is written. The others as in sudokit_hint, but for SUDOKIT_NO_STEP. SUDOKIT_E_NULL: `grid`, `cursor` or
 * `step` is NULL.
 * SUDOKIT_E_VALUE: also if `cursor` cannot have come from this position with these options.
 *
 * Cost: as in sudokit_hint for the techniques up to that of the step, since nothing is kept between calls. Stack: 128
 * KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_steps(const sudokit_grid *grid,
                             const sudokit_candidates *notes,
                             const sudokit_hint_options *options,
                             uint64_t *cursor,
                             sudokit_step *step);

/**
 * Does what a step says, and nothing else: takes its eliminations from `notes`, places its digit in `grid`, leaves it
 * alone in the notes of its cell and strikes it from those of the peers. `notes` may be NULL: then only the digit is
 * placed. Both are inputs and outputs. A step that shows a mistake changes nothing.
 *
 * SUDOKIT_OK: written. SUDOKIT_CONFLICT: the digit cannot be placed there: the cell has another, or a peer has it
 * already; nothing is written. SUDOKIT_E_VALUE: a cell above 9, a mask with other bits than those of digits, a step that
 * is none.
 * SUDOKIT_E_NULL: `grid` or `step` is NULL.
 *
 * Cost: constant. Stack: 12 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_step_apply(sudokit_grid *grid,
                                  sudokit_candidates *notes,
                                  const sudokit_step *step);

/*
 * Rating
 *
 * How hard is a puzzle for a person? Sudoku Explainer 1.2.1 solves it step by step with the easiest technique that finds
 * anything, and gives each step a rating, from 1.0 for the last cell of a house to 11 and more for nets of nested chains.
 * ER is the rating of the hardest step, EP that of the hardest up to the first digit that is placed, ED that of the first
 * step: "8.4/1.2/1.2". The numbers here are ten times those, 84, 12, 12, and equal to what that program prints.
 *
 * HoDoKu gives each technique a score; that of a puzzle is the sum on HoDoKu's way, and its level that of the hardest
 * step or what the sum is worth. Where its techniques end, forcing chains are looked for as Sudoku Explainer does: these
 * count 500 each, nets of them, from 8.5 on, 700, and 10,000 are added where nothing goes on.
 */

/** The scale of Sudoku Explainer 1.2.1.3 of 2009, which everybody refers to. */
#define SUDOKIT_SCALE_SE_1213 0

/**
 * The scale of its maintained line of 2022, where a direct deduction also eliminates candidates. Up to 8.9 one puzzle of
 * a hundred has another rating.
 */
#define SUDOKIT_SCALE_SE_2022 1

/** How to rate. Call sudokit_rate_options_init first. */
typedef struct {
    /** The size of this struct. */
    uint32_t struct_size;
    /** SUDOKIT_SCALE_SE_1213 or SUDOKIT_SCALE_SE_2022. */
    uint32_t scale;
    /**
     * The most nodes that the chains of both ways may reach, where every other technique that is asked counts as one; 0
     * for 100 million, which take some seconds; UINT64_MAX for no limit. sudokit_rater_step ignores it.
     */
    uint64_t node_limit;
} sudokit_rate_options;

/**
 * A rating. Set `struct_size` to sizeof(sudokit_rating) before it is written. A later library, whose
 * struct may be larger, takes this one too.
 */
typedef struct {
    /** The size of this struct. */
    uint32_t struct_size;
    /** Ten times the rating of the hardest step; 0 for a filled grid, 200 if no technique goes on. */
    uint32_t er;
    /** The same of the hardest step up to the first that places a digit. */
    uint32_t ep;
    /** The same of the first step. */
    uint32_t ed;
    /** The sum of HoDoKu's scores. */
    uint32_t hodoku_score;
    /** HoDoKu's level: 1 easy, 2 medium, 3 hard, 4 unfair, 5 extreme; 0 for a filled grid. */
    uint32_t hodoku_level;
    /** How many steps Sudoku Explainer takes. */
    uint32_t steps;
    /**
     * 1 if all numbers are the least that they can be: since the node limit came first or, with SUDOKIT_OK, since there
     * was no room for a chain.
     */
    uint32_t is_lower_bound;
    /** How many of these steps are of each technique. */
    uint32_t counts[SUDOKIT_TECHNIQUES];
    /** How many steps on HoDoKu's way are of each technique. */
    uint32_t hodoku_counts[SUDOKIT_TECHNIQUES];
} sudokit_rating;

/**
 * A rating on its way, in the caller's memory: 2 KiB, aligned to 8 bytes. Plain memory without pointers: a copy is a
 * snapshot, and nothing has to be freed. Set it up with sudokit_rater_init.
 */
typedef struct {
    /** Nothing to read or write. */
    uint64_t opaque[256];
} sudokit_rater;

/**
 * Sets options to their defaults: the scale of Sudoku Explainer 1.2.1.3. `size` is sizeof(sudokit_rate_options).
 *
 * SUDOKIT_OK: written. SUDOKIT_E_SIZE: a size below 16 or above 4096.
 *
 * Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_rate_options_init(sudokit_rate_options *options, size_t size);

/**
 * Rates a puzzle. `options` may be NULL for the defaults. A puzzle with no solution or with several is rated as far as
 * the techniques go, like Sudoku Explainer does.
 *
 * SUDOKIT_OK: written. SUDOKIT_LIMIT: the node limit came first; what is written is the least that the rating can be.
 * SUDOKIT_CONFLICT: the clues break a rule; nothing is written.
 * SUDOKIT_E_VALUE: a cell above 9. SUDOKIT_E_OPTIONS: a scale that is none, or a struct_size that does not fit, of the
 * options or of `rating`. SUDOKIT_E_NULL: `puzzle` or `rating` is NULL.
 *
 * Cost: about 0.1 milliseconds for easy puzzles, 0.6 around 6, 3 around 7.5, 35 around 8.5, 150 from 9.0 on, seconds from
 * 11 on. Stack: 128 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_rate(const sudokit_grid *puzzle,
                            const sudokit_rate_options *options,
                            sudokit_rating *rating);

/**
 * Sets up the rating of a puzzle in steps. `options` may be NULL for the defaults; their node limit does not matter.
 *
 * SUDOKIT_OK: `rater` is ready. SUDOKIT_CONFLICT: the clues break a rule. SUDOKIT_E_VALUE, SUDOKIT_E_OPTIONS,
 * SUDOKIT_E_NULL: as in sudokit_rate. Then `rater` is not written.
 *
 * Cost: some microseconds. Stack: 16 KiB. Threads: any, one at a time with the same object. Since 0.1.0.
 */
sudokit_result sudokit_rater_init(sudokit_rater *rater,
                                  const sudokit_grid *puzzle,
                                  const sudokit_rate_options *options);

/**
 * Goes on with a rating until about `max_nodes` more nodes of chains are reached; with 0 it does not get on. Where a
 * chain begins in a cell it is finished with that cell.
 *
 * SUDOKIT_OK: the rating is known and written, now and on every further call.
 * SUDOKIT_LIMIT: the nodes are used up; call again to go on. What is written is the least that the rating can be.
 * SUDOKIT_E_STATE: `rater` was not set up. SUDOKIT_E_OPTIONS: the struct_size of `rating` does not fit. SUDOKIT_E_NULL:
 * `rater` or `rating` is NULL.
 *
 * Any slicing comes to what sudokit_rate says without a limit.
 *
 * Cost: `max_nodes` of up to a microsecond each, and what the cell needs that was begun: up to 20,000 nodes below 9.5,
 * some million for nested chains. Stack: 128 KiB. Threads: any, one at a time with the same object. Since 0.1.0.
 */
sudokit_result sudokit_rater_step(sudokit_rater *rater, uint64_t max_nodes, sudokit_rating *rating);

/*
 * Steps in words
 *
 * A step is told in three degrees: where to look, what to look for, and the whole step with its reason. The words come
 * from templates. English ones are built in, one for each technique and degree, with the numbers of both as its id; a
 * program can bring its own for each, in any language. A template is text with instructions in braces; {{ and }} stand
 * for a brace. Its bytes are copied as they are, and not looked at whether they are UTF-8; a NUL among them is wrong.
 * The instructions are:
 *
 * - {technique}: its English name. {rating}: "4.2". {score}: HoDoKu's. Nothing for a technique that has none.
 * - {digits:PART}: digits of the step, "3, 7". {cells:PART}: cells, "r13c5, r8c46". {houses:PART}: houses, "r3, c5, b2".
 *   PART is pattern, fin, pivot, pincer, blocker, base, cover, set-a, set-b, set-c, color-a, color-b, color-c, color-d,
 *   assumption, conclusion, common or mistake, for what has that role in the step; digits and cells can also be those that
 *   are "eliminated" or "placed", or the "clash": what the chains of a contradiction both claim and deny. Without :PART it
 *   is all that is marked, but for blockers and the conclusion.
 * - {candidates:PART}: which digits in which cells, "4 in r1c3, 68 in r1c46"; PART is that of cells.
 * - {area}: the houses in which to look, like {houses}; nothing if it is the whole grid.
 * - {eliminations}: "r13c5<>27, r8c4<>2". {placement}: "r5c4=8". {result}: the placement, or else the eliminations.
 * - {chain:NUMBER}: a chain, from 1: "r1c1=5 -> r1c7<>5 -> r2c8=5", and "r1c7<>5 + r1c8<>5 -> r1c9=5" where one statement
 *   follows from several; "r1c1=5 => r1c7<>5" where it takes a deduction inside the chain, such as a subset or a chain of its
 *   own; what begins anew stands behind a comma. {chain}: all of them. Behind 64 links stands "...".
 * - {if ARGUMENT}...{else}...{end}: one text if the argument, such as cells:fin, has something to say, and another, which may
 *   be left out, if not. {if one ARGUMENT}: one text if it is one digit, cell, house or elimination, and another if it is
 *   none or several. They can stand in each other, eight deep.
 *
 * Options follow behind bars. Those that are left out, from the last on, are as if not given. Lists take what stands
 * between two items, ", " if not given, and, if it is different, what stands before the last: "{digits:pattern|, | and
 * }". Houses and the area take before these the words for row, column and box: "{houses:base|row |column |box |, | and
 * }"; with one option or two, {houses:base|row |column }, the others stay "c" and "b". Candidates take behind those of a
 * list the word " in ". Chains take the arrow, " -> " if not given, what stands where one begins anew, and the arrow of
 * a deduction inside, " => ".
 */

/** Where to look, without what to look for: "Look at row 3 and row 7." */
#define SUDOKIT_DETAIL_WHERE 0

/** What to look for, without what follows: "Look for an X-Wing with 5." */
#define SUDOKIT_DETAIL_WHAT 1

/** The whole step: what it is, why it is right, and what follows. */
#define SUDOKIT_DETAIL_EVERYTHING 2

/** A buffer of this size has room for everything that sudokit_step_text tells, the NUL included. */
#define SUDOKIT_STEP_TEXT_CAPACITY 8192

/**
 * The English template for a technique and a degree, as SUDOKIT_TECHNIQUE_... and SUDOKIT_DETAIL_...; an empty text if
 * either is none. The text is static and ends with a NUL.
 *
 * Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
 */
const char *sudokit_template(uint32_t technique, uint32_t detail);

/**
 * Tells a step in English, as text that ends with a NUL. `detail` is SUDOKIT_DETAIL_WHERE, _WHAT or _EVERYTHING.
 *
 * `*needed`, unless it is NULL, gets the number of bytes that the text takes, the NUL included: up to some 500, and with
 * long chains some thousand.
 *
 * SUDOKIT_OK: the text is in `out`.
 * SUDOKIT_E_SIZE: `capacity` is less than needed. `out` is not written and may be NULL if `capacity` is 0, so a first
 * call can ask for the size.
 * SUDOKIT_E_VALUE: a step that is none, or a detail that is none. SUDOKIT_E_NULL: `step` is NULL, or `out` is with a
 * `capacity` above 0. `needed` is not written.
 *
 * Cost: linear in the length of the text. Stack: 12 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_step_text(const sudokit_step *step,
                                 uint32_t detail,
                                 char *out,
                                 size_t capacity,
                                 size_t *needed);

/**
 * The same with a template of the caller's, of `len` bytes. It must not share memory with `out`.
 *
 * SUDOKIT_OK: the text is in `out`.
 * SUDOKIT_E_TEXT: the template is wrong, whatever the step; `where`, unless it is NULL, tells the offset, line and
 * column of the first thing that is.
 * SUDOKIT_E_SIZE: `capacity` is less than needed. `out` is not written and may be NULL if `capacity` is 0, so a first
 * call can ask for the size.
 * SUDOKIT_E_VALUE: a step that is none, or `out` overlaps the template. SUDOKIT_E_NULL: `step` is NULL, or `text` is
 * with a `len` or `out` with a `capacity` above 0. `needed` is not written.
 *
 * Cost: linear in the length of template and text. Stack: 12 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_step_format(const sudokit_step *step,
                                   const char *text,
                                   size_t len,
                                   char *out,
                                   size_t capacity,
                                   size_t *needed,
                                   sudokit_cursor *where);

/*
 * Drawing
 *
 * A picture of a position is SVG: text that browsers show, and that programs for books and print turn into PDF or PNG.
 * It stands by itself, without scripts, styles, images or fonts; digits are in the sans-serif font of whoever shows it.
 * Clues are black and bold, other digits blue. With a step, its houses are tinted, with a solid line around them or a
 * dashed one around cover houses, and candidates that play a part have a shape behind them, in the colour of their role.
 * Candidates that go are crossed out, and the digit that is placed is green. In chains, digits that are there stand on
 * discs and digits that are not in rings; strong links are solid arrows and weak links dashed ones, bent so that they
 * hide little. A digit that is a mistake is red and crossed out with a frame around its cell; a candidate that the notes
 * lack has a red ring. The roles of a step differ in shapes and tinted cells too, so that print without colours shows
 * them, and colours are taken from a palette for colour-blind people.
 */

/** A theme: white paper. */
#define SUDOKIT_THEME_LIGHT 0

/** A dark screen. */
#define SUDOKIT_THEME_DARK 1

/** A flag: the names of rows and columns, r1 to r9 and c1 to c9, stand beside the grid. */
#define SUDOKIT_SVG_LABELS 1

/** A flag: below the grid stands, in English, what the colours, shapes and lines of the step mean. */
#define SUDOKIT_SVG_LEGEND 2

/** How a picture looks. Call sudokit_svg_options_init first. */
typedef struct {
    /** The size of this struct. */
    uint32_t struct_size;
    /** SUDOKIT_SVG_LABELS and SUDOKIT_SVG_LEGEND, or 0. */
    uint32_t flags;
    /** SUDOKIT_THEME_LIGHT or SUDOKIT_THEME_DARK. */
    uint32_t theme;
    /** The width in pixels, up to 65535; 0 for 720. The height follows. Whoever shows the picture can scale it. */
    uint32_t width;
} sudokit_svg_options;

/**
 * Sets options to their defaults: SUDOKIT_SVG_LABELS, SUDOKIT_THEME_LIGHT, 720 pixels. `size` is
 * sizeof(sudokit_svg_options).
 *
 * SUDOKIT_OK: written. SUDOKIT_E_SIZE: a size below 16 or above 4096.
 *
 * Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
 */
sudokit_result sudokit_svg_options_init(sudokit_svg_options *options, size_t size);

/**
 * Draws a position, and what a step says about it, as SVG that ends with a NUL. The step is one that has been found but
 * not yet been applied.
 *
 * `clues` are 81 flags, 1 for a cell whose digit is a clue and else 0; NULL if all digits are clues. `notes` are the
 * candidates to be drawn in the empty cells; NULL for none. `step` may be NULL; the candidates that it speaks of are
 * always drawn, also those that `notes` lacks. Its digit is drawn in its cell, unless chains lead to it; then the
 * candidate is marked. NULL for `options` is their default.
 *
 * `*needed`, unless it is NULL, gets the number of bytes that the text takes, the NUL included: some 3,000 for a puzzle,
 * 15,000 with its candidates, 40,000 if every cell has all candidates, and 300 for each link of a step.
 *
 * SUDOKIT_OK: the picture is in `out`; equal arguments give equal bytes.
 * SUDOKIT_E_SIZE: `capacity` is less than needed. `out` is not written and may be NULL if `capacity` is 0, so a first
 * call can ask for the size.
 * SUDOKIT_E_VALUE: a cell above 9, a flag above 1, a bad mask, or a step that is none. SUDOKIT_E_OPTIONS: a flag, theme
 * or width that is none. SUDOKIT_E_NULL: `grid` is NULL, or `out` is with a `capacity` above 0. `needed` is not written.
 *
 * Cost: linear in the length of the text, below a millisecond for steps of some twenty links. Stack: 16 KiB. Threads:
 * any. Since 0.1.0.
 */
sudokit_result sudokit_format_svg(const sudokit_grid *grid,
                                  const uint8_t clues[81],
                                  const sudokit_candidates *notes,
                                  const sudokit_step *step,
                                  const sudokit_svg_options *options,
                                  char *out,
                                  size_t capacity,
                                  size_t *needed);

#ifdef __cplusplus
}
#endif

#endif
