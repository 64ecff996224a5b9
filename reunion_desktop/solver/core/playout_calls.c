#include "value_net_calls.h"

#include <limits.h>
#include <string.h>

#include "asked.h"
#include "bits.h"
#include "playing.h"

typedef struct {
    PyObject *weights, *choices, *standing, *units, *utility, *open;
    int64_t seat, discards, solve, solve_points, side, step, by_units, fee, utility_step, first, then,
        squared_z;
    Playouts told;
    Rules open_rules;
    uint64_t choice[MOST_CANDIDATES];
    const int32_t *weight;
} Aims;

static int take_choices(Call *call, const Asked *asked, Aims *aims)
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
        if (!told[i] || !is_pack(facts, told[i]))
            return refuse(NO_CHOICES);
        aims->choice[i] = places_of(facts, told[i]);
    }
    for (Py_ssize_t layout = 0; layout < asked->count; layout++) {
        uint64_t hand[SEATS], away, may;
        DealState state;
        layout_of(asked, layout, hand, &away);
        state_in_layout(&asked->so_far, hand, away, (int)aims->discards, &state);
        if (aims->discards) {
            may = state.hand[aims->seat];
        } else {
            if (state_mover(facts, &state) != aims->seat || !state.hand[aims->seat])
                return refuse("Somebody else is to play.");
            may = state_legal(facts, &state);
        }
        for (Py_ssize_t i = 0; i < count; i++)
            if ((aims->choice[i] & ~may)
                || count_bits64(aims->choice[i]) != (aims->discards ? aims->discards : 1))
                return refuse(NO_CHOICES);
    }
    aims->told.choices = aims->choice;
    aims->told.count = (int)count;
    return 1;
}

/* A limit, so that weighted results can be summed. */
enum { MOST_CURVE = 1000000 };

/* The table of units must cover every possible result. */
static int take_units(Call *call, const Asked *asked, Aims *aims)
{
    static const char *const NO_UNITS = "The table of units does not fit the deal.";
    static const char *const NO_UTILITY = "The utility is not 129 numbers, none beyond 1,000,000.";
    const Facts *facts = &asked->handle->facts;
    Playouts *told = &aims->told;
    Py_ssize_t count;
    int total = points_in(facts, facts->pack) + facts->rules.last_trick;
    told->units = copy_of(call, aims->units, INTS, NO_UNITS, &count);
    if (!told->units)
        return 0;
    if (aims->step < 1 || aims->step > MOST_TOTAL || aims->side < 1 || aims->side > MOST_TOTAL
        || count != 3 * aims->side * aims->side || (aims->side - 1) * aims->step < total
        || total > MOST_TOTAL)
        return refuse(NO_UNITS);
    for (Py_ssize_t i = 0; i < count; i++)
        if (told->units[i] > MOST_UTILITY || told->units[i] < -MOST_UTILITY)
            return refuse(NO_UNITS);
    told->side = (int)aims->side;
    told->step = (int)aims->step;
    if (aims->by_units) {
        if (aims->step != 1)
            return refuse(NO_UNITS);
        told->aims.utility = told->units;
        told->aims.total = (int)aims->side - 1;
    }
    if (aims->utility != Py_None) {
        told->utility = copy_of(call, aims->utility, INTS, NO_UTILITY, &count);
        if (!told->utility)
            return 0;
        if (count != 2 * HALF_CURVE + 1 || aims->utility_step < 1 || aims->utility_step > MOST_UTILITY)
            return refuse(NO_UTILITY);
        for (Py_ssize_t i = 0; i < count; i++)
            if (told->utility[i] > MOST_CURVE || told->utility[i] < -MOST_CURVE)
                return refuse(NO_UTILITY);
        told->utility_step = (int32_t)aims->utility_step;
    }
    return 1;
}

