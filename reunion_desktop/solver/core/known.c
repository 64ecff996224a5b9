#include "known.h"

#include <stdlib.h>
#include <string.h>

enum { LINE = 64, DEALS = (1 << 19) - 1 };

int open_library(Library *library, int cards)
{
    if (!library->memory) {
        /* Sizes as powers of two: smaller where fewer positions occur, because fresh memory is
         * the main cost of a short search. */
        int size = cards <= 12 ? 5 : cards <= 20 ? 8 : cards <= 24 ? 10 : cards <= 28 ? 12 : 14;
        size_t count = (size_t)1 << size;
        library->memory = calloc(count * sizeof(Shelf) + LINE, 1);
        if (!library->memory)
            return 0;
        library->shelves
            = (Shelf *)(((uintptr_t)library->memory + LINE - 1) & ~(uintptr_t)(LINE - 1));
        library->mask = (uint32_t)count - 1;
        library->deal = 0;
    }
    if (library->deal++ == DEALS) {
        memset(library->shelves, 0, ((size_t)library->mask + 1) * sizeof(Shelf));
        library->deal = 1;
    }
    return 1;
}

void close_library(Library *library)
{
    free(library->memory);
}
