/* Many puzzles in one call: each comes to what a call for it alone says, whatever the strides, workspace and budget. */
#include "puzzles.h"

enum { STRIDE = 96, WORKSPACE = 1 << 20 };

static uint8_t in[PUZZLES][STRIDE], out[PUZZLES][STRIDE];
static sudokit_result out_results[PUZZLES];
static uint64_t workspace[WORKSPACE / 8];

static void fill(void)
{
    size_t i;
    paint(in);
    paint(out);
    paint(out_results);
    for (i = 0; i < PUZZLES; i++)
        memcpy(in[i], puzzles[i].cells, 81);
}

/* The first ones are right, and nothing else is written. */
static void check_done(uint8_t (*slots)[STRIDE], size_t done, int is_in_place)
{
    size_t i;
    for (i = 0; i < PUZZLES; i++) {
        int is_solved = results[i] == SUDOKIT_OK || results[i] == SUDOKIT_NOT_UNIQUE;
        CHECK(i < done ? out_results[i] == results[i] : untouched(out_results[i]));
        if (i < done && is_solved)
            CHECK(memcmp(slots[i], solutions[i].cells, 81) == 0);
        else
            CHECK(is_in_place ? memcmp(slots[i], puzzles[i].cells, 81) == 0 : untouched_bytes(slots[i], 81));
        CHECK(untouched_bytes(slots[i] + 81, STRIDE - 81));
    }
}

static void every_workspace(const sudokit_solve_options *options)
{
    size_t full = sudokit_batch_workspace_size(SUDOKIT_BACKEND_AUTO), sizes[8], i, done;
    char *start = (char *)workspace;
    CHECK(full + 8 <= sizeof workspace);
    sizes[0] = 0, sizes[1] = 1, sizes[2] = 7, sizes[3] = 8, sizes[4] = full / 8, sizes[5] = full / 2, sizes[6] = full;
    sizes[7] = sizeof workspace - 8;
    for (i = 0; i < 16; i++) {
        size_t offset = i < 8 ? 0 : i - 7;
        paint(workspace);
        fill();
        CHECK(sudokit_solve_batch(in[0], STRIDE, PUZZLES, options, out[0], STRIDE, out_results, start + offset,
                                  sizes[i % 8], &done) == SUDOKIT_OK);
        CHECK(done == PUZZLES);
        check_done(out, done, 0);
        CHECK(untouched_bytes(start, offset));
        CHECK(untouched_bytes(start + offset + sizes[i % 8], sizeof workspace - offset - sizes[i % 8]));
    }
    fill();
    CHECK(sudokit_solve_batch(in[0], STRIDE, PUZZLES, options, out[0], STRIDE, out_results, NULL, SIZE_MAX, NULL)
          == SUDOKIT_OK);
    check_done(out, PUZZLES, 0);
}

static void in_place(const sudokit_solve_options *options)
{
    fill();
    CHECK(sudokit_solve_batch(in[0], STRIDE, PUZZLES, options, in[0], STRIDE, out_results, workspace,
                              sizeof workspace, NULL) == SUDOKIT_OK);
    check_done(in, PUZZLES, 1);
}

/* Each output may be left out. */
static void outputs_left_out(const sudokit_solve_options *options)
{
    size_t i;
    fill();
    CHECK(sudokit_solve_batch(in[0], STRIDE, PUZZLES, options, NULL, 0, out_results, workspace, sizeof workspace, NULL)
          == SUDOKIT_OK);
    CHECK(memcmp(out_results, results, sizeof results) == 0 && untouched(out));
    fill();
    CHECK(sudokit_solve_batch(in[0], STRIDE, PUZZLES, options, out[0], STRIDE, NULL, workspace, sizeof workspace, NULL)
          == SUDOKIT_OK);
    CHECK(untouched(out_results));
    for (i = 0; i < PUZZLES; i++)
        out_results[i] = results[i];
    check_done(out, PUZZLES, 0);
}

/* The smallest stride, and any number of puzzles: a few are done in another way than many. */
static void every_count(const sudokit_solve_options *options)
{
    static sudokit_grid packed[PUZZLES];
    size_t count, i;
    for (count = 0; count < 80; count++) {
        size_t first = any(PUZZLES - 80);
        paint(packed);
        paint(out_results);
        CHECK(sudokit_solve_batch(puzzles[first].cells, 81, count, options, packed[0].cells, 81, out_results, workspace,
                                  sizeof workspace, NULL) == SUDOKIT_OK);
        for (i = 0; i < count; i++)
            CHECK(out_results[i] == results[first + i]);
        CHECK(memcmp(packed, solutions + first, 81 * count) == 0);
        CHECK(untouched_bytes(packed + count, sizeof packed - 81 * count));
        CHECK(untouched_bytes(out_results + count, sizeof out_results - 4 * count));
    }
}

