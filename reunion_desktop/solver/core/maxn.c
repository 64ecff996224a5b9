#include "maxn.h"

#include <stdlib.h>
#include <string.h>

#include "bits.h"

/* Players are seats here: nobody plays against all, so nothing is rotated. */

typedef struct {
    int32_t of[3];
} Vector;

typedef struct {
    const Deal *deal;
    const MaxnRules *rules;
    MaxnStore *store;
    Budget *budget;
    int rivals[3][2]; /* the others, whoever stands best first */
    int shared;       /* whether what one gains the others lose: points alone */
} Maxn;

/* What has happened on the way: the points of each seat so far and who took a trick. */
typedef struct {
    int32_t points[3];
    unsigned took;
} Way;

/* ---- What is known ---- */

enum { LINE = 64, DEALS = 511, KEY_LEADER = 30, KEY_TOOK = 32, KEY_POINTS = 35, KEY_DEAL = 55 };

/* Sizes as powers of two. The table begins with what most searches of so many tricks need, for a
 * short search waits longest for fresh memory, and doubles as it fills. */
enum { MOST_SIZE = 21, MOST_TRICKS = 10 };
static const int FIRST_SIZE[MOST_TRICKS + 1] = {4, 4, 4, 6, 7, 9, 11, 13, 14, 15, 16};

static Worths *lines_in(void *memory)
{
    return (Worths *)(((uintptr_t)memory + LINE - 1) & ~(uintptr_t)(LINE - 1));
}

static int open_maxn(MaxnStore *store, int tricks, int with_points)
{
    size_t count = (size_t)1 << (FIRST_SIZE[tricks] + (with_points ? 2 : 0));
    store->memory = calloc(count * sizeof(Worths) + LINE, 1);
    store->lines = lines_in(store->memory);
    store->mask = (uint32_t)count - 1;
    store->deal = store->filled = 0;
    return store->memory != NULL;
}

void close_maxn(MaxnStore *store)
{
    free(store->memory);
}

static void next_deal(MaxnStore *store)
{
    if (store->deal++ == DEALS) {
        memset(store->lines, 0, ((size_t)store->mask + 1) * sizeof(Worths));
        store->deal = 1;
    }
    store->filled = 0;
}

INLINE uint64_t key_of(const Maxn *m, uint32_t cards, int leader, const Way *way)
{
    const Deal *deal = m->deal;
    uint64_t key = (uint64_t)m->store->deal << KEY_DEAL | (uint64_t)leader << KEY_LEADER;
    for (int suit = 0; suit < deal->suits; suit++)
        key |= deal->shapes[suit][cards >> deal->shift[suit] & deal->field[suit]];
    if (deal->extras)
        key |= (uint64_t)way->took << KEY_TOOK;
    if (m->rules->utility)
        key |= (uint64_t)way->points[0] << KEY_POINTS | (uint64_t)way->points[1] << (KEY_POINTS + 10);
    return key;
}

INLINE uint32_t hash_of(uint64_t key)
{
    uint64_t mixed = key * 0x9E3779B97F4A7C15u;
    mixed ^= mixed >> 29;
    mixed *= 0xBF58476D1CE4E5B9u;
    return (uint32_t)(mixed >> 36);
}

/* Keep an entry: in an empty or outdated place of its line, else in that of the fewest cards. */
static void keep(MaxnStore *store, const Worth *worth)
{
    Worths *line = &store->lines[hash_of(worth->key) & store->mask];
    Worth *least = &line->entry[0];
    for (int i = 0; i < WORTHS; i++) {
        Worth *entry = &line->entry[i];
        if (entry->key >> KEY_DEAL != store->deal) {
            store->filled++;
            least = entry;
            break;
        }
        if (entry->size < least->size)
            least = entry;
    }
    *least = *worth;
}

