#include "answer.h"

#include <string.h>

#include "alone.h"
#include "sides.h"

/* The steps double, up to one longer than the value of any position. */
enum { WHOLE = -1, FIRST_STEP = 6, LAST_STEP = 1 << 20 };

/* Either search behind one interface: a bound after a card, or of the whole position. */
typedef struct {
    const Alone *alone;
    const Scene *scene;
    Sides *sides;
    Strict *strict;
    const Position *position;
    int least, most;
} Asked;

static int bound_of(const Asked *asked, int card, int need)
{
    if (asked->alone)
        return card == WHOLE ? alone_bound(asked->alone, asked->scene, need)
                             : alone_card_bound(asked->alone, asked->scene, card, need);
    if (asked->strict)
        return card == WHOLE ? strict_bound(asked->strict, asked->position, need)
                             : strict_card_bound(asked->strict, asked->position, card, need);
    return card == WHOLE ? sides_bound(asked->sides, asked->position, need)
                         : sides_card_bound(asked->sides, asked->position, card, need);
}

/* Gallop from a guess until the value lies between two bounds, then bisect. */
static int exact(const Asked *asked, int card, int guess)
{
    int low = asked->least, high = asked->most, step = FIRST_STEP, need = guess;
    int found_low = 0, found_high = 0;
    while (low < high) {
        if (need <= low)
            need = low + 1;
        if (need > high)
            need = high;
        int value = bound_of(asked, card, need);
        if (value >= need) {
            low = value > high ? high : value;
            found_low = 1;
            need = low + (found_high ? (high - low + 1) / 2 : step);
        } else {
            high = value < low ? low : value;
            found_high = 1;
            need = found_low ? low + (high - low + 1) / 2 : high - step;
        }
        step = step < LAST_STEP ? 2 * step : step;
    }
    return low;
}

/* The answers are stored at the cards' indices; one card's value is the guess for the next. */
static void ask(const Asked *asked, Question question, int bound, int guess, const int *cards,
                const int *indices, int count, int32_t *out)
{
    if (question == WHOLE_EXACT) {
        out[0] = exact(asked, WHOLE, guess);
    } else if (question == WHOLE_REACH) {
        out[0] = bound <= asked->least || (bound <= asked->most && bound_of(asked, WHOLE, bound) >= bound);
    } else {
        for (int i = 0; i < count; i++)
            if (question == CARDS_EXACT)
                out[indices[i]] = guess = exact(asked, cards[i], guess);
            else
                out[indices[i]] = bound <= asked->least
                                  || (bound <= asked->most && bound_of(asked, cards[i], bound) >= bound);
    }
}

static void ask_alone(Context *context, const Position *position, int seat, Question question,
                      int bound, int32_t *out)
{
    const Deal *deal = &context->deal;
    Alone alone = {deal, &context->store, &context->budget};
    Scene scene = {deal->cards, (position->leader - seat + 3) % 3, position->placed, {0, 0}, 0};
    Asked asked = {.alone = &alone, .scene = &scene};
    int cards[DEAL_CARDS], indices[DEAL_CARDS], count = 0;
    for (int place = 0; place < position->placed; place++)
        scene.table[place] = deal->place[position->trick[place]];
    scene.took = deal->took;
    scene_limits(deal, &scene, &asked.least, &asked.most);
    for (uint32_t moves = scene_moves(deal, &scene); moves; moves &= moves - 1) {
        cards[count] = lowest(moves);
        indices[count++] = deal->index[lowest(moves)];
    }
    ask(&asked, question, bound, scene_guess(deal, &scene), cards, indices, count, out);
}

static void ask_general(Context *context, const Position *position, int strict, Question question,
                        int bound, int32_t *out)
{
    Asked asked = {.sides = &context->sides, .position = position};
    int cards[CARDS], count = 0;
    uint64_t moves = moves_in(&context->rules, &context->masks, position);
    for (; moves; moves &= moves - 1)
        cards[count++] = lowest64(moves);
    int guess;
    if (strict) {
        asked.strict = &context->strict;
        strict_limits(asked.strict, position, &asked.least, &asked.most);
        guess = asked.most / 2;
    } else {
        sides_limits(asked.sides, &asked.least, &asked.most);
        guess = asked.sides->party.stake / 2;
    }
    ask(&asked, question, bound, guess, cards, cards, count, out);
}

/* Five suits in play; or three seats that play alone, and tricks without points do not count. */
static int is_strict(const Rules *rules, const Masks *masks)
{
    if (rules->trump >= FACES || masks->of[FACES])
        return 1;
    return rules->players == 3 && rules->by_points && rules->side[0] != rules->side[1]
           && rules->side[1] != rules->side[2] && rules->side[2] != rules->side[0];
}

int answer(Context *context, const Position *position, int seat, Question question, int bound,
           int32_t *out)
{
    if (make_deal(&context->deal, &context->rules, &context->masks, position, seat, 0)) {
        int tricks = tricks_left(&context->rules, position);
        if (!context->store.memory && !open_store(&context->store, tricks))
            return 0;
        context->store.deal++;
        ask_alone(context, position, seat, question, bound, out);
    } else if (is_strict(&context->rules, &context->masks)) {
        context->strict.rules = &context->rules;
        context->strict.masks = &context->masks;
        context->strict.budget = &context->budget;
        if (!open_strict(&context->strict, context->rules.side[seat]))
            return 0;
        ask_general(context, position, 1, question, bound, out);
    } else {
        context->sides.budget = &context->budget;
        if (!open_sides(&context->sides, &context->rules, &context->masks, position,
                        context->rules.side[seat]))
            return 0;
        ask_general(context, position, 0, question, bound, out);
    }
    return 1;
}
