/* Transposition table of max^n: values of positions for each of the three seats. */
#ifndef REUNION_WORTHS_H
#define REUNION_WORTHS_H

#include <stdint.h>

#include "bits.h"

/* The parts of a key, the shape being in the lowest bits. */
enum { KEY_LEADER = 30, KEY_TOOK = 32, KEY_POINTS = 35, KEY_DEAL = 55 };

/* The values of three seats in one number: a field for each, offset by the same bias. Gains are
 * added without unpacking. Zero stands for none. */
typedef uint64_t Vector;

enum { FIELD = 16, BIAS = 1 << 15 };

#define NOTHING ((Vector)BIAS << 2 * FIELD | (Vector)BIAS << FIELD | (Vector)BIAS)

INLINE int field_of(Vector vector, int seat)
{
    return (int)(vector >> FIELD * seat & 0xFFFF) - BIAS;
}

/* The summand for a gain of one seat. */
INLINE Vector gain_of(int seat, int gain)
{
    return (Vector)(int64_t)gain << FIELD * seat;
}

/* The value of a position between tricks. Positions of one shape, the points included, have equal
 * values. */
typedef struct {
    uint64_t key; /* shape, leader, tricks taken, points so far where they matter, the deal; 0:
                   * empty */
    Vector worth; /* with the number of cards in hands above its fields */
} Worth;

enum { SIZE = 3 * FIELD };

enum { WORTHS = 4 };

/* One cache line. */
typedef struct {
    Worth entry[WORTHS];
} Worths;

typedef struct {
    Worths *lines;
    void *memory;
    uint32_t mask;
    uint32_t filled; /* entries of the deal that is being searched */
    uint32_t deal;   /* that deal, from 1 */
} MaxnStore;

/* Allocate the size that most searches of this many tricks need; returns 0 where there is no
 * memory. */
int open_maxn(MaxnStore *store, int tricks, int with_points);
void close_maxn(MaxnStore *store);

/* Forget the entries of the previous deal. */
void next_deal(MaxnStore *store);

void remember(MaxnStore *store, const Worth *worth);

INLINE uint32_t hash_of(uint64_t key)
{
    uint64_t mixed = key * 0x9E3779B97F4A7C15u;
    mixed ^= mixed >> 29;
    mixed *= 0xBF58476D1CE4E5B9u;
    return (uint32_t)(mixed >> 36);
}

#endif
