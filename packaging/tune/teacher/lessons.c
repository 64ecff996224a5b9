#include "lessons.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "rng.h"

/* The error from which on it is not greater. */
#define MOST_ERROR 1.5f

static float bounded(float error)
{
    return error > MOST_ERROR ? MOST_ERROR : error < -MOST_ERROR ? -MOST_ERROR : error;
}

/* What is to be learnt from a deal; returns the squared errors of cards, in points. */
static double learn(const Scene *scene, const Network *network, const Plan *plan, Network *gradient,
                    int *decisions)
{
    float has[SEATS];
    double squares = 0;
    count_deal(scene, plan->fee, has);
    for (int seat = 0; seat < scene->facts.rules.players; seat++) {
        float target = 0, later = has[seat], error[MOST_DECISIONS];
        Debt debt = {0};
        for (int at = scene->decisions[seat] - 1; at >= 0; at--) {
            const Decision *decision = &scene->decision[seat][at];
            float gained = (later - decision->had) / SCALE;
            if (at == scene->decisions[seat] - 1)
                target = gained;
            else
                target = gained + plan->outcome_share * target
                         + (1 - plan->outcome_share) * scene->decision[seat][at + 1].best;
            later = decision->had;
            error[at] = decision->worth - target;
            squares += (double)(error[at] * SCALE) * (double)(error[at] * SCALE);
        }
        for (int at = 0; at < scene->decisions[seat]; at++) {
            const Decision *decision = &scene->decision[seat][at];
            blame(network, &debt, decision->inputs, &decision->trace, decision->card,
                  bounded(error[at]), gradient);
            ++*decisions;
        }
        settle(&debt, gradient);
    }
    if (scene->discarded)
        blame_discard(network, scene->discard, &scene->discard_trace,
                      bounded(scene->discard_worth - has[scene->facts.dealer] / SCALE), gradient);
    return squares;
}

/* ---- A batch ---- */

typedef struct {
    const School *school;
    const House *houses;
    const Plan *plan;
    Network *gradient[PARTS];
    double squares[PARTS];
    int decisions[PARTS];
    uint64_t seed;
    int64_t first; /* the number of the first deal */
    int count, often, part, threads;
} Batch;

static void play_part(Batch *batch, Scene *scene, int part)
{
    const School *school = batch->school;
    const Plan *plan = batch->plan;
    memset(batch->gradient[part], 0, sizeof(Network));
    batch->squares[part] = 0;
    batch->decisions[part] = 0;
    for (int i = 0; i < DEALS_A_BATCH / PARTS; i++) {
        int64_t number = batch->first + part * (DEALS_A_BATCH / PARTS) + i;
        uint64_t rng = batch->seed ^ (uint64_t)number * 0xD1342543DE82EF95u;
        any_number(&rng);
        int drawn = any_below(&rng, batch->often), at = 0;
        while ((drawn -= batch->houses[at].often) >= 0)
            at++;
        const House *house = &batch->houses[at];
        int players = house->rules.players, dealer = any_below(&rng, players);
        deal_cards(scene, house, dealer, &rng);
        Chair chairs[SEATS];
        for (int seat = 0; seat < players; seat++)
            chairs[seat] = (Chair){&school->network, 1};
        if (any_share(&rng) < plan->guests) {
            int seat = any_below(&rng, players), known = school->kept < EARLIER ? (int)school->kept : EARLIER;
            int who = any_below(&rng, 2 * (known > 0 ? known : 1));
            if (!house->goal[0])
                chairs[seat] = (Chair){who < known ? &school->earlier[who] : NULL, 0};
            else if (known)
                chairs[seat] = (Chair){&school->earlier[who % known], 0};
        }
        float temperature = any_below(&rng, 4) ? plan->temperature : plan->warm;
        float by_lot = any_below(&rng, 2) ? plan->by_lot : 0;
        if (house->laid_away) {
            const Chair *chair = &chairs[dealer];
            lay_away(scene, house, chair->network ? chair->network : &school->network, temperature, &rng,
                     chair->network == &school->network);
            /* A dealer's own discard lets him learn, whoever plays for him. */
        }
        int discarded = scene->discarded;
        play_deal(scene, chairs, plan, temperature, by_lot, &rng);
        scene->discarded = discarded;
        batch->squares[part] += learn(scene, &school->network, plan, batch->gradient[part],
                                      &batch->decisions[part]);
    }
}

static void *play_parts(void *told)
{
    Batch *batch = told;
    Scene *scene = aligned_alloc(64, (sizeof(Scene) + 63) / 64 * 64);
    for (;;) {
        int part = __atomic_fetch_add(&batch->part, 1, __ATOMIC_SEQ_CST);
        if (part >= PARTS)
            break;
        play_part(batch, scene, part);
    }
    free(scene);
    return NULL;
}

/* One step of Adam (Kingma and Ba 2015) against the gradients of all parts, in their order. */
static void step(School *school, const Batch *batch, const Plan *plan)
{
    int decisions = 0;
    for (int part = 0; part < PARTS; part++)
        decisions += batch->decisions[part];
    float share = 1 / (float)(decisions ? decisions : 1), t = (float)(school->batches + 1);
    school->past_first *= 0.9f;
    school->past_second *= 0.999f;
    float rate = plan->rate / (1 - school->past_first), root = sqrtf(1 - school->past_second);
    float mean_rate = plan->mean_rate > 1 / t ? plan->mean_rate : 1 / t;
    float *weight = school->network.w1[0], *first = school->first.w1[0];
    float *second = school->second.w1[0], *mean = school->mean.w1[0];
    const float *g0 = batch->gradient[0]->w1[0], *g1 = batch->gradient[1]->w1[0];
    const float *g2 = batch->gradient[2]->w1[0], *g3 = batch->gradient[3]->w1[0];
    for (int i = 0; i < WEIGHTS; i++) {
        float g = (((g0[i] + g1[i]) + g2[i]) + g3[i]) * share;
        first[i] = 0.9f * first[i] + 0.1f * g;
        second[i] = 0.999f * second[i] + 0.001f * (g * g);
        weight[i] -= rate * first[i] / (sqrtf(second[i]) / root + 1e-8f);
        mean[i] += mean_rate * (weight[i] - mean[i]);
    }
}

