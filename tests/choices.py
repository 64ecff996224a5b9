"""The choices of the player at a table, and the moves that a test makes for them."""

from __future__ import annotations

from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.legal import MayDiscard, MayPlay
from reunion_desktop.match.game_flow import PERSON, GameFlow, Wait


def plays(conductor: GameFlow) -> bool:
    """Test whether the player is to play a card."""
    legal = conductor.observation.legal
    return conductor.wait is Wait.CHOICE and isinstance(legal, MayPlay)


def lays_away(conductor: GameFlow) -> bool:
    """Test whether the player is to discard."""
    legal = conductor.observation.legal
    return conductor.wait is Wait.CHOICE and isinstance(legal, MayDiscard)


def played(card: Card) -> PlayCard:
    """Play a card for the player."""
    return PlayCard(PERSON, card)
