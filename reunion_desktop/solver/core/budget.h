/* How much a call may spend, and the way out when it is spent. */
#ifndef REUNION_BUDGET_H
#define REUNION_BUDGET_H

#include <setjmp.h>
#include <stdint.h>

#include "bits.h"

enum { POLL = 1024, FLAG = 4 };

typedef struct {
    const volatile unsigned char *stop; /* FLAG bytes at any address; another thread sets one of them
                                           to end the search; may be null */
    uint64_t nodes;   /* cards played so far */
    uint64_t due;     /* at how many the rest of this is looked at again */
    uint64_t limit;   /* cards that may be played; 0 for as many as it takes */
    int64_t deadline; /* in milliseconds on the clock of budget.c; 0 for none */
    jmp_buf out;      /* where a search that is to end jumps to */
} Budget;

/* The deadline of a search that may take so many milliseconds from now on. */
int64_t deadline_in(int64_t time_ms);

/* Leave the search when the budget is spent or the flag is set; otherwise look again in a while. */
void check_budget(Budget *budget);

/* One card played. */
INLINE void count_node(Budget *budget)
{
    if (++budget->nodes >= budget->due)
        check_budget(budget);
}

#endif
