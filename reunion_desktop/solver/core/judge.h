/* The judge: a small network in whole numbers, which says what a card is worth to a seat that sees
 * only its own. The same on every machine. */
#ifndef REUNION_JUDGE_H
#define REUNION_JUDGE_H

#include <stddef.h>
#include <stdint.h>

#include "course.h"

enum {
    INNER = 256, SECOND = 64,                /* cells of the judge of cards */
    DISCARD_INNER = 128, DISCARD_SECOND = 32, /* and of discards */
    IN_BITS = 9, WEIGHT_BITS = 11,           /* fractions of an answer and of a weight, in bits */
    MOST_ANSWER = 4 << IN_BITS,
    WORTH_BITS = IN_BITS + WEIGHT_BITS,      /* the fraction of a worth */
    MOST_DISCARDS = 128,                     /* choices that a dealer may have */
};

typedef struct {
    int players, cards, inputs, discard_inputs;
    int16_t first[MOST_INPUTS][INNER], first_begins[INNER];
    int16_t second[SECOND][INNER];
    int32_t second_begins[SECOND];
    int16_t last[CARDS][SECOND];
    int32_t last_begins[CARDS];
    int16_t discard_first[DISCARD_INPUTS][DISCARD_INNER], discard_first_begins[DISCARD_INNER];
    int16_t discard_second[DISCARD_SECOND][DISCARD_INNER];
    int32_t discard_second_begins[DISCARD_SECOND];
    int16_t discard_last[DISCARD_SECOND];
    int32_t discard_last_begins;
} Judge;

/* Take up a file; 0 where it is none that this core can read. */
int read_judge(Judge *judge, const unsigned char *file, size_t size);

/* The sums of a first layer, and what they have been told. */
typedef struct {
    int16_t sum[INNER];
    uint64_t inputs[INPUT_WORDS];
    int begun;
} Told;

/* The worth of each of some places to who sees this. */
void worths(const Judge *judge, Told *told, const uint64_t inputs[INPUT_WORDS], uint64_t legal,
            int32_t worth[CARDS]);

/* And of some choices of what to lay away. */
void discard_worths(const Judge *judge, const Ground *ground, uint64_t hand, const uint64_t *choices,
                    int count, int32_t *worth);

#endif
