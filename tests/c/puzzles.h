/* A mix of puzzles of every kind, and what single calls say of them. */
#ifndef PUZZLES_H
#define PUZZLES_H

#include "check.h"
#include "sudokit.h"

enum { PUZZLES = 300 };

static const char *const texts[] = {
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    "..1......2..........3......4.......5..5...6..6......4...71.3...8..........9.2....",
    ".................................................................................",
    "11...............................................................................",
    "12345678.........9...............................................................",
};
enum { TEXTS = sizeof texts / sizeof texts[0] };

static sudokit_grid puzzles[PUZZLES], solutions[PUZZLES];
static sudokit_result results[PUZZLES];
static uint32_t seed = 1;

static inline uint32_t any(uint32_t below)
{
    seed = seed * 1664525 + 1013904223;
    return (seed >> 8) % below;
}

static inline sudokit_solve_options options_of(uint32_t flags, uint64_t node_limit, uint64_t budget)
{
    sudokit_solve_options options;
    CHECK(sudokit_solve_options_init(&options, sizeof options) == SUDOKIT_OK);
    options.flags = flags;
    options.node_limit = node_limit;
    options.budget = budget;
    return options;
}

/* The known ones, then clues of a solution with, at times, a wrong one among them or a byte that is no digit. */
static inline void make_puzzles(void)
{
    size_t i, j;
    for (i = 0; i < PUZZLES; i++) {
        uint32_t clues = 18 + any(20);
        CHECK(sudokit_parse(texts[i < TEXTS ? i : 0], 81, &puzzles[i], NULL) == SUDOKIT_OK);
        for (j = 0; i >= TEXTS && j < 81; j++)
            if (any(81) >= clues)
                puzzles[i].cells[j] = 0;
        if (i >= TEXTS && any(5) == 0)
            puzzles[i].cells[any(81)] = (uint8_t)(1 + any(9));
        if (i >= TEXTS && any(9) == 0)
            puzzles[i].cells[any(81)] = (uint8_t)(10 + any(246));
    }
}

/* What single calls say, with paint where no solution is written. */
static inline void solve_each(const sudokit_solve_options *options)
{
    size_t i;
    paint(solutions);
    for (i = 0; i < PUZZLES; i++)
        results[i] = options->flags & SUDOKIT_UNIQUE
                         ? sudokit_solve_unique(&puzzles[i], options, &solutions[i], NULL)
                         : sudokit_solve(&puzzles[i], options, &solutions[i], NULL);
}

#endif
