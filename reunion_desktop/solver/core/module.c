/* The Python interface, by the limited API: buffers in, buffers out, the interpreter's lock
 * released during searches. */
#include "call.h"

#include <limits.h>
#include <string.h>

#include "value_net_calls.h"
#include "perft.h"

/* ---- One against the rest ---- */

/* Runs without the interpreter's lock. Returns the number of determinizations answered, or -1
 * without memory. */
static Py_ssize_t answer_layouts(const Call *call, int seat, Question question, int bound)
{
    Context *context = call->context;
    Py_ssize_t width = call->layouts ? call->numbers / call->layouts : 0;
    volatile Py_ssize_t done = 0;
    if (setjmp(context->budget.out))
        return done;
    for (; done < call->layouts; done++) {
        Position position;
        layout_at(call, done, &position);
        if (!answer(context, &position, seat, question, bound, call->answers + done * width))
            return -1;
    }
    return done;
}

/* The pair returned to Python: determinizations answered, and cards played. */
static PyObject *told(const Call *call, Py_ssize_t done)
{
    give_answers(call);
    return Py_BuildValue("nK", done, (unsigned long long)call->context->budget.nodes);
}

static PyObject *core_solve(PyObject *self, PyObject *args)
{
    (void)self;
    Call call = {0};
    PyObject *result = NULL;
    int64_t seat, question, bound;
    if (PyArg_ParseTuple(args, LAYOUT_FORMAT "O&O&O&OO&O&O", LAYOUT_ARGUMENTS(&call), whole_number,
                         &seat, whole_number, &question, whole_number, &bound, &call.stop,
                         whole_number, &call.nodes, whole_number, &call.time_ms, &call.out)
        && begin_call(&call) && sound_seat(&call, seat)) {
        int cards = question == CARDS_EXACT || question == CARDS_REACH;
        if (question < CARDS_EXACT || question > WHOLE_REACH)
            refuse("There is no such question.");
        else if (open_answers(&call, cards ? CARDS : 1)) {
            /* Saturate: no position is worth more than an int can hold. */
            int need = bound > INT_MAX ? INT_MAX : bound < INT_MIN ? INT_MIN : (int)bound;
            Py_ssize_t done;
            Py_BEGIN_ALLOW_THREADS
            done = answer_layouts(&call, (int)seat, (Question)question, need);
            Py_END_ALLOW_THREADS
            result = done < 0 ? PyErr_NoMemory() : told(&call, done);
        }
    }
    end_call(&call);
    return result;
}

/* ---- Each seat alone (max^n) ---- */

/* The arguments besides the position. */
typedef struct {
    PyObject *standing, *utility, *points;
    int64_t total;
    MaxnRules rules;
    const int32_t *before; /* the points of each seat, by determinization */
} Aims;

static int take_aims(Call *call, Aims *aims)
{
    static const char *const NO_STANDING = "The standing is not one number a seat.";
    static const char *const NO_TABLE = "The table of what points are worth does not fit its total.";
    static const char *const NO_POINTS = "The points so far are not three numbers a layout, each from 0 to 1,000.";
    Py_ssize_t count;
    if (call->context->rules.players != 3)
        return refuse("Each for himself is asked of three seats only.");
    const int32_t *standing = copy_of(call, aims->standing, INTS, NO_STANDING, &count);
    if (!standing)
        return 0;
    if (count != 3)
        return refuse(NO_STANDING);
    memcpy(aims->rules.standing, standing, sizeof aims->rules.standing);
    if (aims->utility != Py_None) {
        aims->rules.utility = copy_of(call, aims->utility, INTS, NO_TABLE, &count);
        if (!aims->rules.utility)
            return 0;
        if (aims->total < 0 || aims->total > MOST_TOTAL
            || count != 3 * (aims->total + 1) * (aims->total + 1))
            return refuse(NO_TABLE);
        aims->rules.total = (int)aims->total;
    }
    aims->before = copy_of(call, aims->points, INTS, NO_POINTS, &count);
    if (!aims->before)
        return 0;
    if (count % 3 || count / 3 != call->layouts)
        return refuse(NO_POINTS);
    for (Py_ssize_t i = 0; i < count; i++)
        if (aims->before[i] < 0 || aims->before[i] > MOST_TOTAL)
            return refuse(NO_POINTS);
    return 1;
}

/* Runs without the interpreter's lock. Returns the number of determinizations answered, -1
 * without memory, or -2 where a deal does not fit. */
