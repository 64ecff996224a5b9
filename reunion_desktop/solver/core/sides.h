/* One side against the rest for any number of seats, with open cards: the search for deals that
 * the one tuned to three seats does not support. */
#ifndef REUNION_SIDES_H
#define REUNION_SIDES_H

#include "budget.h"
#include "known.h"
#include "party.h"
#include "rules.h"

enum { REPLIES = 14 }; /* size of the reply table, as a power of two */

typedef struct {
    const Rules *rules;
    Budget *budget;
    Party party;
    Library library;
    uint64_t crux; /* the cards on whose ranks the last answer depends, and all that are stronger */
    uint8_t reply[1 << REPLIES]; /* the card that decided when the mover last had this choice */
} Sides;

/* Begin a deal for a side. Returns 0 where there is no memory. */
int open_sides(Sides *sides, const Rules *rules, const Masks *masks, const Position *position, int side);

/* A bound of the side's gain: a lower bound if at least `need`, else an upper bound. */
int sides_bound(Sides *sides, const Position *position, int need);

/* The same after one card. */
int sides_card_bound(Sides *sides, const Position *position, int card, int need);

/* The least and the most that the side can gain from here on. */
void sides_limits(const Sides *sides, int *least, int *most);

#endif
