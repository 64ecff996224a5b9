#include "sure.h"

#include "bits.h"

/* The cards of `some` that rank above all others of their suit. */
INLINE uint64_t above(uint64_t some, uint64_t others)
{
    return others ? some & ~(((uint64_t)2 << highest64(others)) - 1) : some;
}

/* Trumps above all those of the other side win the tricks they are played to. */
static Sure by_trumps(const Party *party, uint64_t cards, uint64_t ours, int stake)
{
    uint64_t trumps = party->trumps, tops = above(ours & trumps, cards & ~ours & trumps);
    Sure sure = {0, 0};
    int tricks = 0, count[SEATS];
    if (!tops)
        return sure;
    for (int seat = 0; seat < party->players; seat++) {
        count[seat] = count_bits64(tops & party->own[seat]);
        tricks = count[seat] > tricks ? count[seat] : tricks;
    }
    if (tricks * party->players == count_bits64(cards))
        return (Sure){stake, party->from[lowest64(tops)]};
    for (int seat = 0; seat < party->players; seat++) {
        uint64_t hand = cards & party->own[seat] & ~tops;
        if (tricks > count[seat])
            sure.points += cheapest_points(party, hand, tricks - count[seat]);
    }
    sure.points += tricks * party->trick_points;
    uint64_t worth = sure.points ? tops : tops & party->valued;
    if (worth) {
        sure.crux = party->from[lowest64(worth)];
        sure.points += party_points(party, worth);
    }
    return sure;
}

/* A leader who can draw all trumps may then play the highest cards of each suit. */
static Sure by_leading(const Party *party, uint64_t cards, int leader, int stake)
{
    uint64_t trumps = party->trumps, hand = cards & party->own[leader], rest = cards & ~hand;
    uint64_t mine = hand & trumps, run = above(mine, rest & trumps);
    int drawn = count_bits64(run), left = count_bits64(hand), all = 1;
    Sure sure = {0, 0};
    for (int seat = 0; seat < party->players; seat++)
        if (seat != leader && count_bits64(cards & party->own[seat] & trumps) > drawn)
            all = 0;
    if (run && (rest & trumps))
        sure.crux = party->from[lowest64(run)];
    if (all) {
        run = mine;
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
            if (high && longest)
                sure.crux |= party->from[lowest64(high)];
        }
    }
    int tricks = count_bits64(run), draws = count_bits64(run & trumps);
    if (!tricks)
        return sure;
    if (tricks == left)
        return (Sure){stake, sure.crux};
    sure.points = party_points(party, run) + tricks * party->trick_points;
    for (int seat = 0; seat < party->players; seat++) {
        if (seat == leader)
            continue;
        uint64_t theirs = cards & party->own[seat], low = theirs & trumps, other = theirs & ~trumps;
        int lows = count_bits64(low), mate = party->mine[seat] == party->mine[leader];
        if (lows >= draws) {
            sure.points += mate ? dearest_points(party, low, draws) : cheapest_points(party, low, draws);
            sure.points += cheapest_points(party, other, tricks - draws);
            continue;
        }
        int free = mate && party->smears ? draws - lows : 0;
        sure.points += party_points(party, low) + dearest_points(party, other, free)
                       + cheapest_points(party, other, tricks - lows - free);
    }
    return sure;
}

Sure sure_of(const Party *party, uint64_t cards, int leader, int stake, int leads)
{
    uint64_t ours = cards & (party->mine[leader] == leads ? party->ours : ~party->ours);
    Sure sure = by_trumps(party, cards, ours, stake);
    if (leads && party->runs && !barred(party, cards)) {
        Sure other = by_leading(party, cards, leader, stake);
        if (other.points > sure.points)
            return other;
    }
    return sure;
}
