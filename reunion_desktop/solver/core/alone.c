#include "alone.h"

#include "bits.h"
#include "moves.h"

/* Null-window search of three mutually recursive functions, one for each place in the trick. Each
 * is asked whether player 0 gains at least `need` from here on and answers fail-soft: at least
 * `need` is a lower bound, less an upper bound. Only positions between tricks are stored. Each
 * function is compiled three times, once for each leader, so that the mover's side is known at
 * compile time and costs no branch. */

/* Greater than the value of any position, extras included. */
enum { FAR = 1 << 15 };

static int first_0(const Alone *a, uint32_t cards, unsigned took, int stake, int need);
static int first_1(const Alone *a, uint32_t cards, unsigned took, int stake, int need);
static int first_2(const Alone *a, uint32_t cards, unsigned took, int stake, int need);

/* The fees at the end for taking no trick. */
static int extras_at_end(const Deal *deal, unsigned took)
{
    int gain = 0;
    for (int player = 0; player < 3; player++)
        if (!(took >> player & 1))
            gain += player == 0 ? -deal->no_trick_loss[0] : deal->no_trick_gain;
    return gain;
}

/* Update the mover's best value; returns whether the question is answered by it. */
INLINE int answers(int mover, int value, int need, int *result)
{
    if (mover == 0) {
        *result = value > *result ? value : *result;
        return *result >= need;
    }
    *result = value < *result ? value : *result;
    return *result < need;
}

/* ---- The trick is full ---- */

INLINE int settle(const Alone *a, uint32_t cards, int leader, int c1, int c2, int c3, int winner,
                  unsigned took, int stake, int need)
{
    const Deal *deal = a->deal;
    int points = deal->points[c1] + deal->points[c2] + deal->points[c3] + deal->trick_points;
    int gain = 0;
    stake -= points;
    if (deal->extras) {
        uint32_t trick = bit(c1) | bit(c2) | bit(c3);
        if ((trick & deal->prize) == deal->prize && deal->prize) {
            int place = bit(c1) == deal->taken ? 0 : bit(c2) == deal->taken ? 1 : 2;
            int loser = (leader + place) % 3;
            if (winner == 0 && loser != 0)
                gain += deal->gain;
            if (loser == 0 && winner != 0)
                gain -= deal->loss;
        }
        took |= deal->takes[winner];
        if (!cards)
            gain += extras_at_end(deal, took);
    }
    if (winner == 0)
        gain += points;
    if (!cards)
        return winner == 0 ? gain + stake : gain; /* what is left at stake is the last trick's
                                                   * bonus */
    need -= gain;
    return gain
           + (winner == 0   ? first_0(a, cards, took, stake, need)
              : winner == 1 ? first_1(a, cards, took, stake, need)
                            : first_2(a, cards, took, stake, need));
}

/* ---- Third card ---- */

