/* A deal in one world: how it began there, and how it came to where it stands. */
#ifndef REUNION_WORLD_H
#define REUNION_WORLD_H

#include <stdint.h>

#include "course.h"
#include "judge.h"

/* How a deal began in one world, and the cards that fell since, by places. */
typedef struct {
    const Ground *ground;
    const Judge *judge;
    int leader;         /* of the first trick */
    int locked_for;
    int cards;          /* that fell */
    int8_t card[CARDS]; /* in order */
} History;

/* Put the deal back to where it began, and follow it to where it stands. `hand` are the cards held
 * now, the dealer's with so many cards that he is to lay away; returns 0 where these hands cannot have
 * played so. */
int course_in_world(const History *history, const uint64_t hand[SEATS], uint64_t away,
                    int to_lay_away, Course *course);

/* The deal before its first card, with these hands. */
void begin_course(const History *history, const uint64_t hand[SEATS], uint64_t away, Course *course);

#endif
