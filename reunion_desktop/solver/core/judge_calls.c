#include "judge_calls.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "bits.h"
#include "call.h"
#include "playing.h"

/* ---- What is kept between calls: read once, never changed ---- */

static const char JUDGE[] = "reunion judge", GROUND[] = "reunion ground";

typedef struct {
    Ground ground;
    int locked_for;
    Rules rules; /* by card, as they came */
} Handle;

static void forget_judge(PyObject *capsule)
{
    free(PyCapsule_GetPointer(capsule, JUDGE));
}

static void forget_ground(PyObject *capsule)
{
    free(PyCapsule_GetPointer(capsule, GROUND));
}

PyObject *core_judge(PyObject *self, PyObject *args)
{
    (void)self;
    Call call = {0};
    PyObject *file, *result = NULL;
    Py_ssize_t size;
    static const char *const NO_BYTES = "The judge is not told in bytes.";
    if (PyArg_ParseTuple(args, "O", &file)) {
        const unsigned char *bytes = copy_of(&call, file, BYTES, NO_BYTES, &size);
        Judge *judge = bytes ? malloc(sizeof(Judge)) : NULL;
        if (bytes && !judge)
            PyErr_NoMemory();
        else if (judge && !read_judge(judge, bytes, (size_t)size))
            refuse("This is no judge that the core can read; expected what packaging/tune/lessons.py "
                   "writes.");
        else if (judge)
            result = PyCapsule_New(judge, JUDGE, forget_judge);
        if (judge && !result)
            free(judge);
    }
    end_call(&call);
    return result;
}

typedef struct {
    uint64_t pack;
    int32_t dealer, turned, house, voids, locked;
} PackedGround;

enum { PACKED_GROUND = 28 };

static int sound_ground(const PackedGround *packed, const Rules *rules)
{
    return !(packed->pack >> CARDS) && packed->pack && packed->dealer >= 0
           && packed->dealer < rules->players && packed->turned >= NO_CARD && packed->turned < CARDS
           && (packed->turned == NO_CARD || (packed->pack >> packed->turned & 1))
           && !(packed->house >> HOUSE_FLAGS) && packed->locked >= 0 && packed->locked < LONGEST
           && (!packed->locked || packed->turned != NO_CARD)
           && (rules->right == NO_CARD
               || ((packed->pack >> rules->right & 1) && (packed->pack >> rules->left & 1)));
}

PyObject *core_ground(PyObject *self, PyObject *args)
{
    (void)self;
    Call call = {0};
    PyObject *tables, *told, *result = NULL;
    Py_ssize_t size;
    Masks masks;
    static const char *const NO_GROUND = "The ground cannot be; expected the pack, who deals, the turned "
                                         "card and marks of the house.";
    Handle *handle = malloc(sizeof(Handle));
    if (!handle)
        PyErr_NoMemory();
    else if (PyArg_ParseTuple(args, "OO", &tables, &told)
             && take_rules(&call, tables, &handle->rules, &masks)) {
        const unsigned char *bytes = copy_of(&call, told, BYTES, NO_GROUND, &size);
        PackedGround packed;
        if (bytes && size != PACKED_GROUND) {
            refuse(NO_GROUND);
        } else if (bytes) {
            memcpy(&packed, bytes, PACKED_GROUND);
            handle->locked_for = packed.locked;
            if (sound_ground(&packed, &handle->rules)
                && make_ground(&handle->ground, &handle->rules, packed.pack, packed.dealer,
                               packed.turned, (unsigned)packed.house, packed.voids != 0))
                result = PyCapsule_New(handle, GROUND, forget_ground);
            else
                refuse(NO_GROUND);
        }
    }
    if (handle && !result)
        free(handle);
    end_call(&call);
    return result;
}

/* ---- What every call is told ---- */