static Py_ssize_t maxn_layouts(const Call *call, const Aims *aims)
{
    Context *context = call->context;
    volatile Py_ssize_t done = 0;
    if (setjmp(context->budget.out))
        return done;
    for (; done < call->layouts; done++) {
        Position position;
        layout_at(call, done, &position);
        int fit = make_deal(&context->deal, &context->rules, &context->masks, &position, 0, 1)
                      ? maxn_cards(&context->deal, &position, &aims->rules, aims->before + done * 3,
                                   &context->maxn, &context->budget,
                                   call->answers + done * CARDS * 3)
                      : -1;
        if (fit <= 0)
            return fit ? -2 : -1;
    }
    return done;
}

static PyObject *core_maxn(PyObject *self, PyObject *args)
{
    (void)self;
    Call call = {0};
    Aims aims = {0};
    PyObject *result = NULL;
    if (PyArg_ParseTuple(args, LAYOUT_FORMAT "OOO&OOO&O&O", LAYOUT_ARGUMENTS(&call), &aims.standing,
                         &aims.utility, whole_number, &aims.total, &aims.points, &call.stop,
                         whole_number, &call.nodes, whole_number, &call.time_ms, &call.out)
        && begin_call(&call) && take_aims(&call, &aims) && open_answers(&call, CARDS * 3)) {
        Py_ssize_t done;
        Py_BEGIN_ALLOW_THREADS
        done = maxn_layouts(&call, &aims);
        Py_END_ALLOW_THREADS
        if (done == -1)
            PyErr_NoMemory();
        else if (done < -1)
            refuse("The deal is not one of three seats, each for himself, whose points the table holds.");
        else
            result = told(&call, done);
    }
    end_call(&call);
    return result;
}

/* ---- Counting ---- */

static int count_sequences(const Call *call, int depth, uint64_t *found)
{
    Context *context = call->context;
    Position position;
    layout_at(call, 0, &position);
    if (setjmp(context->budget.out))
        return 0;
    *found = perft(&context->rules, &context->masks, &position, depth, &context->budget);
    return 1;
}

static PyObject *core_perft(PyObject *self, PyObject *args)
{
    (void)self;
    Call call = {0};
    PyObject *result = NULL;
    int64_t depth;
    int whole = 0;
    uint64_t found = 0;
    if (PyArg_ParseTuple(args, LAYOUT_FORMAT "O&OO&", LAYOUT_ARGUMENTS(&call), whole_number, &depth,
                         &call.stop, whole_number, &call.nodes)
        && begin_call(&call)) {
        if (call.layouts != 1) {
            refuse("Sequences are counted in one layout.");
        } else if (depth < 0) {
            refuse("Sequences of less than no card cannot be counted.");
        } else {
            Py_BEGIN_ALLOW_THREADS
            whole = count_sequences(&call, depth < CARDS ? (int)depth : CARDS, &found);
            Py_END_ALLOW_THREADS
            result = whole ? Py_BuildValue("K", (unsigned long long)found) : Py_NewRef(Py_None);
        }
    }
    end_call(&call);
    return result;
}

/* ---- The module ---- */

static PyMethodDef functions[] = {
    {"solve", core_solve, METH_VARARGS, "Answer a question about every layout for one seat's side."},
    {"maxn", core_maxn, METH_VARARGS, "What each seat gains with every card, each for himself."},
    {"perft", core_perft, METH_VARARGS, "How many sequences of so many cards may be played."},
    {"value_net", core_value_net, METH_VARARGS, "A value network, read from its file."},
    {"public_facts", core_facts, METH_VARARGS, "The public facts of a deal for a network."},
    {"worths", core_worths, METH_VARARGS, "What each card is worth to who sees this hand."},
    {"discard_worths", core_discard_worths, METH_VARARGS, "What each discard is worth to the dealer."},
    {"believe", core_believe, METH_VARARGS, "The likelihood of each layout."},
    {"play_out", core_play_out, METH_VARARGS, "The outcome of every choice in every layout."},
    {"play_sides", core_play_sides, METH_VARARGS, "The same where two sides play."},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef_Slot slots[] = {
    {0, NULL},
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, "_core", "Perfect information over numbers, compiled.", 0, functions,
    slots, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit__core(void);

PyMODINIT_FUNC PyInit__core(void)
{
#if defined(HAS_POPCOUNT) && defined(__GNUC__) && defined(__x86_64__)
    if (!__builtin_cpu_supports("popcnt")) {
        PyErr_SetString(PyExc_ImportError, "This processor is too old for the compiled search.");
        return NULL;
    }
#endif
    return PyModuleDef_Init(&module);
}
