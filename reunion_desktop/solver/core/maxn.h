/* Exact max^n with open cards: three seats, each maximizing its own gain. */
#ifndef REUNION_MAXN_H
#define REUNION_MAXN_H

#include <stdint.h>

#include "budget.h"
#include "deal.h"
#include "worths.h"

typedef struct {
    int32_t standing[3];    /* the standing of each seat: ties are broken against the leader */
    const int32_t *utility; /* utility of final points for each seat, by those of seats 0 and 1 */
    int total;              /* the points of a deal, where there is a utility */
} MaxnRules;

/* The range of a utility table: values, and points that fit in a key. */
enum { MOST_UTILITY = 16000, MOST_TOTAL = 1000 };

/* The gain of each seat with every legal card: three numbers a card, CARDS of them. The points so
 * far are from 0 to MOST_TOTAL each. Returns 0 where there is no memory and -1 where the utility
 * does not fit the deal. */
int maxn_cards(const Deal *deal, const Position *position, const MaxnRules *rules,
               const int32_t points[3], MaxnStore *store, Budget *budget, int32_t *out);

/* Play the rest of a deal by max^n, from between two tricks on: each card is passed to the
 * callback. The store must be open for the deal; its entries serve every line of one deal, from
 * any of its cards left. */
void maxn_line(const Deal *deal, const MaxnRules *rules, MaxnStore *store, Budget *budget,
               uint32_t cards, int leader, unsigned took, const int32_t points[3],
               void (*lay)(void *told, int card), void *told);

#endif
