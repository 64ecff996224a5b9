#include "value_net_calls.h"

#include <limits.h>
#include <string.h>

#include "asked.h"
#include "bits.h"
#include "partners.h"
#include "playing.h"

typedef struct {
    PyObject *weights, *choices, *worth, *march, *goals;
    int64_t seat, solve, point_worth, first, then, squared_z;
    Partners told;
    uint64_t choice[MOST_CANDIDATES];
    const int32_t *weight;
    int look, next;
} SideAims;

enum { MOST_SOLVED = 12, MOST_POINT_WORTH = 1 << 12, MOST_SIDE_WORTH = 1 << 20 };

static int take_side_choices(Call *call, const Asked *asked, SideAims *aims)
{
    static const char *const NO_CHOICES = "The choices cannot be; expected 1 to 16, each of cards in hand.";
    const Facts *facts = &asked->handle->facts;
    Py_ssize_t count;
    const uint64_t *told = copy_of(call, aims->choices, LONGS, NO_CHOICES, &count);
    if (!told)
        return 0;
    if (count < 1 || count > MOST_CANDIDATES)
        return refuse(NO_CHOICES);
    for (Py_ssize_t i = 0; i < count; i++) {
        if (!told[i] || (told[i] & (told[i] - 1)) || !is_pack(facts, told[i]))
            return refuse(NO_CHOICES);
        aims->choice[i] = places_of(facts, told[i]);
    }
    for (Py_ssize_t layout = 0; layout < asked->count; layout++) {
        uint64_t hand[SEATS], away;
        DealState state;
        layout_of(asked, layout, hand, &away);
        state_in_layout(&asked->so_far, hand, 0, 0, &state);
        if (away || state_mover(facts, &state) != aims->seat || !state.hand[aims->seat])
            return refuse("Somebody else is to play.");
        uint64_t may = state_legal(facts, &state);
        for (Py_ssize_t i = 0; i < count; i++)
            if (aims->choice[i] & ~may)
                return refuse(NO_CHOICES);
    }
    aims->told.choices = aims->choice;
    aims->told.count = (int)count;
    return 1;
}

static int small(const int32_t *numbers, Py_ssize_t count, int32_t most)
{
    for (Py_ssize_t i = 0; i < count; i++)
        if (numbers[i] > most || numbers[i] < -most)
            return 0;
    return 1;
}

/* The payoff table must cover every possible result. */
static int take_side_worth(Call *call, const Asked *asked, SideAims *aims)
{
    static const char *const NO_WORTH = "The worths of ends do not fit the deal.";
    const Facts *facts = &asked->handle->facts;
    Partners *told = &aims->told;
    Py_ssize_t count;
    int tricks = facts->cards / facts->rules.players;
    int total = points_in(facts, facts->pack) + facts->rules.last_trick + tricks * facts->rules.trick_points;
    told->worth = copy_of(call, aims->worth, INTS, NO_WORTH, &count);
    if (!told->worth)
        return 0;
    if (count != total + 1 || !small(told->worth, count, MOST_SIDE_WORTH))
        return refuse(NO_WORTH);
    told->whole = total;
    const int32_t *goals = copy_of(call, aims->goals, INTS, NO_WORTH, &count);
    if (!goals)
        return 0;
    if (count != 2 || goals[0] < 0 || goals[1] < 0)
        return refuse(NO_WORTH);
    memcpy(told->first, goals, sizeof told->first);
    if (aims->march == Py_None)
        return 1;
    const int32_t *march = copy_of(call, aims->march, INTS, NO_WORTH, &count);
    if (!march)
        return 0;
    if (count != 2 || !small(march, count, MOST_SIDE_WORTH))
        return refuse(NO_WORTH);
    told->marches = 1;
    memcpy(told->march, march, sizeof told->march);
    return 1;
}

