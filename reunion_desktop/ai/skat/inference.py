"""Inference at Skat: likelihood of a layout by bids, game declared, and discards."""

from __future__ import annotations

from reunion_desktop.ai.player import Turn
from reunion_desktop.ai.skat.card_search import Layouts
from reunion_desktop.ai.skat.evaluator import DeclarersHand, Evaluator, chance
from reunion_desktop.ai.skat.hands import (
    CARD_POINTS,
    GRAND_GAME,
    SUIT_GAMES,
    GameKind,
    trump_bits,
)
from reunion_desktop.ai.tricks.card_constraints import plays_of
from reunion_desktop.ai.tricks.determinizations import Determinization
from reunion_desktop.engine.calls import CallKind
from reunion_desktop.engine.contract import Goal
from reunion_desktop.games.skat.options import HOLD, OUVERT
from reunion_desktop.solver.tables import cards_of

_SOFT = 1.2
"""Exponent of the likelihood of a declaration."""
_DOUBT = 0.01
"""Added to every likelihood: a declarer may have bid too high, or may have seen something else."""
_TRUMP_AWAY = 0.05
"""Likelihood of a trump among the discards, against another card."""
_ACE_AWAY = 0.15
"""Likelihood of an ace among the discards."""
_FEW_TRUMPS = 4
_BID_SHIFT, _BID_SOFT = 3.0, 1.0
"""A bid from a hand is as likely as its best game, shifted by what the skat may bring.

These figures make the actual layouts of deals between club players likelier than sampled ones.
"""


class Likelihood:
    """The likelihood of layouts for one question."""

    __slots__ = ("_bidders", "_judge", "_kind", "_leads", "_played", "_state", "_turn")

    def __init__(self, turn: Turn, state: Layouts, judge: Evaluator) -> None:
        """Read the calls and the cards played."""
        deal, contract = turn.deal, turn.deal.contract
        self._turn, self._state, self._judge = turn, state, judge
        ouvert = contract.level == OUVERT and contract.goal is Goal.NO_TRICK
        self._kind = GameKind(contract.order.trump, ouvert=ouvert)
        self._leads = contract.seats[0] == contract.declarer
        self._played = [0] * len(deal.held)
        for seat, card in plays_of(deal):
            self._played[seat] |= 1 << card.index
        active = {
            said.seat for said in deal.calls if said.call.kind is CallKind.BID or said.call == HOLD
        }
        self._bidders = [
            (seat, seat in active)
            for seat in contract.seats
            if seat not in {turn.seat, contract.declarer}
        ]

    def __call__(self, layout: Determinization) -> float:
        """The likelihood of a layout, but for a constant."""
        weight = 1.0
        if self._turn.seat != self._turn.deal.contract.declarer:
            weight = self._declared(layout)
        for seat, bid in self._bidders:
            hand = layout.hands[seat] | self._played[seat]
            weight *= self._bid(hand, bid=bid)
        return weight

    def _declared(self, layout: Determinization) -> float:
        """How likely the declarer plays this game with these cards and discards."""
        deal = self._turn.deal
        cards, away = self._state.declarers_cards(layout), layout.laid_away
        hand = DeclarersHand(cards, away, self._leads)
        weight = float((chance(self._judge.logit(self._kind, hand)) + _DOUBT) ** _SOFT)
        if deal.contract.hand or self._kind.trump is None:
            return weight
        trumps = trump_bits(self._kind.trump)
        for card in cards_of(away):
            if trumps >> card & 1:
                weight *= _TRUMP_AWAY
            elif CARD_POINTS[card] > 10:
                weight *= _ACE_AWAY
        return weight

    def _bid(self, hand: int, *, bid: bool) -> float:
        """How likely a player with a hand has bid, or has not."""
        best = -4.0
        for kind in (*SUIT_GAMES, GRAND_GAME):
            if kind is GRAND_GAME or (hand & trump_bits(kind.trump)).bit_count() >= _FEW_TRUMPS:
                best = max(best, self._judge.logit(kind, DeclarersHand(hand, 0, leads=False)))
        likely = chance((best + _BID_SHIFT) / _BID_SOFT)
        return likely if bid else 1 - likely
