/* Sure tricks: bounds of a position between tricks without a search. */
#ifndef REUNION_SURE_H
#define REUNION_SURE_H

#include "party.h"

/* Points that a side will take at least, and the ranks that this depends on. */
typedef struct {
    int points;
    uint64_t crux;
} Sure;

/* For the side that leads, or for the other side. */
Sure sure_of(const Party *party, uint64_t cards, int leader, int stake, int leads);

#endif
