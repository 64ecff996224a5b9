#include "view.h"

#include "bits.h"
#include "sure.h"

/* The `count` strongest of some cards. */
INLINE uint64_t strongest(uint64_t cards, int count)
{
    for (int rest = count_bits64(cards) - count; rest > 0; rest--)
        cards &= cards - 1;
    return cards;
}

/* By how much the cards can be worth less, and more, than others: card by card in the order of
 * their ranks for the strongest ones of each suit, in the order of their points for the rest of
 * each hand. */
INLINE void differ(const Party *party, uint64_t cards, uint64_t other, const uint8_t count[FACES],
                   int *lacks, int *over)
{
    *lacks = *over = 0;
    for (int suit = 0; suit < party->suits; suit++) {
        uint64_t whole = party->field[suit] << party->shift[suit];
        uint64_t one = cards & whole, two = other & whole;
        if (one == two)
            continue;
        uint64_t top = strongest(one, count[suit]), top_two = strongest(two, count[suit]);
        one ^= top;
        two ^= top_two;
        while (top != top_two) {
            int difference = party->points[lowest64(top)] - party->points[lowest64(top_two)];
            *over += difference > 0 ? difference : 0;
            *lacks += difference > 0 ? 0 : -difference;
            top &= top - 1;
            top_two &= top_two - 1;
        }
        const WorthStep *worth = party->worths[suit];
        if (!((one ^ two) & worth->cards))
            continue;
        for (; worth->cards; worth++)
            for (int seat = 0; seat < party->players; seat++) {
                int difference = count_bits64(one & worth->cards & party->own[seat])
                                 - count_bits64(two & worth->cards & party->own[seat]);
                *over += difference > 0 ? difference * worth->more : 0;
                *lacks += difference > 0 ? 0 : -difference * worth->more;
            }
    }
}

INLINE Tops tops_of(const Party *party, uint64_t cards)
{
    Tops tops = {{0, 0}};
    for (int suit = 0; suit < party->suits; suit++)
        if (party->owners[suit]) {
            uint64_t row = party->owners[suit][cards >> party->shift[suit] & party->field[suit]];
            tops.part[suit >> 1] |= row << (suit & 1) * 32;
        }
    return tops;
}

/* Whether a bound answers the question for a position of its form. */
INLINE int tells(const Party *party, const Known *known, uint64_t cards, const Tops *tops, int need,
                 int *value)
{
    int lacks, over, lower = is_lower(known);
    if (lower != (known->bound >= need)
        || ((known->tops.part[0] ^ tops->part[0]) & known->mask.part[0])
        || ((known->tops.part[1] ^ tops->part[1]) & known->mask.part[1]))
        return 0;
    differ(party, cards, cards_of(known), known->count, &lacks, &over);
    *value = lower ? known->bound - lacks : known->bound + over;
    return lower == (*value >= need);
}

int view_position(const Sides *s, const Place *at, int need, View *view, int *value, uint64_t *crux)
{
    const Party *party = &s->party;
    uint64_t cards = at->cards;
    int leader = at->leader, stake = at->stake, low = 0, high = 0;
    if (party->extras || party->prized)
        party_limits(party, s->rules, party->extras ? at->took : ~0u, &low, &high);
    high += stake;
    *crux = 0;
    *value = low >= need ? low : high;
    if (low >= need || high < need)
        return 1;

    uint64_t took = party->extras ? at->took : 0;
    uint64_t key = form_of(party, cards) | (uint64_t)leader << FORM_LEADER | took << FORM_TOOK
                   | s->library.deal << FORM_DEAL;
    Shelf *shelf = shelf_of(&s->library, key);
    expect(shelf);
    Sure we = sure_of(party, cards, leader, stake, party->mine[leader]);
    *value = low + we.points;
    *crux = we.crux;
    if (*value >= need)
        return 1;
    Sure they = sure_of(party, cards, leader, stake, !party->mine[leader]);
    *value = high - they.points;
    *crux = they.crux;
    if (*value < need)
        return 1;

    *view = (View){NO_MOVE, key, tops_of(party, cards), shelf};
    for (int i = 0; i < KNOWNS; i++) {
        if (shelf->key[i] != key)
            continue;
        const Known *known = &shelf->known[i];
        if (tells(party, known, cards, &view->tops, need, value)) {
            *crux = 0;
            for (int suit = 0; suit < party->suits; suit++)
                if (known->count[suit]) {
                    uint64_t whole = party->field[suit] << party->shift[suit];
                    *crux |= party->from[lowest64(strongest(cards & whole, known->count[suit]))];
                }
            promote(shelf, i);
            return 1;
        }
        if (view->move == NO_MOVE)
            view->move = move_of(known);
    }
    return 0;
}

void note_position(const Place *at, const View *view, const Party *party, int need, int value,
                   uint64_t crux)
{
    Known known = {.tops = view->tops,
                   .cards = at->cards | (uint64_t)view->move << CARDS_MOVE
                            | (uint64_t)(value >= need) << CARDS_LOWER,
                   .bound = value};
    if (party->exact)
        crux = ~(uint64_t)0;
    for (int suit = 0; suit < party->suits; suit++) {
        uint64_t whole = party->field[suit] << party->shift[suit];
        int count = count_bits64(at->cards & (party->owners[suit] ? crux & whole : whole));
        known.count[suit] = (uint8_t)count;
        if (party->owners[suit])
            known.mask.part[suit >> 1] |= (((uint64_t)1 << OWNER_BITS * count) - 1) << (suit & 1) * 32;
    }
    note(view->shelf, view->key, &known);
}
