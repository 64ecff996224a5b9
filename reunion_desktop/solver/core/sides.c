#include "sides.h"

#include <stdlib.h>
#include <string.h>

#include "bits.h"

enum { SIZE = 1 << 16, FAR = 1 << 20 };

int open_sides(Sides *sides, int side)
{
    sides->side = side;
    if (!sides->known)
        sides->known = malloc(SIZE * sizeof(Known));
    if (sides->known)
        memset(sides->known, 0xFF, SIZE * sizeof(Known));
    return sides->known != NULL;
}

static uint64_t in_hands(const Rules *rules, const Position *position)
{
    uint64_t cards = 0;
    for (int seat = 0; seat < rules->players; seat++)
        cards |= position->hand[seat];
    return cards;
}

static int stake(const Sides *sides, const Position *position)
{
    int points = sides->rules->last_trick;
    for (uint64_t cards = in_hands(sides->rules, position); cards; cards &= cards - 1)
        points += sides->rules->points[lowest64(cards)];
    for (int place = 0; place < position->placed; place++)
        points += sides->rules->points[position->trick[place]];
    return points;
}

void sides_limits(const Sides *sides, const Position *position, int *least, int *most)
{
    const Rules *rules = sides->rules;
    *least = 0;
    *most = stake(sides, position);
    if (rules->right != NO_CARD) {
        *least -= rules->bower_loss;
        *most += rules->bower_gain;
    }
    for (int seat = 0; seat < rules->players; seat++) {
        int gain = no_trick_gain(rules, ~(1u << seat), sides->side);
        if (position->took >> seat & 1)
            continue;
        *least += gain < 0 ? gain : 0;
        *most += gain > 0 ? gain : 0;
    }
}

uint64_t sides_moves(const Sides *sides, const Position *position)
{
    int led = NO_CARD, best = NO_CARD;
    if (position->placed) {
        led = position->trick[0];
        best = position->trick[best_place(sides->masks, position)];
    }
    uint64_t hand = open_hand(position, seat_to_move(sides->rules, position));
    return may_play(sides->rules, sides->masks, hand, led, best);
}

/* Dear cards first to a trick that the mover's side holds or would win, cheap ones otherwise. */
static int promise(const Sides *sides, const Position *position, int card)
{
    const Rules *rules = sides->rules;
    if (!position->placed)
        return rules->strength[card];
    int best = best_place(sides->masks, position);
    int seat = seat_to_move(rules, position), holder = (position->leader + best) % rules->players;
    int wins = sides->masks->beats[position->trick[best]] >> card & 1;
    int ours = (rules->side[holder] == sides->side) == (rules->side[seat] == sides->side);
    return wins ? 200 + rules->points[card] : ours ? 100 + rules->points[card] : -rules->points[card];
}

int sides_card_bound(Sides *sides, const Position *position, int card, int need)
{
    Position after = *position;
    count_node(sides->budget);
    int gain = lay(sides->rules, sides->masks, &after, card, sides->side);
    if (!after.placed && !in_hands(sides->rules, &after))
        return gain + no_trick_gain(sides->rules, after.took, sides->side);
    return gain + sides_bound(sides, &after, need - gain);
}

int sides_bound(Sides *sides, const Position *position, int need)
{
    const Rules *rules = sides->rules;
    Known *known = NULL;
    uint64_t cards = 0;
    uint32_t state = 0;
    int low = -FAR, high = FAR;
    if (!position->placed) {
        sides_limits(sides, position, &low, &high);
        if (low >= need)
            return low;
        if (high < need)
            return high;
        cards = in_hands(rules, position);
        state = (uint32_t)position->leader | position->took << 3
                | (uint32_t)position->locked_for << 9;
        uint64_t mixed = (cards ^ (uint64_t)state << 40) * 0x9E3779B97F4A7C15u;
        known = &sides->known[mixed >> 32 & (SIZE - 1)];
        if (known->cards == cards && known->state == state) {
            if (known->low >= need)
                return known->low;
            if (known->high < need)
                return known->high;
            low = known->low;
            high = known->high;
        }
    }
    int mine = rules->side[seat_to_move(rules, position)] == sides->side;
    int result = mine ? -FAR : FAR;
    uint64_t rest = sides_moves(sides, position);
    while (rest && (mine ? result < need : result >= need)) {
        int card = lowest64(rest), best = promise(sides, position, card);
        for (uint64_t others = rest & (rest - 1); others; others &= others - 1) {
            int score = promise(sides, position, lowest64(others));
            if (score > best)
                best = score, card = lowest64(others);
        }
        rest &= ~((uint64_t)1 << card);
        int value = sides_card_bound(sides, position, card, need);
        if (mine ? value > result : value < result)
            result = value;
    }
    if (known) {
        known->cards = cards;
        known->state = state;
        known->low = result >= need && result > low ? result : low;
        known->high = result < need && result < high ? result : high;
    }
    return result;
}
