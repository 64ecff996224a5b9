#include "asked.h"

#include <stdlib.h>
#include <string.h>

#include "bits.h"
#include "judge_calls.h"

/* ---- Handles kept between calls: parsed once, never changed ---- */

static const char JUDGE[] = "reunion judge", GROUND[] = "reunion ground";

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
    int32_t dealer, turned, house, voids, locked, goal[2], covers;
} PackedGround;

enum { PACKED_GROUND = 40, MOST_GOAL = 1 << 12 };

/* Whether all cards of prizes are in the pack. */
static int has_prizes(uint64_t pack, const Rules *rules)
{
    for (int i = 0; i < rules->prizes; i++)
        if (!(pack >> rules->prize[i].taking & 1) || !(pack >> rules->prize[i].taken & 1))
            return 0;
    return 1;
}

/* Whether all seats are of the sides 0 and 1. */
static int two_sides(const Rules *rules)
{
    for (int seat = 0; seat < rules->players; seat++)
        if (rules->side[seat] != 0 && rules->side[seat] != 1)
            return 0;
    return 1;
}

static int sound_ground(const PackedGround *packed, const Rules *rules)
{
    return !(packed->pack >> CARDS) && packed->pack && packed->dealer >= 0
           && packed->dealer < rules->players && packed->turned >= NO_CARD && packed->turned < CARDS
           && (packed->turned == NO_CARD || (packed->pack >> packed->turned & 1))
           && !(packed->house >> HOUSE_FLAGS) && packed->locked >= 0 && packed->locked < LONGEST
           && (!packed->locked || packed->turned != NO_CARD)
           && has_prizes(packed->pack, rules) && packed->goal[0] >= 0 && packed->goal[1] >= 0
           && packed->goal[0] <= MOST_GOAL && packed->goal[1] <= MOST_GOAL
           && packed->covers >= NOBODY_COVERS && packed->covers <= ALL_COVER
           && (!(packed->goal[0] || packed->goal[1]) || two_sides(rules));
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
                               packed.turned, (unsigned)packed.house, packed.voids != 0)
                && set_goals(&handle->ground, packed.goal, packed.covers))
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

/* ---- Arguments of every call ---- */

int take_handles(Asked *asked)
{
    if (!PyCapsule_IsValid(asked->judge, JUDGE) || !PyCapsule_IsValid(asked->ground, GROUND))
        return refuse("The judge or the ground is none; expected what judge() and ground() answered.");
    asked->of = PyCapsule_GetPointer(asked->judge, JUDGE);
    asked->handle = PyCapsule_GetPointer(asked->ground, GROUND);
    if (asked->of->players != asked->handle->ground.rules.players
        || asked->of->cards != asked->handle->ground.cards
        || asked->of->inputs != asked->handle->ground.inputs)
        return refuse("This judge was taught another game.");
    return 1;
}

int take_history(Call *call, Asked *asked)
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
uint64_t pack_of(const Ground *ground)
{
    uint64_t pack = 0;
    for (int place = 0; place < ground->cards; place++)
        pack |= (uint64_t)1 << ground->index[place];
    return pack;
}

/* Whether all cards are of the pack; negative or too large numbers stand for other cards. */
int is_pack(const Ground *ground, uint64_t cards)
{
    return !(cards & ~pack_of(ground));
}

void world_of(const Asked *asked, Py_ssize_t number, uint64_t hand[SEATS], uint64_t *away)
{
    const Ground *ground = &asked->handle->ground;
    const uint64_t *world = asked->world + number * (ground->rules.players + 1);
    for (int seat = 0; seat < ground->rules.players; seat++)
        hand[seat] = places_of(ground, world[seat]);
    *away = places_of(ground, world[ground->rules.players]);
}

int take_worlds(Call *call, Asked *asked, int to_lay_away)
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
