/* The pupil: two small networks in floating point, one for cards and one for discards.
 *
 * The same lessons give the same weights on every machine: all sums are made in one order, by
 * vectors of a fixed width, and nothing is contracted. */
#ifndef TEACHER_NETWORK_H
#define TEACHER_NETWORK_H

#include <stdint.h>

#include "deal_state.h"

enum { INNER = 256, SECOND = 64, DISCARD_INNER = 128, DISCARD_SECOND = 32, LANES = 16 };

/* A cell answers with what it is told, but no less than nothing and no more than this. */
#define MOST_ANSWER 4.0f

typedef float Lanes __attribute__((vector_size(LANES * sizeof(float))));

typedef struct {
    float w1[MOST_INPUTS][INNER], b1[INNER];
    float w2[INNER][SECOND], b2[SECOND];
    float w3[CARDS][SECOND], b3[LANES * 3];
    float d1[DISCARD_INPUTS][DISCARD_INNER], e1[DISCARD_INNER];
    float d2[DISCARD_INNER][DISCARD_SECOND], e2[DISCARD_SECOND];
    float d3[DISCARD_SECOND], e3[LANES];
} __attribute__((aligned(64))) Network;

enum { WEIGHTS = sizeof(Network) / sizeof(float) };

/* What a first layer has been told, and the sums of it. */
typedef struct {
    float sum[INNER];
    uint64_t inputs[INPUT_WORDS];
    int fresh; /* nothing yet */
} __attribute__((aligned(64))) Memory;

/* How one answer came about. */
typedef struct {
    float inner[INNER], second[SECOND];
} __attribute__((aligned(64))) Trace;

typedef struct {
    float inner[DISCARD_INNER], second[DISCARD_SECOND];
} __attribute__((aligned(64))) DiscardTrace;

void start_network(Network *network, uint64_t seed);

/* The worth of each legal card; the memory is brought up to date with the inputs first. */
void card_worths(const Network *network, Memory *memory, const uint64_t inputs[INPUT_WORDS],
                 uint64_t legal, Trace *trace, float worth[CARDS]);

/* The same for a discard; sum and old inputs are brought up to date, or made anew where there are no
 * old ones. */
float worth_of_discard(const Network *network, float sum[DISCARD_INNER],
                       uint64_t old[DISCARD_WORDS], int fresh, const uint64_t inputs[DISCARD_WORDS],
                       DiscardTrace *trace);

/* The errors of one seat's first layer, added up from its first decision on. A row that was told
 * from one decision to another is owed the sum between them. */
typedef struct {
    float sum[INNER];
    uint64_t inputs[INPUT_WORDS];
} __attribute__((aligned(64))) Debt;

/* Add to a gradient what one error says; decisions come in the order in which they were taken. */
void blame(const Network *network, Debt *debt, const uint64_t inputs[INPUT_WORDS],
           const Trace *trace, int card, float error, Network *gradient);

/* Give the first layer what is still owed. */
void settle(Debt *debt, Network *gradient);

void blame_discard(const Network *network, const uint64_t inputs[DISCARD_WORDS],
                   const DiscardTrace *trace, float error, Network *gradient);

#endif
