/* What is known of positions between tricks when two parties play: bounds and the card that gave them,
 * found again by their form. */
#ifndef REUNION_KNOWN_H
#define REUNION_KNOWN_H

#include <stdint.h>

#include "bits.h"

enum { KNOWNS = 5, NO_MOVE = 63 };

/* Where in a key its parts begin, the form being in the lowest bits; and in `cards` the move. */
enum { FORM_LEADER = 36, FORM_TOOK = 39, FORM_DEAL = 45, CARDS_MOVE = 36 };

typedef struct {
    uint64_t key;   /* form, leader, who took a trick where that matters, the deal; 0 where empty */
    uint64_t cards; /* the position itself, and the card that was best in it */
    int32_t low, high;
} Known;

/* Two lines of the processor's cache. An entry of another deal counts as empty. */
typedef struct {
    Known entry[KNOWNS];
    uint64_t spare;
} Shelf;

typedef struct {
    Shelf *shelves;
    void *memory;
    uint32_t mask;
    uint64_t deal; /* the deal that is being searched, from 1 */
} Library;

/* Room for so many tricks of so many seats, and a new deal in it; 0 where there is no memory. */
int open_library(Library *library, int cards);
void close_library(Library *library);

INLINE Shelf *shelf_of(const Library *library, uint64_t key)
{
    uint64_t mixed = key * 0x9E3779B97F4A7C15u;
    mixed ^= mixed >> 29;
    mixed *= 0xBF58476D1CE4E5B9u;
    return &library->shelves[mixed >> 36 & library->mask];
}

/* Keep the bounds of a position: in its old place if it has one, else in an empty one, else in that
 * of the entry that came first; entries move up as they come. */
INLINE void note(Shelf *shelf, uint64_t key, uint64_t cards, int move, int low, int high)
{
    int at = 0;
    uint64_t whole = ((uint64_t)1 << CARDS_MOVE) - 1;
    while (at < KNOWNS - 1 && shelf->entry[at].key >> FORM_DEAL == key >> FORM_DEAL
           && (shelf->entry[at].key != key || (shelf->entry[at].cards & whole) != cards))
        at++;
    if (shelf->entry[at].key == key && (shelf->entry[at].cards & whole) == cards) {
        low = low > shelf->entry[at].low ? low : shelf->entry[at].low;
        high = high < shelf->entry[at].high ? high : shelf->entry[at].high;
    }
    for (; at > 0; at--)
        shelf->entry[at] = shelf->entry[at - 1];
    shelf->entry[0] = (Known){key, cards | (uint64_t)move << CARDS_MOVE, low, high};
}

#endif
