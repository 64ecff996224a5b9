#include "worths.h"

#include <stdlib.h>
#include <string.h>

enum { LINE = 64, DEALS = 511 };

/* Sizes as powers of two. The table begins with the size that most searches of this many tricks
 * need, because fresh memory is the main cost of a short search, and doubles as it fills. */
enum { MOST_SIZE = 21, MOST_TRICKS = 10 };
static const int FIRST_SIZE[MOST_TRICKS + 1] = {4, 4, 4, 6, 7, 9, 11, 13, 14, 15, 16};

static Worths *lines_in(void *memory)
{
    return (Worths *)(((uintptr_t)memory + LINE - 1) & ~(uintptr_t)(LINE - 1));
}

int open_maxn(MaxnStore *store, int tricks, int with_points)
{
    size_t count = (size_t)1 << (FIRST_SIZE[tricks] + (with_points ? 2 : 0));
    store->memory = calloc(count * sizeof(Worths) + LINE, 1);
    store->lines = lines_in(store->memory);
    store->mask = (uint32_t)count - 1;
    store->deal = store->filled = 0;
    return store->memory != NULL;
}

void close_maxn(MaxnStore *store)
{
    free(store->memory);
}

void next_deal(MaxnStore *store)
{
    if (store->deal++ == DEALS) {
        memset(store->lines, 0, ((size_t)store->mask + 1) * sizeof(Worths));
        store->deal = 1;
    }
    store->filled = 0;
}

/* Store in an empty or outdated place of the line, else in that of the fewest cards. */
static void put(MaxnStore *store, const Worth *worth)
{
    Worths *line = &store->lines[hash_of(worth->key) & store->mask];
    Worth *least = &line->entry[0];
    for (int i = 0; i < WORTHS; i++) {
        Worth *entry = &line->entry[i];
        if (entry->key >> KEY_DEAL != store->deal) {
            store->filled++;
            least = entry;
            break;
        }
        if (entry->worth >> SIZE < least->worth >> SIZE)
            least = entry;
    }
    *least = *worth;
}

/* Double the size; without memory the search goes on with the old size. */
static void grow(MaxnStore *store)
{
    MaxnStore larger = *store;
    size_t count = ((size_t)store->mask + 1) * 2;
    if (count > (size_t)1 << MOST_SIZE)
        return;
    larger.memory = calloc(count * sizeof(Worths) + LINE, 1);
    if (!larger.memory)
        return;
    larger.lines = lines_in(larger.memory);
    larger.mask = (uint32_t)count - 1;
    larger.filled = 0;
    for (uint32_t line = 0; line <= store->mask; line++)
        for (int i = 0; i < WORTHS; i++)
            if (store->lines[line].entry[i].key >> KEY_DEAL == store->deal)
                put(&larger, &store->lines[line].entry[i]);
    free(store->memory);
    *store = larger;
}

void remember(MaxnStore *store, const Worth *worth)
{
    /* Half full: a line of four would soon have to evict entries. */
    if (store->filled > 2 * store->mask)
        grow(store);
    put(store, worth);
}
