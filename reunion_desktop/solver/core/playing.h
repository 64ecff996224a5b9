/* Playouts: all seats play by the network, each from its own observation, to the end of a deal. */
#ifndef REUNION_PLAYING_H
#define REUNION_PLAYING_H

#include <stdint.h>

#include "answer.h"
#include "layout.h"

/* The choices of playouts, and the payoffs for one seat. */
typedef struct {
    int seat;                /* the seat that decides */
    const uint64_t *choices; /* its choices: cards or discards */
    int count;
    int discards;            /* number of cards in a discard; 0 where a choice plays a card */
    int solve;               /* last tricks, searched with open cards */
    int solve_points;        /* the same where only points are left to be won */
    const Rules *open_rules; /* the rules by place for that search, with extras in its unit */
    MaxnRules aims;
    const int32_t *units;    /* payoff for each seat, by the points of seats 0 and 1, in steps */
    int side, step;
    int32_t fee;             /* worth of one fee in the same unit */
    const int32_t *utility;  /* utility curve from -HALF_CURVE on, in steps; NULL for a linear one */
    int32_t utility_step;
    int first, then;         /* determinizations before the first pruning, and between two */
    int64_t squared_z;       /* square of the standard errors, in hundredths; 0 for no pruning */
} Playouts;

enum { HALF_CURVE = 64, MOST_CANDIDATES = 16, WORTH = 0, OWN_POINTS = 1, OWN_FEES = 2, OUTCOME = 3 };

/* Play out every choice in a determinization: OUTCOME numbers for each that is alive. Returns 0
 * where there is no memory, -1 where the hands are impossible. */
int play_out(const History *history, const Playouts *asked, unsigned alive,
             const uint64_t hand[SEATS], uint64_t away, Context *context, int32_t *out);

/* Layout of the outcomes for pruning: choices, and numbers an outcome, the payoff being the first. */
typedef struct {
    int count, width;
    int64_t squared_z; /* square of the standard errors, in hundredths; 0 for no pruning */
} Race;

/* The choices that are not pruned after some determinizations. */
unsigned still_alive(const Race *race, unsigned alive, const int32_t *outcomes,
                     const int32_t *weights, int64_t layouts);

/* The card of the highest worth; ties go to the lowest place. */
int dearest_place(const int32_t worth[CARDS], uint64_t legal);

#endif
