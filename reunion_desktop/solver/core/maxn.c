#include "maxn.h"

#include <stddef.h>

#include "bits.h"

/* Players are seats here: there is no side against the rest, so nothing is rotated. Where only
 * points count, neither fees nor a utility, keys are smaller and more can be pruned. So
 * everything is compiled twice: `plain` is a constant at compile time, and costs no branch. */

typedef struct {
    const Deal *deal;
    const MaxnRules *rules;
    MaxnStore *store;
    Budget *budget;
    int rivals[3][2]; /* the other seats, the best standing first */
} Maxn;

/* The history so far: the points of each seat and the seats that took a trick. */
typedef struct {
    int32_t points[3];
    unsigned took;
} Way;

/* ---- Keys and choices ---- */

INLINE uint64_t key_of(const Maxn *m, int plain, uint32_t shape, int leader, const Way *way)
{
    uint64_t key = (uint64_t)m->store->deal << KEY_DEAL | (uint64_t)leader << KEY_LEADER | shape;
    if (!plain && m->deal->extras)
        key |= (uint64_t)way->took << KEY_TOOK;
    if (!plain && m->rules->utility)
        key |= (uint64_t)way->points[0] << KEY_POINTS | (uint64_t)way->points[1] << (KEY_POINTS + 10);
    return key;
}

/* One of each set of equivalent cards: of one hand and equal worth, no other hand's card between
 * them. */
INLINE uint32_t unlike(const Deal *deal, uint32_t legal, uint32_t foreign)
{
    uint32_t kept = 0, prize = deal->prize;
    for (uint32_t rest = legal; rest;) {
        int card = lowest(rest);
        uint32_t mine = bit(card);
        kept |= mine;
        rest &= ~mine;
        if (mine & prize)
            continue;
        uint32_t block = foreign & deal->higher[card];
        uint32_t span = deal->higher[card] & (lowest_bit(block) - 1); /* all where none blocks */
        rest &= ~(span & deal->alike[card] & ~prize);
    }
    return kept;
}

/* The preference of the mover among vectors, greater is better: its own gain first, then the
 * lower gains of the rivals. Zero stands for none. */
INLINE uint64_t utility(const Maxn *m, int mover, Vector vector)
{
    uint64_t own = vector >> FIELD * mover & 0xFFFF;
    uint64_t ahead = vector >> FIELD * m->rivals[mover][0] & 0xFFFF;
    uint64_t behind = vector >> FIELD * m->rivals[mover][1] & 0xFFFF;
    return own << 2 * FIELD | (0xFFFF - ahead) << FIELD | (0xFFFF - behind);
}

/* ---- Three cards ---- */

/* Pruning where only points count. Points are shared out, so that a gain of one seat is lost to
 * the others: where a seat has a card worth more to it than what is left elsewhere, that line is
 * not played and need not be finished. Ties are not pruned, as they are decided by rule. A pruned
 * line has no vector. */
enum { MOST_HAND = 10 };

/* A seat's field of a vector; less than any for none. */
INLINE int has(Vector vector, int seat)
{
    return vector ? field_of(vector, seat) : -BIAS;
}

/* A trick that is full, and what follows from it. */
typedef struct {
    uint32_t cards; /* left in hands */
    int winner;
    int stake;  /* points still to come */
    Way way;
    int points;  /* points of the trick */
    Vector gain; /* gain of the trick, to be added */
    uint64_t key;
    uint32_t hash;
} Full;

static Vector unknown_plain(const Maxn *m, const Full *full);
static Vector unknown_rich(const Maxn *m, const Full *full);

/* The value of a position that is not in the table. */
INLINE Vector unknown(const Maxn *m, int plain, const Full *full)
{
    return plain ? unknown_plain(m, full) : unknown_rich(m, full);
}

