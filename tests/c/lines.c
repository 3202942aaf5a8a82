/* A text with a puzzle a line: a line out for each line in, whatever the text, the buffer, the workspace and the budget. */
#include <stdlib.h>
#include "puzzles.h"

enum { LINE = SUDOKIT_LINE_SIZE, LINES = 3 * PUZZLES, GUARD = 64 };

static char text[LINES * 120], expected[LINES][LINE], out[LINES * LINE + GUARD];
static size_t length, lines, malformed_lines;
static uint64_t malformed[LINES + 8], expected_malformed[LINES], workspace[1 << 16];

static void expect(const char *cells, char all)
{
    if (all != '\0')
        memset(expected[lines], all, 81);
    else
        memcpy(expected[lines], cells, 81);
    expected[lines][81] = '\n';
    if (all == '!')
        expected_malformed[malformed_lines++] = lines;
    lines++;
}

static void add(const char *bytes, size_t size)
{
    memcpy(text + length, bytes, size);
    length += size;
}

static void add_puzzle(size_t i)
{
    static const char ends[] = "\0 \t,;#";
    char cells[81], solution[81], end = ends[any(6)];
    size_t j;
    for (j = 0; j < 81; j++) {
        uint8_t cell = puzzles[i].cells[j];
        cells[j] = cell == 0 ? ".0"[any(2)] : cell > 9 ? (char)('a' + cell % 26) : (char)('0' + cell);
        solution[j] = (char)('0' + solutions[i].cells[j]);
    }
    add(cells, 81);
    if (end != '\0')
        add(&end, 1), add("1 any\rthing", any(12));
    add("\r\n", 2);
    if (any(2) == 0)
        memcpy(text + length - 2, "\n", 1), length--;
    expect(solution, results[i] == SUDOKIT_OK ? '\0' : results[i] == SUDOKIT_NOT_UNIQUE ? '+'
                     : results[i] == SUDOKIT_NO_SOLUTION ? '-' : results[i] == SUDOKIT_LIMIT ? '?' : '!');
}

static void add_other(void)
{
    static const struct { const char *line; char all; } others[] = {
        {"\n", '#'},       {"\r\n", '#'},     {" \t \n", '#'},   {"# comment\n", '#'}, {"  #\r\n", '#'},
        {"12\n", '!'},     {"x\r\n", '!'},    {"\r\r\r1\n", '!'}, {"Grid 01\n", '!'},
        {" 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n", '!'},
        {"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79.\n", '!'},
        {"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\r.\n", '!'},
        {"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7\n", '!'},
        {"53..7....6..195....98....6.8...6...34..8.3..17...2...6\n.6....28....419..5....8..79\n", '!'},
    };
    enum { OTHERS = sizeof others / sizeof others[0] };
    size_t i = any(OTHERS);
    add(others[i].line, strlen(others[i].line));
    expect(NULL, others[i].all);
    if (i == OTHERS - 1)
        expect(NULL, '!');
}

static void make_text(void)
{
    static const char *const last[] = {"\n", "", "\r", " ", "#\n", "\n\n"};
    size_t i = any(6), j;
    length = lines = malformed_lines = 0;
    for (j = 0; j < PUZZLES; j++) {
        add_puzzle(j);
        if (any(4) == 0)
            add_other();
    }
    add("12345", 5);
    add(last[i], strlen(last[i]));
    expect(NULL, '!');
    if (i == 5)
        expect(NULL, '#');
}

