#include "deal.h"

#include <string.h>

#include "bits.h"

/* The kinds that a shape tells apart: the owner, whether the card is locked, and its points where
 * these count. */
static int kind_of(const Deal *deal, int card, int exact)
{
    uint32_t mine = bit(card);
    int owner = deal->own[1] & mine ? 1 : deal->own[2] & mine ? 2 : deal->own[0] & mine ? 0 : 3;
    if (deal->locked & mine)
        owner = 4;
    if (exact && (deal->bowers & mine))
        owner += deal->left & mine ? 5 : 10;
    return exact ? owner * 32 + deal->points[card] : owner;
}

/* For each set of a suit's cards the lowest set that shows the same kinds in the same order. */
static void make_shapes(Deal *deal, int suit, int cards, uint32_t *room, int exact)
{
    int shift = deal->shift[suit];
    int kind[LONGEST_SUIT];
    int8_t next[LONGEST_SUIT + 1][LONGEST_SUIT]; /* from a place on, the first card of a card's kind */
    deal->field[suit] = ((uint32_t)1 << cards) - 1;
    deal->shapes[suit] = room;
    for (int card = 0; card < cards; card++)
        kind[card] = kind_of(deal, shift + card, exact);
    for (int card = 0; card < cards; card++)
        for (int from = card; from >= 0; from--)
            next[from][card] = (int8_t)(from < card && kind[from] == kind[card] ? from
                                        : from == card                         ? card
                                                                                : next[from + 1][card]);
    room[0] = 0;
    for (uint32_t set = 1; set <= deal->field[suit]; set++) {
        int top = highest(set);
        uint32_t below = room[set ^ bit(top)] >> shift;
        int from = below ? highest(below) + 1 : 0;
        room[set] = (below | bit(next[from][top])) << shift;
    }
}

int make_deal(Deal *deal, const Rules *rules, const Position *position, int alone, int exact)
{
    uint64_t in_play = 0, on_table = 0;
    if (rules->players != 3 || (rules->by_points && !exact))
        return 0;
    for (int seat = 0; seat < 3; seat++) {
        in_play |= position->hand[seat];
        if (rules->side[seat] == rules->side[(seat + 1) % 3])
            return 0;
    }
    for (int place = 0; place < position->placed; place++)
        on_table |= (uint64_t)1 << position->trick[place];
    in_play |= on_table;
    if (count_bits64(in_play) > DEAL_CARDS)
        return 0;

    deal->own[0] = deal->own[1] = deal->own[2] = 0;
    deal->cards = deal->locked = deal->trumps = deal->bowers = deal->left = 0;
    deal->locked_over = 0;
    memset(deal->place, NO_CARD, sizeof deal->place);
    deal->stake = deal->last_trick = rules->last_trick;
    deal->overtrump = rules->overtrump;
    deal->suits = 0;

    int places = 0;
    for (int turn = 0; turn < SUITS; turn++) {
        int suit = (rules->trump + turn) % SUITS, first = places;
        int sorted[CARDS], cards = 0;
        for (int card = 0; card < CARDS; card++) {
            if (!(in_play >> card & 1) || rules->suit[card] != suit)
                continue;
            int at = cards++;
            for (; at > 0 && rules->strength[sorted[at - 1]] > rules->strength[card]; at--)
                sorted[at] = sorted[at - 1];
            sorted[at] = card;
        }
        if (!cards)
            continue;
        if (cards > LONGEST_SUIT)
            return 0;
        uint32_t whole = (((uint32_t)1 << cards) - 1) << first;
        if (suit == rules->trump)
            deal->trumps = whole;
        for (int at = 0; at < cards; at++) {
            int place = places++, card = sorted[at];
            if (rules->points[card] < 0 || rules->points[card] > 31)
                return 0;
            deal->place[card] = (int8_t)place;
            deal->index[place] = (int8_t)card;
            deal->points[place] = (uint8_t)rules->points[card];
            deal->stake += rules->points[card];
            deal->suit[place] = whole;
            deal->suit_of[place] = (uint8_t)deal->suits;
            deal->lower[place] = whole & (bit(place) - 1);
            deal->higher[place] = whole & ~(deal->lower[place] | bit(place));
            deal->beats[place] = deal->higher[place] | (suit == rules->trump ? 0 : deal->trumps);
            for (int seat = 0; seat < 3; seat++)
                if (position->hand[seat] >> card & 1)
                    deal->own[(seat - alone + 3) % 3] |= bit(place);
        }
        for (int one = first; one < places; one++) {
            deal->alike[one] = 0;
            for (int other = first; other < places; other++)
                if (deal->points[one] == deal->points[other])
                    deal->alike[one] |= bit(other);
        }
        deal->shift[deal->suits] = (uint8_t)first;
        deal->suits++;
    }
    deal->to_ruff = rules->must_trump ? deal->trumps : 0;
    deal->cards = deal->own[0] | deal->own[1] | deal->own[2];
    if (position->locked != NO_CARD && position->locked_for > 0 && (in_play >> position->locked & 1)) {
        deal->locked = bit(deal->place[position->locked]);
        deal->locked_over = 3 * (tricks_left(rules, position) - position->locked_for);
    }
    deal->extras = 0;
    if (rules->right != NO_CARD && (rules->bower_gain || rules->bower_loss)
        && deal->place[rules->right] != NO_CARD && deal->place[rules->left] != NO_CARD) {
        uint32_t left = bit(deal->place[rules->left]);
        uint32_t bowers = left | bit(deal->place[rules->right]);
        int one_hand = 0;
        for (int player = 0; player < 3; player++)
            one_hand |= (deal->own[player] & bowers) == bowers;
        if (!one_hand) {
            deal->left = left;
            deal->bowers = bowers;
            deal->extras = 1;
        }
    }
    deal->gain = rules->bower_gain;
    deal->loss = rules->bower_loss;
    deal->no_trick_gain = rules->no_trick_gain;
    deal->by_points = rules->by_points;
    for (int player = 0; player < 3; player++) {
        int seat = (player + alone) % 3;
        deal->no_trick_loss[player] = rules->no_trick_loss[seat];
        if (!(position->took >> seat & 1) && (rules->no_trick_gain || rules->no_trick_loss[seat]))
            deal->extras = 1;
    }
    int room = SHAPES;
    for (int suit = 0; suit < deal->suits; suit++) {
        int end = suit + 1 < deal->suits ? deal->shift[suit + 1] : places;
        int sets = 1 << (end - deal->shift[suit]);
        if (sets > room)
            return 0;
        make_shapes(deal, suit, end - deal->shift[suit], deal->shape_room + (SHAPES - room), exact);
        room -= sets;
    }
    return 1;
}
