/* Lessons: a network plays against itself, against what it was, and against a club player, and learns
 * from how its deals ended. */
#ifndef TEACHER_LESSONS_H
#define TEACHER_LESSONS_H

#include "scene.h"

enum { DEALS_A_BATCH = 192, PARTS = 4, EARLIER = 6 };

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

/* The same for the running mean of the weights against the club player, or where sides have goals
 * against the oldest of the earlier ones, side against side. */
void examine(const School *school, const House *house, const Plan *plan, uint64_t seed, int blocks,
             double *sum, double *squares);

#endif