/* Twice the room, unless the memory is not to be had: the search then goes on in what it has. */
static void grow(MaxnStore *store)
{
    MaxnStore larger = *store;
    size_t count = ((size_t)store->mask + 1) * 2;
    if (count > (size_t)1 << MOST_SIZE)
        return;
    larger.memory = calloc(count * sizeof(Worths) + LINE, 1);
    if (!larger.memory)
        return;
    larger.lines = lines_in(larger.memory);
    larger.mask = (uint32_t)count - 1;
    larger.filled = 0;
    for (uint32_t line = 0; line <= store->mask; line++)
        for (int i = 0; i < WORTHS; i++)
            if (store->lines[line].entry[i].key >> KEY_DEAL == store->deal)
                keep(&larger, &store->lines[line].entry[i]);
    free(store->memory);
    *store = larger;
}

/* One of each set of cards that play alike: of one hand and one worth, nobody else's between them. */
INLINE uint32_t unlike(const Deal *deal, uint32_t legal, uint32_t foreign)
{
    uint32_t kept = 0, bowers = deal->bowers;
    for (uint32_t rest = legal; rest;) {
        int card = lowest(rest);
        uint32_t mine = bit(card);
        kept |= mine;
        rest &= ~mine;
        if (mine & bowers)
            continue;
        uint32_t block = foreign & deal->higher[card];
        uint32_t span = deal->higher[card] & (lowest_bit(block) - 1); /* all where none blocks */
        rest &= ~(span & deal->alike[card] & ~bowers);
    }
    return kept;
}

/* Whether the mover likes the new vector better than the old one. */
INLINE int better(const Maxn *m, int mover, const Vector *one, const Vector *other)
{
    if (one->of[mover] != other->of[mover])
        return one->of[mover] > other->of[mover];
    int ahead = m->rivals[mover][0], behind = m->rivals[mover][1];
    if (one->of[ahead] != other->of[ahead])
        return one->of[ahead] < other->of[ahead];
    return one->of[behind] < other->of[behind];
}

/* ---- Three cards ---- */

/* Points are shared out, so that what one gets the others cannot: where a seat has a card worth more
 * to it than what is left over for it elsewhere, that line is not played and need not be finished.
 * Ties are not cut off, for they are decided by rule. */
enum { REFUSED = -(1 << 20) };

/* A trick that is full, and what follows from it. */
typedef struct {
    uint32_t cards; /* left in hands */
    int winner;
    int stake;  /* points still to come */
    Way way;
    Vector gain;
    uint64_t key;
    uint32_t hash;
} Full;

static Vector unknown(const Maxn *m, const Full *full);

INLINE void fill(const Maxn *m, Full *full, uint32_t cards, int leader, int c1, int c2, int c3,
                 int winner, const Way *way, int stake)
{
    const Deal *deal = m->deal;
    int points = deal->points[c1] + deal->points[c2] + deal->points[c3];
    if (!cards)
        points += deal->last_trick;
    full->cards = cards;
    full->winner = winner;
    full->stake = stake - points;
    full->way = *way;
    full->gain.of[0] = full->gain.of[1] = full->gain.of[2] = 0;
    if (m->rules->utility)
        full->way.points[winner] += points;
    else
        full->gain.of[winner] = points;
    if (deal->extras) {
        uint32_t trick = bit(c1) | bit(c2) | bit(c3);
        if (deal->bowers && (trick & deal->bowers) == deal->bowers) {
            int place = bit(c1) == deal->left ? 0 : bit(c2) == deal->left ? 1 : 2;
            int loser = (leader + place) % 3;
            if (winner != loser) {
                full->gain.of[winner] += deal->gain;
                full->gain.of[loser] -= deal->loss;
            }
        }
        if (points > 0 || !deal->by_points)
            full->way.took |= 1u << winner;
        for (int seat = 0; seat < 3 && !cards; seat++)
            if (!(full->way.took >> seat & 1))
                for (int other = 0; other < 3; other++)
                    full->gain.of[other] += other == seat ? -deal->no_trick_loss[seat]
                                                          : deal->no_trick_gain;
    }
    if (cards) {
        full->key = key_of(m, cards, winner, &full->way);
        full->hash = hash_of(full->key);
        expect(&m->store->lines[full->hash & m->store->mask]);
    }
}

