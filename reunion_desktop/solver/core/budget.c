#include "budget.h"

#include <time.h>

static int64_t now_ms(void)
{
    struct timespec now;
    timespec_get(&now, TIME_UTC);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

int64_t deadline_in(int64_t time_ms)
{
    int64_t now = now_ms();
    return now < 0 || time_ms < INT64_MAX - now ? now + time_ms : INT64_MAX;
}

static int stopped(const Budget *budget)
{
    return budget->stop && (budget->stop[0] | budget->stop[1] | budget->stop[2] | budget->stop[3]);
}

void check_budget(Budget *budget)
{
    if (stopped(budget) || (budget->limit && budget->nodes >= budget->limit)
        || (budget->deadline && now_ms() >= budget->deadline))
        longjmp(budget->out, 1);
    budget->due = budget->nodes + POLL;
}
