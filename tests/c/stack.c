/* Prints how much stack each function uses on hard input: a line "function solver bytes" each. */
#define _XOPEN_SOURCE 700
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>
#include "sudokit.h"

enum { STACK = 1 << 20, PAINT = 0xa5 };

static unsigned char stack[STACK];
static ucontext_t here, there;
static sudokit_solve_options options;
static sudokit_grid puzzle, out;
static sudokit_candidates candidates;
static sudokit_transform transform;
static sudokit_solutions it;
static uint8_t many[200][81];
static uint64_t workspace[1 << 15];
static size_t workspace_size;
static char long_text[200000], lines[200000];
static size_t long_length;

static void nothing(void) {}

static int32_t go_on(void *user, const sudokit_grid *solution)
{
    (void)user;
    return solution->cells[0] == 0;
}

static void version(void)
{
    sudokit_version_number();
    sudokit_version_string();
    sudokit_abi_version();
    sudokit_backend_name();
    sudokit_result_name(-3);
}

static void parse(void)
{
    sudokit_cursor where;
    sudokit_parse(long_text, long_length, &out, &where);
}

static void next_puzzle(void)
{
    sudokit_cursor cursor = {0, 0, 0, 0, 0};
    while (sudokit_next_puzzle(long_text, long_length, &cursor, &out) != SUDOKIT_DONE)
        continue;
}

static void format(void)
{
    char buffer[339];
    uint32_t style;
    for (style = 0; style < 4; style++)
        sudokit_format(&puzzle, style, buffer, sizeof buffer, NULL);
}

static void check(void)
{
    uint8_t conflicts[81];
    sudokit_check(&puzzle, conflicts);
}

static void corner_number(void) { sudokit_corner_number(&puzzle); }
static void svg_options_init(void)
{
    sudokit_svg_options look;
    sudokit_svg_options_init(&look, sizeof look);
}

/* A step with all the marks, houses and links that there is room for. */
static void format_svg(void)
{
    static const sudokit_svg_options look = {sizeof look, SUDOKIT_SVG_LABELS | SUDOKIT_SVG_LEGEND, 0, 0};
    static sudokit_step step;
    static char picture[400000];
    uint8_t i;
    size_t j;
    step.placement_cell = SUDOKIT_NONE;
    for (i = 0; i < 16; i++)
        step.houses[i].house = step.houses[i].role = i;
    for (i = 0; i < 128; i++) {
        step.marks[i].cell = i % 81;
        step.marks[i].role = i % 18;
        step.marks[i].digits = 0x1ff;
    }
    for (j = 0; j < 256; j++) {
        sudokit_node node = {1, 1, {0, 1, 2, 9, 10, 11}};
        step.links[j].to = node;
        node.cells[0] = (uint8_t)(12 + j % 69);
        node.digit = (uint8_t)(1 + j / 69);
        node.is_on = 0;
        step.links[j].from = node;
        step.links[j].reason = SUDOKIT_REASON_LOCKED_SET;
    }
    step.house_count = 16;
    step.mark_count = 128;
    step.link_count = 256;
    for (i = 0; i < 81; i++)
        step.eliminations.cells[i] = 0x111;
    if (sudokit_format_svg(&puzzle, puzzle.cells, NULL, NULL, &look, NULL, 0, NULL) == SUDOKIT_OK
        || sudokit_format_svg(&puzzle, NULL, &candidates, &step, &look, picture, sizeof picture, NULL) != SUDOKIT_OK)
        exit(3);
}

static void full(void) { sudokit_candidates_full(&candidates); }
static void from_grid(void) { sudokit_candidates_from_grid(&puzzle, &candidates); }
static void to_grid(void) { sudokit_candidates_to_grid(&candidates, &out); }
static void assign(void) { sudokit_candidates_assign(&candidates, 40, 5, &candidates); }
static void eliminate(void) { sudokit_candidates_eliminate(&candidates, 41, 5, &candidates); }
static void propagate(void) { sudokit_candidates_propagate(&candidates, &candidates); }
static void options_init(void) { sudokit_solve_options_init(&options, sizeof options); }
static void solve(void) { sudokit_solve(&puzzle, &options, &out, NULL); }
static void solve_unique(void) { sudokit_solve_unique(&puzzle, &options, &out, NULL); }
static void for_each(void) { sudokit_for_each(&puzzle, &options, go_on, NULL, NULL); }
static void solutions_init(void) { sudokit_solutions_init(&it, &puzzle, &options); }