INLINE void fill(const Maxn *m, int plain, Full *full, uint32_t cards, uint32_t shape, int leader,
                 int c1, int c2, int c3, int winner, const Way *way, int stake)
{
    const Deal *deal = m->deal;
    int points = deal->points[c1] + deal->points[c2] + deal->points[c3] + deal->trick_points;
    if (!cards)
        points += deal->last_trick;
    full->cards = cards;
    full->winner = winner;
    full->stake = stake - points;
    full->points = points;
    full->gain = 0;
    if (!plain)
        full->way = *way;
    if (!plain && m->rules->utility)
        full->way.points[winner] += points;
    else
        full->gain = gain_of(winner, points);
    if (!plain && deal->extras) {
        uint32_t trick = bit(c1) | bit(c2) | bit(c3);
        if (deal->prize && (trick & deal->prize) == deal->prize) {
            int place = bit(c1) == deal->taken ? 0 : bit(c2) == deal->taken ? 1 : 2;
            int loser = (leader + place) % 3;
            if (winner != loser) {
                full->gain += gain_of(winner, deal->gain) + gain_of(loser, -deal->loss);
            }
        }
        if (points > 0 || !deal->by_points)
            full->way.took |= 1u << winner;
        for (int seat = 0; seat < 3 && !cards; seat++)
            if (!(full->way.took >> seat & 1))
                for (int other = 0; other < 3; other++)
                    full->gain += gain_of(other, other == seat ? -deal->no_trick_loss[seat]
                                                               : deal->no_trick_gain);
    }
    if (cards) {
        full->key = key_of(m, plain, shape, winner, &full->way);
        full->hash = hash_of(full->key);
        expect(&m->store->lines[full->hash & m->store->mask]);
    }
}

/* The value of a full trick, with what follows. */
INLINE Vector first(const Maxn *m, int plain, const Full *full)
{
    Vector value = NOTHING;
    if (full->cards) {
        const Worths *line = &m->store->lines[full->hash & m->store->mask];
        int i = 0;
        while (i < WORTHS && line->entry[i].key != full->key)
            i++;
        value = i == WORTHS ? unknown(m, plain, full)
                            : line->entry[i].worth & (((Vector)1 << SIZE) - 1);
    } else if (!plain && m->rules->utility) {
        const int32_t *worth
            = m->rules->utility
              + 3 * (full->way.points[0] * (m->rules->total + 1) + full->way.points[1]);
        for (int seat = 0; seat < 3; seat++)
            value += gain_of(seat, worth[seat]);
    }
    return value + full->gain;
}

/* The full tricks for two cards, the strongest third card first; returns their number. Their
 * table entries are prefetched meanwhile. */
INLINE int third(const Maxn *m, int plain, Full *full, uint32_t cards, int leader, int c1, int c2,
                 const Way *way, int stake)
{
    const Deal *deal = m->deal;
    int middle = next_player(leader), mover = next_player(middle), count = 0;
    int second_wins = deal->beats[c1] >> c2 & 1;
    int best = second_wins ? c2 : c1, holder = second_wins ? middle : leader;
    uint32_t hand = cards & deal->own[mover] & ~shut(deal, cards);
    uint32_t foreign = (cards & ~hand) | bit(c1) | bit(c2), shape = shape_of(deal, cards);
    for (uint32_t rest = unlike(deal, following(deal, hand, c1, best), foreign); rest;) {
        int card = highest(rest);
        rest ^= bit(card);
        fill(m, plain, &full[count++], cards & ~bit(card), shape_without(deal, shape, cards, card),
             leader, c1, c2, card, deal->beats[best] >> card & 1 ? mover : holder, way, stake);
    }
    return count;
}

/* The choice of the last player among them. */
INLINE Vector choose(const Maxn *m, int plain, const Full *full, int count, int mover, int stake,
                     int second_has)
{
    Vector result = 0;
    uint64_t best = 0;
    for (int i = 0; i < count; i++) {
        count_node(m->budget);
        int at_most = full[i].stake + (full[i].winner == mover ? full[i].points : 0);
        if (plain && at_most < has(result, mover))
            continue;
        Vector value = first(m, plain, &full[i]);
        uint64_t liked = utility(m, mover, value);
        result = liked > best ? value : result;
        best = liked > best ? liked : best;
        if (plain && stake - has(result, mover) < second_has)
            return 0;
    }
    return result;
}

