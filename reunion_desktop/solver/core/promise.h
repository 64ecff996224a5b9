/* Move ordering for two parties: features of a card in its trick, with weights tuned by hill
 * climbing on node counts. The order never changes a value. */
#ifndef REUNION_PROMISE_H
#define REUNION_PROMISE_H

#include <stdint.h>

/* The situation of the mover: leads; others follow, or none, the side holding the trick or not,
 * or not and only opponents to come. */
typedef enum {
    LEADS,
    BEFORE_HELD,
    BEFORE_UNHELD,
    BEFORE_OTHERS,
    LAST_HELD,
    LAST_UNHELD,
    STANDS,
} Stand;

/* Classes of a lead: trumps, a suit that all others can follow, one that an opponent cannot
 * follow, or only a partner cannot. Classes of later cards: of the suit led, trumps on another
 * suit, any other, trumps on trumps. */
enum { CLASSES = 4 };

/* The prospect of the trick with the card, for the side that moves: surely lost; held by the
 * opponents, but a partner to come can beat them; held, but beatable; likewise, and a partner
 * could then go higher; surely won. */
typedef enum { LOST_TRICK, HOPE, RISK, LIKELY_TRICK, WON_TRICK, PROSPECTS } Prospect;

typedef struct {
    int16_t base;
    int16_t points; /* for each point of the card */
    int16_t length; /* for each card of its suit in the hand */
    int16_t above;  /* for each stronger card of its suit in other hands */
    int16_t table;  /* for each point on the table */
    int16_t smear;  /* for each point of the most valuable card that a partner may add */
    int16_t give;   /* for each point of the cheapest card that the opponents may add */
} Promise;

extern const Promise PROMISES[STANDS][CLASSES][PROSPECTS];

#endif
