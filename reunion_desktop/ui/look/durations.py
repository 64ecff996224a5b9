"""Durations of all animations and pauses, as values by speed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple


class Speed(Enum):
    """Speed of the animations."""

    CALM = "calm"
    NORMAL = "normal"
    BRISK = "brisk"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Pace:
    """Every duration at one speed, in milliseconds."""

    play: int = 260
    """A card from a hand to the trick."""
    gather: int = 380
    """A trick to its winner."""
    packet: int = 300
    """A packet from the dealer to a hand."""
    packet_gap: int = 140
    """Interval between the starts of two packets."""
    turn: int = 260
    """Turning over a card."""
    look: int = 700
    """Pause after a card was turned or drawn."""
    lay_away: int = 320
    """The dealer's discards, and the turned card on its way to the hand."""
    lift: int = 300
    """Lifting half of the pack at the cut, or putting it down."""
    draw: int = 320
    """A card drawn for the deal."""
    shift: int = 200
    """Cards of a hand that make room, are sorted, or return after a refusal."""
    back: int = 340
    """Cards on their way back in an undo."""
    stroke: int = 150
    """One stroke of the quill on the score sheet."""
    count: int = 230
    """Interval between two rows of the score."""

    def times(self, factor: float) -> Pace:
        """Scale every duration by a factor."""
        return Pace(**{name: round(getattr(self, name) * factor) for name in Pace.__slots__})


PACES: Mapping[Speed, Pace] = {
    Speed.CALM: Pace().times(1.6),
    Speed.NORMAL: Pace(),
    Speed.BRISK: Pace().times(0.55),
    Speed.NONE: Pace().times(0),
}
"""Durations of each speed; ``Speed.NONE`` shows results only."""


class Tempo(NamedTuple):
    """Pauses for the player to look, in milliseconds."""

    trick: int
    """A full trick, before it is gathered."""
    mind: int
    """Pause before an opponent plays a card."""


TEMPI: Mapping[Speed, Tempo] = {
    Speed.CALM: Tempo(2400, 450),
    Speed.NORMAL: Tempo(1500, 250),
    Speed.BRISK: Tempo(800, 80),
    Speed.NONE: Tempo(1200, 250),
}
"""Pauses of each speed; without animation they are needed all the same."""

HURRY = Tempo(0, 0)
"""No pauses, for a table that plays by itself."""
