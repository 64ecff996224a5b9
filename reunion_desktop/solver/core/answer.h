/* Queries about one determinization, answered by the search that supports it. */
#ifndef REUNION_ANSWER_H
#define REUNION_ANSWER_H

#include "budget.h"
#include "deal.h"
#include "maxn.h"
#include "rules.h"
#include "sides.h"
#include "store.h"
#include "strict.h"

typedef enum {
    CARDS_EXACT,    /* the value of every legal card: CARDS numbers, UNKNOWN for others */
    CARDS_REACH,    /* for every legal card, whether it reaches the bound: 1 or 0 */
    WHOLE_EXACT,    /* the value of the position: one number */
    WHOLE_REACH,    /* whether the position reaches the bound */
} Question;

#define UNKNOWN INT32_MIN

/* The state of one call: nothing is kept between calls, and nothing is shared. */
typedef struct {
    Rules rules;
    Masks masks;
    Budget budget;
    Store store;
    Sides sides;
    Strict strict;
    MaxnStore maxn;
    Deal deal;
} Context;

/* Answer for the side of a seat against the rest. The answer stands in out unless the search
 * jumps out of the budget; returns 0 where there is no memory. */
int answer(Context *context, const Position *position, int seat, Question question, int bound,
           int32_t *out);

#endif
