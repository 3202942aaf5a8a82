/* Puzzles of every symmetry and of wishes that take more than the taking away of clues, with what else is made of a seed. */
#ifndef MADE_H
#define MADE_H

#include "check.h"
#include "sudokit.h"

enum { KINDS = SUDOKIT_SYMMETRY_ANY + 4, SEEDS = 3, MADE = KINDS * SEEDS };

struct made {
    sudokit_grid puzzles[MADE], solutions[MADE], stepped[MADE], batch[MADE], filled[MADE], forms[MADE];
    sudokit_transform transforms[MADE];
    sudokit_result results[MADE];
};

/* The symmetries, then few clues, no redundant one beside a symmetry, and clues in every third cell or so. */
static inline sudokit_generate_options wishes(uint32_t kind, uint32_t backend)
{
    sudokit_generate_options options;
    size_t i;
    CHECK(sudokit_generate_options_init(&options, sizeof options) == SUDOKIT_OK);
    options.backend = backend;
    options.node_limit = 3000;
    if (kind <= SUDOKIT_SYMMETRY_ANY)
        options.symmetry = kind;
    else if (kind == SUDOKIT_SYMMETRY_ANY + 1)
        options.max_clues = 22;
    else if (kind == SUDOKIT_SYMMETRY_ANY + 2) {
        options.symmetry = SUDOKIT_SYMMETRY_HALF_TURN;
        options.flags = SUDOKIT_GENERATE_MINIMAL;
    } else {
        options.flags = SUDOKIT_GENERATE_PATTERN;
        for (i = 0; i < 81; i++)
            options.pattern[i] = i % 5 < 2;
    }
    return options;
}

/* The generator is the caller's, as it is too large for a small stack. */
static inline void make(struct made *made, sudokit_generator *generator, uint32_t backend)
{
    uint32_t kind, seed;
    int calls;
    for (kind = 0; kind < KINDS; kind++) {
        sudokit_generate_options options = wishes(kind, backend);
        sudokit_generate_batch(0, SEEDS, &options, made->batch[kind * SEEDS].cells, 81, NULL, 0, NULL);
        for (seed = 0; seed < SEEDS; seed++) {
            uint32_t i = kind * SEEDS + seed;
            options.seed = seed;
            made->results[i] = sudokit_generate(&options, &made->puzzles[i], &made->solutions[i]);
            sudokit_generator_init(generator, &options);
            for (calls = 0; calls < 30; calls++)
                sudokit_generator_step(generator, 100, &made->stepped[i], NULL);
            sudokit_generate_filled(i, &made->filled[i]);
            sudokit_canonicalize(&made->puzzles[i], &made->forms[i], &made->transforms[i]);
        }
    }
}

/* That it is worth comparing: puzzles were made, and some were not within the nodes. */
static inline void check_made(const struct made *made)
{
    sudokit_grid solution, form;
    int i, of_kind[2] = {0, 0};
    for (i = 0; i < MADE; i++) {
        CHECK(made->results[i] == SUDOKIT_OK || made->results[i] == SUDOKIT_LIMIT);
        of_kind[made->results[i] == SUDOKIT_LIMIT]++;
        CHECK(sudokit_solve_unique(&made->puzzles[i], NULL, &solution, NULL) == SUDOKIT_OK);
        CHECK(memcmp(&solution, &made->solutions[i], sizeof solution) == 0);
        CHECK(sudokit_transform_apply(&made->transforms[i], &made->puzzles[i], &form) == SUDOKIT_OK);
        CHECK(memcmp(&form, &made->forms[i], sizeof form) == 0);
    }
    CHECK(memcmp(made->stepped, made->puzzles, sizeof made->puzzles) == 0);
    CHECK(memcmp(made->batch, made->puzzles, sizeof made->puzzles) == 0);
    CHECK(of_kind[0] > MADE / 2 && of_kind[1] > 0);
}

#endif
