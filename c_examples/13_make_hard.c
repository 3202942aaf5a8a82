/*
 * Makes a puzzle of a wanted difficulty, slice by slice, and shows what it needs: from 1.5 (singles) over 7 (chains) to 9
 * and more (nets of chains). On a terminal dots show that it is still looking.
 *
 * cc c_examples/13_make_hard.c -Iinclude -Lbuild/lib -lsudokit -Wl,-rpath,build/lib -o build/13_make_hard
 *
 * Usage: 13_make_hard [MIN [MAX [SEED]]], as in 13_make_hard 7.0 7.5 42. Exit status: 0, or 1 if none was found in time,
 * 2 if it could not be done.
 */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "sudokit.h"

/* A slice of some milliseconds, and how many to wait for. */
enum { NODES = 50000, SLICES = 1000 };

static void expect(sudokit_result result, sudokit_result expected, const char *what)
{
    if (result == expected)
        return;
    fprintf(stderr, "13_make_hard: %s: %s\n", what, sudokit_result_name(result));
    exit(2);
}

/* "7.5" as 75. */
static uint32_t tenfold(const char *text)
{
    char *end;
    double rating = strtod(text, &end);
    if (end == text || *end != '\0' || !(rating >= 0 && rating <= 20)) {
        fprintf(stderr, "13_make_hard: %s: not a rating from 0 to 20\n", text);
        exit(2);
    }
    return (uint32_t)(rating * 10 + 0.5);
}

int main(int argc, char **argv)
{
    static sudokit_generator generator;
    sudokit_generate_options options;
    sudokit_grid puzzle, solution;
    sudokit_rating rating;
    sudokit_result result;
    int slice;
    char *end, text[SUDOKIT_FORMAT_CAPACITY];
    uint32_t technique;

    expect(sudokit_generate_options_init(&options, sizeof options), SUDOKIT_OK, "generate_options_init");
    options.min_rating = tenfold(argc > 1 ? argv[1] : "7.0");
    options.max_rating = tenfold(argc > 2 ? argv[2] : argc > 1 ? "0" : "7.5");
    options.seed = argc > 3 ? strtoull(argv[3], &end, 10) : 1;
    if (argc > 3 && (end == argv[3] || *end != '\0')) {
        fprintf(stderr, "13_make_hard: %s: not a number\n", argv[3]);
        return 2;
    }
    result = sudokit_generator_init(&generator, &options);
    if (result == SUDOKIT_E_OPTIONS) {
        fprintf(stderr, "13_make_hard: there is no such puzzle\n");
        return 2;
    }
    expect(result, SUDOKIT_OK, "generator_init");

    result = SUDOKIT_LIMIT;
    for (slice = 0; slice < SLICES && result == SUDOKIT_LIMIT; slice++) {
        result = sudokit_generator_step(&generator, NODES, &puzzle, &solution);
        if (isatty(STDERR_FILENO))
            fputc('.', stderr);
    }
    if (isatty(STDERR_FILENO))
        fputc('\n', stderr);
    if (result == SUDOKIT_LIMIT)
        printf("None was found in time. The nearest so far:\n");
    else
        expect(result, SUDOKIT_OK, "generator_step");

    rating.struct_size = sizeof rating;
    expect(sudokit_rate(&puzzle, NULL, &rating), SUDOKIT_OK, "rate");
    expect(sudokit_format(&puzzle, SUDOKIT_STYLE_FRAMED, text, sizeof text, NULL), SUDOKIT_OK, "format");
    printf("%sER %u.%u, EP %u.%u, ED %u.%u, HoDoKu's score %u. It takes\n", text, (unsigned)rating.er / 10,
           (unsigned)rating.er % 10, (unsigned)rating.ep / 10, (unsigned)rating.ep % 10, (unsigned)rating.ed / 10,
           (unsigned)rating.ed % 10, (unsigned)rating.hodoku_score);
    for (technique = 0; technique < SUDOKIT_TECHNIQUES; technique++)
        if (rating.counts[technique] > 0)
            printf("%4u %s\n", (unsigned)rating.counts[technique], sudokit_technique_name(technique));

    if (ferror(stdout) || fflush(stdout) != 0) {
        perror("13_make_hard: standard output");
        return 2;
    }
    return result == SUDOKIT_OK ? 0 : 1;
}
