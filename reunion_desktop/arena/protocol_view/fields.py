"""Parse values that several protocol messages share: sides, trump suit, seat to move."""

from __future__ import annotations

from reunion_desktop.arena.protocol_view.results import integers
from reunion_desktop.engine.cards import BadNotation, Suit
from reunion_desktop.engine.seats import Seat, Sides
from reunion_desktop.storage.lines import Line


def sides_told(line: Line, players: int) -> Sides:
    """The sides that a message names.

    Raises:
        BadRecord: they are missing or invalid.
    """
    of = integers(line, "sides")
    if len(of) != players:
        raise line.refused("sides", "a side for each seat")
    return Sides(of)


def suit_told(line: Line) -> Suit:
    """The trump suit of a message.

    Raises:
        BadRecord: it is missing or invalid.
    """
    try:
        return Suit.parse(line.text("trump", "a suit"))
    except BadNotation:
        raise line.refused("trump", "a suit") from None


def next_told(line: Line, players: int) -> Seat:
    """The seat to move that a message names.

    Raises:
        BadRecord: it is missing or no seat.
    """
    seat = line.integer("next", "a seat")
    if not 0 <= seat < players:
        raise line.refused("next", "a seat")
    return seat
