/* Transforms and canonical forms: the laws, bad input, and outputs that stay as they were. */
#include "check.h"
#include "sudokit.h"

static const char puzzle_text[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char solution_text[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

static sudokit_grid grid_of(const char *text)
{
    sudokit_grid grid;
    CHECK(sudokit_parse(text, strlen(text), &grid, NULL) == SUDOKIT_OK);
    return grid;
}

static sudokit_transform random_transform(uint64_t seed)
{
    sudokit_transform transform;
    CHECK(sudokit_transform_random(seed, &transform) == SUDOKIT_OK);
    return transform;
}

static int equal(const sudokit_grid *a, const sudokit_grid *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

static int equal_transforms(const sudokit_transform *a, const sudokit_transform *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

/* Everything that takes a transform turns a bad one down. */
static void bad(const sudokit_transform *transform)
{
    sudokit_grid grid = grid_of(puzzle_text), out;
    sudokit_transform good = random_transform(1), written;
    paint(out);
    paint(written);
    CHECK(sudokit_transform_apply(transform, &grid, &out) == SUDOKIT_E_VALUE);
    CHECK(sudokit_transform_invert(transform, &written) == SUDOKIT_E_VALUE);
    CHECK(sudokit_transform_compose(transform, &good, &written) == SUDOKIT_E_VALUE);
    CHECK(sudokit_transform_compose(&good, transform, &written) == SUDOKIT_E_VALUE);
    CHECK(untouched(out) && untouched(written));
}

static void bad_transforms(void)
{
    sudokit_transform transform = random_transform(2), changed;
    size_t i;

    for (i = 0; i < sizeof transform; i++) {
        static const uint8_t wrong[] = {2, 9, 10, 16, 255};
        size_t j;
        for (j = 0; j < sizeof wrong; j++) {
            memcpy(&changed, &transform, sizeof changed);
            ((uint8_t *)&changed)[i] = wrong[j];
            if (!equal_transforms(&changed, &transform))
                bad(&changed);
        }
    }
    /* Rows and columns of different bands and stacks. */
    changed = transform;
    changed.rows[2] = transform.rows[3];
    changed.rows[3] = transform.rows[2];
    bad(&changed);
    changed = transform;
    changed.columns[5] = transform.columns[6];
    changed.columns[6] = transform.columns[5];
    bad(&changed);
    memset(&changed, 0, sizeof changed);
    bad(&changed);
    memset(&changed, 0xff, sizeof changed);
    bad(&changed);
}

static void transforms(void)
{
    sudokit_transform identity, a = random_transform(3), b = random_transform(4), c;
    sudokit_grid puzzle = grid_of(puzzle_text), wrong = puzzle, one, other;

    paint(one);
    paint(c);
    CHECK(sudokit_transform_identity(NULL) == SUDOKIT_E_NULL);
    CHECK(sudokit_transform_random(5, NULL) == SUDOKIT_E_NULL);
    CHECK(sudokit_transform_apply(NULL, &puzzle, &one) == SUDOKIT_E_NULL);
    CHECK(sudokit_transform_apply(&a, NULL, &one) == SUDOKIT_E_NULL);
    CHECK(sudokit_transform_apply(&a, &puzzle, NULL) == SUDOKIT_E_NULL);
    CHECK(sudokit_transform_invert(NULL, &c) == SUDOKIT_E_NULL);
    CHECK(sudokit_transform_invert(&a, NULL) == SUDOKIT_E_NULL);
    CHECK(sudokit_transform_compose(NULL, &b, &c) == SUDOKIT_E_NULL);
    CHECK(sudokit_transform_compose(&a, NULL, &c) == SUDOKIT_E_NULL);
    CHECK(sudokit_transform_compose(&a, &b, NULL) == SUDOKIT_E_NULL);
    wrong.cells[80] = 10;
    CHECK(sudokit_transform_apply(&a, &wrong, &one) == SUDOKIT_E_VALUE);
    CHECK(untouched(one) && untouched(c));

    CHECK(sudokit_transform_identity(&identity) == SUDOKIT_OK);
    CHECK(sudokit_transform_apply(&identity, &puzzle, &one) == SUDOKIT_OK && equal(&one, &puzzle));
    c = random_transform(3);
    CHECK(equal_transforms(&a, &c) && !equal_transforms(&a, &b));

    /* Input and output are the same object. */
    CHECK(sudokit_transform_compose(&a, &b, &c) == SUDOKIT_OK);
    CHECK(sudokit_transform_apply(&c, &puzzle, &one) == SUDOKIT_OK);
    other = puzzle;
    CHECK(sudokit_transform_apply(&a, &other, &other) == SUDOKIT_OK);
    CHECK(sudokit_transform_apply(&b, &other, &other) == SUDOKIT_OK && equal(&one, &other));
    CHECK(sudokit_transform_invert(&c, &c) == SUDOKIT_OK);
    CHECK(sudokit_transform_apply(&c, &other, &other) == SUDOKIT_OK && equal(&other, &puzzle));
    CHECK(sudokit_transform_invert(&a, &c) == SUDOKIT_OK);
    CHECK(sudokit_transform_compose(&a, &c, &a) == SUDOKIT_OK && equal_transforms(&a, &identity));

    /* Digits that break a rule are moved like any others. */
    memset(&wrong, 7, sizeof wrong);
    CHECK(sudokit_transform_apply(&b, &wrong, &one) == SUDOKIT_OK && one.cells[40] == b.digits[6]);
}

static void canonical_forms(void)
{
    uint64_t memory[2], count;
    sudokit_grid puzzle = grid_of(puzzle_text), solution = grid_of(solution_text), empty, wrong = puzzle;
    sudokit_grid broken = puzzle, form, other;
    sudokit_transform transform;
    uint64_t seed;

    memset(&empty, 0, sizeof empty);
    wrong.cells[40] = 10;
    broken.cells[2] = 7;
    paint(form);
    paint(transform);
    paint(count);
    CHECK(sudokit_canonicalize(NULL, &form, &transform) == SUDOKIT_E_NULL);
    CHECK(sudokit_canonicalize(&puzzle, NULL, &transform) == SUDOKIT_E_NULL);
    CHECK(sudokit_canonicalize(&wrong, &form, &transform) == SUDOKIT_E_VALUE);
    CHECK(sudokit_canonicalize(&broken, &form, &transform) == SUDOKIT_CONFLICT);
    CHECK(sudokit_automorphisms(NULL, &count) == SUDOKIT_E_NULL);
    CHECK(sudokit_automorphisms(&puzzle, NULL) == SUDOKIT_E_NULL);
    CHECK(sudokit_automorphisms(&puzzle, (uint64_t *)(void *)((char *)memory + 1)) == SUDOKIT_E_ALIGN);
    CHECK(sudokit_automorphisms(&wrong, &count) == SUDOKIT_E_VALUE);
    CHECK(sudokit_automorphisms(&broken, &count) == SUDOKIT_CONFLICT);
    CHECK(untouched(form) && untouched(transform) && untouched(count));

    CHECK(sudokit_canonicalize(&puzzle, &form, &transform) == SUDOKIT_OK);
    CHECK(sudokit_transform_apply(&transform, &puzzle, &other) == SUDOKIT_OK && equal(&other, &form));
    for (seed = 0; seed < 100; seed++) {
        transform = random_transform(seed);
        CHECK(sudokit_transform_apply(&transform, &puzzle, &other) == SUDOKIT_OK);
        CHECK(sudokit_canonicalize(&other, &other, NULL) == SUDOKIT_OK && equal(&other, &form));
    }
    CHECK(sudokit_canonicalize(&solution, &other, NULL) == SUDOKIT_OK);
    CHECK(memcmp(other.cells, "\1\2\3\4\5\6\7\10\11", 9) == 0);
    CHECK(sudokit_canonicalize(&empty, &other, &transform) == SUDOKIT_OK && equal(&other, &empty));
    CHECK(sudokit_automorphisms(&puzzle, &count) == SUDOKIT_OK && count == 1);
    CHECK(sudokit_automorphisms(&empty, &count) == SUDOKIT_OK && count == UINT64_C(1218998108160));
}

static void batches(void)
{
    enum { COUNT = 5, STRIDE = 90 };
    uint8_t grids[COUNT][STRIDE], forms[COUNT][STRIDE], expected[81];
    sudokit_result results[COUNT];
    const size_t huge = (size_t)-1 / 90;
    sudokit_grid grid = grid_of(puzzle_text), form;
    int i;

    paint(grids);
    for (i = 0; i < COUNT; i++)
        memcpy(grids[i], grid.cells, 81);
    grids[1][2] = 7;
    grids[3][80] = 10;
    CHECK(sudokit_canonicalize(&grid, &form, NULL) == SUDOKIT_OK);
    memcpy(expected, form.cells, 81);

    paint(forms);
    paint(results);
    CHECK(sudokit_canonicalize_batch(NULL, 90, COUNT, forms[0], 90, results) == SUDOKIT_E_NULL);
    CHECK(sudokit_canonicalize_batch(grids[0], 90, COUNT, NULL, 90, results) == SUDOKIT_E_NULL);
    CHECK(sudokit_canonicalize_batch(grids[0], 80, COUNT, forms[0], 90, results) == SUDOKIT_E_SIZE);
    CHECK(sudokit_canonicalize_batch(grids[0], 90, COUNT, forms[0], 80, results) == SUDOKIT_E_SIZE);
    CHECK(sudokit_canonicalize_batch(grids[0], 90, huge, forms[0], 90, results) == SUDOKIT_E_SIZE);
    CHECK(sudokit_canonicalize_batch(grids[0], 90, COUNT, forms[0], 90, (void *)((char *)results + 1))
          == SUDOKIT_E_ALIGN);
    CHECK(sudokit_canonicalize_batch(NULL, 81, 0, NULL, 81, NULL) == SUDOKIT_OK);
    CHECK(untouched(forms) && untouched(results));

    CHECK(sudokit_canonicalize_batch(grids[0], 90, COUNT, forms[0], 90, results) == SUDOKIT_OK);
    for (i = 0; i < COUNT; i++) {
        sudokit_result result = i == 1 ? SUDOKIT_CONFLICT : i == 3 ? SUDOKIT_E_VALUE : SUDOKIT_OK;
        CHECK(results[i] == result);
        CHECK(result == SUDOKIT_OK ? memcmp(forms[i], expected, 81) == 0 : untouched_bytes(forms[i], 81));
        CHECK(untouched_bytes(forms[i] + 81, STRIDE - 81) && untouched_bytes(grids[i] + 81, STRIDE - 81));
    }
    /* In place, without results. */
    CHECK(sudokit_canonicalize_batch(grids[0], 90, COUNT, grids[0], 90, NULL) == SUDOKIT_OK);
    for (i = 0; i < COUNT; i++)
        CHECK(memcmp(grids[i], expected, 81) == 0 || i == 1 || i == 3);
    CHECK(grids[1][2] == 7 && grids[3][80] == 10);
}

int main(void)
{
    transforms();
    bad_transforms();
    canonical_forms();
    batches();
    return failures != 0;
}
