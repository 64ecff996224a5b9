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
    int move; /* that was best in a position of the form */
    uint64_t key;
    Tops tops;
    Shelf *shelf;
} View;

/* Bounds of a position; whether they answer the question, and then the answer stands in `value` and
 * what it hangs on in `crux`. */
int view_position(const Sides *sides, const Place *at, int need, View *view, int *value, uint64_t *crux);

/* Keep what a search found. */
void note_position(const Place *at, const View *view, const Party *party, int need, int value,
                   uint64_t crux);

#endif
