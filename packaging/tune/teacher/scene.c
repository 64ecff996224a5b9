#include "scene.h"

#include <string.h>

#include "bits.h"
#include "rng.h"
#include "guest.h"

enum { MOST_CHOICES = 70, RANKS = 9 };

typedef struct {
    uint64_t away;
    float worth;
    uint64_t inputs[DISCARD_WORDS];
} Choice;

static int has_goals(const Facts *facts)
{
    return facts->goal[0] || facts->goal[1];
}

/* The side's points and fees so far. */
static float side_has(const Scene *scene, int seat, float fee)
{
    const Facts *facts = &scene->facts;
    const DealState *state = &scene->state;
    float has = 0;
    if (has_goals(facts))
        return scene->house->each * (float)side_points(facts, state, facts->rules.side[seat]);
    for (int other = 0; other < facts->rules.players; other++)
        if (facts->rules.side[other] == facts->rules.side[seat])
            has += (float)state->points[other] + fee * (float)state->fees[other];
    if (!facts->void_discards && facts->rules.side[facts->dealer] == facts->rules.side[seat])
        has += (float)points_in(facts, state->away);
    return has;
}

/* One of some worths, the greater the likelier. */
static int any_worth(const float *worth, int count, float temperature, uint64_t *rng)
{
    float most = worth[0], sum = 0, odds[MOST_CHOICES];
    for (int i = 1; i < count; i++)
        most = worth[i] > most ? worth[i] : most;
    for (int i = 0; i < count; i++)
        sum += odds[i] = power_of_e((worth[i] - most) * (SCALE / temperature));
    float mark = any_share(rng) * sum;
    int at = 0;
    while (at < count - 1 && (mark -= odds[at]) >= 0)
        at++;
    return at;
}

void lay_away(Scene *scene, const House *house, const Network *network, float temperature,
                     uint64_t *rng, int learns)
{
    const Facts *facts = &scene->facts;
    uint64_t hand = scene->state.hand[facts->dealer];
    uint64_t may = hand & ~places_of(facts, house->kept & house->used);
    uint64_t limited = places_of(facts, house->limited & house->used);
    Choice choices[MOST_CHOICES];
    float worth[MOST_CHOICES];
    DiscardTrace trace;
    float sum[DISCARD_INNER] __attribute__((aligned(64)));
    uint64_t old[DISCARD_WORDS];
    int count = 0, chosen = 0;
    if (house->keeps_turned)
        may &= ~((uint64_t)1 << facts->turned);
    for (uint64_t one = may; one; one &= one - 1)
        for (uint64_t other = house->laid_away == 2 ? one & (one - 1) : one & (0 - one); other;
             other &= other - 1) {
            uint64_t away = (one & (0 - one)) | (other & (0 - other));
            if (count_bits64(away & limited) > house->most_limited || count == MOST_CHOICES)
                continue;
            Choice *choice = &choices[count];
            choice->away = away;
            discard_inputs(facts, hand & ~away, away, choice->inputs);
            worth[count] = worth_of_discard(network, sum, old, !count, choice->inputs, &trace);
            count++;
        }
    if (temperature > 0)
        chosen = any_worth(worth, count, temperature, rng);
    else
        for (int i = 1; i < count; i++)
            chosen = worth[i] > worth[chosen] ? i : chosen;
    scene->state.away = choices[chosen].away;
    scene->state.hand[facts->dealer] &= ~choices[chosen].away;
    scene->discarded = learns && count > 1;
    if (scene->discarded) {
        memcpy(scene->discard, choices[chosen].inputs, sizeof scene->discard);
        scene->discard_worth =
            worth_of_discard(network, sum, old, 1, scene->discard, &scene->discard_trace);
    }
}

/* A card as it would be called if one suit had the name of another, and its mate that of the
 * other's mate. */
static int renamed(int card, int suit, int as)
{
    int own = card / RANKS, rank = card % RANKS;
    if (own == suit)
        return as * RANKS + rank;
    if (own == SUITS - 1 - suit)
        return (SUITS - 1 - as) * RANKS + rank;
    /* The two others take the names that are left, in their order. */
    int first = 0, free = 0;
    while (first == suit || first == SUITS - 1 - suit)
        first++;
    while (free == as || free == SUITS - 1 - as)
        free++;
    if (own != first)
        free = SUITS - 1 - free;
    return free * RANKS + rank;
}