void teach(School *school, const House *houses, int count, const Plan *plan, uint64_t seed,
           int batches, int threads)
{
    Batch batch = {.school = school, .houses = houses, .plan = plan, .seed = seed, .count = count};
    for (int i = 0; i < count; i++)
        batch.often += houses[i].often;
    for (int part = 0; part < PARTS; part++)
        batch.gradient[part] = aligned_alloc(64, sizeof(Network));
    for (; batches > 0; batches--) {
        pthread_t helper[PARTS];
        int helpers = 0;
        batch.first = school->deals;
        batch.part = 0;
        while (helpers < threads - 1 && helpers < PARTS - 1
               && !pthread_create(&helper[helpers], NULL, play_parts, &batch))
            helpers++;
        play_parts(&batch);
        while (helpers)
            pthread_join(helper[--helpers], NULL);
        double squares = 0;
        int decisions = 0;
        for (int part = 0; part < PARTS; part++) {
            squares += batch.squares[part];
            decisions += batch.decisions[part];
        }
        step(school, &batch, plan);
        school->error += (squares / (decisions ? decisions : 1) - school->error) / 500;
        school->deals += DEALS_A_BATCH;
        school->batches++;
    }
    for (int part = 0; part < PARTS; part++)
        free(batch.gradient[part]);
}

void keep_earlier(School *school)
{
    school->earlier[school->kept++ % EARLIER] = school->mean;
}

/* ---- A school ---- */

School *open_school(uint64_t seed)
{
    School *school = aligned_alloc(64, (sizeof(School) + 63) / 64 * 64);
    if (school) {
        memset(school, 0, sizeof *school);
        start_network(&school->network, seed);
        school->mean = school->network;
        school->past_first = school->past_second = 1;
    }
    return school;
}

void close_school(School *school)
{
    free(school);
}

double school_error(const School *school)
{
    return school->error;
}

/* The running mean of the weights as it is now, against the club player. */
void examine(const School *school, const House *house, const Plan *plan, uint64_t seed, int blocks,
             double *sum, double *squares)
{
    int64_t oldest = school->kept < EARLIER ? 0 : school->kept % EARLIER;
    duel(&school->mean, house->goal[0] ? &school->earlier[oldest] : NULL, house, plan, seed, blocks,
         sum, squares);
}

uint64_t school_size(void)
{
    return sizeof(School);
}

/* ---- Examinations ---- */

/* By how much more one network's side has than the other's, the same deal played twice. */
static double gap_of_sides(Scene *scene, const Network *one, const Network *other, const House *house,
                           const Plan *plan, uint64_t seed, int block)
{
    double gap = 0;
    for (int swap = 0; swap < 2; swap++) {
        Chair chairs[SEATS];
        uint64_t rng = seed ^ (uint64_t)(block + 1) * 0xD1342543DE82EF95u;
        float has[SEATS];
        for (int seat = 0; seat < house->rules.players; seat++)
            chairs[seat] = (Chair){(house->rules.side[seat] == 0) != swap ? one : other, 0};
        any_number(&rng);
        deal_cards(scene, house, block % house->rules.players, &rng);
        play_deal(scene, chairs, plan, 0, 0, &rng);
        count_deal(scene, plan->fee, has);
        gap += (swap ? -1 : 1) * (has[0] - has[1]) / 2;
    }
    return gap;
}

void duel(const Network *one, const Network *other, const House *house, const Plan *plan,
          uint64_t seed, int blocks, double *sum, double *squares)
{
    Scene *scene = aligned_alloc(64, (sizeof(Scene) + 63) / 64 * 64);
    int players = house->rules.players;
    *sum = *squares = 0;
    for (int block = 0; block < blocks; block++) {
        double gap = 0;
        if (house->goal[0])
            gap = gap_of_sides(scene, one, other, house, plan, seed, block) * players;
        for (int lineup = 0; lineup < 2 * players && !house->goal[0]; lineup++) {
            /* Alone in each seat, first the one and then the other. */
            Chair chairs[SEATS];
            int alone = lineup % players, swap = lineup >= players;
            for (int seat = 0; seat < players; seat++)
                chairs[seat] = (Chair){(seat == alone) != swap ? one : other, 0};
            uint64_t rng = seed ^ (uint64_t)(block + 1) * 0xD1342543DE82EF95u;
            float has[SEATS];
            any_number(&rng);
            deal_cards(scene, house, block % players, &rng);
            if (house->laid_away) {
                const Network *dealer = chairs[block % players].network;
                lay_away(scene, house, dealer ? dealer : one, 0, &rng, 0);
            }
            play_deal(scene, chairs, plan, 0, 0, &rng);
            count_deal(scene, plan->fee, has);
            double mine = 0, theirs = 0;
            int mines = swap ? players - 1 : 1;
            for (int seat = 0; seat < players; seat++)
                if (chairs[seat].network == one)
                    mine += has[seat];
                else
                    theirs += has[seat];
            gap += (mine / mines - theirs / (players - mines)) / 2;
        }
        gap /= 2 * players;
        *sum += gap;
        *squares += gap * gap;
    }
    free(scene);
}
