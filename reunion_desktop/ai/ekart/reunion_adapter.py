"""Adapter from a deal of Ekart to one of Réunion, among the three who play it.

Players tuned for Réunion know three seats and three deals. Kings are left out, and a player's
place in the game is counted by the deals that the player has played.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Generic, TypeVar

from reunion_desktop.engine.actions import Action, Announce
from reunion_desktop.engine.contract import Contract
from reunion_desktop.engine.legal import MayGive
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.scoring import Mark, Payment, ScoreLine
from reunion_desktop.engine.seats import Seat, Sides
from reunion_desktop.engine.tricks import TakenTrick, Trick
from reunion_desktop.games.ekart.options import ACTIVE, EkartOptions, ekart

_OTHERS = 1
"""The side of the opponents of a Staubaus; its caller is side 0."""


ObservationT = TypeVar("ObservationT", bound=Observation)


@dataclass(frozen=True, slots=True)
class ReunionAdapter(Generic[ObservationT]):
    """An observation with the seats of those who play renumbered from 0."""

    observation: ObservationT
    """The three seats, under rules for three."""
    chairs: tuple[Seat, ...]
    """By place among the three, the seat at the table."""

    def at_table(self, action: Action) -> Action:
        """Translate an action of one of the three back to the table's seats."""
        changes = {
            name: self.chairs[getattr(action, name)]
            for name in ("seat", "to")
            if hasattr(action, name)
        }
        return replace(action, **changes) if changes else action


def likeness(observation: ObservationT, deal: DealObservation) -> ReunionAdapter[ObservationT]:
    """The deal among those who play it; after a Staubaus the opponents are one side."""
    rules = ekart(observation.rules)
    chairs = tuple(sorted(deal.trick.seats))
    seat = chairs.index(observation.seat)
    number, lines = _so_far(observation, deal, chairs)
    dealer = chairs.index(deal.dealer)
    place = {chair: at for at, chair in enumerate(chairs)}
    contract = _contract(deal.contract, place)
    adapted = replace(
        deal,
        number=number,
        dealer=dealer,
        auction=replace(deal.auction, start=_contract(deal.auction.start, place)),
        contract=contract,
        held=_among(deal.held, chairs),
        calls=(
            ()
            if contract.declarer is None or contract.call is None
            else (Announce(contract.declarer, contract.call),)
        ),
        trick=_trick(deal.trick, place),
        taken=tuple(
            [
                TakenTrick(_trick(one.trick, place), place[one.winner], one.points)
                for one in deal.taken
            ]
        ),
        points=_among(deal.points, chairs),
        payments=tuple(
            [Payment(place[p.payer], place[p.payee], p.units, p.why) for p in deal.payments]
        ),
        given=tuple(
            [replace(gift, giver=place[gift.giver], taker=place[gift.taker]) for gift in deal.given]
        ),
    )
    legal = observation.legal
    if isinstance(legal, MayGive):
        legal = replace(legal, to=place[legal.to])
    if legal is not None:
        legal = replace(legal, seat=seat)
    seen = replace(
        observation,
        seat=seat,
        rules=_for_three(rules),
        first_dealer=(dealer + 1 - number) % ACTIVE,
        lines=lines,
        next_dealer=(dealer + 1) % ACTIVE,
        to_act=None if observation.to_act is None else place[observation.to_act],
        legal=legal,
        deal=adapted,
    )
    return ReunionAdapter(seen, chairs)


def _contract(contract: Contract, place: dict[Seat, Seat]) -> Contract:
    """The contract with the seats of those who play renumbered; a Staubaus has two sides."""
    declarer = None if contract.declarer is None else place[contract.declarer]
    return replace(
        contract,
        sides=Sides.alone(ACTIVE) if declarer is None else _against(declarer),
        seats=tuple([place[seat] for seat in contract.seats]),
        owner=place[contract.owner],
        taker=None if contract.taker is None else place[contract.taker],
        declarer=declarer,
        namer=None if contract.namer is None else place[contract.namer],
    )


@lru_cache(maxsize=16)
def _for_three(rules: EkartOptions) -> EkartOptions:
    return rules if rules.players == ACTIVE else rules.changed({"players": ACTIVE})


def _against(caller: Seat) -> Sides:
    """The sides of a Staubaus: its caller against the two others."""
    return Sides(tuple([0 if seat == caller else _OTHERS for seat in range(ACTIVE)]))


def _among(by_seat: tuple[int, ...], chairs: tuple[Seat, ...]) -> tuple[int, ...]:
    return tuple([by_seat[chair] for chair in chairs])


def _trick(trick: Trick, place: dict[Seat, int]) -> Trick:
    return Trick(tuple([place[seat] for seat in trick.seats]), trick.cards, trick.covered)


def _so_far(
    observation: Observation, deal: DealObservation, chairs: tuple[Seat, ...]
) -> tuple[int, tuple[ScoreLine, ...]]:
    """The deal's number and score lines, counted by the deals that the seat has played.

    At a table of three both are unchanged.
    """
    rules = observation.rules
    if rules.players == ACTIVE:
        return deal.number, observation.lines
    if deal.number > rules.deals:
        return ACTIVE + 1, ()
    played = [line for line in observation.lines if _played(line, observation.seat)]
    made = tuple([sum(line.points[chair] for line in observation.lines) for chair in chairs])
    nothing = (0,) * ACTIVE
    lines = [
        ScoreLine(number, 0, nothing if number > 1 else made, nothing, (), ())
        for number in range(1, len(played) + 1)
    ]
    return len(played) + 1, tuple(lines)


def _played(line: ScoreLine, seat: Seat) -> bool:
    return line.sheet[seat].mark is not Mark.CROWN
