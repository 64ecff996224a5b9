/* The moves of one hand for two parties: one of each set of equivalent cards, with a promise for
 * ordering. */
#ifndef REUNION_SIDES_MOVES_H
#define REUNION_SIDES_MOVES_H

#include "party.h"
#include "promise.h"

enum { MOST_MOVES = CARDS };

/* Moves with their promise: a score in the upper bits, the card in the lower ones. */
typedef struct {
    int count, parted;
    int32_t move[MOST_MOVES];
    uint64_t apart[MOST_MOVES]; /* groups of which only some cards are among the moves */
} Moves;

enum { CARD_BITS = 6 };

INLINE int card_of(int32_t move)
{
    return move & ((1 << CARD_BITS) - 1);
}

INLINE void add(Moves *moves, int promise, int card)
{
    moves->move[moves->count++] = promise * (1 << CARD_BITS) + card;
}

/* Raise the promise of a card among the moves. */
INLINE void prefer(Moves *moves, int card, int more)
{
    for (int i = 0; i < moves->count; i++)
        if (card_of(moves->move[i]) == card)
            moves->move[i] += more * (1 << CARD_BITS);
}

/* The card of the best move not yet tried. */
INLINE int take_best(Moves *moves, int tried)
{
    int at = tried;
    for (int i = tried + 1; i < moves->count; i++)
        if (moves->move[i] > moves->move[at])
            at = i;
    int32_t best = moves->move[at];
    moves->move[at] = moves->move[tried];
    return card_of(best);
}

/* The next group of equivalent cards, removed from rest: no other hand's card lies between them. */
INLINE uint64_t next_group(const Party *party, uint64_t *rest, uint64_t hand, uint64_t foreign)
{
    int card = lowest64(*rest);
    uint64_t group = (uint64_t)1 << card;
    if (!(group & party->prized)) {
        uint64_t block = foreign & party->higher[card];
        group |= party->higher[card] & ((block & (0 - block)) - 1) & hand & *rest & ~party->prized;
    }
    *rest &= ~group;
    return group;
}

/* The inputs of a card's promise. */
typedef struct {
    const Party *party;
    uint64_t hand, foreign;
    Stand stand;
    int table, smear, give;
} Chooser;

/* Of a group: the most valuable card for a trick that is surely won, the cheapest for one that is
 * surely lost, otherwise one for each value. On lead only a win can be sure. */
INLINE void add_group(Moves *moves, const Chooser *chooser, int class, Prospect prospect,
                      uint64_t group)
{
    const Party *party = chooser->party;
    const Promise *w = &PROMISES[chooser->stand][class][prospect];
    int card = lowest64(group);
    int common = w->base + w->length * count_bits64(chooser->hand & party->suit[card])
                 + w->above * count_bits64(chooser->foreign & party->higher[card])
                 + w->table * chooser->table + w->smear * chooser->smear
                 + w->give * chooser->give;
    uint64_t whole = group;
    int won = prospect == WON_TRICK, lost = prospect == LOST_TRICK && chooser->stand != LEADS;
    if ((group & (group - 1)) && (won || lost) && !party->by_points) {
        for (group &= group - 1; group; group &= group - 1) {
            int other = lowest64(group);
            if (won ? party->points[other] > party->points[card]
                    : party->points[other] < party->points[card])
                card = other;
        }
        moves->apart[moves->parted++] = whole;
        group = (uint64_t)1 << card;
    }
    for (; group; group &= group - 1) {
        card = lowest64(group);
        int points = party->points[card];
        for (uint64_t rest = group & (group - 1); rest; rest &= rest - 1)
            if (party->points[lowest64(rest)] == points) {
                group &= ~(rest & (0 - rest));
                if (!moves->parted || moves->apart[moves->parted - 1] != whole)
                    moves->apart[moves->parted++] = whole;
            }
        add(moves, common + w->points * points, card);
    }
}

/* The ranks on which a refutation of all moves depends; where one card represents a group, those
 * of the whole group. */
INLINE uint64_t widened(const Moves *moves, const Party *party, uint64_t crux)
{
    for (int i = 0; i < moves->parted; i++)
        if (crux & moves->apart[i])
            crux |= party->from[lowest64(moves->apart[i])];
    return crux;
}

#endif
