/* Self-play at Thirty-One (Scat): learns the lives that a player expects to lose.
 *
 *     lives train DEALS SEED TABLE      writes the table
 *     lives play DEALS SEED TABLE       players with the table against fixed thresholds
 *
 * A table entry is what a player loses in a deal less what each other loses on average:
 * after a turn by players, turns, the highest hand known of another, the discard, the kind of hand
 * and its value; at a knock; and after the last turn that follows another's knock.
 * reunion_desktop/ai/thirty_one/expectations.py reads it and has the same indices.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rng.h"

enum { SEATS = 6, CARDS = 52, TURNS = 6, KNOWN = 4, THROWN = 4, KINDS = 7, VALUES = 32, LATER = 2 };
enum {
    AFTER = (SEATS - 1) * TURNS * KNOWN * THROWN * KINDS * VALUES,
    KNOCK = (SEATS - 1) * TURNS * KNOWN * VALUES,
    LAST = (SEATS - 1) * LATER * KNOWN * VALUES,
    SIZE = AFTER + KNOCK + LAST
};
enum { LONGEST = 200, STEADY = 30000, ENOUGH = 60, WIDTH = 4, BY_TABLE = 0, WIN = 31, CLUB = 32 };
enum { FIRST = 28, LEAST = 24, LIKES = 96 }; /* the player club; likes in 64ths of a point */

static float worth[SIZE];
static int counts[SIZE];
static int pips[CARDS];

typedef struct { int value, kind; } Value;

typedef struct {
    int players, level[SEATS]; /* BY_TABLE, CLUB, or the value from which a seat knocks */
    int hand[SEATS][4], known[SEATS], turns[SEATS];
    uint64_t seen; /* the cards that lay face up */
    uint64_t taken[SEATS]; /* of these, those that a seat took and holds */
    int stock[CARDS], left, top, pile[CARDS], piled, knocker;
    int passed[SEATS][LONGEST], passes[SEATS];
    float explores;
    uint64_t *chance;
} Deal;

/* The class of a card's points: how many hands it helps. */
static int liked(int points) { return points >= 10 ? 2 : points >= 7; }

/* The points and the number of cards of each suit, eight bits a suit. */
static uint32_t by_suit(int card) { return (uint32_t)(4 * pips[card] + 1) << 8 * (card / 13); }

static Value value_of(const int *hand, int skip, int extra)
{
    uint32_t suits = 0, best = 0, second = 0;
    for (int i = 0; i < 3; i++)
        suits += by_suit(i == skip ? extra : hand[i]);
    for (; suits; suits >>= 8) {
        uint32_t one = suits & 255, less = one < best ? one : best;
        second = less > second ? less : second;
        best = one > best ? one : best;
    }
    int others = 3 - (int)best % 4;
    return (Value){(int)best / 4, others ? 3 * others - 2 + liked((int)second / 4) : 0};
}

static int known_value(uint64_t cards)
{
    int sums[4] = {0}, best = 0;
    for (; cards; cards &= cards - 1) {
        int card = __builtin_ctzll(cards);
        sums[card / 13] += pips[card];
    }
    for (int suit = 0; suit < 4; suit++)
        best = sums[suit] > best ? sums[suit] : best;
    return best;
}

static int known_class(const Deal *deal, int seat)
{
    int most = 0;
    for (int other = 0; other < deal->players; other++) {
        int value = other == seat ? 0 : known_value(deal->taken[other]);
        most = value > most ? value : most;
    }
    return most == 0 ? 0 : most <= 11 ? 1 : most < 20 ? 2 : 3;
}

static int capped(int turns) { return turns < TURNS ? turns : TURNS - 1; }

static int after_index(const Deal *deal, int turns, int known, int thrown, Value value)
{
    int at = deal->players - 2;
    at = at * TURNS + capped(turns);
    at = at * KNOWN + known;
    at = at * THROWN + thrown;
    at = at * KINDS + value.kind;
    return at * VALUES + value.value;
}

static int knock_index(const Deal *deal, int turns, int known, int value)
{
    int at = deal->players - 2;
    at = at * TURNS + capped(turns);
    at = at * KNOWN + known;
    return AFTER + at * VALUES + value;
}

static int last_index(const Deal *deal, int later, int known, int value)
{
    int at = deal->players - 2;
    at = at * LATER + (later > 0);
    at = at * KNOWN + known;
    return AFTER + KNOCK + at * VALUES + value;
}

