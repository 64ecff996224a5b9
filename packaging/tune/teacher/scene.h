/* One deal of a lesson: dealt in some house, played by whoever sits there, and counted. */
#ifndef TEACHER_SCENE_H
#define TEACHER_SCENE_H

#include "network.h"

/* The most that sides count together; how trumps come about: forehand names them when he has seen
 * some of his cards, or they are those of the dealer's turned card. */
enum { WHOLE = 140, BY_TALON = 0, NAMED = 1, DEALERS_CARD = 2, SEEN = 4 };

/* One house: the tables of a deal under one trump, and what they do not tell. */
typedef struct {
    Rules rules;
    uint64_t used;        /* the pack */
    uint64_t kept;        /* cards that a dealer may never lay away */
    uint64_t limited;     /* cards of which he may lay away only so many */
    int32_t most_limited;
    int32_t laid_away;    /* how many cards a dealer lays away; 0 where there is no dealer's gain */
    int32_t keeps_turned; /* he may not lay the turned card away */
    int32_t locked_for;   /* tricks before the turned card may be played */
    int32_t void_discards;
    int32_t house;        /* rule flags, which are inputs of the network */
    int32_t often;        /* how often it is drawn, against others */
    int32_t naming;       /* how trumps come about where sides have goals */
    int32_t goal[2];      /* what forehand's side and the other want to count; nothing in other games */
    int32_t first;        /* who reaches his goal first has won, and goals are drawn by lot */
    int32_t covers;       /* who plays face down to the first trick */
    float each;           /* points in the network's measure for what a side counts, each */
    float won;            /* for the deal */
    float march;          /* for every trick, besides */
    float chance[2][WHOLE + 1]; /* of the deal, by what forehand's side or the other has counted */
} House;

/* How a batch is played and what is learnt from it. */
typedef struct {
    float rate;          /* of Adam */
    float mean_rate;     /* of the running mean */
    float outcome_share; /* weight of the end of a deal against the network's own later estimate */
    float temperature;   /* of the softmax, in points */
    float warm;          /* the same in a quarter of the deals */
    float by_lot;        /* choices made by lot, in half of the deals */
    float guests;        /* deals with a guest in one seat */
    float fee;           /* points that a fee counts for */
    float club[4][10];   /* what a club player likes, as ai/belief.py has it */
} Plan;

/* Points that are one in the network's own measure. */
#define SCALE 30.0f

enum { MOST_DECISIONS = LONGEST };

typedef struct {
    uint64_t inputs[INPUT_WORDS];
    Trace trace;
    int card;
    float worth; /* of the card played */
    float best;  /* of the dearest */
    float had;   /* what the side had before it, in points */
} Decision;

typedef struct {
    Facts facts;
    DealState state;
    const House *house;
    int reached; /* the side that has reached its goal, where the first has won; or NO_CARD */
    Memory memory[SEATS];
    Decision decision[SEATS][MOST_DECISIONS];
    int decisions[SEATS];
    uint64_t discard[DISCARD_WORDS];
    DiscardTrace discard_trace;
    float discard_worth;
    int discarded;
} Scene;

/* Who sits in a seat: a network, or the club player. */
typedef struct {
    const Network *network; /* NULL: the club player */
    int learns;
} Chair;

/* The cards are dealt; the dealer has those left over. */
void deal_cards(Scene *scene, const House *house, int dealer, uint64_t *rng);

/* The dealer's choice; temperature 0 for the dearest. */
void lay_away(Scene *scene, const House *house, const Network *network, float temperature,
              uint64_t *rng, int learns);

/* Every card is played; those who learn remember their decisions. */
void play_deal(Scene *scene, const Chair chairs[SEATS], const Plan *plan, float temperature, float by_lot,
               uint64_t *rng);

/* What each side has in the end, in points. */
void count_deal(const Scene *scene, float fee, float has[SEATS]);

#endif
