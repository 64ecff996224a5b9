"""Greedy player: plays for the current trick as if there were no other.

A benchmark for the arena, not an opponent. It takes what it can, with the card that brings most;
where it cannot, it gives as little as it can. Stateless and deterministic.
"""

from __future__ import annotations

from reunion_desktop.ai.character import EVEN, Character
from reunion_desktop.ai.player import Decision, Limit, Stop, question
from reunion_desktop.ai.reunion.card_memory import CardMemory, remember
from reunion_desktop.ai.reunion.card_play import play
from reunion_desktop.engine.actions import Discard
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.games.reunion.options import reunion


class GreedyPlayer:
    """Benchmark player that ignores later tricks."""

    __slots__ = ()

    name = "greedy"

    def __init__(self, dice: str, character: Character = EVEN) -> None:
        """Create the player; the seed and the preferences are not used."""

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:  # noqa: ARG002 - decides at once, without search.
        """Decide by the trick on the table; the dealer discards as many points as allowed.

        Raises:
            NotMyTurn: the observation leaves its seat nothing to decide.
        """
        deal, legal = question(observation)
        if isinstance(legal, MayDiscard):
            return Decision(_richest(observation, deal, legal))
        memory = remember(reunion(observation.rules), observation.seat, deal)
        taking = _taking(deal, legal.cards, memory)
        points = observation.rules.points
        if taking:
            card = max(taking, key=lambda card: (points(card, deal.order), -card.index))
        else:
            card = min(legal.cards, key=lambda card: _cost(observation, deal, card))
        return Decision(play(observation, card))


def _taking(deal: DealObservation, legal: CardSet, memory: CardMemory) -> list[Card]:
    """The cards that win so far; on lead, those that cannot be beaten in their suit."""
    order, trick = deal.order, deal.trick
    if not trick.cards:
        return [card for card in legal if not memory.higher(card)]
    led = order.suit_of(trick.cards[0])
    best = order.strength(trick.cards[trick.best(order)], led)
    return [card for card in legal if order.strength(card, led) > best]


def _cost(observation: Observation, deal: DealObservation, card: Card) -> tuple[int, int, int]:
    """The cost of giving a card: its points, then its rank; trumps rank highest."""
    order = deal.order
    return observation.rules.points(card, order), order.height(card), card.index


def _richest(observation: Observation, deal: DealObservation, legal: MayDiscard) -> Discard:
    """The discard of most points; of several the lowest."""
    order = deal.order
    return max(
        legal.actions,
        key=lambda action: (
            observation.rules.count(action.cards, order),
            -sum([order.height(card) for card in action.cards]),
            -action.cards.bits,
        ),
    )