static int take_side_aims(Call *call, const Asked *asked, SideAims *aims)
{
    static const char *const NO_WEIGHTS = "The weights are not one number a layout, each above 0.";
    const Facts *facts = &asked->handle->facts;
    Py_ssize_t count;
    if (!facts->goal[0] && !facts->goal[1])
        return refuse("Only deals of two sides are played out so.");
    aims->weight = copy_of(call, aims->weights, INTS, NO_WEIGHTS, &count);
    if (!aims->weight)
        return 0;
    if (count != asked->count)
        return refuse(NO_WEIGHTS);
    for (Py_ssize_t i = 0; i < count; i++)
        if (aims->weight[i] < 1 || aims->weight[i] > 1 << 20)
            return refuse(NO_WEIGHTS);
    if (aims->seat < 0 || aims->seat >= facts->rules.players || aims->solve < 0
        || aims->point_worth < -MOST_POINT_WORTH || aims->point_worth > MOST_POINT_WORTH
        || aims->first < 1 || aims->then < 1 || aims->squared_z < 0 || aims->squared_z > 1000000)
        return refuse("What is asked of playouts cannot be.");
    aims->told.seat = (int)aims->seat;
    aims->told.solve = (int)(aims->solve < MOST_SOLVED ? aims->solve : MOST_SOLVED);
    aims->told.point_worth = (int32_t)aims->point_worth;
    aims->look = (int)(aims->first < INT_MAX ? aims->first : INT_MAX);
    aims->next = (int)(aims->then < INT_MAX ? aims->then : INT_MAX);
    call->context->rules = facts->rules;
    call->context->masks = facts->masks;
    return take_side_choices(call, asked, aims) && take_side_worth(call, asked, aims);
}

/* Runs without the interpreter's lock. Returns the number of determinizations done, or -1 without
 * memory. */
static Py_ssize_t play_side_layouts(const Call *call, const Asked *asked, const SideAims *aims)
{
    const Partners *told = &aims->told;
    Py_ssize_t width = (Py_ssize_t)told->count * SIDE_OUTCOME;
    volatile unsigned alive = (1u << told->count) - 1;
    volatile Py_ssize_t done = 0, look = aims->look;
    Race race = {told->count, SIDE_OUTCOME, aims->squared_z};
    if (setjmp(call->context->budget.out))
        return done;
    while (done < asked->count) {
        uint64_t hand[SEATS], away;
        layout_of(asked, done, hand, &away);
        if (play_sides(&asked->so_far, told, alive, hand, call->context, call->answers + done * width) <= 0)
            return -1;
        done++;
        if (race.squared_z && done == look) {
            alive = still_alive(&race, alive, call->answers, aims->weight, done);
            if (!(alive & (alive - 1)))
                break;
            look += aims->next;
        }
    }
    return done;
}

PyObject *core_play_sides(PyObject *self, PyObject *args)
{
    (void)self;
    Call call = {0};
    Asked asked = {0};
    SideAims aims = {0};
    PyObject *result = NULL;
    if (PyArg_ParseTuple(args, ASKED_FORMAT "OOOO&O&OOOO&O&O&O&OO&O&O", ASKED_ARGUMENTS(&asked),
                         &asked.layouts, &aims.weights, &aims.choices, whole_number, &aims.seat,
                         whole_number, &aims.solve, &aims.worth, &aims.march, &aims.goals, whole_number,
                         &aims.point_worth, whole_number, &aims.first, whole_number, &aims.then,
                         whole_number, &aims.squared_z, &call.stop, whole_number, &call.nodes,
                         whole_number, &call.time_ms, &call.out)
        && take_handles(&asked) && take_history(&call, &asked) && open_context(&call)
        && take_allowance(&call) && take_layouts(&call, &asked, 0)
        && take_side_aims(&call, &asked, &aims)) {
        call.layouts = asked.count;
        if (open_answers(&call, (Py_ssize_t)aims.told.count * SIDE_OUTCOME)) {
            Py_ssize_t done;
            Py_BEGIN_ALLOW_THREADS
            done = play_side_layouts(&call, &asked, &aims);
            Py_END_ALLOW_THREADS
            if (done < 0) {
                PyErr_NoMemory();
            } else {
                give_answers(&call);
                result = Py_BuildValue("nK", done, (unsigned long long)call.context->budget.nodes);
            }
        }
    }
    end_call(&call);
    return result;
}
