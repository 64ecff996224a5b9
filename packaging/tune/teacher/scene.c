#include "scene.h"

#include <string.h>

#include "bits.h"
#include "dice.h"
#include "guest.h"

enum { MOST_CHOICES = 70, RANKS = 9 };

typedef struct {
    uint64_t away;
    float worth;
    uint64_t inputs[DISCARD_WORDS];
} Choice;

static int has_goals(const Ground *ground)
{
    return ground->goal[0] || ground->goal[1];
}

/* The side's points and fees so far. */
static float side_has(const Scene *scene, int seat, float fee)
{
    const Ground *ground = &scene->ground;
    const Course *course = &scene->course;
    float has = 0;
    if (has_goals(ground))
        return scene->house->each * (float)side_points(ground, course, ground->rules.side[seat]);
    for (int other = 0; other < ground->rules.players; other++)
        if (ground->rules.side[other] == ground->rules.side[seat])
            has += (float)course->points[other] + fee * (float)course->fees[other];
    if (!ground->void_discards && ground->rules.side[ground->dealer] == ground->rules.side[seat])
        has += (float)points_in(ground, course->away);
    return has;
}

/* One of some worths, the greater the likelier. */
static int any_worth(const float *worth, int count, float warmth, uint64_t *dice)
{
    float most = worth[0], sum = 0, odds[MOST_CHOICES];
    for (int i = 1; i < count; i++)
        most = worth[i] > most ? worth[i] : most;
    for (int i = 0; i < count; i++)
        sum += odds[i] = power_of_e((worth[i] - most) * (SCALE / warmth));
    float mark = any_share(dice) * sum;
    int at = 0;
    while (at < count - 1 && (mark -= odds[at]) >= 0)
        at++;
    return at;
}

void lay_away(Scene *scene, const House *house, const Network *network, float warmth,
                     uint64_t *dice, int learns)
{
    const Ground *ground = &scene->ground;
    uint64_t hand = scene->course.hand[ground->dealer];
    uint64_t may = hand & ~places_of(ground, house->kept & house->used);
    uint64_t limited = places_of(ground, house->limited & house->used);
    Choice choices[MOST_CHOICES];
    float worth[MOST_CHOICES];
    DiscardTrace trace;
    float sum[DISCARD_INNER] __attribute__((aligned(64)));
    uint64_t old[DISCARD_WORDS];
    int count = 0, chosen = 0;
    if (house->keeps_turned)
        may &= ~((uint64_t)1 << ground->turned);
    for (uint64_t one = may; one; one &= one - 1)
        for (uint64_t other = house->laid_away == 2 ? one & (one - 1) : one & (0 - one); other;
             other &= other - 1) {
            uint64_t away = (one & (0 - one)) | (other & (0 - other));
            if (count_bits64(away & limited) > house->most_limited || count == MOST_CHOICES)
                continue;
            Choice *choice = &choices[count];
            choice->away = away;
            discard_inputs(ground, hand & ~away, away, choice->inputs);
            worth[count] = judge_discard(network, sum, old, !count, choice->inputs, &trace);
            count++;
        }
    if (warmth > 0)
        chosen = any_worth(worth, count, warmth, dice);
    else
        for (int i = 1; i < count; i++)
            chosen = worth[i] > worth[chosen] ? i : chosen;
    scene->course.away = choices[chosen].away;
    scene->course.hand[ground->dealer] &= ~choices[chosen].away;
    scene->discarded = learns && count > 1;
    if (scene->discarded) {
        memcpy(scene->discard, choices[chosen].inputs, sizeof scene->discard);
        scene->discard_worth =
            judge_discard(network, sum, old, 1, scene->discard, &scene->discard_trace);
    }
}

/* A card as it would be called if one suit had the name of another, and its mate that of the
 * other's mate. */
static int renamed(int card, int suit, int as)
{
    int own = card / RANKS, rank = card % RANKS;
    if (own == suit)
        return as * RANKS + rank;
    if (own == SUITS - 1 - suit)
        return (SUITS - 1 - as) * RANKS + rank;
    /* The two others take the names that are left, in their order. */
    int first = 0, free = 0;
    while (first == suit || first == SUITS - 1 - suit)
        first++;
    while (free == as || free == SUITS - 1 - as)
        free++;
    if (own != first)
        free = SUITS - 1 - free;
    return free * RANKS + rank;
}