/* How good some cards are, in tricks, roughly: as _strength in reunion_desktop/ai/tricks/calling.py
 * has it. */
static float strength(const Rules *rules, const Masks *masks, uint64_t used, uint64_t hand)
{
    float sum = 0;
    for (uint64_t rest = hand; rest; rest &= rest - 1) {
        int card = lowest64(rest), higher = count_bits64(masks->higher[card] & used & ~hand);
        if (rules->suit[card] == rules->trump) {
            float share = 0.6f;
            for (int i = 0; i < higher; i++)
                share *= 0.75f;
            sum += 0.5f + share;
        } else if (!higher) {
            sum += 0.6f;
        }
    }
    return sum;
}

enum { BY_CHANCE = 6 };

/* Forehand, who has the last cards, names the printed suit of one of the first that he sees: that in
 * which he is strongest, or now and then any. All suits are then renamed, for lessons know one trump. */
static void name_trumps(const House *house, int8_t *pack, int cards, uint64_t *rng)
{
    Masks masks;
    make_masks(&house->rules, &masks);
    float best = -1;
    int8_t *seen = pack + cards - SEEN;
    int suit = seen[any_below(rng, SEEN)] / RANKS;
    if (any_below(rng, BY_CHANCE))
        for (int i = 0; i < SEEN; i++) {
            uint64_t hand = 0;
            for (int j = 0; j < SEEN; j++)
                hand |= (uint64_t)1 << renamed(seen[j], seen[i] / RANKS, house->rules.trump);
            float worth = strength(&house->rules, &masks, house->used, hand);
            if (worth > best) {
                best = worth;
                suit = seen[i] / RANKS;
            }
        }
    for (int i = 0; i < cards; i++)
        pack[i] = (int8_t)renamed(pack[i], suit, house->rules.trump);
}

/* The first card, which is the dealer's, is one of the trump suit as it is printed. */
static void turn_trump(const House *house, int8_t *pack, int cards, uint64_t *rng)
{
    int wanted = house->rules.trump * RANKS + any_below(rng, RANKS);
    for (int i = 1; i < cards; i++)
        if (pack[i] == wanted) {
            pack[i] = pack[0];
            pack[0] = (int8_t)wanted;
        }
}

/* What each side wants to count. Where the first to reach a goal has won, both together want as much
 * as the house says, and how it is shared is thrown. */
static void draw_goals(Scene *scene, const House *house, uint64_t *rng)
{
    Facts *facts = &scene->facts;
    int forehand = facts->rules.side[(facts->dealer + 1) % facts->rules.players], goal[2];
    int own = house->goal[0], other = house->goal[1];
    if (house->first) {
        own = 1 + any_below(rng, (own + other) / 2) + any_below(rng, (own + other) / 2);
        other = house->goal[0] + house->goal[1] - own;
    }
    goal[forehand] = own;
    goal[1 - forehand] = other;
    set_goals(facts, goal, house->covers);
}

/* Whether a goal was reached, where the first has won; it is looked at between tricks. */
static int is_decided(Scene *scene)
{
    if (!scene->house->first || scene->state.placed)
        return 0;
    for (int side = 0; side < 2; side++)
        if (side_points(&scene->facts, &scene->state, side) >= scene->facts.goal[side])
            scene->reached = side;
    return scene->reached != NO_CARD;
}

/* What a side has in the end where sides have goals. */
static float won_by(const Scene *scene, int seat)
{
    const Facts *facts = &scene->facts;
    const DealState *state = &scene->state;
    const House *house = scene->house;
    int side = facts->rules.side[seat], forehand = facts->rules.side[(facts->dealer + 1) % facts->rules.players];
    int made = side_points(facts, state, side);
    float has = house->each * (float)made;
    if (scene->reached != NO_CARD)
        return has + (scene->reached == side ? house->won : 0);
    has += house->won * house->chance[side != forehand][made];
    for (int other = 0; other < 2; other++) {
        unsigned took = 0;
        for (int one = 0; one < facts->rules.players; one++)
            if (facts->rules.side[one] != other)
                took |= state->took & 1u << one;
        if (!took)
            has += other == side ? house->march : -house->march;
    }
    return has;
}

