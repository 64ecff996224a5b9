/* Three seats, each for himself, all cards open: exact max^n. */
#ifndef REUNION_MAXN_H
#define REUNION_MAXN_H

#include <stdint.h>

#include "budget.h"
#include "deal.h"
#include "worths.h"

typedef struct {
    int32_t standing[3];    /* how each seat stands: among equals the leader is brought down */
    const int32_t *utility; /* worth of final points to each seat, by those of seats 0 and 1 */
    int total;              /* the points of a deal, where there is a utility */
} MaxnRules;

/* What a table of utility may hold: worths so far from zero, of points that a key has room for. */
enum { MOST_UTILITY = 16000, MOST_TOTAL = 1000 };

/* What each seat gains with every legal card: three numbers a card, CARDS of them. The points so far
 * are from 0 to MOST_TOTAL each. Returns 0 where there is no memory and -1 where the utility does not
 * fit the deal. */
int maxn_cards(const Deal *deal, const Position *position, const MaxnRules *rules,
               const int32_t points[3], MaxnStore *store, Budget *budget, int32_t *out);

/* Play the rest of a deal as max^n has it, from between two tricks on: each card is handed over as it
 * falls. The store is open, and was told of the deal; what it knows serves every line of one deal, from
 * whichever of its cards are left. */
void maxn_line(const Deal *deal, const MaxnRules *rules, MaxnStore *store, Budget *budget,
               uint32_t cards, int leader, unsigned took, const int32_t points[3],
               void (*lay)(void *told, int card), void *told);

#endif
