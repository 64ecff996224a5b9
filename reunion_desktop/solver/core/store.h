/* Transposition table: bounds of positions between tricks, found by shape. */
#ifndef REUNION_STORE_H
#define REUNION_STORE_H

#include <stdint.h>

#include "bits.h"

enum { ENTRIES = 5 };

/* One cache line. A bucket of another deal counts as empty, so that nothing has to be cleared
 * between the determinizations of one call. */
typedef struct {
    uint32_t deal;
    uint32_t shape[ENTRIES]; /* with the leader in its top bits; 0 where the entry is empty */
    uint32_t cards[ENTRIES]; /* the position itself */
    int16_t low[ENTRIES];
    int16_t high[ENTRIES];
} Bucket;

typedef struct {
    Bucket *buckets;
    void *memory;
    uint32_t mask;
    uint32_t deal; /* the deal that is being searched, from 1 */
} Store;

/* Allocate the table for a number of tricks; returns 0 where there is no memory. */
int open_store(Store *store, int tricks);
void close_store(Store *store);

/* The bucket of a shape. The flags are mixed in by exclusive or: within one bucket a shape then
 * implies them, and they need not be stored. */
INLINE Bucket *bucket_of(const Store *store, uint32_t shape, unsigned flags)
{
    uint32_t mixed = shape * 0x9E3779B1u;
    mixed ^= mixed >> 15;
    mixed *= 0x85EBCA77u;
    return &store->buckets[((mixed >> 16) ^ flags) & store->mask];
}

/* Store the bounds of a position: in its old place if it has one, else in an empty one, else in
 * that of the oldest entry; entries move up. Several positions of one shape may be stored side by
 * side, as each gives other bounds. */
INLINE void keep(Bucket *bucket, uint32_t deal, uint32_t shape, uint32_t cards, int low, int high)
{
    int at = 0;
    if (bucket->deal != deal) {
        bucket->deal = deal;
        for (int i = 0; i < ENTRIES; i++)
            bucket->shape[i] = 0;
    }
    while (at < ENTRIES - 1 && bucket->shape[at]
           && (bucket->shape[at] != shape || bucket->cards[at] != cards))
        at++;
    if (bucket->shape[at] == shape && bucket->cards[at] == cards) {
        low = low > bucket->low[at] ? low : bucket->low[at];
        high = high < bucket->high[at] ? high : bucket->high[at];
    }
    for (; at > 0; at--) {
        bucket->shape[at] = bucket->shape[at - 1];
        bucket->cards[at] = bucket->cards[at - 1];
        bucket->low[at] = bucket->low[at - 1];
        bucket->high[at] = bucket->high[at - 1];
    }
    bucket->shape[0] = shape;
    bucket->cards[0] = cards;
    bucket->low[0] = (int16_t)low;
    bucket->high[0] = (int16_t)high;
}

#endif
