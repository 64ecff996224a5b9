/* Perft: a test of the rules. */
#ifndef REUNION_PERFT_H
#define REUNION_PERFT_H

#include "budget.h"
#include "rules.h"

/* The number of card sequences of a given length. */
uint64_t perft(const Rules *rules, const Masks *masks, const Position *position, int depth,
               Budget *budget);

#endif
