#include "scene.h"

#include "bits.h"

uint32_t scene_moves(const Deal *deal, const Scene *scene)
{
    uint32_t hand = scene->cards & deal->own[(scene->leader + scene->placed) % 3]
                    & ~shut(deal, scene->cards);
    if (scene->placed == 0)
        return hand;
    int best = scene->table[0];
    if (scene->placed == 2 && deal->beats[best] >> scene->table[1] & 1)
        best = scene->table[1];
    return following(deal, hand, scene->table[0], best);
}

void scene_limits(const Deal *deal, const Scene *scene, int *least, int *most)
{
    uint32_t in_play = scene->cards;
    for (int place = 0; place < scene->placed; place++)
        in_play |= bit(scene->table[place]);
    *least = *most = 0;
    if (deal->extras)
        extra_limits(deal, scene->cards, scene->took, least, most);
    /* A card of a prize that is on the table is in no hand any more: it may go either way. */
    if (deal->prize && (in_play & ~scene->cards & deal->prize)) {
        *least -= deal->loss;
        *most += deal->gain;
    }
    *most += deal->stake;
}

/* A linear model fitted to the values of random deals: the highest trumps, the number of trumps
 * and their points, the plain suits' highest cards, the lead. Its mean error is nine points. */
int scene_guess(const Deal *deal, const Scene *scene)
{
    static const int FOR_TRUMP[] = {21, 9, 4}, EACH_TRUMP = 8, EACH_TRICK = -3, TO_LEAD = 5;
    uint32_t cards = scene->cards, his = cards & deal->own[0], trumps = cards & deal->trumps;
    int guess = EACH_TRICK * ((count_bits(cards) + scene->placed) / 3) + EACH_TRUMP * count_bits(his & trumps)
                + points_of(deal, his & trumps) / 2 + (scene->leader == 0 ? TO_LEAD : 0);
    for (int i = 0; i < 3 && trumps; i++) {
        int card = highest(trumps);
        guess += his & bit(card) ? FOR_TRUMP[i] : 0;
        trumps ^= bit(card);
    }
    for (int suit = 0; suit < deal->suits; suit++) {
        uint32_t held = cards & deal->field[suit] << deal->shift[suit] & ~deal->trumps;
        if (held && (his & bit(highest(held))))
            guess += deal->points[highest(held)];
    }
    return guess;
}
