/*
 * Makes a book of puzzles, no two of which are the same in disguise, and writes them to a new file or the standard
 * output, a line each. What tells disguises is the canonical form: a hash set keeps those that the book has. On a
 * terminal a bar shows how far it has come.
 *
 * cc c_examples/09_make_a_book.c -Iinclude -Lbuild/lib -lsudokit -Wl,-rpath,build/lib -o build/09_make_a_book
 *
 * Usage: 09_make_a_book PUZZLES [FILE [FIRST_SEED]], for 1 to 1000000 puzzles; - as the file is the standard output.
 * Exit status: 0, or 2 if it could not be done, and then it leaves no file.
 */
#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "sudokit.h"

/* So many puzzles are made at once: the bar should move several times a second. */
enum { BATCH = 1024, MOST_PUZZLES = 1000000 };

/* The canonical forms of the book, and a table that finds them. Slots hold the number of a form from 1, or 0. */
typedef struct {
    uint8_t (*forms)[81];
    uint32_t *slots;
    size_t count, mask;
} form_set;

static uint8_t puzzles[BATCH][81], forms[BATCH][81];

/* The file that has to go if something fails before it is complete. */
static const char *unfinished;

static void fail(const char *subject, const char *reason)
{
    fprintf(stderr, "09_make_a_book: %s: %s\n", subject, reason);
    if (unfinished != NULL)
        unlink(unfinished);
    exit(2);
}

static void expect(sudokit_result result, sudokit_result expected, const char *what)
{
    if (result != expected)
        fail(what, sudokit_result_name(result));
}

/* Ctrl-C leaves no file either. The signal comes again, and now ends the program. */
static void interrupted(int number)
{
    unlink(unfinished);
    signal(number, SIG_DFL);
    raise(number);
}

/* A file that was not there before: never one that somebody still wants. */
static FILE *create(const char *path)
{
    FILE *to;
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0666);
    if (file < 0)
        fail(path, strerror(errno));
    unfinished = path;
    signal(SIGINT, interrupted);
    signal(SIGTERM, interrupted);
    to = fdopen(file, "wb");
    if (to == NULL)
        fail(path, strerror(errno));
    return to;
}

/* Reads a number without sign or blanks. Tells whether it is one, and at most `most`. */
static int read_number(const char *text, uint64_t most, uint64_t *number)
{
    const char *c;
    *number = 0;
    for (c = text; *c >= '0' && *c <= '9'; c++) {
        uint64_t digit = (uint64_t)(*c - '0');
        if (*number > (most - digit) / 10)
            return 0;
        *number = *number * 10 + digit;
    }
    return c > text && *c == '\0';
}

/* A set with room for `most` forms, in a table that is half full at most. */
static form_set new_set(size_t most)
{
    form_set set = {NULL, NULL, 0, 1};
    while (set.mask < 2 * most)
        set.mask *= 2;
    set.forms = malloc(most * sizeof *set.forms);
    set.slots = calloc(set.mask, sizeof *set.slots);
    set.mask--;
    if (set.forms == NULL || set.slots == NULL)
        fail("hash set", "not enough memory");
    return set;
}

/* Adds a form. Tells whether it is new. */
static int add(form_set *set, const uint8_t *form)
{
    uint64_t hash = 14695981039346656037u; /* FNV-1a */
    size_t i;
    for (i = 0; i < 81; i++)
        hash = (hash ^ form[i]) * 1099511628211u;
    for (i = (size_t)(hash ^ hash >> 32) & set->mask; set->slots[i] != 0; i = (i + 1) & set->mask)
        if (memcmp(set->forms[set->slots[i] - 1], form, 81) == 0)
            return 0;
    memcpy(set->forms[set->count++], form, 81);
    set->slots[i] = (uint32_t)set->count;
    return 1;
}

/* Writes a puzzle as a line. Gives the number of its clues. */
static size_t write_line(const uint8_t *puzzle, FILE *to, const char *name)
{
    char line[82];
    size_t i, clues = 0;
    for (i = 0; i < 81; i++) {
        line[i] = puzzle[i] == 0 ? '.' : (char)('0' + puzzle[i]);
        clues += puzzle[i] != 0;
    }
    line[81] = '\n';
    if (fwrite(line, 1, sizeof line, to) < sizeof line)
        fail(name, strerror(errno));
    return clues;
}

static void draw_progress(size_t made, size_t wanted)
{
    static const char bar[] = "########################################";
    fprintf(stderr, "\r[%-40.*s] %3d%%  %lu puzzles ", (int)(40 * made / wanted), bar, (int)(100 * made / wanted),
            (unsigned long)made);
}

int main(int argc, char **argv)
{
    int has_file = argc > 2 && strcmp(argv[2], "-") != 0, has_bar;
    const char *name = has_file ? argv[2] : "standard output";
    uint64_t number, first = 1, used = 0;
    size_t wanted, count, clues = 0, i;
    form_set set;
    FILE *to;

    if (argc < 2 || argc > 4) {
        fprintf(stderr, "usage: 09_make_a_book PUZZLES [FILE [FIRST_SEED]]\n");
        return 2;
    }
    if (!read_number(argv[1], MOST_PUZZLES, &number) || number == 0)
        fail(argv[1], "not a number of puzzles from 1 to 1000000");
    if (argc > 3 && !read_number(argv[3], UINT64_MAX, &first))
        fail(argv[3], "not a seed from 0 to 18446744073709551615");
    wanted = (size_t)number;
    set = new_set(wanted);
    to = has_file ? create(name) : stdout;
    has_bar = isatty(STDERR_FILENO) && !isatty(fileno(to));

    while (set.count < wanted) {
        count = wanted - set.count < BATCH ? wanted - set.count : BATCH;
        expect(sudokit_generate_batch(first + used, count, NULL, puzzles[0], 81, NULL, 0, NULL), SUDOKIT_OK,
               "generate_batch");
        expect(sudokit_canonicalize_batch(puzzles[0], 81, count, forms[0], 81, NULL), SUDOKIT_OK, "canonicalize_batch");
        used += count;
        for (i = 0; i < count; i++)
            if (add(&set, forms[i]))
                clues += write_line(puzzles[i], to, name);
        if (has_bar)
            draw_progress(set.count, wanted);
    }
    if (has_bar)
        fputc('\n', stderr);
    free(set.forms);
    free(set.slots);

    if (has_file) {
        if (fclose(to) != 0)
            fail(name, strerror(errno));
        signal(SIGINT, SIG_DFL);
        signal(SIGTERM, SIG_DFL);
        unfinished = NULL;
    }
    /* Among puzzles it is a comment. */
    printf("%s%lu %s, %.1f clues on average, %llu %s from %llu on\n", has_file ? "" : "# ", (unsigned long)wanted,
           wanted == 1 ? "puzzle" : "puzzles", (double)clues / (double)wanted, (unsigned long long)used,
           used == 1 ? "seed" : "seeds", (unsigned long long)first);
    if (ferror(stdout) || fflush(stdout) != 0)
        fail("standard output", strerror(errno));
    return 0;
}
