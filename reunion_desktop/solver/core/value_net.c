/* Bit counting is not needed here, so the file can be compiled for several processors. */
#define PLAIN_BITS
#include "value_net.h"

#include <string.h>

#include "bits.h"

/* Wider vectors where the processor has them; integer results are the same. */
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__linux__) && defined(__GLIBC__)
#define WIDE __attribute__((target_clones("avx2", "default")))
#else
#define WIDE
#endif

/* ---- The file ---- */

static const unsigned char MAGIC[] = {'j', 'u', 'd', 'g', 'e', '-', '1', '\n'};

/* Whole numbers of two bytes or four, the lowest first. */
static int32_t number_at(const unsigned char **at, int size)
{
    const unsigned char *byte = *at;
    uint32_t number = (uint32_t)byte[0] | (uint32_t)byte[1] << 8;
    *at += size;
    if (size == 2)
        return (int16_t)number;
    return (int32_t)(number | (uint32_t)byte[2] << 16 | (uint32_t)byte[3] << 24);
}

static void take_shorts(const unsigned char **at, int16_t *numbers, int count)
{
    for (int i = 0; i < count; i++)
        numbers[i] = (int16_t)number_at(at, 2);
}

static void take_longs(const unsigned char **at, int32_t *numbers, int count)
{
    for (int i = 0; i < count; i++)
        numbers[i] = number_at(at, 4);
}

/* The second layer is stored by input cell in the file, and by its own cell here. */
static void take_turned(const unsigned char **at, int16_t *numbers, int from, int to)
{
    for (int i = 0; i < from; i++)
        for (int j = 0; j < to; j++)
            numbers[j * from + i] = (int16_t)number_at(at, 2);
}

static size_t length_of(const ValueNet *net)
{
    size_t shorts = (size_t)net->inputs * INNER + INNER + INNER * SECOND
                    + (size_t)net->cards * SECOND + (size_t)net->discard_inputs * DISCARD_INNER
                    + DISCARD_INNER + DISCARD_INNER * DISCARD_SECOND + DISCARD_SECOND;
    size_t longs = SECOND + (size_t)net->cards + DISCARD_SECOND + 1;
    return sizeof MAGIC + 10 * 4 + 2 * shorts + 4 * longs;
}

/* Whether no outputs of the previous layer can overflow the sum. */
static int fits(const int16_t *weights, int count, int32_t begins)
{
    int64_t most = begins < 0 ? -(int64_t)begins : begins;
    for (int i = 0; i < count; i++)
        most += (int64_t)MOST_ANSWER * (weights[i] < 0 ? -weights[i] : weights[i]);
    return most <= INT32_MAX;
}

static int all_fit(const ValueNet *net)
{
    int fit = fits(net->discard_last, DISCARD_SECOND, net->discard_last_begins);
    for (int j = 0; j < SECOND; j++)
        fit &= fits(net->second[j], INNER, net->second_begins[j]);
    for (int card = 0; card < net->cards; card++)
        fit &= fits(net->last[card], SECOND, net->last_begins[card]);
    for (int j = 0; j < DISCARD_SECOND; j++)
        fit &= fits(net->discard_second[j], DISCARD_INNER, net->discard_second_begins[j]);
    return fit;
}

int read_value_net(ValueNet *net, const unsigned char *file, size_t size)
{
    if (size < sizeof MAGIC + 10 * 4 || memcmp(file, MAGIC, sizeof MAGIC))
        return 0;
    memset(net, 0, sizeof *net);
    const unsigned char *at = file + sizeof MAGIC;
    int32_t head[10];
    take_longs(&at, head, 10);
    net->players = head[0];
    net->cards = head[1];
    net->inputs = head[2];
    net->discard_inputs = head[6];
    if (net->players < 2 || net->players > SEATS || net->cards < 1 || net->cards > CARDS
        || (net->inputs != inputs_of(net->players, net->cards, 0)
            && net->inputs != inputs_of(net->players, net->cards, 1))
        || net->inputs > MOST_INPUTS
        || net->discard_inputs != discard_inputs_of(net->cards) || head[3] != INNER
        || head[4] != SECOND || head[5] != net->cards || head[7] != DISCARD_INNER
        || head[8] != DISCARD_SECOND || head[9] != 1 || length_of(net) != size)
        return 0;
    take_shorts(&at, net->first[0], net->inputs * INNER);
    take_shorts(&at, net->first_begins, INNER);
    take_turned(&at, net->second[0], INNER, SECOND);
    take_longs(&at, net->second_begins, SECOND);
    take_shorts(&at, net->last[0], net->cards * SECOND);
    take_longs(&at, net->last_begins, net->cards);
    take_shorts(&at, net->discard_first[0], net->discard_inputs * DISCARD_INNER);
    take_shorts(&at, net->discard_first_begins, DISCARD_INNER);
    take_turned(&at, net->discard_second[0], DISCARD_INNER, DISCARD_SECOND);
    take_longs(&at, net->discard_second_begins, DISCARD_SECOND);
    take_shorts(&at, net->discard_last, DISCARD_SECOND);
    take_longs(&at, &net->discard_last_begins, 1);
    return all_fit(net);
}

