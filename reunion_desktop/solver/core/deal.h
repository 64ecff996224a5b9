/* A deal for three as the tuned searches read it: seats rotated so that the one against two is
 * player 0; only the cards still in play, suit by suit from the trumps on, weakest first. The
 * owner of a card never changes, so the cards left and the leader are the whole state between two
 * tricks. */
#ifndef REUNION_DEAL_H
#define REUNION_DEAL_H

#include <stdint.h>

#include "bits.h"
#include "order.h"
#include "rules.h"

enum {
    DEAL_CARDS = 30,    /* places for cards: two bits of a shape are left for the leader */
    LONGEST_SUIT = 12,  /* cards in play of one suit */
    SHAPES = 1 << 13,   /* room for the shapes of all suits */
};

/* The duties to one lead. */
typedef struct {
    uint32_t follow, may;    /* the cards that follow, and the legal cards of a hand with such a
                              * card */
    uint32_t then, then_may; /* the same for a hand without */
    uint32_t over_best;      /* the trumps, where overtrumping is a duty */
} Duties;

typedef struct {
    uint32_t own[3];                /* the cards of each player */
    uint32_t trumps;
    uint32_t suit[DEAL_CARDS];      /* the cards of a card's suit */
    uint32_t higher[DEAL_CARDS];    /* the stronger ones of them */
    uint32_t lower[DEAL_CARDS];     /* the weaker ones of them */
    uint32_t beats[DEAL_CARDS];     /* the cards that beat it while it wins the trick */
    uint32_t alike[DEAL_CARDS];     /* the cards of its suit with its points */
    uint8_t points[DEAL_CARDS];
    int8_t index[DEAL_CARDS];       /* the card's index in the tables */
    int8_t place[CARDS];            /* and back; NO_CARD for one that is not in play */
    Order order;                    /* the weights of the order in which moves are tried */
    uint32_t cards;                 /* the cards in hands */
    uint32_t locked;                /* the card that may not be played yet, or none */
    int locked_over;                /* while more cards than this are in hands */
    Duties to[DEAL_CARDS];          /* what must be played to a lead */
    int stake;                      /* points to come: hands, table, tricks, the last one */
    int last_trick, trick_points;

    int extras;                     /* whether anything besides points counts */
    uint32_t prize;                 /* both cards of a prize, where one may take the other; else 0 */
    uint32_t taken;                 /* the one that is to be taken */
    int gain, loss;                 /* the gain where it is lost to 0, the loss where 0 loses it */
    int no_trick_loss[3];           /* a player's loss for taking no trick */
    int no_trick_gain;              /* the gain of each of the others from that */
    unsigned took;                  /* players that took a trick; of two allies the first counts */
    unsigned takes[3];              /* the bits to set in took when a player takes a trick */
    int by_points;                  /* a trick without points does not count as taken */

    int suits;                      /* how many suits are in play */
    uint8_t suit_of[DEAL_CARDS];    /* which of them a card belongs to */
    uint8_t shift[SUITS];           /* the lowest place of each */
    uint32_t field[SUITS];          /* a bit for each of its cards, shifted down */
    uint32_t *shapes[SUITS];        /* the shape of each set of its cards, shifted up again */
    uint32_t shape_room[SHAPES];
} Deal;

/* Flatten a position for player `alone`; returns 0 where the deal is not one for three seats that
 * these searches support. With exact shapes every seat plays alone, and cards of different points
 * are distinguished: positions of one shape then have equal values. Without them, the others may
 * be allies, and the worth of a trick must not depend on its points. */
int make_deal(Deal *deal, const Rules *rules, const Masks *masks, const Position *position, int alone,
              int exact_shapes);

/* The card that may not be played with these cards in hands. */
INLINE uint32_t shut(const Deal *deal, uint32_t cards)
{
    return deal->locked && count_bits(cards) > deal->locked_over ? deal->locked : 0;
}

/* The legal cards of a hand for a lead, when `best` wins the trick so far. */
INLINE uint32_t following(const Deal *deal, uint32_t hand, int led, int best)
{
    const Duties *to = &deal->to[led];
    uint32_t same = hand & to->may, other = hand & to->then_may;
    if ((to->over_best & bit(best)) && (other & deal->higher[best]))
        other &= deal->higher[best];
    other = hand & to->then ? other : hand;
    return hand & to->follow ? same : other;
}

/* The shape of some cards. */
INLINE uint32_t shape_of(const Deal *deal, uint32_t cards)
{
    uint32_t shape = 0;
    for (int suit = 0; suit < deal->suits; suit++)
        shape |= deal->shapes[suit][cards >> deal->shift[suit] & deal->field[suit]];
    return shape;
}

/* The shape after one of the cards has gone: only its suit changes. */
INLINE uint32_t shape_without(const Deal *deal, uint32_t shape, uint32_t cards, int card)
{
    int suit = deal->suit_of[card];
    uint32_t left = (cards & ~bit(card)) >> deal->shift[suit] & deal->field[suit];
    return (shape & ~deal->suit[card]) | deal->shapes[suit][left];
}

/* The points of some cards. */
INLINE int points_of(const Deal *deal, uint32_t cards)
{
    int points = 0;
    for (; cards; cards &= cards - 1)
        points += deal->points[lowest(cards)];
    return points;
}

/* The limits of player 0's gain apart from points. */
INLINE void extra_limits(const Deal *deal, uint32_t in_play, unsigned took, int *low, int *high)
{
    *low = *high = 0;
    if (deal->prize && (in_play & deal->prize) == deal->prize) {
        if (deal->own[0] & deal->taken)
            *low -= deal->loss;
        else if (deal->own[0] & deal->prize)
            *high += deal->gain;
    }
    for (int player = 0; player < 3; player++)
        if (!(took >> player & 1)) {
            if (player == 0 && deal->no_trick_loss[0] > 0)
                *low -= deal->no_trick_loss[0];
            else if (player == 0)
                *high -= deal->no_trick_loss[0];
            else
                *high += deal->no_trick_gain;
        }
}

/* The player after one. */
INLINE int next_player(int player)
{
    return player == 2 ? 0 : player + 1;
}

#endif
