/* Perft and random playouts: tests of the rules, and the baseline of the speed. */
#ifndef REUNION_PLAYOUT_H
#define REUNION_PLAYOUT_H

#include "budget.h"
#include "deal.h"
#include "rules.h"

/* The number of card sequences of a given length. */
uint64_t perft(const Rules *rules, const Masks *masks, const Position *position, int depth,
               Budget *budget);

/* Play the deal out `count` times at random, all legal cards equally likely; adds up the points
 * of each player. The deal was made for player 0 and is between tricks. */
void playouts(const Deal *deal, int leader, uint64_t count, uint64_t seed, Budget *budget,
              uint64_t points[3]);

#endif
