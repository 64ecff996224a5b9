#include "network.h"

#include <string.h>

#include "bits.h"
#include "rng.h"

/* ---- Rows of numbers, a fixed number at a time ---- */

INLINE void add_row(float *restrict sum, const float *restrict row, int count)
{
    for (int i = 0; i < count; i += LANES)
        *(Lanes *)(sum + i) += *(const Lanes *)(row + i);
}

INLINE void take_row(float *restrict sum, const float *restrict row, int count)
{
    for (int i = 0; i < count; i += LANES)
        *(Lanes *)(sum + i) -= *(const Lanes *)(row + i);
}

INLINE void add_scaled(float *restrict sum, const float *restrict row, float by, int count)
{
    for (int i = 0; i < count; i += LANES)
        *(Lanes *)(sum + i) += *(const Lanes *)(row + i) * by;
}

INLINE float product(const float *one, const float *other, int count)
{
    Lanes sums = {0};
    for (int i = 0; i < count; i += LANES)
        sums += *(const Lanes *)(one + i) * *(const Lanes *)(other + i);
    sums += __builtin_shufflevector(sums, sums, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7);
    sums += __builtin_shufflevector(sums, sums, 4, 5, 6, 7, 0, 1, 2, 3, 12, 13, 14, 15, 8, 9, 10, 11);
    sums += __builtin_shufflevector(sums, sums, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13);
    sums += __builtin_shufflevector(sums, sums, 1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14);
    return sums[0];
}

INLINE void answer_cells(float *restrict answer, const float *restrict sum, int count)
{
    for (int i = 0; i < count; i++) {
        float x = sum[i] > 0 ? sum[i] : 0;
        answer[i] = x < MOST_ANSWER ? x : MOST_ANSWER;
    }
}

/* Nothing is learnt through a cell at its limits. */
INLINE void silence(float *restrict error, const float *restrict answer, int count)
{
    for (int i = 0; i < count; i++)
        error[i] = answer[i] > 0 && answer[i] < MOST_ANSWER ? error[i] : 0;
}

/* ---- Cards ---- */

static void bring_up_to_date(const Network *network, Memory *memory, const uint64_t *inputs)
{
    if (memory->fresh) {
        memcpy(memory->sum, network->b1, sizeof memory->sum);
        memset(memory->inputs, 0, sizeof memory->inputs);
        memory->fresh = 0;
    }
    for (int word = 0; word < INPUT_WORDS; word++) {
        for (uint64_t come = inputs[word] & ~memory->inputs[word]; come; come &= come - 1)
            add_row(memory->sum, network->w1[word * 64 + lowest64(come)], INNER);
        for (uint64_t gone = memory->inputs[word] & ~inputs[word]; gone; gone &= gone - 1)
            take_row(memory->sum, network->w1[word * 64 + lowest64(gone)], INNER);
        memory->inputs[word] = inputs[word];
    }
}

void card_worths(const Network *network, Memory *memory, const uint64_t inputs[INPUT_WORDS],
                 uint64_t legal, Trace *trace, float worth[CARDS])
{
    bring_up_to_date(network, memory, inputs);
    answer_cells(trace->inner, memory->sum, INNER);
    float sum[SECOND] __attribute__((aligned(64)));
    memcpy(sum, network->b2, sizeof sum);
    for (int i = 0; i < INNER; i++)
        if (trace->inner[i] > 0)
            add_scaled(sum, network->w2[i], trace->inner[i], SECOND);
    answer_cells(trace->second, sum, SECOND);
    for (; legal; legal &= legal - 1) {
        int card = lowest64(legal);
        worth[card] = network->b3[card] + product(network->w3[card], trace->second, SECOND);
    }
}

void blame(const Network *network, Debt *debt, const uint64_t inputs[INPUT_WORDS],
           const Trace *trace, int card, float error, Network *gradient)
{
    float second[SECOND] __attribute__((aligned(64))) = {0};
    float inner[INNER] __attribute__((aligned(64)));
    add_scaled(second, network->w3[card], error, SECOND);
    silence(second, trace->second, SECOND);
    add_scaled(gradient->w3[card], trace->second, error, SECOND);
    gradient->b3[card] += error;
    add_row(gradient->b2, second, SECOND);
    for (int i = 0; i < INNER; i++) {
        inner[i] = 0;
        if (trace->inner[i] > 0) {
            inner[i] = product(network->w2[i], second, SECOND);
            add_scaled(gradient->w2[i], second, trace->inner[i], SECOND);
        }
    }
    silence(inner, trace->inner, INNER);
    add_row(gradient->b1, inner, INNER);
    for (int word = 0; word < INPUT_WORDS; word++) {
        for (uint64_t come = inputs[word] & ~debt->inputs[word]; come; come &= come - 1)
            take_row(gradient->w1[word * 64 + lowest64(come)], debt->sum, INNER);
        for (uint64_t gone = debt->inputs[word] & ~inputs[word]; gone; gone &= gone - 1)
            add_row(gradient->w1[word * 64 + lowest64(gone)], debt->sum, INNER);
        debt->inputs[word] = inputs[word];
    }
    add_row(debt->sum, inner, INNER);
}

