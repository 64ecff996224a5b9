/* What the core is told: a deal as numbers. It knows no game by name. */
#ifndef REUNION_RULES_H
#define REUNION_RULES_H

#include <stdint.h>

enum { CARDS = 36, SEATS = 6, SUITS = 4, NO_CARD = -1 };

/* The tables of one deal, in the order in which Python packs them: 32-bit numbers throughout. */
typedef struct {
    int32_t players;
    int32_t trump;          /* the trump suit */
    int32_t must_trump;     /* one who cannot follow must trump */
    int32_t overtrump;      /* one who ruffs a ruff must go higher if he can */
    int32_t last_trick;     /* points for the last trick */
    int32_t right, left;    /* the two bowers, or NO_CARD */
    int32_t bower_gain;     /* points for taking another side's left bower with the right one */
    int32_t bower_loss;     /* points for losing it so */
    int32_t no_trick_gain;  /* points to each of the others when a seat takes no trick */
    int32_t by_points;      /* a trick without points does not count as a trick taken */
    int32_t side[SEATS];
    int32_t no_trick_loss[SEATS]; /* points lost by a seat that takes no trick */
    int32_t suit[CARDS];          /* in play: bowers are trumps */
    int32_t strength[CARDS];      /* within the suit, higher is stronger */
    int32_t points[CARDS];
} Rules;

/* Where the deal stands. Sets of cards have one bit a card, by index. */
typedef struct {
    uint64_t hand[SEATS];
    int leader;
    int placed;          /* cards on the table */
    int trick[SEATS];    /* those cards, the lead first */
    unsigned took;       /* one bit a seat: it has taken a trick */
    int locked;          /* a card that may not be played yet, or NO_CARD */
    int locked_for;      /* during how many tricks, the one on the table included */
} Position;

/* Masks that follow from the rules, for the searches that are not tuned to three players. */
typedef struct {
    uint64_t suit[CARDS];  /* the cards of a card's suit */
    uint64_t higher[CARDS]; /* the cards of its suit that are stronger */
    uint64_t beats[CARDS]; /* the cards that beat it while it wins the trick */
    uint64_t trumps;
} Masks;

void make_masks(const Rules *rules, Masks *masks);

/* Which cards of a hand may be played; led and best are NO_CARD for the lead. */
uint64_t may_play(const Rules *rules, const Masks *masks, uint64_t hand, int led, int best);

/* The seat's cards that are not locked. */
uint64_t open_hand(const Position *position, int seat);

/* How many tricks are still to be decided, the one on the table included. */
int tricks_left(const Rules *rules, const Position *position);

int seat_to_move(const Rules *rules, const Position *position);

/* The place in the trick of the card that wins so far. */
int best_place(const Masks *masks, const Position *position);

/* Lay a card; a full trick goes to its winner, who leads, and the turned card comes nearer to the
 * hand. Returns what a side gains by it: the points of the trick, the last one's bonus, the bowers. */
int lay(const Rules *rules, const Masks *masks, Position *position, int card, int side);

/* What a side gains at the end of the deal by the seats that took no trick. */
int no_trick_gain(const Rules *rules, unsigned took, int side);

#endif
