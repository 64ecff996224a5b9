/* One side against the rest for any number of seats: a plain search with an exact table. It is
 * used for three seats where a trick counts by its points alone: older players have node limits,
 * and their decisions depend on its node counts. */
#ifndef REUNION_STRICT_H
#define REUNION_STRICT_H

#include "budget.h"
#include "rules.h"

/* A position between tricks; the owners of the cards left follow from the deal. */
typedef struct {
    uint64_t cards;
    uint32_t state; /* leader, seats that took a trick, tricks under lock; all ones where empty */
    int32_t low, high;
} Met;

typedef struct {
    const Rules *rules;
    const Masks *masks;
    Budget *budget;
    Met *met;
    int side;
} Strict;

/* Begin a deal for a side; the table is allocated for the first and cleared for the others.
 * Returns 0 where there is no memory. */
int open_strict(Strict *strict, int side);

/* A bound of the side's gain: a lower bound if at least `need`, else an upper bound. */
int strict_bound(Strict *strict, const Position *position, int need);

/* The same after one card. */
int strict_card_bound(Strict *strict, const Position *position, int card, int need);

/* The least and the most that the side can gain from here on. */
void strict_limits(const Strict *strict, const Position *position, int *least, int *most);

#endif
