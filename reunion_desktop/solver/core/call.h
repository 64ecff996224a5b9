/* What every call from Python is told. */
#ifndef REUNION_CALL_H
#define REUNION_CALL_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "answer.h"

/* The arguments that name a position in all its worlds, in the order of every function here. */
#define WORLD_FORMAT "y*y*iy*Iii"
#define WORLD_ARGUMENTS(call)                                                                      \
    &(call)->tables, &(call)->hands, &(call)->base.leader, &(call)->trick, &(call)->base.took,     \
        &(call)->base.locked, &(call)->base.locked_for

typedef struct {
    Py_buffer tables, hands, trick, stop;
    PyObject *stop_object;
    unsigned long long nodes;
    long long time_ms;
    Position base;     /* everything but the hands */
    Py_ssize_t worlds;
    Context *context;
} Call;

/* Set ValueError; returns 0. */
int refuse(const char *why);

/* Take up the arguments; on 0 an exception is set, and end_call is still due. */
int begin_call(Call *call);
void end_call(Call *call);

/* The hands of one world; 0 where they cannot lie so. */
int world_at(const Call *call, Py_ssize_t world, Position *position);

int sound_seat(const Call *call, int seat);

/* Room for numbers that the call writes. */
int sound_out(const Py_buffer *out, Py_ssize_t numbers);

#endif
