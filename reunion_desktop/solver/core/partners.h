/* Playouts of two sides: all seats play by the network, each from its own observation; the result
 * is a payoff for one of them. */
#ifndef REUNION_PARTNERS_H
#define REUNION_PARTNERS_H

#include <stdint.h>

#include "answer.h"
#include "layout.h"

/* The choices, and the payoffs of results. */
typedef struct {
    int seat;                /* the seat that decides */
    const uint64_t *choices; /* its choices, a card each */
    int count;
    int solve;               /* tricks at the end that are searched with open cards */
    const int32_t *worth;    /* payoff to side 0, by its count */
    int whole;               /* what both sides count together */
    int marches;             /* whether taking every trick has a payoff of its own */
    int32_t march[2];        /* payoff to side 0 where side 0 or side 1 takes every trick */
    int first[2];            /* what each side must reach to win; 0 where all is counted at the end */
    int32_t point_worth;     /* further payoff for each point of the asking seat's side */
} Partners;

enum { SIDE_WORTH = 0, SIDE_COUNTED = 1, SIDE_OUTCOME = 2 };

/* Play out every choice in a determinization: SIDE_OUTCOME numbers for each that is alive.
 * Returns 0 where there is no memory, -1 where the hands are impossible. */
int play_sides(const History *history, const Partners *asked, unsigned alive,
               const uint64_t hand[SEATS], Context *context, int32_t *out);

#endif
