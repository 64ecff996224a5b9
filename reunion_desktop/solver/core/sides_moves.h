/* The moves of one hand when two parties play: one of each set that plays alike, with what each
 * promises. */
#ifndef REUNION_SIDES_MOVES_H
#define REUNION_SIDES_MOVES_H

#include "party.h"
#include "promise.h"

enum { MOST_MOVES = CARDS };

/* Moves with their promise: a score in the upper bits, the card in the lower ones. */
typedef struct {
    int count;
    int32_t move[MOST_MOVES];
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

/* The next group of cards that win and lose alike, taken out of rest: nobody else's stands between. */
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

/* What the promise of a card is measured by. */
typedef struct {
    const Party *party;
    const uint32_t *liked;
    uint64_t hand, foreign;
    Stand stand;
    int table;
} Chooser;

/* Of a group: the dearest to a trick that is surely won, the cheapest to one that is surely lost,
 * otherwise one a value. Nothing is sure at the lead but to win. */
INLINE void add_group(Moves *moves, const Chooser *chooser, int class, Prospect prospect,
                      uint64_t group)
{
    const Party *party = chooser->party;
    const Promise *w = &PROMISES[chooser->stand][class][prospect];
    int card = lowest64(group);
    int common = w->base + w->length * count_bits64(chooser->hand & party->suit[card])
                 + w->above * count_bits64(chooser->foreign & party->higher[card])
                 + w->table * chooser->table;
    int won = prospect == WON_TRICK, lost = prospect == LOST_TRICK && chooser->stand != LEADS;
    if ((group & (group - 1)) && (won || lost) && !party->by_points) {
        for (group &= group - 1; group; group &= group - 1) {
            int other = lowest64(group);
            if (won ? party->points[other] > party->points[card]
                    : party->points[other] < party->points[card])
                card = other;
        }
        group = (uint64_t)1 << card;
    }
    for (; group; group &= group - 1) {
        card = lowest64(group);
        int points = party->points[card];
        for (uint64_t rest = group & (group - 1); rest; rest &= rest - 1)
            if (party->points[lowest64(rest)] == points)
                group &= ~(rest & (0 - rest));
        add(moves, common + w->points * points + w->liked * (int)chooser->liked[card] / 4, card);
    }
}

#endif
