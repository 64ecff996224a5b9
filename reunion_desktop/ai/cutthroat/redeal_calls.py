"""Calls for a redeal, or agreement to one, by the badness of the hand."""

from __future__ import annotations

from reunion_desktop.ai.player import Decision
from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.legal import MayAnnounce
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.tricks import CardOrder

_ASK = 1.15
"""Badness of a hand, against the average, from which a redeal is asked for."""
_AGREE = 1.0
"""Badness from which a redeal is agreed to."""


def called(observation: Observation, deal: DealObservation, legal: MayAnnounce) -> Decision:
    """Pass with a good hand, else ask for or agree to a redeal."""
    badness = weight(observation.rules, deal.order, deal.hand)
    asked = bool(deal.calls) and any(said.call != PASS for said in deal.calls)
    bold = next((call for call in legal.calls if call != PASS), PASS)
    if badness < (_AGREE if asked else _ASK):
        return Decision(Announce(legal.seat, PASS))
    return Decision(Announce(legal.seat, bold))


def weight(rules: Rules, order: CardOrder, hand: CardSet) -> float:
    """Badness of a hand: how many cards of their suits its cards beat; 1 on average."""
    pack = CardSet.of(rules.pack)
    beaten = 0.0
    for card in hand:
        suit = order.cards_of(order.suit_of(card)) & pack
        beaten += 1 - len(order.over(card) & pack) / max(1, len(suit) - 1)
    return 2 * beaten / max(1, len(hand))