INLINE int third(const Alone *a, uint32_t cards, int leader, int c1, int c2, unsigned took, int stake,
                 int need)
{
    const Deal *deal = a->deal;
    int mover = next_player(next_player(leader));
    int second_wins = deal->beats[c1] >> c2 & 1;
    int best = second_wins ? c2 : c1;
    int holder = second_wins ? next_player(leader) : leader;
    uint32_t hand = cards & deal->own[mover] & ~shut(deal, cards);
    uint32_t legal = following(deal, hand, c1, best);
    uint32_t beats = deal->beats[best];

    if (!(legal & (legal - 1))) {
        int card = lowest(legal);
        count_node(a->budget);
        return settle(a, cards & ~legal, leader, c1, c2, card, beats & legal ? mover : holder, took,
                      stake, need);
    }

    Moves moves;
    moves.count = 0;
    uint32_t foreign = (cards & ~hand) | bit(c1) | bit(c2);
    uint32_t frail = deal->extras && (foreign & deal->prize) ? deal->taken : 0;
    Chooser chooser = {deal, hand, foreign,
                       mover == 0 ? THIRD_ALONE : leader == 0 ? THIRD_HE_LED : THIRD_HE_SECOND,
                       deal->points[c1] + deal->points[c2], 0, 0};
    int follows = (legal & deal->suit[c1]) != 0;
    for (uint32_t rest = legal; rest;) {
        uint32_t group = next_group(deal, &rest, legal, foreign, frail);
        int winner = beats & group ? mover : holder;
        Fate fate = (winner == 0) == (mover == 0) ? WON : LOST;
        int kind = follows ? 0 : group & deal->trumps ? 1 : 2;
        add_group(&moves, &chooser, kind, fate, group);
    }
    int result = mover == 0 ? -FAR : FAR;
    for (int tried = 0; tried < moves.count; tried++) {
        int card = next_move(&moves, tried);
        count_node(a->budget);
        int value = settle(a, cards & ~bit(card), leader, c1, c2, card,
                           beats >> card & 1 ? mover : holder, took, stake, need);
        if (answers(mover, value, need, &result))
            break;
    }
    return result;
}

#define INSTANCE(leader)                                                                           \
    static int third_##leader(const Alone *a, uint32_t cards, int c1, int c2, unsigned took, int stake, int need) \
    {                                                                                              \
        return third(a, cards, leader, c1, c2, took, stake, need);                                     \
    }
INSTANCE(0)
INSTANCE(1)
INSTANCE(2)
#undef INSTANCE

/* The instance for a leader; an ordinary call where the leader is known at compile time. */
INLINE int third_of(const Alone *a, uint32_t cards, int leader, int c1, int c2, unsigned took, int stake,
                    int need)
{
    return leader == 0   ? third_0(a, cards, c1, c2, took, stake, need)
           : leader == 1 ? third_1(a, cards, c1, c2, took, stake, need)
                         : third_2(a, cards, c1, c2, took, stake, need);
}

/* ---- Second card ---- */

INLINE int second(const Alone *a, uint32_t cards, int leader, int c1, unsigned took, int stake, int need)
{
    const Deal *deal = a->deal;
    int mover = next_player(leader), last = next_player(mover);
    uint32_t closed = shut(deal, cards);
    uint32_t hand = cards & deal->own[mover] & ~closed;
    uint32_t legal = following(deal, hand, c1, c1);

    if (!(legal & (legal - 1))) {
        count_node(a->budget);
        return third_of(a, cards & ~legal, leader, c1, lowest(legal), took, stake, need);
    }

    Moves moves;
    moves.count = 0;
    uint32_t foreign = (cards & ~hand) | bit(c1);
    uint32_t frail = deal->extras && (foreign & deal->prize) ? deal->taken : 0;
    Chooser chooser = {deal, hand, foreign,
                       mover == 0    ? SECOND_ALONE
                       : leader == 0 ? SECOND_AFTER
                                     : SECOND_BEFORE,
                       deal->points[c1], 0, 0};
    int follows = (legal & deal->suit[c1]) != 0;
    uint32_t last_hand = cards & deal->own[last] & ~closed;
    for (uint32_t rest = legal; rest;) {
        uint32_t group = next_group(deal, &rest, legal, foreign, frail);
        int card = lowest(group);
        int beaten = deal->beats[c1] >> card & 1;
        int best = beaten ? card : c1;
        uint32_t replies = following(deal, last_hand, c1, best);
        uint32_t over = replies & deal->beats[best];
        Fate fate;
        if (mover == 0)
            fate = !beaten ? LOST : !over ? WON : over == replies ? LOST : OPEN;
        else if (last == 0)
            fate = !over ? WON : over == replies ? LOST : OPEN;
        else
            fate = beaten ? WON : !over ? LOST : over == replies ? WON : OPEN;
        int kind = follows ? 0 : group & deal->trumps ? 1 : 2;
        add_group(&moves, &chooser, kind, fate, group);
    }
    int result = mover == 0 ? -FAR : FAR;
    for (int tried = 0; tried < moves.count; tried++) {
        int card = next_move(&moves, tried);
        count_node(a->budget);
        int value = third_of(a, cards & ~bit(card), leader, c1, card, took, stake, need);
        if (answers(mover, value, need, &result))
            break;
    }
    return result;
}

