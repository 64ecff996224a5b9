#include "playing.h"

#include "bits.h"

typedef struct {
    const Facts *facts;
    DealState *state;
} Line;

static void lay_next(void *told, int card)
{
    Line *line = told;
    state_lay(line->facts, line->state, card);
}

/* The seats that are safe from the fee for taking no trick, under these rules. */
static unsigned safe_seats(const Playouts *asked, const Facts *facts, const DealState *state)
{
    unsigned safe = state->took;
    if (!asked->open_rules->by_points)
        return safe;
    safe = 0;
    for (int seat = 0; seat < 3; seat++)
        if (state->points[seat] || (seat == facts->dealer && points_in(facts, state->away)))
            safe |= 1u << seat;
    return safe;
}

/* Whether only points are left to be won, in a deal whose open end has begun. */
static int only_points(const Playouts *asked, const Facts *facts, const DealState *state,
                       const Deal *deal)
{
    const Rules *rules = asked->open_rules;
    if (asked->aims.utility)
        return 0;
    if (rules->no_trick_gain && safe_seats(asked, facts, state) != 7)
        return 0;
    uint64_t gone = state->played[0] | state->played[1] | state->played[2];
    /* True once a card of the prize is gone; both were with two seats at the start. */
    return !deal->prize || (gone >> rules->prize[0].taking & 1) || (gone >> rules->prize[0].taken & 1);
}

/* Prepare the open end of a deal, played with open cards: once a determinization, or once a
 * discard. */
static int open_end(const Playouts *asked, const Facts *facts, const DealState *state,
                    Context *context)
{
    Position position = {.leader = state->leader, .locked = NO_CARD,
                         .took = safe_seats(asked, facts, state)};
    int tricks = 0;
    for (int seat = 0; seat < facts->rules.players; seat++) {
        position.hand[seat] = state->hand[seat];
        tricks = count_bits64(state->hand[seat]) > tricks ? count_bits64(state->hand[seat]) : tricks;
    }
    /* Cards on the table have left their hands, and will be gone when the end begins; so will
     * their trick, of those during which a card is locked. */
    if (state->locked_for > (state->placed > 0)) {
        position.locked = facts->turned;
        position.locked_for = state->locked_for - (state->placed > 0);
    }
    if (!make_deal(&context->deal, asked->open_rules, &facts->masks, &position, 0, 1))
        return -1;
    int most = asked->solve > asked->solve_points ? asked->solve : asked->solve_points;
    if (!context->maxn.memory
        && !open_maxn(&context->maxn, tricks < most ? tricks : most, asked->aims.utility != NULL))
        return 0;
    next_deal(&context->maxn);
    return 1;
}

static void end_openly(const Playouts *asked, const Facts *facts, DealState *state, Context *context)
{
    const Deal *deal = &context->deal;
    Line line = {facts, state};
    int32_t points[3];
    uint32_t cards = 0;
    for (int seat = 0; seat < 3; seat++) {
        points[seat] = state->points[seat];
        if (seat == facts->dealer)
            points[seat] += points_in(facts, state->away);
        for (uint64_t rest = state->hand[seat]; rest; rest &= rest - 1)
            cards |= bit(deal->place[lowest64(rest)]);
    }
    maxn_line(deal, &asked->aims, &context->maxn, &context->budget, cards, state->leader,
              safe_seats(asked, facts, state), points, lay_next, &line);
}

int dearest_place(const int32_t worth[CARDS], uint64_t legal)
{
    int best = lowest64(legal);
    for (uint64_t rest = legal & (legal - 1); rest; rest &= rest - 1)
        if (worth[lowest64(rest)] > worth[best])
            best = lowest64(rest);
    return best;
}

