"""Chairs, as values: who sits where around the table, as one of them sees it from below."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.seats import Seat


class Side(Enum):
    """Where somebody sits, as one sees it from below."""

    BELOW = "below"
    RIGHT = "right"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Chairs:
    """The order of the seats around the table, and whose place is below."""

    own: Seat = 0
    """Who sits below."""
    anticlockwise: bool = True
    """Whether the next in order of play sits on one's right."""

    @classmethod
    def of(cls, sight: Observation | None) -> Chairs:
        """The chairs as somebody sees them; as usual where nobody sees anything yet."""
        if sight is None:
            return USUAL
        return cls(sight.seat, sight.rules.direction != "clockwise")

    def side(self, seat: Seat) -> Side:
        """Where a seat is."""
        after = (seat - self.own) % 3
        if after == 0:
            return Side.BELOW
        return Side.RIGHT if (after == 1) == self.anticlockwise else Side.LEFT


USUAL = Chairs()
"""The first seat is below, and the next in order of play sits on its right."""
