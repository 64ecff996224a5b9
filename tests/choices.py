"""What the person at a table is asked for, and the decisions that a test makes for him."""

from __future__ import annotations

from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.legal import MayDiscard, MayPlay
from reunion_desktop.match.game_flow import PERSON, GameFlow, Wait


def plays(conductor: GameFlow) -> bool:
    """Whether the person is to play a card."""
    legal = conductor.observation.legal
    return conductor.wait is Wait.CHOICE and isinstance(legal, MayPlay)


def lays_away(conductor: GameFlow) -> bool:
    """Whether the person is to lay cards away."""
    legal = conductor.observation.legal
    return conductor.wait is Wait.CHOICE and isinstance(legal, MayDiscard)


def played(card: Card) -> PlayCard:
    """The person plays a card."""
    return PlayCard(PERSON, card)
