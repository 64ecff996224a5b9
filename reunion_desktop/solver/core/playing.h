/* Playouts: how a deal ends when all seats go on as the judge does, each by what it sees itself. */
#ifndef REUNION_PLAYING_H
#define REUNION_PLAYING_H

#include <stdint.h>

#include "answer.h"
#include "world.h"

/* What is asked of playouts, and how they are settled for one seat. */
typedef struct {
    int seat;                /* whose decision it is */
    const uint64_t *choices; /* what he may play, or lay away */
    int count;
    int discards;            /* how many cards a choice lays away; 0 where it plays one */
    int solve;               /* tricks at the end that are played with open cards */
    int solve_points;        /* the same where nothing but points is left to be won */
    const Rules *open_rules; /* the rules by place for these, extras in their measure */
    MaxnRules aims;
    const int32_t *units;    /* for each seat, by the points of seats 0 and 1, in steps */
    int side, step;
    int32_t fee;             /* what one fee is worth in the same measure */
    const int32_t *liking;   /* how it is liked, from -LIKED on, in steps; NULL for as it is */
    int32_t liking_step;
    int first, then;         /* worlds until the first look at who has fallen behind, and the next */
    int64_t surety;          /* hundredths of the square of standard errors; 0 for no race */
} Playouts;

enum { LIKED = 64, MOST_CANDIDATES = 16, WORTH = 0, OWN_POINTS = 1, OWN_FEES = 2, OUTCOME = 3 };

/* Play every choice to the end in a world: OUTCOME numbers for each that is alive. Returns 0 where
 * there is no memory, -1 where the hands cannot be. */
int play_out(const History *history, const Playouts *asked, unsigned alive,
             const uint64_t hand[SEATS], uint64_t away, Context *context, int32_t *out);

/* How a race is run: so many choices, with so many numbers an outcome, its worth the first of them. */
typedef struct {
    int count, width;
    int64_t surety; /* hundredths of the square of standard errors; 0 for no race */
} Race;

/* The choices that are still in the race after so many worlds. */
unsigned still_alive(const Race *race, unsigned alive, const int32_t *outcomes,
                     const int32_t *weights, int64_t worlds);

/* The dearest card; of several the lowest place. */
int dearest_place(const int32_t worth[CARDS], uint64_t legal);

#endif
