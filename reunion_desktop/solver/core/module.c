/* The face towards Python, through the limited API: buffers in, buffers out, the interpreter's lock
 * released while anything is searched. */
#include "call.h"

#include <string.h>

#include "playout.h"

/* ---- One against the rest ---- */

/* Runs without the interpreter's lock. Returns the worlds answered, or -1 without memory. */
static Py_ssize_t answer_worlds(const Call *call, int seat, Question question, int bound,
                                int32_t *out)
{
    Context *context = call->context;
    int width = question == CARDS_EXACT || question == CARDS_REACH ? CARDS : 1;
    volatile Py_ssize_t done = 0;
    for (Py_ssize_t i = 0; i < call->worlds * width; i++)
        out[i] = UNKNOWN;
    if (setjmp(context->budget.out))
        return done;
    for (; done < call->worlds; done++) {
        Position position;
        world_at(call, done, &position);
        if (!answer(context, &position, seat, question, bound, out + done * width))
            return -1;
    }
    return done;
}

static PyObject *core_solve(PyObject *self, PyObject *args)
{
    (void)self;
    Call call = {0};
    Py_buffer out = {0};
    PyObject *result = NULL;
    int seat, question, bound;
    if (PyArg_ParseTuple(args, WORLD_FORMAT "iiiOKLw*", WORLD_ARGUMENTS(&call), &seat, &question,
                         &bound, &call.stop_object, &call.nodes, &call.time_ms, &out)
        && begin_call(&call) && sound_seat(&call, seat)) {
        int cards = question == CARDS_EXACT || question == CARDS_REACH;
        if (question < CARDS_EXACT || question > WHOLE_REACH)
            refuse("There is no such question.");
        else if (sound_out(&out, call.worlds * (cards ? CARDS : 1))) {
            Py_ssize_t done;
            Py_BEGIN_ALLOW_THREADS
            done = answer_worlds(&call, seat, (Question)question, bound, out.buf);
            Py_END_ALLOW_THREADS
            result = done < 0 ? PyErr_NoMemory()
                              : Py_BuildValue("nK", done, (unsigned long long)call.context->budget.nodes);
        }
    }
    if (out.obj)
        PyBuffer_Release(&out);
    end_call(&call);
    return result;
}

/* ---- Each for himself ---- */