void settle(Debt *debt, Network *gradient)
{
    for (int word = 0; word < INPUT_WORDS; word++)
        for (uint64_t rest = debt->inputs[word]; rest; rest &= rest - 1)
            add_row(gradient->w1[word * 64 + lowest64(rest)], debt->sum, INNER);
}

/* ---- Discards ---- */

float worth_of_discard(const Network *network, float sum[DISCARD_INNER],
                       uint64_t old[DISCARD_WORDS], int fresh, const uint64_t inputs[DISCARD_WORDS],
                       DiscardTrace *trace)
{
    float second[DISCARD_SECOND] __attribute__((aligned(64)));
    if (fresh) {
        memcpy(sum, network->e1, DISCARD_INNER * sizeof *sum);
        memset(old, 0, DISCARD_WORDS * sizeof *old);
    }
    for (int word = 0; word < DISCARD_WORDS; word++) {
        for (uint64_t come = inputs[word] & ~old[word]; come; come &= come - 1)
            add_row(sum, network->d1[word * 64 + lowest64(come)], DISCARD_INNER);
        for (uint64_t gone = old[word] & ~inputs[word]; gone; gone &= gone - 1)
            take_row(sum, network->d1[word * 64 + lowest64(gone)], DISCARD_INNER);
        old[word] = inputs[word];
    }
    answer_cells(trace->inner, sum, DISCARD_INNER);
    memcpy(second, network->e2, sizeof second);
    for (int i = 0; i < DISCARD_INNER; i++)
        if (trace->inner[i] > 0)
            add_scaled(second, network->d2[i], trace->inner[i], DISCARD_SECOND);
    answer_cells(trace->second, second, DISCARD_SECOND);
    return network->e3[0] + product(network->d3, trace->second, DISCARD_SECOND);
}

void blame_discard(const Network *network, const uint64_t inputs[DISCARD_WORDS],
                   const DiscardTrace *trace, float error, Network *gradient)
{
    float second[DISCARD_SECOND] __attribute__((aligned(64))) = {0};
    float inner[DISCARD_INNER] __attribute__((aligned(64)));
    add_scaled(second, network->d3, error, DISCARD_SECOND);
    silence(second, trace->second, DISCARD_SECOND);
    add_scaled(gradient->d3, trace->second, error, DISCARD_SECOND);
    gradient->e3[0] += error;
    add_row(gradient->e2, second, DISCARD_SECOND);
    for (int i = 0; i < DISCARD_INNER; i++) {
        inner[i] = 0;
        if (trace->inner[i] > 0) {
            inner[i] = product(network->d2[i], second, DISCARD_SECOND);
            add_scaled(gradient->d2[i], second, trace->inner[i], DISCARD_SECOND);
        }
    }
    silence(inner, trace->inner, DISCARD_INNER);
    add_row(gradient->e1, inner, DISCARD_INNER);
    for (int word = 0; word < DISCARD_WORDS; word++)
        for (uint64_t rest = inputs[word]; rest; rest &= rest - 1)
            add_row(gradient->d1[word * 64 + lowest64(rest)], inner, DISCARD_INNER);
}

/* ---- The beginning ---- */

static void fill(float *weights, int count, float reach, uint64_t *rng)
{
    for (int i = 0; i < count; i++)
        weights[i] = (2 * any_share(rng) - 1) * reach;
}

/* The inputs that there were at first: later ones are thrown after all others, so that old lessons
 * come to what they came to. */
enum { OLD_INPUTS = 640 };

void start_network(Network *network, uint64_t seed)
{
    memset(network, 0, sizeof *network);
    fill(network->w1[0], OLD_INPUTS * INNER, 0.15f, &seed);
    fill(network->w2[0], INNER * SECOND, 0.12f, &seed);
    fill(network->w3[0], CARDS * SECOND, 0.05f, &seed);
    fill(network->d1[0], DISCARD_INPUTS * DISCARD_INNER, 0.3f, &seed);
    fill(network->d2[0], DISCARD_INNER * DISCARD_SECOND, 0.15f, &seed);
    fill(network->d3, DISCARD_SECOND, 0.1f, &seed);
    fill(network->w1[OLD_INPUTS], (MOST_INPUTS - OLD_INPUTS) * INNER, 0.15f, &seed);
}