static void play_to_end(const History *history, const Playouts *asked, DealState *state,
                        Told told[SEATS], Context *context)
{
    const Facts *facts = history->facts;
    for (;;) {
        int mover = state_mover(facts, state);
        uint64_t hand = state->hand[mover];
        if (!hand)
            return;
        int left = count_bits64(hand);
        if (!state->placed
            && (left <= asked->solve
                || (left <= asked->solve_points && only_points(asked, facts, state, &context->deal)))) {
            end_openly(asked, facts, state, context);
            return;
        }
        uint64_t legal = state_legal(facts, state);
        int card = lowest64(legal);
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
static int32_t settled(const Playouts *asked, const int points[SEATS], int fees)
{
    int side = asked->side, step = asked->step;
    int a = points[0] / step, b = points[1] / step;
    int across = points[0] % step, down = points[1] % step;
    const int32_t *at = asked->units + 3 * (a * side + b) + asked->seat;
    int64_t worth = at[0];
    if (across || down) {
        int64_t sum = (int64_t)at[0] * (step - across) * (step - down);
        if (across)
            sum += (int64_t)at[3 * side] * across * (step - down);
        if (down)
            sum += (int64_t)at[3] * (step - across) * down;
        if (across && down)
            sum += (int64_t)at[3 * side + 3] * across * down;
        worth = sum / (step * step);
    }
    worth += (int64_t)asked->fee * fees;
    if (asked->utility) {
        int64_t half = (int64_t)HALF_CURVE * asked->utility_step, moved = worth + half, end = 2 * half;
        moved = moved < 0 ? 0 : moved >= end ? end - 1 : moved;
        int64_t entry = moved / asked->utility_step, part = moved % asked->utility_step;
        worth = asked->utility[entry]
                + ((int64_t)asked->utility[entry + 1] - asked->utility[entry]) * part / asked->utility_step;
    }
    return (int32_t)worth;
}

int play_out(const History *history, const Playouts *asked, unsigned alive,
             const uint64_t hand[SEATS], uint64_t away, Context *context, int32_t *out)
{
    const Facts *facts = history->facts;
    DealState base;
    if (!state_in_layout(history, hand, away, asked->discards, &base))
        return -1;
    if (!asked->discards && (asked->solve || asked->solve_points)) {
        int opened = open_end(asked, facts, &base, context);
        if (opened <= 0)
            return opened;
    }
    for (int choice = 0; choice < asked->count; choice++) {
        if (!(alive >> choice & 1))
            continue;
        DealState state = base;
        Told told[SEATS];
        int points[SEATS], fees[SEATS];
        for (int seat = 0; seat < facts->rules.players; seat++)
            told[seat].begun = 0;
        if (asked->discards) {
            state.away = asked->choices[choice];
            state.hand[asked->seat] &= ~state.away;
            if (asked->solve || asked->solve_points) {
                int opened = open_end(asked, facts, &state, context);
                if (opened <= 0)
                    return opened;
            }
        } else {
            state_lay(facts, &state, lowest64(asked->choices[choice]));
        }
        play_to_end(history, asked, &state, told, context);
        state_end(facts, &state, points, fees);
        out[choice * OUTCOME + WORTH] = settled(asked, points, fees[asked->seat]);
        out[choice * OUTCOME + OWN_POINTS] = points[asked->seat];
        out[choice * OUTCOME + OWN_FEES] = fees[asked->seat];
    }
    return 1;
}

/* ---- Candidate pruning ---- */

/* A product, rounded before it is added to or subtracted from anything, so that results agree on
 * every machine. */
static double rounded(double product)
{
    volatile double kept = product;
    return kept;
}

unsigned still_alive(const Race *race, unsigned alive, const int32_t *outcomes,
                     const int32_t *weights, int64_t layouts)
{
    int64_t sum[MOST_CANDIDATES] = {0};
    int best = -1, width = race->count * race->width;
    for (int choice = 0; choice < race->count; choice++) {
        if (!(alive >> choice & 1))
            continue;
        for (int64_t layout = 0; layout < layouts; layout++)
            sum[choice] += (int64_t)weights[layout] * outcomes[layout * width + choice * race->width];
        if (best < 0 || sum[choice] > sum[best])
            best = choice;
    }
    for (int choice = 0; choice < race->count; choice++) {
        if (choice == best || !(alive >> choice & 1))
            continue;
        /* The weighted gap, its mean square, and the effective number of determinizations. */
        double gap = 0, square = 0, weight = 0, weight_square = 0;
        for (int64_t layout = 0; layout < layouts; layout++) {
            const int32_t *row = outcomes + layout * width;
            double w = weights[layout], one = (double)row[best * race->width] - row[choice * race->width];
            gap += w * one;
            square += rounded(w * one * one);
            weight += w;
            weight_square += w * w;
        }
        double mean = gap / weight, spread = square / weight - rounded(mean * mean);
        double count = weight * weight / weight_square;
        if (spread <= 0 ? mean > 0 : mean * mean * (count - 1) * 100 > (double)race->squared_z * spread)
            alive &= ~(1u << choice);
    }
    return alive;
}
