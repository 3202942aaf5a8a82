/* Puzzles of a wanted difficulty: as hard as wished, with the techniques that are wished, the same in slices of any size. */
#include "wishes.h"

static sudokit_generate_options wish(uint32_t min_rating, uint32_t max_rating, uint64_t seed)
{
    sudokit_generate_options options;
    CHECK(sudokit_generate_options_init(&options, sizeof options) == SUDOKIT_OK);
    options.min_rating = min_rating;
    options.max_rating = max_rating;
    options.node_limit = UINT64_MAX;
    options.seed = seed;
    return options;
}

static void add(uint64_t set[2], uint32_t technique)
{
    set[technique / 64] |= (uint64_t)1 << technique % 64;
}

static int has(const uint64_t set[2], uint32_t technique)
{
    return set[technique / 64] >> technique % 64 & 1;
}

static int same(const sudokit_grid *a, const sudokit_grid *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

static void prove_unique(const sudokit_grid *puzzle, const sudokit_grid *solution)
{
    sudokit_grid solved;
    CHECK(sudokit_solve_unique(puzzle, NULL, &solved, NULL) == SUDOKIT_OK && same(&solved, solution));
}

/* Of those that are required here. */
static int is_of_hodoku(uint32_t technique)
{
    return technique == SUDOKIT_TECHNIQUE_SKYSCRAPER || technique == SUDOKIT_TECHNIQUE_LOCKED_PAIR;
}

/* What is made is as wished, by the rating that anybody can ask for. */
static void prove(const sudokit_generate_options *options, const sudokit_grid *puzzle, const sudokit_grid *solution)
{
    sudokit_rate_options rate;
    sudokit_rating rating;
    uint32_t i;
    int takes_any = options->allowed[0] == 0 && options->allowed[1] == 0;
    prove_unique(puzzle, solution);
    CHECK(sudokit_rate_options_init(&rate, sizeof rate) == SUDOKIT_OK);
    rate.scale = options->scale;
    rate.node_limit = UINT64_MAX;
    rating.struct_size = sizeof rating;
    CHECK(sudokit_rate(puzzle, &rate, &rating) == SUDOKIT_OK);
    CHECK(rating.er >= options->min_rating && (options->max_rating == 0 || rating.er <= options->max_rating));
    for (i = 0; i < SUDOKIT_TECHNIQUES; i++) {
        CHECK(rating.counts[i] == 0 || takes_any || has(options->allowed, i));
        CHECK(!has(options->required, i) || (is_of_hodoku(i) ? rating.hodoku_counts : rating.counts)[i] > 0);
    }
}

/* In one call, in slices of 1000 nodes, and in slices of any size, with a snapshot now and then. */
static void make(const sudokit_generate_options *options)
{
    static sudokit_generator copy;
    sudokit_grid puzzle, solution, sliced, solved;
    sudokit_result result;
    uint32_t way, seed = 1;
    CHECK(sudokit_generate(options, &puzzle, &solution) == SUDOKIT_OK);
    prove(options, &puzzle, &solution);
    for (way = 0; way < 2; way++) {
        CHECK(sudokit_generator_init(&generator, options) == SUDOKIT_OK);
        do {
            seed = seed * 1664525 + 1013904223;
            memcpy(&copy, &generator, sizeof copy);
            memcpy(&generator, &copy, sizeof generator);
            result = sudokit_generator_step(&generator, way == 0 ? 1000 : (seed >> 8) % (seed % 4 == 0 ? 20000 : 50),
                                            &sliced, &solved);
        } while (result == SUDOKIT_LIMIT);
        CHECK(result == SUDOKIT_OK && same(&sliced, &puzzle) && same(&solved, &solution));
    }
}

static void bands(void)
{
    static const struct { uint32_t min, max, seeds; } all[] = {
        {0, 15, 4}, {16, 25, 4}, {26, 45, 3}, {46, 70, 2}, {71, 80, 3}, {12, 12, 2}, {72, 72, 1},
    };
    size_t i;
    uint64_t seed;
    for (i = 0; i < sizeof all / sizeof all[0]; i++)
        for (seed = 0; seed < all[i].seeds; seed++) {
            sudokit_generate_options options = wish(all[i].min, all[i].max, seed);
            options.scale = seed % 2 == 0 ? SUDOKIT_SCALE_SE_1213 : SUDOKIT_SCALE_SE_2022;
            if (seed == 2)
                options.symmetry = SUDOKIT_SYMMETRY_HALF_TURN;
            make(&options);
        }
}

/* Nets of chains take a million nodes and more. */
static void the_hardest(void)
{
    sudokit_generate_options options = wish(90, 0, 1);
    sudokit_grid puzzle, solution, sliced;
    sudokit_result result;
    CHECK(sudokit_generate(&options, &puzzle, &solution) == SUDOKIT_OK);
    prove(&options, &puzzle, &solution);
    CHECK(sudokit_generator_init(&generator, &options) == SUDOKIT_OK);
    do
        result = sudokit_generator_step(&generator, 30000, &sliced, NULL);
    while (result == SUDOKIT_LIMIT);
    CHECK(result == SUDOKIT_OK && same(&sliced, &puzzle));
}

static void techniques(void)
{
    /* Of Sudoku Explainer's way, and of HoDoKu's. */
    static const uint32_t required[] = {SUDOKIT_TECHNIQUE_POINTING, SUDOKIT_TECHNIQUE_X_WING, SUDOKIT_TECHNIQUE_XY_WING,
                                        SUDOKIT_TECHNIQUE_UNIQUE_RECTANGLE_1, SUDOKIT_TECHNIQUE_SKYSCRAPER,
                                        SUDOKIT_TECHNIQUE_LOCKED_PAIR};
    static const uint32_t allowed[] = {SUDOKIT_TECHNIQUE_FULL_HOUSE, SUDOKIT_TECHNIQUE_HIDDEN_SINGLE,
                                       SUDOKIT_TECHNIQUE_NAKED_SINGLE, SUDOKIT_TECHNIQUE_NAKED_PAIR};
    sudokit_generate_options options = wish(0, 0, 3);
    size_t i;
    for (i = 0; i < sizeof required / sizeof required[0]; i++) {
        options = wish(0, 0, i);
        add(options.required, required[i]);
        make(&options);
    }
    options = wish(0, 0, 5);
    for (i = 0; i < sizeof allowed / sizeof allowed[0]; i++)
        add(options.allowed, allowed[i]);
    make(&options);
    add(options.required, SUDOKIT_TECHNIQUE_NAKED_PAIR);
    make(&options);
}

/* Wishes that no puzzle can meet, and numbers that are none. */
static void impossible(void)
{
    static const uint32_t never[] = {SUDOKIT_TECHNIQUE_WXYZ_WING, SUDOKIT_TECHNIQUE_FRANKEN_JELLYFISH,
                                     SUDOKIT_TECHNIQUE_DEATH_BLOSSOM, SUDOKIT_TECHNIQUE_CONFLICT,
                                     SUDOKIT_TECHNIQUE_WRONG_DIGIT, SUDOKIT_TECHNIQUE_MISSING_CANDIDATE};
    static const uint32_t ratings[][2] = {{30, 29}, {0, 9}, {201, 0}, {0, 201}, {UINT32_MAX, UINT32_MAX},
                                          {11, 11}, {13, 14}, {18, 18}, {21, 22}};
    sudokit_generate_options options;
    uint32_t i;
    for (i = 0; i < sizeof ratings / sizeof ratings[0]; i++) {
        options = wish(ratings[i][0], ratings[i][1], 1);
        options.node_limit = 1000;
        refused(&options, SUDOKIT_E_OPTIONS);
    }
    options = wish(0, 0, 1);
    options.node_limit = 1000;
    options.scale = 2;
    refused(&options, SUDOKIT_E_OPTIONS);
    options.scale = 0;
    options.reserved_2 = 1;
    refused(&options, SUDOKIT_E_OPTIONS);
    for (i = SUDOKIT_TECHNIQUE_CONFLICT; i < SUDOKIT_TECHNIQUES; i++) {
        options = wish(0, 0, 1);
        options.node_limit = 1000;
        add(options.allowed, i);
        refused(&options, SUDOKIT_E_OPTIONS);
        options = wish(0, 0, 1);
        options.node_limit = 1000;
        add(options.required, i);
        refused(&options, SUDOKIT_E_OPTIONS);
    }

    /* Required, and not allowed; or beyond the highest rating; or on the way of neither program. */
    options = wish(0, 0, 1);
    options.node_limit = 1000;
    add(options.allowed, SUDOKIT_TECHNIQUE_FULL_HOUSE);
    add(options.allowed, SUDOKIT_TECHNIQUE_HIDDEN_SINGLE);
    add(options.required, SUDOKIT_TECHNIQUE_X_WING);
    refused(&options, SUDOKIT_E_OPTIONS);
    options = wish(0, 31, 1);
    options.node_limit = 1000;
    add(options.required, SUDOKIT_TECHNIQUE_X_WING);
    refused(&options, SUDOKIT_E_OPTIONS);
    for (i = 0; i < sizeof never / sizeof never[0]; i++) {
        options = wish(0, 0, 1);
        options.node_limit = 1000;
        add(options.required, never[i]);
        refused(&options, SUDOKIT_E_OPTIONS);
    }

    /* The last cell of every puzzle is a full house. */
    options = wish(0, 0, 1);
    options.node_limit = 1000;
    add(options.allowed, SUDOKIT_TECHNIQUE_HIDDEN_SINGLE);
    refused(&options, SUDOKIT_E_OPTIONS);
}

/* What a limit leaves is the best so far: a puzzle with one solution. */
static void limits(void)
{
    sudokit_generate_options options = wish(110, 0, 1);
    sudokit_grid puzzle, solution, sliced, solved;
    uint64_t nodes;
    for (nodes = 1; nodes <= 300000; nodes *= 7) {
        options.node_limit = nodes;
        CHECK(sudokit_generate(&options, &puzzle, &solution) == SUDOKIT_LIMIT);
        prove_unique(&puzzle, &solution);
        CHECK(sudokit_generator_init(&generator, &options) == SUDOKIT_OK);
        CHECK(sudokit_generator_step(&generator, nodes, &sliced, &solved) == SUDOKIT_LIMIT);
        CHECK(same(&sliced, &puzzle) && same(&solved, &solution));
    }
}

int main(void)
{
    bands();
    the_hardest();
    techniques();
    impossible();
    limits();
    return failures != 0;
}
