#include "asked.h"

#include <stdlib.h>
#include <string.h>

#include "bits.h"
#include "value_net_calls.h"

/* ---- Handles kept between calls: parsed once, never changed ---- */

static const char VALUE_NET[] = "reunion value network", FACTS[] = "reunion public facts";

static void forget_value_net(PyObject *capsule)
{
    free(PyCapsule_GetPointer(capsule, VALUE_NET));
}

static void forget_facts(PyObject *capsule)
{
    free(PyCapsule_GetPointer(capsule, FACTS));
}

PyObject *core_value_net(PyObject *self, PyObject *args)
{
    (void)self;
    Call call = {0};
    PyObject *file, *result = NULL;
    Py_ssize_t size;
    static const char *const NO_BYTES = "The network is not in bytes.";
    if (PyArg_ParseTuple(args, "O", &file)) {
        const unsigned char *bytes = copy_of(&call, file, BYTES, NO_BYTES, &size);
        ValueNet *net = bytes ? malloc(sizeof(ValueNet)) : NULL;
        if (bytes && !net)
            PyErr_NoMemory();
        else if (net && !read_value_net(net, bytes, (size_t)size))
            refuse("The core cannot read this network; packaging/tune/lessons.py writes one.");
        else if (net)
            result = PyCapsule_New(net, VALUE_NET, forget_value_net);
        if (net && !result)
            free(net);
    }
    end_call(&call);
    return result;
}

typedef struct {
    uint64_t pack;
    int32_t dealer, turned, house, voids, locked, goal[2], covers;
} PackedFacts;

enum { PACKED_FACTS = 40, MOST_GOAL = 1 << 12 };

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

static int sound_facts(const PackedFacts *packed, const Rules *rules)
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

PyObject *core_facts(PyObject *self, PyObject *args)
{
    (void)self;
    Call call = {0};
    PyObject *tables, *told, *result = NULL;
    Py_ssize_t size;
    Masks masks;
    static const char *const NO_FACTS = "The public facts of the deal are impossible.";
    Handle *handle = malloc(sizeof(Handle));
    if (!handle)
        PyErr_NoMemory();
    else if (PyArg_ParseTuple(args, "OO", &tables, &told)
             && take_rules(&call, tables, &handle->rules, &masks)) {
        const unsigned char *bytes = copy_of(&call, told, BYTES, NO_FACTS, &size);
        PackedFacts packed;
        if (bytes && size != PACKED_FACTS) {
            refuse(NO_FACTS);
        } else if (bytes) {
            memcpy(&packed, bytes, PACKED_FACTS);
            handle->locked_for = packed.locked;
            if (sound_facts(&packed, &handle->rules)
                && make_facts(&handle->facts, &handle->rules, packed.pack, packed.dealer,
                              packed.turned, (unsigned)packed.house, packed.voids != 0)
                && set_goals(&handle->facts, packed.goal, packed.covers))
                result = PyCapsule_New(handle, FACTS, forget_facts);
            else
                refuse(NO_FACTS);
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
    if (!PyCapsule_IsValid(asked->net, VALUE_NET) || !PyCapsule_IsValid(asked->facts, FACTS))
        return refuse("A handle is wrong; expected those of value_net() and public_facts().");
    asked->of = PyCapsule_GetPointer(asked->net, VALUE_NET);
    asked->handle = PyCapsule_GetPointer(asked->facts, FACTS);
    if (asked->of->players != asked->handle->facts.rules.players
        || asked->of->cards != asked->handle->facts.cards
        || asked->of->inputs != asked->handle->facts.inputs)
        return refuse("This network was trained for another game.");
    return 1;
}

int take_history(Call *call, Asked *asked)
{
    static const char *const NO_HISTORY = "The cards that fell cannot be; expected each once, in bytes.";
    const Facts *facts = &asked->handle->facts;
    Py_ssize_t count;
    const unsigned char *cards = copy_of(call, asked->history, BYTES, NO_HISTORY, &count);
    if (!cards)
        return 0;
    if (asked->leader < 0 || asked->leader >= facts->rules.players)
        return refuse("There is no such leader.");
    asked->so_far = (History){facts, asked->of, (int)asked->leader, asked->handle->locked_for, 0, {0}};
    uint64_t seen = 0;
    if (count > CARDS || count > LONGEST * facts->rules.players)
        return refuse(NO_HISTORY);
    for (Py_ssize_t i = 0; i < count; i++) {
        int place = cards[i] < CARDS ? facts->place[cards[i]] : NO_CARD;
        if (place == NO_CARD || (seen >> place & 1))
            return refuse(NO_HISTORY);
        seen |= (uint64_t)1 << place;
        asked->so_far.card[asked->so_far.cards++] = (int8_t)place;
    }
    return 1;
}

/* The cards that are used. */
uint64_t pack_of(const Facts *facts)
{
    uint64_t pack = 0;
    for (int place = 0; place < facts->cards; place++)
        pack |= (uint64_t)1 << facts->index[place];
    return pack;
}

/* Whether all cards are of the pack; negative or too large numbers stand for other cards. */
int is_pack(const Facts *facts, uint64_t cards)
{
    return !(cards & ~pack_of(facts));
}

void layout_of(const Asked *asked, Py_ssize_t number, uint64_t hand[SEATS], uint64_t *away)
{
    const Facts *facts = &asked->handle->facts;
    const uint64_t *layout = asked->layout + number * (facts->rules.players + 1);
    for (int seat = 0; seat < facts->rules.players; seat++)
        hand[seat] = places_of(facts, layout[seat]);
    *away = places_of(facts, layout[facts->rules.players]);
}

int take_layouts(Call *call, Asked *asked, int to_lay_away)
{
    static const char *const NO_LAYOUTS = "A layout is incomplete; expected hands and discards.";
    const Facts *facts = &asked->handle->facts;
    int width = facts->rules.players + 1;
    asked->layout = copy_of(call, asked->layouts, LONGS, NO_LAYOUTS, &asked->count);
    if (!asked->layout)
        return 0;
    if (asked->count % width || !asked->count)
        return refuse(NO_LAYOUTS);
    for (Py_ssize_t i = 0; i < asked->count; i++)
        if (!is_pack(facts, asked->layout[i]))
            return refuse("A layout holds a card that is not in the pack.");
    asked->count /= width;
    for (Py_ssize_t i = 0; i < asked->count; i++) {
        uint64_t hand[SEATS], away;
        DealState state;
        layout_of(asked, i, hand, &away);
        if (!state_in_layout(&asked->so_far, hand, away, to_lay_away, &state))
            return refuse("A layout is impossible; expected hands of one size, each card once.");
    }
    return 1;
}
