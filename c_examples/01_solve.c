/*
 * Solves one puzzle, given as argument or built in, and prints it with its solution. Tells a puzzle without a solution
 * from one with several and from a text that is no puzzle.
 *
 * cc c_examples/01_solve.c -Iinclude -Lbuild/lib -lsudokit -Wl,-rpath,build/lib -o build/01_solve
 */
#include <stdio.h>
#include <string.h>

#include "sudokit.h"

static const char built_in[] = "...4...7.2.619..5.....5.2.3..2..57...........6.9....21..5...8.......4....8.321...";

static int print_framed(const char *title, const sudokit_grid *grid)
{
    char text[SUDOKIT_FORMAT_CAPACITY];
    sudokit_result result = sudokit_format(grid, SUDOKIT_STYLE_FRAMED, text, sizeof text, NULL);
    if (result != SUDOKIT_OK) {
        fprintf(stderr, "01_solve: cannot print the grid: %s\n", sudokit_result_name(result));
        return 0;
    }
    printf("%s\n%s", title, text);
    return 1;
}

int main(int argc, char **argv)
{
    const char *text = argc > 1 ? argv[1] : built_in;
    sudokit_grid puzzle, solution;
    sudokit_cursor where;
    sudokit_result result;

    if (argc > 2) {
        fprintf(stderr, "usage: 01_solve [PUZZLE]\n");
        return 2;
    }
    result = sudokit_parse(text, strlen(text), &puzzle, &where);
    if (result == SUDOKIT_E_TEXT) {
        fprintf(stderr, "01_solve: not a puzzle: see line %u, column %u\n", (unsigned)where.line,
                (unsigned)where.column);
        return 2;
    }
    if (result != SUDOKIT_OK) {
        fprintf(stderr, "01_solve: cannot read the puzzle: %s\n", sudokit_result_name(result));
        return 2;
    }
    if (!print_framed("Puzzle", &puzzle))
        return 1;

    result = sudokit_solve_unique(&puzzle, NULL, &solution, NULL);
    if (result == SUDOKIT_NO_SOLUTION) {
        /* Clues that break a rule are the usual reason, and easy to mend. */
        int clash = sudokit_check(&puzzle, NULL) == SUDOKIT_CONFLICT;
        fprintf(stderr, "01_solve: no solution%s\n", clash ? ": a digit stands twice in a row, column or box" : "");
        return 1;
    }
    if (result == SUDOKIT_NOT_UNIQUE) {
        fprintf(stderr, "01_solve: more than one solution\n");
        return 1;
    }
    if (result != SUDOKIT_OK) {
        fprintf(stderr, "01_solve: cannot solve the puzzle: %s\n", sudokit_result_name(result));
        return 1;
    }
    if (!print_framed("\nSolution", &solution))
        return 1;

    if (ferror(stdout) || fflush(stdout) != 0) {
        perror("01_solve: standard output");
        return 1;
    }
    return 0;
}
