"""Early end of a deal of Skat: giving up, laying down, consent (ISkO 4.4)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reunion_desktop.engine.actions import Action, Announce, expected
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.events import Announced, Event
from reunion_desktop.engine.legal import MayAnnounce
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState, Phase
from reunion_desktop.games.skat.options import ACCEPT, CONCEDE, LAY_DOWN, PLAY_ON

_ALONE = 9
"""With so many cards or more the declarer may give up without consent."""


@dataclass(frozen=True, slots=True)
class Consenting:
    """Phase: others are asked in turn whether the deal may end early."""

    asked: tuple[Seat, ...]
    """The seats still to be asked."""
    otherwise: Phase
    """The phase that follows where the deal goes on."""
    of_all: bool = False
    """True where all must agree; else one is enough."""

    def to_act(self, _deal: DealState, /) -> Seat:
        """The next seat to be asked."""
        return self.asked[0]

    def legal(self, _deal: DealState, /) -> MayAnnounce:
        """Yes or no; the usual answer comes first."""
        answers = (PLAY_ON, ACCEPT) if self.of_all else (ACCEPT, PLAY_ON)
        return MayAnnounce(self.asked[0], answers)

    def apply(self, deal: DealState, action: Action) -> tuple[DealState, tuple[Event, ...]]:
        """Ask the next seat, end the deal, or go on."""
        said = expected(action, Announce)
        agrees, rest = said.call == ACCEPT, self.asked[1:]
        phase: Phase | None = None if agrees else self.otherwise
        if rest and agrees == self.of_all:
            phase = replace(self, asked=rest)
        return deal.heard(said, phase), (Announced(said.seat, said.call),)


def endings(deal: DealState, seat: Seat) -> tuple[Call, ...]:
    """The calls by which the next player may ask to end the deal, each once a deal.

    That nothing is offered out of turn, and nothing twice, is this program's ruling.
    """
    contract = deal.contract
    if contract.declarer is None:
        return ()
    possible = (CONCEDE, LAY_DOWN) if seat == contract.declarer else (CONCEDE,)
    said = {told.call for told in deal.calls if told.seat == seat}
    return tuple(call for call in possible if call not in said)


def phase_after(deal: DealState, play: Phase) -> Phase | None:
    """The phase after such a call: consent, or the end.

    Args:
        deal: the deal with the call.
        play: the phase that follows where the deal goes on.
    """
    said, declarer = deal.calls[-1], deal.contract.declared_by
    if said.seat != declarer:
        # The declarer may demand that it is played on, for a higher level.
        return Consenting((declarer,), play)
    if said.call == CONCEDE and len(deal.hands[declarer]) >= _ALONE:
        return None
    defenders = tuple(seat for seat in deal.contract.seats if seat != declarer)
    return Consenting(defenders, play, of_all=said.call == LAY_DOWN)


def ending_of(deal: DealState) -> Announce | None:
    """The call that has ended the deal; None where it was played to its end."""
    if deal.contract.goal is Goal.NOTHING or not deal.calls:
        return None
    if deal.calls[-1].call not in {CONCEDE, ACCEPT}:
        return None
    return next(said for said in reversed(deal.calls) if said.call in {CONCEDE, LAY_DOWN})
