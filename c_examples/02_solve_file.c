/*
 * Solves every puzzle of a file, in any format that the library reads, with one solver or with each of the four classic
 * ones, and prints the solutions or a summary of each solver.
 *
 * cc c_examples/02_solve_file.c -Iinclude -Lbuild/lib -lsudokit -Wl,-rpath,build/lib -o build/02_solve_file
 *
 * Exit status: 0 if every puzzle was read and has one solution, 1 if not, 2 if that could not be found out.
 */
#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "sudokit.h"

static const char usage[] = "usage: 02_solve_file [--solver NAME | --all] [--solutions] [FILE]\n"
                            "solvers: auto, backtrack, exact-cover, propagate, simple\n";

/* SIMPLE alone has a limit, of some seconds: it can take hours on a puzzle that the others solve at once. */
static const struct solver {
    const char *name;
    uint32_t id;
    uint64_t node_limit;
} solvers[] = {
    {"auto", SUDOKIT_SOLVER_AUTO, 0},
    {"backtrack", SUDOKIT_SOLVER_BACKTRACK, 0},
    {"exact-cover", SUDOKIT_SOLVER_EXACT_COVER, 0},
    {"propagate", SUDOKIT_SOLVER_PROPAGATE, 0},
    {"simple", SUDOKIT_SOLVER_SIMPLE, 50000000},
};
enum { SOLVERS = sizeof solvers / sizeof solvers[0] };

/* A puzzle, and where in the file it begins. */
struct puzzle {
    sudokit_grid grid;
    sudokit_cursor place;
};

struct file {
    const char *name;
    struct puzzle *puzzles;
    size_t count, malformed;
};

static void fail(const char *subject, const char *reason)
{
    fprintf(stderr, "02_solve_file: %s: %s\n", subject, reason);
    exit(2);
}

static void fail_usage(void)
{
    fputs(usage, stderr);
    exit(2);
}

/* Called wherever output should be on its way, so that a closed pipe ends the work at once. */
static void flush_output(void)
{
    if (ferror(stdout) || fflush(stdout) != 0)
        fail("standard output", strerror(errno));
}

/* The memory itself, or a larger one with what was in it, with room for one more. */
static void *grown(void *memory, size_t count, size_t *capacity, size_t size)
{
    if (count < *capacity)
        return memory;
    *capacity = *capacity ? *capacity * 2 : 4096;
    memory = *capacity <= SIZE_MAX / size ? realloc(memory, *capacity * size) : NULL;
    if (memory == NULL)
        fail("the puzzles", "not enough memory");
    return memory;
}

static char *read_text(FILE *stream, const char *name, size_t *length)
{
    char *text = NULL;
    size_t capacity = 0;
    for (*length = 0; !feof(stream);) {
        text = grown(text, *length, &capacity, 1);
        *length += fread(text + *length, 1, capacity - *length, stream);
        if (ferror(stream))
            fail(name, strerror(errno));
    }
    return text;
}

static struct file read_file(const char *path)
{
    int is_stdin = path == NULL || strcmp(path, "-") == 0;
    struct file file = {is_stdin ? "standard input" : path, NULL, 0, 0};
    FILE *stream = is_stdin ? stdin : fopen(path, "rb");
    sudokit_cursor cursor = {0};
    size_t length, capacity = 0;
    char *text;

    if (stream == NULL)
        fail(path, strerror(errno));
    text = read_text(stream, file.name, &length);
    if (!is_stdin)
        fclose(stream);

    for (;;) {
        struct puzzle puzzle;
        sudokit_result result = sudokit_next_puzzle(text, length, &cursor, &puzzle.grid);
        if (result == SUDOKIT_OK) {
            puzzle.place = cursor;
            file.puzzles = grown(file.puzzles, file.count, &capacity, sizeof *file.puzzles);
            file.puzzles[file.count++] = puzzle;
        } else if (result == SUDOKIT_E_TEXT) {
            file.malformed++;
            fprintf(stderr, "%s:%u:%u: not a puzzle\n", file.name, (unsigned)cursor.line, (unsigned)cursor.column);
        } else if (result == SUDOKIT_DONE) {
            break;
        } else {
            fail(file.name, sudokit_result_name(result));
        }
    }
    free(text);
    if (file.count == 0)
        fail(file.name, "no puzzle in it");
    return file;
}

static double now(void)
{
    struct timespec moment;
    if (clock_gettime(CLOCK_MONOTONIC, &moment) != 0)
        fail("the clock", strerror(errno));
    return (double)moment.tv_sec + (double)moment.tv_nsec / 1e9;
}

/* Draws when another fiftieth of the work is done; the last one wipes the bar away. */
static void draw_progress(const char *solver, size_t done, size_t all)
{
    static const char bar[] = "##################################################";
    int part = (int)(done * 50 / all);
    if (done > 0 && part == (int)((done - 1) * 50 / all))
        return;
    if (done < all)
        fprintf(stderr, "\r%-11s [%-50.*s] %3d%%", solver, part, bar, part * 2);
    else
        fprintf(stderr, "\r%70s\r", "");
}

