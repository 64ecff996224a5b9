"""Checks of the decision that the player is asked for, and actions that answer it."""

from __future__ import annotations

from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.legal import MayDiscard, MayPlay
from reunion_desktop.match.game_flow import PERSON, GameFlow, Wait


def plays(flow: GameFlow) -> bool:
    """Check whether the player must play a card."""
    legal = flow.observation.legal
    return flow.wait is Wait.CHOICE and isinstance(legal, MayPlay)


def lays_away(flow: GameFlow) -> bool:
    """Check whether the player must discard."""
    legal = flow.observation.legal
    return flow.wait is Wait.CHOICE and isinstance(legal, MayDiscard)


def played(card: Card) -> PlayCard:
    """Action of the player that plays a card."""
    return PlayCard(PERSON, card)
