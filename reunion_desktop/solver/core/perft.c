#include "perft.h"

#include "bits.h"

uint64_t perft(const Rules *rules, const Masks *masks, const Position *position, int depth,
               Budget *budget)
{
    if (!depth || !open_hand(position, seat_to_move(rules, position)))
        return 1;
    uint64_t found = 0;
    for (uint64_t moves = moves_in(rules, masks, position); moves; moves &= moves - 1) {
        Position after = *position;
        lay(rules, masks, &after, lowest64(moves), 0);
        count_node(budget);
        found += perft(rules, masks, &after, depth - 1, budget);
    }
    return found;
}