/* Call after call, each with a budget. */
static void go_on(sudokit_solve_options options, uint64_t budget, size_t size)
{
    size_t first = 0, done, calls = 0;
    sudokit_result result;
    options.budget = budget;
    fill();
    do {
        done = 12345;
        result = sudokit_solve_batch(in[first], STRIDE, PUZZLES - first, &options, out[first], STRIDE,
                                     out_results + first, workspace, size, &done);
        CHECK(done >= 1 && done <= PUZZLES - first);
        first += done;
        calls++;
        check_done(out, first, 0);
    } while (result == SUDOKIT_LIMIT && first < PUZZLES);
    CHECK(result == SUDOKIT_OK && first == PUZZLES);
    CHECK(budget > 1 || calls > 4);
}

static void errors(void)
{
    sudokit_solve_options options = options_of(0, 0, 0), budget = options_of(0, 0, 100), bad = options_of(2, 0, 0);
    sudokit_solve_options other = options_of(0, 0, 0);
    uint64_t memory[2];
    size_t done;
    fill();
    paint(done);
    paint(workspace);
#define BATCH(in, stride, count, options, out, out_stride, results, done)       \
    sudokit_solve_batch(in, stride, count, options, out, out_stride, results, workspace, sizeof workspace, done)
    CHECK(BATCH(NULL, 81, 1, &options, out[0], 81, out_results, &done) == SUDOKIT_E_NULL);
    CHECK(BATCH(in[0], STRIDE, 9, &budget, out[0], 81, out_results, NULL) == SUDOKIT_E_NULL);
    CHECK(BATCH(in[0], 80, 2, &options, out[0], 81, out_results, &done) == SUDOKIT_E_SIZE);
    CHECK(BATCH(in[0], 0, 2, &options, out[0], 81, out_results, &done) == SUDOKIT_E_SIZE);
    CHECK(BATCH(in[0], 81, 2, &options, out[0], 80, out_results, &done) == SUDOKIT_E_SIZE);
    CHECK(BATCH(in[0], 81, SIZE_MAX, &options, out[0], 81, out_results, &done) == SUDOKIT_E_SIZE);
    CHECK(BATCH(in[0], 81, SIZE_MAX / 81 / 2 + 1, &options, out[0], 81, out_results, &done) == SUDOKIT_E_SIZE);
    CHECK(BATCH(in[0], SIZE_MAX / 2, 3, &options, out[0], 81, out_results, &done) == SUDOKIT_E_SIZE);
    CHECK(BATCH(in[0], 81, 2, &options, out[0], SIZE_MAX, out_results, &done) == SUDOKIT_E_SIZE);
    CHECK(BATCH(in[0], 81, 2, &options, out[0], 81, (sudokit_result *)(void *)((char *)memory + 1), &done)
          == SUDOKIT_E_ALIGN);
    CHECK(BATCH(in[0], 81, 2, &options, out[0], 81, out_results, (size_t *)(void *)((char *)memory + 1))
          == SUDOKIT_E_ALIGN);
    CHECK(BATCH(in[0], 81, 2, &bad, out[0], 81, out_results, &done) == SUDOKIT_E_OPTIONS);
    for (other.solver = SUDOKIT_SOLVER_BACKTRACK; other.solver <= SUDOKIT_SOLVER_SIMPLE + 1; other.solver++)
        CHECK(BATCH(in[0], 81, 2, &other, out[0], 81, out_results, &done) == SUDOKIT_E_OPTIONS);
    CHECK(untouched(out) && untouched(out_results) && untouched(done) && untouched(workspace));
    CHECK(BATCH(NULL, 81, 0, &options, NULL, 0, NULL, &done) == SUDOKIT_OK && done == 0);
    CHECK(BATCH(NULL, 81, 0, &budget, out[0], 81, out_results, &done) == SUDOKIT_OK && done == 0);
    CHECK(sudokit_solve_batch(NULL, 81, 0, NULL, NULL, 0, NULL, NULL, 0, NULL) == SUDOKIT_OK);
    CHECK(untouched(out) && untouched(out_results));
    CHECK(sudokit_batch_workspace_size(6) == 0 && sudokit_batch_workspace_size(UINT32_MAX) == 0);
}

int main(void)
{
    static const uint64_t limits[] = {0, 1, 2, 20}, budgets[] = {1, 10, 200, 1000000};
    uint32_t flags;
    size_t i;
    make_puzzles();
    errors();
    for (flags = 0; flags <= SUDOKIT_UNIQUE; flags++)
        for (i = 0; i < 4; i++) {
            sudokit_solve_options options = options_of(flags, limits[i], 0);
            solve_each(&options);
            every_workspace(&options);
            in_place(&options);
            outputs_left_out(&options);
            every_count(&options);
            go_on(options, budgets[i], 0);
            go_on(options, budgets[i], sizeof workspace);
        }
    return failures != 0;
}