INLINE Vector second(const Maxn *m, int plain, uint32_t cards, int leader, int c1, const Way *way,
                     int stake, int leader_has)
{
    const Deal *deal = m->deal;
    int mover = next_player(leader), last = next_player(mover), seconds = 0;
    uint32_t hand = cards & deal->own[mover] & ~shut(deal, cards);
    uint32_t foreign = (cards & ~hand) | bit(c1);
    Full full[MOST_HAND * MOST_HAND];
    int from[MOST_HAND + 1] = {0};
    for (uint32_t rest = unlike(deal, following(deal, hand, c1, c1), foreign); rest;) {
        int card = highest(rest);
        rest ^= bit(card);
        from[seconds + 1] = from[seconds] + third(m, plain, full + from[seconds], cards & ~bit(card),
                                                  leader, c1, card, way, stake);
        seconds++;
    }
    Vector result = 0;
    uint64_t best = 0;
    for (int i = 0; i < seconds; i++) {
        count_node(m->budget);
        Vector value = choose(m, plain, full + from[i], from[i + 1] - from[i], last, stake,
                              has(result, mover));
        uint64_t liked = value ? utility(m, mover, value) : 0;
        result = liked > best ? value : result;
        best = liked > best ? liked : best;
        if (plain && stake - has(result, mover) < leader_has)
            return 0;
    }
    return result;
}

static Vector second_plain(const Maxn *m, uint32_t cards, int leader, int c1, int stake, int leader_has)
{
    return second(m, 1, cards, leader, c1, NULL, stake, leader_has);
}

static Vector second_rich(const Maxn *m, uint32_t cards, int leader, int c1, const Way *way, int stake)
{
    return second(m, 0, cards, leader, c1, way, stake, -BIAS);
}

/* The instance for `plain` or not. */
INLINE Vector second_of(const Maxn *m, int plain, uint32_t cards, int leader, int c1, const Way *way,
                        int stake, int leader_has)
{
    return plain ? second_plain(m, cards, leader, c1, stake, leader_has)
                 : second_rich(m, cards, leader, c1, way, stake);
}

INLINE Vector lead(const Maxn *m, int plain, const Full *full)
{
    const Deal *deal = m->deal;
    int leader = full->winner;
    uint32_t cards = full->cards, hand = cards & deal->own[leader] & ~shut(deal, cards);
    Vector result = 0;
    uint64_t best = 0;
    for (uint32_t rest = unlike(deal, hand, cards & ~hand); rest;) {
        int card = highest(rest);
        rest ^= bit(card);
        count_node(m->budget);
        Vector value = second_of(m, plain, cards & ~bit(card), leader, card, &full->way, full->stake,
                                 has(result, leader));
        uint64_t liked = value ? utility(m, leader, value) : 0;
        result = liked > best ? value : result;
        best = liked > best ? liked : best;
    }
    Worth found = {full->key, result | (Vector)count_bits(cards) << SIZE};
    remember(m->store, &found);
    return result;
}

static Vector unknown_plain(const Maxn *m, const Full *full)
{
    return lead(m, 1, full);
}

static Vector unknown_rich(const Maxn *m, const Full *full)
{
    return lead(m, 0, full);
}

/* ---- Entry points ---- */

/* Whether the table holds all results that are still possible, within the range. */
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

/* The rivals of each seat, best standing first, for breaking ties. */
static void name_rivals(Maxn *m)
{
    for (int seat = 0; seat < 3; seat++) {
        int next = (seat + 1) % 3, last = (seat + 2) % 3;
        int swap = m->rules->standing[last] > m->rules->standing[next];
        m->rivals[seat][0] = swap ? last : next;
        m->rivals[seat][1] = swap ? next : last;
    }
}

/* A trick that is not full yet. */
typedef struct {
    int leader, placed, card[2];
    int best; /* the card that wins so far */
} Table;

/* The value of playing a card, with these cards in hands before it. */
static Vector worth_of(const Maxn *m, int plain, uint32_t cards, const Table *table, int card,
                       const Way *way, int stake)
{
    const Deal *deal = m->deal;
    uint32_t left = cards & ~bit(card);
    Full full[MOST_HAND];
    count_node(m->budget);
    if (table->placed == 0)
        return second_of(m, plain, left, table->leader, card, way, stake, -BIAS);
    if (table->placed == 1) {
        int count = third(m, plain, full, left, table->leader, table->card[0], card, way, stake);
        return choose(m, plain, full, count, (table->leader + 2) % 3, stake, -BIAS);
    }
    int winner = deal->beats[table->best] >> card & 1 ? table->leader + 2
                                                      : table->leader + (table->best == table->card[1]);
    fill(m, plain, full, left, shape_of(deal, left), table->leader, table->card[0], table->card[1],
         card, winner % 3, way, stake);
    return first(m, plain, full);
}

