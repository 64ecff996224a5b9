/* The budget of a call, and the jump out of the search when it is used up. */
#ifndef REUNION_BUDGET_H
#define REUNION_BUDGET_H

#include <setjmp.h>
#include <stdint.h>

#include "bits.h"

enum { POLL = 1024, FLAG = 4 };

typedef struct {
    const volatile unsigned char *stop; /* FLAG bytes at any address; another thread sets one of
                                         * them to end the search; may be null */
    uint64_t nodes;   /* cards played so far */
    uint64_t due;     /* the node count of the next check */
    uint64_t limit;   /* cards that may be played; 0 for no limit */
    int64_t deadline; /* in milliseconds on the clock of budget.c; 0 for none */
    jmp_buf out;      /* the target of the jump that ends a search */
} Budget;

/* The deadline of a search with this many milliseconds from now on. */
int64_t deadline_in(int64_t time_ms);

/* Leave the search when the budget is used up or the flag is set; else schedule the next check. */
void check_budget(Budget *budget);

/* Count one card played. */
INLINE void count_node(Budget *budget)
{
    if (++budget->nodes >= budget->due)
        check_budget(budget);
}

#endif
