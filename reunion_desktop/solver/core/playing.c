#include "playing.h"

#include "bits.h"

typedef struct {
    const Ground *ground;
    Course *course;
} Line;

static void lay_next(void *told, int card)
{
    Line *line = told;
    course_lay(line->ground, line->course, card);
}

/* The seats that are safe from the fee for taking no trick, under these rules. */
static unsigned safe_seats(const Playouts *asked, const Ground *ground, const Course *course)
{
    unsigned safe = course->took;
    if (!asked->open_rules->by_points)
        return safe;
    safe = 0;
    for (int seat = 0; seat < 3; seat++)
        if (course->points[seat] || (seat == ground->dealer && points_in(ground, course->away)))
            safe |= 1u << seat;
    return safe;
}

/* Whether only points are left to be won, in a deal whose open end has begun. */
static int only_points(const Playouts *asked, const Ground *ground, const Course *course,
                       const Deal *deal)
{
    const Rules *rules = asked->open_rules;
    if (asked->aims.utility)
        return 0;
    if (rules->no_trick_gain && safe_seats(asked, ground, course) != 7)
        return 0;
    uint64_t gone = course->played[0] | course->played[1] | course->played[2];
    /* True once a card of the prize is gone; both were with two seats at the start. */
    return !deal->prize || (gone >> rules->prize[0].taking & 1) || (gone >> rules->prize[0].taken & 1);
}

/* Prepare the open end of a deal, played with open cards: once a determinization, or once a
 * discard. */
static int open_end(const Playouts *asked, const Ground *ground, const Course *course,
                    Context *context)
{
    Position position = {.leader = course->leader, .locked = NO_CARD,
                         .took = safe_seats(asked, ground, course)};
    int tricks = 0;
    for (int seat = 0; seat < ground->rules.players; seat++) {
        position.hand[seat] = course->hand[seat];
        tricks = count_bits64(course->hand[seat]) > tricks ? count_bits64(course->hand[seat]) : tricks;
    }
    /* Cards on the table have left their hands, and will be gone when the end begins; so will
     * their trick, of those during which a card is locked. */
    if (course->locked_for > (course->placed > 0)) {
        position.locked = ground->turned;
        position.locked_for = course->locked_for - (course->placed > 0);
    }
    if (!make_deal(&context->deal, asked->open_rules, &ground->masks, &position, 0, 1))
        return -1;
    int most = asked->solve > asked->solve_points ? asked->solve : asked->solve_points;
    if (!context->maxn.memory
        && !open_maxn(&context->maxn, tricks < most ? tricks : most, asked->aims.utility != NULL))
        return 0;
    next_deal(&context->maxn);
    return 1;
}

static void end_openly(const Playouts *asked, const Ground *ground, Course *course, Context *context)
{
    const Deal *deal = &context->deal;
    Line line = {ground, course};
    int32_t points[3];
    uint32_t cards = 0;
    for (int seat = 0; seat < 3; seat++) {
        points[seat] = course->points[seat];
        if (seat == ground->dealer)
            points[seat] += points_in(ground, course->away);
        for (uint64_t rest = course->hand[seat]; rest; rest &= rest - 1)
            cards |= bit(deal->place[lowest64(rest)]);
    }
    maxn_line(deal, &asked->aims, &context->maxn, &context->budget, cards, course->leader,
              safe_seats(asked, ground, course), points, lay_next, &line);
}

int dearest_place(const int32_t worth[CARDS], uint64_t legal)
{
    int best = lowest64(legal);
    for (uint64_t rest = legal & (legal - 1); rest; rest &= rest - 1)
        if (worth[lowest64(rest)] > worth[best])
            best = lowest64(rest);
    return best;
}

