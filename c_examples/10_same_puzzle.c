/*
 * Tells whether two puzzles are the same in disguise: whether moving rows and columns within the rules and giving the
 * digits other names turns one into the other. If so, prints how. Takes two puzzles of 81 characters as arguments, or
 * shows two built-in pairs. Exits with 0 for the same puzzle and 1 for different ones.
 *
 * cc c_examples/10_same_puzzle.c -Iinclude -Lbuild/lib -lsudokit -Wl,-rpath,build/lib -o build/10_same_puzzle
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sudokit.h"

static const char puzzle[] = "...4...7.2.619..5.....5.2.3..2..57...........6.9....21..5...8.......4....8.321...";
static const char disguised[] = "4...65...9..1.7...7.1....6....8.6..4....9...7.3..4..8.3.............4..2.6...2.45";
/* The first puzzle with the 4 of the top row one cell to the right. */
static const char different[] = "....4..7.2.619..5.....5.2.3..2..57...........6.9....21..5...8.......4....8.321...";

static void expect(sudokit_result result, sudokit_result expected, const char *what)
{
    if (result == expected)
        return;
    fprintf(stderr, "10_same_puzzle: %s: %s\n", what, sudokit_result_name(result));
    exit(2);
}

static sudokit_grid parsed(const char *which, const char *text)
{
    sudokit_grid grid;
    sudokit_cursor where;
    sudokit_result result = sudokit_parse(text, strlen(text), &grid, &where);
    if (result == SUDOKIT_E_TEXT) {
        fprintf(stderr, "10_same_puzzle: the %s is not a puzzle: see line %u, column %u\n", which,
                (unsigned)where.line, (unsigned)where.column);
        exit(2);
    }
    expect(result, SUDOKIT_OK, "parse");
    return grid;
}

/* The canonical form, and the transform that leads to it. */
static sudokit_grid canonical(const char *which, const sudokit_grid *grid, sudokit_transform *transform)
{
    sudokit_grid form;
    sudokit_result result = sudokit_canonicalize(grid, &form, transform);
    if (result == SUDOKIT_CONFLICT) {
        fprintf(stderr, "10_same_puzzle: in the %s a digit stands twice in a row, column or box\n", which);
        exit(2);
    }
    expect(result, SUDOKIT_OK, "canonicalize");
    return form;
}

static void print(const char *title, const sudokit_grid *grid)
{
    char line[SUDOKIT_FORMAT_CAPACITY];
    expect(sudokit_format(grid, SUDOKIT_STYLE_LINE_DOTS, line, sizeof line, NULL), SUDOKIT_OK, "format");
    printf("%-8s%s\n", title, line);
}

/* Lines are counted from 1 where people read it. */
static void print_lines(const char *what, const uint8_t *lines)
{
    int i;
    printf("  - %s come in the order", what);
    for (i = 0; i < 9; i++)
        printf("%s %d", i > 0 && i % 3 == 0 ? " |" : "", lines[i] + 1);
    printf("\n");
}

static void explain(const sudokit_transform *transform)
{
    int digit;
    printf("  - %s\n", transform->transpose ? "rows become columns, and columns become rows" : "rows stay rows");
    print_lines("the rows", transform->rows);
    print_lines("the columns", transform->columns);
    printf("  - the digits 1 2 3 4 5 6 7 8 9 become");
    for (digit = 1; digit <= 9; digit++)
        printf(" %d", transform->digits[digit - 1]);
    printf("\n");
}

/* To the form that both share, and from there the way of the second puzzle back. */
static int compare(const char *first_text, const char *second_text)
{
    sudokit_grid first = parsed("first", first_text), second = parsed("second", second_text), reached;
    sudokit_transform to_form, from_form, transform;
    sudokit_grid first_form = canonical("first", &first, &to_form);
    sudokit_grid second_form = canonical("second", &second, &from_form);

    print("First:", &first);
    print("Second:", &second);
    if (memcmp(&first_form, &second_form, sizeof first_form) != 0) {
        printf("No, they are different puzzles.\n");
        return 0;
    }
    expect(sudokit_transform_invert(&from_form, &from_form), SUDOKIT_OK, "transform_invert");
    expect(sudokit_transform_compose(&to_form, &from_form, &transform), SUDOKIT_OK, "transform_compose");
    expect(sudokit_transform_apply(&transform, &first, &reached), SUDOKIT_OK, "transform_apply");
    if (memcmp(&reached, &second, sizeof reached) != 0) {
        fprintf(stderr, "10_same_puzzle: the way found does not lead to the second puzzle\n");
        exit(2);
    }
    printf("Yes, they are the same puzzle. From the first to the second:\n");
    explain(&transform);
    return 1;
}

int main(int argc, char **argv)
{
    int is_same = 1;

    if (argc == 3) {
        is_same = compare(argv[1], argv[2]);
    } else if (argc == 1) {
        compare(puzzle, disguised);
        printf("\n");
        compare(puzzle, different);
    } else {
        fprintf(stderr, "usage: 10_same_puzzle [PUZZLE PUZZLE]\n");
        return 2;
    }

    if (ferror(stdout) || fflush(stdout) != 0) {
        perror("10_same_puzzle: standard output");
        return 2;
    }
    return is_same ? 0 : 1;
}
