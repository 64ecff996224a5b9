#include "deal.h"

#include <string.h>

#include "bits.h"

/* The kinds that a shape distinguishes: the owner, whether the card is locked, and its points
 * where these count. */
static int kind_of(const Deal *deal, int card, int exact)
{
    uint32_t mine = bit(card);
    int owner = deal->own[1] & mine ? 1 : deal->own[2] & mine ? 2 : deal->own[0] & mine ? 0 : 3;
    if (deal->locked & mine)
        owner = 4;
    if (exact && (deal->prize & mine))
        owner += deal->taken & mine ? 5 : 10;
    return exact ? owner * 32 + deal->points[card] : owner;
}

/* For each set of a suit's cards the lowest set with the same kinds in the same order. */
static void make_shapes(Deal *deal, int suit, int cards, uint32_t *room, int exact)
{
    int shift = deal->shift[suit];
    int kind[LONGEST_SUIT];
    int8_t next[LONGEST_SUIT + 1][LONGEST_SUIT]; /* by start place, the first card of a card's kind */
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

/* Whether the duties are at most following suit and one further duty. */
static int few_duties(const Rules *rules, const Masks *masks)
{
    for (int at = 0; at < DUTIES; at++)
        if (rules->duty[LEAD][at].holding)
            return 0;
    for (int led = 0; led < SUITS; led++) {
        const Duty *row = rules->duty[led];
        if (row[2].holding || (rules->over_best && led != rules->trump && row[0].holding
                               && !(row[0].play & ~masks->trumps)))
            return 0;
    }
    return 1;
}

/* Some cards by their places. */
static uint32_t placed(const Deal *deal, uint64_t cards)
{
    uint32_t places = 0;
    for (; cards; cards &= cards - 1)
        if (deal->place[lowest64(cards)] != NO_CARD)
            places |= bit(deal->place[lowest64(cards)]);
    return places;
}

static void take_duties(Deal *deal, const Rules *rules, const Masks *masks)
{
    for (int led = 0; led < SUITS; led++) {
        const Duty *row = rules->duty[led];
        int ruffs = rules->over_best && led != rules->trump && row[1].holding
                    && !(row[1].play & ~masks->trumps);
        Duties duties = {placed(deal, row[0].holding), placed(deal, row[0].play),
                         placed(deal, row[1].holding), placed(deal, row[1].play),
                         ruffs ? deal->trumps : 0};
        for (uint32_t cards = placed(deal, masks->of[led]); cards; cards &= cards - 1)
            deal->to[lowest(cards)] = duties;
    }
}

int make_deal(Deal *deal, const Rules *rules, const Masks *masks, const Position *position, int alone,
              int exact)
{
    uint64_t in_play = 0, on_table = 0;
    if (rules->players != 3 || (rules->by_points && !exact) || rules->prizes > 1
        || (position->opening && has_opening(rules)) || position->covered || !few_duties(rules, masks))
        return 0;
    int next = (alone + 1) % 3, last = (alone + 2) % 3;
    int allied = rules->side[next] == rules->side[last];
    if (exact && (rules->no_trick_loss[0] < 0 || rules->no_trick_loss[1] < 0
                  || rules->no_trick_loss[2] < 0))
        return 0;
    if (rules->side[next] == rules->side[alone] || rules->side[last] == rules->side[alone]
        || (allied && exact))
        return 0;
    for (int seat = 0; seat < 3; seat++)
        in_play |= position->hand[seat];
    for (int place = 0; place < position->placed; place++)
        on_table |= (uint64_t)1 << position->trick[place];
    in_play |= on_table;
    if (count_bits64(in_play) > DEAL_CARDS)
        return 0;

    deal->own[0] = deal->own[1] = deal->own[2] = 0;
    deal->cards = deal->locked = deal->trumps = deal->prize = deal->taken = 0;
    deal->locked_over = 0;
    memset(deal->place, NO_CARD, sizeof deal->place);
    deal->last_trick = rules->last_trick;
    deal->trick_points = rules->trick_points;
    deal->stake = rules->last_trick + rules->trick_points * tricks_left(rules, position);
    deal->suits = 0;

    int places = 0;
    for (int turn = 0; turn < SUITS; turn++) {
        int suit = ((rules->trump == NO_TRUMP ? 0 : rules->trump) + turn) % SUITS, first = places;
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
    take_duties(deal, rules, masks);
    deal->cards = deal->own[0] | deal->own[1] | deal->own[2];
    if (position->locked != NO_CARD && position->locked_for > 0 && (in_play >> position->locked & 1)) {
        deal->locked = bit(deal->place[position->locked]);
        deal->locked_over = 3 * (tricks_left(rules, position) - position->locked_for);
    }
    deal->extras = 0;
    const Prize *prize = &rules->prize[0];
    if (rules->prizes && (prize->gain || prize->loss) && deal->place[prize->taking] != NO_CARD
        && deal->place[prize->taken] != NO_CARD) {
        uint32_t taken = bit(deal->place[prize->taken]);
        uint32_t both = taken | bit(deal->place[prize->taking]);
        int one_hand = 0;
        for (int player = 0; player < 3; player++)
            one_hand |= (deal->own[player] & both) == both;
        if (!one_hand) {
            deal->taken = taken;
            deal->prize = both;
            deal->extras = 1;
        }
    }
    deal->gain = prize->gain;
    deal->loss = prize->loss;
    deal->no_trick_gain = rules->no_trick_gain;
    deal->by_points = rules->by_points;
    unsigned took = whole_sides(rules, position->took);
    deal->took = allied ? 1u << 2 : 0;
    for (int player = 0; player < 3; player++) {
        int seat = (player + alone) % 3;
        deal->no_trick_loss[player] = rules->no_trick_loss[seat];
        deal->takes[player] = 1u << (allied && player == 2 ? 1 : player);
        deal->took |= (took >> seat & 1) << player;
        if (!(took >> seat & 1) && (rules->no_trick_gain || rules->no_trick_loss[seat]))
            deal->extras = 1;
    }
    /* Where only player 0 is paid for taking no trick, the tricks of the others do not matter. */
    if (rules->no_trick_loss[alone] < 0 && !rules->no_trick_gain)
        deal->took |= 1u << 1 | 1u << 2;
    int rewards = deal->extras || rules->last_trick || rules->trick_points;
    deal->order = rewards ? REWARDS_ORDER : POINTS_ORDER;
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
