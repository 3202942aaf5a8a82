/* A rating in slices of any size comes to what it comes to at once; a node limit gives the least that it can be. */
#include "check.h"
#include "sudokit.h"

static uint32_t seed = 1;

static uint32_t any(uint32_t below)
{
    seed = seed * 1664525 + 1013904223;
    return (seed >> 8) % below;
}

static int is_same(const sudokit_rating *a, const sudokit_rating *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

/* None of the numbers is above that of the whole. */
static int is_bound(const sudokit_rating *part, const sudokit_rating *whole)
{
    uint32_t i;
    for (i = 0; i < SUDOKIT_TECHNIQUES; i++)
        if (part->counts[i] > whole->counts[i] || part->hodoku_counts[i] > whole->hodoku_counts[i])
            return 0;
    return part->er <= whole->er && part->ep <= whole->ep && part->ed <= whole->ed && part->steps <= whole->steps
        && part->hodoku_score <= whole->hodoku_score && part->hodoku_level <= whole->hodoku_level;
}

/* With so many nodes a slice; 0 for any number. */
static void rate_in_slices(const sudokit_grid *puzzle, uint32_t nodes, const sudokit_rating *whole)
{
    sudokit_rater rater;
    sudokit_rating rating;
    sudokit_result result;

    rating.struct_size = sizeof rating;
    CHECK(sudokit_rater_init(&rater, puzzle, NULL) == SUDOKIT_OK);
    while ((result = sudokit_rater_step(&rater, nodes == 0 ? any(5000) : nodes, &rating)) == SUDOKIT_LIMIT) {
        /* A snapshot goes on by itself. */
        sudokit_rater copy = rater;
        rater = copy;
        CHECK(rating.is_lower_bound == 1 && is_bound(&rating, whole));
    }
    CHECK(result == SUDOKIT_OK && is_same(&rating, whole));
    CHECK(sudokit_rater_step(&rater, 0, &rating) == SUDOKIT_OK && is_same(&rating, whole));
}

static void rate_with_limits(const sudokit_grid *puzzle, const sudokit_rating *whole)
{
    sudokit_rate_options options;
    sudokit_rating rating;
    sudokit_result result = SUDOKIT_LIMIT;
    uint32_t er = 0;

    rating.struct_size = sizeof rating;
    CHECK(sudokit_rate_options_init(&options, sizeof options) == SUDOKIT_OK);
    for (options.node_limit = 1; result == SUDOKIT_LIMIT; options.node_limit *= 4) {
        result = sudokit_rate(puzzle, &options, &rating);
        CHECK(rating.er >= er && is_bound(&rating, whole));
        CHECK(result == (rating.is_lower_bound ? SUDOKIT_LIMIT : SUDOKIT_OK));
        CHECK(options.node_limit > 1 || result == SUDOKIT_LIMIT);
        er = rating.er;
    }
    CHECK(result == SUDOKIT_OK && is_same(&rating, whole));
}

int main(void)
{
    /* Singles; an avoidable rectangle, which asks for the clues; chains; dynamic chains; the same with patterns inside. */
    static const char *const puzzles[] = {
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        ".18..6...3..1.98.....85.....6....9...21.8.43...5....7.....15.....26.8..9...4..18.",
        "...1..6..6....74......5..982.74.......5.9....4...8.3.....21......9......8...3...6",
        ".......92...2....1.6.1..83.8..5.......3.1.62......4...58..4.......72...9.7.8....3",
        ".6..8..29........4.....9.7......2.1.2.........341....68....1...4..5....8..7.6..53",
    };
    static const uint32_t least[] = {12, 50, 70, 83, 90};
    static const uint32_t slices[] = {1, 7, 1000, 0};
    size_t i, k;

    for (i = 0; i < sizeof puzzles / sizeof puzzles[0]; i++) {
        sudokit_grid puzzle;
        sudokit_rating whole;
        whole.struct_size = sizeof whole;
        CHECK(sudokit_parse(puzzles[i], 81, &puzzle, NULL) == SUDOKIT_OK);
        CHECK(sudokit_rate(&puzzle, NULL, &whole) == SUDOKIT_OK && whole.is_lower_bound == 0);
        CHECK(whole.er >= least[i]);
        for (k = 0; k < sizeof slices / sizeof slices[0]; k++)
            rate_in_slices(&puzzle, slices[k], &whole);
        rate_with_limits(&puzzle, &whole);
    }
    return failures != 0;
}
