"""Cues, as values: the sounds, and the time at which one is due."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Sound(Enum):
    """Sound effects of the table."""

    CARD = "card"
    """A card is played."""
    TURN = "turn"
    """A card is turned over."""
    SHUFFLE = "shuffle"
    """The pack is shuffled before a deal."""
    GATHER = "gather"
    """A trick goes to its winner."""
    QUILL = "quill"
    """One stroke on the score sheet."""
    KNOCK = "knock"
    """Knock on the table: a deal is scored."""
    RAP = "rap"
    """A player knocks."""


class Cue(NamedTuple):
    """Sound that is due during an animation."""

    at: int
    """Milliseconds after the start of the first animation."""
    sound: Sound
