/*
 * Solves a file of puzzles with threads of the caller, each with its own part of one array, and compares the results
 * with those of one thread. The library needs no set-up and no lock for that.
 *
 * cc c_examples/06_threads.c -Iinclude -Lbuild/lib -lsudokit -lpthread -Wl,-rpath,build/lib -o build/06_threads
 */
#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sudokit.h"

enum { THREADS = 4 };

/* What became of a puzzle. Each is written by one thread only. */
struct outcome {
    sudokit_result result;
    sudokit_grid solution;
};

struct part {
    pthread_t thread;
    const sudokit_grid *puzzles;
    struct outcome *outcomes;
    size_t count;
};

static void fail(const char *subject, const char *reason)
{
    fprintf(stderr, "06_threads: %s: %s\n", subject, reason);
    exit(1);
}

static void *zeroed(size_t count, size_t size)
{
    void *memory = calloc(count, size);
    if (memory == NULL)
        fail("calloc", strerror(errno));
    return memory;
}

static char *read_text(const char *path, size_t *length)
{
    enum { MOST = 1 << 24 };
    char *text = zeroed(MOST, 1);
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        fail(path, strerror(errno));
    *length = fread(text, 1, MOST, file);
    if (ferror(file))
        fail(path, strerror(errno));
    if (*length == MOST)
        fail(path, "larger than this example reads");
    fclose(file);
    return text;
}

/* Reads the puzzles into `puzzles`, unless that is NULL, and returns how many there are. */
static size_t read_puzzles(const char *path, const char *text, size_t length, sudokit_grid *puzzles)
{
    sudokit_cursor cursor = {0};
    sudokit_grid puzzle;
    size_t count = 0;
    sudokit_result result;
    while ((result = sudokit_next_puzzle(text, length, &cursor, &puzzle)) == SUDOKIT_OK) {
        if (puzzles != NULL)
            puzzles[count] = puzzle;
        count++;
    }
    if (result != SUDOKIT_DONE) {
        fprintf(stderr, "06_threads: %s:%u:%u: not a puzzle\n", path, (unsigned)cursor.line, (unsigned)cursor.column);
        exit(1);
    }
    return count;
}

/* What a thread does. The solution of a puzzle that has none stays all zero. */
static void *solve_part(void *argument)
{
    const struct part *part = argument;
    size_t i;
    for (i = 0; i < part->count; i++)
        part->outcomes[i].result = sudokit_solve_unique(&part->puzzles[i], NULL, &part->outcomes[i].solution, NULL);
    return NULL;
}

int main(int argc, char **argv)
{
    const char *path = argc > 1 ? argv[1] : "c_examples/data/fifty.txt";
    struct part parts[THREADS], whole;
    struct outcome *outcomes, *expected;
    sudokit_grid *puzzles;
    size_t length, count, i, solved = 0, different = 0;
    unsigned long corner_sum = 0;
    char *text = read_text(path, &length);

    count = read_puzzles(path, text, length, NULL);
    if (count == 0)
        fail(path, "no puzzle in it");
    puzzles = zeroed(count, sizeof *puzzles);
    outcomes = zeroed(count, sizeof *outcomes);
    expected = zeroed(count, sizeof *expected);
    read_puzzles(path, text, length, puzzles);
    free(text);

    for (i = 0; i < THREADS; i++) {
        size_t start = count * i / THREADS, end = count * (i + 1) / THREADS;
        int error;
        parts[i].puzzles = puzzles + start;
        parts[i].outcomes = outcomes + start;
        parts[i].count = end - start;
        error = pthread_create(&parts[i].thread, NULL, solve_part, &parts[i]);
        if (error != 0)
            fail("pthread_create", strerror(error));
    }
    for (i = 0; i < THREADS; i++) {
        int error = pthread_join(parts[i].thread, NULL);
        if (error != 0)
            fail("pthread_join", strerror(error));
    }

    whole.puzzles = puzzles;
    whole.outcomes = expected;
    whole.count = count;
    solve_part(&whole);

    for (i = 0; i < count; i++) {
        if (outcomes[i].result < 0)
            fail("sudokit_solve_unique", sudokit_result_name(outcomes[i].result));
        different += outcomes[i].result != expected[i].result ||
                     memcmp(&outcomes[i].solution, &expected[i].solution, sizeof outcomes[i].solution) != 0;
        if (outcomes[i].result == SUDOKIT_OK) {
            solved++;
            corner_sum += sudokit_corner_number(&outcomes[i].solution);
        }
    }
    printf("%lu puzzles, %d threads\n", (unsigned long)count, THREADS);
    printf("%lu have one solution, the sum of their corner numbers is %lu\n", (unsigned long)solved, corner_sum);
    printf("%lu results differ from those of one thread\n", (unsigned long)different);
    free(puzzles);
    free(outcomes);
    free(expected);

    if (ferror(stdout) || fflush(stdout) != 0)
        fail("standard output", strerror(errno));
    return different == 0 ? 0 : 1;
}
