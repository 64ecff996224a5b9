#include "scene.h"

#include <string.h>

#include "bits.h"
#include "dice.h"
#include "guest.h"

enum { MOST_CHOICES = 70 };

typedef struct {
    uint64_t away;
    float worth;
    uint64_t inputs[DISCARD_WORDS];
} Choice;

/* The side's points and fees so far. */
static float side_has(const Ground *ground, const Course *course, int seat, float fee)
{
    float has = 0;
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
    int turned = house->laid_away ? pack[0] : NO_CARD;
    make_ground(&scene->ground, &house->rules, house->used, dealer, turned, (unsigned)house->house,
                house->void_discards);
    memset(&scene->course, 0, sizeof scene->course);
    scene->course.leader = (dealer + 1) % players;
    scene->course.locked_for = (int8_t)house->locked_for;
    int each = (cards - house->laid_away) / players, at = 0;
    for (int i = 0; i < cards; i++) {
        int seat = i < house->laid_away ? dealer : at++ / each;
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
    while (course->hand[course_mover(ground, course)]) {
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
                decision->had = side_has(ground, course, mover, plan->fee);
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
    course_end(ground, &scene->course, points, fees);
    for (int seat = 0; seat < ground->rules.players; seat++) {
        has[seat] = 0;
        for (int other = 0; other < ground->rules.players; other++)
            if (ground->rules.side[other] == ground->rules.side[seat])
                has[seat] += (float)points[other] + fee * (float)fees[other];
    }
}
