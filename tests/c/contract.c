/* Every way in is closed to bad input: the error is clear and the outputs stay as they were. */
#include "check.h"
#include "sudokit.h"

static const char puzzle_text[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char solution_text[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
static const char hard_text[] =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

static const uint32_t solvers[] = {SUDOKIT_SOLVER_AUTO, SUDOKIT_SOLVER_BACKTRACK, SUDOKIT_SOLVER_EXACT_COVER,
                                   SUDOKIT_SOLVER_PROPAGATE, SUDOKIT_SOLVER_SIMPLE};
enum { SOLVERS = sizeof solvers / sizeof solvers[0] };

static sudokit_solutions it, copy;

static sudokit_grid grid_of(const char *text)
{
    sudokit_grid grid;
    CHECK(sudokit_parse(text, strlen(text), &grid, NULL) == SUDOKIT_OK);
    return grid;
}

static sudokit_solve_options options_of(uint32_t solver, uint64_t node_limit)
{
    sudokit_solve_options options;
    CHECK(sudokit_solve_options_init(&options, sizeof options) == SUDOKIT_OK);
    options.solver = solver;
    options.node_limit = node_limit;
    return options;
}

static int equal(const sudokit_grid *a, const sudokit_grid *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

/* An address that is right for no type with an alignment. */
static void *misaligned(void *memory)
{
    return (char *)memory + 1;
}

static void names(void)
{
    static const struct { int32_t result; const char *name; } expected[] = {
        {0, "SUDOKIT_OK"},          {1, "SUDOKIT_DONE"},       {2, "SUDOKIT_NO_SOLUTION"},
        {3, "SUDOKIT_NOT_UNIQUE"},  {4, "SUDOKIT_LIMIT"},      {5, "SUDOKIT_CANCELLED"},
        {6, "SUDOKIT_CONFLICT"},    {-1, "SUDOKIT_E_NULL"},    {-2, "SUDOKIT_E_VALUE"},
        {-3, "SUDOKIT_E_SIZE"},     {-4, "SUDOKIT_E_ALIGN"},   {-5, "SUDOKIT_E_OPTIONS"},
        {-6, "SUDOKIT_E_TEXT"},     {-7, "SUDOKIT_E_STATE"},   {7, "SUDOKIT_NOT_MINIMAL"},
        {8, "SUDOKIT_MISTAKE"},     {9, "SUDOKIT_NO_STEP"},    {10, "unknown result"},
        {-8, "unknown result"},     {INT32_MAX, "unknown result"}, {INT32_MIN, "unknown result"},
    };
    size_t i;
    for (i = 0; i < sizeof expected / sizeof expected[0]; i++)
        CHECK(strcmp(sudokit_result_name(expected[i].result), expected[i].name) == 0);
    CHECK(SUDOKIT_OK == 0 && SUDOKIT_CONFLICT == 6 && SUDOKIT_NOT_MINIMAL == 7 && SUDOKIT_E_NULL == -1 && SUDOKIT_E_STATE == -7);
}

static void text(void)
{
    uint64_t memory[16];
    sudokit_cursor cursor = {0, 0, 0, 0, 0};
    sudokit_grid grid, out;
    size_t needed;
    char buffer[400];
    uint32_t style;
    static const size_t sizes[] = {82, 82, 91, SUDOKIT_FORMAT_CAPACITY};

    paint(out);
    CHECK(sudokit_parse(NULL, 81, &out, NULL) == SUDOKIT_E_NULL);
    CHECK(sudokit_parse(puzzle_text, 81, NULL, NULL) == SUDOKIT_E_NULL);
    CHECK(sudokit_parse(puzzle_text, 81, &out, misaligned(memory)) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_parse(puzzle_text, SIZE_MAX, &out, NULL) == SUDOKIT_E_SIZE);
    CHECK(sudokit_parse(puzzle_text, 80, &out, NULL) == SUDOKIT_E_TEXT);
    CHECK(sudokit_parse(NULL, 0, &out, &cursor) == SUDOKIT_E_TEXT);
    CHECK(untouched(out));
    CHECK(sudokit_parse("53x?*", 5, &out, &cursor) == SUDOKIT_E_TEXT);
    CHECK(cursor.offset == 5 && cursor.line == 1 && cursor.column == 6);
    paint(cursor);
    CHECK(sudokit_parse(puzzle_text, 81, &out, &cursor) == SUDOKIT_OK);
    CHECK(untouched(cursor));

    memset(&cursor, 0, sizeof cursor);
    paint(out);
    CHECK(sudokit_next_puzzle(puzzle_text, 81, NULL, &out) == SUDOKIT_E_NULL);
    CHECK(sudokit_next_puzzle(puzzle_text, 81, &cursor, NULL) == SUDOKIT_E_NULL);
    CHECK(sudokit_next_puzzle(NULL, 81, &cursor, &out) == SUDOKIT_E_NULL);
    CHECK(sudokit_next_puzzle(puzzle_text, 81, misaligned(memory), &out) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_next_puzzle(puzzle_text, SIZE_MAX, &cursor, &out) == SUDOKIT_E_SIZE);
    CHECK(cursor.offset == 0 && cursor.line == 0 && cursor.column == 0 && untouched(out));
    CHECK(sudokit_next_puzzle(NULL, 0, &cursor, &out) == SUDOKIT_DONE && untouched(out));
    memset(&cursor, 0, sizeof cursor);
    CHECK(sudokit_next_puzzle("12\n", 3, &cursor, &out) == SUDOKIT_E_TEXT && untouched(out));
    CHECK(cursor.line == 1 && cursor.column == 3 && cursor.offset == 3);
    CHECK(sudokit_next_puzzle("12\n", 3, &cursor, &out) == SUDOKIT_DONE && untouched(out));
    paint(cursor);
    CHECK(sudokit_next_puzzle(puzzle_text, 81, &cursor, &out) == SUDOKIT_DONE && untouched(out));

    grid = grid_of(puzzle_text);
    for (style = SUDOKIT_STYLE_LINE_DOTS; style <= SUDOKIT_STYLE_FRAMED; style++) {
        paint(buffer);
        CHECK(sudokit_format(&grid, style, NULL, 0, &needed) == SUDOKIT_E_SIZE && needed == sizes[style]);
        CHECK(sudokit_format(&grid, style, buffer, needed - 1, &needed) == SUDOKIT_E_SIZE && untouched(buffer));
        CHECK(sudokit_format(&grid, style, NULL, needed, &needed) == SUDOKIT_E_NULL);
        CHECK(sudokit_format(&grid, style, buffer, needed, NULL) == SUDOKIT_OK);
        CHECK(strlen(buffer) + 1 == needed);
        CHECK(untouched_bytes(buffer + needed, sizeof buffer - needed));
        CHECK(sudokit_parse(buffer, needed - 1, &out, NULL) == SUDOKIT_OK && equal(&out, &grid));
    }
    needed = 7;
    paint(buffer);
    CHECK(sudokit_format(&grid, 4, buffer, sizeof buffer, &needed) == SUDOKIT_E_VALUE);
    CHECK(sudokit_format(NULL, 0, buffer, sizeof buffer, &needed) == SUDOKIT_E_NULL);
    CHECK(sudokit_format(&grid, 0, buffer, sizeof buffer, misaligned(memory)) == SUDOKIT_E_ALIGN);
    grid.cells[80] = 10;
    CHECK(sudokit_format(&grid, 0, buffer, sizeof buffer, &needed) == SUDOKIT_E_VALUE);
    CHECK(needed == 7 && untouched(buffer));
}

static void drawing(void)
{
    static char buffer[100000];
    static sudokit_step step, wrong_step;
    sudokit_grid grid = grid_of(puzzle_text), wrong = grid;
    sudokit_candidates notes, wrong_notes;
    sudokit_svg_options look, bad;
    struct { sudokit_svg_options known; uint32_t later[2]; } large = {{sizeof large, 0, SUDOKIT_THEME_DARK, 100}, {0, 0}};
    uint8_t clues[81];
    size_t needed, plain, i;
    uint64_t memory[2];

    paint(large.known);
    CHECK(sudokit_svg_options_init(NULL, 16) == SUDOKIT_E_NULL);
    CHECK(sudokit_svg_options_init(&large.known, 15) == SUDOKIT_E_SIZE);
    CHECK(sudokit_svg_options_init(misaligned(&large.known), 16) == SUDOKIT_E_ALIGN && untouched(large.known));
    CHECK(sudokit_svg_options_init(&large.known, sizeof large) == SUDOKIT_OK && large.known.struct_size == sizeof large);
    CHECK(sudokit_svg_options_init(&look, sizeof look) == SUDOKIT_OK);
    CHECK(look.flags == SUDOKIT_SVG_LABELS && look.theme == SUDOKIT_THEME_LIGHT && look.width == 0);

    for (i = 0; i < 81; i++)
        clues[i] = i < 40 && grid.cells[i] != 0;
    CHECK(sudokit_candidates_from_grid(&grid, &notes) == SUDOKIT_OK);
    memset(&step, 0, sizeof step);
    step.placement_cell = SUDOKIT_NONE;
    step.eliminations.cells[2] = 3;
    step.mark_count = 1;
    step.marks[0].cell = 2;
    step.marks[0].digits = 9;

    /* NULL is the default, and for each argument its own. */
    paint(buffer);
    CHECK(sudokit_format_svg(&grid, NULL, NULL, NULL, NULL, NULL, 0, &plain) == SUDOKIT_E_SIZE && plain > 1000);
    CHECK(sudokit_format_svg(&grid, NULL, NULL, NULL, &look, buffer, plain - 1, &needed) == SUDOKIT_E_SIZE);
    CHECK(needed == plain && untouched(buffer));
    CHECK(sudokit_format_svg(&grid, NULL, NULL, NULL, &look, buffer, plain, NULL) == SUDOKIT_OK);
    CHECK(strlen(buffer) + 1 == plain && untouched_bytes(buffer + plain, sizeof buffer - plain));
    CHECK(strstr(buffer, "width=\"720\"") != NULL && strstr(buffer, ">r1<") != NULL);
    CHECK(sudokit_format_svg(&grid, clues, NULL, NULL, NULL, NULL, 0, &needed) == SUDOKIT_E_SIZE && needed < plain);
    CHECK(sudokit_format_svg(&grid, NULL, &notes, NULL, NULL, NULL, 0, &needed) == SUDOKIT_E_SIZE && needed > plain);
    CHECK(sudokit_format_svg(&grid, NULL, NULL, &step, NULL, NULL, 0, &needed) == SUDOKIT_E_SIZE && needed > plain);
    large.known.theme = SUDOKIT_THEME_DARK;
    large.known.flags = SUDOKIT_SVG_LEGEND;
    large.known.width = 65535;
    CHECK(sudokit_format_svg(&grid, clues, &notes, &step, &large.known, buffer, sizeof buffer, &needed) == SUDOKIT_OK);
    CHECK(strlen(buffer) + 1 == needed && strstr(buffer, "width=\"65535\"") != NULL);
    CHECK(strstr(buffer, ">r1<") == NULL && strstr(buffer, ">eliminated<") != NULL);

    needed = 7;
    paint(buffer);
#define REFUSED(grid, clues, notes, step, look, result) \
    CHECK(sudokit_format_svg(grid, clues, notes, step, look, buffer, sizeof buffer, &needed) == (result))
    REFUSED(NULL, NULL, NULL, NULL, NULL, SUDOKIT_E_NULL);
    CHECK(sudokit_format_svg(&grid, NULL, NULL, NULL, NULL, NULL, 9, &needed) == SUDOKIT_E_NULL);
    CHECK(sudokit_format_svg(&grid, NULL, NULL, NULL, NULL, buffer, sizeof buffer, misaligned(memory)) == SUDOKIT_E_ALIGN);
    REFUSED(&grid, NULL, misaligned(&notes), NULL, NULL, SUDOKIT_E_ALIGN);
    REFUSED(&grid, NULL, NULL, misaligned(&step), NULL, SUDOKIT_E_ALIGN);
    wrong.cells[80] = 10;
    REFUSED(&wrong, NULL, NULL, NULL, NULL, SUDOKIT_E_VALUE);
    clues[80] = 2;
    REFUSED(&grid, clues, NULL, NULL, NULL, SUDOKIT_E_VALUE);
    wrong_notes = notes;
    wrong_notes.cells[80] = 512;
    REFUSED(&grid, NULL, &wrong_notes, NULL, NULL, SUDOKIT_E_VALUE);
    wrong_step = step;
    wrong_step.marks[0].cell = 81;
    REFUSED(&grid, NULL, NULL, &wrong_step, NULL, SUDOKIT_E_VALUE);
    wrong_step = step;
    wrong_step.link_count = 1;
    REFUSED(&grid, NULL, NULL, &wrong_step, NULL, SUDOKIT_E_VALUE);
    bad = look, bad.flags = 4;
    REFUSED(&grid, NULL, NULL, NULL, &bad, SUDOKIT_E_OPTIONS);
    bad = look, bad.theme = 2;
    REFUSED(&grid, NULL, NULL, NULL, &bad, SUDOKIT_E_OPTIONS);
    bad = look, bad.width = 65536;
    REFUSED(&grid, NULL, NULL, NULL, &bad, SUDOKIT_E_OPTIONS);
    bad = look, bad.struct_size = 15;
    REFUSED(&grid, NULL, NULL, NULL, &bad, SUDOKIT_E_OPTIONS);
    large.later[1] = 1;
    REFUSED(&grid, NULL, NULL, NULL, &large.known, SUDOKIT_E_OPTIONS);
#undef REFUSED
    CHECK(needed == 7 && untouched(buffer));
}

static void rules(void)
{
    sudokit_grid grid = grid_of(puzzle_text);
    uint8_t conflicts[81];
    int i, marked = 0;

    paint(conflicts);
    CHECK(sudokit_check(NULL, conflicts) == SUDOKIT_E_NULL && untouched(conflicts));
    CHECK(sudokit_check(&grid, NULL) == SUDOKIT_OK);
    CHECK(sudokit_check(&grid, conflicts) == SUDOKIT_OK);
    for (i = 0; i < 81; i++)
        marked += conflicts[i];
    CHECK(marked == 0);
    grid.cells[2] = 7;
    CHECK(sudokit_check(&grid, conflicts) == SUDOKIT_CONFLICT);
    for (i = 0; i < 81; i++)
        CHECK(conflicts[i] == (i == 2 || i == 4));
    grid.cells[2] = 10;
    paint(conflicts);
    CHECK(sudokit_check(&grid, conflicts) == SUDOKIT_E_VALUE && untouched(conflicts));
    CHECK(sudokit_corner_number(&grid) == 0);
    grid.cells[2] = 0;
    CHECK(sudokit_corner_number(&grid) == 530);
    CHECK(sudokit_corner_number(NULL) == 0);
    /* Input and output may be the same object. */
    CHECK(sudokit_check(&grid, grid.cells) == SUDOKIT_OK && grid.cells[0] == 0);
}

static void candidates(void)
{
    uint16_t memory[2 * 82];
    sudokit_candidates full, in, out;
    sudokit_grid grid = grid_of(puzzle_text), solution = grid_of(solution_text);
    int i;

    CHECK(sudokit_candidates_full(NULL) == SUDOKIT_E_NULL);
    CHECK(sudokit_candidates_full(misaligned(memory)) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_candidates_full(&full) == SUDOKIT_OK);
    for (i = 0; i < 81; i++)
        CHECK(full.cells[i] == 0x1ff);

    paint(out);
    CHECK(sudokit_candidates_from_grid(NULL, &out) == SUDOKIT_E_NULL);
    CHECK(sudokit_candidates_from_grid(&grid, NULL) == SUDOKIT_E_NULL);
    CHECK(sudokit_candidates_assign(NULL, 0, 5, &out) == SUDOKIT_E_NULL);
    CHECK(sudokit_candidates_assign(&full, 0, 5, NULL) == SUDOKIT_E_NULL);
    CHECK(sudokit_candidates_assign(misaligned(memory), 0, 5, &out) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_candidates_assign(&full, 81, 5, &out) == SUDOKIT_E_VALUE);
    CHECK(sudokit_candidates_assign(&full, 0, 0, &out) == SUDOKIT_E_VALUE);
    CHECK(sudokit_candidates_assign(&full, 0, 10, &out) == SUDOKIT_E_VALUE);
    CHECK(sudokit_candidates_assign(&full, UINT32_MAX, UINT32_MAX, &out) == SUDOKIT_E_VALUE);
    CHECK(sudokit_candidates_assign(&full, 0, 257, &out) == SUDOKIT_E_VALUE);
    CHECK(sudokit_candidates_eliminate(NULL, 0, 5, &out) == SUDOKIT_E_NULL);
    CHECK(sudokit_candidates_eliminate(&full, 0, 5, NULL) == SUDOKIT_E_NULL);
    CHECK(sudokit_candidates_eliminate(&full, 81, 5, &out) == SUDOKIT_E_VALUE);
    CHECK(sudokit_candidates_eliminate(&full, 0, 10, &out) == SUDOKIT_E_VALUE);
    CHECK(sudokit_candidates_propagate(NULL, &out) == SUDOKIT_E_NULL);
    CHECK(sudokit_candidates_propagate(&full, NULL) == SUDOKIT_E_NULL);
    in = full;
    in.cells[80] = 0x200;
    CHECK(sudokit_candidates_propagate(&in, &out) == SUDOKIT_E_VALUE);
    CHECK(sudokit_candidates_assign(&in, 0, 5, &out) == SUDOKIT_E_VALUE);
    CHECK(sudokit_candidates_eliminate(&in, 0, 5, &out) == SUDOKIT_E_VALUE);
    in.cells[80] = 0;
    CHECK(sudokit_candidates_propagate(&in, &out) == SUDOKIT_CONFLICT);
    CHECK(sudokit_candidates_assign(&in, 80, 5, &out) == SUDOKIT_CONFLICT);
    CHECK(sudokit_candidates_eliminate(&in, 80, 5, &out) == SUDOKIT_CONFLICT);
    in.cells[80] = 1 << 4;
    CHECK(sudokit_candidates_assign(&in, 79, 5, &out) == SUDOKIT_CONFLICT);
    CHECK(untouched(out));

    /* The lesson of assigning by elimination, on the object itself. */
    in = full;
    CHECK(sudokit_candidates_assign(&in, 0, 5, &in) == SUDOKIT_OK);
    CHECK(in.cells[0] == 1 << 4 && in.cells[1] == 0x1ef && in.cells[9] == 0x1ef && in.cells[80] == 0x1ff);
    CHECK(sudokit_candidates_eliminate(&in, 80, 9, &in) == SUDOKIT_OK && in.cells[80] == 0x0ff);
    CHECK(sudokit_candidates_eliminate(&in, 80, 9, &in) == SUDOKIT_OK && in.cells[80] == 0x0ff);
    CHECK(sudokit_candidates_from_grid(&grid, &in) == SUDOKIT_OK);
    CHECK(in.cells[0] == 1 << 4 && in.cells[2] == (1 << 0 | 1 << 1 | 1 << 3));
    CHECK(sudokit_candidates_propagate(&in, &in) == SUDOKIT_OK);
    for (i = 0; i < 81; i++)
        CHECK(in.cells[i] == 1 << (solution.cells[i] - 1));
    CHECK(sudokit_candidates_to_grid(&in, &grid) == SUDOKIT_OK && equal(&grid, &solution));
    paint(grid);
    CHECK(sudokit_candidates_to_grid(NULL, &grid) == SUDOKIT_E_NULL);
    CHECK(sudokit_candidates_to_grid(misaligned(memory), &grid) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_candidates_to_grid(&in, NULL) == SUDOKIT_E_NULL);
    in.cells[0] = 0x3ff;
    CHECK(sudokit_candidates_to_grid(&in, &grid) == SUDOKIT_E_VALUE && untouched(grid));
    in.cells[0] = 0;
    in.cells[1] = 3;
    CHECK(sudokit_candidates_to_grid(&in, &grid) == SUDOKIT_OK);
    CHECK(grid.cells[0] == 0 && grid.cells[1] == 0 && grid.cells[2] == solution.cells[2]);
    grid.cells[80] = 10;
    paint(out);
    CHECK(sudokit_candidates_from_grid(&grid, &out) == SUDOKIT_E_VALUE && untouched(out));
}

static void options(void)
{
    union { sudokit_solve_options options; uint64_t words[514]; } large;
    sudokit_grid grid = grid_of(puzzle_text), solution;
    size_t i;

    paint(large);
    CHECK(sudokit_solve_options_init(NULL, 32) == SUDOKIT_E_NULL);
    CHECK(sudokit_solve_options_init(misaligned(&large), 32) == SUDOKIT_E_ALIGN);
    for (i = 0; i < 32; i++)
        CHECK(i == 16 || sudokit_solve_options_init(&large.options, i) == SUDOKIT_E_SIZE);
    CHECK(sudokit_solve_options_init(&large.options, 4097) == SUDOKIT_E_SIZE);
    CHECK(sudokit_solve_options_init(&large.options, SIZE_MAX) == SUDOKIT_E_SIZE);
    CHECK(untouched(large));
    CHECK(sudokit_solve_options_init(&large.options, 40) == SUDOKIT_OK);
    CHECK(large.options.struct_size == 40 && large.options.solver == 0 && large.options.node_limit == 0);
    CHECK(large.options.budget == 0 && large.options.flags == 0 && large.options.backend == 0);
    CHECK(large.words[4] == 0 && untouched(large.words[5]));
    CHECK(sudokit_solve(&grid, &large.options, &solution, NULL) == SUDOKIT_OK);
    large.words[4] = 1;
    paint(solution);
    CHECK(sudokit_solve(&grid, &large.options, &solution, NULL) == SUDOKIT_E_OPTIONS);
    CHECK(sudokit_solve_options_init(&large.options, 4096) == SUDOKIT_OK);
    CHECK(sudokit_solve(&grid, misaligned(&large), &solution, NULL) == SUDOKIT_E_ALIGN);
    for (i = 0; i < 32; i++) {
        large.options.struct_size = (uint32_t)i;
        CHECK(i == 16 || sudokit_solve(&grid, &large.options, &solution, NULL) == SUDOKIT_E_OPTIONS);
    }
    large.options.struct_size = 4097;
    CHECK(sudokit_solve(&grid, &large.options, &solution, NULL) == SUDOKIT_E_OPTIONS);
    large.options.struct_size = UINT32_MAX;
    CHECK(sudokit_solve(&grid, &large.options, &solution, NULL) == SUDOKIT_E_OPTIONS);
    large.options.struct_size = 32;
    large.options.solver = SUDOKIT_SOLVER_SIMPLE + 1;
    CHECK(sudokit_solve(&grid, &large.options, &solution, NULL) == SUDOKIT_E_OPTIONS);
    large.options.solver = UINT32_MAX;
    CHECK(sudokit_solve(&grid, &large.options, &solution, NULL) == SUDOKIT_E_OPTIONS);
    large.options.solver = SUDOKIT_SOLVER_AUTO;
    for (i = 1; i < 32; i++) {
        large.options.flags = (uint32_t)1 << i;
        CHECK(sudokit_solve(&grid, &large.options, &solution, NULL) == SUDOKIT_E_OPTIONS);
    }
    CHECK(untouched(solution));
    /* What has no meaning for one puzzle is ignored. */
    large.options.flags = SUDOKIT_UNIQUE;
    large.options.budget = 1;
    memset(&grid, 0, sizeof grid);
    CHECK(sudokit_solve(&grid, &large.options, &solution, NULL) == SUDOKIT_OK);
}

/* The struct of a program that was compiled when it ended with the node limit. */
static void options_of_16_bytes(void)
{
    struct { uint32_t struct_size, solver; uint64_t node_limit, behind[2]; } old;
    const sudokit_solve_options *options = (const void *)&old;
    sudokit_grid hard = grid_of(hard_text), out;
    sudokit_candidates full;
    size_t done;

    paint(old);
    CHECK(sudokit_solve_options_init((void *)&old, 16) == SUDOKIT_OK);
    CHECK(old.struct_size == 16 && old.solver == 0 && old.node_limit == 0 && untouched(old.behind));
    CHECK(sudokit_solve(&hard, options, &out, NULL) == SUDOKIT_OK);
    CHECK(sudokit_candidates_full(&full) == SUDOKIT_OK);
    CHECK(sudokit_solve_candidates(&full, options, &out, NULL) == SUDOKIT_OK);
    CHECK(sudokit_solve_batch(hard.cells, 81, 1, options, out.cells, 81, NULL, NULL, 0, &done) == SUDOKIT_OK);
    old.node_limit = 1;
    CHECK(sudokit_solve(&hard, options, &out, NULL) == SUDOKIT_LIMIT);
    old.solver = SUDOKIT_SOLVER_PROPAGATE;
    CHECK(sudokit_solutions_init(&it, &hard, options) == SUDOKIT_OK);
    CHECK(sudokit_solutions_next(&it, &out) == SUDOKIT_LIMIT);
}

/* Candidates as a puzzle. */
static void solving_candidates(void)
{
    uint64_t memory[42];
    sudokit_solve_options options = options_of(SUDOKIT_SOLVER_AUTO, 0), limited = options_of(SUDOKIT_SOLVER_AUTO, 1);
    sudokit_solve_options unique = options, bad = options;
    sudokit_grid solution = grid_of(solution_text), out;
    sudokit_candidates full, in;
    sudokit_stats stats;
    uint64_t count;
    int i;

    unique.flags = SUDOKIT_UNIQUE;
    bad.flags = 2;
    CHECK(sudokit_candidates_full(&full) == SUDOKIT_OK);
    paint(out);
    paint(stats);
    paint(count);
    CHECK(sudokit_solve_candidates(NULL, &options, &out, &stats) == SUDOKIT_E_NULL);
    CHECK(sudokit_solve_candidates(&full, &options, NULL, &stats) == SUDOKIT_E_NULL);
    CHECK(sudokit_solve_candidates(misaligned(memory), &options, &out, &stats) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_solve_candidates(&full, &options, &out, misaligned(memory)) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_solve_candidates(&full, &bad, &out, &stats) == SUDOKIT_E_OPTIONS);
    CHECK(sudokit_count_candidates(NULL, 2, &options, &count, &stats) == SUDOKIT_E_NULL);
    CHECK(sudokit_count_candidates(&full, 2, &options, NULL, &stats) == SUDOKIT_E_NULL);
    CHECK(sudokit_count_candidates(misaligned(memory), 2, &options, &count, &stats) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_count_candidates(&full, 2, &options, misaligned(memory), &stats) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_count_candidates(&full, 2, &options, &count, misaligned(memory)) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_count_candidates(&full, 2, &bad, &count, &stats) == SUDOKIT_E_OPTIONS);
    bad = options;
    for (i = 1; i < SOLVERS; i++) {
        bad.solver = solvers[i];
        CHECK(sudokit_solve_candidates(&full, &bad, &out, &stats) == SUDOKIT_E_OPTIONS);
        CHECK(sudokit_count_candidates(&full, 2, &bad, &count, &stats) == SUDOKIT_E_OPTIONS);
    }
    in = full;
    in.cells[80] = 0x200;
    CHECK(sudokit_solve_candidates(&in, &options, &out, &stats) == SUDOKIT_E_VALUE);
    CHECK(sudokit_count_candidates(&in, 2, &options, &count, &stats) == SUDOKIT_E_VALUE);
    CHECK(untouched(out) && untouched(stats) && untouched(count));

    /* A cell without a candidate, and two that have only the same. */
    in.cells[80] = 0;
    CHECK(sudokit_solve_candidates(&in, &options, &out, &stats) == SUDOKIT_NO_SOLUTION && stats.solutions == 0);
    CHECK(sudokit_count_candidates(&in, 0, &options, &count, NULL) == SUDOKIT_OK && count == 0);
    in.cells[80] = in.cells[72] = 1;
    CHECK(sudokit_solve_candidates(&in, &unique, &out, NULL) == SUDOKIT_NO_SOLUTION);
    CHECK(sudokit_solve_candidates(&full, &limited, &out, &stats) == SUDOKIT_LIMIT && stats.nodes == 1);
    CHECK(sudokit_count_candidates(&full, 2, &limited, &count, NULL) == SUDOKIT_LIMIT && count == 0);
    CHECK(untouched(out));
    CHECK(sudokit_solve_candidates(&full, NULL, &out, NULL) == SUDOKIT_OK && sudokit_check(&out, NULL) == SUDOKIT_OK);
    CHECK(sudokit_solve_candidates(&full, &unique, &out, &stats) == SUDOKIT_NOT_UNIQUE && stats.solutions == 2);
    CHECK(sudokit_count_candidates(&full, 1000, NULL, &count, &stats) == SUDOKIT_OK && count == 1000);

    /* In each cell the digit of a solution, and in the last row the next one, too. */
    for (i = 0; i < 81; i++)
        in.cells[i] = (uint16_t)(1 << (solution.cells[i] - 1) | (i < 72 ? 0 : 1 << solution.cells[i] % 9));
    CHECK(sudokit_solve_candidates(&in, &unique, &out, &stats) == SUDOKIT_OK && equal(&out, &solution));
    CHECK(sudokit_count_candidates(&in, 0, &options, &count, NULL) == SUDOKIT_OK && count == 1);
}

static int32_t stop_after(void *user, const sudokit_grid *solution)
{
    int *left = user;
    CHECK(sudokit_check(solution, NULL) == SUDOKIT_OK);
    return --*left == 0;
}

static void solving(uint32_t solver)
{
    uint64_t memory[8];
    sudokit_solve_options options = options_of(solver, 0), limited = options_of(solver, 1), bad = options_of(99, 0);
    sudokit_grid puzzle = grid_of(puzzle_text), hard = grid_of(hard_text), empty, broken, wrong, out;
    sudokit_grid solution = grid_of(solution_text);
    sudokit_stats stats;
    uint64_t count;
    int left;

    memset(&empty, 0, sizeof empty);
    broken = puzzle;
    broken.cells[2] = 7;
    wrong = puzzle;
    wrong.cells[40] = 10;
    paint(out);
    paint(stats);
    paint(count);
    CHECK(sudokit_solve(NULL, &options, &out, &stats) == SUDOKIT_E_NULL);
    CHECK(sudokit_solve(&puzzle, &options, NULL, &stats) == SUDOKIT_E_NULL);
    CHECK(sudokit_solve(&puzzle, &options, &out, misaligned(memory)) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_solve(&puzzle, &bad, &out, &stats) == SUDOKIT_E_OPTIONS);
    CHECK(sudokit_solve(&wrong, &options, &out, &stats) == SUDOKIT_E_VALUE);
    CHECK(sudokit_solve_unique(NULL, &options, &out, &stats) == SUDOKIT_E_NULL);
    CHECK(sudokit_solve_unique(&puzzle, &options, NULL, &stats) == SUDOKIT_E_NULL);
    CHECK(sudokit_solve_unique(&puzzle, &options, &out, misaligned(memory)) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_solve_unique(&puzzle, &bad, &out, &stats) == SUDOKIT_E_OPTIONS);
    CHECK(sudokit_solve_unique(&wrong, &options, &out, &stats) == SUDOKIT_E_VALUE);
    CHECK(sudokit_count(NULL, 2, &options, &count, &stats) == SUDOKIT_E_NULL);
    CHECK(sudokit_count(&puzzle, 2, &options, NULL, &stats) == SUDOKIT_E_NULL);
    CHECK(sudokit_count(&puzzle, 2, &options, misaligned(memory), &stats) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_count(&puzzle, 2, &options, &count, misaligned(memory)) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_count(&puzzle, 2, &bad, &count, &stats) == SUDOKIT_E_OPTIONS);
    CHECK(sudokit_count(&wrong, 2, &options, &count, &stats) == SUDOKIT_E_VALUE);
    CHECK(sudokit_for_each(NULL, &options, stop_after, &left, &stats) == SUDOKIT_E_NULL);
    CHECK(sudokit_for_each(&puzzle, &options, NULL, &left, &stats) == SUDOKIT_E_NULL);
    CHECK(sudokit_for_each(&puzzle, &options, stop_after, &left, misaligned(memory)) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_for_each(&puzzle, &bad, stop_after, &left, &stats) == SUDOKIT_E_OPTIONS);
    CHECK(sudokit_for_each(&wrong, &options, stop_after, &left, &stats) == SUDOKIT_E_VALUE);
    CHECK(untouched(out) && untouched(stats) && untouched(count));

    CHECK(sudokit_solve(&broken, &options, &out, NULL) == SUDOKIT_NO_SOLUTION);
    CHECK(sudokit_solve_unique(&broken, &options, &out, &stats) == SUDOKIT_NO_SOLUTION && stats.solutions == 0);
    CHECK(sudokit_solve(&hard, &limited, &out, &stats) == SUDOKIT_LIMIT && stats.nodes == 1);
    CHECK(sudokit_solve_unique(&hard, &limited, &out, NULL) == SUDOKIT_LIMIT);
    CHECK(untouched(out));
    CHECK(sudokit_count(&hard, 2, &limited, &count, NULL) == SUDOKIT_LIMIT && count == 0);
    CHECK(sudokit_count(&broken, 0, &options, &count, &stats) == SUDOKIT_OK && count == 0);

    CHECK(sudokit_solve(&puzzle, NULL, &out, NULL) == SUDOKIT_OK && equal(&out, &solution));
    out = puzzle;
    CHECK(sudokit_solve(&out, &options, &out, &stats) == SUDOKIT_OK && equal(&out, &solution));
    CHECK(stats.solutions == 1 && stats.nodes > 0 && stats.reserved == 0);
    CHECK(sudokit_solve_unique(&out, &options, &out, &stats) == SUDOKIT_OK && equal(&out, &solution));
    CHECK(sudokit_solve(&empty, &options, &solution, NULL) == SUDOKIT_OK);
    CHECK(sudokit_solve_unique(&empty, &options, &out, &stats) == SUDOKIT_NOT_UNIQUE && stats.solutions == 2);
    CHECK(equal(&out, &solution) && sudokit_check(&out, NULL) == SUDOKIT_OK);
    CHECK(sudokit_count(&empty, 1000, &options, &count, NULL) == SUDOKIT_OK && count == 1000);
    CHECK(sudokit_count(&puzzle, 0, &options, &count, NULL) == SUDOKIT_OK && count == 1);

    left = 7;
    CHECK(sudokit_for_each(&empty, &options, stop_after, &left, &stats) == SUDOKIT_CANCELLED);
    CHECK(left == 0 && stats.solutions == 7);
    left = 7;
    CHECK(sudokit_for_each(&puzzle, &options, stop_after, &left, NULL) == SUDOKIT_OK && left == 6);
    CHECK(sudokit_for_each(&broken, &options, stop_after, &left, NULL) == SUDOKIT_OK && left == 6);
    CHECK(sudokit_for_each(&hard, &limited, stop_after, &left, NULL) == SUDOKIT_LIMIT && left == 6);
}

static void iterating(uint32_t solver)
{
    sudokit_solve_options options = options_of(solver, 0), limited = options_of(solver, 1), bad = options_of(99, 0);
    sudokit_grid puzzle = grid_of(puzzle_text), hard = grid_of(hard_text), solution = grid_of(solution_text);
    sudokit_grid empty, wrong = puzzle, out, a, b;
    sudokit_result result;
    int i, limits = 0;

    memset(&empty, 0, sizeof empty);
    wrong.cells[0] = 255;
    paint(out);
    paint(it);
    CHECK(sudokit_solutions_init(NULL, &puzzle, &options) == SUDOKIT_E_NULL);
    CHECK(sudokit_solutions_init(misaligned(&it), &puzzle, &options) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_solutions_init(&it, NULL, &options) == SUDOKIT_E_NULL);
    CHECK(sudokit_solutions_init(&it, &wrong, &options) == SUDOKIT_E_VALUE);
    CHECK(sudokit_solutions_init(&it, &puzzle, &bad) == SUDOKIT_E_OPTIONS);
    CHECK(untouched(it));
    CHECK(sudokit_solutions_next(&it, &out) == SUDOKIT_E_STATE);
    CHECK(sudokit_solutions_step(&it, 1, &out) == SUDOKIT_E_STATE);
    memset(&it, 0, sizeof it);
    CHECK(sudokit_solutions_next(&it, &out) == SUDOKIT_E_STATE);
    CHECK(sudokit_solutions_step(&it, 1, &out) == SUDOKIT_E_STATE);
    CHECK(sudokit_solutions_next(NULL, &out) == SUDOKIT_E_NULL);
    CHECK(sudokit_solutions_step(NULL, 1, &out) == SUDOKIT_E_NULL);
    CHECK(sudokit_solutions_next(misaligned(&it), &out) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_solutions_init(&it, &puzzle, &options) == SUDOKIT_OK);
    CHECK(sudokit_solutions_next(&it, NULL) == SUDOKIT_E_NULL);
    CHECK(sudokit_solutions_step(&it, 1, NULL) == SUDOKIT_E_NULL);
    CHECK(sudokit_solutions_step(&it, 0, &out) == SUDOKIT_LIMIT);
    CHECK(untouched(out));
    CHECK(sudokit_solutions_next(&it, &out) == SUDOKIT_OK && equal(&out, &solution));
    paint(out);
    for (i = 0; i < 3; i++)
        CHECK(sudokit_solutions_next(&it, &out) == SUDOKIT_DONE && untouched(out));

    /* A copy of the memory goes on by itself. */
    CHECK(sudokit_solutions_init(&it, &empty, &options) == SUDOKIT_OK);
    for (i = 0; i < 10; i++)
        CHECK(sudokit_solutions_next(&it, &a) == SUDOKIT_OK);
    memcpy(&copy, &it, sizeof copy);
    for (i = 0; i < 100; i++) {
        CHECK(sudokit_solutions_next(&it, &a) == SUDOKIT_OK);
        do
            result = sudokit_solutions_step(&copy, 3, &b);
        while (result == SUDOKIT_LIMIT);
        CHECK(result == SUDOKIT_OK && equal(&a, &b));
    }

    /* The node limit of the options holds for each call. */
    if (solver != SUDOKIT_SOLVER_SIMPLE) {
        CHECK(sudokit_solutions_init(&it, &hard, &limited) == SUDOKIT_OK);
        while ((result = sudokit_solutions_next(&it, &out)) == SUDOKIT_LIMIT)
            limits++;
        CHECK(result == SUDOKIT_OK && limits > 10 && sudokit_check(&out, NULL) == SUDOKIT_OK);
    }
}

/* A cell with one candidate left, which is a step. */
static sudokit_step some_step(void)
{
    sudokit_step step;
    memset(&step, 0, sizeof step);
    step.technique = SUDOKIT_TECHNIQUE_NAKED_SINGLE;
    step.placement_cell = 2;
    step.placement_digit = 4;
    step.mark_count = 1;
    step.marks[0].cell = 2;
    step.marks[0].digits = 1 << 3;
    return step;
}

/* What a step must not be: fourteen ways. */
static void spoil(sudokit_step *step, int how)
{
    switch (how) {
    case 0: step->technique = SUDOKIT_TECHNIQUES; break;
    case 1: step->placement_cell = 81; break;
    case 2: step->placement_digit = 0; break;
    case 3: step->placement_digit = 10; break;
    case 4: step->mark_count = 129; break;
    case 5: step->marks[0].cell = 81; break;
    case 6: step->marks[0].role = 18; break;
    case 7: step->marks[0].digits = 0x200; break;
    case 8: step->house_count = 17; break;
    case 9: step->house_count = 1; step->houses[0].house = 27; break;
    case 10: step->link_count = 257; break;
    case 11: step->link_count = 1; break;
    case 12: step->eliminations.cells[80] = 0x200; break;
    default: step->technique = UINT32_MAX; break;
    }
}

static void sentences(void)
{
    uint64_t memory[sizeof(sudokit_step) / 8 + 2];
    sudokit_step step = some_step(), bad;
    sudokit_candidates notes;
    sudokit_grid grid;
    sudokit_cursor cursor;
    char buffer[SUDOKIT_STEP_TEXT_CAPACITY];
    size_t needed = 7;
    uint32_t technique, detail;
    int i;

    CHECK(strcmp(sudokit_technique_name(SUDOKIT_TECHNIQUE_X_WING), "X-Wing") == 0);
    CHECK(strcmp(sudokit_technique_name(SUDOKIT_TECHNIQUES), "unknown technique") == 0);
    for (technique = 0; technique < SUDOKIT_TECHNIQUES; technique++)
        for (detail = 0; detail < 3; detail++) {
            int is_known = strcmp(sudokit_technique_name(technique), "unknown technique") != 0;
            CHECK(is_known ? strlen(sudokit_template(technique, detail)) > 10 : *sudokit_template(technique, detail) == 0);
        }
    CHECK(*sudokit_template(SUDOKIT_TECHNIQUE_MISSING_CANDIDATE, 2) != 0);
    CHECK(*sudokit_template(SUDOKIT_TECHNIQUES, 0) == 0 && *sudokit_template(0, 3) == 0);
    paint(buffer);
    paint(cursor);
    CHECK(sudokit_step_text(NULL, 0, buffer, sizeof buffer, &needed) == SUDOKIT_E_NULL);
    CHECK(sudokit_step_text(misaligned(memory), 0, buffer, sizeof buffer, &needed) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_step_text(&step, 3, buffer, sizeof buffer, &needed) == SUDOKIT_E_VALUE);
    CHECK(sudokit_step_text(&step, 0, NULL, 1, &needed) == SUDOKIT_E_NULL);
    CHECK(sudokit_step_text(&step, 0, buffer, sizeof buffer, misaligned(memory)) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_step_format(NULL, "", 0, buffer, sizeof buffer, &needed, &cursor) == SUDOKIT_E_NULL);
    CHECK(sudokit_step_format(&step, NULL, 1, buffer, sizeof buffer, &needed, &cursor) == SUDOKIT_E_NULL);
    CHECK(sudokit_step_format(&step, "", 0, buffer, sizeof buffer, &needed, misaligned(memory)) == SUDOKIT_E_ALIGN);
    for (i = 0; i < 14; i++) {
        bad = step;
        spoil(&bad, i);
        CHECK(sudokit_step_text(&bad, 0, buffer, sizeof buffer, &needed) == SUDOKIT_E_VALUE);
        CHECK(sudokit_step_format(&bad, "", 0, buffer, sizeof buffer, &needed, &cursor) == SUDOKIT_E_VALUE);
    }
    CHECK(needed == 7 && untouched(buffer) && untouched(cursor));
    CHECK(sudokit_step_format(&step, "ab\ncd{cells\n}{x}", 16, buffer, sizeof buffer, &needed, &cursor) == SUDOKIT_E_TEXT);
    CHECK(cursor.offset == 6 && cursor.line == 2 && cursor.column == 4 && needed == 7 && untouched(buffer));
    CHECK(sudokit_step_format(&step, "{cells", 6, buffer, sizeof buffer, &needed, NULL) == SUDOKIT_E_TEXT);
    CHECK(sudokit_step_text(&step, 2, NULL, 0, &needed) == SUDOKIT_E_SIZE && needed > 10 && needed < 400);
    CHECK(sudokit_step_text(&step, 2, buffer, needed - 1, NULL) == SUDOKIT_E_SIZE && untouched(buffer));
    CHECK(sudokit_step_text(&step, 2, buffer, needed, NULL) == SUDOKIT_OK && strlen(buffer) + 1 == needed);
    CHECK(untouched_bytes(buffer + needed, sizeof buffer - needed) && strstr(buffer, "r1c3=4") != NULL);
    CHECK(sudokit_step_format(&step, "{{{digits}}}", 12, buffer, 4, &needed, &cursor) == SUDOKIT_OK);
    CHECK(strcmp(buffer, "{4}") == 0 && needed == 4);
    CHECK(sudokit_step_format(&step, NULL, 0, buffer, 1, &needed, NULL) == SUDOKIT_OK && needed == 1 && *buffer == 0);

    /* A template in the buffer, at either end of it. */
    strcpy(buffer, "{cells} and so on");
    CHECK(sudokit_step_format(&step, buffer, 17, buffer, 40, &needed, NULL) == SUDOKIT_E_VALUE);
    CHECK(sudokit_step_format(&step, buffer, 17, buffer + 16, 40, &needed, NULL) == SUDOKIT_E_VALUE);
    CHECK(sudokit_step_format(&step, buffer + 1, 16, buffer, 2, &needed, NULL) == SUDOKIT_E_VALUE && needed == 1);
    CHECK(sudokit_step_format(&step, buffer, 17, buffer + 17, 40, &needed, NULL) == SUDOKIT_OK);
    CHECK(strcmp(buffer + 17, "r1c3 and so on") == 0);

    /* A step may lie where what it leads to is written. */
    memset(&grid, 0, sizeof grid);
    CHECK(sudokit_candidates_full(&notes) == SUDOKIT_OK);
    memcpy(memory, &step, sizeof step);
    CHECK(sudokit_step_apply(&grid, &notes, (sudokit_step *)memory) == SUDOKIT_OK && grid.cells[2] == 4);
    CHECK(notes.cells[2] == 8 && notes.cells[0] == 0x1f7 && notes.cells[80] == 0x1ff);
    CHECK(sudokit_step_text(&step, 1, (char *)memory, sizeof memory, &needed) == SUDOKIT_OK);
}

static void positions(void)
{
    uint64_t memory[64];
    sudokit_grid puzzle = grid_of(puzzle_text), grid;
    sudokit_candidates notes, read;
    sudokit_cursor cursor;
    char buffer[SUDOKIT_FORMAT_CANDIDATES_CAPACITY];
    uint8_t clues[81], flags[81];
    size_t needed = 7;
    uint32_t style;
    int i;

    CHECK(sudokit_candidates_from_grid(&puzzle, &notes) == SUDOKIT_OK);
    paint(grid);
    paint(read);
    paint(clues);
    paint(cursor);
    CHECK(sudokit_parse_candidates(puzzle_text, 81, 2, &grid, &read, clues, &cursor) == SUDOKIT_E_VALUE);
    CHECK(sudokit_parse_candidates(puzzle_text, 81, 0, NULL, &read, clues, &cursor) == SUDOKIT_E_NULL);
    CHECK(sudokit_parse_candidates(puzzle_text, 81, 0, &grid, NULL, clues, &cursor) == SUDOKIT_E_NULL);
    CHECK(sudokit_parse_candidates(puzzle_text, 81, 0, &grid, misaligned(memory), clues, &cursor) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_parse_candidates(puzzle_text, 81, 0, &grid, &read, clues, misaligned(memory)) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_parse_candidates(NULL, 81, 0, &grid, &read, clues, &cursor) == SUDOKIT_E_NULL && untouched(cursor));
    CHECK(sudokit_parse_candidates(puzzle_text, 80, 0, &grid, &read, clues, &cursor) == SUDOKIT_E_TEXT);
    CHECK(cursor.offset == 80 && cursor.line == 1 && cursor.column == 81);
    CHECK(sudokit_parse_candidates("12.4 5", 6, 0, &grid, &read, clues, NULL) == SUDOKIT_E_TEXT);
    CHECK(sudokit_parse_candidates(NULL, 0, 0, &grid, &read, clues, &cursor) == SUDOKIT_E_TEXT && cursor.offset == 0);
    CHECK(untouched(grid) && untouched(read) && untouched(clues));

    paint(buffer);
    memset(flags, 2, sizeof flags);
    CHECK(sudokit_format_candidates(NULL, &notes, NULL, 0, buffer, sizeof buffer, &needed) == SUDOKIT_E_NULL);
    CHECK(sudokit_format_candidates(&puzzle, &notes, NULL, 0, NULL, 1, &needed) == SUDOKIT_E_NULL);
    CHECK(sudokit_format_candidates(&puzzle, &notes, NULL, 3, buffer, sizeof buffer, &needed) == SUDOKIT_E_VALUE);
    CHECK(sudokit_format_candidates(&puzzle, &notes, flags, 0, buffer, sizeof buffer, &needed) == SUDOKIT_E_VALUE);
    CHECK(sudokit_format_candidates(&puzzle, misaligned(memory), NULL, 0, buffer, sizeof buffer, &needed) == SUDOKIT_E_ALIGN);
    notes.cells[3] |= 0x200;
    CHECK(sudokit_format_candidates(&puzzle, &notes, NULL, 0, buffer, sizeof buffer, &needed) == SUDOKIT_E_VALUE);
    notes.cells[3] = 0x1ff;
    CHECK(sudokit_format_candidates(&puzzle, &notes, NULL, SUDOKIT_CANDIDATES_LIBRARY, buffer, sizeof buffer, &needed)
          == SUDOKIT_CONFLICT);
    CHECK(needed == 7 && untouched(buffer));

    /* A cell without candidates, one with a candidate, and half of the digits no clues. */
    CHECK(sudokit_candidates_from_grid(&puzzle, &notes) == SUDOKIT_OK);
    for (i = 0; i < 81; i++)
        flags[i] = puzzle.cells[i] != 0 && i % 2 == 0;
    for (i = 0; puzzle.cells[i] != 0; i++)
        ;
    notes.cells[i] = 0;
    for (style = 0; style < 3; style++) {
        paint(buffer);
        CHECK(sudokit_format_candidates(&puzzle, &notes, flags, style, NULL, 0, &needed) == SUDOKIT_E_SIZE);
        CHECK(sudokit_format_candidates(&puzzle, &notes, flags, style, buffer, needed - 1, NULL) == SUDOKIT_E_SIZE);
        CHECK(untouched(buffer) && needed <= sizeof buffer);
        CHECK(sudokit_format_candidates(&puzzle, &notes, flags, style, buffer, needed, NULL) == SUDOKIT_OK);
        CHECK(strlen(buffer) + 1 == needed && untouched_bytes(buffer + needed, sizeof buffer - needed));
        CHECK(sudokit_parse_candidates(buffer, needed - 1, 0, &grid, &read, clues, NULL) == SUDOKIT_OK);
        CHECK(memcmp(&read, &notes, sizeof read) == 0);
        if (style == SUDOKIT_CANDIDATES_LIBRARY)
            CHECK(equal(&grid, &puzzle) && memcmp(clues, flags, sizeof clues) == 0);
        else
            CHECK(grid.cells[0] == 0 && clues[0] == 0);
        CHECK(sudokit_parse_candidates(buffer, needed - 1, SUDOKIT_CANDIDATES_LONE_STANDS, &grid, &read, NULL, NULL)
              == SUDOKIT_OK);
        CHECK(memcmp(&read, &notes, sizeof read) == 0 && grid.cells[0] == puzzle.cells[0]);
    }
    CHECK(sudokit_format_candidates(&puzzle, NULL, NULL, SUDOKIT_CANDIDATES_LINE, buffer, 730, NULL) == SUDOKIT_OK);

    /* The longest text. */
    memset(&grid, 0, sizeof grid);
    memset(&read, 0, sizeof read);
    CHECK(sudokit_format_candidates(&grid, &read, NULL, SUDOKIT_CANDIDATES_LIBRARY, buffer, sizeof buffer, &needed)
              == SUDOKIT_OK && needed == sizeof buffer);
}

int main(void)
{
    int i;
    names();
    text();
    drawing();
    rules();
    candidates();
    options();
    options_of_16_bytes();
    solving_candidates();
    sentences();
    positions();
    for (i = 0; i < SOLVERS; i++) {
        solving(solvers[i]);
        iterating(solvers[i]);
    }
    return failures != 0;
}
