/* Transposition table for two parties: bounds of positions between tricks and their best cards,
 * found by form. */
#ifndef REUNION_KNOWN_H
#define REUNION_KNOWN_H

#include <stdint.h>

#include "bits.h"
#include "rules.h"

enum { KNOWNS = 8, NO_MOVE = 63 };

/* The parts of a key, the form being in the lowest bits; and in `cards` the move, and the flag of
 * a lower bound. */
enum { FORM_LEADER = 36, FORM_TOOK = 39, FORM_DEAL = 45, CARDS_MOVE = 36, CARDS_LOWER = 42 };

/* The owners of the strongest cards of each suit, in a row each. */
typedef struct {
    uint64_t part[FACES / 2];
} Tops;

/* A bound, which holds for all positions of the form that have the same owners of this many
 * strongest cards in each suit, apart from the points of their cards. */
typedef struct {
    Tops tops, mask;
    uint64_t cards; /* the position it was found for, and its best card */
    int32_t bound;
    uint8_t count[FACES]; /* number of the strongest cards in each suit */
} Known;

/* The entries of some forms. The keys are stored apart: most of them do not match. */
typedef struct {
    uint64_t key[KNOWNS]; /* form, leader, the seats with a trick where that matters, the deal;
                           * an entry of another deal counts as empty */
    Known known[KNOWNS];
} Shelf;

INLINE uint64_t cards_of(const Known *known)
{
    return known->cards & (((uint64_t)1 << CARDS_MOVE) - 1);
}

INLINE int move_of(const Known *known)
{
    return (int)(known->cards >> CARDS_MOVE & NO_MOVE);
}

INLINE int is_lower(const Known *known)
{
    return (int)(known->cards >> CARDS_LOWER & 1);
}

typedef struct {
    Shelf *shelves;
    void *memory;
    uint32_t mask;
    uint64_t deal; /* the deal that is being searched, from 1 */
} Library;

/* Allocate the table for the cards of a deal, and begin a new deal; 0 where there is no memory. */
int open_library(Library *library, int cards);
void close_library(Library *library);

INLINE Shelf *shelf_of(const Library *library, uint64_t key)
{
    uint64_t mixed = key * 0x9E3779B97F4A7C15u;
    mixed ^= mixed >> 29;
    mixed *= 0xBF58476D1CE4E5B9u;
    return &library->shelves[mixed >> 36 & library->mask];
}

/* Store a bound: in an empty place, else in that of the oldest entry; entries move up. An older
 * bound of the same position is replaced. */
INLINE void note(Shelf *shelf, uint64_t key, const Known *known)
{
    uint64_t told = ~((uint64_t)NO_MOVE << CARDS_MOVE);
    int at = 0;
    while (at < KNOWNS - 1 && shelf->key[at] >> FORM_DEAL == key >> FORM_DEAL
           && (shelf->key[at] != key || ((shelf->known[at].cards ^ known->cards) & told)))
        at++;
    for (; at > 0; at--) {
        shelf->key[at] = shelf->key[at - 1];
        shelf->known[at] = shelf->known[at - 1];
    }
    shelf->key[0] = key;
    shelf->known[0] = *known;
}

/* Swap a useful entry with the one before it. */
INLINE void promote(Shelf *shelf, int at)
{
    if (at > 0) {
        uint64_t key = shelf->key[at];
        Known known = shelf->known[at];
        shelf->key[at] = shelf->key[at - 1];
        shelf->known[at] = shelf->known[at - 1];
        shelf->key[at - 1] = key;
        shelf->known[at - 1] = known;
    }
}

#endif
