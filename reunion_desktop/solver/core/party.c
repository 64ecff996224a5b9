#include "party.h"

#include <string.h>

static uint64_t bit64(int place)
{
    return (uint64_t)1 << place;
}

/* The kinds that a form distinguishes: the owner, cards of prizes, the locked card, and the
 * points where the worth of a trick depends on them. */
static int kind_of(const Party *party, int card)
{
    int kind = SEATS;
    for (int seat = 0; seat < party->players; seat++)
        if (party->own[seat] >> card & 1)
            kind = seat;
    if (party->locked >> card & 1)
        kind = SEATS + 1;
    if (party->prized >> card & 1)
        kind += 2 * SEATS * (card + 1);
    return party->by_points ? kind + 2 * SEATS * (CARDS + 1) * party->points[card] : kind;
}

/* For each set of a suit's cards the lowest set with the same kinds in the same order or, where
 * forms are not exact, with as many of each; and the row of owners. */
static void make_forms(Party *party, int suit, int cards, int taken)
{
    int kind[LONGEST_FORM];
    uint16_t *forms = party->forms[suit] = party->room + taken;
    uint32_t *owners = party->owners[suit] = party->owners_room + taken;
    for (int card = 0; card < cards; card++)
        kind[card] = kind_of(party, party->shift[suit] + card);
    forms[0] = 0;
    owners[0] = 0;
    for (uint32_t set = 1; set <= party->field[suit]; set++) {
        int low = lowest(set), top = highest(set), at = 0;
        uint32_t below = forms[set ^ bit(top)];
        if (party->exact && below)
            at = highest(below) + 1;
        while (kind[at] != kind[top] || (below >> at & 1))
            at++;
        forms[set] = (uint16_t)(below | bit(at));
        uint32_t owner = party->owner[party->shift[suit] + low];
        owners[set] = owners[set ^ bit(low)] | owner << OWNER_BITS * (count_bits(set) - 1);
    }
}

/* The steps of increasing worth of a suit's cards. */
static void make_worths(const Party *party, uint64_t whole, WorthStep *worth)
{
    int reached = 0;
    for (;; worth++) {
        int next = 0;
        worth->cards = 0;
        for (uint64_t rest = whole; rest; rest &= rest - 1) {
            int points = party->points[lowest64(rest)];
            if (points > reached)
                worth->cards |= rest & (0 - rest);
            if (points > reached && (!next || points < next))
                next = points;
        }
        worth->more = next - reached;
        reached = next;
        if (!worth->cards)
            return;
    }
}

static uint64_t placed(const Party *party, uint64_t cards)
{
    uint64_t places = 0;
    for (; cards; cards &= cards - 1)
        if (party->place[lowest64(cards)] != NO_CARD)
            places |= bit64(party->place[lowest64(cards)]);
    return places;
}

/* Put the cards in play in their order, suit by suit; the first suit is that of trumps. */
static void sort_cards(Party *party, const Rules *rules, const Masks *masks, uint64_t in_play)
{
    int places = 0, first = rules->trump == NO_TRUMP ? 0 : rules->trump;
    party->suits = 0;
    party->trumps = 0;
    party->valued = 0;
    memset(party->place, NO_CARD, sizeof party->place);
    for (int turn = 0; turn < FACES; turn++) {
        int suit = (first + turn) % FACES, begin = places;
        for (int card = 0; card < CARDS; card++) {
            if (!((in_play & masks->of[suit]) >> card & 1))
                continue;
            int at = places++;
            for (; at > begin && rules->strength[party->index[at - 1]] > rules->strength[card]; at--)
                party->index[at] = party->index[at - 1];
            party->index[at] = (int8_t)card;
        }
        if (places == begin)
            continue;
        uint64_t whole = (bit64(places) - 1) & ~(bit64(begin) - 1);
        if (suit == rules->trump)
            party->trumps = whole;
        for (int at = begin; at < places; at++) {
            party->place[party->index[at]] = (int8_t)at;
            party->points[at] = (int16_t)rules->points[party->index[at]];
            party->valued |= party->points[at] ? bit64(at) : 0;
            party->led[at] = (uint8_t)suit;
            party->suit[at] = whole;
            party->higher[at] = whole & ~(bit64(at + 1) - 1);
            party->from[at] = party->higher[at] | bit64(at);
            party->beats[at] = party->higher[at] | (suit == rules->trump ? 0 : party->trumps);
        }
        party->shift[party->suits] = (uint8_t)begin;
        party->field[party->suits++] = whole >> begin;
    }
}

/* The duties of a row that can bind a hand. */
static void take_row(const Party *party, const Duty from[DUTIES], Duty row[DUTIES])
{
    int count = 0;
    memset(row, 0, DUTIES * sizeof *row);
    for (int at = 0; at < DUTIES; at++) {
        Duty duty = {placed(party, from[at].holding), placed(party, from[at].play)};
        if (duty.holding)
            row[count++] = duty;
    }
}

