/* Sizes, offsets and numbers of the header are what programs in the field rely on. */
#include "check.h"
#include "sudokit.h"

#define LAYOUT(type, size, alignment)                                           \
    do {                                                                        \
        struct probe { char first; type object; };                              \
        CHECK(sizeof(type) == (size));                                          \
        CHECK(offsetof(struct probe, object) == (alignment));                   \
    } while (0)

int main(void)
{
    char version[32];

    LAYOUT(sudokit_grid, 81, 1);
    LAYOUT(sudokit_candidates, 162, 2);
    LAYOUT(sudokit_cursor, sizeof(size_t) + 16, sizeof(size_t));
    LAYOUT(sudokit_stats, 48, 8);
    LAYOUT(sudokit_solve_options, 32, 8);
    LAYOUT(sudokit_solutions, 40960, 8);
    LAYOUT(sudokit_result, 4, 4);
    LAYOUT(sudokit_transform, 28, 1);
    LAYOUT(sudokit_svg_options, 16, 4);
    CHECK(offsetof(sudokit_cursor, offset) == 0);
    CHECK(offsetof(sudokit_cursor, line) == sizeof(size_t));
    CHECK(offsetof(sudokit_cursor, column) == sizeof(size_t) + 4);
    CHECK(offsetof(sudokit_cursor, lines_before) == sizeof(size_t) + 8);
    CHECK(offsetof(sudokit_cursor, lines_before_high) == sizeof(size_t) + 12);
    CHECK(offsetof(sudokit_stats, solutions) == 0);
    CHECK(offsetof(sudokit_stats, nodes) == 8);
    CHECK(offsetof(sudokit_stats, guesses) == 16);
    CHECK(offsetof(sudokit_stats, backtracks) == 24);
    CHECK(offsetof(sudokit_stats, eliminations) == 32);
    CHECK(offsetof(sudokit_stats, max_depth) == 40);
    CHECK(offsetof(sudokit_solve_options, struct_size) == 0);
    CHECK(offsetof(sudokit_solve_options, solver) == 4);
    CHECK(offsetof(sudokit_solve_options, node_limit) == 8);
    CHECK(offsetof(sudokit_solve_options, budget) == 16);
    CHECK(offsetof(sudokit_solve_options, flags) == 24);
    CHECK(offsetof(sudokit_solve_options, backend) == 28);
    CHECK(sizeof(sudokit_generate_options) == 256 && sizeof(sudokit_generator) == 32768);
    CHECK(offsetof(sudokit_generate_options, struct_size) == 0);
    CHECK(offsetof(sudokit_generate_options, flags) == 4);
    CHECK(offsetof(sudokit_generate_options, seed) == 8);
    CHECK(offsetof(sudokit_generate_options, symmetry) == 16);
    CHECK(offsetof(sudokit_generate_options, min_clues) == 20);
    CHECK(offsetof(sudokit_generate_options, max_clues) == 24);
    CHECK(offsetof(sudokit_generate_options, reserved) == 28);
    CHECK(offsetof(sudokit_generate_options, node_limit) == 32);
    CHECK(offsetof(sudokit_generate_options, backend) == 40);
    CHECK(offsetof(sudokit_generate_options, pattern) == 44);
    CHECK(offsetof(sudokit_generate_options, solution) == 125);
    CHECK(offsetof(sudokit_generate_options, padding) == 206);
    CHECK(offsetof(sudokit_generate_options, min_rating) == 208);
    CHECK(offsetof(sudokit_generate_options, max_rating) == 212);
    CHECK(offsetof(sudokit_generate_options, scale) == 216);
    CHECK(offsetof(sudokit_generate_options, reserved_2) == 220);
    CHECK(offsetof(sudokit_generate_options, allowed) == 224);
    CHECK(offsetof(sudokit_generate_options, required) == 240);
    CHECK(offsetof(sudokit_transform, transpose) == 0);
    CHECK(offsetof(sudokit_transform, rows) == 1);
    CHECK(offsetof(sudokit_transform, columns) == 10);
    CHECK(offsetof(sudokit_transform, digits) == 19);

    LAYOUT(sudokit_mark, 4, 2);
    CHECK(offsetof(sudokit_mark, cell) == 0);
    CHECK(offsetof(sudokit_mark, role) == 1);
    CHECK(offsetof(sudokit_mark, digits) == 2);
    LAYOUT(sudokit_marked_house, 2, 1);
    CHECK(offsetof(sudokit_marked_house, house) == 0);
    CHECK(offsetof(sudokit_marked_house, role) == 1);
    LAYOUT(sudokit_node, 8, 1);
    CHECK(offsetof(sudokit_node, digit) == 0);
    CHECK(offsetof(sudokit_node, is_on) == 1);
    CHECK(offsetof(sudokit_node, cells) == 2);
    LAYOUT(sudokit_link, 20, 1);
    CHECK(offsetof(sudokit_link, from) == 0);
    CHECK(offsetof(sudokit_link, to) == 8);
    CHECK(offsetof(sudokit_link, reason) == 16);
    CHECK(offsetof(sudokit_link, house) == 17);
    CHECK(offsetof(sudokit_link, chain) == 18);
    CHECK(offsetof(sudokit_link, reserved) == 19);
    LAYOUT(sudokit_step, 5860, 4);
    CHECK(offsetof(sudokit_step, technique) == 0);
    CHECK(offsetof(sudokit_step, rating) == 4);
    CHECK(offsetof(sudokit_step, score) == 8);
    CHECK(offsetof(sudokit_step, level) == 12);
    CHECK(offsetof(sudokit_step, complexity) == 16);
    CHECK(offsetof(sudokit_step, nesting) == 20);
    CHECK(offsetof(sudokit_step, placement_cell) == 24);
    CHECK(offsetof(sudokit_step, placement_digit) == 25);
    CHECK(offsetof(sudokit_step, mark_count) == 26);
    CHECK(offsetof(sudokit_step, house_count) == 27);
    CHECK(offsetof(sudokit_step, link_count) == 28);
    CHECK(offsetof(sudokit_step, links_left_out) == 30);
    CHECK(offsetof(sudokit_step, eliminations) == 32);
    CHECK(offsetof(sudokit_step, houses) == 194);
    CHECK(offsetof(sudokit_step, reserved) == 226);
    CHECK(offsetof(sudokit_step, marks) == 228);
    CHECK(offsetof(sudokit_step, links) == 740);
    LAYOUT(sudokit_hint_options, 120, 8);
    CHECK(offsetof(sudokit_hint_options, struct_size) == 0);
    CHECK(offsetof(sudokit_hint_options, order) == 4);
    CHECK(offsetof(sudokit_hint_options, techniques) == 8);
    CHECK(offsetof(sudokit_hint_options, node_limit) == 24);
    CHECK(offsetof(sudokit_hint_options, max_rating) == 32);
    CHECK(offsetof(sudokit_hint_options, clues) == 36);
    CHECK(offsetof(sudokit_hint_options, padding) == 117);
    LAYOUT(sudokit_rate_options, 16, 8);
    CHECK(offsetof(sudokit_rate_options, struct_size) == 0);
    CHECK(offsetof(sudokit_rate_options, scale) == 4);
    CHECK(offsetof(sudokit_rate_options, node_limit) == 8);
    LAYOUT(sudokit_rating, 1056, 4);
    CHECK(offsetof(sudokit_rating, struct_size) == 0);
    CHECK(offsetof(sudokit_rating, er) == 4);
    CHECK(offsetof(sudokit_rating, ep) == 8);
    CHECK(offsetof(sudokit_rating, ed) == 12);
    CHECK(offsetof(sudokit_rating, hodoku_score) == 16);
    CHECK(offsetof(sudokit_rating, hodoku_level) == 20);
    CHECK(offsetof(sudokit_rating, steps) == 24);
    CHECK(offsetof(sudokit_rating, is_lower_bound) == 28);
    CHECK(offsetof(sudokit_rating, counts) == 32);
    CHECK(offsetof(sudokit_rating, hodoku_counts) == 544);
    LAYOUT(sudokit_rater, 2048, 8);

    CHECK(SUDOKIT_CANDIDATES_LINE == 0 && SUDOKIT_CANDIDATES_FRAMED == 1 && SUDOKIT_CANDIDATES_LIBRARY == 2);
    CHECK(SUDOKIT_CANDIDATES_LONE_STANDS == 1);
    CHECK(SUDOKIT_DETAIL_WHERE == 0 && SUDOKIT_DETAIL_WHAT == 1 && SUDOKIT_DETAIL_EVERYTHING == 2);
    CHECK(offsetof(sudokit_svg_options, struct_size) == 0);
    CHECK(offsetof(sudokit_svg_options, flags) == 4);
    CHECK(offsetof(sudokit_svg_options, theme) == 8);
    CHECK(offsetof(sudokit_svg_options, width) == 12);
    CHECK(SUDOKIT_SVG_LABELS == 1 && SUDOKIT_SVG_LEGEND == 2);
    CHECK(SUDOKIT_THEME_LIGHT == 0 && SUDOKIT_THEME_DARK == 1);

    CHECK(sudokit_version_number() == SUDOKIT_VERSION_NUMBER);
    CHECK(SUDOKIT_VERSION_NUMBER
          == SUDOKIT_VERSION_MAJOR * 10000 + SUDOKIT_VERSION_MINOR * 100 + SUDOKIT_VERSION_PATCH);
    sprintf(version, "%d.%d.%d", SUDOKIT_VERSION_MAJOR, SUDOKIT_VERSION_MINOR, SUDOKIT_VERSION_PATCH);
    CHECK(strcmp(sudokit_version_string(), version) == 0);
    CHECK(sudokit_abi_version() == SUDOKIT_ABI_VERSION);

    CHECK(SUDOKIT_SOLVER_AUTO == 0 && SUDOKIT_SOLVER_BACKTRACK == 1 && SUDOKIT_SOLVER_EXACT_COVER == 2);
    CHECK(SUDOKIT_SOLVER_PROPAGATE == 3 && SUDOKIT_SOLVER_SIMPLE == 4);
    CHECK(SUDOKIT_BACKEND_AUTO == 0 && SUDOKIT_BACKEND_PORTABLE == 1 && SUDOKIT_BACKEND_SSE2 == 2);
    CHECK(SUDOKIT_BACKEND_AVX2 == 3 && SUDOKIT_BACKEND_AVX512 == 4 && SUDOKIT_BACKEND_NEON == 5);
    CHECK(SUDOKIT_UNIQUE == 1 && SUDOKIT_LINE_SIZE == 82);
    CHECK(SUDOKIT_SYMMETRY_NONE == 0 && SUDOKIT_SYMMETRY_HALF_TURN == 1 && SUDOKIT_SYMMETRY_QUARTER_TURN == 2);
    CHECK(SUDOKIT_SYMMETRY_HORIZONTAL == 3 && SUDOKIT_SYMMETRY_VERTICAL == 4 && SUDOKIT_SYMMETRY_BOTH_AXES == 5);
    CHECK(SUDOKIT_SYMMETRY_DIAGONAL == 6 && SUDOKIT_SYMMETRY_ANTIDIAGONAL == 7);
    CHECK(SUDOKIT_SYMMETRY_BOTH_DIAGONALS == 8 && SUDOKIT_SYMMETRY_FULL == 9 && SUDOKIT_SYMMETRY_ANY == 10);
    CHECK(SUDOKIT_GENERATE_MINIMAL == 1 && SUDOKIT_GENERATE_PATTERN == 2 && SUDOKIT_GENERATE_SOLUTION == 4);
    CHECK(SUDOKIT_ORDER_HUMAN == 0 && SUDOKIT_ORDER_RATING == 1 && SUDOKIT_NONE == 255);
    CHECK(SUDOKIT_SCALE_SE_1213 == 0 && SUDOKIT_SCALE_SE_2022 == 1 && SUDOKIT_TECHNIQUES == 128);
    CHECK(SUDOKIT_ROLE_PATTERN == 0 && SUDOKIT_ROLE_FIN == 1 && SUDOKIT_ROLE_PIVOT == 2 && SUDOKIT_ROLE_PINCER == 3);
    CHECK(SUDOKIT_ROLE_BLOCKER == 4 && SUDOKIT_ROLE_BASE == 5 && SUDOKIT_ROLE_COVER == 6 && SUDOKIT_ROLE_SET_A == 7);
    CHECK(SUDOKIT_ROLE_SET_B == 8 && SUDOKIT_ROLE_SET_C == 9 && SUDOKIT_ROLE_COLOR_A == 10);
    CHECK(SUDOKIT_ROLE_COLOR_B == 11 && SUDOKIT_ROLE_COLOR_C == 12 && SUDOKIT_ROLE_COLOR_D == 13);
    CHECK(SUDOKIT_ROLE_ASSUMPTION == 14 && SUDOKIT_ROLE_CONCLUSION == 15 && SUDOKIT_ROLE_COMMON == 16);
    CHECK(SUDOKIT_ROLE_MISTAKE == 17 && SUDOKIT_REASON_CELL == 0 && SUDOKIT_REASON_HOUSE == 1);
    CHECK(SUDOKIT_REASON_LOCKED_SET == 2 && SUDOKIT_REASON_INNER == 3);
    /* The numbers of techniques are permanent. */
    CHECK(SUDOKIT_TECHNIQUE_FULL_HOUSE == 0 && SUDOKIT_TECHNIQUE_HIDDEN_SINGLE == 1);
    CHECK(SUDOKIT_TECHNIQUE_X_WING == 17 && SUDOKIT_TECHNIQUE_XY_WING == 37 && SUDOKIT_TECHNIQUE_BUG_1 == 53);
    CHECK(SUDOKIT_TECHNIQUE_NISHIO == 83 && SUDOKIT_TECHNIQUE_NESTED_REGION == 97);
    CHECK(SUDOKIT_TECHNIQUE_CONFLICT == 98 && SUDOKIT_TECHNIQUE_MISSING_CANDIDATE == 100);
    return failures != 0;
}