typedef struct {
    PyObject *judge, *ground, *history, *worlds;
    int64_t leader;
    const Judge *of;
    const Handle *handle;
    History so_far;
    const uint64_t *world; /* by card: a hand a seat, then what was laid away */
    Py_ssize_t count;
} Asked;

static int take_handles(Asked *asked)
{
    if (!PyCapsule_IsValid(asked->judge, JUDGE) || !PyCapsule_IsValid(asked->ground, GROUND))
        return refuse("The judge or the ground is none; expected what judge() and ground() answered.");
    asked->of = PyCapsule_GetPointer(asked->judge, JUDGE);
    asked->handle = PyCapsule_GetPointer(asked->ground, GROUND);
    if (asked->of->players != asked->handle->ground.rules.players
        || asked->of->cards != asked->handle->ground.cards)
        return refuse("This judge was taught another game.");
    return 1;
}

static int take_history(Call *call, Asked *asked)
{
    static const char *const NO_HISTORY = "The cards that fell cannot be; expected each once, in bytes.";
    const Ground *ground = &asked->handle->ground;
    Py_ssize_t count;
    const unsigned char *cards = copy_of(call, asked->history, BYTES, NO_HISTORY, &count);
    if (!cards)
        return 0;
    if (asked->leader < 0 || asked->leader >= ground->rules.players)
        return refuse("There is no such leader.");
    asked->so_far = (History){ground, asked->of, (int)asked->leader, asked->handle->locked_for, 0, {0}};
    uint64_t seen = 0;
    if (count > CARDS || count > LONGEST * ground->rules.players)
        return refuse(NO_HISTORY);
    for (Py_ssize_t i = 0; i < count; i++) {
        int place = cards[i] < CARDS ? ground->place[cards[i]] : NO_CARD;
        if (place == NO_CARD || (seen >> place & 1))
            return refuse(NO_HISTORY);
        seen |= (uint64_t)1 << place;
        asked->so_far.card[asked->so_far.cards++] = (int8_t)place;
    }
    return 1;
}

/* The cards that are used. */
static uint64_t pack_of(const Ground *ground)
{
    uint64_t pack = 0;
    for (int place = 0; place < ground->cards; place++)
        pack |= (uint64_t)1 << ground->index[place];
    return pack;
}

/* Whether all cards are of the pack; a number below zero, or one that was too large, names others. */
static int is_pack(const Ground *ground, uint64_t cards)
{
    return !(cards & ~pack_of(ground));
}

/* The hands of a world, told by places. */
static void world_of(const Asked *asked, Py_ssize_t number, uint64_t hand[SEATS], uint64_t *away)
{
    const Ground *ground = &asked->handle->ground;
    const uint64_t *world = asked->world + number * (ground->rules.players + 1);
    for (int seat = 0; seat < ground->rules.players; seat++)
        hand[seat] = places_of(ground, world[seat]);
    *away = places_of(ground, world[ground->rules.players]);
}

/* Worlds may differ in size by what a dealer is about to lay away. */
static int take_worlds(Call *call, Asked *asked, int to_lay_away)
{
    static const char *const NO_WORLDS = "The worlds are not whole; expected a 64-bit number a seat and one "
                                         "for what was laid away.";
    const Ground *ground = &asked->handle->ground;
    int width = ground->rules.players + 1;
    asked->world = copy_of(call, asked->worlds, LONGS, NO_WORLDS, &asked->count);
    if (!asked->world)
        return 0;
    if (asked->count % width || !asked->count)
        return refuse(NO_WORLDS);
    for (Py_ssize_t i = 0; i < asked->count; i++)
        if (!is_pack(ground, asked->world[i]))
            return refuse("A world holds a card that is not in the pack.");
    asked->count /= width;
    for (Py_ssize_t i = 0; i < asked->count; i++) {
        uint64_t hand[SEATS], away;
        Course course;
        world_of(asked, i, hand, &away);
        if (!course_in_world(&asked->so_far, hand, away, to_lay_away, &course))
            return refuse("The hands of a world cannot lie so; expected hands of one size, each card once.");
    }
    return 1;
}

