#include "layout.h"

#include <string.h>

#include "bits.h"

void begin_state(const History *history, const uint64_t hand[SEATS], uint64_t away, DealState *state)
{
    const Facts *facts = history->facts;
    memset(state, 0, sizeof *state);
    state->leader = history->leader;
    state->locked_for = (int8_t)history->locked_for;
    state->away = away;
    for (int seat = 0; seat < facts->rules.players; seat++)
        state->hand[seat] = hand[seat];
}

int state_in_layout(const History *history, const uint64_t hand[SEATS], uint64_t away,
                    int to_lay_away, DealState *state)
{
    const Facts *facts = history->facts;
    int players = facts->rules.players, size = -1;
    uint64_t seen = away;
    begin_state(history, hand, away, state);
    /* The public state does not depend on the hands: it is followed once, then the played cards
     * go back to the hands. */
    for (int i = 0; i < history->cards; i++)
        state_lay(facts, state, history->card[i]);
    for (int seat = 0; seat < players; seat++) {
        uint64_t whole = hand[seat] | state->played[seat];
        if ((hand[seat] & state->played[seat]) || (whole & seen) || (whole & ~facts->pack))
            return 0;
        seen |= whole;
        int held = count_bits64(whole) - (seat == facts->dealer ? to_lay_away : 0);
        if (size >= 0 && held != size)
            return 0;
        size = held;
    }
    return size > history->locked_for && size <= LONGEST;
}
