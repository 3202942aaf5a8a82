/* Hints, steps and ratings: bad input is refused and writes nothing; what is wrong with a position is said before any step. */
#include "check.h"
#include "sudokit.h"

static const char puzzle_text[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char solution_text[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
static const char hard_text[] =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/* The techniques that there are by now. */
enum { KNOWN = SUDOKIT_TECHNIQUE_MISSING_CANDIDATE + 1 };

static sudokit_step step, other;
static sudokit_rater rater, copy;
static sudokit_grid puzzle, solution, hard, empty, broken, wrong, no_grid;
static sudokit_candidates notes, no_notes;
static uint64_t memory[600];

static sudokit_grid grid_of(const char *text)
{
    sudokit_grid grid;
    CHECK(sudokit_parse(text, strlen(text), &grid, NULL) == SUDOKIT_OK);
    return grid;
}

/* An address that is right for no type with an alignment. */
static void *misaligned(void *object)
{
    return (char *)object + 1;
}

static int same(const void *a, const void *b, size_t size)
{
    return memcmp(a, b, size) == 0;
}

static uint16_t bit(int digit)
{
    return (uint16_t)(1 << (digit - 1));
}

static sudokit_hint_options defaults(void)
{
    sudokit_hint_options options;
    CHECK(sudokit_hint_options_init(&options, sizeof options) == SUDOKIT_OK);
    return options;
}

static void set_up(void)
{
    puzzle = grid_of(puzzle_text);
    solution = grid_of(solution_text);
    hard = grid_of(hard_text);
    memset(&empty, 0, sizeof empty);
    broken = wrong = no_grid = puzzle;
    broken.cells[2] = 5;
    wrong.cells[2] = 2;
    no_grid.cells[80] = 10;
    CHECK(sudokit_candidates_from_grid(&puzzle, &notes) == SUDOKIT_OK);
    no_notes = notes;
    no_notes.cells[80] = 0x200;
}

/* Both functions that look for steps refuse this, and write nothing. */
static void refused(const sudokit_grid *grid, const sudokit_candidates *given, const sudokit_hint_options *options,
                    sudokit_result expected)
{
    uint64_t cursor = 0;
    paint(step);
    CHECK(sudokit_hint(grid, given, options, &step) == expected && untouched(step));
    CHECK(sudokit_steps(grid, given, options, &cursor, &step) == expected && untouched(step) && cursor == 0);
}

static void bad_questions(void)
{
    sudokit_hint_options options = defaults(), bad;
    struct { sudokit_hint_options known; uint64_t later[3]; } large;
    uint64_t cursor;
    uint32_t i;

    CHECK(options.struct_size == sizeof options && options.order == SUDOKIT_ORDER_HUMAN && options.max_rating == 0);
    CHECK(sudokit_hint_options_init(NULL, sizeof options) == SUDOKIT_E_NULL);
    CHECK(sudokit_hint_options_init(misaligned(memory), sizeof options) == SUDOKIT_E_ALIGN);
    paint(bad);
    CHECK(sudokit_hint_options_init(&bad, sizeof bad - 1) == SUDOKIT_E_SIZE);
    CHECK(sudokit_hint_options_init(&bad, 0) == SUDOKIT_E_SIZE);
    CHECK(sudokit_hint_options_init(&bad, 4097) == SUDOKIT_E_SIZE && untouched(bad));

    refused(NULL, NULL, &options, SUDOKIT_E_NULL);
    refused(&no_grid, NULL, &options, SUDOKIT_E_VALUE);
    refused(&puzzle, &no_notes, &options, SUDOKIT_E_VALUE);
    refused(&puzzle, misaligned(memory), &options, SUDOKIT_E_ALIGN);
    refused(&puzzle, NULL, misaligned(memory), SUDOKIT_E_ALIGN);
    CHECK(sudokit_hint(&puzzle, NULL, NULL, NULL) == SUDOKIT_E_NULL);
    CHECK(sudokit_hint(&puzzle, NULL, NULL, misaligned(memory)) == SUDOKIT_E_ALIGN);
    paint(step);
    CHECK(sudokit_steps(&puzzle, NULL, NULL, NULL, &step) == SUDOKIT_E_NULL);
    CHECK(sudokit_steps(&puzzle, NULL, NULL, misaligned(memory), &step) == SUDOKIT_E_ALIGN && untouched(step));
    paint(cursor);
    CHECK(sudokit_steps(&puzzle, NULL, NULL, &cursor, NULL) == SUDOKIT_E_NULL);
    CHECK(sudokit_steps(&puzzle, NULL, NULL, &cursor, misaligned(memory)) == SUDOKIT_E_ALIGN && untouched(cursor));

    for (i = 0; i < sizeof options; i++) {
        bad = options;
        bad.struct_size = i;
        refused(&puzzle, NULL, &bad, SUDOKIT_E_OPTIONS);
    }
    bad.struct_size = 4097;
    refused(&puzzle, NULL, &bad, SUDOKIT_E_OPTIONS);
    bad = options;
    bad.order = 2;
    refused(&puzzle, NULL, &bad, SUDOKIT_E_OPTIONS);
    for (i = SUDOKIT_TECHNIQUE_CONFLICT; i < SUDOKIT_TECHNIQUES; i++) {
        bad = options;
        bad.techniques[i / 64] = (uint64_t)1 << i % 64;
        refused(&puzzle, NULL, &bad, SUDOKIT_E_OPTIONS);
    }
    for (i = 0; i < 3; i++) {
        bad = options;
        bad.padding[i] = 1;
        refused(&puzzle, NULL, &bad, SUDOKIT_E_OPTIONS);
    }
    bad = options;
    bad.clues[0] = 2;
    refused(&puzzle, NULL, &bad, SUDOKIT_E_VALUE);
    bad.clues[0] = 0;
    bad.clues[2] = 1;
    refused(&puzzle, NULL, &bad, SUDOKIT_E_VALUE);

    /* A struct of a later header, as long as it asks for nothing more. */
    CHECK(sudokit_hint_options_init(&large.known, sizeof large) == SUDOKIT_OK && large.known.struct_size == sizeof large);
    CHECK(sudokit_hint(&puzzle, NULL, &large.known, &step) == SUDOKIT_OK);
    large.later[2] = 1;
    refused(&puzzle, NULL, &large.known, SUDOKIT_E_OPTIONS);
}

/* A mistake is said with these digits of these cells, and by both functions. */
static void mistaken(const sudokit_grid *grid, const sudokit_candidates *given, const sudokit_hint_options *options,
                     uint32_t technique, const sudokit_candidates *expected)
{
    sudokit_candidates marked;
    uint64_t cursor = 0;
    int i;
    paint(step);
    CHECK(sudokit_hint(grid, given, options, &step) == SUDOKIT_MISTAKE);
    memset(&marked, 0, sizeof marked);
    for (i = 0; i < step.mark_count; i++) {
        CHECK(step.marks[i].role == SUDOKIT_ROLE_MISTAKE && marked.cells[step.marks[i].cell] == 0);
        marked.cells[step.marks[i].cell] = step.marks[i].digits;
    }
    CHECK(step.technique == technique && same(&marked, expected, sizeof marked));
    CHECK(step.placement_cell == SUDOKIT_NONE && step.placement_digit == 0 && step.link_count == 0);
    paint(other);
    CHECK(sudokit_steps(grid, given, options, &cursor, &other) == SUDOKIT_MISTAKE && cursor == 0);
    CHECK(same(&step, &other, sizeof step));
}

static void mistakes(void)
{
    sudokit_hint_options options = defaults(), known = options;
    sudokit_candidates lacking, expected;
    sudokit_grid grid, two;
    int i;

    for (i = 0; i < 81; i++)
        known.clues[i] = puzzle.cells[i] != 0;

    /* The 5 that stands twice in the first row and the first box. */
    memset(&expected, 0, sizeof expected);
    expected.cells[0] = expected.cells[2] = bit(5);
    mistaken(&broken, NULL, &options, SUDOKIT_TECHNIQUE_CONFLICT, &expected);
    mistaken(&broken, NULL, &known, SUDOKIT_TECHNIQUE_CONFLICT, &expected);
    mistaken(&broken, &notes, NULL, SUDOKIT_TECHNIQUE_CONFLICT, &expected);

    /* A digit that is not of the solution, where it is known which are clues. */
    memset(&expected, 0, sizeof expected);
    expected.cells[2] = bit(2);
    mistaken(&wrong, &notes, &known, SUDOKIT_TECHNIQUE_WRONG_DIGIT, &expected);
    refused(&wrong, &notes, &options, SUDOKIT_NO_SOLUTION);

    /* Two true candidates are not noted; what cells with a digit note does not matter. */
    memset(&expected, 0, sizeof expected);
    lacking = notes;
    lacking.cells[2] &= (uint16_t)~bit(4);
    lacking.cells[78] = 0;
    lacking.cells[0] = lacking.cells[80] = 0;
    expected.cells[2] = bit(4);
    expected.cells[78] = bit(1);
    mistaken(&puzzle, &lacking, &options, SUDOKIT_TECHNIQUE_MISSING_CANDIDATE, &expected);
    mistaken(&puzzle, &lacking, &known, SUDOKIT_TECHNIQUE_MISSING_CANDIDATE, &expected);

    /* A filled grid. */
    refused(&solution, NULL, &options, SUDOKIT_DONE);
    refused(&solution, &notes, &known, SUDOKIT_DONE);
    grid = solution;
    grid.cells[2] = 6;
    CHECK(sudokit_hint(&grid, NULL, &known, &step) == SUDOKIT_MISTAKE && step.technique == SUDOKIT_TECHNIQUE_CONFLICT);

    /* Several solutions: a digit that one of them has rules the others out, and is no mistake. */
    two = solution;
    memset(&known.clues, 1, 81);
    for (i = 0; i < 81; i++)
        if (solution.cells[i] <= 2) {
            two.cells[i] = 0;
            known.clues[i] = 0;
        }
    grid = two;
    for (i = 0; i < 9; i++)
        if (two.cells[i] == 0) {
            grid.cells[i] = solution.cells[i];
            break;
        }
    CHECK(sudokit_candidates_from_grid(&grid, &lacking) == SUDOKIT_OK);
    CHECK(sudokit_hint(&grid, NULL, &known, &step) == SUDOKIT_OK && step.placement_cell != SUDOKIT_NONE);
    CHECK(sudokit_hint(&grid, &lacking, &known, &step) == SUDOKIT_OK);
    options.node_limit = 1000;
    refused(&empty, NULL, &options, SUDOKIT_LIMIT);
}

static void limits_and_masks(void)
{
    sudokit_hint_options options = defaults();
    uint64_t cursor;
    uint32_t i, found, count = 0;

    options.node_limit = 1;
    refused(&hard, NULL, &options, SUDOKIT_LIMIT);
    options.node_limit = UINT64_MAX;
    options.max_rating = 20;
    paint(step);
    CHECK(sudokit_hint(&hard, NULL, &options, &step) == SUDOKIT_NO_STEP && untouched(step));
    cursor = 0;
    CHECK(sudokit_steps(&hard, NULL, &options, &cursor, &step) == SUDOKIT_DONE && untouched(step) && cursor == 0);

    /* One technique at a time, and then no other. */
    for (i = 0; i < SUDOKIT_TECHNIQUE_CELL_FORCING_CHAINS; i++) {
        options = defaults();
        options.techniques[i / 64] = (uint64_t)1 << i % 64;
        cursor = 0;
        for (found = 0; found < 3 && sudokit_steps(&puzzle, NULL, &options, &cursor, &step) == SUDOKIT_OK; found++)
            CHECK(step.technique == i);
        count += found;
        if (cursor != 0) {
            CHECK(sudokit_hint(&puzzle, NULL, &options, &step) == SUDOKIT_OK && step.technique == i);
        } else {
            CHECK(sudokit_hint(&puzzle, NULL, &options, &step) == SUDOKIT_NO_STEP);
        }
    }
    CHECK(count > 20);
}

static void cursors(void)
{
    static const uint64_t astray[] = {1, 1000, UINT32_MAX, (uint64_t)1 << 32, (uint64_t)60 << 32 | 1, UINT64_MAX};
    sudokit_hint_options options = defaults();
    uint64_t cursor = 0, before;
    size_t i;
    int count = 0;

    options.max_rating = 30;
    while (sudokit_steps(&puzzle, NULL, &options, &cursor, &step) == SUDOKIT_OK) {
        if (count++ == 0)
            CHECK(sudokit_hint(&puzzle, NULL, &options, &other) == SUDOKIT_OK && same(&step, &other, sizeof step));
        CHECK(step.rating >= 10 && step.rating <= 30);
    }
    CHECK(count > 4);
    before = cursor;
    paint(step);
    CHECK(sudokit_steps(&puzzle, NULL, &options, &cursor, &step) == SUDOKIT_DONE && cursor == before && untouched(step));

    /* No full house is there, so that nothing comes before the first of the second family. */
    for (i = 0; i < sizeof astray / sizeof astray[0]; i++) {
        cursor = astray[i];
        CHECK(sudokit_steps(&puzzle, NULL, &options, &cursor, &step) == SUDOKIT_E_VALUE);
        CHECK(cursor == astray[i] && untouched(step));
    }
}

static void names(void)
{
    uint32_t i, j;
    for (i = 0; i < KNOWN; i++) {
        CHECK(strlen(sudokit_technique_name(i)) > 2 && strcmp(sudokit_technique_name(i), "unknown technique") != 0);
        for (j = 0; j < i; j++)
            CHECK(strcmp(sudokit_technique_name(i), sudokit_technique_name(j)) != 0);
    }
    CHECK(strcmp(sudokit_technique_name(SUDOKIT_TECHNIQUE_X_WING), "X-Wing") == 0);
    CHECK(strcmp(sudokit_technique_name(KNOWN), "unknown technique") == 0);
    CHECK(strcmp(sudokit_technique_name(SUDOKIT_TECHNIQUES), "unknown technique") == 0);
    CHECK(strcmp(sudokit_technique_name(UINT32_MAX), "unknown technique") == 0);
}

static sudokit_step idle_step(void)
{
    sudokit_step made;
    memset(&made, 0, sizeof made);
    made.placement_cell = SUDOKIT_NONE;
    return made;
}

/* Refused, and neither grid nor notes are written. */
static void not_applied(const sudokit_grid *grid, const sudokit_candidates *given, sudokit_result expected)
{
    sudokit_grid g = *grid;
    sudokit_candidates n = *given;
    CHECK(sudokit_step_apply(&g, &n, &step) == expected);
    CHECK(same(&g, grid, sizeof g) && same(&n, given, sizeof n));
    CHECK(sudokit_step_apply(&g, NULL, &step) == (given == &no_notes ? SUDOKIT_OK : expected));
    CHECK(same(&g, grid, sizeof g));
}

static void applying(void)
{
    sudokit_grid grid = puzzle;
    sudokit_candidates given, expected, inside;
    int i;

    step = idle_step();
    CHECK(sudokit_step_apply(NULL, NULL, &step) == SUDOKIT_E_NULL);
    CHECK(sudokit_step_apply(&grid, NULL, NULL) == SUDOKIT_E_NULL);
    CHECK(sudokit_step_apply(&grid, misaligned(memory), &step) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_step_apply(&grid, NULL, misaligned(memory)) == SUDOKIT_E_ALIGN);
    CHECK(same(&grid, &puzzle, sizeof grid));
    not_applied(&no_grid, &notes, SUDOKIT_E_VALUE);
    not_applied(&puzzle, &no_notes, SUDOKIT_E_VALUE);

    /* What is out of range anywhere in it. */
#define BAD(field, value)                                                       \
    do {                                                                        \
        step = idle_step();                                                     \
        step.mark_count = step.house_count = 1;                                 \
        step.link_count = 1;                                                    \
        step.marks[0].digits = 1;                                               \
        step.links[0].from.digit = step.links[0].to.digit = 1;                  \
        memset(step.links[0].from.cells + 1, SUDOKIT_NONE, 5);                  \
        memset(step.links[0].to.cells + 1, SUDOKIT_NONE, 5);                    \
        grid = puzzle;                                                          \
        CHECK(sudokit_step_apply(&grid, NULL, &step) == SUDOKIT_OK);            \
        step.field = (value);                                                   \
        not_applied(&puzzle, &notes, SUDOKIT_E_VALUE);                          \
    } while (0)
    BAD(technique, KNOWN);
    BAD(placement_cell, 81);
    BAD(placement_cell, 2);
    BAD(mark_count, 129);
    BAD(house_count, 17);
    BAD(link_count, 257);
    BAD(eliminations.cells[80], 0x200);
    BAD(marks[0].cell, 81);
    BAD(marks[0].role, 18);
    BAD(marks[0].digits, 0x200);
    BAD(houses[0].house, 27);
    BAD(houses[0].role, 18);
    BAD(links[0].from.digit, 0);
    BAD(links[0].to.digit, 10);
    BAD(links[0].from.is_on, 2);
    BAD(links[0].to.cells[0], 81);
    BAD(links[0].to.cells[0], SUDOKIT_NONE);
    BAD(links[0].reason, 4);
    step.links[0].reason = SUDOKIT_REASON_HOUSE;
    step.links[0].house = 27;
    not_applied(&puzzle, &notes, SUDOKIT_E_VALUE);

    /* A digit that cannot be placed: one stands there, or a peer has it. */
    step = idle_step();
    step.placement_cell = 0;
    step.placement_digit = 4;
    not_applied(&puzzle, &notes, SUDOKIT_CONFLICT);
    step.placement_cell = 2;
    step.placement_digit = 5;
    not_applied(&puzzle, &notes, SUDOKIT_CONFLICT);

    /* What a step says, and nothing else: a player may have notes that the rules forbid, and some where there is a digit. */
    for (i = 0; i < 81; i++)
        given.cells[i] = 0x1ff;
    expected = given;
    step = idle_step();
    step.eliminations.cells[5] = bit(1) | bit(2);
    step.placement_cell = 2;
    step.placement_digit = 4;
    for (i = 0; i < 81; i++)
        if (i / 9 == 0 || i % 9 == 2 || (i / 27 == 0 && i % 9 < 3))
            expected.cells[i] &= (uint16_t)~bit(4);
    expected.cells[2] = bit(4);
    expected.cells[5] &= (uint16_t)~(bit(1) | bit(2));
    grid = puzzle;
    CHECK(sudokit_step_apply(&grid, &given, &step) == SUDOKIT_OK && same(&given, &expected, sizeof given));
    CHECK(grid.cells[2] == 4);
    grid.cells[2] = 0;
    CHECK(same(&grid, &puzzle, sizeof grid));
    CHECK(sudokit_step_apply(&grid, NULL, &step) == SUDOKIT_OK && grid.cells[2] == 4);

    /* A mistake changes nothing. */
    for (i = SUDOKIT_TECHNIQUE_CONFLICT; i <= SUDOKIT_TECHNIQUE_MISSING_CANDIDATE; i++) {
        step.technique = (uint32_t)i;
        not_applied(&puzzle, &given, SUDOKIT_OK);
    }

    /* The notes may lie in the step. */
    step = idle_step();
    step.eliminations = notes;
    step.technique = SUDOKIT_TECHNIQUE_X_WING;
    grid = puzzle;
    memset(&inside, 0, sizeof inside);
    CHECK(sudokit_step_apply(&grid, &step.eliminations, &step) == SUDOKIT_OK);
    CHECK(same(&step.eliminations, &inside, sizeof inside));
}

/* Hints solve a puzzle that needs no more than singles, and every one is right. */
static void a_way_through(void)
{
    sudokit_grid grid = puzzle;
    sudokit_candidates given = notes;
    sudokit_result result;
    int i;
    while ((result = sudokit_hint(&grid, &given, NULL, &step)) == SUDOKIT_OK) {
        CHECK(step.placement_cell == SUDOKIT_NONE || solution.cells[step.placement_cell] == step.placement_digit);
        for (i = 0; i < 81; i++)
            CHECK((step.eliminations.cells[i] & bit(solution.cells[i])) == 0);
        CHECK(sudokit_step_apply(&grid, &given, &step) == SUDOKIT_OK);
    }
    CHECK(result == SUDOKIT_DONE && same(&grid, &solution, sizeof grid));
    for (i = 0; i < 81; i++)
        CHECK(given.cells[i] == bit(solution.cells[i]));
}

/* A rating with a painted word behind it. */
static struct { sudokit_rating rating; uint32_t behind; } place;

static void paint_rating(uint32_t size)
{
    paint(place);
    place.rating.struct_size = size;
}

static int rating_untouched(void)
{
    return untouched_bytes((char *)&place + 4, sizeof place - 4);
}

static void bad_ratings(void)
{
    sudokit_rate_options options, bad;
    struct { sudokit_rate_options known; uint64_t later; } large;
    uint32_t i;

    CHECK(sudokit_rate_options_init(NULL, sizeof options) == SUDOKIT_E_NULL);
    CHECK(sudokit_rate_options_init(misaligned(memory), sizeof options) == SUDOKIT_E_ALIGN);
    paint(options);
    CHECK(sudokit_rate_options_init(&options, 15) == SUDOKIT_E_SIZE);
    CHECK(sudokit_rate_options_init(&options, 4097) == SUDOKIT_E_SIZE && untouched(options));
    CHECK(sudokit_rate_options_init(&options, sizeof options) == SUDOKIT_OK && options.scale == SUDOKIT_SCALE_SE_1213);

    paint_rating(sizeof place.rating);
    paint(rater);
    CHECK(sudokit_rate(NULL, &options, &place.rating) == SUDOKIT_E_NULL);
    CHECK(sudokit_rate(&puzzle, misaligned(memory), &place.rating) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_rate(&puzzle, &options, NULL) == SUDOKIT_E_NULL);
    CHECK(sudokit_rate(&puzzle, &options, misaligned(memory)) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_rate(&no_grid, &options, &place.rating) == SUDOKIT_E_VALUE);
    CHECK(sudokit_rate(&broken, &options, &place.rating) == SUDOKIT_CONFLICT);
    CHECK(sudokit_rater_init(NULL, &puzzle, &options) == SUDOKIT_E_NULL);
    CHECK(sudokit_rater_init(misaligned(memory), &puzzle, &options) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_rater_init(&rater, NULL, &options) == SUDOKIT_E_NULL);
    CHECK(sudokit_rater_init(&rater, &puzzle, misaligned(memory)) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_rater_init(&rater, &no_grid, &options) == SUDOKIT_E_VALUE);
    CHECK(sudokit_rater_init(&rater, &broken, &options) == SUDOKIT_CONFLICT);
    for (i = 0; i <= sizeof options; i++) {
        bad = options;
        bad.struct_size = i == sizeof options ? 4097 : i;
        CHECK(sudokit_rate(&puzzle, &bad, &place.rating) == SUDOKIT_E_OPTIONS);
        CHECK(sudokit_rater_init(&rater, &puzzle, &bad) == SUDOKIT_E_OPTIONS);
    }
    bad = options;
    for (i = 2; i != 0; i *= 2) {
        bad.scale = i;
        CHECK(sudokit_rate(&puzzle, &bad, &place.rating) == SUDOKIT_E_OPTIONS);
        CHECK(sudokit_rater_init(&rater, &puzzle, &bad) == SUDOKIT_E_OPTIONS);
    }
    CHECK(sudokit_rate_options_init(&large.known, sizeof large) == SUDOKIT_OK);
    large.later = 1;
    CHECK(sudokit_rate(&puzzle, &large.known, &place.rating) == SUDOKIT_E_OPTIONS);
    CHECK(sudokit_rater_init(&rater, &puzzle, &large.known) == SUDOKIT_E_OPTIONS);
    CHECK(rating_untouched() && untouched(rater));
    large.later = 0;
    CHECK(sudokit_rate(&puzzle, &large.known, &place.rating) == SUDOKIT_OK);

    /* The size of the rating says for which header there is room. */
    for (i = 0; i < 4; i++) {
        static const uint32_t sizes[] = {0, sizeof place.rating - 1, sizeof place.rating + 1, UINT32_MAX};
        paint_rating(sizes[i]);
        CHECK(sudokit_rate(&puzzle, NULL, &place.rating) == SUDOKIT_E_OPTIONS && rating_untouched());
        CHECK(sudokit_rater_init(&copy, &puzzle, NULL) == SUDOKIT_OK);
        CHECK(sudokit_rater_step(&copy, 1000, &place.rating) == SUDOKIT_E_OPTIONS && rating_untouched());
    }

    paint_rating(sizeof place.rating);
    CHECK(sudokit_rater_step(NULL, 1, &place.rating) == SUDOKIT_E_NULL);
    CHECK(sudokit_rater_step(misaligned(memory), 1, &place.rating) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_rater_step(&copy, 1, NULL) == SUDOKIT_E_NULL);
    CHECK(sudokit_rater_step(&copy, 1, misaligned(memory)) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_rater_step(&rater, 1, &place.rating) == SUDOKIT_E_STATE);
    memset(&rater, 0, sizeof rater);
    CHECK(sudokit_rater_step(&rater, 1, &place.rating) == SUDOKIT_E_STATE && rating_untouched());
}

static void ratings(void)
{
    static const uint64_t slices[] = {0, 1, 100, 5000};
    sudokit_rate_options options;
    sudokit_rating whole;
    sudokit_result result;
    sudokit_grid one = solution;
    uint32_t i, sum, least;

    /* The puzzle of every newspaper. */
    paint_rating(sizeof place.rating);
    CHECK(sudokit_rate(&puzzle, NULL, &place.rating) == SUDOKIT_OK && untouched(place.behind));
    CHECK(place.rating.er == 12 && place.rating.ep == 12 && place.rating.ed == 12 && place.rating.is_lower_bound == 0);
    CHECK(place.rating.hodoku_level == 1 && place.rating.steps == 51);
    for (i = 0, sum = 0; i < SUDOKIT_TECHNIQUES; i++)
        sum += place.rating.counts[i];
    CHECK(sum == place.rating.steps);

    /* A filled grid, one with a last cell, one with no solution and one with very many. */
    paint_rating(sizeof place.rating);
    CHECK(sudokit_rate(&solution, NULL, &place.rating) == SUDOKIT_OK);
    CHECK(place.rating.er == 0 && place.rating.ep == 0 && place.rating.ed == 0 && place.rating.steps == 0);
    CHECK(place.rating.hodoku_score == 0 && place.rating.hodoku_level == 0);
    one.cells[40] = 0;
    CHECK(sudokit_rate(&one, NULL, &place.rating) == SUDOKIT_OK);
    CHECK(place.rating.er == 10 && place.rating.ep == 10 && place.rating.ed == 10 && place.rating.steps == 1);
    CHECK(place.rating.hodoku_score == 4 && place.rating.hodoku_level == 1);
    CHECK(sudokit_rate_options_init(&options, sizeof options) == SUDOKIT_OK);
    options.node_limit = 2000;
    result = sudokit_rate(&wrong, &options, &place.rating);
    CHECK(result == SUDOKIT_OK || result == SUDOKIT_LIMIT);
    CHECK(sudokit_rate(&empty, &options, &place.rating) == SUDOKIT_LIMIT && place.rating.is_lower_bound == 1);

    /* A limit gives the least that it can be, and slices come to the whole. */
    options.node_limit = 1;
    CHECK(sudokit_rate(&hard, &options, &place.rating) == SUDOKIT_LIMIT);
    CHECK(place.rating.is_lower_bound == 1 && place.rating.er <= 107);
    options.node_limit = UINT64_MAX;
    one = grid_of("...8356.21............62...6......34..9.5..7..12.....8..4.......7...3.2.2...17.5.");
    paint(whole);
    whole.struct_size = sizeof whole;
    CHECK(sudokit_rate(&one, &options, &whole) == SUDOKIT_OK && whole.er > 12);
    for (i = 0; i < sizeof slices / sizeof slices[0]; i++) {
        CHECK(sudokit_rater_init(&rater, &one, NULL) == SUDOKIT_OK);
        CHECK(sudokit_rater_step(&rater, 0, &place.rating) == SUDOKIT_LIMIT);
        least = 0;
        while ((result = sudokit_rater_step(&rater, slices[i], &place.rating)) == SUDOKIT_LIMIT && slices[i] != 0) {
            CHECK(place.rating.is_lower_bound == 1 && place.rating.er >= least && place.rating.er <= whole.er);
            least = place.rating.er;
            memcpy(&copy, &rater, sizeof copy);
            memcpy(&rater, &copy, sizeof rater);
        }
        CHECK(result == (slices[i] == 0 ? SUDOKIT_LIMIT : SUDOKIT_OK));
        if (result == SUDOKIT_OK) {
            CHECK(same(&place.rating, &whole, sizeof whole));
            CHECK(sudokit_rater_step(&rater, 0, &place.rating) == SUDOKIT_OK);
            CHECK(same(&place.rating, &whole, sizeof whole));
        }
    }
}

/* Of unique rectangles with the same rating that of the lowest type comes first, whichever is found first. */
static void equal_ratings(void)
{
    static const struct {
        const char *position;
        uint32_t technique;
    } cases[] = {
        {":0000:x:.8...4+15...+47..3.+8...+8..+4.+9+41.+285+9..6.+5+1..2+8+4....4+6+5+1.3+426..+8+9+5.+6.+5..+7417+5+1+4+9+8+6..:"
         "221 231 232 363 752 763 913 921 962:::",
         SUDOKIT_TECHNIQUE_UNIQUE_RECTANGLE_1},
        {":0000:x:+152+9+468+3+7.+6.+5.7+42+1...+2.+16+9+5..48..9+1+22..41.+7+6+3..1+7..+5+48..61..38+4.+1.+39.+2.63..6..1.9:"
         "296 332 345 365 586 596 892 895:::",
         SUDOKIT_TECHNIQUE_UNIQUE_RECTANGLE_2},
    };
    sudokit_hint_options options = defaults();
    sudokit_grid grid;
    sudokit_candidates given;
    size_t i;
    options.order = SUDOKIT_ORDER_RATING;
    for (i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const char *text = cases[i].position;
        CHECK(sudokit_parse_candidates(text, strlen(text), 0, &grid, &given, options.clues, NULL) == SUDOKIT_OK);
        CHECK(sudokit_hint(&grid, &given, &options, &step) == SUDOKIT_OK && step.technique == cases[i].technique);
    }
}

int main(void)
{
    set_up();
    bad_questions();
    mistakes();
    limits_and_masks();
    cursors();
    equal_ratings();
    names();
    applying();
    a_way_through();
    bad_ratings();
    ratings();
    return failures != 0;
}
