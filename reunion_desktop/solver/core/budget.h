/* How much a call may spend, and the way out when it is spent. */
#ifndef REUNION_BUDGET_H
#define REUNION_BUDGET_H

#include <setjmp.h>
#include <stdint.h>

#include "bits.h"

enum { POLL = 1024 };

typedef struct {
    const volatile int *stop; /* another thread sets it to end the search; may be null */
    uint64_t nodes;           /* cards played so far */
    uint64_t due;             /* at how many the rest of this is looked at again */
    uint64_t limit;           /* cards that may be played; 0 for as many as it takes */
    int64_t deadline;         /* on the clock of now_ms; 0 for none */
    jmp_buf out;              /* where a search that is to end jumps to */
} Budget;

int64_t now_ms(void);

/* Leave the search when the budget is spent or the flag is set; otherwise look again in a while. */
void check_budget(Budget *budget);

/* One card played. */
INLINE void count_node(Budget *budget)
{
    if (++budget->nodes >= budget->due)
        check_budget(budget);
}

#endif