INLINE Vector first(const Maxn *m, const Full *full)
{
    const Worths *line = &m->store->lines[full->hash & m->store->mask];
    for (int i = 0; i < WORTHS; i++) {
        const Worth *entry = &line->entry[i];
        if (entry->key == full->key) {
            Vector known = {{entry->worth[0], entry->worth[1], entry->worth[2]}};
            return known;
        }
    }
    return unknown(m, full);
}

INLINE Vector follow_up(const Maxn *m, const Full *full)
{
    Vector value;
    if (full->cards) {
        value = first(m, full);
    } else if (m->rules->utility) {
        const int32_t *worth
            = m->rules->utility
              + 3 * (full->way.points[0] * (m->rules->total + 1) + full->way.points[1]);
        value.of[0] = worth[0], value.of[1] = worth[1], value.of[2] = worth[2];
    } else {
        value.of[0] = value.of[1] = value.of[2] = 0;
    }
    for (int seat = 0; seat < 3; seat++)
        value.of[seat] += full->gain.of[seat];
    return value;
}

static Vector third(const Maxn *m, uint32_t cards, int leader, int c1, int c2, Way way, int stake,
                    int second_has)
{
    const Deal *deal = m->deal;
    int mover = leader == 0 ? 2 : leader - 1, middle = leader == 2 ? 0 : leader + 1;
    int second_wins = deal->beats[c1] >> c2 & 1;
    int best = second_wins ? c2 : c1, holder = second_wins ? middle : leader;
    uint32_t hand = cards & deal->own[mover] & ~shut(deal, cards);
    uint32_t foreign = (cards & ~hand) | bit(c1) | bit(c2);
    uint32_t rest = unlike(deal, following(deal, hand, c1, best), foreign);
    Full full[12];
    int count = 0;
    while (rest) {
        int card = highest(rest);
        rest ^= bit(card);
        fill(m, &full[count++], cards & ~bit(card), leader, c1, c2, card,
             deal->beats[best] >> card & 1 ? mover : holder, &way, stake);
    }
    Vector result;
    for (int i = 0; i < count; i++) {
        count_node(m->budget);
        if (m->shared && i && full[i].gain.of[mover] + full[i].stake < result.of[mover])
            continue;
        Vector value = follow_up(m, &full[i]);
        if (!i || better(m, mover, &value, &result))
            result = value;
        if (m->shared && stake - result.of[mover] < second_has) {
            result.of[middle] = REFUSED;
            return result;
        }
    }
    return result;
}

static Vector second(const Maxn *m, uint32_t cards, int leader, int c1, Way way, int stake,
                     int leader_has)
{
    const Deal *deal = m->deal;
    int mover = leader == 2 ? 0 : leader + 1;
    uint32_t hand = cards & deal->own[mover] & ~shut(deal, cards);
    uint32_t foreign = (cards & ~hand) | bit(c1);
    Vector result = {{REFUSED, REFUSED, REFUSED}};
    for (uint32_t rest = unlike(deal, following(deal, hand, c1, c1), foreign); rest;) {
        int card = highest(rest);
        rest ^= bit(card);
        count_node(m->budget);
        Vector value = third(m, cards & ~bit(card), leader, c1, card, way, stake,
                             result.of[mover]);
        if (value.of[mover] != REFUSED && better(m, mover, &value, &result))
            result = value;
        if (m->shared && stake - result.of[mover] < leader_has) {
            result.of[leader] = REFUSED;
            return result;
        }
    }
    return result;
}

