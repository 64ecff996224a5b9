/* A deal between two parties, for two to six seats: only the cards still in play, suit by suit
 * from the trumps on, weakest first. The owner of a card never changes, so the cards left and the
 * leader are the whole state between two tricks. */
#ifndef REUNION_PARTY_H
#define REUNION_PARTY_H

#include <stdint.h>

#include "bits.h"
#include "rules.h"

enum {
    LONGEST_FORM = 10, /* longest suit whose sets are distinguished by forms */
    FORMS = 1 << 12,   /* room for the forms of all suits */
    OWNER_BITS = 3,    /* bits of each card in a row of owners */
};

/* The cards that are worth at least this many points more than the previous step. */
typedef struct {
    uint64_t cards;
    int more;
} WorthStep;

typedef struct {
    int players;
    uint64_t own[SEATS];     /* the cards of each seat */
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
    uint8_t owner[CARDS];    /* the seat that holds or played it */
    uint64_t cards;          /* the cards in hands */
    uint64_t locked;         /* the card that may not be played yet, or none */
    int locked_over;         /* while more cards than this are in hands */
    Duty duty[ROWS][DUTIES]; /* by places */
    Duty opening[ROWS][DUTIES];
    uint64_t ruffs[ROWS];    /* the trumps, where overtrumping is a duty */
    int runs;                /* whether a leading hand may play its highest cards in sequence */
    int smears;              /* whether a hand without trumps may play any card to a lead of trumps */
    int stake;               /* points to come: hands, table, tricks, the last one */
    int last_trick, trick_points;

    int extras;              /* whether anything besides points counts */
    int by_points;           /* a trick without points does not count as taken */
    uint64_t prized;         /* the cards of prizes that may still be won */
    unsigned took;           /* seats that took a trick, each replaced by its side's representative */
    uint8_t stands[SEATS];   /* the representative of each seat's side */
    unsigned sides;          /* the representatives */
    int16_t no_trick[SEATS]; /* our gain or loss where the side of such a seat takes none */

    int suits;               /* how many suits are in play */
    uint8_t shift[FACES];    /* the lowest place of each */
    uint64_t field[FACES];   /* a bit for each of its cards, shifted down */
    int exact;               /* whether forms keep the order of cards, or only the number of each
                              * hand */
    uint16_t *forms[FACES];  /* the form of each set of its cards; NULL for a long suit */
    uint32_t *owners[FACES]; /* the owners of its cards, from the strongest on */
    WorthStep worths[FACES + 1][CARDS + 1]; /* by suit, and of all; each row ends with no cards */
    uint16_t room[FORMS];
    uint32_t owners_room[FORMS];
} Party;

/* Flatten a position for a side. */
void make_party(Party *party, const Rules *rules, const Masks *masks, const Position *position, int side);

/* The card that may not be played with these cards in hands. */
INLINE uint64_t barred(const Party *party, uint64_t cards)
{
    return party->locked && count_bits64(cards) > party->locked_over ? party->locked : 0;
}

/* The legal cards of a hand under the duties of a row. `over` are the trumps above the best card
 * of the trick, where that is a trump. */
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

/* The form of some cards: positions of one form have the same hands apart from the points of the
 * cards and, unless forms are exact, from their ranks. */
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

/* The points of the `count` cards with fewest points, or most. */
INLINE int cheapest_points(const Party *party, uint64_t cards, int count)
{
    int points = 0, spare = count - count_bits64(cards);
    for (const WorthStep *step = party->worths[FACES]; step->cards; step++) {
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
    for (const WorthStep *step = party->worths[FACES]; step->cards; step++) {
        int over = count_bits64(cards & step->cards);
        if (!over)
            break;
        points += (over < count ? over : count) * step->more;
    }
    return points;
}

/* The limits of our side's gain apart from points. */
void party_limits(const Party *party, const Rules *rules, unsigned took, int *low, int *high);

#endif