/* Call after call, with room for so many bytes in each. */
static void solve_text(sudokit_solve_options options, uint64_t budget, size_t capacity, size_t size, size_t most)
{
    sudokit_cursor cursor = {0, 0, 0, 0, 0};
    size_t done = 0, bad = 0, i;
    sudokit_result result;
    options.budget = budget;
    do {
        size_t written = 1, count = 12345;
        paint(out);
        paint(malformed);
        result = sudokit_solve_lines(text, length, &cursor, &options, out, capacity, &written, malformed, most, &count,
                                     size == 0 ? NULL : (char *)workspace + 3, size);
        CHECK(written % LINE == 0 && written >= LINE && written <= capacity && done + written / LINE <= lines);
        CHECK(memcmp(out, expected[done], written) == 0);
        for (i = written; i < sizeof out && i % LINE == 0; i += LINE)
            CHECK(untouched_bytes(out + i, i + LINE > sizeof out ? sizeof out - i : LINE));
        for (i = 0; i < count && i < most; i++)
            CHECK(malformed[i] == expected_malformed[bad + i]);
        CHECK(untouched_bytes(malformed + i, sizeof malformed - 8 * i));
        done += written / LINE;
        bad += count;
        CHECK(cursor.line == done + 1 && cursor.column == 1 && cursor.lines_before == done);
        CHECK(cursor.lines_before_high == 0);
    } while (result == SUDOKIT_LIMIT && done < lines);
    CHECK(result == SUDOKIT_OK && done == lines && bad == malformed_lines && cursor.offset == length);
    result = sudokit_solve_lines(text, length, &cursor, &options, out, capacity, &done, NULL, 0, NULL, NULL, 0);
    CHECK(result == SUDOKIT_OK && done == 0 && cursor.offset == length && cursor.lines_before == lines);
}

static void any_slices(void)
{
    static const uint64_t limits[] = {0, 0, 1, 3};
    uint32_t round;
    for (round = 0; round < 8; round++) {
        sudokit_solve_options options = options_of(round & 1, limits[round / 2], 0);
        solve_each(&options);
        make_text();
        solve_text(options, 0, sizeof out - GUARD, sizeof workspace - 3, LINES);
        solve_text(options, 0, sizeof out - GUARD, 0, 0);
        solve_text(options, 0, LINE, 0, 1);
        solve_text(options, 0, 2 * LINE + any(LINE), sizeof workspace - 3, 2);
        solve_text(options, 0, LINE * 40, sizeof workspace - 3, 3);
        solve_text(options, 1, sizeof out - GUARD, sizeof workspace - 3, LINES);
        solve_text(options, 1, sizeof out - GUARD, 0, LINES);
        solve_text(options, 100, LINE * 50, 1000, LINES);
    }
}

/* The text is memory of its own, so that valgrind and AddressSanitizer see a byte read behind it. */
static void texts_that_end_anywhere(void)
{
    size_t size;
    for (size = 0; size <= 170; size++) {
        char *copy = malloc(size + 1);
        sudokit_cursor cursor = {0, 0, 0, 0, 0};
        size_t written = 1, count = 1;
        CHECK(copy != NULL);
        if (copy == NULL)
            return;
        memcpy(copy + 1, text, size);
        CHECK(sudokit_solve_lines(copy + 1, size, &cursor, NULL, out, sizeof out, &written, NULL, 9, &count, NULL, 0)
              == SUDOKIT_OK);
        CHECK(cursor.offset == size && (written == 0) == (size == 0));
        free(copy);
    }
}

static void many_lines_before(void)
{
    sudokit_cursor cursor = {0, 0, 0, UINT32_MAX, 0};
    size_t written;
    CHECK(sudokit_solve_lines("\nx\n", 3, &cursor, NULL, out, sizeof out, &written, malformed, 1, NULL, NULL, 0)
          == SUDOKIT_OK);
    CHECK(written == 2 * LINE && malformed[0] == (uint64_t)1 << 32 && cursor.line == UINT32_MAX);
    CHECK(cursor.lines_before == 1 && cursor.lines_before_high == 1);
    paint(cursor);
    CHECK(sudokit_solve_lines("\nx\n", 3, &cursor, NULL, out, sizeof out, &written, malformed, 1, NULL, NULL, 0)
          == SUDOKIT_OK);
    CHECK(written == 0);
}

