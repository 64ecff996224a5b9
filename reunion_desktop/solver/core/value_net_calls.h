/* The calls from Python to the value network. */
#ifndef REUNION_VALUE_NET_CALLS_H
#define REUNION_VALUE_NET_CALLS_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

PyObject *core_value_net(PyObject *self, PyObject *args);
PyObject *core_facts(PyObject *self, PyObject *args);
PyObject *core_worths(PyObject *self, PyObject *args);
PyObject *core_discard_worths(PyObject *self, PyObject *args);
PyObject *core_believe(PyObject *self, PyObject *args);
PyObject *core_play_out(PyObject *self, PyObject *args);
PyObject *core_play_sides(PyObject *self, PyObject *args);

#endif
