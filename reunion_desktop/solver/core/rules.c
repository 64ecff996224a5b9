#include "rules.h"

#include <string.h>

#include "bits.h"

void make_masks(const Rules *rules, Masks *masks)
{
    for (int suit = 0; suit < SUITS; suit++)
        masks->of[suit] = 0;
    for (int card = 0; card < CARDS; card++)
        masks->of[rules->suit[card]] |= (uint64_t)1 << card;
    masks->trumps = rules->trump == NO_TRUMP ? 0 : masks->of[rules->trump];
    for (int card = 0; card < CARDS; card++) {
        masks->suit[card] = masks->higher[card] = 0;
        for (int other = 0; other < CARDS; other++) {
            if (rules->suit[other] != rules->suit[card])
                continue;
            masks->suit[card] |= (uint64_t)1 << other;
            if (rules->strength[other] > rules->strength[card])
                masks->higher[card] |= (uint64_t)1 << other;
        }
        masks->beats[card] = masks->higher[card];
        if (rules->suit[card] != rules->trump)
            masks->beats[card] |= masks->trumps;
    }
}

uint64_t may_play(const Rules *rules, const Masks *masks, const Duty row[DUTIES], uint64_t hand,
                  int led, int best)
{
    int at = 0;
    while (at < DUTIES && !(hand & row[at].holding))
        at++;
    if (at == DUTIES)
        return hand;
    uint64_t cards = hand & row[at].play;
    if (rules->over_best && led != LEAD && led != rules->trump && !(row[at].play & ~masks->trumps)
        && (masks->trumps >> best & 1) && (cards & masks->higher[best]))
        return cards & masks->higher[best];
    return cards;
}

uint64_t moves_in(const Rules *rules, const Masks *masks, const Position *position)
{
    int led = LEAD, best = NO_CARD;
    if (position->placed) {
        int lead = position->trick[0];
        led = position->covered >> lead & 1 ? rules->trump : rules->suit[lead];
        best = position->trick[best_place(masks, position)];
    }
    return may_play(rules, masks, position->opening ? rules->opening[led] : rules->duty[led],
                    open_hand(position, seat_to_move(rules, position)), led, best);
}

int has_opening(const Rules *rules)
{
    return memcmp(rules->duty, rules->opening, sizeof rules->duty) != 0;
}

uint64_t open_hand(const Position *position, int seat)
{
    uint64_t hand = position->hand[seat];
    if (position->locked != NO_CARD && position->locked_for > 0)
        hand &= ~((uint64_t)1 << position->locked);
    return hand;
}

int tricks_left(const Rules *rules, const Position *position)
{
    int cards = position->placed;
    for (int seat = 0; seat < rules->players; seat++)
        cards += count_bits64(position->hand[seat]);
    return cards / rules->players;
}

int seat_to_move(const Rules *rules, const Position *position)
{
    return (position->leader + position->placed) % rules->players;
}

int best_place(const Masks *masks, const Position *position)
{
    int best = 0;
    for (int place = 1; place < position->placed; place++) {
        int winning = position->trick[best], card = position->trick[place];
        uint64_t beats = position->covered >> winning & 1 ? masks->trumps : masks->beats[winning];
        if ((beats & ~position->covered) >> card & 1)
            best = place;
    }
    return best;
}

/* The gain or loss of a side by prizes when the full trick goes to its winner. */
static int prizes(const Rules *rules, const Position *position, int winner, int side)
{
    int gain = 0;
    for (int i = 0; i < rules->prizes; i++) {
        const Prize *prize = &rules->prize[i];
        int taking = NO_CARD, taken = NO_CARD;
        for (int place = 0; place < position->placed; place++) {
            if (position->trick[place] == prize->taking)
                taking = place;
            if (position->trick[place] == prize->taken)
                taken = place;
        }
        if (taking == NO_CARD || taken == NO_CARD)
            continue;
        int takes = rules->side[winner] == side;
        int loses = rules->side[(position->leader + taken) % rules->players] == side;
        gain += (takes && !loses ? prize->gain : 0) - (loses && !takes ? prize->loss : 0);
    }
    return gain;
}

int lay(const Rules *rules, const Masks *masks, Position *position, int card, int side)
{
    int seat = seat_to_move(rules, position);
    position->hand[seat] &= ~((uint64_t)1 << card);
    position->trick[position->placed++] = card;
    if (position->placed < rules->players)
        return 0;
    int points = rules->trick_points, gain = 0;
    uint64_t cards = 0;
    for (int place = 0; place < rules->players; place++) {
        points += rules->points[position->trick[place]];
        cards |= position->hand[place];
    }
    if (!cards)
        points += rules->last_trick;
    int winner = (position->leader + best_place(masks, position)) % rules->players;
    if (rules->side[winner] == side)
        gain = points;
    if (rules->prizes)
        gain += prizes(rules, position, winner, side);
    if (points > 0 || !rules->by_points)
        position->took |= 1u << winner;
    position->leader = winner;
    position->placed = 0;
    position->opening = 0;
    position->covered = 0;
    if (position->locked_for > 0)
        position->locked_for--;
    return gain;
}

unsigned whole_sides(const Rules *rules, unsigned seats)
{
    unsigned whole = 0;
    for (int seat = 0; seat < rules->players; seat++)
        for (int other = 0; other < rules->players; other++)
            if ((seats >> other & 1) && rules->side[seat] == rules->side[other])
                whole |= 1u << seat;
    return whole;
}

int no_trick_gain(const Rules *rules, unsigned took, int side)
{
    int gain = 0;
    unsigned safe = whole_sides(rules, took);
    for (int seat = 0; seat < rules->players; seat++)
        if (!(safe >> seat & 1)) {
            gain += rules->side[seat] == side ? -rules->no_trick_loss[seat] : rules->no_trick_gain;
            safe |= whole_sides(rules, 1u << seat);
        }
    return gain;
}
