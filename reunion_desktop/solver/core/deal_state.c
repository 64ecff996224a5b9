#include "deal_state.h"

#include <string.h>

#include "bits.h"

static uint64_t bit64(int place)
{
    return (uint64_t)1 << place;
}

/* ---- Public facts ---- */

/* The duties by places, with the suits in canonical order. */
static void take_duties(Facts *facts, const Rules *rules, const int order[FACES])
{
    for (int led = 0; led < ROWS; led++)
        for (int at = 0; at < DUTIES; at++) {
            int row = led < FACES ? order[led] : led;
            const Duty *duty = &rules->duty[row][at];
            const Duty *opening = &rules->opening[row][at];
            facts->rules.duty[led][at].holding = places_of(facts, duty->holding);
            facts->rules.duty[led][at].play = places_of(facts, duty->play);
            facts->rules.opening[led][at].holding = places_of(facts, opening->holding);
            facts->rules.opening[led][at].play = places_of(facts, opening->play);
        }
}

int make_facts(Facts *facts, const Rules *rules, uint64_t used, int dealer, int turned,
               unsigned house, int void_discards)
{
    memset(facts, 0, sizeof *facts);
    int length[FACES] = {0}, order[FACES], places = 0;
    if (rules->trump >= FACES)
        return 0;
    for (int card = 0; card < CARDS; card++) {
        if (!(used >> card & 1))
            continue;
        if (rules->suit[card] >= FACES)
            return 0;
        length[rules->suit[card]]++;
    }
    for (int suit = 0, at = 0; suit < FACES; suit++) {
        /* Trumps first, then the shorter suits before the longer. */
        for (at = suit; at > 0; at--) {
            int other = order[at - 1];
            if (other == rules->trump || (suit != rules->trump && length[other] <= length[suit]))
                break;
            order[at] = other;
        }
        order[at] = suit;
    }
    memset(facts->place, NO_CARD, sizeof facts->place);
    memset(facts->index, NO_CARD, sizeof facts->index);
    for (int turn = 0; turn < FACES; turn++) {
        facts->first_of[turn] = places;
        for (int card = 0; card < CARDS; card++) {
            if (!(used >> card & 1) || rules->suit[card] != order[turn])
                continue;
            int at = places++;
            for (; at > facts->first_of[turn]
                   && rules->strength[(int)facts->index[at - 1]] > rules->strength[card]; at--)
                facts->index[at] = facts->index[at - 1];
            facts->index[at] = (int8_t)card;
        }
        if (places - facts->first_of[turn] > LONGEST)
            return 0;
    }
    facts->first_of[FACES] = places;
    facts->inputs = inputs_of(rules->players, places, 0);
    if (facts->inputs > MOST_INPUTS)
        return 0;
    facts->cards = places;
    facts->pack = bit64(places) - 1;
    facts->rules = *rules;
    for (int turn = 0; turn < FACES; turn++)
        for (int at = facts->first_of[turn]; at < facts->first_of[turn + 1]; at++)
            facts->turn_of[at] = (int8_t)turn;
    if (rules->trump != NO_TRUMP)
        facts->rules.trump = 0;
    for (int at = 0; at < CARDS; at++) {
        int card = at < places ? facts->index[at] : NO_CARD;
        if (card != NO_CARD)
            facts->place[card] = (int8_t)at;
        /* Unused places follow the last suit and are in no hand. */
        facts->rules.suit[at] = card != NO_CARD ? facts->turn_of[at] : FACES - 1;
        facts->rules.strength[at] = at;
        facts->rules.points[at] = card != NO_CARD ? rules->points[card] : 0;
    }
    for (int i = 0; i < rules->prizes; i++) {
        facts->rules.prize[i].taking = facts->place[rules->prize[i].taking];
        facts->rules.prize[i].taken = facts->place[rules->prize[i].taken];
    }
    take_duties(facts, rules, order);
    make_masks(&facts->rules, &facts->masks);
    facts->dealer = dealer;
    facts->turned = turned == NO_CARD ? NO_CARD : facts->place[turned];
    facts->house = house;
    facts->void_discards = void_discards;
    return 1;
}

