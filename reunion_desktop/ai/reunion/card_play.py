"""Choice of the best card by value; ties are broken by the heuristics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from reunion_desktop.ai.player import turn_of
from reunion_desktop.ai.reunion.card_features import look_around
from reunion_desktop.ai.reunion.club import weigh
from reunion_desktop.ai.reunion.unit_rates import stakes
from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.observe import Observation
from reunion_desktop.games.reunion.options import reunion

_ALIKE = 1e-9
"""Tolerance for equal values."""


def by_rule(observation: Observation) -> Mapping[Card, float]:
    """The club player's heuristic value of each legal card."""
    turn = turn_of(observation)
    deal, legal = turn.deal, turn.legal
    look = look_around(
        reunion(observation.rules), observation.seat, deal, legal.cards, stakes(observation)
    )
    return {
        prospect.card: weigh(look, prospect)
        for prospect in look.prospects
        if prospect.card in legal.cards
    }


def best_card(cards: Sequence[Card], values: Sequence[float], observation: Observation) -> Card:
    """The card of the highest value; ties are broken by the heuristics."""
    top = max(values)
    level = [card for card, value in zip(cards, values, strict=True) if value >= top - _ALIKE]
    if len(level) == 1:
        return level[0]
    rule = by_rule(observation)
    return max(level, key=lambda card: (rule[card], -card.index))


def play(observation: Observation, card: Card) -> PlayCard:
    """The action of playing a card."""
    return PlayCard(observation.seat, card)
