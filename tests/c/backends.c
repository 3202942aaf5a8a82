/* Every backend that the machine has gives the same bytes; the others are refused. */
#include "made.h"
#include "puzzles.h"

enum { BACKENDS = 6 };

struct answers {
    sudokit_grid solutions[PUZZLES], batch[PUZZLES], walked[PUZZLES], of_candidates[PUZZLES];
    sudokit_result results[PUZZLES], batch_results[PUZZLES], walk_results[PUZZLES], candidate_results[PUZZLES];
    sudokit_stats stats[PUZZLES], candidate_stats[PUZZLES];
    uint64_t counts[PUZZLES], candidate_counts[PUZZLES];
};

static struct answers first, answers;
static struct made first_made, made;
static sudokit_generator generator;
static sudokit_solutions it;
static uint64_t workspace[1 << 15];

static void answer(const sudokit_solve_options *options)
{
    sudokit_candidates candidates;
    size_t i, j;
    memset(&answers, 0, sizeof answers);
    for (i = 0; i < PUZZLES; i++) {
        answers.results[i] = sudokit_solve_unique(&puzzles[i], options, &answers.solutions[i], &answers.stats[i]);
        sudokit_count(&puzzles[i], 50, options, &answers.counts[i], NULL);
        if (sudokit_solutions_init(&it, &puzzles[i], options) == SUDOKIT_OK)
            for (j = 0; j < 100 && answers.walk_results[i] != SUDOKIT_DONE; j++)
                answers.walk_results[i] = sudokit_solutions_step(&it, 3, &answers.walked[i]);
        if (sudokit_candidates_from_grid(&puzzles[i], &candidates) != SUDOKIT_OK)
            continue;
        answers.candidate_results[i] = sudokit_solve_candidates(&candidates, options, &answers.of_candidates[i],
                                                                &answers.candidate_stats[i]);
        sudokit_count_candidates(&candidates, 50, options, &answers.candidate_counts[i], NULL);
        CHECK(answers.candidate_results[i] == answers.results[i]);
        CHECK(answers.candidate_counts[i] == answers.counts[i]);
        CHECK(memcmp(&answers.of_candidates[i], &answers.solutions[i], 81) == 0);
    }
    CHECK(sudokit_solve_batch(puzzles[0].cells, 81, PUZZLES, options, answers.batch[0].cells, 81, answers.batch_results,
                              workspace, sizeof workspace, NULL) == SUDOKIT_OK);
    CHECK(memcmp(answers.batch, answers.solutions, sizeof answers.batch) == 0);
    CHECK(memcmp(answers.batch_results, answers.results, sizeof answers.results) == 0);
}

static void refused(const sudokit_solve_options *options)
{
    sudokit_solve_options other = *options;
    sudokit_cursor cursor = {0, 0, 0, 0, 0};
    sudokit_candidates candidates;
    sudokit_grid grid;
    uint64_t count;
    size_t written;
    char out[SUDOKIT_LINE_SIZE];
    sudokit_generate_options wish = wishes(SUDOKIT_SYMMETRY_NONE, options->backend);
    CHECK(sudokit_candidates_full(&candidates) == SUDOKIT_OK);
    paint(grid);
    paint(out);
    paint(generator);
    CHECK(sudokit_solve(&puzzles[1], options, &grid, NULL) == SUDOKIT_E_OPTIONS);
    CHECK(sudokit_solve_unique(&puzzles[1], options, &grid, NULL) == SUDOKIT_E_OPTIONS);
    CHECK(sudokit_count(&puzzles[1], 2, options, &count, NULL) == SUDOKIT_E_OPTIONS);
    CHECK(sudokit_solve_candidates(&candidates, options, &grid, NULL) == SUDOKIT_E_OPTIONS);
    CHECK(sudokit_count_candidates(&candidates, 2, options, &count, NULL) == SUDOKIT_E_OPTIONS);
    CHECK(sudokit_solutions_init(&it, &puzzles[1], options) == SUDOKIT_E_OPTIONS);
    CHECK(sudokit_solve_batch(puzzles[1].cells, 81, 1, options, grid.cells, 81, NULL, NULL, 0, NULL)
          == SUDOKIT_E_OPTIONS);
    CHECK(sudokit_solve_lines("", 0, &cursor, options, out, sizeof out, &written, NULL, 0, NULL, NULL, 0)
          == SUDOKIT_E_OPTIONS);
    CHECK(sudokit_generate(&wish, &grid, &grid) == SUDOKIT_E_OPTIONS);
    CHECK(sudokit_generate_batch(0, 1, &wish, grid.cells, 81, NULL, 0, NULL) == SUDOKIT_E_OPTIONS);
    CHECK(sudokit_generator_init(&generator, &wish) == SUDOKIT_E_OPTIONS);
    other.solver = SUDOKIT_SOLVER_PROPAGATE;
    CHECK(sudokit_solve(&puzzles[1], &other, &grid, NULL) == SUDOKIT_E_OPTIONS);
    CHECK(untouched(grid) && untouched(out) && untouched(generator));
}

/* The best backend is the last one that is there, and it has a name. */
static void named(uint32_t best)
{
    static const char *const names[BACKENDS] = {"", "portable", "sse2", "avx2", "avx512", "neon"};
    CHECK(strcmp(sudokit_backend_name(), names[best]) == 0);
    CHECK(sudokit_batch_workspace_size(SUDOKIT_BACKEND_AUTO) == sudokit_batch_workspace_size(best));
}

int main(void)
{
    sudokit_solve_options options = options_of(SUDOKIT_UNIQUE, 0, 0);
    uint32_t best = 0;
    make_puzzles();
    answer(&options);
    first = answers;
    make(&first_made, &generator, SUDOKIT_BACKEND_AUTO);
    check_made(&first_made);
    for (options.backend = SUDOKIT_BACKEND_PORTABLE; options.backend < BACKENDS + 2; options.backend++) {
        sudokit_grid solution;
        if (sudokit_solve(&puzzles[1], &options, &solution, NULL) == SUDOKIT_OK) {
            best = options.backend;
            answer(&options);
            CHECK(memcmp(&first, &answers, sizeof answers) == 0);
            memset(&made, 0, sizeof made);
            make(&made, &generator, options.backend);
            CHECK(memcmp(&first_made, &made, sizeof made) == 0);
        } else {
            CHECK(options.backend != SUDOKIT_BACKEND_PORTABLE);
            CHECK(sudokit_batch_workspace_size(options.backend) == 0);
            refused(&options);
        }
    }
    options.backend = UINT32_MAX;
    refused(&options);
    named(best);
    return failures != 0;
}
