"""Validation of solver queries: an impossible one is refused in one sentence.

The compiled core checks the copies that it takes in the same way; this is for the pure Python
search, and for numbers too large to pass to the core.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from reunion_desktop.engine.seats import Seat
from reunion_desktop.solver.answers import MOST_TOTAL, MOST_WORTH, Hands, UtilityTable
from reunion_desktop.solver.tables import CARDS, NO_CARD, NO_TRUMP, Position, TrickTables, cards_of

_MOST_PLAYOUTS = 1_000_000_000
"""The greatest number of playouts; more would take too long."""

_MOST_IN_PLAY, _LONGEST_SUIT, _MOST_SETS, _DEAREST = 30, 12, 1 << 13, 31
"""The limits of the searches for three seats: cards in play, cards of one suit, sets of cards of
one suit in all suits together, points of a card.
"""


def check_mover(tables: TrickTables, position: Position, worlds: Sequence[Hands]) -> None:
    """Check that the mover holds the same cards in all determinizations.

    Raises:
        ValueError: the hands differ, are no cards, or are missing for a seat.
    """
    check_seats(tables, (position.hands, *worlds))
    mover = position.to_move
    held = position.hands[mover]
    if any(hands[mover] != held for hands in worlds):
        message = "The mover's own cards differ between the worlds."
        raise ValueError(message)
    if held >> CARDS:
        raise ValueError(_CANNOT_LIE)


def check_seats(tables: TrickTables, worlds: Sequence[Hands]) -> None:
    """Check that there is a hand for each seat, in each determinization.

    Raises:
        ValueError: there are more, or fewer.
    """
    if any(map(tables.players.__ne__, map(len, worlds))):
        message = "The hands are not whole worlds; expected one 64-bit number a seat."
        raise ValueError(message)


def check_worlds(tables: TrickTables, position: Position, worlds: Sequence[Hands]) -> None:
    """Check that the position is possible, with the hands of each determinization.

    Raises:
        ValueError: it is not.
    """
    check_seats(tables, worlds)
    players = tables.players
    if (
        len(position.trick) >= players
        or not 0 <= position.leader < players
        or not 0 <= position.took < 1 << players
        or not NO_CARD <= position.locked < CARDS
        or position.locked_for < 0
    ):
        message = (
            "The trick, its leader, who took one or the locked card cannot be; expected an "
            "unfinished trick."
        )
        raise ValueError(message)
    if any(not 0 <= card < CARDS for card in position.trick):
        raise ValueError("A card on the table does not exist.")
    table = sum([1 << card for card in {*position.trick}])
    if not 0 <= position.covered & table == position.covered or (
        position.covered and tables.trump == NO_TRUMP
    ):
        raise ValueError("What lies face down is not on the table, or there are no trumps.")
    if not all(_may_lie(position, hands) for hands in worlds):
        raise ValueError(_CANNOT_LIE)


def check_question(
    tables: TrickTables, position: Position, worlds: Sequence[Hands], seat: Seat
) -> None:
    """Check that the position is possible and the seat is in the deal.

    Raises:
        ValueError: the position is impossible, or there is no such seat.
    """
    check_worlds(tables, position, worlds)
    if not 0 <= seat < tables.players:
        raise ValueError("There is no such seat.")


def check_perft(tables: TrickTables, position: Position, depth: int) -> None:
    """Check a perft query: a possible position and a depth of 0 or more.

    Raises:
        ValueError: the position is impossible, or the depth is negative.
    """
    check_worlds(tables, position, (position.hands,))
    if depth < 0:
        raise ValueError("Sequences of less than no card cannot be counted.")


def check_playouts(tables: TrickTables, position: Position, count: int) -> None:
    """Check a query for random playouts.

    Raises:
        ValueError: the position, the number of seats or the count is not supported.
    """
    check_worlds(tables, position, (position.hands,))
    if position.trick:
        raise ValueError("One world is played out, and from between tricks.")
    if not 0 <= count <= _MOST_PLAYOUTS:
        raise ValueError("So many deals are not played out; expected 0 to 1,000,000,000.")
    if not _for_three(tables, position):
        raise ValueError("Only deals of three seats, each for himself, are played out.")


def check_aims(
    tables: TrickTables,
    position: Position,
    standing: Sequence[int],
    utility: UtilityTable | None,
    points: Sequence[int],
) -> None:
    """Check a max^n query.

    Raises:
        ValueError: the position, the number of seats, the standing, the utility or the points are
            not supported.
    """
    check_worlds(tables, position, (position.hands,))
    if tables.players != 3:
        raise ValueError("Each for himself is asked of three seats only.")
    if len(standing) != 3:
        raise ValueError("The standing is not one number a seat.")
    if utility is not None and not utility.whole:
        raise ValueError("The table of what points are worth does not fit its total.")
    if len(points) != 3 or not all(0 <= made <= MOST_TOTAL for made in points):
        message = "The points so far are not three numbers a world, each from 0 to 1,000."
        raise ValueError(message)
    if not _for_three(tables, position) or (
        utility is not None and not _holds(utility, points, _stake(tables, position))
    ):
        message = (
            "The deal is not one of three seats, each for himself, whose points the table holds."
        )
        raise ValueError(message)


_CANNOT_LIE = "The hands cannot lie so; expected hands of one size, each card once."


def _may_lie(position: Position, hands: Hands) -> bool:
    """Tell whether each card occurs once, and all hands have the right size."""
    placed = len(position.trick)
    seen = 0
    for card in position.trick:
        if seen >> card & 1:
            return False
        seen |= 1 << card
    size = hands[position.leader].bit_count() + (placed > 0)
    for turn in range(len(hands)):
        hand = hands[(position.leader + turn) % len(hands)]
        held = hand.bit_count() + (turn < placed)
        if hand >> CARDS or hand & seen or held != size or not size:
            return False
        seen |= hand
    locked = position.locked != NO_CARD and bool(seen >> position.locked & 1)
    return not locked or position.locked_for < size


def _in_play(position: Position) -> list[int]:
    return [*position.trick, *[card for hand in position.hands for card in cards_of(hand)]]


def _stake(tables: TrickTables, position: Position) -> int:
    cards = _in_play(position)
    tricks = tables.trick_points * position.tricks_left
    return tables.last_trick + tricks + sum(tables.points[card] for card in cards)


def _for_three(tables: TrickTables, position: Position) -> bool:
    """Tell whether the searches tuned to three seats that play alone support the deal."""
    cards = _in_play(position)
    lengths = Counter(tables.suits[card] for card in cards).values()
    return (
        tables.players == len(set(tables.sides)) == 3
        and len(tables.prizes) <= 1
        and not position.covered
        and not (position.opening and tables.own_opening)
        and _few_duties(tables)
        and len(cards) <= _MOST_IN_PLAY
        and max(lengths) <= _LONGEST_SUIT
        and sum(1 << length for length in lengths) <= _MOST_SETS
        and max(tables.points[card] for card in cards) <= _DEAREST
    )


def _few_duties(tables: TrickTables) -> bool:
    """Tell whether the duties are at most following suit and one further duty."""
    *rows, lead = tables.duties
    more = [holding for row in rows for holding, _ in row[2:]]
    ruffs = [
        holding
        for led, row in enumerate(rows)
        for holding, may in row[:1]
        if tables.over_best and led != tables.trump and not may & ~tables.trumps
    ]
    return not any([*[holding for holding, _ in lead], *more, *ruffs])


def _holds(utility: UtilityTable, points: Sequence[int], stake: int) -> bool:
    """Tell whether the utility covers all points that can still be reached, within its range."""
    if sum(points) + stake > utility.total:
        return False
    width = utility.total + 1
    for more in range(stake + 1):
        start = 3 * ((points[0] + more) * width + points[1])
        row = utility.numbers[start : start + 3 * (stake + 1 - more)]
        if max(row) > MOST_WORTH or min(row) < -MOST_WORTH:
            return False
    return True