int set_goals(Facts *facts, const int goal[2], int covers)
{
    facts->goal[0] = goal[0];
    facts->goal[1] = goal[1];
    facts->covers = covers;
    facts->inputs = inputs_of(facts->rules.players, facts->cards, goal[0] || goal[1]);
    return facts->inputs <= MOST_INPUTS;
}

uint64_t places_of(const Facts *facts, uint64_t cards)
{
    uint64_t places = 0;
    for (; cards; cards &= cards - 1)
        if (facts->place[lowest64(cards)] != NO_CARD)
            places |= bit64(facts->place[lowest64(cards)]);
    return places;
}

/* ---- Public state ---- */

int state_mover(const Facts *facts, const DealState *state)
{
    int mover = state->leader + state->placed;
    return mover < facts->rules.players ? mover : mover - facts->rules.players;
}

/* The suit led, in canonical order: a card led face down counts as a trump. */
static int led_suit(const Facts *facts, const DealState *state)
{
    int lead = state->trick[0];
    if (!state->placed)
        return LEAD;
    return state->covered >> lead & 1 ? facts->rules.trump : facts->turn_of[lead];
}

/* The duties to it. */
static const Duty *duties_now(const Facts *facts, const DealState *state)
{
    int led = led_suit(facts, state);
    return state->tricks ? facts->rules.duty[led] : facts->rules.opening[led];
}

uint64_t state_legal(const Facts *facts, const DealState *state)
{
    uint64_t hand = state->hand[state_mover(facts, state)];
    if (state->locked_for > 0)
        hand &= ~bit64(facts->turned);
    return may_play(&facts->rules, &facts->masks, duties_now(facts, state), hand,
                    led_suit(facts, state), state->placed ? state->best : NO_CARD);
}

/* The fee of a prize, where both its cards are in the full trick. */
static void pay_prize(const Rules *rules, DealState *state, int winner, const Prize *prize)
{
    int both = 0, loser = NO_CARD;
    for (int place = 0; place < rules->players; place++) {
        both += state->trick[place] == prize->taking;
        if (state->trick[place] == prize->taken)
            loser = (state->leader + place) % rules->players;
    }
    if (both && loser != NO_CARD && rules->side[winner] != rules->side[loser]) {
        state->fees[winner]++;
        state->fees[loser]--;
    }
}

/* Give the full trick to its winner. */
static void take_trick(const Facts *facts, DealState *state)
{
    const Rules *rules = &facts->rules;
    int players = rules->players, winner = state->leader, points = rules->trick_points;
    uint64_t rest = 0;
    for (int place = 0; place < players; place++) {
        int card = state->trick[place], seat = state->leader + place;
        seat = seat < players ? seat : seat - players;
        points += rules->points[card];
        rest |= state->hand[place];
        if (card == state->best)
            winner = seat;
    }
    if (!rest)
        points += rules->last_trick;
    for (int i = 0; i < rules->prizes; i++)
        pay_prize(rules, state, winner, &rules->prize[i]);
    state->points[winner] = (int16_t)(state->points[winner] + points);
    state->took |= 1u << winner;
    state->leader = winner;
    state->placed = 0;
    state->covered = 0;
    state->tricks++;
    if (state->locked_for > 0)
        state->locked_for--;
}

/* Whether an open card beats the best card; a face-down best card is beaten by any trump. */
static int is_better(const Facts *facts, const DealState *state, int card)
{
    uint64_t beats = state->best == NO_CARD ? facts->masks.trumps
                                             : facts->masks.beats[(int)state->best];
    return beats >> card & 1;
}

