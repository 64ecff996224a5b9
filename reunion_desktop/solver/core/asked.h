/* What a call that asks a judge is told: the judge and the ground, which are kept between calls, the
 * cards that fell, and worlds. */
#ifndef REUNION_ASKED_H
#define REUNION_ASKED_H

#include "call.h"
#include "world.h"

/* The ground of a deal, read once and never changed. */
typedef struct {
    Ground ground;
    int locked_for;
    Rules rules; /* by card, as they came */
} Handle;

typedef struct {
    PyObject *judge, *ground, *history, *worlds;
    int64_t leader;
    const Judge *of;
    const Handle *handle;
    History so_far;
    const uint64_t *world; /* by card: a hand a seat, then what was laid away */
    Py_ssize_t count;
} Asked;

/* The arguments that name a judge, a deal and what fell in it, in the order of the functions here. */
#define ASKED_FORMAT "OOO&O"
#define ASKED_ARGUMENTS(asked)                                                                     \
    &(asked)->judge, &(asked)->ground, whole_number, &(asked)->leader, &(asked)->history

/* Each of these returns 0 with an exception set where what is told cannot be. */
int take_handles(Asked *asked);
int take_history(Call *call, Asked *asked);

/* Worlds may differ in size by what a dealer is about to lay away. */
int take_worlds(Call *call, Asked *asked, int to_lay_away);

/* The hands of a world, told by places. */
void world_of(const Asked *asked, Py_ssize_t number, uint64_t hand[SEATS], uint64_t *away);

/* The cards that are used, and whether some are among them. */
uint64_t pack_of(const Ground *ground);
int is_pack(const Ground *ground, uint64_t cards);

#endif
