"""Claims: the rest of the tricks, where every continuation gives them to the player.

No source speaks of claims; the ruling is ours. Only the claimer's own knowledge counts, so that
the offer of a claim reveals nothing.
"""

from __future__ import annotations

from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.tricks import CardOrder


def sure_rest(seen: Observation) -> tuple[Card, ...]:
    """The player's cards in an order that takes every trick to come, whatever the others hold.

    Empty where that is not certain, where the player does not lead, or where tricks are bad.
    Trumps come first, so that no later card can be trumped.
    """
    deal = seen.deal
    if deal is None or deal.contract.goal in {Goal.NO_TRICK, Goal.FEWEST}:
        return ()
    if deal.trick.cards or (deal.on_table is not None and not deal.lying):
        return ()
    if not isinstance(seen.legal, MayPlay):  # Another seat leads, or a discard is due.
        return ()
    out = _unseen(seen, deal)
    order = deal.order
    trumps, others = deal.hand & order.trumps, deal.hand - order.trumps
    out_trumps = out & order.trumps
    if len(trumps) < min(len(out_trumps), len(deal.hand)):
        return ()
    if any(not _highest(card, out, order) for card in deal.hand):
        return ()
    return (*_falling(trumps, order), *_falling(others, order))


def _unseen(seen: Observation, deal: DealObservation) -> CardSet:
    """Every card that another player may hold."""
    known = deal.hand
    for taken in deal.taken:
        known = known | CardSet.of(taken.trick.cards)
    return CardSet.of(seen.rules.pack) - known - (deal.laid_away or CardSet())


def _highest(card: Card, out: CardSet, order: CardOrder) -> bool:
    """Tell whether no card that is out is higher in the same suit."""
    return not out & order.over(card)


def _falling(cards: CardSet, order: CardOrder) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: (order.suit_of(card), -order.height(card))))
