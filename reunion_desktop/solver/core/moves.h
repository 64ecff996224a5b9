/* The moves of one hand: one of each set of equivalent cards, with a promise for ordering. */
#ifndef REUNION_MOVES_H
#define REUNION_MOVES_H

#include "bits.h"
#include "deal.h"
#include "order.h"

enum { MOST_MOVES = 12 };

/* Moves with their promise: a score in the upper bits, the card in the lower ones. */
typedef struct {
    int count;
    int32_t move[MOST_MOVES];
} Moves;

enum { CARD_BITS = 5 };

/* Equivalent cards: those of one hand with no other hand's card between them, the table's
 * included. A card that may be taken for a prize is kept apart. */
INLINE uint32_t equals(const Deal *deal, uint32_t hand, uint32_t foreign, int card)
{
    uint32_t block = foreign & deal->higher[card];
    uint32_t span = deal->higher[card] & (lowest_bit(block) - 1); /* all of them where none blocks */
    return bit(card) | (hand & span);
}

INLINE int dearest(const Deal *deal, uint32_t group)
{
    int best = lowest(group);
    for (group &= group - 1; group; group &= group - 1)
        if (deal->points[lowest(group)] > deal->points[best])
            best = lowest(group);
    return best;
}

INLINE int cheapest(const Deal *deal, uint32_t group)
{
    int best = lowest(group);
    for (group &= group - 1; group; group &= group - 1)
        if (deal->points[lowest(group)] < deal->points[best])
            best = lowest(group);
    return best;
}

/* The inputs of a card's promise. */
typedef struct {
    const Deal *deal;
    uint32_t hand;    /* all cards of the mover that may be played */
    uint32_t foreign; /* all others in play */
    int situation;
    int table, give, smear;
} Chooser;

/* Of a group of equivalent cards: the most valuable one for a trick that is surely won, the
 * cheapest for one that is surely lost, otherwise one for each value. */
INLINE void add_group(Moves *moves, const Chooser *chooser, int kind, Fate fate, uint32_t group)
{
    const Deal *deal = chooser->deal;
    const Weights *w = &deal->order[chooser->situation][kind][fate];
    int card = lowest(group);
    int common = w->base + w->length * count_bits(chooser->hand & deal->suit[card])
                 + w->above * count_bits(chooser->foreign & deal->higher[card])
                 + w->below * count_bits(chooser->foreign & deal->lower[card])
                 + w->table * chooser->table + w->give * chooser->give
                 + w->smear * chooser->smear;
    if (group & (group - 1)) {
        if (fate == WON)
            card = dearest(deal, group);
        else if (fate == LOST)
            card = cheapest(deal, group);
        else
            for (uint32_t seen = bit(deal->points[card]); group &= group - 1;) {
                int other = lowest(group), points = deal->points[other];
                if (!(seen & bit(points)))
                    moves->move[moves->count++] = (common + w->points * points) * (1 << CARD_BITS)
                                                  + other;
                seen |= bit(points);
            }
    }
    moves->move[moves->count++] = (common + w->points * deal->points[card]) * (1 << CARD_BITS) + card;
}

/* The card of the best move not yet tried. */
INLINE int next_move(Moves *moves, int tried)
{
    int32_t best = moves->move[tried];
    int at = tried;
    for (int i = tried + 1; i < moves->count; i++) {
        int32_t move = moves->move[i];
        at = move > best ? i : at;
        best = move > best ? move : best;
    }
    moves->move[at] = moves->move[tried];
    return best & ((1 << CARD_BITS) - 1);
}

/* The next group of equals, taken out of rest. */
INLINE uint32_t next_group(const Deal *deal, uint32_t *rest, uint32_t hand, uint32_t foreign,
                           uint32_t frail)
{
    uint32_t low = lowest_bit(*rest), group;
    if (low & frail) {
        group = low;
    } else {
        group = equals(deal, hand, foreign, lowest(*rest)) & ~frail & *rest;
    }
    *rest &= ~group;
    return group;
}

#endif
