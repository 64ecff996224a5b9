#include "world.h"

#include <string.h>

#include "bits.h"

void begin_course(const History *history, const uint64_t hand[SEATS], uint64_t away, Course *course)
{
    const Ground *ground = history->ground;
    memset(course, 0, sizeof *course);
    course->leader = history->leader;
    course->locked_for = (int8_t)history->locked_for;
    course->away = away;
    for (int seat = 0; seat < ground->rules.players; seat++)
        course->hand[seat] = hand[seat];
}

int course_in_world(const History *history, const uint64_t hand[SEATS], uint64_t away,
                    int to_lay_away, Course *course)
{
    const Ground *ground = history->ground;
    int players = ground->rules.players, size = -1;
    uint64_t seen = away;
    begin_course(history, hand, away, course);
    /* The public state does not depend on the hands: it is followed once, then the played cards
     * go back to the hands. */
    for (int i = 0; i < history->cards; i++)
        course_lay(ground, course, history->card[i]);
    for (int seat = 0; seat < players; seat++) {
        uint64_t whole = hand[seat] | course->played[seat];
        if ((hand[seat] & course->played[seat]) || (whole & seen) || (whole & ~ground->pack))
            return 0;
        seen |= whole;
        int held = count_bits64(whole) - (seat == ground->dealer ? to_lay_away : 0);
        if (size >= 0 && held != size)
            return 0;
        size = held;
    }
    return size > history->locked_for && size <= LONGEST;
}
