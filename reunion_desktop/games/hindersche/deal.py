"""Auction of Hindersche: calls for a redeal."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.contract import Auction, Contract, Goal
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.hindersche.options import ACCEPT, REDEAL


@dataclass(frozen=True, slots=True)
class NicerCards(Auction):
    """From forehand each may ask for a redeal; where all others agree, nothing is played.

    That they are asked in turn, and that the first who does not agree ends it, is this program's
    ruling.
    """

    def asked(self, calls: tuple[Announce, ...]) -> Seat | None:
        """Each in turn; after a request all others, until one does not agree."""
        seats = self.start.seats
        answers = _answers(calls)
        if answers is None:
            over = len(calls) == len(seats)
        else:
            over = len(answers) == len(seats) - 1 or PASS in answers
        return None if over else seats[len(calls) % len(seats)]

    def legal(
        self, calls: tuple[Announce, ...], _own: CardSet | None = None, /
    ) -> tuple[Call, ...]:
        """Ask for a redeal, or agree to one that was asked for; or pass."""
        return (PASS, REDEAL if _answers(calls) is None else ACCEPT)

    def contract(self, calls: tuple[Announce, ...]) -> Contract:
        """Nothing is played where all others have agreed to a redeal."""
        agreed = _answers(calls) == [ACCEPT] * (len(self.start.seats) - 1)
        return replace(self.start, goal=Goal.NOTHING) if agreed else self.start


def _answers(calls: tuple[Announce, ...]) -> list[Call] | None:
    """The answers to a request for a redeal; None where nobody has asked for one."""
    said = [one.call for one in calls]
    return said[said.index(REDEAL) + 1 :] if REDEAL in said else None
