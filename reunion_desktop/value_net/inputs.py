"""Network inputs: one seat's observation of a deal as bits.

Inputs are 0 or 1, and are the bits of one number. They are bit-identical to course_inputs and
discard_inputs in solver/core/deal_state.c: a card by its place, a seat counted from the mover on, a
suit by its rank in the card order. Only facts that the seat knows are used.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import accumulate

from reunion_desktop.engine.seats import Seat
from reunion_desktop.solver.tables import NO_CARD, TrickTables, cards_of
from reunion_desktop.value_net.deal_history import DealProgress, Places, legal, places_of
from reunion_desktop.value_net.public_facts import PublicFacts

HOUSE_FLAGS = 8
LONGEST = 12
SUITS = 4
LENGTHS = 8

MORE_THAN = (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 17, 20, 24, 28, 32, 36, 40, 46, 52, 60, 70, 80, 90)
"""Thresholds for the inputs on what a side lacks of its goal: fine near 0."""


def inputs_of(players: int, cards: int, *, goals: bool = False) -> int:
    """The number of inputs of a card network in such a game; more where sides have goals."""
    blocks = 9 + 2 * (players - 1)
    seats = players + (players - 1) * SUITS + players + (players - 1)
    more = 2 * len(MORE_THAN) + (players - 1) * (1 + SUITS) if goals else 0
    return blocks * cards + seats + LONGEST + 1 + SUITS + HOUSE_FLAGS + 1 + more


def discard_inputs_of(cards: int) -> int:
    """The number of inputs of a discard network."""
    return 4 * cards + SUITS * LENGTHS + HOUSE_FLAGS


def card_inputs(facts: PublicFacts, progress: DealProgress, hand: int, away: int) -> int:
    """The inputs for the mover's choice of a card.

    Args:
        facts: the public facts of the deal.
        progress: its public state.
        hand: the mover's own cards, as :attr:`CardSet.bits`.
        away: the mover's own discards; ignored where the mover did not deal.
    """
    places, tables = places_of(facts), facts.tables
    players, cards, me = tables.players, len(places.index), progress.mover
    seats = [(me + step) % players for step in range(players)]
    away = away if me == facts.dealer else 0
    out = facts.pack & ~(hand | away | progress.gone & ~progress.covered)
    held, unseen = places.of(hand), places.of(out)
    may, best = sum([1 << card for card in legal(facts, progress, hand)]), progress.best(tables)
    blocks = [
        held,
        *[places.of(progress.played[seat] & ~progress.covered) for seat in (*seats[1:], me)],
        *[_place(places, card) for card in _before_me(progress, players)],
        unseen,
        places.of(away),
        _place(places, best),
        _place(places, facts.turned) & unseen if me != facts.dealer else 0,
        _with_higher_unseen(places, held, unseen, 0),
        _with_higher_unseen(places, held, unseen, 1),
        places.of(may) & _winning(places, tables, progress, best),
    ]
    led = places.turn[progress.led(tables)] if progress.table else SUITS
    return _joined(
        (
            *[(block, cards) for block in blocks],
            (1 << (facts.dealer - me) % players, players),
            (1 << progress.tricks, LONGEST),
            *[(_suits(places, progress.lacks[seat]), SUITS) for seat in seats[1:]],
            (_safe(facts, progress, seats, away), players),
            (1 << led, SUITS + 1),
            (_winner(progress, best, me) >> 1, players - 1),
            (facts.house, HOUSE_FLAGS),
            (int(progress.locked_for(facts) > 0), 1),
            *(_of_sides(facts, places, progress, seats) if facts.has_goals else ()),
        )
    )


def _of_sides(
    facts: PublicFacts, places: Places, progress: DealProgress, seats: list[Seat]
) -> Iterator[tuple[int, int]]:
    """The further inputs where sides have goals.

    The missing points of each side, the face-down cards, and the suits led by each seat.
    """
    own = facts.tables.sides[seats[0]]
    for side in (own, 1 - own):
        lacking = facts.goals[side] - progress.side_points(facts.tables, side)
        yield sum([1 << at for at, step in enumerate(MORE_THAN) if lacking > step]), len(MORE_THAN)
    hidden = [progress.covered >> card & 1 for card in reversed(progress.table)]
    yield sum([bit << before for before, bit in enumerate(hidden)]), len(seats) - 1
    for seat in seats[1:]:
        yield _suits(places, progress.leads[seat]), SUITS


def discard_inputs(facts: PublicFacts, kept: int, away: int) -> int:
    """The inputs for the dealer's choice of a discard: cards kept and cards discarded, as bits."""
    places, suits = places_of(facts), facts.tables.suits
    cards = len(places.index)
    held, unseen = places.of(kept), places.of(facts.pack & ~(kept | away))
    lengths = [0] * SUITS
    for card in cards_of(kept):
        lengths[places.turn[suits[card]]] += 1
    return _joined(
        (
            (held, cards),
            (places.of(away), cards),
            (_place(places, facts.turned), cards),
            (_with_higher_unseen(places, held, unseen, 0), cards),
            *[(1 << min(length, LENGTHS) >> 1, LENGTHS) for length in lengths],
            (facts.house, HOUSE_FLAGS),
        )
    )


def _joined(blocks: Iterable[tuple[int, int]]) -> int:
    """Concatenate blocks of bits."""
    bits, widths = zip(*blocks, strict=True)
    starts = accumulate(widths, initial=0)
    return sum([block << start for block, start in zip(bits, starts, strict=False)])


def _winning(places: Places, tables: TrickTables, progress: DealProgress, best: int) -> int:
    """The places that would win the trick so far; none before the lead."""
    if best != NO_CARD:
        return places.beaten_by[places.place[best]]
    return (
        places.of(sum([1 << card for card in places.index if tables.suits[card] == tables.trump]))
        if progress.table
        else 0
    )


def _place(places: Places, card: int) -> int:
    """The place of one card, as a bit; 0 for no card."""
    return 0 if card == NO_CARD else 1 << places.place[card]


def _before_me(progress: DealProgress, players: int) -> list[int]:
    """The cards before the mover's in the trick, latest first; none for a face-down one."""
    found = [NO_CARD if progress.covered >> card & 1 else card for card in reversed(progress.table)]
    return found + [NO_CARD] * (players - 1 - len(found))


def _with_higher_unseen(places: Places, held: int, unseen: int, number: int) -> int:
    """The places held that have exactly ``number`` unseen higher cards of their suit."""
    return sum(
        [1 << at for at in cards_of(held) if (places.higher[at] & unseen).bit_count() == number]
    )


def _suits(places: Places, suits: int) -> int:
    """Suits by their rank in the card order, as bits."""
    return sum([1 << places.turn[suit] for suit in cards_of(suits)])


def _winner(progress: DealProgress, best: int, me: Seat) -> int:
    """The seat that wins so far, counted from the mover on, as a bit; 0 before the lead."""
    if best == NO_CARD:
        return 0
    winner = progress.leader + progress.table.index(best)
    return 1 << (winner - me) % len(progress.played)


def _safe(facts: PublicFacts, progress: DealProgress, seats: list[Seat], away: int) -> int:
    """The seats that are sure of a trick, as far as the mover knows, as bits."""
    if not facts.tables.by_points:
        return sum([1 << step for step, seat in enumerate(seats) if progress.took >> seat & 1])
    laid = sum([facts.tables.points[card] for card in cards_of(away)])
    made = list(progress.points)
    if not facts.voids or progress.took >> facts.dealer & 1:
        made[facts.dealer] += laid
    return sum([1 << step for step, seat in enumerate(seats) if made[seat]])
