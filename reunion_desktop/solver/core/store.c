#include "store.h"

#include <stdlib.h>

enum { LINE = 64 };

int open_store(Store *store, int tricks)
{
    /* Buckets by tricks to come, as powers of two: fewer where fewer positions occur, because
     * fresh memory is the main cost of a short search. */
    static const int SIZE[] = {4, 4, 4, 4, 6, 8, 9, 10, 12, 13, 13};
    int size = SIZE[tricks < 10 ? tricks : 10];
    size_t count = (size_t)1 << size;
    store->memory = calloc(count * sizeof(Bucket) + LINE, 1);
    store->buckets = (Bucket *)(((uintptr_t)store->memory + LINE - 1) & ~(uintptr_t)(LINE - 1));
    store->mask = (uint32_t)count - 1;
    store->deal = 0;
    return store->memory != NULL;
}

void close_store(Store *store)
{
    free(store->memory);
}