void state_lay(const Facts *facts, DealState *state, int card)
{
    int mover = state_mover(facts, state), bound = 0;
    const Duty *row = duties_now(facts, state);
    for (int at = 0; at < DUTIES && !(row[at].play >> card & 1); at++)
        for (int turn = 0; turn < FACES; turn++)
            if (row[at].holding >> facts->first_of[turn] & 1
                && facts->first_of[turn] < facts->first_of[turn + 1]) {
                state->lacks[mover] |= (uint8_t)(1u << turn);
                bound = 1;
            }
    int covers = state->tricks || !bound ? NOBODY_COVERS : facts->covers;
    if (covers == ALL_COVER || (covers == LEADER_COVERS && !state->placed))
        state->covered |= bit64(card);
    else if (!state->placed)
        state->leads[mover] |= (uint8_t)(1u << facts->turn_of[card]);
    state->hand[mover] &= ~bit64(card);
    state->played[mover] |= bit64(card);
    if (!state->placed)
        state->best = (int8_t)(state->covered ? NO_CARD : card);
    else if (!(state->covered >> card & 1) && is_better(facts, state, card))
        state->best = (int8_t)card;
    state->trick[state->placed++] = (int8_t)card;
    if (state->placed == facts->rules.players)
        take_trick(facts, state);
}

int side_points(const Facts *facts, const DealState *state, int side)
{
    int points = 0;
    for (int seat = 0; seat < facts->rules.players; seat++)
        points += facts->rules.side[seat] == side ? state->points[seat] : 0;
    return points;
}

int points_in(const Facts *facts, uint64_t cards)
{
    int points = 0;
    for (; cards; cards &= cards - 1)
        points += facts->rules.points[lowest64(cards)];
    return points;
}

/* Whether a seat is safe from the fee for taking no trick, as far as `away` shows. */
static int is_safe(const Facts *facts, const DealState *state, int seat, uint64_t away)
{
    int trick = state->took >> seat & 1;
    if (!facts->rules.by_points)
        return trick;
    return state->points[seat] > 0
           || (seat == facts->dealer && (trick || !facts->void_discards) && points_in(facts, away));
}

void state_end(const Facts *facts, const DealState *state, int points[SEATS], int fees[SEATS])
{
    int players = facts->rules.players, dealer = facts->dealer;
    for (int seat = 0; seat < players; seat++) {
        points[seat] = state->points[seat];
        fees[seat] = state->fees[seat];
    }
    for (int seat = 0; seat < players; seat++)
        if (facts->rules.no_trick_gain && !is_safe(facts, state, seat, state->away))
            for (int other = 0; other < players; other++)
                fees[other] += other == seat ? 1 - players : 1;
    if (!facts->void_discards || (state->took >> dealer & 1))
        points[dealer] += points_in(facts, state->away);
}

/* ---- Observation of one seat ---- */

int inputs_of(int players, int cards, int goals)
{
    int blocks = 9 + 2 * (players - 1);
    int all = blocks * cards + players + LONGEST + (players - 1) * FACES + players + 1 + FACES
              + players - 1 + HOUSE_FLAGS + 1;
    return all + (goals ? 2 * LACKS + (players - 1) * (1 + FACES) : 0);
}

/* Lengths of a suit in the inputs of the discard network. */
enum { LENGTHS = 8 };

