/* Arguments of every call from Python. Other threads may write to the caller's buffers at any
 * time: they are copied first, then the copy is checked, and nothing but the copy is used. */
#ifndef REUNION_CALL_H
#define REUNION_CALL_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "answer.h"

/* The arguments for a position in all its determinizations, in the order of every function here. */
#define LAYOUT_FORMAT "OOO&OO&O&O&O&O&"
#define LAYOUT_ARGUMENTS(call)                                                                     \
    &(call)->tables, &(call)->hands, whole_number, &(call)->leader, &(call)->trick, whole_number,  \
        &(call)->took, whole_number, &(call)->locked, whole_number, &(call)->locked_for,           \
        whole_number, &(call)->opening, whole_number, &(call)->covered

enum { MOST_COPIES = 12, MOST_VIEWS = 3 };

typedef struct {
    /* The arguments as passed. */
    PyObject *tables, *hands, *trick, *stop, *out;
    int64_t leader, took, locked, locked_for, opening, covered, nodes, time_ms;
    /* The parsed arguments. */
    Position base; /* everything but the hands */
    const uint64_t *hand;
    Py_ssize_t layouts;
    Context *context;
    int32_t *answers; /* the numbers to be returned at the end */
    Py_ssize_t numbers;
    void *room;
    /* Resources that end_call releases. */
    void *copy[MOST_COPIES];
    Py_buffer view[MOST_VIEWS];
    int copies, views;
} Call;

/* The type of a buffer's numbers. */
typedef enum { BYTES, INTS, LONGS } Numbers;

/* A converter for PyArg_ParseTuple: a Python int as an int64_t, saturated, so that the range
 * check reports the fault. */
int whole_number(PyObject *object, void *number);

/* Set ValueError; returns 0. */
int refuse(const char *why);

/* Memory that lasts until the end of the call; NULL with MemoryError set. */
void *room_for(Call *call, size_t size);

/* The buffer of an object, readable or writable during the call; NULL with an exception set, a
 * ValueError with this text where it does not hold such numbers contiguously. */
const Py_buffer *view_of(Call *call, PyObject *object, Numbers numbers, const char *why);

/* A copy of such a buffer, and its number of numbers. */
const void *copy_of(Call *call, PyObject *object, Numbers numbers, const char *why, Py_ssize_t *count);

/* Parse the arguments; on 0 an exception is set, and end_call must still be called. */
int begin_call(Call *call);
void end_call(Call *call);

/* Two parts of it, for calls that pass determinizations in another form: the context, and the
 * budget. */
int open_context(Call *call);
int take_allowance(Call *call);

/* Copy packed tables and validate them; 0 with an exception set. */
int take_rules(Call *call, PyObject *tables, Rules *rules, Masks *masks);

/* The hands of one determinization; 0 where they are impossible. */
int layout_at(const Call *call, Py_ssize_t layout, Position *position);

int sound_seat(const Call *call, int64_t seat);

/* Allocate the answers, `width` numbers for each determinization, all UNKNOWN. */
int open_answers(Call *call, Py_ssize_t width);

/* Copy the answers to the caller; needs the interpreter's lock. */
void give_answers(const Call *call);

#endif
