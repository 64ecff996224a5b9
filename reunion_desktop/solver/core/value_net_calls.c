#include "value_net_calls.h"

#include "asked.h"
#include "belief.h"
#include "bits.h"

/* ---- Values from one seat's observation ---- */

PyObject *core_worths(PyObject *self, PyObject *args)
{
    (void)self;
    Call call = {0};
    Asked asked = {0};
    int64_t hand, away;
    PyObject *result = NULL;
    if (PyArg_ParseTuple(args, ASKED_FORMAT "O&O&", ASKED_ARGUMENTS(&asked), whole_number, &hand,
                         whole_number, &away)
        && take_handles(&asked) && take_history(&call, &asked)) {
        const Facts *facts = &asked.handle->facts;
        DealState state = {.leader = asked.so_far.leader, .locked_for = (int8_t)asked.so_far.locked_for};
        uint64_t gone = 0, legal = 0;
        /* One hand must not be empty: an empty hand would mean that the last trick is over. */
        state.hand[0] = ~(uint64_t)0;
        for (int i = 0; i < asked.so_far.cards; i++)
            state_lay(facts, &state, asked.so_far.card[i]);
        state.hand[0] = 0;
        int mover = state_mover(facts, &state);
        for (int seat = 0; seat < facts->rules.players; seat++)
            gone |= state.played[seat];
        if (is_pack(facts, (uint64_t)(hand | away))) {
            state.hand[mover] = places_of(facts, (uint64_t)hand);
            state.away = places_of(facts, (uint64_t)away);
            if (state.tricks < LONGEST)
                legal = state_legal(facts, &state);
        }
        if (!legal || (state.hand[mover] & (gone | state.away)) || (state.away & gone)) {
            refuse("The hand cannot be; expected cards that did not fall, one that may be played.");
        } else {
            uint64_t inputs[INPUT_WORDS];
            int32_t worth[CARDS];
            Told told = {.begun = 0};
            state_inputs(facts, &state, legal, inputs);
            worths(asked.of, &told, inputs, legal, worth);
            result = PyDict_New();
            for (uint64_t rest = legal; result && rest; rest &= rest - 1) {
                int place = lowest64(rest);
                PyObject *card = PyLong_FromLong(facts->index[place]);
                PyObject *found = PyLong_FromLong(worth[place]);
                if (!card || !found || PyDict_SetItem(result, card, found) < 0)
                    Py_CLEAR(result);
                Py_XDECREF(card);
                Py_XDECREF(found);
            }
        }
    }
    end_call(&call);
    return result;
}

PyObject *core_discard_worths(PyObject *self, PyObject *args)
{
    (void)self;
    Call call = {0};
    Asked asked = {0};
    int64_t hand;
    Py_ssize_t count;
    PyObject *choices, *result = NULL;
    static const char *const NO_CHOICES = "What may be laid away cannot be; expected cards of the hand, one "
                                          "64-bit number a choice.";
    if (PyArg_ParseTuple(args, "OOO&O", &asked.net, &asked.facts, whole_number, &hand, &choices)
        && take_handles(&asked)) {
        const Facts *facts = &asked.handle->facts;
        const uint64_t *told = copy_of(&call, choices, LONGS, NO_CHOICES, &count);
        if (told) {
            uint64_t choice[MOST_DISCARDS];
            int32_t worth[MOST_DISCARDS];
            int sound = count <= MOST_DISCARDS && is_pack(facts, (uint64_t)hand);
            for (Py_ssize_t i = 0; sound && i < count; i++) {
                sound = !(told[i] & ~(uint64_t)hand);
                choice[i] = sound ? places_of(facts, told[i]) : 0;
            }
            if (!sound) {
                refuse(NO_CHOICES);
            } else {
                discard_worths(asked.of, facts, places_of(facts, (uint64_t)hand), choice, (int)count,
                               worth);
                result = PyTuple_New(count);
                for (Py_ssize_t i = 0; result && i < count; i++) {
                    PyObject *found = PyLong_FromLong(worth[i]);
                    if (!found || PyTuple_SetItem(result, i, found) < 0)
                        Py_CLEAR(result);
                }
            }
        }
    }
    end_call(&call);
    return result;
}

/* ---- Determinizations ---- */

static int is_share(int64_t number)
{
    return number >= 0 && number <= 1 << 20;
}

/* Runs without the interpreter's lock. */
static Py_ssize_t believe_layouts(const Call *call, const Asked *asked, const Belief *belief, int64_t *log)
{
    volatile Py_ssize_t done = 0;
    if (setjmp(call->context->budget.out))
        return done;
    for (; done < asked->count; done++) {
        uint64_t hand[SEATS], away;
        layout_of(asked, done, hand, &away);
        log[done] = likelihood(&asked->so_far, belief, hand, away, &call->context->budget);
    }
    return done;
}

PyObject *core_believe(PyObject *self, PyObject *args)
{
    (void)self;
    Call call = {0};
    Asked asked = {0};
    int64_t seat, play, discard, beta, kept, limited, most_limited;
    PyObject *result = NULL;
    if (PyArg_ParseTuple(args, ASKED_FORMAT "OO&O&O&O&O&O&O&OO", ASKED_ARGUMENTS(&asked),
                         &asked.layouts, whole_number, &seat, whole_number, &play, whole_number,
                         &discard, whole_number, &beta, whole_number, &kept, whole_number, &limited,
                         whole_number, &most_limited, &call.stop, &call.out)
        && take_handles(&asked) && take_history(&call, &asked) && open_context(&call)
        && take_allowance(&call) && take_layouts(&call, &asked, 0)) {
        const Facts *facts = &asked.handle->facts;
        if (seat < 0 || seat >= facts->rules.players || !is_share(play) || !is_share(discard)
            || beta < 0 || beta > INT32_MAX || (uint64_t)kept >> CARDS
            || (uint64_t)limited >> CARDS || most_limited < 0 || most_limited > CARDS) {
            refuse("A belief cannot be so; expected a seat, shares from 0 to 16, and cards.");
        } else {
            call.layouts = asked.count;
            int64_t *log = room_for(&call, (size_t)asked.count * sizeof *log);
            if (log && open_answers(&call, 1)) {
                uint64_t pack = pack_of(facts);
                Belief belief = {(int)seat, (int32_t)play, (int32_t)discard, (int32_t)beta,
                                 places_of(facts, (uint64_t)kept & pack),
                                 places_of(facts, (uint64_t)limited & pack), (int)most_limited};
                Py_ssize_t done;
                Py_BEGIN_ALLOW_THREADS
                done = believe_layouts(&call, &asked, &belief, log);
                Py_END_ALLOW_THREADS
                int64_t most = INT64_MIN;
                for (Py_ssize_t i = 0; i < done; i++)
                    most = log[i] > most ? log[i] : most;
                for (Py_ssize_t i = 0; i < done; i++)
                    call.answers[i] = (int32_t)power_of_two(log[i] - most);
                give_answers(&call);
                result = PyLong_FromSsize_t(done);
            }
        }
    }
    end_call(&call);
    return result;
}