static void print_solution(const sudokit_grid *solution)
{
    char line[SUDOKIT_FORMAT_CAPACITY];
    sudokit_result result = sudokit_format(solution, SUDOKIT_STYLE_LINE_DOTS, line, sizeof line, NULL);
    if (result != SUDOKIT_OK)
        fail("a solution", sudokit_result_name(result));
    if (puts(line) == EOF)
        flush_output();
}

static void print_no_solution(const struct file *file, const struct puzzle *puzzle, sudokit_result result)
{
    const char *reason = result == SUDOKIT_NO_SOLUTION  ? "no solution"
                         : result == SUDOKIT_NOT_UNIQUE ? "more than one solution"
                                                        : "the node limit came before the answer";
    fprintf(stderr, "%s:%u:%u: %s\n", file->name, (unsigned)puzzle->place.line, (unsigned)puzzle->place.column, reason);
}

/* Solves all puzzles and returns how many of them have one solution. */
static size_t solve_all(const struct file *file, const struct solver *solver, int print_solutions)
{
    int show_progress = !print_solutions && isatty(STDERR_FILENO);
    size_t i, unique = 0, several = 0, none = 0, limit = 0;
    unsigned long long corner_sum = 0;
    double seconds = 0;
    sudokit_solve_options options;
    sudokit_result result = sudokit_solve_options_init(&options, sizeof options);
    if (result != SUDOKIT_OK)
        fail(solver->name, sudokit_result_name(result));
    options.solver = solver->id;
    options.node_limit = solver->node_limit;

    for (i = 0; i < file->count; i++) {
        const struct puzzle *puzzle = &file->puzzles[i];
        sudokit_grid solution;
        double start;
        if (show_progress)
            draw_progress(solver->name, i, file->count);

        start = now();
        result = sudokit_solve_unique(&puzzle->grid, &options, &solution, NULL);
        seconds += now() - start;
        switch (result) {
        case SUDOKIT_OK:
            unique++;
            corner_sum += sudokit_corner_number(&solution);
            break;
        case SUDOKIT_NOT_UNIQUE: several++; break;
        case SUDOKIT_NO_SOLUTION: none++; break;
        case SUDOKIT_LIMIT: limit++; break;
        default: fail(solver->name, sudokit_result_name(result));
        }
        if (print_solutions && result == SUDOKIT_OK)
            print_solution(&solution);
        else if (print_solutions)
            print_no_solution(file, puzzle, result);
    }
    if (show_progress)
        draw_progress(solver->name, i, file->count);

    if (!print_solutions)
        printf("%-11s %7lu %7lu %8lu %5lu %6lu %11llu %13.1f us\n", solver->name, (unsigned long)file->count,
               (unsigned long)unique, (unsigned long)several, (unsigned long)none, (unsigned long)limit, corner_sum,
               seconds * 1e6 / (double)file->count);
    flush_output();
    return unique;
}

int main(int argc, char **argv)
{
    const char *path = NULL;
    const struct solver *first = NULL, *last;
    int all = 0, print_solutions = 0, is_done = 1, i;
    struct file file;

    for (i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0) {
            fputs(usage, stdout);
            flush_output();
            return 0;
        } else if (strcmp(argv[i], "--all") == 0) {
            all = 1;
        } else if (strcmp(argv[i], "--solutions") == 0) {
            print_solutions = 1;
        } else if (strcmp(argv[i], "--solver") == 0 && i + 1 < argc) {
            int j = 0;
            for (i++; j < SOLVERS && strcmp(argv[i], solvers[j].name) != 0;)
                j++;
            if (j == SOLVERS)
                fail(argv[i], "no such solver; there are auto, backtrack, exact-cover, propagate, simple");
            first = &solvers[j];
        } else if ((argv[i][0] == '-' && argv[i][1] != '\0') || path != NULL) {
            fail_usage();
        } else {
            path = argv[i];
        }
    }
    if (all && first != NULL)
        fail_usage();
    first = all ? &solvers[0] : first ? first : &solvers[0];
    last = all ? &solvers[SOLVERS - 1] : first;

    /* A reader that has gone away is then an error of the next write, which is reported like any other. */
    signal(SIGPIPE, SIG_IGN);

    file = read_file(path);
    if (!print_solutions) {
        printf("solver      puzzles  unique  several  none  limit  corner sum  time per puzzle\n");
        flush_output();
    }
    for (; first <= last; first++) {
        if (print_solutions && all)
            printf("# %s\n", first->name);
        is_done &= solve_all(&file, first, print_solutions) == file.count;
    }
    if (!print_solutions && file.malformed > 0) {
        printf("malformed, not among these puzzles: %lu\n", (unsigned long)file.malformed);
        flush_output();
    }
    free(file.puzzles);
    return is_done && file.malformed == 0 ? 0 : 1;
}
