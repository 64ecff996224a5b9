/* One against two with open cards (paranoid search): player 0's gain if the others cooperate. */
#ifndef REUNION_ALONE_H
#define REUNION_ALONE_H

#include "budget.h"
#include "deal.h"
#include "scene.h"
#include "store.h"

typedef struct {
    const Deal *deal;
    Store *store;
    Budget *budget;
} Alone;

/* A bound of the position's value: a lower bound if at least `need`, else an upper bound. */
int alone_bound(const Alone *alone, const Scene *scene, int need);

/* The same after one card. */
int alone_card_bound(const Alone *alone, const Scene *scene, int card, int need);

#endif
