/*
 * Solves a file with a puzzle a line, however large: maps it into memory and writes a line for each line, slice by slice,
 * to a second file or the standard output. On a terminal a bar shows how far it has come.
 *
 * cc c_examples/07_solve_huge_file.c -Iinclude -Lbuild/lib -lsudokit -Wl,-rpath,build/lib -o build/07_solve_huge_file
 *
 * Usage: 07_solve_huge_file [PUZZLES [SOLUTIONS]]. Exit status: 0, or 1 if a line is malformed, 2 if it could not be done.
 */
#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "sudokit.h"

/* A slice ends after so many lines, or sooner if its puzzles are hard: the bar should move several times a second. */
enum { LINES = 32768, NODES = 2000000 };

static char out[LINES * SUDOKIT_LINE_SIZE];
static uint64_t malformed[LINES];

static void fail(const char *subject, const char *reason)
{
    fprintf(stderr, "07_solve_huge_file: %s: %s\n", subject, reason);
    exit(2);
}

static double now(void)
{
    struct timespec moment;
    clock_gettime(CLOCK_MONOTONIC, &moment);
    return (double)moment.tv_sec + (double)moment.tv_nsec / 1e9;
}

/* The file as memory. The system reads it when it is looked at, and forgets it again, so it need not fit. */
static const char *map(const char *path, size_t *length, struct stat *about)
{
    void *text;
    int file = open(path, O_RDONLY);
    if (file < 0 || fstat(file, about) != 0)
        fail(path, strerror(errno));
    if (!S_ISREG(about->st_mode))
        fail(path, "not a regular file");
    *length = (size_t)about->st_size;
    text = *length > 0 ? mmap(NULL, *length, PROT_READ, MAP_PRIVATE, file, 0) : "";
    if (text == MAP_FAILED)
        fail(path, strerror(errno));
    if (*length > 0)
        posix_madvise(text, *length, POSIX_MADV_SEQUENTIAL);
    close(file);
    return text;
}

/* The file to write to, which must not be the one that is read. */
static FILE *open_out(const char *path, const struct stat *in)
{
    struct stat about;
    FILE *to;
    if (stat(path, &about) == 0 && about.st_dev == in->st_dev && about.st_ino == in->st_ino)
        fail(path, "the same file as the puzzles");
    to = fopen(path, "wb");
    if (to == NULL)
        fail(path, strerror(errno));
    return to;
}

static void draw_progress(double part, double lines, double seconds)
{
    static const char bar[] = "########################################";
    fprintf(stderr, "\r[%-40.*s] %3.0f%%  %.0f lines, %.2f million a second ", (int)(40 * part), bar, 100 * part, lines,
            seconds > 0 ? lines / seconds / 1e6 : 0.0);
}

int main(int argc, char **argv)
{
    const char *path = argc > 1 ? argv[1] : "c_examples/data/fifty_lines.txt";
    const char *out_path = argc > 2 ? argv[2] : "standard output";
    struct stat about;
    size_t length, written, bad, all_bad = 0, i;
    const char *text = map(path, &length, &about);
    FILE *to = argc > 2 ? open_out(out_path, &about) : stdout;
    size_t workspace_size = sudokit_batch_workspace_size(SUDOKIT_BACKEND_AUTO);
    void *workspace = malloc(workspace_size); /* without it, everything is slower */
    double lines = 0, start = now();
    sudokit_cursor cursor = {0};
    sudokit_solve_options options;
    sudokit_result result;
    int has_bar;

    has_bar = isatty(STDERR_FILENO) && !isatty(fileno(to));
    sudokit_solve_options_init(&options, sizeof options);
    options.budget = NODES;
    do {
        result = sudokit_solve_lines(text, length, &cursor, &options, out, sizeof out, &written, malformed, LINES, &bad,
                                     workspace, workspace_size);
        if (result < 0)
            fail("sudokit_solve_lines", sudokit_result_name(result));
        if (fwrite(out, 1, written, to) < written)
            fail(out_path, strerror(errno));
        for (i = 0; i < bad; i++)
            fprintf(stderr, "%s:%llu: not a puzzle\n", path, (unsigned long long)malformed[i] + 1);
        all_bad += bad;
        lines += (double)(written / SUDOKIT_LINE_SIZE);
        if (has_bar && length > 0)
            draw_progress((double)cursor.offset / (double)length, lines, now() - start);
    } while (result == SUDOKIT_LIMIT);
    if (has_bar)
        fputc('\n', stderr);
    free(workspace);
    if (fclose(to) != 0)
        fail(out_path, strerror(errno));
    return all_bad > 0;
}
