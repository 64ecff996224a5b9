/* The input of the core: a deal as numbers. It knows no game by name. */
#ifndef REUNION_RULES_H
#define REUNION_RULES_H

#include <stdint.h>

/* A fifth suit in play holds cards that leave their printed suits, as the jacks of Grand do. */
enum { CARDS = 36, SEATS = 6, FACES = 4, SUITS = 5, NO_CARD = -1, NO_TRUMP = -1 };

/* The row of duties for the lead stands behind those by the suit led. */
enum { LEAD = SUITS, ROWS = SUITS + 1, DUTIES = 3, PRIZES = 4 };

/* A follow rule: a hand that holds one of these cards plays one of those; both are whole suits,
 * or empty. */
typedef struct {
    uint64_t holding, play;
} Duty;

/* For taking one card of another side with another. */
typedef struct {
    int32_t taking, taken;
    int32_t gain, loss; /* of the side that takes it, and of the side that loses it */
} Prize;

/* The tables of one deal, in the order in which Python packs them. */
typedef struct {
    Duty duty[ROWS][DUTIES];    /* the first that applies holds; if none does any card may be
                                 * played */
    Duty opening[ROWS][DUTIES]; /* the same in the first trick of a deal */
    int32_t players;
    int32_t trump;          /* the trump suit, or NO_TRUMP */
    int32_t over_best;      /* a player who must trump a trumped trick must overtrump if possible */
    int32_t last_trick;     /* points for the last trick */
    int32_t trick_points;   /* points for every trick */
    int32_t no_trick_gain;  /* points to each of the others when a side takes no trick */
    int32_t by_points;      /* a trick without points does not count as a trick taken */
    int32_t prizes;
    Prize prize[PRIZES];
    int32_t side[SEATS];
    int32_t no_trick_loss[SEATS]; /* points lost by a side that takes no trick, by each of its
                                   * seats; negative where it gains */
    int32_t suit[CARDS];          /* in play: bowers are trumps */
    int32_t strength[CARDS];      /* within the suit, higher is stronger */
    int32_t points[CARDS];
} Rules;

/* The state of a deal with all hands. Sets of cards have one bit a card, by index. */
typedef struct {
    uint64_t hand[SEATS];
    int leader;
    int placed;          /* cards on the table */
    int trick[SEATS];    /* those cards, the lead first */
    unsigned took;       /* one bit a seat: it has taken a trick */
    int locked;          /* a card that may not be played yet, or NO_CARD */
    int locked_for;      /* number of tricks for which that holds, the one on the table included */
    int opening;         /* whether the trick is the first of the deal */
    uint64_t covered;    /* cards of the trick that lie face down */
} Position;

/* Masks that follow from the rules, for the searches that are not tuned to three players. */
typedef struct {
    uint64_t suit[CARDS];  /* the cards of a card's suit */
    uint64_t higher[CARDS]; /* the cards of its suit that are stronger */
    uint64_t beats[CARDS]; /* the cards that beat it while it wins the trick */
    uint64_t of[SUITS];    /* the cards of a suit */
    uint64_t trumps;
} Masks;

void make_masks(const Rules *rules, Masks *masks);

/* The legal cards of a hand under the duties of a row: that of the suit led, or LEAD, when there
 * is no best card yet. */
uint64_t may_play(const Rules *rules, const Masks *masks, const Duty row[DUTIES], uint64_t hand,
                  int led, int best);

/* The legal cards of the next seat. */
uint64_t moves_in(const Rules *rules, const Masks *masks, const Position *position);

/* Whether the first trick of a deal has duties of its own. */
int has_opening(const Rules *rules);

/* The seat's cards that are not locked. */
uint64_t open_hand(const Position *position, int seat);

/* How many tricks are still to be decided, the one on the table included. */
int tricks_left(const Rules *rules, const Position *position);

int seat_to_move(const Rules *rules, const Position *position);

/* The place in the trick of the card that wins so far. */
int best_place(const Masks *masks, const Position *position);

/* Play a card; a full trick goes to its winner, who leads, and the lock of the turned card counts
 * down. Returns the gain of a side by it: the points of the trick, the last one's bonus, the
 * prizes. */
int lay(const Rules *rules, const Masks *masks, Position *position, int card, int side);

/* All seats of the sides that these seats belong to. */
unsigned whole_sides(const Rules *rules, unsigned seats);

/* The gain of a side at the end of the deal from the sides that took no trick. */
int no_trick_gain(const Rules *rules, unsigned took, int side);

#endif
