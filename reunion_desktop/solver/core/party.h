/* A deal between two parties, for two to six seats: only the cards still in play, suit by suit from the
 * trumps on, weakest first. Whose a card is never changes, so the cards left and the leader are the
 * whole state between two tricks. */
#ifndef REUNION_PARTY_H
#define REUNION_PARTY_H

#include <stdint.h>

#include "bits.h"
#include "rules.h"

enum {
    LONGEST_FORM = 10, /* cards of a suit up to which its sets are told by their forms */
    FORMS = 1 << 12,   /* room for the forms of all suits */
    OWNER_BITS = 3,    /* of each card in a row of owners */
};

/* The cards that are worth at least so many points more than the step before. */
typedef struct {
    uint64_t cards;
    int more;
} WorthStep;

typedef struct {
    int players;
    uint64_t own[SEATS];     /* whose the cards are */
    uint64_t ours;           /* those of the side that is asked about */
    uint8_t mine[SEATS];     /* whether a seat is of that side */
    uint64_t trumps;
    uint64_t suit[CARDS];    /* the cards of a card's suit */
    uint64_t higher[CARDS];  /* the stronger ones of them */
    uint64_t from[CARDS];    /* the card and the stronger ones */
    uint64_t beats[CARDS];   /* the cards that beat it while it wins the trick */
    int16_t points[CARDS];
    uint64_t valued;         /* the cards that have points */
    int8_t index[CARDS];     /* the card's index in the tables */
    int8_t place[CARDS];     /* and back; NO_CARD for one that is not in play */
    uint8_t led[CARDS];      /* the row of duties when it is led */
    uint8_t owner[CARDS];    /* the seat that holds it, or laid it on the table */
    uint64_t cards;          /* the cards in hands */
    uint64_t locked;         /* the card that may not be played yet, or none */
    int locked_over;         /* while more cards than this are in hands */
    Duty duty[ROWS][DUTIES]; /* by places */
    Duty opening[ROWS][DUTIES];
    uint64_t ruffs[ROWS];    /* the trumps, where one who must ruff a ruff must go higher */
    int runs;                /* whether a hand that leads may play its highest cards one by one */
    int smears;              /* whether one who has no trump plays any card to a lead of trumps */
    int stake;               /* points to come: hands, table, tricks, the last one */
    int last_trick, trick_points;

    int extras;              /* whether anything but points is counted */
    int by_points;           /* a trick without points is not one taken */
    uint64_t prized;         /* the cards of prizes that may still be won */
    unsigned took;           /* seats that took a trick, each standing for its side */
    uint8_t stands[SEATS];   /* the seat that stands for a seat's side */
    unsigned sides;          /* the seats that stand for one */
    int16_t no_trick[SEATS]; /* what our side gains or loses when the side of such a seat takes none */

    int suits;               /* how many suits are in play */
    uint8_t shift[SUITS];    /* where each begins */
    uint64_t field[SUITS];   /* a bit for each of its cards, shifted down */
    int exact;               /* whether forms tell the order of cards, or but how many each has */
    uint16_t *forms[SUITS];  /* the form of each set of its cards; NULL for a long suit */
    uint32_t *owners[SUITS]; /* whose its cards are, from the strongest on */
    WorthStep worths[SUITS + 1][CARDS + 1]; /* by suit, and of all; each row ends with no cards */
    uint16_t room[FORMS];
    uint32_t owners_room[FORMS];
} Party;

/* Flatten a position for a side. */
void make_party(Party *party, const Rules *rules, const Masks *masks, const Position *position, int side);

/* The card that may not be played while so many cards are in hands. */
INLINE uint64_t barred(const Party *party, uint64_t cards)
{
    return party->locked && count_bits64(cards) > party->locked_over ? party->locked : 0;
}

/* The cards of a hand that may be played under the duties of a row. `over` are the trumps above the
 * best card of the trick, where that is a trump. */
INLINE uint64_t dutiful(const Party *party, const Duty row[DUTIES], uint64_t ruffs, uint64_t hand,
                        uint64_t over)
{
    for (int at = 0; at < DUTIES && row[at].holding; at++)
        if (hand & row[at].holding) {
            hand &= row[at].play;
            return (ruffs & over & hand) && !(row[at].play & ~party->trumps) ? hand & over : hand;
        }
    return hand;
}

/* The form of some cards: positions of one form have the same hands but for the points of the cards,
 * and but for their ranks, unless forms are exact. */
INLINE uint64_t form_of(const Party *party, uint64_t cards)
{
    uint64_t form = 0;
    for (int suit = 0; suit < party->suits; suit++) {
        uint64_t set = cards >> party->shift[suit] & party->field[suit];
        form |= (party->forms[suit] ? party->forms[suit][set] : set) << party->shift[suit];
    }
    return form;
}

INLINE int party_points(const Party *party, uint64_t cards)
{
    int points = 0;
    for (; cards; cards &= cards - 1)
        points += party->points[lowest64(cards)];
    return points;
}

/* The points of so many cards, those that are worth least, or most. */
INLINE int cheapest_points(const Party *party, uint64_t cards, int count)
{
    int points = 0, spare = count - count_bits64(cards);
    for (const WorthStep *step = party->worths[SUITS]; step->cards; step++) {
        int over = spare + count_bits64(cards & step->cards);
        if (over <= 0)
            break;
        points += over * step->more;
    }
    return points;
}

INLINE int dearest_points(const Party *party, uint64_t cards, int count)
{
    int points = 0;
    for (const WorthStep *step = party->worths[SUITS]; step->cards; step++) {
        int over = count_bits64(cards & step->cards);
        if (!over)
            break;
        points += (over < count ? over : count) * step->more;
    }
    return points;
}

/* What our side may still gain or lose apart from points. */
void party_limits(const Party *party, const Rules *rules, unsigned took, int *low, int *high);

#endif
