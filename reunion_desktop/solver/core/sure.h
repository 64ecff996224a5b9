/* What can be said of a position between tricks without a search. */
#ifndef REUNION_SURE_H
#define REUNION_SURE_H

#include "party.h"

/* Cards that will surely fall to a side, and tricks that the one to lead will surely take. */
typedef struct {
    uint64_t leads; /* to the side that leads */
    uint64_t other; /* to the other */
    int tricks;
} Sure;

Sure sure_of(const Party *party, uint64_t cards, int leader);

#endif