static void count(void)
{
    uint64_t solutions;
    sudokit_count(&puzzle, 10000, &options, &solutions, NULL);
}

static void solve_candidates(void) { sudokit_solve_candidates(&candidates, &options, &out, NULL); }
static void batch_workspace_size(void) { sudokit_batch_workspace_size(SUDOKIT_BACKEND_AUTO); }

static sudokit_generate_options wish;
static sudokit_generator generator;

static void minimize(void) { sudokit_minimize(&puzzle, 81, &out); }
static void is_minimal(void) { sudokit_is_minimal(&puzzle); }
static void true_candidates(void) { sudokit_true_candidates(&puzzle, &candidates, 100); }
static void generator_version(void) { sudokit_generator_version(); }
static void generate_filled(void) { sudokit_generate_filled(wish.seed, &out); }
static void generate_options_init(void) { sudokit_generate_options_init(&wish, sizeof wish); }
static void generate(void) { sudokit_generate(&wish, &out, &out); }
static void generate_batch(void) { sudokit_generate_batch(1, 20, &wish, many[0], 81, NULL, 0, NULL); }
static void generator_init(void) { sudokit_generator_init(&generator, &wish); }

static void redundant_clues(void)
{
    uint8_t redundant[81];
    sudokit_redundant_clues(&puzzle, redundant);
}

static void generator_step(void)
{
    int i;
    for (i = 0; i < 1000; i++)
        sudokit_generator_step(&generator, 5, &out, &out);
}

static void transform_identity(void) { sudokit_transform_identity(&transform); }
static void transform_random(void) { sudokit_transform_random(81, &transform); }
static void transform_apply(void) { sudokit_transform_apply(&transform, &puzzle, &out); }
static void transform_invert(void) { sudokit_transform_invert(&transform, &transform); }
static void transform_compose(void) { sudokit_transform_compose(&transform, &transform, &transform); }
static void canonicalize(void) { sudokit_canonicalize(&puzzle, &out, &transform); }

static void automorphisms(void)
{
    uint64_t number;
    sudokit_automorphisms(&puzzle, &number);
}

static void canonicalize_batch(void)
{
    sudokit_canonicalize_batch(many[0], 81, 200, many[0], 81, NULL);
}

static void count_candidates(void)
{
    uint64_t solutions;
    sudokit_count_candidates(&candidates, 10000, &options, &solutions, NULL);
}

static void solve_batch(void)
{
    sudokit_solve_batch(many[0], 81, 200, &options, NULL, 0, NULL, workspace, workspace_size, NULL);
}

static void solve_lines(void)
{
    sudokit_cursor cursor = {0, 0, 0, 0, 0};
    size_t written;
    sudokit_solve_lines(long_text, long_length, &cursor, &options, lines, sizeof lines, &written, NULL, 0, NULL,
                        workspace, workspace_size);
}

static void solutions_next(void)
{
    int i;
    for (i = 0; i < 1000; i++)
        sudokit_solutions_next(&it, &out);
}

static void solutions_step(void)
{
    int i;
    for (i = 0; i < 1000; i++)
        sudokit_solutions_step(&it, 5, &out);
}

static sudokit_step full_step;
static char picture[200000];
static uint8_t clues[81];

static void technique_name(void) { sudokit_technique_name(17); }
static void step_template(void) { sudokit_template(17, SUDOKIT_DETAIL_EVERYTHING); }
static void parse_candidates(void)
{
    sudokit_cursor where;
    sudokit_parse_candidates(long_text, long_length, SUDOKIT_CANDIDATES_LONE_STANDS, &out, &candidates, clues, &where);
}

static void format_candidates(void)
{
    uint32_t style;
    for (style = 0; style < 3; style++)
        if (sudokit_format_candidates(&puzzle, NULL, clues, style, picture, sizeof picture, NULL) != SUDOKIT_OK)
            exit(3);
}

static void step_text(void)
{
    uint32_t detail;
    for (detail = 0; detail < 3; detail++)
        sudokit_step_text(&full_step, detail, picture, sizeof picture, NULL);
}

