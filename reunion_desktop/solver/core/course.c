#include "course.h"

#include <string.h>

#include "bits.h"

static uint64_t bit64(int place)
{
    return (uint64_t)1 << place;
}

/* ---- Public facts ---- */

/* The duties by places, with the suits in canonical order. */
static void take_duties(Ground *ground, const Rules *rules, const int order[SUITS])
{
    for (int led = 0; led < ROWS; led++)
        for (int at = 0; at < DUTIES; at++) {
            const Duty *duty = &rules->duty[led == LEAD ? LEAD : order[led]][at];
            const Duty *opening = &rules->opening[led == LEAD ? LEAD : order[led]][at];
            ground->rules.duty[led][at].holding = places_of(ground, duty->holding);
            ground->rules.duty[led][at].play = places_of(ground, duty->play);
            ground->rules.opening[led][at].holding = places_of(ground, opening->holding);
            ground->rules.opening[led][at].play = places_of(ground, opening->play);
        }
}

int make_ground(Ground *ground, const Rules *rules, uint64_t used, int dealer, int turned,
                unsigned house, int void_discards)
{
    memset(ground, 0, sizeof *ground);
    int length[SUITS] = {0}, order[SUITS], places = 0;
    for (int card = 0; card < CARDS; card++)
        if (used >> card & 1)
            length[rules->suit[card]]++;
    for (int suit = 0, at = 0; suit < SUITS; suit++) {
        /* Trumps first, then the shorter suits before the longer. */
        for (at = suit; at > 0; at--) {
            int other = order[at - 1];
            if (other == rules->trump || (suit != rules->trump && length[other] <= length[suit]))
                break;
            order[at] = other;
        }
        order[at] = suit;
    }
    memset(ground->place, NO_CARD, sizeof ground->place);
    memset(ground->index, NO_CARD, sizeof ground->index);
    for (int turn = 0; turn < SUITS; turn++) {
        ground->first_of[turn] = places;
        for (int card = 0; card < CARDS; card++) {
            if (!(used >> card & 1) || rules->suit[card] != order[turn])
                continue;
            int at = places++;
            for (; at > ground->first_of[turn]
                   && rules->strength[(int)ground->index[at - 1]] > rules->strength[card]; at--)
                ground->index[at] = ground->index[at - 1];
            ground->index[at] = (int8_t)card;
        }
        if (places - ground->first_of[turn] > LONGEST)
            return 0;
    }
    ground->first_of[SUITS] = places;
    ground->inputs = inputs_of(rules->players, places, 0);
    if (ground->inputs > MOST_INPUTS)
        return 0;
    ground->cards = places;
    ground->pack = bit64(places) - 1;
    ground->rules = *rules;
    for (int turn = 0; turn < SUITS; turn++)
        for (int at = ground->first_of[turn]; at < ground->first_of[turn + 1]; at++)
            ground->turn_of[at] = (int8_t)turn;
    if (rules->trump != NO_TRUMP)
        ground->rules.trump = 0;
    for (int at = 0; at < CARDS; at++) {
        int card = at < places ? ground->index[at] : NO_CARD;
        if (card != NO_CARD)
            ground->place[card] = (int8_t)at;
        /* Unused places follow the last suit and are in no hand. */
        ground->rules.suit[at] = card != NO_CARD ? ground->turn_of[at] : SUITS - 1;
        ground->rules.strength[at] = at;
        ground->rules.points[at] = card != NO_CARD ? rules->points[card] : 0;
    }
    for (int i = 0; i < rules->prizes; i++) {
        ground->rules.prize[i].taking = ground->place[rules->prize[i].taking];
        ground->rules.prize[i].taken = ground->place[rules->prize[i].taken];
    }
    take_duties(ground, rules, order);
    make_masks(&ground->rules, &ground->masks);
    ground->dealer = dealer;
    ground->turned = turned == NO_CARD ? NO_CARD : ground->place[turned];
    ground->house = house;
    ground->void_discards = void_discards;
    return 1;
}

int set_goals(Ground *ground, const int goal[2], int covers)
{
    ground->goal[0] = goal[0];
    ground->goal[1] = goal[1];
    ground->covers = covers;
    ground->inputs = inputs_of(ground->rules.players, ground->cards, goal[0] || goal[1]);
    return ground->inputs <= MOST_INPUTS;
}

