"""Cues, as values: which sounds there are, and when one is due."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Sound(Enum):
    """Sound effects of the table."""

    CARD = "card"
    """A card is laid on the cloth."""
    TURN = "turn"
    """A card is turned over."""
    SHUFFLE = "shuffle"
    """The pack is shuffled before a deal."""
    GATHER = "gather"
    """A trick goes to its winner."""
    QUILL = "quill"
    """One stroke on the score sheet."""
    KNOCK = "knock"
    """Knuckles on the table: a deal is counted."""


class Cue(NamedTuple):
    """A sound that is due at a moment of a motion."""

    at: int
    """Milliseconds after the first motion begins."""
    sound: Sound
