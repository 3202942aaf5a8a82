/* What the tests of making puzzles share: wishes that are refused. */
#ifndef WISHES_H
#define WISHES_H

#include "check.h"
#include "sudokit.h"

static sudokit_generator generator;

/* Every function that takes options refuses these, and writes nothing. */
static inline void refused(const sudokit_generate_options *options, sudokit_result expected)
{
    sudokit_grid puzzle, solution;
    sudokit_result result;
    paint(puzzle);
    paint(solution);
    paint(result);
    paint(generator);
    CHECK(sudokit_generate(options, &puzzle, &solution) == expected);
    CHECK(sudokit_generate_batch(1, 1, options, puzzle.cells, 81, solution.cells, 81, &result) == expected);
    CHECK(sudokit_generator_init(&generator, options) == expected);
    CHECK(untouched(puzzle) && untouched(solution) && untouched(result) && untouched(generator));
}

#endif
