/* Playouts of two sides: how a deal ends when all seats go on as the judge does, each by what it sees
 * itself, and what that is worth to one of them. */
#ifndef REUNION_PARTNERS_H
#define REUNION_PARTNERS_H

#include <stdint.h>

#include "answer.h"
#include "world.h"

/* What is asked, and how an end is settled. */
typedef struct {
    int seat;                /* whose decision it is */
    const uint64_t *choices; /* what he may play, a card each */
    int count;
    int solve;               /* tricks at the end that are searched with open cards */
    const int32_t *worth;    /* of side 0, by what it has counted */
    int whole;               /* what both sides count together */
    int marches;             /* whether every trick is worth something of its own */
    int32_t march[2];        /* to side 0, that side 0 or side 1 took every trick */
    int first[2];            /* what each side must reach to have won; 0 where all is counted */
    int32_t liking;          /* for all that one's own side counts, each */
} Partners;

enum { SIDE_WORTH = 0, SIDE_COUNTED = 1, SIDE_OUTCOME = 2 };

/* Play every choice to the end in a world: SIDE_OUTCOME numbers for each that is alive. Returns 0
 * where there is no memory, -1 where the hands cannot be. */
int play_sides(const History *history, const Partners *asked, unsigned alive,
               const uint64_t hand[SEATS], Context *context, int32_t *out);

#endif
