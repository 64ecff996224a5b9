/* One against two with all cards open: what player 0 gains if the others play together. */
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

/* A bound of the position's value: at least `need` and a lower bound, or less and an upper one. */
int alone_bound(const Alone *alone, const Scene *scene, int need);

/* The same after one card. */
int alone_card_bound(const Alone *alone, const Scene *scene, int card, int need);

#endif
