"""Functions: single values that messages of several kinds tell: sides, a suit, whose turn it is."""

from __future__ import annotations

from reunion_desktop.arena.protocol_view.results import integers
from reunion_desktop.engine.cards import BadNotation, Suit
from reunion_desktop.engine.seats import Seat, Sides
from reunion_desktop.storage.lines import Line


def sides_told(line: Line, players: int) -> Sides:
    """Who plays with whom, as a message tells it.

    Raises:
        BadRecord: it is missing or impossible.
    """
    of = integers(line, "sides")
    if len(of) != players:
        raise line.refused("sides", "a side for each seat")
    return Sides(of)


def suit_told(line: Line) -> Suit:
    """The trump suit of a message.

    Raises:
        BadRecord: it is missing or none.
    """
    try:
        return Suit.parse(line.text("trump", "a suit"))
    except BadNotation:
        raise line.refused("trump", "a suit") from None


def next_told(line: Line, players: int) -> Seat:
    """Whose turn it is, by a message.

    Raises:
        BadRecord: it is missing or no seat.
    """
    seat = line.integer("next", "a seat")
    if not 0 <= seat < players:
        raise line.refused("next", "a seat")
    return seat
