#include "call.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "bits.h"

/* ---- Buffers of the caller ---- */

int refuse(const char *why)
{
    PyErr_SetString(PyExc_ValueError, why);
    return 0;
}

int whole_number(PyObject *object, void *number)
{
    int beyond;
    long long value = PyLong_AsLongLongAndOverflow(object, &beyond);
    if (value == -1 && !beyond && PyErr_Occurred())
        return 0;
    *(int64_t *)number = beyond > 0 ? LLONG_MAX : beyond < 0 ? LLONG_MIN : value;
    return 1;
}

void *room_for(Call *call, size_t size)
{
    void *room = malloc(size ? size : 1);
    if (room)
        call->copy[call->copies++] = room;
    else
        PyErr_NoMemory();
    return room;
}

const Py_buffer *view_of(Call *call, PyObject *object, Numbers numbers, const char *why)
{
    static const struct {
        const char *formats; /* letters of Python's struct module */
        Py_ssize_t size;
    } KINDS[] = {[BYTES] = {"Bbc", 1}, [INTS] = {"il", 4}, [LONGS] = {"QL", 8}};
    Py_buffer *view = &call->view[call->views];
    if (PyObject_GetBuffer(object, view, PyBUF_FULL_RO) < 0)
        return NULL;
    call->views++;
    const char *format = view->format ? view->format : "B";
    if (*format == '@' || *format == '=')
        format++;
    if (view->itemsize != KINDS[numbers].size || !*format || format[1]
        || !strchr(KINDS[numbers].formats, *format) || !PyBuffer_IsContiguous(view, 'C')) {
        refuse(why);
        return NULL;
    }
    return view;
}

const void *copy_of(Call *call, PyObject *object, Numbers numbers, const char *why, Py_ssize_t *count)
{
    const Py_buffer *view = view_of(call, object, numbers, why);
    if (!view)
        return NULL;
    void *copy = room_for(call, (size_t)view->len);
    if (copy && view->len)
        memcpy(copy, view->buf, (size_t)view->len);
    *count = view->len / view->itemsize;
    PyBuffer_Release(&call->view[--call->views]);
    return copy;
}

void end_call(Call *call)
{
    while (call->views)
        PyBuffer_Release(&call->view[--call->views]);
    while (call->copies)
        free(call->copy[--call->copies]);
    if (call->context) {
        close_store(&call->context->store);
        close_maxn(&call->context->maxn);
        free(call->context->strict.met);
        close_library(&call->context->sides.library);
        free(call->context);
    }
}

/* format letters of Python's struct module */

/* Greatest rewards besides card points, and greatest points of a card, so that sums fit. */
enum { MOST_EXTRA = 4000, MOST_POINTS = 1000 };

static int in_bounds(int32_t worth)
{
    return worth >= 0 && worth <= MOST_EXTRA;
}

static int is_card(int64_t card)
{
    return card >= 0 && card < CARDS;
}

static int sound_prizes(const Rules *rules)
{
    int sound = rules->prizes >= 0 && rules->prizes <= PRIZES;
    for (int i = 0; sound && i < rules->prizes; i++) {
        const Prize *prize = &rules->prize[i];
        sound = is_card(prize->taking) && is_card(prize->taken) && prize->taking != prize->taken
                && in_bounds(prize->gain) && in_bounds(prize->loss);
    }
    return sound;
}

/* Whether some cards are whole suits. */
static int whole_suits(const Masks *masks, uint64_t cards)
{
    for (int suit = 0; suit < SUITS; suit++)
        if ((cards & masks->of[suit]) && (masks->of[suit] & ~cards))
            return 0;
    return !(cards >> CARDS);
}

/* Whether every hand that a duty binds can obey it. */
static int sound_duties(const Duty rows[ROWS][DUTIES], const Masks *masks)
{
    for (int led = 0; led < ROWS; led++)
        for (int at = 0; at < DUTIES; at++) {
            const Duty *duty = &rows[led][at];
            if ((duty->holding & ~duty->play) || !whole_suits(masks, duty->holding)
                || !whole_suits(masks, duty->play))
                return 0;
        }
    return 1;
}

/* Whether the loss for taking no trick is equal for all seats of a side. */
static int sound_losses(const Rules *rules)
{
    for (int seat = 1; seat < rules->players; seat++)
        for (int other = 0; other < seat; other++)
            if (rules->side[seat] == rules->side[other]
                && rules->no_trick_loss[seat] != rules->no_trick_loss[other])
                return 0;
    return 1;
}

static int sound_rules(const Rules *rules)
{
    int sound = rules->players >= 2 && rules->players <= SEATS && rules->trump >= NO_TRUMP
                && rules->trump < SUITS && sound_prizes(rules);
    sound = sound && sound_losses(rules) && in_bounds(rules->no_trick_gain)
            && in_bounds(rules->last_trick) && in_bounds(rules->trick_points);
    for (int seat = 0; seat < SEATS; seat++)
        sound &= rules->no_trick_loss[seat] >= -MOST_EXTRA && rules->no_trick_loss[seat] <= MOST_EXTRA;
    for (int card = 0; card < CARDS; card++)
        sound &= rules->suit[card] >= 0 && rules->suit[card] < SUITS && rules->points[card] >= 0
                 && rules->points[card] <= MOST_POINTS;
    return sound;
}

/* Whether the cards of each suit have different strengths: equal ones would have equally many
 * stronger ones. */
static int sound_strengths(const Rules *rules, const Masks *masks)
{
    uint64_t seen[SUITS] = {0};
    for (int card = 0; card < CARDS; card++) {
        uint64_t rank = (uint64_t)1 << count_bits64(masks->higher[card]);
        if (seen[rules->suit[card]] & rank)
            return 0;
        seen[rules->suit[card]] |= rank;
    }
    return 1;
}