#define ASKED_FORMAT "OOO&O"
#define ASKED_ARGUMENTS(asked)                                                                     \
    &(asked)->judge, &(asked)->ground, whole_number, &(asked)->leader, &(asked)->history

/* ---- One seat's own view ---- */

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
        const Ground *ground = &asked.handle->ground;
        Course course = {.leader = asked.so_far.leader, .locked_for = (int8_t)asked.so_far.locked_for};
        uint64_t gone = 0, legal = 0;
        /* Somebody holds something: who has no hand has played the last trick. */
        course.hand[0] = ~(uint64_t)0;
        for (int i = 0; i < asked.so_far.cards; i++)
            course_lay(ground, &course, asked.so_far.card[i]);
        course.hand[0] = 0;
        int mover = course_mover(ground, &course);
        for (int seat = 0; seat < ground->rules.players; seat++)
            gone |= course.played[seat];
        if (is_pack(ground, (uint64_t)(hand | away))) {
            course.hand[mover] = places_of(ground, (uint64_t)hand);
            course.away = places_of(ground, (uint64_t)away);
            if (course.tricks < LONGEST)
                legal = course_legal(ground, &course);
        }
        if (!legal || (course.hand[mover] & (gone | course.away)) || (course.away & gone)) {
            refuse("The hand cannot be; expected cards that did not fall, one that may be played.");
        } else {
            uint64_t inputs[INPUT_WORDS];
            int32_t worth[CARDS];
            Told told = {.begun = 0};
            course_inputs(ground, &course, legal, inputs);
            worths(asked.of, &told, inputs, legal, worth);
            result = PyDict_New();
            for (uint64_t rest = legal; result && rest; rest &= rest - 1) {
                int place = lowest64(rest);
                PyObject *card = PyLong_FromLong(ground->index[place]);
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
    if (PyArg_ParseTuple(args, "OOO&O", &asked.judge, &asked.ground, whole_number, &hand, &choices)
        && take_handles(&asked)) {
        const Ground *ground = &asked.handle->ground;
        const uint64_t *told = copy_of(&call, choices, LONGS, NO_CHOICES, &count);
        if (told) {
            uint64_t choice[MOST_DISCARDS];
            int32_t worth[MOST_DISCARDS];
            int sound = count <= MOST_DISCARDS && is_pack(ground, (uint64_t)hand);
            for (Py_ssize_t i = 0; sound && i < count; i++) {
                sound = !(told[i] & ~(uint64_t)hand);
                choice[i] = sound ? places_of(ground, told[i]) : 0;
            }
            if (!sound) {
                refuse(NO_CHOICES);
            } else {
                discard_worths(asked.of, ground, places_of(ground, (uint64_t)hand), choice, (int)count,
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

/* ---- Worlds ---- */

static int is_share(int64_t number)
{
    return number >= 0 && number <= 1 << 20;
}

/* Runs without the interpreter's lock. */
static Py_ssize_t believe_worlds(const Call *call, const Asked *asked, const Belief *belief, int64_t *log)
{
    volatile Py_ssize_t done = 0;
    if (setjmp(call->context->budget.out))
        return done;
    for (; done < asked->count; done++) {
        uint64_t hand[SEATS], away;
        world_of(asked, done, hand, &away);
        log[done] = likelihood(&asked->so_far, belief, hand, away, &call->context->budget);
    }
    return done;
}

PyObject *core_believe(PyObject *self, PyObject *args)
{
    (void)self;
    Call call = {0};
    Asked asked = {0};
    int64_t seat, faith, trust, warmth, kept, limited, most_limited;
    PyObject *result = NULL;
    if (PyArg_ParseTuple(args, ASKED_FORMAT "OO&O&O&O&O&O&O&OO", ASKED_ARGUMENTS(&asked),
                         &asked.worlds, whole_number, &seat, whole_number, &faith, whole_number,
                         &trust, whole_number, &warmth, whole_number, &kept, whole_number, &limited,
                         whole_number, &most_limited, &call.stop, &call.out)
        && take_handles(&asked) && take_history(&call, &asked) && open_context(&call)
        && take_allowance(&call) && take_worlds(&call, &asked, 0)) {
        const Ground *ground = &asked.handle->ground;
        if (seat < 0 || seat >= ground->rules.players || !is_share(faith) || !is_share(trust)
            || warmth < 0 || warmth > INT32_MAX || (uint64_t)kept >> CARDS
            || (uint64_t)limited >> CARDS || most_limited < 0 || most_limited > CARDS) {
            refuse("A belief cannot be so; expected a seat, shares from 0 to 16, and cards.");
        } else {
            call.worlds = asked.count;
            int64_t *log = room_for(&call, (size_t)asked.count * sizeof *log);
            if (log && open_answers(&call, 1)) {
                uint64_t pack = pack_of(ground);
                Belief belief = {(int)seat, (int32_t)faith, (int32_t)trust, (int32_t)warmth,
                                 places_of(ground, (uint64_t)kept & pack),
                                 places_of(ground, (uint64_t)limited & pack), (int)most_limited};
                Py_ssize_t done;
                Py_BEGIN_ALLOW_THREADS
                done = believe_worlds(&call, &asked, &belief, log);
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

/* ---- Playouts ---- */

typedef struct {
    PyObject *weights, *choices, *standing, *units, *liking, *open;
    int64_t seat, discards, solve, solve_points, side, step, by_units, fee, liking_step, first, then,
        surety;
    Playouts told;
    Rules open_rules;
    uint64_t choice[MOST_CANDIDATES];
    const int32_t *weight;
} Aims;

static int take_choices(Call *call, const Asked *asked, Aims *aims)
{
    static const char *const NO_CHOICES = "The choices cannot be; expected 1 to 16, each of cards in hand.";
    const Ground *ground = &asked->handle->ground;
    Py_ssize_t count;
    const uint64_t *told = copy_of(call, aims->choices, LONGS, NO_CHOICES, &count);
    if (!told)
        return 0;
    if (count < 1 || count > MOST_CANDIDATES)
        return refuse(NO_CHOICES);
    for (Py_ssize_t i = 0; i < count; i++) {
        if (!told[i] || !is_pack(ground, told[i]))
            return refuse(NO_CHOICES);
        aims->choice[i] = places_of(ground, told[i]);
    }
    for (Py_ssize_t world = 0; world < asked->count; world++) {
        uint64_t hand[SEATS], away, may;
        Course course;
        world_of(asked, world, hand, &away);
        course_in_world(&asked->so_far, hand, away, (int)aims->discards, &course);
        if (aims->discards) {
            may = course.hand[aims->seat];
        } else {
            if (course_mover(ground, &course) != aims->seat || !course.hand[aims->seat])
                return refuse("Somebody else is to play.");
            may = course_legal(ground, &course);
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

/* So that ends, counted by world, can be added up. */
enum { MOST_LIKED = 1000000 };

/* Every end that can come about must stand in the table of units. */
static int take_units(Call *call, const Asked *asked, Aims *aims)
{
    static const char *const NO_UNITS = "The table of units does not fit the deal.";
    static const char *const NO_LIKING = "The liking is not 129 numbers, none beyond 1,000,000.";
    const Ground *ground = &asked->handle->ground;
    Playouts *told = &aims->told;
    Py_ssize_t count;
    int total = points_in(ground, ground->pack) + ground->rules.last_trick;
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
    if (aims->liking != Py_None) {
        told->liking = copy_of(call, aims->liking, INTS, NO_LIKING, &count);
        if (!told->liking)
            return 0;
        if (count != 2 * LIKED + 1 || aims->liking_step < 1 || aims->liking_step > MOST_UTILITY)
            return refuse(NO_LIKING);
        for (Py_ssize_t i = 0; i < count; i++)
            if (told->liking[i] > MOST_LIKED || told->liking[i] < -MOST_LIKED)
                return refuse(NO_LIKING);
        told->liking_step = (int32_t)aims->liking_step;
    }
    return 1;
}

static int take_aims(Call *call, Asked *asked, Aims *aims)
{
    static const char *const NO_WEIGHTS = "The weights are not one number a world, each above 0.";
    static const char *const NO_STANDING = "The standing is not one number a seat.";
    const Ground *ground = &asked->handle->ground;
    Playouts *told = &aims->told;
    Py_ssize_t count;
    Rules rules;
    Masks masks;
    if (ground->rules.players != 3)
        return refuse("Only deals of three seats are played out by judgement.");
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
    if (aims->seat < 0 || aims->seat > 2 || (aims->discards && aims->seat != ground->dealer)
        || aims->discards < 0 || aims->discards > 4 || (aims->discards && asked->so_far.cards)
        || aims->solve < 0 || aims->solve_points < 0 || aims->fee < -MOST_UTILITY
        || aims->fee > MOST_UTILITY || aims->first < 1 || aims->then < 1 || aims->surety < 0 || aims->surety > 1000000)
        return refuse("What is asked of playouts cannot be.");
    /* The open end has a measure of its own; all else must be the same. */
    if (!take_rules(call, aims->open, &rules, &masks))
        return 0;
    aims->open_rules = ground->rules;
    if (rules.right == NO_CARD)
        aims->open_rules.right = aims->open_rules.left = NO_CARD;
    aims->open_rules.bower_gain = rules.bower_gain;
    aims->open_rules.bower_loss = rules.bower_loss;
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
    told->surety = aims->surety;
    return take_choices(call, asked, aims) && take_units(call, asked, aims);
}

/* Runs without the interpreter's lock. Worlds done, or -1 without memory, or -2 where a deal cannot be
 * held. */
static Py_ssize_t play_worlds(const Call *call, const Asked *asked, const Aims *aims)
{
    const Playouts *told = &aims->told;
    Py_ssize_t width = (Py_ssize_t)told->count * OUTCOME;
    volatile unsigned alive = (1u << told->count) - 1;
    volatile Py_ssize_t done = 0, look = told->first;
    if (setjmp(call->context->budget.out))
        return done;
    while (done < asked->count) {
        uint64_t hand[SEATS], away;
        world_of(asked, done, hand, &away);
        int fit = play_out(&asked->so_far, told, alive, hand, away, call->context,
                           call->answers + done * width);
        if (fit <= 0)
            return fit - 1;
        done++;
        if (told->surety && done == look) {
            alive = still_alive(told, alive, call->answers, aims->weight, done);
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
            &asked.worlds, &aims.weights, &aims.choices, whole_number, &aims.seat, whole_number,
            &aims.discards, whole_number, &aims.solve, whole_number, &aims.solve_points, &aims.open,
            &aims.standing, &aims.units, whole_number, &aims.side, whole_number, &aims.step, whole_number, &aims.by_units,
            whole_number, &aims.fee, &aims.liking, whole_number, &aims.liking_step, whole_number,
            &aims.first, whole_number, &aims.then, whole_number, &aims.surety, &call.stop,
            whole_number, &call.nodes, whole_number, &call.time_ms, &call.out)
        && take_handles(&asked) && take_history(&call, &asked) && open_context(&call)
        && take_allowance(&call) && take_worlds(&call, &asked, (int)(aims.discards & 7))
        && take_aims(&call, &asked, &aims)) {
        call.worlds = asked.count;
        if (open_answers(&call, (Py_ssize_t)aims.told.count * OUTCOME)) {
            Py_ssize_t done;
            Py_BEGIN_ALLOW_THREADS
            done = play_worlds(&call, &asked, &aims);
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