static void step_format(void)
{
    static const char template[] = "{if one cells}{technique}{else}{digits} {cells} {houses}{end} {area} {result} {chain}";
    if (sudokit_step_format(&full_step, template, sizeof template - 1, picture, sizeof picture, NULL, NULL) != SUDOKIT_OK)
        exit(3);
}

static sudokit_rating rating = {sizeof(sudokit_rating), 0, 0, 0, 0, 0, 0, 0, {0}, {0}};
static sudokit_rater rater;
static sudokit_hint_options hint_options;
static sudokit_rate_options rate_options;
static uint64_t step_cursor, step_nodes;

static void hint_options_init(void) { sudokit_hint_options_init(&hint_options, sizeof hint_options); }
static void rate_options_init(void) { sudokit_rate_options_init(&rate_options, sizeof rate_options); }
static void rate(void) { sudokit_rate(&puzzle, &rate_options, &rating); }
static void rater_init(void) { sudokit_rater_init(&rater, &puzzle, NULL); }
static void rater_step(void) { sudokit_rater_step(&rater, step_nodes, &rating); }
static void hint(void) { sudokit_hint(&puzzle, NULL, &hint_options, &full_step); }
static void all_steps(void) { sudokit_steps(&puzzle, NULL, &hint_options, &step_cursor, &full_step); }
static void apply(void)
{
    sudokit_grid grid = puzzle;
    sudokit_step_apply(&grid, &candidates, &full_step);
}

/* The bytes of a painted stack that a call has changed. */
static size_t used_by(void (*call)(void))
{
    size_t i = 0;
    memset(stack, PAINT, sizeof stack);
    getcontext(&there);
    there.uc_stack.ss_sp = stack;
    there.uc_stack.ss_size = sizeof stack;
    there.uc_link = &here;
    makecontext(&there, call, 0);
    swapcontext(&here, &there);
    while (i < sizeof stack && stack[i] == PAINT)
        i++;
    return sizeof stack - i;
}

static void measure(const char *function, const char *solver, void (*call)(void))
{
    printf("%s %s %zu\n", function, solver, used_by(call) - used_by(nothing));
}

/* Every backend, with all of a workspace, without, and with so little that positions find no room in it. */
static void measure_fast(void)
{
    static const size_t sizes[] = {0, 8 * (8 * 81 * 4 + 7), sizeof workspace};
    uint32_t backend, is_unique;
    size_t i;
    for (backend = SUDOKIT_BACKEND_PORTABLE; backend <= SUDOKIT_BACKEND_NEON; backend++)
        for (is_unique = 0; is_unique <= 1; is_unique++) {
            sudokit_solve_options_init(&options, sizeof options);
            options.node_limit = 20000;
            options.backend = backend;
            options.flags = is_unique ? SUDOKIT_UNIQUE : 0;
            measure("sudokit_solve", "AUTO", solve);
            measure("sudokit_solve_unique", "AUTO", solve_unique);
            measure("sudokit_count", "AUTO", count);
            measure("sudokit_for_each", "AUTO", for_each);
            measure("sudokit_solutions_init", "AUTO", solutions_init);
            measure("sudokit_solutions_next", "AUTO", solutions_next);
            measure("sudokit_solutions_step", "AUTO", solutions_step);
            measure("sudokit_solve_candidates", "AUTO", solve_candidates);
            measure("sudokit_count_candidates", "AUTO", count_candidates);
            for (i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
                workspace_size = sizes[i];
                measure("sudokit_solve_batch", "AUTO", solve_batch);
                measure("sudokit_solve_lines", "AUTO", solve_lines);
            }
        }
}

static void set_puzzle(const char *text)
{
    if (sudokit_parse(text, 81, &puzzle, NULL) != SUDOKIT_OK)
        exit(2);
}

