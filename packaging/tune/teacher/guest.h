/* A guest who plays as a club player is believed to. */
#ifndef TEACHER_GUEST_H
#define TEACHER_GUEST_H

#include "deal_state.h"

/* The card that he likes best, by marks that anyone at the table sees. */
int guest_card(const Facts *facts, const DealState *state, uint64_t legal, const float club[4][10]);

#endif
