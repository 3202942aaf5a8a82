/* Many threads, shared inputs, each its own outputs: the results are those of one thread. */
#define _XOPEN_SOURCE 700
#include <pthread.h>
#include "made.h"

#ifdef __SANITIZE_THREAD__
/* What Rust calls a copy under the sanitizer, for runtimes that know it by its plain name only. */
void *__tsan_memcpy(void *to, const void *from, size_t size);
void *__tsan_memmove(void *to, const void *from, size_t size);
void *__tsan_memset(void *to, int value, size_t size);
void *__tsan_memcpy(void *to, const void *from, size_t size) { return memcpy(to, from, size); }
void *__tsan_memmove(void *to, const void *from, size_t size) { return memmove(to, from, size); }
void *__tsan_memset(void *to, int value, size_t size) { return memset(to, value, size); }
#endif

enum { THREADS = 4, PUZZLES = 5, ROUNDS = 4 };

static const char *const texts[PUZZLES] = {
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..",
    "11...............................................................................",
    "..1......2..........3......4.......5..5...6..6......4...71.3...8..........9.2....",
};

struct results {
    sudokit_grid solutions[PUZZLES][3], walked[PUZZLES];
    sudokit_result codes[PUZZLES][3];
    sudokit_stats stats[PUZZLES][3];
    uint64_t counts[PUZZLES][3];
    char framed[PUZZLES][339];
    struct made made;
};

static sudokit_grid puzzles[PUZZLES];
static sudokit_solve_options options[3];
static struct results results[THREADS + 1];
static sudokit_solutions walks[THREADS + 1];
static sudokit_generator generators[THREADS + 1];

static void *work(void *argument)
{
    struct results *mine = argument;
    sudokit_solutions *walk = &walks[mine - results];
    int round, i, solver;
    make(&mine->made, &generators[mine - results], SUDOKIT_BACKEND_AUTO);
    for (round = 0; round < ROUNDS; round++)
        for (i = 0; i < PUZZLES; i++) {
            for (solver = 0; solver < 3; solver++) {
                mine->codes[i][solver] = sudokit_solve_unique(&puzzles[i], &options[solver], &mine->solutions[i][solver],
                                                              &mine->stats[i][solver]);
                sudokit_count(&puzzles[i], 50, &options[solver], &mine->counts[i][solver], NULL);
            }
            sudokit_solutions_init(walk, &puzzles[i], NULL);
            sudokit_solutions_next(walk, &mine->walked[i]);
            sudokit_format(&puzzles[i], SUDOKIT_STYLE_FRAMED, mine->framed[i], sizeof mine->framed[i], NULL);
        }
    return NULL;
}

int main(void)
{
    pthread_t threads[THREADS];
    int i;
    for (i = 0; i < PUZZLES; i++)
        CHECK(sudokit_parse(texts[i], 81, &puzzles[i], NULL) == SUDOKIT_OK);
    for (i = 0; i < 3; i++) {
        sudokit_solve_options_init(&options[i], sizeof options[i]);
        options[i].solver = SUDOKIT_SOLVER_BACKTRACK + (uint32_t)i;
    }
    work(&results[THREADS]);
    check_made(&results[THREADS].made);
    for (i = 0; i < THREADS; i++)
        CHECK(pthread_create(&threads[i], NULL, work, &results[i]) == 0);
    for (i = 0; i < THREADS; i++)
        CHECK(pthread_join(threads[i], NULL) == 0);
    for (i = 0; i < THREADS; i++)
        CHECK(memcmp(&results[i], &results[THREADS], sizeof results[i]) == 0);
    return failures != 0;
}