#define INSTANCE(leader)                                                                           \
    static int second_##leader(const Alone *a, uint32_t cards, int c1, unsigned took, int stake, int need) \
    {                                                                                              \
        return second(a, cards, leader, c1, took, stake, need);                                     \
    }
INSTANCE(0)
INSTANCE(1)
INSTANCE(2)
#undef INSTANCE

/* The instance for a leader; an ordinary call where the leader is known at compile time. */
INLINE int second_of(const Alone *a, uint32_t cards, int leader, int c1, unsigned took, int stake,
                    int need)
{
    return leader == 0   ? second_0(a, cards, c1, took, stake, need)
           : leader == 1 ? second_1(a, cards, c1, took, stake, need)
                         : second_2(a, cards, c1, took, stake, need);
}

/* ---- First card ---- */

/* The strongest of some cards that beat a lead: the highest trump, or the highest. Trumps have the
 * lowest places. */
INLINE int top_of(const Deal *deal, uint32_t cards)
{
    uint32_t trumps = cards & deal->trumps;
    return highest(trumps ? trumps : cards);
}

/* The leads of a player, with their promise; all cards are open. */
INLINE void leads(const Deal *deal, uint32_t cards, int leader, Moves *moves)
{
    uint32_t closed = shut(deal, cards);
    uint32_t hand = cards & deal->own[leader] & ~closed;
    uint32_t foreign = cards & ~hand;
    uint32_t frail = deal->extras && (foreign & deal->prize) ? deal->taken : 0;
    int next = next_player(leader), last = next_player(next);
    uint32_t next_hand = cards & deal->own[next] & ~closed;
    uint32_t last_hand = cards & deal->own[last] & ~closed;
    Chooser chooser = {deal, hand, foreign,
                       leader == 0   ? LEAD_ALONE
                       : leader == 1 ? LEAD_BEFORE
                                     : LEAD_TO_HIM,
                       0, 0, 0};
    moves->count = 0;
    for (uint32_t rest = hand; rest;) {
        uint32_t group = next_group(deal, &rest, hand, foreign, frail);
        int card = lowest(group);
        uint32_t beats = deal->beats[card];
        uint32_t by_next = following(deal, next_hand, card, card);
        uint32_t by_last = following(deal, last_hand, card, card);
        uint32_t next_over = by_next & beats, last_over = by_last & beats;
        Fate fate = OPEN;
        if (leader == 0) {
            if (!(next_over | last_over))
                fate = WON;
            else if (next_over == by_next || last_over == by_last)
                fate = LOST;
        } else {
            uint32_t his = next == 0 ? by_next : by_last, his_over = his & beats;
            uint32_t ours = next == 0 ? by_last : by_next, ours_over = ours & beats;
            if (!his_over) {
                fate = WON;
            } else if (!ours_over) {
                fate = his_over == his ? LOST : OPEN;
            } else {
                /* Both sides have a card that beats the lead: compare the highest ones. */
                int best = top_of(deal, his_over);
                fate = ours_over & deal->beats[best] ? LIKELY : OPEN;
            }
        }
        int kind = group & deal->trumps ? 0
                   : (by_next & deal->suit[card]) && (by_last & deal->suit[card]) ? 1
                                                                               : 2;
        chooser.table = count_bits((leader ? cards & deal->own[0] : next_hand) & deal->suit[card]);
        if (leader == 0) {
            chooser.give = deal->points[lowest(by_next)] + deal->points[lowest(by_last)];
        } else {
            chooser.give = deal->points[lowest(next == 0 ? by_next : by_last)];
            chooser.smear = deal->points[highest(next == 0 ? by_last : by_next)];
        }
        add_group(moves, &chooser, kind, fate, group);
    }
}