int layout_at(const Call *call, Py_ssize_t layout, Position *position)
{
    int players = call->context->rules.players;
    uint64_t seen = 0;
    int size = 0;
    *position = call->base;
    memcpy(position->hand, call->hand + layout * players, (size_t)players * sizeof(uint64_t));
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

/* Parse the part of the position that is equal in all determinizations. */
static int take_base(Call *call)
{
    Position *base = &call->base;
    int players = call->context->rules.players;
    Py_ssize_t placed;
    const unsigned char *trick =
        copy_of(call, call->trick, BYTES, "The trick is not told in bytes, one a card.", &placed);
    if (!trick)
        return 0;
    if (placed >= players || call->leader < 0 || call->leader >= players || call->took < 0
        || call->took >> players || (call->locked != NO_CARD && !is_card(call->locked))
        || call->locked_for < 0)
        return refuse("The trick, its leader, who took one or the locked card cannot be; expected an "
                      "unfinished trick.");
    uint64_t table = 0;
    for (base->placed = 0; base->placed < placed; base->placed++) {
        if (!is_card(trick[base->placed]))
            return refuse("A card on the table does not exist.");
        base->trick[base->placed] = trick[base->placed];
        table |= (uint64_t)1 << trick[base->placed];
    }
    uint64_t covered = (uint64_t)call->covered;
    if ((covered & ~table) || (covered && call->context->rules.trump == NO_TRUMP))
        return refuse("What lies face down is not on the table, or there are no trumps.");
    base->covered = covered;
    base->opening = call->opening != 0;
    base->leader = (int)call->leader;
    base->took = (unsigned)call->took;
    int locked = call->locked != NO_CARD && call->locked_for;
    base->locked = locked ? (int)call->locked : NO_CARD;
    base->locked_for = !locked ? 0 : call->locked_for < CARDS ? (int)call->locked_for : CARDS;
    return 1;
}

int take_allowance(Call *call)
{
    Budget *budget = &call->context->budget;
    if (call->stop && call->stop != Py_None) {
        static const char *const NO_FLAG = "The stop flag is not one int in a buffer.";
        const Py_buffer *flag = view_of(call, call->stop, INTS, NO_FLAG);
        if (!flag)
            return 0;
        if (flag->len < FLAG)
            return refuse(NO_FLAG);
        budget->stop = flag->buf;
    }
    if (call->nodes < 0 || call->time_ms < 0)
        return refuse("An allowance is negative; expected 0 where there is no limit.");
    budget->limit = (uint64_t)call->nodes;
    budget->deadline = call->time_ms ? deadline_in(call->time_ms) : 0;
    return 1;
}

int take_rules(Call *call, PyObject *tables, Rules *rules, Masks *masks)
{
    Py_ssize_t count;
    static const char *const FOREIGN = "The tables are not those of this core; build them with TrickTables.";
    const void *copy = copy_of(call, tables, BYTES, FOREIGN, &count);
    if (!copy)
        return 0;
    if ((size_t)count != sizeof(Rules))
        return refuse(FOREIGN);
    memcpy(rules, copy, sizeof(Rules));
    int sound = sound_rules(rules);
    if (sound) {
        make_masks(rules, masks);
        sound = sound_strengths(rules, masks) && sound_duties(rules->duty, masks)
                && sound_duties(rules->opening, masks);
    }
    return sound
           || refuse("The tables name a suit or a card that does not exist, two cards of one strength, "
                     "a duty that parts a suit or cannot be met, or a worth out of bounds.");
}

int open_context(Call *call)
{
    call->context = calloc(1, sizeof(Context));
    if (!call->context)
        PyErr_NoMemory();
    return call->context != NULL;
}

int begin_call(Call *call)
{
    Py_ssize_t count;
    if (!open_context(call)
        || !take_rules(call, call->tables, &call->context->rules, &call->context->masks))
        return 0;
    const Rules *rules = &call->context->rules;
    static const char *const NO_LAYOUTS = "The hands are not whole layouts; expected one 64-bit number a seat.";
    call->hand = copy_of(call, call->hands, LONGS, NO_LAYOUTS, &count);
    if (!call->hand)
        return 0;
    if (count % rules->players)
        return refuse(NO_LAYOUTS);
    call->layouts = count / rules->players;
    if (!take_base(call))
        return 0;
    for (Py_ssize_t i = 0; i < call->layouts; i++) {
        Position position;
        if (!layout_at(call, i, &position))
            return refuse("The hands cannot lie so; expected hands of one size, each card once.");
    }
    return take_allowance(call);
}

int sound_seat(const Call *call, int64_t seat)
{
    return (seat >= 0 && seat < call->context->rules.players) || refuse("There is no such seat.");
}

/* ---- The answers ---- */

int open_answers(Call *call, Py_ssize_t width)
{
    static const char *const NO_ROOM = "The room for the answer is too small, read-only or not of ints.";
    const Py_buffer *out = view_of(call, call->out, INTS, NO_ROOM);
    if (!out)
        return 0;
    if (out->readonly || out->len / (Py_ssize_t)sizeof(int32_t) / width < call->layouts)
        return refuse(NO_ROOM);
    call->room = out->buf;
    call->numbers = call->layouts * width;
    call->answers = room_for(call, (size_t)call->numbers * sizeof(int32_t));
    for (Py_ssize_t i = 0; call->answers && i < call->numbers; i++)
        call->answers[i] = UNKNOWN;
    return call->answers != NULL;
}

void give_answers(const Call *call)
{
    memcpy(call->room, call->answers, (size_t)call->numbers * sizeof(int32_t));
}