static void play_to_end(const History *history, const Playouts *asked, Course *course,
                        Told told[SEATS], Context *context)
{
    const Ground *ground = history->ground;
    for (;;) {
        int mover = course_mover(ground, course);
        uint64_t hand = course->hand[mover];
        if (!hand)
            return;
        int left = count_bits64(hand);
        if (!course->placed
            && (left <= asked->solve
                || (left <= asked->solve_points && only_points(asked, ground, course, &context->deal)))) {
            end_openly(asked, ground, course, context);
            return;
        }
        uint64_t legal = course_legal(ground, course);
        int card = lowest64(legal);
        count_node(&context->budget);
        if (legal & (legal - 1)) {
            uint64_t inputs[INPUT_WORDS];
            int32_t worth[CARDS];
            course_inputs(ground, course, legal, inputs);
            worths(history->judge, &told[mover], inputs, legal, worth);
            card = dearest_place(worth, legal);
        }
        course_lay(ground, course, card);
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
    if (asked->liking) {
        int64_t moved = worth + (int64_t)LIKED * asked->liking_step, end = 2 * (int64_t)LIKED * asked->liking_step;
        moved = moved < 0 ? 0 : moved >= end ? end - 1 : moved;
        int64_t entry = moved / asked->liking_step, part = moved % asked->liking_step;
        worth = asked->liking[entry]
                + ((int64_t)asked->liking[entry + 1] - asked->liking[entry]) * part / asked->liking_step;
    }
    return (int32_t)worth;
}

int play_out(const History *history, const Playouts *asked, unsigned alive,
             const uint64_t hand[SEATS], uint64_t away, Context *context, int32_t *out)
{
    const Ground *ground = history->ground;
    Course base;
    if (!course_in_world(history, hand, away, asked->discards, &base))
        return -1;
    if (!asked->discards && (asked->solve || asked->solve_points)) {
        int opened = open_end(asked, ground, &base, context);
        if (opened <= 0)
            return opened;
    }
    for (int choice = 0; choice < asked->count; choice++) {
        if (!(alive >> choice & 1))
            continue;
        Course course = base;
        Told told[SEATS];
        int points[SEATS], fees[SEATS];
        for (int seat = 0; seat < ground->rules.players; seat++)
            told[seat].begun = 0;
        if (asked->discards) {
            course.away = asked->choices[choice];
            course.hand[asked->seat] &= ~course.away;
            if (asked->solve || asked->solve_points) {
                int opened = open_end(asked, ground, &course, context);
                if (opened <= 0)
                    return opened;
            }
        } else {
            course_lay(ground, &course, lowest64(asked->choices[choice]));
        }
        play_to_end(history, asked, &course, told, context);
        course_end(ground, &course, points, fees);
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
                     const int32_t *weights, int64_t worlds)
{
    int64_t sum[MOST_CANDIDATES] = {0};
    int best = -1, width = race->count * race->width;
    for (int choice = 0; choice < race->count; choice++) {
        if (!(alive >> choice & 1))
            continue;
        for (int64_t world = 0; world < worlds; world++)
            sum[choice] += (int64_t)weights[world] * outcomes[world * width + choice * race->width];
        if (best < 0 || sum[choice] > sum[best])
            best = choice;
    }
    for (int choice = 0; choice < race->count; choice++) {
        if (choice == best || !(alive >> choice & 1))
            continue;
        /* The weighted gap, its mean square, and the effective number of determinizations. */
        double gap = 0, square = 0, weight = 0, weight_square = 0;
        for (int64_t world = 0; world < worlds; world++) {
            const int32_t *row = outcomes + world * width;
            double w = weights[world], one = (double)row[best * race->width] - row[choice * race->width];
            gap += w * one;
            square += rounded(w * one * one);
            weight += w;
            weight_square += w * w;
        }
        double mean = gap / weight, spread = square / weight - rounded(mean * mean);
        double count = weight * weight / weight_square;
        if (spread <= 0 ? mean > 0 : mean * mean * (count - 1) * 100 > (double)race->surety * spread)
            alive &= ~(1u << choice);
    }
    return alive;
}
