/*
 * Rates each puzzle of a file: a line "puzzle ER/EP/ED score" for each, in the numbers of Sudoku Explainer and HoDoKu. On a
 * terminal a bar shows how far it has come, since hard puzzles take their time.
 *
 * cc c_examples/12_rate_file.c -Iinclude -Lbuild/lib -lsudokit -Wl,-rpath,build/lib -o build/12_rate_file
 *
 * Usage: 12_rate_file [FILE]. Exit status: 0, or 1 if a puzzle is malformed or breaks a rule, 2 if it could not be done.
 */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "sudokit.h"

static char *read_file(const char *path, size_t *length)
{
    char *text = NULL;
    size_t capacity = 0;
    FILE *file = fopen(path, "rb");
    *length = 0;
    while (file != NULL && !feof(file) && !ferror(file)) {
        capacity = 2 * capacity + 65536;
        text = realloc(text, capacity);
        if (text == NULL)
            break;
        *length += fread(text + *length, 1, capacity - *length, file);
    }
    if (file == NULL || text == NULL || ferror(file)) {
        perror(path);
        exit(2);
    }
    fclose(file);
    return text;
}

static void print_bar(size_t done, size_t all)
{
    int i, filled = all > 0 ? (int)(done * 50 / all) : 50;
    fprintf(stderr, "\r[");
    for (i = 0; i < 50; i++)
        fputc(i < filled ? '#' : ' ', stderr);
    fprintf(stderr, "] %3d %%", 2 * filled);
}

static void print_rating(const sudokit_grid *puzzle, const sudokit_rating *rating)
{
    char line[SUDOKIT_FORMAT_CAPACITY];
    uint32_t tenths[3];
    int i;
    tenths[0] = rating->er, tenths[1] = rating->ep, tenths[2] = rating->ed;
    if (sudokit_format(puzzle, SUDOKIT_STYLE_LINE_DOTS, line, sizeof line, NULL) != SUDOKIT_OK)
        exit(2);
    printf("%s %s", line, rating->is_lower_bound ? "at least " : "");
    for (i = 0; i < 3; i++)
        printf("%s%u.%u", i > 0 ? "/" : "", (unsigned)tenths[i] / 10, (unsigned)tenths[i] % 10);
    printf(" %u\n", (unsigned)rating->hodoku_score);
}

int main(int argc, char **argv)
{
    const char *path = argc > 1 ? argv[1] : "c_examples/data/fifty.txt";
    size_t length, bad = 0;
    char *text = read_file(path, &length);
    int has_bar = isatty(STDERR_FILENO) && !isatty(STDOUT_FILENO);
    sudokit_cursor cursor = {0, 0, 0, 0, 0};
    sudokit_grid puzzle;
    sudokit_rating rating;
    sudokit_result result;

    rating.struct_size = sizeof rating;
    while ((result = sudokit_next_puzzle(text, length, &cursor, &puzzle)) != SUDOKIT_DONE) {
        if (result == SUDOKIT_OK)
            result = sudokit_rate(&puzzle, NULL, &rating);
        if (result == SUDOKIT_OK || result == SUDOKIT_LIMIT) {
            print_rating(&puzzle, &rating);
        } else {
            fprintf(stderr, "12_rate_file: %s: line %u: %s\n", path, (unsigned)cursor.line,
                    result == SUDOKIT_CONFLICT ? "digits break a rule" : "not a puzzle");
            bad++;
        }
        if (has_bar)
            print_bar(cursor.offset, length);
    }
    if (has_bar)
        fputc('\n', stderr);
    free(text);

    if (ferror(stdout) || fflush(stdout) != 0) {
        perror("12_rate_file: standard output");
        return 2;
    }
    return bad > 0;
}
