#include "sides.h"

#include <string.h>

#include "bits.h"
#include "sides_moves.h"
#include "view.h"

/* Null-window search of mutually recursive functions, one card each. Each is asked whether our
 * side gains at least `need` from here on and answers fail-soft: at least `need` is a lower
 * bound, less an upper bound. Only positions between tricks are stored. */

enum { FAR = 1 << 20 };

/* Bonuses in move ordering: for the stored best move, and for the reply that last decided such a
 * choice. */
enum { FOUND = 2000, REPLIED = 100 };

/* A trick that is not full yet. */
typedef struct {
    const Duty (*rows)[DUTIES];
    uint64_t beats; /* the cards that would win it */
    uint64_t over;  /* those of them that are trumps, where a trump wins it */
    uint64_t best;  /* the card that wins so far, as a bit */
    uint64_t laid;
    int leader, placed, led, holder;
    int points;
} Trick;

static int lead(Sides *s, const Duty (*rows)[DUTIES], uint64_t cards, int leader, unsigned took,
                int stake, int need, int *move);
static int between(Sides *s, uint64_t cards, int leader, unsigned took, int stake, int need);
static int follow(Sides *s, uint64_t cards, const Trick *trick, unsigned took, int stake, int need);

INLINE int seat_after(const Party *party, int seat)
{
    return ++seat == party->players ? 0 : seat;
}

/* ---- The trick is full ---- */

static int prizes_won(const Sides *s, const Trick *trick)
{
    const Party *party = &s->party;
    int gain = 0, takes = party->mine[trick->holder];
    for (int i = 0; i < s->rules->prizes; i++) {
        const Prize *prize = &s->rules->prize[i];
        int taking = party->place[prize->taking], taken = party->place[prize->taken];
        if (taking == NO_CARD || taken == NO_CARD || !(trick->laid >> taking & 1)
            || !(trick->laid >> taken & 1))
            continue;
        int loser = party->owner[taken];
        if (party->stands[loser] != party->stands[trick->holder]) {
            gain += takes ? prize->gain : 0;
            gain -= party->mine[loser] ? prize->loss : 0;
        }
    }
    return gain;
}

static int settle(Sides *s, uint64_t cards, const Trick *trick, unsigned took, int stake, int need)
{
    const Party *party = &s->party;
    int points = trick->points + party->trick_points, gain = 0;
    int best = lowest64(trick->best);
    /* The winning card's rank matters if another card of its suit is in the trick. */
    uint64_t crux = (trick->laid ^ trick->best) & party->suit[best] ? party->from[best] : 0;
    stake -= points;
    if (!cards) {
        points += stake; /* what is left at stake is the last trick's bonus */
        stake = 0;
    }
    if (party->mine[trick->holder])
        gain += points;
    if (party->prized & trick->laid)
        gain += prizes_won(s, trick);
    if (party->extras && (points > 0 || !s->rules->by_points))
        took |= 1u << party->stands[trick->holder];
    if (!cards) {
        if (party->extras)
            for (int seat = 0; seat < party->players; seat++)
                if ((party->sides & ~took) >> seat & 1)
                    gain += party->no_trick[seat];
        s->crux = crux;
        return gain;
    }
    gain += between(s, cards, trick->holder, took, stake, need - gain);
    s->crux |= crux;
    return gain;
}

/* Play a card to the trick, and go on. */
static int play(Sides *s, uint64_t cards, const Trick *trick, int card, unsigned took, int stake,
                int need)
{
    const Party *party = &s->party;
    uint64_t mine = (uint64_t)1 << card;
    int mover = trick->leader + trick->placed;
    Trick after = *trick;
    mover = mover < party->players ? mover : mover - party->players;
    if (!trick->placed || (trick->beats & mine)) {
        after.best = mine;
        after.beats = party->beats[card];
        after.over = party->trumps & mine ? party->higher[card] : 0;
        after.holder = mover;
        if (!trick->placed)
            after.led = party->led[card];
    }
    after.laid |= mine;
    after.points += party->points[card];
    after.placed++;
    cards &= ~mine;
    count_node(s->budget);
    if (after.placed == party->players)
        return settle(s, cards, &after, took, stake, need);
    return follow(s, cards, &after, took, stake, need);
}

INLINE int answers(int mine, int value, int need, int *result)
{
    if (mine) {
        *result = value > *result ? value : *result;
        return *result >= need;
    }
    *result = value < *result ? value : *result;
    return *result < need;
}

/* ---- Within the trick ---- */

/* The stored reply: the card that decided the last time for the same legal cards against the same
 * best card. */
INLINE uint8_t *reply_to(Sides *s, uint64_t legal, uint64_t best)
{
    uint64_t mixed = (legal ^ best * 3) * 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ mixed >> 31) * 0x94D049BB133111EBu;
    return &s->reply[mixed >> (64 - REPLIES)];
}

