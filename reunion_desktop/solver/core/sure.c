#include "sure.h"

#include "bits.h"

/* The cards of some that stand above all others of their suit. */
INLINE uint64_t above(uint64_t some, uint64_t others)
{
    return others ? some & ~(((uint64_t)2 << highest64(others)) - 1) : some;
}

Sure sure_of(const Party *party, uint64_t cards, int leader)
{
    uint64_t ours = cards & (party->mine[leader] ? party->ours : ~party->ours), theirs = cards & ~ours;
    uint64_t trumps = party->trumps;
    /* Trumps above all those of the other side win the tricks they are played to. */
    Sure sure = {above(ours & trumps, theirs & trumps), above(theirs & trumps, ours & trumps), 0};
    if (!party->runs || barred(party, cards))
        return sure;
    /* Who leads and can draw all trumps may then play what is highest in each suit. */
    uint64_t hand = cards & party->own[leader], rest = cards & ~hand;
    uint64_t mine = hand & trumps, top = above(mine, rest & trumps);
    int drawn = count_bits64(top);
    for (int seat = 0; seat < party->players; seat++)
        if (seat != leader && count_bits64(cards & party->own[seat] & trumps) > drawn)
            return sure;
    uint64_t run = mine;
    for (int suit = 0; suit < party->suits; suit++) {
        uint64_t whole = party->field[suit] << party->shift[suit];
        if (whole & trumps)
            continue;
        uint64_t high = above(hand & whole, rest & whole);
        int count = count_bits64(high), longest = 0;
        for (int seat = 0; seat < party->players; seat++) {
            int length = count_bits64(rest & party->own[seat] & whole);
            longest = length > longest ? length : longest;
        }
        run |= count >= longest ? hand & whole : high;
    }
    sure.tricks = count_bits64(run);
    sure.leads |= run;
    return sure;
}