static Py_ssize_t maxn_worlds(const Call *call, MaxnRules *rules, const int32_t *points, int32_t *out)
{
    Context *context = call->context;
    Py_ssize_t width = (Py_ssize_t)CARDS * 3;
    volatile Py_ssize_t done = 0;
    for (Py_ssize_t i = 0; i < call->worlds * width; i++)
        out[i] = UNKNOWN;
    if (setjmp(context->budget.out))
        return done;
    for (; done < call->worlds; done++) {
        Position position;
        world_at(call, done, &position);
        int fit = make_deal(&context->deal, &context->rules, &position, 0, 1)
                      ? maxn_cards(&context->deal, &position, rules, points + done * 3, &context->maxn,
                                   &context->budget, out + done * width)
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
    Py_buffer out = {0}, standing = {0}, utility = {0}, points = {0};
    PyObject *result = NULL;
    int total;
    if (PyArg_ParseTuple(args, WORLD_FORMAT "y*y*iy*OKLw*", WORLD_ARGUMENTS(&call), &standing,
                         &utility, &total, &points, &call.stop_object, &call.nodes, &call.time_ms, &out)
        && begin_call(&call)) {
        MaxnRules rules = {{0}, NULL, total};
        Py_ssize_t cells = (Py_ssize_t)(total + 1) * (total + 1) * 3;
        if (call.context->rules.players != 3)
            refuse("Each for himself is asked of three seats only.");
        else if ((size_t)standing.len != 3 * sizeof(int32_t))
            refuse("The standing is not one number a seat.");
        else if (utility.len && (total < 0 || total > 1000
                                 || utility.len != cells * (Py_ssize_t)sizeof(int32_t)))
            refuse("The table of what points are worth does not fit its total.");
        else if (points.len != call.worlds * 3 * (Py_ssize_t)sizeof(int32_t))
            refuse("The points so far are not three numbers a world.");
        else if (sound_out(&out, call.worlds * CARDS * 3)) {
            Py_ssize_t done;
            memcpy(rules.standing, standing.buf, sizeof rules.standing);
            rules.utility = utility.len ? utility.buf : NULL;
            Py_BEGIN_ALLOW_THREADS
            done = maxn_worlds(&call, &rules, points.buf, out.buf);
            Py_END_ALLOW_THREADS
            if (done == -1)
                PyErr_NoMemory();
            else if (done < -1)
                refuse("The deal is not one of three seats, each for himself, whose points the table holds.");
            else
                result = Py_BuildValue("nK", done, (unsigned long long)call.context->budget.nodes);
        }
    }
    Py_buffer *buffers[] = {&out, &standing, &utility, &points};
    for (int i = 0; i < 4; i++)
        if (buffers[i]->obj)
            PyBuffer_Release(buffers[i]);
    end_call(&call);
    return result;
}

/* ---- Counting and playing ---- */

static int count_sequences(const Call *call, int depth, uint64_t *found)
{
    Context *context = call->context;
    Position position;
    world_at(call, 0, &position);
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
    int depth, whole = 0;
    uint64_t found = 0;
    if (PyArg_ParseTuple(args, WORLD_FORMAT "iOK", WORLD_ARGUMENTS(&call), &depth, &call.stop_object,
                         &call.nodes)
        && begin_call(&call)) {
        if (call.worlds != 1) {
            refuse("Sequences are counted in one world.");
        } else {
            Py_BEGIN_ALLOW_THREADS
            whole = count_sequences(&call, depth, &found);
            Py_END_ALLOW_THREADS
            result = whole ? Py_BuildValue("K", (unsigned long long)found) : Py_NewRef(Py_None);
        }
    }
    end_call(&call);
    return result;
}

static int play_out(const Call *call, unsigned long long count, unsigned long long seed,
                    uint64_t points[3])
{
    Context *context = call->context;
    Position position;
    world_at(call, 0, &position);
    if (!make_deal(&context->deal, &context->rules, &position, 0, 0))
        return 0;
    if (!setjmp(context->budget.out))
        playouts(&context->deal, position.leader, count, seed, &context->budget, points);
    return 1;
}

static PyObject *core_playouts(PyObject *self, PyObject *args)
{
    (void)self;
    Call call = {0};
    PyObject *result = NULL;
    unsigned long long count, seed;
    uint64_t points[3] = {0, 0, 0};
    int played;
    if (PyArg_ParseTuple(args, WORLD_FORMAT "KKO", WORLD_ARGUMENTS(&call), &count, &seed,
                         &call.stop_object)
        && begin_call(&call)) {
        if (call.worlds != 1 || call.base.placed) {
            refuse("One world is played out, and from between tricks.");
        } else {
            Py_BEGIN_ALLOW_THREADS
            played = play_out(&call, count, seed, points);
            Py_END_ALLOW_THREADS
            if (!played)
                refuse("Only deals of three seats, each for himself, are played out.");
            else
                result = Py_BuildValue("KKK", (unsigned long long)points[0],
                                       (unsigned long long)points[1], (unsigned long long)points[2]);
        }
    }
    end_call(&call);
    return result;
}

/* ---- The module ---- */

static PyMethodDef functions[] = {
    {"solve", core_solve, METH_VARARGS, "Answer a question about every world for one seat's side."},
    {"maxn", core_maxn, METH_VARARGS, "What each seat gains with every card, each for himself."},
    {"perft", core_perft, METH_VARARGS, "How many sequences of so many cards may be played."},
    {"playouts", core_playouts, METH_VARARGS, "Points by seat of deals played out by lot."},
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