/* By how much a position can be worth less, and more, than one of the same shape: the points that
 * it lacks card by card, and the points that it has in excess. */
INLINE void differ(const Deal *deal, uint32_t cards, uint32_t other, int *lacks, int *over)
{
    *lacks = *over = 0;
    while (cards != other) {
        int difference = deal->points[lowest(cards)] - deal->points[lowest(other)];
        *over += difference > 0 ? difference : 0;
        *lacks += difference > 0 ? 0 : -difference;
        cards &= cards - 1;
        other &= other - 1;
    }
}

/* The points of the cards with most points, `count` of them. */
INLINE int dearest_points_of(const Deal *deal, uint32_t cards, int count)
{
    int points = 0;
    while (count--) {
        int card = dearest(deal, cards);
        points += deal->points[card];
        cards &= ~bit(card);
    }
    return points;
}

/* The least that a leader's side takes where the leader plays winners first: the strongest cards of
 * each suit, and the others where these draw all cards of that suit. Trumps of the other hands are
 * drawn before; where they cannot be, nothing is sure. The other hands keep their dearest cards. */
INLINE int sure_points(const Deal *deal, uint32_t cards, int leader, int stake)
{
    uint32_t hand = cards & deal->own[leader], winners = 0;
    uint32_t next = cards & deal->own[next_player(leader)], last = cards & ~hand & ~next;
    if (!stake || (cards & deal->locked))
        return 0;
    for (uint32_t rest = hand, trumps = (next | last) & deal->trumps; rest; trumps = 0) {
        uint32_t suit = trumps ? deal->trumps : deal->suit[lowest(rest)];
        uint32_t held = hand & suit, against = (next | last) & suit;
        uint32_t top = against ? held & ~(bit(highest(against)) - 1) : held;
        int draws = count_bits(top);
        int drawn = draws >= count_bits(next & suit) && draws >= count_bits(last & suit);
        if (trumps && !drawn)
            return 0;
        winners |= drawn ? held : top;
        rest &= ~suit;
    }
    int lost = count_bits(hand & ~winners);
    if (!winners)
        return 0;
    if (!lost)
        return stake;
    return stake - deal->last_trick - lost * deal->trick_points - points_of(deal, hand & ~winners)
           - dearest_points_of(deal, next, lost) - dearest_points_of(deal, last, lost);
}

