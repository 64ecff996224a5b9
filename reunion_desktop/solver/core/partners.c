#include "partners.h"

#include "bits.h"
#include "playing.h"

/* The result of a playout: the side that reached its number first, or the count of the asking
 * side. */
typedef struct {
    int first;   /* the side that was first, or NO_CARD */
    int counted; /* count of the asking side */
    int lost;    /* bits of the sides that have lost a trick */
} End;

/* The side that has reached its number. */
static int decided(const Partners *asked, const int made[2])
{
    for (int side = 0; side < 2; side++)
        if (asked->first[side] && made[side] >= asked->first[side])
            return side;
    return NO_CARD;
}

static int lost_tricks(const Facts *facts, const DealState *state)
{
    int lost = 0;
    for (int seat = 0; seat < facts->rules.players; seat++)
        if (state->took >> seat & 1)
            lost |= 1 << (1 - facts->rules.side[seat]);
    return lost;
}

/* The count of the asking side after an exact search of the last tricks; returns 0 where there is
 * no memory. */
static int searched(const Partners *asked, const Facts *facts, const DealState *state, Context *context,
                    int32_t *gain)
{
    Position position = {.leader = state->leader, .locked = NO_CARD, .took = state->took};
    for (int seat = 0; seat < facts->rules.players; seat++)
        position.hand[seat] = state->hand[seat];
    return answer(context, &position, asked->seat, WHOLE_EXACT, 0, gain);
}

static int play_to_end(const History *history, const Partners *asked, DealState *state, Context *context,
                       End *end)
{
    const Facts *facts = history->facts;
    int own = facts->rules.side[asked->seat];
    int last = asked->first[0] || asked->first[1] ? 0 : asked->solve;
    Told told[SEATS];
    for (int seat = 0; seat < facts->rules.players; seat++)
        told[seat].begun = 0;
    for (;;) {
        int mover = state_mover(facts, state), card;
        uint64_t hand = state->hand[mover];
        if (!state->placed) {
            int made[2] = {side_points(facts, state, 0), side_points(facts, state, 1)};
            *end = (End){decided(asked, made), made[own], lost_tricks(facts, state)};
            if (!hand)
                return 1;
            if (end->first != NO_CARD) {
                end->lost = 3; /* The winners of the remaining tricks are unknown. */
                return 1;
            }
            if (state->tricks && count_bits64(hand) <= last) {
                int32_t gain;
                if (!searched(asked, facts, state, context, &gain))
                    return 0;
                end->counted += gain;
                if (gain)
                    end->lost |= 1 << (1 - own);
                if (end->counted < asked->whole)
                    end->lost |= 1 << own;
                return 1;
            }
        }
        uint64_t legal = state_legal(facts, state);
        card = lowest64(legal);
        count_node(&context->budget);
        if (legal & (legal - 1)) {
            uint64_t inputs[INPUT_WORDS];
            int32_t worth[CARDS];
            state_inputs(facts, state, legal, inputs);
            worths(history->net, &told[mover], inputs, legal, worth);
            card = dearest_place(worth, legal);
        }
        state_lay(facts, state, card);
    }
}

/* The payoff of a result for the asking seat. */
static int32_t settled(const Partners *asked, int own, const End *end)
{
    int made = own ? asked->whole - end->counted : end->counted;
    int32_t worth = asked->worth[made];
    if (end->first != NO_CARD && (end->lost >> end->first & 1 || !asked->marches))
        worth = asked->worth[end->first ? 0 : asked->whole];
    else if (end->first != NO_CARD || end->lost != 3)
        for (int side = 0; side < 2; side++)
            if (asked->marches && !(end->lost >> side & 1))
                worth = asked->march[side];
    return (own ? -worth : worth) + asked->point_worth * end->counted;
}

int play_sides(const History *history, const Partners *asked, unsigned alive,
               const uint64_t hand[SEATS], Context *context, int32_t *out)
{
    const Facts *facts = history->facts;
    DealState base;
    if (!state_in_layout(history, hand, 0, 0, &base))
        return -1;
    for (int choice = 0; choice < asked->count; choice++) {
        if (!(alive >> choice & 1))
            continue;
        DealState state = base;
        End end;
        state_lay(facts, &state, lowest64(asked->choices[choice]));
        if (!play_to_end(history, asked, &state, context, &end))
            return 0;
        out[choice * SIDE_OUTCOME + SIDE_WORTH] = settled(asked, facts->rules.side[asked->seat], &end);
        out[choice * SIDE_OUTCOME + SIDE_COUNTED] = end.counted;
    }
    return 1;
}
