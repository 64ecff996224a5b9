/* Likelihood of a determinization when its seats play by the network, each from its own
 * observation. */
#ifndef REUNION_BELIEF_H
#define REUNION_BELIEF_H

#include <stdint.h>

#include "budget.h"
#include "layout.h"

/* Parameters of a belief. Shares are in 65,536ths. */
typedef struct {
    int seat;                 /* the seat whose belief it is; its own choices do not count */
    int32_t play_exponent;    /* exponent of the likelihood of cards */
    int32_t discard_exponent; /* exponent of the likelihood of the discard */
    int32_t beta;             /* inverse temperature: doublings of the odds for a worth of one */
    uint64_t kept;            /* cards that may never be discarded */
    uint64_t limited;         /* cards of which only most_limited may be */
    int most_limited;
} Belief;

/* The log-likelihood of a determinization (base 2, in 65,536ths). */
int64_t likelihood(const History *history, const Belief *belief, const uint64_t hand[SEATS],
                   uint64_t away, Budget *budget);

/* 2 to the power of x 65,536ths up to 0, in parts of 2 to the power of 30. */
uint32_t power_of_two(int64_t x);

#endif