INLINE int first(const Alone *a, uint32_t cards, int leader, unsigned took, int stake, int need)
{
    const Deal *deal = a->deal;
    int low = 0, high = 0;
    if (deal->extras)
        extra_limits(deal, cards, took, &low, &high);
    const int extra_low = low, extra_high = high;

    /* Trumps above all those of the other side win the tricks they are played to. */
    uint32_t his = cards & deal->trumps & deal->own[0], theirs = cards & deal->trumps & ~his;
    if (his > theirs) {
        low += points_of(deal, theirs ? his & ~(bit(highest(theirs) + 1) - 1) : his);
        high += stake;
    } else {
        high += stake;
        if (theirs)
            high -= points_of(deal, his ? theirs & ~(bit(highest(his) + 1) - 1) : theirs);
    }
    if (low >= need)
        return low;
    if (high < need)
        return high;
    int sure = sure_points(deal, cards, leader, stake);
    if (leader == 0 && extra_low + sure > low) {
        low = extra_low + sure;
        if (low >= need)
            return low;
    } else if (leader && extra_high + stake - sure < high) {
        high = extra_high + stake - sure;
        if (high < need)
            return high;
    }

    /* The last trick is forced. */
    int next = next_player(leader), last = next_player(next);
    uint32_t c1 = cards & deal->own[leader];
    if (!(c1 & (c1 - 1))) {
        uint32_t c2 = cards & deal->own[next], c3 = cards & deal->own[last];
        int best = lowest(c1), winner = leader;
        if (deal->beats[best] & c2)
            best = lowest(c2), winner = next;
        if (deal->beats[best] & c3)
            winner = last;
        a->budget->nodes += 3;
        return settle(a, 0, leader, lowest(c1), lowest(c2), lowest(c3), winner, took, stake, need);
    }

    uint32_t shape = shape_of(deal, cards) | (uint32_t)leader << 30;
    Bucket *bucket = bucket_of(a->store, shape, deal->extras ? took : 0);
    if (bucket->deal == a->store->deal) {
        int open = (cards & deal->prize) == deal->prize;
        for (int i = 0; i < ENTRIES; i++) {
            int lacks, over;
            if (bucket->shape[i] != shape || (bucket->low[i] < need && bucket->high[i] >= need)
                || (deal->prize && ((bucket->cards[i] & deal->prize) == deal->prize) != open))
                continue;
            differ(deal, cards, bucket->cards[i], &lacks, &over);
            if (bucket->low[i] - lacks >= need)
                return bucket->low[i] - lacks;
            if (bucket->high[i] + over < need)
                return bucket->high[i] + over;
        }
    }

    Moves moves;
    leads(deal, cards, leader, &moves);
    int result = leader == 0 ? -FAR : FAR;
    for (int tried = 0; tried < moves.count; tried++) {
        int card = next_move(&moves, tried);
        count_node(a->budget);
        int value = second_of(a, cards & ~bit(card), leader, card, took, stake, need);
        if (answers(leader, value, need, &result))
            break;
    }
    if (result >= need) {
        if (result > low)
            low = result;
    } else if (result < high) {
        high = result;
    }

    keep(bucket, a->store->deal, shape, cards, low, high);
    return result;
}

#define INSTANCE(leader)                                                                           \
    static int first_##leader(const Alone *a, uint32_t cards, unsigned took, int stake, int need) \
    {                                                                                              \
        return first(a, cards, leader, took, stake, need);                                     \
    }
INSTANCE(0)
INSTANCE(1)
INSTANCE(2)
#undef INSTANCE

INLINE int first_of(const Alone *a, uint32_t cards, int leader, unsigned took, int stake,
                    int need)
{
    return leader == 0   ? first_0(a, cards, took, stake, need)
           : leader == 1 ? first_1(a, cards, took, stake, need)
                         : first_2(a, cards, took, stake, need);
}

/* ---- Entry points ---- */

int alone_bound(const Alone *alone, const Scene *scene, int need)
{
    if (scene->placed == 0)
        return first_of(alone, scene->cards, scene->leader, scene->took, alone->deal->stake, need);
    if (scene->placed == 1)
        return second_of(alone, scene->cards, scene->leader, scene->table[0], scene->took,
                      alone->deal->stake, need);
    return third_of(alone, scene->cards, scene->leader, scene->table[0], scene->table[1], scene->took,
                 alone->deal->stake, need);
}

int alone_card_bound(const Alone *alone, const Scene *scene, int card, int need)
{
    const Deal *deal = alone->deal;
    uint32_t left = scene->cards & ~bit(card);
    count_node(alone->budget);
    if (scene->placed == 0)
        return second_of(alone, left, scene->leader, card, scene->took, deal->stake, need);
    int c1 = scene->table[0];
    if (scene->placed == 1)
        return third_of(alone, left, scene->leader, c1, card, scene->took, deal->stake, need);
    int c2 = scene->table[1], best = deal->beats[c1] >> c2 & 1 ? c2 : c1;
    int place = deal->beats[best] >> card & 1 ? 2 : best == c2 ? 1 : 0;
    return settle(alone, left, scene->leader, c1, c2, card, (scene->leader + place) % 3, scene->took,
                  deal->stake, need);
}
