/* What every call from Python is told. What is handed over belongs to others, who may write to it at
 * any time: it is copied first, then the copy is checked, and nothing but the copy is used. */
#ifndef REUNION_CALL_H
#define REUNION_CALL_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "answer.h"

/* The arguments that name a position in all its worlds, in the order of every function here. */
#define WORLD_FORMAT "OOO&OO&O&O&O&O&"
#define WORLD_ARGUMENTS(call)                                                                      \
    &(call)->tables, &(call)->hands, whole_number, &(call)->leader, &(call)->trick, whole_number,  \
        &(call)->took, whole_number, &(call)->locked, whole_number, &(call)->locked_for,           \
        whole_number, &(call)->opening, whole_number, &(call)->covered

enum { MOST_COPIES = 12, MOST_VIEWS = 3 };

typedef struct {
    /* The arguments, as they come. */
    PyObject *tables, *hands, *trick, *stop, *out;
    int64_t leader, took, locked, locked_for, opening, covered, nodes, time_ms;
    /* And what became of them. */
    Position base; /* everything but the hands */
    const uint64_t *hand;
    Py_ssize_t worlds;
    Context *context;
    int32_t *answers; /* so many numbers, to be handed over at the end */
    Py_ssize_t numbers;
    void *room;
    /* What end_call gives back. */
    void *copy[MOST_COPIES];
    Py_buffer view[MOST_VIEWS];
    int copies, views;
} Call;

/* What a buffer holds. */
typedef enum { BYTES, INTS, LONGS } Numbers;

/* A converter for PyArg_ParseTuple: an int of Python's as an int64_t, at the limit where it is beyond
 * it, so that whoever looks at its range says what is wrong. */
int whole_number(PyObject *object, void *number);

/* Set ValueError; returns 0. */
int refuse(const char *why);

/* Room that lasts until the end of the call; NULL with MemoryError set. */
void *room_for(Call *call, size_t size);

/* The buffer of an object, to be read or written while the call lasts; NULL with an exception set,
 * a ValueError with these words where it does not hold such numbers side by side. */
const Py_buffer *view_of(Call *call, PyObject *object, Numbers numbers, const char *why);

/* A copy of such a buffer, and how many numbers there are. */
const void *copy_of(Call *call, PyObject *object, Numbers numbers, const char *why, Py_ssize_t *count);

/* Take up the arguments; on 0 an exception is set, and end_call is still due. */
int begin_call(Call *call);
void end_call(Call *call);

/* Two parts of it, for calls that tell of their worlds in another way: room for the work, and what it
 * may cost. */
int open_context(Call *call);
int take_allowance(Call *call);

/* Copy packed tables and see whether they are sound; 0 with an exception set. */
int take_rules(Call *call, PyObject *tables, Rules *rules, Masks *masks);

/* The hands of one world; 0 where they cannot lie so. */
int world_at(const Call *call, Py_ssize_t world, Position *position);

int sound_seat(const Call *call, int64_t seat);

/* Make room for the answers, so many numbers a world: each is UNKNOWN so far. */
int open_answers(Call *call, Py_ssize_t width);

/* Hand them over, with the interpreter's lock. */
void give_answers(const Call *call);

#endif