/* Whether the next player would like a discard: 3 for a suit that it collects, 2 for ten points. */
static int thrown_class(const Deal *deal, int next, int card)
{
    for (uint64_t cards = deal->taken[next]; cards; cards &= cards - 1)
        if (__builtin_ctzll(cards) / 13 == card / 13)
            return 3;
    return liked(pips[card]);
}

/* The best way to take a card up: which place of the hand it fills, 3 for none; and its entry. */
static int best_throw(const Deal *deal, int seat, int card, int may_throw_it, int known, int *entry)
{
    int next = (seat + 1) % deal->players, best = -1, later = 0;
    float least = 1e9f;
    if (deal->knocker >= 0)
        later = (deal->knocker - seat - 1 + deal->players) % deal->players;
    for (int place = 0; place < 3 + may_throw_it; place++) {
        Value value = value_of(deal->hand[seat], place, card);
        int thrown = place == 3 ? card : deal->hand[seat][place];
        float loss = -1;
        int at = -1;
        if (value.value < WIN) {
            at = deal->knocker >= 0
                ? last_index(deal, later, known, value.value)
                : after_index(deal, deal->turns[seat], known, thrown_class(deal, next, thrown), value);
            loss = worth[at];
        }
        if (loss < least) {
            least = loss;
            best = place;
            *entry = at;
        }
    }
    return best;
}

static float loss_at(int entry) { return entry < 0 ? -1 : worth[entry]; }

/* The discard that leaves most points; high cards that do not count add a few 64ths. */
static int greedy_throw(const Deal *deal, int seat, int card, int may_throw_it, int likes)
{
    int best = 0, most = -100000;
    for (int place = 0; place < 3 + may_throw_it; place++) {
        int thrown = place == 3 ? card : deal->hand[seat][place];
        int score = 64 * value_of(deal->hand[seat], place, card).value - likes * pips[thrown];
        if (score > most) {
            most = score;
            best = place;
        }
    }
    return best;
}

static void note(Deal *deal, int seat, int entry)
{
    if (entry >= 0 && deal->passes[seat] < LONGEST)
        deal->passed[seat][deal->passes[seat]++] = entry;
}

static void move(Deal *deal, int seat, int card, int place, int from_pile)
{
    int thrown = place == 3 ? card : deal->hand[seat][place];
    if (from_pile)
        deal->taken[seat] |= 1ull << card;
    if (place < 3)
        deal->hand[seat][place] = card;
    deal->taken[seat] &= ~(1ull << thrown);
    deal->seen |= 1ull << thrown;
    deal->pile[deal->piled++] = thrown;
    deal->turns[seat]++;
}

/* A turn of a seat; whether it knocked. */
static int turn(Deal *deal, int seat)
{
    int own = value_of(deal->hand[seat], -1, 0).value, top = deal->pile[deal->piled - 1];
    int level = deal->level[seat], likes = level == CLUB ? LIKES : 1;
    if (level == CLUB)
        level = deal->turns[seat] < FIRST - LEAST ? FIRST - deal->turns[seat] : LEAST;
    if (level != BY_TABLE) {
        if (deal->knocker < 0 && own >= level)
            return 1;
        int place = greedy_throw(deal, seat, top, 0, likes);
        if (value_of(deal->hand[seat], place, top).value > own || !deal->left) {
            deal->piled--;
            move(deal, seat, top, place, 1);
        } else {
            int card = deal->stock[--deal->left];
            move(deal, seat, card, greedy_throw(deal, seat, card, 1, likes), 0);
        }
        return 0;
    }
    int known = known_class(deal, seat), taking = -1, entry = -1;
    int place = best_throw(deal, seat, top, 0, known, &taking);
    float drawing = 1e9f;
    if (deal->left) {
        uint64_t hidden = ((1ull << CARDS) - 1) & ~deal->seen;
        for (int i = 0; i < 3; i++)
            hidden &= ~(1ull << deal->hand[seat][i]);
        int count = __builtin_popcountll(hidden);
        drawing = 0;
        for (; hidden; hidden &= hidden - 1) {
            best_throw(deal, seat, __builtin_ctzll(hidden), 1, known, &entry);
            drawing += loss_at(entry) / (float)count;
        }
    }
    float least = loss_at(taking) < drawing ? loss_at(taking) : drawing;
    if (deal->knocker < 0) {
        int knock = knock_index(deal, deal->turns[seat], known, own);
        int knocks = worth[knock] < least;
        if (deal->explores > 0 && own >= 8 && any_share(deal->chance) < deal->explores)
            knocks = any_below(deal->chance, 2);
        if (knocks) {
            note(deal, seat, knock);
            return 1;
        }
    }
    if (loss_at(taking) < drawing) {
        deal->piled--;
        move(deal, seat, top, place, 1);
        note(deal, seat, taking);
    } else {
        int card = deal->stock[--deal->left];
        place = best_throw(deal, seat, card, 1, known, &entry);
        move(deal, seat, card, place, 0);
        note(deal, seat, entry);
    }
    return 0;
}