uint64_t places_of(const Ground *ground, uint64_t cards)
{
    uint64_t places = 0;
    for (; cards; cards &= cards - 1)
        if (ground->place[lowest64(cards)] != NO_CARD)
            places |= bit64(ground->place[lowest64(cards)]);
    return places;
}

/* ---- Public state ---- */

int course_mover(const Ground *ground, const Course *course)
{
    int mover = course->leader + course->placed;
    return mover < ground->rules.players ? mover : mover - ground->rules.players;
}

/* The suit led, in canonical order: a card led face down counts as a trump. */
static int led_suit(const Ground *ground, const Course *course)
{
    int lead = course->trick[0];
    if (!course->placed)
        return LEAD;
    return course->covered >> lead & 1 ? ground->rules.trump : ground->turn_of[lead];
}

/* The duties to it. */
static const Duty *duties_now(const Ground *ground, const Course *course)
{
    int led = led_suit(ground, course);
    return course->tricks ? ground->rules.duty[led] : ground->rules.opening[led];
}

uint64_t course_legal(const Ground *ground, const Course *course)
{
    uint64_t hand = course->hand[course_mover(ground, course)];
    if (course->locked_for > 0)
        hand &= ~bit64(ground->turned);
    return may_play(&ground->rules, &ground->masks, duties_now(ground, course), hand,
                    led_suit(ground, course), course->placed ? course->best : NO_CARD);
}

/* The fee of a prize, where both its cards are in the full trick. */
static void pay_prize(const Rules *rules, Course *course, int winner, const Prize *prize)
{
    int both = 0, loser = NO_CARD;
    for (int place = 0; place < rules->players; place++) {
        both += course->trick[place] == prize->taking;
        if (course->trick[place] == prize->taken)
            loser = (course->leader + place) % rules->players;
    }
    if (both && loser != NO_CARD && rules->side[winner] != rules->side[loser]) {
        course->fees[winner]++;
        course->fees[loser]--;
    }
}

/* Give the full trick to its winner. */
static void take_trick(const Ground *ground, Course *course)
{
    const Rules *rules = &ground->rules;
    int players = rules->players, winner = course->leader, points = rules->trick_points;
    uint64_t rest = 0;
    for (int place = 0; place < players; place++) {
        int card = course->trick[place], seat = course->leader + place;
        seat = seat < players ? seat : seat - players;
        points += rules->points[card];
        rest |= course->hand[place];
        if (card == course->best)
            winner = seat;
    }
    if (!rest)
        points += rules->last_trick;
    for (int i = 0; i < rules->prizes; i++)
        pay_prize(rules, course, winner, &rules->prize[i]);
    course->points[winner] = (int16_t)(course->points[winner] + points);
    course->took |= 1u << winner;
    course->leader = winner;
    course->placed = 0;
    course->covered = 0;
    course->tricks++;
    if (course->locked_for > 0)
        course->locked_for--;
}

/* Whether an open card beats the best card; a face-down best card is beaten by any trump. */
static int is_better(const Ground *ground, const Course *course, int card)
{
    uint64_t beats = course->best == NO_CARD ? ground->masks.trumps
                                             : ground->masks.beats[(int)course->best];
    return beats >> card & 1;
}

void course_lay(const Ground *ground, Course *course, int card)
{
    int mover = course_mover(ground, course), bound = 0;
    const Duty *row = duties_now(ground, course);
    for (int at = 0; at < DUTIES && !(row[at].play >> card & 1); at++)
        for (int turn = 0; turn < SUITS; turn++)
            if (row[at].holding >> ground->first_of[turn] & 1
                && ground->first_of[turn] < ground->first_of[turn + 1]) {
                course->lacks[mover] |= (uint8_t)(1u << turn);
                bound = 1;
            }
    int covers = course->tricks || !bound ? NOBODY_COVERS : ground->covers;
    if (covers == ALL_COVER || (covers == LEADER_COVERS && !course->placed))
        course->covered |= bit64(card);
    else if (!course->placed)
        course->leads[mover] |= (uint8_t)(1u << ground->turn_of[card]);
    course->hand[mover] &= ~bit64(card);
    course->played[mover] |= bit64(card);
    if (!course->placed)
        course->best = (int8_t)(course->covered ? NO_CARD : card);
    else if (!(course->covered >> card & 1) && is_better(ground, course, card))
        course->best = (int8_t)card;
    course->trick[course->placed++] = (int8_t)card;
    if (course->placed == ground->rules.players)
        take_trick(ground, course);
}

