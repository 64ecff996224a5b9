/* Arguments of a call to the network: the network and the public facts of the deal, which are
 * kept between calls, the cards played, and the determinizations. */
#ifndef REUNION_ASKED_H
#define REUNION_ASKED_H

#include "call.h"
#include "world.h"

/* The public facts of a deal, parsed once and never changed. */
typedef struct {
    Ground ground;
    int locked_for;
    Rules rules; /* by card, as passed in */
} Handle;

typedef struct {
    PyObject *judge, *ground, *history, *worlds;
    int64_t leader;
    const Judge *of;
    const Handle *handle;
    History so_far;
    const uint64_t *world; /* by card: a hand for each seat, then the discards */
    Py_ssize_t count;
} Asked;

/* The arguments for the network, the deal and its history, in the order of the functions here. */
#define ASKED_FORMAT "OOO&O"
#define ASKED_ARGUMENTS(asked)                                                                     \
    &(asked)->judge, &(asked)->ground, whole_number, &(asked)->leader, &(asked)->history

/* Each of these returns 0 with an exception set where its argument is invalid. */
int take_handles(Asked *asked);
int take_history(Call *call, Asked *asked);

/* The dealer's hand may be larger by the cards still to discard. */
int take_worlds(Call *call, Asked *asked, int to_lay_away);

/* The hands of a determinization, by places. */
void world_of(const Asked *asked, Py_ssize_t number, uint64_t hand[SEATS], uint64_t *away);

/* The cards that are used, and whether some are among them. */
uint64_t pack_of(const Ground *ground);
int is_pack(const Ground *ground, uint64_t cards);

#endif
