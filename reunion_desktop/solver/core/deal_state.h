/* Public state of a deal, and the network inputs of one seat, which hold only what this seat sees. */
#ifndef REUNION_DEAL_STATE_H
#define REUNION_DEAL_STATE_H

#include <stdint.h>

#include "rules.h"

enum {
    HOUSE_FLAGS = 8, /* rule flags of a game */
    LONGEST = 12,    /* tricks of a deal */
    LACKS = 24,      /* thresholds for the missing points of a goal */
};

/* The seats that play face down to the first trick where they cannot obey its rule. */
enum { NOBODY_COVERS, LEADER_COVERS, ALL_COVER };

/* The fixed public facts of a deal, by places instead of cards (canonical order): trumps first,
 * then the shortest suit; within a suit the weakest card first. */
typedef struct {
    Rules rules;    /* of the places */
    Masks masks;    /* likewise */
    int8_t place[CARDS], index[CARDS]; /* a card's place and back; NO_CARD for one that is not used */
    int cards;      /* how many are used */
    uint64_t pack;  /* these places */
    int first_of[FACES + 1]; /* first place of each suit, and the end of all */
    int8_t turn_of[CARDS];   /* the suit of a place, in canonical order */
    int dealer;
    int turned;     /* the place of the turned card, or NO_CARD */
    unsigned house; /* rule flags */
    int void_discards; /* a dealer without a trick loses the points of the discards */
    int goal[2];    /* points that sides 0 and 1 need; 0 where there is no goal */
    int covers;     /* the seats that play face down */
    int inputs;     /* number of inputs of the network */
} Facts;

/* The deal so far, by places. */
typedef struct {
    uint64_t hand[SEATS];
    uint64_t away;           /* the discards, known to the dealer only */
    uint64_t played[SEATS];
    uint8_t lacks[SEATS];    /* suits, in canonical order, that a seat is known to be void in */
    int16_t points[SEATS];   /* in tricks taken */
    int8_t fees[SEATS];      /* prizes won less prizes lost */
    unsigned took;           /* seats that have taken a trick */
    int leader, placed, tricks;
    int8_t trick[SEATS];
    int8_t best;             /* the card that wins so far */
    int8_t locked_for;       /* tricks during which the turned card may not be played */
    uint8_t leads[SEATS];    /* suits, in canonical order, that a seat has led openly */
    uint64_t covered;        /* cards of the trick that lie face down */
} DealState;

/* The number of inputs of a network for such a game, with one output for each card. More inputs
 * where sides have goals. */
int inputs_of(int players, int cards, int goals);
int discard_inputs_of(int cards);

enum { MOST_INPUTS = 704, INPUT_WORDS = MOST_INPUTS / 64 };

/* Build the public facts. `used` are the cards of the pack; returns 0 where they are more than a
 * network supports. */
int make_facts(Facts *facts, const Rules *rules, uint64_t used, int dealer, int turned,
               unsigned house, int void_discards);

/* Set the goals of sides 0 and 1, and the seats that play face down; returns 0 where a network
 * does not support them. */
int set_goals(Facts *facts, const int goal[2], int covers);

/* The places of some cards. */
uint64_t places_of(const Facts *facts, uint64_t cards);

int state_mover(const Facts *facts, const DealState *state);

/* The legal places of the mover. */
uint64_t state_legal(const Facts *facts, const DealState *state);

/* The points of a side in tricks taken. */
int side_points(const Facts *facts, const DealState *state, int side);

/* The points of some places. */
int points_in(const Facts *facts, uint64_t cards);

/* Play a card for the mover. */
void state_lay(const Facts *facts, DealState *state, int card);

/* The final result of each seat, the discards counted to the dealer: points, and fees in units. */
void state_end(const Facts *facts, const DealState *state, int points[SEATS], int fees[SEATS]);

/* The inputs for the mover, one bit each. Other hands are not read, and the discards only where
 * they are the mover's own. */
void state_inputs(const Facts *facts, const DealState *state, uint64_t legal,
                  uint64_t inputs[INPUT_WORDS]);

/* The inputs for a dealer's choice: the cards kept and discarded. */
enum { DISCARD_INPUTS = 192, DISCARD_WORDS = DISCARD_INPUTS / 64 };
void discard_inputs(const Facts *facts, uint64_t kept, uint64_t away,
                    uint64_t inputs[DISCARD_WORDS]);

#endif