static int take_aims(Call *call, Asked *asked, Aims *aims)
{
    static const char *const NO_WEIGHTS = "The weights are not one number a layout, each above 0.";
    static const char *const NO_STANDING = "The standing is not one number a seat.";
    const Facts *facts = &asked->handle->facts;
    Playouts *told = &aims->told;
    Py_ssize_t count;
    Rules rules;
    Masks masks;
    if (facts->rules.players != 3 || facts->rules.trick_points || has_opening(&facts->rules))
        return refuse("Only deals of three seats can be played out by the network.");
    aims->weight = copy_of(call, aims->weights, INTS, NO_WEIGHTS, &count);
    if (!aims->weight)
        return 0;
    if (count != asked->count)
        return refuse(NO_WEIGHTS);
    for (Py_ssize_t i = 0; i < count; i++)
        if (aims->weight[i] < 1 || aims->weight[i] > 1 << 20)
            return refuse(NO_WEIGHTS);
    const int32_t *standing = copy_of(call, aims->standing, INTS, NO_STANDING, &count);
    if (!standing)
        return 0;
    if (count != 3)
        return refuse(NO_STANDING);
    memcpy(told->aims.standing, standing, sizeof told->aims.standing);
    if (aims->seat < 0 || aims->seat > 2 || (aims->discards && aims->seat != facts->dealer)
        || aims->discards < 0 || aims->discards > 4 || (aims->discards && asked->so_far.cards)
        || aims->solve < 0 || aims->solve_points < 0 || aims->fee < -MOST_UTILITY || aims->fee > MOST_UTILITY
        || aims->first < 1 || aims->then < 1 || aims->squared_z < 0 || aims->squared_z > 1000000)
        return refuse("What is asked of playouts cannot be.");
    /* The open end may differ in the unit of its fees only. */
    if (!take_rules(call, aims->open, &rules, &masks))
        return 0;
    aims->open_rules = facts->rules;
    if (rules.prizes < aims->open_rules.prizes)
        aims->open_rules.prizes = rules.prizes;
    for (int i = 0; i < aims->open_rules.prizes; i++) {
        aims->open_rules.prize[i].gain = rules.prize[i].gain;
        aims->open_rules.prize[i].loss = rules.prize[i].loss;
    }
    aims->open_rules.no_trick_gain = rules.no_trick_gain;
    memcpy(aims->open_rules.no_trick_loss, rules.no_trick_loss, sizeof rules.no_trick_loss);
    told->open_rules = &aims->open_rules;
    told->seat = (int)aims->seat;
    told->discards = (int)aims->discards;
    told->solve = (int)(aims->solve < 10 ? aims->solve : 10);
    told->solve_points = (int)(aims->solve_points < 10 ? aims->solve_points : 10);
    told->fee = (int32_t)aims->fee;
    told->first = (int)(aims->first < INT_MAX ? aims->first : INT_MAX);
    told->then = (int)(aims->then < INT_MAX ? aims->then : INT_MAX);
    told->squared_z = aims->squared_z;
    return take_choices(call, asked, aims) && take_units(call, asked, aims);
}

/* Runs without the interpreter's lock. Returns the number of determinizations done, -1 without
 * memory, or -2 where a deal is not supported. */
static Py_ssize_t play_layouts(const Call *call, const Asked *asked, const Aims *aims)
{
    const Playouts *told = &aims->told;
    Py_ssize_t width = (Py_ssize_t)told->count * OUTCOME;
    volatile unsigned alive = (1u << told->count) - 1;
    volatile Py_ssize_t done = 0, look = told->first;
    if (setjmp(call->context->budget.out))
        return done;
    while (done < asked->count) {
        uint64_t hand[SEATS], away;
        layout_of(asked, done, hand, &away);
        int fit = play_out(&asked->so_far, told, alive, hand, away, call->context,
                           call->answers + done * width);
        if (fit <= 0)
            return fit - 1;
        done++;
        if (told->squared_z && done == look) {
            Race race = {told->count, OUTCOME, told->squared_z};
            alive = still_alive(&race, alive, call->answers, aims->weight, done);
            if (!(alive & (alive - 1)))
                break;
            look += told->then;
        }
    }
    return done;
}

PyObject *core_play_out(PyObject *self, PyObject *args)
{
    (void)self;
    Call call = {0};
    Asked asked = {0};
    Aims aims = {0};
    PyObject *result = NULL;
    if (PyArg_ParseTuple(
            args, ASKED_FORMAT "OOOO&O&O&O&OOOO&O&O&O&OO&O&O&O&OO&O&O", ASKED_ARGUMENTS(&asked),
            &asked.layouts, &aims.weights, &aims.choices, whole_number, &aims.seat, whole_number,
            &aims.discards, whole_number, &aims.solve, whole_number, &aims.solve_points, &aims.open,
            &aims.standing, &aims.units, whole_number, &aims.side, whole_number, &aims.step, whole_number, &aims.by_units,
            whole_number, &aims.fee, &aims.utility, whole_number, &aims.utility_step, whole_number,
            &aims.first, whole_number, &aims.then, whole_number, &aims.squared_z, &call.stop,
            whole_number, &call.nodes, whole_number, &call.time_ms, &call.out)
        && take_handles(&asked) && take_history(&call, &asked) && open_context(&call)
        && take_allowance(&call) && take_layouts(&call, &asked, (int)(aims.discards & 7))
        && take_aims(&call, &asked, &aims)) {
        call.layouts = asked.count;
        if (open_answers(&call, (Py_ssize_t)aims.told.count * OUTCOME)) {
            Py_ssize_t done;
            Py_BEGIN_ALLOW_THREADS
            done = play_layouts(&call, &asked, &aims);
            Py_END_ALLOW_THREADS
            if (done == -1) {
                PyErr_NoMemory();
            } else if (done < 0) {
                refuse("The deal is not one that can be played out.");
            } else {
                give_answers(&call);
                result = Py_BuildValue("nK", done, (unsigned long long)call.context->budget.nodes);
            }
        }
    }
    end_call(&call);
    return result;
}