/* How good some cards are, in tricks, roughly: as _strength in reunion_desktop/ai/tricks/calling.py
 * has it. */
static float strength(const Rules *rules, const Masks *masks, uint64_t used, uint64_t hand)
{
    float sum = 0;
    for (uint64_t rest = hand; rest; rest &= rest - 1) {
        int card = lowest64(rest), higher = count_bits64(masks->higher[card] & used & ~hand);
        if (rules->suit[card] == rules->trump) {
            float share = 0.6f;
            for (int i = 0; i < higher; i++)
                share *= 0.75f;
            sum += 0.5f + share;
        } else if (!higher) {
            sum += 0.6f;
        }
    }
    return sum;
}

enum { BY_CHANCE = 6 };

/* Forehand, who has the last cards, names the printed suit of one of the first that he sees: that in
 * which he is strongest, or now and then any. All suits are then renamed, for lessons know one trump. */
static void name_trumps(const House *house, int8_t *pack, int cards, uint64_t *dice)
{
    Masks masks;
    make_masks(&house->rules, &masks);
    float best = -1;
    int8_t *seen = pack + cards - SEEN;
    int suit = seen[any_below(dice, SEEN)] / RANKS;
    if (any_below(dice, BY_CHANCE))
        for (int i = 0; i < SEEN; i++) {
            uint64_t hand = 0;
            for (int j = 0; j < SEEN; j++)
                hand |= (uint64_t)1 << renamed(seen[j], seen[i] / RANKS, house->rules.trump);
            float worth = strength(&house->rules, &masks, house->used, hand);
            if (worth > best) {
                best = worth;
                suit = seen[i] / RANKS;
            }
        }
    for (int i = 0; i < cards; i++)
        pack[i] = (int8_t)renamed(pack[i], suit, house->rules.trump);
}

/* The first card, which is the dealer's, is one of the trump suit as it is printed. */
static void turn_trump(const House *house, int8_t *pack, int cards, uint64_t *dice)
{
    int wanted = house->rules.trump * RANKS + any_below(dice, RANKS);
    for (int i = 1; i < cards; i++)
        if (pack[i] == wanted) {
            pack[i] = pack[0];
            pack[0] = (int8_t)wanted;
        }
}

/* What each side wants to count. Where the first to reach a goal has won, both together want as much
 * as the house says, and how it is shared is thrown. */
static void draw_goals(Scene *scene, const House *house, uint64_t *dice)
{
    Ground *ground = &scene->ground;
    int forehand = ground->rules.side[(ground->dealer + 1) % ground->rules.players], goal[2];
    int own = house->goal[0], other = house->goal[1];
    if (house->first) {
        own = 1 + any_below(dice, (own + other) / 2) + any_below(dice, (own + other) / 2);
        other = house->goal[0] + house->goal[1] - own;
    }
    goal[forehand] = own;
    goal[1 - forehand] = other;
    set_goals(ground, goal, house->covers);
}

/* Whether a goal was reached, where the first has won; it is looked at between tricks. */
static int is_decided(Scene *scene)
{
    if (!scene->house->first || scene->course.placed)
        return 0;
    for (int side = 0; side < 2; side++)
        if (side_points(&scene->ground, &scene->course, side) >= scene->ground.goal[side])
            scene->reached = side;
    return scene->reached != NO_CARD;
}

/* What a side has in the end where sides have goals. */
static float won_by(const Scene *scene, int seat)
{
    const Ground *ground = &scene->ground;
    const Course *course = &scene->course;
    const House *house = scene->house;
    int side = ground->rules.side[seat], forehand = ground->rules.side[(ground->dealer + 1) % ground->rules.players];
    int made = side_points(ground, course, side);
    float has = house->each * (float)made;
    if (scene->reached != NO_CARD)
        return has + (scene->reached == side ? house->won : 0);
    has += house->won * house->chance[side != forehand][made];
    for (int other = 0; other < 2; other++) {
        unsigned took = 0;
        for (int one = 0; one < ground->rules.players; one++)
            if (ground->rules.side[one] != other)
                took |= course->took & 1u << one;
        if (!took)
            has += other == side ? house->march : -house->march;
    }
    return has;
}

