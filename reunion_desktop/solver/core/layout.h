/* A deal in one determinization: its start, and its state after the cards played. */
#ifndef REUNION_LAYOUT_H
#define REUNION_LAYOUT_H

#include <stdint.h>

#include "deal_state.h"
#include "value_net.h"

/* The start of a deal in one determinization, and the cards played since, by places. */
typedef struct {
    const Facts *facts;
    const ValueNet *net;
    int leader;         /* leader of the first trick */
    int locked_for;
    int cards;          /* number of cards played */
    int8_t card[CARDS]; /* the cards, in order of play */
} History;

/* Reset the deal to its start, and replay it. `hand` are the cards held now, the dealer's with
 * the cards still to discard; returns 0 where these hands cannot have played so. */
int state_in_layout(const History *history, const uint64_t hand[SEATS], uint64_t away,
                    int to_lay_away, DealState *state);

/* The deal before its first card, with these hands. */
void begin_state(const History *history, const uint64_t hand[SEATS], uint64_t away, DealState *state);

#endif