/* Every kind of line, many times over. */
static void set_long_text(void)
{
    static const char *const parts[] = {
        "Grid 01\n", "+-------+-------+-------+\n", "| 5 3 . | . 7 . | . . . |\n", "53  7    \n", "---------\n", "\n",
        "# comment\n", "[State]\n", "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..,1\n",
        "5,3,0,0,7,0,0,0,0\n", "\xe2\x94\x82 5 3 . \xe2\x94\x82 . 7 . \xe2\x94\x82 . . . \xe2\x94\x82\n", "530070000\n", "12\n",
        "5 3 . . 7 . . . .  . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n",
    };
    uint32_t seed = 1;
    while (long_length + 200 < sizeof long_text) {
        const char *part = parts[((seed = seed * 1664525 + 1013904223) >> 16) % 14];
        size_t repeats = (seed >> 8 & 3) == 0 ? 9 : 1;
        while (repeats-- && long_length + 200 < sizeof long_text) {
            memcpy(long_text + long_length, part, strlen(part));
            long_length += strlen(part);
        }
    }
}

/* Wishes that lead through every part of the making of a puzzle, with every backend. */
static void measure_making(void)
{
    uint32_t kind, backend;
    size_t i;
    measure("sudokit_generator_version", "-", generator_version);
    measure("sudokit_generate_options_init", "-", generate_options_init);
    for (backend = SUDOKIT_BACKEND_PORTABLE; backend <= SUDOKIT_BACKEND_NEON; backend++)
        for (kind = 0; kind < 5; kind++) {
            generate_options_init();
            wish.seed = kind;
            wish.backend = backend;
            wish.node_limit = 100000;
            if (kind == 1)
                wish.max_clues = 17;
            if (kind == 2 || kind == 3)
                wish.symmetry = kind == 2 ? SUDOKIT_SYMMETRY_FULL : SUDOKIT_SYMMETRY_ANY;
            if (kind >= 2)
                wish.flags = SUDOKIT_GENERATE_MINIMAL;
            if (kind == 4) {
                wish.flags |= SUDOKIT_GENERATE_PATTERN;
                for (i = 0; i < 81; i++)
                    wish.pattern[i] = i % 4 < 1 || i % 10 == 3;
            }
            measure("sudokit_generate_filled", "-", generate_filled);
            measure("sudokit_generate", "-", generate);
            measure("sudokit_generate_batch", "-", generate_batch);
            measure("sudokit_generator_init", "-", generator_init);
            measure("sudokit_generator_step", "-", generator_step);
        }
    generate_options_init();
    wish.min_rating = 110;
    wish.node_limit = 3000000;
    measure("sudokit_generate", "ratings", generate);
    measure("sudokit_generate_batch", "ratings", generate_batch);
    measure("sudokit_generator_init", "ratings", generator_init);
    measure("sudokit_generator_step", "ratings", generator_step);
}

static void measure_symmetry(void)
{
    measure("sudokit_transform_identity", "-", transform_identity);
    measure("sudokit_transform_random", "-", transform_random);
    measure("sudokit_transform_apply", "-", transform_apply);
    measure("sudokit_transform_invert", "-", transform_invert);
    measure("sudokit_transform_compose", "-", transform_compose);
    measure("sudokit_canonicalize", "-", canonicalize);
    measure("sudokit_automorphisms", "-", automorphisms);
    measure("sudokit_canonicalize_batch", "-", canonicalize_batch);
}

/* A step with as much of everything as there is room for, and a position in each of its spellings. */
static void measure_texts(void)
{
    uint32_t i;
    memset(&full_step, 0, sizeof full_step);
    full_step.mark_count = 128;
    full_step.house_count = 16;
    full_step.link_count = 256;
    full_step.placement_cell = SUDOKIT_NONE;
    for (i = 0; i < 128; i++)
        full_step.marks[i] = (sudokit_mark){(uint8_t)(i % 81), (uint8_t)(i % 18), (uint16_t)(1 << i % 9 | 1)};
    for (i = 0; i < 16; i++)
        full_step.houses[i] = (sudokit_marked_house){(uint8_t)i, (uint8_t)i};
    for (i = 0; i < 81; i++)
        full_step.eliminations.cells[i] = (uint16_t)(1 << i % 9);
    for (i = 0; i < 256; i++) {
        sudokit_node from = {(uint8_t)(i % 9 + 1), 1, {(uint8_t)(i % 81), (uint8_t)(i * 7 % 80 + 1), 40, 41, 42, 43}};
        sudokit_node to = {(uint8_t)(i % 7 + 1), 0, {(uint8_t)(i * 5 % 81), SUDOKIT_NONE, 0, 0, 0, 0}};
        full_step.links[i] = (sudokit_link){from, to, SUDOKIT_REASON_INNER, SUDOKIT_NONE, (uint8_t)(i / 50), 0};
    }
    for (i = 0; i <= SUDOKIT_TECHNIQUE_MISSING_CANDIDATE; i++) {
        full_step.technique = i;
        measure("sudokit_step_text", "-", step_text);
    }
    measure("sudokit_step_format", "-", step_format);
    measure("sudokit_technique_name", "-", technique_name);
    measure("sudokit_template", "-", step_template);
    measure("sudokit_format_candidates", "-", format_candidates);
    for (i = 0; i < 3; i++) {
        sudokit_format_candidates(&puzzle, NULL, NULL, i, long_text, sizeof long_text, &long_length);
        long_length--;
        measure("sudokit_parse_candidates", "-", parse_candidates);
    }
}

