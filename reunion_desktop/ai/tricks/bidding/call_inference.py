"""Call inference: likelihood of a determinization given the auction and the exchange.

A pass shows a weak hand and making trumps a strong one, by the same hand evaluation that the
rule-based calls use. A dealer who took up a card probably discarded what the rule would. Both are
weighed softly.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp

from reunion_desktop.ai.tricks.bidding.hand_evaluation import (
    ENOUGH,
    makes_trumps,
    promise,
    swapped,
    undecided,
)
from reunion_desktop.ai.tricks.card_constraints import plays_of
from reunion_desktop.ai.tricks.determinizations import Determinization, Determinizations
from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import FACE_DOWN, Card, CardSet
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import Trick

_TEMPERATURE = 0.3
"""Softmax temperature: tricks by which a hand must be better for the odds of a call to grow e
times.
"""

_DOUBT = 0.08
"""Share of calls that are assumed to be random."""

_EACH = 0.5
"""How much likelier each trump in hand makes it that its holder named them."""

_OTHERWISE = 0.3
"""Likelihood of an exchange other than the rule's, relative to it."""


@dataclass(frozen=True, slots=True)
class _ObservedCall:
    """A call by another seat that could pass or make trumps."""

    seat: Seat
    call: Call
    making: tuple[Call, ...]
    """The calls that would have made trumps."""
    before: DealObservation
    """The deal before the call."""


class CallLikelihood:
    """Likelihood of determinizations given the auction and exchange of a deal.

    Where no seat may pass, the only evidence is the number of trumps of their namer.
    """

    __slots__ = ("_deal", "_fallen", "_namer", "_rules", "_said", "_taken", "_talon")

    def __init__(self, layouts: Determinizations) -> None:
        """Collect the calls and the exchange."""
        rules, deal = layouts.rules, layouts.deal
        self._rules, self._deal = rules, deal
        self._said = _said_freely(deal, layouts.seat)
        self._taken = _offered(rules, deal) if layouts.seat != deal.owner else None
        named = not self._said and self._taken is None and deal.contract.namer != layouts.seat
        self._namer = deal.contract.namer if named else None
        self._fallen = [0] * rules.players
        for seat, card in plays_of(deal):
            self._fallen[seat] |= 1 << card.index
        seen = [card for card in deal.talon or () if card != FACE_DOWN]
        self._talon = CardSet.of(seen).bits

    @property
    def tells(self) -> bool:
        """True where there is any evidence."""
        return bool(self._said) or self._taken is not None or self._namer is not None

    def likely(self, layout: Determinization) -> float:
        """The relative likelihood of a determinization given the calls."""
        owner, order, rules = self._deal.owner, self._deal.order, self._rules
        hands = [hand | cards for hand, cards in zip(layout.hands, self._fallen, strict=True)]
        if self._namer is not None:
            return 1 + _EACH * (hands[self._namer] & order.trumps.bits).bit_count()
        # The hand before the exchange: as it was during the auction.
        hands[owner] = (hands[owner] | layout.laid_away) & ~self._talon
        odds = 1.0
        for said in self._said:
            odds *= _odds(rules, said, hands[said.seat])
        if self._taken is not None:
            usual = swapped(rules, order, hands[owner], self._taken)
            odds *= 1.0 if usual == layout.laid_away else _OTHERWISE
        return odds


def _said_freely(deal: DealObservation, own: Seat) -> list[_ObservedCall]:
    """The others' calls where a seat may pass or make trumps; none in games without that."""
    told = []
    seats = deal.trick.seats if not deal.taken else deal.taken[0].trick.seats
    for number, said in enumerate(deal.calls):
        earlier = deal.calls[:number]
        if said.seat == own or undecided(deal, earlier) is None:
            continue
        calls = deal.auction.legal(earlier)
        if PASS not in calls:
            continue
        contract = deal.auction.contract(earlier)
        before = replace(deal, calls=earlier, contract=contract, trick=Trick(seats))
        making = [c for c in calls if makes_trumps(before, (Announce(said.seat, c),))]
        if making:
            told.append(_ObservedCall(said.seat, said.call, tuple(making), before))
    return told


def _odds(rules: Rules, said: _ObservedCall, hand: int) -> float:
    """The probability of the observed call for a hand."""
    looks = {PASS: ENOUGH}
    for call in said.making:
        looks[call] = promise(rules, said.before, (Announce(said.seat, call),), hand, said.seat)
    top = max(looks.values())
    loud = {call: exp((look - top) / _TEMPERATURE) for call, look in looks.items()}
    return (1 - _DOUBT) * loud[said.call] / sum(loud.values()) + _DOUBT / len(loud)


def _offered(rules: Rules, deal: DealObservation) -> Card | None:
    """The single card that the dealer was offered before play; None otherwise."""
    if deal.contract.taker is not None or not deal.talon:
        return None
    offered = rules.offered(deal.contract, deal.talon)
    return offered[0] if len(offered) == 1 and offered[0] != FACE_DOWN else None
