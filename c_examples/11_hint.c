/*
 * Gives a hint for a position in three degrees: where to look, what to look for, the whole step. Then takes the step. Reads
 * a position with notes from a file (a frame of candidates, 729 characters, or a line of HoDoKu's library), or shows a
 * built-in one. On a terminal what matters is coloured: the pattern green, what goes red, a digit to place blue.
 *
 * cc c_examples/11_hint.c -Iinclude -Lbuild/lib -lsudokit -Wl,-rpath,build/lib -o build/11_hint
 *
 * Usage: 11_hint [FILE]. Exit status: 0, or 1 if there is no hint, 2 if it could not be done.
 */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "sudokit.h"

static const char position[] =
    ":0000:x:6.9...18.+8.+2...357+5.+7......+78+3+529+4+1+6+9.1....+35+4.+5.3.97.+194..6.+2.+2784+1....+35+6..2.+41:"
    "415 124 425 634 934 635 935 755 875 795:::";

static int is_terminal;

static void expect(sudokit_result result, sudokit_result expected, const char *what)
{
    if (result == expected)
        return;
    fprintf(stderr, "11_hint: %s: %s\n", what, sudokit_result_name(result));
    exit(2);
}

static size_t read_file(const char *path, char *text, size_t capacity)
{
    size_t length;
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        perror(path);
        exit(2);
    }
    length = fread(text, 1, capacity, file);
    if (ferror(file) || length == capacity) {
        fprintf(stderr, "11_hint: %s: cannot be read, or is too long\n", path);
        exit(2);
    }
    fclose(file);
    return length;
}

/* The colour of a candidate: of what goes, of what can be placed, or of the pattern. */
static const char *color(const sudokit_step *step, int cell, int digit)
{
    int i;
    unsigned bit = 1u << (digit - 1);
    if (!is_terminal || step == NULL)
        return "";
    if (step->eliminations.cells[cell] & bit)
        return "\033[31m";
    if (step->placement_cell == cell && step->placement_digit == digit)
        return "\033[1;34m";
    for (i = 0; i < step->mark_count; i++)
        if (step->marks[i].cell == cell && (step->marks[i].digits & bit))
            return step->marks[i].role == SUDOKIT_ROLE_MISTAKE ? "\033[1;31m" : "\033[32m";
    return "";
}

static int width(const sudokit_candidates *notes, int column)
{
    int row, digit, widest = 1;
    for (row = 0; row < 9; row++) {
        int count = 0;
        for (digit = 1; digit <= 9; digit++)
            count += notes->cells[row * 9 + column] >> (digit - 1) & 1;
        widest = count > widest ? count : widest;
    }
    return widest;
}

static void print_rule(const sudokit_candidates *notes)
{
    int column, i;
    for (column = 0; column < 9; column++) {
        if (column % 3 == 0)
            printf("+-");
        for (i = 0; i <= width(notes, column); i++)
            putchar('-');
    }
    printf("+\n");
}

static void print(const sudokit_candidates *notes, const sudokit_step *step)
{
    int cell, digit, used;
    for (cell = 0; cell < 81; cell++) {
        if (cell % 27 == 0)
            print_rule(notes);
        if (cell % 3 == 0)
            printf("| ");
        for (digit = 1, used = 0; digit <= 9; digit++) {
            const char *start = color(step, cell, digit);
            if (!(notes->cells[cell] >> (digit - 1) & 1))
                continue;
            printf("%s%d%s", start, digit, *start ? "\033[0m" : "");
            used++;
        }
        printf("%*s", width(notes, cell % 9) - used + 1, "");
        if (cell % 9 == 8)
            printf("|\n");
    }
    print_rule(notes);
}

static void say(const sudokit_step *step, uint32_t detail)
{
    static char text[SUDOKIT_STEP_TEXT_CAPACITY];
    expect(sudokit_step_text(step, detail, text, sizeof text, NULL), SUDOKIT_OK, "step_text");
    printf("%u. %s\n", (unsigned)detail + 1, text);
}

/* Why there is no hint. */
static const char *reason(sudokit_result result)
{
    switch (result) {
    case SUDOKIT_DONE:
        return "every cell is filled";
    case SUDOKIT_NO_SOLUTION:
        return "there is no solution";
    case SUDOKIT_NO_STEP:
        return "no technique finds anything";
    case SUDOKIT_LIMIT:
        return "it takes too long";
    default:
        return sudokit_result_name(result);
    }
}

int main(int argc, char **argv)
{
    static char text[65536];
    sudokit_grid grid;
    sudokit_candidates notes;
    sudokit_hint_options options;
    sudokit_cursor where;
    static sudokit_step step;
    sudokit_result result;
    const char *source = argc > 1 ? argv[1] : "the position";
    size_t length = argc > 1 ? read_file(argv[1], text, sizeof text) : strlen(position);

    is_terminal = isatty(STDOUT_FILENO);
    expect(sudokit_hint_options_init(&options, sizeof options), SUDOKIT_OK, "hint_options_init");
    result = sudokit_parse_candidates(argc > 1 ? text : position, length, SUDOKIT_CANDIDATES_LONE_STANDS, &grid, &notes,
                                      options.clues, &where);
    if (result == SUDOKIT_E_TEXT) {
        fprintf(stderr, "11_hint: %s: line %u, column %u does not belong\n", source, (unsigned)where.line,
                (unsigned)where.column);
        return 2;
    }
    expect(result, SUDOKIT_OK, "parse_candidates");

    result = sudokit_hint(&grid, &notes, &options, &step);
    if (result != SUDOKIT_OK && result != SUDOKIT_MISTAKE) {
        print(&notes, NULL);
        printf("No hint: %s.\n", reason(result));
        return 1;
    }
    print(&notes, &step);
    say(&step, SUDOKIT_DETAIL_WHERE);
    say(&step, SUDOKIT_DETAIL_WHAT);
    say(&step, SUDOKIT_DETAIL_EVERYTHING);
    if (result == SUDOKIT_OK) {
        expect(sudokit_step_apply(&grid, &notes, &step), SUDOKIT_OK, "step_apply");
        printf("After that:\n");
        print(&notes, NULL);
    }

    if (ferror(stdout) || fflush(stdout) != 0) {
        perror("11_hint: standard output");
        return 2;
    }
    return 0;
}