/* The cards that the mover may play. */
static uint32_t moves_of(const Deal *deal, uint32_t cards, const Table *table)
{
    uint32_t hand = cards & deal->own[(table->leader + table->placed) % 3] & ~shut(deal, cards);
    return table->placed ? following(deal, hand, table->card[0], table->best) : hand;
}

static void put(const Deal *deal, Table *table, int card)
{
    if (!table->placed || (deal->beats[table->best] >> card & 1))
        table->best = card;
    if (table->placed < 2)
        table->card[table->placed] = card;
    table->placed++;
}

int maxn_cards(const Deal *deal, const Position *position, const MaxnRules *rules,
               const int32_t points[3], MaxnStore *store, Budget *budget, int32_t *out)
{
    Maxn m = {deal, rules, store, budget, {{0}}};
    int plain = !rules->utility && !deal->extras;
    Way way = {{points[0], points[1], points[2]}, position->took};
    int total = points[0] + points[1] + points[2] + deal->stake;
    if (rules->utility && !fits(rules, points, total, deal->stake))
        return -1;
    int tricks = (count_bits(deal->cards) + position->placed) / 3;
    if (!store->memory && !open_maxn(store, tricks, rules->utility != NULL))
        return 0;
    next_deal(store);
    name_rivals(&m);
    Table table = {.leader = position->leader};
    for (int place = 0; place < position->placed; place++)
        put(deal, &table, deal->place[position->trick[place]]);
    for (uint32_t moves = moves_of(deal, deal->cards, &table); moves; moves &= moves - 1) {
        int card = lowest(moves);
        Vector value = worth_of(&m, plain, deal->cards, &table, card, &way, deal->stake);
        for (int seat = 0; seat < 3; seat++)
            out[3 * deal->index[card] + seat] = field_of(value, seat);
    }
    return 1;
}

/* ---- A whole line of play ---- */

/* Whether anything besides points is still open. */
static int extras_left(const Deal *deal, uint32_t cards, unsigned took)
{
    if (!deal->extras)
        return 0;
    if (deal->prize && (cards & deal->prize) == deal->prize)
        return 1;
    for (int seat = 0; seat < 3; seat++)
        if (!(took >> seat & 1) && (deal->no_trick_gain || deal->no_trick_loss[seat]))
            return 1;
    return 0;
}

void maxn_line(const Deal *deal, const MaxnRules *rules, MaxnStore *store, Budget *budget,
               uint32_t cards, int leader, unsigned took, const int32_t points[3],
               void (*lay)(void *told, int card), void *told)
{
    Maxn m = {deal, rules, store, budget, {{0}}};
    Way way = {{points[0], points[1], points[2]}, took};
    int stake = points_of(deal, cards) + deal->last_trick
                + deal->trick_points * (count_bits(cards) / 3);
    Table table = {.leader = leader};
    name_rivals(&m);
    while (cards) {
        int plain = !rules->utility && !extras_left(deal, cards, way.took);
        int mover = (table.leader + table.placed) % 3, chosen = NO_CARD;
        uint32_t moves = moves_of(deal, cards, &table), on_table = 0;
        for (int place = 0; place < table.placed; place++)
            on_table |= bit(table.card[place]);
        if (moves & (moves - 1)) {
            uint32_t foreign = (cards & ~deal->own[mover]) | on_table;
            uint64_t best = 0;
            for (uint32_t rest = unlike(deal, moves, foreign); rest;) {
                int card = highest(rest);
                rest ^= bit(card);
                uint64_t liked =
                    utility(&m, mover, worth_of(&m, plain, cards, &table, card, &way, stake));
                if (liked > best || chosen == NO_CARD) {
                    best = liked;
                    chosen = card;
                }
            }
        } else {
            chosen = lowest(moves);
        }
        cards &= ~bit(chosen);
        put(deal, &table, chosen);
        if (table.placed == 3) {
            uint32_t trick = bit(table.card[0]) | bit(table.card[1]) | bit(chosen);
            int gained = points_of(deal, trick) + deal->trick_points + (cards ? 0 : deal->last_trick);
            int winner = table.best == table.card[0]   ? table.leader
                         : table.best == table.card[1] ? table.leader + 1
                                                       : table.leader + 2;
            stake -= gained;
            way.points[winner % 3] += gained;
            if (gained > 0 || !deal->by_points)
                way.took |= 1u << winner % 3;
            table = (Table){.leader = winner % 3};
        }
        lay(told, deal->index[chosen]);
    }
}
