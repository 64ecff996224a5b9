#include "belief.h"

#include <stddef.h>

#include "bits.h"

/* Fixed-point approximations: 2 to the power of f and the logarithm of 1 + f, f in 2^30ths. */
static int64_t times(int64_t one, int64_t other)
{
    return one * other >> 30;
}

uint32_t power_of_two(int64_t x)
{
    int64_t whole = x >> 16;
    if (whole < -30)
        return 0;
    int64_t f = (x & 0xFFFF) << 14;
    int64_t mantissa = 1073741824 + times(f, 746848448 + times(f, 242852000 + times(f, 84041376)));
    return (uint32_t)(mantissa >> -whole);
}

static int64_t log_of(uint64_t part) /* argument in 2^30ths; result in 65,536ths */
{
    int top = 63;
    while (!(part >> top))
        top--;
    int64_t f = (int64_t)(top > 30 ? part >> (top - 30) : part << (30 - top)) - 1073741824;
    int64_t log = times(f, 1546600000 - times(f, 747300000 - times(f, 413700000 - times(f, 139258176))));
    return (int64_t)(top - 30) * 65536 + (log >> 14);
}

/* Log-probability of a choice: mostly a softmax over the worths, the rest (by_lot in 100) at
 * random. */
static int64_t choice_log(const int32_t *worth, int count, int chosen, int32_t beta, int by_lot)
{
    int32_t most = worth[0];
    uint64_t sum = 0, mine = 0;
    for (int i = 1; i < count; i++)
        most = worth[i] > most ? worth[i] : most;
    for (int i = 0; i < count; i++) {
        uint64_t odds = power_of_two(((int64_t)worth[i] - most) * beta >> WORTH_BITS);
        sum += odds;
        if (i == chosen)
            mine = odds;
    }
    uint64_t part = (mine << 30) / sum;
    part = (part * (uint64_t)(100 - by_lot) + ((uint64_t)by_lot << 30) / (uint64_t)count) / 100;
    return log_of(part ? part : 1);
}

enum { LOT_OF_CARDS = 5, LOT_OF_DISCARDS = 3 };

static int64_t discard_log(const History *history, const Belief *belief, const DealState *begun)
{
    const Facts *facts = history->facts;
    uint64_t hand = begun->hand[facts->dealer] | begun->away, may = hand & ~belief->kept;
    uint64_t choices[MOST_DISCARDS];
    int32_t worth[MOST_DISCARDS];
    int count = 0, chosen = -1;
    for (uint64_t one = may; one; one &= one - 1)
        for (uint64_t other = one & (one - 1); other; other &= other - 1) {
            uint64_t away = (one & (0 - one)) | (other & (0 - other));
            if (count_bits64(away & belief->limited) > belief->most_limited || count == MOST_DISCARDS)
                continue;
            if (away == begun->away)
                chosen = count;
            choices[count++] = away;
        }
    if (chosen < 0)
        return 0;
    discard_worths(history->net, facts, hand, choices, count, worth);
    return choice_log(worth, count, chosen, belief->beta, LOT_OF_DISCARDS);
}

int64_t likelihood(const History *history, const Belief *belief, const uint64_t hand[SEATS],
                   uint64_t away, Budget *budget)
{
    const Facts *facts = history->facts;
    DealState state;
    Told told[SEATS];
    int64_t log = 0;
    if (!state_in_layout(history, hand, away, 0, &state))
        return INT64_MIN;
    uint64_t whole[SEATS];
    for (int seat = 0; seat < facts->rules.players; seat++) {
        whole[seat] = hand[seat] | state.played[seat];
        told[seat].begun = 0;
    }
    begin_state(history, whole, away, &state);
    if (belief->discard_exponent && count_bits64(away) == 2 && belief->seat != facts->dealer)
        log += belief->discard_exponent * discard_log(history, belief, &state) >> 16;
    for (int i = 0; i < history->cards && belief->play_exponent; i++) {
        int mover = state_mover(facts, &state), card = history->card[i];
        uint64_t legal = state_legal(facts, &state);
        count_node(budget);
        if (mover != belief->seat && (legal & (legal - 1)) && (legal >> card & 1)) {
            uint64_t inputs[INPUT_WORDS];
            int32_t worth[CARDS], some[CARDS];
            int count = 0, chosen = 0;
            state_inputs(facts, &state, legal, inputs);
            worths(history->net, &told[mover], inputs, legal, worth);
            for (uint64_t rest = legal; rest; rest &= rest - 1) {
                int other = lowest64(rest);
                if (other == card)
                    chosen = count;
                some[count++] = worth[other];
            }
            log += belief->play_exponent * choice_log(some, count, chosen, belief->beta, LOT_OF_CARDS) >> 16;
        }
        state_lay(facts, &state, card);
    }
    return log;
}
