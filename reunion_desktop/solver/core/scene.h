/* A position of a flattened deal, and what can be said of it without a search. */
#ifndef REUNION_SCENE_H
#define REUNION_SCENE_H

#include "deal.h"

/* A position that may lie within a trick: what a root question is asked of. */
typedef struct {
    uint32_t cards; /* in hands */
    int leader;     /* as a player, 0 to 2 */
    int placed;
    int table[2];   /* cards on the table, by their places in the deal */
    unsigned took;
} Scene;

/* The cards that may be played. */
uint32_t scene_moves(const Deal *deal, const Scene *scene);

/* What player 0 may expect: where a search for the exact value begins. */
int scene_guess(const Deal *deal, const Scene *scene);

/* The least and the most that player 0 can gain from here on. */
void scene_limits(const Deal *deal, const Scene *scene, int *least, int *most);

#endif