/* Plays a deal; lost gets the lives that each seat loses. */
static void play(Deal *deal, int *lost)
{
    int pack[CARDS], players = deal->players, seat = 0;
    for (int i = 0; i < CARDS; i++)
        pack[i] = i;
    for (int i = CARDS - 1; i > 0; i--) {
        int j = any_below(deal->chance, i + 1), card = pack[i];
        pack[i] = pack[j];
        pack[j] = card;
    }
    int at = CARDS, winner = -1;
    for (int who = 0; who < players; who++) {
        for (int i = 0; i < 3; i++)
            deal->hand[who][i] = pack[--at];
        deal->turns[who] = deal->passes[who] = 0;
        deal->taken[who] = 0;
        lost[who] = 0;
    }
    deal->pile[0] = pack[--at];
    deal->piled = 1;
    deal->seen = 1ull << deal->pile[0];
    memcpy(deal->stock, pack, sizeof(int) * (size_t)at);
    deal->left = at;
    deal->knocker = -1;
    for (int who = 0; who < players; who++)
        if (value_of(deal->hand[who], -1, 0).value == WIN)
            winner = who;
    for (int turns = 0; winner < 0 && turns < LONGEST; turns++) {
        if (deal->knocker < 0 && !deal->left)
            break;
        if (turn(deal, seat))
            deal->knocker = seat;
        else if (value_of(deal->hand[seat], -1, 0).value == WIN)
            winner = seat;
        seat = (seat + 1) % players;
        if (seat == deal->knocker)
            break;
    }
    int values[SEATS], lowest = WIN;
    for (int who = 0; who < players; who++) {
        values[who] = value_of(deal->hand[who], -1, 0).value;
        lowest = values[who] < lowest ? values[who] : lowest;
    }
    int ties = 0;
    for (int who = 0; who < players; who++)
        ties += values[who] == lowest;
    for (int who = 0; who < players; who++) {
        int low = values[who] == lowest;
        if (winner >= 0)
            lost[who] = values[who] != WIN;
        else if (who == deal->knocker)
            lost[who] = low && ties == 1 ? 2 : 0;
        else
            lost[who] = low;
    }
}

static float net_of(const int *lost, int players, int seat)
{
    int sum = 0;
    for (int who = 0; who < players; who++)
        sum += lost[who];
    return (float)lost[seat] - (float)(sum - lost[seat]) / (float)(players - 1);
}

static void learn(const Deal *deal, const int *lost)
{
    for (int seat = 0; seat < deal->players; seat++) {
        float net = net_of(lost, deal->players, seat);
        for (int i = 0; i < deal->passes[seat]; i++) {
            int at = deal->passed[seat][i];
            counts[at] += counts[at] < STEADY;
            worth[at] += (net - worth[at]) / (float)counts[at];
        }
    }
}

/* Rare entries lean on the mean of those that differ in one thing. */
static void lean(int from, int size, int inner, int choices)
{
    for (int block = from; block < from + size; block += inner * choices)
        for (int at = block; at < block + inner; at++) {
            double sum = 0, all = 0;
            for (int i = 0; i < choices; i++) {
                sum += (double)worth[at + i * inner] * counts[at + i * inner];
                all += counts[at + i * inner];
            }
            for (int i = 0; all > 0 && i < choices; i++) {
                int one = at + i * inner, own = counts[one];
                worth[one] = (float)((worth[one] * own + sum / all * ENOUGH) / (own + ENOUGH));
                counts[one] = own ? own : 1;
            }
        }
}

/* Each entry moves towards the mean of those beside it: chance is averaged out. */
static void beside(int from, int size, int inner, int choices, float share)
{
    static float before[SIZE];
    memcpy(before, worth, sizeof before);
    for (int at = from; at < from + size; at++) {
        int place = (at - from) / inner % choices, near = 0;
        float sum = 0;
        if (place > 0)
            near++, sum += before[at - inner];
        if (place < choices - 1)
            near++, sum += before[at + inner];
        worth[at] = before[at] * (1 - share) + share * sum / (float)near;
    }
}

