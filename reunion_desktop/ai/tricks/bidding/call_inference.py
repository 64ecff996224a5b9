"""Value: how likely a layout is for what the others said before play, and for the exchange.

Who passes had little, who makes trumps has enough: by the same look of a hand by which the rule
calls. A dealer who took up a card laid away what the rule would. Neither is believed firmly.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp

from reunion_desktop.ai.tricks.bidding.hand_evaluation import (
    ENOUGH,
    makes_trumps,
    promise,
    swapped,
)
from reunion_desktop.ai.tricks.card_constraints import tricks_of
from reunion_desktop.ai.tricks.determinizations import Determinization, Determinizations
from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import FACE_DOWN, Card, CardSet
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import Trick

_WARMTH = 0.3
"""By how much of a trick a hand must be better for the odds of a call to grow e times."""

_DOUBT = 0.08
"""The share of calls that are thought to be made without any reason."""

_OTHERWISE = 0.3
"""How likely another exchange is than that of the rule, against it."""


@dataclass(frozen=True, slots=True)
class _ObservedCall:
    """What somebody said where he might have passed as well as made trumps."""

    seat: Seat
    call: Call
    making: tuple[Call, ...]
    """What would have made trumps."""
    before: DealObservation
    """The deal before it."""


class CallLikelihood:
    """What the others said and exchanged before play in a deal, held against layouts."""

    __slots__ = ("_deal", "_fallen", "_rules", "_said", "_taken", "_talon")

    def __init__(self, worlds: Determinizations) -> None:
        """Look back on the deal."""
        rules, deal = worlds.rules, worlds.deal
        self._rules, self._deal = rules, deal
        self._said = _said_freely(rules, deal, worlds.seat)
        self._taken = _offered(rules, deal) if worlds.seat != deal.dealer else None
        self._fallen = _fallen(rules, deal)
        seen = [card for card in deal.talon or () if card != FACE_DOWN]
        self._talon = CardSet.of(seen).bits

    @property
    def tells(self) -> bool:
        """Whether there was anything; in games without such calls and exchanges there never is."""
        return bool(self._said) or self._taken is not None

    def likely(self, world: Determinization) -> float:
        """How likely a layout is, against others."""
        dealer, rules = self._deal.dealer, self._rules
        hands = [hand | cards for hand, cards in zip(world.hands, self._fallen, strict=True)]
        hands[dealer] = (hands[dealer] | world.laid_away) & ~self._talon
        odds = 1.0
        for said in self._said:
            odds *= _odds(rules, said, hands[said.seat])
        if self._taken is not None:
            usual = swapped(rules, self._deal.order, hands[dealer], self._taken)
            odds *= 1.0 if usual == world.laid_away else _OTHERWISE
        return odds


def _said_freely(rules: Rules, deal: DealObservation, own: Seat) -> list[_ObservedCall]:
    """What the others said where one may pass or make trumps; nothing in games without that."""
    told = []
    seats = deal.trick.seats if not deal.taken else deal.taken[0].trick.seats
    for number, said in enumerate(deal.calls):
        earlier = deal.calls[:number]
        asked = rules.asked_next(earlier, seats, deal.turn_up)
        if said.seat == own or asked is None or PASS not in asked[1]:
            continue
        before = replace(deal, calls=earlier, order=rules.order(None), trick=Trick(seats))
        making = [c for c in asked[1] if makes_trumps(rules, before, (Announce(said.seat, c),))]
        if making:
            told.append(_ObservedCall(said.seat, said.call, tuple(making), before))
    return told


def _odds(rules: Rules, said: _ObservedCall, hand: int) -> float:
    """How likely one with a hand says what was said."""
    looks = {PASS: ENOUGH}
    for call in said.making:
        looks[call] = promise(rules, said.before, (Announce(said.seat, call),), hand, said.seat)
    top = max(looks.values())
    loud = {call: exp((look - top) / _WARMTH) for call, look in looks.items()}
    return (1 - _DOUBT) * loud[said.call] / sum(loud.values()) + _DOUBT / len(loud)


def _fallen(rules: Rules, deal: DealObservation) -> list[int]:
    """By seat, what it has played."""
    fallen = [0] * rules.players
    for trick in tricks_of(deal):
        for place, card in enumerate(trick.cards):
            fallen[trick.seat_of(place)] |= 1 << card.index
    return fallen


def _offered(rules: Rules, deal: DealObservation) -> Card | None:
    """The one card that the dealer was offered before play; None where it was not one."""
    if rules.takes_talon or not deal.talon:
        return None
    offered = rules.offered(deal.calls, deal.order, deal.talon)
    return offered[0] if len(offered) == 1 and offered[0] != FACE_DOWN else None
