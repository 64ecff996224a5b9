/* A position of a flattened deal, with bounds and estimates that need no search. */
#ifndef REUNION_SCENE_H
#define REUNION_SCENE_H

#include "deal.h"

/* A position that may lie within a trick: the root of a search. */
typedef struct {
    uint32_t cards; /* in hands */
    int leader;     /* as a player, 0 to 2 */
    int placed;
    int table[2];   /* cards on the table, by their places in the deal */
    unsigned took;
} Scene;

/* The cards that may be played. */
uint32_t scene_moves(const Deal *deal, const Scene *scene);

/* An estimate of player 0's gain: the first guess of an exact search. */
int scene_guess(const Deal *deal, const Scene *scene);

/* The least and the most that player 0 can gain from here on. */
void scene_limits(const Deal *deal, const Scene *scene, int *least, int *most);

#endif
