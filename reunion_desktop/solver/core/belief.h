/* How likely a world is, when the seats in it judge as the judge does, each by what it sees itself. */
#ifndef REUNION_BELIEF_H
#define REUNION_BELIEF_H

#include <stdint.h>

#include "budget.h"
#include "world.h"

/* How far a judge is believed to know what others do. Shares are in 65,536ths. */
typedef struct {
    int seat;          /* who wonders; his own choices tell him nothing */
    int32_t faith;     /* how far cards are believed */
    int32_t trust;     /* how far the discard is */
    int32_t warmth;    /* doublings of the odds for a worth of one */
    uint64_t kept;     /* cards that a dealer may never lay away */
    uint64_t limited;  /* and those of which only so many */
    int most_limited;
} Belief;

/* How likely a world is: the logarithm to base 2, in 65,536ths. */
int64_t likelihood(const History *history, const Belief *belief, const uint64_t hand[SEATS],
                   uint64_t away, Budget *budget);

/* 2 to the power of x 65,536ths up to 0, in parts of 2 to the power of 30. */
uint32_t power_of_two(int64_t x);

#endif
