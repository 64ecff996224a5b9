/* One side against the rest for any number of seats: plain, and exact in its table. */
#ifndef REUNION_SIDES_H
#define REUNION_SIDES_H

#include "budget.h"
#include "rules.h"

/* A position between tricks; who holds which card left follows from the deal. */
typedef struct {
    uint64_t cards;
    uint32_t state; /* leader, seats that took a trick, tricks under lock; all ones where empty */
    int32_t low, high;
} Known;

typedef struct {
    const Rules *rules;
    const Masks *masks;
    Budget *budget;
    Known *known;
    int side;
} Sides;

/* Begin a deal for a side; the table is made at the first and emptied at the others. Returns 0 where
 * there is no memory. */
int open_sides(Sides *sides, int side);

/* A bound of what the side gains: at least `need` and a lower one, or less and an upper one. */
int sides_bound(Sides *sides, const Position *position, int need);

/* The same after one card. */
int sides_card_bound(Sides *sides, const Position *position, int card, int need);

/* The cards that may be played. */
uint64_t sides_moves(const Sides *sides, const Position *position);

/* The least and the most that the side can gain from here on. */
void sides_limits(const Sides *sides, const Position *position, int *least, int *most);

#endif
