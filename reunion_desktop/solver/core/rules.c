#include "rules.h"

#include "bits.h"

void make_masks(const Rules *rules, Masks *masks)
{
    masks->trumps = 0;
    for (int card = 0; card < CARDS; card++)
        if (rules->suit[card] == rules->trump)
            masks->trumps |= (uint64_t)1 << card;
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

uint64_t may_play(const Rules *rules, const Masks *masks, uint64_t hand, int led, int best)
{
    if (led == NO_CARD)
        return hand;
    uint64_t same = hand & masks->suit[led];
    if (same)
        return same;
    uint64_t trumps = hand & masks->trumps;
    if (!trumps || !rules->must_trump)
        return hand;
    if (rules->overtrump && rules->suit[best] == rules->trump && (trumps & masks->higher[best]))
        return trumps & masks->higher[best];
    return trumps;
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
    for (int place = 1; place < position->placed; place++)
        if (masks->beats[position->trick[best]] >> position->trick[place] & 1)
            best = place;
    return best;
}

/* What a side gains, or loses, by the bowers when the full trick goes to its winner. */
static int bower_swing(const Rules *rules, const Position *position, int winner, int side)
{
    int right = NO_CARD, left = NO_CARD;
    for (int place = 0; place < position->placed; place++) {
        if (position->trick[place] == rules->right)
            right = place;
        if (position->trick[place] == rules->left)
            left = place;
    }
    if (right == NO_CARD || left == NO_CARD)
        return 0;
    int takes = rules->side[winner] == side;
    int loses = rules->side[(position->leader + left) % rules->players] == side;
    return (takes && !loses ? rules->bower_gain : 0) - (loses && !takes ? rules->bower_loss : 0);
}

int lay(const Rules *rules, const Masks *masks, Position *position, int card, int side)
{
    int seat = seat_to_move(rules, position);
    position->hand[seat] &= ~((uint64_t)1 << card);
    position->trick[position->placed++] = card;
    if (position->placed < rules->players)
        return 0;
    int points = 0, gain = 0;
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
    if (rules->right != NO_CARD)
        gain += bower_swing(rules, position, winner, side);
    if (points > 0 || !rules->by_points)
        position->took |= 1u << winner;
    position->leader = winner;
    position->placed = 0;
    if (position->locked_for > 0)
        position->locked_for--;
    return gain;
}

int no_trick_gain(const Rules *rules, unsigned took, int side)
{
    int gain = 0;
    for (int seat = 0; seat < rules->players; seat++)
        for (int other = 0; other < rules->players && !(took >> seat & 1); other++)
            if (rules->side[other] == side)
                gain += other == seat ? -rules->no_trick_loss[seat] : rules->no_trick_gain;
    return gain;
}
