"""Names at the table, as a value: the player addressed as *you*, and the sides."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.seats import Seat, Sides
from reunion_desktop.ui.look.plain_text import isolated

translate = QCoreApplication.translate


class SeatNames(NamedTuple):
    """Names of the players as used in sentences."""

    names: tuple[str, ...]
    """Names by seat."""
    person: Seat | None = 0
    """Seat addressed as *you*; None for no seat."""
    sides: Sides | None = None
    """Sides of the deal; None if there are no partners."""

    def name(self, seat: Seat) -> str:
        """Name of a seat inside a sentence: the player's name, or *you*."""
        if seat == self.person:
            return translate("wording", "you", "inside a sentence")
        return isolated(self.names[seat])

    def is_partner(self, seat: Seat) -> bool:
        """Check whether a seat is the player's partner; never true of the player's own seat."""
        if self.person is None or self.sides is None or seat == self.person:
            return False
        return self.sides.of[seat] == self.sides.of[self.person]

    def told_of(self, seat: Seat, own: str, partner: str, other: str, **figures: object) -> str:
        """The text that fits a seat: the player's own, a partner's, or another's, with its name."""
        text = other
        if seat == self.person:
            text = own
        elif self.is_partner(seat):
            text = partner
        return text.format(name=self.name(seat), **figures)

    def every_side(self) -> tuple[tuple[Seat, ...], ...]:
        """Seats of each side: the player's side first, and on it the player first."""
        of = self.sides.of if self.sides is not None else tuple(range(len(self.names)))
        seats = sorted(range(len(of)), key=lambda seat: (seat != self.person, seat))
        return tuple(
            tuple(seat for seat in seats if of[seat] == side)
            for side in dict.fromkeys(of[seat] for seat in seats)
        )

    def side_of(self, seats: tuple[Seat, ...]) -> int:
        """Index of the side that these partners form."""
        return self.sides.of[seats[0]] if self.sides is not None else seats[0]
