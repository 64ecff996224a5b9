"""Chairs, as values: who sits where around the table, as one of them sees it from below."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.seats import Seat


class SeatSide(Enum):
    """Where somebody sits, as one sees it from below."""

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
        """Whether that is to the right of the middle."""
        return self in (SeatSide.RIGHT, SeatSide.LOWER_RIGHT, SeatSide.UPPER_RIGHT)


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
"""The sides of a table by number of players, anticlockwise from one's own."""


class SeatPositions(NamedTuple):
    """The order of the seats around the table, and whose place is below."""

    own: Seat = 0
    """Who sits below."""
    anticlockwise: bool = True
    """Whether the next in order of play sits on one's right."""
    players: int = 3
    """How many sit there: two to six."""

    @classmethod
    def of(cls, sight: Observation | None) -> SeatPositions:
        """The chairs as somebody sees them; as usual where nobody sees anything yet."""
        if sight is None:
            return USUAL
        rules = sight.rules
        return cls(sight.seat, rules.direction != "clockwise", rules.players)

    def side(self, seat: Seat) -> SeatSide:
        """Where a seat is."""
        after = seat - self.own if self.anticlockwise else self.own - seat
        return AROUND[self.players][after % self.players]


USUAL = SeatPositions()
"""The first seat is below, and the next in order of play sits on its right."""