int side_points(const Ground *ground, const Course *course, int side)
{
    int points = 0;
    for (int seat = 0; seat < ground->rules.players; seat++)
        points += ground->rules.side[seat] == side ? course->points[seat] : 0;
    return points;
}

int points_in(const Ground *ground, uint64_t cards)
{
    int points = 0;
    for (; cards; cards &= cards - 1)
        points += ground->rules.points[lowest64(cards)];
    return points;
}

/* Whether a seat is safe from the fee for taking no trick, as far as `away` shows. */
static int is_safe(const Ground *ground, const Course *course, int seat, uint64_t away)
{
    int trick = course->took >> seat & 1;
    if (!ground->rules.by_points)
        return trick;
    return course->points[seat] > 0
           || (seat == ground->dealer && (trick || !ground->void_discards) && points_in(ground, away));
}

void course_end(const Ground *ground, const Course *course, int points[SEATS], int fees[SEATS])
{
    int players = ground->rules.players, dealer = ground->dealer;
    for (int seat = 0; seat < players; seat++) {
        points[seat] = course->points[seat];
        fees[seat] = course->fees[seat];
    }
    for (int seat = 0; seat < players; seat++)
        if (ground->rules.no_trick_gain && !is_safe(ground, course, seat, course->away))
            for (int other = 0; other < players; other++)
                fees[other] += other == seat ? 1 - players : 1;
    if (!ground->void_discards || (course->took >> dealer & 1))
        points[dealer] += points_in(ground, course->away);
}

/* ---- Observation of one seat ---- */

int inputs_of(int players, int cards, int goals)
{
    int blocks = 9 + 2 * (players - 1);
    int all = blocks * cards + players + LONGEST + (players - 1) * SUITS + players + 1 + SUITS
              + players - 1 + HOUSE_FLAGS + 1;
    return all + (goals ? 2 * LACKS + (players - 1) * (1 + SUITS) : 0);
}

/* Lengths of a suit in the inputs of the discard network. */
enum { LENGTHS = 8 };

int discard_inputs_of(int cards)
{
    return 4 * cards + SUITS * LENGTHS + HOUSE_FLAGS;
}

typedef struct {
    uint64_t *words;
    int at;
} Pen;

/* Write the next `count` inputs, as bits. */
INLINE void write_bits(Pen *pen, uint64_t bits, int count)
{
    int word = pen->at >> 6, shift = pen->at & 63;
    pen->words[word] |= bits << shift;
    if (shift + count > 64)
        pen->words[word + 1] |= bits >> (64 - shift);
    pen->at += count;
}

/* The card played `before` cards before the next one, as a bit. */
static uint64_t card_before(const Course *course, int before)
{
    return before <= course->placed ? bit64(course->trick[course->placed - before]) : 0;
}

/* The missing points of a goal as threshold bits: finer near 0. */
static uint64_t lacking(int lacks)
{
    static const int8_t MORE_THAN[LACKS] = {0,  1,  2,  3,  4,  5,  6,  8,  10, 12, 14, 17,
                                            20, 24, 28, 32, 36, 40, 46, 52, 60, 70, 80, 90};
    uint64_t marks = 0;
    for (int at = 0; at < LACKS; at++)
        if (lacks > MORE_THAN[at])
            marks |= bit64(at);
    return marks;
}

