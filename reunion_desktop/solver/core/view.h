/* What is known of a position between tricks before it is searched. */
#ifndef REUNION_VIEW_H
#define REUNION_VIEW_H

#include "sides.h"

/* A position between tricks. */
typedef struct {
    uint64_t cards;
    int leader;
    unsigned took;
    int stake;
} Place;

typedef struct {
    int low, high;
    int move; /* that was best in it, or in one like it */
    uint64_t key;
    Shelf *shelf;
} View;

/* Bounds of a position; whether they answer the question, and then the answer stands in `value`. */
int view_position(const Sides *sides, const Place *at, int need, View *view, int *value);

#endif