int discard_inputs_of(int cards)
{
    return 4 * cards + FACES * LENGTHS + HOUSE_FLAGS;
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
static uint64_t card_before(const DealState *state, int before)
{
    return before <= state->placed ? bit64(state->trick[state->placed - before]) : 0;
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

void state_inputs(const Facts *facts, const DealState *state, uint64_t legal,
                  uint64_t inputs[INPUT_WORDS])
{
    int players = facts->rules.players, cards = facts->cards, me = state_mover(facts, state);
    int rel[SEATS];
    for (int step = 0; step < players; step++)
        rel[step] = me + step < players ? me + step : me + step - players;
    int is_dealer = me == facts->dealer;
    uint64_t hand = state->hand[me], away = is_dealer ? state->away : 0, gone = 0;
    for (int seat = 0; seat < players; seat++)
        gone |= state->played[seat];
    /* A seat's own face-down card is seen by no other seat, and the seat does not play to that
     * trick again. */
    uint64_t hidden = state->covered;
    gone &= ~hidden;
    uint64_t unseen = facts->pack & ~(hand | away | gone);
    uint64_t turned = facts->turned != NO_CARD && !is_dealer ? bit64(facts->turned) & unseen : 0;
    uint64_t masters = 0, seconds = 0;
    for (uint64_t rest = hand; rest; rest &= rest - 1) {
        int card = lowest64(rest);
        uint64_t higher = facts->masks.higher[card] & unseen;
        if (!higher)
            masters |= bit64(card);
        else if (!(higher & (higher - 1)))
            seconds |= bit64(card);
    }

    memset(inputs, 0, INPUT_WORDS * sizeof *inputs);
    Pen pen = {inputs, 0};
    write_bits(&pen, hand, cards);
    for (int step = 1; step < players; step++)
        write_bits(&pen, state->played[rel[step]] & ~hidden, cards);
    write_bits(&pen, state->played[me], cards);
    for (int before = 1; before < players; before++)
        write_bits(&pen, card_before(state, before) & ~hidden, cards);
    write_bits(&pen, unseen, cards);
    write_bits(&pen, away, cards);
    int best = state->placed ? state->best : NO_CARD;
    write_bits(&pen, best != NO_CARD ? bit64(best) : 0, cards);
    write_bits(&pen, turned, cards);
    write_bits(&pen, masters, cards);
    write_bits(&pen, seconds, cards);
    uint64_t winning = best != NO_CARD ? facts->masks.beats[best]
                       : state->placed ? facts->masks.trumps
                                        : 0;
    write_bits(&pen, legal & winning, cards);

    write_bits(&pen, bit64((facts->dealer - me + players) % players), players);
    write_bits(&pen, bit64(state->tricks), LONGEST);
    for (int step = 1; step < players; step++)
        write_bits(&pen, state->lacks[rel[step]], FACES);
    uint64_t safe = 0;
    for (int step = 0; step < players; step++)
        if (is_safe(facts, state, rel[step], away))
            safe |= bit64(step);
    write_bits(&pen, safe, players);
    int led = led_suit(facts, state);
    write_bits(&pen, bit64(led == LEAD ? FACES : led), FACES + 1);
    uint64_t winner = 0;
    for (int place = 0; place < state->placed; place++)
        if (state->trick[place] == best)
            winner = bit64((state->leader + place - me + players) % players) >> 1;
    write_bits(&pen, winner, players - 1);
    write_bits(&pen, facts->house, HOUSE_FLAGS);
    write_bits(&pen, state->locked_for > 0, 1);
    if (!facts->goal[0] && !facts->goal[1])
        return;
    int own = facts->rules.side[me];
    for (int other = 0; other < 2; other++) {
        int side = other ? 1 - own : own;
        write_bits(&pen, lacking(facts->goal[side] - side_points(facts, state, side)), LACKS);
    }
    for (int before = 1; before < players; before++)
        write_bits(&pen, (card_before(state, before) & hidden) != 0, 1);
    for (int step = 1; step < players; step++)
        write_bits(&pen, state->leads[rel[step]], FACES);
}

void discard_inputs(const Facts *facts, uint64_t kept, uint64_t away,
                    uint64_t inputs[DISCARD_WORDS])
{
    uint64_t unseen = facts->pack & ~(kept | away), masters = 0;
    for (uint64_t rest = kept; rest; rest &= rest - 1)
        if (!(facts->masks.higher[lowest64(rest)] & unseen))
            masters |= rest & (0 - rest);
    memset(inputs, 0, DISCARD_WORDS * sizeof *inputs);
    Pen pen = {inputs, 0};
    write_bits(&pen, kept, facts->cards);
    write_bits(&pen, away, facts->cards);
    write_bits(&pen, facts->turned == NO_CARD ? 0 : bit64(facts->turned), facts->cards);
    write_bits(&pen, masters, facts->cards);
    for (int turn = 0; turn < FACES; turn++) {
        int first = facts->first_of[turn], end = facts->first_of[turn + 1];
        uint64_t suit = (bit64(end) - 1) & ~(bit64(first) - 1);
        int length = count_bits64(kept & suit);
        length = length < LENGTHS ? length : LENGTHS;
        if (length)
            pen.words[(pen.at + length - 1) >> 6] |= bit64((pen.at + length - 1) & 63);
        pen.at += LENGTHS;
    }
    write_bits(&pen, facts->house, HOUSE_FLAGS);
}
