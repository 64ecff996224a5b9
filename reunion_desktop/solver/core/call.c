#include "call.h"

#include <stdlib.h>
#include <string.h>

#include "bits.h"

void end_call(Call *call)
{
    Py_buffer *buffers[] = {&call->tables, &call->hands, &call->trick, &call->stop};
    for (int i = 0; i < 4; i++)
        if (buffers[i]->obj)
            PyBuffer_Release(buffers[i]);
    if (call->context) {
        close_store(&call->context->store);
        close_maxn(&call->context->maxn);
        free(call->context->sides.known);
        free(call->context);
    }
}

int refuse(const char *why)
{
    PyErr_SetString(PyExc_ValueError, why);
    return 0;
}

/* What counts besides the points of cards is worth no more than this, so that sums can be kept. */
enum { MOST_EXTRA = 4000 };

static int in_bounds(int32_t worth)
{
    return worth >= 0 && worth <= MOST_EXTRA;
}

static int sound_rules(const Rules *rules)
{
    int sound = rules->players >= 2 && rules->players <= SEATS && rules->trump >= 0
                && rules->trump < SUITS && rules->right >= NO_CARD && rules->right < CARDS
                && rules->left >= NO_CARD && rules->left < CARDS;
    sound &= in_bounds(rules->bower_gain) && in_bounds(rules->bower_loss)
             && in_bounds(rules->no_trick_gain) && in_bounds(rules->last_trick);
    for (int seat = 0; seat < SEATS; seat++)
        sound &= in_bounds(rules->no_trick_loss[seat]);
    for (int card = 0; card < CARDS; card++)
        sound &= rules->suit[card] >= 0 && rules->suit[card] < SUITS && rules->points[card] >= 0
                 && rules->points[card] <= 1000;
    return sound;
}

int world_at(const Call *call, Py_ssize_t world, Position *position)
{
    int players = call->context->rules.players;
    const char *hands = (const char *)call->hands.buf + world * players * (Py_ssize_t)sizeof(uint64_t);
    uint64_t seen = 0;
    int size = 0;
    *position = call->base;
    memcpy(position->hand, hands, (size_t)players * sizeof(uint64_t));
    for (int place = 0; place < position->placed; place++) {
        if (seen >> position->trick[place] & 1)
            return 0;
        seen |= (uint64_t)1 << position->trick[place];
    }
    for (int turn = 0; turn < players; turn++) {
        uint64_t hand = position->hand[(position->leader + turn) % players];
        int held = count_bits64(hand) + (turn < position->placed);
        if (turn == 0)
            size = held;
        if (hand >> CARDS || (hand & seen) || held != size || !size)
            return 0;
        seen |= hand;
    }
    return position->locked_for < size || !(seen >> position->locked & 1);
}

int begin_call(Call *call)
{
    if ((size_t)call->tables.len != sizeof(Rules))
        return refuse("The tables are not those of this core; build them with TrickTables.");
    call->context = calloc(1, sizeof(Context));
    if (!call->context) {
        PyErr_NoMemory();
        return 0;
    }
    Rules *rules = &call->context->rules;
    memcpy(rules, call->tables.buf, sizeof(Rules));
    if (!sound_rules(rules))
        return refuse("The tables name a seat, a suit or a card that does not exist, or a worth out of bounds.");
    make_masks(rules, &call->context->masks);

    Py_ssize_t world = rules->players * (Py_ssize_t)sizeof(uint64_t);
    if (call->hands.len % world)
        return refuse("The hands are not whole worlds; expected one 64-bit number a seat.");
    call->worlds = call->hands.len / world;
    if (call->trick.len >= rules->players || call->base.leader < 0
        || call->base.leader >= rules->players || call->base.locked < NO_CARD
        || call->base.locked >= CARDS || call->base.locked_for < 0)
        return refuse("The trick, its leader or the locked card cannot be; expected an unfinished trick.");
    call->base.placed = (int)call->trick.len;
    call->base.took &= (1u << rules->players) - 1;
    for (int place = 0; place < call->base.placed; place++) {
        int card = ((const unsigned char *)call->trick.buf)[place];
        if (card >= CARDS)
            return refuse("A card on the table does not exist.");
        call->base.trick[place] = card;
    }
    if (call->base.locked_for == 0)
        call->base.locked = NO_CARD;
    if (call->base.locked == NO_CARD)
        call->base.locked_for = 0;
    for (Py_ssize_t i = 0; i < call->worlds; i++) {
        Position position;
        if (!world_at(call, i, &position))
            return refuse("The hands cannot lie so; expected hands of one size, each card once.");
    }

    Budget *budget = &call->context->budget;
    if (call->stop_object && call->stop_object != Py_None) {
        if (PyObject_GetBuffer(call->stop_object, &call->stop, PyBUF_SIMPLE) < 0)
            return 0;
        if ((size_t)call->stop.len < sizeof(int))
            return refuse("The stop flag is too short; expected one int.");
        budget->stop = call->stop.buf;
    }
    budget->limit = call->nodes;
    budget->deadline = call->time_ms > 0 ? now_ms() + call->time_ms : 0;
    return 1;
}

int sound_seat(const Call *call, int seat)
{
    return (seat >= 0 && seat < call->context->rules.players) || refuse("There is no such seat.");
}

int sound_out(const Py_buffer *out, Py_ssize_t numbers)
{
    return out->len >= numbers * (Py_ssize_t)sizeof(int32_t)
           || refuse("The room for the answer is too small.");
}
