/*
 * Counts the solutions of a puzzle that has several, and walks through them: by callback, and by an iterator that the
 * caller holds. Both give the same solutions in the same order.
 *
 * cc c_examples/03_count_and_enumerate.c -Iinclude -Lbuild/lib -lsudokit -Wl,-rpath,build/lib -o build/03_count_and_enumerate
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sudokit.h"

static const char text[] = "....7..49.......257...3.8..3...4.....8.75......1...2.6....24...9.....6...4.56..7.";

enum { WANTED = 3 };

/* 40 KiB are too much for the stack of a small thread. */
static sudokit_solutions it;

static void expect(sudokit_result result, sudokit_result expected, const char *what)
{
    if (result == expected)
        return;
    fprintf(stderr, "03_count_and_enumerate: %s: %s\n", what, sudokit_result_name(result));
    exit(1);
}

static void print(unsigned number, const sudokit_grid *solution)
{
    char line[SUDOKIT_FORMAT_CAPACITY];
    expect(sudokit_format(solution, SUDOKIT_STYLE_LINE_DOTS, line, sizeof line, NULL), SUDOKIT_OK, "format");
    printf("  %2u  %s\n", number, line);
}

/* A sudokit_solution_fn: prints solutions until there were enough. `user` is the number printed so far. */
static int32_t print_some(void *user, const sudokit_grid *solution)
{
    unsigned *printed = user;
    print(++*printed, solution);
    return *printed == WANTED;
}

int main(void)
{
    static const sudokit_grid empty;
    sudokit_grid puzzle, solution;
    sudokit_result result;
    uint64_t count;
    unsigned number = 0;

    expect(sudokit_parse(text, strlen(text), &puzzle, NULL), SUDOKIT_OK, "parse");

    /* A cap keeps the work small: the empty grid has more solutions than can ever be counted one by one. */
    expect(sudokit_count(&empty, 1000, NULL, &count, NULL), SUDOKIT_OK, "count");
    printf("The empty grid: %s%lu solutions\n", count == 1000 ? "at least " : "", (unsigned long)count);
    expect(sudokit_count(&puzzle, 1000, NULL, &count, NULL), SUDOKIT_OK, "count");
    printf("The puzzle: %s%lu solutions\n", count == 1000 ? "at least " : "", (unsigned long)count);

    printf("\nBy callback, which stops after %d:\n", WANTED);
    expect(sudokit_for_each(&puzzle, NULL, print_some, &number, NULL), SUDOKIT_CANCELLED, "for_each");

    printf("\nBy iterator, to the end:\n");
    number = 0;
    expect(sudokit_solutions_init(&it, &puzzle, NULL), SUDOKIT_OK, "solutions_init");
    while ((result = sudokit_solutions_next(&it, &solution)) == SUDOKIT_OK)
        print(++number, &solution);
    expect(result, SUDOKIT_DONE, "solutions_next");

    if (ferror(stdout) || fflush(stdout) != 0) {
        perror("03_count_and_enumerate: standard output");
        return 1;
    }
    return 0;
}
