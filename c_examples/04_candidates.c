/*
 * Works with candidates, as a player does with pencil marks: assigns a digit by elimination, tries something out on a
 * copy and throws it away, and follows naked and hidden singles to the end.
 *
 * cc c_examples/04_candidates.c -Iinclude -Lbuild/lib -lsudokit -Wl,-rpath,build/lib -o build/04_candidates
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sudokit.h"

static const char text[] = "....6....9.7.51...13....7..2..6......6.3...5........9....9..63481......9....2....";

static void expect(sudokit_result result, sudokit_result expected, const char *what)
{
    if (result == expected)
        return;
    fprintf(stderr, "04_candidates: %s: %s\n", what, sudokit_result_name(result));
    exit(1);
}

static void show(const sudokit_candidates *candidates, int cell)
{
    int digit;
    printf("  cell %2d: ", cell);
    for (digit = 1; digit <= 9; digit++)
        if (candidates->cells[cell] >> (digit - 1) & 1)
            printf("%d", digit);
    printf("\n");
}

/* How many cells have one candidate: a mask with one bit. */
static int decided(const sudokit_candidates *candidates)
{
    int cell, count = 0;
    for (cell = 0; cell < 81; cell++) {
        uint16_t mask = candidates->cells[cell];
        count += mask != 0 && (mask & (mask - 1)) == 0;
    }
    return count;
}

int main(void)
{
    static const uint32_t row[7] = {1, 2, 3, 4, 6, 7, 8};
    sudokit_candidates board, attempt;
    sudokit_grid puzzle;
    sudokit_result result;
    uint32_t i;

    printf("In the empty grid, 5 goes to cell 0:\n");
    expect(sudokit_candidates_full(&board), SUDOKIT_OK, "full");
    expect(sudokit_candidates_assign(&board, 0, 5, &board), SUDOKIT_OK, "assign");
    show(&board, 0);  /* The cell itself. */
    show(&board, 1);  /* A peer in its row and box. */
    show(&board, 9);  /* A peer in its column and box. */
    show(&board, 80); /* No peer. */

    printf("\nOn a copy, the row goes on with 1, 2, 3, 4, 6, 7, 8:\n");
    attempt = board;
    for (i = 0; i < 7; i++)
        expect(sudokit_candidates_assign(&attempt, 1 + i, row[i], &attempt), SUDOKIT_OK, "assign");
    show(&attempt, 8);
    printf("So 9 can no longer go to cell 17 below:\n");
    result = sudokit_candidates_assign(&attempt, 17, 9, &attempt);
    expect(result, SUDOKIT_CONFLICT, "assign");
    printf("  %s: cell 8 would be left with nothing\n", sudokit_result_name(result));

    printf("The copy is thrown away, and the board is as it was:\n");
    show(&board, 8);

    printf("\nA puzzle, and what singles make of it:\n");
    expect(sudokit_parse(text, strlen(text), &puzzle, NULL), SUDOKIT_OK, "parse");
    expect(sudokit_candidates_from_grid(&puzzle, &board), SUDOKIT_OK, "from_grid");
    printf("  before: %d cells have one candidate\n", decided(&board));
    show(&board, 0);
    expect(sudokit_candidates_propagate(&board, &board), SUDOKIT_OK, "propagate");
    printf("  after: %d cells have one candidate\n", decided(&board));
    show(&board, 0);

    if (ferror(stdout) || fflush(stdout) != 0) {
        perror("04_candidates: standard output");
        return 1;
    }
    return 0;
}
