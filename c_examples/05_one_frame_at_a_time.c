/*
 * Searches in slices, as a game must that draws a frame every few milliseconds: a few nodes, then back to the game.
 * Saves the search by copying it, and cancels it by not calling again.
 *
 * cc c_examples/05_one_frame_at_a_time.c -Iinclude -Lbuild/lib -lsudokit -Wl,-rpath,build/lib -o build/05_one_frame_at_a_time
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sudokit.h"

static const char text[] = "4..3..9.2.7....4..89..1.....4.7.5..31..........3......6.....234..8.....99....2..7";

/* Few nodes, so that there is something to see: a millisecond has room for a thousand and more. */
enum { NODES_A_FRAME = 10, SAVED_IN_FRAME = 6, CANCELLED_IN_FRAME = 18 };

/* The search in progress and the saved one: plain memory without pointers, nothing to allocate or free. */
static sudokit_solutions search, saved;

static void expect(sudokit_result result, sudokit_result expected, const char *what)
{
    if (result == expected)
        return;
    fprintf(stderr, "05_one_frame_at_a_time: %s: %s\n", what, sudokit_result_name(result));
    exit(1);
}

/* The part of a frame that the search gets. Tells whether the search goes on in the next one. */
static int search_for_a_frame(sudokit_solutions *it, const char *name, int frame)
{
    sudokit_grid solution;
    char line[SUDOKIT_FORMAT_CAPACITY];
    sudokit_result result = sudokit_solutions_step(it, NODES_A_FRAME, &solution);
    if (result == SUDOKIT_OK) {
        expect(sudokit_format(&solution, SUDOKIT_STYLE_LINE_DOTS, line, sizeof line, NULL), SUDOKIT_OK, "format");
        printf("%s, frame %2d: a solution:\n%s\n", name, frame, line);
    } else if (result == SUDOKIT_DONE) {
        printf("%s, frame %2d: there are no more\n", name, frame);
    } else {
        expect(result, SUDOKIT_LIMIT, "solutions_step");
        if (frame % 5 == 0)
            printf("%s, frame %2d: still searching\n", name, frame);
    }
    return result != SUDOKIT_DONE;
}

int main(void)
{
    sudokit_grid puzzle;
    sudokit_solve_options options;
    int frame;

    expect(sudokit_parse(text, strlen(text), &puzzle, NULL), SUDOKIT_OK, "parse");
    /* AUTO would do as well, but might need other numbers of frames in another version of the library. */
    expect(sudokit_solve_options_init(&options, sizeof options), SUDOKIT_OK, "solve_options_init");
    options.solver = SUDOKIT_SOLVER_PROPAGATE;
    expect(sudokit_solutions_init(&search, &puzzle, &options), SUDOKIT_OK, "solutions_init");

    for (frame = 1; search_for_a_frame(&search, "search", frame); frame++) {
        /* Input, physics and drawing of the game would come here. */
        if (frame == SAVED_IN_FRAME) {
            saved = search;
            printf("search, frame %2d: saved\n", frame);
        }
        if (frame == CANCELLED_IN_FRAME) {
            printf("search, frame %2d: cancelled by the player\n", frame);
            break;
        }
    }

    printf("\nThe saved search knows nothing of that and goes on where it was:\n");
    for (frame = SAVED_IN_FRAME + 1; search_for_a_frame(&saved, "saved", frame);)
        frame++;

    if (ferror(stdout) || fflush(stdout) != 0) {
        perror("05_one_frame_at_a_time: standard output");
        return 1;
    }
    return 0;
}
