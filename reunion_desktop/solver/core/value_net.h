/* The value network in integers, which gives the worth of a card to a seat that sees only its
 * own. Results are equal on every machine. */
#ifndef REUNION_VALUE_NET_H
#define REUNION_VALUE_NET_H

#include <stddef.h>
#include <stdint.h>

#include "deal_state.h"

enum {
    INNER = 256, SECOND = 64,                /* cells of the network for cards */
    DISCARD_INNER = 128, DISCARD_SECOND = 32, /* and of the network for discards */
    IN_BITS = 9, WEIGHT_BITS = 11,           /* fraction bits of a cell's output and of a weight */
    MOST_ANSWER = 4 << IN_BITS,
    WORTH_BITS = IN_BITS + WEIGHT_BITS,      /* fraction bits of a worth */
    MOST_DISCARDS = 128,                     /* most choices of a dealer */
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
} ValueNet;

/* Parse a file; 0 where this core does not support it. */
int read_value_net(ValueNet *net, const unsigned char *file, size_t size);

/* The sums of a first layer, and the inputs added so far. */
typedef struct {
    int16_t sum[INNER];
    uint64_t inputs[INPUT_WORDS];
    int begun;
} Told;

/* The worth of each of some places for the seat with these inputs. */
void worths(const ValueNet *net, Told *told, const uint64_t inputs[INPUT_WORDS], uint64_t legal,
            int32_t worth[CARDS]);

/* The worth of some discards. */
void discard_worths(const ValueNet *net, const Facts *facts, uint64_t hand, const uint64_t *choices,
                    int count, int32_t *worth);

#endif
