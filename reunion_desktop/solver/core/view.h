/* Lookup of a position between tricks in the transposition table before it is searched. */
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
    int move; /* best in a position of the form */
    uint64_t key;
    Tops tops;
    Shelf *shelf;
} View;

/* Find bounds of a position; returns whether they answer the question: then the answer is in
 * `value` and the ranks it depends on in `crux`. */
int view_position(const Sides *sides, const Place *at, int need, View *view, int *value, uint64_t *crux);

/* Store the result of a search. */
void note_position(const Place *at, const View *view, const Party *party, int need, int value,
                   uint64_t crux);

#endif
