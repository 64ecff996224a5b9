/* Which card to try first when two parties play: features of a card in its trick, weighed by hand and by
 * hill climbing on node counts. The order never changes a value. */
#ifndef REUNION_PROMISE_H
#define REUNION_PROMISE_H

#include <stdint.h>

/* Where the mover stands: he leads; others follow him, or nobody, his side holding the trick or not,
 * or not and nobody but others to come. */
typedef enum {
    LEADS,
    BEFORE_HELD,
    BEFORE_UNHELD,
    BEFORE_OTHERS,
    LAST_HELD,
    LAST_UNHELD,
    STANDS,
} Stand;

/* A lead of trumps, or of a suit that all others can follow, or that one of the other side cannot, or
 * a partner alone. Later cards: of the suit led, trumps on another suit, any other, trumps on trumps. */
enum { CLASSES = 4 };

/* What becomes of the trick with the card, for the side that moves: lost for sure; held by the others,
 * yet a partner is to come who can beat them; held, yet to be beaten; likewise, and a partner could
 * then go higher; won for sure. */
typedef enum { LOST_TRICK, HOPE, RISK, LIKELY_TRICK, WON_TRICK, PROSPECTS } Prospect;

typedef struct {
    int16_t base;
    int16_t points; /* for each point of the card */
    int16_t length; /* for each card of its suit in the hand */
    int16_t above;  /* for each stronger card of its suit in other hands */
    int16_t table;  /* for each point on the table */
    int16_t smear;  /* for each point of the dearest card that a partner may add */
    int16_t give;   /* for each point of the cheapest that the others may */
} Promise;

extern const Promise PROMISES[STANDS][CLASSES][PROSPECTS];

#endif