/* The mean over a few values of a hand, the nearest counting most. */
static void over_values(void)
{
    for (int row = 0; row < SIZE; row += VALUES) {
        float before[VALUES];
        memcpy(before, worth + row, sizeof before);
        for (int value = 2; value < WIN; value++) {
            float sum = 0, all = 0;
            for (int near = value - WIDTH; near <= value + WIDTH; near++)
                if (near >= 2 && near < WIN) {
                    float weight = (float)(WIDTH + 1 - abs(near - value));
                    sum += weight * before[near];
                    all += weight;
                }
            worth[row + value] = sum / all;
        }
    }
}

static void smooth(void)
{
    lean(0, AFTER, KINDS * VALUES, THROWN);
    lean(0, AFTER, KINDS * VALUES * THROWN, KNOWN);
    lean(0, AFTER, KINDS * VALUES * THROWN * KNOWN, TURNS);
    lean(AFTER, KNOCK, VALUES, KNOWN);
    lean(AFTER, KNOCK, VALUES * KNOWN, TURNS);
    lean(AFTER + KNOCK, LAST, VALUES, KNOWN);
    lean(AFTER + KNOCK, LAST, VALUES * KNOWN, LATER);
    over_values();
    beside(0, AFTER, KINDS * VALUES, THROWN, 0.5f);
    beside(0, AFTER, KINDS * VALUES * THROWN, KNOWN, 0.5f);
    beside(AFTER, KNOCK + LAST, VALUES, KNOWN, 0.5f);
}

/* A value from which a player knocks. Those who wait long are the hardest to beat, most of all
   for one opponent alone. */
static int any_value(uint64_t *chance, int players)
{
    int least = players == 2 ? 24 : 20;
    return least + any_below(chance, 31 - least);
}

static void train(long deals, uint64_t *chance)
{
    static const int often[] = {2, 2, 3, 3, 3, 4, 4, 4, 5, 6};
    Deal deal;
    int lost[SEATS];
    for (int i = 0; i < SIZE; i++)
        worth[i] = 0.05f * (float)(18 - i % VALUES);
    for (long n = 0; n < deals; n++) {
        deal.players = often[any_below(chance, sizeof often / sizeof *often)];
        deal.chance = chance;
        deal.explores = n < deals / 2 ? 0.06f : 0.01f;
        int alike = any_below(chance, 4), value = any_value(chance, deal.players);
        for (int seat = 0; seat < deal.players; seat++)
            deal.level[seat] = !any_below(chance, 4) ? BY_TABLE
                               : alike               ? value
                                                     : any_value(chance, deal.players);
        deal.level[any_below(chance, deal.players)] = BY_TABLE;
        play(&deal, lost);
        learn(&deal, lost);
    }
    smooth();
}

static void against(int players, int level, long deals, uint64_t *chance)
{
    Deal deal;
    int lost[SEATS];
    long own = 0, others = 0;
    deal.players = players;
    deal.explores = 0;
    deal.chance = chance;
    for (long n = 0; n < deals; n++) {
        int chair = (int)(n % players);
        for (int seat = 0; seat < players; seat++)
            deal.level[seat] = seat == chair ? BY_TABLE : level;
        play(&deal, lost);
        for (int seat = 0; seat < players; seat++)
            *(seat == chair ? &own : &others) += lost[seat];
    }
    double mean = (double)others / (double)deals / (players - 1);
    double mine = (double)own / (double)deals;
    printf(level == CLUB ? "%d players, others club: " : "%d players, others knock at %d: ", players,
           level);
    printf("%.3f lives a deal, others %.3f, ratio %.3f\n",
           mine, mean, mine / mean);
}

int main(int count, char **words)
{
    if (count != 5)
        return 2;
    long deals = atol(words[2]);
    uint64_t chance = strtoull(words[3], 0, 16);
    int16_t file[SIZE];
    for (int card = 0; card < CARDS; card++)
        pips[card] = card % 13 == 12 ? 11 : card % 13 > 7 ? 10 : card % 13 + 2;
    FILE *table = fopen(words[4], *words[1] == 't' ? "wb" : "rb");
    if (!table)
        return 1;
    if (*words[1] == 't') {
        train(deals, &chance);
        for (int i = 0; i < SIZE; i++)
            file[i] = (int16_t)(worth[i] * 1000 + (worth[i] < 0 ? -0.5f : 0.5f));
        return fwrite(file, sizeof file, 1, table) == 1 && !fclose(table) ? 0 : 1;
    }
    if (fread(file, sizeof file, 1, table) != 1)
        return 1;
    for (int i = 0; i < SIZE; i++)
        worth[i] = (float)file[i] / 1000;
    for (int players = 2; players <= SEATS; players++) {
        for (int level = 18; level <= WIN; level++)
            against(players, level, deals, &chance);
        against(players, CLUB, deals, &chance);
    }
    return 0;
}