static int follow(Sides *s, uint64_t cards, const Trick *trick, unsigned took, int stake, int need)
{
    const Party *party = &s->party;
    int mover = trick->leader + trick->placed;
    mover = mover < party->players ? mover : mover - party->players;
    uint64_t closed = barred(party, cards), hand = cards & party->own[mover] & ~closed;
    const Duty *row = trick->rows[trick->led];
    uint64_t ruffs = party->ruffs[trick->led];
    uint64_t legal = dutiful(party, row, ruffs, hand, trick->over);
    uint64_t higher = ruffs & trick->best ? party->from[lowest64(trick->best)] : 0;
    if (!(legal & (legal - 1))) {
        int value = play(s, cards, trick, lowest64(legal), took, stake, need);
        s->crux |= higher;
        return value;
    }

    int mine = party->mine[mover], held = party->mine[trick->holder] == mine;
    uint64_t foreign = (cards & ~hand) | trick->best;
    /* The legal cards of the later players, by side. */
    uint64_t mates = 0, others = 0;
    int seat = mover;
    for (int left = party->players - trick->placed - 1; left > 0; left--) {
        seat = seat_after(party, seat);
        uint64_t replies = dutiful(party, row, 0, cards & party->own[seat] & ~closed, 0);
        if (party->mine[seat] == mine)
            mates |= replies;
        else
            others |= replies;
    }
    int last = trick->placed == party->players - 1, led = trick->led;
    Stand stand = last    ? held ? LAST_HELD : LAST_UNHELD
                  : held  ? BEFORE_HELD
                  : mates ? BEFORE_UNHELD
                          : BEFORE_OTHERS;
    Chooser chooser = {party, hand, foreign, stand, trick->points,
                       dearest_points(party, mates, 1), others ? cheapest_points(party, others, 1) : 0};
    Moves moves;
    moves.count = moves.parted = 0;
    for (uint64_t rest = legal; rest;) {
        uint64_t group = next_group(party, &rest, legal, foreign);
        int card = lowest64(group), wins = (trick->beats & group) != 0;
        uint64_t beats = wins ? party->beats[card] : trick->beats;
        uint64_t over = others & beats, under = mates & beats;
        Prospect prospect = wins || held ? !over ? WON_TRICK : under ? LIKELY_TRICK : RISK
                            : under      ? HOPE
                                         : LOST_TRICK;
        int trump = (group & party->trumps) != 0;
        int class = party->led[card] == led ? trump ? 3 : 0 : trump ? 1 : 2;
        add_group(&moves, &chooser, class, prospect, group);
    }
    uint8_t *reply = reply_to(s, legal, trick->best);
    prefer(&moves, *reply, REPLIED);
    int result = mine ? -FAR : FAR;
    uint64_t crux = higher;
    for (int tried = 0; tried < moves.count; tried++) {
        int card = take_best(&moves, tried);
        if (answers(mine, play(s, cards, trick, card, took, stake, need), need, &result)) {
            *reply = (uint8_t)card;
            s->crux |= higher;
            return result;
        }
        crux |= s->crux;
    }
    s->crux = widened(&moves, party, crux);
    return result;
}

/* ---- Between tricks ---- */

static int lead(Sides *s, const Duty (*rows)[DUTIES], uint64_t cards, int leader, unsigned took,
                int stake, int need, int *move)
{
    const Party *party = &s->party;
    int mine = party->mine[leader];
    uint64_t closed = barred(party, cards), hand = cards & party->own[leader] & ~closed;
    uint64_t legal = dutiful(party, rows[LEAD], 0, hand, 0), foreign = cards & ~hand;
    Trick trick = {.rows = rows, .leader = leader, .holder = leader};
    Chooser chooser = {party, hand, foreign, LEADS, 0, 0, 0};
    Moves moves;
    moves.count = moves.parted = 0;
    for (uint64_t rest = legal; rest;) {
        uint64_t group = next_group(party, &rest, legal, foreign);
        int card = lowest64(group), led = party->led[card], followed = 1, mate_followed = 1;
        uint64_t mates = 0, others = 0;
        for (int seat = seat_after(party, leader); seat != leader; seat = seat_after(party, seat)) {
            uint64_t replies = dutiful(party, rows[led], 0, cards & party->own[seat] & ~closed, 0);
            if (party->mine[seat] == mine) {
                mate_followed &= (replies & party->suit[card]) != 0;
                mates |= replies;
            } else {
                followed &= (replies & party->suit[card]) != 0;
                others |= replies;
            }
        }
        uint64_t over = others & party->beats[card], under = mates & party->beats[card];
        Prospect prospect = !over ? WON_TRICK : !under ? LOST_TRICK : RISK;
        if (over && under) {
            uint64_t trumps = under & party->trumps;
            uint64_t yet = over & party->beats[highest64(trumps ? trumps : under)];
            prospect = yet ? HOPE : LIKELY_TRICK;
        }
        chooser.smear = dearest_points(party, mates, 1);
        chooser.give = cheapest_points(party, others, 1);
        add_group(&moves, &chooser, group & party->trumps ? 0 : !followed ? 2 : mate_followed ? 1 : 3,
                  prospect, group);
    }
    uint8_t *reply = reply_to(s, legal, 0);
    prefer(&moves, *reply, REPLIED);
    prefer(&moves, *move, FOUND);
    int result = mine ? -FAR : FAR;
    uint64_t crux = 0;
    for (int tried = 0; tried < moves.count; tried++) {
        int card = take_best(&moves, tried);
        if (answers(mine, play(s, cards, &trick, card, took, stake, need), need, &result)) {
            *reply = (uint8_t)card;
            *move = card;
            return result;
        }
        crux |= s->crux;
    }
    s->crux = widened(&moves, party, crux);
    return result;
}

