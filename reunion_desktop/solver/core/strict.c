#include "strict.h"

#include <stdlib.h>
#include <string.h>

#include "bits.h"

enum { SIZE = 1 << 16, FAR = 1 << 20 };

int open_strict(Strict *strict, int side)
{
    strict->side = side;
    if (!strict->met)
        strict->met = malloc(SIZE * sizeof(Met));
    if (strict->met)
        memset(strict->met, 0xFF, SIZE * sizeof(Met));
    return strict->met != NULL;
}

static uint64_t in_hands(const Rules *rules, const Position *position)
{
    uint64_t cards = 0;
    for (int seat = 0; seat < rules->players; seat++)
        cards |= position->hand[seat];
    return cards;
}

static int stake(const Strict *strict, const Position *position)
{
    int points = strict->rules->last_trick + strict->rules->trick_points * tricks_left(strict->rules, position);
    for (uint64_t cards = in_hands(strict->rules, position); cards; cards &= cards - 1)
        points += strict->rules->points[lowest64(cards)];
    for (int place = 0; place < position->placed; place++)
        points += strict->rules->points[position->trick[place]];
    return points;
}

void strict_limits(const Strict *strict, const Position *position, int *least, int *most)
{
    const Rules *rules = strict->rules;
    *least = 0;
    *most = stake(strict, position);
    for (int i = 0; i < rules->prizes; i++) {
        *least -= rules->prize[i].loss;
        *most += rules->prize[i].gain;
    }
    unsigned seen = whole_sides(rules, position->took);
    for (int seat = 0; seat < rules->players; seat++) {
        if (seen >> seat & 1)
            continue;
        unsigned side = whole_sides(rules, 1u << seat);
        seen |= side;
        int gain = no_trick_gain(rules, ~side, strict->side);
        *least += gain < 0 ? gain : 0;
        *most += gain > 0 ? gain : 0;
    }
}

/* Valuable cards first to a trick that the mover's side holds or would win, cheap ones otherwise. */
static int promise(const Strict *strict, const Position *position, int card)
{
    const Rules *rules = strict->rules;
    if (!position->placed)
        return rules->strength[card];
    int best = best_place(strict->masks, position);
    int seat = seat_to_move(rules, position), holder = (position->leader + best) % rules->players;
    int wins = strict->masks->beats[position->trick[best]] >> card & 1;
    int ours = (rules->side[holder] == strict->side) == (rules->side[seat] == strict->side);
    return wins ? 200 + rules->points[card] : ours ? 100 + rules->points[card] : -rules->points[card];
}

int strict_card_bound(Strict *strict, const Position *position, int card, int need)
{
    Position after = *position;
    count_node(strict->budget);
    int gain = lay(strict->rules, strict->masks, &after, card, strict->side);
    if (!after.placed && !in_hands(strict->rules, &after))
        return gain + no_trick_gain(strict->rules, after.took, strict->side);
    return gain + strict_bound(strict, &after, need - gain);
}

int strict_bound(Strict *strict, const Position *position, int need)
{
    const Rules *rules = strict->rules;
    Met *met = NULL;
    uint64_t cards = 0;
    uint32_t state = 0;
    int low = -FAR, high = FAR;
    if (!position->placed) {
        strict_limits(strict, position, &low, &high);
        if (low >= need)
            return low;
        if (high < need)
            return high;
        cards = in_hands(rules, position);
        state = (uint32_t)position->leader | position->took << 3
                | (uint32_t)position->locked_for << 9;
        uint64_t mixed = (cards ^ (uint64_t)state << 40) * 0x9E3779B97F4A7C15u;
        met = &strict->met[mixed >> 32 & (SIZE - 1)];
        if (met->cards == cards && met->state == state) {
            if (met->low >= need)
                return met->low;
            if (met->high < need)
                return met->high;
            low = met->low;
            high = met->high;
        }
    }
    int mine = rules->side[seat_to_move(rules, position)] == strict->side;
    int result = mine ? -FAR : FAR;
    uint64_t rest = moves_in(strict->rules, strict->masks, position);
    while (rest && (mine ? result < need : result >= need)) {
        int card = lowest64(rest), best = promise(strict, position, card);
        for (uint64_t others = rest & (rest - 1); others; others &= others - 1) {
            int score = promise(strict, position, lowest64(others));
            if (score > best)
                best = score, card = lowest64(others);
        }
        rest &= ~((uint64_t)1 << card);
        int value = strict_card_bound(strict, position, card, need);
        if (mine ? value > result : value < result)
            result = value;
    }
    if (met) {
        met->cards = cards;
        met->state = state;
        met->low = result >= need && result > low ? result : low;
        met->high = result < need && result < high ? result : high;
    }
    return result;
}
