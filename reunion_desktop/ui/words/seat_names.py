"""Names at the table, as a value: the player addressed as *you*, and the sides."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.seats import Seat, Sides
from reunion_desktop.ui.look.plain_text import isolated

translate = QCoreApplication.translate


class SeatNames(NamedTuple):
    """The players as sentences name them."""

    names: tuple[str, ...]
    """Names by seat."""
    person: Seat | None = 0
    """The seat addressed as *you*; None where nobody is."""
    sides: Sides | None = None
    """Who plays with whom; None where each plays for himself."""

    def name(self, seat: Seat) -> str:
        """How a seat is called inside a sentence: its name, or *you*."""
        if seat == self.person:
            return translate("wording", "you", "inside a sentence")
        return isolated(self.names[seat])

    def is_partner(self, seat: Seat) -> bool:
        """Check whether a seat is the player's partner; never true of the player's own seat."""
        if self.person is None or self.sides is None or seat == self.person:
            return False
        return self.sides.of[seat] == self.sides.of[self.person]

    def every_side(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each side: the person's first, and he first of his."""
        of = self.sides.of if self.sides is not None else tuple(range(len(self.names)))
        seats = sorted(range(len(of)), key=lambda seat: (seat != self.person, seat))
        return tuple(
            tuple(seat for seat in seats if of[seat] == side)
            for side in dict.fromkeys(of[seat] for seat in seats)
        )

    def side_of(self, seats: tuple[Seat, ...]) -> int:
        """The number of the side that some partners make up."""
        return self.sides.of[seats[0]] if self.sides is not None else seats[0]
