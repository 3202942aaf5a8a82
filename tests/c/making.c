/* Making puzzles and clues: bad input is refused and writes nothing; steps, batches and single calls agree. */
#include "wishes.h"

static sudokit_generator copy;
static uint64_t memory[64];

static sudokit_generate_options defaults(void)
{
    sudokit_generate_options options;
    CHECK(sudokit_generate_options_init(&options, sizeof options) == SUDOKIT_OK);
    return options;
}

static int same(const sudokit_grid *a, const sudokit_grid *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

static void bad_options(void)
{
    sudokit_generate_options options = defaults(), bad;
    uint32_t i;

    CHECK(options.struct_size == sizeof options && options.min_clues == 17 && options.max_clues == 80);
    CHECK(sudokit_generate_options_init(NULL, sizeof options) == SUDOKIT_E_NULL);
    CHECK(sudokit_generate_options_init((void *)((char *)memory + 1), sizeof options) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_generate_options_init(&bad, sizeof options - 8) == SUDOKIT_E_SIZE);
    CHECK(sudokit_generate_options_init(&bad, 4097) == SUDOKIT_E_SIZE);

    for (i = 0; i < 208; i += 8) {
        bad = options;
        bad.struct_size = i;
        refused(&bad, SUDOKIT_E_OPTIONS);
    }
    for (i = 3; i < 32; i++) {
        bad = options;
        bad.flags = (uint32_t)1 << i;
        refused(&bad, SUDOKIT_E_OPTIONS);
    }
    bad = options;
    bad.symmetry = SUDOKIT_SYMMETRY_ANY + 1;
    refused(&bad, SUDOKIT_E_OPTIONS);
    bad.symmetry = UINT32_MAX;
    refused(&bad, SUDOKIT_E_OPTIONS);
    bad = options;
    bad.backend = 99;
    refused(&bad, SUDOKIT_E_OPTIONS);
    bad = options;
    bad.reserved = 1;
    refused(&bad, SUDOKIT_E_OPTIONS);
    bad = options;
    bad.padding[1] = 1;
    refused(&bad, SUDOKIT_E_OPTIONS);
    bad = options;
    bad.pattern[3] = 1;
    refused(&bad, SUDOKIT_E_OPTIONS);
    bad = options;
    bad.solution[3] = 1;
    refused(&bad, SUDOKIT_E_OPTIONS);
    bad = options;
    bad.max_clues = 16;
    refused(&bad, SUDOKIT_E_OPTIONS);
    bad = options;
    bad.min_clues = 16;
    refused(&bad, SUDOKIT_E_OPTIONS);
    bad = options;
    bad.max_clues = 81;
    refused(&bad, SUDOKIT_E_OPTIONS);
    bad = options;
    bad.min_clues = 31;
    bad.max_clues = 30;
    refused(&bad, SUDOKIT_E_OPTIONS);
    bad = options;
    bad.flags = SUDOKIT_GENERATE_MINIMAL;
    bad.min_clues = 41;
    refused(&bad, SUDOKIT_E_OPTIONS);
    bad = options;
    bad.flags = SUDOKIT_GENERATE_PATTERN;
    refused(&bad, SUDOKIT_E_OPTIONS);
    memset(bad.pattern, 1, 40);
    refused(&bad, SUDOKIT_E_OPTIONS);
    bad.pattern[80] = 2;
    refused(&bad, SUDOKIT_E_VALUE);
    bad = options;
    bad.flags = SUDOKIT_GENERATE_SOLUTION;
    refused(&bad, SUDOKIT_E_VALUE);
    memset(bad.solution, 10, 81);
    refused(&bad, SUDOKIT_E_VALUE);
    memset(bad.solution, 1, 81);
    refused(&bad, SUDOKIT_E_VALUE);
    memory[0] = 208;
    refused((void *)memory, SUDOKIT_E_OPTIONS);
}

static void bad_pointers(void)
{
    sudokit_grid grid;
    paint(grid);
    CHECK(sudokit_generate(NULL, NULL, &grid) == SUDOKIT_E_NULL);
    CHECK(sudokit_generate_filled(1, NULL) == SUDOKIT_E_NULL);
    CHECK(sudokit_generate_batch(1, 1, NULL, NULL, 81, NULL, 0, NULL) == SUDOKIT_E_NULL);
    CHECK(sudokit_generate_batch(1, 0, NULL, NULL, 81, NULL, 0, NULL) == SUDOKIT_OK);
    CHECK(sudokit_generate_batch(1, 1, NULL, grid.cells, 80, NULL, 0, NULL) == SUDOKIT_E_SIZE);
    CHECK(sudokit_generate_batch(1, SIZE_MAX, NULL, grid.cells, 81, NULL, 0, NULL) == SUDOKIT_E_SIZE);
    CHECK(sudokit_generate_batch(1, 1, NULL, grid.cells, 81, grid.cells, 0, NULL) == SUDOKIT_E_SIZE);
    CHECK(sudokit_generator_init(NULL, NULL) == SUDOKIT_E_NULL);
    CHECK(sudokit_generator_init((void *)((char *)memory + 1), NULL) == SUDOKIT_E_ALIGN);
    memset(&generator, 0, sizeof generator);
    CHECK(sudokit_generator_step(&generator, 5, &grid, &grid) == SUDOKIT_E_STATE);
    CHECK(sudokit_generator_step(NULL, 5, &grid, &grid) == SUDOKIT_E_NULL);
    CHECK(sudokit_generator_init(&generator, NULL) == SUDOKIT_OK);
    CHECK(sudokit_generator_step(&generator, 5, NULL, &grid) == SUDOKIT_E_NULL);
    CHECK(untouched(grid));
}

static void good(void)
{
    sudokit_generate_options options = defaults();
    sudokit_grid puzzles[5], solutions[5], puzzle, solution, found;
    sudokit_result results[5], result;
    uint32_t symmetry;
    int i;

    CHECK(sudokit_generator_version() == SUDOKIT_GENERATOR_VERSION);
    for (symmetry = SUDOKIT_SYMMETRY_NONE; symmetry <= SUDOKIT_SYMMETRY_ANY; symmetry++) {
        options.symmetry = symmetry;
        CHECK(sudokit_generate_batch(UINT64_MAX - 2, 5, &options, puzzles[0].cells, 81, solutions[0].cells, 81, results)
              == SUDOKIT_OK);
        for (i = 0; i < 5; i++) {
            options.seed = UINT64_MAX - 2 + (uint64_t)i;
            CHECK(sudokit_generate(&options, &puzzle, &solution) == SUDOKIT_OK && results[i] == SUDOKIT_OK);
            CHECK(same(&puzzle, &puzzles[i]) && same(&solution, &solutions[i]));
            CHECK(sudokit_solve_unique(&puzzle, NULL, &found, NULL) == SUDOKIT_OK && same(&found, &solution));
            CHECK(sudokit_generator_init(&generator, &options) == SUDOKIT_OK);
            while ((result = sudokit_generator_step(&generator, 3, &puzzle, NULL)) == SUDOKIT_LIMIT) {
                CHECK(sudokit_solve_unique(&puzzle, NULL, &found, NULL) == SUDOKIT_OK);
                memcpy(&copy, &generator, sizeof copy);
                memcpy(&generator, &copy, sizeof copy);
            }
            CHECK(result == SUDOKIT_OK && same(&puzzle, &puzzles[i]));
            CHECK(sudokit_generator_step(&generator, 0, &puzzle, &solution) == SUDOKIT_OK);
            CHECK(same(&puzzle, &puzzles[i]) && same(&solution, &solutions[i]));
        }
    }
    options = defaults();
    options.max_clues = 17;
    options.node_limit = 2000;
    CHECK(sudokit_generate(&options, &puzzle, &solution) == SUDOKIT_LIMIT);
    CHECK(sudokit_solve_unique(&puzzle, NULL, &found, NULL) == SUDOKIT_OK && same(&found, &solution));
    CHECK(sudokit_generate_filled(7, &solution) == SUDOKIT_OK && sudokit_check(&solution, NULL) == SUDOKIT_OK);
    CHECK(memchr(solution.cells, 0, 81) == NULL);

    /* The clues of this pattern cannot tell the solution. */
    options = defaults();
    options.flags = SUDOKIT_GENERATE_SOLUTION | SUDOKIT_GENERATE_PATTERN;
    memcpy(options.solution, solution.cells, 81);
    for (i = 0; i < 81; i++)
        options.pattern[i] = i % 9 < 2 || i % 9 == 4;
    paint(puzzle);
    CHECK(sudokit_generate(&options, &puzzle, NULL) == SUDOKIT_E_OPTIONS);
    for (i = 0; i < 81; i++)
        options.pattern[i] = i % 4 == 0;
    result = sudokit_generate(&options, &puzzle, NULL);
    CHECK(result == SUDOKIT_OK || (result == SUDOKIT_NO_SOLUTION && untouched(puzzle)));
}

static void clues(void)
{
    sudokit_grid puzzle, solution, minimal, empty, broken, wrong;
    sudokit_candidates candidates;
    uint8_t redundant[81];
    sudokit_result result;
    int i;

    memset(&empty, 0, sizeof empty);
    memset(&broken, 1, sizeof broken);
    memset(&wrong, 10, sizeof wrong);
    paint(minimal);
    paint(redundant);
    paint(candidates);
    CHECK(sudokit_minimize(NULL, 1, &minimal) == SUDOKIT_E_NULL && sudokit_minimize(&empty, 1, NULL) == SUDOKIT_E_NULL);
    CHECK(sudokit_minimize(&wrong, 1, &minimal) == SUDOKIT_E_VALUE);
    CHECK(sudokit_minimize(&empty, 1, &minimal) == SUDOKIT_NOT_UNIQUE);
    CHECK(sudokit_minimize(&broken, 1, &minimal) == SUDOKIT_NO_SOLUTION);
    CHECK(sudokit_is_minimal(NULL) == SUDOKIT_E_NULL && sudokit_is_minimal(&wrong) == SUDOKIT_E_VALUE);
    CHECK(sudokit_is_minimal(&empty) == SUDOKIT_NOT_UNIQUE && sudokit_is_minimal(&broken) == SUDOKIT_NO_SOLUTION);
    CHECK(sudokit_redundant_clues(NULL, redundant) == SUDOKIT_E_NULL);
    CHECK(sudokit_redundant_clues(&empty, NULL) == SUDOKIT_E_NULL);
    CHECK(sudokit_redundant_clues(&wrong, redundant) == SUDOKIT_E_VALUE);
    CHECK(sudokit_redundant_clues(&empty, redundant) == SUDOKIT_NOT_UNIQUE);
    CHECK(sudokit_redundant_clues(&broken, redundant) == SUDOKIT_NO_SOLUTION);
    CHECK(sudokit_true_candidates(NULL, &candidates, 0) == SUDOKIT_E_NULL);
    CHECK(sudokit_true_candidates(&empty, NULL, 0) == SUDOKIT_E_NULL);
    CHECK(sudokit_true_candidates(&empty, (void *)((char *)memory + 1), 0) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_true_candidates(&wrong, &candidates, 0) == SUDOKIT_E_VALUE);
    CHECK(untouched(minimal) && untouched(redundant) && untouched(candidates));

    CHECK(sudokit_generate_filled(3, &solution) == SUDOKIT_OK);
    CHECK(sudokit_is_minimal(&solution) == SUDOKIT_NOT_MINIMAL);
    CHECK(sudokit_redundant_clues(&solution, redundant) == SUDOKIT_OK);
    for (i = 0; i < 81; i++)
        CHECK(redundant[i] == 1);
    puzzle = solution;
    CHECK(sudokit_minimize(&puzzle, 5, &puzzle) == SUDOKIT_OK && sudokit_is_minimal(&puzzle) == SUDOKIT_OK);
    CHECK(sudokit_minimize(&solution, 5, &minimal) == SUDOKIT_OK && same(&minimal, &puzzle));
    CHECK(sudokit_redundant_clues(&puzzle, redundant) == SUDOKIT_OK && memchr(redundant, 1, 81) == NULL);
    result = sudokit_true_candidates(&puzzle, &candidates, 0);
    CHECK(result == SUDOKIT_OK);
    for (i = 0; i < 81; i++)
        CHECK(candidates.cells[i] == 1 << (solution.cells[i] - 1));
    CHECK(sudokit_true_candidates(&empty, &candidates, 2) == SUDOKIT_LIMIT);
    CHECK(sudokit_true_candidates(&empty, &candidates, 0) == SUDOKIT_OK && candidates.cells[40] == 0x1ff);
    CHECK(sudokit_true_candidates(&broken, &candidates, 0) == SUDOKIT_OK && candidates.cells[40] == 0);
}

int main(void)
{
    bad_options();
    bad_pointers();
    good();
    clues();
    return failures != 0;
}