void deal_cards(Scene *scene, const House *house, int dealer, uint64_t *dice)
{
    int8_t pack[CARDS];
    int cards = 0, players = house->rules.players;
    for (int card = 0; card < CARDS; card++)
        if (house->used >> card & 1)
            pack[cards++] = (int8_t)card;
    for (int i = cards - 1; i > 0; i--) {
        int other = any_below(dice, i + 1);
        int8_t card = pack[i];
        pack[i] = pack[other];
        pack[other] = card;
    }
    if (house->naming == NAMED)
        name_trumps(house, pack, cards, dice);
    else if (house->naming == DEALERS_CARD)
        turn_trump(house, pack, cards, dice);
    int turned = house->laid_away || house->naming == DEALERS_CARD ? pack[0] : NO_CARD;
    make_ground(&scene->ground, &house->rules, house->used, dealer, turned, (unsigned)house->house,
                house->void_discards);
    if (house->goal[0])
        draw_goals(scene, house, dice);
    scene->house = house;
    memset(&scene->course, 0, sizeof scene->course);
    scene->course.leader = (dealer + 1) % players;
    scene->course.locked_for = (int8_t)house->locked_for;
    int each = (cards - house->laid_away) / players, at = 0;
    for (int i = 0; i < cards; i++) {
        int seat = i < house->laid_away ? dealer : at++ / each;
        if (house->naming) /* The first cards are the dealer's, the last are forehand's. */
            seat = (dealer + players - seat) % players;
        scene->course.hand[seat] |= (uint64_t)1 << scene->ground.place[pack[i]];
    }
}

void play_deal(Scene *scene, const Chair chairs[SEATS], const Plan *plan,
                      float warmth, float by_lot, uint64_t *dice)
{
    const Ground *ground = &scene->ground;
    Course *course = &scene->course;
    for (int seat = 0; seat < ground->rules.players; seat++) {
        scene->memory[seat].fresh = 1;
        scene->decisions[seat] = 0;
    }
    scene->discarded = 0;
    scene->reached = NO_CARD;
    while (course->hand[course_mover(ground, course)] && !is_decided(scene)) {
        int mover = course_mover(ground, course), card;
        uint64_t legal = course_legal(ground, course);
        card = lowest64(legal);
        if (legal & (legal - 1)) {
            const Chair *chair = &chairs[mover];
            int lot = by_lot > 0 && any_share(dice) < by_lot;
            if (!chair->network) {
                card = guest_card(ground, course, legal, plan->club);
            } else {
                Decision *decision = &scene->decision[mover][scene->decisions[mover]];
                float worth[CARDS], some[CARDS];
                int cards[CARDS], count = 0, at = 0;
                course_inputs(ground, course, legal, decision->inputs);
                judge(chair->network, &scene->memory[mover], decision->inputs, legal,
                      &decision->trace, worth);
                for (uint64_t rest = legal; rest; rest &= rest - 1) {
                    cards[count] = lowest64(rest);
                    some[count] = worth[cards[count]];
                    at = some[count] > some[at] ? count : at;
                    count++;
                }
                decision->best = some[at];
                if (lot)
                    at = any_below(dice, count);
                else if (warmth > 0)
                    at = any_worth(some, count, warmth, dice);
                card = cards[at];
                decision->card = card;
                decision->worth = some[at];
                decision->had = side_has(scene, mover, plan->fee);
                scene->decisions[mover] += chair->learns;
            }
        }
        course_lay(ground, course, card);
    }
}

void count_deal(const Scene *scene, float fee, float has[SEATS])
{
    const Ground *ground = &scene->ground;
    int points[SEATS], fees[SEATS];
    if (has_goals(ground)) {
        for (int seat = 0; seat < ground->rules.players; seat++)
            has[seat] = won_by(scene, seat);
        return;
    }
    course_end(ground, &scene->course, points, fees);
    for (int seat = 0; seat < ground->rules.players; seat++) {
        has[seat] = 0;
        for (int other = 0; other < ground->rules.players; other++)
            if (ground->rules.side[other] == ground->rules.side[seat])
                has[seat] += (float)points[other] + fee * (float)fees[other];
    }
}