static int last_trick(Sides *s, uint64_t cards, int leader, unsigned took, int stake, int need)
{
    const Party *party = &s->party;
    Trick trick = {.rows = party->duty, .leader = leader, .holder = leader};
    for (int seat = leader; trick.placed < party->players; seat = seat_after(party, seat)) {
        uint64_t mine = cards & party->own[seat];
        int card = lowest64(mine);
        if (!trick.placed || (trick.beats & mine)) {
            trick.best = mine;
            trick.beats = party->beats[card];
            trick.holder = seat;
        }
        trick.points += party->points[card];
        trick.placed++;
    }
    trick.laid = cards;
    s->budget->nodes += (uint64_t)party->players;
    return settle(s, 0, &trick, took, stake, need);
}

static int between(Sides *s, uint64_t cards, int leader, unsigned took, int stake, int need)
{
    const Party *party = &s->party;
    Place at = {cards, leader, took, stake};
    View view;
    int value;
    /* The last trick is forced. */
    if (count_bits64(cards) == party->players)
        return last_trick(s, cards, leader, took, stake, need);
    if (view_position(s, &at, need, &view, &value, &s->crux))
        return value;
    value = lead(s, party->duty, cards, leader, took, stake, need, &view.move);
    note_position(&at, &view, party, need, value, s->crux);
    return value;
}

/* ---- Entry points ---- */

int open_sides(Sides *sides, const Rules *rules, const Masks *masks, const Position *position, int side)
{
    sides->rules = rules;
    make_party(&sides->party, rules, masks, position, side);
    memset(sides->reply, NO_MOVE, sizeof sides->reply);
    return open_library(&sides->library, count_bits64(sides->party.cards));
}

/* The trick on the table. */
static Trick trick_of(const Sides *sides, const Position *position)
{
    const Party *party = &sides->party;
    Trick trick = {.rows = position->opening ? party->opening : party->duty,
                   .leader = position->leader, .holder = position->leader};
    for (; trick.placed < position->placed; trick.placed++) {
        int card = position->trick[trick.placed], place = party->place[card];
        uint64_t mine = (uint64_t)1 << place;
        int covered = (int)(position->covered >> card & 1);
        if (!trick.placed) {
            trick.led = covered ? sides->rules->trump : party->led[place];
            trick.best = mine;
            trick.beats = covered ? party->trumps : party->beats[place];
            trick.over = !covered && (party->trumps & mine) ? party->higher[place] : 0;
        } else if (!covered && (trick.beats & mine)) {
            trick.best = mine;
            trick.beats = party->beats[place];
            trick.over = party->trumps & mine ? party->higher[place] : 0;
            trick.holder = (position->leader + trick.placed) % party->players;
        }
        trick.laid |= mine;
        trick.points += party->points[place];
    }
    return trick;
}

int sides_bound(Sides *sides, const Position *position, int need)
{
    const Party *party = &sides->party;
    int move = NO_MOVE;
    if (position->placed) {
        Trick trick = trick_of(sides, position);
        return follow(sides, party->cards, &trick, party->took, party->stake, need);
    }
    if (position->opening)
        return lead(sides, party->opening, party->cards, position->leader, party->took, party->stake,
                    need, &move);
    return between(sides, party->cards, position->leader, party->took, party->stake, need);
}

int sides_card_bound(Sides *sides, const Position *position, int card, int need)
{
    Trick trick = trick_of(sides, position);
    return play(sides, sides->party.cards, &trick, sides->party.place[card], sides->party.took,
                sides->party.stake, need);
}

void sides_limits(const Sides *sides, int *least, int *most)
{
    const Party *party = &sides->party;
    party_limits(party, sides->rules, party->extras ? party->took : ~0u, least, most);
    *most += party->stake;
}
