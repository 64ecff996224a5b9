"""Positions of the seats around the table, with the player's seat below."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.seats import Seat


class SeatSide(Enum):
    """Sides of the table, as seen from the player's seat below."""

    BELOW = "below"
    RIGHT = "right"
    LEFT = "left"
    ABOVE = "above"
    LOWER_RIGHT = "lower right"
    UPPER_RIGHT = "upper right"
    UPPER_LEFT = "upper left"
    LOWER_LEFT = "lower left"

    @property
    def on_the_right(self) -> bool:
        """True for the sides to the right of the middle."""
        return self in (SeatSide.RIGHT, SeatSide.LOWER_RIGHT, SeatSide.UPPER_RIGHT)

    @property
    def tricks_leftwards(self) -> bool:
        """True where each further trick lies left of the one before: nearest to its player."""
        return self.on_the_right or self is SeatSide.ABOVE


AROUND: dict[int, tuple[SeatSide, ...]] = {
    2: (SeatSide.BELOW, SeatSide.ABOVE),
    3: (SeatSide.BELOW, SeatSide.RIGHT, SeatSide.LEFT),
    4: (SeatSide.BELOW, SeatSide.RIGHT, SeatSide.ABOVE, SeatSide.LEFT),
    5: (
        SeatSide.BELOW,
        SeatSide.LOWER_RIGHT,
        SeatSide.UPPER_RIGHT,
        SeatSide.UPPER_LEFT,
        SeatSide.LOWER_LEFT,
    ),
    6: (
        SeatSide.BELOW,
        SeatSide.LOWER_RIGHT,
        SeatSide.UPPER_RIGHT,
        SeatSide.ABOVE,
        SeatSide.UPPER_LEFT,
        SeatSide.LOWER_LEFT,
    ),
}
"""Sides of a table by number of players, anticlockwise from the player's own."""


class SeatPositions(NamedTuple):
    """Order of the seats around the table, and the seat that is below."""

    own: Seat = 0
    """The seat below: the player's own."""
    anticlockwise: bool = True
    """True if the next seat in order of play is on the player's right."""
    players: int = 3
    """Number of players: two to six."""

    @classmethod
    def of(cls, sight: Observation | None) -> SeatPositions:
        """Positions for an observation; the usual ones while there is none."""
        if sight is None:
            return USUAL
        rules = sight.rules
        return cls(sight.seat, rules.direction != "clockwise", rules.players)

    def side(self, seat: Seat) -> SeatSide:
        """Side of a seat."""
        after = seat - self.own if self.anticlockwise else self.own - seat
        return AROUND[self.players][after % self.players]


USUAL = SeatPositions()
"""Default: seat 0 is below, and the next in order of play is on its right."""
