#include "budget.h"

#include <time.h>

int64_t now_ms(void)
{
    struct timespec now;
    timespec_get(&now, TIME_UTC);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

void check_budget(Budget *budget)
{
    if ((budget->stop && *budget->stop) || (budget->limit && budget->nodes >= budget->limit)
        || (budget->deadline && now_ms() >= budget->deadline))
        longjmp(budget->out, 1);
    budget->due = budget->nodes + POLL;
}
