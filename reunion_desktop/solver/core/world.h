/* A deal in one determinization: its start, and its state after the cards played. */
#ifndef REUNION_WORLD_H
#define REUNION_WORLD_H

#include <stdint.h>

#include "course.h"
#include "judge.h"

/* The start of a deal in one determinization, and the cards played since, by places. */
typedef struct {
    const Ground *ground;
    const Judge *judge;
    int leader;         /* leader of the first trick */
    int locked_for;
    int cards;          /* number of cards played */
    int8_t card[CARDS]; /* the cards, in order of play */
} History;

/* Reset the deal to its start, and replay it. `hand` are the cards held now, the dealer's with
 * the cards still to discard; returns 0 where these hands cannot have played so. */
int course_in_world(const History *history, const uint64_t hand[SEATS], uint64_t away,
                    int to_lay_away, Course *course);

/* The deal before its first card, with these hands. */
void begin_course(const History *history, const uint64_t hand[SEATS], uint64_t away, Course *course);

#endif