/* The rating of a puzzle, all of it or as far as so many nodes lead. */
static void measure_rating(const char *text, uint64_t node_limit)
{
    set_puzzle(text);
    rate_options.node_limit = node_limit;
    measure("sudokit_rate", "-", rate);
    step_nodes = node_limit;
    rater_init();
    measure("sudokit_rater_step", "-", rater_step);
}

static void generator_step_once(void) { sudokit_generator_step(&generator, step_nodes, &out, &out); }
static void generate_one(void) { sudokit_generate_batch(1, 1, &wish, many[0], 81, NULL, 0, NULL); }
static void hint_with_notes(void) { sudokit_hint(&puzzle, &candidates, &hint_options, &full_step); }

static void steps_with_notes(void) { sudokit_steps(&puzzle, &candidates, &hint_options, &step_cursor, &full_step); }

/* The first steps of a puzzle, in the order of their ratings; of what there is before the last also all in order. */
static void measure_way(const char *text, int steps)
{
    set_puzzle(text);
    from_grid();
    hint_options_init();
    hint_options.order = SUDOKIT_ORDER_RATING;
    hint_options.node_limit = UINT64_MAX;
    for (; steps > 0; steps--) {
        step_cursor = 0;
        if (steps == 1)
            measure("sudokit_steps", "-", steps_with_notes);
        measure("sudokit_hint", "-", hint_with_notes);
        if (sudokit_step_apply(&puzzle, &candidates, &full_step) != SUDOKIT_OK)
            exit(4);
    }
}

/* The making of a puzzle whose cells and digits are given, which has to be rated. */
static void measure_graded_making(const char *text)
{
    size_t i;
    set_puzzle(text);
    generate_options_init();
    sudokit_solve(&puzzle, NULL, &out, NULL);
    wish.flags = SUDOKIT_GENERATE_PATTERN | SUDOKIT_GENERATE_SOLUTION;
    wish.node_limit = 40000000;
    wish.min_rating = 90;
    for (i = 0; i < 81; i++) {
        wish.pattern[i] = puzzle.cells[i] != 0;
        wish.solution[i] = out.cells[i];
    }
    measure("sudokit_generate", "ratings", generate);
    measure("sudokit_generator_init", "-", generator_init);
    step_nodes = wish.node_limit;
    measure("sudokit_generator_step", "ratings", generator_step_once);
    measure("sudokit_generate_batch", "ratings", generate_one);
}

/* Every technique by itself. */
static void measure_thinking(const char *text)
{
    uint32_t technique;
    set_puzzle(text);
    measure("sudokit_hint_options_init", "-", hint_options_init);
    measure("sudokit_rate_options_init", "-", rate_options_init);
    measure("sudokit_rater_init", "-", rater_init);
    hint_options.node_limit = 300000;
    for (technique = 0; technique < SUDOKIT_TECHNIQUES; technique++) {
        hint_options.techniques[0] = technique < 64 ? (uint64_t)1 << technique : 0;
        hint_options.techniques[1] = technique < 64 ? 0 : (uint64_t)1 << (technique - 64);
        step_cursor = 0;
        measure("sudokit_hint", "-", hint);
        measure("sudokit_steps", "-", all_steps);
    }
    measure("sudokit_step_apply", "-", apply);
}

