"""Pace: every duration of the program, as values by speed. Nothing here says what moves when."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple


class Speed(Enum):
    """How fast cards move."""

    CALM = "calm"
    NORMAL = "normal"
    BRISK = "brisk"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Pace:
    """Every duration, in milliseconds, at one speed."""

    play: int = 260
    """A card on its way from a hand to the trick."""
    gather: int = 380
    """A trick on its way to its winner."""
    packet: int = 300
    """A packet on its way from the dealer to a hand."""
    packet_gap: int = 140
    """From one packet's start to the next."""
    turn: int = 260
    """A card being turned over."""
    look: int = 700
    """How long a turned or drawn card lies before anything else moves."""
    lay_away: int = 320
    """The dealer's discards on their way, and the turned card on its way to the hand."""
    lift: int = 300
    """Half of a pack, lifted off at the cut and put down again."""
    draw: int = 320
    """A card drawn for the deal."""
    shift: int = 200
    """Cards of a hand that make room, take another order or go home after they were refused."""
    back: int = 340
    """Cards on their way back when a decision is undone."""
    stroke: int = 150
    """One stroke of the quill on the score sheet."""
    count: int = 230
    """From one row of the count to the next."""

    def times(self, factor: float) -> Pace:
        """Every duration longer by a factor, or shorter."""
        return Pace(**{name: round(getattr(self, name) * factor) for name in Pace.__slots__})


PACES: Mapping[Speed, Pace] = {
    Speed.CALM: Pace().times(1.6),
    Speed.NORMAL: Pace(),
    Speed.BRISK: Pace().times(0.55),
    Speed.NONE: Pace().times(0),
}
"""The durations of each speed; ``Speed.NONE`` shows results only."""


class Tempo(NamedTuple):
    """How long things are left lying for the eye, in milliseconds."""

    trick: int
    """A full trick, before it is gathered."""
    mind: int
    """The breath before an opponent's card falls."""


TEMPI: Mapping[Speed, Tempo] = {
    Speed.CALM: Tempo(2400, 450),
    Speed.NORMAL: Tempo(1500, 250),
    Speed.BRISK: Tempo(800, 80),
    Speed.NONE: Tempo(1200, 250),
}
"""The tempo of each speed; without motion the eye needs its time all the same."""

HURRY = Tempo(0, 0)
"""No time at all: for a table that plays by itself."""
