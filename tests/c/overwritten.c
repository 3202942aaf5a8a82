/* A search that was written over gives no answer worth having, but each call returns and keeps to its memory. */
#include "check.h"
#include "sudokit.h"

/* The magic number, the node limit, the solver and its backend: a search without the first and the third is refused. */
enum { HEAD = 24, ROUNDS = 400 };

static sudokit_solutions it;
static sudokit_generator generator;
static sudokit_rater rater;
static uint32_t seed = 1;

static uint32_t any(uint32_t below)
{
    seed = seed * 1664525 + 1013904223;
    return (seed >> 8) % below;
}

/* The same for a puzzle in the making, most of which is told by the first two KiB. */
static void overwritten_generator(uint32_t round)
{
    unsigned char *bytes = (unsigned char *)&generator;
    sudokit_generate_options options;
    sudokit_grid puzzle, solution;
    uint32_t i, flips = 1 + any(200), kind = round % 5;

    CHECK(sudokit_generate_options_init(&options, sizeof options) == SUDOKIT_OK);
    options.seed = round;
    options.symmetry = kind == 1 ? SUDOKIT_SYMMETRY_ANY : SUDOKIT_SYMMETRY_NONE;
    options.max_clues = kind == 2 ? 18 : 40;
    options.flags = kind == 3 ? SUDOKIT_GENERATE_MINIMAL : kind == 4 ? SUDOKIT_GENERATE_PATTERN : 0;
    for (i = 0; i < 81 && kind == 4; i++)
        options.pattern[i] = i % 3 == i / 9 % 3;
    CHECK(sudokit_generator_init(&generator, &options) == SUDOKIT_OK);
    sudokit_generator_step(&generator, any(200), &puzzle, &solution);
    for (i = 0; i < flips; i++)
        bytes[16 + any(round % 2 == 0 ? 2048 : sizeof generator - 16)] = (unsigned char)any(256);
    /* Any number may stand for the backend. */
    bytes[8] = (unsigned char)any(8);
    for (i = 0; i < 20; i++)
        CHECK(sudokit_generator_step(&generator, 1000, &puzzle, &solution) >= 0);
}

/* The same for a rating on its way. */
static void overwritten_rater(const sudokit_grid *puzzle)
{
    unsigned char *bytes = (unsigned char *)&rater;
    sudokit_rating rating;
    uint32_t i, flips = 1 + any(40);
    rating.struct_size = sizeof rating;
    CHECK(sudokit_rater_init(&rater, puzzle, NULL) == SUDOKIT_OK);
    sudokit_rater_step(&rater, any(2000), &rating);
    for (i = 0; i < flips; i++)
        bytes[8 + any(1000)] = (unsigned char)any(flips % 2 == 0 ? 10 : 256);
    for (i = 0; i < 5; i++) {
        sudokit_result result = sudokit_rater_step(&rater, 1000, &rating);
        CHECK(result == SUDOKIT_OK || result == SUDOKIT_LIMIT || result == SUDOKIT_E_STATE);
    }
}

int main(void)
{
    static const char text[] = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    unsigned char *bytes = (unsigned char *)&it;
    sudokit_grid puzzle, solution;
    sudokit_solve_options options;
    uint32_t round, i, flips;

    CHECK(sudokit_parse(text, sizeof text - 1, &puzzle, NULL) == SUDOKIT_OK);
    for (round = 0; round < ROUNDS; round++) {
        CHECK(sudokit_solve_options_init(&options, sizeof options) == SUDOKIT_OK);
        options.solver = SUDOKIT_SOLVER_AUTO + round % 5;
        CHECK(sudokit_solutions_init(&it, &puzzle, &options) == SUDOKIT_OK);
        sudokit_solutions_step(&it, any(200), &solution);
        flips = 1 + any(200);
        for (i = 0; i < flips; i++)
            bytes[HEAD + any(sizeof it - HEAD)] ^= (unsigned char)(1 << any(8));
        /* Any number may stand for the backend. */
        bytes[HEAD - 4] = (unsigned char)any(8);
        bytes[HEAD - 1] = (unsigned char)any(2);
        for (i = 0; i < 20; i++) {
            sudokit_result result = sudokit_solutions_step(&it, 1000, &solution);
            CHECK(result == SUDOKIT_OK || result == SUDOKIT_DONE || result == SUDOKIT_LIMIT);
            if (result == SUDOKIT_OK)
                CHECK(sudokit_check(&solution, NULL) >= 0);
        }
    }
    for (round = 0; round < ROUNDS; round++)
        overwritten_generator(round);
    for (round = 0; round < ROUNDS; round++)
        overwritten_rater(&puzzle);
    return failures != 0;
}
