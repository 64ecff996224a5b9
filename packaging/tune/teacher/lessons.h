/* Lessons: a network plays against itself, against what it was, and against a club player, and learns
 * from how its deals ended. */
#ifndef TEACHER_LESSONS_H
#define TEACHER_LESSONS_H

#include "network.h"

/* One house: the tables of a deal under one trump, and what they do not tell. */
typedef struct {
    Rules rules;
    uint64_t used;        /* the pack */
    uint64_t kept;        /* cards that a dealer may never lay away */
    uint64_t limited;     /* cards of which he may lay away only so many */
    int32_t most_limited;
    int32_t laid_away;    /* how many cards a dealer lays away; 0 where there is no dealer's gain */
    int32_t keeps_turned; /* he may not lay the turned card away */
    int32_t locked_for;   /* tricks before the turned card may be played */
    int32_t void_discards;
    int32_t house;        /* inputs of a judge */
    int32_t often;        /* how often it is drawn, against others */
} House;

enum { DEALS_A_BATCH = 192, PARTS = 4, EARLIER = 6 };

/* How a batch is played and what is learnt from it. */
typedef struct {
    float rate;         /* of Adam */
    float mean_rate;    /* of the running mean */
    float trust;        /* how far the end of a deal counts, against one's own later judgement */
    float warmth;       /* of the softmax, in points */
    float warm;         /* the same in a quarter of the deals */
    float by_lot;       /* choices made by lot, in half of the deals */
    float guests;       /* deals with a guest in one seat */
    float fee;          /* points that a fee counts for */
    float club[4][10];  /* what a club player likes, as ai/belief.py has it */
} Plan;

/* All that a checkpoint keeps. */
typedef struct {
    Network network, first, second, mean; /* weights; Adam's two moments; the running mean */
    Network earlier[EARLIER];
    int64_t batches, kept, deals;
    float past_first, past_second; /* Adam's rates to the power of the steps */
    double error; /* running mean of squared errors, in points */
} School;

School *open_school(uint64_t seed);
void close_school(School *school);
uint64_t school_size(void);

/* So many batches. */
void teach(School *school, const House *houses, int count, const Plan *plan, uint64_t seed,
           int batches, int threads);

/* The network as it is joins the earlier ones. */
void keep_earlier(School *school);

/* The running mean of squared errors of cards, in points. */
double school_error(const School *school);

/* Play blocks of six line-ups, one network against another, or against the club player where there is
 * no other; he lays away as the first would. Half the difference in points, fees included, with the
 * sum of squares over blocks. */
void duel(const Network *one, const Network *other, const House *house, const Plan *plan,
          uint64_t seed, int blocks, double *sum, double *squares);

/* The same for the running mean of the weights against the club player. */
void examine(const School *school, const House *house, const Plan *plan, uint64_t seed, int blocks,
             double *sum, double *squares);

#endif
