/* Counting and playing without thinking: what proves the rules, and what anchors the speed. */
#ifndef REUNION_PLAYOUT_H
#define REUNION_PLAYOUT_H

#include "budget.h"
#include "deal.h"
#include "rules.h"

/* How many sequences of so many cards may be played. */
uint64_t perft(const Rules *rules, const Masks *masks, const Position *position, int depth,
               Budget *budget);

/* Play the deal out so many times, every legal card as likely as any other; adds up the points of
 * each player. The deal was made for player 0 and is between tricks. */
void playouts(const Deal *deal, int leader, uint64_t count, uint64_t seed, Budget *budget,
              uint64_t points[3]);

#endif
