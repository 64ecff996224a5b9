#include "playout.h"

#include "bits.h"

uint64_t perft(const Rules *rules, const Masks *masks, const Position *position, int depth,
               Budget *budget)
{
    if (!depth || !open_hand(position, seat_to_move(rules, position)))
        return 1;
    uint64_t found = 0;
    for (uint64_t moves = moves_in(rules, masks, position); moves; moves &= moves - 1) {
        Position after = *position;
        lay(rules, masks, &after, lowest64(moves), 0);
        count_node(budget);
        found += perft(rules, masks, &after, depth - 1, budget);
    }
    return found;
}

/* Steele and Vigna's SplitMix64: one addition and three mixing steps a number. */
INLINE uint64_t next_random(uint64_t *state)
{
    uint64_t mixed = *state += 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
    return mixed ^ mixed >> 31;
}

/* A uniformly random card of a set of at most `most`. The loop has no branch to mispredict. */
INLINE uint32_t any_of(uint32_t cards, int most, uint32_t random)
{
    int skipped = (int)((uint64_t)random * (uint32_t)count_bits(cards) >> 21);
    for (int i = 0; i < most; i++)
        cards &= i < skipped ? cards - 1 : ~0u;
    return lowest_bit(cards);
}

void playouts(const Deal *deal, int leader, uint64_t count, uint64_t seed, Budget *budget,
              uint64_t points[3])
{
    int tricks = count_bits(deal->cards) / 3;
    for (uint64_t done = 0; done < count; done++) {
        uint32_t cards = deal->cards;
        int first = leader;
        for (int left = tricks; left > 0; left--) {
            uint32_t shut = 3 * left > deal->locked_over ? deal->locked : 0;
            uint64_t random = next_random(&seed);
            int second = first == 2 ? 0 : first + 1, third = second == 2 ? 0 : second + 1;
            uint32_t c1 = any_of(cards & deal->own[first] & ~shut, left - 1, random & 0x1FFFFF);
            int led = lowest(c1);
            uint32_t c2 = any_of(following(deal, cards & deal->own[second] & ~shut, led, led),
                                 left - 1, random >> 21 & 0x1FFFFF);
            int winner = deal->beats[led] & c2 ? second : first;
            int best = deal->beats[led] & c2 ? lowest(c2) : led;
            uint32_t c3 = any_of(following(deal, cards & deal->own[third] & ~shut, led, best),
                                 left - 1, random >> 42 & 0x1FFFFF);
            winner = deal->beats[best] & c3 ? third : winner;
            points[winner] += (uint64_t)(deal->points[led] + deal->points[lowest(c2)]
                                         + deal->points[lowest(c3)] + deal->trick_points);
            cards &= ~(c1 | c2 | c3);
            first = winner;
        }
        points[first] += (uint64_t)deal->last_trick;
        if ((done & 31) == 31)
            budget->nodes += 31 * 3 * (uint64_t)tricks, count_node(budget);
    }
}