static void errors(void)
{
    sudokit_solve_options options = options_of(0, 0, 0), bad = options_of(2, 0, 0), other = options_of(0, 0, 0);
    sudokit_cursor cursor = {0, 0, 0, 0, 0};
    uint64_t memory[8];
    void *misaligned = (char *)memory + 1;
    size_t written, count;
    paint(out);
    paint(malformed);
    paint(workspace);
    paint(written);
    paint(count);
    other.solver = SUDOKIT_SOLVER_PROPAGATE;
#define SOLVE(text, len, cursor, options, out, capacity, written, malformed, most, count)                          \
    sudokit_solve_lines(text, len, cursor, options, out, capacity, written, malformed, most, count, workspace,     \
                        sizeof workspace)
    CHECK(SOLVE(NULL, 9, &cursor, NULL, out, LINE, &written, malformed, 9, &count) == SUDOKIT_E_NULL);
    CHECK(SOLVE("x", 1, NULL, NULL, out, LINE, &written, malformed, 9, &count) == SUDOKIT_E_NULL);
    CHECK(SOLVE("x", 1, &cursor, NULL, NULL, LINE, &written, malformed, 9, &count) == SUDOKIT_E_NULL);
    CHECK(SOLVE("x", 1, &cursor, NULL, out, LINE, NULL, malformed, 9, &count) == SUDOKIT_E_NULL);
    CHECK(SOLVE("x", 1, misaligned, NULL, out, LINE, &written, malformed, 9, &count) == SUDOKIT_E_ALIGN);
    CHECK(SOLVE("x", 1, &cursor, NULL, out, LINE, misaligned, malformed, 9, &count) == SUDOKIT_E_ALIGN);
    CHECK(SOLVE("x", 1, &cursor, NULL, out, LINE, &written, misaligned, 9, &count) == SUDOKIT_E_ALIGN);
    CHECK(SOLVE("x", 1, &cursor, NULL, out, LINE, &written, malformed, 9, misaligned) == SUDOKIT_E_ALIGN);
    CHECK(SOLVE("x", 1, &cursor, misaligned, out, LINE, &written, malformed, 9, &count) == SUDOKIT_E_ALIGN);
    CHECK(SOLVE("x", SIZE_MAX, &cursor, NULL, out, LINE, &written, malformed, 9, &count) == SUDOKIT_E_SIZE);
    CHECK(SOLVE("x", 1, &cursor, NULL, out, LINE - 1, &written, malformed, 9, &count) == SUDOKIT_E_SIZE);
    CHECK(SOLVE("x", 1, &cursor, NULL, out, 0, &written, malformed, 9, &count) == SUDOKIT_E_SIZE);
    CHECK(SOLVE("x", 1, &cursor, NULL, out, SIZE_MAX, &written, malformed, 9, &count) == SUDOKIT_E_SIZE);
    CHECK(SOLVE("x", 1, &cursor, NULL, out, LINE, &written, malformed, SIZE_MAX, &count) == SUDOKIT_E_SIZE);
    CHECK(SOLVE("x", 1, &cursor, &bad, out, LINE, &written, malformed, 9, &count) == SUDOKIT_E_OPTIONS);
    CHECK(SOLVE("x", 1, &cursor, &other, out, LINE, &written, malformed, 9, &count) == SUDOKIT_E_OPTIONS);
    CHECK(untouched(out) && untouched(malformed) && untouched(written) && untouched(count) && untouched(workspace));
    CHECK(cursor.offset == 0 && cursor.line == 0 && cursor.column == 0 && cursor.lines_before == 0);
    CHECK(SOLVE(NULL, 0, &cursor, &options, out, LINE, &written, NULL, 9, &count) == SUDOKIT_OK);
    CHECK(untouched(out) && written == 0 && count == 0);
}

int main(void)
{
    make_puzzles();
    errors();
    any_slices();
    texts_that_end_anywhere();
    many_lines_before();
    return failures != 0;
}
