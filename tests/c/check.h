/* What the C tests share: a check that goes on after a failure, and memory that shows whether it was written to. */
#ifndef CHECK_H
#define CHECK_H

#include <stdio.h>
#include <string.h>

static int failures;

#define CHECK(condition)                                                        \
    do {                                                                        \
        if (!(condition)) {                                                     \
            failures++;                                                         \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);     \
        }                                                                       \
    } while (0)

enum { PAINT = 0xa5 };

static inline void paint_bytes(void *object, size_t size)
{
    memset(object, PAINT, size);
}

static inline int untouched_bytes(const void *object, size_t size)
{
    const unsigned char *bytes = object;
    size_t i;
    for (i = 0; i < size; i++)
        if (bytes[i] != PAINT)
            return 0;
    return 1;
}

#define paint(object) paint_bytes(&(object), sizeof(object))
#define untouched(object) untouched_bytes(&(object), sizeof(object))

#endif
