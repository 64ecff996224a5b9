/* Move ordering: features of a card in its trick, with weights tuned by hill climbing on node
 * counts. The order never changes a value. */
#ifndef REUNION_ORDER_H
#define REUNION_ORDER_H

#include <stdint.h>

/* The seat to move, and the place of player 0 in the trick. */
typedef enum {
    LEAD_ALONE,      /* 0 leads */
    LEAD_BEFORE,     /* one of the others leads, 0 plays last */
    LEAD_TO_HIM,     /* one of the others leads, 0 plays second */
    SECOND_ALONE,    /* 0 plays second */
    SECOND_AFTER,    /* 0 led, the first opponent plays */
    SECOND_BEFORE,   /* an opponent led, the other plays, 0 is last */
    THIRD_ALONE,     /* 0 plays last */
    THIRD_HE_LED,    /* 0 led, the second opponent plays last */
    THIRD_HE_SECOND, /* 0 played second, an opponent plays last */
    SITUATIONS,
} Situation;

/* Kinds of a lead: a trump, a plain card that all can follow, one that a player cannot follow.
 * Kinds of later cards: following suit, trumping, throwing off. */
enum { KINDS = 3 };

/* The fate of the trick with the card, for the side that moves; likely: a lead that the opponents
 * can win if they both want to. */
typedef enum { LOST, OPEN, LIKELY, WON, FATES } Fate;

typedef struct {
    int16_t base;
    int16_t points; /* for each point of the card */
    int16_t length; /* for each card of its suit in the hand */
    int16_t above;  /* for each stronger card of its suit in other hands */
    int16_t below;  /* for each weaker one */
    int16_t table;  /* for each point on the table; for a lead, for each card of its suit that
                     * the lone player holds, or the next player when 0 leads */
    int16_t give;   /* for a lead, for each point of the other side's lowest reply */
    int16_t smear;  /* for a lead, for each point of the partner's highest reply */
} Weights;

/* Weights by situation: where card points alone count, as in Skat, and elsewhere, as in Réunion. */
typedef const Weights (*Order)[KINDS][FATES];
extern const Weights POINTS_ORDER[SITUATIONS][KINDS][FATES];
extern const Weights REWARDS_ORDER[SITUATIONS][KINDS][FATES];

#endif
