#include "view.h"

#include "bits.h"
#include "sure.h"

/* By how much a position may be worth less, and more, than one of the same form: card by card the
 * points that it lacks, and those that it has over. */
INLINE void differ(const Party *party, uint64_t cards, uint64_t other, int *lacks, int *over)
{
    *lacks = *over = 0;
    while (cards != other) {
        int difference = party->points[lowest64(cards)] - party->points[lowest64(other)];
        *over += difference > 0 ? difference : 0;
        *lacks += difference > 0 ? 0 : -difference;
        cards &= cards - 1;
        other &= other - 1;
    }
}

int view_position(const Sides *s, const Place *at, int need, View *view, int *value)
{
    const Party *party = &s->party;
    uint64_t cards = at->cards;
    int leader = at->leader, stake = at->stake;
    int low = 0, high = 0, left = count_bits64(cards) / party->players;
    if (party->extras || party->prized)
        party_limits(party, s->rules, party->extras ? at->took : ~0u, &low, &high);
    Sure sure = sure_of(party, cards, leader);
    int all = sure.tricks == left;
    int gains = all ? stake : party_points(party, sure.leads) + sure.tricks * party->trick_points;
    int loses = all ? 0 : party_points(party, sure.other);
    low += party->mine[leader] ? gains : loses;
    high += stake - (party->mine[leader] ? loses : gains);
    *value = low >= need ? low : high;
    if (low >= need || high < need)
        return 1;

    uint64_t key = form_of(party, cards) | (uint64_t)leader << FORM_LEADER
                   | (uint64_t)(party->extras ? at->took : 0) << FORM_TOOK | s->library.deal << FORM_DEAL;
    Shelf *shelf = shelf_of(&s->library, key);
    int move = NO_MOVE;
    for (int i = 0; i < KNOWNS; i++) {
        const Known *known = &shelf->entry[i];
        int lacks, over;
        if (known->key != key)
            continue;
        uint64_t same = known->cards & (((uint64_t)1 << CARDS_MOVE) - 1);
        if (same == cards) {
            move = (int)(known->cards >> CARDS_MOVE);
            *value = known->low >= need ? known->low : known->high;
            if (known->low >= need || known->high < need)
                return 1;
            low = known->low > low ? known->low : low;
            high = known->high < high ? known->high : high;
            continue;
        }
        if (move == NO_MOVE)
            move = (int)(known->cards >> CARDS_MOVE);
        if (known->low < need && known->high >= need)
            continue;
        differ(party, cards, same, &lacks, &over);
        *value = known->low - lacks >= need ? known->low - lacks : known->high + over;
        if (known->low - lacks >= need || known->high + over < need)
            return 1;
    }
    *view = (View){low, high, move, key, shelf};
    return 0;
}
