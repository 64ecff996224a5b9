/* Bit counting is not needed here, so the file can be compiled for several processors. */
#define PLAIN_BITS
#include "judge.h"

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

static size_t length_of(const Judge *judge)
{
    size_t shorts = (size_t)judge->inputs * INNER + INNER + INNER * SECOND
                    + (size_t)judge->cards * SECOND + (size_t)judge->discard_inputs * DISCARD_INNER
                    + DISCARD_INNER + DISCARD_INNER * DISCARD_SECOND + DISCARD_SECOND;
    size_t longs = SECOND + (size_t)judge->cards + DISCARD_SECOND + 1;
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

static int all_fit(const Judge *judge)
{
    int fit = fits(judge->discard_last, DISCARD_SECOND, judge->discard_last_begins);
    for (int j = 0; j < SECOND; j++)
        fit &= fits(judge->second[j], INNER, judge->second_begins[j]);
    for (int card = 0; card < judge->cards; card++)
        fit &= fits(judge->last[card], SECOND, judge->last_begins[card]);
    for (int j = 0; j < DISCARD_SECOND; j++)
        fit &= fits(judge->discard_second[j], DISCARD_INNER, judge->discard_second_begins[j]);
    return fit;
}

int read_judge(Judge *judge, const unsigned char *file, size_t size)
{
    if (size < sizeof MAGIC + 10 * 4 || memcmp(file, MAGIC, sizeof MAGIC))
        return 0;
    memset(judge, 0, sizeof *judge);
    const unsigned char *at = file + sizeof MAGIC;
    int32_t head[10];
    take_longs(&at, head, 10);
    judge->players = head[0];
    judge->cards = head[1];
    judge->inputs = head[2];
    judge->discard_inputs = head[6];
    if (judge->players < 2 || judge->players > SEATS || judge->cards < 1 || judge->cards > CARDS
        || (judge->inputs != inputs_of(judge->players, judge->cards, 0)
            && judge->inputs != inputs_of(judge->players, judge->cards, 1))
        || judge->inputs > MOST_INPUTS
        || judge->discard_inputs != discard_inputs_of(judge->cards) || head[3] != INNER
        || head[4] != SECOND || head[5] != judge->cards || head[7] != DISCARD_INNER
        || head[8] != DISCARD_SECOND || head[9] != 1 || length_of(judge) != size)
        return 0;
    take_shorts(&at, judge->first[0], judge->inputs * INNER);
    take_shorts(&at, judge->first_begins, INNER);
    take_turned(&at, judge->second[0], INNER, SECOND);
    take_longs(&at, judge->second_begins, SECOND);
    take_shorts(&at, judge->last[0], judge->cards * SECOND);
    take_longs(&at, judge->last_begins, judge->cards);
    take_shorts(&at, judge->discard_first[0], judge->discard_inputs * DISCARD_INNER);
    take_shorts(&at, judge->discard_first_begins, DISCARD_INNER);
    take_turned(&at, judge->discard_second[0], DISCARD_INNER, DISCARD_SECOND);
    take_longs(&at, judge->discard_second_begins, DISCARD_SECOND);
    take_shorts(&at, judge->discard_last, DISCARD_SECOND);
    take_longs(&at, &judge->discard_last_begins, 1);
    return all_fit(judge);
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

WIDE void worths(const Judge *judge, Told *told, const uint64_t inputs[INPUT_WORDS], uint64_t legal,
                 int32_t worth[CARDS])
{
    int16_t inner[INNER], second[SECOND];
    if (!told->begun) {
        memcpy(told->sum, judge->first_begins, sizeof told->sum);
        memset(told->inputs, 0, sizeof told->inputs);
        told->begun = 1;
    }
    tell(told->sum, told->inputs, inputs, INPUT_WORDS, judge->first[0], INNER);
    answers(inner, told->sum, INNER);
    for (int j = 0; j < SECOND; j++)
        second[j] = answer_of(judge->second_begins[j] + product(inner, judge->second[j], INNER));
    for (; legal; legal &= legal - 1) {
        int card = lowest64(legal);
        worth[card] = judge->last_begins[card] + product(second, judge->last[card], SECOND);
    }
}

WIDE void discard_worths(const Judge *judge, const Ground *ground, uint64_t hand,
                         const uint64_t *choices, int count, int32_t *worth)
{
    int16_t sum[DISCARD_INNER], inner[DISCARD_INNER], second[DISCARD_SECOND];
    uint64_t told[DISCARD_WORDS] = {0}, inputs[DISCARD_WORDS];
    memcpy(sum, judge->discard_first_begins, sizeof sum);
    for (int i = 0; i < count; i++) {
        discard_inputs(ground, hand & ~choices[i], choices[i], inputs);
        tell(sum, told, inputs, DISCARD_WORDS, judge->discard_first[0], DISCARD_INNER);
        answers(inner, sum, DISCARD_INNER);
        for (int j = 0; j < DISCARD_SECOND; j++)
            second[j] = answer_of(judge->discard_second_begins[j]
                                  + product(inner, judge->discard_second[j], DISCARD_INNER));
        worth[i] = judge->discard_last_begins + product(second, judge->discard_last, DISCARD_SECOND);
    }
}
