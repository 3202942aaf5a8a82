/*
 * Makes the puzzle of a day: the date is the seed, so everyone gets the same one, and tomorrow another. It is made in
 * slices, as a game must that draws a frame every few milliseconds.
 *
 * cc c_examples/08_daily_puzzle.c -Iinclude -Lbuild/lib -lsudokit -Wl,-rpath,build/lib -o build/08_daily_puzzle
 *
 * Usage: 08_daily_puzzle [--solution] [YYYY-MM-DD]. Without a date it is today, as the clock on the wall has it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "sudokit.h"

/* Few nodes, so that there is something to see: a millisecond has room for a thousand and more. */
enum { NODES_A_FRAME = 10 };

/* A change of these changes the puzzles of all days. */
enum { FEWEST_CLUES = 26, MOST_CLUES = 34 };

typedef struct {
    int year, month, day;
} calendar_date;

/* The puzzle in the making: plain memory without pointers, nothing to allocate or free. */
static sudokit_generator generator;

static void expect(sudokit_result result, sudokit_result expected, const char *what)
{
    if (result == expected)
        return;
    fprintf(stderr, "08_daily_puzzle: %s: %s\n", what, sudokit_result_name(result));
    exit(2);
}

static calendar_date today(void)
{
    time_t now = time(NULL);
    const struct tm *local = now == (time_t)-1 ? NULL : localtime(&now);
    calendar_date date;
    if (local == NULL) {
        fprintf(stderr, "08_daily_puzzle: the clock does not tell the date; give one\n");
        exit(2);
    }
    date.year = local->tm_year + 1900;
    date.month = local->tm_mon + 1;
    date.day = local->tm_mday;
    return date;
}

static int days_in(int year, int month)
{
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    int is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return days[month - 1] + (month == 2 && is_leap);
}

/* Tells whether a text is a date of the form YYYY-MM-DD that the calendar has. */
static int read_date(const char *text, calendar_date *date)
{
    static const char form[] = "dddd-dd-dd";
    size_t i;
    if (strlen(text) != strlen(form))
        return 0;
    for (i = 0; form[i] != '\0'; i++)
        if (form[i] == 'd' ? text[i] < '0' || text[i] > '9' : text[i] != form[i])
            return 0;
    date->year = atoi(text);
    date->month = atoi(text + 5);
    date->day = atoi(text + 8);
    return date->year >= 1 && date->month >= 1 && date->month <= 12 && date->day >= 1 &&
           date->day <= days_in(date->year, date->month);
}

static void make(const calendar_date *date, sudokit_grid *puzzle, sudokit_grid *solution)
{
    sudokit_generate_options options;
    sudokit_result result;

    expect(sudokit_generate_options_init(&options, sizeof options), SUDOKIT_OK, "generate_options_init");
    options.seed = (uint64_t)date->year * 10000 + (uint64_t)date->month * 100 + (uint64_t)date->day;
    options.symmetry = SUDOKIT_SYMMETRY_HALF_TURN;
    options.min_clues = FEWEST_CLUES;
    options.max_clues = MOST_CLUES;
    expect(sudokit_generator_init(&generator, &options), SUDOKIT_OK, "generator_init");
    while ((result = sudokit_generator_step(&generator, NODES_A_FRAME, puzzle, solution)) == SUDOKIT_LIMIT) {
        /* Input, physics and drawing of the game would come here. */
    }
    expect(result, SUDOKIT_OK, "generator_step");
}

static void print(const sudokit_grid *grid)
{
    char text[SUDOKIT_FORMAT_CAPACITY];
    expect(sudokit_format(grid, SUDOKIT_STYLE_FRAMED, text, sizeof text, NULL), SUDOKIT_OK, "format");
    fputs(text, stdout);
}

static int clues(const sudokit_grid *grid)
{
    int cell, count = 0;
    for (cell = 0; cell < 81; cell++)
        count += grid->cells[cell] != 0;
    return count;
}

int main(int argc, char **argv)
{
    const char *text = NULL;
    calendar_date date;
    sudokit_grid puzzle, solution;
    int i, with_solution = 0;

    for (i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--solution") == 0) {
            with_solution = 1;
        } else if (argv[i][0] != '-' && text == NULL) {
            text = argv[i];
        } else {
            fprintf(stderr, "usage: 08_daily_puzzle [--solution] [YYYY-MM-DD]\n");
            return 2;
        }
    }
    if (text == NULL) {
        date = today();
    } else if (!read_date(text, &date)) {
        fprintf(stderr, "08_daily_puzzle: %s: no such date; write it as 2026-02-28\n", text);
        return 2;
    }

    make(&date, &puzzle, &solution);
    printf("The puzzle of %04d-%02d-%02d:\n", date.year, date.month, date.day);
    print(&puzzle);
    printf("%d clues\n", clues(&puzzle));
    if (with_solution) {
        printf("\nIts solution:\n");
        print(&solution);
    }

    if (ferror(stdout) || fflush(stdout) != 0) {
        perror("08_daily_puzzle: standard output");
        return 2;
    }
    return 0;
}
