/* Playing by judgement: how likely a world is when its seats judge so, and how a deal ends when they
 * go on. Every seat is judged by what it sees itself. */
#ifndef REUNION_PLAYING_H
#define REUNION_PLAYING_H

#include <stdint.h>

#include "answer.h"
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

/* How far a judge is believed to know what others do. Shares are in 65,536ths. */
typedef struct {
    int seat;          /* who wonders; his own choices tell him nothing */
    int32_t faith;     /* how far cards are believed */
    int32_t trust;     /* how far the discard is */
    int32_t warmth;    /* doublings of the odds for a worth of one */
    uint64_t kept;     /* cards that a dealer may never lay away */
    uint64_t limited;  /* and those of which only so many */
    int most_limited;
} Belief;

/* How likely a world is: the logarithm to base 2, in 65,536ths. */
int64_t likelihood(const History *history, const Belief *belief, const uint64_t hand[SEATS],
                   uint64_t away, Budget *budget);

/* 2 to the power of x 65,536ths up to 0, in parts of 2 to the power of 30. */
uint32_t power_of_two(int64_t x);

/* What is asked of playouts, and how they are settled for one seat. */
typedef struct {
    int seat;                /* whose decision it is */
    const uint64_t *choices; /* what he may play, or lay away */
    int count;
    int discards;            /* how many cards a choice lays away; 0 where it plays one */
    int solve;               /* tricks at the end that are played with open cards */
    int solve_points;        /* the same where nothing but points is left to be won */
    const Rules *open_rules; /* the rules by place for these, extras in their measure */
    MaxnRules aims;
    const int32_t *units;    /* for each seat, by the points of seats 0 and 1, in steps */
    int side, step;
    int32_t fee;             /* what one fee is worth in the same measure */
    const int32_t *liking;   /* how it is liked, from -LIKED on, in steps; NULL for as it is */
    int32_t liking_step;
    int first, then;         /* worlds until the first look at who has fallen behind, and the next */
    int64_t surety;          /* hundredths of the square of standard errors; 0 for no race */
} Playouts;

enum { LIKED = 64, MOST_CANDIDATES = 16, WORTH = 0, OWN_POINTS = 1, OWN_FEES = 2, OUTCOME = 3 };

/* Play every choice to the end in a world: OUTCOME numbers for each that is alive. Returns 0 where
 * there is no memory, -1 where the hands cannot be. */
int play_out(const History *history, const Playouts *asked, unsigned alive,
             const uint64_t hand[SEATS], uint64_t away, Context *context, int32_t *out);

/* The choices that are still in the race after so many worlds. */
unsigned still_alive(const Playouts *asked, unsigned alive, const int32_t *outcomes,
                     const int32_t *weights, int64_t worlds);

#endif