/* The same puzzle many times, as cells and as lines. */
static void set_many(const char *text)
{
    size_t i;
    for (i = 0; i < 200; i++) {
        memcpy(many[i], puzzle.cells, 81);
        memcpy(long_text + 82 * i, text, 81);
        long_text[82 * i + 81] = '\n';
    }
    long_length = 200 * 82;
}

int main(void)
{
    static const char *const hard[] = {
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
        ".................................................................................",
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
        "11...............................................................................",
    };
    /* Chains inside the chains, some levels deep, and as deep as they go: 11.6. */
    static const char *const nested[] = {
        "98.7..6..75..4......3..8.7.8....9.5..3.2..1.....4....6.7...4.3....8..4......1...2",
        "98.7..6..7.5.......4..5....3..8..9......2..1......13.42...8..93.7....2....92...6.",
    };
    static const char deep[] = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
    /* Two of the grids that have the most ways to their canonical form. */
    static const char *const symmetric[] = {
        "..................789123456..................897231564...........................",
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645",
    };
    static const char *const solvers[] = {"AUTO", "BACKTRACK", "EXACT_COVER", "PROPAGATE", "SIMPLE"};
    size_t i;
    uint32_t solver;

    measure_making();
    measure_thinking(hard[0]);
    measure_thinking(deep);
    measure_rating(hard[0], 3000000);
    measure_rating(nested[0], 3000000);
    measure_rating(nested[1], 3000000);
    measure_rating(deep, UINT64_MAX);
    measure_way(deep, 2);
    measure_graded_making(deep);
    measure_texts();
    set_long_text();
    measure("sudokit_version_number", "-", version);
    measure("sudokit_version_string", "-", version);
    measure("sudokit_abi_version", "-", version);
    measure("sudokit_backend_name", "-", version);
    measure("sudokit_result_name", "-", version);
    measure("sudokit_batch_workspace_size", "-", batch_workspace_size);
    measure("sudokit_solve_options_init", "-", options_init);
    measure("sudokit_next_puzzle", "-", next_puzzle);
    measure("sudokit_parse", "-", parse);
    for (i = 0; i < sizeof hard / sizeof hard[0]; i++) {
        set_puzzle(hard[i]);
        memcpy(long_text, hard[i], long_length = 81);
        measure("sudokit_parse", "-", parse);
        measure("sudokit_format", "-", format);
        long_length = 338;
        sudokit_format(&puzzle, SUDOKIT_STYLE_FRAMED, long_text, sizeof long_text, NULL);
        measure("sudokit_parse", "-", parse);
        from_grid();
        measure("sudokit_svg_options_init", "-", svg_options_init);
        measure("sudokit_format_svg", "-", format_svg);
        measure("sudokit_check", "-", check);
        measure("sudokit_corner_number", "-", corner_number);
        measure("sudokit_candidates_full", "-", full);
        measure("sudokit_candidates_from_grid", "-", from_grid);
        measure("sudokit_candidates_to_grid", "-", to_grid);
        measure("sudokit_candidates_assign", "-", assign);
        measure("sudokit_candidates_eliminate", "-", eliminate);
        measure("sudokit_candidates_propagate", "-", propagate);
        for (solver = 0; solver < 5; solver++) {
            sudokit_solve_options_init(&options, sizeof options);
            options.solver = solver;
            options.node_limit = 20000;
            measure("sudokit_solve", solvers[solver], solve);
            measure("sudokit_solve_unique", solvers[solver], solve_unique);
            measure("sudokit_count", solvers[solver], count);
            measure("sudokit_for_each", solvers[solver], for_each);
            measure("sudokit_solutions_init", solvers[solver], solutions_init);
            measure("sudokit_solutions_next", solvers[solver], solutions_next);
            measure("sudokit_solutions_step", solvers[solver], solutions_step);
        }
        from_grid();
        set_many(hard[i]);
        measure_fast();
        measure_symmetry();
        measure("sudokit_minimize", "-", minimize);
        measure("sudokit_is_minimal", "-", is_minimal);
        measure("sudokit_redundant_clues", "-", redundant_clues);
        measure("sudokit_true_candidates", "-", true_candidates);
    }
    for (i = 0; i < sizeof symmetric / sizeof symmetric[0]; i++) {
        set_puzzle(symmetric[i]);
        set_many(symmetric[i]);
        measure_symmetry();
    }
    return 0;
}
