/* Arguments of a call to the network: the network and the public facts of the deal, which are
 * kept between calls, the cards played, and the determinizations. */
#ifndef REUNION_ASKED_H
#define REUNION_ASKED_H

#include "call.h"
#include "layout.h"

/* The public facts of a deal, parsed once and never changed. */
typedef struct {
    Facts facts;
    int locked_for;
    Rules rules; /* by card, as passed in */
} Handle;

typedef struct {
    PyObject *net, *facts, *history, *layouts;
    int64_t leader;
    const ValueNet *of;
    const Handle *handle;
    History so_far;
    const uint64_t *layout; /* by card: a hand for each seat, then the discards */
    Py_ssize_t count;
} Asked;

/* The arguments for the network, the deal and its history, in the order of the functions here. */
#define ASKED_FORMAT "OOO&O"
#define ASKED_ARGUMENTS(asked)                                                                     \
    &(asked)->net, &(asked)->facts, whole_number, &(asked)->leader, &(asked)->history

/* Each of these returns 0 with an exception set where its argument is invalid. */
int take_handles(Asked *asked);
int take_history(Call *call, Asked *asked);

/* The dealer's hand may be larger by the cards still to discard. */
int take_layouts(Call *call, Asked *asked, int to_lay_away);

/* The hands of a determinization, by places. */
void layout_of(const Asked *asked, Py_ssize_t number, uint64_t hand[SEATS], uint64_t *away);

/* The cards that are used, and whether some are among them. */
uint64_t pack_of(const Facts *facts);
int is_pack(const Facts *facts, uint64_t cards);

#endif
