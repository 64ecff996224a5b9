/* The course of a deal, as anyone could follow it, and what one seat makes of it: the inputs of a
 * judge, which are what this seat sees and nothing else. */
#ifndef REUNION_COURSE_H
#define REUNION_COURSE_H

#include <stdint.h>

#include "rules.h"

enum {
    HOUSE_FLAGS = 8, /* marks of the house that a game may have */
    LONGEST = 12,    /* tricks of a deal */
    LACKS = 24,      /* steps in which it is told what a side lacks of its goal */
};

/* Who plays face down to the first trick where he cannot do as it asks. */
enum { NOBODY_COVERS, LEADER_COVERS, ALL_COVER };

/* What of a deal does not change: its rules, told by places instead of by cards. The trumps have the
 * first places, then comes the shortest suit; within a suit the weakest card comes first. */
typedef struct {
    Rules rules;    /* of the places */
    Masks masks;    /* likewise */
    int8_t place[CARDS], index[CARDS]; /* a card's place and back; NO_CARD for one that is not used */
    int cards;      /* how many are used */
    uint64_t pack;  /* these places */
    int first_of[SUITS + 1]; /* where each suit begins in the order of places, and where all end */
    int8_t turn_of[CARDS];   /* which suit of that order a place belongs to */
    int dealer;
    int turned;     /* the place of the turned card, or NO_CARD */
    unsigned house; /* marks of the house, one bit each */
    int void_discards; /* a dealer without a trick loses the points laid away */
    int goal[2];    /* what sides 0 and 1 want to count; nothing where it is not told */
    int covers;     /* who plays face down */
    int inputs;     /* of a judge of such a deal */
} Ground;

/* The deal so far. Everything is told by places. */
typedef struct {
    uint64_t hand[SEATS];
    uint64_t away;           /* what was laid away; it is the dealer's secret */
    uint64_t played[SEATS];
    uint8_t lacks[SEATS];    /* suits, in the order of places, that a seat has shown not to have */
    int16_t points[SEATS];   /* in tricks taken */
    int8_t fees[SEATS];      /* prizes won less prizes lost */
    unsigned took;           /* seats that have taken a trick */
    int leader, placed, tricks;
    int8_t trick[SEATS];
    int8_t best;             /* the card that wins so far */
    int8_t locked_for;       /* tricks during which the turned card may not be played */
    uint8_t leads[SEATS];    /* suits, in the order of places, that a seat has led openly */
    uint64_t covered;        /* cards of the trick that lie face down */
} Course;

/* How many inputs a judge of such a game has, and its answers: one a card. Where sides have goals
 * there are some more. */
int inputs_of(int players, int cards, int goals);
int discard_inputs_of(int cards);

enum { MOST_INPUTS = 704, INPUT_WORDS = MOST_INPUTS / 64 };

/* Put the rules in order. `used` are the cards of the pack; 0 where they are more than a judge can
 * tell apart. */
int make_ground(Ground *ground, const Rules *rules, uint64_t used, int dealer, int turned,
                unsigned house, int void_discards);

/* Tell what sides 0 and 1 want to count, and who plays face down to the first trick; returns 0 where
 * that is more than a judge can be told. */
int set_goals(Ground *ground, const int goal[2], int covers);

/* The places of some cards. */
uint64_t places_of(const Ground *ground, uint64_t cards);

int course_mover(const Ground *ground, const Course *course);

/* The places that the mover may play. */
uint64_t course_legal(const Ground *ground, const Course *course);

/* What a side has counted in tricks taken. */
int side_points(const Ground *ground, const Course *course, int side);

/* The points of some places. */
int points_in(const Ground *ground, uint64_t cards);

/* The mover plays a card. */
void course_lay(const Ground *ground, Course *course, int card);

/* What a seat has at the end, what was laid away counted to the dealer: points, and fees in units. */
void course_end(const Ground *ground, const Course *course, int points[SEATS], int fees[SEATS]);

/* What the mover sees, one bit an input. No other hand is looked at, and the discards only where
 * they are the mover's own. */
void course_inputs(const Ground *ground, const Course *course, uint64_t legal,
                   uint64_t inputs[INPUT_WORDS]);

/* The inputs for a dealer's choice: the cards kept and laid away. */
enum { DISCARD_INPUTS = 192, DISCARD_WORDS = DISCARD_INPUTS / 64 };
void discard_inputs(const Ground *ground, uint64_t kept, uint64_t away,
                    uint64_t inputs[DISCARD_WORDS]);

#endif
