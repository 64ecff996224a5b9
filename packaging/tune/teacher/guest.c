#include "guest.h"

#include "bits.h"

enum { LEADING, FOLLOWING, TRUMPING, THROWING };

static float tenths(const Facts *facts, int card)
{
    return (float)facts->rules.points[card] / 10;
}

/* As `marks` in reunion_desktop/ai/reunion/perfect_information/likelihood.py, which says what each is. */
static int marks(const Facts *facts, const DealState *state, int duty, int card, uint64_t out,
                 float mark[10])
{
    int trumps = facts->first_of[1], right = trumps - 1, left = trumps - 2;
    int trump = facts->turn_of[card] == 0;
    int over = count_bits64(facts->masks.higher[card] & out);
    int suit = count_bits64(facts->masks.suit[card] & out);
    int right_out = out >> right & 1, left_out = out >> left & 1;
    float points = tenths(facts, card), some = (float)(over < 4 ? over : 4) / 4;
    if (duty == LEADING) {
        mark[0] = (float)trump;
        mark[1] = (float)(!trump && !over);
        mark[2] = trump || over ? 0 : points;
        mark[3] = over && !trump ? points : 0;
        mark[4] = trump ? 0 : (float)suit / 8;
        mark[5] = (float)(trump && !over);
        mark[6] = (float)(card == left && right_out);
        mark[7] = (float)(card == right && left_out);
        mark[8] = trump ? some : 0;
        mark[9] = trump ? 0 : some;
        return 10;
    }
    if (duty == THROWING) {
        mark[0] = points;
        mark[1] = (float)!over;
        mark[2] = (float)(over == 1);
        mark[3] = (float)suit / 8;
        return 4;
    }
    float wins = (float)(facts->masks.beats[(int)state->best] >> card & 1), table = 0;
    float last = (float)(state->placed == facts->rules.players - 1);
    int left_lies = 0;
    for (int place = 0; place < state->placed; place++) {
        table += tenths(facts, state->trick[place]);
        left_lies |= state->trick[place] == left;
    }
    mark[0] = wins;
    mark[1] = wins * last;
    if (duty == FOLLOWING) {
        mark[2] = wins * points;
        mark[3] = wins * last * points;
        mark[4] = wins * table;
        mark[5] = (1 - wins) * points;
        mark[6] = over ? 0 : wins;
        mark[7] = some;
        return 8;
    }
    mark[2] = wins * table;
    mark[3] = (1 - wins) * points;
    mark[4] = some;
    mark[5] = (float)!over;
    mark[6] = (float)(card == left && right_out);
    mark[7] = (float)(card == right && left_out);
    mark[8] = (float)(card == right && left_lies);
    mark[9] = points;
    return 10;
}

int guest_card(const Facts *facts, const DealState *state, uint64_t legal, const float club[4][10])
{
    uint64_t out = facts->pack;
    for (int seat = 0; seat < facts->rules.players; seat++)
        out &= ~state->played[seat];
    int first = lowest64(legal), duty = LEADING, best = first;
    if (state->placed)
        duty = facts->turn_of[first] == 0                                        ? TRUMPING
               : facts->turn_of[first] == facts->turn_of[(int)state->trick[0]] ? FOLLOWING
                                                                                  : THROWING;
    float most = -1e9f;
    for (; legal; legal &= legal - 1) {
        int card = lowest64(legal);
        float mark[10], says = 0;
        int count = marks(facts, state, duty, card, out, mark);
        for (int i = 0; i < count; i++)
            says += club[duty][i] * mark[i];
        if (says > most) {
            most = says;
            best = card;
        }
    }
    return best;
}