void deal_cards(Scene *scene, const House *house, int dealer, uint64_t *rng)
{
    int8_t pack[CARDS];
    int cards = 0, players = house->rules.players;
    for (int card = 0; card < CARDS; card++)
        if (house->used >> card & 1)
            pack[cards++] = (int8_t)card;
    for (int i = cards - 1; i > 0; i--) {
        int other = any_below(rng, i + 1);
        int8_t card = pack[i];
        pack[i] = pack[other];
        pack[other] = card;
    }
    if (house->naming == NAMED)
        name_trumps(house, pack, cards, rng);
    else if (house->naming == DEALERS_CARD)
        turn_trump(house, pack, cards, rng);
    int turned = house->laid_away || house->naming == DEALERS_CARD ? pack[0] : NO_CARD;
    make_facts(&scene->facts, &house->rules, house->used, dealer, turned, (unsigned)house->house,
               house->void_discards);
    if (house->goal[0])
        draw_goals(scene, house, rng);
    scene->house = house;
    memset(&scene->state, 0, sizeof scene->state);
    scene->state.leader = (dealer + 1) % players;
    scene->state.locked_for = (int8_t)house->locked_for;
    int each = (cards - house->laid_away) / players, at = 0;
    for (int i = 0; i < cards; i++) {
        int seat = i < house->laid_away ? dealer : at++ / each;
        if (house->naming) /* The first cards are the dealer's, the last are forehand's. */
            seat = (dealer + players - seat) % players;
        scene->state.hand[seat] |= (uint64_t)1 << scene->facts.place[pack[i]];
    }
}

void play_deal(Scene *scene, const Chair chairs[SEATS], const Plan *plan,
                      float temperature, float by_lot, uint64_t *rng)
{
    const Facts *facts = &scene->facts;
    DealState *state = &scene->state;
    for (int seat = 0; seat < facts->rules.players; seat++) {
        scene->memory[seat].fresh = 1;
        scene->decisions[seat] = 0;
    }
    scene->discarded = 0;
    scene->reached = NO_CARD;
    while (state->hand[state_mover(facts, state)] && !is_decided(scene)) {
        int mover = state_mover(facts, state), card;
        uint64_t legal = state_legal(facts, state);
        card = lowest64(legal);
        if (legal & (legal - 1)) {
            const Chair *chair = &chairs[mover];
            int lot = by_lot > 0 && any_share(rng) < by_lot;
            if (!chair->network) {
                card = guest_card(facts, state, legal, plan->club);
            } else {
                Decision *decision = &scene->decision[mover][scene->decisions[mover]];
                float worth[CARDS], some[CARDS];
                int cards[CARDS], count = 0, at = 0;
                state_inputs(facts, state, legal, decision->inputs);
                card_worths(chair->network, &scene->memory[mover], decision->inputs, legal,
                            &decision->trace, worth);
                for (uint64_t rest = legal; rest; rest &= rest - 1) {
                    cards[count] = lowest64(rest);
                    some[count] = worth[cards[count]];
                    at = some[count] > some[at] ? count : at;
                    count++;
                }
                decision->best = some[at];
                if (lot)
                    at = any_below(rng, count);
                else if (temperature > 0)
                    at = any_worth(some, count, temperature, rng);
                card = cards[at];
                decision->card = card;
                decision->worth = some[at];
                decision->had = side_has(scene, mover, plan->fee);
                scene->decisions[mover] += chair->learns;
            }
        }
        state_lay(facts, state, card);
    }
}

void count_deal(const Scene *scene, float fee, float has[SEATS])
{
    const Facts *facts = &scene->facts;
    int points[SEATS], fees[SEATS];
    if (has_goals(facts)) {
        for (int seat = 0; seat < facts->rules.players; seat++)
            has[seat] = won_by(scene, seat);
        return;
    }
    state_end(facts, &scene->state, points, fees);
    for (int seat = 0; seat < facts->rules.players; seat++) {
        has[seat] = 0;
        for (int other = 0; other < facts->rules.players; other++)
            if (facts->rules.side[other] == facts->rules.side[seat])
                has[seat] += (float)points[other] + fee * (float)fees[other];
    }
}