static Vector lead(const Maxn *m, uint32_t cards, int leader, Way way, int stake)
{
    const Deal *deal = m->deal;
    uint32_t hand = cards & deal->own[leader] & ~shut(deal, cards);
    Vector result = {{REFUSED, REFUSED, REFUSED}};
    for (uint32_t rest = unlike(deal, hand, cards & ~hand); rest;) {
        int card = highest(rest);
        rest ^= bit(card);
        count_node(m->budget);
        Vector value = second(m, cards & ~bit(card), leader, card, way, stake, result.of[leader]);
        if (value.of[leader] != REFUSED && better(m, leader, &value, &result))
            result = value;
    }
    return result;
}

/* A position that is not in the table. */
static Vector unknown(const Maxn *m, const Full *full)
{
    Vector result = lead(m, full->cards, full->winner, full->way, full->stake);
    Worth found = {full->key,
                   {(int16_t)result.of[0], (int16_t)result.of[1], (int16_t)result.of[2]},
                   (int16_t)count_bits(full->cards)};
    if (m->store->filled > 2 * m->store->mask)
        grow(m->store);
    keep(m->store, &found);
    return result;
}

/* ---- The question from outside ---- */

/* Whether the table holds all that can still come about, in numbers that can be kept. */
static int fits(const MaxnRules *rules, const int32_t points[3], int total, int stake)
{
    if (total > rules->total || points[0] < 0 || points[1] < 0 || points[2] < 0)
        return 0;
    for (int a = 0; a <= stake; a++)
        for (int b = 0; b <= stake - a; b++)
            for (int seat = 0; seat < 3; seat++) {
                int worth = rules->utility[3 * ((points[0] + a) * (rules->total + 1) + points[1] + b)
                                           + seat];
                if (worth > MOST_UTILITY || worth < -MOST_UTILITY)
                    return 0;
            }
    return 1;
}

int maxn_cards(const Deal *deal, const Position *position, const MaxnRules *rules,
               const int32_t points[3], MaxnStore *store, Budget *budget, int32_t *out)
{
    Maxn m = {deal, rules, store, budget, {{0}}, !rules->utility && !deal->extras};
    Way way = {{points[0], points[1], points[2]}, position->took};
    int total = points[0] + points[1] + points[2] + deal->stake;
    if (rules->utility && !fits(rules, points, total, deal->stake))
        return -1;
    int tricks = (count_bits(deal->cards) + position->placed) / 3;
    if (!store->memory && !open_maxn(store, tricks, rules->utility != NULL))
        return 0;
    next_deal(store);
    for (int seat = 0; seat < 3; seat++) {
        int next = (seat + 1) % 3, last = (seat + 2) % 3;
        int swap = rules->standing[last] > rules->standing[next];
        m.rivals[seat][0] = swap ? last : next;
        m.rivals[seat][1] = swap ? next : last;
    }
    int leader = position->leader, mover = (leader + position->placed) % 3, table[2] = {0, 0};
    for (int place = 0; place < position->placed; place++)
        table[place] = deal->place[position->trick[place]];
    int best = position->placed == 2 && (deal->beats[table[0]] >> table[1] & 1) ? table[1] : table[0];
    uint32_t moves = deal->cards & deal->own[mover] & ~shut(deal, deal->cards);
    if (position->placed)
        moves = following(deal, moves, table[0], best);
    for (; moves; moves &= moves - 1) {
        int card = lowest(moves);
        uint32_t left = deal->cards & ~bit(card);
        Vector value;
        count_node(budget);
        if (position->placed == 0) {
            value = second(&m, left, leader, card, way, deal->stake, REFUSED);
        } else if (position->placed == 1) {
            value = third(&m, left, leader, table[0], card, way, deal->stake, REFUSED);
        } else {
            Full full;
            int winner = deal->beats[best] >> card & 1 ? mover : (leader + (best == table[1])) % 3;
            fill(&m, &full, left, leader, table[0], table[1], card, winner, &way, deal->stake);
            value = follow_up(&m, &full);
        }
        memcpy(out + 3 * deal->index[card], value.of, sizeof value.of);
    }
    return 1;
}