void course_inputs(const Ground *ground, const Course *course, uint64_t legal,
                   uint64_t inputs[INPUT_WORDS])
{
    int players = ground->rules.players, cards = ground->cards, me = course_mover(ground, course);
    int rel[SEATS];
    for (int step = 0; step < players; step++)
        rel[step] = me + step < players ? me + step : me + step - players;
    int is_dealer = me == ground->dealer;
    uint64_t hand = course->hand[me], away = is_dealer ? course->away : 0, gone = 0;
    for (int seat = 0; seat < players; seat++)
        gone |= course->played[seat];
    /* A seat's own face-down card is seen by no other seat, and the seat does not play to that
     * trick again. */
    uint64_t hidden = course->covered;
    gone &= ~hidden;
    uint64_t unseen = ground->pack & ~(hand | away | gone);
    uint64_t turned = ground->turned != NO_CARD && !is_dealer ? bit64(ground->turned) & unseen : 0;
    uint64_t masters = 0, seconds = 0;
    for (uint64_t rest = hand; rest; rest &= rest - 1) {
        int card = lowest64(rest);
        uint64_t higher = ground->masks.higher[card] & unseen;
        if (!higher)
            masters |= bit64(card);
        else if (!(higher & (higher - 1)))
            seconds |= bit64(card);
    }

    memset(inputs, 0, INPUT_WORDS * sizeof *inputs);
    Pen pen = {inputs, 0};
    write_bits(&pen, hand, cards);
    for (int step = 1; step < players; step++)
        write_bits(&pen, course->played[rel[step]] & ~hidden, cards);
    write_bits(&pen, course->played[me], cards);
    for (int before = 1; before < players; before++)
        write_bits(&pen, card_before(course, before) & ~hidden, cards);
    write_bits(&pen, unseen, cards);
    write_bits(&pen, away, cards);
    int best = course->placed ? course->best : NO_CARD;
    write_bits(&pen, best != NO_CARD ? bit64(best) : 0, cards);
    write_bits(&pen, turned, cards);
    write_bits(&pen, masters, cards);
    write_bits(&pen, seconds, cards);
    uint64_t winning = best != NO_CARD ? ground->masks.beats[best]
                       : course->placed ? ground->masks.trumps
                                        : 0;
    write_bits(&pen, legal & winning, cards);

    write_bits(&pen, bit64((ground->dealer - me + players) % players), players);
    write_bits(&pen, bit64(course->tricks), LONGEST);
    for (int step = 1; step < players; step++)
        write_bits(&pen, course->lacks[rel[step]], SUITS);
    uint64_t safe = 0;
    for (int step = 0; step < players; step++)
        if (is_safe(ground, course, rel[step], away))
            safe |= bit64(step);
    write_bits(&pen, safe, players);
    write_bits(&pen, bit64(led_suit(ground, course)), SUITS + 1);
    uint64_t winner = 0;
    for (int place = 0; place < course->placed; place++)
        if (course->trick[place] == best)
            winner = bit64((course->leader + place - me + players) % players) >> 1;
    write_bits(&pen, winner, players - 1);
    write_bits(&pen, ground->house, HOUSE_FLAGS);
    write_bits(&pen, course->locked_for > 0, 1);
    if (!ground->goal[0] && !ground->goal[1])
        return;
    int own = ground->rules.side[me];
    for (int other = 0; other < 2; other++) {
        int side = other ? 1 - own : own;
        write_bits(&pen, lacking(ground->goal[side] - side_points(ground, course, side)), LACKS);
    }
    for (int before = 1; before < players; before++)
        write_bits(&pen, (card_before(course, before) & hidden) != 0, 1);
    for (int step = 1; step < players; step++)
        write_bits(&pen, course->leads[rel[step]], SUITS);
}

void discard_inputs(const Ground *ground, uint64_t kept, uint64_t away,
                    uint64_t inputs[DISCARD_WORDS])
{
    uint64_t unseen = ground->pack & ~(kept | away), masters = 0;
    for (uint64_t rest = kept; rest; rest &= rest - 1)
        if (!(ground->masks.higher[lowest64(rest)] & unseen))
            masters |= rest & (0 - rest);
    memset(inputs, 0, DISCARD_WORDS * sizeof *inputs);
    Pen pen = {inputs, 0};
    write_bits(&pen, kept, ground->cards);
    write_bits(&pen, away, ground->cards);
    write_bits(&pen, ground->turned == NO_CARD ? 0 : bit64(ground->turned), ground->cards);
    write_bits(&pen, masters, ground->cards);
    for (int turn = 0; turn < SUITS; turn++) {
        int first = ground->first_of[turn], end = ground->first_of[turn + 1];
        uint64_t suit = (bit64(end) - 1) & ~(bit64(first) - 1);
        int length = count_bits64(kept & suit);
        length = length < LENGTHS ? length : LENGTHS;
        if (length)
            pen.words[(pen.at + length - 1) >> 6] |= bit64((pen.at + length - 1) & 63);
        pen.at += LENGTHS;
    }
    write_bits(&pen, ground->house, HOUSE_FLAGS);
}