static void take_rows(Party *party, const Rules *rules)
{
    for (int led = 0; led < ROWS; led++) {
        party->ruffs[led] = rules->over_best && led != LEAD && led != rules->trump ? party->trumps : 0;
        take_row(party, rules->duty[led], party->duty[led]);
        take_row(party, rules->opening[led], party->opening[led]);
    }
    /* A lead of trumps draws trumps, and any card may be led. */
    const Duty *draw = rules->trump == NO_TRUMP ? NULL : party->duty[rules->trump];
    party->runs = !party->duty[LEAD][0].holding
                  && (!party->trumps || !draw || draw[0].play == party->trumps);
    party->smears = !draw || !draw[1].holding;
}

/* Rewards besides points, and the seat that represents each side. */
static void take_extras(Party *party, const Rules *rules, const Position *position, int side)
{
    party->took = party->sides = 0;
    party->extras = party->by_points = 0;
    for (int seat = 0; seat < rules->players; seat++) {
        int first = 0;
        while (rules->side[first] != rules->side[seat])
            first++;
        party->stands[seat] = (uint8_t)first;
        party->sides |= 1u << first;
        party->took |= (position->took >> seat & 1u) << first;
        party->no_trick[seat] = (int16_t)(rules->side[seat] == side ? -rules->no_trick_loss[seat]
                                                                    : rules->no_trick_gain);
    }
    for (int seat = 0; seat < rules->players; seat++)
        if ((party->sides & ~party->took) >> seat & 1 && party->no_trick[seat])
            party->extras = 1;
    party->by_points = party->extras && rules->by_points;
    party->prized = 0;
    for (int i = 0; i < rules->prizes; i++) {
        int taking = party->place[rules->prize[i].taking], taken = party->place[rules->prize[i].taken];
        if (taking != NO_CARD && taken != NO_CARD && (rules->prize[i].gain || rules->prize[i].loss))
            party->prized |= bit64(taking) | bit64(taken);
    }
}

void make_party(Party *party, const Rules *rules, const Masks *masks, const Position *position, int side)
{
    uint64_t in_play = 0, on_table = 0;
    party->players = rules->players;
    for (int seat = 0; seat < rules->players; seat++)
        in_play |= position->hand[seat];
    for (int place = 0; place < position->placed; place++)
        on_table |= (uint64_t)1 << position->trick[place];
    sort_cards(party, rules, masks, in_play | on_table);
    party->cards = party->ours = 0;
    for (int seat = 0; seat < rules->players; seat++) {
        party->own[seat] = placed(party, position->hand[seat]);
        party->mine[seat] = rules->side[seat] == side;
        party->cards |= party->own[seat];
        party->ours |= party->mine[seat] ? party->own[seat] : 0;
        for (uint64_t rest = party->own[seat]; rest; rest &= rest - 1)
            party->owner[lowest64(rest)] = (uint8_t)seat;
    }
    for (int place = 0; place < position->placed; place++)
        party->owner[party->place[position->trick[place]]]
            = (uint8_t)((position->leader + place) % rules->players);
    party->last_trick = rules->last_trick;
    party->trick_points = rules->trick_points;
    party->stake = party_points(party, placed(party, in_play | on_table)) + rules->last_trick
                   + rules->trick_points * tricks_left(rules, position);
    party->locked = 0;
    party->locked_over = 0;
    if (position->locked != NO_CARD && position->locked_for > 0
        && party->place[position->locked] != NO_CARD) {
        party->locked = bit64(party->place[position->locked]);
        party->locked_over = rules->players * (tricks_left(rules, position) - position->locked_for);
    }
    take_rows(party, rules);
    take_extras(party, rules, position, side);
    party->exact = party->locked || party->prized || party->by_points;
    make_worths(party, ~(uint64_t)0 >> (64 - CARDS), party->worths[FACES]);
    int taken = 0;
    for (int suit = 0; suit < party->suits; suit++) {
        int cards = count_bits64(party->field[suit]), sets = cards > LONGEST_FORM ? 0 : 1 << cards;
        party->forms[suit] = NULL;
        party->owners[suit] = NULL;
        make_worths(party, party->field[suit] << party->shift[suit], party->worths[suit]);
        if (sets && sets <= FORMS - taken) {
            make_forms(party, suit, cards, taken);
            taken += sets;
        }
    }
}

void party_limits(const Party *party, const Rules *rules, unsigned took, int *low, int *high)
{
    *low = *high = 0;
    if (party->prized)
        for (int i = 0; i < rules->prizes; i++) {
            *low -= rules->prize[i].loss;
            *high += rules->prize[i].gain;
        }
    for (int seat = 0; seat < party->players; seat++)
        if ((party->sides & ~took) >> seat & 1) {
            int gain = party->no_trick[seat];
            *low += gain < 0 ? gain : 0;
            *high += gain > 0 ? gain : 0;
        }
}
