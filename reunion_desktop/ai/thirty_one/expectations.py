"""Table of the lives that a player expects to lose, learned by self-play.

An entry is what a player loses in a deal less what each other loses on average. The program
packaging/tune/teacher/lives.c wrote the table and has the same indices.
"""

from __future__ import annotations

import sys
from array import array
from functools import lru_cache
from pathlib import Path

TURNS, KNOWN, THROWN, KINDS, VALUES, LATER = 6, 4, 4, 7, 32, 2
"""Sizes of the table: turns, classes of known hands and of discards, kinds of hands, values,
and whether others have a turn after a last turn.
"""
_PLAYERS = 5
_AFTER = _PLAYERS * TURNS * KNOWN * THROWN * KINDS * VALUES
_KNOCK = _PLAYERS * TURNS * KNOWN * VALUES
SIZE = _AFTER + _KNOCK + _PLAYERS * LATER * KNOWN * VALUES
"""Number of entries."""
SCALE = 1000
"""An entry of one life."""
FILE = Path(__file__).with_name("lives.table")

_MIDDLE, _HIGH = 7, 10
"""Points from which a card helps some hands, and many."""
_ACE, _TWENTY = 11, 20


class Expectations:
    """Expected losses, by what a player can see."""

    __slots__ = ("_worth",)

    def __init__(self, data: bytes) -> None:
        """Read the table.

        Raises:
            ValueError: it has not the right size.
        """
        numbers = array("h", data)
        if len(numbers) != SIZE:
            message = f"The table has {len(numbers)} entries; it must have {SIZE}."
            raise ValueError(message)
        if sys.byteorder == "big":
            numbers.byteswap()
        self._worth = [number / SCALE for number in numbers]

    def after(
        self, players: int, turns: int, known: int, thrown: int, kind: int, value: int
    ) -> float:
        """The expected loss after a turn.

        Args:
            players: how many play.
            turns: how many turns the player had before it.
            known: the class of the highest hand known of another, of :func:`known_class`.
            thrown: whether the next player would like the discard: 3 for a suit that it collects,
                2 for a card of ten points or more, 1 from seven points, else 0.
            kind: the kind of hand, of :func:`kind_of`.
            value: the value of the hand.
        """
        place = (players - 2) * TURNS + min(turns, TURNS - 1)
        place = (place * KNOWN + known) * THROWN + thrown
        return self._worth[(place * KINDS + kind) * VALUES + value]

    def knock(self, players: int, turns: int, known: int, value: int) -> float:
        """The expected loss of a player who knocks."""
        place = (players - 2) * TURNS + min(turns, TURNS - 1)
        return self._worth[_AFTER + (place * KNOWN + known) * VALUES + value]

    def last(self, players: int, later: int, known: int, value: int) -> float:
        """The expected loss after the last turn, with so many others to follow."""
        place = (players - 2) * LATER + (later > 0)
        return self._worth[_AFTER + _KNOCK + (place * KNOWN + known) * VALUES + value]


def liked(points: int) -> int:
    """The class of a card’s points: how many hands it helps."""
    return int(points >= _MIDDLE) + int(points >= _HIGH)


def kind_of(others: int, points: int) -> int:
    """The kind of a hand.

    Args:
        others: how many of its cards do not count.
        points: the best total of one suit among these.
    """
    return 3 * others - 2 + liked(points) if others else 0


def known_class(value: int) -> int:
    """The class of a hand’s known value: nothing, one card, two, or twenty and more."""
    if not value:
        return 0
    return 1 if value <= _ACE else 2 if value < _TWENTY else 3


@lru_cache(maxsize=1)
def expectations() -> Expectations:
    """The table that is shipped."""
    return Expectations(FILE.read_bytes())