/* ---- The layers ---- */

/* Sums of sixteen bits may wrap around on the way: the final sum fits. */
INLINE void add_row(int16_t *RESTRICT sum, const int16_t *RESTRICT row, int count)
{
    for (int i = 0; i < count; i++)
        sum[i] = (int16_t)(uint16_t)((uint16_t)sum[i] + (uint16_t)row[i]);
}

INLINE void take_row(int16_t *RESTRICT sum, const int16_t *RESTRICT row, int count)
{
    for (int i = 0; i < count; i++)
        sum[i] = (int16_t)(uint16_t)((uint16_t)sum[i] - (uint16_t)row[i]);
}

INLINE int32_t product(const int16_t *RESTRICT one, const int16_t *RESTRICT other, int count)
{
    int32_t sum = 0;
    for (int i = 0; i < count; i++)
        sum += one[i] * other[i];
    return sum;
}

INLINE void answers(int16_t *RESTRICT answer, const int16_t *RESTRICT sum, int count)
{
    for (int i = 0; i < count; i++) {
        int16_t x = sum[i] > 0 ? sum[i] : 0;
        answer[i] = x < MOST_ANSWER ? x : MOST_ANSWER;
    }
}

INLINE int16_t answer_of(int32_t sum)
{
    int32_t x = sum > 0 ? (int32_t)(((uint32_t)sum + (1u << (WEIGHT_BITS - 1))) >> WEIGHT_BITS) : 0;
    return (int16_t)(x < MOST_ANSWER ? x : MOST_ANSWER);
}

INLINE void tell(int16_t *sum, uint64_t *told, const uint64_t *inputs, int words,
                 const int16_t *rows, int width)
{
    for (int word = 0; word < words; word++) {
        for (uint64_t come = inputs[word] & ~told[word]; come; come &= come - 1)
            add_row(sum, rows + (word * 64 + lowest64(come)) * width, width);
        for (uint64_t gone = told[word] & ~inputs[word]; gone; gone &= gone - 1)
            take_row(sum, rows + (word * 64 + lowest64(gone)) * width, width);
        told[word] = inputs[word];
    }
}

WIDE void worths(const ValueNet *net, Told *told, const uint64_t inputs[INPUT_WORDS], uint64_t legal,
                 int32_t worth[CARDS])
{
    int16_t inner[INNER], second[SECOND];
    if (!told->begun) {
        memcpy(told->sum, net->first_begins, sizeof told->sum);
        memset(told->inputs, 0, sizeof told->inputs);
        told->begun = 1;
    }
    tell(told->sum, told->inputs, inputs, INPUT_WORDS, net->first[0], INNER);
    answers(inner, told->sum, INNER);
    for (int j = 0; j < SECOND; j++)
        second[j] = answer_of(net->second_begins[j] + product(inner, net->second[j], INNER));
    for (; legal; legal &= legal - 1) {
        int card = lowest64(legal);
        worth[card] = net->last_begins[card] + product(second, net->last[card], SECOND);
    }
}

WIDE void discard_worths(const ValueNet *net, const Facts *facts, uint64_t hand,
                         const uint64_t *choices, int count, int32_t *worth)
{
    int16_t sum[DISCARD_INNER], inner[DISCARD_INNER], second[DISCARD_SECOND];
    uint64_t told[DISCARD_WORDS] = {0}, inputs[DISCARD_WORDS];
    memcpy(sum, net->discard_first_begins, sizeof sum);
    for (int i = 0; i < count; i++) {
        discard_inputs(facts, hand & ~choices[i], choices[i], inputs);
        tell(sum, told, inputs, DISCARD_WORDS, net->discard_first[0], DISCARD_INNER);
        answers(inner, sum, DISCARD_INNER);
        for (int j = 0; j < DISCARD_SECOND; j++)
            second[j] = answer_of(net->discard_second_begins[j]
                                  + product(inner, net->discard_second[j], DISCARD_INNER));
        worth[i] = net->discard_last_begins + product(second, net->discard_last, DISCARD_SECOND);
    }
}
